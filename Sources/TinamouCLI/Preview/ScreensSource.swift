import Foundation
import ScreenRequests
import Synchronization

/// Screens that are registered with this executable. Processes of it draw them; those after a change are of the executable that
/// SwiftPM built anew, while this process goes on serving.
final class ScreensSource: PreviewSource {
  let name: String
  let executable: String
  /// The package that the executable is built from; nil where it is in no build folder.
  let package: BuiltPackage?
  /// The request that all pictures have in common.
  private let request: ScreenRequest
  /// Seconds without a sign of the process after which a screen is taken to be stuck.
  private let patience: Double
  private let process = PreviewProcess()

  init(request: ScreenRequest, patience: Double, executable: String) {
    self.request = request
    self.patience = patience
    self.executable = executable
    name = (executable as NSString).lastPathComponent
    package = BuiltPackage(executable: executable)
  }

  func watch(with watcher: FileWatcher) throws {
    if let package { try watcher.add(folder: package.root) }
  }

  func affects(_ picture: PagePicture, _ paths: [String]) -> Bool { true }

  func make(_ order: PreviewOrder, take: (PreviewDrawing) -> Void) -> PreviewModel.Ending? {
    process.begin()
    var ending = PreviewModel.Ending()
    if order.changed != nil, let package { ending = build(package) }
    if !ending.isFailure { ending = draw(order, take) }
    return process.end() ? nil : ending
  }

  private func build(_ package: BuiltPackage) -> PreviewModel.Ending {
    var ending = PreviewModel.Ending()
    defer { process.discard(killing: true) }
    do {
      let build = try process.process {
        try SessionProcess(package.arguments, executable: "/usr/bin/env", signalToEnd: SIGINT)
      }
      guard let result = build.readToEnd(within: AgentTools.buildPatience) else {
        ending.failure = "the build took more than an hour"
        return ending
      }
      guard result.status != 0 else { return ending }
      let text = result.output + "\n" + build.errors
      ending.problems = BuiltPackage.problems(in: text)
      ending.failure = AgentTools.reason(of: text) ?? "the package cannot be built"
    } catch { ending.failure = "\(error)" }
    return ending
  }

  /// Draws in a process, and in another one what is left after a screen that ended it or is stuck.
  private func draw(_ order: PreviewOrder, _ take: (PreviewDrawing) -> Void) -> PreviewModel.Ending {
    var ending = PreviewModel.Ending()
    var known: [PageScreen] = []
    var skipped: [String] = []
    while !process.isCancelled {
      let command = ["draw-preview"] + order.request(request, skipped: skipped).arguments
      var current: String?
      var begun: [String] = []
      let drawing: SessionProcess
      do {
        drawing = try process.process { try SessionProcess(command, executable: executable) }
      } catch {
        ending.failure = "\(error)"
        return ending
      }
      var isLate = false
      reading: while true {
        switch drawing.readLine(within: patience) {
        case .line(let text):
          guard let line = try? ReportedJSON.decode(PreviewLine.self, from: Data(text.utf8)) else {
            continue
          }
          if let screens = line.screens { known = screens }
          if let slug = line.begins {
            current = slug
            if !begun.contains(slug) { begun.append(slug) }
          }
          if let drawing = line.drawing {
            current = nil
            if !process.isCancelled { take(drawing) }
          }
        case .late:
          isLate = true
          break reading
        case .ended: break reading
        }
      }
      let errors = drawing.errors
      let status = process.discard(killing: isLate) ?? 0
      if process.isCancelled { break }
      if let current, let screen = known.first(where: { $0.slug == current }) {
        var failed = PreviewDrawing(screen: screen)
        failed.error =
          isLate
          ? "\(screen.name) did not appear within \(Int(patience)) seconds"
          : "\(screen.name) ended its process: \(AgentTools.reason(of: errors) ?? "status \(status)")"
        take(failed)
        skipped += begun
        if skipped.count < known.count { continue }
      } else if known.isEmpty || ![0, ExitStatus.findings.rawValue].contains(status) {
        ending.failure = AgentTools.reason(of: errors) ?? "the process that draws ended with status \(status)"
      }
      break
    }
    return ending
  }

  func cancel() { process.cancel() }

  func end() {
    process.cancel()
    process.discard(killing: true)
  }

  func sessionArguments(_ screen: PageScreen, _ picture: PagePicture) throws -> [String] {
    var request = try request.showing(picture)
    request.result = .session
    request.screens = [screen.name]
    return ["session"] + request.arguments
  }
}

/// A package whose build folder an executable is in.
struct BuiltPackage: Sendable {
  let root: String
  /// The arguments of `env` that build it.
  let arguments: [String]

  init?(executable: String) {
    var folder = URL(fileURLWithPath: executable).deletingLastPathComponent()
    let configuration = folder.lastPathComponent
    while folder.path != "/", folder.lastPathComponent != ".build" { folder.deleteLastPathComponent() }
    let root = folder.deletingLastPathComponent().path
    guard folder.path != "/", FileManager.default.fileExists(atPath: root + "/Package.swift") else {
      return nil
    }
    self.root = root
    arguments =
      ["swift", "build", "--package-path", root, "--product", (executable as NSString).lastPathComponent]
      + (configuration == "release" ? ["-c", "release"] : [])
  }

  /// The compiler's errors in the output of a build, without duplicates.
  static func problems(in text: String) -> [PageBuild.Problem] {
    var result: [PageBuild.Problem] = []
    for line in text.split(whereSeparator: \.isNewline) where line.hasPrefix("/") {
      guard let mark = line.range(of: ": error: ") else { continue }
      let place = line[..<mark.lowerBound].split(separator: ":")
      guard place.count >= 3, let row = Int(place[place.count - 2]), let column = Int(place[place.count - 1])
      else { continue }
      let problem = PageBuild.Problem(
        file: place.dropLast(2).joined(separator: ":"), line: row, column: column,
        message: String(line[mark.upperBound...]))
      if !result.contains(problem) { result.append(problem) }
    }
    return result
  }
}
