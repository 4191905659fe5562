import ArgumentParser
import ForkSafeLocks
import Foundation
import Simulator
import SnapshotComparison

struct SnapshotsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshots", abstract: "Records screens, and verifies that they look as before.",
    discussion: """
      References are pictures with the frames of all views, in __Snapshots__/<screen>/<device>.<orientation>.<settings>.png \
      and .json. Exact equality of pixels and frames decides. The exit code is 0 when all is equal, 2 when something \
      differs or has no reference, and 4 when a screen crashed.
      """,
    subcommands: [
      SnapshotRecordCommand.self, SnapshotVerifyCommand.self, SnapshotAcceptCommand.self,
      SnapshotReviewCommand.self, SnapshotPruneCommand.self,
    ])
}

extension ExitStatus {
  /// The status that says more of two: a crash before differences, differences before findings.
  package static func worse(_ a: ExitStatus, _ b: ExitStatus) -> ExitStatus {
    a.rawValue >= b.rawValue ? a : b
  }
}
