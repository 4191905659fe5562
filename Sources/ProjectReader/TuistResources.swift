import Foundation

/// The accessors that Tuist generates for the resources of a module named `Kit`: `KitAsset.Images.logo.image`, `KitAsset.accent.color`,
/// `KitFontFamily.Inter.bold.font(size: 12)`, `KitResources.bundle` and `Bundle.module`.
///
/// The names follow the templates in Tuist's repository (`TuistGenerator/Templates`): of several catalogs, each is an enumeration, as is each
/// folder in one that provides a namespace. Those of fonts are taken from the files, `Inter-SemiBold.otf`, and not from the tables in them.
/// Accessors for SwiftUI, and of data and texts, are not made.
struct TuistResources {
  /// The sources by their names; none for a module without catalogs and fonts.
  private(set) var sources: [String: String] = [:]

  private let name: String

  /// Generates the accessors.
  ///
  /// - Parameters:
  ///   - module: the module, with its resources.
  ///   - place: the path of its bundle in the application's; `nil` for the application itself.
  init(of module: AppProject.Module, place: String?) {
    name = module.name
    let catalogs = module.resources.filter { $0.hasSuffix(".xcassets") }
    let fonts = module.resources.filter {
      ["otf", "ttf"].contains(($0 as NSString).pathExtension.lowercased())
    }
    guard !catalogs.isEmpty || !fonts.isEmpty else { return }
    let bundle =
      place.map { "ObjectiveCSupport.ModuleBundles.bundle(at: \(ProjectStrings.literal($0)))" }
      ?? "Foundation.Bundle.main"
    var text = """
      import Foundation
      import ObjectiveCSupport
      import UIKit
      public final class \(name)Resources: NSObject {
        public nonisolated static var bundle: Bundle { \(bundle) }
      }
      public nonisolated struct \(name)Images: Sendable {
        public let name: String
        public var image: UIImage { UIImage(named: name, in: \(name)Resources.bundle, compatibleWith: nil) ?? UIImage() }
      }
      public nonisolated struct \(name)Colors: Sendable {
        public let name: String
        public var color: UIColor { UIColor(named: name, in: \(name)Resources.bundle, compatibleWith: nil) ?? .clear }
      }
      extension UIImage {
        public convenience init?(asset: \(name)Images) {
          self.init(named: asset.name, in: \(name)Resources.bundle, compatibleWith: nil)
        }
      }
      extension UIColor {
        public convenience init?(asset: \(name)Colors) {
          self.init(named: asset.name, in: \(name)Resources.bundle, compatibleWith: nil)
        }
      }
      extension Foundation.Bundle { nonisolated static var module: Bundle { \(name)Resources.bundle } }

      """
    text += assets(catalogs)
    if !fonts.isEmpty { text += self.fonts(fonts) }
    sources["TinamouTuist.swift"] = text
  }

  // MARK: Catalogs

  private func assets(_ catalogs: [String]) -> String {
    guard !catalogs.isEmpty else { return "" }
    var text = "public nonisolated enum \(name)Asset {\n"
    for catalog in catalogs {
      var known: Set<String> = []
      let members = members(of: catalog, prefix: "", depth: 1, known: &known)
      let title = Self.typeName(Self.stem(catalog))
      text +=
        catalogs.count == 1
        ? members : "  public enum \(ProjectStrings.code(title)) {\n\(members)  }\n"
    }
    return text + "}\n"
  }

  /// Returns the members of a folder in a catalog.
  ///
  /// - Parameter known: the names in the enumeration so far.
  private func members(of folder: String, prefix: String, depth: Int, known: inout Set<String>) -> String {
    guard depth < 32 else { return "" }
    var text = ""
    let indent = String(repeating: "  ", count: depth)
    for entry in ProjectFiles.names(in: folder) {
      guard ReadingReport.spend(1, of: .entries) else { return text }
      let path = "\(folder)/\(entry)"
      let stem = Self.stem(entry)
      switch (entry as NSString).pathExtension {
      case "imageset", "symbolset", "colorset":
        let symbol = Self.memberName(stem)
        guard ProjectStrings.isIdentifier(symbol), known.insert(symbol).inserted else { continue }
        let type = name + (entry.hasSuffix("colorset") ? "Colors" : "Images")
        text +=
          "\(indent)public static let \(ProjectStrings.code(symbol)) = "
          + "\(type)(name: \(ProjectStrings.literal(prefix + stem)))\n"
      case "":
        guard ProjectFiles.isOwnFolder(path) else { continue }
        guard AssetSymbols.providesNamespace(path) else {
          text += members(of: path, prefix: prefix, depth: depth + 1, known: &known)
          continue
        }
        let title = Self.typeName(stem)
        guard ProjectStrings.isIdentifier(title), known.insert(title).inserted else { continue }
        var inner: Set<String> = []
        text += "\(indent)public enum \(ProjectStrings.code(title)) {\n"
        text += members(of: path, prefix: "\(prefix)\(stem)/", depth: depth + 1, known: &inner)
        text += "\(indent)}\n"
      default: continue
      }
    }
    return text
  }

  // MARK: Fonts

  private func fonts(_ paths: [String]) -> String {
    var families: [(name: String, members: [(style: String, path: String)])] = []
    for path in paths {
      let stem = Self.stem(path)
      let cut = stem.lastIndex(of: "-")
      let family = cut.map { String(stem[..<$0]) } ?? stem
      let style = cut.map { String(stem[stem.index(after: $0)...]) } ?? "Regular"
      if let index = families.firstIndex(where: { $0.name == family }) {
        families[index].members.append((style, path))
      } else {
        families.append((family, [(style, path)]))
      }
    }
    var text = """
      public nonisolated struct \(name)FontConvertible: Sendable {
        public let name: String
        public let family: String
        public let path: String
        public func font(size: CGFloat) -> UIFont {
          if let font = UIFont(name: name, size: size) { return font }
          register()
          return UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
        }
        public func register() {
          let url = \(name)Resources.bundle.bundleURL.appendingPathComponent(path)
          _ = CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
        }
      }
      extension UIFont {
        public convenience init?(font: \(name)FontConvertible, size: CGFloat) {
          font.register()
          self.init(name: font.name, size: size)
        }
      }
      public nonisolated enum \(name)FontFamily {

      """
    var all: [String] = []
    var titles: Set<String> = []
    for (family, members) in families {
      let title = Self.typeName(family)
      guard ProjectStrings.isIdentifier(title), titles.insert(title).inserted else { continue }
      text += "  public enum \(ProjectStrings.code(title)) {\n"
      var styles: [String] = []
      for (style, path) in members {
        let symbol = Self.memberName(style)
        // A font of two formats has one accessor.
        guard ProjectStrings.isIdentifier(symbol), !styles.contains(ProjectStrings.code(symbol)) else {
          continue
        }
        styles.append(ProjectStrings.code(symbol))
        text +=
          "    public static let \(ProjectStrings.code(symbol)) = \(name)FontConvertible("
          + "name: \(ProjectStrings.literal(Self.stem(path))), family: \(ProjectStrings.literal(family)), "
          + "path: \(ProjectStrings.literal((path as NSString).lastPathComponent)))\n"
      }
      let list = styles.joined(separator: ", ")
      text += "    public static var all: [\(name)FontConvertible] { [\(list)] }\n  }\n"
      all.append("\(ProjectStrings.code(title)).all")
    }
    text +=
      "  public static var allCustomFonts: [\(name)FontConvertible] { \(all.isEmpty ? "[]" : all.joined(separator: " + ")) }\n"
    return text
      + "  public static func registerAllCustomFonts() { for font in allCustomFonts { font.register() } }\n}\n"
  }

  // MARK: Names

  private static func stem(_ path: String) -> String {
    ((path as NSString).lastPathComponent as NSString).deletingPathExtension
  }

  /// Returns the name of a type: words that end at other characters than letters and digits begin with capitals.
  static func typeName(_ text: String) -> String {
    let words = text.split { !$0.isLetter && !$0.isNumber }
    let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return name.first?.isNumber == true ? "_" + name : name
  }

  /// Returns the name of a member: that of a type, whose first word is in small letters. `URLBar` is `urlBar`.
  static func memberName(_ text: String) -> String {
    let name = typeName(text)
    let capitals = name.prefix { $0.isUppercase }.count
    guard capitals > 0 else { return name }
    let isWord = capitals == 1 || capitals == name.count
    let end = isWord ? capitals : name.dropFirst(capitals).first?.isLetter == true ? capitals - 1 : capitals
    return name.prefix(end).lowercased() + name.dropFirst(end)
  }
}
