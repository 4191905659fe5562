extension UIView {
  /// How content fills a view's bounds. Raw values are UIKit's.
  public enum ContentMode: Int, Sendable {
    /// Stretched to the bounds, without regard for proportions.
    case scaleToFill = 0
    /// As large as fits into the bounds, with its own proportions.
    case scaleAspectFit = 1
    /// As small as fills the bounds, with its own proportions.
    case scaleAspectFill = 2
    /// Drawn anew when the bounds change; placed as `scaleToFill`.
    case redraw = 3
    /// In the middle, not scaled; so are the next eight.
    case center = 4
    /// At the middle of the upper edge.
    case top = 5
    /// At the middle of the lower edge.
    case bottom = 6
    /// At the middle of the left edge.
    case left = 7
    /// At the middle of the right edge.
    case right = 8
    /// In the top left corner.
    case topLeft = 9
    /// In the top right corner.
    case topRight = 10
    /// In the bottom left corner.
    case bottomLeft = 11
    /// In the bottom right corner.
    case bottomRight = 12
  }

  /// What of a frame follows a change of the superview's bounds. Raw values are UIKit's.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The bits; they are UIKit's.
    public let rawValue: UInt
    /// A mask of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance from the superview's left edge changes with its width.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width changes with the superview's.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance from the superview's right edge changes with its width.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance from the superview's upper edge changes with its height.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height changes with the superview's.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance from the superview's lower edge changes with its height.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// The direction that a semantic attribute gives in the application's direction.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: attribute, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
  }

  /// The direction that a semantic attribute gives in another one.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute, relativeTo direction: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .unspecified: direction
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}

/// Whether a view is mirrored in right-to-left languages. Raw values are UIKit's.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Mirrored with the language.
  case unspecified = 0
  /// Controls of playback: not mirrored.
  case playback = 1
  /// Controls of directions in space: not mirrored.
  case spatial = 2
  /// From left to right, whatever the language.
  case forceLeftToRight = 3
  /// From right to left, whatever the language.
  case forceRightToLeft = 4
}
