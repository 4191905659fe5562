import ConstraintSolver

/// A linear relation between attributes of views and guides:
/// `first.attribute  relation  multiplier * second.attribute + constant`, in points.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// Called when a document's objects have been made and connected.
  open func awakeFromNib() {}

  /// What a constraint talks of: a part of an item's alignment rectangle. Raw values are UIKit's.
  public enum Attribute: Int, Sendable {
    /// The left edge of the alignment rectangle.
    case left = 1
    /// The right edge of the alignment rectangle.
    case right = 2
    /// The upper edge of the alignment rectangle.
    case top = 3
    /// The lower edge of the alignment rectangle.
    case bottom = 4
    /// The edge where text begins: left, or right where the layout is from right to left.
    case leading = 5
    /// The edge where text ends: right, or left where the layout is from right to left.
    case trailing = 6
    /// The width of the alignment rectangle in points.
    case width = 7
    /// The height of the alignment rectangle in points.
    case height = 8
    /// The middle between left and right.
    case centerX = 9
    /// The middle between top and bottom.
    case centerY = 10
    /// The baseline of the last line of text; the lower edge of views without text.
    case lastBaseline = 11
    /// The baseline of the first line of text; the upper edge of views without text.
    case firstBaseline = 12
    /// The left edge, the margin left out.
    case leftMargin = 13
    /// The right edge, the margin left out.
    case rightMargin = 14
    /// The upper edge, the margin left out.
    case topMargin = 15
    /// The lower edge, the margin left out.
    case bottomMargin = 16
    /// The edge where text begins, the margin left out.
    case leadingMargin = 17
    /// The edge where text ends, the margin left out.
    case trailingMargin = 18
    /// The middle between the left and right margins.
    case centerXWithinMargins = 19
    /// The middle between the upper and lower margins.
    case centerYWithinMargins = 20
    /// None: the right side is a constant.
    case notAnAttribute = 0

    /// The older name of `lastBaseline`.
    public static var baseline: Attribute { .lastBaseline }
  }

  /// How the two sides compare. Raw values are UIKit's.
  public enum Relation: Int, Sendable {
    /// The left side is at most the right one.
    case lessThanOrEqual = -1
    /// Both sides are equal.
    case equal = 0
    /// The left side is at least the right one.
    case greaterThanOrEqual = 1
  }

  /// Along which axis something is laid out.
  public enum Axis: Int, Sendable {
    /// From left to right.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }

  // The parts of the relation. Plain storage: the engine reads them at every activation.
  private(set) var first: LayoutItem?
  private(set) var second: LayoutItem?
  private(set) var attribute1 = Attribute.notAnAttribute
  private(set) var attribute2 = Attribute.notAnAttribute
  private(set) var relationValue = Relation.equal
  private(set) var multiplierValue: CGFloat = 1
  /// Where a side is a distance between two anchors (`anchorWithOffset(to:)`): the anchors it ends at.
  private(set) var distances: (first: AnchorEnd?, second: AnchorEnd?)?
  private(set) var constantValue: CGFloat = 0
  private(set) var priorityValue: UILayoutPriority = .required

  /// The view that holds the constraint while it is active. Not counted: the view clears it when it lets go of the
  /// constraint or goes itself.
  unowned(unsafe) var container: UIView?
  /// The guide without a view whose constraint this is, active and without effect.
  weak var waitingGuide: UILayoutGuide?
  /// Position in the container's list, in no order.
  var containerIndex = 0
  /// Counts activations: the order in which `constraints` lists them and the engine takes them.
  var serial = 0
  /// Where the constraint stands in the order of addition to the solver of an engine, and that engine's number. A constraint
  /// that is taken up anew while it is active keeps its place.
  var place = (engine: 0, order: 0)
  /// Positions in the lists of references of the two items.
  var firstReference = 0
  var secondReference = 0

  /// The engine that knows the constraint, and its handle there. Not counted: the engine clears it when it lets go of the
  /// constraint or goes itself.
  unowned(unsafe) var engine: LayoutEngine?
  var handle: Constraint?
  /// The constant that the solver's form has apart from `constant`: insets, origins, baselines.
  var structuralConstant = 0.0

  /// What the constant is called where the system chose it.
  package var spacing: SystemSpacing?
  /// Where the constraint was made, as far as that is known.
  package var origin: ConstraintOrigin?

  /// The line that made the constraint, where that is known.
  package var sourceLine: SourceLine? { origin?.line }

  /// How eagerly a conflict breaks the constraint: an application's before those of the system.
  var breakRank: Int32 { 10 }

  /// A name for debugging, printed in messages. The system's own are like `UISV-spacing`.
  open var identifier: String?

  /// Kept for documents: Interface Builder's mark of constraints that archives should carry.
  open var shouldBeArchived = false

  /// A constraint that relates nothing; activating it does nothing.
  public override init() { super.init() }

  /// A constraint between two items, or of one item's size against a constant.
  ///
  /// Stops with UIKit's message when the pair makes no sense: a location without a partner, horizontal against
  /// vertical, leading against left, a multiplier or constant that is not finite.
  /// - Parameters:
  ///   - view1: a `UIView` or `UILayoutGuide`, or an object of `UILayoutSupport`.
  ///   - view2: the same, or `nil` for a constant size.
  ///   - c: the constant in points.
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

  convenience init(
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

  /// A constraint between two anchors, or of an anchor against a constant.
  convenience init(
    _ first: AnchorOperand, _ relation: Relation, _ second: AnchorOperand?, multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) {
    self.init()
    relate(
      first.item, first.attribute, relation, second?.item, second?.attribute ?? .notAnAttribute,
      multiplier: multiplier, constant: constant)
    if first.distance != nil || second?.distance != nil {
      distances = (first.distance, second?.distance)
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
    if let record = ConstraintOrigin.recorder { origin = record() }
  }

  // MARK: Reading the relation

  /// The view or guide on the left side; `nil` once it was deallocated, and where the side is the distance between two
  /// anchors.
  open var firstItem: AnyObject? { distances?.first == nil ? first?.object : nil }
  /// The view or guide on the right side; `nil` without one or once it was deallocated, and where the side is the distance
  /// between two anchors.
  open var secondItem: AnyObject? { distances?.second == nil ? second?.object : nil }
  /// The attribute of the left side's item.
  open var firstAttribute: Attribute { attribute1 }
  /// The attribute of the right side's item; `notAnAttribute` without one.
  open var secondAttribute: Attribute { attribute2 }
  /// How the sides compare.
  open var relation: Relation { relationValue }
  /// What the right side's attribute is multiplied by.
  open var multiplier: CGFloat { multiplierValue }

  /// What is added to the right side, in points. It may be changed at any time; in an active constraint that costs
  /// little. Stops when it is not finite.
  open var constant: CGFloat {
    get { constantValue }
    set {
      guard newValue != constantValue else { return }
      constantValue = newValue
      spacing = nil
      guard newValue.isFinite else { fatalError(notFiniteConstant) }
      checkLimit()
      engine?.constantChanged(self)
    }
  }

  /// How strongly the constraint is meant. As on current systems it may change across `.required` while active.
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

  /// Whether the constraint takes part in layout. Setting it finds the nearest common ancestor of the two items,
  /// which holds the constraint from then on.
  open var isActive: Bool {
    get { container != nil || waitingGuide != nil }
    set {
      if newValue { activate() } else { deactivate() }
    }
  }

  /// Activates each constraint, in order.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.activate() }
  }

  /// Deactivates each constraint.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.deactivate() }
  }

  private func activate() {
    guard container == nil, waitingGuide == nil, let first else { return }
    guard !first.isGone, second?.isGone != true else {
      // An item that was deallocated leaves nothing to lay out: iOS ignores such a constraint too.
      return
    }
    if let owner = commonAncestor() {
      owner.hold(self)
    } else if let guide = first.guide, guide._owningView == nil, distances == nil,
      second == nil || second === first
    {
      // A guide may be constrained to itself before a view has it.
      waitingGuide = guide
      guide.waiting.append(self)
    } else {
      fatalError(noCommonAncestor)
    }
  }

  /// The nearest view that contains every item of the constraint.
  package func commonAncestor() -> UIView? {
    guard var ancestor = first?.hostingView else { return nil }
    func include(_ item: LayoutItem) -> Bool {
      guard let view = item.hostingView, view !== ancestor else { return true }
      guard let common = ancestor.nearestCommonAncestor(with: view) else { return false }
      ancestor = common
      return true
    }
    if let second, !include(second) { return nil }
    guard let distances else { return ancestor }
    if let end = distances.first, !include(end.item) { return nil }
    if let end = distances.second, !include(end.item) { return nil }
    return ancestor
  }

  private func deactivate() {
    container?.release(self)
    waitingGuide?.waiting.removeAll { $0 === self }
    waitingGuide = nil
  }

  /// Calls `body` with every item that the constraint mentions, each once.
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
  /// The anchor of the right side; nil without one.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? { anchor(second, attribute2) }

  nonisolated open override var description: String { MainActor.assumeIsolated { described } }
  nonisolated open override var debugDescription: String { MainActor.assumeIsolated { described } }

  /// The anchor is one of the axis or dimension, as on iOS: `as? NSLayoutXAxisAnchor` tells. These are subclasses of
  /// other instances of the generic class, which differ in nothing but name.
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
  /// Whether engines take the constraint up before another one: by the time of activation, all of a stack's when the stack
  /// was arranged first.
  func comesBefore(_ other: NSLayoutConstraint) -> Bool {
    let (stacked, otherStacked) = (self as? StackConstraint, other as? StackConstraint)
    let own = (stacked?.arrangementSerial ?? serial, stacked?.position ?? 0)
    return own < (otherStacked?.arrangementSerial ?? other.serial, otherStacked?.position ?? 0)
  }

  /// Where the constraint stands in an item's list; known for its two items, searched for the ends of distances.
  func referenceIndex(of item: LayoutItem) -> Int? {
    item === first ? firstReference : item === second ? secondReference : nil
  }

  /// Strikes the constraint off the lists of its items.
  func dropReferences() {
    guard distances == nil else { return forEachItem { $0.dropReference(to: self) } }
    if let first { first.dropReference(to: self) }
    if let second, second !== first { second.dropReference(to: self) }
  }

  func setReferenceIndex(_ index: Int, of item: LayoutItem) {
    if item === first { firstReference = index } else if item === second { secondReference = index }
  }

  /// Whether a leading or trailing location takes part.
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
