/// A horizontal and a vertical offset, in points.
public struct UIOffset: Hashable, Sendable, Codable {
  /// The horizontal offset, in points to the right.
  public var horizontal: CGFloat
  /// The vertical offset, in points downward.
  public var vertical: CGFloat

  /// A zero offset.
  public static let zero = UIOffset()

  /// Creates a zero offset.
  public init() {
    self.init(horizontal: 0, vertical: 0)
  }

  /// Creates an offset, in points.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
