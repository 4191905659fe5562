/// The drawing environment of an image renderer.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// The image drawn so far.
  open var currentImage: UIImage {
    cgContext.makeImage().map { UIImage(cgImage: $0, scale: format.scale, orientation: .up) } ?? UIImage()
  }

  /// The format of the image.
  open override var format: UIGraphicsImageRendererFormat {
    storedFormat as? UIGraphicsImageRendererFormat ?? .default()
  }
}
