import Synchronization

/// Where lines may stand: rows of fragments, beside which something else is.
///
/// Two regions are equal only if one is a copy of the other.
public struct TextRegion: Hashable, Sendable {
  /// Places for lines that stand beside each other.
  public struct Row: Sendable {
    /// Points from the text's top.
    public var top: Double
    /// From left to right, in points; empty where there is no space at all.
    public var fragments: [ClosedRange<Double>]

    /// A row of fragments.
    public init(top: Double, fragments: [ClosedRange<Double>]) {
      self.top = top
      self.fragments = fragments
    }
  }

  private static let lastNumber = Atomic(0)
  private let number: Int
  private let findRow: @Sendable (_ top: Double, _ height: Double, _ offset: Int) -> Row

  /// A region of a function that finds the first row at or below a height, for lines of a height that begin at a UTF-16 unit
  /// of the text.
  public init(row: @escaping @Sendable (_ top: Double, _ height: Double, _ offset: Int) -> Row) {
    number = TextRegion.lastNumber.wrappingAdd(1, ordering: .relaxed).newValue
    findRow = row
  }

  func row(top: Double, height: Double, offset: Int) -> Row { findRow(top, height, offset) }

  /// Whether both are the same region.
  public static func == (left: Self, right: Self) -> Bool { left.number == right.number }
  /// Hashes the region's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(number) }
}
