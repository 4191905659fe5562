import ConstraintSolver

/// A linear relation between attributes of views and guides: `first.attribute  relation  multiplier *
/// second.attribute + constant`, in points.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// Called after the objects of a document were created and connected.
  open func awakeFromNib() {}

  /// A part of an item's alignment rectangle. Raw values are UIKit's.
  public enum Attribute: Int, Sendable {
    /// The left edge of the alignment rectangle.
    case left = 1
    /// The right edge of the alignment rectangle.
    case right = 2
    /// The top edge of the alignment rectangle.
    case top = 3
    /// The bottom edge of the alignment rectangle.
    case bottom = 4
    /// The leading edge: left, or right in right-to-left layouts.
    case leading = 5
    /// The trailing edge: right, or left in right-to-left layouts.
    case trailing = 6
    /// The width of the alignment rectangle in points.
    case width = 7
    /// The height of the alignment rectangle in points.
    case height = 8
    /// The horizontal center.
    case centerX = 9
    /// The vertical center.
    case centerY = 10
    /// The baseline of the last line of text; the bottom edge of views without text.
    case lastBaseline = 11
    /// The baseline of the first line of text; the top edge of views without text.
    case firstBaseline = 12
    /// The left edge of the area within the layout margins.
    case leftMargin = 13
    /// The right edge of the area within the layout margins.
    case rightMargin = 14
    /// The top edge of the area within the layout margins.
    case topMargin = 15
    /// The bottom edge of the area within the layout margins.
    case bottomMargin = 16
    /// The leading edge of the area within the layout margins.
    case leadingMargin = 17
    /// The trailing edge of the area within the layout margins.
    case trailingMargin = 18
    /// The horizontal center of the area within the layout margins.
    case centerXWithinMargins = 19
    /// The vertical center of the area within the layout margins.
    case centerYWithinMargins = 20
    /// No attribute: the right side of the relation is a constant.
    case notAnAttribute = 0

    /// The former name of `lastBaseline`.
    public static var baseline: Attribute { .lastBaseline }
  }

  /// The relation between the two sides. Raw values are UIKit's.
  public enum Relation: Int, Sendable {
    /// The left side is at most the right one.
    case lessThanOrEqual = -1
    /// Both sides are equal.
    case equal = 0
    /// The left side is at least the right one.
    case greaterThanOrEqual = 1
  }

  /// The axis of a layout.
  public enum Axis: Int, Sendable {
    /// The horizontal axis.
    case horizontal = 0
    /// The vertical axis.
    case vertical = 1
  }

  // The parts of the relation. Stored in plain properties, since the engine reads them at every activation. As in
  // `LayoutItem`, accesses to properties that programs do not see are not checked for overlaps.
  @exclusivity(unchecked) private(set) var first: LayoutItem?
  @exclusivity(unchecked) private(set) var second: LayoutItem?
  @exclusivity(unchecked) private(set) var attribute1 = Attribute.notAnAttribute
  @exclusivity(unchecked) private(set) var attribute2 = Attribute.notAnAttribute
  @exclusivity(unchecked) private(set) var relationValue = Relation.equal
  @exclusivity(unchecked) private(set) var multiplierValue: CGFloat = 1
  /// The far ends of sides that are distances between two anchors (`anchorWithOffset(to:)`).
  @exclusivity(unchecked) private(set) var distances: AnchorDistances?
  @exclusivity(unchecked) private(set) var constantValue: CGFloat = 0
  @exclusivity(unchecked) private(set) var priorityValue: UILayoutPriority = .required

  /// The view that holds the active constraint. Not counted: the view clears it when it releases the
  /// constraint or is deallocated.
  @exclusivity(unchecked) unowned(unsafe) var container: UIView?
  /// The guide without a view to which the active constraint belongs; it has no effect yet.
  weak var waitingGuide: UILayoutGuide?
  /// The index in the container's list, which has no particular order.
  @exclusivity(unchecked) var containerIndex = 0
  /// The number of the activation, which determines the order in `constraints` and in the engine.
  @exclusivity(unchecked) package var serial = 0
  /// The place in the order of addition to an engine's solver, and the number of that engine. A constraint
  /// that is reinstalled while active keeps its place.
  @exclusivity(unchecked) var place = (engine: 0, order: 0)
  /// The indices in the reference lists of the two items.
  @exclusivity(unchecked) var firstReference = 0
  @exclusivity(unchecked) var secondReference = 0

  /// The engine that has installed the constraint. Not counted: the engine clears it when it uninstalls the
  /// constraint or is deallocated.
  @exclusivity(unchecked) unowned(unsafe) var engine: LayoutEngine?
  @exclusivity(unchecked) var handle: Constraint?
  /// The part of the solver's constant apart from `constant`: insets, bounds origins, baselines.
  @exclusivity(unchecked) var structuralConstant = 0.0

  /// The name of the system spacing, if the system chose the constant.
  @exclusivity(unchecked) package var spacing: SystemSpacing?
  /// The place at which the constraint was created, if known.
  package var origin: ConstraintOrigin?

  /// The line that created the constraint, if known.
  package var sourceLine: SourceLine? { origin?.line }

  /// The rank of the constraint in conflicts: higher ranks, such as an application's, are broken before those
  /// of the system.
  var breakingOrder: Int32 { 10 }

  /// The position in the order in which engines install constraints: that of activation, with all constraints of a
  /// stack at the time the stack was first arranged.
  var installationOrder: (Int, Int) { (serial, 0) }

  /// A Boolean value that indicates whether the constraint is one of UIKit's own, which messages print as the public class.
  nonisolated var isOwn: Bool { false }

  /// The view whose arrangement the constraint belongs to, and its index there; `nil` for others.
  var arrangement: (stack: LayoutItem, position: Int)? { nil }

  /// A name printed in messages. Those of the system are of the form `UISV-spacing`.
  open var identifier: String?

  /// A Boolean value that indicates whether Interface Builder marked the constraint for archiving. It has no
  /// effect here.
  open var shouldBeArchived = false

  /// Creates a constraint without items, whose activation does nothing.
  public override init() { super.init() }

  /// Creates a constraint between two items, or between an item's size and a constant.
  ///
  /// An invalid pair stops the process with UIKit's message: a location without a second item, horizontal to
  /// vertical, leading to left, a multiplier or constant that is not finite.
  /// - Parameters:
  ///   - view1: A `UIView` or `UILayoutGuide`, or an object that conforms to `UILayoutSupport`.
  ///   - view2: The same, or `nil` for a constant size.
  ///   - c: The constant in points.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init()
    let lone = view2 == nil || attr2 == .notAnAttribute
    relate(
      LayoutItem.of(view1), attr1, relation, lone ? nil : view2.map(LayoutItem.of),
      lone ? .notAnAttribute : attr2,
      multiplier: multiplier, constant: c)
    if let objection { fatalError(objection) }
  }

  package convenience init(
    _ first: LayoutItem, _ attribute1: Attribute, _ relation: Relation, _ second: LayoutItem?,
    _ attribute2: Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0,
    priority: UILayoutPriority = .required, identifier: String? = nil
  ) {
    self.init()
    relate(
      first, attribute1, relation, second, attribute2, multiplier: multiplier, constant: constant)
    priorityValue = priority
    self.identifier = identifier
  }

  /// Creates a constraint between two anchors, or between an anchor and a constant.
  convenience init(
    _ first: AnchorOperand, _ relation: Relation, _ second: AnchorOperand?, multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) {
    self.init()
    relate(
      first.item, first.attribute, relation, second?.item, second?.attribute ?? .notAnAttribute,
      multiplier: multiplier, constant: constant)
    if first.distance != nil || second?.distance != nil {
      distances = AnchorDistances(first: first.distance, second: second?.distance)
    }
  }

  package func relate(
    _ first: LayoutItem, _ attribute1: Attribute, _ relation: Relation, _ second: LayoutItem?,
    _ attribute2: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    self.first = first
    self.attribute1 = attribute1
    self.relationValue = relation
    self.second = second
    self.attribute2 = attribute2
    self.multiplierValue = multiplier
    self.constantValue = constant
    checkLimit()
    if let tool = ToolHosts.current, let makeOrigin = tool.makeOrigin { origin = makeOrigin() }
  }

  // MARK: Reading the relation

  /// The view or guide on the left side; `nil` once it was deallocated, and if the side is a distance between
  /// two anchors.
  open var firstItem: AnyObject? { distances?.first == nil ? first?.object : nil }
  /// The view or guide on the right side; `nil` if there is none or it was deallocated, and if the side is a
  /// distance between two anchors.
  open var secondItem: AnyObject? { distances?.second == nil ? second?.object : nil }
  /// The attribute on the left side.
  open var firstAttribute: Attribute { attribute1 }
  /// The attribute on the right side; `notAnAttribute` if there is no second item.
  open var secondAttribute: Attribute { attribute2 }
  /// The relation between the two sides.
  open var relation: Relation { relationValue }
  /// The multiplier of the attribute on the right side.
  open var multiplier: CGFloat { multiplierValue }

  /// The constant added to the right side, in points. It may change at any time, which is cheap in an active
  /// constraint. A value that is not finite stops the process with a message.
  open var constant: CGFloat {
    get { spacing == .anchors ? constantValue + SystemSpacing.excess(of: self) : constantValue }
    set {
      guard newValue != constant else { return }
      constantValue = newValue
      let isSystemSpacing = spacing != nil
      spacing = nil
      guard newValue.isFinite else { fatalError(notFiniteConstant) }
      checkLimit()
      isSystemSpacing ? engine?.structureChanged(self) : engine?.constantChanged(self)
    }
  }

  /// The priority of the constraint; `required` by default. As on current systems it may change to and from
  /// `required` while active.
  open var priority: UILayoutPriority {
    get { priorityValue }
    set {
      guard newValue != priorityValue else { return }
      guard newValue.rawValue > 0, newValue.rawValue <= 1000 else {
        fatalError(
          "It's illegal to set priority:\(newValue.rawValue).  Priorities must be greater than 0 and less or equal "
            + "to NSLayoutPriorityRequired, which is 1000.000000.")
      }
      priorityValue = newValue
      engine?.priorityChanged(self)
    }
  }

  // MARK: Activation

  /// A Boolean value that indicates whether the constraint takes part in layout. Activation makes the nearest
  /// common ancestor of the items hold the constraint.
  open var isActive: Bool {
    get { container != nil || waitingGuide != nil }
    set {
      if newValue { activate() } else { deactivate() }
    }
  }

  /// Activates constraints in their order.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.activate() }
  }

  /// Deactivates constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.deactivate() }
  }

  private func activate() {
    guard container == nil, waitingGuide == nil, let first else { return }
    guard !first.isDeallocated, second?.isDeallocated != true else {
      // Constraints to deallocated items have nothing to lay out and are ignored, as on iOS.
      return
    }
    if let owner = commonAncestor() {
      owner.hold(self)
    } else if let guide = first.guide, guide._owningView == nil, distances == nil,
      second == nil || second === first
    {
      // A guide may be constrained to itself before it is added to a view.
      waitingGuide = guide
      guide.waiting.append(self)
    } else {
      fatalError(noCommonAncestor)
    }
  }

  /// Returns the nearest view that contains every item of the constraint.
  package func commonAncestor() -> UIView? {
    guard var ancestor = first?.hostingView else { return nil }
    if distances == nil {
      guard let view = second?.hostingView, view !== ancestor else { return ancestor }
      return ancestor.nearestCommonAncestor(with: view)
    }
    func include(_ item: LayoutItem) -> Bool {
      guard let view = item.hostingView, view !== ancestor else { return true }
      guard let common = ancestor.nearestCommonAncestor(with: view) else { return false }
      ancestor = common
      return true
    }
    if let second, !include(second) { return nil }
    if let end = distances?.first, !include(end.item) { return nil }
    if let end = distances?.second, !include(end.item) { return nil }
    return ancestor
  }

  private func deactivate() {
    container?.release(self)
    waitingGuide?.waiting.removeAll { $0 === self }
    waitingGuide = nil
  }

  /// Calls `body` once with each item that the constraint refers to.
  final func forEachItem(_ body: @MainActor (LayoutItem) -> Void) {
    if let first { body(first) }
    if let second, second !== first { body(second) }
    guard let distances else { return }
    if let end = distances.first?.item, end !== first, end !== second { body(end) }
    if let end = distances.second?.item, end !== first, end !== second, end !== distances.first?.item {
      body(end)
    }
  }

  // MARK: Anchors

  /// The anchor of the left side.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { anchor(first, attribute1)! }
  /// The anchor of the right side; `nil` if there is none.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? { anchor(second, attribute2) }

  nonisolated open override var description: String { MainActor.assumeIsolated { described } }
  nonisolated open override var debugDescription: String { MainActor.assumeIsolated { described } }

  /// Returns an anchor of the axis's or dimension's class, as on iOS, so that `as? NSLayoutXAxisAnchor`
  /// succeeds. These classes derive from other specializations of the generic class, which have the same
  /// layout.
  private func anchor(_ item: LayoutItem?, _ attribute: Attribute) -> NSLayoutAnchor<AnyObject>? {
    guard let item else { return nil }
    let anchor: AnyObject =
      if attribute.isSize {
        NSLayoutDimension(item, attribute)
      } else if attribute.isVertical {
        NSLayoutYAxisAnchor(item, attribute)
      } else {
        NSLayoutXAxisAnchor(item, attribute)
      }
    return Unmanaged<NSLayoutAnchor<AnyObject>>.fromOpaque(Unmanaged.passUnretained(anchor).toOpaque())
      .takeUnretainedValue()
  }
}

extension NSLayoutConstraint {
  /// Returns the index in an item's list of references; known for the two items, searched for the ends of
  /// distances.
  func referenceIndex(of item: LayoutItem) -> Int? {
    item === first ? firstReference : item === second ? secondReference : nil
  }

  /// Removes the constraint from the reference lists of its items.
  func dropReferences() {
    guard distances == nil else { return forEachItem { $0.dropReference(to: self) } }
    if let first { first.dropReference(to: self) }
    if let second, second !== first { second.dropReference(to: self) }
  }

  func setReferenceIndex(_ index: Int, of item: LayoutItem) {
    if item === first { firstReference = index } else if item === second { secondReference = index }
  }

  /// A Boolean value that indicates whether the constraint refers to a leading or trailing location.
  var mentionsReadingDirection: Bool {
    attribute1.isDirectional || attribute2.isDirectional || distances?.first?.attribute.isDirectional == true
      || distances?.second?.attribute.isDirectional == true
  }

  var mentionsBaseline: Bool {
    attribute1.isBaseline || attribute2.isBaseline || distances?.first?.attribute.isBaseline == true
      || distances?.second?.attribute.isBaseline == true
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}

extension NamedMembers {
  static let layoutConstraint = NamedMembers(NSLayoutConstraint.self) {
    $0.property("constant", \.constant)
    $0.property("identifier", \.identifier)
    $0.property("isActive", \.isActive)
    $0.reading("multiplier") { $0.multiplier }
    $0.reading("priority") { $0.priority.rawValue }
    $0.setting("priority") { (constraint, value: Float) in constraint.priority = UILayoutPriority(value) }
  }
}
