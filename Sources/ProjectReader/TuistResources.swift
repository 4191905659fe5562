import Foundation

/// The accessors that Tuist generates for the resources of a module named `Kit`: `KitAsset.Images.logo.image`, `KitAsset.accent.color`,
/// `KitFontFamily.Inter.bold.font(size: 12)`, `KitResources.bundle` and `Bundle.module`.
///
/// The names follow the templates in Tuist's repository (`TuistGenerator/Templates`): of several catalogs, each is an enumeration, as is each
/// folder in one that provides a namespace. Those of fonts are taken from the tables in them.
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
    let fonts = module.resources.filter(FontNames.isFont)
    guard !catalogs.isEmpty || !fonts.isEmpty else { return }
    let bundle = AppProject.OwnBundle.expression(at: place)
    var text =
      AssetAccessors.header + """
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
    let accessors = AssetAccessors(
      types: AssetAccessors.Types(image: name + "Images", symbol: name + "Images", color: name + "Colors"),
      access: "public ", forcesNamespaces: false)
    var text = "public nonisolated enum \(name)Asset {\n"
    var titles: Set<String> = []
    for catalog in catalogs {
      let members = accessors.members(of: CatalogContents(catalog).entries, depth: 1)
      guard catalogs.count > 1 else {
        text += members
        continue
      }
      guard let title = AccessorNames.type(StringTable.name(of: catalog)), titles.insert(title).inserted
      else {
        continue
      }
      text += "  public nonisolated enum \(ProjectStrings.code(title)) {\n\(members)  }\n"
    }
    return text + "}\n"
  }

  // MARK: Fonts

  private func fonts(_ paths: [String]) -> String {
    let families = AssetAccessors.families(paths, type: name + "FontConvertible", access: "public ") {
      ($0 as NSString).lastPathComponent
    }
    let type = """
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
    let all = families.names.map { "\($0).all" }.joined(separator: " + ")
    return type + families.text
      + "  public static var allCustomFonts: [\(name)FontConvertible] { \(all.isEmpty ? "[]" : all) }\n"
      + "  public static func registerAllCustomFonts() { for font in allCustomFonts { font.register() } }\n}\n"
  }
}
