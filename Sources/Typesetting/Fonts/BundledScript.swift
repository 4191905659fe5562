/// A script for which there are bundled fonts, besides Latin, Greek and Cyrillic.
enum BundledScript: String {
  case arabic = "Arabic"
  case hebrew = "Hebrew"
  case devanagari = "Devanagari"
  case thai = "Thai"
  /// Ideographs, kana, Bopomofo and the symbols of Chinese and Japanese texts.
  case han = "Han"
  /// Korean syllables and letters.
  case hangul = "Hangul"
  /// Letters of the Latin, Greek and Cyrillic scripts that the system font lacks, and symbols.
  case extended = "Extended"

  /// Creates the script of a character from its block; `nil` for all others.
  init?(of scalar: UInt32) {
    switch scalar {
    case 0x0590...0x05FF, 0xFB1D...0xFB4F: self = .hebrew
    case 0x0600...0x06FF, 0x0750...0x077F, 0xFB50...0xFDFF, 0xFE70...0xFEFF: self = .arabic
    case 0x0900...0x097F, 0xA8E0...0xA8FF: self = .devanagari
    case 0x0E00...0x0E7F: self = .thai
    case 0x3131...0x318E, 0xAC00...0xD7A3: self = .hangul
    case 0x3000...0x9FFF, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE4F, 0xFF01...0xFFE6,
      0x20000...0x3FFFF:
      self = .han
    case 0x0180...0x052F, 0x1AB0...0x1FFF, 0x2000...0x2BFF, 0x2C60...0x2C7F, 0xA722...0xA7BF, 0xFFFD:
      self = .extended
    default: return nil
    }
  }

  /// Returns the file name for a weight class between 100 and 900: there are two weights.
  func faceName(weightClass: Int) -> String {
    "Tinamou\(rawValue)-" + (weightClass >= 600 ? "Bold" : "Regular")
  }

  /// The file extension, which differs for fonts with cubic outlines.
  var fileExtension: String {
    switch self {
    case .han, .hangul: "otf"
    default: "ttf"
    }
  }
}
