import Foundation
import ProjectReader

/// The state of files by what the system says of them, without reading them: a file that is written anew is another one.
enum FileStates {
  static func stamp(of paths: [String]) -> String {
    fingerprint(
      paths.map { path in
        var status = stat()
        guard stat(path, &status) == 0 else { return path }
        return "\(path) \(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec) \(status.st_ino)"
      })
  }

  /// A fingerprint of what is in files.
  static func contents(of paths: [String]) -> String {
    fingerprint(paths.map { path in path + " " + (ProjectFiles.data(path).map({ fingerprint($0) }) ?? "") })
  }
}
