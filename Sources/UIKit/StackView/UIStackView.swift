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
  private var made: [NSLayoutConstraint] = []
  private var madeGuides: [UILayoutGuide] = []
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
    NSLayoutConstraint.deactivate(made)
    for guide in madeGuides { removeLayoutGuide(guide) }
    var arrangement = StackArrangement(stack: self, arranged: arranged) { [customSpacings, spacing] view in
      switch customSpacings[ObjectIdentifier(view)] ?? spacing {
      case UIStackView.spacingUseSystem: SystemSpacing.standard
      case UIStackView.spacingUseDefault: 0
      case let points: points
      }
    }
    isArrangedWithoutPolicy = arrangement.policy == nil
    arrangement.make()
    isRowOfText = arrangement.isRowOfText
    made = arrangement.constraints
    madeGuides = arrangement.guides
    // All are held here, sizes of single views too: a view that leaves takes none of them along.
    for constraint in made { hold(constraint) }
  }

  // MARK: Baselines

  open override var forFirstBaselineLayout: UIView { baselineView(first: true) }
  open override var forLastBaselineLayout: UIView { baselineView(first: false) }

  /// A column has the baseline of its first or last view, a row that of its tallest.
  private func baselineView(first: Bool) -> UIView {
    let visible = arranged.filter { !$0.isHidden }
    if axis == .vertical { return (first ? visible.first : visible.last) ?? self }
    func height(_ view: UIView) -> CGFloat { max(view.intrinsicContentSize.height, view.bounds.height) }
    return visible.max { height($0) < height($1) } ?? self
  }
}
