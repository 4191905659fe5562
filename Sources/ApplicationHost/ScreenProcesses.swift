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

  private let application: HostedApplication
  private let options: Options
  private var arguments: [String]
  /// The command of a screen's process, and the screen's name.
  private(set) var command: (parsed: Tinamou.ParsedCommand, screen: String)?

  /// What the process is told beside the command.
  private struct Options {
    /// Classes of controllers, which are screens beside those that the application has.
    var controllers: [String] = []
    /// The screens, by names; all if there is none.
    var chosen: [String] = []
    /// The slug of the screen that is drawn first.
    var first: String?
    /// The seconds that a screen may take.
    var seconds = 120.0
    /// How many are drawn at a time.
    var atOnce = 1
    /// Whether one file takes all that is drawn.
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

  /// A process that draws a screen.
  private struct Child {
    let index: Int
    let process: Int32
    let deadline: ContinuousClock.Instant
    /// The ends of standard output and error, of the channels of data and of records.
    var pipes: [Int32]
    var bytes: [[UInt8]] = [[], [], [], []]
    var isLate = false
    /// The status that `waitpid` gave.
    var status: Int32?

    mutating func read() {
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      for index in pipes.indices where pipes[index] >= 0 {
        while true {
          let count = Glibc.read(pipes[index], &buffer, buffer.count)
          if count > 0 {
            bytes[index] += buffer[..<count]
            continue
          }
          if count < 0, errno == EINTR { continue }
          if count == 0 || errno != EAGAIN {
            close(pipes[index])
            pipes[index] = -1
          }
          break
        }
      }
    }

    mutating func end() {
      read()
      for pipe in pipes where pipe >= 0 { close(pipe) }
      pipes = [-1, -1, -1, -1]
    }
  }

  /// Returns in the process of a screen, with its name and the arguments of its command.
  private func draw(_ names: [String]) -> (screen: String, arguments: [String]) {
    var running: [Child] = []
    var reports: [Int: [UInt8]] = [:]
    var (next, told) = (0, 0)
    while told < names.count {
      while next < names.count, running.count < options.atOnce {
        write(ScreenReport.Header(begins: names[next]))
        switch start(names[next], index: next) {
        case .parent(let child): running.append(child)
        case .child(let arguments): return (names[next], arguments)
        case .failed(let code):
          let words = "the process of a screen cannot be made: \(String(cString: strerror(code)))\n"
          reports[next] = ScreenReport.frame(
            of: names[next], status: ExitStatus.internalError.rawValue,
            parts: [[], Array(words.utf8), [], []])
        }
        next += 1
      }
      var polls = running.flatMap { $0.pipes.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) } }
      if !polls.isEmpty { _ = poll(&polls, nfds_t(polls.count), 20) }
      let now = ContinuousClock.now
      for index in running.indices {
        running[index].read()
        var status: Int32 = 0
        if waitpid(running[index].process, &status, WNOHANG) == running[index].process {
          running[index].status = status
          // What its own processes still say is not waited for.
          running[index].end()
        } else if now > running[index].deadline, !running[index].isLate {
          running[index].isLate = true
          kill(running[index].process, SIGKILL)
        } else if polls.isEmpty || running[index].pipes.allSatisfy({ $0 < 0 }) {
          usleep(2000)
        }
      }
      for child in running where child.status != nil {
        let signal = child.status! & 0x7F
        reports[child.index] = ScreenReport.frame(
          of: names[child.index], status: signal == 0 ? child.status! >> 8 & 0xFF : signal,
          isCrash: signal != 0, isLate: child.isLate, parts: child.bytes)
      }
      running.removeAll { $0.status != nil }
      while let report = reports.removeValue(forKey: told) {
        try? CommandChannels.console.write(Data(report))
        told += 1
      }
    }
    CommandChannels.end(0)
  }

  private enum Start {
    case parent(Child)
    case child([String])
    case failed(Int32)
  }

  private func start(_ name: String, index: Int) -> Start {
    var ends: [Int32] = []
    for _ in 0..<4 {
      var pair: [Int32] = [-1, -1]
      guard pipe(&pair) == 0 else {
        let code = errno
        for end in ends { close(end) }
        return .failed(code)
      }
      ends += pair
    }
    let hasOneThread = ProcessCopy.isPossible
    let process = ProcessCopy.make()
    if process < 0 {
      let code = errno
      for end in ends { close(end) }
      return .failed(code)
    }
    let ours = stride(from: 0, to: 8, by: 2).map { ends[$0] }
    let theirs = stride(from: 1, to: 8, by: 2).map { ends[$0] }
    if process > 0 {
      for end in theirs { close(end) }
      for end in ours {
        _ = fcntl(end, F_SETFL, O_NONBLOCK)
        _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      }
      return .parent(
        Child(index: index, process: process, deadline: .now + .seconds(options.seconds), pipes: ours))
    }
    for end in ours { close(end) }
    // First out of the way of the numbers that they get.
    let moved = theirs.map { fcntl($0, F_DUPFD, 16) }
    for end in theirs { close(end) }
    for (end, number) in zip(moved, [STDOUT_FILENO, STDERR_FILENO, 3, 4]) {
      _ = dup2(end, number)
      close(end)
    }
    let command = [arguments.first ?? "", "--screen=\(name)"] + arguments.dropFirst()
    if !hasOneThread {
      var words: [UnsafeMutablePointer<CChar>?] = ([CommandLine.arguments[0]] + command).map { strdup($0) }
      words.append(nil)
      execv("/proc/self/exe", &words)
      _exit(ExitStatus.internalError.rawValue)
    }
    return .child(command)
  }

  private func write(_ header: ScreenReport.Header) {
    try? CommandChannels.console.write(Data(ScreenReport.frame(header, parts: [])))
  }
}
