// The interface alone; the solver takes its place.
public struct Priority: RawRepresentable, Hashable, Comparable, Sendable {
  public var rawValue: Float
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public init(rawValue: Float) { self.rawValue = rawValue }
  public static let required = Priority(1000)
  public static func < (a: Priority, b: Priority) -> Bool { a.rawValue < b.rawValue }
}
public enum Relation: Int8, Sendable { case lessThanOrEqual = -1, equal = 0, greaterThanOrEqual = 1 }
public struct Variable: Hashable, Sendable { public var index: Int }
public struct Constraint: Hashable, Sendable { public var index: Int }
public struct Term: Sendable {
  public var variable: Variable
  public var coefficient: Double
  public init(_ variable: Variable, _ coefficient: Double) { self.variable = variable; self.coefficient = coefficient }
}
public struct Conflict: Sendable {
  public let constraints: [Constraint]
  public let broken: Constraint
}
public final class Solver {
  public init() {}
  var n = 0
  public func addVariable() -> Variable { n += 1; return Variable(index: n) }
  public func removeVariable(_ v: Variable) {}
  @discardableResult
  public func add(_ terms: [Term], constant: Double = 0, relation: Relation, priority: Priority = .required, breakRank: Int32 = 0) -> Constraint { n += 1; return Constraint(index: n) }
  public func remove(_ c: Constraint) {}
  public func setConstant(_ x: Double, of: Constraint) {}
  public func setPriority(_ p: Priority, of: Constraint) {}
  public func solve() {}
  public func value(of: Variable) -> Double { 0 }
  public var changedVariables: [Variable] { [] }
  public private(set) var conflicts: [Conflict] = []
  public var newConflicts: [Conflict] { [] }
  public func isBroken(_: Constraint) -> Bool { false }
  public func isAmbiguous(_: Variable) -> Bool { false }
  public func constraintsAffecting(_: Variable) -> [Constraint] { [] }
  public var chooseBroken: (([Constraint]) -> Constraint)?
}
