/// Insets from the edges of a rectangle, in points. Positive values shrink the rectangle.
public struct UIEdgeInsets: Hashable, Sendable, Codable {
  /// The inset from the top edge, in points.
  public var top: CGFloat
  /// The inset from the left edge, in points.
  public var left: CGFloat
  /// The inset from the bottom edge, in points.
  public var bottom: CGFloat
  /// The inset from the right edge, in points.
  public var right: CGFloat

  /// Zero insets.
  public static let zero = UIEdgeInsets()

  /// Creates zero insets.
  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// Creates insets, in points.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

extension UIEdgeInsets: CustomDebugStringConvertible {
  /// A description such as `UIEdgeInsets(top: 1.0, left: 2.0, bottom: 3.0, right: 4.0)`.
  public var debugDescription: String {
    "UIEdgeInsets(top: \(top), left: \(left), bottom: \(bottom), right: \(right))"
  }
}

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  /// The bits, which match UIKit's.
  public let rawValue: UInt
  /// Creates edges from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The edge with the minimum y.
  public static let top = UIRectEdge(rawValue: 1 << 0)
  /// The edge with the minimum x.
  public static let left = UIRectEdge(rawValue: 1 << 1)
  /// The edge with the maximum y.
  public static let bottom = UIRectEdge(rawValue: 1 << 2)
  /// The edge with the maximum x.
  public static let right = UIRectEdge(rawValue: 1 << 3)
  /// All four edges.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// Edges of a rectangle that take the layout direction into account.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The bits, which match UIKit's.
  public let rawValue: UInt
  /// Creates edges from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The edge with the minimum y.
  public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
  /// The leading edge.
  public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
  /// The edge with the maximum y.
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
  /// The trailing edge.
  public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
  /// All four edges.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// The bits, which match UIKit's.
  public let rawValue: UInt
  /// Creates corners from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The corner with the minimum x and y.
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  /// The corner with the maximum x and minimum y.
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  /// The corner with the minimum x and maximum y.
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  /// The corner with the maximum x and y.
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  /// All four corners.
  public static let allCorners = UIRectCorner(rawValue: .max)
}

extension CGRect {
  /// Returns the rectangle reduced by insets. As on iOS, the size may become negative.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
  }
}

/// Creates insets, in points. The C function's name.
public func UIEdgeInsetsMake(
  _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
) -> UIEdgeInsets {
  UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

/// Returns a rectangle reduced by insets. The C function's name.
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
  rect.inset(by: insets)
}

extension UIEdgeInsets {
  package static func + (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom, right: a.right + b.right)
  }

  /// Returns the larger inset of the two at every edge.
  package static func larger(_ a: UIEdgeInsets, _ b: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(a.top, b.top), left: max(a.left, b.left), bottom: max(a.bottom, b.bottom),
      right: max(a.right, b.right))
  }

  /// Returns the part of a container's insets that overlaps a `frame` inside the container's `bounds`: zero
  /// where the frame does not reach into an inset, and never more than the inset itself.
  package func overlapping(_ frame: CGRect, in bounds: CGRect) -> UIEdgeInsets {
    func share(_ overlap: CGFloat, of inset: CGFloat) -> CGFloat { min(max(0, overlap), max(0, inset)) }
    return UIEdgeInsets(
      top: share(bounds.minY + top - frame.minY, of: top),
      left: share(bounds.minX + left - frame.minX, of: left),
      bottom: share(frame.maxY - (bounds.maxY - bottom), of: bottom),
      right: share(frame.maxX - (bounds.maxX - right), of: right))
  }
}

/// A former name of `NSDirectionalRectEdge`.
public typealias UIDirectionalRectEdge = NSDirectionalRectEdge
