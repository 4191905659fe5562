/// The space between ideographs and letters.
extension Shaper {
  /// Adds a space between ideographs or kana and letters or digits, as in iOS 17 and later. It is added
  /// before the second character, even at the beginning of a line: this is so in two labels of public
  /// documents that break there.
  func separateIdeographs(in runs: inout [ShapedRun]) {
    guard styles.contains(where: { $0.font.request.rules.ideographSpacing > 0 }), let first = runs.first,
      let last = runs.last
    else { return }
    // A window of a long text has preceding text; a paragraph is preceded by the end of another.
    let start = max(0, first.range.lowerBound - 1)
    guard units[start..<last.range.upperBound].contains(where: Shaper.isIdeograph) else { return }
    for index in runs.indices where !runs[index].isRightToLeft {
      let font = styles[runs[index].style].font
      let space = font.request.rules.ideographSpacing * font.size
      if space <= 0 { continue }
      var cluster = -1
      for position in runs[index].glyphs.indices {
        let next = Int(runs[index].glyphs[position].cluster)
        // Only the first glyph of a cluster is preceded by another character.
        defer { cluster = next }
        guard next > cluster, next > 0, meet(units[next - 1], units[next]) else { continue }
        runs[index].glyphs[position].advance += space
        runs[index].glyphs[position].xOffset += Float(space)
      }
    }
  }

  private func meet(_ first: UInt16, _ second: UInt16) -> Bool {
    Shaper.isIdeograph(first) && Shaper.isLetterOrDigit(second)
      || Shaper.isLetterOrDigit(first) && Shaper.isIdeograph(second)
  }

  private static func isIdeograph(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x3041...0x3096, 0x30A1...0x30FA, 0x30FC...0x30FF, 0x31F0...0x31FF, 0x3400...0x9FFF,
      0xF900...0xFAFF:
      true
    default: false
    }
  }

  /// Returns whether a unit is a digit or a letter of an alphabet written from left to right.
  private static func isLetterOrDigit(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x370...0x3FF,
      0x400...0x52F:
      true
    default: false
    }
  }
}
