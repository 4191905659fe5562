import Foundation

/// The resources that differ between two states, by the names that documents have for them.
struct ResourceChanges {
  /// The names of images, colors and symbols, with and without endings, as attributes of XML have them.
  private var names: Set<String> = []
  /// The stems of tables of strings: `Main` of `fr.lproj/Main.strings`.
  private var tables: Set<String> = []
  /// A Boolean value that indicates whether a font or the accent color differs, which any document may show.
  private var affectAll = false

  private static let sets: Set<String> = ["imageset", "colorset", "symbolset", "launchimage", "dataset"]

  /// Collects the names.
  ///
  /// - Parameter paths: the paths of files that differ, or that one of the states has.
  init(_ paths: Set<String>) {
    for path in paths {
      let file = path as NSString
      if Self.set(of: path) != nil {
        let own = Self.names(of: path)
        names.formUnion(own)
        if own.contains("AccentColor") { affectAll = true }
        continue
      }
      switch file.pathExtension.lowercased() {
      case "ttf", "otf": affectAll = true
      case "strings", "stringsdict", "xcstrings":
        tables.insert((file.lastPathComponent as NSString).deletingPathExtension)
      case "json": break
      default: names.formUnion(Self.names(of: path))
      }
    }
  }

  /// Returns the part of a path that is a set of a catalog; `nil` if there is none.
  private static func set(of path: String) -> String? {
    path.split(separator: "/").map(String.init).first { part in
      sets.contains((part as NSString).pathExtension.lowercased())
    }
  }

  /// Returns the names that documents may have for the resource of a file: that of its set, or with and without ending.
  static func names(of path: String) -> Set<String> {
    if let set = set(of: path) { return [(set as NSString).deletingPathExtension.markup] }
    let name = (path as NSString).lastPathComponent
    // The picture for one density is a variant of the one that a document names.
    let stem = (name as NSString).deletingPathExtension.replacing(#/(@[23]x)?(~(ipad|iphone))?$/#, with: "")
    return [name.markup, stem.markup, "\(stem).\((name as NSString).pathExtension)".markup]
  }

  /// Returns whether a document may show one of the resources.
  func areShown(by path: String) -> Bool {
    if affectAll { return true }
    if tables.contains(((path as NSString).lastPathComponent as NSString).deletingPathExtension) {
      return true
    }
    guard !names.isEmpty, let data = FileManager.default.contents(atPath: path) else { return false }
    let text = String(decoding: data, as: UTF8.self)
    return names.contains { text.contains("\"\($0)\"") }
  }
}
