import Foundation

/// The radius of a view's corner: a length, or one that follows from the corner of a view around it.
public struct UICornerRadius: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  package enum Kind: Hashable, Sendable {
    case fixed(CGFloat)
    case containerConcentric(minimum: CGFloat)
  }
  package let kind: Kind

  /// Returns a radius of a length in points.
  public static func fixed(_ radius: CGFloat) -> UICornerRadius { UICornerRadius(kind: .fixed(radius)) }

  /// Returns a radius whose arc has the same center as that of the container's corner, in points.
  ///
  /// The container is the nearest superview with a corner configuration. Without one the radius is the
  /// minimum, or 0.
  public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
    UICornerRadius(kind: .containerConcentric(minimum: minimum ?? 0))
  }

  private init(kind: Kind) { self.kind = kind }

  /// Creates a radius of a length in points.
  public init(floatLiteral value: Double) { self.init(kind: .fixed(CGFloat(value))) }
  /// Creates a radius of a length in points.
  public init(integerLiteral value: Int) { self.init(kind: .fixed(CGFloat(value))) }
}
