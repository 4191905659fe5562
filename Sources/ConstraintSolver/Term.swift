/// A variable times a coefficient.
public struct Term: Sendable {
  /// The variable. It belongs to one solver.
  public var variable: Variable
  /// The factor of the variable's value. Solvers require a finite number.
  public var coefficient: Double

  /// Creates a term of a variable and a coefficient, by default 1.
  @inlinable
  public init(_ variable: Variable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}
