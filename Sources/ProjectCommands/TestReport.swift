import Foundation
import TinamouCLI

/// The results of tests in the JUnit format, which continuous integration services read.
struct TestReport {
  /// The outcome of a test.
  enum Outcome: Equatable {
    case passed, skipped
    /// The test failed, with messages that include the position if it is known.
    case failed([String])
    /// The process ended, with the reason.
    case crashed(String)
  }

  /// A test.
  struct Case: Equatable {
    /// The class or suite.
    var group: String
    var name: String
    /// The duration, in seconds.
    var time: Double = 0
    var outcome = Outcome.passed
    /// The failures that the test expected (`XCTExpectFailure`), with their positions.
    var expectedFailures: [String] = []
  }

  /// The names of the targets, each with its tests in the order in which they began.
  private(set) var suites: [(name: String, cases: [Case])] = []

  mutating func add(_ cases: [Case], of target: String) {
    if let index = suites.firstIndex(where: { $0.name == target }) {
      suites[index].cases += cases
    } else {
      suites.append((target, cases))
    }
  }

  /// The report as XML.
  var xml: String {
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites>"]
    for (name, cases) in suites {
      let failures = cases.count { if case .failed = $0.outcome { true } else { false } }
      let crashes = cases.count { if case .crashed = $0.outcome { true } else { false } }
      let skipped = cases.count { $0.outcome == .skipped }
      let time = cases.reduce(0) { $0 + $1.time }
      lines.append(
        "  <testsuite name=\"\(Self.escaped(name))\" tests=\"\(cases.count)\" failures=\"\(failures)\" "
          + "errors=\"\(crashes)\" skipped=\"\(skipped)\" time=\"\(Self.seconds(time))\">")
      for test in cases {
        let head =
          "    <testcase classname=\"\(Self.escaped(name + "." + test.group))\" name=\"\(Self.escaped(test.name))\" "
          + "time=\"\(Self.seconds(test.time))\""
        switch test.outcome {
        case .passed where !test.expectedFailures.isEmpty:
          let words = test.expectedFailures.map { "expected failure: \($0)" }.joined(separator: "\n")
          lines.append(head + "><system-out>\(Self.escaped(words))</system-out></testcase>")
        case .passed: lines.append(head + "/>")
        case .skipped: lines.append(head + "><skipped/></testcase>")
        case .failed(let messages):
          let first = messages.first ?? "failed"
          lines.append(
            head + "><failure message=\"\(Self.escaped(first))\">"
              + Self.escaped(messages.joined(separator: "\n")) + "</failure></testcase>")
        case .crashed(let reason):
          lines.append(head + "><error message=\"\(Self.escaped(reason))\"/></testcase>")
        }
      }
      lines.append("  </testsuite>")
    }
    return lines.joined(separator: "\n") + "\n</testsuites>\n"
  }

  /// Formats seconds with three decimals, independent of the locale. A log may have any number.
  private static func seconds(_ time: Double) -> String {
    let thousandths = Int((min(max(time.isNaN ? 0 : time, 0), 1e9) * 1000).rounded())
    let rest = "\(thousandths % 1000)"
    return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest
  }

  /// Returns a text escaped for an attribute, with control characters made visible.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in ReportedText.lines(text).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n": result += "&#10;"
      case "\t": result += "&#9;"
      default:
        let isAllowed = scalar.value >= 32 && scalar.value != 0xFFFE && scalar.value != 0xFFFF
        if isAllowed { result.unicodeScalars.append(scalar) }
      }
    }
    return result
  }

  /// Parses the tests in the output of XCTest.
  static func cases(ofXCTest text: String) -> [Case] {
    var result: [Case] = []
    var messages: [String: [String]] = [:]
    // The last case of each name.
    var places: [String: Int] = [:]
    for line in text.split(whereSeparator: \.isNewline) {
      if let range = line.range(of: ": expected failure: ") {
        // path:line: expected failure: Class.test : message
        if let mark = line[range.upperBound...].range(of: " : "), !result.isEmpty {
          result[result.count - 1].expectedFailures.append(
            "\(line[..<range.lowerBound]): \(line[mark.upperBound...])")
        }
        continue
      }
      if let range = line.range(of: ": error: ") {
        // path:line: error: Class.test : message
        let rest = line[range.upperBound...]
        if let mark = rest.range(of: " : ") {
          messages[String(rest[..<mark.lowerBound]), default: []].append(
            "\(line[..<range.lowerBound]): \(rest[mark.upperBound...])")
        }
        continue
      }
      guard let event = TestLog.event(line) else { continue }
      let names = event.name.split(separator: ".", maxSplits: 1).map(String.init)
      guard let group = names.first else { continue }
      let name = names.count > 1 ? names[1] : ""
      if event.verb == "started" {
        places[event.name] = result.count
        result.append(Case(group: group, name: name))
        continue
      }
      guard let index = places[event.name] else { continue }
      let time = event.rest.drop { $0 != "(" }.dropFirst().prefix { $0 != " " }
      result[index].time = Double(time) ?? 0
      if event.verb == "failed" { result[index].outcome = .failed(messages[event.name] ?? ["failed"]) }
      if event.verb == "skipped" { result[index].outcome = .skipped }
    }
    return result
  }

  /// Parses the tests in the output of Swift Testing.
  static func cases(ofSwiftTesting text: String) -> [Case] {
    var result: [Case] = []
    var messages: [String: [String]] = [:]
    for colored in text.split(whereSeparator: \.isNewline) {
      let line = colored.replacing(/\u{1B}\[[0-9;]*m/, with: "")[...]
      guard let start = line.range(of: "Test ") else { continue }
      let mark = line[..<start.lowerBound].trimmingCharacters(in: .whitespaces)
      guard mark.unicodeScalars.count <= 3, !mark.isEmpty else { continue }
      let rest = line[start.upperBound...]
      if let range = rest.range(of: " recorded an issue at ") {
        messages[name(rest[..<range.lowerBound]), default: []].append(String(rest[range.upperBound...]))
      } else if let range = rest.range(of: " passed after ") ?? rest.range(of: " failed after ") {
        let name = name(rest[..<range.lowerBound])
        guard !rest.hasPrefix("run ") else { continue }
        var test = Case(group: "Testing", name: name)
        test.time = Double(rest[range.upperBound...].prefix { $0 != " " }) ?? 0
        if rest[range].contains("failed") { test.outcome = .failed(messages[name] ?? ["failed"]) }
        result.append(test)
      } else if let range = rest.range(of: " skipped") {
        var test = Case(group: "Testing", name: name(rest[..<range.lowerBound]))
        test.outcome = .skipped
        result.append(test)
      }
    }
    return result
  }

  private static func name(_ text: Substring) -> String {
    var text = text.range(of: " with ").map { text[..<$0.lowerBound] } ?? text
    if text.hasPrefix("\""), text.hasSuffix("\""), text.count > 1 { text = text.dropFirst().dropLast() }
    return String(text)
  }
}
