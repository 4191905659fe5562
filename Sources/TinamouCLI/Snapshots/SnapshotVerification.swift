import CoreGraphics
import Foundation
import SnapshotComparison

/// Compares snapshots with their references, and writes the differences to a report's folder.
struct SnapshotVerification {
  let store: SnapshotStore
  /// The report's folder.
  let report: UserFolder
  let tolerance: SnapshotTolerance
  /// A Boolean value that indicates whether pictures of another version with equal frames pass.
  let sinceUpgrade: Bool

  func result(of picture: SnapshotPicture) throws -> SnapshotResult {
    let (id, drawn, record) = (picture.id, picture.picture, picture.record)
    var result = SnapshotResult(
      id: id.description, screen: id.screen.description, title: picture.title,
      configuration: id.configuration.description, status: .equal)
    result.seconds = (picture.seconds * 10_000).rounded() / 10_000
    result.scale = record.scale
    let files = store.read(id)
    func attach(reference: Data?) throws { try self.attach(picture, reference: reference, to: &result) }
    guard let reference = files.picture else {
      let exists = store.exists(id)
      result.status = exists ? .damaged : .missing
      result.sentences = [
        exists
          ? "the reference cannot be read"
          : "there is no reference; `snapshots record` or `accept` writes one"
      ]
      try attach(reference: nil)
      return result
    }
    var oldRecord: SnapshotRecord?
    if let data = files.record {
      do { oldRecord = try SnapshotRecord(bounded: data) } catch {
        result.status = .damaged
        result.sentences = ["the reference's frames cannot be compared: the file \(error.description)"]
        try attach(reference: reference)
        return result
      }
    }
    if oldRecord?.fits(picture: reference) == false {
      result.status = .damaged
      result.sentences = [SnapshotRecord.mismatch]
      try attach(reference: reference)
      return result
    }
    if let system = oldRecord?.system, let shown = record.system, system != shown { result.system = system }
    if let version = oldRecord?.tinamou, version != SnapshotComparison.version { result.version = version }
    // Equal bytes are equal pictures. Differences in texts and frames that are not visible count as well.
    if reference == drawn, oldRecord?.views ?? record.views == record.views { return result }
    do {
      let old = try CGImage.decode(reference)
      let new = try CGImage.decode(drawn)
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
      try attach(reference: reference)
      if let data = old.difference(from: new)?.pngData() {
        result.difference = try write(data, SnapshotReport.difference(of: id))
      }
    } catch let error as CGImageDecodingError {
      result.status = .damaged
      result.sentences = ["the reference is no picture: \(error)"]
      try attach(reference: nil)
    }
    return result
  }

  private func attach(
    _ picture: SnapshotPicture, reference: Data?, to result: inout SnapshotResult
  ) throws {
    result.actual = try write(picture.picture, SnapshotReport.actual(of: picture.id))
    result.record = try write(picture.record.data(), SnapshotReport.record(of: picture.id))
    result.actualDigest = SnapshotStore.digest(picture.picture)
    guard let reference else { return }
    result.expected = try write(reference, SnapshotReport.expected(of: picture.id))
    result.expectedDigest = SnapshotStore.digest(reference)
  }

  /// Writes another drawing of a flaky snapshot, and its difference from the first.
  func attach(again picture: SnapshotPicture, difference: Data) throws {
    _ = try write(picture.picture, SnapshotReport.again(of: picture.id))
    if !difference.isEmpty { _ = try write(difference, SnapshotReport.difference(of: picture.id)) }
  }

  /// Makes a result that of a flaky snapshot.
  ///
  /// - Parameter first: The first drawing and its record.
  func mark(
    _ result: inout SnapshotResult, as sentences: [String], first: (picture: Data, record: Data)
  ) throws {
    guard let id = SnapshotID(result.id) else { return }
    (result.status, result.sentences, result.kinds, result.movements) = (.flaky, sentences, [], [])
    (result.expected, result.expectedDigest) = (nil, nil)
    result.actual = try write(first.picture, SnapshotReport.actual(of: id))
    result.record = try write(first.record, SnapshotReport.record(of: id))
    result.actualDigest = SnapshotStore.digest(first.picture)
    result.again = SnapshotReport.again(of: id)
    let difference = SnapshotReport.difference(of: id)
    let hasDifference = report.read(SnapshotReport.names(of: difference)) != nil
    result.difference = hasDifference ? difference : nil
  }

  /// Writes a file of the report, and returns its path in the report's folder.
  private func write(_ data: Data, _ path: String) throws -> String {
    try report.write(data, to: SnapshotReport.names(of: path))
    return path
  }
}

extension SnapshotRecord {
  /// Reads the record of a file, which is bounded before it is decoded.
  init(bounded data: Data) throws(ReadingError) {
    do { try ReportedJSON.check(data) } catch { throw ReadingError(description: "is damaged: \(error)") }
    try self.init(data: data)
  }
}
