import Foundation
import ScreenRequests
import Simulator
import SnapshotComparison
import UIKit

/// Verifies screens in this process, for test suites: with the references, the matrix and the report of `snapshots verify`.
@MainActor
package final class ScreenVerification {
  /// The mode in which references are written.
  package struct Recording: Sendable {
    package var missing: Bool
    package var different: Bool
    package var equal: Bool

    package init(missing: Bool, different: Bool, equal: Bool) {
      (self.missing, self.different, self.equal) = (missing, different, equal)
    }
  }

  /// A picture that differs from its reference, has none, or was recorded.
  package struct Failure {
    package var message: String
    package var attachments: [(name: String, data: Data)] = []
  }

  private let run: ScreenRun
  private let store: SnapshotStore
  /// The folder of the report.
  package let report: String
  private var results: SnapshotResults
  /// The names of the screens that `tinamou.yml` chooses; empty for all.
  private let chosen: Set<String>

  /// Creates a verification.
  ///
  /// - Parameters:
  ///   - folder: the folder of `__Snapshots__`.
  ///   - file: `tinamou.yml`, which has the devices and settings; `nil` for an iPhone 15.
  ///   - report: the folder of the report, which is replaced.
  package init(folder: String, file: ProjectFile?, report: String) throws {
    var request = ScreenRequest(.snapshots(SnapshotResultChoice()))
    if let choices = file?.choices(for: request.result) { request = request.completed(by: choices.request) }
    chosen = Set(request.screens.map { Screen.slug(of: $0) })
    store = SnapshotStore(folder: UserFolder(standard: SnapshotStore.standardName, in: folder))
    request = try request.choosing(from: store.matrix(), options: ScreenRequest(request.result))
    run = ScreenRun(request, screens: [], console: .standard)
    self.report = report
    results = SnapshotResults(references: store.folder.path)
    try? FileManager.default.removeItem(atPath: report)
    try run.prepare()
  }

  /// Returns whether a screen is to be verified.
  package func includes(_ screen: Screen) -> Bool { chosen.isEmpty || chosen.contains(screen.slug) }

  /// Draws a screen in all configurations and compares the pictures with their references.
  package func verify(_ screen: Screen, recording: Recording) throws -> [Failure] {
    let drawing = SnapshotDrawing(
      screens: [screen], configurations: try run.request.snapshotConfigurations(areDocuments: false),
      request: run.request)
    let target = UserFolder(named: report)
    let verification = SnapshotVerification(
      store: store, report: target, tolerance: .exact, sinceUpgrade: false)
    var failures: [Failure] = []
    try ProcessState.preserving {
      try drawing.draw(only: nil) { line in
        if let error = line.error { failures.append(Failure(message: "\(line.unit): \(error)")) }
        guard line.picture != nil else { return }
        let picture = try SnapshotPicture(line)
        let result = try verification.result(of: picture)
        results.results.removeAll { $0.id == result.id }
        results.results.append(result)
        if var failure = try failure(of: result, picture, target, recording) {
          if let command = results.command(accepting: [result], report: report, program: "tinamou") {
            failure.message += "\nAccept it: \(command)"
          }
          failures.append(failure)
        }
      }
    }
    if !failures.isEmpty {
      try SnapshotReport(results: results).write(to: target, withPage: true)
      failures[failures.count - 1].message += "\nThe report is \(report)/index.html."
    }
    return failures
  }

  private func failure(
    of result: SnapshotResult, _ picture: SnapshotPicture, _ report: UserFolder, _ recording: Recording
  ) throws -> Failure? {
    let writes =
      switch result.status {
      case .equal: recording.equal
      case .missing: recording.missing
      default: recording.different
      }
    guard result.isFailure || writes else { return nil }
    let words =
      switch result.status {
      case .missing where writes: ["there was no reference"]
      case .equal: ["the picture is equal to its reference"]
      default: result.sentences
      }
    var failure = Failure(message: "\(result.configuration): \(words.joined(separator: "; "))")
    if writes {
      try store.write(picture.id, picture: picture.picture, record: picture.record.data())
      failure.message += "\nRecorded \(store.picture(picture.id)). Run the test again to compare with it."
    }
    for path in [result.expected, result.actual, result.difference].compactMap({ $0 }) {
      guard let data = report.read(SnapshotReport.names(of: path)) else { continue }
      failure.attachments.append((path.split(separator: "/").dropFirst().joined(separator: "."), data))
    }
    return failure
  }
}
