/// A rectangle that takes part in Auto Layout without being a view.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// The view that the guide belongs to and in whose coordinates it is laid out.
  ///
  /// `UIView.addLayoutGuide(_:)` sets it; setting it moves the guide.
  open weak var owningView: UIView? {
    get { _owningView }
    set {
      guard newValue !== _owningView else { return }
      if let newValue { newValue.addLayoutGuide(self) } else { _owningView?.removeLayoutGuide(self) }
    }
  }

  /// Active constraints of the guide alone, until a view has it.
  var waiting: [NSLayoutConstraint] = []

  /// A name for debugging.
  open var identifier: String = ""

  /// Not counted: the view clears it when it lets go of the guide, or is released, on whichever thread that is.
  nonisolated(unsafe) unowned(unsafe) var _owningView: UIView?
  /// The guide in the layout engine, made when it is first constrained. Unsafe, since the guide's `deinit` clears it on any
  /// thread, and has the guide alone.
  nonisolated(unsafe) var _item: LayoutItem?

  public override init() { super.init() }

  /// Makes an empty guide; guides of documents are read by InterfaceBuilder.
  public required init?(coder: NSCoder) { super.init() }

  deinit { _item?.guide = nil }

  /// Whether it is its view's `layoutMarginsGuide`.
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

  /// The edge where text begins.
  open var leadingAnchor: NSLayoutXAxisAnchor { .init(item, .leading) }
  /// The edge where text ends.
  open var trailingAnchor: NSLayoutXAxisAnchor { .init(item, .trailing) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { .init(item, .left) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { .init(item, .right) }
  /// The middle between left and right.
  open var centerXAnchor: NSLayoutXAxisAnchor { .init(item, .centerX) }
  /// The upper edge.
  open var topAnchor: NSLayoutYAxisAnchor { .init(item, .top) }
  /// The lower edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { .init(item, .bottom) }
  /// The middle between top and bottom.
  open var centerYAnchor: NSLayoutYAxisAnchor { .init(item, .centerY) }
  /// The width in points.
  open var widthAnchor: NSLayoutDimension { .init(item, .width) }
  /// The height in points.
  open var heightAnchor: NSLayoutDimension { .init(item, .height) }

  /// Whether the constraints leave the guide's rectangle open.
  open var hasAmbiguousLayout: Bool { _item?.isAmbiguous ?? false }

  /// The active constraints that take part in the guide's position or size along `axis`.
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
