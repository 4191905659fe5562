/// A rectangular area that takes part in Auto Layout without being a view.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// The view that owns the guide and in whose coordinates it is laid out.
  ///
  /// `UIView.addLayoutGuide(_:)` sets it; setting it moves the guide.
  open weak var owningView: UIView? {
    get { _owningView }
    set {
      guard newValue !== _owningView else { return }
      if let newValue { newValue.addLayoutGuide(self) } else { _owningView?.removeLayoutGuide(self) }
    }
  }

  /// The active constraints of the guide to itself, which wait until a view owns it.
  var waiting: [NSLayoutConstraint] = []

  /// The number of the guide among those of the arrangement that it belongs to; `nil` for others.
  var arrangementNumber: Int? { nil }

  /// A name for debugging.
  open var identifier: String = ""

  /// Not counted: the view clears it when it removes the guide or is deallocated, on whichever thread that
  /// is.
  nonisolated(unsafe) unowned(unsafe) var _owningView: UIView?
  /// The guide's item in the layout engine, created with its first constraint. Unsafe, since the guide's
  /// `deinit` clears it on any thread, and has the guide alone.
  nonisolated(unsafe) var _item: LayoutItem?

  public override init() { super.init() }

  /// Creates an empty guide. Guides of documents are read by `InterfaceBuilder`.
  public required init?(coder: NSCoder) { super.init() }

  deinit { _item?.guide = nil }

  /// A Boolean value that indicates whether the guide is its view's `layoutMarginsGuide`.
  var isLayoutMargins: Bool { _owningView?.constraintSupport?.systemGuides[.layoutMargins] === self }

  package var item: LayoutItem {
    if let _item { return _item }
    let item = LayoutItem(guide: self)
    _item = item
    return item
  }

  /// The guide's rectangle in its owning view's coordinates, in points, as of the last layout.
  open var layoutFrame: CGRect {
    guard let owner = _owningView else { return .zero }
    if let inset = owner.insets(ofSystemGuide: self) { return owner.bounds.inset(by: inset) }
    guard let item = _item, let engine = item.engine else { return .zero }
    return engine.alignmentRect(of: item, pixelScale: owner.pixelScale)
  }

  /// The leading edge.
  open var leadingAnchor: NSLayoutXAxisAnchor { .init(item, .leading) }
  /// The trailing edge.
  open var trailingAnchor: NSLayoutXAxisAnchor { .init(item, .trailing) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { .init(item, .left) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { .init(item, .right) }
  /// The horizontal center.
  open var centerXAnchor: NSLayoutXAxisAnchor { .init(item, .centerX) }
  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { .init(item, .top) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { .init(item, .bottom) }
  /// The vertical center.
  open var centerYAnchor: NSLayoutYAxisAnchor { .init(item, .centerY) }
  /// The width in points.
  open var widthAnchor: NSLayoutDimension { .init(item, .width) }
  /// The height in points.
  open var heightAnchor: NSLayoutDimension { .init(item, .height) }

  /// A Boolean value that indicates whether the constraints do not determine the guide's rectangle.
  open var hasAmbiguousLayout: Bool { _item?.isAmbiguous ?? false }

  /// Returns the active constraints that affect the guide's position or size along `axis`.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    _item?.constraintsAffectingLayout(for: axis) ?? []
  }

  nonisolated open override var description: String {
    MainActor.assumeIsolated {
      let owner = _owningView?.description ?? "(null)"
      return "<\(className(of: self)): \(address(of: self)) - \"\(identifier)\", layoutFrame = "
        + "\(braced(layoutFrame)), owningView = \(owner)>"
    }
  }
}
