import Foundation
import Testing

@testable import ProjectCommands

@Suite struct DiagnosisTimesTests {
  /// A project's own code has a part of the time, however large its libraries are, and its last module one of that.
  @Test(arguments: [
    (libraries: 0, dependencies: 0, last: 10, expected: (25.0, 43.75)),
    (libraries: 1000, dependencies: 0, last: 0, expected: (80.0, 96.0)),
    (libraries: 50, dependencies: 25, last: 25, expected: (50.0, 75.0)),
    (libraries: 50, dependencies: 50, last: 0, expected: (50.0, 90.0)),
    (libraries: 10, dependencies: 0, last: 990, expected: (25.0, 43.75)),
    (libraries: 0, dependencies: 0, last: 0, expected: (80.0, 96.0)),
  ])
  func ownCodeHasAPart(libraries: Int, dependencies: Int, last: Int, expected: (Double, Double)) {
    let begin = Date(timeIntervalSinceReferenceDate: 1000)
    let times = DiagnosisTimes(
      libraries: libraries, dependencies: dependencies, last: last, from: begin,
      to: begin.addingTimeInterval(100))
    #expect(abs(times.libraries.timeIntervalSince(begin) - expected.0) < 1e-6)
    #expect(abs(times.dependencies.timeIntervalSince(begin) - expected.1) < 1e-6)
    #expect(times.end.timeIntervalSince(begin) == 100)
  }
}
