import ProjectReader
import TinamouCLI

/// The handling of code that does not compile: it is left out or ends the build.
enum Tolerance: String, Sendable, Codable {
  /// Nothing is left out.
  case strict
  /// Code of libraries that does not compile is left out, and the user's own where all errors of a module follow from modules that are not
  /// here; another error in it ends the build.
  case standard
  /// Code that does not compile is left out, in libraries and in the user's own modules.
  case lenient

  /// Returns whether code of a module may be left out.
  func permitsLeavingOut(partsOf module: AppProject.Module) -> Bool {
    switch self {
    case .strict: false
    case .standard: module.isLibrary
    case .lenient: true
    }
  }
}

extension Tolerance {
  /// Creates a tolerance from the options of a command.
  init(_ options: ProjectOptions) {
    self = options.strict ? .strict : options.lenient ? .lenient : .standard
  }
}
