import Foundation

/// An image that is a character of a text, since iOS 18. There are none on virtual devices: the data are kept.
open class NSAdaptiveImageGlyph: NSObject {
  /// The data of the image.
  public let imageContent: Data
  /// The identity of the image: a number that follows from the data.
  open var contentIdentifier: String {
    // FNV-1a, which is the same in each run.
    let sum = imageContent.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    return String(sum, radix: 16)
  }
  /// The description of the image, which is not read here.
  open var contentDescription: String { "" }

  /// Creates an image from its data.
  public init(imageContent: Data) {
    self.imageContent = imageContent
    super.init()
  }
}
