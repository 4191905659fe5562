import Foundation
import ProjectReader
import TinamouCLI

/// Runs of `swift test`: one, and after a test that ends the process another one for the tests that are left.
///
/// XCTest says in its log which test it is at. Swift Testing runs several at once: its tests are told from each other by the
/// events that it writes into a file, in a second run one after the other.
@MainActor
struct PackageTestRuns {
  /// The package's name.
  let name: String
  /// The user's files, to find the place in a backtrace.
  let sources: Set<String>
  /// The folder of the events, as the tests see it and as it is.
  let events: (inside: String, outside: String)
  let console: Console
  /// Runs `swift test` with further options.
  let start: ([String]) throws -> ChildProcess.Result

  /// The number of times that the process may end before its tests do.
  private static let restarts = 200

  init(
    name: String, sources: Set<String>, events: (inside: String, outside: String), console: Console,
    start: @escaping ([String]) throws -> ChildProcess.Result
  ) {
    (self.name, self.sources, self.events, self.console, self.start) = (name, sources, events, console, start)
  }

  /// Runs the tests.
  ///
  /// - Returns: the last run, the results of all tests, and the number of those that ended the process.
  func run() throws -> (result: ChildProcess.Result, report: TestReport, crashes: Int) {
    var report = TestReport()
    var crashes = 0
    func add(_ run: Run) {
      let cases = TestReport.cases(ofXCTest: run.output)
      report.add(run.stopped?.added(to: cases, reason: run.reason) ?? cases, of: name)
      report.add(TestReport.cases(ofSwiftTesting: run.output), of: name)
    }
    var last = try once([])
    // Each library by itself from the first process on that ended.
    let first = last
    add(first)
    guard first.stopped != nil || !first.suspects.isEmpty else { return (first.result, report, 0) }
    var (done, classes) = (first.started, [String]())
    while let stopped = last.stopped, crashes < Self.restarts {
      crashes += 1
      console.message("error: \(stopped.words()): \(last.reason)")
      if case .beforeTests(let group) = stopped { classes.append(group) }
      let skipped = Self.pattern(ofCases: done, classes: classes)
      last = try once(["--skip-build", "--disable-swift-testing", "--skip", skipped])
      guard last.hasBegun else { break }
      done += last.started
      add(last)
    }
    if !first.suspects.isEmpty {
      var done = first.done
      while crashes < Self.restarts {
        var options = ["--skip-build", "--disable-xctest", "--no-parallel"]
        if !done.isEmpty { options += ["--skip", Self.pattern(ofTests: done)] }
        last = try once(options)
        add(last)
        done += last.done
        guard let stopped = last.suspects.last else { break }
        crashes += 1
        done.append(stopped)
        console.message("error: \(stopped): \(last.reason)")
        report.add(
          [TestReport.Case(group: "Testing", name: stopped, outcome: .crashed(last.reason))], of: name)
      }
    }
    console.message("\(crashes) \(crashes == 1 ? "test" : "tests") ended the process; the others ran without")
    return (last.result, report, crashes)
  }

  /// The result of one run.
  private struct Run {
    var result: ChildProcess.Result
    var output: String
    /// Why the process ended.
    var reason = ""
    /// Tests of XCTest's that began, by `Class/test`.
    var started: [String] = []
    /// A Boolean value that indicates whether XCTest began.
    var hasBegun = false
    /// The place in them where the process ended.
    var stopped: TestInterruption?
    /// Tests of Swift Testing's that ended, by their ids.
    var done: [String] = []
    /// Those that began and did not end, where the process ended before.
    var suspects: [String] = []
  }

  private func once(_ options: [String]) throws -> Run {
    let file = "/events.jsonl"
    try Cache.remove(events.outside + file)
    let result = try start(
      options + ["--event-stream-output-path", events.inside + file, "--event-stream-version", "0"])
    var run = Run(result: result, output: String(decoding: result.output, as: UTF8.self))
    try console.print(wordsOf: run.output)
    // The signal is told with the test that it ended.
    let told = result.errors.split(separator: "\n", omittingEmptySubsequences: false).filter {
      !$0.contains("exited with unexpected signal code")
    }
    console.message(told.joined(separator: "\n"))
    let said = run.output + "\n" + result.errors
    let hasEnded = result.errors.contains("exited with unexpected signal code") || result.isCrash
    let log = TestLog(run.output)
    (run.started, run.hasBegun) = (log.started, log.hasBegun)
    guard hasEnded, !result.isLate, result.excess == nil else { return run }
    run.reason = BuiltApplication.reason(in: said, files: sources) ?? "the process ended"
    run.stopped = log.interruption
    if ContainedFolder.kind(events.outside + file) == S_IFREG,
      let data = ProjectFiles.data(events.outside + file)
    {
      (run.done, run.suspects) = Self.tests(in: data)
    }
    return run
  }

  /// The tests in a stream of events: those that ended, and those that only began, unless the run ended.
  nonisolated static func tests(in stream: Data) -> (done: [String], suspects: [String]) {
    struct Line: Decodable {
      struct Payload: Decodable {
        var kind: String?
        var testID: String?
      }
      var kind: String
      var payload: Payload
    }
    var started: [String] = []
    var done: [String] = []
    for line in stream.split(separator: 10) {
      guard let event = try? ReportedJSON.decode(Line.self, from: Data(line)), event.kind == "event" else {
        continue
      }
      if event.payload.kind == "runEnded" { return (done, []) }
      // A suite's id has no place in a file behind it.
      guard let id = event.payload.testID.flatMap(test) else { continue }
      if event.payload.kind == "testStarted" { started.append(id) }
      if event.payload.kind == "testEnded" || event.payload.kind == "testSkipped" { done.append(id) }
    }
    let ended = Set(done)
    return (done, started.filter { !ended.contains($0) })
  }

  /// The id of a test without the file and the line behind it; nil for a suite's.
  private nonisolated static func test(_ id: String) -> String? {
    guard let slash = id.lastIndex(of: "/"), id[slash...].contains(".swift:") else { return nil }
    return String(id[..<slash])
  }

  /// A pattern of `Module.Class/test` for tests of XCTest's, by `Class/test`, and for all tests of classes.
  nonisolated static func pattern(ofCases names: [String], classes: [String] = []) -> String {
    let all = Set(names).sorted().map(escaped) + Set(classes).sorted().map { escaped($0) + "/.*" }
    return "[.](" + all.joined(separator: "|") + ")$"
  }

  /// A pattern of the ids of tests of Swift Testing's.
  nonisolated static func pattern(ofTests ids: [String]) -> String {
    "^(" + Set(ids).sorted().map(escaped).joined(separator: "|") + ")(/|$)"
  }

  private nonisolated static func escaped(_ text: String) -> String {
    NSRegularExpression.escapedPattern(for: text)
  }
}
