import Foundation
import ViewDescriptions

/// A defect of a screen, of all configurations in which it appears.
public struct Finding: Codable, Hashable, Sendable {
  /// An appearance of a defect in a configuration.
  public struct Occurrence: Codable, Hashable, Sendable {
    /// The name of the configuration, such as `iPhone SE, text AX3`.
    public var configuration: String
    /// The x, y, width and height of the view in points, in the screen's coordinate space.
    public var frame: [Double]
    /// The description with the numbers of this configuration.
    public var message: String
  }

  /// The rule.
  public var rule: RuleID
  /// The most serious level.
  public var level: LintLevel
  /// The name of the screen.
  public var screen: String
  /// The name of the view: its outlet, identifier, text, or its class and line.
  public var view: String
  /// The place in the source where the view is created, if known.
  public var place: SourcePlace?
  /// The description of the least configuration.
  public var message: String
  /// The change that mends it.
  public var advice: String
  /// The appearances, in the least configuration first.
  public var occurrences: [Occurrence]
  /// The number of configurations in which the screen was checked.
  public var configurations: Int
  /// A number that is the same after unrelated edits, in 16 hexadecimal digits.
  public var fingerprint: String
  /// A picture of the surroundings in the least configuration, with the view marked: a PNG.
  public var picture: Data?

  /// The frame of the view in the least configuration, in points in the screen's coordinate space.
  public var frame: [Double] { occurrences.first?.frame ?? [0, 0, 0, 0] }
}
