/// Insets from the edges of a rectangle, in points, that follow the layout direction.
public struct NSDirectionalEdgeInsets: Hashable, Sendable, Codable {
  /// Inset from the top edge, in points.
  public var top: CGFloat
  /// Inset from the leading edge, in points: left in left-to-right layouts.
  public var leading: CGFloat
  /// Inset from the bottom edge, in points.
  public var bottom: CGFloat
  /// Inset from the trailing edge, in points: right in left-to-right layouts.
  public var trailing: CGFloat

  /// No insets.
  public static let zero = NSDirectionalEdgeInsets()

  /// No insets.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Insets in points from each edge.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
