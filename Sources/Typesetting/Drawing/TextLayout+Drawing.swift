import CPango
import CoreGraphics

extension TextLayout {
  /// The maximum distance of a flattened curve from its true shape, in pixels.
  static let tolerance = 0.05

  /// Draws the text.
  ///
  /// In a bitmap, glyphs are masks of their unhinted outlines at quarters of a pixel; rotated and very large
  /// ones are filled outlines at exact positions. An SVG contains outlines, a PDF text that can be selected
  /// and searched. The same text results in the same bytes on every machine.
  ///
  /// - Parameters:
  ///   - context: A context whose y axis points down.
  ///   - origin: The position of the layout's top left corner, in points.
  ///   - containerWidth: The width in which lines are aligned, in points.
  ///   - pixelScale: The number of pixels per point to which baselines after the first are rounded; `nil` for
  ///     no rounding.
  ///   - paint: Returns the paint of the text's span at an index.
  ///   - attachment: Draws the attachment of a span into a rectangle.
  public func draw(
    in context: CGContext, at origin: CGPoint, containerWidth: CGFloat, pixelScale: CGFloat? = nil,
    paint: (Int) -> TextPaint,
    attachment: (Int, CGRect) -> Void = { _, _ in }
  ) {
    let cairo = context.cairoContext
    guard origin.x.isFinite, origin.y.isFinite, containerWidth.isFinite, !context.drawsNothing else { return }
    context.takeOverPixels()
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    cairo_new_path(cairo)
    cairo_set_tolerance(cairo, TextLayout.tolerance)
    cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
    var paints: [Int: TextPaint] = [:]
    func paintOf(_ style: Int) -> TextPaint {
      if let known = paints[style] { return known }
      let made = paint(style)
      paints[style] = made
      return made
    }

    var clip = (minX: 0.0, minY: 0.0, maxX: 0.0, maxY: 0.0)
    cairo_clip_extents(cairo, &clip.minX, &clip.minY, &clip.maxX, &clip.maxY)
    for index in lines.indices {
      if isLean, !mayShow(lines[index], top: origin.y, from: clip.minY, to: clip.maxY) { continue }
      let (line, runs) = content(ofLine: index)
      let left = origin.x + self.origin(ofLine: index, containerWidth: containerWidth)
      drawBackgrounds(of: line, runs, left: left, top: origin.y, context, paintOf)
      var x = left
      var baseline = origin.y + line.baseline
      if let pixelScale, pixelScale > 0, index > 0 {
        baseline = (baseline * pixelScale).rounded() / pixelScale
      }
      for piece in line.pieces {
        let run = runs[piece.run]
        let style = text.spans[run.style].style
        let runPaint = paintOf(run.style)
        let width = drawnWidth(of: piece, run, in: line)
        let y = baseline - style.baselineOffset
        let placed = PlacedPiece(piece: piece, run: run, line: line, x: x, y: y, width: width)
        if case .attachment = run.content, let box = style.attachment {
          cairo_save(cairo)
          attachment(
            run.style,
            CGRect(x: x, y: y - box.baselineOffset - box.height, width: box.width, height: box.height))
          cairo_restore(cairo)
        } else {
          drawGlyphs(placed, runPaint, context)
        }
        drawLines(placed, paint: runPaint, font: style.font, context)
        x += width
      }
    }
  }

  /// A piece of a line with its pen position.
  struct PlacedPiece {
    var piece: Piece
    var run: ShapedRun
    var line: Line
    var x: Double
    /// The y coordinate of the baseline.
    var y: Double
    var width: Double
  }

  /// Returns whether a line may be visible between two y coordinates, including its shadows and decorations.
  private func mayShow(_ line: Line, top: Double, from least: Double, to greatest: Double) -> Bool {
    let margin = 4 * line.height + 100
    return top + line.top + line.height + margin > least && top + line.top - margin < greatest
  }

  private func drawnWidth(of piece: Piece, _ run: ShapedRun, in line: Line) -> Double {
    guard line.justification > 0 else { return piece.width }
    let end = line.range.upperBound - trailingSpaces(of: line)
    return run.glyphs[piece.glyphs].reduce(piece.width) { sum, glyph in
      sum + (isSpace(glyph, before: end) ? line.justification : 0)
    }
  }

  private func trailingSpaces(of line: Line) -> Int {
    let units = text.string.utf16
    let range =
      units.index(
        units.startIndex, offsetBy: line.range.lowerBound)..<units.index(
        units.startIndex, offsetBy: line.range.upperBound)
    return units[range].reversed().prefix { $0 == 0x20 }.count
  }

  private func isSpace(_ glyph: ShapedGlyph, before end: Int) -> Bool {
    let units = text.string.utf16
    guard Int(glyph.cluster) < end else { return false }
    return units[units.index(units.startIndex, offsetBy: Int(glyph.cluster))] == 0x20
  }

  // MARK: Glyphs

  private func drawGlyphs(_ placed: PlacedPiece, _ paint: TextPaint, _ context: CGContext) {
    let run = placed.run
    if case .tab = run.content { return }
    if hasColorGlyphs(placed) { return drawColorGlyphs(placed, paint, context) }
    let font = text.spans[run.style].style.font
    // Large enough for the overhang of ordinary glyphs.
    let box = CGRect(
      x: placed.x - font.size, y: placed.y - 2 * font.size, width: placed.width + 2 * font.size,
      height: 4 * font.size)
    var isBoxes = false
    if case .boxes = run.content { isBoxes = true }
    let boxLineWidth = max(0.5, font.size / 20)

    if let shadow = paint.shadow, shadow.color.alpha > 0 {
      context.drawShadow(
        offset: shadow.offset, sigma: max(shadow.blur, 0) / 2, color: shadow.color, around: box
      ) { cairo in
        if isBoxes {
          guard addPath(of: placed, cairo) else { return }
          cairo_set_line_width(cairo, boxLineWidth)
          cairo_stroke(cairo)
        } else {
          fill(placed, cairo)
        }
      }
    }
    if isBoxes {
      let color = paint.color.copy(alpha: paint.color.alpha * 0.45) ?? paint.color
      stroke(placed, width: boxLineWidth, color: color, around: box, context)
      return
    }
    if paint.strokeWidth <= 0 {
      context.paint(paint.color, around: box) { cairo in
        if context.isPDF, cairo == context.cairoContext { show(placed, cairo) } else { fill(placed, cairo) }
      }
    }
    if paint.strokeWidth != 0 {
      stroke(
        placed, width: font.size * Double(abs(paint.strokeWidth)) / 100,
        color: paint.strokeColor ?? paint.color, around: box, context)
    }
  }

  private func stroke(
    _ placed: PlacedPiece, width: Double, color: CGColor, around box: CGRect, _ context: CGContext
  ) {
    context.paint(color, around: box.insetBy(dx: -width, dy: -width)) { cairo in
      guard addPath(of: placed, cairo) else { return }
      cairo_set_line_width(cairo, width)
      cairo_stroke(cairo)
    }
  }

  /// Fills a piece's glyphs with cairo's source: by masks if its surface is a bitmap and not rotated, or else
  /// as paths.
  private func fill(_ placed: PlacedPiece, _ cairo: OpaquePointer) {
    if fillByMasks(placed, cairo) { return }
    cairo_new_path(cairo)
    guard addPath(of: placed, cairo) else { return }
    cairo_fill(cairo)
  }

  /// Calls `body` with each glyph of a piece in visual order, and its pen's x coordinate.
  func forEachGlyph(of placed: PlacedPiece, _ body: (ShapedGlyph, Double) -> Void) {
    let run = placed.run
    let line = placed.line
    let justifiedEnd = line.justification > 0 ? line.range.upperBound - trailingSpaces(of: line) : 0
    var pen = placed.x
    let range = placed.piece.glyphs
    for offset in 0..<range.count {
      let index = run.isRightToLeft ? range.upperBound - 1 - offset : range.lowerBound + offset
      let glyph = run.glyphs[index]
      body(glyph, pen)
      pen += glyph.advance
      if line.justification > 0, isSpace(glyph, before: justifiedEnd) { pen += line.justification }
    }
  }

  /// Adds a piece's outlines to the context's path. Returns `false` if there is nothing to draw.
  func addPath(of placed: PlacedPiece, _ cairo: OpaquePointer) -> Bool {
    let run = placed.run
    let font = text.spans[run.style].style.font
    var saved = cairo_matrix_t()
    cairo_get_matrix(cairo, &saved)
    forEachGlyph(of: placed) { glyph, pen in
      switch run.content {
      case .font, .fallback:
        let outline = font.placedOutline(of: glyph.glyph, fallback: run.fallbackFace)
        guard !outline.outline.isEmpty else { return }
        var local = outline.matrix
        local.x0 += pen + Double(glyph.xOffset)
        local.y0 += placed.y - Double(glyph.yOffset)
        cairo_transform(cairo, &local)
        outline.outline.append(to: cairo)
        cairo_set_matrix(cairo, &saved)
      case .boxes:
        let offset = Double(glyph.xOffset)
        addBox(width: glyph.advance - offset, font: font, x: pen + offset, y: placed.y, cairo)
      case .attachment, .tab: break
      }
    }
    return cairo_has_current_point(cairo) != 0
  }

  /// Adds the box for a character that no font contains.
  private func addBox(width: Double, font: TextFont, x: Double, y: Double, _ cairo: OpaquePointer) {
    guard width > 0 else { return }
    let margin = width * 0.12
    cairo_rectangle(cairo, x + margin, y - font.capHeight, width - 2 * margin, font.capHeight)
  }

  // MARK: Backgrounds and lines

  private func drawBackgrounds(
    of line: Line, _ runs: [ShapedRun], left: Double, top: Double, _ context: CGContext,
    _ paint: (Int) -> TextPaint
  ) {
    var x = left
    for piece in line.pieces {
      let width = drawnWidth(of: piece, runs[piece.run], in: line)
      if let background = paint(runs[piece.run].style).background, background.alpha > 0 {
        let rect = CGRect(x: x, y: top + line.top, width: width, height: line.height)
        context.paint(background, around: rect) { cairo in
          cairo_rectangle(cairo, x, top + line.top, width, line.height)
          cairo_fill(cairo)
        }
      }
      x += width
    }
  }

  private func drawLines(_ placed: PlacedPiece, paint: TextPaint, font: TextFont, _ context: CGContext) {
    // The system font's underline is a tenth of the size below the baseline and a fifteenth thick.
    let thickness = max(font.size * 0.067, 0.5)
    func draw(_ style: TextPaint.LineStyle, _ color: CGColor?, y: Double) {
      guard !style.isEmpty else { return }
      for (x, width) in style.contains(.byWord) ? words(of: placed) : [(placed.x, placed.width)] {
        drawLine(
          style, color: color ?? paint.color, x: x, width: width, y: y, thickness: thickness, context)
      }
    }
    draw(paint.underline, paint.underlineColor, y: placed.y + font.size * 0.1)
    draw(paint.strikethrough, paint.strikethroughColor, y: placed.y - font.xHeight / 2)
  }

  /// Returns the stretches of a piece between white space.
  private func words(of placed: PlacedPiece) -> [(x: Double, width: Double)] {
    let units = text.string.utf16
    var words: [(x: Double, width: Double)] = []
    var continues = false
    forEachGlyph(of: placed) { glyph, pen in
      let offset = Int(glyph.cluster)
      let unit = offset < units.count ? units[units.index(units.startIndex, offsetBy: offset)] : 0
      if unit == 0x20 || unit == 0x09 || unit == 0xA0 || unit == 0x3000 {
        continues = false
      } else if continues {
        words[words.count - 1].width = pen + glyph.advance - words[words.count - 1].x
      } else {
        words.append((pen, glyph.advance))
        continues = true
      }
    }
    return words
  }

  private func drawLine(
    _ style: TextPaint.LineStyle, color: CGColor, x: Double, width: Double, y: Double, thickness: Double,
    _ context: CGContext
  ) {
    guard width > 0 else { return }
    let thick = style.rawValue & 0xF == TextPaint.LineStyle.thick.rawValue ? thickness * 2 : thickness
    let isDouble = style.rawValue & 0xF == TextPaint.LineStyle.double.rawValue
    let unit = thick
    let dashes: [Double] =
      switch style.pattern {
      case 0x100: [unit, unit]
      case 0x200: [unit * 4, unit * 2]
      case 0x300: [unit * 4, unit * 2, unit, unit * 2]
      case 0x400: [unit * 4, unit * 2, unit, unit * 2, unit, unit * 2]
      default: []
      }
    let box = CGRect(x: x, y: y - thick, width: width, height: 6 * thick)
    context.paint(color, around: box) { cairo in
      cairo_save(cairo)
      cairo_set_line_width(cairo, thick)
      cairo_set_dash(cairo, dashes, Int32(dashes.count), 0)
      for copy in 0..<(isDouble ? 2 : 1) {
        let center = y + thick / 2 + Double(copy) * thick * 2
        cairo_move_to(cairo, x, center)
        cairo_line_to(cairo, x + width, center)
      }
      cairo_stroke(cairo)
      cairo_restore(cairo)
    }
  }
}
