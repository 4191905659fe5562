import Foundation

/// An object that decodes images, since iOS 17.
public struct UIImageReader: Sendable {
  /// The way in which images are decoded.
  public struct Configuration: Sendable, Hashable {
    /// Stored only: whether images may be brighter than white, which none is here; `false` by default.
    public var prefersHighDynamicRange = false
    /// A Boolean value that determines whether images are prepared for display; `false` by default.
    public var preparesImagesForDisplay = false
    /// The size within which images are scaled down, in pixels; zero, the default, keeps their size.
    public var preferredThumbnailSize = CGSize.zero
    /// The number of pixels per inch, which determines the scale: 72 pixels are one per point; 0, the
    /// default, leaves images at scale 1.
    public var pixelsPerInch: CGFloat = 0

    /// Creates a configuration of the system.
    public init() {}
  }

  /// The way in which images are decoded.
  public let configuration: Configuration

  /// The reader with the system's configuration.
  public static let `default` = UIImageReader(configuration: Configuration())

  /// Creates a reader.
  public init(configuration: Configuration) { self.configuration = configuration }

  /// Returns the image in a file; `nil` if there is none.
  public func image(contentsOf url: URL) -> UIImage? {
    (try? Data(contentsOf: url)).flatMap { image(data: $0) }
  }

  /// Returns the image in data; `nil` if they are no image.
  public func image(data: Data) -> UIImage? {
    guard configuration.pixelsPerInch.isFinite,
      var image = UIImage(
        data: data, scale: configuration.pixelsPerInch > 0 ? configuration.pixelsPerInch / 72 : 1)
    else { return nil }
    let wanted = configuration.preferredThumbnailSize
    let pixels = CGSize(width: image.size.width * image.scale, height: image.size.height * image.scale)
    if wanted.width > 0, wanted.height > 0, pixels.width > 0, pixels.height > 0 {
      let factor = min(wanted.width / pixels.width, wanted.height / pixels.height)
      if factor < 1 {
        let size = CGSize(width: image.size.width * factor, height: image.size.height * factor)
        image = image.preparingThumbnail(of: size) ?? image
      }
    }
    return configuration.preparesImagesForDisplay ? image.preparingForDisplay() ?? image : image
  }

  /// Returns the image in a file; `nil` if there is none.
  public func image(contentsOf url: URL) async -> UIImage? { readNow(url) }
  /// Returns the image in data; `nil` if they are no image.
  public func image(data: Data) async -> UIImage? { decodeNow(data) }

  // Asynchronous overloads call these, as they would call themselves.
  private func readNow(_ url: URL) -> UIImage? { image(contentsOf: url) }
  private func decodeNow(_ data: Data) -> UIImage? { image(data: data) }

  /// Passes the image in a file to a closure; `nil` if there is none.
  public func image(contentsOf url: URL, completion: @escaping @Sendable (UIImage?) -> Void) {
    completion(readNow(url))
  }

  /// Passes the image in data to a closure; `nil` if they are no image.
  public func image(data: Data, completion: @escaping @Sendable (UIImage?) -> Void) {
    completion(decodeNow(data))
  }
}
