/// Checks for programming errors in a form that callers can test: the solver's methods stop on the errors
/// that these methods throw.
extension Solver {
  /// Throws if the variable does not belong to this solver or has been removed.
  @inline(__always)
  public func validate(_ variable: Variable) throws(Misuse) {
    guard variable.owner == identity else { throw .foreignVariable }
    guard variable.index < variables.count else { throw .foreignVariable }
    let record = variables.base + variable.index
    guard record.pointee.isAlive, record.pointee.generation == variable.generation else {
      throw .removedVariable
    }
  }

  /// Throws if the variable does not belong to this solver or a constraint mentions it.
  public func validate(removing variable: Variable) throws(Misuse) {
    try validate(variable)
    let uses = variables[variable.index].uses
    guard uses == 0 else { throw .variableInUse(constraints: Int(uses)) }
  }

  /// Throws if the constraint does not belong to this solver or has been removed.
  @inline(__always)
  public func validate(_ constraint: Constraint) throws(Misuse) {
    guard constraint.owner == identity, constraint.index < rows.count else { throw .foreignConstraint }
    let record = rows.base + Int(constraint.index)
    guard record.pointee.kind != .unused, record.pointee.generation == constraint.generation else {
      throw .removedConstraint
    }
  }

  /// Throws if the constant is not finite.
  @inline(__always)
  public func validate(constant: Double) throws(Misuse) {
    guard constant.isFinite else { throw .constantNotFinite(constant) }
  }

  /// Throws if the priority is not more than 0 and at most 1000.
  @inline(__always)
  public func validate(_ priority: Priority) throws(Misuse) {
    guard priority.rawValue > 0, priority.rawValue <= 1000 else {
      throw .priorityOutOfRange(priority.rawValue)
    }
  }

  /// Throws if a constraint with these arguments cannot be added.
  @inline(__always)
  public func validate(
    _ terms: borrowing Span<Term>, constant: Double, priority: Priority
  ) throws(Misuse) {
    try validate(constant: constant)
    try validate(priority)
    for t in 0..<terms.count {
      try validate(terms[t].variable)
      guard terms[t].coefficient.isFinite else { throw .coefficientNotFinite(terms[t].coefficient) }
    }
  }

  /// Throws if a constraint with these arguments cannot be added.
  public func validate(_ terms: [Term], constant: Double, priority: Priority) throws(Misuse) {
    try validate(terms.span, constant: constant, priority: priority)
  }
}
