import CoreGraphics
import Foundation
import SnapshotComparison

/// Compares snapshots with their references, and writes the differences to a report's folder.
struct SnapshotVerification {
  let store: SnapshotStore
  /// The report's folder.
  let report: String
  let tolerance: SnapshotTolerance
  /// A Boolean value that indicates whether pictures of another version with equal frames pass.
  let sinceUpgrade: Bool

  func result(of line: SnapshotLine) throws -> SnapshotResult {
    let id = "\(line.screen ?? "")/\(line.configuration ?? "")"
    var result = SnapshotResult(
      id: id, screen: line.screen ?? "", title: line.title ?? "", configuration: line.configuration ?? "",
      status: .equal)
    result.seconds = ((line.seconds ?? 0) * 10_000).rounded() / 10_000
    guard let picture = line.picture, let record = line.record else { return result }
    result.scale = record.scale
    let files = store.read(id)
    guard let reference = files.picture else {
      let exists = FileManager.default.fileExists(atPath: store.picture(id))
      result.status = exists ? .damaged : .missing
      result.sentences = [
        exists
          ? "the reference cannot be read"
          : "there is no reference; `snapshots record` or `accept` writes one"
      ]
      try attach(picture, record, reference: nil, to: &result)
      return result
    }
    var oldRecord: SnapshotRecord?
    if let data = files.record {
      do { oldRecord = try SnapshotRecord(data: data) } catch {
        result.status = .damaged
        result.sentences = ["the reference's frames cannot be compared: the file \(error.description)"]
        try attach(picture, record, reference: reference, to: &result)
        return result
      }
    }
    if oldRecord?.fits(picture: reference) == false {
      result.status = .damaged
      result.sentences = [SnapshotRecord.mismatch]
      try attach(picture, record, reference: reference, to: &result)
      return result
    }
    if let version = oldRecord?.tinamou, version != SnapshotComparison.version { result.version = version }
    // Equal bytes are equal pictures. Differences in texts and frames that are not visible count as well.
    if reference == picture, oldRecord?.views ?? record.views == record.views { return result }
    do {
      let old = try CGImage.decode(reference)
      let new = try CGImage.decode(picture)
      let difference = SnapshotDifference(
        reference: old, picture: new, referenceRecord: oldRecord, record: record, tolerance: tolerance)
      guard !difference.isEmpty else { return result }
      result.kinds = difference.kinds
      result.sentences = difference.sentences
      result.movements = difference.movements
      result.pixels = difference.pixels
      result.distance = (difference.distance * 1000).rounded() / 1000
      let isMereDrawing = difference.kinds.allSatisfy { [.colour, .antialiasing, .drawing].contains($0) }
      result.status =
        difference.isForgiven
        ? .forgiven : sinceUpgrade && result.version != nil && isMereDrawing ? .upgraded : .different
      try attach(picture, record, reference: reference, to: &result)
      if let drawn = old.difference(from: new)?.pngData() {
        result.difference = "pictures/\(id).difference.png"
        try OutputFiles.write(drawn, to: "\(report)/pictures/\(id).difference.png")
      }
    } catch let error as CGImageDecodingError {
      result.status = .damaged
      result.sentences = ["the reference is no picture: \(error)"]
      try attach(picture, record, reference: nil, to: &result)
    }
    return result
  }

  private func attach(
    _ picture: Data, _ record: SnapshotRecord, reference: Data?, to result: inout SnapshotResult
  ) throws {
    let stem = "pictures/\(result.id)"
    try OutputFiles.write(picture, to: "\(report)/\(stem).actual.png")
    try OutputFiles.write(record.data(), to: "\(report)/\(stem).actual.json")
    result.actual = "\(stem).actual.png"
    result.record = "\(stem).actual.json"
    result.actualDigest = SnapshotStore.digest(picture)
    guard let reference else { return }
    try OutputFiles.write(reference, to: "\(report)/\(stem).expected.png")
    result.expected = "\(stem).expected.png"
    result.expectedDigest = SnapshotStore.digest(reference)
  }
}
