/// The format of a renderer.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
  /// The bounds of the renderer that uses the format.
  public internal(set) var bounds = CGRect.zero

  /// Creates a format with default values.
  public override required init() {
    super.init()
  }

  /// Returns a format with default values.
  open class func `default`() -> Self {
    self.init()
  }

  /// Returns a format for the current traits.
  open class func preferred() -> Self {
    self.init()
  }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.bounds = bounds
    return copy
  }
}
