import Foundation

/// Images are decoded when they are created, so preparation only has to scale thumbnails.
extension UIImage {
  /// Returns this image; `nil` if it is empty.
  public func preparingForDisplay() -> UIImage? { size == .zero ? nil : self }

  /// Calls a closure with the prepared image, before the method returns.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    completionHandler(preparingForDisplay())
  }

  /// Returns the prepared image.
  public func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }

  /// Returns the image scaled to a size in points, at the image's scale; `nil` if the size or the image is
  /// empty.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0, self.size != .zero else { return nil }
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in
      draw(in: CGRect(origin: .zero, size: size))
    }
  }

  /// Calls a closure with the thumbnail, before the method returns.
  public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    completionHandler(preparingThumbnail(of: size))
  }

  /// Returns the thumbnail.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

  /// Returns an animated image of the images NAME0, NAME1 and so on, or of the single image NAME; `nil` if
  /// there is none.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    var images: [UIImage] = []
    while images.count < 1024, let image = UIImage(named: "\(name)\(images.count)") { images.append(image) }
    if images.isEmpty, let image = UIImage(named: name) { images = [image] }
    return images.isEmpty ? nil : animatedImage(with: images, duration: duration)
  }

  /// A checkmark.
  public class var checkmark: UIImage { UIImage(systemName: "checkmark") ?? UIImage() }
  /// A checkmark in a circle.
  public class var strokedCheckmark: UIImage { UIImage(systemName: "checkmark.circle") ?? UIImage() }
  /// A plus in a filled circle.
  public class var add: UIImage { UIImage(systemName: "plus.circle.fill") ?? UIImage() }
  /// A minus in a filled circle.
  public class var remove: UIImage { UIImage(systemName: "minus.circle.fill") ?? UIImage() }
  /// An ellipsis in a circle.
  public class var actions: UIImage { UIImage(systemName: "ellipsis.circle") ?? UIImage() }
}
