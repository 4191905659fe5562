/// Settings of glyphs' rendering, all of which have one value here: glyphs are smooth, and at fractions of pixels.
extension CGContext {
  /// No effect: there is no smoothing by subpixels on iOS.
  public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}
  /// No effect: there is no smoothing by subpixels on iOS.
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
  /// No effect: glyphs are at fractions of pixels.
  public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {}
  /// No effect: glyphs are at fractions of pixels.
  public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}
  /// No effect: the fractions are those of the typesetter.
  public func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool) {}
  /// No effect: the fractions are those of the typesetter.
  public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {}
}
