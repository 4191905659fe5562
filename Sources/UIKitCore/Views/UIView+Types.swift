extension UIView {
  /// The way in which content fills a view's bounds. Raw values are UIKit's.
  public enum ContentMode: Int, Sendable {
    /// Scaled to the bounds, without regard for proportions.
    case scaleToFill = 0
    /// Scaled in proportion to the largest size that fits into the bounds.
    case scaleAspectFit = 1
    /// Scaled in proportion to the smallest size that fills the bounds.
    case scaleAspectFill = 2
    /// Redrawn when the bounds change; placed like `scaleToFill`.
    case redraw = 3
    /// Centered, not scaled. The modes that follow do not scale either.
    case center = 4
    /// Centered at the top edge.
    case top = 5
    /// Centered at the bottom edge.
    case bottom = 6
    /// Centered at the left edge.
    case left = 7
    /// Centered at the right edge.
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

  /// The parts of a frame that resize with the superview's bounds. Raw values are UIKit's.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The bits of the mask, which are UIKit's.
    public let rawValue: UInt
    /// Creates a mask from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The left margin resizes with the superview's width.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width resizes with the superview's.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The right margin resizes with the superview's width.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The top margin resizes with the superview's height.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height resizes with the superview's.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The bottom margin resizes with the superview's height.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// Returns the layout direction of a semantic attribute, relative to the application's direction.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: attribute, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
  }

  /// Returns the layout direction of a semantic attribute, relative to another direction.
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
