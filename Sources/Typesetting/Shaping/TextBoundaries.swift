import CPango

/// Where lines may break and where characters (grapheme clusters) begin, by Unicode's rules as Pango knows them.
struct TextBoundaries {
  /// One set of flags per UTF-16 unit and one past the end; bits as below.
  private var flags: [UInt8]

  static let lineBreak: UInt8 = 1
  static let whitespace: UInt8 = 8
  static let cursor: UInt8 = 16

  /// A line may begin at the offset.
  func canBreak(at offset: Int) -> Bool { flags[offset] & TextBoundaries.lineBreak != 0 }
  /// A character begins at the offset.
  func isCharacterStart(_ offset: Int) -> Bool { flags[offset] & TextBoundaries.cursor != 0 }
  func isWhitespace(_ offset: Int) -> Bool { flags[offset] & TextBoundaries.whitespace != 0 }

  /// Named, so that the process's locale has no say.
  private nonisolated(unsafe) static let language = pango_language_from_string("en")

  /// - Parameter units: one paragraph, without its separator.
  init(_ units: ArraySlice<UInt16>) {
    let (utf8, scalarCount) = TextBoundaries.utf8(units)
    // Room for one entry per scalar and one for the end.
    var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: units.count + 1)
    utf8.withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) { text in
        pango_get_log_attrs(
          text.baseAddress, Int32(bytes.count - 1), -1, TextBoundaries.language, &attributes,
          Int32(scalarCount + 1))
      }
    }
    flags = [UInt8](repeating: 0, count: units.count + 1)
    var scalar = 0
    var index = 0
    let count = units.count
    units.withUnsafeBufferPointer { text in
      attributes.withUnsafeBytes { raw in
        let words = raw.bindMemory(to: UInt32.self)
        while index < count {
          flags[index] = UInt8(truncatingIfNeeded: words[scalar]) & 0x1D
          let isPair =
            text[index] & 0xFC00 == 0xD800 && index + 1 < count && text[index + 1] & 0xFC00 == 0xDC00
          index += isPair ? 2 : 1
          scalar += 1
        }
      }
    }
    flags[count] = TextBoundaries.lineBreak | TextBoundaries.cursor
    if count > 0 { flags[0] |= TextBoundaries.cursor }
  }

  /// Text as Pango takes it, with a zero at the end, and the number of its scalars. Lone surrogates become U+FFFD.
  static func utf8(_ units: ArraySlice<UInt16>) -> (bytes: [UInt8], scalarCount: Int) {
    var scalarCount = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: units.count * 3 + 1) { bytes, count in
      units.withUnsafeBufferPointer { text in
        var index = 0
        func append(_ byte: UInt32) {
          bytes.initializeElement(at: count, to: UInt8(truncatingIfNeeded: byte))
          count += 1
        }
        while index < text.count {
          var scalar = UInt32(text[index])
          index += 1
          scalarCount += 1
          if scalar < 0x80 {
            append(scalar)
            continue
          }
          if scalar & 0xF800 == 0xD800 {
            if scalar & 0x400 == 0, index < text.count, text[index] & 0xFC00 == 0xDC00 {
              scalar = 0x10000 + ((scalar & 0x3FF) << 10 | UInt32(text[index] & 0x3FF))
              index += 1
            } else {
              scalar = 0xFFFD
            }
          }
          if scalar < 0x800 {
            append(0xC0 | scalar >> 6)
          } else {
            if scalar < 0x10000 {
              append(0xE0 | scalar >> 12)
            } else {
              append(0xF0 | scalar >> 18)
              append(0x80 | scalar >> 12 & 0x3F)
            }
            append(0x80 | scalar >> 6 & 0x3F)
          }
          append(0x80 | scalar & 0x3F)
        }
        append(0)
      }
    }
    return (bytes, scalarCount)
  }
}

/// Embedding levels of the bidirectional algorithm, by FriBidi.
enum Bidi {
  /// Whether the text holds characters that could change direction; if not, every level is the paragraph's.
  static func needsAlgorithm(_ units: ArraySlice<UInt16>) -> Bool {
    units.withUnsafeBufferPointer { text in
      for unit in text where unit >= 0x590 {
        // Hebrew to Arabic Extended-A, directional marks, presentation forms, and the lead surrogates of the
        // right-to-left blocks in plane 1 (U+10800 to U+10FFF, U+1E800 to U+1EFFF).
        if unit <= 0x8FF || isDirectionalMark(unit) || (0xFB1D...0xFEFE).contains(unit)
          || (0xD802...0xD803).contains(unit) || (0xD83A...0xD83B).contains(unit)
        {
          return true
        }
      }
      return false
    }
  }

  private static func isDirectionalMark(_ unit: UInt16) -> Bool {
    (0x200E...0x200F).contains(unit) || (0x202A...0x202E).contains(unit) || (0x2066...0x2069).contains(unit)
  }

  /// The levels of a paragraph's UTF-16 units, and whether the paragraph as a whole runs right to left.
  static func levels(
    of units: ArraySlice<UInt16>, direction: BaseDirection, layoutIsRightToLeft: Bool
  ) -> (levels: [UInt8]?, isRightToLeft: Bool) {
    if !needsAlgorithm(units) {
      let rightToLeft =
        switch direction {
        case .leftToRight: false
        case .rightToLeft: true
        case .natural: layoutIsRightToLeft && !hasStrongLeftToRight(units)
        }
      if !rightToLeft { return (nil, false) }
    }
    let utf8 = TextBoundaries.utf8(units).bytes
    let length = utf8.count - 1
    var base =
      switch direction {
      case .leftToRight: PANGO_DIRECTION_LTR
      case .rightToLeft: PANGO_DIRECTION_RTL
      case .natural: layoutIsRightToLeft ? PANGO_DIRECTION_WEAK_RTL : PANGO_DIRECTION_WEAK_LTR
      }
    let found = utf8.withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        pango_log2vis_get_embedding_levels($0.baseAddress, Int32(length), &base)
      }
    }
    guard let found else { return (nil, false) }
    defer { g_free(found) }
    let text = Array(units)
    var levels = [UInt8](repeating: 0, count: text.count)
    var index = 0
    var scalar = 0
    while index < text.count {
      levels[index] = found[scalar]
      if text[index] & 0xFC00 == 0xD800, index + 1 < text.count, text[index + 1] & 0xFC00 == 0xDC00 {
        levels[index + 1] = found[scalar]
        index += 1
      }
      index += 1
      scalar += 1
    }
    let isRightToLeft = base == PANGO_DIRECTION_RTL || base == PANGO_DIRECTION_WEAK_RTL
    return (levels, isRightToLeft)
  }

  /// Whether a text without right-to-left characters has a letter.
  private static func hasStrongLeftToRight(_ units: ArraySlice<UInt16>) -> Bool {
    units.contains { unit in
      (0x41...0x5A).contains(unit) || (0x61...0x7A).contains(unit) || unit == 0xAA || unit == 0xB5
        || unit == 0xBA || unit >= 0xC0 && unit < 0x2000 && unit != 0xD7 && unit != 0xF7
        || unit >= 0x2C00 && !(0x3000...0x3020).contains(unit) && !(0xD800...0xDFFF).contains(unit)
    }
  }
}
