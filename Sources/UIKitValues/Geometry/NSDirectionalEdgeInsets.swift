/// Insets from the edges of a rectangle that take the layout direction into account, in points.
public struct NSDirectionalEdgeInsets: Hashable, Sendable, Codable {
  /// The inset from the top edge, in points.
  public var top: CGFloat
  /// The inset from the leading edge, in points: left in left-to-right layouts.
  public var leading: CGFloat
  /// The inset from the bottom edge, in points.
  public var bottom: CGFloat
  /// The inset from the trailing edge, in points: right in left-to-right layouts.
  public var trailing: CGFloat

  /// Zero insets.
  public static let zero = NSDirectionalEdgeInsets()

  /// Creates zero insets.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Creates insets, in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
