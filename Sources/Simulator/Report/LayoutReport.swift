import UIKit

/// What a virtual device can say about the screen it shows: where every view lies, and what is wrong with the
/// constraints.
public struct LayoutReport: Codable, Hashable, Sendable {
  /// One view.
  public struct View: Codable, Hashable, Sendable {
    /// How many superviews lie between the view and the window, which has 0.
    public var depth: Int

    /// The name of the class without its module.
    public var className: String

    /// The frame in points, in the window's coordinates.
    public var frame: CGRect

    /// What a label, button or text field shows.
    public var text: String?

    /// The accessibility identifier.
    public var identifier: String?

    /// Whether the view or one of its superviews is hidden.
    public var isHidden: Bool

    /// Whether the constraints leave the frame open.
    public var isAmbiguous: Bool

    /// The property of a controller or view that holds the view; only in reports that snapshots are made of.
    package var outlet: String?
  }

  /// A constraint of a conflict.
  public struct Constraint: Codable, Hashable, Sendable {
    /// As the console shows it, but with names that are the same in every run instead of addresses: of the view's class,
    /// text, accessibility identifier or property, and where several are called the same, which of them it is.
    public var description: String

    /// The source file or document that made it, where that is known: see `ConstraintOrigins`.
    public var file: String?

    /// The line in the file, from 1.
    public var line: Int?
  }

  /// Constraints that cannot all hold.
  public struct Conflict: Codable, Hashable, Sendable {
    /// A smallest set of constraints that contradict each other: without any one of them the others can hold.
    public var constraints: [Constraint]

    /// The constraint that was given up so that the others hold.
    public var broken: Constraint
  }

  /// The direction of an ambiguity.
  public enum Axis: String, Codable, Hashable, Sendable {
    /// The horizontal position or the width.
    case horizontal
    /// The vertical position or the height.
    case vertical
  }

  /// A view whose place or size along an axis the constraints leave open.
  public struct Ambiguity: Codable, Hashable, Sendable {
    /// The view: its class, text, accessibility identifier or property, and where several are called the same, which.
    public var view: String

    /// Its frame in points, in the window's coordinates.
    public var frame: CGRect

    /// What is open: x and width, or y and height.
    public var axis: Axis

    /// Constraints that would settle it where it lies now, in the words of `Constraint.description`: one, or two where
    /// place and size are open apart from each other.
    public var settling: [String]
  }

  /// The size of the window in points.
  public var size: CGSize

  /// The window and all views in it, each before its subviews, subviews from the back to the front. A list and not
  /// a tree, since hierarchies may be deeper than recursion can go.
  public var views: [View]

  /// In the order in which they came up.
  public var conflicts: [Conflict]

  /// From the root down.
  public var ambiguities: [Ambiguity]

  /// What else layout wrote to the console since the device was set up: that it did not come to rest, for one.
  public var messages: [String]

  /// Whether there is nothing to complain about.
  public var isClean: Bool { conflicts.isEmpty && ambiguities.isEmpty && messages.isEmpty }
}
