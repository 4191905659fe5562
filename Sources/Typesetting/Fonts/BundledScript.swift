/// A script beside the Latin, Greek and Cyrillic ones that bundled fonts draw.
enum BundledScript: String {
  case arabic = "Arabic"
  case hebrew = "Hebrew"
  case devanagari = "Devanagari"
  case thai = "Thai"

  /// The script of a character, by its block; nil for all others.
  init?(of scalar: UInt32) {
    switch scalar {
    case 0x0590...0x05FF, 0xFB1D...0xFB4F: self = .hebrew
    case 0x0600...0x06FF, 0x0750...0x077F, 0xFB50...0xFDFF, 0xFE70...0xFEFF: self = .arabic
    case 0x0900...0x097F, 0xA8E0...0xA8FF: self = .devanagari
    case 0x0E00...0x0E7F: self = .thai
    default: return nil
    }
  }

  /// The file for a weight from 100 to 900: there are two.
  func faceName(weightClass: Int) -> String {
    "Tinamou\(rawValue)-" + (weightClass >= 600 ? "Bold" : "Regular")
  }
}
