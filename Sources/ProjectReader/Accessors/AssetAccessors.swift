import Foundation

/// The accessors of the sets of catalogs and of fonts, which SwiftGen and Tuist make by the same rules.
struct AssetAccessors {
  /// The names of the types that values of accessors have; `nil` for kinds without accessors.
  struct Types {
    var image: String
    var symbol: String
    var color: String
    var data: String?

    subscript(kind: CatalogContents.Kind) -> String? {
      switch kind {
      case .image: image
      case .symbol: symbol
      case .color: color
      case .data: data
      }
    }
  }

  /// The imports of a source of accessors.
  static let header = "import Foundation\nimport ObjectiveCSupport\nimport UIKit\n"

  let types: Types
  /// The access of what is declared, with a blank; empty for the module's own.
  let access: String
  /// A Boolean value that indicates whether all folders are enumerations, besides those that provide a namespace.
  let forcesNamespaces: Bool

  /// Returns the members of a catalog's folder, each of which has one name.
  ///
  /// - Parameter depth: the number of enumerations around them.
  func members(of entries: [CatalogContents.Entry], depth: Int) -> String {
    var known: Set<String> = []
    return members(of: entries, depth: depth, known: &known)
  }

  private func members(of entries: [CatalogContents.Entry], depth: Int, known: inout Set<String>) -> String {
    let indent = String(repeating: "  ", count: depth)
    var text = ""
    for entry in entries {
      switch entry {
      case .item(let kind, let name, let path):
        guard let type = types[kind], let symbol = AccessorNames.member(name), known.insert(symbol).inserted
        else { continue }
        text +=
          "\(indent)\(access)static let \(ProjectStrings.code(symbol)) = "
          + "\(type)(name: \(ProjectStrings.literal(path)))\n"
      case .folder(let name, let providesNamespace, let entries):
        guard providesNamespace || forcesNamespaces else {
          text += members(of: entries, depth: depth, known: &known)
          continue
        }
        guard let title = AccessorNames.type(name), known.insert(title).inserted else { continue }
        text += "\(indent)\(access)nonisolated enum \(ProjectStrings.code(title)) {\n"
        text += members(of: entries, depth: depth + 1)
        text += "\(indent)}\n"
      }
    }
    return text
  }

  // MARK: Fonts

  /// Returns the enumerations of the families of fonts, with the names of those.
  ///
  /// - Parameters:
  ///   - type: the name of the type of a font.
  ///   - path: returns the path of a font in the bundle.
  static func families(
    _ files: [String], type: String, access: String, path: (String) -> String
  ) -> (text: String, names: [String]) {
    var families: [String: [(names: FontNames, path: String)]] = [:]
    for file in files {
      let names = FontNames(file)
      families[names.family, default: []].append((names, file))
    }
    var (text, titles) = ("", [String]())
    for (family, members) in families.sorted(by: { $0.key < $1.key }) {
      guard let title = AccessorNames.type(family), !titles.contains(ProjectStrings.code(title)) else {
        continue
      }
      titles.append(ProjectStrings.code(title))
      text += "  \(access)nonisolated enum \(ProjectStrings.code(title)) {\n"
      var styles: [String] = []
      for member in members.sorted(by: { $0.names.postScript < $1.names.postScript }) {
        // A font of two formats has one accessor.
        guard let symbol = AccessorNames.member(member.names.style).map(ProjectStrings.code),
          !styles.contains(symbol)
        else { continue }
        styles.append(symbol)
        text +=
          "    \(access)static let \(symbol) = \(type)("
          + "name: \(ProjectStrings.literal(member.names.postScript)), family: \(ProjectStrings.literal(family)), "
          + "path: \(ProjectStrings.literal(path(member.path))))\n"
      }
      let list = styles.joined(separator: ", ")
      text += "    \(access)static var all: [\(type)] { [\(list)] }\n  }\n"
    }
    return (text, titles)
  }
}
