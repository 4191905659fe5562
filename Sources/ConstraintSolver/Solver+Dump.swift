extension Solver {
  /// What the solver knows, for a person to read.
  public func dump(
    variableName: (Variable) -> String,
    constraintName: (Constraint) -> String
  ) -> String { "" }
}
