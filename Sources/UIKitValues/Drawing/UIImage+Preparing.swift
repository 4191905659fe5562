import Foundation

/// Images are decoded when they are made: what prepares them has nothing left to do but to make them small.
extension UIImage {
  /// The image, decoded; nil for an image that is empty.
  public func preparingForDisplay() -> UIImage? { size == .zero ? nil : self }

  /// The same, told to a closure.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    completionHandler(preparingForDisplay())
  }

  /// The same, as an asynchronous function.
  public func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }

  /// The image drawn into a size in points, at the image's scale; nil for a size or an image that is empty.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0, self.size != .zero else { return nil }
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in
      draw(in: CGRect(origin: .zero, size: size))
    }
  }

  /// The same, told to a closure.
  public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    completionHandler(preparingThumbnail(of: size))
  }

  /// The same, as an asynchronous function.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

  /// The images NAME0, NAME1 and so on, as one that moves; nil if there is none. A name of one image is that image.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    var images: [UIImage] = []
    while images.count < 1024, let image = UIImage(named: "\(name)\(images.count)") { images.append(image) }
    if images.isEmpty, let image = UIImage(named: name) { images = [image] }
    return images.isEmpty ? nil : animatedImage(with: images, duration: duration)
  }

  /// A tick, as the system draws it.
  public class var checkmark: UIImage { UIImage(systemName: "checkmark") ?? UIImage() }
  /// A tick in a circle.
  public class var strokedCheckmark: UIImage { UIImage(systemName: "checkmark.circle") ?? UIImage() }
  /// A plus in a filled circle.
  public class var add: UIImage { UIImage(systemName: "plus.circle.fill") ?? UIImage() }
  /// A minus in a filled circle.
  public class var remove: UIImage { UIImage(systemName: "minus.circle.fill") ?? UIImage() }
  /// Three dots in a circle.
  public class var actions: UIImage { UIImage(systemName: "ellipsis.circle") ?? UIImage() }
}
