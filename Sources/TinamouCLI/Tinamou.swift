import ArgumentParser
import Foundation
import Simulator
import SnapshotComparison
import UIKit

/// The command line tool, for executables that register their own screens:
///
/// ```swift
/// import TinamouCLI
/// import UIKit
///
/// @main struct MyScreens {
///   static func main() async {
///     await Tinamou.main(screens: [Screen("Sign up") { SignUpViewController() }])
///   }
/// }
/// ```
///
/// `swift run MyScreens gallery -o gallery` then draws them on several devices. The parts of this module:
///
/// - `Screen`: what is registered
/// - `Commands/`: the subcommands, thin
/// - `Options/`: arguments that commands share
/// - `Drawing/`: which pictures to draw, and drawing them
/// - `Gallery/`: the static page
/// - `Console`: standard output, standard error, colour
@MainActor
public enum Tinamou {
  /// Runs the tool with the process's arguments and ends the process. The exit code is 0 when all is good, 1 when there are
  /// findings, 2 for differences from references, 3 when a project cannot be built, 4 when its application crashed, 64 for
  /// wrong usage and 70 for an internal error.
  ///
  /// - Parameter screens: what `render` and `gallery` draw.
  public static func main(screens: [Screen] = []) async -> Never {
    exit(runArguments(screens: screens, console: .standard).rawValue)
  }

  /// Runs the tool with the process's arguments, and returns instead of ending the process.
  ///
  /// - Parameter arguments: the arguments as text, the program's name aside.
  package static func runArguments(
    _ arguments: [String] = Array(CommandLine.arguments.dropFirst()), screens: [Screen], console: Console
  ) -> ExitStatus {
    StandardStreams.secure()
    if let argument = unreadableArgument {
      console.error(ToolError.argumentNotUTF8(argument).description)
      return .usage
    }
    return run(arguments, screens: screens, console: console)
  }

  /// An argument that is not UTF-8, as `unreadableName` writes it; nil if all are text. Names of files are text here, and
  /// another name would be looked for.
  private static var unreadableArgument: String? {
    (1..<max(Int(CommandLine.argc), 1)).lazy.compactMap { index in
      CommandLine.unsafeArgv[index].flatMap { unreadableName($0) }
    }.first
  }

  /// A name that is not UTF-8, with the bytes that are no letters written out; nil for one that is.
  nonisolated static func unreadableName(_ name: UnsafePointer<CChar>) -> String? {
    let bytes = UnsafeBufferPointer(start: name, count: strlen(name)).map { UInt8(bitPattern: $0) }
    if String(validating: bytes, as: UTF8.self) != nil { return nil }
    return bytes.map {
      32..<127 ~= $0
        ? String(UnicodeScalar($0)) : "\\x" + String(UInt16($0) | 0x100, radix: 16).suffix(2).uppercased()
    }.joined()
  }

  /// Whether the process is an application that was built from a project.
  package static var isHosted = false

  /// Called with the name of each screen before it is shown.
  package static var willShow: ((String) -> Void)?

  /// What handles projects: set by `tinamou` itself, nil in executables with screens of their own.
  package static var projects: (any ProjectTool)?

  /// Commands beside those that every executable has. Unsafe, since ArgumentParser reads commands from any thread: it is
  /// set once, before the first command is parsed.
  package nonisolated(unsafe) static var furtherCommands: [any ParsableCommand.Type] = []

  /// What `--version` prints; unsafe for the same reason.
  package nonisolated(unsafe) static var version: () -> String = { SnapshotComparison.version }

  /// Runs the tool in this process and returns instead of ending it.
  package static func run(_ arguments: [String], screens: [Screen], console: Console) -> ExitStatus {
    do {
      try Screen.check(screens)
      if arguments == ["--version"] {
        // ArgumentParser asks for the text of each command, whatever is wanted; this one has to look for it.
        try console.print(version())
        return .success
      }
      let command = try RootCommand.parseAsRoot(arguments)
      if let command = command as? any ToolCommand {
        let isQuiet = (command as? any ProgressCommand)?.isQuiet == true
        return try command.execute(
          in: Context(screens: screens, console: isQuiet ? console.quiet() : console))
      }
      // Help and the like, which ArgumentParser brings: running them throws what is to be printed.
      var other = command
      try other.run()
      return .success
    } catch let error as ToolError {
      console.error(error.description)
      return error.status
    } catch let error as any ToolFailure {
      console.error(error.description)
      return error.status
    } catch {
      if let words = SystemError.words(of: error) {
        console.error(words)
        return .internalError
      }
      return report(error, on: console)
    }
  }

  /// Prints what ArgumentParser has to say: help on standard output, wrong usage on standard error.
  private static func report(_ error: any Error, on console: Console) -> ExitStatus {
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

/// How the process ends. The table in the README is this one.
package enum ExitStatus: Int32, Sendable {
  /// All is good.
  case success = 0
  /// There are findings: conflicts and ambiguities of layouts, tests that failed, code that was left out.
  case findings = 1
  /// Pictures or frames differ from their references, or have none.
  case differences = 2
  /// The project cannot be built: an error in its own code, or in what it needs.
  case buildFailed = 3
  /// The application ended before its command was done, or was ended by a limit.
  case crashed = 4
  /// Wrong usage: `EX_USAGE` of sysexits.h.
  case usage = 64
  /// An internal error, or a file that cannot be written: `EX_SOFTWARE` of sysexits.h.
  case internalError = 70
}

/// An error that says how the process ends.
package protocol ToolFailure: Error, CustomStringConvertible {
  var status: ExitStatus { get }
}

/// What a command gets beside its arguments.
@MainActor
package struct Context {
  package let screens: [Screen]
  package let console: Console
}

/// A subcommand of the tool. It prints through the context's console and says how the process ends.
package protocol ToolCommand: ParsableCommand {
  @MainActor func execute(in context: Context) throws -> ExitStatus
}

/// A command that says how far its work is, unless it is to be quiet.
package protocol ProgressCommand: ToolCommand {
  var isQuiet: Bool { get }
}
