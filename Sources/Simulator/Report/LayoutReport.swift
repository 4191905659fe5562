import UIKit

/// The frames of all views on a virtual device's screen, and the problems of their constraints.
public struct LayoutReport: Codable, Hashable, Sendable {
  /// One view.
  public struct View: Codable, Hashable, Sendable {
    /// The number of superviews, including the window; 0 for the window.
    public var depth: Int

    /// The name of the class without its module.
    public var className: String

    /// The frame in points, in the window's coordinate space.
    public var frame: CGRect

    /// The text of a label, button or text field.
    public var text: String?

    /// The accessibility identifier.
    public var identifier: String?

    /// A Boolean value that indicates whether the view or one of its superviews is hidden.
    public var isHidden: Bool

    /// A Boolean value that indicates whether the constraints do not determine the frame.
    public var isAmbiguous: Bool

    /// The property of a controller or view that holds the view; only in reports for snapshots.
    package var outlet: String?
  }

  /// A constraint of a conflict.
  public struct Constraint: Codable, Hashable, Sendable {
    /// The console's description, with names that are the same in every run instead of addresses. They
    /// consist of the view's class, text, accessibility identifier or property, and an index if several are
    /// the same.
    public var description: String

    /// The source file or document that created it, if known; see `ConstraintOrigins`.
    public var file: String?

    /// The line in the file, starting at 1.
    public var line: Int?
  }

  /// Constraints that cannot be satisfied together.
  public struct Conflict: Codable, Hashable, Sendable {
    /// A minimal set of conflicting constraints: without any one of them the others can be satisfied.
    public var constraints: [Constraint]

    /// The constraint that was broken to satisfy the others.
    public var broken: Constraint
  }

  /// The direction of an ambiguity.
  public enum Axis: String, Codable, Hashable, Sendable {
    /// The horizontal position or the width.
    case horizontal
    /// The vertical position or the height.
    case vertical
  }

  /// A view whose position or size along an axis the constraints do not determine.
  public struct Ambiguity: Codable, Hashable, Sendable {
    /// The name of the view: its class, text, accessibility identifier or property, and an index if several
    /// have the same name.
    public var view: String

    /// The frame in points, in the window's coordinate space.
    public var frame: CGRect

    /// The ambiguous axis: x and width, or y and height.
    public var axis: Axis

    /// Constraints that would resolve the ambiguity at the current frame, described as in
    /// `Constraint.description`: one, or two if position and size are ambiguous independently.
    public var settling: [String]
  }

  /// The size of the window in points.
  public var size: CGSize

  /// The window and all views in it, each before its subviews, subviews from back to front, rows of lists from the top down. This is a list
  /// and not a tree, since hierarchies may be deeper than recursion allows.
  public var views: [View]

  /// The conflicts in order of their occurrence.
  public var conflicts: [Conflict]

  /// The ambiguities from the root down.
  public var ambiguities: [Ambiguity]

  /// Other messages that layout wrote to the console since the device was created, for example that it did
  /// not converge.
  public var messages: [String]

  /// A Boolean value that indicates whether there are no problems.
  public var isClean: Bool { conflicts.isEmpty && ambiguities.isEmpty && messages.isEmpty }
}
