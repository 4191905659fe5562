import ClassMetadata
import Foundation

/// Expressions that compute, which Foundation on Linux declares and refuses.
///
/// Not a protocol of classes: only then may an initialiser give an object that exists.
public protocol ComputingExpression {}
@available(*, deprecated, message: "Foundation on Linux calls all of NSExpression so; it works here.")
extension NSExpression: ComputingExpression {}

/// An object that is an expression: a name for code that is not to name Foundation's class, which the compiler warns of.
protocol ExpressionTreeOwner {
  var expressionTree: ExpressionTree { get }
}

/// The one class whose objects are made.
@available(*, deprecated, message: "Foundation on Linux calls all of NSExpression so; it works here.")
final class TreeExpression: NSExpression, ExpressionTreeOwner {
  var expressionTree: ExpressionTree { Self.tree(of: self) }

  // Unsafe in name only: the address counts, nothing is read or written there.
  private nonisolated(unsafe) static let key = UnsafeRawPointer(
    UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  private final class Box {
    let tree: ExpressionTree
    init(_ tree: ExpressionTree) { self.tree = tree }
  }

  /// Its superclass has no initialiser that can be called, and neither stores anything: the tree is beside the object.
  static func make(_ tree: ExpressionTree) -> NSExpression {
    guard let object = VirtualMethods.allocate(TreeExpression.self) as? NSExpression else {
      fatalError("Expressions cannot be made: Swift's runtime is another than this was written for")
    }
    _ = AssociatedObjects.value(for: key, of: object, orSet: Box(tree))
    return object
  }

  static func tree(of expression: NSExpression) -> ExpressionTree {
    (AssociatedObjects.value(for: key, of: expression) as? Box)?.tree ?? .constant(nil)
  }

  override var description: String { Self.tree(of: self).text }
  override func copy(with zone: NSZone? = nil) -> Any { self }
  override func isEqual(_ object: Any?) -> Bool {
    (object as? TreeExpression).map { $0 === self || $0.description == description } ?? false
  }
  override var hash: Int { description.hashValue }
}

@available(*, deprecated, message: "Foundation on Linux calls all of NSExpression so; it works here.")
extension ComputingExpression {
  private init(_ tree: ExpressionTree) {
    guard let made = TreeExpression.make(tree) as? Self else {
      fatalError("NSExpression has subclasses elsewhere")
    }
    self = made
  }
  private var tree: ExpressionTree {
    (self as? NSExpression).map { TreeExpression.tree(of: $0) } ?? .constant(nil)
  }

  /// An expression of a format: numbers, texts, key paths, `%@` and `%K`, `+ - * / **`, parentheses, and functions by name,
  /// as in `sqrt(2)` and `sum({1, 2})`. Whole numbers stay whole: `7 / 2` is 3, as on iOS. The program stops at another
  /// format, as Foundation's does.
  public init(format expressionFormat: String, _ args: Any?...) {
    self.init(format: expressionFormat, argumentArray: args.map { $0 ?? NSNull() })
  }
  /// An expression of a format and of an array of values for its places.
  public init(format expressionFormat: String, argumentArray arguments: [Any]) {
    do {
      self.init(try PredicateFormat.expression(expressionFormat, arguments))
    } catch {
      let reason = (error as? PredicateFormat.Problem)?.text ?? "\(error)"
      NSException(
        name: .invalidArgumentException,
        reason: "Unable to parse the format string \"\(expressionFormat)\": \(reason)"
      ).raise()
    }
  }
  /// A value.
  public init(forConstantValue obj: Any?) { self.init(.constant(obj)) }
  /// A variable of a predicate's.
  public init(forVariable string: String) { self.init(.variable(string)) }
  /// A property of the object.
  public init(forKeyPath keyPath: String) { self.init(.keyPath(keyPath)) }
  /// A function of those that Apple documents, as in *sum:* and *add:to:*.
  public init(forFunction name: String, arguments parameters: [Any]) {
    self.init(.function(name, operand: nil, Self.trees(parameters)))
  }
  /// A method of an object's.
  public init(forFunction target: NSExpression, selectorName name: String, arguments parameters: [Any]?) {
    // The target of Foundation's own functions is no object of the program's.
    let isOwn = TreeExpression.isFunctions(target)
    self.init(
      .function(name, operand: isOwn ? nil : TreeExpression.tree(of: target), Self.trees(parameters ?? [])))
  }
  /// A list of expressions.
  public init(forAggregate subexpressions: [Any]) { self.init(.aggregate(Self.trees(subexpressions))) }
  /// One expression or another, as a predicate says.
  public init(
    forConditional predicate: NSPredicate, trueExpression: NSExpression, falseExpression: NSExpression
  ) {
    self.init(
      .conditional(
        predicate, TreeExpression.tree(of: trueExpression), TreeExpression.tree(of: falseExpression)))
  }
  /// What a block computes.
  public init(
    forBlock block: @escaping (Any?, [Any], NSMutableDictionary?) -> Any,
    arguments parameters: [NSExpression]?
  ) {
    self.init(.block(block, Self.trees(parameters ?? [])))
  }

  private static func trees(_ parameters: [Any]) -> [ExpressionTree] {
    parameters.map { ($0 as? NSExpression).map { TreeExpression.tree(of: $0) } ?? .constant($0) }
  }

  /// The object itself.
  public static func expressionForEvaluatedObject() -> NSExpression { TreeExpression.make(.object) }

  /// The value for an object: numbers are `NSNumber`.
  public func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
    var variables: [String: Any] = [:]
    for (key, value) in context ?? [:] { variables["\(key)"] = value }
    return tree.value(in: PredicateFormat.Scope(object: object, variables: variables))
  }

  /// Which kind of expression it is.
  public var expressionType: NSExpression.ExpressionType {
    switch tree {
    case .constant: .constantValue
    case .object: .evaluatedObject
    case .variable: .variable
    case .keyPath: .keyPath
    case .function: .function
    case .aggregate: .aggregate
    case .conditional: .conditional
    case .block: .block
    }
  }
  /// The value of a constant.
  public var constantValue: Any? {
    if case .constant(let value) = tree { value } else { nil }
  }
  /// The path of a property.
  public var keyPath: String {
    if case .keyPath(let path) = tree { path } else { "" }
  }
  /// The selector of a function.
  public var function: String {
    if case .function(let name, _, _) = tree { name } else { "" }
  }
  /// The name of a variable.
  public var variable: String {
    if case .variable(let name) = tree { name } else { "" }
  }
  /// What a function is sent to.
  public var operand: NSExpression {
    if case .function(_, let operand?, _) = tree { return TreeExpression.make(operand) }
    return TreeExpression.functions
  }
  /// The arguments of a function.
  public var arguments: [NSExpression]? {
    switch tree {
    case .function(_, _, let arguments), .block(_, let arguments): arguments.map { TreeExpression.make($0) }
    default: nil
    }
  }
  /// The members of a list.
  public var collection: Any {
    if case .aggregate(let members) = tree { return members.map { TreeExpression.make($0) } }
    return [Any]()
  }
  /// The condition.
  public var predicate: NSPredicate {
    if case .conditional(let predicate, _, _) = tree { predicate } else { NSPredicate(value: true) }
  }
  /// The expression where the condition holds.
  public var `true`: NSExpression {
    if case .conditional(_, let yes, _) = tree { TreeExpression.make(yes) } else { TreeExpression.make(tree) }
  }
  /// The expression where the condition does not hold.
  public var `false`: NSExpression {
    if case .conditional(_, _, let no) = tree { TreeExpression.make(no) } else { TreeExpression.make(tree) }
  }
}

@available(*, deprecated, message: "Foundation on Linux calls all of NSExpression so; it works here.")
extension TreeExpression {
  private static let functionsName = "_NSPredicateUtilities"
  /// What Foundation's own functions are sent to.
  static var functions: NSExpression { make(.constant(functionsName)) }
  static func isFunctions(_ expression: NSExpression) -> Bool {
    if case .constant(let value) = tree(of: expression) { value as? String == functionsName } else { false }
  }
}
