import Foundation
import Testing
import TinamouCLI

@testable import ProjectCommands

/// The tests of XCTest's that are run again after one that ended the process.
@Suite struct ChosenTestsTests {
  /// Names of behavior specifications have what XCTest separates names with.
  private static let all = [
    "M.Spec/a view, when empty, has no text", "M.Spec/1.5 points", "M.Spec/same", "M.Spec/same",
    "M.Spec/last one",
  ]

  @Test func whatDidNotStartIsLeft() {
    let log = TestLog(
      """
      Test Case 'Spec.a view, when empty, has no text' started at 10
      Test Case 'Spec.a view, when empty, has no text' passed (0.1 seconds)
      Test Case 'Spec.1.5 points' started at 10
      Test Case 'Spec.1.5 points' passed (0.1 seconds)
      Test Case 'Spec.same' started at 10
      """)
    #expect(BuiltTests.left(of: [0, 1, 2, 3, 4], in: Self.all, after: log.started) == [3, 4])
    #expect(BuiltTests.left(of: [1, 4], in: Self.all, after: log.started) == [4])
  }

  /// XCTest tells of the suites around the tests: what ends the process beside tests is told by them.
  @Test func placesWhereAProcessEnds() {
    let begin = """
      Test Suite 'All tests' started at 10
      Test Suite 'product.xctest' started at 10
      Test Suite 'A' started at 10

      """
    let first = "Test Case 'A.one' started at 10\n"
    let rest = "Test Case 'A.one' passed (0.1 seconds)\n"
    let end = "Test Suite 'A' passed at 10\n"
    #expect(TestLog("").interruption == nil && !TestLog("loaded\n").hasBegun)
    #expect(TestLog(begin).interruption == .beforeTests(of: "A") && TestLog(begin).hasBegun)
    #expect(TestLog(begin + first).interruption == .test("A/one"))
    #expect(TestLog(begin + first + rest).interruption == .afterTests(of: "A"))
    #expect(TestLog(begin + first + rest + end).interruption == .afterTests(of: "A"))
    let second = begin + first + rest + end + "Test Suite 'B' started at 10\n"
    #expect(TestLog(second).interruption == .beforeTests(of: "B"))
    let whole = "Test Suite 'product.xctest' passed at 10\nTest Suite 'All tests' passed at 10\n"
    #expect(TestLog(begin + first + rest + end + whole).interruption == nil)
  }

  @Test func resultsOfTestsThatCannotRun() {
    let cases = [TestReport.Case(group: "A", name: "one")]
    let dropped = TestInterruption.beforeTests(of: "B").added(to: cases, reason: "r", dropped: ["x", "y"])
    #expect(dropped.map { "\($0.group).\($0.name)" } == ["A.one", "B.x", "B.y"])
    let words = "not run, since the setUp() of the class ended the process: r"
    #expect(dropped.map(\.outcome) == [.passed, .crashed(words), .crashed(words)])
    #expect(TestInterruption.test("A/one").added(to: cases, reason: "r").map(\.outcome) == [.crashed("r")])
    let after = TestInterruption.afterTests(of: "A").added(to: cases, reason: "r")
    #expect(after.map(\.name) == ["one", "tearDown()"] && after.last?.outcome == .crashed("r"))
  }

  @Test func placesAreRanges() {
    let places = TestPlaces(IndexSet([0, 1, 2, 7, 9, 10]))
    #expect(places.text == "0-2,7-7,9-10" && TestPlaces(places.text) == places)
    #expect(TestPlaces("")?.places.isEmpty == true)
    #expect(TestPlaces("3") == nil && TestPlaces("4-2") == nil && TestPlaces("a-b") == nil)
  }

  @Test func testsAreChosenByTheirPlacesInAllClasses() throws {
    let places = try #require(TestPlaces("1-2,4-4"))
    #expect(places.chosen(of: ["a", "b"], at: 0) == ["b"])
    #expect(places.chosen(of: ["c"], at: 2) == ["c"] && places.chosen(of: ["d"], at: 3).isEmpty)
    #expect(places.chosen(of: ["e", "f"], at: 4) == ["e"])
  }
}
