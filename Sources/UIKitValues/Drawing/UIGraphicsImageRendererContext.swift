/// What an image renderer's closure draws in.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// The image drawn so far.
  open var currentImage: UIImage {
    cgContext.makeImage().map { UIImage(cgImage: $0, scale: format.scale, orientation: .up) } ?? UIImage()
  }

  /// How the image is drawn.
  open var format: UIGraphicsImageRendererFormat {
    storedFormat as? UIGraphicsImageRendererFormat ?? .default()
  }
}
