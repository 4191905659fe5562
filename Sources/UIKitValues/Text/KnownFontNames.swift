import BundledData
import Foundation
import Typesetting

/// Names of fonts that are not bundled but that code written for iOS may use.
enum KnownFontNames {
  /// Font families of iOS, as their PostScript names begin; read from `KnownFonts.json`.
  private static let families: Set<String> = {
    struct File: Decodable { let families: [String] }
    return Set(BundledData.uiKitValues.read("KnownFonts", as: File.self).families)
  }()

  /// Returns the font for a name: a bundled font, or a stand-in for a font of iOS.
  package static func standIn(for name: String, size: CGFloat) -> FontRequest? {
    let parts = name.split(separator: "-", maxSplits: 1).map(String.init)
    guard let first = parts.first else { return nil }
    let family = first.filter { $0 != " " }
    let style = parts.count > 1 ? parts[1] : ""
    var request = FontRequest(
      weight: weight(style), isItalic: style.contains("Italic") || style.contains("Oblique"),
      size: Double(size))
    switch family {
    case "TinamouUI", "TinamouUIText", "TinamouUIDisplay", ".SFUI", ".SFUIText", ".SFUIDisplay",
      ".AppleSystemUIFont":
      return request
    case "TinamouMono", ".SFMono", "SFMono":
      request.family = .system(.monospaced)
      return request
    default: break
    }
    guard families.contains(family) || families.contains(name.filter { $0 != " " }) else { return nil }
    FontLibrary.shared.warnAboutMissingFont(name)
    if family.hasPrefix("Courier") || family == "Menlo" { request.family = .system(.monospaced) }
    request.imitated = StandInFonts.bundled.metrics(of: name.filter { $0 != " " }, family: family, style)
    return request
  }

  /// Returns the system font for a name that only documents use: one that begins with a period, as those of
  /// Apple's private fonts, or one of the font for designers.
  static func privateSystemFont(for name: String, size: CGFloat) -> FontRequest? {
    let families = ["SFPro-", "SFProText-", "SFProDisplay-", "SFUIText-", "SFUIDisplay-"]
    guard name.hasPrefix(".") || families.contains(where: { name.hasPrefix($0) }) else { return nil }
    return FontRequest(weight: weight(name), isItalic: name.contains("Italic"), size: Double(size))
  }

  /// Returns the font that Interface Builder substitutes for a missing one: Helvetica Neue in regular weight,
  /// for any weight. Source: frames that it saved in public documents.
  static func interfaceBuilderDefault(size: CGFloat) -> FontRequest {
    var request = FontRequest(size: Double(size))
    request.imitated = StandInFonts.bundled.metrics(of: "HelveticaNeue", family: "HelveticaNeue", "")
    return request
  }

  package static func weight(_ style: String) -> Double {
    let weights: [(String, UIFont.Weight)] = [
      ("UltraLight", .ultraLight), ("Ultralight", .ultraLight), ("ExtraLight", .ultraLight), ("Thin", .thin),
      ("SemiBold", .semibold), ("Semibold", .semibold), ("DemiBold", .semibold), ("Demi", .semibold),
      ("ExtraBold", .heavy), ("CondensedBlack", .black), ("Bold", .bold), ("Medium", .medium),
      ("Light", .light), ("Heavy", .heavy), ("Black", .black), ("Wide", .bold),
    ]
    return Double((weights.first { style.contains($0.0) }?.1 ?? .regular).rawValue)
  }
}
