/// Insets from the edges of a rectangle, in points.
public struct InsetsValue: Hashable, Sendable {
  /// The inset from the top edge.
  public let top: Double
  /// The inset from the left or the leading edge.
  public let left: Double
  /// The inset from the bottom edge.
  public let bottom: Double
  /// The inset from the right or the trailing edge.
  public let right: Double
}
