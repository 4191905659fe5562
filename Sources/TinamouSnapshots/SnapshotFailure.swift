import Foundation
import Testing
import XCTest

/// The source location of an assertion.
struct SnapshotPlace {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt
}

/// Reports failures to the test library that is running.
enum SnapshotFailure {
  static func record(_ failure: SnapshotVerifier.Failure, at place: SnapshotPlace) {
    let isXCTest = Test.current == nil && !CommandLine.arguments.contains("swift-testing")
    guard !isXCTest else {
      keep(failure.attachments)
      XCTFail(failure.message, file: place.filePath, line: place.line)
      return
    }
    let location = SourceLocation(
      fileID: "\(place.fileID)", filePath: "\(place.filePath)", line: max(Int(place.line), 1),
      column: max(Int(place.column), 1))
    for attachment in failure.attachments {
      Attachment.record([UInt8](attachment.data), named: attachment.name, sourceLocation: location)
    }
    Issue.record(Comment(rawValue: failure.message), sourceLocation: location)
  }

  /// Writes attachments to the folder from which `tinamou test --attachments` collects those of XCTest, which
  /// has no attachments here.
  private static func keep(_ attachments: [SnapshotVerifier.Attachment]) {
    guard let folder = ProcessInfo.processInfo.environment["TINAMOU_ATTACHMENTS"], !folder.isEmpty else {
      return
    }
    for attachment in attachments {
      try? SnapshotFile(folder: folder, names: [attachment.name]).write(attachment.data)
    }
  }
}
