/// A picture of a layer from before a transition.
final class TransitionSnapshot {
  let image: CGImage
  /// The position of the picture, in the layer's coordinates.
  let rect: CGRect

  init(image: CGImage, rect: CGRect) {
    self.image = image
    self.rect = rect
  }
}

extension CATransition {
  /// Takes a picture of a layer with its current appearance.
  func takeOldLook(of layer: CALayer) {
    guard oldLook == nil else { return }
    let rect = layer.bounds.integral
    guard rect.width >= 1, rect.height >= 1, rect.width * rect.height <= 16_000_000,
      let context = CGContext(size: rect.size, scale: LayerSession.current.pictureScale)
    else { return }
    context.translateBy(x: -rect.minX, y: -rect.minY)
    layer.renderPresentation(in: context)
    if let image = context.makeImage() { oldLook = TransitionSnapshot(image: image, rect: rect) }
  }
}
