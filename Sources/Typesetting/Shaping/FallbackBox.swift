import Foundation

/// The advances of characters no available face has: those of the scripts' fonts on iOS, as nearly as known, so that
/// layout neither depends on the machine nor collapses.
enum FallbackBox {
  /// The width of an emoji as a fraction of the point size. They grow more slowly than text: labels in public
  /// documents of Interface Builder are 23 points wide at 17, 40 at 35, 43 at 38 and 50 at 45 points.
  static func emojiWidth(at size: Double) -> Double {
    guard size > 17 else { return 1.34 }
    let points = size < 35 ? 22.78 + (size - 17) * (40 - 22.78) / 18 : size + 5
    return points / size
  }

  /// The width of Japanese characters in labels of nothing else, at 17, 20 and 32 points in public documents.
  private static let japaneseWidth = 0.935

  /// The width of a character's box as a fraction of the point size.
  ///
  /// - Parameter isJapanese: whether the text is Japanese and nothing else.
  static func width(of character: Character, size: Double, isJapanese: Bool) -> Double {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    let value = scalar.value
    if scalar.properties.isDefaultIgnorableCodePoint { return 0 }
    switch scalar.properties.generalCategory {
    case .control, .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    if scalar.properties.isEmojiPresentation
      || character.unicodeScalars.contains(where: { $0.value == 0xFE0F || $0.value == 0x20E3 })
    {
      return emojiWidth(at: size)
    }
    switch value {
    case 0x0590...0x05FF, 0xFB1D...0xFB4F: return 0.56  // Hebrew
    case 0x0600...0x08FF, 0xFB50...0xFDFF, 0xFE70...0xFEFF: return 0.52  // Arabic and its neighbours
    case 0x0900...0x0DFF: return 0.62  // Indic scripts
    case 0x0E00...0x0EFF: return 0.56  // Thai, Lao
    case 0xFF61...0xFFDC: return 0.5  // Half-width forms
    case 0x3000...0x30FF, 0x31F0...0x31FF, 0x3400...0x9FFF, 0xF900...0xFAFF, 0xFF00...0xFF60:
      return isJapanese ? japaneseWidth : 1
    case 0x1100...0x11FF, 0x2E80...0xA4CF, 0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60,
      0xFFE0...0xFFE6, 0x20000...0x3FFFF:
      return 1  // Chinese, Japanese, Korean
    case 0x1F000...0x1FAFF: return emojiWidth(at: size)
    default: return 0.6
    }
  }
}
