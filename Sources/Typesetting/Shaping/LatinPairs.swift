import CPango
import ForkSafeLocks
import Foundation

/// HarfBuzz's results for printable ASCII in a bundled sans-serif face, cached by character and by pair.
///
/// Those faces have no substitutions for such text, and kern only the first glyph of a pair. A text's glyphs
/// and advances are therefore those of its characters and pairs, each of which HarfBuzz shapes once: most
/// text is shaped by lookup. The tests compare this with HarfBuzz for each face.
///
/// Unchecked, since HarfBuzz's font is a pointer: it is immutable, and the face that owns it outlives this
/// object.
final class LatinPairs: @unchecked Sendable {
  static let first: UInt16 = 0x20
  static let last: UInt16 = 0x7E
  /// Returns whether a UTF-16 unit is printable ASCII.
  static func covers(_ unit: UInt16) -> Bool { unit >= first && unit <= last }

  private static let count = Int(last - first) + 1
  private static let unknown = Int16.min

  /// The glyphs by character, starting at the space.
  let glyphs: [UInt32]
  /// The advances in font units, without kerning.
  let advances: [Double]
  private let hbFont: OpaquePointer
  private let features: [hb_feature_t]
  /// The kerning by the first and the second character, in font units.
  private let kerning = Mutex([Int16](repeating: LatinPairs.unknown, count: count * count))

  init(hbFont: OpaquePointer, features: [hb_feature_t]) {
    self.hbFont = hbFont
    self.features = features
    var glyphs: [UInt32] = []
    var advances: [Double] = []
    for unit in LatinPairs.first...LatinPairs.last {
      var glyph: UInt32 = 0
      if features.isEmpty {
        _ = hb_font_get_nominal_glyph(hbFont, UInt32(unit), &glyph)
      } else {
        glyph = LatinPairs.shape([unit], hbFont, features).first?.glyph ?? 0
      }
      glyphs.append(glyph)
      advances.append(Double(hb_font_get_glyph_h_advance(hbFont, glyph)))
    }
    self.glyphs = glyphs
    self.advances = advances
  }

  /// Calls `body` with the index of each character, starting at the space, and the kerning to the next one in
  /// font units.
  func forEach(in units: ArraySlice<UInt16>, _ body: (_ index: Int, _ kerning: Double) -> Void) {
    kerning.withLock { known in
      units.withUnsafeBufferPointer { text in
        for position in text.indices {
          let index = Int(text[position] - LatinPairs.first)
          guard position + 1 < text.count else { return body(index, 0) }
          let pair = index * LatinPairs.count + Int(text[position + 1] - LatinPairs.first)
          var kerning = known[pair]
          if kerning == LatinPairs.unknown {
            let shaped = LatinPairs.shape([text[position], text[position + 1]], hbFont, features)
            kerning = Int16(clamping: Int(shaped.first?.advance ?? 0) - Int(advances[index]))
            known[pair] = kerning
          }
          body(index, Double(kerning))
        }
      }
    }
  }

  private static func shape(
    _ units: [UInt16], _ font: OpaquePointer, _ features: [hb_feature_t]
  ) -> [(glyph: UInt32, advance: Int32)] {
    guard let buffer = hb_buffer_create() else { return [] }
    defer { hb_buffer_destroy(buffer) }
    hb_buffer_add_utf16(buffer, units, Int32(units.count), 0, Int32(units.count))
    hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, HB_SCRIPT_LATIN)
    hb_buffer_set_language(buffer, ShapingLanguage.standard)
    hb_shape(font, buffer, features, UInt32(features.count))
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return [] }
    return (0..<Int(count)).map { (infos[$0].codepoint, positions[$0].x_advance) }
  }
}
