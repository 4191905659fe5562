import Foundation
import SnapshotComparison

/// The references in a folder: `<screen>/<configuration>.png` and `.json`.
///
/// Each file is written as a whole. A lock on the folder keeps several runs from mixing the two files of a reference. If a run ends
/// between them, the record does not fit the picture, which ``SnapshotRecord/fits(picture:)`` detects.
struct SnapshotStore {
  let folder: String

  func picture(_ id: String) -> String { "\(folder)/\(id).png" }
  func record(_ id: String) -> String { "\(folder)/\(id).json" }

  /// Returns the ids of all references.
  func ids() -> [String] {
    let manager = FileManager.default
    var result: [String] = []
    for screen in ((try? manager.contentsOfDirectory(atPath: folder)) ?? []).sorted() {
      for file in ((try? manager.contentsOfDirectory(atPath: "\(folder)/\(screen)")) ?? []).sorted()
      where file.hasSuffix(".png") {
        result.append("\(screen)/\(file.dropLast(4))")
      }
    }
    return result
  }

  /// Writes a reference. The record is written first, since a picture without one would be compared without
  /// frames.
  func write(_ id: String, picture: Data, record: Data?) throws {
    try OutputFiles.makeDirectory(folder)
    try locked(LOCK_EX) {
      if let record { try OutputFiles.write(record, to: self.record(id)) }
      try OutputFiles.write(picture, to: self.picture(id))
    }
  }

  /// Returns the files of a reference; `nil` for those that do not exist or cannot be read.
  func read(_ id: String) -> (picture: Data?, record: Data?) {
    locked(LOCK_SH) {
      let manager = FileManager.default
      return (manager.contents(atPath: picture(id)), manager.contents(atPath: record(id)))
    }
  }

  /// Calls a closure while this process has a lock on the folder. File systems without locks are used without.
  private func locked<Result>(_ kind: Int32, _ body: () throws -> Result) rethrows -> Result {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return try body() }
    // Closing it ends the lock.
    defer { close(descriptor) }
    while flock(descriptor, kind) != 0, errno == EINTR {}
    return try body()
  }

  func remove(_ id: String) throws {
    let manager = FileManager.default
    for path in [picture(id), record(id)] where manager.fileExists(atPath: path) {
      do { try manager.removeItem(atPath: path) } catch {
        throw ToolError.cannotWrite(path, reason: SystemError.words(of: error) ?? "\(error)")
      }
    }
    let folder = (picture(id) as NSString).deletingLastPathComponent
    if (try? manager.contentsOfDirectory(atPath: folder))?.isEmpty == true {
      try? manager.removeItem(atPath: folder)
    }
  }

  /// Returns the digest of a file's contents.
  static func digest(_ data: Data) -> String { SnapshotRecord.digest(of: data) }
}
