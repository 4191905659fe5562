import ClassMetadata

/// A rectangular area that draws content, lays out subviews and receives touches.
///
/// A view's geometry lives in its layer, in points; its participation in Auto Layout is represented by a
/// `LayoutItem`, created with the first constraint that refers to the view. The members that subclasses
/// override are declared here, in UIKit's order; the implementation is in extensions beside this file:
///
/// - `UIView+Hierarchy`: superviews and subviews
/// - `UIView+Layout`: the update cycle from pending constraints to frames
/// - `UIView+Constraints`: constraints, guides and content sizes
/// - `UIView+Insets`: layout margins and safe areas
/// - `UIView+Traits`: trait propagation
/// - `UIView+Coordinates`: conversion and hit testing
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency NSCoding, @preconcurrency CALayerDelegate,
  UITraitChangeObservable,
  TraitChangeRegistryHolder, AccessibilityElement, AccessibilityHiding, UIAccessibilityIdentification,
  _Sibling
{
  /// The value for an axis without an intrinsic size.
  public static let noIntrinsicMetric: CGFloat = -1
  /// The target size that makes `systemLayoutSizeFitting(_:)` return the smallest size.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// The target size that makes `systemLayoutSizeFitting(_:)` return the largest size.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  // MARK: Storage

  package let backingLayer: CALayer
  var flags: Flags = [.needsUpdateConstraints, .descendantNeedsUpdateConstraints, .needsEngineSync]
  // Properties that are `nonisolated(unsafe)` here are accessed on the main actor, except by `prepareForDeallocation()`,
  // which runs on whichever thread drops the last reference and has the view alone. Those of the layout engine are not
  // checked for overlapping accesses, as in `LayoutItem`.

  /// Unsafe for `prepareForDeallocation()`, see above.
  nonisolated(unsafe) var children = _SiblingList<UIView>()
  /// The index of this view in the superview's `children`. Unsafe for `prepareForDeallocation()`, see above.
  nonisolated(unsafe) public final var _siblingPlace = 0
  /// Not counted: the superview clears it when it removes this view or is deallocated.
  nonisolated(unsafe) unowned(unsafe) var _superview: UIView?
  /// The window at the top of the hierarchy; `nil` for the topmost view, whether or not it is a window. Not
  /// counted: it is updated for a subtree that joins or leaves, and a window clears it in all descendants
  /// when it is deallocated.
  nonisolated(unsafe) unowned(unsafe) var _window: UIWindow?
  /// The cached topmost view, see `hierarchyRoot`. Not counted: it is read only if no view has changed its
  /// superview since.
  unowned(unsafe) var knownRoot: UIView?
  var knownRootMoment = 0
  /// Not counted: the controller clears it in its `deinit` and when it gets another view.
  package nonisolated(unsafe) unowned(unsafe) var _viewController: UIViewController?
  /// Unsafe for `prepareForDeallocation()`, see above.
  @exclusivity(unchecked) nonisolated(unsafe) var _item: LayoutItem?
  /// The layout engine of the hierarchy of which this view is the root; `nil` before it is needed.
  @exclusivity(unchecked) var hostedEngine: LayoutEngine?
  /// The active constraints whose nearest common ancestor is this view, in no particular order. Unsafe for
  /// `prepareForDeallocation()`, see above.
  @exclusivity(unchecked) nonisolated(unsafe) var held: ContiguousArray<NSLayoutConstraint> = []
  /// Unsafe for `prepareForDeallocation()`, see above.
  nonisolated(unsafe) var constraintSupport: ConstraintSupport?
  package var insets = InsetState()
  var cachedTraits: UITraitCollection?
  var extras: Extras?

  /// Properties that few views set.
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
    /// A Boolean value that indicates whether the system's background is not drawn, since glass is behind the view.
    var showsGlassBehind = false
    var semanticContentAttribute = UISemanticContentAttribute.unspecified
    var overrideStyle = UIUserInterfaceStyle.unspecified
    var adaptedStyle = UIUserInterfaceStyle.unspecified
    var listEnvironment = UIListEnvironment.unspecified
    var traitOverrides: UITraitCollection?
    /// The trait overrides that the application has set.
    var ownOverrides = UITraitOverrides()
    var traitChangeRegistry: TraitChangeRegistry?
    var gestureRecognizers: [UIGestureRecognizer]?
    var interactions: [any UIInteraction] = []
    var mask: UIView?
    var contentScaleFactor: CGFloat?
    var focusGroupIdentifier: String?
    var focusGroupPriority = UIFocusGroupPriority.ignored
    var focusEffect: UIFocusEffect?
    /// The smallest and the largest text size in the view; `nil` for no limit.
    var minimumContentSizeCategory: UIContentSizeCategory?
    var maximumContentSizeCategory: UIContentSizeCategory?
    var tintAdjustmentMode = TintAdjustmentMode.automatic
    /// The number of presentations that dim the tints of the view.
    var tintDimmings = 0
    /// The mode of the view itself: the one that was set, or else that of presentations.
    var ownTintMode: TintAdjustmentMode {
      tintAdjustmentMode == .automatic && tintDimmings > 0 ? .dimmed : tintAdjustmentMode
    }
    var cornerConfiguration: UICornerConfiguration?
    /// Constraints of a document that are not installed; outlets to them may be weak.
    var uninstalledConstraints: [NSLayoutConstraint] = []
    /// Predicates, by property, that tell whether the view still has the value that an appearance proxy
    /// applied.
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
    /// The view or a descendant may need constraint work, see `markConstraintWork()`.
    static let descendantNeedsUpdateConstraints = Flags(rawValue: 1 << 3)
    /// The view has constraints, or takes part in Auto Layout itself, in ways that the engine has not been
    /// informed of.
    static let needsEngineSync = Flags(rawValue: 1 << 4)
    /// The autoresizing mask is not translated into constraints.
    static let constraintBased = Flags(rawValue: 1 << 6)
    static let userInteractionDisabled = Flags(rawValue: 1 << 7)
    static let multipleTouch = Flags(rawValue: 1 << 8)
    static let doesNotAutoresizeSubviews = Flags(rawValue: 1 << 9)
    static let exclusiveTouch = Flags(rawValue: 1 << 10)
    static let accessibilityElement = Flags(rawValue: 1 << 12)
    /// The application has said whether the view is an accessibility element.
    static let accessibilityElementIsGiven = Flags(rawValue: 1 << 18)
    /// The view is not opaque.
    static let transparent = Flags(rawValue: 1 << 19)
    /// The view is in a subtree that is being removed from its hierarchy.
    static let isBeingRemoved = Flags(rawValue: 1 << 13)
    /// `updateProperties()` of the view, or of its controller, is pending.
    static let needsUpdateProperties = Flags(rawValue: 1 << 14)
    static let controllerNeedsUpdateProperties = Flags(rawValue: 1 << 15)
    /// The view or a descendant has a pending `updateProperties()`.
    static let descendantNeedsUpdateProperties = Flags(rawValue: 1 << 16)
    /// The view or a descendant has a corner configuration, or had one.
    static let descendantHasCorners = Flags(rawValue: 1 << 17)
  }

  // MARK: Creating a view

  /// The class of the view's layer.
  open class var layerClass: AnyClass { CALayer.self }

  /// Creates a view with a frame.
  /// - Parameter frame: The frame in the superview's coordinates, in points.
  public init(frame: CGRect) {
    backingLayer = CALayer.make(Self.layerClass as! CALayer.Type)
    super.init()
    setUp(frame: frame)
  }

  /// Creates a view of size zero. Interface Builder documents are read by `InterfaceBuilder`, not by coders.
  public required init?(coder: NSCoder) {
    backingLayer = CALayer.make(Self.layerClass as! CALayer.Type)
    super.init()
    setUp(frame: .zero)
    coder.finish(self, as: UIView.self)
  }

  /// Creates a view of size zero.
  public convenience override init() {
    self.init(frame: .zero)
  }

  private func setUp(frame: CGRect) {
    let layer = backingLayer
    layer.setOwner(self)
    layer.state.insert([.needsLayout, .ownerNeedsUpdate])
    layer.findContentSource(ownerDraws: contentImplementation)
    if drawsContentDirectly { layer.state.insert(.drawsDirectly) }
    // A view whose class draws is displayed when it first appears.
    if layer.state.contains(.cachesDrawing) { layer.state.insert(.needsDisplay) }
    if UIView.overridesUpdateProperties(type(of: self)) {
      flags.formUnion([.needsUpdateProperties, .descendantNeedsUpdateProperties])
    }
    if frame != .zero { self.frame = frame }
  }

  /// Writes nothing: archiving views is not supported.
  nonisolated open func encode(with coder: NSCoder) {}

  deinit {
    withoutIsolationCheck(self) { $0.prepareForDeallocation() }
  }

  // MARK: The layer and its content

  /// The layer that holds the geometry and appearance.
  open var layer: CALayer { backingLayer }

  /// The background color, `nil` for none. Dynamic colors follow the traits.
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

  /// A Boolean value that indicates whether glass is behind the view in place of the system's background color; other colors are drawn.
  package var showsGlassBehind: Bool {
    get { extras?.showsGlassBehind ?? false }
    set {
      guard newValue != showsGlassBehind else { return }
      ensureExtras().showsGlassBehind = newValue
      applyDynamicColors()
    }
  }

  /// The opacity of the view and its descendants, from 0 to 1; 1 by default. Views below 0.01 receive no
  /// touches.
  open var alpha: CGFloat {
    get { CGFloat(backingLayer.opacity) }
    set {
      backingLayer.opacity = Float(newValue.isFinite ? min(max(newValue, 0), 1) : 0)
      KeyValueObserving.changed(self, "alpha")
    }
  }

  /// A Boolean value that indicates whether the view is hidden; `false` by default. A hidden view and its
  /// descendants are not drawn and receive no touches; their constraints stay in effect.
  open var isHidden: Bool {
    get { backingLayer.isHidden }
    set {
      guard newValue != backingLayer.isHidden else { return }
      backingLayer.isHidden = newValue
      _superview?.arrangedVisibilityChanged(of: self)
      KeyValueObserving.changed(self, "hidden")
    }
  }

  /// A Boolean value that indicates whether the view's content is opaque; `true` by default. It has no effect on drawing,
  /// which blends content in any case.
  open var isOpaque: Bool {
    get { !flags.contains(.transparent) }
    set {
      flags.set(.transparent, !newValue)
      backingLayer.isOpaque = newValue
    }
  }

  /// A Boolean value that determines whether subviews are clipped to the bounds; `false` by default.
  open var clipsToBounds: Bool {
    get { backingLayer.masksToBounds }
    set { backingLayer.masksToBounds = newValue }
  }

  /// Stored only: each drawing begins with nothing.
  open var clearsContextBeforeDrawing = true

  /// The way in which content fills the bounds; `scaleToFill` by default.
  open var contentMode: ContentMode = .scaleToFill {
    didSet { if contentMode != oldValue { contentModeChanged() } }
  }

  /// The part of the content that stretches where the content is scaled, in fractions of its size: `contentsCenter` of the layer. A
  /// part without width or height is one pixel wide or high. The whole content by default.
  open var contentStretch = CGRect(x: 0, y: 0, width: 1, height: 1) {
    didSet {
      guard contentStretch != oldValue else { return }
      backingLayer.contentsCenter = contentStretch
    }
  }

  /// The number of pixels per point; that of the display by default. Drawing always uses the display's.
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

  /// The color of interactive elements. Without one of its own a view uses its nearest superview's, then the
  /// accent color of the application's asset catalog, then blue. Gray where tints are dimmed.
  open var tintColor: UIColor! {
    get {
      let (found, mode) = tintSource
      let color = found ?? UIApplication.shared.accentColor ?? .systemBlue
      return mode == .dimmed ? color.dimmedTint : color
    }
    set {
      ensureExtras().tintColor = newValue
      tintChanged()
    }
  }

  /// The tint color and the mode that the view or a superview has; `nil` and automatic if none does.
  final var tintSource: (color: UIColor?, mode: TintAdjustmentMode) {
    var view: UIView? = self
    var found: UIColor?
    var mode = TintAdjustmentMode.automatic
    while let present = view {
      if let extras = present.extras {
        if found == nil { found = extras.tintColor }
        if mode == .automatic { mode = extras.ownTintMode }
      }
      view = present._superview
    }
    return (found, mode)
  }

  /// The way in which tint colors are adjusted, such as behind alerts.
  public enum TintAdjustmentMode: Int, Sendable {
    /// The superview's mode.
    case automatic
    /// Tint colors are not dimmed.
    case normal
    /// Tint colors are dimmed to gray.
    case dimmed
  }

  /// The tint adjustment mode of the view and its descendants. If it is `automatic`, the value is that of the
  /// nearest superview with another mode; `normal` if there is none.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get {
      var view: UIView? = self
      while let present = view {
        if let mode = present.extras?.ownTintMode, mode != .automatic { return mode }
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

  /// Dims the tints of the view and its descendants while something is presented over it, or no longer.
  final func dimTints(_ isDimmed: Bool) {
    ensureExtras().tintDimmings += isDimmed ? 1 : -1
    tintChanged()
  }

  /// Called after the tint color of the view or a superview changed, or the view got a superview with another one.
  open func tintColorDidChange() {}

  /// The outline in collisions of dynamic animations. The default is the bounds.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// A convex path in points relative to the center, for outlines of the type `path`. The default is the bounds.
  open var collisionBoundingPath: UIBezierPath { boundsAboutCenter }

  /// A Boolean value that indicates whether the view's class draws content of its own besides that of
  /// subclasses, such as an image view's image.
  @_spi(UIKit) open var drawsContentDirectly: Bool { false }

  /// Draws the view's content. Subclasses draw into `UIGraphicsGetCurrentContext()`, in the coordinates of
  /// the bounds.
  ///
  /// Called after layout when the view first appears, after `setNeedsDisplay()`, and on a change of size if
  /// the content mode is `redraw`; until then the former content stays. Vector output (SVG and PDF) and
  /// images of a larger scale than the screen's call it as well.
  ///
  /// - Parameter rect: The part of the bounds to be drawn: all of it, or the rectangle passed to
  ///   `setNeedsDisplay(_:)`.
  open func draw(_ rect: CGRect) {}

  /// Marks the bounds as needing `draw(_:)` in the next update cycle.
  open func setNeedsDisplay() { backingLayer.setNeedsDisplay() }
  /// Marks a part of the bounds as needing `draw(_:)` in the next update cycle. Content outside it stays.
  open func setNeedsDisplay(_ rect: CGRect) { backingLayer.setNeedsDisplay(rect) }

  /// Draws the view and its descendants, as they are currently presented, into the current context.
  ///
  /// - Parameters:
  ///   - rect: The rectangle into which the bounds are drawn, in the context's coordinates, scaled to its
  ///     size.
  ///   - afterUpdates: Whether pending layout and drawing are performed first.
  /// - Returns: `false` if there is no current context or the view or the rectangle is empty.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    drawSnapshot(in: rect, afterUpdates: afterUpdates)
  }

  /// Returns a view that displays an image of this one as it is currently presented; `nil` if this view is
  /// empty.
  ///
  /// - Parameter afterUpdates: Whether pending layout and drawing are performed first.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    makeSnapshot(of: backingLayer.bounds, afterUpdates: afterUpdates)
  }

  /// Returns a view that displays an image of a part of this one; `nil` if the part is empty.
  ///
  /// - Parameters:
  ///   - rect: The part, in the view's coordinates.
  ///   - afterUpdates: Whether pending layout and drawing are performed first.
  ///   - capInsets: The edges that keep their size when the image is stretched, in points.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    makeSnapshot(of: rect, afterUpdates: afterUpdates, capInsets: capInsets)
  }

  /// Draws the layer's content by calling `draw(_:)` with the view's traits as the current ones.
  open func draw(_ layer: CALayer, in ctx: CGContext) {
    UIGraphicsPushContext(ctx)
    // The clip is the part that needs display.
    let part =
      layer.state.contains(.displaysPart)
      ? ctx.boundingBoxOfClipPath.intersection(layer.bounds) : layer.bounds
    let traits = traitCollection
    traits.performAsCurrent {
      ObservedUpdate.track(self, in: traits, then: { $0.setNeedsDisplay() }) { draw(part) }
    }
    UIGraphicsPopContext()
  }

  /// Displays the layer: the drawing of `draw(_:in:)` becomes the layer's content. An override may set
  /// `contents` instead.
  open func display(_ layer: CALayer) { layer.cacheContent() }
  /// Called before the layer draws its content. The default implementation does nothing.
  open func layerWillDraw(_ layer: CALayer) {}

  /// Returns the action for a change of a layer property: an animation inside an animation block, no action
  /// outside.
  nonisolated open func action(for layer: CALayer, forKey event: String) -> CAAction? {
    guard CATransaction.animatesViews else { return noAction }
    // Layers of views change on the main actor, which is checked below.
    nonisolated(unsafe) let layer = layer
    nonisolated(unsafe) var action: CAAction?  // Likewise.
    MainActor.assumeIsolated { action = AnimationContext.current?.action(self, layer, event) }
    return action ?? noAction
  }

  /// Lays out the view as part of its layer's layout: updates pending constraints and calls
  /// `layoutSubviews()`, between a view controller's `viewWillLayoutSubviews()` and
  /// `viewDidLayoutSubviews()`. Overrides call `super`.
  open func layoutSublayers(of layer: CALayer) {
    if layer === backingLayer { layOutSubviews() }
  }

  // MARK: Geometry

  /// The rectangle in the superview's coordinates, in points.
  ///
  /// Undefined while `transform` is not the identity, as on iOS. NaN stops the process with Apple's message.
  open var frame: CGRect {
    get { backingLayer.frame }
    set {
      checkFinite(newValue)
      let old = backingLayer.frame
      guard newValue != old else { return }
      let oldBounds = backingLayer.bounds
      backingLayer.frame = newValue
      geometryChanged(oldBounds: oldBounds, moved: true, by: "frame")
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
      geometryChanged(oldBounds: old, moved: newValue.size != old.size, by: "bounds")
    }
  }

  /// The center in the superview's coordinates, in points, or the position of the anchor point if the layer's
  /// is another.
  open var center: CGPoint {
    get { backingLayer.position }
    set {
      checkFinite(CGRect(origin: newValue, size: .zero))
      guard newValue != backingLayer.position else { return }
      backingLayer.position = newValue
      geometryChanged(oldBounds: backingLayer.bounds, moved: true, by: "center")
    }
  }

  /// The transform about the layer's anchor point. Layout does not take it into account.
  open var transform: CGAffineTransform {
    get { backingLayer.affineTransform() }
    set {
      backingLayer.setAffineTransform(newValue)
      KeyValueObserving.changed(self, "transform")
    }
  }

  /// The three-dimensional transform about the layer's anchor point.
  open var transform3D: CATransform3D {
    get { backingLayer.transform }
    set { backingLayer.transform = newValue }
  }

  // MARK: The hierarchy

  /// The view that contains this one; `nil` if there is none.
  open var superview: UIView? { _superview }
  /// The subviews, from back to front.
  open var subviews: [UIView] { Array(children) }
  /// The window that contains the view; `nil` if there is none.
  open var window: UIWindow? { _superview == nil ? self as? UIWindow : _window }

  /// Adds a subview in front of the others, removing it from its former superview.
  open func addSubview(_ view: UIView) { insert(view, at: children.count) }
  /// Inserts a subview at an index; 0 is the back.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  /// Inserts a subview directly in front of another one.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, beside: sibling, offset: 1)
  }
  /// Inserts a subview directly behind another one.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, beside: sibling, offset: 0)
  }
  /// Exchanges the positions of two subviews.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }
  /// Moves a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) { restack(view, to: children.count - 1) }
  /// Moves a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) { restack(view, to: 0) }

  /// Removes the view from its superview, and deactivates every constraint between its subtree and the rest
  /// of the hierarchy.
  open func removeFromSuperview() { detachFromSuperview() }

  /// Returns a Boolean value that indicates whether the view is another one or its descendant, at any depth.
  open func isDescendant(of view: UIView) -> Bool {
    var ancestor: UIView? = self
    while let present = ancestor, present !== view { ancestor = present._superview }
    return ancestor != nil
  }

  /// Called after a subview was added. The default implementation does nothing.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed. The default implementation does nothing.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the superview changes, with `nil` if the view is removed. The default implementation does
  /// nothing.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the superview changed. The default implementation does nothing.
  open func didMoveToSuperview() {}
  /// Called on the view and its descendants before the window changes, with `nil` if they leave it. The
  /// default implementation does nothing.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called on the view and its descendants after the window changed. The default implementation does
  /// nothing.
  open func didMoveToWindow() {}

  /// Returns the view itself or the first descendant with the tag.
  open func viewWithTag(_ tag: Int) -> UIView? { firstDescendant { $0.tag == tag } }

  /// An integer by which `viewWithTag(_:)` finds the view; 0 by default.
  open var tag: Int {
    get { extras?.tag ?? 0 }
    set { if newValue != tag { ensureExtras().tag = newValue } }
  }

  open override var next: UIResponder? { _viewController ?? _superview }

  // MARK: Layout

  /// Makes the first responder in this view resign, which ends editing.
  ///
  /// - Parameter force: Whether the first responder resigns even if it refuses.
  /// - Returns: Whether no first responder is left in the view.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { endEditingInside(force) }

  /// Updates values of the view that do not depend on its layout, in iOS 26. The default implementation does
  /// nothing.
  ///
  /// Called after traits changed and before constraints and layout are updated: when the view first appears,
  /// after `setNeedsUpdateProperties()`, and after a change of an observable object's property that the
  /// method has read.
  open func updateProperties() {}

  /// Requests `updateProperties()` in the next update cycle.
  open func setNeedsUpdateProperties() { markNeedsUpdateProperties(.needsUpdateProperties) }

  /// Calls pending `updateProperties()` of the view and its descendants.
  open func updatePropertiesIfNeeded() { runPropertyUpdates() }

  /// The radii of the corners; angular by default.
  ///
  /// The layer's `cornerRadius` and `maskedCorners` follow from it at each layout. Setting these afterwards
  /// lasts until then.
  open var cornerConfiguration: UICornerConfiguration {
    get { extras?.cornerConfiguration ?? .corners(radius: .fixed(0)) }
    set { setCorners(newValue) }
  }

  /// Lays out the subviews. The default implementation applies the frames that the constraints determine.
  open func layoutSubviews() { applyEngineFrames() }

  /// Invalidates the layout; the next update cycle calls `layoutSubviews()`.
  open func setNeedsLayout() { backingLayer.setNeedsLayout() }

  /// Lays out the view and its descendants immediately if layout is pending.
  open func layoutIfNeeded() { backingLayer.layoutIfNeeded() }

  /// A Boolean value that determines whether the autoresizing mask is translated into constraints; `true` by
  /// default. Set it to `false` for views positioned by constraints.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { !flags.contains(.constraintBased) }
    set { setConstraintBased(!newValue) }
  }

  /// The way in which the frame resizes with the superview's bounds.
  open var autoresizingMask: AutoresizingMask = [] {
    didSet { if autoresizingMask != oldValue { autoresizingMaskChanged() } }
  }

  /// A Boolean value that determines whether subviews resize by their autoresizing masks when the bounds
  /// change; `true` by default.
  open var autoresizesSubviews: Bool {
    get { !flags.contains(.doesNotAutoresizeSubviews) }
    set { flags.set(.doesNotAutoresizeSubviews, !newValue) }
  }

  /// A Boolean value that indicates whether the class depends on Auto Layout; `false` by default.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Returns the size that best fits `size`, in points; the current size by default.
  open func sizeThatFits(_ size: CGSize) -> CGSize { backingLayer.bounds.size }

  /// Resizes the view to the size that fits best. The frame's top left corner stays, unless the view is
  /// transformed.
  open func sizeToFit() {
    let size = sizeThatFits(backingLayer.bounds.size)
    if transform.isIdentity {
      frame.size = size
    } else {
      bounds = CGRect(origin: backingLayer.bounds.origin, size: size)
    }
  }

  /// Called when the intrinsic size of a view two levels below changed, such as that of a label in a cell's
  /// content view.
  @_spi(UIKit) open func contentChanged(of view: UIView) {}

  /// Called when the radii that `cornerConfiguration` gives the layer have changed.
  @_spi(UIKit) open func cornerRadiiChanged() {}

  /// The frame from which the safe area of the view follows, in points in the superview's coordinates.
  @_spi(UIKit) open var frameForSafeArea: CGRect { backingLayer.frame }

  /// Returns whether the view determines the size of a subview, as cells determine that of their content view: conflicts name
  /// it `UIView-Encapsulated-Layout-Height`.
  @_spi(UIKit) open func imposesSize(on subview: UIView) -> Bool { false }

  /// A Boolean value that indicates whether the view derives the height of its headers from their content, as
  /// tables do.
  @_spi(UIKit) open var sizesHeaders: Bool { false }

  // MARK: Constraints

  /// The active constraints held by the view: those for whose items it is the nearest common ancestor.
  /// Constraints of system guides are left out.
  open var constraints: [NSLayoutConstraint] {
    held.filter { !($0 is SystemLayoutConstraint) }.sorted { $0.serial < $1.serial }
  }

  /// Adds a constraint between items in the view's subtree and activates it.
  open func addConstraint(_ constraint: NSLayoutConstraint) { add(constraint) }
  /// Adds constraints between items in the view's subtree and activates them.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) { for one in constraints { add(one) } }
  /// Removes a constraint if this view holds it.
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.container === self { release(constraint) }
  }
  /// Removes those of the constraints that this view holds.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for one in constraints { removeConstraint(one) }
  }

  /// Updates the view's constraints. Overrides call `super` last.
  open func updateConstraints() {}
  /// Marks the constraints as needing `updateConstraints()` before the next layout.
  open func setNeedsUpdateConstraints() { markNeedsUpdateConstraints() }
  /// Returns a Boolean value that indicates whether `updateConstraints()` is pending.
  open func needsUpdateConstraints() -> Bool { flags.contains(.needsUpdateConstraints) }
  /// Updates pending constraints of the view and its descendants.
  open func updateConstraintsIfNeeded() { runUpdateConstraints() }

  /// The size of the content in points, with `noIntrinsicMetric` for an axis without one.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Invalidates the intrinsic content size after the content changed.
  open func invalidateIntrinsicContentSize() { contentSizeChanged() }

  /// A Boolean value that indicates whether the intrinsic height depends on the width, as with wrapping text;
  /// the engine then measures again at the resulting width.
  @_spi(UIKit) open var wrapsContent: Bool { false }

  /// A Boolean value that indicates whether the view is a bar, beside which system spacing is zero.
  @_spi(UIKit) open var isBar: Bool { false }

  package override var hostingWindow: UIWindow? { window }

  /// Returns the intrinsic size if `width` points are available. Called only if `wrapsContent` is `true`.
  @_spi(UIKit) open func intrinsicContentSize(forWidth width: CGFloat) -> CGSize { intrinsicContentSize }

  /// The content hugging priorities of the class, unless others are set.
  @_spi(UIKit) open var defaultHuggingPriority: (horizontal: UILayoutPriority, vertical: UILayoutPriority) {
    (.defaultLow, .defaultLow)
  }

  /// The compression resistance priorities of the class, unless others are set.
  package var defaultResistancePriority: (horizontal: UILayoutPriority, vertical: UILayoutPriority) {
    (.defaultHigh, .defaultHigh)
  }

  /// Returns the priority with which the view resists growing beyond its intrinsic size; 250 by default.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    let priorities = constraintSupport?.hugging
    return axis == .horizontal
      ? priorities?.horizontal ?? defaultHuggingPriority.horizontal
      : priorities?.vertical ?? defaultHuggingPriority.vertical
  }

  /// Sets the priority with which the view resists growing beyond its intrinsic size.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    ensureConstraintSupport().hugging.set(priority, axis)
    contentPriorityChanged()
  }

  /// Returns the priority with which the view resists shrinking below its intrinsic size; 750 by default.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    let priorities = constraintSupport?.resistance
    return axis == .horizontal
      ? priorities?.horizontal ?? defaultResistancePriority.horizontal
      : priorities?.vertical ?? defaultResistancePriority.vertical
  }

  /// Sets the priority with which the view resists shrinking below its intrinsic size.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    ensureConstraintSupport().resistance.set(priority, axis)
    contentPriorityChanged()
  }

  /// The insets from the frame to the alignment rectangle, which constraints use, in points.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// Returns the alignment rectangle for a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  /// Returns the frame for an alignment rectangle.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  /// The view whose first baseline this view uses.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
  /// The view whose last baseline this view uses.
  open var forLastBaselineLayout: UIView { forBaselineLayout() }
  /// Returns the view whose baselines this view uses. Superseded by `forFirstBaselineLayout` and
  /// `forLastBaselineLayout`.
  open func forBaselineLayout() -> UIView { self }

  /// The smallest text size in the view and its descendants; `nil`, the default, for no limit.
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    get { extras?.minimumContentSizeCategory }
    set { limitTextSize(\.minimumContentSizeCategory, newValue) }
  }
  /// The largest text size in the view and its descendants; `nil`, the default, for no limit.
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    get { extras?.maximumContentSizeCategory }
    set { limitTextSize(\.maximumContentSizeCategory, newValue) }
  }
  /// A description of the limits of text sizes of the view and its superviews, for debugging.
  open var appliedContentSizeCategoryLimitsDescription: String { textSizeLimits }

  /// The distance of the first baseline from the top of the alignment rectangle, in points; 0 without text.
  @_spi(UIKit) open var firstBaselineOffsetFromTop: CGFloat { 0 }
  /// The distance of the last baseline from the bottom of the alignment rectangle, in points; 0 without text.
  @_spi(UIKit) open var lastBaselineOffsetFromBottom: CGFloat { 0 }
  /// The font of the text of the baselines.
  @_spi(UIKit) open var baselineFont: UIFont? { nil }

  /// The distance of the baseline below the center of the alignment rectangle, in points, for a view that
  /// centers a single line of text at any height; `nil` if the two offsets above apply.
  @_spi(UIKit) open var baselineOffsetFromCenter: CGFloat? { nil }

  /// Returns the smallest size near `targetSize` that satisfies the view's constraints, in points. No frame
  /// changes.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel
    )
  }

  /// Returns the size that satisfies the view's constraints and, with the given priorities, equals
  /// `targetSize`.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    LayoutEngine.fittingSize(of: self, target: targetSize, horizontal: horizontal, vertical: vertical)
  }

  /// A Boolean value that indicates whether the constraints do not determine the view's frame.
  open var hasAmbiguousLayout: Bool { ambiguity }

  /// Changes the frame of a view with ambiguous layout to another valid one, immediately. Each call applies
  /// the next of a fixed sequence of frames that returns to the first.
  open func exerciseAmbiguityInLayout() { exerciseAmbiguity() }

  /// Returns the active constraints that affect the view's position or size along `axis`.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    _item?.constraintsAffectingLayout(for: axis) ?? []
  }

  // MARK: Arrangement

  /// A Boolean value that indicates whether the view places subviews by constraints of its own, as stack views do.
  var arrangesSubviews: Bool { false }
  /// Called when a subview has left the view.
  func stopArranging(_ view: UIView) {}
  /// Called when a subview is hidden or shown.
  func arrangedVisibilityChanged(of view: UIView) {}
  /// Called when the size of a subview's content, or a priority of it, has changed.
  func arrangedContentChanged(of view: UIView) {}

  // MARK: Anchors and guides

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
  /// The baseline of the first line of text; the top edge of a view without text.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { .init(item, .firstBaseline) }
  /// The baseline of the last line of text; the bottom edge of a view without text.
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { .init(item, .lastBaseline) }
  /// The width in points.
  open var widthAnchor: NSLayoutDimension { .init(item, .width) }
  /// The height in points.
  open var heightAnchor: NSLayoutDimension { .init(item, .height) }

  /// The layout guides that were added to the view.
  open var layoutGuides: [UILayoutGuide] { constraintSupport?.guides ?? [] }
  /// Adds a layout guide, removing it from its former view.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { own(layoutGuide) }
  /// Removes a layout guide and deactivates every constraint that refers to it.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { disown(layoutGuide) }

  /// The area within the layout margins.
  open var layoutMarginsGuide: UILayoutGuide { systemGuide(.layoutMargins) }
  /// The area that is not covered by bars or the device's housing.
  open var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }
  /// The area whose width suits lines of text.
  open var readableContentGuide: UILayoutGuide { systemGuide(.readableContent) }
  /// The area that the keyboard covers; an area below the safe area without a keyboard.
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    systemGuide(.keyboard) as? UIKeyboardLayoutGuide ?? UIKeyboardLayoutGuide()
  }

  // MARK: Margins and safe area

  /// The default spacing between the edges and the content, in points, including the safe area.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { setLayoutMargins(newValue) }
  }

  /// The layout margins, with leading and trailing edges.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { directional(effectiveMargins) }
    set { setDirectionalLayoutMargins(newValue) }
  }

  /// A Boolean value that determines whether the margins are at least as large as the overlapping part of the
  /// superview's margins.
  open var preservesSuperviewLayoutMargins: Bool {
    get { insets.preservesSuperview }
    set {
      insets.preservesSuperview = newValue
      markInsetsDirty()
    }
  }

  /// A Boolean value that determines whether the safe area is added to the margins; `true` by default.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { insets.addsSafeArea }
    set {
      insets.addsSafeArea = newValue
      markInsetsDirty()
    }
  }

  /// A Boolean value that indicates whether the side margins grow to limit the area between them to the
  /// readable width, a setting of Interface Builder documents.
  package final var layoutMarginsFollowReadableWidth: Bool {
    get { insets.followsReadableWidth }
    set {
      guard newValue != insets.followsReadableWidth else { return }
      insets.followsReadableWidth = newValue
      markInsetsDirty()
    }
  }

  /// Called after the layout margins changed.
  open func layoutMarginsDidChange() {}

  /// The widths at which bars and the device's housing overlap the view, in points.
  ///
  /// In a visible window they are known as soon as the view is there, before a layout.
  open var safeAreaInsets: UIEdgeInsets {
    bringInsetsUpToDate()
    return insets.safeArea
  }

  /// Called after the safe area changed.
  open func safeAreaInsetsDidChange() {}

  // MARK: Traits

  /// The traits of the view: those of its superview or view controller, with overrides applied.
  open var traitCollection: UITraitCollection { resolvedTraits }

  /// Called after the traits changed, with the former traits.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The interface style of the view and its descendants; `unspecified`, the default, inherits it.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { extras?.overrideStyle ?? .unspecified }
    set {
      guard newValue != overrideUserInterfaceStyle else { return }
      ensureExtras().overrideStyle = newValue
      propagateTraits()
    }
  }

  /// The way in which the view reacts to right-to-left languages.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { extras?.semanticContentAttribute ?? .unspecified }
    set {
      guard newValue != semanticContentAttribute else { return }
      ensureExtras().semanticContentAttribute = newValue
      directionChanged()
    }
  }

  /// The layout direction of the view's content.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(for: semanticContentAttribute, relativeTo: interfaceDirection)
  }

  // MARK: Touches

  /// A Boolean value that determines whether the view and its descendants receive touches; `true` by default,
  /// `false` for labels and image views.
  open var isUserInteractionEnabled: Bool {
    get { !flags.contains(.userInteractionDisabled) }
    set { flags.set(.userInteractionDisabled, !newValue) }
  }

  /// A Boolean value that determines whether the view receives more than one touch at a time; `false` by
  /// default.
  open var isMultipleTouchEnabled: Bool {
    get { flags.contains(.multipleTouch) }
    set { flags.set(.multipleTouch, newValue) }
  }

  /// A Boolean value that determines whether the view receives touches exclusively: other views of the window
  /// receive none while it has some, and it receives none while others have some. `false` by default.
  open var isExclusiveTouch: Bool {
    get { flags.contains(.exclusiveTouch) }
    set { flags.set(.exclusiveTouch, newValue) }
  }

  /// Returns the frontmost descendant, or the view itself, at `point` in the view's coordinates. Views that
  /// are hidden, nearly transparent or without user interaction are skipped, and so are parts outside of a
  /// superview's bounds.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { findHit(point, event) }

  /// Returns a Boolean value that indicates whether a point in the view's coordinates lies in its bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { backingLayer.bounds.contains(point) }

  /// The gesture recognizers of the view, in the order in which they were added; `nil` until the first one is added, and empty once
  /// all are removed.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { extras?.gestureRecognizers }
    set {
      for old in extras?.gestureRecognizers ?? [] { old.attachedView = nil }
      ensureExtras().gestureRecognizers = newValue
      for new in newValue ?? [] { new.attachedView = self }
    }
  }

  /// Adds a gesture recognizer, removing it from its former view.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    ensureExtras().gestureRecognizers = (extras?.gestureRecognizers ?? []) + [gestureRecognizer]
    gestureRecognizer.attachedView = self
  }

  /// Removes a gesture recognizer if it is this view's.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    extras?.gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.attachedView = nil
  }

  /// The interactions of the view, in the order in which they were added.
  open var interactions: [any UIInteraction] {
    get { extras?.interactions ?? [] }
    set {
      for old in interactions { removeInteraction(old) }
      for new in newValue { addInteraction(new) }
    }
  }

  /// Adds an interaction, removing it from its former view.
  open func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    ensureExtras().interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Removes an interaction from the view.
  open func removeInteraction(_ interaction: any UIInteraction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    extras?.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }

  /// Asks the view whether a gesture recognizer may begin; `true` by default. The recognizer's delegate is
  /// asked as well.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns a print formatter that prints the view's content.
  open func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(self) }
  /// Draws the view's content for a print formatter, in the view's coordinates.
  open func draw(_ rect: CGRect, for formatter: UIViewPrintFormatter) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    layoutIfNeeded()
    context.saveGState()
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    backingLayer.renderPresentation(in: context)
    context.restoreGState()
  }

  // MARK: Focus

  /// A Boolean value that indicates whether the view can be focused with keys; `false` by default.
  open var canBecomeFocused: Bool { false }
  /// A Boolean value that indicates whether the view is focused; always `false` here.
  open var isFocused: Bool { false }
  /// The environments that focus prefers; none by default. There is no focus here.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  /// Returns the subviews in a rectangle that can be focused.
  open func focusItems(in rect: CGRect) -> [any UIFocusItem] {
    subviews.filter { $0.canBecomeFocused && $0.frame.intersects(rect) }
  }
  /// Without effect: nothing is focused. The identifier of the group in which the focus moves; `nil` for that of
  /// the superview.
  open var focusGroupIdentifier: String? {
    get { extras?.focusGroupIdentifier }
    set { ensureExtras().focusGroupIdentifier = newValue }
  }
  /// Stored only: nothing is focused.
  open var focusGroupPriority: UIFocusGroupPriority {
    get { extras?.focusGroupPriority ?? .ignored }
    set { ensureExtras().focusGroupPriority = newValue }
  }
  /// Stored only: nothing is focused.
  open var focusEffect: UIFocusEffect? {
    get { extras?.focusEffect }
    set { ensureExtras().focusEffect = newValue }
  }
  /// Without effect: there is no focus.
  open func setNeedsFocusUpdate() {}
  /// Without effect: there is no focus.
  open func updateFocusIfNeeded() {}
  /// Asks the view whether focus may move; `true` by default. Never called here.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Tells the view that focus moved. Never called here.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  // MARK: Large content

  /// A Boolean value that determines whether the view's content is displayed enlarged during a long touch at
  /// accessibility text sizes; `false` by default.
  open var showsLargeContentViewer: Bool {
    get { extras?.largeContent.isShown ?? false }
    set { ensureExtras().largeContent.isShown = newValue }
  }
  /// The text displayed enlarged; `nil`, the default, for none.
  open var largeContentTitle: String? {
    get { extras?.largeContent.title }
    set { ensureExtras().largeContent.title = newValue }
  }
  /// The image displayed enlarged; `nil`, the default, for none.
  open var largeContentImage: UIImage? {
    get { extras?.largeContent.image }
    set { ensureExtras().largeContent.image = newValue }
  }
  /// Stored only: the image is always fitted to its area.
  open var scalesLargeContentImage: Bool {
    get { extras?.largeContent.scales ?? false }
    set { ensureExtras().largeContent.scales = newValue }
  }
  /// The insets of the enlarged image, in points.
  open var largeContentImageInsets: UIEdgeInsets {
    get { extras?.largeContent.insets ?? .zero }
    set { ensureExtras().largeContent.insets = newValue }
  }

  // MARK: Accessibility and restoration

  /// The class's properties for assistive applications.
  @_spi(UIKit) open var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults() }

  /// A Boolean value that indicates whether a screen reader reads the view; `true` by default for labels and controls.
  open var isAccessibilityElement: Bool {
    get {
      flags.contains(.accessibilityElement)
        || !flags.contains(.accessibilityElementIsGiven) && accessibilityDefaults.isElement
    }
    set {
      flags.insert(.accessibilityElementIsGiven)
      flags.set(.accessibilityElement, newValue)
    }
  }

  /// A name by which scripts and tests find the view.
  open var accessibilityIdentifier: String? {
    get { extras?.accessibilityIdentifier }
    set { ensureExtras().accessibilityIdentifier = newValue }
  }

  /// A Boolean value that indicates whether the label is the application's, set or overridden, and not that of the class.
  package final var hasOwnAccessibilityLabel: Bool { assistive.label != accessibilityDefaults.label }

  /// The text by which a screen reader identifies the view, which is a label's text and a button's title by default. Scripts
  /// and tests find views by it.
  open var accessibilityLabel: String? {
    get { extras?.accessibilityLabel ?? accessibilityDefaults.label }
    set { ensureExtras().accessibilityLabel = newValue }
  }

  /// Stored only: the hint of a screen reader about the result of using the view.
  open var accessibilityHint: String? {
    get { extras?.accessibilityHint }
    set { ensureExtras().accessibilityHint = newValue }
  }

  /// The value of the view for a screen reader, such as that of a slider by default.
  open var accessibilityValue: String? {
    get { extras?.accessibilityValue ?? accessibilityDefaults.value }
    set { ensureExtras().accessibilityValue = newValue }
  }

  /// The traits of the view for a screen reader, such as those of a button by default.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { extras?.accessibilityTraits ?? accessibilityDefaults.traits }
    set { ensureExtras().accessibilityTraits = newValue }
  }

  /// Stored only: whether a screen reader ignores the view's siblings.
  open var accessibilityViewIsModal: Bool {
    get { extras?.accessibilityFlags.contains(.modal) ?? false }
    set { ensureExtras().accessibilityFlags.set(.modal, newValue) }
  }

  /// Stored only: whether a screen reader ignores the view's content.
  open var accessibilityElementsHidden: Bool {
    get { extras?.accessibilityFlags.contains(.elementsHidden) ?? false }
    set { ensureExtras().accessibilityFlags.set(.elementsHidden, newValue) }
  }

  /// Stored only: whether a screen reader reads all of the view's children before its siblings.
  open override var shouldGroupAccessibilityChildren: Bool {
    get { extras?.accessibilityFlags.contains(.groupsChildren) ?? false }
    set { ensureExtras().accessibilityFlags.set(.groupsChildren, newValue) }
  }

  /// Stored only: whether the view keeps its colors under Smart Invert, which does not exist here.
  open var accessibilityIgnoresInvertColors: Bool {
    get { extras?.accessibilityFlags.contains(.ignoresInvertedColors) ?? false }
    set { ensureExtras().accessibilityFlags.set(.ignoresInvertedColors, newValue) }
  }

  /// Stored only: the elements of the view for a screen reader, in order.
  open override var accessibilityElements: [Any]? {
    get { extras?.accessibilityElements }
    set { ensureExtras().accessibilityElements = newValue }
  }

  /// Stored only: the actions that a screen reader offers for the view.
  open override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { extras?.accessibilityCustomActions }
    set { ensureExtras().accessibilityCustomActions = newValue }
  }

  /// The frame on the screen, in points, unless another one was set.
  open var accessibilityFrame: CGRect {
    get { extras?.accessibilityFrame ?? convert(bounds, to: nil) }
    set { ensureExtras().accessibilityFrame = newValue }
  }

  /// The name under which state restoration saves the view; `nil` excludes it.
  open var restorationIdentifier: String? {
    get { extras?.restorationIdentifier }
    set { ensureExtras().restorationIdentifier = newValue }
  }

  /// Encodes the state to be restored. The default implementation does nothing.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Decodes the restored state. The default implementation does nothing.
  open func decodeRestorableState(with coder: NSCoder) {}

  // MARK: Description

  /// The displayed text, for debugging messages.
  @_spi(UIKit) open var debugText: String? { nil }

  nonisolated open override var description: String {
    MainActor.assumeIsolated { "<\(descriptionBody)>" }
  }

  nonisolated open override var debugDescription: String { description }

  package var traitChangeRegistry: TraitChangeRegistry? {
    get { extras?.traitChangeRegistry }
    set { ensureExtras().traitChangeRegistry = newValue }
  }
}

/// The result that means "no action" and stops the search for one.
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
    $0.reading("recursiveDescription") { $0.recursiveDescription() }
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
