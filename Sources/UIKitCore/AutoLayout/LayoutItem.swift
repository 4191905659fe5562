import ConstraintSolver

/// A view or guide as the layout engine knows it: four variables over its alignment rectangle in the coordinates
/// of its superview (of its owning view for a guide), and the constraints that mention it.
///
/// Constraints and anchors hold the item, the item refers to its view without holding it: so a constraint may
/// outlive its views and finds out.
@MainActor
package final class LayoutItem {
  /// Not counted: the view clears it when it is released, on whichever thread that is.
  nonisolated(unsafe) unowned(unsafe) var view: UIView?
  /// Not counted: the guide clears it when it is released, on whichever thread that is.
  package nonisolated(unsafe) unowned(unsafe) var guide: UILayoutGuide?

  /// The engine that lays the item out, `nil` while it is in none. Not counted: the engine clears it when it lets go of the
  /// item or goes itself.
  unowned(unsafe) var engine: LayoutEngine?
  /// Variables of the alignment rectangle; meaningful while `engine` is set.
  var left: Variable!
  var top: Variable!
  var width: Variable!
  var height: Variable!
  /// Position in the engine's list of items.
  var index = 0
  /// The values after the solve that last had the superview laid out: left, top, width, height. Not a number before.
  var reported = SIMD4<Double>(repeating: .nan)
  /// Whether the engine looks at the values again when its solves have ended.
  var mayHaveMoved = false

  /// Active constraints that mention the item, in no order; `NSLayoutConstraint` knows its position here.
  var references: [Unmanaged<NSLayoutConstraint>] = []
  /// Whether the view updates its constraints when others begin or cease to mention it, and with the safe area around.
  var followsSurroundings = false
  /// Whether a constraint may mention the item's baseline.
  var mentionsBaseline = false
  /// What the engine itself says about the item.
  var system = SystemConstraints()
  /// Where the item and what it arranges stand among everything that an engine knows.
  var places = Places()
  /// The index among the views that a stack arranges, or -1.
  var arrangedIndex = -1

  init(view: UIView) { self.view = view }
  init(guide: UILayoutGuide) { self.guide = guide }
  /// An item of nothing, as one whose view was deallocated.
  init() {}

  /// Places in the order of addition to an engine's solver. An item keeps them while it leaves the engine and comes back,
  /// so that ties between equals do not depend on what was there before.
  struct Places {
    /// How many places an item has of its own: four for its variables and the bounds of zero, four for the size of its
    /// content, four for its frame.
    static let ownCount = 12
    /// A stack has places for so many views, and others for as many guides and so many constraints.
    static let viewCount = 1 << 12
    static let guideCount = 1 << 12
    static let constraintCount = 1 << 16

    /// The number of the engine that the places are in.
    var engine = 0
    /// The first of the item's own, or -1.
    var own = -1
    /// The first of those for the views that a stack arranges, or -1.
    var views = -1
    /// The first of those for a stack's guides and constraints, or -1.
    var arrangement = -1
  }

  /// What the engine itself adds for an item.
  struct SystemConstraints {
    /// Intrinsic size: width <=, width >=, height <=, height >=.
    var contentSize: (Constraint?, Constraint?, Constraint?, Constraint?) = (nil, nil, nil, nil)
    /// Width and height are not negative, which goes without saying in messages.
    var notNegative: (Constraint, Constraint)?
    var contentSizeValue = CGSize(width: -1, height: -1)
    /// The autoresizing mask or the frame of a root: left, top, width, height.
    var frame: [Constraint] = []
    /// Whether those are plain numbers, independent of the superview.
    var frameIsConstant = false
    /// Whether the intrinsic size waits to be measured.
    var contentIsDirty = false
    /// Whether the engine has the item in its list of wrapping content.
    var isListedAsWrapping = false
    /// The width for which wrapping content was last measured, `nil` for its natural size.
    var wrapWidth: CGFloat?
    /// The longest line at that width.
    var longestLine: CGFloat = 0
    /// Whether the item became narrower when it was told its longest line: it may want more space later.
    var isElastic = false
  }

  /// Whether it is gone: its view or guide was deallocated.
  var isGone: Bool { view == nil && guide == nil }

  /// The view in whose coordinates the item is laid out.
  var parentView: UIView? { view != nil ? view!._superview : guide?._owningView }

  /// The view itself, or the view that owns the guide.
  var hostingView: UIView? { view ?? guide?._owningView }

  /// What messages call it: the object as Apple's engine prints it.
  var object: AnyObject? { view ?? guide }

  /// Its values changed: whoever applies frames is to be laid out.
  func markMoved() {
    guard let view else { return }
    if let parent = view._superview {
      parent.markNeedsLayout()
    } else {
      // A root without superview has a size to take.
      view.markNeedsLayout()
    }
  }

  func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    guard let engine else { return [] }
    engine.solveIfNeeded()
    let variables: [Variable] = axis == .horizontal ? [left, width] : [top, height]
    return engine.constraints(affecting: variables)
  }
}

extension LayoutItem {
  /// The item behind what the factory method of constraints is given.
  static func of(_ object: Any) -> LayoutItem {
    if let view = object as? UIView { return view.item }
    if let guide = object as? UILayoutGuide { return guide.item }
    fatalError("NSLayoutConstraint for \(object): Constraint items must each be a view or layout guide.")
  }

  /// Lists a constraint that mentions the item, and says at which place.
  func addReference(to constraint: NSLayoutConstraint) -> Int {
    references.append(Unmanaged.passUnretained(constraint))
    if followsSurroundings { view?.setNeedsUpdateConstraints() }
    return references.count - 1
  }

  func dropReference(to constraint: NSLayoutConstraint) {
    if followsSurroundings { view?.setNeedsUpdateConstraints() }
    var found = constraint.referenceIndex(of: self) ?? 0
    let sought = pointer(constraint)
    if found >= references.count || references[found].toOpaque() != sought {
      found = 0
      while found < references.count, references[found].toOpaque() != sought { found += 1 }
    }
    let last = references.count - 1
    guard found <= last else { return }
    let moved = references.removeLast()
    if found == last { return }
    references[found] = moved
    moved.takeUnretainedValue().setReferenceIndex(found, of: self)
  }

  private func pointer(_ object: AnyObject) -> UnsafeMutableRawPointer {
    Unmanaged.passUnretained(object).toOpaque()
  }

  /// Where the item begins along an axis, and how long it is.
  func variables(_ axis: NSLayoutConstraint.Axis) -> (place: Variable, size: Variable) {
    axis == .horizontal ? (left, width) : (top, height)
  }

  /// Whether constraints leave the item's place or size along the axis open.
  func isAmbiguous(_ axis: NSLayoutConstraint.Axis) -> Bool {
    guard let engine else { return false }
    return engine.askingForAmbiguity { engine.isOpen(self, axis) }
  }

  var isAmbiguous: Bool { isAmbiguous(.horizontal) || isAmbiguous(.vertical) }
}
