import Foundation
import Testing

extension ProjectCommandTests {
  /// `XCTExpectFailure` in its forms, as Apple documents them: what an expectation matches does not fail a test, and a strict one that
  /// matches nothing does.
  func failuresCanBeExpected(_ project: URL, _ cache: [String: String]) throws {
    let file = project.appendingPathComponent("CounterTests/ExpectedTests.swift")
    defer { try? FileManager.default.removeItem(at: file) }
    try """
    import XCTest

    struct Broken: Error {}

    class ExpectedTests: XCTestCase {
      func testA() {
        XCTExpectFailure("a bug") { XCTAssertEqual(1, 2) }
        let three = XCTExpectFailure { () -> Int in XCTFail("here"); return 3 }
        XCTAssertEqual(three, 3)
      }
      func testB() throws {
        XCTExpectFailure("the rest of the test")
        XCTAssertTrue(false)
        throw Broken()
      }
      func testC() {
        XCTExpectFailure("nothing fails") {}
      }
      func testD() {
        XCTExpectFailure(options: .nonStrict()) {}
        XCTExpectFailure(strict: false)
        let options = XCTExpectedFailure.Options()
        options.isEnabled = false
        XCTExpectFailure("off", options: options) {}
      }
      func testE() {
        XCTExpectFailure("outer", failingBlock: {
          XCTExpectFailure("inner", strict: false) {
            XCTFail("of outer")
          } issueMatcher: { $0.compactDescription.contains("of inner") }
        }, issueMatcher: { $0.sourceCodeContext.location?.lineNumber == 29 && $0.type == .assertionFailure })
      }
      func testF() {
        XCTExpectFailure("another") { XCTFail("unmatched") } issueMatcher: { _ in false }
      }
      func testG() {
        continueAfterFailure = false
        XCTExpectFailure("goes on") { XCTFail("first"); XCTFail("second") }
      }
      func testH() { XCTAssertEqual(1, 3) }
      func testI() { XCTExpectFailure("unmet") }
      // As objects of Objective-C, test cases are equal to themselves, and members of sets.
      func testJ() { XCTAssertEqual(self, self); XCTAssertEqual(Set([self, self]).count, 1) }
    }
    """.write(to: file, atomically: true, encoding: .utf8)
    let results = project.appendingPathComponent("expected.xml")
    let result = try Binary(name: "tinamou").run(
      "test", project.path, "--junit", results.path, "--", "--filter", "ExpectedTests", environment: cache)
    #expect(result.status == 1)
    let outcomes = ["A": "passed", "B": "passed", "C": "failed", "D": "passed", "E": "passed"]
      .merging(["F": "failed", "G": "passed", "H": "failed", "I": "failed", "J": "passed"]) { $1 }
    for (test, outcome) in outcomes {
      #expect(result.text.contains("Test Case 'ExpectedTests.test\(test)' \(outcome)"), "\(result.text)")
    }
    let prefix = file.path + ":"
    for line in [
      "7: expected failure: ExpectedTests.testA : a bug: XCTAssertEqual failed: (\"1\") is not equal to (\"2\") - ",
      "8: expected failure: ExpectedTests.testA : failed - here",
      "17: error: ExpectedTests.testC : failed - Expected failure but none recorded: nothing fails",
      "29: expected failure: ExpectedTests.testE : outer: failed - of outer",
      "34: error: ExpectedTests.testF : failed - unmatched",
      "34: error: ExpectedTests.testF : failed - Expected failure but none recorded: another",
      "38: expected failure: ExpectedTests.testG : goes on: failed - second",
      "41: error: ExpectedTests.testI : failed - Expected failure but none recorded: unmet",
    ] {
      #expect(result.text.contains(prefix + line), "\(line)\n\(result.text)")
    }
    #expect(
      result.errors.contains("10 tests, 4 failed, 0 ended the process, 7 expected failures"),
      "\(result.errors)")
    let junit = try String(contentsOf: results, encoding: .utf8)
    #expect(junit.contains("tests=\"10\" failures=\"4\" errors=\"0\""), "\(junit)")
    #expect(junit.contains("><system-out>expected failure: \(prefix)7: a bug: XCTAssertEqual failed"))
  }
}
