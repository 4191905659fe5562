import ObjectiveCSupport

/// An offscreen drawing that a context draws again and again.
///
/// It is a bitmap in the resolution of the context that it is made for: of a document's, three pixels per unit. It has that context's
/// direction: what is drawn into it appears the same way up.
public final class CGLayer {
  /// The context that draws into the layer. Its transform is the identity, apart from the resolution.
  public let context: CGContext?
  /// The size in the units of the context that the layer is made for.
  public let size: CGSize

  /// Pixels per unit in documents, where there are none: those of the finest displays.
  private static let scaleOfDocuments: CGFloat = 3

  /// Creates a layer for drawing into a context.
  ///
  /// - Parameters:
  ///   - context: The context in which the layer will be drawn.
  ///   - size: The size in points of the context.
  ///   - auxiliaryInfo: Not used, as on Apple's platforms.
  /// - Returns: `nil` for a size that is empty, not finite or larger than bitmaps may be.
  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
    let scale = context.isDocument ? Self.scaleOfDocuments : context.baseScale
    guard size.width.isFinite, size.height.isFinite,
      let bitmap = CGContext(size: size, scale: scale)
    else { return nil }
    self.size = size
    self.context = bitmap
    guard context.baseTransform.d < 0 else { return }
    // The origin is at the bottom left, as in the context.
    bitmap.translateBy(x: 0, y: size.height)
    bitmap.scaleBy(x: 1, y: -1)
  }
}

extension CGContext {
  /// Draws a layer with its origin at a point.
  public func draw(_ layer: CGLayer, at point: CGPoint) {
    draw(layer, in: CGRect(origin: point, size: layer.size))
  }

  /// Draws a layer, scaled to a rectangle.
  public func draw(_ layer: CGLayer, in rect: CGRect) {
    guard let image = layer.context?.makeImage() else { return }
    // Up in the layer is up in its rectangle, in either direction of the coordinates.
    if baseTransform.d < 0 { draw(image, in: rect) } else { drawUpright(image, in: rect) }
  }
}
