import Foundation
import Typesetting

/// Names that code written for iOS may ask for although no such font is bundled.
enum KnownFontNames {
  /// Families that come with iOS, as their PostScript names begin; read from `KnownFonts.json`.
  private static let families: Set<String> = {
    struct File: Decodable { let families: [String] }
    let url = Bundle.module.resourceURL?.appendingPathComponent("Data/KnownFonts.json")
    guard let url, let data = try? Data(contentsOf: url),
      let file = try? JSONDecoder().decode(File.self, from: data)
    else { fatalError("UIKit's resources are missing or damaged: KnownFonts.json") }
    return Set(file.families)
  }()

  /// What to use for a name: the bundled fonts' own names, and stand-ins for iOS's.
  static func standIn(for name: String, size: CGFloat) -> FontRequest? {
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

  static func weight(_ style: String) -> Double {
    let weights: [(String, UIFont.Weight)] = [
      ("UltraLight", .ultraLight), ("Ultralight", .ultraLight), ("ExtraLight", .ultraLight), ("Thin", .thin),
      ("SemiBold", .semibold), ("Semibold", .semibold), ("DemiBold", .semibold), ("Demi", .semibold),
      ("ExtraBold", .heavy), ("CondensedBlack", .black), ("Bold", .bold), ("Medium", .medium),
      ("Light", .light), ("Heavy", .heavy), ("Black", .black), ("Wide", .bold),
    ]
    return Double((weights.first { style.contains($0.0) }?.1 ?? .regular).rawValue)
  }
}

/// Metrics of fonts that come with iOS, from `StandInFonts.json`.
struct StandInFonts: Decodable {
  private struct Font: Decodable {
    let ascender: Double
    let descender: Double
    let capHeight: Double?
    let xHeight: Double?
    let width: Double?
    let widthRatio: Double?
  }

  private let fonts: [String: Font]
  /// The average advances of the faces that stand in, by the name of their weight.
  private let standInWidths: [String: Double]

  static let bundled: StandInFonts = {
    let url = Bundle.module.resourceURL?.appendingPathComponent("Data/StandInFonts.json")
    guard let url, let data = try? Data(contentsOf: url),
      let fonts = try? JSONDecoder().decode(StandInFonts.self, from: data)
    else { fatalError("UIKit's resources are missing or damaged: StandInFonts.json") }
    return fonts
  }()

  /// What is known of a font by its PostScript name, else by its family.
  func metrics(of name: String, family: String, _ style: String) -> ImitatedMetrics? {
    guard let font = fonts[name] ?? fonts[family] else { return nil }
    var scale = font.widthRatio ?? 1
    if let width = font.width, let own = standInWidths[weightName(style)] { scale = width / own }
    return ImitatedMetrics(
      ascender: font.ascender, descender: font.descender, capHeight: font.capHeight, xHeight: font.xHeight,
      widthScale: scale, advances: StandInAdvances.bundled[name] ?? StandInAdvances.bundled[family])
  }

  /// The name of the bundled weight that stands in for a style.
  private func weightName(_ style: String) -> String {
    switch KnownFontNames.weight(style) {
    case ..<(-0.7): "UltraLight"
    case ..<(-0.5): "Thin"
    case ..<(-0.2): "Light"
    case ..<0.1: "Regular"
    case ..<0.27: "Medium"
    case ..<0.35: "Semibold"
    case ..<0.5: "Bold"
    case ..<0.6: "Heavy"
    default: "Black"
    }
  }
}

/// Advances of single characters of fonts that come with iOS, from `StandInAdvances.json`.
enum StandInAdvances {
  private struct File: Decodable {
    struct Font: Decodable {
      /// From the space to the tilde, in thousandths of an em.
      let advances: [Double]?
      /// The font whose advances these are, and by what factor.
      let like: String?
      let factor: Double?
    }

    let fonts: [String: Font]
  }

  /// By PostScript name, or by family for all other faces.
  static let bundled: [String: ImitatedAdvances] = {
    let url = Bundle.module.resourceURL?.appendingPathComponent("Data/StandInAdvances.json")
    guard let url, let data = try? Data(contentsOf: url),
      let file = try? JSONDecoder().decode(File.self, from: data)
    else { fatalError("UIKit's resources are missing or damaged: StandInAdvances.json") }
    return file.fonts.compactMapValues { font in
      let factor = (font.factor ?? 1) / 1000
      guard let advances = font.advances ?? font.like.flatMap({ file.fonts[$0]?.advances }) else {
        return nil
      }
      return ImitatedAdvances(
        Dictionary(uniqueKeysWithValues: zip(UInt16(0x20)..., advances.map { $0 * factor })))
    }
  }()
}
