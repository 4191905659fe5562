import Foundation

/// Determines which files are inside a catalog. Symbolic links in it may refer to other locations in it, and
/// nowhere else: an untrusted catalog must not expose the machine's other files.
struct CatalogBounds: Sendable {
  /// The catalog's folder with symbolic links resolved.
  private let root: String?
  /// The folders that have been read, with symbolic links resolved.
  private var entered: Set<String> = []

  init(_ catalog: URL) {
    root = Self.resolved(catalog.path)
  }

  /// Returns whether a file is inside the catalog after resolving symbolic links. Also `true` for missing
  /// files, from which nothing can be read.
  func contains(_ file: URL) -> Bool {
    guard let root, let path = Self.resolved(file.path) else { return true }
    return path == root || path.hasPrefix(root + "/")
  }

  /// Returns whether a folder is entered for the first time, and records it.
  mutating func enter(_ directory: URL) -> Bool {
    guard let path = Self.resolved(directory.path) else { return true }
    return entered.insert(path).inserted
  }

  /// Returns a path with symbolic links resolved; `nil` if there is no such file.
  private static func resolved(_ path: String) -> String? {
    guard let path = realpath(path, nil) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }
}
