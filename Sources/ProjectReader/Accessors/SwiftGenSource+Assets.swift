import Foundation

/// The templates of asset catalogs and of fonts.
extension SwiftGenSource {
  func assets() -> String? {
    let catalogs = output.files.map(\.path).sorted {
      StringTable.name(of: $0) < StringTable.name(of: $1)
    }
    guard !catalogs.isEmpty else { return nil }
    let types = AssetAccessors.Types(
      image: name("imageTypeName", "ImageAsset"), symbol: name("symbolTypeName", "SymbolAsset"),
      color: name("colorTypeName", "ColorAsset"), data: name("dataTypeName", "DataAsset"))
    let accessors = AssetAccessors(
      types: types, access: access, forcesNamespaces: isSet("forceProvidesNamespaces"))
    let contents = catalogs.map { CatalogContents($0) }
    let bodies = zip(catalogs, contents).map { path, contents in
      (name: StringTable.name(of: path), body: accessors.members(of: contents.entries, depth: 1))
    }
    let kinds = contents.reduce(into: Set()) { Self.collect($1.entries, into: &$0) }
    var text = AssetAccessors.header + enumeration(name("enumName", "Asset"), joined(bodies))
    if kinds.contains(.color) { text += colorType(types.color) }
    if kinds.contains(.image) { text += imageType(types.image) }
    if kinds.contains(.symbol) { text += symbolType(types.symbol) }
    if kinds.contains(.data) { text += dataType(types.data ?? "DataAsset") }
    return text
  }

  private static func collect(_ entries: [CatalogContents.Entry], into kinds: inout Set<CatalogContents.Kind>)
  {
    for entry in entries {
      switch entry {
      case .item(let kind, _, _): kinds.insert(kind)
      case .folder(_, _, let entries): collect(entries, into: &kinds)
      }
    }
  }

  private func colorType(_ type: String) -> String {
    """
    \(access)nonisolated final class \(type): Sendable {
      \(access)typealias Color = UIKit.UIColor
      \(access)let name: Swift.String
      \(access)init(name: Swift.String) { self.name = name }
      \(access)var color: Color { UIKit.UIColor(asset: self) ?? .clear }
      \(access)func color(compatibleWith traitCollection: UITraitCollection) -> Color {
        UIKit.UIColor(named: name, in: \(bundle), compatibleWith: traitCollection) ?? .clear
      }
    }
    extension UIKit.UIColor {
      \(access)nonisolated convenience init?(asset: \(type)) {
        self.init(named: asset.name, in: \(bundle), compatibleWith: nil)
      }
    }
    #if canImport(SwiftUI)
    import SwiftUI
    extension \(type) {
      \(access)nonisolated var swiftUIColor: SwiftUI.Color { SwiftUI.Color(asset: self) }
    }
    extension SwiftUI.Color {
      \(access)nonisolated init(asset: \(type)) { self.init(asset.name, bundle: \(bundle)) }
    }
    #endif

    """
  }

  private func imageType(_ type: String) -> String {
    """
    \(access)nonisolated struct \(type): Sendable {
      \(access)typealias Image = UIKit.UIImage
      \(access)fileprivate(set) var name: Swift.String
      \(access)init(name: Swift.String) { self.name = name }
      \(access)var image: Image { UIKit.UIImage(asset: self) ?? UIKit.UIImage() }
      \(access)func image(compatibleWith traitCollection: UITraitCollection) -> Image {
        UIKit.UIImage(named: name, in: \(bundle), compatibleWith: traitCollection) ?? UIKit.UIImage()
      }
    }
    extension UIKit.UIImage {
      \(access)nonisolated convenience init?(asset: \(type)) {
        self.init(named: asset.name, in: \(bundle), compatibleWith: nil)
      }
    }

    """ + swiftUIImage(of: type)
  }

  private func symbolType(_ type: String) -> String {
    """
    \(access)nonisolated struct \(type): Sendable {
      \(access)typealias Configuration = UIKit.UIImage.SymbolConfiguration
      \(access)typealias Image = UIKit.UIImage
      \(access)fileprivate(set) var name: Swift.String
      \(access)init(name: Swift.String) { self.name = name }
      \(access)var image: Image {
        UIKit.UIImage(named: name, in: \(bundle), compatibleWith: nil) ?? UIKit.UIImage()
      }
      \(access)func image(with configuration: Configuration) -> Image {
        UIKit.UIImage(named: name, in: \(bundle), with: configuration) ?? UIKit.UIImage()
      }
    }

    """ + swiftUIImage(of: type)
  }

  private func swiftUIImage(of type: String) -> String {
    """
    #if canImport(SwiftUI)
    import SwiftUI
    extension \(type) {
      \(access)var swiftUIImage: SwiftUI.Image { SwiftUI.Image(asset: self) }
    }
    extension SwiftUI.Image {
      \(access)init(asset: \(type)) { self.init(asset.name, bundle: \(bundle)) }
      \(access)init(asset: \(type), label: SwiftUI.Text) {
        self.init(asset.name, bundle: \(bundle), label: label)
      }
      \(access)init(decorative asset: \(type)) { self.init(decorative: asset.name, bundle: \(bundle)) }
    }
    #endif

    """
  }

  private func dataType(_ type: String) -> String {
    """
    \(access)nonisolated struct \(type): Sendable {
      \(access)fileprivate(set) var name: Swift.String
      \(access)init(name: Swift.String) { self.name = name }
      \(access)var data: UIKit.NSDataAsset {
        guard let data = UIKit.NSDataAsset(asset: self) else { fatalError("Unable to load data asset named \\(name).") }
        return data
      }
    }
    extension UIKit.NSDataAsset {
      \(access)nonisolated convenience init?(asset: \(type)) { self.init(name: asset.name, bundle: \(bundle)) }
    }

    """
  }

  // MARK: Fonts

  func fonts() -> String? {
    let files = output.files
    guard !files.isEmpty else { return nil }
    let type = name("fontTypeName", "FontConvertible")
    let folders = Dictionary(files.map { ($0.path, $0.folder) }) { first, _ in first }
    let keepsPath = isSet("preservePath")
    let families = AssetAccessors.families(files.map(\.path), type: type, access: access) { path in
      let folder = folders[path] ?? ""
      return keepsPath && path.hasPrefix(folder + "/")
        ? String(path.dropFirst(folder.count + 1)) : (path as NSString).lastPathComponent
    }
    let all = families.names.map { "\($0).all" }.joined(separator: " + ")
    let members =
      "  \(access)\(isolation)static var allCustomFonts: [\(type)] { \(all.isEmpty ? "[]" : all) }\n"
      + "  \(access)\(isolation)static func registerAllCustomFonts() { for font in allCustomFonts { font.register() } }\n"
    return AssetAccessors.header + enumeration(name("enumName", "FontFamily"), families.text + members)
      + fontType(type)
  }

  private func fontType(_ type: String) -> String {
    let url =
      lookup.map { "\($0)(name, family, path)" } ?? "\(bundle).url(forResource: path, withExtension: nil)"
    return """
      \(access)\(isolation)struct \(type): Sendable {
        \(access)typealias Font = UIKit.UIFont
        \(access)let name: Swift.String
        \(access)let family: Swift.String
        \(access)let path: Swift.String
        \(access)init(name: Swift.String, family: Swift.String, path: Swift.String) {
          (self.name, self.family, self.path) = (name, family, path)
        }
        \(access)func font(size: CGFloat) -> Font {
          UIKit.UIFont(font: self, size: size) ?? .systemFont(ofSize: size)
        }
        \(access)func register() {
          guard let url: URL = \(url) else { return }
          _ = CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
        }
        fileprivate func registerIfNeeded() {
          if !UIKit.UIFont.fontNames(forFamilyName: family).contains(name) { register() }
        }
      }
      extension UIKit.UIFont {
        \(access)\(isolation)convenience init?(font: \(type), size: CGFloat) {
          font.registerIfNeeded()
          self.init(name: font.name, size: size)
        }
      }
      #if canImport(SwiftUI)
      import SwiftUI
      extension \(type) {
        \(access)func swiftUIFont(size: CGFloat) -> SwiftUI.Font { .custom(name, size: size) }
        \(access)func swiftUIFont(fixedSize: CGFloat) -> SwiftUI.Font { .custom(name, fixedSize: fixedSize) }
        \(access)func swiftUIFont(
          size: CGFloat, relativeTo textStyle: SwiftUI.Font.TextStyle
        ) -> SwiftUI.Font { .custom(name, size: size, relativeTo: textStyle) }
      }
      #endif

      """
  }
}
