/// The metrics of a font that another one replaces, in ems.
public struct ImitatedMetrics: Hashable, Sendable {
  /// The ascender.
  public var ascender: Double
  /// The descender, negative below the baseline.
  public var descender: Double
  /// The cap height; `nil` for that of the replacement.
  public var capHeight: Double?
  /// The x-height; `nil` for that of the replacement.
  public var xHeight: Double?
  /// The factor of the replacement's advances.
  public var widthScale: Double
  /// The advances of individual characters, if known.
  public var advances: ImitatedAdvances?
  /// The kerning, if known; `nil` for that of the replacement.
  public var kerning: KerningPairs?

  /// Creates metrics in ems. By default, widths, advances and kerning are those of the replacement.
  public init(
    ascender: Double, descender: Double, capHeight: Double? = nil, xHeight: Double? = nil,
    widthScale: Double = 1, advances: ImitatedAdvances? = nil, kerning: KerningPairs? = nil
  ) {
    self.advances = advances
    self.kerning = kerning
    self.ascender = ascender
    self.descender = descender
    self.capHeight = capHeight
    self.xHeight = xHeight
    self.widthScale = widthScale
  }
}
