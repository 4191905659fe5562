/// A picture of a layer from before a transition.
final class OldLook {
  let image: CGImage
  /// The position of the picture, in the layer's coordinates.
  let rect: CGRect

  init(image: CGImage, rect: CGRect) {
    self.image = image
    self.rect = rect
  }
}

extension CATransition {
  /// The scale of the pictures of transitions, in pixels per point. Unsafe: only the thread that shows layers
  /// sets it, when a device is made.
  nonisolated(unsafe) package static var pictureScale: CGFloat = 3

  /// Takes a picture of a layer with its current appearance.
  func takeOldLook(of layer: CALayer) {
    guard oldLook == nil else { return }
    let rect = layer.bounds.integral
    guard rect.width >= 1, rect.height >= 1, rect.width * rect.height <= 16_000_000,
      let context = CGContext(size: rect.size, scale: Self.pictureScale)
    else { return }
    context.translateBy(x: -rect.minX, y: -rect.minY)
    layer.renderPresentation(in: context)
    if let image = context.makeImage() { oldLook = OldLook(image: image, rect: rect) }
  }
}
