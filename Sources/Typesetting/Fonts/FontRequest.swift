import Foundation

/// The attributes by which a font is requested: a family, a weight, a slant and a size.
public struct FontRequest: Hashable, Sendable {
  /// The designs of the system font.
  public enum Design: String, Hashable, Sendable {
    /// The system font itself.
    case standard
    /// A substitute: the standard design with rounded corners and the same advances, from regular to bold.
    case rounded
    /// A substitute derived from Noto Serif: regular and bold with their italics.
    case serif
    /// A design whose glyphs share one advance.
    case monospaced
  }

  /// The source of the faces.
  public enum Family: Hashable, Sendable {
    /// The bundled system font, in a design.
    case system(Design)
    /// A registered font by PostScript, full or family name.
    case named(String)
  }

  /// The requested family.
  public var family: Family
  /// The weight on UIKit's scale: -0.8 ultra light, 0 regular, 0.4 bold, 0.62 black.
  public var weight: Double
  /// A Boolean value that determines whether italic or slanted glyphs are requested.
  public var isItalic: Bool
  /// The size in points. Zero, negative and non-finite sizes are treated as 12 points, as in Core Text.
  public var size: Double
  /// A Boolean value that determines whether digits share one advance.
  public var hasMonospacedDigits: Bool
  /// The width of the system font as a fraction of the usual one: glyphs and their advances are narrowed or widened. Fonts by
  /// name keep theirs.
  public var width = 1.0 {
    didSet { width = width.isFinite ? min(max(width, 0.25), 4) : 1 }
  }
  /// Fonts that are asked, in order, for characters that the font lacks, before the library chooses. Their sizes do not matter.
  public var fallbacks: [FontRequest] = []
  /// The rules of the version of iOS.
  public var rules = TextRules()
  /// The metrics of the missing font that this font replaces, if any.
  public var imitated: ImitatedMetrics?
  /// The slant of the glyphs to the right, as a fraction of their height.
  public private(set) var obliqueness = 0.0
  /// The natural logarithm of the factor by which glyphs and their advances are widened.
  public private(set) var expansion = 0.0

  /// Creates a request, by default for the regular system font. The weight is clamped to -1…1.
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

  /// The factor by which glyphs are widened for the width that is asked for.
  var widthOfDesign: Double { if case .system = family { width } else { 1 } }

  /// Returns the request for the same font with slanted or widened glyphs.
  func skewed(by obliqueness: Double, expandedBy expansion: Double) -> FontRequest {
    var request = self
    request.obliqueness = obliqueness.isFinite ? min(max(obliqueness, -8), 8) : 0
    request.expansion = expansion.isFinite ? min(max(expansion, -4), 4) : 0
    return request
  }

  /// The largest size of text. Larger ones would overflow pixel arithmetic.
  static let largestSize = 100_000.0

  static func usableSize(_ size: Double) -> Double {
    size.isFinite && size > 0 ? min(size, largestSize) : 12
  }
}
