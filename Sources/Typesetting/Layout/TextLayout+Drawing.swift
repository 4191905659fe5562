import CPango
import CoreGraphics

extension TextLayout {
  /// Draws the text. Glyphs are filled outlines at exact positions, never hinted: the same pixels everywhere, and
  /// shapes in SVG and PDF.
  ///
  /// - Parameters:
  ///   - context: a context whose y axis points down.
  ///   - origin: the layout's top left, in points.
  ///   - containerWidth: the width that lines are aligned in, in points.
  ///   - paint: how the span of the text with an index is painted.
  ///   - attachment: draws the attachment of a span into a rectangle.
  public func draw(
    in context: CGContext, at origin: CGPoint, containerWidth: CGFloat, paint: (Int) -> TextPaint,
    attachment: (Int, CGRect) -> Void = { _, _ in }
  ) {
    let cairo = context.cairoContext
    guard origin.x.isFinite, origin.y.isFinite, containerWidth.isFinite else { return }
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    cairo_new_path(cairo)
    cairo_set_tolerance(cairo, 0.05)
    cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
    var paints: [Int: TextPaint] = [:]
    func paintOf(_ style: Int) -> TextPaint {
      if let known = paints[style] { return known }
      let made = paint(style)
      paints[style] = made
      return made
    }

    for (index, line) in lines.enumerated() {
      let left = origin.x + self.origin(ofLine: index, containerWidth: containerWidth)
      drawBackgrounds(of: line, left: left, top: origin.y, cairo, paintOf)
      var x = left
      let baseline = origin.y + line.baseline
      for piece in line.pieces {
        let run = runs[piece.run]
        let style = text.spans[run.style].style
        let runPaint = paintOf(run.style)
        let width = drawnWidth(of: piece, in: line)
        let y = baseline - style.baselineOffset
        if case .attachment = run.content, let box = style.attachment {
          cairo_save(cairo)
          attachment(
            run.style,
            CGRect(x: x, y: y - box.baselineOffset - box.height, width: box.width, height: box.height))
          cairo_restore(cairo)
        } else {
          if let shadow = runPaint.shadow, shadow.color.alpha > 0 {
            drawShadow(shadow, of: piece, in: line, x: x, y: y, cairo)
          }
          drawGlyphs(of: piece, in: line, x: x, y: y, paint: runPaint, cairo)
        }
        drawLines(
          of: piece, in: line, x: x, width: width, baseline: y, paint: runPaint, font: style.font, cairo)
        x += width
      }
    }
  }

  private func drawnWidth(of piece: Piece, in line: Line) -> Double {
    guard line.justification > 0 else { return piece.width }
    let end = line.range.upperBound - trailingSpaces(of: line)
    let run = runs[piece.run]
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

  private func drawGlyphs(
    of piece: Piece, in line: Line, x: Double, y: Double, paint: TextPaint, _ cairo: OpaquePointer
  ) {
    guard addPath(of: piece, in: line, x: x, y: y, cairo) else { return }
    let size = text.spans[runs[piece.run].style].style.font.size
    if case .boxes = runs[piece.run].content {
      set(paint.color, cairo, alpha: 0.45)
      cairo_set_line_width(cairo, max(0.5, size / 20))
      cairo_stroke(cairo)
      return
    }
    if paint.strokeWidth > 0 {
      set(paint.strokeColor ?? paint.color, cairo)
      cairo_set_line_width(cairo, size * paint.strokeWidth / 100)
      cairo_stroke(cairo)
    } else {
      set(paint.color, cairo)
      if paint.strokeWidth < 0 {
        cairo_fill_preserve(cairo)
        set(paint.strokeColor ?? paint.color, cairo)
        cairo_set_line_width(cairo, size * -paint.strokeWidth / 100)
        cairo_stroke(cairo)
      } else {
        cairo_fill(cairo)
      }
    }
  }

  /// A blurred shadow is spread over a ring of copies; there is no filter to blur with.
  private func drawShadow(
    _ shadow: TextPaint.Shadow, of piece: Piece, in line: Line, x: Double, y: Double, _ cairo: OpaquePointer
  ) {
    let (dx, dy) = (Double(shadow.offset.width), Double(shadow.offset.height))
    guard dx.isFinite, dy.isFinite, shadow.blur.isFinite else { return }
    if shadow.blur <= 0 {
      guard addPath(of: piece, in: line, x: x + dx, y: y + dy, cairo) else { return }
      set(shadow.color, cairo)
      cairo_fill(cairo)
      return
    }
    let radius = min(Double(shadow.blur), 100) / 2
    let copies = 12
    for ring in 0..<2 {
      for copy in 0..<copies {
        let angle = Double(copy) / Double(copies) * 2 * .pi
        let distance = radius * (ring == 0 ? 0.35 : 0.8)
        guard
          addPath(
            of: piece, in: line, x: x + dx + cos(angle) * distance, y: y + dy + sin(angle) * distance, cairo)
        else { return }
        set(shadow.color, cairo, alpha: 1.4 / Double(2 * copies))
        cairo_fill(cairo)
      }
    }
  }

  /// Adds a piece's outlines to the context's path; false when there is nothing to draw.
  private func addPath(of piece: Piece, in line: Line, x: Double, y: Double, _ cairo: OpaquePointer) -> Bool {
    let run = runs[piece.run]
    let font = text.spans[run.style].style.font
    let justifiedEnd = line.justification > 0 ? line.range.upperBound - trailingSpaces(of: line) : 0
    var pen = x
    let range = piece.glyphs
    for offset in 0..<range.count {
      let index = run.isRightToLeft ? range.upperBound - 1 - offset : range.lowerBound + offset
      let glyph = run.glyphs[index]
      switch run.content {
      case .font:
        addOutline(
          glyph, face: font.outlineFace, unit: font.unit, slant: font.slant,
          design: font.designAdvance(of: glyph.glyph), x: pen, y: y, cairo)
      case .fallback(let face):
        addOutline(
          glyph, face: face, unit: font.size / face.unitsPerEm, slant: 0, design: nil, x: pen, y: y, cairo)
      case .boxes:
        addBox(width: glyph.advance, font: font, x: pen, y: y, cairo)
      case .attachment, .tab: break
      }
      pen += glyph.advance
      if line.justification > 0, isSpace(glyph, before: justifiedEnd) { pen += line.justification }
    }
    return cairo_has_current_point(cairo) != 0
  }

  private func addOutline(
    _ glyph: ShapedGlyph, face: FontFace, unit: Double, slant: Double, design: Double?, x: Double, y: Double,
    _ cairo: OpaquePointer
  ) {
    let outline = face.outline(of: glyph.glyph)
    guard !outline.isEmpty else { return }
    // Between optical sizes the advance is blended and the outline is one or the other: narrow or widen it a
    // little, and centre what is left.
    var scale = unit
    var shift = 0.0
    if let design {
      let own = face.advance(of: glyph.glyph) * unit
      if own > 0, design > 0, abs(own - design) > 0.001 {
        let stretch = min(max(design / own, 0.94), 1.06)
        scale = unit * stretch
        shift = (design - own * stretch) / 2
      }
    }
    var saved = cairo_matrix_t()
    cairo_get_matrix(cairo, &saved)
    var local = cairo_matrix_t()
    cairo_matrix_init(
      &local, scale, 0, slant * unit, -unit, x + Double(glyph.xOffset) + shift, y - Double(glyph.yOffset))
    cairo_transform(cairo, &local)
    outline.append(to: cairo)
    cairo_set_matrix(cairo, &saved)
  }

  /// The stand-in for a character no font has.
  private func addBox(width: Double, font: TextFont, x: Double, y: Double, _ cairo: OpaquePointer) {
    guard width > 0 else { return }
    let margin = width * 0.12
    cairo_rectangle(cairo, x + margin, y - font.capHeight, width - 2 * margin, font.capHeight)
  }

  private func set(_ color: CGColor, _ cairo: OpaquePointer, alpha: Double = 1) {
    let (red, green, blue) = color.srgb
    cairo_set_source_rgba(cairo, Double(red), Double(green), Double(blue), Double(color.alpha) * alpha)
  }

  // MARK: Backgrounds and lines

  private func drawBackgrounds(
    of line: Line, left: Double, top: Double, _ cairo: OpaquePointer, _ paint: (Int) -> TextPaint
  ) {
    var x = left
    for piece in line.pieces {
      let width = drawnWidth(of: piece, in: line)
      if let background = paint(runs[piece.run].style).background, background.alpha > 0 {
        set(background, cairo)
        cairo_rectangle(cairo, x, top + line.top, width, line.height)
        cairo_fill(cairo)
      }
      x += width
    }
  }

  private func drawLines(
    of piece: Piece, in line: Line, x: Double, width: Double, baseline: Double, paint: TextPaint,
    font: TextFont, _ cairo: OpaquePointer
  ) {
    // The system font's own line is a tenth below the baseline and a fifteenth thick.
    let thickness = max(font.size * 0.067, 0.5)
    if !paint.underline.isEmpty {
      drawLine(
        paint.underline, color: paint.underlineColor ?? paint.color, x: x, width: width,
        y: baseline + font.size * 0.1, thickness: thickness, cairo)
    }
    if !paint.strikethrough.isEmpty {
      drawLine(
        paint.strikethrough, color: paint.strikethroughColor ?? paint.color, x: x, width: width,
        y: baseline - font.xHeight / 2, thickness: thickness, cairo)
    }
  }

  private func drawLine(
    _ style: TextPaint.LineStyle, color: CGColor, x: Double, width: Double, y: Double, thickness: Double,
    _ cairo: OpaquePointer
  ) {
    guard width > 0 else { return }
    set(color, cairo)
    let thick = style.rawValue & 0xF == TextPaint.LineStyle.thick.rawValue ? thickness * 2 : thickness
    let isDouble = style.rawValue & 0xF == TextPaint.LineStyle.double.rawValue
    cairo_set_line_width(cairo, thick)
    let unit = thick
    let dashes: [Double] =
      switch style.pattern {
      case 0x100: [unit, unit]
      case 0x200: [unit * 4, unit * 2]
      case 0x300: [unit * 4, unit * 2, unit, unit * 2]
      case 0x400: [unit * 4, unit * 2, unit, unit * 2, unit, unit * 2]
      default: []
      }
    cairo_set_dash(cairo, dashes, Int32(dashes.count), 0)
    for copy in 0..<(isDouble ? 2 : 1) {
      let center = y + thick / 2 + Double(copy) * thick * 2
      cairo_move_to(cairo, x, center)
      cairo_line_to(cairo, x + width, center)
      cairo_stroke(cairo)
    }
    cairo_set_dash(cairo, nil, 0, 0)
  }
}
