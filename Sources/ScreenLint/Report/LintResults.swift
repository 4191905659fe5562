import Foundation

/// A report: its findings, and how they came to be.
package struct LintResults: Codable, Sendable {
  /// The version of the format.
  package var format = 1
  /// The names of the configurations.
  package var configurations: [String]
  /// The number of layouts.
  package var layouts: Int
  package var findings: [Finding]
  /// The findings of a baseline that are gone; `nil` without one.
  package var gone: [Gone]?
  /// The number of findings that a baseline has as well; `nil` without one.
  package var known: Int?

  /// A finding of a baseline that is gone.
  package struct Gone: Codable, Hashable, Sendable {
    package var fingerprint: String
    package var message: String
  }

  package init(configurations: [String], layouts: Int, findings: [Finding]) {
    self.configurations = configurations
    self.layouts = layouts
    self.findings = findings
  }

  /// Leaves the findings that a baseline does not have.
  package mutating func compare(with baseline: [(fingerprint: String, message: String)]) {
    let old = Set(baseline.map(\.fingerprint))
    let present = Set(findings.map(\.fingerprint))
    gone = baseline.filter { !present.contains($0.fingerprint) }.map {
      Gone(fingerprint: $0.fingerprint, message: $0.message)
    }
    known = findings.filter { old.contains($0.fingerprint) }.count
    findings.removeAll { old.contains($0.fingerprint) }
  }

  /// The number of findings by level, as in "2 errors, 1 warning".
  package var summary: String {
    let parts = [LintLevel.error, .warning, .note].compactMap { level -> String? in
      let count = findings.filter { $0.level == level }.count
      return count == 0 ? nil : "\(count) \(level.rawValue)\(count == 1 ? "" : "s")"
    }
    var text = parts.isEmpty ? "no findings" : parts.joined(separator: ", ")
    text += " in \(layouts) layouts"
    if let known, known > 0 { text += "; \(known) known" }
    return text
  }
}

/// A report of an earlier run.
package struct LintBaseline: Sendable {
  /// The fingerprints and messages of its findings.
  package let fingerprints: [(fingerprint: String, message: String)]

  /// An error of a file that is no report.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  private struct File: Decodable {
    struct Entry: Decodable {
      var fingerprint: String
      var message: String
    }
    var findings: [Entry]
  }

  /// Reads a report as JSON.
  package init(contentsOfFile path: String) throws {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Failure(description: "\(path): there is no such file")
    }
    guard let file = try? JSONDecoder().decode(File.self, from: data) else {
      throw Failure(description: "\(path): is no report of `lint --reporter json`")
    }
    fingerprints = file.findings.map { ($0.fingerprint, $0.message) }
  }
}
