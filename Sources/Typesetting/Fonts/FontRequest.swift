import Foundation

/// What a font is asked for by: a family, a weight, a slant and a size.
public struct FontRequest: Hashable, Sendable {
  /// The system font's design families.
  public enum Design: String, Hashable, Sendable {
    case standard
    /// A stand-in: the standard design with round corners and the same advances, from regular to bold.
    case rounded
    /// A stand-in, derived from Noto Serif: regular and bold with their italics.
    case serif
    case monospaced
  }

  /// Where the faces come from.
  public enum Family: Hashable, Sendable {
    case system(Design)
    /// A registered font by PostScript, full or family name.
    case named(String)
  }

  public var family: Family
  /// The weight on UIKit's scale: -0.8 ultra light, 0 regular, 0.4 bold, 0.62 black.
  public var weight: Double
  public var isItalic: Bool
  /// The size in points. Zero, negative and non-finite sizes mean 12 points, as in Core Text.
  public var size: Double
  /// Whether digits share one advance.
  public var hasMonospacedDigits: Bool
  /// The generation of the system font's spacing, or nil for the library's default.
  public var era: SystemFontEra?
  /// What the font imitates, if it stands in for one that is not there.
  public var imitated: ImitatedMetrics?
  /// How far glyphs lean to the right, as a fraction of their height.
  public private(set) var obliqueness = 0.0
  /// The natural logarithm of what glyphs and their advances are widened by.
  public private(set) var expansion = 0.0

  public init(
    family: Family = .system(.standard), weight: Double = 0, isItalic: Bool = false, size: Double,
    hasMonospacedDigits: Bool = false, era: SystemFontEra? = nil
  ) {
    self.family = family
    self.weight = weight.isFinite ? min(max(weight, -1), 1) : 0
    self.isItalic = isItalic
    self.size = FontRequest.usableSize(size)
    self.hasMonospacedDigits = hasMonospacedDigits
    self.era = era
  }

  /// The request for the same font with glyphs that lean or are widened.
  func skewed(by obliqueness: Double, expandedBy expansion: Double) -> FontRequest {
    var request = self
    request.obliqueness = obliqueness.isFinite ? min(max(obliqueness, -8), 8) : 0
    request.expansion = expansion.isFinite ? min(max(expansion, -4), 4) : 0
    return request
  }

  /// The largest size text is set at. Larger ones would overflow pixel arithmetic long before they are useful.
  static let largestSize = 100_000.0

  static func usableSize(_ size: Double) -> Double {
    size.isFinite && size > 0 ? min(size, largestSize) : 12
  }
}

/// The metrics of a font that another one stands in for, in ems.
public struct ImitatedMetrics: Hashable, Sendable {
  public var ascender: Double
  /// Negative below the baseline.
  public var descender: Double
  public var capHeight: Double?
  public var xHeight: Double?
  /// What the stand-in's advances are multiplied by.
  public var widthScale: Double
  /// The advances of single characters, where they are known.
  public var advances: ImitatedAdvances?

  public init(
    ascender: Double, descender: Double, capHeight: Double? = nil, xHeight: Double? = nil,
    widthScale: Double = 1, advances: ImitatedAdvances? = nil
  ) {
    self.advances = advances
    self.ascender = ascender
    self.descender = descender
    self.capHeight = capHeight
    self.xHeight = xHeight
    self.widthScale = widthScale
  }
}

/// The advances of a font that another one stands in for. Equality is identity: a font has one such object.
public final class ImitatedAdvances: Hashable, Sendable {
  /// In ems, by UTF-16 unit.
  let byCharacter: [UInt16: Double]

  /// - Parameter byCharacter: advances in ems, by UTF-16 unit. Latin letters with accents have those of their letters.
  public init(_ byCharacter: [UInt16: Double]) {
    var all = byCharacter
    for unit in UInt16(0xC0)...0x17F where all[unit] == nil {
      let parts = String(utf16CodeUnits: [unit], count: 1).decomposedStringWithCanonicalMapping.utf16
      if parts.count > 1, let letter = parts.first { all[unit] = byCharacter[letter] }
    }
    all[0xA0] = all[0xA0] ?? byCharacter[0x20]
    self.byCharacter = all
  }

  public static func == (lhs: ImitatedAdvances, rhs: ImitatedAdvances) -> Bool { lhs === rhs }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

/// The generations of the system font's spacing, the oldest first.
public enum SystemFontEra: String, CaseIterable, Hashable, Sendable {
  /// iOS 9 and 10: as `legacy`, with wider lower-case letters in the display style.
  case original
  /// iOS 11 to 13: the display style begins at 20 points.
  case legacy
  /// iOS 14 and later: optical sizes blend from 17 to 28 points.
  case modern
}
