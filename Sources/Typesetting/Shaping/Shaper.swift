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

  /// Fixed, so that the process's locale has no effect. Unsafe in name only: HarfBuzz never frees or changes
  /// languages.
  nonisolated(unsafe) static let language = hb_language_from_string("en", -1)

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
    let font = attributes.font
    var face = font.shapingFace
    var content = RunContent.font
    if case .fallback(let other) = source {
      face = other
      content = .fallback(other)
    }
    let buffer = ShapingBuffers.take()
    defer { ShapingBuffers.giveBack(buffer) }
    // Lone surrogates become U+FFFD.
    if units[range].contains(where: { (0xFB00...0xFB17).contains($0) }) {
      addWithLigaturesTakenApart(range, face, to: buffer)
    } else {
      units.withUnsafeBufferPointer { text in
        hb_buffer_add_utf16(
          buffer, text.baseAddress, Int32(clamping: text.count), UInt32(range.lowerBound), Int32(range.count))
      }
    }
    hb_buffer_set_direction(buffer, level & 1 == 1 ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    // Fonts of applications keep their own forms, as on iOS.
    let isSystemHan = content.isSystemHan
    hb_buffer_set_language(
      buffer, isSystemHan ? font.request.rules.ideographForms.shapingLanguage : Shaper.language)
    hb_buffer_guess_segment_properties(buffer)
    hb_buffer_set_flags(buffer, HB_BUFFER_FLAG_DEFAULT)
    var features = attributes.kern == 0 ? font.featuresWithoutKerning : font.features
    if !attributes.usesLigatures { features += TextFont.featuresWithoutLigatures }
    hb_shape(face.hbFont, buffer, features, UInt32(features.count))

    var count: UInt32 = 0
    let infos = hb_buffer_get_glyph_infos(buffer, &count)
    let positions = hb_buffer_get_glyph_positions(buffer, &count)
    var glyphs: [ShapedGlyph] = []
    glyphs.reserveCapacity(Int(count))
    guard let infos, let positions else {
      return ShapedRun(content: content, style: style, level: level, range: range, glyphs: [])
    }
    let isFont = if case .font = content { true } else { false }
    let unit = isFont ? font.unit : font.size / face.unitsPerEm
    // Emoji have iOS's advance, whichever font draws them.
    let emojiAdvance =
      isFont || !face.hasColor ? nil : FallbackBox.emojiWidth(at: font.size) * font.size * font.widthFactor
    // The same applies to full-width characters, whose glyphs are an em wide.
    let ideographAdvance =
      isSystemHan ? font.request.rules.ideographWidth * font.size * font.widthFactor : nil
    let spacing = (isFont ? font.tracking : 0) + (attributes.kern ?? 0) + attributes.tracking
    let isReversed = level & 1 == 1
    let pairs = isFont && !isReversed && attributes.kern != 0 ? font.pairs : nil
    for position in 0..<Int(count) {
      let index = isReversed ? Int(count) - 1 - position : position
      let (info, place) = (infos[index], positions[index])
      let isLast: Bool
      if position + 1 < Int(count) {
        let next = infos[isReversed ? index - 1 : index + 1]
        isLast = next.cluster != info.cluster
      } else {
        isLast = true
      }
      let unit16 = units[Int(info.cluster)]
      if info.codepoint == 0 && isInvisible(unit16) || unit16 == 0xAD {
        // A control character, or a soft hyphen within a line: nothing is drawn.
        glyphs.append(
          ShapedGlyph(
            glyph: UInt32.max, cluster: Int32(bitPattern: info.cluster), advance: 0, xOffset: 0, yOffset: 0))
        continue
      }
      let shaped = Double(place.x_advance)
      let designed: Double
      if isFont {
        designed = font.advance(of: info.codepoint, shapedAdvance: shaped)
      } else if let emojiAdvance, shaped > 0 {
        designed = emojiAdvance
      } else if let ideographAdvance, shaped == face.unitsPerEm {
        designed = ideographAdvance
      } else {
        designed = shaped * unit * font.widthFactor
      }
      var extra = isLast ? spacing : 0
      if isFont, font.lowercaseSpacing != 0, isLast, isLowercase(units[Int(info.cluster)]) {
        extra += font.lowercaseSpacing
      }
      if isFont, isLast, !font.advanceCorrections.isEmpty {
        extra += font.advanceCorrections[unit16, default: 0] * font.advanceUnit
      }
      if let pairs, isLast, position + 1 < Int(count) {
        extra += pairs.between(unit16, units[Int(infos[index + 1].cluster)]) * font.pairUnit
      }
      glyphs.append(
        ShapedGlyph(
          glyph: info.codepoint, cluster: Int32(bitPattern: info.cluster),
          advance: designed + extra, xOffset: Float(Double(place.x_offset) * unit * font.widthFactor),
          yOffset: Float(Double(place.y_offset) * unit)))
    }
    return ShapedRun(content: content, style: style, level: level, range: range, glyphs: glyphs)
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
