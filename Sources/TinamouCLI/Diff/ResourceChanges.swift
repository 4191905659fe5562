import Foundation

/// The resources that differ between two states, by the names that documents have for them.
struct ResourceChanges {
  /// The names of images, colors and symbols, with and without endings.
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
      if let set = path.split(separator: "/").first(where: { part in
        Self.sets.contains((String(part) as NSString).pathExtension.lowercased())
      }) {
        let name = (String(set) as NSString).deletingPathExtension
        names.insert(name)
        if name == "AccentColor" { affectAll = true }
        continue
      }
      switch file.pathExtension.lowercased() {
      case "ttf", "otf": affectAll = true
      case "strings", "stringsdict", "xcstrings":
        tables.insert((file.lastPathComponent as NSString).deletingPathExtension)
      case "json": break
      default:
        names.insert(file.lastPathComponent)
        // The picture for one density is a variant of the one that a document names.
        let stem = (file.lastPathComponent as NSString).deletingPathExtension
        names.insert(stem.replacing(#/(@[23]x)?(~(ipad|iphone))?$/#, with: ""))
      }
    }
  }

  /// Returns whether a document may show one of the resources.
  func areShown(by path: String) -> Bool {
    if affectAll { return true }
    if tables.contains(((path as NSString).lastPathComponent as NSString).deletingPathExtension) {
      return true
    }
    guard !names.isEmpty, let data = FileManager.default.contents(atPath: path) else { return false }
    let text = String(decoding: data, as: UTF8.self)
    // Attributes escape what has a meaning in XML.
    return names.contains { text.contains("\"\($0.markup)\"") }
  }
}
