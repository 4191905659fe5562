import CPango
import CoreGraphics

extension TextLayout {
  /// Fills a piece's glyphs with cairo's source through their masks.
  ///
  /// 1. Each glyph's pen is rounded to the nearest quarter of a pixel; the strike contains its mask.
  /// 2. The masks are combined into one of the whole piece, clipped to the visible part.
  /// 3. The source is painted through that mask at once: overlapping glyphs of a translucent color do not
  ///    show.
  ///
  /// - Returns: `false` if masks cannot be used: in documents, if the axes are rotated or mirrored, without
  ///   antialiasing, and for very large glyphs. Nothing has been drawn then.
  func fillByMasks(_ placed: PlacedPiece, _ cairo: OpaquePointer) -> Bool {
    let run = placed.run
    let font = text.spans[run.style].style.font
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    guard matrix.xy == 0, matrix.yx == 0, matrix.xx > 0, matrix.yy > 0,
      font.size * max(matrix.xx, matrix.yy) <= GlyphStrike.largestSize,
      cairo_get_antialias(cairo) != CAIRO_ANTIALIAS_NONE,
      cairo_surface_get_type(cairo_get_group_target(cairo)) == CAIRO_SURFACE_TYPE_IMAGE
    else { return false }

    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    cairo_identity_matrix(cairo)
    var clip = (minX: 0.0, minY: 0.0, maxX: 0.0, maxY: 0.0)
    cairo_clip_extents(cairo, &clip.minX, &clip.minY, &clip.maxX, &clip.maxY)
    guard clip.minX < clip.maxX, clip.minY < clip.maxY else { return true }
    // Glyphs this far outside of the clip are skipped.
    let margin = 4 * font.size * max(matrix.xx, matrix.yy)
    let y = placed.y * matrix.yy + matrix.y0
    guard y > clip.minY - margin, y < clip.maxY + margin else { return true }

    let key = GlyphStrike.Key(
      font: font, fallback: run.fallbackFace, xScale: matrix.xx, yScale: matrix.yy)
    return GlyphStrikes.shared.with(key) { strike in
      var pieces: [(mask: GlyphMask, x: Int, y: Int)] = []
      pieces.reserveCapacity(placed.piece.glyphs.count)
      var (left, top, right, bottom) = (Int.max, Int.max, Int.min, Int.min)
      var isComplete = true
      forEachGlyph(of: placed) { glyph, pen in
        let x = (pen + Double(glyph.xOffset)) * matrix.xx + matrix.x0
        guard x > clip.minX - margin, x < clip.maxX + margin, isComplete else { return }
        let (pixelX, phaseX) = quarter(x)
        let (pixelY, phaseY) = quarter(y - Double(glyph.yOffset) * matrix.yy)
        guard let mask = strike.mask(of: glyph.glyph, phaseX: phaseX, phaseY: phaseY) else {
          isComplete = false
          return
        }
        guard mask.width > 0 else { return }
        pieces.append((mask, pixelX + mask.left, pixelY + mask.top))
        left = min(left, pixelX + mask.left)
        top = min(top, pixelY + mask.top)
        right = max(right, pixelX + mask.left + mask.width)
        bottom = max(bottom, pixelY + mask.top + mask.height)
      }
      guard isComplete else { return false }
      left = max(left, Int(clip.minX.rounded(.down)))
      top = max(top, Int(clip.minY.rounded(.down)))
      right = min(right, Int(clip.maxX.rounded(.up)))
      bottom = min(bottom, Int(clip.maxY.rounded(.up)))
      guard left < right, top < bottom else { return true }
      guard
        let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(right - left), Int32(bottom - top))
      else { return false }
      defer { cairo_surface_destroy(surface) }
      guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
        let pixels = cairo_image_surface_get_data(surface)
      else { return false }
      let stride = Int(cairo_image_surface_get_stride(surface))
      strike.bytes.withUnsafeBufferPointer { bytes in
        guard let base = bytes.baseAddress else { return }
        for (mask, x, y) in pieces {
          let columns = max(x, left)..<max(max(x, left), min(x + mask.width, right))
          let rows = max(y, top)..<max(max(y, top), min(y + mask.height, bottom))
          for row in rows {
            let from = base + mask.start + (row - y) * mask.width + (columns.lowerBound - x)
            let to = pixels + (row - top) * stride + (columns.lowerBound - left)
            for column in 0..<columns.count {
              let (sum, overflows) = to[column].addingReportingOverflow(from[column])
              to[column] = overflows ? 255 : sum
            }
          }
        }
      }
      cairo_surface_mark_dirty(surface)
      cairo_mask_surface(cairo, surface, Double(left), Double(top))
      return true
    }
  }

  /// Returns the pixel and its quarter that are nearest to a coordinate.
  private func quarter(_ value: Double) -> (pixel: Int, phase: Int) {
    let phases = Double(GlyphStrike.phases)
    let quarters = Int((value * phases).rounded())
    let pixel = Int((Double(quarters) / phases).rounded(.down))
    return (pixel, quarters - pixel * GlyphStrike.phases)
  }
}
