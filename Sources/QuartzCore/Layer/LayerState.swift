/// The state of a layer in the update cycle, and the code that draws its content.
///
/// The superlayers of a layer with work are marked, so that the traversals of a commit reach it and skip the
/// rest.
package struct LayerState: OptionSet, Sendable {
  package let rawValue: UInt16
  package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// The layout of the sublayers is invalid.
  package static let needsLayout = LayerState(rawValue: 1 << 0)
  /// The layer or a layer below it needs layout.
  package static let subtreeNeedsLayout = LayerState(rawValue: 1 << 1)
  /// The owner has work to do before the layout of the layer and its sublayers.
  package static let ownerWaits = LayerState(rawValue: 1 << 2)
  /// The layout of the sublayers is running.
  package static let isLayingOut = LayerState(rawValue: 1 << 3)
  /// The content is invalid.
  package static let needsDisplay = LayerState(rawValue: 1 << 4)
  /// The layer or a layer below it needs display.
  package static let subtreeNeedsDisplay = LayerState(rawValue: 1 << 5)

  /// The code that draws the content was determined: the next four flags are valid.
  package static let knowsContent = LayerState(rawValue: 1 << 6)
  /// A class of the library draws the content into each picture.
  package static let drawsAnew = LayerState(rawValue: 1 << 7)
  /// Code of the application draws the content when it needs display; the result is kept.
  package static let keepsDrawing = LayerState(rawValue: 1 << 8)
  /// The layer's class draws into each picture, not its owner.
  package static let layerDrawsAnew = LayerState(rawValue: 1 << 9)
  /// The application's drawing code is in the layer's class, not in its delegate.
  package static let layerKeepsDrawing = LayerState(rawValue: 1 << 10)

  /// It was reported that the layout of the sublayers does not settle.
  package static let isRestless = LayerState(rawValue: 1 << 11)

  /// Only a part of the content is drawn, to which the context is clipped.
  package static let displaysPart = LayerState(rawValue: 1 << 12)

  package static let layoutWork: LayerState = [.needsLayout, .subtreeNeedsLayout, .ownerWaits]
  package static let displayWork: LayerState = [.needsDisplay, .subtreeNeedsDisplay]
}
