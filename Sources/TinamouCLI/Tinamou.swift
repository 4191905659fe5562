import ArgumentParser
import FileAccess
import Foundation
import ScreenRequests
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
/// - `Screen`: a registered screen
/// - `Commands/`: the subcommands
/// - `Options/`: arguments that commands share
/// - `Drawing/`: which pictures to draw, and drawing them
/// - `Page/`: the page of galleries and `preview`: its data, its document, and the folder
/// - `Console`: standard output, standard error, color
@MainActor
public enum Tinamou {
  /// Runs the tool with the process's arguments and ends the process. Each `#Preview` and each scene of the storyboards in the
  /// resources of the executable's modules is a screen beside those that are given. The exit code is 0 for success, 1 if
  /// there are findings, 2 for differences from references, 3 if a project cannot be built, 4 if its
  /// application crashed, 64 for a usage error and 70 for an internal error.
  ///
  /// - Parameter screens: further screens that `render`, `gallery` and `snapshots` draw.
  public static func main(screens: [Screen] = []) async -> Never {
    await LinkedScreens.collect(screens)
    let linked = projects == nil ? LinkedScreens.all(with: screens) : screens
    exit(runArguments(screens: linked, console: .standard).rawValue)
  }

  /// Runs the tool with the process's arguments and returns its status.
  ///
  /// - Parameter arguments: the arguments as text, without the program's name.
  package static func runArguments(
    _ arguments: [String] = Array(CommandLine.arguments.dropFirst()), screens: [Screen], console: Console
  ) -> ExitStatus {
    carryOut(on: console) { try execute(arguments, screens: screens, console: console) }
  }

  /// Carries out a request for screens of this process.
  package static func run(_ request: ScreenRequest, screens: [Screen], console: Console) -> ExitStatus {
    carryOut(on: console) {
      try Screen.check(screens)
      return try ScreenRun(request, screens: screens, console: console).run()
    }
  }

  /// Does what a process does, unless its arguments cannot be read.
  private static func carryOut(on console: Console, _ body: () throws -> ExitStatus) -> ExitStatus {
    StandardStreams.secure()
    if let argument = unreadableArgument {
      console.error(ToolError.argumentNotUTF8(argument).description)
      return .usage
    }
    return status(on: console, body)
  }

  /// The first argument that is not valid UTF-8, as returned by `unreadableName`; `nil` if there is none.
  /// File names are strings in this tool, so that such an argument would refer to another file.
  private static var unreadableArgument: String? {
    (1..<max(Int(CommandLine.argc), 1)).lazy.compactMap { index in
      CommandLine.unsafeArgv[index].flatMap { unreadableName($0) }
    }.first
  }

  /// Returns a name that is not valid UTF-8 with its invalid bytes escaped; `nil` for a valid one.
  nonisolated static func unreadableName(_ name: UnsafePointer<CChar>) -> String? {
    let bytes = UnsafeBufferPointer(start: name, count: strlen(name)).map { UInt8(bitPattern: $0) }
    if String(validating: bytes, as: UTF8.self) != nil { return nil }
    return bytes.map {
      32..<127 ~= $0
        ? String(UnicodeScalar($0)) : "\\x" + String(UInt16($0) | 0x100, radix: 16).suffix(2).uppercased()
    }.joined()
  }

  /// A Boolean value that indicates whether the process is an application that was built from a project.
  package static var isHosted: Bool { ToolHosts.current?.isApplication ?? false }

  /// The tool that handles projects. `tinamou` sets it; it is `nil` in executables with screens of their own.
  /// Unsafe, since ArgumentParser reads its commands from any thread: it is set once, before the first command is
  /// parsed.
  package nonisolated(unsafe) static var projects: (any ProjectTool)?

  /// The output of `--version`.
  package nonisolated static var version: String { projects?.version ?? SnapshotComparison.version }

  /// Runs the tool in this process and returns instead of ending it.
  package static func run(_ arguments: [String], screens: [Screen], console: Console) -> ExitStatus {
    status(on: console) { try execute(arguments, screens: screens, console: console) }
  }

  static func execute(
    _ command: any ToolCommand, screens: [Screen], console: Console
  ) throws -> ExitStatus {
    let isQuiet = (command as? any ProgressCommand)?.isQuiet == true
    return try command.execute(
      in: Context(screens: screens, console: isQuiet ? console.quiet() : console))
  }

  /// Returns the status of what was done, and tells why it failed.
  private static func status(on console: Console, _ body: () throws -> ExitStatus) -> ExitStatus {
    do {
      return try body()
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
}
