/// The format of an image renderer.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The range of color components. Images are always drawn in sRGB.
  public enum Range: Int, Sendable {
    /// Unspecified.
    case unspecified = -1
    /// Determined by the system. The default.
    case automatic = 0
    /// Components outside of 0 to 1.
    case extended = 1
    /// The sRGB range.
    case standard = 2
  }

  /// The scale, in pixels per point. The default is that of the current traits when the format is created.
  open var scale: CGFloat = currentDisplayScale
  /// A Boolean value that indicates whether images have no alpha channel. The default is `false`.
  open var opaque = false
  /// The preferred range of color components. Images are always drawn in sRGB.
  open var preferredRange = Range.automatic
  /// A Boolean value that indicates whether `preferredRange` is extended: its name before iOS 12.
  open var prefersExtendedRange: Bool {
    get { preferredRange == .extended }
    set { preferredRange = newValue ? .extended : .standard }
  }

  /// Creates a format for traits.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  /// Returns a copy.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let copy = copy as? UIGraphicsImageRendererFormat {
      copy.scale = scale
      copy.opaque = opaque
      copy.preferredRange = preferredRange
    }
    return copy
  }
}
