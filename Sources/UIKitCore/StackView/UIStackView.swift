import ClassMetadata

/// A view that lays out a row or column of views by constraints that it creates and updates.
///
/// The constraints, with their identifiers and priorities, are those of UIKit in public dumps, so that
/// conflicts read as on iOS. They are created in `updateConstraints()` (see `StackArrangement`).
open class UIStackView: UIView {
  /// The distribution of arranged views along the axis. Raw values are UIKit's.
  public enum Distribution: Int, Sendable {
    /// The views fill the stack; the one with the lowest hugging or compression resistance priority is
    /// resized.
    case fill = 0
    /// The views fill the stack with equal lengths.
    case fillEqually = 1
    /// The views fill the stack in proportion to their intrinsic lengths.
    case fillProportionally = 2
    /// The views keep their lengths; the gaps between them are equal.
    case equalSpacing = 3
    /// The views keep their lengths; the distances between their centers are equal.
    case equalCentering = 4
  }

  /// The alignment of arranged views across the axis. Raw values are UIKit's.
  public enum Alignment: Int, Sendable {
    /// The views fill the stack across the axis.
    case fill = 0
    /// The views are aligned at the leading edge of a column, or the top edge of a row.
    case leading = 1
    /// The first baselines are aligned, in rows only.
    case firstBaseline = 2
    /// The centers are aligned.
    case center = 3
    /// The views are aligned at the trailing edge of a column, or the bottom edge of a row.
    case trailing = 4
    /// The last baselines are aligned, in rows only.
    case lastBaseline = 5

    /// The name of `leading` for rows.
    public static var top: Alignment { .leading }
    /// The name of `trailing` for rows.
    public static var bottom: Alignment { .trailing }
  }

  /// The custom spacing that stands for the stack's `spacing`.
  public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
  /// The spacing that stands for the system's, 8 points.
  public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

  private var arranged: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private var made: [StackConstraint] = []
  private let guides = StackGuides()
  /// The activation number at the time the stack was first arranged, or 0.
  private var arrangementSerial = 0
  private var arrangementIsDirty = true
  private var isArrangedWithoutPolicy = false
  private var isRowOfText = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    updateStandardMargins()
  }

  /// Creates an empty stack. The views of documents are added by the reader of documents.
  public required init(coder: NSCoder) {
    super.init(coder: coder)!
    updateStandardMargins()
  }

  /// Creates a stack that arranges views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  deinit {
    // Arranged views that others keep hold constraints of the stack.
    withoutIsolationCheck(self) { $0.releaseConstraints() }
  }

  open override class var layerClass: AnyClass { CALayer.self }

  override var arrangesSubviews: Bool { true }

  /// The arranged views, in order. Hidden ones stay in the list and take no space.
  open var arrangedSubviews: [UIView] { arranged }

  /// Arranges a view after the others. It becomes a subview if it is not one yet, and its autoresizing mask
  /// is no longer translated into constraints.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arranged.containsObject(view) ? arranged.count - 1 : arranged.count)
  }

  /// Inserts a view at an index of `arrangedSubviews`. Its index among the subviews stays.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    guard (0...arranged.count).contains(stackIndex) else {
      fatalError("Index \(stackIndex) out of bounds for arrangedSubviews array with count \(arranged.count)")
    }
    arranged.removeObject(view)
    if view.superview !== self { addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = false
    arranged.insert(view, at: min(stackIndex, arranged.count))
    arrangementChanged()
  }

  /// Stops arranging a view, which remains a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard arranged.contains(where: { $0 === view }) else { return }
    stopArranging(view)
  }

  /// Removes a view that left the arrangement or the hierarchy.
  override func stopArranging(_ view: UIView) {
    guard let index = arranged.firstIndex(where: { $0 === view }) else { return }
    arranged.remove(at: index)
    customSpacings[ObjectIdentifier(view)] = nil
    releaseConstraints(of: view)
    if let item = view._item {
      item.arrangedIndex = -1
      // Its places become those of another view.
      if let engine = item.engine { engine.arrangedIndexChanged(of: item) } else { item.places.own = -1 }
    }
    arrangementChanged()
  }

  /// The axis along which views are arranged; `horizontal` by default.
  open var axis: NSLayoutConstraint.Axis = .horizontal {
    didSet { if axis != oldValue { arrangementChanged() } }
  }

  /// The distribution of the views along the axis; `fill` by default.
  open var distribution: Distribution = .fill {
    didSet { if distribution != oldValue { arrangementChanged() } }
  }

  /// The alignment of the views across the axis; `fill` by default.
  open var alignment: Alignment = .fill {
    didSet { if alignment != oldValue { arrangementChanged() } }
  }

  /// The spacing between neighbors in points, a minimum if the distribution determines the gaps; 0 by
  /// default.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { arrangementChanged() } }
  }

  /// A Boolean value that determines whether the spacing of a column is measured between baselines; `false`
  /// by default.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementChanged() } }
  }

  /// A Boolean value that determines whether the views are arranged within the layout margins instead of the
  /// edges; `false` by default.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet {
      guard isLayoutMarginsRelativeArrangement != oldValue else { return }
      updateStandardMargins()
      arrangementChanged()
    }
  }

  /// Sets the default margins, which are zero unless the stack uses them: constraints to the margins of other
  /// stacks in public documents show no inset.
  private func updateStandardMargins() {
    switch insets.explicit {
    case .absolute, .directional: return
    case .standard, nil:
      insets.explicit = .standard(isLayoutMarginsRelativeArrangement ? 8 : 0)
      markInsetsDirty()
    }
  }

  /// Sets the spacing after an arranged view, in points; `spacingUseDefault` removes it.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arranged.contains(where: { $0 === arrangedSubview }) else { return }
    let key = ObjectIdentifier(arrangedSubview)
    guard customSpacing(after: arrangedSubview) != spacing else { return }
    customSpacings[key] = spacing == UIStackView.spacingUseDefault ? nil : spacing
    arrangementChanged()
  }

  /// Returns the custom spacing after an arranged view; `spacingUseDefault` if there is none.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }

  /// Hiding a row makes its baseline alignment optional, so the row is rearranged.
  open override var isHidden: Bool {
    didSet { if isHidden != oldValue, axis == .horizontal, isBaselineAligned { arrangementChanged() } }
  }

  private var isBaselineAligned: Bool { alignment == .firstBaseline || alignment == .lastBaseline }

  func arrangementChanged() {
    arrangementIsDirty = true
    _item?.engine?.subviewBaselinesChanged()
    _superview?.arrangedContentChanged(of: self)
    setNeedsUpdateConstraints()
    setNeedsLayout()
  }

  override func arrangedVisibilityChanged(of view: UIView) {
    guard arranged.contains(where: { $0 === view }) else { return }
    arrangementChanged()
    if let window { AnimationContext.current?.arrangementChanges(in: window) }
  }

  override func arrangedContentChanged(of view: UIView) {
    if let row = _superview as? UIStackView, row.isRowOfText { row.arrangedContentChanged(of: self) }
    guard !arrangementIsDirty,
      distribution == .fillProportionally || isRowOfText || StackArrangement.isText(view)
    else { return }
    if arranged.contains(where: { $0 === view }) { arrangementChanged() }
  }

  open override func updateConstraints() {
    if arrangementIsDirty {
      arrangementIsDirty = false
      rearrange()
    }
    super.updateConstraints()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if isArrangedWithoutPolicy, layoutPolicy != nil { arrangementChanged() }
  }

  private func rearrange() {
    for (index, view) in arranged.enumerated() where view.item.arrangedIndex != index {
      view.item.arrangedIndex = index
      view.item.engine?.arrangedIndexChanged(of: view.item)
    }
    guides.begin()
    var arrangement = StackArrangement(stack: self, arranged: arranged, guides: guides) {
      [customSpacings, spacing] view in
      switch customSpacings[ObjectIdentifier(view)] ?? spacing {
      case UIStackView.spacingUseSystem: SystemSpacing.standard
      case UIStackView.spacingUseDefault: 0
      case let points: points
      }
    }
    isArrangedWithoutPolicy = arrangement.policy == nil
    arrangement.make()
    isRowOfText = arrangement.isRowOfText
    replaceConstraints(by: arrangement.constraints)
    guides.end(in: self)
  }

  /// Replaces the constraints, but keeps those that stay the same, so that conflicts do not treat them as new
  /// ones.
  private func replaceConstraints(by wanted: [StackConstraint]) {
    if arrangementSerial == 0 { arrangementSerial = UIView.activations + 1 }
    var former: [StackConstraint.Relation: [StackConstraint]] = [:]
    // The last first, since they are taken from the end.
    for constraint in made.reversed() where constraint.container === holder(of: constraint) {
      former[constraint.relationOfItems, default: []].append(constraint)
    }
    var next: [StackConstraint] = []
    var fresh: [StackConstraint] = []
    next.reserveCapacity(wanted.count)
    for (position, constraint) in wanted.enumerated() {
      if !former.isEmpty, let kept = former[constraint.relationOfItems]?.popLast() {
        kept.constant = constraint.constant
        kept.priority = constraint.priority
        if kept.position != position {
          kept.position = position
          kept.engine?.positionChanged(of: kept)
        }
        // A view may derive its baseline from another subview now.
        if kept.mentionsBaseline { kept.engine?.reinstall(kept) }
        next.append(kept)
      } else {
        constraint.position = position
        constraint.arrangementSerial = arrangementSerial
        next.append(constraint)
        fresh.append(constraint)
      }
    }
    // In the order of the arrangement, not of the dictionary.
    if !made.isEmpty {
      var kept = Set<ObjectIdentifier>()
      for constraint in next { kept.insert(ObjectIdentifier(constraint)) }
      for constraint in made where !kept.contains(ObjectIdentifier(constraint)) {
        constraint.isActive = false
      }
    }
    made = next
    for constraint in StackConstraint.inOrderOfActivation(fresh, along: axis) {
      constraint.stack = item
      holder(of: constraint).hold(constraint)
    }
  }

  /// As with any constraint, the nearest common ancestor of the items: the size of one view is that view's.
  private func holder(of constraint: StackConstraint) -> UIView {
    guard constraint.second == nil, let view = constraint.first?.view else { return self }
    return view
  }

  /// Releases the constraints that an arranged view holds, or all views, so that they take none of them along.
  private func releaseConstraints(of view: UIView? = nil) {
    for constraint in made {
      guard let holder = constraint.container, holder !== self, view == nil || holder === view else {
        continue
      }
      holder.release(constraint)
    }
  }

  // MARK: Baselines

  open override var forFirstBaselineLayout: UIView { baselineView(first: true) }
  open override var forLastBaselineLayout: UIView { baselineView(first: false) }

  /// Returns the view that provides the baseline: the first or last view of a column, the tallest view of a
  /// row.
  private func baselineView(first: Bool) -> UIView {
    let visible = arranged.filter { !$0.isHidden }
    if axis == .vertical { return (first ? visible.first : visible.last) ?? self }
    // In documents the bounds are those that Interface Builder saved.
    let usesBounds = layoutPolicy != nil
    func height(_ view: UIView) -> CGFloat {
      usesBounds
        ? max(view.intrinsicContentSize.height, view.bounds.height) : Self.naturalHeight(of: view)
    }
    return visible.max { height($0) < height($1) } ?? self
  }

  /// Returns the height of a view's content in points. The height of its bounds is used only if there is no
  /// other, since the bounds are those of the previous layout.
  private static func naturalHeight(of view: UIView) -> CGFloat {
    var height: CGFloat = 0
    var waiting = [view]
    while let next = waiting.popLast() {
      guard let stack = next as? UIStackView else {
        height += max(next.intrinsicContentSize.height, 0)
        continue
      }
      let visible = stack.arrangedSubviews.filter { !$0.isHidden }
      if stack.axis == .vertical {
        waiting += visible
      } else {
        height += visible.map { max($0.intrinsicContentSize.height, 0) }.max() ?? 0
      }
    }
    return height > 0 ? height : view.bounds.height
  }
}

extension StackConstraint {
  /// Roles in the order in which iOS activates them, by public comparisons with `UIStackView.constraints`.
  private static let activationOrder = [
    "UISV-alignment", "UISV-canvas-connection", "UISV-canvas-fit", "UISV-distributing-edge",
    "UISV-fill-equally", "UISV-fill-proportionally", "UISV-spacing", "UISV-spanning-boundary",
    "UISV-spanning-fit",
  ]

  /// Constraints of one arrangement in the order in which `constraints` has them. Which of them a conflict breaks does not
  /// depend on it.
  static func inOrderOfActivation(
    _ constraints: [StackConstraint], along axis: NSLayoutConstraint.Axis
  ) -> [StackConstraint] {
    var groups: [[StackConstraint]] = Array(repeating: [], count: 2 * activationOrder.count + 1)
    let size = axis == .horizontal ? Attribute.width : .height
    for constraint in constraints {
      guard let identifier = constraint.identifier, let role = activationOrder.firstIndex(of: identifier)
      else {
        groups[2 * activationOrder.count].append(constraint)
        continue
      }
      // Alignment comes edge by edge, and the stack's length before its thickness.
      let isLater =
        role == 0 && constraint.isSecondEdge || role == 2 && constraint.attribute1 != size
      groups[2 * role + (isLater ? 1 : 0)].append(constraint)
    }
    return Array(groups.joined())
  }

  /// A Boolean value that indicates whether the constraint aligns the later one of two edges: tops after
  /// bottoms, trailing edges after leading ones.
  private var isSecondEdge: Bool { attribute1 == .top || attribute1 == .trailing }

  /// The identity of a constraint apart from its constant and priority.
  struct Relation: Hashable {
    let identifier: String?
    let first: ObjectIdentifier?
    let second: ObjectIdentifier?
    let attribute1: Attribute
    let attribute2: Attribute
    let relation: NSLayoutConstraint.Relation
    let multiplier: CGFloat
  }

  var relationOfItems: Relation {
    Relation(
      identifier: identifier, first: first.map(ObjectIdentifier.init),
      second: second.map(ObjectIdentifier.init), attribute1: attribute1, attribute2: attribute2,
      relation: relationValue, multiplier: multiplierValue)
  }
}

extension NamedMembers {
  static let stackView = NamedMembers(UIStackView.self) {
    $0.property("spacing", \.spacing)
    $0.property("isLayoutMarginsRelativeArrangement", \.isLayoutMarginsRelativeArrangement)
  }
}
