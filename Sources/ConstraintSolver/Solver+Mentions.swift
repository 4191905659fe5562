extension Solver {
  /// Whether any constraint mentions the variable; one that none mentions is as free as can be.
  public func isMentioned(_ variable: Variable) -> Bool {
    trap { () throws(Misuse) in try validate(variable) }
    return variables[variable.index].uses > 0
  }
}
