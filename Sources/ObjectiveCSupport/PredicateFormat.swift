import Foundation

/// Parses formats of predicates: comparisons of key paths and values, joined by AND, OR and NOT.
///
/// 1. The text is divided into tokens: names, numbers, quoted strings, operators, placeholders (`%@`, `%K`,
///    `%d`).
/// 2. `or`, `and`, `not`, `comparison` and `operand` are a recursive descent, with `OR` of lowest precedence.
/// 3. They return predicates: comparisons, and compounds of them.
struct PredicateFormat {
  /// The evaluated object, and the values of the format's variables.
  struct Scope {
    var object: Any?
    var variables: [String: Any]?
  }

  /// A comparison of a format.
  struct Comparison {
    var (left, right): (ExpressionTree, ExpressionTree)
    var type: ComparisonOperator
    var options: String.CompareOptions
    /// The elements of the left value that are compared.
    var quantity: Quantity
  }
  /// The elements of a list that are compared: the value itself, or those of a list.
  enum Quantity { case one, any, all }

  /// An error in the format or its arguments.
  struct Problem: Error { let text: String }

  private enum Word: Equatable {
    case name(String), number(String), text(String), symbol(String), variable(String), argument, key
  }

  private var words: [Word]
  private var position = 0
  private var arguments: [Any?]
  private var depth = 0

  /// Returns the predicate of a format with arguments.
  static func predicate(_ format: String, _ arguments: [Any?]) throws -> NSPredicate {
    var reader = PredicateFormat(words: try cut(format), arguments: arguments)
    let predicate = try reader.or()
    guard reader.position == reader.words.count else {
      throw Problem(text: "there is something after the end")
    }
    return predicate
  }

  /// Returns the expression of a format with arguments.
  static func expression(_ format: String, _ arguments: [Any?]) throws -> ExpressionTree {
    var reader = PredicateFormat(words: try cut(format), arguments: arguments)
    let expression = try reader.operand()
    guard reader.position == reader.words.count else {
      throw Problem(text: "there is something after the end")
    }
    return expression
  }

  private init(words: [Word], arguments: [Any?]) {
    self.words = words
    self.arguments = arguments.reversed()
  }

  // MARK: Tokens

  private static func cut(_ format: String) throws -> [Word] {
    var cutter = Cutter(text: Array(format))
    var words: [Word] = []
    while let word = try cutter.next() { words.append(word) }
    return words
  }

  /// Reads a format's words one after the other.
  private struct Cutter {
    let text: [Character]
    var at = 0

    /// Returns the next word; `nil` at the end.
    mutating func next() throws -> Word? {
      while at < text.count, text[at].isWhitespace { at += 1 }
      guard at < text.count else { return nil }
      let character = text[at]
      if character == "\"" || character == "'" { return try quotation(character) }
      if character == "%" { return try placeholder() }
      if character.isNumber || (character == "." && at + 1 < text.count && text[at + 1].isNumber) {
        return number()
      }
      if character == "$" { return try variable() }
      if Self.isPartOfName(character) || character == "#" { return name() }
      return try symbol()
    }

    private static func isPartOfName(_ character: Character) -> Bool {
      character.isLetter || character.isNumber || character == "_" || character == "." || character == "@"
    }

    /// Returns the text from a place to the first character that a condition does not hold for.
    private mutating func rest(from start: Int, while holds: (Character) -> Bool) -> String {
      at = max(at, start)
      while at < text.count, holds(text[at]) { at += 1 }
      return String(text[start..<at])
    }

    private mutating func quotation(_ quote: Character) throws -> Word {
      var quoted = ""
      at += 1
      while at < text.count, text[at] != quote {
        if text[at] == "\\", at + 1 < text.count { at += 1 }
        quoted.append(text[at])
        at += 1
      }
      guard at < text.count else { throw Problem(text: "a quotation does not end") }
      at += 1
      return .text(quoted)
    }

    private mutating func placeholder() throws -> Word {
      let start = at + 1
      _ = rest(from: start) { "lhqz".contains($0) }
      guard at < text.count, "@KdDiuUxXfgeFGcCsS".contains(text[at]) else {
        throw Problem(text: "% stands before \(at < text.count ? String(text[start...at]) : "the end")")
      }
      at += 1
      return text[at - 1] == "K" ? .key : .argument
    }

    private mutating func number() -> Word {
      let start = at
      at += 1
      return .number(rest(from: start) { $0.isNumber || $0 == "." || $0 == "e" })
    }

    private mutating func variable() throws -> Word {
      let name = rest(from: at + 1, while: Self.isPartOfName)
      guard !name.isEmpty else { throw Problem(text: "$ stands without a name") }
      return .variable(name)
    }

    private mutating func name() -> Word {
      let start = at
      at += 1
      let name = rest(from: start, while: Self.isPartOfName)
      return .name(name.hasPrefix("#") ? String(name.dropFirst()) : name)
    }

    private mutating func symbol() throws -> Word {
      let two = at + 1 < text.count ? String(text[at...at + 1]) : ""
      if ["==", "!=", "<>", "<=", ">=", "=<", "=>", "&&", "||", "**"].contains(two) {
        at += 2
        return .symbol(two)
      }
      guard "=<>!(){},[]+-*/".contains(text[at]) else {
        throw Problem(text: "\(text[at]) has no meaning there")
      }
      at += 1
      return .symbol(String(text[at - 1]))
    }
  }

  private var present: Word? { position < words.count ? words[position] : nil }

  private mutating func take(_ symbols: String...) -> Bool {
    guard case .symbol(let symbol) = present, symbols.contains(symbol) else { return false }
    position += 1
    return true
  }

  private mutating func take(word: String...) -> Bool {
    guard case .name(let name) = present, word.contains(name.uppercased()) else { return false }
    position += 1
    return true
  }

  private mutating func argument() throws -> Any? {
    guard let last = arguments.popLast() else { throw Problem(text: "there are too few arguments") }
    return last
  }

  // MARK: Grammar

  private mutating func or() throws -> NSPredicate {
    var parts = [try and()]
    while take("||") || take(word: "OR") { parts.append(try and()) }
    return parts.count == 1 ? parts[0] : NSCompoundPredicate(orPredicateWithSubpredicates: parts)
  }

  private mutating func and() throws -> NSPredicate {
    var parts = [try not()]
    while take("&&") || take(word: "AND") { parts.append(try not()) }
    return parts.count == 1 ? parts[0] : NSCompoundPredicate(andPredicateWithSubpredicates: parts)
  }

  private mutating func not() throws -> NSPredicate {
    depth += 1
    defer { depth -= 1 }
    guard depth < 200 else { throw Problem(text: "it is nested too deeply") }
    if take("!") || take(word: "NOT") { return NSCompoundPredicate(notPredicateWithSubpredicate: try not()) }
    let start = position
    if take("(") {
      let held = arguments
      if let predicate = try? or(), take(")") { return predicate }
      // The parenthesis belongs to an operand.
      position = start
      arguments = held
    }
    return try comparison()
  }

  private mutating func comparison() throws -> NSPredicate {
    if take(word: "TRUEPREDICATE") { return NSPredicate(value: true) }
    if take(word: "FALSEPREDICATE") { return NSPredicate(value: false) }
    let isNone = take(word: "NONE")
    let quantity: Quantity = isNone || take(word: "ANY", "SOME") ? .any : take(word: "ALL") ? .all : .one
    let left = try operand()
    let (type, options) = (try comparator(), try options())
    let parts = Comparison(
      left: left, right: try operand(), type: type, options: options, quantity: quantity)
    let makers = NSPredicate.self as Any as? any ComparisonMaking.Type
    let predicate = makers?.predicate(of: parts) ?? NSPredicate(value: false)
    return isNone ? NSCompoundPredicate(notPredicateWithSubpredicate: predicate) : predicate
  }

  private mutating func comparator() throws -> ComparisonOperator {
    for (symbols, type) in Self.symbols where symbols.contains(where: { take($0) }) { return type }
    guard case .name(let name) = present else { throw Problem(text: "an operator is missing") }
    position += 1
    guard let type = Self.operators[name.uppercased()] else { throw Problem(text: "\(name) is no operator") }
    return type
  }

  private static let symbols: [([String], ComparisonOperator)] = [
    (["==", "="], .equalTo), (["!=", "<>"], .notEqualTo), (["<=", "=<"], .lessThanOrEqualTo),
    ([">=", "=>"], .greaterThanOrEqualTo), (["<"], .lessThan), ([">"], .greaterThan),
  ]
  private static let operators: [String: ComparisonOperator] = [
    "LIKE": .like, "MATCHES": .matches, "BEGINSWITH": .beginsWith, "ENDSWITH": .endsWith,
    "CONTAINS": .contains, "IN": .in, "BETWEEN": .between,
  ]

  /// The word or sign of an operator.
  static func text(of type: ComparisonOperator) -> String {
    symbols.first { $0.1 == type }?.0.first ?? operators.first { $0.value == type }?.key ?? ""
  }

  /// Returns what an operator finds of two values.
  static func comparison(_ type: ComparisonOperator, _ options: String.CompareOptions)
    -> (Any?, Any?) -> Bool
  {
    switch type {
    case .equalTo: { isEqual($0, $1, options) }
    case .notEqualTo: { !isEqual($0, $1, options) }
    case .lessThanOrEqualTo: { order($0, $1, options).map { $0 != .orderedDescending } ?? false }
    case .greaterThanOrEqualTo: { order($0, $1, options).map { $0 != .orderedAscending } ?? false }
    case .lessThan: { order($0, $1, options) == .orderedAscending }
    case .greaterThan: { order($0, $1, options) == .orderedDescending }
    case .like: { matches($0, text($1).map(pattern(ofWildcards:)), options) }
    case .matches: { matches($0, text($1), options) }
    case .beginsWith: { find($0, $1, options.union(.anchored)) }
    case .endsWith: { find($0, $1, options.union([.anchored, .backwards])) }
    case .contains: { holds($0, $1, options) }
    case .in: { holds($1, $0, options) }
    case .between:
      { value, range in
        let ends = elements(range)
        guard ends.count == 2, let low = order(ends[0], value, options),
          let high = order(value, ends[1], options)
        else { return false }
        return low != .orderedDescending && high != .orderedDescending
      }
    }
  }

  /// Returns whether a text has a part, or a list an element.
  private static func holds(_ whole: Any?, _ part: Any?, _ options: String.CompareOptions) -> Bool {
    if whole is String || whole is NSString { return find(whole, part, options) }
    return elements(whole).contains { isEqual($0, part, options) }
  }

  /// Parses `[cd]` after an operator: case-insensitive, diacritic-insensitive.
  private mutating func options() throws -> String.CompareOptions {
    guard take("[") else { return [] }
    guard case .name(let letters) = present else { throw Problem(text: "letters are missing after [") }
    position += 1
    guard take("]") else { throw Problem(text: "] is missing") }
    var options: String.CompareOptions = []
    for letter in letters.lowercased() {
      switch letter {
      case "c": options.insert(.caseInsensitive)
      case "d": options.insert(.diacriticInsensitive)
      case "l", "n": break
      default: throw Problem(text: "[\(letters)] is not known")
      }
    }
    return options
  }

  /// Parses sums, of products, of powers, of values.
  private mutating func operand() throws -> ExpressionTree {
    depth += 1
    defer { depth -= 1 }
    guard depth < 200 else { throw Problem(text: "it is nested too deeply") }
    var first = try product()
    while let sign = taken("+", "-") { first = Self.binary(sign, first, try product()) }
    return first
  }

  private mutating func product() throws -> ExpressionTree {
    var first = try signed()
    while let sign = taken("*", "/") { first = Self.binary(sign, first, try signed()) }
    return first
  }

  private mutating func signed() throws -> ExpressionTree {
    var isNegative = false
    while let sign = taken("-", "+") { isNegative = isNegative != (sign == "-") }
    let power = try power()
    guard isNegative else { return power }
    if case .constant(let value) = power, let number = Self.number(value) {
      if let value = value as? Int, value != .min { return .constant(-value) }
      return .constant(-number)
    }
    return Self.binary("-", .constant(0), power)
  }

  private mutating func power() throws -> ExpressionTree {
    let base = try primary()
    return taken("**") == nil ? base : Self.binary("**", base, try signed())
  }

  private mutating func taken(_ symbols: String...) -> String? {
    guard case .symbol(let symbol) = present, symbols.contains(symbol) else { return nil }
    position += 1
    return symbol
  }

  private static func binary(_ sign: String, _ first: ExpressionTree, _ second: ExpressionTree)
    -> ExpressionTree
  {
    .function(ExpressionFunctions.signs[sign] ?? sign, operand: nil, [first, second])
  }

  /// Parses a value with the path that follows it, as in `SUBQUERY(…).@count`.
  private mutating func primary() throws -> ExpressionTree {
    var value = try plainPrimary()
    while case .name(let path) = present, path.hasPrefix("."), path.count > 1 {
      position += 1
      value = .function("valueForKeyPath:", operand: value, [.constant(String(path.dropFirst()))])
    }
    return value
  }

  private mutating func plainPrimary() throws -> ExpressionTree {
    guard let word = present else { throw Problem(text: "a value is missing at the end") }
    position += 1
    switch word {
    case .text(let text): return .constant(text)
    case .number(let number):
      if let whole = Int(number) { return .constant(whole) }
      guard let value = Double(number) else { throw Problem(text: "\(number) is no number") }
      return .constant(value)
    case .argument:
      let value = Self.plain(try argument())
      if let expression = value as? any ExpressionTreeOwner { return expression.expressionTree }
      return .constant(value)
    case .key:
      guard let path = Self.text(Self.plain(try argument())) else {
        throw Problem(text: "the argument of %K is no text")
      }
      return .keyPath(path)
    case .variable(let name): return .variable(name)
    case .symbol("("):
      let value = try operand()
      guard take(")") else { throw Problem(text: ") is missing") }
      return value
    case .symbol("{"): return .aggregate(try list(until: "}"))
    case .symbol(let symbol): throw Problem(text: "\(symbol) stands where a value should")
    case .name(let name):
      if name.uppercased() == "SUBQUERY", take("(") { return try subquery() }
      if take("(") { return try function(name, try list(until: ")")) }
      switch name.uppercased() {
      case "SELF": return .object
      case "NIL", "NULL": return .constant(nil)
      case "TRUE", "YES": return .constant(true)
      case "FALSE", "NO": return .constant(false)
      default: return .keyPath(name.uppercased().hasPrefix("SELF.") ? String(name.dropFirst(5)) : name)
      }
    }
  }

  /// Parses the rest of `SUBQUERY(things, $thing, $thing.size > 2)`.
  private mutating func subquery() throws -> ExpressionTree {
    let collection = try operand()
    guard take(","), case .variable(let name) = present else {
      throw Problem(text: "a variable is missing in SUBQUERY")
    }
    position += 1
    guard take(",") else { throw Problem(text: "a comma is missing in SUBQUERY") }
    let predicate = try or()
    guard take(")") else { throw Problem(text: ") is missing") }
    return .subquery(collection, variable: name, predicate)
  }

  private mutating func list(until end: String) throws -> [ExpressionTree] {
    var values: [ExpressionTree] = []
    while !take(end) {
      if !values.isEmpty, !take(",") { throw Problem(text: "a comma is missing before \(end)") }
      values.append(try operand())
    }
    return values
  }

  /// Returns the expression of a function: `sqrt(4)`; `FUNCTION(object, 'selector:', argument)`; `CAST(…)` is
  /// its value.
  private func function(_ name: String, _ arguments: [ExpressionTree]) throws -> ExpressionTree {
    switch name.uppercased() {
    case "FUNCTION":
      guard arguments.count >= 2, case .constant(let selector) = arguments[1],
        let selector = selector as? String
      else { throw Problem(text: "FUNCTION takes an object, a selector and arguments") }
      return .function(selector, operand: arguments[0], Array(arguments.dropFirst(2)))
    case "CAST":
      guard let first = arguments.first else { throw Problem(text: "CAST takes a value") }
      return first
    default:
      // Functions of two arguments have longer names.
      let known = [
        "modulus": "modulus:by:", "add": "add:to:", "subtract": "from:subtract:", "multiply": "multiply:by:",
        "divide": "divide:by:", "raise": "raise:toPower:",
      ]
      if let selector = known[name.lowercased()], arguments.count == 2 {
        return .function(selector, operand: nil, arguments)
      }
      return .function(arguments.isEmpty ? name : name.lowercased() + ":", operand: nil, arguments)
    }
  }

  // MARK: Values

  /// Returns the value without nested optionals, and `nil` for `NSNull`.
  static func plain(_ value: Any?) -> Any? {
    guard let value, !(value is NSNull) else { return nil }
    if let optional = value as? any PredicateOptional { return plain(optional.content) }
    return value
  }

  static func value(of object: Any?, at path: String) -> Any? {
    var present = plain(object)
    for key in path.split(separator: ".") {
      guard let object = present else { return nil }
      if key == "@count" {
        present = elements(object).count
      } else if key == "self" || key == "SELF" {
        continue
      } else if let dictionary = object as? [String: Any] {
        present = plain(dictionary[String(key)])
      } else if object is [Any] || object is NSArray || object is NSSet || object is Set<AnyHashable> {
        present = elements(object).map { value(of: $0, at: String(key)) ?? NSNull() }
      } else if let object = object as AnyObject as? NSObject {
        present = plain(object.value(forKey: String(key)))
      } else {
        return nil
      }
    }
    return present
  }

  static func elements(_ value: Any?) -> [Any?] {
    switch plain(value) {
    case let array as [Any]: array.map { plain($0) }
    case let array as NSArray: array.map { plain($0) }
    case let set as Set<AnyHashable>: set.map { plain($0.base) }
    case let set as NSSet: set.map { plain($0) }
    case let dictionary as [String: Any]: dictionary.values.map { plain($0) }
    default: []
    }
  }

  /// Returns whether a value is an array or a set.
  static func isList(_ value: Any?) -> Bool {
    switch plain(value) {
    case is [Any], is NSArray, is Set<AnyHashable>, is NSSet: true
    default: false
    }
  }

  static func text(_ value: Any?) -> String? {
    switch value {
    case let text as String: text
    case let text as NSString: text as String
    case let text as Substring: String(text)
    default: nil
    }
  }

  static func number(_ value: Any?) -> Double? {
    switch value {
    case let value as Bool: value ? 1 : 0
    case let value as any BinaryInteger: Double(value)
    case let value as Double: value
    case let value as Float: Double(value)
    case let value as CGFloat: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }

  static func isEqual(_ a: Any?, _ b: Any?, _ options: String.CompareOptions) -> Bool {
    let a = plain(a)
    let b = plain(b)
    guard let a, let b else { return a == nil && b == nil }
    if let a = text(a), let b = text(b) {
      return options.isEmpty ? a == b : a.compare(b, options: options) == .orderedSame
    }
    if let order = order(a, b) { return order == .orderedSame }
    if let a = a as? AnyHashable, let b = b as? AnyHashable, a == b { return true }
    if let a = a as AnyObject as? NSObject, let b = b as AnyObject as? NSObject { return a.isEqual(b) }
    return a as AnyObject === b as AnyObject
  }

  private static func order(_ a: Any?, _ b: Any?, _ options: String.CompareOptions = []) -> ComparisonResult?
  {
    if let a = number(a), let b = number(b) {
      return a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame
    }
    if let a = text(a), let b = text(b) {
      if !options.isEmpty { return a.compare(b, options: options) }
      return a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame
    }
    let first = (a as? Date) ?? (a as? NSDate).map { $0 as Date }
    let second = (b as? Date) ?? (b as? NSDate).map { $0 as Date }
    if let first, let second { return first.compare(second) }
    return nil
  }

  private static func find(_ whole: Any?, _ part: Any?, _ options: String.CompareOptions) -> Bool {
    guard let whole = text(plain(whole)), let part = text(plain(part)) else { return false }
    return part.isEmpty || whole.range(of: part, options: options) != nil
  }

  /// Returns whether a regular expression matches the whole text.
  private static func matches(_ value: Any?, _ pattern: String?, _ options: String.CompareOptions) -> Bool {
    guard let text = text(plain(value)), let pattern,
      let expression = try? NSRegularExpression(
        pattern: "^(?:\(pattern))$",
        options: options.contains(.caseInsensitive)
          ? [.caseInsensitive, .dotMatchesLineSeparators] : [.dotMatchesLineSeparators])
    else { return false }
    let range = NSRange(location: 0, length: text.utf16.count)
    return expression.firstMatch(in: text, range: range)?.range == range
  }

  private static func pattern(ofWildcards text: String) -> String {
    var pattern = ""
    var isEscaped = false
    for character in text {
      if isEscaped {
        pattern += NSRegularExpression.escapedPattern(for: String(character))
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == "*" {
        pattern += ".*"
      } else if character == "?" {
        pattern += "."
      } else {
        pattern += NSRegularExpression.escapedPattern(for: String(character))
      }
    }
    return pattern
  }
}

/// The operators of `NSComparisonPredicate`, with the numbers that they have in Foundation on Linux.
enum ComparisonOperator: UInt {
  case lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo, equalTo, notEqualTo
  case matches, like, beginsWith, endsWith, `in`, contains, between
}

private protocol PredicateOptional { var content: Any? { get } }
extension Optional: PredicateOptional { fileprivate var content: Any? { map { $0 as Any } } }

/// Predicates that are created from formats. This is not a class-bound protocol: only then may an initializer return an object of
/// another class, as on Apple's platforms, where formats give comparisons and compounds.
public protocol FormatPredicate {}
extension NSPredicate: FormatPredicate {}

extension FormatPredicate {
  /// Creates a predicate from a format as described in Apple's documentation, and arguments.
  ///
  /// Supported are comparisons (including `LIKE`, `MATCHES`, `CONTAINS`, `BEGINSWITH`, `ENDSWITH`, `IN`,
  /// `BETWEEN` with `[cd]`), `ANY`, `ALL` and `NONE`, `AND`, `OR` and `NOT`, key paths with `@count`,
  /// literals, variables such as `$NAME`, and lists in braces. The program stops at another format, as with
  /// Foundation's class.
  public init(format predicateFormat: String, _ args: Any?...) {
    self.init(format: predicateFormat, argumentArray: args)
  }

  /// Creates a predicate from a format and an array of arguments.
  public init(format predicateFormat: String, argumentArray arguments: [Any?]?) {
    do {
      let predicate = try PredicateFormat.predicate(predicateFormat, arguments ?? [])
      guard let made = predicate as? Self else {
        throw PredicateFormat.Problem(text: "it is no \(Self.self)")
      }
      self = made
    } catch {
      let reason = (error as? PredicateFormat.Problem)?.text ?? "\(error)"
      fatalError(
        "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: 'Unable to parse the format string \"\(predicateFormat)\": \(reason)'"
      )
    }
  }
}

extension NSPredicate {
  /// Returns a predicate with values for its variables.
  public func withSubstitutionVariables(_ variables: [String: Any]) -> NSPredicate {
    NSPredicate { object, more in
      self.evaluate(with: object, substitutionVariables: variables.merging(more ?? [:]) { $1 })
    }
  }
}
