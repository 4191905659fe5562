/// The position of text after a tab.
public struct TabStop: Hashable, Sendable {
  /// The alignment at the stop of the text up to the next tab.
  public enum Alignment: Hashable, Sendable {
    /// Its left edge is at the stop.
    case left
    /// Its center is at the stop.
    case center
    /// Its right edge is at the stop.
    case right
    /// The text before a separator, a UTF-16 unit, ends at the stop; all of it if there is none.
    case decimal(separator: UInt16)
  }

  /// The distance from the container's leading edge in points.
  public var location: Double
  /// The alignment of the text.
  public var alignment: Alignment

  /// Creates a stop at a distance in points, by default for left edges.
  public init(_ location: Double, alignment: Alignment = .left) {
    self.location = location
    self.alignment = alignment
  }
}
