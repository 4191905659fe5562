/// The methods with which a delegate draws and lays out a layer. All have default implementations.
public protocol CALayerDelegate: AnyObject {
  /// Tells the delegate to update the layer's content by setting its `contents`.
  func display(_ layer: CALayer)
  /// Tells the delegate to draw the layer's content. The origin of the context is the origin of the layer's
  /// coordinates.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Tells the delegate that drawing is about to begin.
  func layerWillDraw(_ layer: CALayer)
  /// Tells the delegate to lay out the layer's sublayers.
  func layoutSublayers(of layer: CALayer)
  /// Asks the delegate for the action of an event.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Makes the result of the layer's `draw(in:)` its content.
  public func display(_ layer: CALayer) { layer.drawContentRecord() }
  /// Does nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Does nothing.
  public func layerWillDraw(_ layer: CALayer) {}
  /// Calls the layer's layout manager.
  public func layoutSublayers(of layer: CALayer) { layer.layoutManager?.layoutSublayers(of: layer) }
  /// Returns `nil`.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// The permanent owner of a layer: a view.
package protocol LayerOwner: CALayerDelegate {
  /// The scale of the owner's screen, in pixels per point.
  var pixelsPerPoint: CGFloat { get }
  /// Performs the work that precedes the layout of the whole tree.
  func prepareLayout()
  /// Performs the work that precedes the layout of the layer and its sublayers; called for layers marked with
  /// `ownerWaits`.
  func layoutReachesLayer()
  /// Reports that the layout of the owner's layer, or of a sublayer without an owner, was given up.
  func layoutDidNotRest(_ layer: CALayer, after rounds: Int)
}

/// An object that lays out the sublayers of layers.
public protocol CALayoutManager: AnyObject {
  /// Returns the preferred size of a layer.
  func preferredSize(of layer: CALayer) -> CGSize
  /// Tells the layout manager that the layer's layout is invalid.
  func invalidateLayout(of layer: CALayer)
  /// Lays out the layer's sublayers.
  func layoutSublayers(of layer: CALayer)
}

extension CALayoutManager {
  /// Returns the size of the layer's bounds.
  public func preferredSize(of layer: CALayer) -> CGSize { layer.bounds.size }
  /// Does nothing.
  public func invalidateLayout(of layer: CALayer) {}
}

/// An action that is performed when a property of a layer changes.
public protocol CAAction {
  /// Performs the action.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  /// Does nothing: the null object stands for no action.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
