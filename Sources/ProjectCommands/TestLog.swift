import Foundation

/// The XCTest output of a run, with tests identified as `Class/test`.
struct TestLog {
  private(set) var started: [String] = []
  private(set) var ended: Set<String> = []
  private(set) var failed: [String] = []
  /// The suites that began and did not end, outermost first, each with the number of tests that had started before it.
  private var suites: [(name: String, before: Int)] = []
  /// The class that ended last.
  private var lastClass: String?
  /// A Boolean value that indicates whether the first suite began: code that ran before is the application's.
  private(set) var hasBegun = false

  init(_ text: String) {
    for line in text.split(whereSeparator: \.isNewline) {
      if let suite = Self.event(line, of: "Test Suite '") {
        hasBegun = true
        take(suite)
        continue
      }
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

  private mutating func take(_ suite: (name: String, verb: String, rest: Substring)) {
    if suite.verb == "started" {
      suites.append((suite.name, started.count))
    } else if let index = suites.lastIndex(where: { $0.name == suite.name }) {
      suites.removeSubrange(index...)
      if Self.isClass(suite.name) { lastClass = suite.name }
    }
  }

  /// Returns whether a suite is of a class's tests, and not one that holds such suites.
  private static func isClass(_ name: String) -> Bool {
    name != "All tests" && name != "Selected tests" && !name.hasSuffix(".xctest")
  }

  /// The place where the process ended before all suites did; `nil` if they did.
  var interruption: TestInterruption? {
    if let last = started.last, !ended.contains(last) { return .test(last) }
    guard !suites.isEmpty else { return nil }
    guard let open = suites.last(where: { Self.isClass($0.name) }) else {
      return lastClass.map { .afterTests(of: $0) }
    }
    return open.before == started.count ? .beforeTests(of: open.name) : .afterTests(of: open.name)
  }

  /// Returns the name of a test in the log, or in the list, with the same separators.
  static func name(_ text: String) -> String { text.replacing(".", with: "/") }

  /// Parses a line such as `Test Case 'Class.test' passed (0.1 seconds)`. Names may contain apostrophes.
  static func event(
    _ line: Substring, of start: String = "Test Case '"
  ) -> (name: String, verb: String, rest: Substring)? {
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

/// The place where a process of XCTest tests ended before all of them had run.
enum TestInterruption: Equatable {
  /// In a test, also in what sets it up or takes it down, by `Class/test`.
  case test(String)
  /// In the `setUp()` of a class: none of its tests can run.
  case beforeTests(of: String)
  /// In the `tearDown()` of a class, or between its tests.
  case afterTests(of: String)

  /// Returns the words of a message.
  ///
  /// - Parameter dropped: The number of tests that cannot run; `nil` if it is not known.
  func words(dropped: Int? = nil) -> String {
    switch self {
    case .test(let name): return name
    case .beforeTests(let group):
      let count = dropped.map { $0 == 1 ? "its one test is" : "its \($0) tests are" } ?? "its tests are"
      return "\(group): the setUp() of the class ended the process, and \(count) not run"
    case .afterTests(let group):
      return "\(group): the process ended after a test of the class, as in its tearDown()"
    }
  }

  /// Returns results with those that the interruption adds or changes.
  ///
  /// - Parameter dropped: The names of tests that cannot run; `nil` if they are not known.
  func added(to cases: [TestReport.Case], reason: String, dropped: [String]? = nil) -> [TestReport.Case] {
    var cases = cases
    switch self {
    case .test:
      if !cases.isEmpty { cases[cases.count - 1].outcome = .crashed(reason) }
    case .beforeTests(let group):
      let reason = "not run, since the setUp() of the class ended the process: \(reason)"
      cases += (dropped ?? ["setUp()"]).map {
        TestReport.Case(group: group, name: $0, outcome: .crashed(reason))
      }
    case .afterTests(let group):
      cases.append(TestReport.Case(group: group, name: "tearDown()", outcome: .crashed(reason)))
    }
    return cases
  }
}
