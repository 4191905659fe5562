/// Where text behind a tab goes.
public struct TabStop: Hashable, Sendable {
  /// What of the text up to the next tab stands at the stop.
  public enum Alignment: Hashable, Sendable {
    case left, center, right
    /// What is before a separator, a UTF-16 unit; all where there is none.
    case decimal(separator: UInt16)
  }

  /// Distance from the container's leading edge in points.
  public var location: Double
  public var alignment: Alignment

  public init(_ location: Double, alignment: Alignment = .left) {
    self.location = location
    self.alignment = alignment
  }
}
