extension UIImage {
  /// The width of the part at the left edge that is not stretched, in points.
  public var leftCapWidth: Int { Int(capInsets.left) }
  /// The height of the part at the top edge that is not stretched, in points.
  public var topCapHeight: Int { Int(capInsets.top) }

  /// Returns an animated image of the images NAME0, NAME1 and so on, whose edges are not stretched; `nil` if
  /// there is none.
  public class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, duration: TimeInterval
  ) -> UIImage? {
    animatedResizableImageNamed(name, capInsets: capInsets, resizingMode: .tile, duration: duration)
  }

  /// Returns an animated image of the images NAME0, NAME1 and so on, whose edges are not resized; `nil` if
  /// there is none.
  public class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, resizingMode: ResizingMode, duration: TimeInterval
  ) -> UIImage? {
    animatedImageNamed(name, duration: duration)?
      .resizableImage(withCapInsets: capInsets, resizingMode: resizingMode)
  }

  /// Creates the system symbol with a name for a value from 0 to 1, such as a volume. The value is without
  /// effect: drawings of symbols have no layers that depend on it.
  public convenience init?(
    systemName name: String, variableValue value: Double, configuration: Configuration? = nil
  ) {
    self.init(systemName: name, withConfiguration: configuration)
  }

  /// Creates the symbol with a name in a bundle for a value from 0 to 1. The value is without effect: drawings
  /// of symbols have no layers that depend on it.
  public convenience init?(
    named name: String, in bundle: Bundle? = nil, variableValue value: Double,
    configuration: Configuration? = nil
  ) {
    self.init(named: name, in: bundle, with: configuration)
  }
}
