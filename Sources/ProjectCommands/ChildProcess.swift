import Foundation
import Synchronization

/// Runs other programs.
enum ChildProcess {
  struct Result {
    var status: Int32
    /// Whether a signal ended it.
    var isCrash: Bool
    var isLate = false
    var output: Data
    var errors: String
  }

  private final class Collected: Sendable {
    let data = Mutex(Data())
  }

  /// Runs a program to its end.
  ///
  /// - Parameters:
  ///   - seconds: how long it may take; then it is ended.
  ///   - passesOutput: whether standard output is this process's own.
  static func run(
    _ program: String, _ arguments: [String], in directory: String? = nil,
    environment: [String: String]? = nil,
    input: Data? = nil, seconds: Double = 3600, passesOutput: Bool = false
  ) throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    if let directory { process.currentDirectoryURL = URL(fileURLWithPath: directory) }
    if let environment {
      process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    }
    let (output, errors) = (Pipe(), Pipe())
    if !passesOutput { process.standardOutput = output }
    process.standardError = errors
    let given = Pipe()
    process.standardInput = input == nil ? FileHandle.nullDevice : given
    try process.run()
    let (out, err) = (Collected(), Collected())
    let group = DispatchGroup()
    let queue = DispatchQueue(label: "child", attributes: .concurrent)
    if !passesOutput {
      queue.async(group: group) {
        let data = output.fileHandleForReading.readDataToEndOfFile()
        out.data.withLock { $0 = data }
      }
    }
    queue.async(group: group) {
      let data = errors.fileHandleForReading.readDataToEndOfFile()
      err.data.withLock { $0 = data }
    }
    if let input {
      queue.async(group: group) {
        try? given.fileHandleForWriting.write(contentsOf: input)
        try? given.fileHandleForWriting.close()
      }
    }
    var isLate = false
    if group.wait(timeout: .now() + seconds) == .timedOut {
      isLate = true
      kill(process.processIdentifier, SIGKILL)
      group.wait()
    }
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus, isCrash: process.terminationReason == .uncaughtSignal,
      isLate: isLate,
      output: out.data.withLock { $0 }, errors: String(decoding: err.data.withLock { $0 }, as: UTF8.self))
  }

  /// The path of a program, as a shell finds it.
  static func path(of name: String) -> String? {
    for folder in (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":") {
      let path = "\(folder)/\(name)"
      if FileManager.default.isExecutableFile(atPath: path) { return path }
    }
    return nil
  }
}

/// A short fingerprint of texts, the same in every run.
func fingerprint(_ texts: [String]) -> String {
  var hash: UInt64 = 0xcbf2_9ce4_8422_2325
  for text in texts {
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    hash = (hash ^ 0xff) &* 0x100_0000_01b3
  }
  return String(hash, radix: 36)
}

/// A short fingerprint of a file's content.
func fingerprint(_ data: Data) -> String {
  var hash: UInt64 = 0xcbf2_9ce4_8422_2325
  data.withUnsafeBytes { bytes in
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }
  return String(hash, radix: 36)
}
