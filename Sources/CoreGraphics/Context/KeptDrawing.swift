/// The drawing of code in a layer, kept as pixels: the content of the layer until it is drawn again.
///
/// It has pixels, as on iOS, rather than shapes: text in them is drawn as fast and at the same positions as
/// in a bitmap. Documents and larger scales need more than the pixels, so the code has to draw again for
/// them.
///
/// Unchecked: nothing changes after `finish()`, which is called before the drawing is shared.
package final class KeptDrawing: @unchecked Sendable {
  /// The maximum number of pixels that are kept, which is that of several screens.
  private static let maximumPixelCount: CGFloat = 16_777_216

  /// The area of the drawing, in points; outside it is clear.
  package let box: CGRect
  /// The scale, in pixels per point.
  package let scale: CGFloat
  /// The context of the drawing; `nil` when the drawing is finished, or if it is too large to be kept.
  package private(set) var context: CGContext?
  /// The finished drawing, in whole pixels from the top left corner of the box; `nil` before, or if it is too
  /// large to be kept.
  package private(set) var image: CGImage?

  /// Begins an empty drawing.
  ///
  /// - Returns: `nil` if the box is empty or not finite.
  package init?(box: CGRect, scale: CGFloat) {
    guard box.isFinite, box.width > 0, box.height > 0, scale > 0, scale.isFinite else { return nil }
    self.box = box
    self.scale = scale
    guard box.width * scale * box.height * scale <= Self.maximumPixelCount,
      let context = CGContext(size: box.size, scale: scale)
    else { return }
    context.translateBy(x: -box.minX, y: -box.minY)
    self.context = context
  }

  /// Copies another drawing of the same size into this one before anything else is drawn, and clears a
  /// rectangle.
  package func begin(with former: KeptDrawing, clearing rect: CGRect) {
    guard let context, let image = former.image else { return }
    context.drawUpright(image, in: place(of: image))
    context.clear(rect)
  }

  /// Finishes the drawing, including open graphics states and transparency layers.
  package func finish() {
    guard let context else { return }
    context.finishLayers()
    image = context.makeImage()
    self.context = nil
  }

  /// Returns the area of the pixels, which extends less than a pixel beyond the box.
  private func place(of image: CGImage) -> CGRect {
    CGRect(
      x: box.minX, y: box.minY, width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
  }

  /// Returns whether the pixels suffice for a context.
  package func suffices(for context: CGContext) -> Bool {
    image != nil && !context.isDocument && context.baseScale <= scale
  }
}

extension CGContext {
  /// Draws a kept drawing so that its box is in a rectangle, with the current alpha and blend mode.
  package func draw(_ drawing: KeptDrawing, in rect: CGRect) {
    guard let image = drawing.image, rect.isFinite else { return }
    let (x, y) = (rect.width / drawing.box.width, rect.height / drawing.box.height)
    drawUpright(
      image,
      in: CGRect(
        x: rect.minX, y: rect.minY, width: CGFloat(image.width) / drawing.scale * x,
        height: CGFloat(image.height) / drawing.scale * y))
  }

  /// Ends all open graphics states and transparency layers.
  fileprivate func finishLayers() {
    while !layers.isEmpty { endTransparencyLayer() }
    while !savedStates.isEmpty { restoreGState() }
    closeClippingMasks()
  }
}
