import BundledData
import Typesetting

/// Advances of single characters, and kerning, of fonts that come with iOS, from `StandInAdvances.json`.
enum StandInAdvances {
  private struct File: Decodable {
    package struct Font: Decodable {
      /// From the space to the tilde, in thousandths of an em.
      let advances: [Double]?
      /// The font whose advances these are, and by what factor.
      let like: String?
      package let factor: Double?
    }

    let fonts: [String: Font]
    /// By family and pair of characters, in thousandths of an em.
    let kernings: [String: [String: Double]]
  }

  /// By PostScript name, or by family for all other faces.
  package static let bundled: [String: ImitatedAdvances] = file.fonts.compactMapValues { font in
    let factor = (font.factor ?? 1) / 1000
    guard let advances = font.advances ?? font.like.flatMap({ file.fonts[$0]?.advances }) else { return nil }
    return ImitatedAdvances(
      Dictionary(uniqueKeysWithValues: zip(UInt16(0x20)..., advances.map { $0 * factor })))
  }

  /// By family; the kerning of the stand-in counts for others.
  static let kernings = file.kernings.mapValues { KerningPairs($0, unitsPerEm: 1000) }

  private static let file = BundledData.uiKitValues.read("StandInAdvances", as: File.self)
}
