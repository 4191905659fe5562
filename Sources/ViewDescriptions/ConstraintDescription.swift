/// A constraint as `frames --json` describes it.
public struct ConstraintDescription: Codable, Hashable, Sendable {
  /// The owner of a constraint.
  public enum Kind: String, Codable, Hashable, Sendable {
    /// It was created by the application, a document or a control.
    case explicit
    /// It is a view's intrinsic content size along an axis.
    case intrinsic
    /// It is a part of the frame of a view that its autoresizing mask lays out.
    case autoresizing
    /// It places a layout guide of the system.
    case layoutGuide
    /// It was created by a stack view.
    case stack
  }

  /// A side of a constraint: an attribute of a view or a layout guide.
  public struct Side: Codable, Hashable, Sendable {
    /// The id of the view; `nil` for a layout guide, and for a view that is not described.
    public var view: String?
    /// The name of the layout guide.
    public var guide: String?
    /// The id of the view that owns the layout guide.
    public var owner: String?
    /// The attribute, such as `leading`, as UIKit names it.
    public var attribute: String
  }

  /// A line segment that shows the constraint on the screen: from edge to edge, along the length of a view, or from
  /// center to center.
  public struct Segment: Codable, Hashable, Sendable {
    /// The end at the first side: x and y in points, in the coordinate space of the views' `windowFrame`.
    public var from: [Double]
    /// The other end.
    public var to: [Double]
  }

  /// Interface Builder's object id; for constraints of screens a sequential number.
  public var id: String
  /// The console's description, with names that are the same in every run.
  public var description: String
  /// The file that created it, if known.
  public var file: String?
  /// The line in the file, starting at 1.
  public var line: Int?

  // MARK: Inspection

  // These are described on request only; see `LayoutInspection`.

  /// The kind of its owner.
  public var kind: Kind?
  /// `true` if it cannot be changed by itself: it is a content size or part of an autoresizing mask.
  public var fixed: Bool?
  /// The left side of the relation.
  public var first: Side?
  /// The right side; `nil` if that is the constant alone.
  public var second: Side?
  /// `=`, `<=` or `>=`.
  public var relation: String?
  /// The factor of the right side.
  public var multiplier: Double?
  /// The constant in points.
  public var constant: Double?
  /// The priority, more than 0 and at most 1000.
  public var priority: Double?
  /// The identifier that the application or the system gave it.
  public var identifier: String?
  /// A Boolean value that indicates whether it takes part in layout.
  public var active: Bool?
  /// `true` if it is ignored since it conflicts with others.
  public var broken: Bool?
  /// A Boolean value that indicates whether it decides something: without it alone, some view or guide would
  /// have another frame, or one that is ambiguous. See `LayoutInspection` for what is promised.
  public var binding: Bool?
  /// The line that shows it on the screen.
  public var segment: Segment?

  /// Creates a constraint from its id and description.
  public init(id: String, description: String, file: String? = nil, line: Int? = nil) {
    self.id = id
    self.description = description
    self.file = file
    self.line = line
  }
}

/// Constraints that cannot be satisfied together, by their ids; empty ids are constraints that the system
/// created.
public struct ConflictDescription: Codable, Hashable, Sendable {
  /// The constraint that was broken.
  public var broken: String
  /// The conflicting constraints, including `broken`.
  public var set: [String]

  /// Creates a conflict from the ids of its constraints.
  public init(broken: String, set: [String]) {
    self.broken = broken
    self.set = set
  }
}
