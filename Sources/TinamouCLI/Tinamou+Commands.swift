import ArgumentParser
import Foundation
import SnapshotComparison

/// The commands of the tool, by their arguments.
extension Tinamou {
  static func execute(_ arguments: [String], screens: [Screen], console: Console) throws -> ExitStatus {
    try Screen.check(screens)
    if arguments == ["--version"] {
      // ArgumentParser asks for the text of each command, whatever is wanted; this one has to look for it.
      try console.print(version)
      return .success
    }
    if let name = arguments.first, !name.hasPrefix("-"), !RootCommand.names.contains(name) {
      throw ToolError.unknownCommand(name, known: RootCommand.listedNames)
    }
    let command = try RootCommand.parseAsRoot(arguments)
    if let command = command as? any ToolCommand {
      return try execute(command, screens: screens, console: console)
    }
    // Commands of ArgumentParser such as help throw their output when run.
    var other = command
    try other.run()
    return .success
  }

  /// Prints a message of ArgumentParser: help on standard output, usage errors on standard error.
  static func report(_ error: any Error, on console: Console) -> ExitStatus {
    let message = RootCommand.fullMessage(for: error, columns: console.columns)
    switch RootCommand.exitCode(for: error) {
    case .success:
      return (try? console.print(message)) == nil ? .internalError : .success
    case .validationFailure:
      console.message(message)
      return .usage
    default:
      console.message(message)
      return .internalError
    }
  }
}
