import Foundation
import InterfaceBuilder

/// The files of the project that a document is in: catalogs, images, fonts and sources.
@MainActor
final class ProjectFilesNearby {
  private static var known: [String: ProjectFilesNearby] = [:]
  /// The number of files and folders that are looked at.
  private static let limit = 50_000
  /// The bytes of the largest source that is read.
  private static let largestSource = 4_000_000

  private let root: String
  private(set) var hasCatalogs = false
  private(set) var colors: Set<String> = []
  private var images: Set<String> = []
  private var fonts: [String] = []
  private var sources: [String] = []
  private lazy var words: [String: Int] = countedWords()
  private var classes: Set<String> = []

  /// Returns the files of a document's project, which are read once.
  static func of(_ document: LintDocument) -> ProjectFilesNearby {
    let root = document.neighbors.projectDirectory
    if let present = known[root] { return present }
    let made = ProjectFilesNearby(root)
    known[root] = made
    return made
  }

  private init(_ root: String) {
    self.root = root
    guard let walk = FileManager.default.enumerator(atPath: root) else { return }
    var count = 0
    while let path = walk.nextObject() as? String, count < Self.limit {
      count += 1
      let name = (path as NSString).lastPathComponent
      if ["Carthage", ".build", ".git", "node_modules", "DerivedData"].contains(name) {
        walk.skipDescendants()
        continue
      }
      add(path, name)
      if name.hasSuffix(".xcassets") { walk.skipDescendants() }
    }
  }

  private func add(_ path: String, _ name: String) {
    let stem = (name as NSString).deletingPathExtension
    switch (name as NSString).pathExtension.lowercased() {
    case "xcassets":
      hasCatalogs = true
      let catalog = AssetCatalog(contentsOf: URL(fileURLWithPath: "\(root)/\(path)"))
      images.formUnion(catalog.images.keys)
      colors.formUnion(catalog.colors.keys)
    case "png", "jpg", "jpeg", "pdf", "svg", "gif", "heic", "webp":
      images.insert(stem.replacingOccurrences(of: "@2x", with: "").replacingOccurrences(of: "@3x", with: ""))
      images.insert(name)
    case "ttf", "otf", "ttc": fonts.append(FontWords.plain(stem))
    case "swift", "m", "mm", "h": sources.append(path)
    default: break
    }
  }

  func hasImage(_ name: String) -> Bool {
    images.contains(name) || images.contains((name as NSString).deletingPathExtension)
  }

  func hasFont(_ name: String, family: String?) -> Bool {
    let wanted = FontWords.plain(name)
    let own = family.map(FontWords.plain) ?? wanted
    return fonts.contains { $0 == wanted || $0.hasPrefix(own) || wanted.hasPrefix($0) }
  }

  /// Returns whether a source declares a class.
  func declares(_ name: String) -> Bool {
    _ = words
    return classes.contains(name)
  }

  /// Returns the number of times that a word occurs in the sources.
  func uses(of name: String) -> Int { words[name] ?? 0 }

  private func countedWords() -> [String: Int] {
    var result: [String: Int] = [:]
    for path in sources {
      guard let data = FileManager.default.contents(atPath: "\(root)/\(path)"),
        data.count < Self.largestSource
      else {
        continue
      }
      var before = ""
      for word in String(decoding: data, as: UTF8.self).split(whereSeparator: {
        !$0.isLetter && !$0.isNumber && $0 != "_"
      }) {
        let text = String(word)
        result[text, default: 0] += 1
        if before == "class" || before == "interface" { classes.insert(text) }
        before = text
      }
    }
    return result
  }
}
