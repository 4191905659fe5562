import Foundation

/// High dynamic range, which images and displays here do not have.
extension UIImage {
  /// A dynamic range, since iOS 17. Raw values are UIKit's.
  public enum DynamicRange: Int, Sendable {
    /// Unspecified.
    case unspecified = -1
    /// Up to white.
    case standard = 0
    /// Brighter than white to a degree.
    case constrainedHigh = 1
    /// Brighter than white.
    case high = 2
  }

  /// A Boolean value that indicates whether the image is brighter than white; always `false`.
  public var isHighDynamicRange: Bool { false }

  /// Returns the image in the standard range, which is the image itself.
  public func imageRestrictedToStandardDynamicRange() -> UIImage { self }
}

extension UIImageView {
  /// Stored only: the preferred range; images are shown in the standard range.
  public var preferredImageDynamicRange: UIImage.DynamicRange {
    get { AttachedValues.value("preferredImageDynamicRange", of: self) ?? .unspecified }
    set { AttachedValues.set(newValue, "preferredImageDynamicRange", of: self) }
  }

  /// The range of the displayed image; always `standard`.
  public var imageDynamicRange: UIImage.DynamicRange { .standard }
}

extension UIGraphicsImageRendererFormat {
  /// A Boolean value that indicates whether images may be brighter than white; always `false`.
  public var supportsHighDynamicRange: Bool { false }
}

/// The trait of the dynamic range of images, since iOS 17.
public struct UITraitImageDynamicRange: UITraitDefinition {
  /// `unspecified`.
  public static let defaultValue = UIImage.DynamicRange.unspecified
  /// The name in descriptions.
  public static let name = "ImageDynamicRange"
}

extension UITraitCollection {
  /// Creates a collection with a dynamic range of images.
  public convenience init(imageDynamicRange: UIImage.DynamicRange) {
    self.init(UITraitImageDynamicRange.self, value: imageDynamicRange)
  }
  /// The dynamic range of images.
  public var imageDynamicRange: UIImage.DynamicRange { self[UITraitImageDynamicRange.self] }
}

extension UIMutableTraits {
  /// The dynamic range of images.
  public var imageDynamicRange: UIImage.DynamicRange {
    get { self[UITraitImageDynamicRange.self] }
    set { self[UITraitImageDynamicRange.self] = newValue }
  }
}
