/// An offset in points, as a pair.
public struct UIOffset: Hashable, Sendable, Codable {
  /// Horizontal offset in points, to the right.
  public var horizontal: CGFloat
  /// Vertical offset in points, downwards.
  public var vertical: CGFloat

  /// No offset.
  public static let zero = UIOffset()

  /// No offset.
  public init() {
    self.init(horizontal: 0, vertical: 0)
  }

  /// An offset in points.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
