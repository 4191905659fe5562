/// The name of a rule, as silences and reports have it.
public struct RuleID: RawRepresentable, Codable, Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The name in lowercase words joined by hyphens.
  public let rawValue: String

  /// Creates a name from its text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Decodes the text.
  public init(from decoder: any Decoder) throws {
    rawValue = try decoder.singleValueContainer().decode(String.self)
  }

  /// Encodes the text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }

  /// The name itself.
  public var description: String { rawValue }

  /// Orders names by their text.
  public static func < (first: RuleID, second: RuleID) -> Bool { first.rawValue < second.rawValue }
}

extension RuleID {
  /// A screen ended its process.
  public static let crash = RuleID(rawValue: "crash")
  /// A screen took too long.
  public static let timeout = RuleID(rawValue: "timeout")
  /// A layout that never settles.
  public static let unstable = RuleID(rawValue: "unstable")
  /// A document that cannot be read.
  public static let unreadable = RuleID(rawValue: "unreadable")
  /// A silence without effect.
  public static let unusedSilence = RuleID(rawValue: "unused-silence")
}
