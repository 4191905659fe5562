import ViewDescriptions

/// The explanation of a screen's layout: its conflicts and ambiguities, or why a view is where it is.
public struct ScreenExplanation: Codable, Hashable, Sendable {
  /// The name of the screen.
  public var screen: String
  /// The device and the settings, as in "iPhone SE, landscape".
  public var configuration: String
  /// The conflicts in the order of their occurrence.
  public var conflicts: [ConflictExplanation] = []
  /// The ambiguities from the root down.
  public var ambiguities: [AmbiguityExplanation] = []
  /// The view that was asked about.
  public var view: ViewExplanation?

  /// A Boolean value that indicates whether there are neither conflicts nor ambiguities.
  public var isClean: Bool { conflicts.isEmpty && ambiguities.isEmpty }
}

/// A constraint in words.
public struct ConstraintExplanation: Codable, Hashable, Sendable {
  /// The relation: `title.leading = view.leading + 20`.
  public var equation: String
  /// The values in it: `0 + 20 = 20`; `nil` where they are in the equation.
  public var arithmetic: String?
  /// The place that created it, if known.
  public var source: SourcePlace?
  /// The priority, more than 0 and at most 1000; `nil` for a content size, which has two.
  public var priority: Double?
}

/// Constraints that cannot be satisfied together.
public struct ConflictExplanation: Codable, Hashable, Sendable {
  /// The contradiction: `The width of "Continue" cannot be both 300 and at most 280.`
  public var summary: String
  /// A minimal set of conflicting constraints, the one that is given up first.
  public var constraints: [ConstraintExplanation]
  /// Changes of which each ends the conflict and causes no other one: each was tried by solving again.
  public var remedies: [String]
  /// The number of conflicts of the same lines on the screen.
  public var count = 1
}

/// Positions and sizes that constraints do not determine, and that one cause leaves open.
public struct AmbiguityExplanation: Codable, Hashable, Sendable {
  /// The first view from the root down.
  public var view: String
  /// The place that created the view, if known.
  public var source: SourcePlace?
  /// The numbers of the view that are open: `x`, `y`, `width`, `height`.
  public var open: [String]
  /// The other views that are settled with it.
  public var others: [String]
  /// Constraints that settle all of them where they are now, if that was tried with success.
  public var settling: [String]
}

/// The reasons for a view's frame.
public struct ViewExplanation: Codable, Hashable, Sendable {
  /// The name of the view.
  public var name: String
  /// The class without its module.
  public var className: String
  /// The place that created it, if known.
  public var source: SourcePlace?
  /// The name of the superview, in whose coordinate space the frame is.
  public var superview: String?
  /// The x, y, width and height.
  public var frame: [Double]
  /// The explanations of x, y, width and height.
  public var numbers: [NumberExplanation]
}

/// The reasons for a number of a view's frame.
public struct NumberExplanation: Codable, Hashable, Sendable {
  /// `x`, `y`, `width` or `height`.
  public var name: String
  /// The value in points, after rounding to pixels.
  public var value: Double
  /// A Boolean value that indicates whether constraints leave it open.
  public var isOpen = false
  /// The constraints that decide it, in the order of the argument.
  public var argument: [ConstraintExplanation] = []
  /// The last step of the argument, if it is not one of a constraint's: `width = 355 - 20 = 335`.
  public var conclusion: String?
  /// The inequalities that would limit it, and by how much they are satisfied.
  public var slack: [String] = []
  /// The constraints that were given up, and by how much.
  public var yielded: [String] = []
  /// The changes of the number with texts, the screen and priorities.
  public var sensitivity: [String] = []
}
