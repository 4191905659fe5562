import Foundation

/// A parsed expression, which is the content of `NSExpression` and the operand of predicates.
///
/// Unchecked: the program's objects in it are only compared and returned, as in Foundation's expressions.
indirect enum ExpressionTree: @unchecked Sendable {
  case constant(Any?)
  case object
  case variable(String)
  case keyPath(String)
  /// The selector, such as *add:to:*, the target unless that is Foundation, and the arguments.
  case function(String, operand: ExpressionTree?, [ExpressionTree])
  case aggregate([ExpressionTree])
  case conditional(NSPredicate, ExpressionTree, ExpressionTree)
  /// The elements of a list for which a predicate holds, in which the variable is the element.
  case subquery(ExpressionTree, variable: String, NSPredicate)
  case block((Any?, [Any], NSMutableDictionary?) -> Any, [ExpressionTree])
  /// The union, intersection or difference of two collections.
  case set(SetOperation, ExpressionTree, ExpressionTree)
  /// The expression for any key, which Spotlight's queries have.
  case anyKey

  /// The operations on sets, by their words in a format.
  enum SetOperation: String {
    case union = "UNION"
    case intersect = "INTERSECT"
    case minus = "MINUS"

    func callAsFunction(_ left: [Any?], _ right: [Any?]) -> NSSet {
      let result = NSMutableSet(array: left.compactMap { $0 })
      let other = Set(right.compactMap { $0 as? AnyHashable })
      switch self {
      case .union: result.union(other)
      case .intersect: result.intersect(other)
      case .minus: result.minus(other)
      }
      return result
    }
  }

  /// Returns the value for an object, without nested optionals.
  func value(in scope: PredicateFormat.Scope) -> Any? {
    switch self {
    case .constant(let value): return PredicateFormat.plain(value)
    case .object: return scope.object
    case .variable(let name):
      // A path may follow: `$thing.size`.
      let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
      guard let first = parts.first, let value = scope.variables?[first] else {
        NSException(name: .invalidArgumentException, reason: "Can't get value for '\(name)' in bindings")
          .raise()
      }
      return parts.count == 1
        ? PredicateFormat.plain(value) : PredicateFormat.value(of: value, at: parts[1])
    case .keyPath(let path): return PredicateFormat.value(of: scope.object, at: path)
    case .aggregate(let members): return members.map { $0.value(in: scope) ?? NSNull() }
    case .conditional(let condition, let yes, let no):
      let holds = condition.evaluate(with: scope.object, substitutionVariables: scope.variables)
      return (holds ? yes : no).value(in: scope)
    case .subquery(let collection, let variable, let predicate):
      return PredicateFormat.elements(collection.value(in: scope)).filter { element in
        var variables = scope.variables ?? [:]
        variables[variable] = element ?? NSNull()
        return predicate.evaluate(with: scope.object, substitutionVariables: variables)
      }.map { $0 ?? NSNull() }
    case .block(let work, let arguments):
      return PredicateFormat.plain(work(scope.object, arguments.map { $0.value(in: scope) ?? NSNull() }, nil))
    case .set(let operation, let left, let right):
      return operation(
        PredicateFormat.elements(left.value(in: scope)), PredicateFormat.elements(right.value(in: scope)))
    // Foundation does not evaluate it either.
    case .anyKey: return nil
    case .function(let name, let operand, let arguments):
      let values = arguments.map { $0.value(in: scope) }
      if let operand {
        let target = operand.value(in: scope)
        if name == "valueForKeyPath:" || name == "valueForKey:", let key = values.first as? String {
          return PredicateFormat.value(of: target, at: key)
        }
        if let target = target as AnyObject as? NSObject,
          case .returned(let value) = RuntimeClasses.send(name, to: target, values)
        {
          return PredicateFormat.plain(value)
        }
      }
      return ExpressionFunctions.call(name, values)
    }
  }

  /// The expression in the format syntax.
  var text: String {
    switch self {
    case .constant(let value):
      switch PredicateFormat.plain(value) {
      case nil: return "nil"
      case let text as String: return "\"\(text)\""
      case let value?: return "\(value)"
      }
    case .object: return "SELF"
    case .variable(let name): return "$\(name)"
    case .keyPath(let path): return path
    case .aggregate(let members): return "{" + members.map(\.text).joined(separator: ", ") + "}"
    case .conditional(_, let yes, let no): return "TERNARY(\(yes.text), \(no.text))"
    case .subquery(let collection, let variable, let predicate):
      let condition = (predicate as Any as? any FormattedPredicate)?.predicateFormat ?? predicate.description
      return "SUBQUERY(\(collection.text), $\(variable), \(condition))"
    case .set(let operation, let left, let right):
      return "\(left.text) \(operation.rawValue) \(right.text)"
    case .anyKey: return "ANYKEY"
    case .block(_, let arguments): return "BLOCK(\(arguments.map(\.text).joined(separator: ", ")))"
    case .function(let name, let operand, let arguments):
      if let sign = ExpressionFunctions.signs.first(where: { $0.value == name })?.key, arguments.count == 2 {
        return "\(arguments[0].part) \(sign) \(arguments[1].part)"
      }
      let list = arguments.map(\.text).joined(separator: ", ")
      if let operand { return "FUNCTION(\(operand.text), \"\(name)\"\(list.isEmpty ? "" : ", " + list))" }
      return "\(name.split(separator: ":").first ?? "")(\(list))"
    }
  }

  /// The text as an operand of another expression.
  private var part: String {
    if case .function(let name, nil, _) = self, ExpressionFunctions.signs.values.contains(name) {
      return "(\(text))"
    }
    return text
  }
}

/// The functions that Apple documents for `NSExpression(forFunction:arguments:)`.
enum ExpressionFunctions {
  /// The functions of the operators in a format.
  static let signs = [
    "+": "add:to:", "-": "from:subtract:", "*": "multiply:by:", "/": "divide:by:", "**": "raise:toPower:",
  ]

  /// The functions from a list of numbers to a number.
  private static let ofLists: [String: @Sendable ([Double]) -> Double?] = [
    "sum:": { $0.reduce(0, +) },
    "average:": { $0.isEmpty ? nil : $0.reduce(0, +) / Double($0.count) },
    "min:": { $0.min() }, "max:": { $0.max() },
    "median:": { numbers in
      let sorted = numbers.sorted()
      guard !sorted.isEmpty else { return nil }
      let middle = sorted.count / 2
      return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
    },
    "stddev:": { numbers in
      guard !numbers.isEmpty else { return nil }
      let mean = numbers.reduce(0, +) / Double(numbers.count)
      return (numbers.map { ($0 - mean) * ($0 - mean) }.reduce(0, +) / Double(numbers.count)).squareRoot()
    },
  ]

  private static let ofOne: [String: @Sendable (Double) -> Double] = [
    "sqrt:": { $0.squareRoot() }, "log:": { log10($0) }, "ln:": { log($0) }, "exp:": { exp($0) },
    "floor:": { $0.rounded(.down) },
    "ceiling:": { $0.rounded(.up) }, "trunc:": { $0.rounded(.towardZero) }, "abs:": { abs($0) },
  ]

  /// Calls a function. The program stops if it is unknown, as with Foundation's.
  static func call(_ name: String, _ values: [Any?]) -> Any? {
    if let function = ofLists[name], let first = values.first {
      let elements = PredicateFormat.isList(first) ? PredicateFormat.elements(first) : values
      guard let result = function(elements.compactMap { PredicateFormat.number($0) }) else { return nil }
      return number(result, isWhole: name != "average:" && name != "stddev:" && elements.allSatisfy(isWhole))
    }
    if name == "count:", let first = values.first {
      return NSNumber(value: PredicateFormat.elements(first).count)
    }
    if name == "mode:", let first = values.first { return mode(PredicateFormat.elements(first)) }
    if let function = ofOne[name], values.count == 1 {
      guard let value = PredicateFormat.number(values[0]) else { return nil }
      let staysWhole = ["floor:", "ceiling:", "trunc:", "abs:"].contains(name)
      return number(function(value), isWhole: staysWhole && isWhole(values[0]))
    }
    if values.count == 2, let first = PredicateFormat.number(values[0]),
      let second = PredicateFormat.number(values[1])
    {
      if let result = compute(name, first, second, areWhole: isWhole(values[0]) && isWhole(values[1])) {
        return result
      }
    }
    switch name {
    case "uppercase:": return PredicateFormat.text(values.first ?? nil)?.uppercased()
    case "lowercase:": return PredicateFormat.text(values.first ?? nil)?.lowercased()
    case "length:": return NSNumber(value: PredicateFormat.text(values.first ?? nil)?.utf16.count ?? 0)
    case "now": return Date()
    case "random": return NSNumber(value: Double.random(in: 0..<1))
    case "onesComplement:":
      return PredicateFormat.number(values.first ?? nil).map { NSNumber(value: ~Int($0)) }
    default:
      if values.count == 2, values.contains(where: { PredicateFormat.number($0) == nil }),
        signs.values.contains(name)
      {
        return nil
      }
      NSException(
        name: .invalidArgumentException, reason: "Unsupported function expression \(name)"
      ).raise()
    }
  }

  /// Integers stay integers: 7 / 2 is 3, as in Foundation.
  private static func compute(_ name: String, _ first: Double, _ second: Double, areWhole: Bool) -> NSNumber?
  {
    if areWhole, let a = Int(exactly: first), let b = Int(exactly: second) {
      switch name {
      case "add:to:": return whole(a.addingReportingOverflow(b), first + second)
      case "from:subtract:": return whole(a.subtractingReportingOverflow(b), first - second)
      case "multiply:by:": return whole(a.multipliedReportingOverflow(by: b), first * second)
      case "divide:by:" where b != 0: return whole(a.dividedReportingOverflow(by: b), first / second)
      case "modulus:by:" where b != 0: return whole(a.remainderReportingOverflow(dividingBy: b), 0)
      case "raise:toPower:": return number(pow(first, second), isWhole: b >= 0)
      case "bitwiseAnd:with:": return NSNumber(value: a & b)
      case "bitwiseOr:with:": return NSNumber(value: a | b)
      case "bitwiseXor:with:": return NSNumber(value: a ^ b)
      case "leftshift:by:": return NSNumber(value: a << b)
      case "rightshift:by:": return NSNumber(value: a >> b)
      default: break
      }
    }
    switch name {
    case "add:to:": return NSNumber(value: first + second)
    case "from:subtract:": return NSNumber(value: first - second)
    case "multiply:by:": return NSNumber(value: first * second)
    case "divide:by:": return NSNumber(value: first / second)
    case "modulus:by:": return NSNumber(value: first.truncatingRemainder(dividingBy: second))
    case "raise:toPower:": return NSNumber(value: pow(first, second))
    default: return nil
    }
  }

  private static func whole(_ result: (partialValue: Int, overflow: Bool), _ otherwise: Double) -> NSNumber {
    result.overflow ? NSNumber(value: otherwise) : NSNumber(value: result.partialValue)
  }

  private static func number(_ value: Double, isWhole: Bool) -> NSNumber {
    if isWhole, let whole = Int(exactly: value) { return NSNumber(value: whole) }
    return NSNumber(value: value)
  }

  /// Returns whether a value's type is that of an integer.
  static func isWhole(_ value: Any?) -> Bool {
    switch value {
    case is Double, is Float, is CGFloat:
      // A Foundation number can be cast to any of these.
      guard let number = value as AnyObject as? NSNumber else { return false }
      return !CFNumberIsFloatType(number)
    case is any BinaryInteger: return true
    case let number as NSNumber: return !CFNumberIsFloatType(number)
    default: return false
    }
  }

  private static func mode(_ values: [Any?]) -> [Any] {
    var counts: [(value: Any, count: Int)] = []
    for value in values {
      guard let value else { continue }
      if let index = counts.firstIndex(where: { PredicateFormat.isEqual($0.value, value, []) }) {
        counts[index].count += 1
      } else {
        counts.append((value, 1))
      }
    }
    let most = counts.map(\.count).max() ?? 0
    return counts.filter { $0.count == most }.map(\.value)
  }
}
