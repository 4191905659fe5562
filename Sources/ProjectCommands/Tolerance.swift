import ProjectReader
import TinamouCLI

/// Whether code that does not compile is left out, or ends the build.
enum Tolerance: String, Sendable {
  /// Nothing is left out.
  case strict
  /// Of libraries, what does not compile is left out; an error in the user's own code ends the build.
  case standard
  /// What does not compile is left out, whose ever it is.
  case lenient

  /// Whether code of a module may be left out.
  func leavesOut(partsOf module: AppProject.Module) -> Bool {
    switch self {
    case .strict: false
    case .standard: module.isLibrary
    case .lenient: true
    }
  }
}

extension Tolerance {
  /// What the options of a command say.
  init(_ options: ProjectOptions) {
    self = options.strict ? .strict : options.lenient ? .lenient : .standard
  }
}
