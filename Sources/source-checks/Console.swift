import ArgumentParser
import Foundation

/// The output for people, on standard error.
enum Console {
  static func write(_ line: String) { FileHandle.standardError.write(Data((line + "\n").utf8)) }

  /// Writes a line for each defect.
  ///
  /// - Throws: the exit code of a failure if there are any.
  static func report(_ findings: [Finding]) throws {
    for finding in findings { write(finding.description) }
    if !findings.isEmpty { throw ExitCode.failure }
  }
}
