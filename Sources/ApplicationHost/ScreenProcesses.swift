import DeviceModels
import Foundation
import ScreenRequests
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
  /// The bytes that are kept of what a screen prints: the beginning, and the end with the reason of a crash.
  private static let keptOutput = 4 << 20
  /// The most bytes of a screen's data.
  private static let mostData = 256 << 20

  private let application: HostedApplication
  private var request: ScreenRequest
  private let forks: ApplicationOrder.Forks

  init(_ application: HostedApplication, request: ScreenRequest, _ forks: ApplicationOrder.Forks) {
    self.application = application
    self.request = request
    self.forks = forks
  }

  /// Does the work, and ends the process. In the process of a screen it returns the request for it.
  mutating func run() -> ScreenRequest {
    let all = application.screens(named: request.controllers)
    let known = all.map(\.name)
    var names: [String] = []
    for name in request.screens {
      guard let screen = known.first(where: { Screen.slug(of: $0) == Screen.slug(of: name) }) else {
        write(ScreenReport.Header(unknown: name, known: known))
        CommandChannels.end(ExitStatus.usage.rawValue)
      }
      if !names.contains(screen) { names.append(screen) }
    }
    if request.screens.isEmpty { names = known }
    // A visit is of one screen.
    if request.result.script != nil { names = Array(names.prefix(1)) }
    // The screen of the picture that is looked at comes first.
    if case .preview(let result) = request.result, let first = result.first?.prefix(while: { $0 != "/" }),
      let index = names.firstIndex(where: { Screen.slug(of: $0) == first })
    {
      names.insert(names.remove(at: index), at: 0)
    }
    let scenes = request.screens.isEmpty ? all.filter { $0.kind == .scene }.map(\.name) : []
    write(
      ScreenReport.Header(
        screens: names, scenes: scenes.isEmpty ? nil : scenes, origins: request.origins(of: all, among: names)
      ))
    guard !forks.isOneFile || names.count < 2 else { CommandChannels.end(ExitStatus.usage.rawValue) }
    if case .frames(var result) = request.result, names.count > 1 {
      result.isTitled = true
      request.result = .frames(result)
    }
    ProcessCopy.readCommonData()
    return draw(names)
  }

  // MARK: Processes

  /// Returns in the process of a screen, with the request for it.
  private func draw(_ names: [String]) -> ScreenRequest {
    let hasOneThread = ProcessCopy.isPossible
    // Standard output and error, and the channels of data and of records.
    let copies = ProcessCopies(
      channels: [
        .ends(Self.keptOutput), .ends(Self.keptOutput), .whole(Self.mostData), .ends(Self.keptOutput),
      ],
      atOnce: forks.atOnce, seconds: forks.seconds)
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
    return begin(names[task.index], channels: task.channels, hasOneThread: hasOneThread)
  }

  /// Makes the channels those of a screen, and returns the request for it. Where the copied process had several threads, executes the
  /// application anew.
  private func begin(_ name: String, channels: [Int32], hasOneThread: Bool) -> ScreenRequest {
    // First out of the way of the numbers that they get.
    let moved = channels.map { fcntl($0, F_DUPFD, 16) }
    for end in channels { close(end) }
    for (end, number) in zip(moved, [STDOUT_FILENO, STDERR_FILENO, 3, 4]) {
      _ = dup2(end, number)
      close(end)
    }
    var own = request
    own.screens = [name]
    guard !hasOneThread else { return own }
    let command = [CommandLine.arguments[0]] + ApplicationOrder(own, .own).arguments
    var words: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) }
    words.append(nil)
    execv("/proc/self/exe", &words)
    _exit(ExitStatus.internalError.rawValue)
  }

  private func write(_ header: ScreenReport.Header) {
    try? CommandChannels.console.write(ScreenReport.frame(header, parts: []))
  }
}
