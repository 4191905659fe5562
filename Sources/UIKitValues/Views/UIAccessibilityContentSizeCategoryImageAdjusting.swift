import Foundation

/// A view whose image can grow at the accessibility sizes of text.
@preconcurrency @MainActor
public protocol UIAccessibilityContentSizeCategoryImageAdjusting: NSObjectProtocol {
  /// A Boolean value that indicates whether the image grows with the text size.
  var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}
