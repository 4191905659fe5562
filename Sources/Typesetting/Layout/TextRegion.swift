import Synchronization

/// The region for lines: rows of fragments, beside which there is other content.
///
/// Two regions are equal only if one is a copy of the other.
public struct TextRegion: Hashable, Sendable {
  /// The fragments for lines beside each other.
  public struct Row: Sendable {
    /// The distance from the text's top in points.
    public var top: Double
    /// The horizontal extents from left to right, in points; empty if there is no space at all.
    public var fragments: [ClosedRange<Double>]

    /// Creates a row of fragments.
    public init(top: Double, fragments: [ClosedRange<Double>]) {
      self.top = top
      self.fragments = fragments
    }
  }

  private static let lastNumber = Atomic(0)
  private let number: Int
  private let findRow: @Sendable (_ top: Double, _ height: Double, _ offset: Int) -> Row

  /// Creates a region from a function that returns the first row at or below a y coordinate, for lines of a
  /// given height that begin at a UTF-16 offset of the text.
  public init(row: @escaping @Sendable (_ top: Double, _ height: Double, _ offset: Int) -> Row) {
    number = TextRegion.lastNumber.wrappingAdd(1, ordering: .relaxed).newValue
    findRow = row
  }

  /// Returns the region for a text that begins at a distance from this one's top and at an offset of its text.
  public func moved(by distance: Double, offset: Int) -> TextRegion {
    TextRegion { top, height, start in
      var row = self.row(top: top + distance, height: height, offset: start + offset)
      row.top -= distance
      return row
    }
  }

  func row(top: Double, height: Double, offset: Int) -> Row { findRow(top, height, offset) }

  /// Returns whether both are the same region.
  public static func == (left: Self, right: Self) -> Bool { left.number == right.number }
  /// Hashes the region's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(number) }
}
