import ArgumentParser

/// The exit status of the process. `scripts/checks/readme` compares the table in the documentation.
package enum ExitStatus: Int32, Sendable {
  /// Success.
  case success = 0
  /// There are findings: conflicts and ambiguities of layouts, failed tests, code that was left out.
  case findings = 1
  /// Pictures or frames differ from their references, or have none.
  case differences = 2
  /// The project cannot be built: an error in its own code, or in its dependencies.
  case buildFailed = 3
  /// The application ended before its command was done, or exceeded a limit.
  case crashed = 4
  /// A usage error: `EX_USAGE` of sysexits.h.
  case usage = 64
  /// An internal error, or a file that cannot be written: `EX_SOFTWARE` of sysexits.h.
  case internalError = 70
}

/// An error with an exit status.
package protocol ToolFailure: Error, CustomStringConvertible {
  var status: ExitStatus { get }
  /// Errors in the user's code, in the order in which they were told.
  var problems: [PageBuild.Problem] { get }
}

extension ToolFailure {
  package var problems: [PageBuild.Problem] { [] }
}

/// The context that a command is run in.
@MainActor
package struct Context {
  package let screens: [Screen]
  package let console: Console
}

/// A subcommand of the tool. It prints to the context's console and returns the exit status.
package protocol ToolCommand: ParsableCommand {
  @MainActor func execute(in context: Context) throws -> ExitStatus
}

/// A command that says how far its work is, unless it is to be quiet.
package protocol ProgressCommand: ToolCommand {
  var isQuiet: Bool { get }
}
