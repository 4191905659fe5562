/// The kind of a device that scrolls. Raw values are UIKit's.
public enum UIScrollType: Int, Sendable {
  /// A wheel that scrolls in steps.
  case discrete = 0
  /// A surface that scrolls continuously.
  case continuous = 1
}

/// Kinds of devices that scroll. Raw values are UIKit's.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  /// The bits of the kinds.
  public let rawValue: Int
  /// Creates kinds from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Wheels that scroll in steps.
  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  /// Surfaces that scroll continuously.
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
  /// Both kinds.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
