import Foundation

/// The sets in an asset catalog, by its folders: what accessors and symbols are generated of.
struct CatalogContents {
  /// A kind of set, by the extension of its folder.
  enum Kind: String {
    case image = "imageset"
    case symbol = "symbolset"
    case color = "colorset"
    case data = "dataset"
  }

  indirect enum Entry {
    /// A set, with the name by which code asks for it: that of namespaces around it, and its own.
    case item(Kind, name: String, path: String)
    case folder(name: String, providesNamespace: Bool, entries: [Entry])
  }

  /// The contents of the catalog, in the order of their names.
  let entries: [Entry]

  /// The maximum nesting of folders in a catalog.
  private static let deepest = 32

  init(_ catalog: String) { entries = Self.entries(of: catalog, prefix: "", depth: 0) }

  private static func entries(of folder: String, prefix: String, depth: Int) -> [Entry] {
    guard depth < deepest else { return [] }
    var result: [Entry] = []
    for entry in ProjectFiles.names(in: folder) {
      guard ReadingReport.spend(1, of: .entries) else { return result }
      let path = "\(folder)/\(entry)"
      let name = (entry as NSString).deletingPathExtension
      let kind = (entry as NSString).pathExtension
      if let kind = Kind(rawValue: kind) {
        result.append(.item(kind, name: name, path: prefix + name))
      } else if kind.isEmpty, ProjectFiles.isOwnFolder(path) {
        let providesNamespace = providesNamespace(path)
        let inner = providesNamespace ? "\(prefix)\(name)/" : prefix
        result.append(
          .folder(
            name: name, providesNamespace: providesNamespace,
            entries: entries(of: path, prefix: inner, depth: depth + 1)))
      }
    }
    return result
  }

  /// Returns whether a folder of a catalog gives the names in it its own.
  private static func providesNamespace(_ folder: String) -> Bool {
    guard let data = ProjectFiles.data(folder + "/Contents.json", limit: ProjectFiles.longestText),
      let contents = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
    else { return false }
    return (contents["properties"] as? [String: Any])?["provides-namespace"] as? Bool == true
  }
}
