/// A defect of a screen in one configuration, as rules of `lint` find it.
public struct FindingDescription: Codable, Hashable, Sendable {
  /// The name of the rule, such as `text-truncated`.
  public var rule: String
  /// `error`, `warning` or `note`.
  public var level: String
  /// The id of the view in the description of the screen, if it is described.
  public var view: String?
  /// The title of the view: its outlet, identifier, text, or its class and line.
  public var title: String
  /// The x, y, width and height of what has the defect, in points in the screen's coordinate space.
  public var frame: [Double]
  /// The defect with its numbers, in one line.
  public var message: String
  /// The change that mends it.
  public var advice: String
  /// The place in the source, if known.
  public var source: SourcePlace?
  /// A text that the appearances of one defect in several configurations of a screen have in common.
  public var key: String
  /// A text that the defect has before and after unrelated edits of the screen.
  public var identity: String

  /// Creates a description.
  public init(
    rule: String, level: String, view: String?, title: String, frame: [Double], message: String,
    advice: String, source: SourcePlace?, key: String, identity: String
  ) {
    self.rule = rule
    self.level = level
    self.view = view
    self.title = title
    self.frame = frame
    self.message = message
    self.advice = advice
    self.source = source
    self.key = key
    self.identity = identity
  }
}
