import TinamouCLI

/// The screens of a project as cases of its test report.
@MainActor
struct ScreenTests {
  /// The name of their suite.
  static let name = "Snapshots"

  let cases: [TestReport.Case]
  let status: ExitStatus

  init(_ verified: ProjectSnapshots.Verified) {
    cases = verified.outcomes.map { outcome in
      var test = TestReport.Case(group: outcome.screen, name: outcome.configuration, time: outcome.seconds)
      if let failure = outcome.failure {
        test.outcome = outcome.isCrash ? .crashed(failure) : .failed([failure])
      }
      return test
    }
    status = verified.status
  }
}
