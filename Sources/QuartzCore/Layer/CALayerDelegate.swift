/// What a layer asks of the object that it belongs to. Every method has an implementation that does nothing.
public protocol CALayerDelegate: AnyObject {
  /// Sets the layer's `contents`, when it needs display.
  func display(_ layer: CALayer)
  /// Draws the layer's content. The origin of the context is the origin of the layer's bounds.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Tells that drawing will follow.
  func layerWillDraw(_ layer: CALayer)
  /// Sets the frames of the layer's sublayers.
  func layoutSublayers(of layer: CALayer)
  /// The action for a change of a property.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Does nothing.
  public func display(_ layer: CALayer) {}
  /// Draws nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Does nothing.
  public func layerWillDraw(_ layer: CALayer) {}
  /// Moves nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// Has no action.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// Something that happens when a layer's property changes.
public protocol CAAction {
  /// Runs the action.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  /// Does nothing: the null object stands for "no action".
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
