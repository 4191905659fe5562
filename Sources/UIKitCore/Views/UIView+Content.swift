import ClassMetadata

/// What of a view's content the program's code draws, and how it lies in the bounds.
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

  /// Who implements the methods that draw.
  static let drawing = MethodTable(
    base: UIView.self, plain: PlainProbe.self,
    overriding: [DrawProbe.self, DrawLayerProbe.self, DisplayProbe.self])

  /// The same without `draw(_:)`, which image views do not call.
  static let drawingOfImageViews = MethodTable(
    base: UIView.self, plain: PlainProbe.self, overriding: [DrawLayerProbe.self, DisplayProbe.self])

  /// Who implements what draws the view.
  var contentImplementation: MethodTable.Implementation {
    (showsContentAnew ? UIView.drawingOfImageViews : UIView.drawing).implementation(in: type(of: self))
  }

  /// The layer's gravity says where content goes that is not drawn anew.
  func contentModeChanged() {
    backingLayer.contentsGravity = contentMode.gravity
    backingLayer.needsDisplayOnBoundsChange = contentMode == .redraw
    setNeedsDisplay()
  }
}

extension UIView.ContentMode {
  /// The gravity of the layer of a view with the mode.
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
