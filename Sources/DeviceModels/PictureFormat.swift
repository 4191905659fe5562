import UIKit

/// The format of a picture of a screen.
public enum PictureFormat: String, CaseIterable, Hashable, Sendable {
  /// Pixels, whose number per point is the scale.
  case png
  /// Pixels as a JPEG file of quality 0.9, whose colors are not exact: small files of screens with photographs.
  case jpeg
  /// Shapes, with a unit per point.
  case svg
  /// Shapes on a single page, with a unit per point.
  case pdf

  /// A Boolean value that indicates whether a picture consists of pixels, rather than of shapes.
  public var hasPixels: Bool { self == .png || self == .jpeg }

  /// The extension of a file's name, without a point.
  public var fileExtension: String { self == .jpeg ? "jpg" : rawValue }

  /// Creates the format of a file by its name's extension, without a point and in any case; `nil` if there is none.
  public init?(fileExtension: String) {
    let name = fileExtension.lowercased()
    self.init(rawValue: name == "jpg" ? "jpeg" : name)
  }

  /// Returns a context for an opaque picture, or `nil` if there is no space for it.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - scale: The number of pixels per point, if the picture consists of pixels.
  @MainActor package func context(size: CGSize, scale: CGFloat) -> CGContext? {
    switch self {
    case .png, .jpeg: CGContext(size: size, scale: scale, isOpaque: true)
    case .svg: CGContext(document: .svg, pageSize: size)
    case .pdf: CGContext(document: .pdf, pageSize: size)
    }
  }

  /// Returns the file of the picture in a context of the format, or `nil` if it cannot be encoded.
  @MainActor package func data(of context: CGContext, png: PNGCompression) -> Data? {
    switch self {
    case .png: png == .fast ? context.pngData() : context.makeImage()?.pngData(png)
    case .jpeg: context.makeImage()?.jpegData(quality: 0.9)
    case .svg, .pdf: context.closeDocument()
    }
  }
}
