/// Expected failures: `XCTExpectFailure` in its forms with and without a block.
///
/// XCTest of this system records failures in the run of a test case. The first expectation of a process replaces that method, so that
/// a failure that is expected is printed and does not fail the test.
@_spi(StandIns) import ApplicationHost
import Foundation
import XCTest

// MARK: Issues

/// A location in a source file.
public struct XCTSourceCodeLocation: Hashable, Sendable {
  /// The file.
  public let fileURL: URL
  /// The line, from 1.
  public let lineNumber: Int

  /// Creates a location.
  public init(fileURL: URL, lineNumber: Int) { (self.fileURL, self.lineNumber) = (fileURL, lineNumber) }

  /// Creates a location.
  public init(filePath: String, lineNumber: Int) {
    self.init(fileURL: URL(fileURLWithPath: filePath), lineNumber: lineNumber)
  }
}

/// The context of an issue. There are no call stacks.
public struct XCTSourceCodeContext: Hashable, Sendable {
  /// The location of the failing assertion; `nil` if it is not known.
  public let location: XCTSourceCodeLocation?

  /// Creates a context.
  public init(location: XCTSourceCodeLocation? = nil) { self.location = location }
}

/// A failure of a test, as a matcher of expected failures sees it.
public struct XCTIssue: Sendable {
  /// The kinds of issues. Of these, XCTest of this system has failed assertions and thrown errors.
  public enum IssueType: Int, Sendable {
    /// An assertion failed.
    case assertionFailure = 0
    /// The test threw an error.
    case thrownError = 1
    /// An exception was not caught.
    case uncaughtException = 2
    /// A measurement was worse than its baseline.
    case performanceRegression = 3
    /// The test library failed.
    case system = 4
    /// A strict expectation was not met.
    case unmatchedExpectedFailure = 5
  }

  /// The kind.
  public var type: IssueType
  /// The message.
  public var compactDescription: String
  /// The message.
  public var detailedDescription: String?
  /// The location.
  public var sourceCodeContext: XCTSourceCodeContext

  /// Creates an issue.
  public init(
    type: IssueType, compactDescription: String, detailedDescription: String? = nil,
    sourceCodeContext: XCTSourceCodeContext = XCTSourceCodeContext()
  ) {
    self.type = type
    self.compactDescription = compactDescription
    self.detailedDescription = detailedDescription
    self.sourceCodeContext = sourceCodeContext
  }
}

/// The description of a failure that is expected.
public enum XCTExpectedFailure {
  /// The options of an expectation.
  public final class Options {
    /// Returns whether an issue is the expected one. By default every issue is.
    public var issueMatcher: (XCTIssue) -> Bool = { _ in true }
    /// A Boolean value that indicates whether failures are expected. The default is `true`.
    public var isEnabled = true
    /// A Boolean value that indicates whether the absence of a failure is one. The default is `true`.
    public var isStrict = true

    /// Creates options with the defaults.
    public init() {}

    /// Returns options with which no failure is needed.
    public static func nonStrict() -> Options {
      let options = Options()
      options.isStrict = false
      return options
    }
  }
}

// MARK: Expecting

/// Expects failures in the rest of the test.
public func XCTExpectFailure(
  _ failureReason: String? = nil, options: XCTExpectedFailure.Options,
  file: StaticString = #filePath, line: UInt = #line
) {
  Expectations.shared.expect(
    Expectation(reason: failureReason, options: options, place: ("\(file)", Int(line))), endsWithTest: true)
}

/// Expects failures in the rest of the test.
public func XCTExpectFailure(
  _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil,
  file: StaticString = #filePath, line: UInt = #line, issueMatcher: ((XCTIssue) -> Bool)? = nil
) {
  let options = XCTExpectedFailure.Options(enabled: enabled, strict: strict, issueMatcher: issueMatcher)
  XCTExpectFailure(failureReason, options: options, file: file, line: line)
}

/// Expects failures in a block.
@discardableResult
public func XCTExpectFailure<Result>(
  _ failureReason: String? = nil, options: XCTExpectedFailure.Options,
  file: StaticString = #filePath, line: UInt = #line, failingBlock: () throws -> Result
) rethrows -> Result {
  let expectation = Expectation(reason: failureReason, options: options, place: ("\(file)", Int(line)))
  Expectations.shared.expect(expectation, endsWithTest: false)
  defer { Expectations.shared.end(expectation) }
  return try failingBlock()
}

/// Expects failures in a block.
@discardableResult
public func XCTExpectFailure<Result>(
  _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil,
  file: StaticString = #filePath, line: UInt = #line, failingBlock: () throws -> Result,
  issueMatcher: ((XCTIssue) -> Bool)? = nil
) rethrows -> Result {
  let options = XCTExpectedFailure.Options(enabled: enabled, strict: strict, issueMatcher: issueMatcher)
  return try XCTExpectFailure(
    failureReason, options: options, file: file, line: line, failingBlock: failingBlock)
}

extension XCTExpectedFailure.Options {
  fileprivate convenience init(enabled: Bool?, strict: Bool?, issueMatcher: ((XCTIssue) -> Bool)?) {
    self.init()
    if let enabled { isEnabled = enabled }
    if let strict { isStrict = strict }
    if let issueMatcher { self.issueMatcher = issueMatcher }
  }
}

/// An expectation in force.
private final class Expectation {
  let reason: String?
  let options: XCTExpectedFailure.Options
  let place: (file: String, line: Int)
  var count = 0

  init(reason: String?, options: XCTExpectedFailure.Options, place: (file: String, line: Int)) {
    (self.reason, self.options, self.place) = (reason, options, place)
  }
}

/// The expectations of the test that is running. Unchecked: used on the thread that runs tests.
private final class Expectations: @unchecked Sendable {
  static let shared = Expectations()

  /// Those in force, from the outermost.
  private var active: [Expectation] = []
  /// The test that they belong to.
  private weak var test: XCTestCase?
  /// The method that was replaced.
  private let original = MethodReplacement.install(
    in: XCTestCaseRun.self, from: FilteringRun.self, unlike: PlainRun.self)
  /// A Boolean value that indicates whether the next failure only tells which test is running.
  private var looksForTest = false
  /// A Boolean value that indicates whether `continueAfterFailure` was false before failures that were
  /// expected.
  private var stopsAtFailures = false

  func expect(_ expectation: Expectation, endsWithTest: Bool) {
    guard expectation.options.isEnabled else { return }
    guard original != nil else { return XCTFail("XCTExpectFailure does not know this version of XCTest") }
    let current = runningTest()
    if current !== test {
      (active, test, stopsAtFailures) = ([], current, false)
    }
    active.append(expectation)
    if endsWithTest { test?.addTeardownBlock { Expectations.shared.end(expectation) } }
  }

  /// Ends an expectation, and fails if it is strict and was not met.
  func end(_ expectation: Expectation) {
    active.removeAll { $0 === expectation }
    guard expectation.options.isEnabled, expectation.options.isStrict, expectation.count == 0 else { return }
    let reason = expectation.reason.map { ": \($0)" } ?? ""
    test?.recordFailure(
      withDescription: "failed - Expected failure but none recorded\(reason)", inFile: expectation.place.file,
      atLine: expectation.place.line, expected: true)
  }

  /// Returns the test that is running. XCTest does not tell; the run that a failure would be recorded in does.
  private func runningTest() -> XCTestCase? {
    looksForTest = true
    XCTFail()
    looksForTest = false
    defer { found = nil }
    if found?.stops == true { found?.test.continueAfterFailure = false }
    return found?.test
  }
  private var found: (test: XCTestCase, stops: Bool)?

  /// Takes a failure. One that is expected is printed, others are recorded.
  func record(
    _ run: XCTestCaseRun, _ description: String, _ file: String?, _ line: Int, _ isExpected: Bool
  ) {
    let test = run.test as? XCTestCase
    if looksForTest {
      if let test {
        found = (test, !test.continueAfterFailure)
        test.continueAfterFailure = true
      }
      return
    }
    let location = file.map { XCTSourceCodeLocation(filePath: $0, lineNumber: line) }
    let issue = XCTIssue(
      type: isExpected ? .assertionFailure : .thrownError, compactDescription: description,
      detailedDescription: description, sourceCodeContext: XCTSourceCodeContext(location: location))
    if test === self.test, let met = active.last(where: { $0.options.issueMatcher(issue) }) {
      met.count += 1
      let reason = met.reason.map { "\($0): " } ?? ""
      print("\(file ?? "<unknown>"):\(line): expected failure: \(run.test.name) : \(reason)\(description)")
      if let test, !test.continueAfterFailure {
        // XCTest ends the process after this call otherwise.
        stopsAtFailures = true
        test.continueAfterFailure = true
      }
      return
    }
    if stopsAtFailures, test === self.test {
      stopsAtFailures = false
      test?.continueAfterFailure = false
    }
    if let original { MethodReplacement.call(original, on: run, description, file, line, isExpected) }
  }
}

/// Its method becomes that of the runs of all test cases.
private final class FilteringRun: XCTestCaseRun {
  override func recordFailure(
    withDescription description: String, inFile filePath: String?, atLine lineNumber: Int, expected: Bool
  ) {
    Expectations.shared.record(self, description, filePath, lineNumber, expected)
  }
}

private final class PlainRun: XCTestCaseRun {}
