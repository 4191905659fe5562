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

    let visible = MaskExtent(
      left: Int(clip.minX.rounded(.down)), top: Int(clip.minY.rounded(.down)),
      right: Int(clip.maxX.rounded(.up)), bottom: Int(clip.maxY.rounded(.up)))
    let key = GlyphStrike.Key(
      font: font, fallback: run.fallbackFace, xScale: matrix.xx, yScale: matrix.yy)
    return GlyphStrikes.shared.with(key) { strike in
      guard
        let masks = masks(of: placed, strike, matrix, xs: clip.minX - margin...clip.maxX + margin, y: y)
      else { return false }
      let extent = masks.extent.intersection(visible)
      return extent.isEmpty || paint(masks, strike, in: extent, cairo)
    }
  }

  /// The pixels that masks cover.
  private struct MaskExtent {
    var (left, top, right, bottom) = (Int.max, Int.max, Int.min, Int.min)

    var isEmpty: Bool { left >= right || top >= bottom }

    func intersection(_ other: Self) -> Self {
      Self(
        left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
        bottom: min(bottom, other.bottom))
    }
  }

  /// The masks of a piece's glyphs, with the pixels of their upper left corners.
  private struct PlacedMasks {
    var masks: [(mask: GlyphMask, x: Int, y: Int)] = []
    var extent = MaskExtent()

    @inline(__always)
    mutating func append(_ mask: GlyphMask, _ x: Int, _ y: Int) {
      masks.append((mask, x, y))
      extent.left = min(extent.left, x)
      extent.top = min(extent.top, y)
      extent.right = max(extent.right, x + mask.width)
      extent.bottom = max(extent.bottom, y + mask.height)
    }
  }

  /// Returns the masks of the glyphs in a range of pixels on a baseline; `nil` if a glyph has none.
  private func masks(
    of placed: PlacedPiece, _ strike: GlyphStrike, _ matrix: cairo_matrix_t, xs: ClosedRange<Double>,
    y: Double
  ) -> PlacedMasks? {
    var result = PlacedMasks()
    result.masks.reserveCapacity(placed.piece.glyphs.count)
    var isComplete = true
    forEachGlyph(of: placed) { glyph, pen in
      let x = (pen + Double(glyph.xOffset)) * matrix.xx + matrix.x0
      guard x > xs.lowerBound, x < xs.upperBound, isComplete else { return }
      let (pixelX, phaseX) = quarter(x)
      let (pixelY, phaseY) = quarter(y - Double(glyph.yOffset) * matrix.yy)
      guard let mask = strike.mask(of: glyph.glyph, phaseX: phaseX, phaseY: phaseY) else {
        isComplete = false
        return
      }
      if mask.width > 0 { result.append(mask, pixelX + mask.left, pixelY + mask.top) }
    }
    return isComplete ? result : nil
  }

  /// Paints cairo's source through masks.
  ///
  /// - Returns: `false` if there is no memory for the combined mask.
  private func paint(
    _ masks: PlacedMasks, _ strike: GlyphStrike, in extent: MaskExtent, _ cairo: OpaquePointer
  ) -> Bool {
    let (width, height) = (Int32(extent.right - extent.left), Int32(extent.bottom - extent.top))
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, width, height) else { return false }
    defer { cairo_surface_destroy(surface) }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
      let pixels = cairo_image_surface_get_data(surface)
    else { return false }
    let stride = Int(cairo_image_surface_get_stride(surface))
    strike.bytes.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return }
      for (mask, x, y) in masks.masks {
        let left = max(x, extent.left)
        let columns = left..<max(left, min(x + mask.width, extent.right))
        let top = max(y, extent.top)
        for row in top..<max(top, min(y + mask.height, extent.bottom)) {
          let from = base + mask.start + (row - y) * mask.width + (columns.lowerBound - x)
          let to = pixels + (row - extent.top) * stride + (columns.lowerBound - extent.left)
          for column in 0..<columns.count {
            let (sum, overflows) = to[column].addingReportingOverflow(from[column])
            to[column] = overflows ? 255 : sum
          }
        }
      }
    }
    cairo_surface_mark_dirty(surface)
    cairo_mask_surface(cairo, surface, Double(extent.left), Double(extent.top))
    return true
  }

  /// Returns the pixel and its quarter that are nearest to a coordinate.
  private func quarter(_ value: Double) -> (pixel: Int, phase: Int) {
    let phases = Double(GlyphStrike.phases)
    let quarters = Int((value * phases).rounded())
    let pixel = Int((Double(quarters) / phases).rounded(.down))
    return (pixel, quarters - pixel * GlyphStrike.phases)
  }
}
