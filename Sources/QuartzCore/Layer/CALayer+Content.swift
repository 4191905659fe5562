import ClassMetadata

/// The drawing of a layer's content.
///
/// Classes of the library (labels, gradients, shapes) draw directly into each picture. The application's own
/// drawing code is called as on iOS, when the content needs display, and its result is kept as pixels. It is
/// also called if the pixels do not suffice: for documents, which contain shapes, and for pictures of a
/// larger scale than the screen's.
extension CALayer {
  private final class PlainProbe: CALayer {}
  private final class DrawingProbe: CALayer {
    override func draw(in ctx: CGContext) { ctx.beginPath() }
  }
  private final class DisplayProbe: CALayer {
    override func display() { contents = nil }
  }

  /// The implementations of `draw(in:)` and `display()`.
  package static let drawing = MethodTable(
    base: CALayer.self, plain: PlainProbe.self, overriding: [DrawingProbe.self, DisplayProbe.self])

  /// The state, after the drawing code was determined.
  final var contentSource: LayerState {
    if !state.contains(.knowsContent) { findContentSource(ownerDraws: nil) }
    return state
  }

  /// Determines which code draws the content.
  ///
  /// - Parameter ownerDraws: The implementation of the owner's drawing methods; `nil` for a layer without an
  ///   owner.
  package final func findContentSource(ownerDraws: MethodTable.Implementation?) {
    state.insert(.knowsContent)
    if type(of: self) != CALayer.self {
      switch CALayer.drawing.implementation(in: type(of: self)) {
      case .base: break
      // Gradients and shapes are drawn without `setNeedsDisplay()`.
      case .library, .programOverLibrary: state.insert([.drawsAnew, .layerDrawsAnew])
      case .program: state.insert([.keepsDrawing, .layerKeepsDrawing])
      }
    }
    switch ownerDraws {
    case .base: break
    case .library: state.insert(.drawsAnew)
    case .program, .programOverLibrary: state.insert(.keepsDrawing)
    case nil: if rare?.delegate != nil { state.insert(.keepsDrawing) }
    }
  }

  /// Invalidates the drawing code after the delegate has changed.
  final func contentSourceChanged() {
    state.subtract([.knowsContent, .drawsAnew, .keepsDrawing, .layerDrawsAnew, .layerKeepsDrawing])
    if state.contains(.needsDisplay) { announceWork() }
  }
}
