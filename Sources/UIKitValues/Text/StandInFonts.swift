import BundledData
import Typesetting

/// The metrics of fonts of iOS, from `StandInFonts.json`.
package struct StandInFonts: Decodable {
  private struct Font: Decodable {
    package let ascender: Double
    package let descender: Double
    let capHeight: Double?
    let xHeight: Double?
    package let width: Double?
    let widthRatio: Double?
  }

  private let fonts: [String: Font]
  /// The average advances of the stand-in faces, by the name of their weight.
  private let standInWidths: [String: Double]

  package static let bundled = BundledData.uiKitValues.read("StandInFonts", as: StandInFonts.self)

  /// Returns the metrics of a font with a PostScript name, or else of its family.
  package func metrics(of name: String, family: String, _ style: String) -> ImitatedMetrics? {
    guard let font = fonts[name] ?? fonts[family] else { return nil }
    var scale = font.widthRatio ?? 1
    if let width = font.width, let own = standInWidths[weightName(style)] { scale = width / own }
    return ImitatedMetrics(
      ascender: font.ascender, descender: font.descender, capHeight: font.capHeight, xHeight: font.xHeight,
      widthScale: scale, advances: StandInAdvances.bundled[name] ?? StandInAdvances.bundled[family],
      kerning: StandInAdvances.kernings[family])
  }

  /// Returns the name of the bundled weight that stands in for a style.
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
