/// Lays out a row or column of views by constraints that it makes and keeps up to date.
///
/// The constraints, with their identifiers and priorities, are those of UIKit as public dumps show them, so that a
/// conflict reads as on iOS. They are made in `updateConstraints` (see `StackArrangement`).
open class UIStackView: UIView {
  /// How arranged views share the length of the stack. Raw values are UIKit's.
  public enum Distribution: Int, Sendable {
    /// They fill the stack; the one with the lowest hugging or compression resistance gives way.
    case fill = 0
    /// They fill the stack and have one length.
    case fillEqually = 1
    /// They fill the stack in proportion to their intrinsic lengths.
    case fillProportionally = 2
    /// They keep their lengths; the gaps between them are equal.
    case equalSpacing = 3
    /// They keep their lengths; the distances between their middles are equal.
    case equalCentering = 4
  }

  /// How arranged views lie across the stack. Raw values are UIKit's.
  public enum Alignment: Int, Sendable {
    /// They fill the stack across.
    case fill = 0
    /// They are at the leading edge, of columns; at the upper edge, of rows.
    case leading = 1
    /// Their first baselines are on one line: in rows only.
    case firstBaseline = 2
    /// Their middles are on one line.
    case center = 3
    /// They are at the trailing edge, of columns; at the lower edge, of rows.
    case trailing = 4
    /// Their last baselines are on one line: in rows only.
    case lastBaseline = 5

    /// The name of `leading` for rows.
    public static var top: Alignment { .leading }
    /// The name of `trailing` for rows.
    public static var bottom: Alignment { .trailing }
  }

  /// A spacing that stands for the stack's own.
  public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
  /// A spacing that stands for the system's: 8 points.
  public static let spacingUseSystem = CGFloat(Float.leastNonzeroMagnitude)

  private var arranged: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private var made: [StackConstraint] = []
  private let guides = StackGuides()
  /// The number of activations when the stack was first arranged, or 0.
  private var arrangementSerial = 0
  private var arrangementIsDirty = true
  private var isArrangedWithoutPolicy = false
  private var isRowOfText = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    updateStandardMargins()
  }

  /// Reads an empty stack. What documents say of its views, the reader of documents adds.
  public required init(coder: NSCoder) {
    super.init(coder: coder)!
    updateStandardMargins()
  }

  /// Makes a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  open override class var layerClass: AnyClass { CALayer.self }

  /// The views that the stack arranges, in order. Hidden ones stay in the list and take no space.
  open var arrangedSubviews: [UIView] { arranged }

  /// Arranges a view behind the others; it becomes a subview if it is none, and its mask no longer becomes constraints.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arranged.contains { $0 === view } ? arranged.count - 1 : arranged.count)
  }

  /// Arranges a view at an index of `arrangedSubviews`; its place among the subviews stays.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    guard (0...arranged.count).contains(stackIndex) else {
      fatalError("Index \(stackIndex) out of bounds for arrangedSubviews array with count \(arranged.count)")
    }
    arranged.removeAll { $0 === view }
    if view.superview !== self { addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = false
    arranged.insert(view, at: min(stackIndex, arranged.count))
    arrangementChanged()
  }

  /// Stops arranging a view, which remains a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard arranged.contains(where: { $0 === view }) else { return }
    forget(view)
  }

  /// A view left the arrangement or the hierarchy.
  func forget(_ view: UIView) {
    guard let index = arranged.firstIndex(where: { $0 === view }) else { return }
    arranged.remove(at: index)
    customSpacings[ObjectIdentifier(view)] = nil
    if let item = view._item {
      item.arrangedIndex = -1
      // Another view takes its place.
      if let engine = item.engine { engine.arrangedIndexChanged(of: item) } else { item.places.own = -1 }
    }
    arrangementChanged()
  }

  /// Along which axis views are arranged. The default is horizontal.
  open var axis: NSLayoutConstraint.Axis = .horizontal {
    didSet { if axis != oldValue { arrangementChanged() } }
  }

  /// How views share the stack's length. The default is fill.
  open var distribution: Distribution = .fill {
    didSet { if distribution != oldValue { arrangementChanged() } }
  }

  /// How views lie across the stack. The default is fill.
  open var alignment: Alignment = .fill {
    didSet { if alignment != oldValue { arrangementChanged() } }
  }

  /// Points between neighbours, at least that many where the distribution decides. The default is 0.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { arrangementChanged() } }
  }

  /// Whether a column measures its spacing between baselines.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementChanged() } }
  }

  /// Whether the views are arranged inside the layout margins instead of the edges.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet {
      guard isLayoutMarginsRelativeArrangement != oldValue else { return }
      updateStandardMargins()
      arrangementChanged()
    }
  }

  /// A stack has margins of its own only where it uses them: constraints to the margins of other stacks in public
  /// documents find none.
  private func updateStandardMargins() {
    switch insets.explicit {
    case .absolute, .directional: return
    case .standard, nil:
      insets.explicit = .standard(isLayoutMarginsRelativeArrangement ? 8 : 0)
      markInsetsDirty()
    }
  }

  /// Other spacing behind one arranged view, in points; `spacingUseDefault` takes it back.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arranged.contains(where: { $0 === arrangedSubview }) else { return }
    let key = ObjectIdentifier(arrangedSubview)
    guard customSpacing(after: arrangedSubview) != spacing else { return }
    customSpacings[key] = spacing == UIStackView.spacingUseDefault ? nil : spacing
    arrangementChanged()
  }

  /// The spacing set behind an arranged view, `spacingUseDefault` when there is none.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }

  /// A hidden row does not insist on its baseline.
  open override var isHidden: Bool {
    didSet { if isHidden != oldValue, axis == .horizontal, isBaselineAligned { arrangementChanged() } }
  }

  private var isBaselineAligned: Bool { alignment == .firstBaseline || alignment == .lastBaseline }

  func arrangementChanged() {
    arrangementIsDirty = true
    _item?.engine?.subviewBaselinesChanged()
    (_superview as? UIStackView)?.arrangedContentChanged(of: self)
    setNeedsUpdateConstraints()
    setNeedsLayout()
  }

  func arrangedVisibilityChanged(of view: UIView) {
    guard arranged.contains(where: { $0 === view }) else { return }
    arrangementChanged()
    if let window { AnimationContext.current?.arrangementChanges(in: window) }
  }

  func arrangedContentChanged(of view: UIView) {
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

  /// Keeps the constraints that stay what they are, so that a conflict does not take them for new ones, and exchanges the
  /// others.
  private func replaceConstraints(by wanted: [StackConstraint]) {
    if arrangementSerial == 0 { arrangementSerial = UIView.activations + 1 }
    var former: [StackConstraint.Relation: [StackConstraint]] = [:]
    // The last first, since they are taken from the end.
    for constraint in made.reversed() where constraint.container === self {
      former[constraint.relationOfItems, default: []].append(constraint)
    }
    var next: [StackConstraint] = []
    var fresh: [StackConstraint] = []
    next.reserveCapacity(wanted.count)
    for (position, constraint) in wanted.enumerated() {
      if let kept = former[constraint.relationOfItems]?.popLast() {
        kept.constant = constraint.constant
        kept.priority = constraint.priority
        if kept.position != position {
          kept.position = position
          kept.engine?.positionChanged(of: kept)
        }
        // A view may have its baseline from another subview now.
        if kept.mentionsBaseline { kept.engine?.reinstall(kept) }
        next.append(kept)
      } else {
        constraint.position = position
        constraint.arrangementSerial = arrangementSerial
        next.append(constraint)
        fresh.append(constraint)
      }
    }
    // In the order of the arrangement, not of the table.
    var kept = Set<ObjectIdentifier>()
    for constraint in next { kept.insert(ObjectIdentifier(constraint)) }
    for constraint in made where !kept.contains(ObjectIdentifier(constraint)) { constraint.isActive = false }
    made = next
    // All are held here, sizes of single views too: a view that leaves takes none of them along.
    for constraint in fresh { hold(constraint) }
  }

  // MARK: Baselines

  open override var forFirstBaselineLayout: UIView { baselineView(first: true) }
  open override var forLastBaselineLayout: UIView { baselineView(first: false) }

  /// A column has the baseline of its first or last view, a row that of its tallest.
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

  /// The height of a view's content in points; that of its bounds only where nothing else says one, since the bounds are
  /// those of the layout before.
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
  /// What a constraint is about, apart from its constant and priority.
  struct Relation: Hashable {
    let identifier: String?
    let first: ObjectIdentifier?
    let second: ObjectIdentifier?
    let attributes: [Int]
    let multiplier: CGFloat
  }

  var relationOfItems: Relation {
    Relation(
      identifier: identifier, first: first.map(ObjectIdentifier.init),
      second: second.map(ObjectIdentifier.init),
      attributes: [attribute1.rawValue, relationValue.rawValue, attribute2.rawValue],
      multiplier: multiplierValue)
  }
}

extension NamedMembers {
  static let stackView = NamedMembers(UIStackView.self) {
    $0.property("spacing", \.spacing)
    $0.property("isLayoutMarginsRelativeArrangement", \.isLayoutMarginsRelativeArrangement)
  }
}
