import Foundation

/// The description of content with an extended dynamic range.
open class CAEDRMetadata: NSObject {
  /// The description, with which equal metadata are equal.
  private let content: [Data?]
  private let numbers: [Float]

  private init(_ content: [Data?], _ numbers: [Float]) {
    self.content = content
    self.numbers = numbers
    super.init()
  }

  /// Returns the metadata of HDR10 content with descriptions of the display and of the content.
  public class func hdr10(
    displayInfo: Data?, contentInfo: Data?, opticalOutputScale scale: Float
  ) -> CAEDRMetadata { CAEDRMetadata([displayInfo, contentInfo], [scale]) }

  /// Returns the metadata of HDR10 content between luminances in nits.
  public class func hdr10(
    minLuminance: Float, maxLuminance: Float, opticalOutputScale scale: Float
  ) -> CAEDRMetadata { CAEDRMetadata([], [minLuminance, maxLuminance, scale]) }

  /// The metadata of content with hybrid log-gamma.
  public class var hlg: CAEDRMetadata { CAEDRMetadata([], []) }

  /// A Boolean value that indicates whether the display has an extended dynamic range; always `false`.
  public class var isAvailable: Bool { false }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CAEDRMetadata else { return false }
    return content == other.content && numbers == other.numbers
  }

  open override var hash: Int { numbers.hashValue }
}
