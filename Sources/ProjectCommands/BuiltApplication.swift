import Foundation
import TinamouCLI

/// An application that was built.
@MainActor
struct BuiltApplication {
  let executable: String
  let root: String
  let originals: [String: String]
  /// The folder that the application has for its documents.
  let container: String

  /// Seconds that an application may compute or take.
  private static let seconds = 120.0
  /// Bytes of memory that an application may use: half of the machine's.
  private static let memory = ProcessInfo.processInfo.physicalMemory / 2
  /// Processes that an application may have at a time.
  private static let processes = 64
  /// Bytes that a file may have that an application writes.
  private static let fileSize: UInt64 = 4 << 30

  /// The names of its screens.
  func screens() throws -> [String] {
    let result = try start(["--list-screens"], hasChannels: true)
    try check(result)
    return String(decoding: result.data, as: UTF8.self).split(whereSeparator: \.isNewline).map(String.init)
  }

  /// Has the application run a command.
  func run(_ arguments: [String], console: Console) throws -> ExitStatus {
    let result = try start(arguments, hasChannels: true)
    try console.write(result.data)
    // The application's own words are no data.
    for line in shown(String(decoding: result.output, as: UTF8.self)).split(whereSeparator: \.isNewline) {
      console.message("\((executable as NSString).lastPathComponent): \(line)")
    }
    try check(result)
    let errors = shown(result.errors)
    if !errors.isEmpty { console.message(String(errors.dropLast(errors.hasSuffix("\n") ? 1 : 0))) }
    return ExitStatus(rawValue: result.status) ?? .findings
  }

  /// Throws where the application did not come to the end of its command.
  private func check(_ result: ChildProcess.Result) throws {
    if result.isCrash || result.isLate || result.excess != nil || result.status > 128 { throw crash(result) }
    guard String(decoding: result.records, as: UTF8.self).contains("ended \(result.status)\n") else {
      throw BuildError("the application ended itself with exit(\(result.status)) before the command was done")
    }
  }

  /// Runs the application within limits.
  ///
  /// - Parameter hasChannels: whether it runs a command of its host's, which has `CommandChannels`.
  func start(
    _ arguments: [String], environment further: [String: String] = [:], hasChannels: Bool = false
  ) throws -> ChildProcess.Result {
    // A process of its own with limits; its working folder is the caller's, for paths in arguments. Its home is an
    // empty folder, as after an installation.
    try? FileManager.default.removeItem(atPath: container)
    var environment = [
      "HOME": container, "CFFIXED_USER_HOME": container,
      "SWIFT_BACKTRACE":
        "enable=yes,color=no,interactive=no,limit=12,sanitize=no,images=none,threads=crashed,registers=none",
    ]
    let folders = [
      "XDG_DOCUMENTS_DIR": "Documents", "XDG_DATA_HOME": "Library",
      "XDG_CACHE_HOME": "Library/Caches", "XDG_CONFIG_HOME": "Library/Preferences", "TMPDIR": "tmp",
    ]
    for (name, folder) in folders {
      environment[name] = "\(container)/\(folder)"
      try FileManager.default.createDirectory(
        atPath: "\(container)/\(folder)", withIntermediateDirectories: true)
    }
    if hasChannels { environment["TINAMOU_COMMAND_CHANNELS"] = "1" }
    environment.merge(further) { $1 }
    var command = ChildProcess.Command(
      program: executable, arguments: arguments,
      environment: ProcessInfo.processInfo.environment.merging(environment) { $1 })
    command.limits = ChildProcess.Limits(
      seconds: Self.seconds, processorSeconds: Self.seconds, memory: Self.memory, processes: Self.processes,
      fileSize: Self.fileSize)
    command.hasChannels = hasChannels
    return try ChildProcess.run(command)
  }

  /// Messages name the user's files.
  func shown(_ text: String) -> String {
    var text = text
    for (adapted, original) in originals where text.contains(adapted) {
      text = text.replacingOccurrences(of: adapted, with: original)
    }
    return text
  }

  /// The application's last words, and where in the user's files it was.
  func crash(_ result: ChildProcess.Result) -> BuildError {
    if result.isLate {
      return BuildError("the application took more than \(Int(Self.seconds)) seconds and was ended")
    }
    if let excess = result.excess { return BuildError("the application \(excess) and was ended") }
    return BuildError("the application crashed: \(reason(of: result))")
  }

  /// Why a process ended, and where in the user's files.
  func reason(of result: ChildProcess.Result) -> String {
    if result.isLate { return "took more than \(Int(Self.seconds)) seconds" }
    if let excess = result.excess { return excess }
    let lines = shown(result.errors).split(whereSeparator: \.isNewline).map(String.init)
    let reason =
      lines.first { $0.contains("Fatal error") } ?? lines.first { $0.contains("Program crashed") }
      ?? lines.first { !$0.isEmpty } ?? "status \(result.status)"
    let files = Set(originals.values)
    let place = lines.first { line in line.contains(" at /") && files.contains { line.contains($0) } }
    let position = place?.components(separatedBy: " at /").last
    return reason + (position.map { "\n  at /\($0)" } ?? "")
  }
}
