import Foundation

/// Verifies the screens of a project as a part of its tests.
@MainActor
package enum ProjectSnapshots {
  /// The result of one screen in one configuration.
  package struct Outcome: Sendable {
    package let screen: String
    package let configuration: String
    /// The time that drawing took, in seconds.
    package let seconds: Double
    /// The differences; `nil` if the screen is as its reference.
    package let failure: String?
    package let isCrash: Bool
  }

  /// The results of all screens.
  package struct Verified: Sendable {
    package let outcomes: [Outcome]
    package let status: ExitStatus
  }

  /// Returns whether `__Snapshots__` beside a project has references.
  package static func hasReferences(_ path: String) -> Bool {
    guard let command = try? SnapshotVerifyCommand.parse([path]) else { return false }
    return (try? command.options().store.ids().isEmpty) == false
  }

  /// Draws the screens of a project in the configurations of `tinamou.yml`, compares them and writes the report.
  package static func verify(
    _ path: String, options: ProjectOptions, confinement: ConfinementOptions, report: String?,
    changedSince: String?, in context: Context
  ) throws -> Verified {
    var command = try SnapshotVerifyCommand.parse([path] + (report.map { ["--report=\($0)"] } ?? []))
    command.project = options
    command.confinement = confinement
    command.changedSince = changedSince
    let (results, status) = try command.verify(in: context)
    let outcomes = results.results.map { result in
      Outcome(
        screen: result.title, configuration: result.configuration, seconds: result.seconds,
        failure: result.isFailure ? result.sentences.joined(separator: "; ") : nil,
        isCrash: result.status == .crashed)
    }
    return Verified(outcomes: outcomes, status: status)
  }
}
