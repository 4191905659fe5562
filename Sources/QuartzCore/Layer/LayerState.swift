/// Where a layer is in the update cycle, and who draws its content.
///
/// A layer whose subtree has work is known to all its superlayers, so that the walks of a commit reach it and pass over the
/// rest.
package struct LayerState: OptionSet, Sendable {
  package let rawValue: UInt16
  package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// A layout of the sublayers was asked for.
  package static let needsLayout = LayerState(rawValue: 1 << 0)
  /// Something in the layer or below it is to be laid out.
  package static let subtreeNeedsLayout = LayerState(rawValue: 1 << 1)
  /// The owner has something to compute before the layer and those below are laid out.
  package static let ownerWaits = LayerState(rawValue: 1 << 2)
  /// The layout of the sublayers runs.
  package static let isLayingOut = LayerState(rawValue: 1 << 3)
  /// The content is out of date.
  package static let needsDisplay = LayerState(rawValue: 1 << 4)
  /// Something in the layer or below it is to be displayed.
  package static let subtreeNeedsDisplay = LayerState(rawValue: 1 << 5)

  /// It is known who draws the content: the next three hold.
  package static let knowsContent = LayerState(rawValue: 1 << 6)
  /// A class of the library's draws the content anew for each picture.
  package static let drawsAnew = LayerState(rawValue: 1 << 7)
  /// Code of the program's draws the content when it is needed; what it drew is kept.
  package static let keepsDrawing = LayerState(rawValue: 1 << 8)
  /// The layer's own class draws for each picture, not its owner.
  package static let layerDrawsAnew = LayerState(rawValue: 1 << 9)
  /// The program's code that draws belongs to the layer's class, not to its delegate.
  package static let layerKeepsDrawing = LayerState(rawValue: 1 << 10)

  /// It was said that the layout of the sublayers does not come to rest.
  package static let isRestless = LayerState(rawValue: 1 << 11)

  /// Only a part of the content is drawn: the context's clip.
  package static let displaysPart = LayerState(rawValue: 1 << 12)

  package static let layoutWork: LayerState = [.needsLayout, .subtreeNeedsLayout, .ownerWaits]
  package static let displayWork: LayerState = [.needsDisplay, .subtreeNeedsDisplay]
}
