/// The axes of a view.
public struct UIAxis: OptionSet, Hashable, Sendable {
  /// The bits, which match UIKit's.
  public let rawValue: UInt
  /// Creates axes from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The horizontal axis.
  public static let horizontal = UIAxis(rawValue: 1 << 0)
  /// The vertical axis.
  public static let vertical = UIAxis(rawValue: 1 << 1)
  /// Both axes.
  public static let both: UIAxis = [.horizontal, .vertical]
}
