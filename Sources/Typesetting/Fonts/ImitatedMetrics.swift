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
