import ArgumentParser
import CoreGraphics
import ForkSafeLocks
import Foundation
import SnapshotComparison

/// The first drawings of a run, with which others of the same screens are compared: a screen that two drawings differ of is flaky.
///
/// They are in a file without a name, since the pictures of a large project do not fit into memory: it goes with the process,
/// however that ends.
final class RepeatedDrawings: Sendable {
  private struct State {
    var kept: [SnapshotID: (picture: Range<Int>, record: Range<Int>)] = [:]
    var flaky: [SnapshotID: [String]] = [:]
  }
  private let state = Mutex(State())
  private let file: AnonymousFile

  init() throws { file = try AnonymousFile() }

  /// The snapshots of which two drawings differ, with what differs in sentences.
  var flaky: [SnapshotID: [String]] { state.withLock { $0.flaky } }

  /// Keeps a first drawing.
  func keep(_ picture: SnapshotPicture) throws {
    let places = (
      picture: try file.append(picture.picture), record: try file.append(picture.record.data())
    )
    state.withLock { $0.kept[picture.id] = places }
  }

  /// Returns a first drawing.
  func first(of id: SnapshotID) -> (picture: Data, record: Data)? {
    guard let places = state.withLock({ $0.kept[id] }), let picture = file.read(places.picture),
      let record = file.read(places.record)
    else { return nil }
    return (picture, record)
  }

  /// Compares another drawing with the first one.
  ///
  /// - Returns: The difference as a picture, if they differ.
  func compare(_ picture: SnapshotPicture) throws -> Data? {
    guard let first = first(of: picture.id) else { return nil }
    let record = try? SnapshotRecord(bounded: first.record)
    if first.picture == picture.picture, record?.views == picture.record.views { return nil }
    let old = try CGImage.decode(first.picture)
    let new = try CGImage.decode(picture.picture)
    let difference = SnapshotDifference(
      reference: old, picture: new, referenceRecord: record, record: picture.record, tolerance: .exact)
    guard !difference.isEmpty else { return nil }
    note(picture.id, difference.sentences)
    return old.difference(from: new)?.pngData() ?? Data()
  }

  /// Notes that a snapshot is flaky.
  func note(_ id: SnapshotID, _ sentences: [String]) {
    state.withLock { state in
      if state.flaky[id] == nil {
        state.flaky[id] = ["two drawings of it differ: " + sentences.joined(separator: "; ")]
      }
    }
  }
}

/// The number of times that screens are drawn.
enum RepeatOptions {
  /// A third drawing finds what is equal twice by chance.
  private static let range = 1...20

  static func check(_ count: Int) throws {
    guard range.contains(count) else { throw ValidationError("--repeat must lie between 1 and 20.") }
  }
}
