/// A programming error in the use of a ``Solver``.
///
/// The solver's methods stop the program with the `description`; the `validate` methods throw the error
/// instead.
public enum Misuse: Error, Equatable, Sendable, CustomStringConvertible {
  /// The variable belongs to another solver.
  case foreignVariable
  /// The variable has been removed.
  case removedVariable
  /// The variable cannot be removed while constraints mention it.
  case variableInUse(constraints: Int)
  /// The constraint belongs to another solver.
  case foreignConstraint
  /// The constraint has been removed.
  case removedConstraint
  /// A coefficient is not a finite number.
  case coefficientNotFinite(Double)
  /// A constant is not a finite number.
  case constantNotFinite(Double)
  /// A priority is not in the range above 0 and up to 1000.
  case priorityOutOfRange(Float)

  /// A description of the error, with which the solver's methods stop.
  public var description: String {
    switch self {
    case .foreignVariable: "The variable belongs to another solver."
    case .removedVariable: "The variable has been removed from the solver."
    case .variableInUse(let count):
      "The variable cannot be removed while \(count) constraint\(count == 1 ? " mentions" : "s mention") it."
    case .foreignConstraint: "The constraint belongs to another solver."
    case .removedConstraint: "The constraint has been removed from the solver."
    case .coefficientNotFinite(let value): "A coefficient must be a finite number; this one is \(value)."
    case .constantNotFinite(let value): "A constant must be a finite number; this one is \(value)."
    case .priorityOutOfRange(let value):
      "A priority must be more than 0 and at most 1000; this one is \(value)."
    }
  }
}
