import CPango
import CoreGraphics

extension TextLayout {
  /// Draws a piece's glyphs as text on a PDF page, with the characters they represent, so that they can be
  /// selected, copied and searched. Outlines are filled if cairo cannot use the font's file.
  func show(_ placed: PlacedPiece, _ cairo: OpaquePointer) {
    let run = placed.run
    let font = text.spans[run.style].style.font
    let face = run.fallbackFace ?? font.outlineFace
    guard let documentFace = face.documentFace, let options = cairo_font_options_create() else {
      return fillOutlines(placed, cairo)
    }
    defer { cairo_font_options_destroy(options) }
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_set_font_options(cairo, options)
    cairo_set_font_face(cairo, documentFace)

    var batch = Batch(isRightToLeft: run.isRightToLeft)
    var batchStretch = font.widthFactor
    func flush() {
      defer { batch = Batch(isRightToLeft: run.isRightToLeft) }
      guard !batch.glyphs.isEmpty else { return }
      var matrix = cairo_matrix_t(
        xx: font.size * batchStretch, yx: 0,
        xy: -(run.fallbackFace == nil ? font.slant : font.request.obliqueness) * font.size, yy: font.size,
        x0: 0, y0: 0)
      cairo_set_font_matrix(cairo, &matrix)
      batch.show(cairo)
    }
    var lastCluster: Int32?
    forEachGlyph(of: placed) { glyph, pen in
      // Invisible characters have no glyph.
      guard glyph.glyph != UInt32.max else { return }
      let fit =
        run.fallbackFace == nil ? font.outlineFit(of: glyph.glyph) : (stretch: font.widthFactor, shift: 0)
      let continuesCluster = glyph.cluster == lastCluster
      if !continuesCluster, abs(fit.stretch - batchStretch) > 1e-6 {
        flush()
        batchStretch = fit.stretch
      }
      batch.add(
        cairo_glyph_t(
          index: UInt(glyph.glyph), x: pen + Double(glyph.xOffset) + fit.shift,
          y: placed.y - Double(glyph.yOffset)),
        text: continuesCluster ? nil : characters(of: glyph, in: run))
      lastCluster = glyph.cluster
    }
    flush()
  }

  private func fillOutlines(_ placed: PlacedPiece, _ cairo: OpaquePointer) {
    cairo_new_path(cairo)
    if addPath(of: placed, cairo) { cairo_fill(cairo) }
  }

  /// Returns the text of a glyph's cluster.
  private func characters(of glyph: ShapedGlyph, in run: ShapedRun) -> String {
    let start = Int(glyph.cluster)
    let units = text.string.utf16
    if let mark = run.mark { return String(decoding: [mark], as: UTF16.self) }
    guard start < units.count else { return "" }
    var low = 0
    var high = run.glyphs.count
    while low < high {
      let middle = (low + high) / 2
      if Int(run.glyphs[middle].cluster) <= start { low = middle + 1 } else { high = middle }
    }
    let end = low < run.glyphs.count ? Int(run.glyphs[low].cluster) : run.range.upperBound
    let from = units.index(units.startIndex, offsetBy: start)
    let to = units.index(from, offsetBy: max(0, min(end, units.count) - start))
    return String(decoding: Array(units[from..<to]), as: UTF16.self)
  }

  /// Glyphs that are shown together, with their text.
  private struct Batch {
    let isRightToLeft: Bool
    /// The glyphs in visual order.
    var glyphs: [cairo_glyph_t] = []
    /// The clusters in visual order; texts are reversed for right-to-left runs when they are joined.
    private var clusters: [(text: [UInt8], glyphs: Int32)] = []

    init(isRightToLeft: Bool) {
      self.isRightToLeft = isRightToLeft
    }

    mutating func add(_ glyph: cairo_glyph_t, text: String?) {
      glyphs.append(glyph)
      if let text {
        clusters.append((Array(text.utf8), 1))
      } else if !clusters.isEmpty {
        clusters[clusters.count - 1].glyphs += 1
      } else {
        clusters.append(([], 1))
      }
    }

    func show(_ cairo: OpaquePointer) {
      let ordered = isRightToLeft ? clusters.reversed() : clusters
      let bytes = ordered.flatMap(\.text)
      let table = ordered.map {
        cairo_text_cluster_t(num_bytes: Int32($0.text.count), num_glyphs: $0.glyphs)
      }
      bytes.withUnsafeBufferPointer { buffer in
        buffer.withMemoryRebound(to: CChar.self) { text in
          cairo_show_text_glyphs(
            cairo, text.baseAddress, Int32(text.count), glyphs, Int32(glyphs.count), table,
            Int32(table.count),
            isRightToLeft ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : cairo_text_cluster_flags_t(0))
        }
      }
    }
  }
}
