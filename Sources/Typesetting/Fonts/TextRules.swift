/// What the versions of iOS do differently when they set text. The defaults are those of iOS 17 and later.
public struct TextRules: Hashable, Sendable {
  /// The generation of the system font's spacing.
  public var era: SystemFontEra

  /// The width in ems of Chinese and Japanese characters of the fonts that come with iOS; the user's languages decide, too.
  public var ideographWidth: Double

  /// The space in ems between Chinese or Japanese characters and letters or digits.
  public var ideographSpacing: Double

  /// The forms of ideographs.
  public var ideographForms: IdeographForms

  /// Rules, by default those of iOS 17 and later, for a user who prefers no East Asian language.
  public init(
    era: SystemFontEra = .modern, ideographWidth: Double = 0.9915, ideographSpacing: Double = 0.125,
    ideographForms: IdeographForms = .simplified
  ) {
    self.ideographForms = ideographForms
    self.era = era
    self.ideographWidth = ideographWidth
    self.ideographSpacing = ideographSpacing
  }
}
