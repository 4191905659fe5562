/// The metrics of a font that another one stands in for, in ems.
public struct ImitatedMetrics: Hashable, Sendable {
  /// The height above the baseline.
  public var ascender: Double
  /// Negative below the baseline.
  public var descender: Double
  /// The height of capitals; nil for that of the stand-in.
  public var capHeight: Double?
  /// The height of small letters; nil for that of the stand-in.
  public var xHeight: Double?
  /// What the stand-in's advances are multiplied by.
  public var widthScale: Double
  /// The advances of single characters, where they are known.
  public var advances: ImitatedAdvances?
  /// Its kerning, where that is known; the stand-in's own counts where it is not.
  public var kerning: KerningPairs?

  /// Metrics in ems. By default, widths, advances and kerning are those of the stand-in.
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
