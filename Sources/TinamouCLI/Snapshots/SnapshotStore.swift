import Foundation
import SnapshotComparison

/// The references in a folder: `<screen>/<configuration>.png` and `.json`.
///
/// Each file is written as a whole. A lock on the folder keeps several runs from mixing the two files of a reference. If a run ends
/// between them, the record does not fit the picture, which ``SnapshotRecord/fits(picture:)`` detects.
struct SnapshotStore {
  let folder: UserFolder

  init(folder: UserFolder) { self.folder = folder }

  /// Creates the store of a folder that the user has named.
  init(folder: String) { self.init(folder: UserFolder(named: folder)) }

  /// The name of the folder, where the user has named none.
  static let standardName = "__Snapshots__"

  /// Returns the path of a picture, as messages have it.
  func picture(_ id: SnapshotID) -> String { folder.path(of: id.file(".png")) }

  /// Returns the ids of all references. Files and folders whose names no screen has are none.
  func ids() -> [SnapshotID] {
    folder.contents().compactMap { ReportedName($0) }.flatMap { screen in
      folder.contents([screen.description]).filter { $0.hasSuffix(".png") }.compactMap { file in
        ReportedName(file.dropLast(4)).map { SnapshotID(screen: screen, configuration: $0) }
      }
    }
  }

  /// Writes a reference. The record is written first, since a picture without one would be compared without
  /// frames.
  func write(_ id: SnapshotID, picture: Data, record: Data?) throws {
    try folder.make()
    try folder.locked(LOCK_EX) {
      if let record { try folder.write(record, to: id.file(".json")) }
      try folder.write(picture, to: id.file(".png"))
    }
  }

  /// Returns the files of a reference; `nil` for those that do not exist or cannot be read.
  func read(_ id: SnapshotID) -> (picture: Data?, record: Data?) {
    folder.locked(LOCK_SH) { (folder.read(id.file(".png")), folder.read(id.file(".json"))) }
  }

  /// Returns whether there is something in the place of a picture.
  func exists(_ id: SnapshotID) -> Bool { folder.kind(id.file(".png")) != nil }

  func remove(_ id: SnapshotID) throws {
    for ending in [".png", ".json"] { try folder.remove(id.file(ending)) }
    folder.removeIfEmpty([id.screen.description])
  }

  /// Returns the digest of a file's contents.
  static func digest(_ data: Data) -> String { SnapshotRecord.digest(of: data) }
}
