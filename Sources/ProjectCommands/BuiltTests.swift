import Foundation
import TinamouCLI

/// The built tests of an Xcode project, in an executable.
///
/// A test that ends the process fails; the remaining tests run in another process.
@MainActor
struct BuiltTests {
  /// The name of the target.
  let name: String
  var application: BuiltApplication
  /// A Boolean value that indicates whether there are XCTest test cases.
  let hasTestCases: Bool
  let usesSwiftTesting: Bool

  /// The number of times that the process may end before its tests do.
  private static let restarts = 200
  private static let hostless = "TINAMOU_TESTS_WITHOUT_HOST"

  /// Runs the tests that the options select, and adds their results to a report.
  ///
  /// - Returns: whether all of them passed.
  func run(_ options: TestOptions, report: inout TestReport, console: Console) throws -> Bool {
    var hasPassed = true
    var (count, known) = (0, 0)
    if !hasTestCases, !usesSwiftTesting {
      console.error("\(name): no tests of XCTest's or Swift Testing's are left to run")
      return false
    }
    if hasTestCases {
      (hasPassed, count, known) = try runTestCases(options, report: &report, console: console)
    }
    if usesSwiftTesting {
      let run = try runSwiftTesting(options, report: &report, console: console)
      (hasPassed, count) = (hasPassed && run.hasPassed, count + run.count)
    }
    if count == 0 {
      let words = known == 0 ? "" : ": --filter and --skip leave none of \(known) test cases"
      console.error("\(name): no test was run\(words)")
      return false
    }
    return hasPassed
  }

  /// Runs the selected tests of Swift Testing's: at once, and after one that ends the process the others one after the other.
  ///
  /// - Returns: whether all of them passed, and their number.
  private func runSwiftTesting(
    _ options: TestOptions, report: inout TestReport, console: Console
  ) throws -> (hasPassed: Bool, count: Int) {
    var (hasPassed, count, done) = (true, 0, [String]())
    // The reason why the first process ended, until a test is found that ends another one.
    var unexplained: String?
    defer {
      if let unexplained {
        console.error(
          "\(name): the process of the tests ended, but not when they ran one after the other: \(unexplained)"
        )
      }
    }
    for attempt in 0..<Self.restarts {
      var arguments = ["--testing-library", "swift-testing"] + options.arguments
      if attempt > 0 { arguments.append("--no-parallel") }
      if !done.isEmpty { arguments += ["--skip", PackageTestRuns.pattern(ofTests: done)] }
      let output = output(to: console)
      var events = Data()
      let result = try application.start(
        arguments, environment: ["NO_COLOR": "1"], takesOutput: output.take, takesEvents: { events = $0 })
      let text = try output.lines()
      // A program that links the tests itself writes their results to standard error.
      let cases = TestReport.cases(ofSwiftTesting: "\(text)\n\(result.errors)")
      report.add(cases, of: name)
      if !result.errors.isEmpty { console.message(application.shown(result.errors)) }
      count += cases.count
      if output.isCut { return (tellOfCut(on: console), count) }
      // Status 69 means that no test matches the filter, or that none is left.
      hasPassed = hasPassed && (result.status == 0 || result.status == 69) && !result.isCrash
      let (ended, suspects) = PackageTestRuns.tests(in: events)
      guard let stopped = suspects.last, !result.isLate, result.excess == nil else { break }
      hasPassed = false
      done += ended
      // Several tests ran at once in the first process: the next one tells which of them it is.
      let reason = application.reason(of: result)
      guard attempt > 0 else {
        unexplained = reason
        continue
      }
      unexplained = nil
      console.message("error: \(stopped): \(reason)")
      // The report names tests as the log does, without their suites.
      let shortName = stopped.split(separator: "/").last.map(String.init) ?? stopped
      report.add([TestReport.Case(group: "Testing", name: shortName, outcome: .crashed(reason))], of: name)
      (count, done) = (count + 1, done + [stopped])
    }
    return (hasPassed, count)
  }

  /// The output of a process of tests, which is passed on as it comes.
  private func output(to console: Console) -> TestOutput {
    TestOutput(
      shown: { application.shown($0) },
      write: { try console.print(wordsOf: String(decoding: $0, as: UTF8.self)) })
  }

  /// Says that results are missing, so that the tests have not passed.
  private func tellOfCut(on console: Console) -> Bool {
    console.error(
      "\(name): the results of the tests have more than \(TestOutput.limit >> 20) MB; those after that are not counted"
    )
    return false
  }

  /// Runs the selected XCTest test cases.
  ///
  /// - Returns: whether all of them passed, their number, and that of all from which they were selected.
  private func runTestCases(
    _ options: TestOptions, report: inout TestReport, console: Console
  ) throws -> (hasPassed: Bool, count: Int, all: Int) {
    let listed = try application.start(["--list-tests"])
    guard listed.status == 0 else { throw application.crash(listed) }
    let lines = String(decoding: listed.output, as: UTF8.self).split(whereSeparator: \.isNewline)
    let all = lines.map(String.init).filter { $0.contains("/") && !$0.hasPrefix("Listing ") }
    var left = all.indices.filter { options.includes(all[$0]) }
    let count = left.count
    var (failed, crashed, expected, isHosted) = (0, 0, 0, true)
    for _ in 0..<Self.restarts where !left.isEmpty {
      let output = output(to: console)
      let chosen = TestPlaces(IndexSet(left)).text
      var environment = [TestPlaces.variable: chosen]
      if !isHosted { environment[Self.hostless] = "1" }
      let result = try application.start([], environment: environment, takesOutput: output.take)
      let lines = try output.lines()
      let run = TestLog(lines)
      if run.started.isEmpty, isHosted {
        console.warning(
          "the application of the tests does not launch here; they run without it: \(application.reason(of: result))"
        )
        isHosted = false
        continue
      }
      var cases = TestReport.cases(ofXCTest: lines)
      if let last = run.started.last, !run.ended.contains(last), !cases.isEmpty {
        cases[cases.count - 1].outcome = .crashed(application.reason(of: result))
      }
      report.add(cases, of: name)
      if !result.errors.isEmpty { console.message(application.shown(result.errors)) }
      failed += run.failed.count
      if output.isCut { return (tellOfCut(on: console), count, all.count) }
      expected += cases.reduce(0) { $0 + $1.expectedFailures.count }
      if run.started.isEmpty {
        console.error("\(name): no test was run: \(application.reason(of: result))")
        return (false, count, all.count)
      }
      guard let last = run.started.last, !run.ended.contains(last) else { break }
      console.message("error: \(last): \(application.reason(of: result))")
      crashed += 1
      left = Self.left(of: left, in: all, after: run.started)
    }
    console.message(
      "\(count) \(count == 1 ? "test" : "tests"), \(failed) failed, \(crashed) ended the process"
        + (expected == 0 ? "" : ", \(expected) expected \(expected == 1 ? "failure" : "failures")"))
    return (failed + crashed == 0, count, all.count)
  }

  /// Returns the tests that are left after a run, by their places in the list. A test that has the name of another is
  /// left as long as it did not start itself.
  nonisolated static func left(of places: [Int], in all: [String], after started: [String]) -> [Int] {
    var counts = Dictionary(started.map { ($0, 1) }, uniquingKeysWith: +)
    return places.filter { place in
      // The list has the module before the class.
      let name = all[place].split(separator: ".", maxSplits: 1).last.map { TestLog.name(String($0)) } ?? ""
      guard let count = counts[name], count > 0 else { return true }
      counts[name] = count - 1
      return false
    }
  }
}

/// The selection of tests to run.
struct TestOptions {
  private(set) var arguments: [String] = []
  private var filters: [Regex<AnyRegexOutput>] = []
  private var skipped: [Regex<AnyRegexOutput>] = []

  /// Parses `--filter` and `--skip`, each a regular expression that is matched against `Module.Class/test`,
  /// as `swift test` does.
  init(_ options: [String]) throws {
    var rest = options[...]
    while let option = rest.popFirst() {
      guard option == "--filter" || option == "--skip" else {
        throw BuildError(
          "\(option): tests of Xcode projects take --filter and --skip", status: .usage)
      }
      guard let pattern = rest.popFirst(), let expression = try? Regex(pattern) else {
        throw BuildError("\(option): a regular expression is to follow", status: .usage)
      }
      if option == "--filter" { filters.append(expression) } else { skipped.append(expression) }
      arguments += [option, pattern]
    }
  }

  func includes(_ name: String) -> Bool {
    func fits(_ expression: Regex<AnyRegexOutput>) -> Bool { name.firstMatch(of: expression) != nil }
    return (filters.isEmpty || filters.contains(where: fits)) && !skipped.contains(where: fits)
  }
}

/// The XCTest output of a run, with tests identified as `Class/test`.
struct TestLog {
  private(set) var started: [String] = []
  private(set) var ended: Set<String> = []
  private(set) var failed: [String] = []

  init(_ text: String) {
    for line in text.split(whereSeparator: \.isNewline) {
      guard let event = Self.event(line) else { continue }
      let name = Self.name(event.name)
      if event.verb == "started" {
        started.append(name)
      } else {
        ended.insert(name)
        if event.verb == "failed" { failed.append(name) }
      }
    }
  }

  /// Returns the name of a test in the log, or in the list, with the same separators.
  static func name(_ text: String) -> String { text.replacing(".", with: "/") }

  /// Parses a line such as `Test Case 'Class.test' passed (0.1 seconds)`. Names may contain apostrophes.
  static func event(_ line: Substring) -> (name: String, verb: String, rest: Substring)? {
    let start = "Test Case '"
    guard line.hasPrefix(start) else { return nil }
    let text = line.dropFirst(start.count)
    for verb in ["started", "passed", "failed", "skipped"] {
      if let range = text.range(of: "' \(verb)", options: .backwards) {
        return (String(text[..<range.lowerBound]), verb, text[range.upperBound...])
      }
    }
    return nil
  }
}
