import TestSupport
import Testing

@testable import ProjectCommands

/// Output of test libraries, as JUnit has it.
@Suite struct TestReportTests {
  @Test func resultsOfXCTest() throws {
    let text = """
      Test Suite 'All tests' started at 2026-11-25 10:00:00.000
      Test Case 'A.testPasses' started at 2026-11-25 10:00:00.000
      Test Case 'A.testPasses' passed (0.25 seconds)
      Test Case 'A.testFails' started at 2026-11-25 10:00:00.000
      /app/A.swift:4: error: A.testFails : XCTAssertEqual failed: ("1") is not equal to ("2") - 
      /app/A.swift:5: error: A.testFails : second
      Test Case 'A.testFails' failed (1.5 seconds)
      Test Case 'B.testSkips' started at 2026-11-25 10:00:00.000
      Test Case 'B.testSkips' skipped (0.0 seconds)
      Test Case 'B.it's a sentence, with commas' started at 2026-11-25 10:00:00.000
      """
    var cases = TestReport.cases(ofXCTest: text)
    #expect(cases.map(\.name).prefix(3) == ["testPasses", "testFails", "testSkips"])
    #expect(cases.map(\.group).prefix(3) == ["A", "A", "B"])
    #expect(cases[0].time == 0.25 && cases[0].outcome == .passed && cases[2].outcome == .skipped)
    #expect(
      cases[1].outcome
        == .failed([
          "/app/A.swift:4: XCTAssertEqual failed: (\"1\") is not equal to (\"2\") - ",
          "/app/A.swift:5: second",
        ]))
    try #require(cases.count == 4)
    #expect(cases[3].name == "it's a sentence, with commas")
    cases[3].outcome = .crashed("Fatal error: <x> & \"y\"\u{1}")
    var report = TestReport()
    report.add(cases, of: "AppTests")
    let lines = report.xml.split(separator: "\n").map(String.init)
    #expect(
      lines[2]
        == "  <testsuite name=\"AppTests\" tests=\"4\" failures=\"1\" errors=\"1\" skipped=\"1\" time=\"1.750\">"
    )
    #expect(lines[3] == "    <testcase classname=\"AppTests.A\" name=\"testPasses\" time=\"0.250\"/>")
    #expect(
      lines[4].contains(
        "(&quot;1&quot;) is not equal to (&quot;2&quot;) - &#10;/app/A.swift:5: second</failure>"))
    #expect(lines[5].hasSuffix("><skipped/></testcase>"))
    #expect(
      lines[6].hasSuffix("><error message=\"Fatal error: &lt;x&gt; &amp; &quot;y&quot;\\u{1}\"/></testcase>"))
  }

  /// Tests print their own log: numbers that no test has, names with sequences of terminals, and many ends without a beginning.
  @Test func logsOfHostileTests() {
    var text = ""
    for (index, time) in ["inf", "nan", "-1", "1e308", "1e308"].enumerated() {
      text += "Test Case 'A.test\(index)' started\nTest Case 'A.test\(index)' passed (\(time) seconds)\n"
    }
    text += "Test Case '::add-mask::\u{1B}]52;c;aGk=\u{7}.x' started\n"
    text += String(
      repeating: "Test Case 'A.none' started\nTest Case 'B.none' passed (0 seconds)\n", count: 20_000)
    let started = ProcessorTime.now
    var report = TestReport()
    report.add(TestReport.cases(ofXCTest: text), of: "Tests")
    let xml = report.xml
    #expect(ProcessorTime.now - started < .seconds(20))
    #expect(
      xml.contains("name=\"test0\" time=\"1000000000.000\"") && xml.contains("name=\"test1\" time=\"0.000\""))
    #expect(
      xml.contains("classname=\"Tests.::add-mask::\\u{1b}]52;c;aGk=\\u{7}\"") && !xml.contains("\u{1B}"))
  }

  /// A test whose failures are expected passes, and the report names them.
  @Test func testsWithExpectedFailuresPass() {
    let text = """
      Test Case 'A.testExpects' started at 2026-11-25 10:00:00.000
      /app/A.swift:4: expected failure: A.testExpects : a bug: XCTAssertTrue failed - 
      Test Case 'A.testExpects' passed (0.25 seconds)
      """
    let cases = TestReport.cases(ofXCTest: text)
    #expect(cases.map(\.outcome) == [.passed])
    #expect(cases.map(\.expectedFailures) == [["/app/A.swift:4: a bug: XCTAssertTrue failed - "]])
    var report = TestReport()
    report.add(cases, of: "T")
    #expect(
      report.xml.contains(
        "><system-out>expected failure: /app/A.swift:4: a bug: XCTAssertTrue failed - </system-out></testcase>"
      ))
  }

  @Test func resultsOfSwiftTesting() {
    let text = """
      ◇ Test run started.
      ◇ Test plain() started.
      ✔ Test plain() passed after 0.001 seconds.
      ✘ Test "With words" recorded an issue at A.swift:3:5: Expectation failed: 1 == 2
      ✘ Test "With words" failed after 0.5 seconds with 1 issue.
      ✔ Test many(value:) with 3 test cases passed after 0.002 seconds.
      ➜ Test later() skipped.
      ✘ Suite Suite failed after 0.6 seconds with 1 issue.
      ✘ Test run with 4 tests in 1 suite failed after 0.6 seconds with 1 issue.
      """
    let cases = TestReport.cases(ofSwiftTesting: text)
    #expect(cases.map(\.name) == ["plain()", "With words", "many(value:)", "later()"])
    #expect(
      cases.map(\.outcome) == [
        .passed, .failed(["A.swift:3:5: Expectation failed: 1 == 2"]), .passed, .skipped,
      ])
    #expect(cases[1].time == 0.5)
    let colored = "\u{1B}[92m✔\u{1B}[0m Test plain() passed after 0.1 seconds.\n"
    #expect(TestReport.cases(ofSwiftTesting: colored).map(\.name) == ["plain()"])
  }
}
