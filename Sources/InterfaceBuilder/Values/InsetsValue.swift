/// Distances from the edges of a rectangle, in points.
public struct InsetsValue: Hashable, Sendable {
  /// From the top edge.
  public let top: Double
  /// From the left, or from the leading edge.
  public let left: Double
  /// From the bottom edge.
  public let bottom: Double
  /// From the right, or from the trailing edge.
  public let right: Double
}
