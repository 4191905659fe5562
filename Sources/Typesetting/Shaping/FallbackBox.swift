import Foundation

/// The advances of characters that no available face has: approximately those of the scripts' fonts on iOS,
/// so that layout neither depends on the machine nor collapses.
enum FallbackBox {
  /// Returns the width of an emoji as a fraction of the point size. It grows more slowly than text between 17
  /// and 34 points.
  ///
  /// Source: labels in public Interface Builder documents are 16 points wide at 11, 23 at 17, 24 at 18, 28 at
  /// 25, 38 at 34, 40 at 35, 43 at 38, 50 at 45 and 52 at 48 points.
  static func emojiWidth(at size: Double) -> Double {
    guard size > 0 else { return 1.34 }
    let points =
      switch size {
      case ...17: 1.25 * size + 1.53
      case ...25: 22.78 + (size - 17) * 5.22 / 8
      case ...34: 28 + (size - 25) * 10.2 / 9
      default: size + 4.2
      }
    return points / size
  }

  /// Returns the width of a character's box as a fraction of the point size.
  ///
  /// - Parameter ideographWidth: The width of Chinese and Japanese characters in ems.
  static func width(of character: Character, size: Double, ideographWidth: Double) -> Double {
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
    // The bullet operator has the width measured in one label.
    case 0x2219: return 0.32
    case 0x0590...0x05FF, 0xFB1D...0xFB4F: return 0.56  // Hebrew
    case 0x0600...0x08FF, 0xFB50...0xFDFF, 0xFE70...0xFEFF: return 0.52  // Arabic and related scripts
    case 0x0900...0x0DFF: return 0.62  // Indic scripts
    case 0x0E00...0x0EFF: return 0.56  // Thai, Lao
    case 0xFF61...0xFFDC: return 0.5  // Half-width forms
    case 0x3000...0x30FF, 0x31F0...0x31FF, 0x3400...0x9FFF, 0xF900...0xFAFF, 0xFF00...0xFF60:
      return ideographWidth
    case 0x1100...0x11FF, 0x2E80...0xA4CF, 0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60,
      0xFFE0...0xFFE6, 0x20000...0x3FFFF:
      return 1  // Korean, and rare Chinese and Japanese characters
    case 0x1F000...0x1FAFF: return emojiWidth(at: size)
    default: return 0.6
    }
  }
}
