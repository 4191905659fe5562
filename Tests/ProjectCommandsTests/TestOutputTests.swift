import Foundation
import Testing

@testable import ProjectCommands

/// The part of the output of tests that is kept.
@Suite struct TestOutputTests {
  private static let log = """
    Test Case 'A.one' started at 2026-01-01
    printed by the test
    /p/A.swift:3: error: A.one : XCTAssertTrue failed
    /p/A.swift:4: expected failure: A.one : known
    Test Case 'A.one' failed (0.5 seconds)
    ✔ Test "two" passed after 0.1 seconds.

    """

  /// The output in parts, and what is passed on and kept of it.
  private func taken(_ text: String, limit: Int = 1 << 20, part: Int) throws -> (
    passed: String, kept: String, isCut: Bool
  ) {
    var passed = Data()
    let output = TestOutput(limit: limit, shown: { $0.replacingOccurrences(of: "/p/", with: "/mine/") }) {
      passed += $0
    }
    let bytes = Data(text.utf8)
    for start in stride(from: 0, to: bytes.count, by: part) {
      output.take(bytes[start..<min(start + part, bytes.count)])
    }
    let lines = try output.lines()
    return (String(decoding: passed, as: UTF8.self), lines, output.isCut)
  }

  @Test(arguments: [1, 7, 1000]) func linesOfTestsAreKept(part: Int) throws {
    let result = try taken(Self.log, part: part)
    #expect(result.passed == Self.log.replacingOccurrences(of: "/p/", with: "/mine/"))
    let wanted = Self.log.replacingOccurrences(of: "/p/", with: "/mine/").split(separator: "\n").filter {
      $0 != "printed by the test"
    }
    #expect(result.kept.split(separator: "\n") == wanted && !result.isCut)
    let cases = TestReport.cases(ofXCTest: result.kept)
    #expect(cases.map(\.outcome) == [.failed(["/mine/A.swift:3: XCTAssertTrue failed"])])
  }

  /// A failure after much that tests print is not lost, and what they print is not kept.
  @Test func muchOutputIsPassedOn() throws {
    var passed = 0
    let output = TestOutput(shown: { $0 }) { passed += $0.count }
    let noise = Data(String(repeating: "0123456789abcde\n", count: 4096).utf8)
    for _ in 0..<400 { output.take(noise) }
    output.take(Data(repeating: 65, count: 3_000_000))
    output.take(Data("Test Case 'A.none' started\n".utf8))
    output.take(Data(Self.log.utf8))
    let lines = try output.lines()
    #expect(passed == 400 * noise.count + 3_000_027 + Self.log.utf8.count)
    #expect(lines.utf8.count < Self.log.utf8.count && TestLog(lines).failed == ["A/one"])
    #expect(TestLog(lines).started == ["A/one"] && !output.isCut)
  }

  /// A long line ends with its own part of the output, also where nothing else is in that.
  @Test func linesAfterALongOneAreKept() throws {
    let output = TestOutput(shown: { $0 }) { _ in }
    output.take(Data(repeating: 65, count: TestOutput.lineLimit + 1))
    output.take(Data("its end\n".utf8))
    output.take(Data("Test Case 'A.one' started\n".utf8))
    #expect(try output.lines() == "Test Case 'A.one' started\n")
  }

  /// Results that are too many are told, so that tests do not pass that were not counted.
  @Test func tooManyLinesAreTold() throws {
    let text = String(repeating: "Test Case 'A.one' started\n", count: 100)
    let result = try taken(text, limit: 1000, part: 64)
    #expect(result.isCut && result.kept.utf8.count <= 1000 && result.passed == text)
  }

  @Test func errorsOfWritingAreThrown() {
    struct Failure: Error {}
    let output = TestOutput(shown: { $0 }) { _ in throw Failure() }
    output.take(Data("a\nb\n".utf8))
    #expect(throws: Failure.self) { try output.lines() }
  }

  @Test func colorsAreRemovedBeforeCharactersAreReplaced() throws {
    var passed = Data()
    let output = TestOutput(shown: { $0.replacingOccurrences(of: "\u{1B}", with: "\\u{1b}") }) {
      passed += $0
    }
    output.take(Data("\u{1B}[92m✔\u{1B}[0m Test plain() passed after 0.1 seconds.\n".utf8))
    #expect(try TestReport.cases(ofSwiftTesting: output.lines()).map(\.name) == ["plain()"])
    #expect(String(decoding: passed, as: UTF8.self) == "✔ Test plain() passed after 0.1 seconds.\n")
  }
}
