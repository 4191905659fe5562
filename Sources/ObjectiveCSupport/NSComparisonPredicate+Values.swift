import ClassMetadata
import Foundation

/// Comparisons, which Foundation on Linux declares but does not implement.
///
/// This is not a class-bound protocol: only then may an initializer return an existing object.
public protocol ComparingPredicate {}
@available(
  *, deprecated, message: "Foundation on Linux calls all of NSComparisonPredicate so; it works here."
)
extension NSComparisonPredicate: ComparingPredicate {}

/// A comparison of two expressions.
@available(
  *, deprecated, message: "Foundation on Linux calls all of NSComparisonPredicate so; it works here."
)
private struct Comparison {
  var left: ExpressionTree
  var right: ExpressionTree
  var modifier = NSComparisonPredicate.Modifier.direct
  var type = NSComparisonPredicate.Operator.equalTo
  var options: NSComparisonPredicate.Options = []
  var selector: Selector?

  func holds(in scope: PredicateFormat.Scope) -> Bool {
    let (first, second) = (left.value(in: scope), right.value(in: scope))
    switch modifier {
    case .direct: return compare(first, second)
    case .all: return PredicateFormat.elements(first).allSatisfy { compare($0, second) }
    case .any: return PredicateFormat.elements(first).contains { compare($0, second) }
    }
  }

  private func compare(_ first: Any?, _ second: Any?) -> Bool {
    if let selector {
      guard let target = first as AnyObject as? NSObject,
        case .returned(let value) = RuntimeClasses.send(selector.name, to: target, [second])
      else { return false }
      return PredicateFormat.number(PredicateFormat.plain(value)) == 1
    }
    var comparing: String.CompareOptions = []
    if options.contains(.caseInsensitive) { comparing.insert(.caseInsensitive) }
    if options.contains(.diacriticInsensitive) { comparing.insert(.diacriticInsensitive) }
    return PredicateFormat.comparison(sign, comparing)(first, second)
  }

  private var sign: ComparisonOperator { ComparisonOperator(rawValue: type.rawValue) ?? .equalTo }

  /// The comparison in the format syntax.
  var text: String {
    let quantity = modifier == .any ? "ANY " : modifier == .all ? "ALL " : ""
    var letters = options.contains(.caseInsensitive) ? "c" : ""
    if options.contains(.diacriticInsensitive) { letters += "d" }
    if options.contains(.normalized) { letters = "n" }
    let sign = selector?.name ?? PredicateFormat.text(of: sign)
    return "\(quantity)\(left.text) \(sign)\(letters.isEmpty ? "" : "[\(letters)]") \(right.text)"
  }
}

/// A predicate that says its format. Foundation on Linux marks the member of `NSPredicate` as deprecated: the
/// conformance is the way to it without a warning.
protocol FormattedPredicate {
  var predicateFormat: String { get }
}

@available(
  *, deprecated, message: "Foundation on Linux calls all of NSComparisonPredicate so; it works here."
)
extension NSPredicate: FormattedPredicate {}

/// Makes comparisons of formats. The conformance is the way to Foundation's class without a warning.
protocol ComparisonMaking {
  static func predicate(of parts: PredicateFormat.Comparison) -> NSPredicate
}

@available(
  *, deprecated, message: "Foundation on Linux calls all of NSComparisonPredicate so; it works here."
)
extension NSPredicate: ComparisonMaking {
  static func predicate(of parts: PredicateFormat.Comparison) -> NSPredicate {
    var comparison = Comparison(left: parts.left, right: parts.right)
    comparison.modifier = parts.quantity == .any ? .any : parts.quantity == .all ? .all : .direct
    comparison.type = NSComparisonPredicate.Operator(rawValue: parts.type.rawValue) ?? .equalTo
    if parts.options.contains(.caseInsensitive) { comparison.options.insert(.caseInsensitive) }
    if parts.options.contains(.diacriticInsensitive) { comparison.options.insert(.diacriticInsensitive) }
    return TreeComparison.make(comparison)
  }
}

/// The class of all instances. It has no stored properties: the comparison is an associated object.
@available(
  *, deprecated, message: "Foundation on Linux calls all of NSComparisonPredicate so; it works here."
)
private final class TreeComparison: NSComparisonPredicate {
  private final class Box {
    let comparison: Comparison
    init(_ comparison: Comparison) { self.comparison = comparison }
  }

  // Unsafe in name only: only the address is used, the memory is never read or written.
  private nonisolated(unsafe) static let key = UnsafeRawPointer(
    UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  /// The class has no callable initializer: a predicate of a block becomes one of this class.
  static func make(_ comparison: Comparison) -> NSComparisonPredicate {
    let predicate = NSPredicate { object, variables in
      comparison.holds(in: PredicateFormat.Scope(object: object, variables: variables))
    }
    guard VirtualMethods.become(predicate, TreeComparison.self),
      let made = predicate as AnyObject as? NSComparisonPredicate
    else {
      fatalError("Comparisons cannot be made: Foundation is another than this was written for")
    }
    _ = AssociatedObjects.value(for: key, of: made, orSet: Box(comparison))
    return made
  }

  static func comparison(of predicate: Any) -> Comparison? {
    (predicate as? NSComparisonPredicate).flatMap { AssociatedObjects.value(for: key, of: $0) as? Box }?
      .comparison
  }

  override var predicateFormat: String { Self.comparison(of: self)?.text ?? "" }
  override func copy(with zone: NSZone? = nil) -> Any { self }
  override func isEqual(_ object: Any?) -> Bool {
    (object as? TreeComparison).map { $0 === self || $0.predicateFormat == predicateFormat } ?? false
  }
  override var hash: Int { predicateFormat.hashValue }
}

@available(
  *, deprecated, message: "Foundation on Linux calls all of NSComparisonPredicate so; it works here."
)
extension ComparingPredicate {
  private init(_ comparison: Comparison) {
    guard let made = TreeComparison.make(comparison) as? Self else {
      fatalError("NSComparisonPredicate has subclasses elsewhere")
    }
    self = made
  }
  private var comparison: Comparison {
    TreeComparison.comparison(of: self) ?? Comparison(left: .constant(nil), right: .constant(nil))
  }

  /// Creates a comparison of the values of two expressions.
  public init(
    leftExpression lhs: NSExpression, rightExpression rhs: NSExpression,
    modifier: NSComparisonPredicate.Modifier, type: NSComparisonPredicate.Operator,
    options: NSComparisonPredicate.Options = []
  ) {
    self.init(
      Comparison(
        left: TreeExpression.tree(of: lhs), right: TreeExpression.tree(of: rhs), modifier: modifier,
        type: type, options: options))
  }
  /// Creates a comparison by a method of the left value, which gets the right one and returns a Boolean value.
  public init(leftExpression lhs: NSExpression, rightExpression rhs: NSExpression, customSelector: Selector) {
    self.init(
      Comparison(
        left: TreeExpression.tree(of: lhs), right: TreeExpression.tree(of: rhs),
        selector: customSelector))
  }

  /// The expression to the left of the operator.
  public var leftExpression: NSExpression { TreeExpression.make(comparison.left) }
  /// The expression to the right of the operator.
  public var rightExpression: NSExpression { TreeExpression.make(comparison.right) }
  /// The elements of the left value for which the comparison must hold.
  public var comparisonPredicateModifier: NSComparisonPredicate.Modifier { comparison.modifier }
  /// The operator; equality for comparisons by methods, for which Foundation on Linux has no case.
  public var predicateOperatorType: NSComparisonPredicate.Operator { comparison.type }
  /// The options for comparisons of texts.
  public var options: NSComparisonPredicate.Options { comparison.options }
  /// The method that compares; `nil` for comparisons by operators.
  public var customSelector: Selector? { comparison.selector }
}
