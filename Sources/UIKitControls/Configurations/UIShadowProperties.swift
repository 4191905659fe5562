import Foundation

/// The shadow of a background. Stored only: backgrounds have no shadow here.
public struct UIShadowProperties: Hashable {
  /// Stored only: the color of the shadow.
  public var color: UIColor = .black
  /// Stored only: the opacity of the shadow, from 0 to 1; 0 by default.
  public var opacity: CGFloat = 0
  /// Stored only: the radius of the shadow's blur, in points.
  public var radius: CGFloat = 3
  /// Stored only: the offset of the shadow, in points.
  public var offset = CGSize(width: 0, height: -3)
  /// Stored only: the outline of the shadow; `nil` for that of the background.
  public var path: UIBezierPath?

  /// Creates the properties of no shadow.
  public init() {}
}
