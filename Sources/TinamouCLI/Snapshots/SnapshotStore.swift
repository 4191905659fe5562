import Foundation

/// The references in a folder: `<screen>/<configuration>.png` and `.json`.
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
    if let record { try OutputFiles.write(record, to: self.record(id)) }
    try OutputFiles.write(picture, to: self.picture(id))
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

  /// Returns a digest of a file's contents: a hash (FNV-1a, 64 bits) and the length.
  static func digest(_ data: Data) -> String {
    let hash = data.withUnsafeBytes { bytes in
      bytes.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
    return "\(String(hash, radix: 16))-\(data.count)"
  }
}
