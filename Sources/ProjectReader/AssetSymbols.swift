import Foundation

/// The symbols that Xcode 15 and later generate for the images and colors of asset catalogs: members of
/// `ImageResource` and `ColorResource` (`ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS`, on by default), and
/// of `UIImage` and `UIColor` (`ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS`, on in new
/// projects).
///
/// A symbol is the name of the set in camel case, `arrow_send` as `arrowSend`, without a trailing `image` or
/// `color`: words end at other characters, before an uppercase letter after a lowercase one, and between
/// digits and letters; an underscore separates numbers. A name without lowercase letters keeps its uppercase
/// ones, with underscores between words and numbers: `GRAY_100` as it is, `F4F4F4` as `F_4_F_4_F_4`. Folders
/// that provide a namespace become enclosing types. If two sets have the same symbol, the first one gets it; a color with the name of a system color
/// has no member of `UIColor`. The rules are derived from generated files in public repositories, which
/// document what was left out.
public struct AssetSymbols {
  /// The source of the members; empty if there are none.
  public private(set) var source = ""

  private struct Symbol {
    let namespace: [String]
    let name: String
    let asset: String
    /// A Boolean value that indicates whether the framework's own type has a member with this name.
    var isOfSystem = false
  }

  private var images: [Symbol] = []
  private var colors: [Symbol] = []

  /// Generates the symbols of catalogs.
  ///
  /// - Parameters:
  ///   - catalogues: The `.xcassets` folders.
  ///   - hasExtensions: Whether `UIImage` and `UIColor` are extended, too.
  ///   - bundle: The expression of the bundle that the catalogs are in.
  ///   - hasSwiftUI: Whether SwiftUI's `Color` is extended in this case, too, and with it the styles of shapes.
  public init(
    catalogues: [String], hasExtensions: Bool, bundle: String = "Foundation.Bundle.main",
    hasSwiftUI: Bool = false
  ) {
    for catalogue in catalogues { add(CatalogContents(catalogue).entries, namespace: []) }
    guard !images.isEmpty || !colors.isEmpty else { return }
    source = "import Foundation\nimport ObjectiveCSupport\nimport UIKit\n"
    for (symbols, type) in [(images, "ImageResource"), (colors, "ColorResource")] where !symbols.isEmpty {
      source += Self.extended("UIKit.\(type)", by: symbols) { symbol in
        "UIKit.\(type) { UIKit.\(type)(name: \(ProjectStrings.literal(symbol.asset)), bundle: \(bundle)) }"
      }
    }
    guard hasExtensions else { return }
    for (symbols, type, resource) in [
      (images, "UIImage", "ImageResource"), (colors, "UIColor", "ColorResource"),
    ] {
      let own = symbols.filter { !$0.isOfSystem }
      guard !own.isEmpty else { continue }
      source += Self.extended("UIKit.\(type)", by: own) { symbol in
        let path = (["UIKit.\(resource)"] + symbol.namespace + [symbol.name]).map(ProjectStrings.code)
        return "UIKit.\(type) { UIKit.\(type)(resource: \(path.joined(separator: "."))) }"
      }
    }
    let own = colors.filter {
      !$0.isOfSystem && !($0.namespace.isEmpty && Self.swiftUIColors.contains($0.name))
    }
    guard hasSwiftUI, !own.isEmpty else { return }
    source += "import SwiftUI\n"
    source += Self.extended("SwiftUI.Color", by: own) { symbol in
      let path = (["UIKit.ColorResource"] + symbol.namespace + [symbol.name]).map(ProjectStrings.code)
      return "SwiftUI.Color { SwiftUI.Color(\(path.joined(separator: "."))) }"
    }
    // An extension of a protocol has no nested types.
    let styles = own.filter(\.namespace.isEmpty).map { ProjectStrings.code($0.name) }
    guard !styles.isEmpty else { return }
    source += "extension SwiftUI.ShapeStyle where Self == SwiftUI.Color {\n"
    for name in styles {
      source += "  nonisolated static var \(name): SwiftUI.Color { SwiftUI.Color.\(name) }\n"
    }
    source += "}\n"
  }

  private mutating func add(_ entries: [CatalogContents.Entry], namespace: [String]) {
    for entry in entries {
      switch entry {
      case .item(.image, let name, let path), .item(.symbol, let name, let path):
        Self.add(name, path, namespace, system: Self.systemImages, to: &images)
      case .item(.color, let name, let path):
        Self.add(name, path, namespace, system: Self.systemColors, to: &colors)
      case .item(.data, _, _): continue
      case .folder(let folder, let providesNamespace, let entries):
        let name = Self.typeName(of: folder)
        let isType = providesNamespace && ProjectStrings.isIdentifier(name)
        add(entries, namespace: isType ? namespace + [name] : namespace)
      }
    }
  }

  private static func add(
    _ asset: String, _ path: String, _ namespace: [String], system: Set<String>, to symbols: inout [Symbol]
  ) {
    let name = name(of: asset)
    guard ProjectStrings.isIdentifier(name),
      !symbols.contains(where: { $0.namespace == namespace && $0.name == name })
    else { return }
    symbols.append(
      Symbol(
        namespace: namespace, name: name, asset: path,
        isOfSystem: namespace.isEmpty && system.contains(name)))
  }

  /// Returns an extension of a type; members in a namespace are in nested types.
  private static func extended(_ type: String, by symbols: [Symbol], _ value: (Symbol) -> String) -> String {
    var result = ""
    var groups: [(namespace: [String], symbols: [Symbol])] = []
    for symbol in symbols {
      if let index = groups.firstIndex(where: { $0.namespace == symbol.namespace }) {
        groups[index].symbols.append(symbol)
      } else {
        groups.append((symbol.namespace, [symbol]))
      }
    }
    // The type of a namespace is declared once, enclosing types first.
    var declared: Set<[String]> = []
    for (namespace, members) in groups {
      for count in namespace.indices {
        let path = Array(namespace[...count])
        guard declared.insert(path).inserted else { continue }
        let around = ([type] + path.dropLast().map(ProjectStrings.code)).joined(separator: ".")
        result += "extension \(around) { enum \(ProjectStrings.code(path[count])) {} }\n"
      }
      result += "extension \(([type] + namespace.map(ProjectStrings.code)).joined(separator: ".")) {\n"
      for symbol in members {
        result += "  nonisolated static var \(ProjectStrings.code(symbol.name)): \(value(symbol))\n"
      }
      result += "}\n"
    }
    return result
  }

  // MARK: Names

  /// Returns the symbol of a set.
  static func name(of asset: String) -> String {
    var words = words(of: asset)
    while words.count > 1, let last = words.last?.lowercased(), last == "image" || last == "color" {
      words.removeLast()
    }
    guard let first = words.first else { return "" }
    if words.contains(where: { $0.contains(where: \.isUppercase) }),
      !words.contains(where: { $0.contains(where: \.isLowercase) })
    {
      return uppercase(words)
    }
    var name = first.lowercased()
    for word in words.dropFirst() {
      if name.last?.isNumber == true, word.first?.isNumber == true { name += "_" }
      name += capitalized(word)
    }
    return name.first?.isNumber == true ? "_" + name : name
  }

  /// Returns the symbol of words without lowercase letters: an underscore is before each word, and between letters
  /// and digits.
  private static func uppercase(_ words: [String]) -> String {
    var name = ""
    for word in words {
      var last: Character?
      for character in word {
        if last.map({ $0.isNumber != character.isNumber }) ?? !name.isEmpty { name += "_" }
        name.append(character)
        last = character
      }
    }
    return name.first?.isNumber == true ? "_" + name : name
  }

  private static func typeName(of folder: String) -> String {
    let name = words(of: folder).map(capitalized).joined()
    return name.first?.isNumber == true ? "_" + name : name
  }

  private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  private static func words(of text: String) -> [String] {
    var words: [String] = []
    var word = ""
    func end() {
      if !word.isEmpty { words.append(word) }
      word = ""
    }
    let characters = Array(text.precomposedStringWithCanonicalMapping)
    for (index, character) in characters.enumerated() {
      guard character.isLetter || character.isNumber else {
        end()
        continue
      }
      if let last = word.last {
        let isHump = character.isUppercase && last.isLowercase
        // `ABCLogo` is `ABC` and `Logo`.
        let isLastOfCapitals =
          character.isUppercase && last.isUppercase && index + 1 < characters.count
          && characters[index + 1].isLowercase
        if isHump || isLastOfCapitals || (last.isNumber && character.isLetter) { end() }
      }
      word.append(character)
    }
    end()
    return words
  }

  /// The members of `UIColor` that colors of catalogs do not replace.
  private static let systemColors: Set<String> = [
    "black", "darkGray", "lightGray", "white", "gray", "red", "green", "blue", "cyan", "yellow", "magenta",
    "orange",
    "purple", "brown", "clear", "lightText", "darkText", "tintColor", "groupTableViewBackground", "systemRed",
    "systemGreen", "systemBlue", "systemOrange", "systemYellow", "systemPink", "systemPurple", "systemTeal",
    "systemIndigo", "systemBrown", "systemMint", "systemCyan", "systemGray", "systemGray2", "systemGray3",
    "systemGray4", "systemGray5", "systemGray6", "label", "secondaryLabel", "tertiaryLabel",
    "quaternaryLabel", "link",
    "placeholderText", "separator", "opaqueSeparator", "systemBackground", "secondarySystemBackground",
    "tertiarySystemBackground", "systemGroupedBackground", "secondarySystemGroupedBackground",
    "tertiarySystemGroupedBackground", "systemFill", "secondarySystemFill", "tertiarySystemFill",
    "quaternarySystemFill",
  ]

  /// The members of SwiftUI's `Color` that colors of catalogs do not replace, beside those of these names of
  /// `UIColor`.
  private static let swiftUIColors: Set<String> = [
    "primary", "secondary", "accentColor", "mint", "teal", "indigo", "pink",
  ]

  /// The members of `UIImage` that images of catalogs do not replace.
  private static let systemImages: Set<String> = [
    "actions", "add", "checkmark", "remove", "strokedCheckmark",
  ]
}
