/// Insets from the edges of a rectangle, in points. Positive values shrink the rectangle.
public struct UIEdgeInsets: Hashable, Sendable, Codable {
  /// Inset from the top edge, in points.
  public var top: CGFloat
  /// Inset from the left edge, in points.
  public var left: CGFloat
  /// Inset from the bottom edge, in points.
  public var bottom: CGFloat
  /// Inset from the right edge, in points.
  public var right: CGFloat

  /// No insets.
  public static let zero = UIEdgeInsets()

  /// No insets.
  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// Insets in points from each edge.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

extension UIEdgeInsets: CustomDebugStringConvertible {
  /// The four numbers by name: `UIEdgeInsets(top: 1.0, left: 2.0, bottom: 3.0, right: 4.0)`.
  public var debugDescription: String {
    "UIEdgeInsets(top: \(top), left: \(left), bottom: \(bottom), right: \(right))"
  }
}

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  /// The bits; they are UIKit's.
  public let rawValue: UInt
  /// Edges of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The edge at the least y.
  public static let top = UIRectEdge(rawValue: 1 << 0)
  /// The edge at the least x.
  public static let left = UIRectEdge(rawValue: 1 << 1)
  /// The edge at the greatest y.
  public static let bottom = UIRectEdge(rawValue: 1 << 2)
  /// The edge at the greatest x.
  public static let right = UIRectEdge(rawValue: 1 << 3)
  /// All four edges.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// Edges of a rectangle that follow the layout direction.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The bits; they are UIKit's.
  public let rawValue: UInt
  /// Edges of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The edge at the least y.
  public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
  /// The edge where text begins.
  public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
  /// The edge at the greatest y.
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
  /// The edge where text ends.
  public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
  /// All four edges.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// The bits; they are UIKit's.
  public let rawValue: UInt
  /// Corners of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The corner at the least x and y.
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  /// The corner at the greatest x and the least y.
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  /// The corner at the least x and the greatest y.
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  /// The corner at the greatest x and y.
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  /// All four corners.
  public static let allCorners = UIRectCorner(rawValue: .max)
}

extension CGRect {
  /// The rectangle shrunk by `insets`, which may leave a negative size as on iOS.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
  }
}

/// Insets in points from each edge (the name of the C function).
public func UIEdgeInsetsMake(
  _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
) -> UIEdgeInsets {
  UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

/// The rectangle shrunk by `insets` (the name of the C function).
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
  rect.inset(by: insets)
}
