import BundledData
import Typesetting

/// The advances of characters, and the kerning, of fonts of iOS, from `StandInAdvances.json`.
enum StandInAdvances {
  private struct File: Decodable {
    package struct Font: Decodable {
      /// The advances from the space to the tilde, in thousandths of an em.
      let advances: [Double]?
      /// The name of the font that has the advances, multiplied by `factor`.
      let like: String?
      package let factor: Double?
    }

    let fonts: [String: Font]
    /// The kerning by family and pair of characters, in thousandths of an em.
    let kernings: [String: [String: Double]]
  }

  /// The advances by PostScript name, or by family for all other faces.
  package static let bundled: [String: ImitatedAdvances] = file.fonts.compactMapValues { font in
    let factor = (font.factor ?? 1) / 1000
    guard let advances = font.advances ?? font.like.flatMap({ file.fonts[$0]?.advances }) else { return nil }
    return ImitatedAdvances(
      Dictionary(uniqueKeysWithValues: zip(UInt16(0x20)..., advances.map { $0 * factor })))
  }

  /// The kerning by family; other families use that of the stand-in.
  static let kernings = file.kernings.mapValues { KerningPairs($0, unitsPerEm: 1000) }

  private static let file = BundledData.uiKitValues.read("StandInAdvances", as: File.self)
}
