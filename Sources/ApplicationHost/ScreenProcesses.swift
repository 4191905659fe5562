import DeviceModels
import Foundation
import TinamouCLI
import UIKit

/// Runs a command for several screens, each in a process of its own that this one forks.
///
/// The executable is loaded, its classes are registered and its fonts are read once. A screen sees what it sees in a process that was
/// launched for it: nothing of the application has run before. A screen that ends its process, or takes too long, costs itself only.
///
/// This process has one thread when it forks, so that nothing is held by a thread that the copy does not have. Where a library has
/// started another one, the copy runs the executable anew instead.
@MainActor
struct ScreenProcesses {
  /// The first argument of a process that is to do this. What follows are ``Options``, then `--`, then the command and its options
  /// without screens.
  static let command = "each-screen"

  /// The bytes that are kept of what a screen prints: the beginning, and the end with the reason of a crash.
  private static let keptOutput = 4 << 20
  /// The most bytes of a screen's data.
  private static let mostData = 256 << 20

  private let application: HostedApplication
  private let options: Options
  private var arguments: [String]
  /// The command of a screen's process, and the screen's name.
  private(set) var command: (parsed: Tinamou.ParsedCommand, screen: String)?

  /// The options of the process beside the command.
  private struct Options {
    /// Classes of controllers, which are screens beside those that the application has.
    var controllers: [String] = []
    /// The screens, by names; all if there is none.
    var chosen: [String] = []
    /// The slug of the screen that is drawn first.
    var first: String?
    /// The seconds that a screen may take.
    var seconds = 120.0
    /// The number of screens that are drawn at a time.
    var atOnce = 1
    /// A Boolean value that indicates whether one file takes all that is drawn.
    var isOneFile = false
    /// An option of the command where there are several screens.
    var several: String?
  }

  init(_ application: HostedApplication, arguments: [String]) {
    self.application = application
    var options = Options()
    var rest = arguments.dropFirst()
    while let argument = rest.popFirst(), argument != "--" {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(
        String.init)
      let value = parts.count > 1 ? parts[1] : ""
      switch parts[0] {
      case "--controller": options.controllers.append(value)
      case "--choose": options.chosen.append(value)
      case "--first": options.first = value
      case "--seconds": options.seconds = Double(value) ?? options.seconds
      case "--at-once": options.atOnce = max(1, Int(value) ?? 1)
      case "--one-file": options.isOneFile = true
      case "--if-several": options.several = value
      default: break
      }
    }
    self.options = options
    self.arguments = Array(rest)
  }

  /// Does the work, and ends the process. In the process of a screen it returns the arguments of its command.
  mutating func run() -> [String] {
    let known = application.screens(named: options.controllers).map(\.name)
    var names: [String] = []
    for name in options.chosen {
      guard let screen = known.first(where: { Screen.slug(of: $0) == Screen.slug(of: name) }) else {
        write(ScreenReport.Header(unknown: name, known: known))
        CommandChannels.end(ExitStatus.usage.rawValue)
      }
      if !names.contains(screen) { names.append(screen) }
    }
    if options.chosen.isEmpty { names = known }
    if let index = names.firstIndex(where: { Screen.slug(of: $0) == options.first }) {
      names.insert(names.remove(at: index), at: 0)
    }
    write(ScreenReport.Header(screens: names))
    guard !options.isOneFile || names.count < 2 else { CommandChannels.end(ExitStatus.usage.rawValue) }
    if names.count > 1, let several = options.several { arguments.append(several) }
    ProcessCopy.readCommonData()
    let parsed = Tinamou.ParsedCommand(arguments)
    let (screen, words) = draw(names)
    command = parsed.map { ($0, screen) }
    return words
  }

  // MARK: Processes

  /// Returns in the process of a screen, with its name and the arguments of its command.
  private func draw(_ names: [String]) -> (screen: String, arguments: [String]) {
    let hasOneThread = ProcessCopy.isPossible
    // Standard output and error, and the channels of data and of records.
    let copies = ProcessCopies(
      channels: [
        .ends(Self.keptOutput), .ends(Self.keptOutput), .whole(Self.mostData), .ends(Self.keptOutput),
      ],
      atOnce: options.atOnce, seconds: options.seconds)
    let task = try? copies.run(
      names.count,
      willStart: { write(ScreenReport.Header(begins: names[$0])) },
      take: { ending in
        let name = names[ending.index]
        var report = ScreenReport.frame(
          of: name, status: ending.status, isCrash: ending.isCrash, isLate: ending.isLate,
          excess: ending.excess, parts: ending.output)
        if ending.isMissing {
          let words =
            "the process of a screen cannot be made: \(String(cString: strerror(ending.status)))\n"
          report = ScreenReport.frame(
            of: name, status: ExitStatus.internalError.rawValue,
            parts: [Data(), Data(words.utf8), Data(), Data()])
        }
        try? CommandChannels.console.write(report)
      })
    guard let task else { CommandChannels.end(0) }
    return (names[task.index], begin(names[task.index], channels: task.channels, hasOneThread: hasOneThread))
  }

  /// Makes the channels those of a command, and returns its arguments. Where the copied process had several threads, executes the
  /// application anew.
  private func begin(_ name: String, channels: [Int32], hasOneThread: Bool) -> [String] {
    // First out of the way of the numbers that they get.
    let moved = channels.map { fcntl($0, F_DUPFD, 16) }
    for end in channels { close(end) }
    for (end, number) in zip(moved, [STDOUT_FILENO, STDERR_FILENO, 3, 4]) {
      _ = dup2(end, number)
      close(end)
    }
    let command = [arguments.first ?? "", "--screen=\(name)"] + arguments.dropFirst()
    guard !hasOneThread else { return command }
    var words: [UnsafeMutablePointer<CChar>?] = ([CommandLine.arguments[0]] + command).map { strdup($0) }
    words.append(nil)
    execv("/proc/self/exe", &words)
    _exit(ExitStatus.internalError.rawValue)
  }

  private func write(_ header: ScreenReport.Header) {
    try? CommandChannels.console.write(ScreenReport.frame(header, parts: []))
  }
}
