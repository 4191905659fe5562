import ConstraintSolver

/// A view or layout guide in the layout engine: four variables for its alignment rectangle in the coordinates
/// of its superview (of the owning view for a guide), and the constraints that refer to it.
///
/// Constraints and anchors retain the item, but the item does not retain its view: a constraint may outlive
/// its views and detects it.
///
/// Accesses to its properties run no other code, so they cannot overlap. Most are exempt from the check for that, which
/// took a fifth of the time of building a screen.
@MainActor
package final class LayoutItem {
  /// Unsafe: the view clears it when it is deallocated, on whichever thread that is.
  @exclusivity(unchecked) private nonisolated(unsafe) var viewReference = UncountedReference<UIView>()
  package nonisolated var view: UIView? {
    get { viewReference.object }
    set { viewReference.object = newValue }
  }
  /// Unsafe: the guide clears it when it is deallocated, on whichever thread that is.
  @exclusivity(unchecked) private nonisolated(unsafe) var guideReference = UncountedReference<UILayoutGuide>()
  package nonisolated var guide: UILayoutGuide? {
    get { guideReference.object }
    set { guideReference.object = newValue }
  }

  /// A Boolean value that indicates whether the view is a scroll view.
  let isScrollView: Bool

  /// The engine that lays out the item. The engine clears it when it removes the item or is deallocated.
  @exclusivity(unchecked) var engineReference = UncountedReference<LayoutEngine>()
  package var engine: LayoutEngine? {
    get { engineReference.object }
    set { engineReference.object = newValue }
  }
  /// The variables of the alignment rectangle; valid while `engine` is set.
  @exclusivity(unchecked) package var left: Variable!
  @exclusivity(unchecked) package var top: Variable!
  @exclusivity(unchecked) package var width: Variable!
  @exclusivity(unchecked) package var height: Variable!
  /// The index in the engine's list of items.
  @exclusivity(unchecked) var index = 0
  /// The values that last invalidated the superview's layout, NaN before. Not one vector of four, which would make the
  /// system align each item in memory.
  @exclusivity(unchecked) var reportedPlace = SIMD2<Double>(repeating: .nan)
  @exclusivity(unchecked) var reportedSize = SIMD2<Double>(repeating: .nan)
  /// A Boolean value that indicates whether the values may have changed in the current series of solves.
  @exclusivity(unchecked) var mayHaveMoved = false

  /// The active constraints that refer to the item, in no particular order; `NSLayoutConstraint` stores its
  /// index here.
  @exclusivity(unchecked) var references: [Unmanaged<NSLayoutConstraint>] = []
  /// A Boolean value that indicates whether the view's constraints are updated when constraints to it are
  /// added or removed, or when the safe area changes.
  @exclusivity(unchecked) var dependsOnSurroundings = false
  /// A Boolean value that indicates whether a constraint may refer to the item's baseline.
  @exclusivity(unchecked) var mentionsBaseline = false
  /// The constraints that the engine itself adds for the item.
  @exclusivity(unchecked) var system = SystemConstraints()
  /// The item's places in an engine's order of addition.
  @exclusivity(unchecked) var places = Places()
  /// The index among the views that a stack arranges; -1 if it is not arranged.
  @exclusivity(unchecked) var arrangedIndex = -1

  init(view: UIView) {
    isScrollView = view is UIScrollView
    self.view = view
  }

  init(guide: UILayoutGuide) {
    isScrollView = false
    self.guide = guide
  }

  /// Creates an item without a view or guide, like one whose view was deallocated.
  init() { isScrollView = false }

  /// Places in the order of addition to an engine's solver. An item keeps them while it leaves the engine and
  /// comes back, so that ties between equal priorities do not depend on the history.
  struct Places {
    /// The number of places per item: four for its variables and their lower bounds, four for its content
    /// size, four for its frame.
    static let ownCount = 12
    /// The numbers of places that a stack reserves for views, guides and constraints.
    static let viewCount = 1 << 12
    static let guideCount = 1 << 12
    static let constraintCount = 1 << 16

    /// The number of the engine that assigned the places.
    var engine = 0
    /// The first place of the item itself, or -1.
    var own = -1
    /// The first place for the views that a stack arranges, or -1.
    var views = -1
    /// The first place for a stack's constraints and guides, or -1.
    var arrangement = -1
  }

  /// The constraints that the engine itself adds for an item.
  struct SystemConstraints {
    /// The intrinsic size: width <=, width >=, height <=, height >=.
    var contentSize: (Constraint?, Constraint?, Constraint?, Constraint?) = (nil, nil, nil, nil)
    /// The requirement that width and height are not negative, which messages leave out.
    var notNegative: (Constraint, Constraint)?
    var contentSizeValue = CGSize(width: -1, height: -1)
    /// The autoresizing mask, or the size of a root: left, top, width, height.
    var frame: [Constraint] = []
    /// A Boolean value that indicates whether the frame constraints are constant, independent of the
    /// superview.
    var frameIsConstant = false
    /// A Boolean value that indicates whether the intrinsic size needs to be measured.
    var contentIsDirty = false
    /// A Boolean value that indicates whether the engine's list of wrapping content contains the item.
    var isInWrappingList = false
    /// The width for which wrapping content was last measured; `nil` for its natural size.
    var wrapWidth: CGFloat?
    /// The length of the longest line at that width.
    var longestLine: CGFloat = 0
    /// A Boolean value that indicates whether the item became narrower after it was measured at the offered
    /// width: it may need more space later.
    var isElastic = false
  }

  /// A Boolean value that indicates whether the view or guide was deallocated.
  var isDeallocated: Bool { viewReference.isEmpty && guideReference.isEmpty }

  /// The view in whose coordinates the item is laid out.
  package var parentView: UIView? { if let view { view._superview } else { guide?._owningView } }

  /// The view itself, or the view that owns the guide.
  var hostingView: UIView? { view ?? guide?._owningView }

  /// The object that messages describe.
  var object: AnyObject? { view ?? guide }

  /// Invalidates the layout of the view that applies this item's frame.
  func markMoved() {
    guard let view else { return }
    if let parent = view._superview {
      parent.markNeedsLayout()
    } else {
      // A root without superview applies its own size.
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
  /// Returns the item of an object passed to the factory methods of constraints.
  package static func of(_ object: Any) -> LayoutItem {
    if let view = object as? UIView { return view.item }
    if let guide = object as? UILayoutGuide { return guide.item }
    fatalError("NSLayoutConstraint for \(object): Constraint items must each be a view or layout guide.")
  }

  /// Adds a constraint to the list of references and returns its index.
  func addReference(to constraint: NSLayoutConstraint) -> Int {
    // Most items have a handful.
    if references.isEmpty { references.reserveCapacity(6) }
    references.append(Unmanaged.passUnretained(constraint))
    if dependsOnSurroundings { view?.setNeedsUpdateConstraints() }
    return references.count - 1
  }

  func dropReference(to constraint: NSLayoutConstraint) {
    if dependsOnSurroundings { view?.setNeedsUpdateConstraints() }
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

  /// Returns the variables of the item's position and size along an axis.
  func variables(_ axis: NSLayoutConstraint.Axis) -> (place: Variable, size: Variable) {
    axis == .horizontal ? (left, width) : (top, height)
  }

  /// Returns whether the constraints leave the item's position or size along the axis undetermined.
  func isAmbiguous(_ axis: NSLayoutConstraint.Axis) -> Bool {
    guard let engine else { return false }
    return engine.withoutExercises { engine.isOpen(self, axis) }
  }

  var isAmbiguous: Bool { isAmbiguous(.horizontal) || isAmbiguous(.vertical) }
}
