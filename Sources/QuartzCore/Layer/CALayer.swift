import ClassMetadata
import ObjectiveCSupport

/// A rectangle with content in a tree of layers.
///
/// Positions and sizes are in points. The position of a layer in its superlayer is defined by `position` (of
/// the anchor point), `bounds` (in its own coordinates), `anchorPoint` and `transform`; `frame` is computed
/// from them.
///
/// Creating a layer is cheap: rarely used properties are in an object that is created on first use. A layer
/// belongs to one thread at a time, as on iOS.
open class CALayer: CALayerBase, CAMediaTiming, _Sibling {
  // MARK: Stored properties

  final var storedBounds = CGRect.zero
  final var storedPosition = CGPoint.zero
  final var storedAnchorPoint = CGPoint(x: 0.5, y: 0.5)
  final var storedSublayers = _SiblingList<CALayer>()
  /// The position of this layer in `storedSublayers` of the superlayer.
  public final var _siblingPlace = 0
  final var rare: RareProperties?
  final var storedBackgroundColor: CGColor?
  /// Not retained: the superlayer clears it when it removes this layer or is deallocated.
  final unowned(unsafe) var storedSuperlayer: CALayer?
  /// Not retained: the owner outlives the layer or clears this property.
  final unowned(unsafe) var storedOwner: (any LayerOwner)?
  final var storedOpacity: Float = 1
  final var storedIsHidden = false
  final var storedMasksToBounds = false
  /// The state in the update cycle, and the code that draws the content.
  package final var state: LayerState = []
  /// The number of the transaction in which the layer was added to its superlayer; 0 without one.
  final var attachSerial: UInt32 = 0
  /// A Boolean value that indicates whether the layer is the root of a tree on a screen: that of a window.
  package final var isRootOfScreen = false
  /// A Boolean value that indicates whether the delegate's drawing may extend beyond the bounds, as that of a
  /// view may.
  package final var allowsContentOverflow = false
  /// A Boolean value that indicates whether the owner draws into the animated bounds; otherwise its content
  /// is stretched.
  package final var redrawsDuringAnimation = false

  // MARK: Creating layers

  /// Creates an empty layer.
  public override init() {
    super.init()
  }

  /// Creates a copy of a layer's own values, without sublayers, as presentation layers are created.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CALayer else { return }
    storedBounds = other.storedBounds
    storedPosition = other.storedPosition
    storedAnchorPoint = other.storedAnchorPoint
    storedBackgroundColor = other.storedBackgroundColor
    storedOpacity = other.storedOpacity
    storedIsHidden = other.storedIsHidden
    storedMasksToBounds = other.storedMasksToBounds
    rare = other.rare?.copy()
  }

  /// Creates an empty layer. Archives are not read.
  public required init?(coder: NSCoder) {
    super.init()
  }

  deinit {
    markOrphanedAnimations()
    releaseSublayers()
  }

  /// Creates a layer of a dynamic class with its `init()`.
  ///
  /// On Apple's platforms the Objective-C runtime does so for `UIView.layerClass`. Swift would demand a
  /// `required` initializer, which every subclass with its own `init()` would have to declare.
  package static func make(_ type: CALayer.Type) -> CALayer {
    // The vtable entry of `init()` has the same position in all subclasses of `NSObject`; a class that
    // declares it as required may use the entry.
    let maker = VirtualMethods.initializers(of: type, as: InitializableObject.self)
    return unsafeDowncast(maker.init() as NSObject, to: CALayer.self)
  }

  /// Returns a copy of the layer with the current values of its animations.
  open func presentation() -> Self? {
    rare?.model == nil ? unsafeDowncast(makePresentation(), to: Self.self) : self
  }

  /// Returns the layer that this one presents, or the layer itself.
  open func model() -> Self {
    rare?.model.map { unsafeDowncast($0, to: Self.self) } ?? self
  }

  /// Returns the default value of a property, which is `nil` here.
  open class func defaultValue(forKey key: String) -> Any? {
    nil
  }

  /// Returns whether a change of a property invalidates the content; `false` by default.
  open class func needsDisplay(forKey key: String) -> Bool {
    false
  }

  // MARK: Geometry

  /// The rectangle of the layer in its own coordinates, in which sublayers are positioned.
  open var bounds: CGRect {
    get { storedBounds }
    set {
      checkGeometry(newValue.origin.x, newValue.origin.y, newValue.width, newValue.height, "bounds")
      let oldSize = storedBounds.size
      change("bounds") { storedBounds = newValue }
      if newValue.size != oldSize { sizeChanged() }
    }
  }

  /// The position of the anchor point in the superlayer's coordinates.
  open var position: CGPoint {
    get { storedPosition }
    set {
      checkGeometry(newValue.x, newValue.y, 0, 0, "position")
      change("position") { storedPosition = newValue }
    }
  }

  /// The anchor point of `position` and `transform`, in units of the bounds from the top left; 0.5, 0.5 by
  /// default.
  open var anchorPoint: CGPoint {
    get { storedAnchorPoint }
    set { change("anchorPoint") { storedAnchorPoint = newValue } }
  }

  /// The depth of the anchor point.
  open var anchorPointZ: CGFloat {
    get { rare?.anchorPointZ ?? 0 }
    set { if newValue != anchorPointZ { box.anchorPointZ = newValue } }
  }

  /// The depth of the layer. Siblings with a greater depth are in front.
  open var zPosition: CGFloat {
    get { rare?.zPosition ?? 0 }
    set { if newValue != zPosition { change("zPosition") { box.zPosition = newValue } } }
  }

  /// The transform about the anchor point. Layers with perspective are drawn projected.
  open var transform: CATransform3D {
    get { rare?.transform ?? CATransform3DIdentity }
    set {
      guard rare != nil || newValue != CATransform3DIdentity else { return }
      change("transform") { box.transform = newValue }
    }
  }

  /// The transform of sublayers, about the anchor point.
  open var sublayerTransform: CATransform3D {
    get { rare?.sublayerTransform ?? CATransform3DIdentity }
    set {
      guard rare != nil || newValue != CATransform3DIdentity else { return }
      change("sublayerTransform") { box.sublayerTransform = newValue }
    }
  }

  /// Returns the affine part of the transform.
  open func affineTransform() -> CGAffineTransform {
    rare?.transform.planeTransform ?? .identity
  }

  /// Sets the transform to an affine one.
  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// The bounding rectangle of the layer in its superlayer's coordinates.
  ///
  /// Setting it sets `position` and the size of `bounds`.
  open var frame: CGRect {
    get { computedFrame }
    set {
      checkGeometry(newValue.origin.x, newValue.origin.y, newValue.width, newValue.height, "frame")
      guard !hasOwner, KeyValueObserving.isActive else { return setFrame(newValue) }
      KeyValueObserving.changeTogether(self) { setFrame(newValue) }
    }
  }

  /// A Boolean value that determines whether the layer is drawn when its back faces the viewer; `true` by
  /// default.
  open var isDoubleSided: Bool {
    get { rare?.isDoubleSided ?? true }
    set { box.isDoubleSided = newValue }
  }

  /// A Boolean value that determines whether the geometry is flipped. Without effect: y always grows
  /// downward.
  open var isGeometryFlipped: Bool {
    get { rare?.isGeometryFlipped ?? false }
    set { box.isGeometryFlipped = newValue }
  }

  /// Returns whether contents are drawn flipped, which is `false`.
  open func contentsAreFlipped() -> Bool {
    false
  }

  // MARK: Tree

  /// The superlayer; `nil` for none.
  open var superlayer: CALayer? {
    storedSuperlayer
  }

  /// The sublayers from back to front; `nil` for none.
  open var sublayers: [CALayer]? {
    get { storedSublayers.isEmpty ? nil : Array(storedSublayers) }
    set { setSublayers(newValue ?? []) }
  }

  /// Adds a layer in front of all sublayers.
  open func addSublayer(_ layer: CALayer) {
    insert(layer, at: .max)
  }

  /// Inserts a layer at an index of the sublayers; 0 is the back.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    insert(layer, at: Int(index))
  }

  /// Inserts a layer behind a sublayer, or in front of all if there is no such sublayer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, nextTo: sibling, above: false)
  }

  /// Inserts a layer in front of a sublayer, or in front of all if there is no such sublayer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, nextTo: sibling, above: true)
  }

  /// Replaces a sublayer.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, let index = storedSublayers.index(of: oldLayer)
    else { return }
    insert(newLayer, at: index)
    oldLayer.removeFromSuperlayer()
  }

  /// Removes the layer from its superlayer.
  open func removeFromSuperlayer() {
    detach()
  }

  /// The layer whose alpha masks this one and its sublayers. Its position is in this layer's coordinates.
  open var mask: CALayer? {
    get { rare?.mask }
    set { if rare != nil || newValue != nil { setMask(newValue) } }
  }

  /// A Boolean value that determines whether sublayers are clipped to the bounds and their rounded corners;
  /// `false` by default.
  open var masksToBounds: Bool {
    get { storedMasksToBounds }
    set {
      storedMasksToBounds = newValue
      if KeyValueObserving.isActive { KeyValueObserving.changed(self, "masksToBounds") }
    }
  }

  // MARK: Content

  /// The content above the background: a `CGImage` that was set, or the result of `display()`; `nil` for
  /// neither.
  ///
  /// The last one counts: drawing replaces an image that was set, and an image replaces what was drawn.
  open var contents: Any? {
    get { rare?.contents ?? rare?.record }
    set {
      guard rare != nil || newValue != nil else { return }
      change("contents") {
        box.contents = newValue
        box.record = nil
      }
    }
  }

  /// The part of the contents that is drawn, in units of their size.
  open var contentsRect: CGRect {
    get { rare?.contentsRect ?? RareProperties.unitRect }
    set { change("contentsRect") { box.contentsRect = newValue } }
  }

  /// The part of the contents that is stretched, in units of their size; the parts outside keep their size.
  open var contentsCenter: CGRect {
    get { rare?.contentsCenter ?? RareProperties.unitRect }
    set { change("contentsCenter") { box.contentsCenter = newValue } }
  }

  /// The position and scaling of the contents in the bounds; `resize` by default.
  open var contentsGravity: CALayerContentsGravity {
    get { rare?.contentsGravity ?? .resize }
    set { if newValue != contentsGravity { box.contentsGravity = newValue } }
  }

  /// The scale of the contents in pixels per point; 1 by default.
  open var contentsScale: CGFloat {
    get { rare?.contentsScale ?? 1 }
    set { if newValue != contentsScale { box.contentsScale = newValue } }
  }

  /// The filter with which contents are reduced.
  open var minificationFilter: CALayerContentsFilter {
    get { rare?.minificationFilter ?? .linear }
    set { box.minificationFilter = newValue }
  }

  /// Stored only: contents are reduced without mipmaps.
  open var minificationFilterBias: Float {
    get { rare?.minificationFilterBias ?? 0 }
    set { box.minificationFilterBias = newValue }
  }

  /// The filter with which contents are enlarged.
  open var magnificationFilter: CALayerContentsFilter {
    get { rare?.magnificationFilter ?? .linear }
    set { box.magnificationFilter = newValue }
  }

  /// A Boolean value that indicates whether the layer has no transparent parts. Without effect: all layers
  /// are drawn alike.
  open var isOpaque: Bool {
    get { rare?.isOpaque ?? false }
    set { if newValue != isOpaque { box.isOpaque = newValue } }
  }

  /// A Boolean value that determines whether a change of the size invalidates the content.
  open var needsDisplayOnBoundsChange: Bool {
    get { rare?.needsDisplayOnBoundsChange ?? false }
    set { if newValue != needsDisplayOnBoundsChange { box.needsDisplayOnBoundsChange = newValue } }
  }

  /// A Boolean value that determines whether drawing may happen in the background. Without effect: it never
  /// does.
  open var drawsAsynchronously: Bool {
    get { rare?.drawsAsynchronously ?? false }
    set { box.drawsAsynchronously = newValue }
  }

  // MARK: Appearance

  /// The background color; `nil` for none.
  open var backgroundColor: CGColor? {
    get { storedBackgroundColor }
    set { change("backgroundColor") { storedBackgroundColor = newValue } }
  }

  /// The corner radius, in points; 0 by default.
  open var cornerRadius: CGFloat {
    get { rare?.cornerRadius ?? 0 }
    set {
      if rare?.cornerRadii != nil { rare?.cornerRadii = nil }
      if newValue != cornerRadius { change("cornerRadius") { box.cornerRadius = newValue } }
    }
  }

  /// The corners that are rounded; all by default.
  open var maskedCorners: CACornerMask {
    get { rare?.maskedCorners ?? .all }
    set { if newValue != maskedCorners { box.maskedCorners = newValue } }
  }

  /// The curve of the rounded corners.
  open var cornerCurve: CALayerCornerCurve {
    get { rare?.cornerCurve ?? .circular }
    set { if newValue != cornerCurve { box.cornerCurve = newValue } }
  }

  /// Returns the factor by which the corners of a curve extend farther than circular ones of the same radius.
  open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? ContinuousCorner.reach : 1
  }

  /// The width of the border, in points. The border lies within the bounds.
  open var borderWidth: CGFloat {
    get { rare?.borderWidth ?? 0 }
    set { if newValue != borderWidth { change("borderWidth") { box.borderWidth = newValue } } }
  }

  /// The color of the border; opaque black by default.
  open var borderColor: CGColor? {
    get { rare == nil ? CGColor.black : rare?.borderColor }
    set { change("borderColor") { box.borderColor = newValue } }
  }

  /// The opacity of the layer with its sublayers, from 0 to 1.
  open var opacity: Float {
    get { storedOpacity }
    set { change("opacity") { storedOpacity = newValue } }
  }

  /// A Boolean value that determines whether the layer and its sublayers are hidden.
  open var isHidden: Bool {
    get { storedIsHidden }
    set {
      change("hidden") { storedIsHidden = newValue }
      // Hidden layers are not displayed.
      if !newValue, !state.isDisjoint(with: .displayWork) { markAncestors(.subtreeNeedsDisplay) }
    }
  }

  /// A Boolean value that determines whether the layer and its sublayers fade as a group; `true` by default.
  /// Otherwise each layer fades by itself.
  open var allowsGroupOpacity: Bool {
    get { rare?.allowsGroupOpacity ?? true }
    set { box.allowsGroupOpacity = newValue }
  }

  /// The color of the shadow; opaque black by default.
  open var shadowColor: CGColor? {
    get { rare == nil ? CGColor.black : rare?.shadowColor }
    set { change("shadowColor") { box.shadowColor = newValue } }
  }

  /// The opacity of the shadow, from 0, the default, to 1.
  open var shadowOpacity: Float {
    get { rare?.shadowOpacity ?? 0 }
    set {
      if newValue != shadowOpacity { change("shadowOpacity") { box.shadowOpacity = newValue } }
    }
  }

  /// The offset of the shadow, in points; 0, -3 by default, as documented by Apple.
  open var shadowOffset: CGSize {
    get { rare?.shadowOffset ?? CGSize(width: 0, height: -3) }
    set { change("shadowOffset") { box.shadowOffset = newValue } }
  }

  /// The standard deviation of the shadow's blur, in points; 3 by default.
  open var shadowRadius: CGFloat {
    get { rare?.shadowRadius ?? 3 }
    set { change("shadowRadius") { box.shadowRadius = newValue } }
  }

  /// The shape of the shadow; `nil` for that of the layer.
  open var shadowPath: CGPath? {
    get { rare?.shadowPath }
    set {
      guard rare != nil || newValue != nil else { return }
      change("shadowPath") { box.shadowPath = newValue }
    }
  }

  /// A Boolean value that indicates whether the shadow is left out where its shape is, as beneath glass; `false` by default.
  package final var hasHollowShadow: Bool {
    get { rare?.hasHollowShadow ?? false }
    set { if newValue != hasHollowShadow { box.hasHollowShadow = newValue } }
  }

  /// A Boolean value that determines whether the layer is rendered as a bitmap. Without effect: it never is.
  open var shouldRasterize: Bool {
    get { rare?.shouldRasterize ?? false }
    set { if newValue != shouldRasterize { box.shouldRasterize = newValue } }
  }

  /// The scale of the bitmap. Without effect: layers are not rendered as bitmaps.
  open var rasterizationScale: CGFloat {
    get { rare?.rasterizationScale ?? 1 }
    set { box.rasterizationScale = newValue }
  }

  /// A Boolean value that determines whether edges are antialiased. Without effect: they always are.
  open var allowsEdgeAntialiasing: Bool {
    get { rare?.allowsEdgeAntialiasing ?? false }
    set { box.allowsEdgeAntialiasing = newValue }
  }

  /// The edges that are antialiased. Without effect: all edges are.
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { rare?.edgeAntialiasingMask ?? CAEdgeAntialiasingMask(rawValue: 15) }
    set { box.edgeAntialiasingMask = newValue }
  }

  // MARK: Filters

  /// The format of the pixels of `contents`. Stored only: images are drawn in the format that they have.
  open var contentsFormat: CALayerContentsFormat {
    get { rare?.contentsFormat ?? .RGBA8Uint }
    set { box.contentsFormat = newValue }
  }

  /// The filter that composes the layer with the content behind it. The name of a blend mode, such as
  /// `multiplyBlendMode`, has an effect; filters of Core Image are stored only.
  open var compositingFilter: Any? {
    get { rare?.compositingFilter }
    set {
      guard rare != nil || newValue != nil else { return }
      box.compositingFilter = newValue
      groupBlendMode = Self.blendMode(of: newValue)
      contentSourceChanged()
    }
  }

  /// Stored only: filters of Core Image are not applied to layers.
  open var filters: [Any]? {
    get { rare?.filters }
    set { if rare != nil || newValue != nil { box.filters = newValue } }
  }

  /// Stored only: filters of Core Image are not applied to the content behind layers.
  open var backgroundFilters: [Any]? {
    get { rare?.backgroundFilters }
    set { if rare != nil || newValue != nil { box.backgroundFilters = newValue } }
  }

  // MARK: Name, style, delegate

  /// The name of the layer.
  open var name: String? {
    get { rare?.name }
    set { if rare != nil || newValue != nil { box.name = newValue } }
  }

  /// A dictionary of default values for properties. Without effect: the defaults are the library's.
  open var style: [AnyHashable: Any]? {
    get { rare?.style }
    set { box.style = newValue }
  }

  /// The delegate, which draws and lays out the layer. It is not retained.
  open var delegate: (any CALayerDelegate)? {
    get { storedOwner ?? rare?.delegate }
    set {
      storedOwner = nil
      if rare != nil || newValue != nil { box.delegate = newValue }
      contentSourceChanged()
    }
  }

  /// A Boolean value that indicates whether the layer belongs to a view.
  final var hasOwner: Bool { storedOwner != nil }

  /// Makes an object the delegate without retaining it, not even weakly: for a view and its layer, at no
  /// cost.
  ///
  /// The owner has to call this method with `nil` before it is deallocated, if the layer can outlive it.
  package final func setOwner(_ owner: (any LayerOwner)?) {
    storedOwner = owner
  }

  /// The actions by the names of events.
  open var actions: [String: any CAAction]? {
    get { rare?.actions }
    set { box.actions = newValue }
  }

  /// Returns the action for an event: the delegate's, the layer's own, or the class's.
  open func action(forKey event: String) -> (any CAAction)? {
    let action = delegate?.action(for: self, forKey: event) ?? rare?.actions?[event]
    return action is NSNull ? nil : action ?? type(of: self).defaultAction(forKey: event)
  }

  /// Returns the default action for an event: a basic animation for animatable properties.
  open class func defaultAction(forKey event: String) -> (any CAAction)? {
    animatableKeys.contains(event) ? CABasicAnimation(keyPath: event) : nil
  }

  /// The properties whose changes are animated implicitly.
  class var animatableKeys: Set<String> { commonAnimatableKeys }

  /// The properties that only the class has. Subclasses override it.
  class var ownProperties: [String: LayerProperty] { [:] }

  // MARK: Display

  /// Invalidates the content; it is displayed when the transaction is committed.
  open func setNeedsDisplay() {
    markNeedsDisplay(in: nil)
  }

  /// Invalidates a part of the content. The rest stays.
  open func setNeedsDisplay(_ r: CGRect) {
    markNeedsDisplay(in: r)
  }

  /// Returns whether the content is invalid.
  open func needsDisplay() -> Bool {
    state.contains(.needsDisplay)
  }

  /// Displays the layer if its content is invalid.
  open func displayIfNeeded() {
    guard state.contains(.needsDisplay) else { return }
    state.remove(.needsDisplay)
    display()
  }

  /// Updates the content: the delegate does so in `display(_:)`; otherwise the result of `draw(in:)` becomes
  /// the content.
  open func display() {
    state.remove(.needsDisplay)
    if let delegate { delegate.display(self) } else { cacheContent() }
  }

  /// Draws the content of the layer. The default implementation calls the delegate.
  open func draw(in ctx: CGContext) {
    drawByDelegate(in: ctx)
  }

  /// A Boolean value that indicates whether `draw(in:)` may draw beyond the bounds; otherwise the drawing is
  /// clipped, as a bitmap would be.
  var drawsBeyondBounds: Bool { allowsContentOverflow }

  /// The bounding box of the drawing beyond the bounds.
  var boxBeyondBounds: CGRect { allowsContentOverflow && !masksToBounds ? .infinite : .null }

  /// Draws the layer and its sublayers into a context with the layer's coordinates.
  ///
  /// It draws the model values, without animations.
  open func render(in ctx: CGContext) {
    displayTree()
    LayerRenderer(context: ctx).render(self)
  }

  /// Draws the layer and its sublayers with the current values of their animations.
  package final func renderPresentation(in ctx: CGContext) {
    displayTree()
    LayerRenderer(context: ctx, presents: true).render(self)
  }

  // MARK: Layout

  /// Invalidates the layout of the sublayers; it is performed when the transaction is committed.
  open func setNeedsLayout() {
    markNeedsLayout()
  }

  /// Returns whether the layout of the sublayers is invalid.
  open func needsLayout() -> Bool {
    state.contains(.needsLayout)
  }

  /// Lays out the layers of the tree that need it, from the highest of the consecutive superlayers that need
  /// layout.
  open func layoutIfNeeded() {
    layoutTree()
  }

  /// Lays out the sublayers: the delegate does so, or the layout manager of a layer whose delegate does not.
  open func layoutSublayers() {
    if let delegate { delegate.layoutSublayers(of: self) } else { layoutManager?.layoutSublayers(of: self) }
  }

  /// The layout manager of a layer whose delegate does not lay it out; `nil` by default.
  open var layoutManager: (any CALayoutManager)? {
    get { rare?.layoutManager }
    set { if rare != nil || newValue != nil { box.layoutManager = newValue } }
  }

  /// Returns the preferred size: that of the layout manager, or of the bounds.
  open func preferredFrameSize() -> CGSize {
    layoutManager?.preferredSize(of: self) ?? bounds.size
  }

  // MARK: Hit testing

  /// Returns the frontmost layer of the tree that contains a point; `nil` if none does.
  ///
  /// It calls `contains(_:)` of each layer, which subclasses may override.
  ///
  /// - Parameter p: The point in the superlayer's coordinates.
  open func hitTest(_ p: CGPoint) -> CALayer? {
    frontmostLayer(at: p)
  }

  /// Returns whether the bounds contain a point in the layer's own coordinates.
  open func contains(_ p: CGPoint) -> Bool {
    storedBounds.contains(p)
  }

  // MARK: Animations

  /// Adds a copy of an animation, which runs from now or from its own beginning. An animation with the same
  /// key is removed.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    addAnimation(anim, key)
  }

  /// Removes all animations.
  open func removeAllAnimations() {
    removeAnimations(withKey: nil)
  }

  /// Removes the animation with a key.
  open func removeAnimation(forKey key: String) {
    removeAnimations(withKey: key)
  }

  /// Returns the keys of the animations in the order in which they were added; `nil` for none.
  open func animationKeys() -> [String]? {
    let keys = rare?.animations.compactMap(\.key) ?? []
    return keys.isEmpty ? nil : keys
  }

  /// Returns the animation with a key.
  open func animation(forKey key: String) -> CAAnimation? {
    rare?.animations.last { $0.key == key }?.animation
  }

  // MARK: Key-value coding

  /// Returns the value of a property, or one that was stored for the key.
  open func value(forKey key: String) -> Any? {
    propertyValue(key) ?? rare?.values[key]
  }

  /// Sets a property, or stores a value for the key.
  open func setValue(_ value: Any?, forKey key: String) {
    if setPropertyValue(value, key) { return }
    box.values[key] = value
    if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
  }

  /// Returns the value for a key path such as `transform.scale`.
  open func value(forKeyPath keyPath: String) -> Any? {
    value(forKey: keyPath)
  }

  /// Sets the value for a key path such as `transform.rotation.z`.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    setValue(value, forKey: keyPath)
  }

  // MARK: Time

  /// The time at which the layer's time begins, in its superlayer's time.
  open var beginTime: CFTimeInterval {
    get { rare?.timing.beginTime ?? 0 }
    set {
      guard newValue != beginTime else { return }
      box.timing.beginTime = newValue
      timeChanged()
    }
  }
  /// The duration of the layer. Without effect: layers are always active.
  open var duration: CFTimeInterval {
    get { rare?.timing.duration ?? .infinity }
    set { box.timing.duration = newValue }
  }
  /// The speed of the layer's time relative to the superlayer's.
  open var speed: Float {
    get { rare?.timing.speed ?? 1 }
    set {
      guard newValue != speed else { return }
      box.timing.speed = newValue
      timeChanged()
    }
  }
  /// The offset of the layer's time.
  open var timeOffset: CFTimeInterval {
    get { rare?.timing.timeOffset ?? 0 }
    set {
      guard newValue != timeOffset else { return }
      box.timing.timeOffset = newValue
      timeChanged()
    }
  }
  /// The number of repetitions. Without effect: layers are always active.
  open var repeatCount: Float {
    get { rare?.timing.repeatCount ?? 0 }
    set { box.timing.repeatCount = newValue }
  }
  /// The total duration of the repetitions. Without effect: layers are always active.
  open var repeatDuration: CFTimeInterval {
    get { rare?.timing.repeatDuration ?? 0 }
    set { box.timing.repeatDuration = newValue }
  }
  /// A Boolean value that determines whether the layer's time runs backward after each run. Without effect: layers
  /// are always active.
  open var autoreverses: Bool {
    get { rare?.timing.autoreverses ?? false }
    set { box.timing.autoreverses = newValue }
  }
  /// The behavior outside of the active time. Without effect: layers are always active.
  open var fillMode: CAMediaTimingFillMode {
    get { rare?.timing.fillMode ?? .removed }
    set { box.timing.fillMode = newValue }
  }

  /// Converts a time from the time of another layer. `nil` stands for the clock.
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    localTime(l?.clockTime(t) ?? t)
  }

  /// Converts a time to the time of another layer. `nil` stands for the clock.
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let time = clockTime(t)
    return l?.localTime(time) ?? time
  }

  /// The class and the address, and the name if there is one.
  open override var description: String {
    let address = String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16)
    return "<\(type(of: self)): 0x\(address)\(name.map { "; name = \($0)" } ?? "")>"
  }
}

/// A class whose `init()` can be called on a metatype. See `CALayer.make(_:)`.
///
/// It is open so that the compiler does not devirtualize the call.
open class InitializableObject: NSObject {
  /// Creates an object.
  public required override init() {
    super.init()
  }
}

/// Stops the process with Apple's message if a value of a layer's geometry is not a number.
@inline(__always)
private func checkGeometry(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ what: StaticString) {
  if a.isNaN || b.isNaN || c.isNaN || d.isNaN {
    fatalError(
      "*** Terminating app due to uncaught exception 'CALayerInvalidGeometry', reason: 'CALayer "
        + (what.description == "position"
          ? "position contains NaN: [\(a) \(b)]" : "\(what) contains NaN: [\(a) \(b); \(c) \(d)]") + "'")
  }
}
