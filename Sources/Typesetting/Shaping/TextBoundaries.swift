import CPango

/// The line break opportunities and character (grapheme cluster) boundaries, by Unicode's rules as
/// implemented in Pango.
struct TextBoundaries {
  /// A set of flags per UTF-16 unit and one past the end, with the bits below.
  private var flags: [UInt8]

  static let lineBreak: UInt8 = 1
  static let whitespace: UInt8 = 8
  static let cursor: UInt8 = 16

  /// Returns whether a line may begin at the offset.
  func canBreak(at offset: Int) -> Bool { flags[offset] & TextBoundaries.lineBreak != 0 }
  /// Returns whether a character begins at the offset.
  func isCharacterStart(_ offset: Int) -> Bool { flags[offset] & TextBoundaries.cursor != 0 }
  func isWhitespace(_ offset: Int) -> Bool { flags[offset] & TextBoundaries.whitespace != 0 }

  /// Fixed, so that the process's locale has no effect. Unsafe in name only: Pango never frees or changes
  /// languages.
  private nonisolated(unsafe) static let language = pango_language_from_string("en")

  /// Finds the boundaries of a paragraph.
  ///
  /// - Parameter units: A paragraph, without its separator.
  init(_ units: ArraySlice<UInt16>) {
    let (utf8, scalarCount) = TextBoundaries.utf8(units)
    // One entry per scalar and one for the end.
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

  /// Returns text in UTF-8 with a terminating zero, and the number of its scalars. Lone surrogates become
  /// U+FFFD.
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
