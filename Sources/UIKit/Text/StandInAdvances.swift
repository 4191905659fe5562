import Typesetting

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
