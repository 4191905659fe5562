import CPango
import ForkSafeLocks
import Foundation

/// Converts a paragraph's text into runs of glyphs.
struct Shaper {
  /// The text of all paragraphs.
  let units: [UInt16]
  /// The styles, and their ends in the text.
  let styles: [StyledText.Style]
  let styleEnds: [Int]

  /// The maximum number of units per call of HarfBuzz, which bounds its memory for texts of any length.
  private static let longestItem = 8192

  /// Shapes a paragraph.
  func shape(_ range: Range<Int>, levels: [UInt8]?, baseLevel: UInt8) -> [ShapedRun] {
    var runs: [ShapedRun] = []
    var start = range.lowerBound
    var style = styleIndex(at: start)
    while start < range.upperBound {
      while styleEnds[style] <= start { style += 1 }
      var end = min(styleEnds[style], range.upperBound)
      var level = baseLevel
      if let levels {
        level = levels[start - range.lowerBound]
        if let change = (start..<end).first(where: { levels[$0 - range.lowerBound] != level }) {
          end = change
        }
      }
      shapeSegment(start..<end, style: style, level: level, into: &runs)
      start = end
    }
    separateIdeographs(in: &runs)
    return runs
  }

  /// Returns the index of the style at an offset.
  func styleIndex(at offset: Int) -> Int {
    if styleEnds.count == 1 { return 0 }
    var low = 0
    var high = styleEnds.count - 1
    while low < high {
      let middle = (low + high) / 2
      if styleEnds[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  // MARK: Faces

  private enum Source: Equatable {
    case font
    case fallback(FontFace)
    case boxes
    case attachment
    case tab

    static func == (lhs: Source, rhs: Source) -> Bool {
      switch (lhs, rhs) {
      case (.font, .font), (.boxes, .boxes): true
      case (.fallback(let a), .fallback(let b)): a === b
      default: false  // attachments and tabs stand alone
      }
    }
  }

  /// Splits a stretch of one style and level by the faces that have its characters, and shapes the parts.
  private func shapeSegment(_ range: Range<Int>, style: Int, level: UInt8, into runs: inout [ShapedRun]) {
    let font = styles[style].font
    let face = font.shapingFace
    if face.coversASCII, isASCII(range) {
      if level & 1 == 0, let latin = font.latin {
        runs.append(shapePairs(range, latin, style: style, level: level))
        return
      }
      shapeLong(range, source: .font, style: style, level: level, into: &runs)
    } else if level & 1 == 0, let latin = font.latin {
      shapeMixed(range, latin, style: style, level: level, into: &runs)
    } else {
      shapeItems(range, style: style, level: level, into: &runs)
    }
  }

  /// Shapes long stretches of ASCII by lookup, and the others with HarfBuzz. They are divided at spaces,
  /// which have no kerning in the system font.
  private func shapeMixed(
    _ range: Range<Int>, _ latin: LatinPairs, style: Int, level: UInt8, into runs: inout [ShapedRun]
  ) {
    let shortest = 64
    var rest = range.lowerBound
    var index = range.lowerBound
    while range.upperBound - index >= shortest {
      var end = index
      while end < range.upperBound, LatinPairs.covers(units[end]) { end += 1 }
      var (first, last) = (index, end)
      if first > range.lowerBound { while first < last, units[first] != 0x20 { first += 1 } }
      if last < range.upperBound {
        // The last space may be the base of a mark.
        while last > first, units[last - 1] != 0x20 { last -= 1 }
        last -= 1
      }
      if last - first >= shortest {
        if rest < first { shapeItems(rest..<first, style: style, level: level, into: &runs) }
        runs.append(shapePairs(first..<last, latin, style: style, level: level))
        rest = last
      }
      index = end
      while index < range.upperBound, !LatinPairs.covers(units[index]) { index += 1 }
    }
    if rest < range.upperBound {
      shapeItems(rest..<range.upperBound, style: style, level: level, into: &runs)
    }
  }

  private func shapeItems(_ range: Range<Int>, style: Int, level: UInt8, into runs: inout [ShapedRun]) {
    let font = styles[style].font
    var itemStart = range.lowerBound
    var itemSource: Source?
    var script = HB_SCRIPT_COMMON
    var offset = range.lowerBound
    let unicode = hb_unicode_funcs_get_default()
    while offset < range.upperBound {
      var (scalar, length) = self.scalar(at: offset, limit: range.upperBound)
      let source: Source
      if let end = EmojiSequence.end(in: units, at: offset, limit: range.upperBound) {
        source = emojiSource(of: scalar, font: font)
        length = end - offset
        scalar = 0x1F600  // Of no script, whatever the first character of the emoji.
      } else {
        source = self.source(of: scalar, at: offset, font: font, style: style, previous: itemSource)
      }
      let scalarScript = scalar < 0x80 ? latinOrCommon(scalar) : hb_unicode_script(unicode, scalar)
      let isNeutral =
        scalarScript == HB_SCRIPT_COMMON || scalarScript == HB_SCRIPT_INHERITED
        || scalarScript == HB_SCRIPT_UNKNOWN
      let scriptChanges = !isNeutral && script != HB_SCRIPT_COMMON && scalarScript != script
      if let current = itemSource, source != current || scriptChanges {
        shapeLong(itemStart..<offset, source: current, style: style, level: level, into: &runs)
        itemStart = offset
        script = HB_SCRIPT_COMMON
      }
      if !isNeutral { script = scalarScript }
      itemSource = source
      offset += length
    }
    if let itemSource {
      shapeLong(itemStart..<range.upperBound, source: itemSource, style: style, level: level, into: &runs)
    }
  }

  /// Returns whether all characters are printable ASCII.
  private func isASCII(_ range: Range<Int>) -> Bool {
    units.withUnsafeBufferPointer { text in
      text[range].allSatisfy(LatinPairs.covers)
    }
  }

  private func shapePairs(_ range: Range<Int>, _ latin: LatinPairs, style: Int, level: UInt8) -> ShapedRun {
    let attributes = styles[style]
    let font = attributes.font
    let scale = font.advanceUnit
    let spacing = font.tracking + (attributes.kern ?? 0) + attributes.tracking
    let kerns: Double = attributes.kern == 0 || !font.hasFaceKerning ? 0 : 1
    let pairs = attributes.kern == 0 ? nil : font.pairs
    let pairUnit = font.pairUnit
    let lowercaseSpacing = font.lowercaseSpacing
    var offset = Int32(clamping: range.lowerBound)
    let glyphs = [ShapedGlyph](unsafeUninitializedCapacity: range.count) { glyphs, count in
      latin.forEach(in: units[range]) { index, kerning in
        var advance =
          (latin.advances[index] + kerning * kerns + font.latinDifferences[index]) * scale + spacing
        if lowercaseSpacing != 0, isLowercase(LatinPairs.first + UInt16(index)) {
          advance += lowercaseSpacing
        }
        if let pairs, Int(offset) + 1 < range.upperBound {
          let next = Int(units[Int(offset) + 1] - LatinPairs.first)
          advance += pairs.between(place: index, nextPlace: next) * pairUnit
        }
        glyphs.initializeElement(
          at: count,
          to: ShapedGlyph(
            glyph: latin.glyphs[index], cluster: offset, advance: advance, xOffset: 0, yOffset: 0))
        count += 1
        offset += 1
      }
    }
    return ShapedRun(content: .font, style: style, level: level, range: range, glyphs: glyphs)
  }

  private func latinOrCommon(_ scalar: UInt32) -> hb_script_t {
    (0x41...0x5A).contains(scalar) || (0x61...0x7A).contains(scalar) ? HB_SCRIPT_LATIN : HB_SCRIPT_COMMON
  }

  private func scalar(at offset: Int, limit: Int) -> (UInt32, Int) {
    let unit = units[offset]
    if unit & 0xF800 != 0xD800 { return (UInt32(unit), 1) }
    if unit & 0xFC00 == 0xD800, offset + 1 < limit, units[offset + 1] & 0xFC00 == 0xDC00 {
      return (0x10000 + (UInt32(unit & 0x3FF) << 10 | UInt32(units[offset + 1] & 0x3FF)), 2)
    }
    return (0xFFFD, 1)
  }

  /// Returns the source of an emoji by its first character: only color faces, since text fonts have narrow
  /// symbols there.
  private func emojiSource(of scalar: UInt32, font: TextFont) -> Source {
    if font.shapingFace.hasColor, font.shapingFace.glyph(for: scalar) != nil { return .font }
    return FontLibrary.shared.emojiFace(for: scalar, in: font).map { .fallback($0) } ?? .boxes
  }

  private func source(of scalar: UInt32, at offset: Int, font: TextFont, style: Int, previous: Source?)
    -> Source
  {
    if scalar == 0x09 { return .tab }
    if scalar == 0xFFFC, styles[style].attachment != nil { return .attachment }
    if font.shapingFace.coversASCII, scalar >= 0x20, scalar < 0x7F {
      // Emoji keycaps stay with the characters they are joined to; other ASCII characters are the font's.
      return .font
    }
    let continues = Unicode.Scalar(scalar).map(Shaper.continuesCluster) ?? false
    if continues, let previous, previous != .tab, previous != .attachment {
      switch previous {
      case .font, .fallback:
        // A mark that the face lacks is still shaped with its base: HarfBuzz may compose the two.
        return previous
      default: return previous
      }
    }
    if font.shapingFace.glyph(for: scalar) != nil { return .font }
    if scalar < 0x20 || continues { return .font }
    if isEmojiWithoutText(scalar, at: offset), let face = FontLibrary.shared.emojiFace(for: scalar, in: font)
    {
      return .fallback(face)
    }
    if let face = FontLibrary.shared.fallbackFace(for: scalar, in: font) { return .fallback(face) }
    if Shaper.isComposable(scalar, in: font.shapingFace) { return .font }
    return Shaper.parts(ofLigature: scalar, in: font.shapingFace) == nil ? .boxes : .font
  }

  /// Returns whether a character that the font lacks is an emoji on iOS, although its default presentation in
  /// Unicode is text: stopwatches, thick arrows, check marks. The selector U+FE0E requests text.
  private func isEmojiWithoutText(_ scalar: UInt32, at offset: Int) -> Bool {
    guard scalar >= 0x2000, Unicode.Scalar(scalar)?.properties.isEmoji == true else { return false }
    let next = offset + (scalar > 0xFFFF ? 2 : 1)
    return next >= units.count || units[next] != 0xFE0E
  }

  /// Returns the letters of a presentation form of a Latin or Armenian ligature (U+FB01 "ﬁ"), if a face that
  /// lacks the form has them.
  private static func parts(ofLigature scalar: UInt32, in face: FontFace) -> [UInt32]? {
    guard (0xFB00...0xFB17).contains(scalar), let form = Unicode.Scalar(scalar),
      face.glyph(for: scalar) == nil
    else { return nil }
    let parts = String(form).decomposedStringWithCompatibilityMapping.unicodeScalars.map(\.value)
    return parts.count > 1 && parts.allSatisfy { face.glyph(for: $0) != nil } ? parts : nil
  }

  /// Returns whether HarfBuzz can shape a character as base and mark although the face lacks the composed
  /// form.
  private static func isComposable(_ scalar: UInt32, in face: FontFace) -> Bool {
    var base: UInt32 = 0
    var mark: UInt32 = 0
    guard hb_unicode_decompose(hb_unicode_funcs_get_default(), scalar, &base, &mark) != 0, base != scalar
    else { return false }
    return face.glyph(for: base) != nil && (mark == 0 || face.glyph(for: mark) != nil)
  }

  /// Returns whether a scalar, such as a mark, joiner or selector, belongs to the character before it.
  private static func continuesCluster(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x300 { return scalar.value == 0xAD }
    if (0x1F3FB...0x1F3FF).contains(scalar.value) { return true }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark: return true
    default: return scalar.properties.isDefaultIgnorableCodePoint
    }
  }

  // MARK: Shaping

  private func shapeLong(
    _ range: Range<Int>, source: Source, style: Int, level: UInt8, into runs: inout [ShapedRun]
  ) {
    switch source {
    case .attachment:
      for offset in range { runs.append(attachment(at: offset, style: style, level: level)) }
    case .tab:
      for offset in range {
        let glyph = ShapedGlyph(
          glyph: 0, cluster: Int32(clamping: offset), advance: 0, xOffset: 0, yOffset: 0)
        runs.append(
          ShapedRun(content: .tab, style: style, level: level, range: offset..<offset + 1, glyphs: [glyph]))
      }
    case .boxes:
      runs.append(boxes(range, style: style, level: level))
    case .font, .fallback:
      var start = range.lowerBound
      while start < range.upperBound {
        var end = range.upperBound
        if end - start > Shaper.longestItem {
          end = start + Shaper.longestItem
          // A space is the best place to divide; otherwise not within a surrogate pair.
          if let space = (start + Shaper.longestItem / 2..<end).last(where: { units[$0] == 0x20 }) {
            end = space + 1
          } else if units[end] & 0xFC00 == 0xDC00, units[end - 1] & 0xFC00 == 0xD800 {
            end -= 1
          }
        }
        runs.append(shapeItem(start..<end, source: source, style: style, level: level))
        start = end
      }
    }
  }

  private func shapeItem(_ range: Range<Int>, source: Source, style: Int, level: UInt8) -> ShapedRun {
    let attributes = styles[style]
    var face = attributes.font.shapingFace
    var content = RunContent.font
    if case .fallback(let other) = source {
      face = other
      content = .fallback(other)
    }
    let buffer = ShapingBuffers.take()
    defer { ShapingBuffers.giveBack(buffer) }
    addText(range, face, to: buffer)
    shape(buffer, face, attributes, isSystemHan: content.isSystemHan, level: level)

    var count: UInt32 = 0
    let infos = hb_buffer_get_glyph_infos(buffer, &count)
    let positions = hb_buffer_get_glyph_positions(buffer, &count)
    var glyphs: [ShapedGlyph] = []
    if let infos, let positions {
      glyphs.reserveCapacity(Int(count))
      let metrics = ItemMetrics(attributes, face, content, isReversed: level & 1 == 1)
      for position in 0..<Int(count) {
        let index = metrics.isReversed ? Int(count) - 1 - position : position
        var next: UInt32?
        if position + 1 < Int(count) { next = infos[metrics.isReversed ? index - 1 : index + 1].cluster }
        glyphs.append(glyph(infos[index], positions[index], next: next, metrics))
      }
    }
    return ShapedRun(content: content, style: style, level: level, range: range, glyphs: glyphs)
  }

  private func addText(_ range: Range<Int>, _ face: FontFace, to buffer: OpaquePointer?) {
    if units[range].contains(where: { (0xFB00...0xFB17).contains($0) }) {
      addWithLigaturesTakenApart(range, face, to: buffer)
      return
    }
    // Lone surrogates become U+FFFD.
    units.withUnsafeBufferPointer { text in
      hb_buffer_add_utf16(
        buffer, text.baseAddress, Int32(clamping: text.count), UInt32(range.lowerBound), Int32(range.count))
    }
  }

  /// Replaces the text in a buffer by glyphs.
  private func shape(
    _ buffer: OpaquePointer?, _ face: FontFace, _ attributes: StyledText.Style, isSystemHan: Bool,
    level: UInt8
  ) {
    let font = attributes.font
    hb_buffer_set_direction(buffer, level & 1 == 1 ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    // Fonts of applications keep their own forms, as on iOS.
    hb_buffer_set_language(
      buffer, isSystemHan ? font.request.rules.ideographForms.shapingLanguage : ShapingLanguage.standard)
    hb_buffer_guess_segment_properties(buffer)
    hb_buffer_set_flags(buffer, HB_BUFFER_FLAG_DEFAULT)
    var features = attributes.kern == 0 ? font.featuresWithoutKerning : font.features
    if !attributes.usesLigatures { features += TextFont.featuresWithoutLigatures }
    hb_shape(face.hbFont, buffer, features, UInt32(features.count))
  }

  /// The sizes that the glyphs of an item have in common.
  private struct ItemMetrics {
    let font: TextFont
    let isFont: Bool
    /// The length of the face's unit in points.
    let unit: Double
    let unitsPerEm: Double
    /// Emoji have iOS's advance, whichever font draws them.
    let emojiAdvance: Double?
    /// The same applies to full-width characters, whose glyphs are an em wide.
    let ideographAdvance: Double?
    /// The length after each cluster.
    let spacing: Double
    let pairs: KerningPairs?
    let isReversed: Bool

    init(_ attributes: StyledText.Style, _ face: FontFace, _ content: RunContent, isReversed: Bool) {
      font = attributes.font
      isFont = if case .font = content { true } else { false }
      unit = isFont ? font.unit : font.size / face.unitsPerEm
      unitsPerEm = face.unitsPerEm
      emojiAdvance =
        isFont || !face.hasColor ? nil : FallbackBox.emojiWidth(at: font.size) * font.size * font.widthFactor
      ideographAdvance =
        content.isSystemHan ? font.request.rules.ideographWidth * font.size * font.widthFactor : nil
      spacing = (isFont ? font.tracking : 0) + (attributes.kern ?? 0) + attributes.tracking
      pairs = isFont && !isReversed && attributes.kern != 0 ? font.pairs : nil
      self.isReversed = isReversed
    }

    /// Returns the advance of a glyph without spacing.
    @inline(__always)
    func advance(of glyph: UInt32, shaped: Double) -> Double {
      if isFont { return font.advance(of: glyph, shapedAdvance: shaped) }
      if let emojiAdvance, shaped > 0 { return emojiAdvance }
      if let ideographAdvance, shaped == unitsPerEm { return ideographAdvance }
      return shaped * unit * font.widthFactor
    }
  }

  /// Returns a shaped glyph.
  ///
  /// - Parameter next: The cluster of the next glyph in the order of the text; `nil` for the last one.
  @inline(__always)
  private func glyph(
    _ info: hb_glyph_info_t, _ place: hb_glyph_position_t, next: UInt32?, _ metrics: ItemMetrics
  ) -> ShapedGlyph {
    let unit = units[Int(info.cluster)]
    if info.codepoint == 0 && isInvisible(unit) || unit == 0xAD {
      // A control character, or a soft hyphen within a line: nothing is drawn.
      return ShapedGlyph(
        glyph: UInt32.max, cluster: Int32(bitPattern: info.cluster), advance: 0, xOffset: 0, yOffset: 0)
    }
    var advance = metrics.advance(of: info.codepoint, shaped: Double(place.x_advance))
    if next != info.cluster { advance += spacing(after: unit, next: next, metrics) }
    return ShapedGlyph(
      glyph: info.codepoint, cluster: Int32(bitPattern: info.cluster), advance: advance,
      xOffset: Float(Double(place.x_offset) * metrics.unit * metrics.font.widthFactor),
      yOffset: Float(Double(place.y_offset) * metrics.unit))
  }

  /// Returns the length after a cluster that ends with a unit.
  @inline(__always)
  private func spacing(after unit: UInt16, next: UInt32?, _ metrics: ItemMetrics) -> Double {
    var extra = metrics.spacing
    guard metrics.isFont else { return extra }
    let font = metrics.font
    if font.lowercaseSpacing != 0, isLowercase(unit) { extra += font.lowercaseSpacing }
    if !font.advanceCorrections.isEmpty {
      extra += font.advanceCorrections[unit, default: 0] * font.advanceUnit
    }
    if let pairs = metrics.pairs, let next { extra += pairs.between(unit, units[Int(next)]) * font.pairUnit }
    return extra
  }

  /// Adds text to a buffer in which ligatures' presentation forms that a face lacks are replaced by their
  /// letters.
  private func addWithLigaturesTakenApart(_ range: Range<Int>, _ face: FontFace, to buffer: OpaquePointer?) {
    var offset = range.lowerBound
    while offset < range.upperBound {
      let (scalar, length) = scalar(at: offset, limit: range.upperBound)
      for part in Shaper.parts(ofLigature: scalar, in: face) ?? [scalar] {
        hb_buffer_add(buffer, part, UInt32(offset))
      }
      offset += length
    }
    hb_buffer_set_content_type(buffer, HB_BUFFER_CONTENT_TYPE_UNICODE)
  }

  private func isInvisible(_ unit: UInt16) -> Bool {
    unit < 0x20 || (0x7F...0x9F).contains(unit) || (0x200B...0x200F).contains(unit)
      || (0x2028...0x202E).contains(unit) || (0x2060...0x206F).contains(unit) || unit == 0xFEFF
      || (0xFE00...0xFE0F).contains(unit)
  }

  private func isLowercase(_ unit: UInt16) -> Bool {
    (0x61...0x7A).contains(unit) || (0xDF...0xFF).contains(unit) && unit != 0xF7
  }

  private func attachment(at offset: Int, style: Int, level: UInt8) -> ShapedRun {
    let width = styles[style].attachment?.width ?? 0
    let glyph = ShapedGlyph(
      glyph: 0, cluster: Int32(clamping: offset), advance: width, xOffset: 0, yOffset: 0)
    return ShapedRun(
      content: .attachment, style: style, level: level, range: offset..<offset + 1, glyphs: [glyph])
  }

  private func boxes(_ range: Range<Int>, style: Int, level: UInt8) -> ShapedRun {
    let attributes = styles[style]
    let spacing = (attributes.kern ?? 0) + attributes.tracking
    let ideographWidth = attributes.font.request.rules.ideographWidth
    var glyphs: [ShapedGlyph] = []
    var offset = range.lowerBound
    for character in String(decoding: units[range], as: UTF16.self) {
      let width =
        FallbackBox.width(of: character, size: attributes.font.size, ideographWidth: ideographWidth)
        * attributes.font.size * attributes.font.widthFactor
      if width > 0 { FontLibrary.shared.warnAboutMissingGlyphs(character) }
      glyphs.append(
        ShapedGlyph(
          glyph: 0, cluster: Int32(clamping: offset), advance: width > 0 ? width + spacing : 0, xOffset: 0,
          yOffset: 0))
      offset += character.utf16.count
    }
    return ShapedRun(content: .boxes, style: style, level: level, range: range, glyphs: glyphs)
  }
}

/// A pool of HarfBuzz buffers: creating one takes as long as shaping a word.
private enum ShapingBuffers {
  /// Unchecked, since a buffer in the pool has no other user.
  private struct Idle: @unchecked Sendable {
    var buffers: [OpaquePointer] = []
  }

  private static let idle = Mutex(Idle())

  static func take() -> OpaquePointer? {
    // Addresses cross the lock as integers: the compiler considers pointers shared.
    let idle = idle.withLock { $0.buffers.popLast().map { UInt(bitPattern: $0) } }
    return idle.flatMap(OpaquePointer.init(bitPattern:)) ?? hb_buffer_create()
  }

  static func giveBack(_ buffer: OpaquePointer?) {
    guard let buffer else { return }
    let isLarge = hb_buffer_get_length(buffer) > 4096
    hb_buffer_reset(buffer)
    let address = UInt(bitPattern: buffer)
    let isKept =
      !isLarge
      && idle.withLock {
        guard $0.buffers.count < 8, let buffer = OpaquePointer(bitPattern: address) else { return false }
        $0.buffers.append(buffer)
        return true
      }
    if !isKept { hb_buffer_destroy(buffer) }
  }
}
