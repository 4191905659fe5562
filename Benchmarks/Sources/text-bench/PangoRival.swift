import CPangoRival
import Foundation

/// Measures the same texts in the same font file with Pango: without hinting, with unrounded positions, and
/// without other fonts.
final class PangoRival {
  private let fontMap: UnsafeMutablePointer<PangoFontMap>
  private let context: OpaquePointer
  private let layout: OpaquePointer

  init(fontFile: String, family: String, size: Double) {
    let configuration = FcConfigCreate()
    guard FcConfigAppFontAddFile(configuration, fontFile) != 0, let map = pango_ft2_font_map_new() else {
      fatalError("Pango cannot read \(fontFile)")
    }
    fontMap = map
    pango_fc_font_map_set_config(OpaquePointer(map), configuration)
    pango_fc_font_map_set_default_substitute(
      OpaquePointer(map),
      { pattern, _ in
        guard let pattern else { return }
        FcPatternAddBool(pattern, FC_HINTING, 0)
      }, nil, nil)
    context = pango_font_map_create_context(map)
    pango_context_set_round_glyph_positions(context, 0)
    layout = pango_layout_new(context)
    let description = pango_font_description_new()
    pango_font_description_set_family(description, family)
    pango_font_description_set_absolute_size(description, size * Double(PANGO_SCALE))
    pango_layout_set_font_description(layout, description)
    pango_font_description_free(description)
  }

  /// Returns the size of a text in points. A single layout is reused.
  func measure(_ text: String, width: Double? = nil) -> (width: Double, height: Double) {
    pango_layout_set_width(layout, width.map { Int32($0 * Double(PANGO_SCALE)) } ?? -1)
    pango_layout_set_text(layout, text, -1)
    var rectangle = PangoRectangle()
    pango_layout_get_extents(layout, nil, &rectangle)
    return (Double(rectangle.width) / Double(PANGO_SCALE), Double(rectangle.height) / Double(PANGO_SCALE))
  }
}
