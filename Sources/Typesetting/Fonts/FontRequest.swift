import Foundation

/// What a font is asked for by: a family, a weight, a slant and a size.
public struct FontRequest: Hashable, Sendable {
  /// The system font's design families.
  public enum Design: String, Hashable, Sendable {
    /// The system font itself.
    case standard
    /// A stand-in: the standard design with round corners and the same advances, from regular to bold.
    case rounded
    /// A stand-in, derived from Noto Serif: regular and bold with their italics.
    case serif
    /// Glyphs that share one advance.
    case monospaced
  }

  /// Where the faces come from.
  public enum Family: Hashable, Sendable {
    /// The bundled system font, in a design.
    case system(Design)
    /// A registered font by PostScript, full or family name.
    case named(String)
  }

  /// The family that is asked for.
  public var family: Family
  /// The weight on UIKit's scale: -0.8 ultra light, 0 regular, 0.4 bold, 0.62 black.
  public var weight: Double
  /// Whether italic or slanted glyphs are asked for.
  public var isItalic: Bool
  /// The size in points. Zero, negative and non-finite sizes mean 12 points, as in Core Text.
  public var size: Double
  /// Whether digits share one advance.
  public var hasMonospacedDigits: Bool
  /// The width of the system font as a fraction of the usual one: glyphs and their advances are narrowed or widened. Fonts by
  /// name keep theirs.
  public var width = 1.0 {
    didSet { width = width.isFinite ? min(max(width, 0.25), 4) : 1 }
  }
  /// Fonts that are asked, in order, for characters that the font lacks, before the library chooses. Their sizes do not matter.
  public var fallbacks: [FontRequest] = []
  /// What the version of iOS decides.
  public var rules = TextRules()
  /// What the font imitates, if it stands in for one that is not there.
  public var imitated: ImitatedMetrics?
  /// How far glyphs lean to the right, as a fraction of their height.
  public private(set) var obliqueness = 0.0
  /// The natural logarithm of what glyphs and their advances are widened by.
  public private(set) var expansion = 0.0

  /// A request, by default for the regular system font. The weight is brought between -1 and 1.
  public init(
    family: Family = .system(.standard), weight: Double = 0, isItalic: Bool = false, size: Double,
    hasMonospacedDigits: Bool = false, era: SystemFontEra = .modern
  ) {
    self.family = family
    self.weight = weight.isFinite ? min(max(weight, -1), 1) : 0
    self.isItalic = isItalic
    self.size = FontRequest.usableSize(size)
    self.hasMonospacedDigits = hasMonospacedDigits
    rules.era = era
  }

  /// What glyphs are widened by for the width that is asked for.
  var widthOfDesign: Double { if case .system = family { width } else { 1 } }

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
