import CCairo

extension CGContext {
  /// Clips to the whole pixels that a rectangle touches, so that its edges stay sharp; in a document, to the
  /// rectangle itself.
  package func clipOutward(to rect: CGRect) {
    guard !state.drawsNothing else { return }
    var box = rect.applying(state.ctm)
    guard box.isFinite else { return }
    let limit = GraphicsState.deviceLimit
    box = box.intersection(CGRect(x: -limit, y: -limit, width: 2 * limit, height: 2 * limit))
    if !isDocument, !box.isNull { box = box.pixelsTouched }
    cairo_new_path(cairoContext)
    cairo_identity_matrix(cairoContext)
    if !box.isNull {
      cairo_rectangle(
        cairoContext, Double(box.minX), Double(box.minY), Double(box.width), Double(box.height))
    }
    cairo_clip(cairoContext)
    var matrix = state.ctm.cairoMatrix
    cairo_set_matrix(cairoContext, &matrix)
    pathIsUnusable = false
  }

  /// Draws an image into a rectangle so that only its center part is stretched.
  ///
  /// - Parameters:
  ///   - center: The part that is stretched, in pixels of the image.
  ///   - scale: The scale of the image in pixels per point, which applies to the parts outside of `center`
  ///     unless the rectangle is too small.
  ///   - tiles: Whether the center part is repeated rather than stretched.
  package func drawUpright(
    _ image: CGImage, in rect: CGRect, center: CGRect, scale: CGFloat, tiles: Bool = false
  ) {
    let (width, height) = (CGFloat(image.width), CGFloat(image.height))
    guard rect.isFinite, center.isFinite, scale > 0, scale.isFinite else { return }
    let columns = Self.stretches(
      low: center.minX, high: center.maxX, size: width, scale: scale, from: rect.minX, length: rect.width)
    let rows = Self.stretches(
      low: center.minY, high: center.maxY, size: height, scale: scale, from: rect.minY,
      length: rect.height)
    for row in rows {
      for column in columns {
        let source = CGRect(
          x: column.source.lowerBound, y: row.source.lowerBound,
          width: column.source.upperBound - column.source.lowerBound,
          height: row.source.upperBound - row.source.lowerBound)
        let part = CGRect(
          x: column.target.lowerBound, y: row.target.lowerBound,
          width: column.target.upperBound - column.target.lowerBound,
          height: row.target.upperBound - row.target.lowerBound)
        guard source.width > 0, source.height > 0, part.width > 0, part.height > 0 else { continue }
        drawPart(
          image, source, in: part, scale: scale, tilesX: tiles && column.isMiddle,
          tilesY: tiles && row.isMiddle)
      }
    }
  }

  private struct Stretch {
    var source: Range<CGFloat>
    var target: Range<CGFloat>
    var isMiddle: Bool
  }

  /// Returns the three segments of one dimension: fixed, stretched, fixed.
  private static func stretches(
    low: CGFloat, high: CGFloat, size: CGFloat, scale: CGFloat, from: CGFloat, length: CGFloat
  ) -> [Stretch] {
    let low = min(max(low, 0), size)
    let high = min(max(high, low), size)
    var (first, last) = (low / scale, (size - high) / scale)
    if first + last > length {
      // The rectangle is too small for both fixed parts, so they shrink by the same factor.
      let factor = length / (first + last)
      first *= factor
      last *= factor
    }
    let (a, b) = (from + first, max(from + length - last, from + first))
    return [
      Stretch(source: 0..<low, target: from..<a, isMiddle: false),
      Stretch(source: low..<high, target: a..<b, isMiddle: true),
      Stretch(source: high..<size, target: b..<max(from + length, b), isMiddle: false),
    ]
  }

  private func drawPart(
    _ image: CGImage, _ source: CGRect, in part: CGRect, scale: CGFloat, tilesX: Bool, tilesY: Bool
  ) {
    // The part is cropped first, so that neighboring pixels do not bleed in at its edges.
    let pixels = source.pixelsTouched
    guard let cropped = image.cropping(to: pixels) else { return }
    guard tilesX || tilesY else { return drawUpright(cropped, in: part) }
    let tile = CGSize(
      width: tilesX ? source.width / scale : part.width, height: tilesY ? source.height / scale : part.height)
    // Repetitions that are too small to be distinguished are not drawn.
    guard part.width / tile.width * (part.height / tile.height) < 100_000 else {
      return drawUpright(cropped, in: part)
    }
    saveGState()
    clip(to: part)
    var y = part.minY
    while y < part.maxY {
      var x = part.minX
      while x < part.maxX {
        drawUpright(cropped, in: CGRect(origin: CGPoint(x: x, y: y), size: tile))
        x += tile.width
      }
      y += tile.height
    }
    restoreGState()
  }
}

extension CGRect {
  /// The whole pixels that the rectangle touches, apart from rounding errors.
  package var pixelsTouched: CGRect {
    let (left, top) = ((minX + 1e-6).rounded(.down), (minY + 1e-6).rounded(.down))
    return CGRect(
      x: left, y: top, width: (maxX - 1e-6).rounded(.up) - left, height: (maxY - 1e-6).rounded(.up) - top)
  }
}
