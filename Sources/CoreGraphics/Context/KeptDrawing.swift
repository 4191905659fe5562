/// What code drew into a layer, kept as pixels: the content of the layer until it draws again.
///
/// Pixels as on iOS rather than shapes: text drawn into them is as fast and stands where it stands in a picture. What needs more
/// than the pixels have, documents and larger scales, has to be drawn by the code itself.
///
/// Unchecked: nothing is changed once `finish()` has been called, which comes before anybody else has the drawing.
package final class KeptDrawing: @unchecked Sendable {
  /// The most pixels that are kept: some screens full of them.
  private static let maximumPixelCount: CGFloat = 16_777_216

  /// What the drawing shows, in points; beside it the picture is clear.
  package let box: CGRect
  /// Pixels per point.
  package let scale: CGFloat
  /// What is drawn into; nil once the drawing is finished, and for one of too many pixels to be kept.
  package private(set) var context: CGContext?
  /// What was drawn, in whole pixels from the box's upper left corner on; nil before, and for one that is not kept.
  package private(set) var image: CGImage?

  /// Begins an empty drawing.
  ///
  /// - Returns: Nil if the box is empty or not finite.
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

  /// Draws another drawing of the same size into this one, before anything else, without a part of it.
  package func begin(with former: KeptDrawing, clearing rect: CGRect) {
    guard let context, let image = former.image else { return }
    context.drawUpright(image, in: place(of: image))
    context.clear(rect)
  }

  /// Ends the drawing, with the states and transparency layers that were begun in it.
  package func finish() {
    guard let context else { return }
    context.finishLayers()
    image = context.makeImage()
    self.context = nil
  }

  /// Where the pixels lie: as far as the box, and less than a pixel beyond it.
  private func place(of image: CGImage) -> CGRect {
    CGRect(
      x: box.minX, y: box.minY, width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
  }

  /// Whether a context shows no more than the pixels have.
  package func suffices(for context: CGContext) -> Bool {
    image != nil && !context.isDocument && context.baseScale <= scale
  }
}

extension CGContext {
  /// Draws what was kept into a rectangle, which is where its box goes, with the state's alpha and blend mode.
  package func draw(_ drawing: KeptDrawing, in rect: CGRect) {
    guard let image = drawing.image, rect.isFinite else { return }
    let (x, y) = (rect.width / drawing.box.width, rect.height / drawing.box.height)
    drawUpright(
      image,
      in: CGRect(
        x: rect.minX, y: rect.minY, width: CGFloat(image.width) / drawing.scale * x,
        height: CGFloat(image.height) / drawing.scale * y))
  }

  /// Ends the states and transparency layers that were begun.
  fileprivate func finishLayers() {
    while !layers.isEmpty { endTransparencyLayer() }
    while !savedStates.isEmpty { restoreGState() }
    closeClippingMasks()
  }
}
