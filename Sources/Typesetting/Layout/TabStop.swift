/// Where text behind a tab goes.
public struct TabStop: Hashable, Sendable {
  /// What of the text up to the next tab stands at the stop.
  public enum Alignment: Hashable, Sendable {
    /// Its left edge.
    case left
    /// Its middle.
    case center
    /// Its right edge.
    case right
    /// What is before a separator, a UTF-16 unit; all where there is none.
    case decimal(separator: UInt16)
  }

  /// Distance from the container's leading edge in points.
  public var location: Double
  /// What of the text stands at the stop.
  public var alignment: Alignment

  /// A stop at a distance in points, for left edges by default.
  public init(_ location: Double, alignment: Alignment = .left) {
    self.location = location
    self.alignment = alignment
  }
}
