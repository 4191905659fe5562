/// A variable times a coefficient.
public struct Term: Sendable {
  /// The variable. It belongs to one solver.
  public var variable: Variable
  /// What the variable's value is multiplied by. Solvers take finite numbers only.
  public var coefficient: Double

  /// A term of a variable and a coefficient, 1 by default.
  @inlinable
  public init(_ variable: Variable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}
