import BundledData
import Foundation

/// Data of the system font that is not in a font file: tracking by size, optical sizes, vertical metrics.
///
/// Read from `SystemFont.json`, which contains the sources.
struct SystemFontData: Sendable {
  let unitsPerEm: Double
  let ascender: Double
  let descender: Double
  let lineGap: Double
  let capHeight: Double
  let xHeight: Double
  /// The spacing that the original era's display style adds to lowercase letters, as a fraction of the point
  /// size.
  let originalLowercaseSpacing: Double
  /// By era, the differences of advances from the bundled faces, by UTF-16 unit in font units.
  private let advanceCorrections: [SystemFontEra: [UInt16: Double]]
  /// By era and pair, the differences of kerning from the bundled faces, in font units.
  private let kerningCorrections: [String: [String: Double]]
  /// The additional differences of the display style.
  private let displayKerningCorrections: [String: [String: Double]]
  private let tracking: Curve
  private let trackingLegacy: Curve
  private let opticalSize: Curve
  private let opticalSizeLegacy: Curve

  /// Returns the tracking at a size in points, interpolated linearly.
  func tracking(at size: Double, era: SystemFontEra) -> Double {
    era == .modern ? tracking.value(at: size) : trackingLegacy.value(at: size)
  }

  /// Returns the weight of the display style at a size, between 0 (text) and 1 (display).
  func opticalBlend(at size: Double, era: SystemFontEra) -> Double {
    era == .modern ? opticalSize.value(at: size) : opticalSizeLegacy.value(at: size)
  }

  /// Returns the differences of advances from the bundled faces, by UTF-16 unit in font units.
  func advanceCorrections(era: SystemFontEra) -> [UInt16: Double] { advanceCorrections[era] ?? [:] }

  /// Returns the differences of kerning from the bundled faces at a size in points; `nil` if there are none.
  func kerningCorrections(era: SystemFontEra, size: Double) -> KerningPairs? {
    var pairs = kerningCorrections[era.rawValue] ?? [:]
    let share = opticalBlend(at: size, era: era)
    for (pair, width) in displayKerningCorrections[era.rawValue] ?? [:] {
      pairs[pair, default: 0] += share * width
    }
    return pairs.isEmpty ? nil : KerningPairs(pairs, unitsPerEm: unitsPerEm)
  }

  /// A piecewise linear function, constant beyond its ends.
  private struct Curve: Sendable {
    let points: [(x: Double, y: Double)]

    init(_ table: [String: Double]) {
      points = table.compactMap { key, value in Double(key).map { (x: $0, y: value) } }.sorted { $0.x < $1.x }
    }

    func value(at x: Double) -> Double {
      guard let first = points.first, let last = points.last else { return 0 }
      if x <= first.x { return first.y }
      if x >= last.x { return last.y }
      let upper = points.firstIndex { $0.x >= x } ?? points.count - 1
      let (low, high) = (points[upper - 1], points[upper])
      return low.y + (high.y - low.y) * (x - low.x) / (high.x - low.x)
    }
  }

  private struct File: Decodable {
    let unitsPerEm, ascender, descender, lineGap, capHeight, xHeight, originalLowercaseSpacing: Double
    let advanceCorrections, kerningCorrections, displayKerningCorrections: [String: [String: Double]]
    let tracking, trackingLegacy, opticalSize, opticalSizeLegacy: [String: Double]
  }

  /// Returns corrections by era and UTF-16 unit; longer characters are ignored.
  private static func corrections(_ table: [String: [String: Double]]) -> [SystemFontEra: [UInt16: Double]] {
    var corrections: [SystemFontEra: [UInt16: Double]] = [:]
    for (name, widths) in table {
      guard let era = SystemFontEra(rawValue: name) else { continue }
      for (character, width) in widths where character.utf16.count == 1 {
        corrections[era, default: [:]][character.utf16[character.utf16.startIndex]] = width
      }
    }
    return corrections
  }

  static let bundled: SystemFontData = {
    let file = BundledData("Typesetting", Bundle.module, directory: "Fonts").read("SystemFont", as: File.self)
    return SystemFontData(
      unitsPerEm: file.unitsPerEm, ascender: file.ascender, descender: file.descender, lineGap: file.lineGap,
      capHeight: file.capHeight, xHeight: file.xHeight,
      originalLowercaseSpacing: file.originalLowercaseSpacing,
      advanceCorrections: corrections(file.advanceCorrections),
      kerningCorrections: file.kerningCorrections,
      displayKerningCorrections: file.displayKerningCorrections,
      tracking: Curve(file.tracking),
      trackingLegacy: Curve(file.trackingLegacy), opticalSize: Curve(file.opticalSize),
      opticalSizeLegacy: Curve(file.opticalSizeLegacy))
  }()
}
