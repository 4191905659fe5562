/// The cause of an error of the compiler.
enum ErrorCause: Hashable, Sendable {
  /// API of Apple's that is missing here, by its name.
  case missing(String)
  /// Code that uses API of Apple's, or of a header of Objective-C, in a way that the declaration here does not permit. Either this
  /// differs from the original, or the code is wrong.
  case undecided
  /// A mistake of the project's.
  case project
  /// A module that is not on this machine.
  case environment(module: String)
  /// Another error, or a missing module.
  case consequence

  /// A Boolean value that indicates whether the error cannot be a mistake of the project's.
  var isOfAbsence: Bool {
    switch self {
    case .project, .undecided: false
    case .missing, .environment, .consequence: true
    }
  }
}
