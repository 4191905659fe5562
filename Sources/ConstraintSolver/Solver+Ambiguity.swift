/// What constraints leave undetermined.
extension Solver {
  /// Whether constraints leave the variable's value open, so that a rule for ties had to choose it.
  public func isAmbiguous(_ variable: Variable) -> Bool {
    trap { () throws(Misuse) in try validate(variable) }
    return ambiguities().contains { $0.variables.contains(variable) }
  }

  /// The directions in which variables can move without changing how well the constraints are satisfied.
  public func ambiguities() -> [Ambiguity] { [] }

  /// The constraints that take part in determining the variable, in order of addition.
  public func constraintsAffecting(_ variable: Variable) -> [Constraint] { [] }
}
