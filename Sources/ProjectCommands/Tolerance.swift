import ArgumentParser
import ProjectReader

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

/// The options for what does not compile.
struct ToleranceOptions: ParsableArguments {
  @Flag(help: "Fail where something of a library cannot be compiled, instead of leaving it out.")
  var strict = false

  @Flag(help: "Leave out what cannot be compiled of the project's own code, too, instead of failing.")
  var lenient = false

  func validate() throws {
    if strict && lenient { throw ValidationError("--strict and --lenient exclude each other.") }
  }

  var tolerance: Tolerance { strict ? .strict : lenient ? .lenient : .standard }
}
