import Foundation

/// A renderer of images.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  /// A closure that draws an image.
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  /// Creates a renderer for images of a size in points.
  public convenience init(size: CGSize) {
    self.init(bounds: CGRect(origin: .zero, size: size))
  }

  /// Creates a renderer for images of a size in points, with a format.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer for the part of the drawing in a rectangle.
  public convenience override init(bounds: CGRect) {
    self.init(bounds: bounds, format: .preferred())
  }

  /// Creates a renderer for the part of the drawing in a rectangle, with a format.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    super.init(
      bounds: bounds.standardized,
      storedFormat: format.copy() as? UIGraphicsImageRendererFormat ?? format)
  }

  /// The format of the images.
  open override var format: UIGraphicsImageRendererFormat {
    storedFormat as? UIGraphicsImageRendererFormat ?? .default()
  }

  /// Returns an image drawn by a closure. It is empty if the bounds are empty or too large.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    guard let context = draw(actions), let image = context.cgContext.makeImage() else { return UIImage() }
    return UIImage(cgImage: image, scale: format.scale, orientation: .up)
  }

  /// Returns the PNG data of an image drawn by a closure; empty if the bounds are empty or too large.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    draw(actions)?.cgContext.pngData() ?? Data()
  }

  /// Returns the JPEG data of an image drawn by a closure, on white.
  ///
  /// - Parameter compressionQuality: The quality, from 0 (smallest) to 1 (best).
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    draw(actions)?.cgContext.makeImage()?.jpegData(quality: compressionQuality) ?? Data()
  }

  open override var allowsImageOutput: Bool { true }

  open override class func rendererContextClass() -> AnyClass { UIGraphicsImageRendererContext.self }

  /// Returns a bitmap context for the bounds of a format; `nil` if they are empty or too large.
  open override class func context(with format: UIGraphicsRendererFormat) -> CGContext? {
    guard let format = format as? UIGraphicsImageRendererFormat else { return nil }
    return CGContext(size: format.bounds.size, scale: format.scale, isOpaque: format.opaque)
  }

  /// Moves the origin of the context to that of the bounds.
  open override class func prepare(_ context: CGContext, with rendererContext: UIGraphicsRendererContext) {
    let bounds = rendererContext.format.bounds
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
  }

  override func makeContext(_ cgContext: CGContext) -> UIGraphicsRendererContext {
    UIGraphicsImageRendererContext(cgContext: cgContext, format: format)
  }

  private func draw(
    _ actions: (UIGraphicsImageRendererContext) -> Void
  ) -> UIGraphicsImageRendererContext? {
    guard let cgContext = Self.context(with: format) else {
      DrawingResources.log("cannot draw an image of \(bounds.size.width) by \(bounds.size.height) points")
      return nil
    }
    let context = UIGraphicsImageRendererContext(cgContext: cgContext, format: format)
    Self.prepare(cgContext, with: context)
    draw(context, actions)
    return context
  }
}
