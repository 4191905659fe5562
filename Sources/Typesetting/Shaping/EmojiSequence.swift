/// Finds the sequences of scalars that form an emoji, by the grammar of Unicode Technical Standard 51.
///
/// 1. A flag is two regional indicators; a keycap is a digit, # or *, an optional U+FE0F, and U+20E3.
/// 2. Any other element is a scalar with emoji presentation, or followed by U+FE0F or a skin tone; tags may
///    follow.
/// 3. Elements that are joined by U+200D form one emoji.
enum EmojiSequence {
  /// Returns the end of the emoji that begins at an offset; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - units: The text in UTF-16.
  ///   - limit: The end of the text to consider.
  static func end(in units: [UInt16], at offset: Int, limit: Int) -> Int? {
    if units[offset] < 0x203C {
      // Digits, symbols, © and ®: only the following unit makes them emoji.
      guard offset + 1 < limit, units[offset + 1] == 0xFE0F || units[offset + 1] == 0x20E3 else { return nil }
    }
    // Emoji are below U+3300, or in the blocks of these lead surrogates.
    if units[offset] >= 0x3300, !(0xD83C...0xD83E).contains(units[offset]) { return nil }
    guard var end = elementEnd(units, offset, limit) else { return nil }
    while end + 1 < limit, units[end] == 0x200D, let next = elementEnd(units, end + 1, limit) { end = next }
    return end
  }

  private static func elementEnd(_ units: [UInt16], _ offset: Int, _ limit: Int) -> Int? {
    let (first, length) = scalar(units, offset, limit)
    var end = offset + length
    func next() -> UInt32? { end < limit ? scalar(units, end, limit).value.value : nil }
    if first.value == 0x23 || first.value == 0x2A || (0x30...0x39).contains(first.value) {
      if next() == 0xFE0F { end += 1 }
      return next() == 0x20E3 ? end + 1 : nil
    }
    if isRegionalIndicator(first.value) {
      guard let second = next(), isRegionalIndicator(second) else { return end }
      return end + 2
    }
    guard first.properties.isEmoji else { return nil }
    var isShownAsEmoji = first.properties.isEmojiPresentation
    if next() == 0xFE0E { return nil }
    if next() == 0xFE0F {
      isShownAsEmoji = true
      end += 1
      if next() == 0x20E3 { end += 1 }
    }
    if first.properties.isEmojiModifierBase, let tone = next(), (0x1F3FB...0x1F3FF).contains(tone) {
      isShownAsEmoji = true
      end += 2
      if next() == 0xFE0F { end += 1 }
    }
    // Scalars with text presentation are emoji as part of a sequence: the sign of "woman running".
    guard isShownAsEmoji || offset > 0 && units[offset - 1] == 0x200D || next() == 0x200D else { return nil }
    while let tag = next(), (0xE0020...0xE007F).contains(tag) { end += 2 }
    return end
  }

  private static func isRegionalIndicator(_ value: UInt32) -> Bool { (0x1F1E6...0x1F1FF).contains(value) }

  private static func scalar(
    _ units: [UInt16], _ offset: Int, _ limit: Int
  ) -> (value: Unicode.Scalar, length: Int) {
    let unit = units[offset]
    if let scalar = Unicode.Scalar(unit) { return (scalar, 1) }
    if unit & 0xFC00 == 0xD800, offset + 1 < limit, units[offset + 1] & 0xFC00 == 0xDC00,
      let scalar = Unicode.Scalar(0x10000 + (UInt32(unit & 0x3FF) << 10 | UInt32(units[offset + 1] & 0x3FF)))
    {
      return (scalar, 2)
    }
    return ("\u{FFFD}", 1)
  }
}
