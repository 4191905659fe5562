import CPango
import CoreGraphics
import Foundation

/// A glyph with its own colors.
enum ColorGlyph {
  /// An image with its rectangle in font units relative to the pen, y upward.
  case picture(CGImage, CGRect)
  /// The outlines of glyphs on top of each other; those without a color have that of the text.
  case layers([(glyph: UInt32, color: CGColor?)])
}

extension FontFace {
  /// Returns whether glyphs may have their own colors: as PNG images (CBDT, sbix) or as layers (COLR, version
  /// 0).
  static func hasColor(_ face: OpaquePointer) -> Bool {
    hb_ot_color_has_png(face) != 0 || hb_ot_color_has_layers(face) != 0
  }

  /// Returns a glyph with its colors; `nil` if it has none.
  func makeColorGlyph(_ glyph: UInt32) -> ColorGlyph? {
    picture(of: glyph) ?? layers(of: glyph)
  }

  private func picture(of glyph: UInt32) -> ColorGlyph? {
    guard let blob = hb_ot_color_glyph_reference_png(hbFont, glyph) else { return nil }
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let bytes = hb_blob_get_data(blob, &length), length > 0 else { return nil }
    let data = Data(bytes: bytes, count: Int(length))
    var extents = hb_glyph_extents_t()
    guard let image = try? CGImage.decode(data), hb_font_get_glyph_extents(hbFont, glyph, &extents) != 0,
      extents.width > 0, extents.height < 0
    else { return nil }
    return .picture(
      image,
      CGRect(
        x: Double(extents.x_bearing), y: Double(extents.y_bearing) + Double(extents.height),
        width: Double(extents.width), height: -Double(extents.height)))
  }

  private func layers(of glyph: UInt32) -> ColorGlyph? {
    let face = hb_font_get_face(hbFont)
    var count = hb_ot_color_glyph_get_layers(face, glyph, 0, nil, nil)
    // Ordinary glyphs have a dozen.
    guard count > 0, count <= 512 else { return nil }
    var layers = [hb_ot_color_layer_t](repeating: hb_ot_color_layer_t(), count: Int(count))
    _ = hb_ot_color_glyph_get_layers(face, glyph, 0, &count, &layers)
    var colorCount = hb_ot_color_palette_get_colors(face, 0, 0, nil, nil)
    var colors = [hb_color_t](repeating: 0, count: Int(colorCount))
    _ = hb_ot_color_palette_get_colors(face, 0, 0, &colorCount, &colors)
    return .layers(
      layers.prefix(Int(count)).map { layer in
        let index = Int(layer.color_index)
        guard index < colors.count else { return (layer.glyph, nil) }
        // Blue, green, red and alpha from the highest byte down.
        func part(_ shift: UInt32) -> CGFloat { CGFloat(colors[index] >> shift & 0xFF) / 255 }
        return (layer.glyph, CGColor(red: part(8), green: part(16), blue: part(24), alpha: part(0)))
      })
  }
}
