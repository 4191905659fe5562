import Foundation
import TestSupport
import Testing
import UIKit

@testable import TinamouSnapshots

/// Texts in the source.
@MainActor @Suite struct InlineTests {
  @Test func theTextOfTheSourceIsCompared() {
    assertInlineSnapshot(of: badge(), as: .frames, record: .never) {
      """
      UIView (0 0; 40 30)
        UILabel (4 5; 32 20) "7"
      """
    }
    withKnownIssue {
      assertInlineSnapshot(of: badge("8"), as: .frames, record: .never) {
        """
        UIView (0 0; 40 30)
          UILabel (4 5; 32 20) "7"
        """
      }
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue.contains("-  UILabel (4 5; 32 20) \"7\"\n+  UILabel (4 5; 32 20) \"8\"")
      }
    }
    withKnownIssue { assertInlineSnapshot(of: "a", as: .lines, record: .never) }
    withKnownIssue { assertInlineSnapshot(of: badge(), as: .image, record: .never) { "" } }
  }

  private func rewritten(_ source: String, _ text: String, line: Int = 2, column: Int = 3) throws -> String {
    try InlineSource.rewrite(source, line: line, column: column, text: text)
  }

  @Test func aTextComesBehindTheCall() throws {
    let source = "func a() {\n  assertInlineSnapshot(of: f(\")\", [1]), as: .lines)\n}\n"
    #expect(
      try rewritten(source, "one\n\n  two") == """
        func a() {
          assertInlineSnapshot(of: f(")", [1]), as: .lines) {
            \"""
            one

              two
            \"""
          }
        }

        """)
  }

  @Test func aTextIsReplacedWithAllThatStandsThere() throws {
    let call = #"  assertInlineSnapshot(of: "\(b("(") /* ) */)", as: .lines)"#
    let quote = "\"\"\""
    let source = [
      "func a() {", call + " // )", "  {", "    #" + quote, #"    } old \#(1)"#, "    " + quote + "#", "  }",
      "  next()", "}",
    ].joined(separator: "\n")
    let text = #"back\slash and "# + quote + " quotes"
    let result = try rewritten(source, text)
    #expect(
      result
        == [
          "func a() {", call + " {", "    #" + quote, "    " + text, "    " + quote + "#", "  }", "  next()",
          "}",
        ].joined(separator: "\n"))
    // Writing the same again changes nothing.
    #expect(try rewritten(result, text) == result)
  }

  @Test func anotherFileIsAnError() {
    #expect(throws: SnapshotError.self) { try rewritten("let a = 1\nlet b = 2\n", "x") }
    #expect(throws: SnapshotError.self) { try rewritten("", "x", line: 9) }
    #expect(throws: SnapshotError.self) { try rewritten("f(\n  assertInlineSnapshot(of: (", "x") }
  }

  /// Several calls of one file are written in one run, each behind its own, though lines have moved.
  @Test func severalCallsOfAFileAreWritten() throws {
    let folder = try TemporaryDirectory()
    let file = folder.path + "/Some.swift"
    let call = "  assertInlineSnapshot(of: v, as: .lines)\n"
    try Data("func a() {\n\(call)\(call)\(call)}\n".utf8).write(to: URL(fileURLWithPath: file))
    for (line, text) in [(3, "second\nof two lines"), (2, "first"), (4, "third"), (4, "third again")] {
      try InlineSource.write(text, file: file, line: line, column: 3)
    }
    let source = try String(contentsOfFile: file, encoding: .utf8)
    let texts = source.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(
      texts.filter {
        !["\"\"\"", "}", "func a() {", "assertInlineSnapshot(of: v, as: .lines) {"].contains($0)
      }
        == ["first", "second", "of two lines", "third"])
  }

  /// Seeded sources with brackets, comments and literals: what is behind the call stays.
  @Test(arguments: 0..<200)
  func bracketsAreFoundInAnySource(seed: Int) throws {
    var state = UInt64(seed) &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    func random(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    let parts = [
      "a", "(b)", "[c, (d)]", "{ e }", #""(""#, #""\(f("}"))""#, "/* ) } */", "// ) }\n", ##"#"\"]"#"##,
      "\"\"\"\n  ) \\(g) \"\n  \"\"\"", "/* /* ( */ ] */", #""\"""#, "\"\\\\\"",
    ]
    let arguments = (0...random(6)).map { _ in parts[random(parts.count)] }.joined(separator: "\n, ")
    let rest = "\n  let after = \(parts[random(parts.count)])\n"
    let source = "func a() {\n  assertInlineSnapshot(\(arguments))\(rest)}\n"
    let result = try rewritten(source, "text")
    #expect(result.hasPrefix("func a() {\n  assertInlineSnapshot(\(arguments)) {\n    \"\"\"\n    text\n"))
    #expect(result.hasSuffix("  }\(rest)}\n"))
    #expect(try rewritten(result, "text") == result)
  }
}
