import Foundation

/// Runs checks of the pages, and what they need, where it is installed.
enum CheckScript {
  static var hasNode: Bool { path(of: "node") != nil }
  static var hasBrowser: Bool {
    hasNode && (ProcessInfo.processInfo.environment["CHROMIUM"] ?? path(of: "chromium")) != nil
  }

  /// Returns the path of a program, if it is installed.
  static func path(of program: String) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/\(program)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Returns the path of a script in `scripts/checks`.
  static func path(ofCheck name: String) -> String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../scripts/checks/\(name)").standardizedFileURL.path
  }

  /// Runs a program, and returns its status and what it has written.
  ///
  /// - Parameter folder: A folder for its output.
  static func run(_ program: String, _ arguments: [String], in folder: URL) throws
    -> (status: Int32, output: String)
  {
    let output = folder.appendingPathComponent("output")
    try Data().write(to: output)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = process.standardOutput
    try process.run()
    process.waitUntilExit()
    return (process.terminationStatus, try String(contentsOf: output, encoding: .utf8))
  }
}
