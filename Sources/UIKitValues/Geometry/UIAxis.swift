/// Axes of a view.
public struct UIAxis: OptionSet, Hashable, Sendable {
  /// The bits; they are UIKit's.
  public let rawValue: UInt
  /// Axes of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// From left to right.
  public static let horizontal = UIAxis(rawValue: 1 << 0)
  /// From top to bottom.
  public static let vertical = UIAxis(rawValue: 1 << 1)
  /// Both axes.
  public static let both: UIAxis = [.horizontal, .vertical]
}
