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

  /// Whether a picture consists of pixels, rather than of shapes.
  public var hasPixels: Bool { self == .png || self == .jpeg }

  /// The extension of a file's name, without a point.
  public var fileExtension: String { self == .jpeg ? "jpg" : rawValue }

  /// Creates the format of a file by its name's extension, without a point and in any case; `nil` if there is none.
  public init?(fileExtension: String) {
    let name = fileExtension.lowercased()
    self.init(rawValue: name == "jpg" ? "jpeg" : name)
  }
}
