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

  /// The results of the selected XCTest test cases so far.
  private struct Progress {
    /// The places of those that have not run.
    var left: [Int]
    var failed = 0
    var crashed = 0
    /// The number of those that were not run since their class's `setUp()` ended the process.
    var dropped = 0
    var expected = 0
    var isHosted = true
    /// A Boolean value that indicates whether nothing more can be run.
    var isOver = false
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
    var progress = Progress(left: all.indices.filter { options.includes(all[$0]) })
    let count = progress.left.count
    for _ in 0..<Self.restarts where !progress.left.isEmpty && !progress.isOver {
      let output = output(to: console)
      var environment = [TestPlaces.variable: TestPlaces(IndexSet(progress.left)).text]
      if !progress.isHosted { environment[Self.hostless] = "1" }
      let result = try application.start([], environment: environment, takesOutput: output.take)
      let lines = try output.lines()
      let run = TestLog(lines)
      if !run.hasBegun, progress.isHosted {
        console.warning(
          "the application of the tests does not launch here; they run without it: \(application.reason(of: result))"
        )
        progress.isHosted = false
        continue
      }
      if !run.hasBegun {
        if !result.errors.isEmpty { console.message(application.shown(result.errors)) }
        console.error("\(name): no test was run: \(application.reason(of: result))")
        return (false, count, all.count)
      }
      take(run, of: lines, result, all: all, into: &progress, report: &report, console: console)
      if output.isCut { return (tellOfCut(on: console), count, all.count) }
    }
    console.message(
      "\(count) \(count == 1 ? "test" : "tests"), \(progress.failed) failed, \(progress.crashed) ended the process"
        + (progress.dropped == 0 ? "" : ", \(progress.dropped) not run")
        + (progress.expected == 0
          ? "" : ", \(progress.expected) expected \(progress.expected == 1 ? "failure" : "failures")"))
    return (progress.failed + progress.crashed == 0, count, all.count)
  }

  /// Adds the results of a process to the report, and determines which tests the next one runs.
  private func take(
    _ run: TestLog, of lines: String, _ result: ChildProcess.Result, all: [String],
    into progress: inout Progress, report: inout TestReport, console: Console
  ) {
    var cases = TestReport.cases(ofXCTest: lines)
    progress.failed += run.failed.count
    progress.expected += cases.reduce(0) { $0 + $1.expectedFailures.count }
    progress.left = Self.left(of: progress.left, in: all, after: run.started)
    progress.isOver = run.interruption == nil
    if let interruption = run.interruption {
      let reason = application.reason(of: result)
      var dropped: [String]?
      if case .beforeTests(let group) = interruption {
        let own = progress.left.filter { Self.caseName(all[$0]).hasPrefix(group + "/") }
        dropped = own.map { String(Self.caseName(all[$0]).dropFirst(group.utf8.count + 1)) }
        progress.left.removeAll(where: own.contains)
        progress.dropped += own.count
        // A class whose name is not that of its tests could be run for ever.
        if own.isEmpty { progress.isOver = true }
      }
      cases = interruption.added(to: cases, reason: reason, dropped: dropped)
      if !result.errors.isEmpty { console.message(application.shown(result.errors)) }
      console.message("error: \(interruption.words(dropped: dropped?.count)): \(reason)")
      progress.crashed += 1
    } else if !result.errors.isEmpty {
      console.message(application.shown(result.errors))
    }
    report.add(cases, of: name)
  }

  /// Returns the name of a test of the list, which has the module before the class, as logs have it.
  nonisolated private static func caseName(_ listed: String) -> String {
    listed.split(separator: ".", maxSplits: 1).last.map { TestLog.name(String($0)) } ?? ""
  }

  /// Returns the tests that are left after a run, by their places in the list. A test that has the name of another is
  /// left as long as it did not start itself.
  nonisolated static func left(of places: [Int], in all: [String], after started: [String]) -> [Int] {
    var counts = Dictionary(started.map { ($0, 1) }, uniquingKeysWith: +)
    return places.filter { place in
      let name = caseName(all[place])
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
