import ClassMetadata
import Foundation

/// Expressions with values, which Foundation on Linux declares but does not implement.
///
/// This is not a class-bound protocol: only then may an initializer return an existing object.
public protocol ComputingExpression {}
@available(*, deprecated, message: "Foundation on Linux calls all of NSExpression so; it works here.")
extension NSExpression: ComputingExpression {}

/// An object that is an expression. Code can use this name instead of Foundation's class, which the compiler
/// warns about.
protocol ExpressionTreeOwner {
  var expressionTree: ExpressionTree { get }
}

/// The class of all instances.
@available(*, deprecated, message: "Foundation on Linux calls all of NSExpression so; it works here.")
final class TreeExpression: NSExpression, ExpressionTreeOwner {
  var expressionTree: ExpressionTree { Self.tree(of: self) }

  // Unsafe in name only: only the address is used, the memory is never read or written.
  private nonisolated(unsafe) static let key = UnsafeRawPointer(
    UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  private final class Box {
    let tree: ExpressionTree
    init(_ tree: ExpressionTree) { self.tree = tree }
  }

  /// The superclass has no callable initializer, and neither class has stored properties: the tree is an
  /// associated object.
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

  /// Creates an expression from a format: numbers, strings, key paths, `%@` and `%K`, `+ - * / **`,
  /// parentheses, and functions such as `sqrt(2)` and `sum({1, 2})`. Integers stay integers: `7 / 2` is 3, as
  /// on iOS. The program stops at an invalid format, as with Foundation's class.
  public init(format expressionFormat: String, _ args: Any?...) {
    self.init(format: expressionFormat, argumentArray: args.map { $0 ?? NSNull() })
  }
  /// Creates an expression from a format and an array of arguments.
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
  /// Creates an expression with a constant value.
  public init(forConstantValue obj: Any?) { self.init(.constant(obj)) }
  /// Creates an expression with the value of a predicate's variable.
  public init(forVariable string: String) { self.init(.variable(string)) }
  /// Creates an expression with the value of a property.
  public init(forKeyPath keyPath: String) { self.init(.keyPath(keyPath)) }
  /// Creates an expression for the properties of a key path. The program stops at one that Objective-C has no name for, as on iOS; computed
  /// properties that are not managed by Core Data have none here.
  public init<Root, Value>(forKeyPath keyPath: KeyPath<Root, Value>) {
    guard let name = keyPath._kvcKeyPathString else {
      fatalError("Could not extract a String from KeyPath \(keyPath)")
    }
    self.init(.keyPath(name))
  }
  /// Creates an expression that calls a function documented by Apple, such as *sum:* and *add:to:*.
  public init(forFunction name: String, arguments parameters: [Any]) {
    self.init(.function(name, operand: nil, Self.trees(parameters)))
  }
  /// Creates an expression that calls a method of an object.
  public init(forFunction target: NSExpression, selectorName name: String, arguments parameters: [Any]?) {
    // The target of Foundation's own functions is not an object of the program.
    let isOwn = TreeExpression.isFunctions(target)
    self.init(
      .function(name, operand: isOwn ? nil : TreeExpression.tree(of: target), Self.trees(parameters ?? [])))
  }
  /// Creates an expression with a list of expressions.
  public init(forAggregate subexpressions: [Any]) { self.init(.aggregate(Self.trees(subexpressions))) }
  /// Creates an expression that evaluates one of two expressions according to a predicate.
  public init(
    forConditional predicate: NSPredicate, trueExpression: NSExpression, falseExpression: NSExpression
  ) {
    self.init(
      .conditional(
        predicate, TreeExpression.tree(of: trueExpression), TreeExpression.tree(of: falseExpression)))
  }
  /// Creates an expression with the elements of a list for which a predicate holds, in which the variable is the element.
  public init(
    forSubquery expression: NSExpression, usingIteratorVariable variable: String, predicate: NSPredicate
  ) {
    self.init(.subquery(TreeExpression.tree(of: expression), variable: variable, predicate))
  }
  /// Creates an expression that evaluates a block.
  ///
  /// The second argument of the block are the values of the arguments. Apple's declaration says that they are expressions, which they are
  /// not there either.
  public init(
    block: @escaping (Any?, [Any], NSMutableDictionary?) -> Any, arguments: [NSExpression]?
  ) {
    self.init(.block(block, Self.trees(arguments ?? [])))
  }
  /// Creates an expression with the elements that are in one of two collections.
  public init(forUnionSet left: NSExpression, with right: NSExpression) {
    self.init(.set(.union, TreeExpression.tree(of: left), TreeExpression.tree(of: right)))
  }
  /// Creates an expression with the elements that are in both of two collections.
  public init(forIntersectSet left: NSExpression, with right: NSExpression) {
    self.init(.set(.intersect, TreeExpression.tree(of: left), TreeExpression.tree(of: right)))
  }
  /// Creates an expression with the elements of a collection that are not in another one.
  public init(forMinusSet left: NSExpression, with right: NSExpression) {
    self.init(.set(.minus, TreeExpression.tree(of: left), TreeExpression.tree(of: right)))
  }
  /// Creates an expression that evaluates a block.
  public init(
    forBlock block: @escaping (Any?, [Any], NSMutableDictionary?) -> Any,
    arguments parameters: [NSExpression]?
  ) {
    self.init(.block(block, Self.trees(parameters ?? [])))
  }

  private static func trees(_ parameters: [Any]) -> [ExpressionTree] {
    parameters.map { ($0 as? NSExpression).map { TreeExpression.tree(of: $0) } ?? .constant($0) }
  }

  /// Returns an expression with the evaluated object itself.
  public static func expressionForEvaluatedObject() -> NSExpression { TreeExpression.make(.object) }

  /// Returns the expression for any key of a query of Spotlight's. Its value is `nil`.
  public static func expressionForAnyKey() -> NSExpression { TreeExpression.make(.anyKey) }

  /// Returns the value for an object. Numbers are `NSNumber`.
  public func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
    var variables: [String: Any] = [:]
    for (key, value) in context ?? [:] { variables["\(key)"] = value }
    return tree.value(in: PredicateFormat.Scope(object: object, variables: variables))
  }

  /// The type of the expression.
  public var expressionType: NSExpression.ExpressionType {
    switch tree {
    case .constant: .constantValue
    case .object: .evaluatedObject
    case .variable: .variable
    case .keyPath: .keyPath
    case .function: .function
    case .aggregate: .aggregate
    case .conditional: .conditional
    case .subquery: .subquery
    case .block: .block
    case .set(.union, _, _): .unionSet
    case .set(.intersect, _, _): .intersectSet
    case .set(.minus, _, _): .minusSet
    case .anyKey: .anyKey
    }
  }
  /// The value of a constant expression.
  public var constantValue: Any? {
    if case .constant(let value) = tree { value } else { nil }
  }
  /// The key path of an expression.
  public var keyPath: String {
    if case .keyPath(let path) = tree { path } else { "" }
  }
  /// The selector of a function expression.
  public var function: String {
    if case .function(let name, _, _) = tree { name } else { "" }
  }
  /// The name of a variable expression.
  public var variable: String {
    switch tree {
    case .variable(let name), .subquery(_, let name, _): name
    default: ""
    }
  }
  /// The target of a function expression.
  public var operand: NSExpression {
    if case .function(_, let operand?, _) = tree { return TreeExpression.make(operand) }
    return TreeExpression.functions
  }
  /// The arguments of a function expression.
  public var arguments: [NSExpression]? {
    switch tree {
    case .function(_, _, let arguments), .block(_, let arguments): arguments.map { TreeExpression.make($0) }
    default: nil
    }
  }
  /// The members of a list expression, or the expression of a subquery's list.
  public var collection: Any {
    if case .subquery(let collection, _, _) = tree { return TreeExpression.make(collection) }
    if case .aggregate(let members) = tree { return members.map { TreeExpression.make($0) } }
    return [Any]()
  }
  /// The first collection of an operation on sets.
  public var left: NSExpression {
    if case .set(_, let left, _) = tree { TreeExpression.make(left) } else { TreeExpression.make(tree) }
  }
  /// The second collection of an operation on sets.
  public var right: NSExpression {
    if case .set(_, _, let right) = tree { TreeExpression.make(right) } else { TreeExpression.make(tree) }
  }
  /// The block of an expression with one; of another, one that returns `NSNull`.
  public var expressionBlock: (Any?, [Any], NSMutableDictionary?) -> Any {
    if case .block(let work, _) = tree { work } else { { _, _, _ in NSNull() } }
  }
  /// The condition of a conditional expression.
  public var predicate: NSPredicate {
    switch tree {
    case .conditional(let predicate, _, _), .subquery(_, _, let predicate): predicate
    default: NSPredicate(value: true)
    }
  }
  /// The expression for a condition that is `true`.
  public var `true`: NSExpression {
    if case .conditional(_, let yes, _) = tree { TreeExpression.make(yes) } else { TreeExpression.make(tree) }
  }
  /// The expression for a condition that is `false`.
  public var `false`: NSExpression {
    if case .conditional(_, _, let no) = tree { TreeExpression.make(no) } else { TreeExpression.make(tree) }
  }
}

@available(*, deprecated, message: "Foundation on Linux calls all of NSExpression so; it works here.")
extension TreeExpression {
  private static let functionsName = "_NSPredicateUtilities"
  /// The target of Foundation's own functions.
  static var functions: NSExpression { make(.constant(functionsName)) }
  static func isFunctions(_ expression: NSExpression) -> Bool {
    if case .constant(let value) = tree(of: expression) { value as? String == functionsName } else { false }
  }
}
