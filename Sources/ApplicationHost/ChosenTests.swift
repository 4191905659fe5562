import Foundation
import TinamouCLI

/// The XCTest tests that a process is to run, of all tests of its executable.
@MainActor public struct ChosenTests {
  private let places: TestPlaces?
  private var next = 0

  /// Creates the selection that the environment has; all tests by default.
  public init() {
    places = ProcessInfo.processInfo.environment[TestPlaces.variable].flatMap { TestPlaces($0) }
  }

  /// Returns the chosen tests of a class. Called for each class in the order of the list.
  public mutating func chosen<Test>(of tests: [Test]) -> [Test] {
    let start = next
    next += tests.count
    return places?.chosen(of: tests, at: start) ?? tests
  }
}
