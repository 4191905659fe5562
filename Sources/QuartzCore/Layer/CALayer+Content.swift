import ClassMetadata

/// Who draws a layer's content.
///
/// Classes of the library's (labels, gradients, shapes) draw anew for each picture. Code of the program's that draws is called as
/// on iOS, when the content is needed, and what it drew is kept as pixels. It is called besides where those do not suffice: for
/// documents, which have shapes, and for pictures of a larger scale than the screen's.
extension CALayer {
  private final class PlainProbe: CALayer {}
  private final class DrawingProbe: CALayer {
    override func draw(in ctx: CGContext) { ctx.beginPath() }
  }
  private final class DisplayProbe: CALayer {
    override func display() { contents = nil }
  }

  /// Who implements `draw(in:)` and `display()`.
  package static let drawing = MethodTable(
    base: CALayer.self, plain: PlainProbe.self, overriding: [DrawingProbe.self, DisplayProbe.self])

  /// The state, with the answer to who draws the content.
  final var contentSource: LayerState {
    if !state.contains(.knowsContent) { findContentSource(ownerDraws: nil) }
    return state
  }

  /// Finds out who draws the content.
  ///
  /// - Parameter ownerDraws: who implements the owner's methods that draw; nil for a layer without one.
  package final func findContentSource(ownerDraws: MethodTable.Implementation?) {
    state.insert(.knowsContent)
    if type(of: self) != CALayer.self {
      switch CALayer.drawing.implementation(in: type(of: self)) {
      case .base: break
      // What a gradient or a shape shows does not wait for `setNeedsDisplay()`.
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

  /// The layer has another delegate.
  final func contentSourceChanged() {
    state.subtract([.knowsContent, .drawsAnew, .keepsDrawing, .layerDrawsAnew, .layerKeepsDrawing])
    if state.contains(.needsDisplay) { announceWork() }
  }
}
