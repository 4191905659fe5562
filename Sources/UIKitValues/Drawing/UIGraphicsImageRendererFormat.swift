/// How images are drawn.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The range of colours. Drawing is in sRGB whatever it says.
  public enum Range: Int, Sendable {
    /// Left open.
    case unspecified = -1
    /// Chosen by the system; the default.
    case automatic = 0
    /// With components outside 0 and 1.
    case extended = 1
    /// sRGB.
    case standard = 2
  }

  /// Pixels per point: those of the traits that are current when the format is made.
  open var scale: CGFloat = currentDisplayScale
  /// Whether there is no alpha.
  open var opaque = false
  /// The range of colours.
  open var preferredRange = Range.automatic

  /// Creates a format that suits some traits.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  /// A copy.
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
