/// How a renderer draws.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
  /// The bounds of the renderer that the format belongs to.
  public internal(set) var bounds = CGRect.zero

  /// Creates a format with its default values.
  public override required init() {
    super.init()
  }

  /// A format with its default values.
  open class func `default`() -> Self {
    self.init()
  }

  /// A format that suits the current traits.
  open class func preferred() -> Self {
    self.init()
  }

  /// A copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.bounds = bounds
    return copy
  }
}
