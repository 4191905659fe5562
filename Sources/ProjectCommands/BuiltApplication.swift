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
  /// Variables of the environment of its processes.
  var environment: [String: String] = [:]

  /// Seconds that an application may compute or take.
  private static let seconds = 120.0
  /// Kilobytes of memory that an application may use.
  private static let memory = 12_000_000

  /// The names of its screens.
  func screens() throws -> [String] {
    let result = try start(["--list-screens"])
    guard result.status == 0 else { throw crash(result) }
    return String(decoding: result.output, as: UTF8.self).split(whereSeparator: \.isNewline).map(String.init)
  }

  /// Has the application run a command.
  func run(_ arguments: [String], console: Console) throws -> ExitStatus {
    let result = try start(arguments)
    try console.write(result.output)
    if result.isCrash || result.isLate || result.status > 128 { throw crash(result) }
    let errors = shown(result.errors)
    if !errors.isEmpty { console.message(String(errors.dropLast(errors.hasSuffix("\n") ? 1 : 0))) }
    return ExitStatus(rawValue: result.status) ?? .findings
  }

  func start(
    _ arguments: [String], environment further: [String: String] = [:]
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
    environment.merge(self.environment) { $1 }
    environment.merge(further) { $1 }
    let limits = "ulimit -v \(Self.memory); ulimit -t \(Int(Self.seconds)); exec \"$@\""
    return try ChildProcess.run(
      "/bin/sh", ["-c", limits, "sh", executable] + arguments,
      environment: environment, seconds: Self.seconds)
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
    return BuildError("the application crashed: \(reason(of: result))")
  }

  /// Why a process ended, and where in the user's files.
  func reason(of result: ChildProcess.Result) -> String {
    if result.isLate { return "took more than \(Int(Self.seconds)) seconds" }
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
