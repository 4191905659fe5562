import Foundation

/// What can make an image larger at the sizes of text that are for accessibility.
@preconcurrency @MainActor
public protocol UIAccessibilityContentSizeCategoryImageAdjusting: NSObjectProtocol {
  /// Whether the image grows with the text.
  var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}
