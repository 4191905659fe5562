/// The differences of text layout between versions of iOS. The defaults are those of iOS 17 and later.
public struct TextRules: Hashable, Sendable {
  /// The generation of the system font's spacing.
  public var era: SystemFontEra

  /// The width in ems of Chinese and Japanese characters in iOS's fonts, which also depends on the user's
  /// languages.
  public var ideographWidth: Double

  /// The space in ems between Chinese or Japanese characters and letters or digits.
  public var ideographSpacing: Double

  /// The forms of ideographs.
  public var ideographForms: IdeographForms

  /// Creates rules, by default those of iOS 17 and later for a user without a preferred East Asian language.
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
