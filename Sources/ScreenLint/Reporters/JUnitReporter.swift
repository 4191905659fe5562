import Foundation
import ViewDescriptions

/// A report as JUnit's XML: a suite for each screen, and a test for each rule with findings.
///
/// Errors and warnings are failures. Notes are in the test's output, and a screen without findings is a test that passes.
enum JUnitReporter {
  static func text(_ results: LintResults) -> String {
    var order: [String] = []
    var groups: [String: [Finding]] = [:]
    for finding in results.findings {
      if groups[finding.screen] == nil { order.append(finding.screen) }
      groups[finding.screen, default: []].append(finding)
    }
    let failures = results.findings.filter { $0.level > .note }.count
    let count = max(1, results.findings.count)
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      #"<testsuites name="tinamou lint" tests="\#(count)" failures="\#(failures)">"#,
    ]
    if results.findings.isEmpty {
      lines += [
        #"  <testsuite name="screens" tests="1" failures="0">"#,
        #"    <testcase classname="screens" name="no findings"/>"#, "  </testsuite>",
      ]
    }
    for screen in order {
      let findings = groups[screen] ?? []
      let name = MarkupText.escaped(screen)
      let failed = findings.filter { $0.level > .note }.count
      lines.append(#"  <testsuite name="\#(name)" tests="\#(findings.count)" failures="\#(failed)">"#)
      lines += findings.flatMap { test($0, in: name) }
      lines.append("  </testsuite>")
    }
    lines.append("</testsuites>")
    return lines.joined(separator: "\n")
  }

  private static func test(_ finding: Finding, in screen: String) -> [String] {
    var place = ""
    if let known = finding.place {
      place = #" file="\#(MarkupText.escaped(RelativePath.text(known.file)))" line="\#(known.line)""#
    }
    let name = MarkupText.escaped("\(finding.rule): \(finding.view)")
    var words = [finding.message, finding.advice]
    if let configurations = TextReporter.configurations(finding) { words.append(configurations) }
    let body = MarkupText.escaped(words.joined(separator: "\n"))
    let message = MarkupText.escaped(finding.message.replacingOccurrences(of: "\n", with: " "))
    var lines = [#"    <testcase classname="\#(screen)" name="\#(name)"\#(place)>"#]
    if finding.level == .note {
      lines.append("      <system-out>\(body)</system-out>")
    } else {
      lines.append(
        #"      <failure type="\#(finding.level)" message="\#(message)">\#(body)</failure>"#)
    }
    return lines + ["    </testcase>"]
  }
}
