extension Solver {
  /// Returns whether any constraint mentions the variable. Otherwise it is ambiguous, and its value is 0.
  public func isMentioned(_ variable: Variable) -> Bool {
    trap { () throws(Misuse) in try validate(variable) }
    return variables[variable.index].uses > 0
  }
}
