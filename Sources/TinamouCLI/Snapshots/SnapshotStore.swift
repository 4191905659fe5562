import Foundation
import ScreenRequests
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
      for former in formerNames(of: id) { try remove(former) }
    }
  }

  /// Returns the references of a snapshot under names that have defaults in them, as in `iphone-15.portrait.light.l`. Runs of earlier
  /// versions wrote them.
  private func formerNames(of id: SnapshotID) -> [SnapshotID] {
    folder.contents([id.screen.description]).sorted().compactMap { file in
      guard file.hasSuffix(".png"), let name = ReportedName(file.dropLast(4)), name != id.configuration else {
        return nil
      }
      let former = SnapshotID(screen: id.screen, configuration: name)
      return former.canonical == id ? former : nil
    }
  }

  /// Returns the files of a reference; `nil` for those that do not exist or cannot be read.
  func read(_ id: SnapshotID) -> (picture: Data?, record: Data?) {
    folder.locked(LOCK_SH) {
      var place = id
      if !exists(id), let former = formerNames(of: id).first { place = former }
      return (folder.read(place.file(".png")), folder.read(place.file(".json")))
    }
  }

  /// Returns whether there is something in the place of a picture.
  func exists(_ id: SnapshotID) -> Bool { folder.kind(id.file(".png")) != nil }

  func remove(_ id: SnapshotID) throws {
    for ending in [".png", ".json"] where folder.kind(id.file(ending)) != nil {
      try folder.remove(id.file(ending))
    }
    folder.removeIfEmpty([id.screen.description])
  }

  /// Returns the digest of a file's contents.
  static func digest(_ data: Data) -> String { SnapshotRecord.digest(of: data) }
}

extension SnapshotID {
  /// The identifier with the name that its configuration has without defaults.
  var canonical: SnapshotID {
    guard let known = SnapshotConfiguration(name: configuration.description),
      let name = ReportedName(known.normalized(isDocument: false).name)
    else { return self }
    return SnapshotID(screen: screen, configuration: name)
  }
}
