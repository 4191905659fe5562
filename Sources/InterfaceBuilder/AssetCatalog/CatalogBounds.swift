import Foundation

/// What lies in a catalogue. Links in it may lead to other places in it, and nowhere else: a catalogue that comes from
/// somewhere shows none of the machine's other files.
struct CatalogBounds: Sendable {
  /// The catalogue's folder without links.
  private let root: String?
  /// The folders that were read, without links.
  private var entered: Set<String> = []

  init(_ catalog: URL) {
    root = Self.resolved(catalog.path)
  }

  /// Whether a file lies in the catalogue, links followed. What is not there does: nothing can be read from it.
  func contains(_ file: URL) -> Bool {
    guard let root, let path = Self.resolved(file.path) else { return true }
    return path == root || path.hasPrefix(root + "/")
  }

  /// Whether a folder is read for the first time.
  mutating func enter(_ directory: URL) -> Bool {
    guard let path = Self.resolved(directory.path) else { return true }
    return entered.insert(path).inserted
  }

  /// A path without links; nil where nothing is there.
  private static func resolved(_ path: String) -> String? {
    guard let path = realpath(path, nil) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }
}
