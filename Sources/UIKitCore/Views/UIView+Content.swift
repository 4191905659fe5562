import ClassMetadata

/// The drawing code of view classes, and the placement of content in the bounds.
extension UIView {
  private final class PlainProbe: UIView {}
  private final class DrawProbe: UIView {
    override func draw(_ rect: CGRect) { super.draw(rect.insetBy(dx: 1, dy: 1)) }
  }
  private final class DrawLayerProbe: UIView {
    override func draw(_ layer: CALayer, in ctx: CGContext) { ctx.beginPath() }
  }
  private final class DisplayProbe: UIView {
    override func display(_ layer: CALayer) { layer.contents = nil }
  }

  /// The table of methods that draw, by which overrides in a class are detected.
  static let drawing = MethodTable(
    base: UIView.self, plain: PlainProbe.self,
    overriding: [DrawProbe.self, DrawLayerProbe.self, DisplayProbe.self])

  /// The same table without `draw(_:)`, which image views do not call.
  static let drawingOfImageViews = MethodTable(
    base: UIView.self, plain: PlainProbe.self, overriding: [DrawLayerProbe.self, DisplayProbe.self])

  /// The kind of class that implements the view's drawing methods.
  var contentImplementation: MethodTable.Implementation {
    (showsContentAnew ? UIView.drawingOfImageViews : UIView.drawing).implementation(in: type(of: self))
  }

  /// Updates the layer's gravity, which places content that is not redrawn.
  func contentModeChanged() {
    backingLayer.contentsGravity = contentMode.gravity
    backingLayer.needsDisplayOnBoundsChange = contentMode == .redraw
    setNeedsDisplay()
  }
}

extension UIView.ContentMode {
  /// The layer gravity that corresponds to the content mode.
  fileprivate var gravity: CALayerContentsGravity {
    switch self {
    case .scaleToFill, .redraw: .resize
    case .scaleAspectFit: .resizeAspect
    case .scaleAspectFill: .resizeAspectFill
    case .center: .center
    case .top: .top
    case .bottom: .bottom
    case .left: .left
    case .right: .right
    case .topLeft: .topLeft
    case .topRight: .topRight
    case .bottomLeft: .bottomLeft
    case .bottomRight: .bottomRight
    @unknown default: .resize
    }
  }
}
