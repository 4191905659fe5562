import CPango

/// The embedding levels of the bidirectional algorithm, computed by FriBidi through Pango.
enum Bidi {
  /// Returns whether the text contains characters that may change the direction; otherwise every level is the
  /// paragraph's.
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

  /// Returns the levels of a paragraph's UTF-16 units, `nil` if all are 0, and whether the paragraph is
  /// right-to-left.
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

  /// Applies rule L2: from the highest level down, sequences at that level or above are reversed.
  ///
  /// - Parameter levels: The levels of the parts of a line in logical order.
  /// - Returns: The indices of the parts from left to right; `nil` if that is their logical order.
  static func visualOrder(of levels: [UInt8]) -> [Int]? {
    guard let highest = levels.max(), let lowestOdd = levels.filter({ $0 & 1 == 1 }).min() else { return nil }
    var order = Array(levels.indices)
    for level in stride(from: Int(highest), through: Int(lowestOdd), by: -1) {
      var index = 0
      while index < order.count {
        guard Int(levels[order[index]]) >= level else {
          index += 1
          continue
        }
        var end = index
        while end < order.count, Int(levels[order[end]]) >= level { end += 1 }
        order[index..<end].reverse()
        index = end
      }
    }
    return order
  }

  /// Returns whether a text without right-to-left characters contains a letter.
  private static func hasStrongLeftToRight(_ units: ArraySlice<UInt16>) -> Bool {
    units.contains { unit in
      (0x41...0x5A).contains(unit) || (0x61...0x7A).contains(unit) || unit == 0xAA || unit == 0xB5
        || unit == 0xBA || unit >= 0xC0 && unit < 0x2000 && unit != 0xD7 && unit != 0xF7
        || unit >= 0x2C00 && !(0x3000...0x3020).contains(unit) && !(0xD800...0xDFFF).contains(unit)
    }
  }
}
