/// A picture of a layer as it was before a transition.
final class OldLook {
  let image: CGImage
  /// Where the picture lies, in the layer's coordinates.
  let rect: CGRect

  init(image: CGImage, rect: CGRect) {
    self.image = image
    self.rect = rect
  }
}

extension CATransition {
  /// Pixels per point of pictures that transitions keep. Unsafe: only the thread that shows layers sets it, when a device
  /// is made.
  nonisolated(unsafe) package static var pictureScale: CGFloat = 3

  /// Keeps how a layer looks at present.
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
