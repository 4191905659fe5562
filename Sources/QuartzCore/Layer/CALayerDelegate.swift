/// What a layer asks of the object that it belongs to. Every method has an implementation for delegates without it.
public protocol CALayerDelegate: AnyObject {
  /// Brings the layer's content up to date, by setting its `contents`.
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
  /// Makes what the layer's `draw(in:)` draws its content.
  public func display(_ layer: CALayer) { layer.drawContentRecord() }
  /// Draws nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Does nothing.
  public func layerWillDraw(_ layer: CALayer) {}
  /// Leaves the layout to the layer's layout manager.
  public func layoutSublayers(of layer: CALayer) { layer.layoutManager?.layoutSublayers(of: layer) }
  /// Has no action.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// The object that a layer belongs to for life: a view.
package protocol LayerOwner: CALayerDelegate {
  /// Pixels per point of the screen that the owner is on.
  var pixelsPerPoint: CGFloat { get }
  /// Computes what the layout of the whole tree needs, before it is walked.
  func prepareLayout()
  /// Computes what it has to before its layer or those below are laid out; called for layers marked with `ownerWaits`.
  func layoutReachesLayer()
  /// Says that the layout of the owner's layer, or of one within it that belongs to nobody, was given up.
  func layoutDidNotRest(_ layer: CALayer, after rounds: Int)
}

/// Lays out the sublayers of layers.
public protocol CALayoutManager: AnyObject {
  /// The size that a layer would like to have.
  func preferredSize(of layer: CALayer) -> CGSize
  /// Tells that the layer is to be laid out, so that what was computed for it before no longer holds.
  func invalidateLayout(of layer: CALayer)
  /// Sets the frames of the layer's sublayers.
  func layoutSublayers(of layer: CALayer)
}

extension CALayoutManager {
  /// The size of the layer's bounds.
  public func preferredSize(of layer: CALayer) -> CGSize { layer.bounds.size }
  /// Forgets nothing.
  public func invalidateLayout(of layer: CALayer) {}
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
