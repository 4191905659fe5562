import EventLoop
import Foundation
import ProjectReader
import ScreenRequests
import TinamouCLI

/// A built application.
@MainActor
struct BuiltApplication {
  let executable: String
  let name: String
  let family: DeviceFamily
  let root: String
  /// The files that its project may read.
  let scope: ReadingScope
  let originals: [String: String]
  /// The project's folder in the cache.
  let folder: String
  let kit: BuildKit
  let confinement: Confinement
  let console: Console
  /// A lock that keeps the folder of the product unchanged while the application may run.
  let productLock: FileLock
  /// The code that was left out of its modules.
  var leftOut = LeftOutParts()
  /// The environment variables of its processes.
  var environment: [String: String] = [:]
  /// The device of tests, its settings and conditions; `nil` for the standard ones.
  var tests: ScreenRequest?
  /// The files that tests of swift-snapshot-testing write; `nil` for applications.
  var references: ReferenceTests?
  /// The folder for the attachments of tests; `nil` to discard them.
  var attachments: String?

  /// A Boolean value that indicates whether code of the user's own modules was left out. Each command reports
  /// it as a finding.
  var hasLeftOutOwnCode: Bool { leftOut.hasOwn }

  /// Sets the launch arguments and environment variables of the scheme. Variables that the process itself
  /// depends on are not set; a warning names them.
  mutating func setLaunch(arguments: [String], environment scheme: [String: String]) {
    if !arguments.isEmpty, let data = try? JSONEncoder().encode(arguments) {
      environment["TINAMOU_LAUNCH_ARGUMENTS"] = String(decoding: data, as: UTF8.self)
    }
    let kept = ["LD_", "DYLD_", "TINAMOU_", "SWIFT_", "MALLOC_", "GLIBC_", "XDG_", "LIBDISPATCH_"]
    let names: Set<String> = ["PATH", "HOME", "TMPDIR", "TZ", "LANG", "LC_ALL", "SHELL", "USER"]
    for (name, value) in scheme.sorted(by: { $0.key < $1.key }) {
      guard !name.isEmpty, !names.contains(name), !kept.contains(where: { name.hasPrefix($0) }),
        !name.utf8.contains(where: { $0 == 0 || $0 == UInt8(ascii: "=") }), !value.utf8.contains(0)
      else {
        console.warning(
          "the scheme's variable \(ProjectStrings.shown(name)) is not set: the process needs its own")
        continue
      }
      environment[name] = value
    }
  }

  /// Returns the device where none was chosen, if it is not the tool's, and prints the notes about devices.
  func standardDevice(chosen: [String]) -> String? {
    for note in family.notes(name: name, chosen: chosen) { console.message("note: \(note)") }
    return chosen.isEmpty ? family.standardDevice : nil
  }

  /// The names of its screens.
  ///
  /// - Parameter controllers: names of classes of controllers, which are screens if there is such a controller.
  func screens(named controllers: [String] = []) throws -> [String] {
    var request = ScreenRequest(.session)
    request.controllers = controllers
    let result = try start(ApplicationOrder(request, .list).arguments, hasChannels: true)
    try check(result)
    return String(decoding: result.data, as: UTF8.self).split(whereSeparator: \.isNewline).map(String.init)
  }

  /// Passes on what a process said of a command, its data aside, and throws where it did not come to the command's end.
  func tell(_ result: ChildProcess.Result, _ paths: RunPaths, console: Console) throws -> ExitStatus {
    func words(_ text: String) -> String { paths.named(shown(text)) }
    // The application's own output is not data.
    var step = ""
    for line in words(String(decoding: result.output, as: UTF8.self)).split(whereSeparator: \.isNewline) {
      if let number = VisitMark.step(of: line) {
        step = "step \(number): "
      } else {
        console.message("\((executable as NSString).lastPathComponent): \(step)\(line)")
      }
    }
    try check(result)
    let errors = words(result.errors)
    if !errors.isEmpty { console.message(String(errors.dropLast(errors.hasSuffix("\n") ? 1 : 0))) }
    return ExitStatus(rawValue: result.status) ?? .findings
  }

  /// Runs the application and passes requests from standard input to it, and its answers to standard output.
  func serve(_ request: ScreenRequest) throws -> ExitStatus {
    let staging = try OwnFolder(folder + "/staging", in: try Cache.contained())
    let paths = try RunPaths(
      request, outside: staging.path, inside: confinement.tool == nil ? staging.path : Sandbox.output)
    // Answers pass through this process, which replaces paths by those of the user's files.
    let pipe = Pipe()
    let originals = originals.merging(documents) { own, _ in own }
    OwnThread.start {
      var lines = ReportedLines(limit: Self.answerLimit)
      while case let data = pipe.fileHandleForReading.availableData, !data.isEmpty {
        for line in lines.add(data) {
          // An answer is an object. What is none is nobody's.
          guard line.first == UInt8(ascii: "{"), (try? ReportedJSON.check(line)) != nil else { continue }
          let text = ReportedText.json(Self.shown(String(decoding: line, as: UTF8.self), originals))
          guard (try? StandardStreams.write(Data((text + "\n").utf8), to: STDOUT_FILENO)) != nil else {
            return
          }
        }
        // Nobody waits for the end of such a line.
        if lines.isTooLong { return pipe.fileHandleForReading.closeFile() }
      }
    }
    defer { try? pipe.fileHandleForWriting.close() }
    let result = try start(
      ApplicationOrder(paths.request, .own).arguments, hasChannels: true, paths: paths,
      live: (STDIN_FILENO, pipe.fileHandleForWriting.fileDescriptor))
    _ = try paths.collect(limit: confinement.outputLimit, console: console)
    for line in shown(String(decoding: result.output, as: UTF8.self)).split(whereSeparator: \.isNewline) {
      console.message("\((executable as NSString).lastPathComponent): \(line)")
    }
    try check(result)
    return ExitStatus(rawValue: result.status) ?? .findings
  }

  /// Throws an error if the application did not complete its command.
  private func check(_ result: ChildProcess.Result) throws {
    if result.isCrash || result.isLate || result.excess != nil || result.status > 128 { throw crash(result) }
    guard String(decoding: result.records, as: UTF8.self).contains("ended \(result.status)\n") else {
      throw BuildError(
        "the application ended itself with exit(\(result.status)) before the command was done",
        status: .crashed)
    }
  }

  /// The most bytes of an answer of the application to a request.
  nonisolated private static let answerLimit = 64 << 20

  /// Returns a text with the paths of adapted files replaced by those of the user's files.
  func shown(_ text: String) -> String { Self.shown(text, originals) }

  /// The user's documents of Interface Builder, by the paths of their links in the product's folder.
  private var documents: [String: String] {
    let product = (executable as NSString).deletingLastPathComponent
    var result: [String: String] = [:]
    for case let name as String in FileManager.default.enumerator(atPath: product) ?? .init()
    where name.hasSuffix(".storyboard") || name.hasSuffix(".xib") {
      let path = "\(product)/\(name)"
      result[path] = try? FileManager.default.destinationOfSymbolicLink(atPath: path)
    }
    return result
  }

  nonisolated private static func shown(_ text: String, _ originals: [String: String]) -> String {
    // Most of what applications print names none of the files, which are in the same folder.
    guard let first = originals.keys.first else { return text }
    let folder = originals.keys.dropFirst().reduce(first) { $0.commonPrefix(with: $1) }
    guard folder.isEmpty || text.contains(folder) else { return text }
    var text = text
    for (adapted, original) in originals where text.contains(adapted) {
      text = text.replacingOccurrences(of: adapted, with: original)
    }
    return text
  }

  /// Returns an error with the reason of a crash and the position in the user's files.
  func crash(_ result: ChildProcess.Result) -> BuildError {
    if result.isLate || result.isCrash && result.status == SIGXCPU {
      var error = BuildError(
        "the application took more than \(Int(confinement.seconds)) seconds and was ended", status: .crashed)
      error.isLate = true
      return error
    }
    if let excess = result.excess {
      return BuildError("the application \(excess) and was ended", status: .crashed)
    }
    return BuildError("the application crashed: \(reason(of: result))", status: .crashed)
  }

  /// Returns the reason why a process ended, and the position in the user's files.
  func reason(of result: ChildProcess.Result) -> String {
    if result.isLate || result.isCrash && result.status == SIGXCPU {
      let seconds = result.isLate || tests == nil ? confinement.seconds : confinement.packageSeconds
      return "took more than \(Int(seconds)) seconds"
    }
    if let excess = result.excess { return excess }
    return Self.reason(in: shown(result.errors), files: Set(originals.values)) ?? "status \(result.status)"
  }

  /// Returns the reason that a process printed, all lines of it, with the innermost position in the user's files, and
  /// what it called last that is left out; `nil` if it printed nothing.
  nonisolated static func reason(in errors: String, files: Set<String>) -> String? {
    let lines = errors.split(whereSeparator: \.isNewline).map(String.init)
    // Arithmetic overflows and failed casts print no message; the backtrace has them as a frame.
    let failure = lines.first { $0.contains("Swift runtime failure: ") }.flatMap {
      $0.components(separatedBy: "Swift runtime failure: ").last?.components(separatedBy: " in ").first?
        .components(separatedBy: " ***").first
    }
    guard
      let reason = FatalErrorMessage.find(in: errors) ?? failure.map({ "Fatal error: " + $0 })
        ?? lines.first(where: { $0.contains("Program crashed") }) ?? lines.first(where: { !$0.isEmpty })
    else { return nil }
    let place = lines.first { line in line.contains(" at /") && files.contains { line.contains($0) } }
    let position = place?.components(separatedBy: " at /").last
    // The last call that does nothing here is the likely cause.
    let missing = lines.last { $0.hasPrefix("left out: ") }.map { "\n  after what was \($0)" }
    return reason + (position.map { "\n  at /\($0)" } ?? "") + (missing ?? "")
  }
}
