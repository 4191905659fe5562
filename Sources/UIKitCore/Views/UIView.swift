import ClassMetadata

/// A rectangle on the screen: it draws its content, lays out its subviews and gets touches.
///
/// A view's geometry lives in its layer, in points; its place in Auto Layout in a `LayoutItem` that is made when the
/// first constraint mentions it. What subclasses override is declared here, in UIKit's order; the mechanisms are in
/// the extensions beside this file:
///
/// - `UIView+Hierarchy`: superviews and subviews
/// - `UIView+Layout`: the update cycle from pending constraints to frames
/// - `UIView+Constraints`: what the view holds for Auto Layout
/// - `UIView+Insets`: layout margins and safe areas
/// - `UIView+Traits`: how traits come down the hierarchy
/// - `UIView+Coordinates`: conversion and hit testing
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency NSCoding, @preconcurrency CALayerDelegate,
  UITraitChangeObservable,
  TraitChangeRegistryHolder, _Sibling
{
  /// No intrinsic size in an axis.
  public static let noIntrinsicMetric: CGFloat = -1
  /// A target size for `systemLayoutSizeFitting(_:)`: as small as possible.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// A target size for `systemLayoutSizeFitting(_:)`: as large as possible.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  // MARK: Storage

  package let backingLayer: CALayer
  var flags: Flags = [.needsUpdateConstraints, .needsEngineSync]
  // What is `nonisolated(unsafe)` here is read and cleared by `leaveMemory()`, on whichever thread drops the last reference
  // and has the view alone; otherwise on the main actor.

  /// Unsafe for `leaveMemory()`, see above.
  nonisolated(unsafe) var children = _SiblingList<UIView>()
  /// Where `children` of the superview has this view. Unsafe for `leaveMemory()`, see above.
  nonisolated(unsafe) public final var _siblingPlace = 0
  /// Not counted: a superview clears it when it lets go of this view or goes away itself.
  nonisolated(unsafe) unowned(unsafe) var _superview: UIView?
  /// The window at the top of the hierarchy; nil for the topmost view, be it a window or not. Not counted: the subtree that
  /// joins or leaves is told, and a window tells all below when it is released.
  nonisolated(unsafe) unowned(unsafe) var _window: UIWindow?
  /// The topmost view as of a moment, see `hierarchyRoot`. Not counted: it is read only while nothing has moved since.
  unowned(unsafe) var knownRoot: UIView?
  var knownRootMoment = 0
  /// Not counted: a controller clears it in its `deinit` and when it gets another view.
  package nonisolated(unsafe) unowned(unsafe) var _viewController: UIViewController?
  /// Unsafe for `leaveMemory()`, see above.
  nonisolated(unsafe) var _item: LayoutItem?
  /// The engine of the hierarchy of which this view is the root, `nil` before it is needed.
  var hostedEngine: LayoutEngine?
  /// Active constraints whose nearest common ancestor is this view, in no order. Unsafe for `leaveMemory()`, see above.
  nonisolated(unsafe) var held: ContiguousArray<NSLayoutConstraint> = []
  /// Unsafe for `leaveMemory()`, see above.
  nonisolated(unsafe) var constraintSupport: ConstraintSupport?
  package var insets = InsetState()
  var cachedTraits: UITraitCollection?
  var extras: Extras?

  /// Seldom used properties.
  final class Extras {
    var tag = 0
    var restorationIdentifier: String?
    var largeContent = LargeContent()
    var accessibilityIdentifier: String?
    var accessibilityLabel: String?
    var accessibilityHint: String?
    var accessibilityValue: String?
    var accessibilityTraits: UIAccessibilityTraits?
    var accessibilityElements: [Any]?
    var accessibilityFlags = AccessibilityFlags()
    var accessibilityCustomActions: [UIAccessibilityCustomAction]?
    var accessibilityFrame: CGRect?
    var tintColor: UIColor?
    var motionEffects: [UIMotionEffect] = []
    var dynamicBackground: UIColor?
    var semanticContentAttribute = UISemanticContentAttribute.unspecified
    var overrideStyle = UIUserInterfaceStyle.unspecified
    var traitOverrides: UITraitCollection?
    /// What the application overrides.
    var ownOverrides = UITraitOverrides()
    var traitChangeRegistry: TraitChangeRegistry?
    var gestureRecognizers: [UIGestureRecognizer] = []
    var interactions: [any UIInteraction] = []
    var mask: UIView?
    var contentScaleFactor: CGFloat?
    var tintAdjustmentMode = TintAdjustmentMode.automatic
    /// Whether the view still has what an appearance gave it, by property.
    var appearances: [String: (UIView) -> Bool] = [:]
  }

  struct LargeContent {
    var isShown = false
    var title: String?
    var image: UIImage?
    var scales = false
    var insets = UIEdgeInsets.zero
  }

  struct Flags: OptionSet {
    let rawValue: UInt32
    static let needsUpdateConstraints = Flags(rawValue: 1 << 2)
    static let descendantNeedsUpdateConstraints = Flags(rawValue: 1 << 3)
    /// Holds constraints, or is itself to be laid out, of which the engine does not know yet.
    static let needsEngineSync = Flags(rawValue: 1 << 4)
    /// The autoresizing mask does not become constraints.
    static let constraintBased = Flags(rawValue: 1 << 6)
    static let userInteractionDisabled = Flags(rawValue: 1 << 7)
    static let multipleTouch = Flags(rawValue: 1 << 8)
    static let doesNotAutoresizeSubviews = Flags(rawValue: 1 << 9)
    static let exclusiveTouch = Flags(rawValue: 1 << 10)
    static let accessibilityElement = Flags(rawValue: 1 << 12)
    /// In a subtree that is leaving its hierarchy right now.
    static let isLeaving = Flags(rawValue: 1 << 13)
  }

  // MARK: Creating a view

  /// The class of the view's layer.
  open class var layerClass: AnyClass { CALayer.self }

  /// Makes a view.
  /// - Parameter frame: the rectangle in the superview's coordinates, in points.
  public init(frame: CGRect) {
    backingLayer = CALayer.make(Self.layerClass as! CALayer.Type)
    super.init()
    setUp(frame: frame)
  }

  /// Makes an empty view. Documents are read by InterfaceBuilder, not through coders.
  public required init?(coder: NSCoder) {
    backingLayer = CALayer.make(Self.layerClass as! CALayer.Type)
    super.init()
    setUp(frame: .zero)
    coder.finish(self, as: UIView.self)
  }

  /// Makes a view of size zero.
  public convenience override init() {
    self.init(frame: .zero)
  }

  private func setUp(frame: CGRect) {
    let layer = backingLayer
    layer.setOwner(self)
    layer.state.insert([.needsLayout, .ownerWaits])
    layer.findContentSource(ownerDraws: contentImplementation)
    if showsContentAnew { layer.state.insert(.drawsAnew) }
    // A view whose class draws is displayed when it first appears.
    if layer.state.contains(.keepsDrawing) { layer.state.insert(.needsDisplay) }
    if frame != .zero { self.frame = frame }
  }

  /// Writes nothing: archives of views are not made here.
  nonisolated open func encode(with coder: NSCoder) {}

  deinit {
    withoutIsolationCheck(self) { $0.leaveMemory() }
  }

  // MARK: The layer and what it shows

  /// The layer that holds the geometry and appearance.
  open var layer: CALayer { backingLayer }

  /// The colour behind the content, `nil` for none. Dynamic colours follow the traits.
  open var backgroundColor: UIColor? {
    get { extras?.dynamicBackground ?? backingLayer.backgroundColor.map { UIColor(cgColor: $0) } }
    set {
      defer { KeyValueObserving.changed(self, "backgroundColor") }
      if newValue == nil, extras?.dynamicBackground == nil {
        backingLayer.backgroundColor = nil
        return
      }
      ensureExtras().dynamicBackground = newValue
      applyDynamicColors()
    }
  }

  /// How opaque the view and everything below it is, from 0 to 1; 1 by default. Views below 0.01 get no
  /// touches.
  open var alpha: CGFloat {
    get { CGFloat(backingLayer.opacity) }
    set {
      backingLayer.opacity = Float(newValue.isFinite ? min(max(newValue, 0), 1) : 0)
      KeyValueObserving.changed(self, "alpha")
    }
  }

  /// Whether the view and everything below it is left out of pictures and touches; false by default.
  /// Constraints hold.
  open var isHidden: Bool {
    get { backingLayer.isHidden }
    set {
      guard newValue != backingLayer.isHidden else { return }
      backingLayer.isHidden = newValue
      (_superview as? UIStackView)?.arrangedVisibilityChanged(of: self)
      KeyValueObserving.changed(self, "hidden")
    }
  }

  /// Kept for drawing: whether the view fills its rectangle with opaque content.
  open var isOpaque: Bool {
    get { backingLayer.isOpaque }
    set { backingLayer.isOpaque = newValue }
  }

  /// Whether subviews are cut off at the view's bounds.
  open var clipsToBounds: Bool {
    get { backingLayer.masksToBounds }
    set { backingLayer.masksToBounds = newValue }
  }

  /// Stored only: each drawing begins with nothing.
  open var clearsContextBeforeDrawing = true

  /// How content fills the bounds.
  open var contentMode: ContentMode = .scaleToFill {
    didSet { if contentMode != oldValue { contentModeChanged() } }
  }

  /// The part of the view that stretches, in fractions of its size.
  open var contentStretch = CGRect(x: 0, y: 0, width: 1, height: 1)

  /// Pixels per point of what the view draws.
  open var contentScaleFactor: CGFloat {
    get { extras?.contentScaleFactor ?? pixelScale }
    set { ensureExtras().contentScaleFactor = newValue }
  }

  /// A view whose alpha channel masks this one.
  open var mask: UIView? {
    get { extras?.mask }
    set {
      ensureExtras().mask = newValue
      backingLayer.mask = newValue?.layer
    }
  }

  /// The colour of interactive parts: the view's own, else its superview's, else the accent colour of the application's
  /// catalogue, else blue. Grey where tints are dimmed.
  open var tintColor: UIColor! {
    get {
      var view: UIView? = self
      var found: UIColor?
      var mode = TintAdjustmentMode.automatic
      while let present = view {
        if let extras = present.extras {
          if found == nil { found = extras.tintColor }
          if mode == .automatic { mode = extras.tintAdjustmentMode }
        }
        view = present._superview
      }
      let color = found ?? UIApplication.shared.accentColor ?? .systemBlue
      return mode == .dimmed ? color.dimmedTint : color
    }
    set {
      ensureExtras().tintColor = newValue
      tintChanged()
    }
  }

  /// Whether tints are dimmed, as behind alerts.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As the superview.
    case automatic
    /// Not dimmed.
    case normal
    /// Dimmed: grey.
    case dimmed
  }

  /// Whether tints are dimmed in the view and those in it: what was set here, or in the nearest view above where that is
  /// `automatic`; `normal` where it is everywhere.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get {
      var view: UIView? = self
      while let present = view {
        if let mode = present.extras?.tintAdjustmentMode, mode != .automatic { return mode }
        view = present._superview
      }
      return .normal
    }
    set {
      guard newValue != extras?.tintAdjustmentMode ?? .automatic else { return }
      ensureExtras().tintAdjustmentMode = newValue
      tintChanged()
    }
  }

  /// Called when the tint colour changed here or above.
  open func tintColorDidChange() {}

  /// Whether the view's class shows something of its own, whatever subclasses draw: the image of an image view.
  var showsContentAnew: Bool { false }

  /// Draws the content. Subclasses draw into `UIGraphicsGetCurrentContext()`, in the bounds' coordinates.
  ///
  /// Called after layout when the view first appears, after `setNeedsDisplay()`, and where the content mode is `redraw`
  /// when the size changes; what was drawn is shown until then. Pictures with shapes, SVG and PDF, and those of a larger scale
  /// than the screen's have it drawn for them.
  ///
  /// - Parameter rect: the part of the bounds that is out of date: all, or what was given to `setNeedsDisplay(_:)`.
  open func draw(_ rect: CGRect) {}

  /// Asks for `draw(_:)` before the view is next seen.
  open func setNeedsDisplay() { backingLayer.setNeedsDisplay() }
  /// Asks for `draw(_:)` of a part of the bounds before the view is next seen. What was drawn beside it stays.
  open func setNeedsDisplay(_ rect: CGRect) { backingLayer.setNeedsDisplay(rect) }

  /// Draws the view and its subviews, as they are seen at the present moment, into the current context.
  ///
  /// - Parameters:
  ///   - rect: Where the bounds are drawn, in the context's points; another size scales.
  ///   - afterUpdates: Whether what needs layout is laid out first.
  /// - Returns: Whether there is a context and something to draw.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    drawSnapshot(in: rect, afterUpdates: afterUpdates)
  }

  /// A view that shows a picture of this one at the present moment, with the same bounds; nil for a view without a size.
  ///
  /// - Parameter afterUpdates: Whether what needs layout is laid out first.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    makeSnapshot(of: backingLayer.bounds, afterUpdates: afterUpdates)
  }

  /// A view that shows a picture of a part of this one.
  ///
  /// - Parameters:
  ///   - rect: The part, in the view's coordinates.
  ///   - afterUpdates: Whether what needs layout is laid out first.
  ///   - capInsets: What at the edges keeps its size when the picture is stretched, in points.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    makeSnapshot(of: rect, afterUpdates: afterUpdates, capInsets: capInsets)
  }

  /// Draws the layer's content by `draw(_:)`, with the view's traits current.
  open func draw(_ layer: CALayer, in ctx: CGContext) {
    UIGraphicsPushContext(ctx)
    // The clip is the part that is out of date.
    let part =
      layer.state.contains(.displaysPart)
      ? ctx.boundingBoxOfClipPath.intersection(layer.bounds) : layer.bounds
    traitCollection.performAsCurrent { draw(part) }
    UIGraphicsPopContext()
  }

  /// Called when the layer needs display: what `draw(_:in:)` draws becomes the layer's content. An override may set
  /// `contents` instead.
  open func display(_ layer: CALayer) { layer.drawContentRecord() }
  /// Called before the layer draws its content. Does nothing by itself.
  open func layerWillDraw(_ layer: CALayer) {}

  /// The action for a change of the layer: an animation inside the block of one, none outside.
  nonisolated open func action(for layer: CALayer, forKey event: String) -> CAAction? {
    guard CATransaction.animatesViews else { return noAction }
    // Layers of views change on the main actor, which is checked below.
    nonisolated(unsafe) let layer = layer
    nonisolated(unsafe) var action: CAAction?  // Likewise.
    MainActor.assumeIsolated { action = AnimationContext.current?.action(self, layer, event) }
    return action ?? noAction
  }

  /// Lays the view out when its layer is: brings pending constraints up to date and calls `layoutSubviews()`, with a
  /// controller's `viewWillLayoutSubviews()` and `viewDidLayoutSubviews()` around it. Overrides call `super`.
  open func layoutSublayers(of layer: CALayer) {
    if layer === backingLayer { layOutSubviews() }
  }

  // MARK: Geometry

  /// The rectangle in the superview's coordinates, in points.
  ///
  /// Undefined while `transform` is not the identity, as on iOS. Stops with Apple's message on NaN.
  open var frame: CGRect {
    get { backingLayer.frame }
    set {
      checkFinite(newValue)
      let old = backingLayer.frame
      guard newValue != old else { return }
      let oldBounds = backingLayer.bounds
      backingLayer.frame = newValue
      geometryChanged(oldBounds: oldBounds, moved: true)
    }
  }

  /// The rectangle in the view's own coordinates, in points.
  open var bounds: CGRect {
    get { backingLayer.bounds }
    set {
      checkFinite(newValue)
      let old = backingLayer.bounds
      guard newValue != old else { return }
      backingLayer.bounds = newValue
      geometryChanged(oldBounds: old, moved: newValue.size != old.size)
    }
  }

  /// The centre in the superview's coordinates, in points.
  open var center: CGPoint {
    get { backingLayer.position }
    set {
      checkFinite(CGRect(origin: newValue, size: .zero))
      guard newValue != backingLayer.position else { return }
      backingLayer.position = newValue
      geometryChanged(oldBounds: backingLayer.bounds, moved: true)
    }
  }

  /// A transform around the centre that leaves layout alone.
  open var transform: CGAffineTransform {
    get { backingLayer.affineTransform() }
    set {
      backingLayer.setAffineTransform(newValue)
      KeyValueObserving.changed(self, "transform")
    }
  }

  /// The transform of the view's layer in space, about its anchor point.
  open var transform3D: CATransform3D {
    get { backingLayer.transform }
    set { backingLayer.transform = newValue }
  }

  // MARK: The hierarchy

  /// The view that contains this one; nil without one.
  open var superview: UIView? { _superview }
  /// The views within this one, from back to front.
  open var subviews: [UIView] { Array(children) }
  /// The window that the view is in; nil without one.
  open var window: UIWindow? { _superview == nil ? self as? UIWindow : _window }

  /// Adds a view above the others; it leaves its present superview first.
  open func addSubview(_ view: UIView) { insert(view, at: children.count) }
  /// Adds a view at a place among the subviews; 0 is the back.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  /// Adds a view right in front of a subview.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, beside: sibling, offset: 1)
  }
  /// Adds a view right behind a subview.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, beside: sibling, offset: 0)
  }
  /// Exchanges two subviews' places.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }
  /// Puts a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) { restack(view, to: children.count - 1) }
  /// Puts a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) { restack(view, to: 0) }

  /// Takes the view out of its superview, and with it every constraint between it and the rest of the hierarchy.
  open func removeFromSuperview() { leaveSuperview() }

  /// Whether the view is another one or lies below it, at any depth.
  open func isDescendant(of view: UIView) -> Bool {
    var ancestor: UIView? = self
    while let present = ancestor, present !== view { ancestor = present._superview }
    return ancestor != nil
  }

  /// Called after a subview was added. Does nothing by itself.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed. Does nothing by itself.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the superview changes; nil if the view is removed. Does nothing by itself.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the superview changed. Does nothing by itself.
  open func didMoveToSuperview() {}
  /// Called before the window changes, for the view and everything below it; nil if they leave it. Does
  /// nothing by itself.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the window changed, for the view and everything below it. Does nothing by itself.
  open func didMoveToWindow() {}

  /// The subview, at any depth or the view itself, with the tag.
  open func viewWithTag(_ tag: Int) -> UIView? { firstDescendant { $0.tag == tag } }

  /// A number by which `viewWithTag(_:)` finds the view; 0 by default.
  open var tag: Int {
    get { extras?.tag ?? 0 }
    set { if newValue != tag { ensureExtras().tag = newValue } }
  }

  open override var next: UIResponder? { _viewController ?? _superview }

  // MARK: Layout

  /// Has the first responder in this view give up, which ends editing.
  ///
  /// - Parameter force: whether it has to, even where it refuses.
  /// - Returns: whether nothing in the view is first responder any more.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { endEditingInside(force) }

  /// Lays out the subviews. The default applies the frames that the constraints determine.
  open func layoutSubviews() { applyEngineFrames() }

  /// Asks for `layoutSubviews()` in the next layout.
  open func setNeedsLayout() { backingLayer.setNeedsLayout() }

  /// Lays out the view and everything below it now, when something is pending.
  open func layoutIfNeeded() { backingLayer.layoutIfNeeded() }

  /// Turns the autoresizing mask into constraints, as is the default; views laid out by one's own constraints
  /// say `false`.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { !flags.contains(.constraintBased) }
    set { setConstraintBased(!newValue) }
  }

  /// How the frame follows when the superview's bounds change.
  open var autoresizingMask: AutoresizingMask = [] {
    didSet { if autoresizingMask != oldValue { autoresizingMaskChanged() } }
  }

  /// Whether subviews follow a change of the bounds by their masks.
  open var autoresizesSubviews: Bool {
    get { !flags.contains(.doesNotAutoresizeSubviews) }
    set { flags.set(.doesNotAutoresizeSubviews, !newValue) }
  }

  /// A view's class may insist on Auto Layout.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// The size that fits best into `size`, in points. The default is the present size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { backingLayer.bounds.size }

  /// Takes the size that fits best. The top left corner of the frame stays, unless the view is transformed.
  open func sizeToFit() {
    let size = sizeThatFits(backingLayer.bounds.size)
    if transform.isIdentity {
      frame.size = size
    } else {
      bounds = CGRect(origin: backingLayer.bounds.origin, size: size)
    }
  }

  /// The content of a view two levels below has another size, such as that of a label in a cell's content view.
  @_spi(UIKit) open func contentChanged(of view: UIView) {}

  /// Whether the view takes the height of a header from its content, as tables do.
  @_spi(UIKit) open var sizesHeaders: Bool { false }

  // MARK: Constraints

  /// The active constraints that the view holds: those whose items have it as their nearest common ancestor.
  open var constraints: [NSLayoutConstraint] {
    held.filter { !($0 is SystemLayoutConstraint) }.sorted { $0.serial < $1.serial }
  }

  /// Adds a constraint of this view and views below it, and activates it.
  open func addConstraint(_ constraint: NSLayoutConstraint) { add(constraint) }
  /// Adds constraints of this view and views below it, and activates them.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) { for one in constraints { add(one) } }
  /// Removes a constraint that this view holds; others are left alone.
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.container === self { release(constraint) }
  }
  /// Removes those of the constraints that this view holds.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for one in constraints { removeConstraint(one) }
  }

  /// Where views bring their constraints up to date. Call `super` last.
  open func updateConstraints() {}
  /// Asks for `updateConstraints()` before the next layout.
  open func setNeedsUpdateConstraints() { markNeedsUpdateConstraints() }
  /// Whether `updateConstraints()` is asked for.
  open func needsUpdateConstraints() -> Bool { flags.contains(.needsUpdateConstraints) }
  /// Brings the constraints of the view and everything below it up to date.
  open func updateConstraintsIfNeeded() { runUpdateConstraints() }

  /// The size of the content in points, `noIntrinsicMetric` in an axis without one.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Says that the content has another size than before.
  open func invalidateIntrinsicContentSize() { contentSizeChanged() }

  /// Whether height follows width, as that of wrapping text: the engine then measures again when the width is known.
  @_spi(UIKit) open var wrapsContent: Bool { false }

  /// The intrinsic size when no more than `width` points are there; asked of views with `wrapsContent`.
  @_spi(UIKit) open func intrinsicContentSize(forWidth width: CGFloat) -> CGSize { intrinsicContentSize }

  /// The priority at which a view of this class hugs its content unless told otherwise.
  package var defaultHuggingPriority: (horizontal: UILayoutPriority, vertical: UILayoutPriority) {
    (.defaultLow, .defaultLow)
  }

  /// The priority at which a view of this class resists compression unless told otherwise.
  package var defaultResistancePriority: (horizontal: UILayoutPriority, vertical: UILayoutPriority) {
    (.defaultHigh, .defaultHigh)
  }

  /// How strongly the view keeps from growing beyond its content. The default is 250.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    let priorities = constraintSupport?.hugging
    return axis == .horizontal
      ? priorities?.horizontal ?? defaultHuggingPriority.horizontal
      : priorities?.vertical ?? defaultHuggingPriority.vertical
  }

  /// Sets how strongly the view keeps from becoming larger than its content.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    ensureConstraintSupport().hugging.set(priority, axis)
    contentPriorityChanged()
  }

  /// How strongly the view keeps from shrinking below its content. The default is 750.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    let priorities = constraintSupport?.resistance
    return axis == .horizontal
      ? priorities?.horizontal ?? defaultResistancePriority.horizontal
      : priorities?.vertical ?? defaultResistancePriority.vertical
  }

  /// Sets how strongly the view keeps from becoming smaller than its content.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    ensureConstraintSupport().resistance.set(priority, axis)
    contentPriorityChanged()
  }

  /// Insets in points from the frame to the rectangle that constraints align.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The alignment rectangle that belongs to a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  /// The frame that belongs to an alignment rectangle.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  /// The view whose first baseline counts as this view's.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
  /// The view whose last baseline counts as this view's.
  open var forLastBaselineLayout: UIView { viewForBaselineLayout() }
  /// The older, common form of the two.
  open func viewForBaselineLayout() -> UIView { self }

  /// The first baseline below the top of the alignment rectangle, in points; the top itself without text.
  package var firstBaselineOffsetFromTop: CGFloat { 0 }
  /// The last baseline above the bottom of the alignment rectangle, in points; the bottom itself without text.
  package var lastBaselineOffsetFromBottom: CGFloat { 0 }

  /// The baseline below the middle of the alignment rectangle, in points, of a view whose single line of text keeps
  /// to the middle whatever the height; `nil` where the two offsets above count.
  package var baselineOffsetFromCenter: CGFloat? { nil }

  /// The smallest size that satisfies the view's own constraints near `targetSize`, in points; no frame changes.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel
    )
  }

  /// The size that satisfies the view's own constraints and, at the given priorities, is `targetSize`.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    LayoutEngine.fittingSize(of: self, target: targetSize, horizontal: horizontal, vertical: vertical)
  }

  /// Whether the constraints leave the view's frame open.
  open var hasAmbiguousLayout: Bool { ambiguity }

  /// Moves to another of the frames that the constraints leave open, at once; does nothing where they leave none. Each
  /// call takes the next one of a fixed sequence that returns to the first.
  open func exerciseAmbiguityInLayout() { exerciseAmbiguity() }

  /// The active constraints that take part in the view's position or size along `axis`.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    _item?.constraintsAffectingLayout(for: axis) ?? []
  }

  // MARK: Anchors and guides

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
  /// The baseline of the first line of text; the upper edge of views without text.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { .init(item, .firstBaseline) }
  /// The baseline of the last line of text; the lower edge of views without text.
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { .init(item, .lastBaseline) }
  /// The width in points.
  open var widthAnchor: NSLayoutDimension { .init(item, .width) }
  /// The height in points.
  open var heightAnchor: NSLayoutDimension { .init(item, .height) }

  /// The guides added to the view.
  open var layoutGuides: [UILayoutGuide] { constraintSupport?.guides ?? [] }
  /// Adds a guide, which leaves its present view first.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { own(layoutGuide) }
  /// Removes a guide, and with it every constraint that relates it.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { disown(layoutGuide) }

  /// The bounds without the layout margins.
  open var layoutMarginsGuide: UILayoutGuide { systemGuide(.layoutMargins) }
  /// The part of the bounds that bars and the device's shape leave free.
  open var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }
  /// The part of the bounds in which lines of text are of a readable length.
  open var readableContentGuide: UILayoutGuide { systemGuide(.readableContent) }
  /// The part of the view that the keyboard covers; below the safe area while there is no keyboard.
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    systemGuide(.keyboard) as? UIKeyboardLayoutGuide ?? UIKeyboardLayoutGuide()
  }

  // MARK: Margins and safe area

  /// Default spacing between the edges and the content, in points, with what the safe area adds.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { setLayoutMargins(newValue) }
  }

  /// The layout margins in the layout direction.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { directional(effectiveMargins) }
    set { setDirectionalLayoutMargins(newValue) }
  }

  /// Whether margins are at least as wide as the superview's reach into the view.
  open var preservesSuperviewLayoutMargins: Bool {
    get { insets.preservesSuperview }
    set {
      insets.preservesSuperview = newValue
      markInsetsDirty()
    }
  }

  /// Whether the safe area is added to the margins.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { insets.addsSafeArea }
    set {
      insets.addsSafeArea = newValue
      markInsetsDirty()
    }
  }

  /// Whether the margins at the sides grow so that what lies between them is no wider than readable text, as documents can
  /// say. Programs have the guide for it, and tables a property.
  package final var layoutMarginsFollowReadableWidth: Bool {
    get { insets.followsReadableWidth }
    set {
      guard newValue != insets.followsReadableWidth else { return }
      insets.followsReadableWidth = newValue
      markInsetsDirty()
    }
  }

  /// Called when the layout margins changed.
  open func layoutMarginsDidChange() {}

  /// How far bars and the device's shape reach into the view, in points.
  open var safeAreaInsets: UIEdgeInsets { insets.safeArea }

  /// Called when the safe area changed.
  open func safeAreaInsetsDidChange() {}

  // MARK: Traits

  /// The view's traits: its superview's or view controller's, with its own overrides.
  open var traitCollection: UITraitCollection { resolvedTraits }

  /// Called when the traits changed, with the former ones.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// An appearance that the view and its subviews have whatever the device's.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { extras?.overrideStyle ?? .unspecified }
    set {
      guard newValue != overrideUserInterfaceStyle else { return }
      ensureExtras().overrideStyle = newValue
      propagateTraits()
    }
  }

  /// Whether and how the view is mirrored in right-to-left languages.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { extras?.semanticContentAttribute ?? .unspecified }
    set {
      guard newValue != semanticContentAttribute else { return }
      ensureExtras().semanticContentAttribute = newValue
      directionChanged()
    }
  }

  /// The direction in which the view lays out its content.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(for: semanticContentAttribute, relativeTo: interfaceDirection)
  }

  // MARK: Touches

  /// Whether the view and everything below it get touches; true by default, false of labels and image views.
  open var isUserInteractionEnabled: Bool {
    get { !flags.contains(.userInteractionDisabled) }
    set { flags.set(.userInteractionDisabled, !newValue) }
  }

  /// Whether the view gets more than the first finger on it; false by default.
  open var isMultipleTouchEnabled: Bool {
    get { flags.contains(.multipleTouch) }
    set { flags.set(.multipleTouch, newValue) }
  }

  /// Whether other views of the window get no touches while this one has some, nor this one while others have; false by
  /// default.
  open var isExclusiveTouch: Bool {
    get { flags.contains(.exclusiveTouch) }
    set { flags.set(.exclusiveTouch, newValue) }
  }

  /// The foremost view below this one, itself included, that gets a touch at `point` (in the view's coordinates).
  /// Hidden views, views that ignore touches and nearly transparent ones are passed over, and so is whatever lies
  /// outside its superview's bounds.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { findHit(point, event) }

  /// Whether a point of the view's coordinates lies in its bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { backingLayer.bounds.contains(point) }

  /// The gestures of the view, in the order in which they were added; nil stands for none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { extras?.gestureRecognizers.isEmpty == false ? extras?.gestureRecognizers : nil }
    set {
      for old in extras?.gestureRecognizers ?? [] { old.attachedView = nil }
      ensureExtras().gestureRecognizers = newValue ?? []
      for new in newValue ?? [] { new.attachedView = self }
    }
  }

  /// Adds a gesture, which leaves its present view first.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    ensureExtras().gestureRecognizers.append(gestureRecognizer)
    gestureRecognizer.attachedView = self
  }

  /// Removes a gesture of this view; others are left alone.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    extras?.gestureRecognizers.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.attachedView = nil
  }

  /// Whether a gesture on the view may begin; true by itself. It is asked besides the gesture's delegate.
  /// What the view was given to answer to fingers.
  open var interactions: [any UIInteraction] {
    get { extras?.interactions ?? [] }
    set {
      for old in interactions { removeInteraction(old) }
      for new in newValue { addInteraction(new) }
    }
  }

  /// Gives the view an interaction, which another one loses.
  open func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    ensureExtras().interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Takes an interaction from the view.
  open func removeInteraction(_ interaction: any UIInteraction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    extras?.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }

  /// Whether a gesture on the view may begin; true by itself. It is asked besides the gesture's delegate.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Prints what the view shows.
  open func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(self) }
  /// Draws the view for a formatter, in its own coordinates: what it shows, by itself.
  open func draw(_ rect: CGRect, for formatter: UIViewPrintFormatter) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    layoutIfNeeded()
    context.saveGState()
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    backingLayer.renderPresentation(in: context)
    context.restoreGState()
  }

  // MARK: Focus

  /// Whether keys can focus the view; false by itself.
  open var canBecomeFocused: Bool { false }
  /// Whether the view is focused: it is not.
  open var isFocused: Bool { false }
  /// Where the focus would go: nowhere by itself. Nothing is focused here.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  /// Without effect: nothing is focused.
  open func setNeedsFocusUpdate() {}
  /// Without effect: nothing is focused.
  open func updateFocusIfNeeded() {}
  /// Whether the focus may move; true by itself. It is not asked here.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// The focus has moved. It is not called here.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  // MARK: Large content

  /// Whether the view's content is shown large while a finger stays on it and text is very large; false by default.
  open var showsLargeContentViewer: Bool {
    get { extras?.largeContent.isShown ?? false }
    set { ensureExtras().largeContent.isShown = newValue }
  }
  /// The text that is shown large; nil, by default, for none.
  open var largeContentTitle: String? {
    get { extras?.largeContent.title }
    set { ensureExtras().largeContent.title = newValue }
  }
  /// The image that is shown large; nil, by default, for none.
  open var largeContentImage: UIImage? {
    get { extras?.largeContent.image }
    set { ensureExtras().largeContent.image = newValue }
  }
  /// Stored only: the image is always as large as its place.
  open var scalesLargeContentImage: Bool {
    get { extras?.largeContent.scales ?? false }
    set { ensureExtras().largeContent.scales = newValue }
  }
  /// How far the image is from the edges of its place, in points.
  open var largeContentImageInsets: UIEdgeInsets {
    get { extras?.largeContent.insets ?? .zero }
    set { ensureExtras().largeContent.insets = newValue }
  }

  // MARK: Accessibility and restoration

  /// Stored only: there is no reader of screens. False by default.
  open var isAccessibilityElement: Bool {
    get { flags.contains(.accessibilityElement) }
    set { flags.set(.accessibilityElement, newValue) }
  }

  /// A name by which scripts and tests find the view.
  open var accessibilityIdentifier: String? {
    get { extras?.accessibilityIdentifier }
    set { ensureExtras().accessibilityIdentifier = newValue }
  }

  /// What a reader of screens says of the view. Scripts find views by it.
  open var accessibilityLabel: String? {
    get { extras?.accessibilityLabel }
    set { ensureExtras().accessibilityLabel = newValue }
  }

  /// Stored only: what a reader of screens says of the use of the view.
  open var accessibilityHint: String? {
    get { extras?.accessibilityHint }
    set { ensureExtras().accessibilityHint = newValue }
  }

  /// Stored only: what a reader of screens says of the view's value.
  open var accessibilityValue: String? {
    get { extras?.accessibilityValue }
    set { ensureExtras().accessibilityValue = newValue }
  }

  /// Stored only: what the view is for a reader of screens; none by default.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { extras?.accessibilityTraits ?? .none }
    set { ensureExtras().accessibilityTraits = newValue }
  }

  /// Stored only: whether a reader of screens leaves the view's siblings out.
  open var accessibilityViewIsModal: Bool {
    get { extras?.accessibilityFlags.contains(.modal) ?? false }
    set { ensureExtras().accessibilityFlags.set(.modal, newValue) }
  }

  /// Stored only: whether a reader of screens leaves the view's content out.
  open var accessibilityElementsHidden: Bool {
    get { extras?.accessibilityFlags.contains(.elementsHidden) ?? false }
    set { ensureExtras().accessibilityFlags.set(.elementsHidden, newValue) }
  }

  /// Stored only: whether a reader of screens reads all children before what follows.
  open var shouldGroupAccessibilityChildren: Bool {
    get { extras?.accessibilityFlags.contains(.groupsChildren) ?? false }
    set { ensureExtras().accessibilityFlags.set(.groupsChildren, newValue) }
  }

  /// Stored only: whether the view keeps its colours when iOS inverts those of the screen, which it never does here.
  open var accessibilityIgnoresInvertColors: Bool {
    get { extras?.accessibilityFlags.contains(.ignoresInvertedColors) ?? false }
    set { ensureExtras().accessibilityFlags.set(.ignoresInvertedColors, newValue) }
  }

  /// Stored only: what a reader of screens finds in the view, in order.
  open var accessibilityElements: [Any]? {
    get { extras?.accessibilityElements }
    set { ensureExtras().accessibilityElements = newValue }
  }

  /// Stored only: what a reader of screens offers to do with the view.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { extras?.accessibilityCustomActions }
    set { ensureExtras().accessibilityCustomActions = newValue }
  }

  /// Where the view is on the screen, in points, unless another frame was set.
  open var accessibilityFrame: CGRect {
    get { extras?.accessibilityFrame ?? convert(bounds, to: nil) }
    set { ensureExtras().accessibilityFrame = newValue }
  }

  /// What names the view in the saved state of its controller; nil for a view whose state is not saved.
  open var restorationIdentifier: String? {
    get { extras?.restorationIdentifier }
    set { ensureExtras().restorationIdentifier = newValue }
  }

  /// Writes the state down. Does nothing by itself.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Takes the state back. Does nothing by itself.
  open func decodeRestorableState(with coder: NSCoder) {}

  // MARK: Description

  /// The text that the view shows, for messages about it.
  package var debugText: String? { nil }

  nonisolated open override var description: String {
    MainActor.assumeIsolated { "<\(descriptionBody)>" }
  }

  nonisolated open override var debugDescription: String { description }

  package var traitChangeRegistry: TraitChangeRegistry? {
    get { extras?.traitChangeRegistry }
    set { ensureExtras().traitChangeRegistry = newValue }
  }
}

/// Stands for no action, so that nobody is asked further.
private let noAction = NSNull()

extension UIView.Flags {
  mutating func set(_ flag: UIView.Flags, _ value: Bool) {
    if value { insert(flag) } else { remove(flag) }
  }
}

extension NamedMembers {
  static let view = NamedMembers(UIView.self) {
    $0.appearance("semanticContentAttribute", \.semanticContentAttribute)
    $0.property("backgroundColor", \.backgroundColor, isAppearance: true)
    $0.appearance("tintColor", \.ownTintColor)
    $0.property("alpha", \.alpha, isAppearance: true)
    $0.property("tintColor", \.tintColor)
    $0.property("tag", \.tag)
    $0.property("isHidden", \.isHidden)
    $0.property("isOpaque", \.isOpaque)
    $0.property("clipsToBounds", \.clipsToBounds)
    // The layer's name of the same.
    $0.property("masksToBounds", \.clipsToBounds)
    $0.property("isUserInteractionEnabled", \.isUserInteractionEnabled)
    $0.property("isExclusiveTouch", \.isExclusiveTouch)
    $0.property("isMultipleTouchEnabled", \.isMultipleTouchEnabled)
    $0.property("preservesSuperviewLayoutMargins", \.preservesSuperviewLayoutMargins)
    $0.property("insetsLayoutMarginsFromSafeArea", \.insetsLayoutMarginsFromSafeArea)
    $0.property("contentMode", \.contentMode)
    $0.property("restorationIdentifier", \.restorationIdentifier)
    $0.property("accessibilityIdentifier", \.accessibilityIdentifier)
    $0.property("accessibilityLabel", \.accessibilityLabel)
    $0.property("accessibilityHint", \.accessibilityHint)
    $0.reading("bounds") { $0.bounds }
    $0.reading("center") { $0.center }
    $0.reading("frame") { $0.frame }
    $0.reading("layer") { $0.layer }
    $0.reading("layoutMargins") { $0.layoutMargins }
    $0.reading("safeAreaInsets") { $0.safeAreaInsets }
    $0.reading("subviews") { $0.subviews }
    $0.reading("superview") { $0.superview }
    $0.reading("transform") { $0.transform }
    $0.reading("window") { $0.window }
    // Properties that extensions of UIView add by custom, which draw on the layer.
    $0.setting("cornerRadius") { $0.layer.cornerRadius = $1 }
    $0.setting("borderWidth") { $0.layer.borderWidth = $1 }
    $0.setting("borderColor") { (view, color: UIColor) in view.layer.borderColor = color.cgColor }
    $0.method("setNeedsLayout") { $0.setNeedsLayout() }
    $0.method("layoutIfNeeded") { $0.layoutIfNeeded() }
    $0.method("setNeedsDisplay") { $0.setNeedsDisplay() }
    $0.method("setNeedsUpdateConstraints") { $0.setNeedsUpdateConstraints() }
    $0.method("updateConstraintsIfNeeded") { $0.updateConstraintsIfNeeded() }
    $0.method("removeFromSuperview") { $0.removeFromSuperview() }
    $0.method("sizeToFit") { $0.sizeToFit() }
    $0.method("invalidateIntrinsicContentSize") { $0.invalidateIntrinsicContentSize() }
    // A sender, as recognizers hand over, is no zero: it forces.
    $0.method("endEditing:") { view, argument in view.endEditing(argument as? Bool ?? (argument != nil)) }
  }
}
