import Foundation
import ProjectReader
import TinamouCLI

/// The files of a project, and which of them each screen may depend on.
///
/// A file depends on those that declare a name which is in it, and so on. That is more than the compiler finds: a name stands for all that
/// is called so. What has an effect without being named counts for all screens, and so does what is not understood.
struct ScreenSources {
  private struct Node {
    /// The words in the source or document, and the letters and digits of them, as symbols of resources are compared.
    var words: Set<String> = []
    var symbols: Set<String> = []
    /// The texts, now and at the revision, in which names of resources are looked for.
    var texts: [String] = []
    var facts: [SourceFacts] = []
    /// A Boolean value that indicates whether it loads resources or classes by names that it computes.
    var computesResources = false
    var computesClasses = false
  }

  private var nodes: [String: Node] = [:]
  private var declaring: [String: Set<String>] = [:]
  /// The sources that matter for every screen, with what they name.
  private var global: Set<String> = []
  /// The sources of the application's delegate, which every screen has: only what it has when it is created matters.
  private var delegates: Set<String> = []
  private var delegateWords: Set<String> = []
  private var documents: [(path: String, name: ResourceName)] = []

  /// The files that a screen may depend on.
  struct Dependencies {
    var files: Set<String> = []
    /// A Boolean value that indicates whether it may depend on any file, or on any document and picture.
    var isAnything = false
    var isAnyResource = false
  }

  /// Creates the graph of sources and documents.
  ///
  /// - Parameters:
  ///   - texts: The texts of Swift sources and documents by their paths, now.
  ///   - former: Those that files had at the revision, where they differ.
  init(texts: [String: String], former: [String: String]) {
    for (path, text) in [texts, former].flatMap({ $0.map { ($0.key, $0.value) } }) { add(text, path) }
    let all = nodes.values.flatMap(\.facts)
    let types = all.reduce(into: Set<String>()) { $0.formUnion($1.types) }
    let spread = Self.spread(all, types)
    for (path, node) in nodes {
      for facts in node.facts { declare(facts, of: path, types: types, spread: spread) }
      nodes[path]?.symbols = Set(node.words.map(ResourceName.symbol))
      if !path.hasSuffix(".swift") { documents.append((path, ResourceName(path))) }
    }
  }

  private mutating func add(_ text: String, _ path: String) {
    var node = nodes[path] ?? Node()
    node.texts.append(text)
    if path.hasSuffix(".swift") {
      let facts = SourceFacts(text)
      node.facts.append(facts)
      node.words.formUnion(facts.words)
      node.computesResources = node.computesResources || ComputedNames.ofResources(in: text)
      node.computesClasses = node.computesClasses || !facts.words.isDisjoint(with: ComputedNames.ofClasses)
      if Self.hasDelegate(text) {
        delegates.insert(path)
        delegateWords.formUnion(SourceFacts.wordsOutsideOfFunctions(in: text).subtracting(facts.types))
      }
    } else {
      node.words.formUnion(SourceFacts.words(in: text))
    }
    nodes[path] = node
  }

  private static func hasDelegate(_ text: String) -> Bool {
    ["UIApplicationDelegate", "UIApplicationMain", "@main\n", "@main "].contains { text.contains($0) }
  }

  /// Returns the protocols of the project that types of others conform to: their members are members of anything.
  private static func spread(_ all: [SourceFacts], _ types: Set<String>) -> Set<String> {
    var result: Set<String> = []
    for one in all.flatMap(\.extensions) where one.type.first.map(types.contains) != true {
      result.formUnion(one.protocols.filter(types.contains))
    }
    return result
  }

  private mutating func declare(
    _ facts: SourceFacts, of path: String, types: Set<String>, spread: Set<String>
  ) {
    var names = facts.types.union(facts.others)
    if facts.hasOperators { global.insert(path) }
    for (name, members) in facts.requirements where spread.contains(name) { names.formUnion(members) }
    for one in facts.extensions {
      guard let type = one.type.first else { continue }
      if types.contains(type) {
        names.formUnion(one.type)
        if one.type.contains(where: spread.contains) { names.formUnion(one.members) }
      } else {
        names.formUnion(one.members)
        // A protocol of UIKit's may be asked for by UIKit.
        if one.hasUnnamed || !one.protocols.allSatisfy(types.contains) { global.insert(path) }
      }
    }
    for name in names { declaring[name, default: []].insert(path) }
  }

  // MARK: Screens

  /// Returns the files that a screen may depend on.
  func dependencies(of origin: ScreenOrigin) -> Dependencies {
    var result = Dependencies()
    let roots = roots(of: origin)
    // Nothing is known of a screen that comes from nowhere, and a launch runs what it likes.
    guard !roots.isEmpty, origin.kind != .launch else { return Dependencies(isAnything: true) }
    var pending = Array(roots)
    var words: Set<String> = []
    func mention(_ more: Set<String>) {
      for word in more where words.insert(word).inserted {
        pending += declaring[word] ?? []
      }
    }
    mention(delegateWords)
    pending += global
    result.files.formUnion(delegates)
    var seen: Set<String> = []
    while let path = pending.popLast() {
      guard seen.insert(path).inserted, let node = nodes[path] else { continue }
      result.files.insert(path)
      result.isAnyResource = result.isAnyResource || node.computesResources
      result.isAnything = result.isAnything || node.computesClasses
      mention(node.words)
      pending += documents(namedBy: node)
    }
    return result
  }

  private func roots(of origin: ScreenOrigin) -> Set<String> {
    switch origin.kind {
    case .launch: return []
    case .preview:
      let named = nodes.filter { Self.declaresPreview($0.value, named: "(\"\(origin.place)\"") }
      // Those without a name have numbers.
      let found =
        named.isEmpty && origin.place.hasPrefix("Preview ")
        ? nodes.filter { Self.declaresPreview($0.value, named: "") } : named
      return Set(found.keys)
    case .scene:
      return Set(nodes.keys.filter { $0.hasSuffix(".storyboard") && ResourceName($0).text == origin.place })
    case .controller: return declaring[origin.place] ?? []
    }
  }

  /// Returns the documents whose names are in a file.
  private func documents(namedBy node: Node) -> [String] {
    documents.filter { Self.isNamed($0.name, in: node) }.map(\.path)
  }

  private static func declaresPreview(_ node: Node, named name: String) -> Bool {
    node.words.contains("Preview") && node.texts.contains { $0.contains("#Preview\(name)") }
  }

  private static func isNamed(_ name: ResourceName, in node: Node) -> Bool {
    if node.symbols.contains(name.symbol) { return true }
    // A name with other characters is no word.
    return !name.isWord && node.texts.contains { $0.contains(name.text) }
  }

  /// Returns whether a screen with some dependencies may show a resource.
  func mayShow(_ resource: ResourceName, _ dependencies: Dependencies) -> Bool {
    dependencies.isAnything || dependencies.isAnyResource
      || dependencies.files.contains { path in nodes[path].map { Self.isNamed(resource, in: $0) } ?? true }
  }
}

/// The name of a document, a picture or a set of a catalog, which code has as a text or as a symbol.
struct ResourceName: Hashable {
  /// The name as it is written in texts.
  let text: String
  /// The letters and digits of it, in lower case: those of a symbol that is made of it.
  let symbol: String
  /// A Boolean value that indicates whether it is a word of source code.
  let isWord: Bool

  /// Creates the name of a file or a folder: without its ending, its density and its kind of device.
  init(_ path: String) {
    var name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    for mark in ["@", "~"] { name = name.split(separator: mark).first.map(String.init) ?? name }
    text = name
    symbol = Self.symbol(name)
    isWord = SourceFacts.words(in: name) == [name]
  }

  /// Returns the letters and digits of a word, in lower case.
  static func symbol(_ word: String) -> String {
    String(word.lowercased().filter { $0.isLetter || $0.isNumber })
  }
}

/// Names that code computes, so that what it loads is not known.
enum ComputedNames {
  /// The functions that find classes by their names.
  static let ofClasses: Set<String> = [
    "NSClassFromString", "objc_getClass", "objc_lookUpClass", "classNamed", "_typeByName",
    "objc_copyClassList",
  ]

  private static let labels = ["named:", "forResource:", "UIStoryboard(name:", "nibName:", "loadNibNamed("]

  /// Returns whether a source names resources otherwise than by literals and by the names of classes.
  static func ofResources(in text: String) -> Bool {
    for label in labels {
      for part in text.components(separatedBy: label).dropFirst() {
        let rest = part.drop { $0 == " " || $0 == "\n" }
        if rest.first == "\"" {
          let literal = rest.dropFirst().prefix { $0 != "\"" }
          if literal.contains("\\(") { return true }
          continue
        }
        let isKnown = [
          "nil", "nibNameOrNil", "String(describing:", "String?", "String,", "String)", "String ",
        ].contains {
          rest.hasPrefix($0)
        }
        if !isKnown { return true }
      }
    }
    return false
  }
}
