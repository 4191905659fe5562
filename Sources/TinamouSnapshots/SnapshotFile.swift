import FileAccess
import Foundation

/// A file that assertions read and write, by its names below a folder.
///
/// Links on the way to the folder are followed. Below it, a link in the place of a folder is an error, one in the place of a file that is
/// read too, and one in the place of a file that is written is replaced.
struct SnapshotFile: CustomStringConvertible {
  /// The folder of the test, or one that the user has named.
  let folder: String
  /// The names of the folders below, and of the file.
  let names: [String]

  /// The path.
  var path: String { names.reduce(folder) { ($0 as NSString).appendingPathComponent($1) } }
  var description: String { path }

  private var name: String { names.last ?? "" }

  /// Reads the file.
  ///
  /// - Returns: `nil` if there is none.
  func read() throws(SnapshotError) -> Data? {
    do { return try OpenFolder(folder).folder(names.dropLast(), makes: false).read(name) } catch {
      if error == .system(ENOENT) || error == .system(ENOTDIR) { return nil }
      throw SnapshotError("\(path) cannot be read: \(error)")
    }
  }

  /// Writes the file as a whole, and creates the folders that it is in.
  func write(_ data: Data) throws(SnapshotError) {
    do {
      try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try OpenFolder(folder).folder(names.dropLast(), makes: true).write(data, to: name)
    } catch { throw SnapshotError("\(path) cannot be written: \(error)") }
  }
}
