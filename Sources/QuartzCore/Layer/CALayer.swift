import ClassMetadata

/// A rectangle with content, in a tree of layers.
///
/// Positions and sizes are in points. A layer's place in its superlayer follows from `position` (where the anchor
/// point is), `bounds` (its own coordinates), `anchorPoint` and `transform`; `frame` is computed from them.
///
/// Making a layer is cheap: what most layers never set lives in a box that is made when it is first needed.
/// Layers belong to one thread at a time, as on Apple's platforms.
open class CALayer: CALayerBase, CAMediaTiming, _Sibling {
  // MARK: Stored properties

  final var storedBounds = CGRect.zero
  final var storedPosition = CGPoint.zero
  final var storedAnchorPoint = CGPoint(x: 0.5, y: 0.5)
  final var storedSublayers = _SiblingList<CALayer>()
  /// Where `storedSublayers` of the superlayer has this layer.
  public final var _siblingPlace = 0
  final var rare: RareProperties?
  final var storedBackgroundColor: CGColor?
  /// Not counted: the superlayer clears it when it lets go of this layer or goes away itself.
  final unowned(unsafe) var storedSuperlayer: CALayer?
  /// Not counted: the owner outlives the layer or takes its name away.
  final unowned(unsafe) var storedOwner: (any LayerOwner)?
  final var storedOpacity: Float = 1
  final var storedIsHidden = false
  final var storedMasksToBounds = false
  /// Where the layer is in the update cycle, and who draws its content.
  package final var state: LayerState = []
  /// The transaction in which the layer was put into its superlayer; 0 without one.
  final var attachSerial: UInt32 = 0
  /// Whether the tree below this layer is on a screen: a window's layer.
  package final var isRootOfScreen = false
  /// Whether what the delegate draws may reach beyond the bounds, as a view's contents may.
  package final var lettingContentOverflow = false
  /// Whether the owner draws into the bounds that it is given while they are animated; else its picture is stretched.
  package final var redrawsInMotion = false

  // MARK: Making layers

  /// Creates an empty layer.
  public override init() {
    super.init()
  }

  /// Creates a copy of a layer's own values (not of its sublayers), as presentation layers are made.
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

  /// Creates an empty layer: archives of layers are not read.
  public required init?(coder: NSCoder) {
    super.init()
  }

  deinit {
    abandonAnimations()
    releaseSublayers()
  }

  /// Makes a layer of a class that is known at run time only, with its `init()`.
  ///
  /// On Apple's platforms the Objective-C runtime does that for `UIView.layerClass`. Swift would ask for a `required`
  /// initialiser, which every subclass with an `init()` of its own would then have to spell out.
  package static func make(_ type: CALayer.Type) -> CALayer {
    // `init()` has its place in the tables of all classes under NSObject; a class that declares it as required
    // may use the place.
    let maker = VirtualMethods.initializers(of: type, as: InitializableObject.self)
    return unsafeDowncast(maker.init() as NSObject, to: CALayer.self)
  }

  /// A copy of the layer with the values that its animations give it at the present moment.
  open func presentation() -> Self? {
    rare?.model == nil ? unsafeDowncast(makePresentation(), to: Self.self) : self
  }

  /// The layer that this one presents, or the layer itself.
  open func model() -> Self {
    rare?.model.map { unsafeDowncast($0, to: Self.self) } ?? self
  }

  /// The value that a property has by default, or nil if there is none.
  open class func defaultValue(forKey key: String) -> Any? {
    nil
  }

  /// Whether a change of a property makes the layer display anew.
  open class func needsDisplay(forKey key: String) -> Bool {
    false
  }

  // MARK: Geometry

  /// The layer's rectangle in its own coordinates. Sublayers are placed in these.
  open var bounds: CGRect {
    get { storedBounds }
    set {
      checkGeometry(newValue.origin.x, newValue.origin.y, newValue.width, newValue.height, "bounds")
      let oldSize = storedBounds.size
      change("bounds") { storedBounds = newValue }
      if newValue.size != oldSize { sizeChanged() }
    }
  }

  /// Where the anchor point is, in the superlayer's coordinates.
  open var position: CGPoint {
    get { storedPosition }
    set {
      checkGeometry(newValue.x, newValue.y, 0, 0, "position")
      change("position") { storedPosition = newValue }
    }
  }

  /// The point of the bounds that `position` places and `transform` turns about, from 0, 0 (top left) to 1, 1.
  open var anchorPoint: CGPoint {
    get { storedAnchorPoint }
    set { change("anchorPoint") { storedAnchorPoint = newValue } }
  }

  /// The anchor point's depth.
  open var anchorPointZ: CGFloat {
    get { rare?.anchorPointZ ?? 0 }
    set { if newValue != anchorPointZ { box.anchorPointZ = newValue } }
  }

  /// The layer's depth: of siblings, those with greater depth are in front.
  open var zPosition: CGFloat {
    get { rare?.zPosition ?? 0 }
    set { if newValue != zPosition { change("zPosition") { box.zPosition = newValue } } }
  }

  /// The transform about the anchor point. Drawing uses what it does to the plane, without perspective.
  open var transform: CATransform3D {
    get { rare?.transform ?? CATransform3DIdentity }
    set {
      guard rare != nil || newValue != CATransform3DIdentity else { return }
      change("transform") { box.transform = newValue }
    }
  }

  /// The transform of the plane that the layer applies to sublayers, about the anchor point.
  open var sublayerTransform: CATransform3D {
    get { rare?.sublayerTransform ?? CATransform3DIdentity }
    set {
      guard rare != nil || newValue != CATransform3DIdentity else { return }
      change("sublayerTransform") { box.sublayerTransform = newValue }
    }
  }

  /// The transform of the plane.
  open func affineTransform() -> CGAffineTransform {
    rare?.transform.planeTransform ?? .identity
  }

  /// Sets the transform to an affine one of the plane.
  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// The smallest upright rectangle around the layer, in its superlayer's coordinates.
  ///
  /// Setting it sets `position` and the size of `bounds`.
  open var frame: CGRect {
    get { computedFrame }
    set {
      checkGeometry(newValue.origin.x, newValue.origin.y, newValue.width, newValue.height, "frame")
      setFrame(newValue)
    }
  }

  /// Whether the layer's back shows when it is turned round. Kept, not used.
  open var isDoubleSided: Bool {
    get { rare?.isDoubleSided ?? true }
    set { box.isDoubleSided = newValue }
  }

  /// Whether the geometry is flipped. Kept, not used.
  open var isGeometryFlipped: Bool {
    get { rare?.isGeometryFlipped ?? false }
    set { box.isGeometryFlipped = newValue }
  }

  /// Whether contents are drawn flipped.
  open func contentsAreFlipped() -> Bool {
    false
  }

  // MARK: Tree

  /// The layer that this one is a sublayer of.
  open var superlayer: CALayer? {
    storedSuperlayer
  }

  /// The layers within this one, from back to front. Nil stands for none.
  open var sublayers: [CALayer]? {
    get { storedSublayers.isEmpty ? nil : Array(storedSublayers) }
    set { setSublayers(newValue ?? []) }
  }

  /// Puts a layer in front of all sublayers.
  open func addSublayer(_ layer: CALayer) {
    insert(layer, at: .max)
  }

  /// Puts a layer at a place among the sublayers; 0 is the back.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    insert(layer, at: Int(index))
  }

  /// Puts a layer behind a sublayer, or in front of all if there is no such sublayer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, nextTo: sibling, above: false)
  }

  /// Puts a layer in front of a sublayer, or in front of all if there is no such sublayer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, nextTo: sibling, above: true)
  }

  /// Puts a layer in a sublayer's place.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, let index = storedSublayers.index(of: oldLayer)
    else { return }
    insert(newLayer, at: index)
    oldLayer.removeFromSuperlayer()
  }

  /// Takes the layer out of its superlayer.
  open func removeFromSuperlayer() {
    detach()
  }

  /// A layer whose alpha masks this one and its sublayers. Its place is in this layer's coordinates.
  open var mask: CALayer? {
    get { rare?.mask }
    set { if rare != nil || newValue != nil { setMask(newValue) } }
  }

  /// Whether sublayers are clipped to the bounds and their rounded corners. False by default.
  open var masksToBounds: Bool {
    get { storedMasksToBounds }
    set { storedMasksToBounds = newValue }
  }

  // MARK: Content

  /// What is drawn over the background: a `CGImage` that was set, or what `display()` drew; nil for neither.
  ///
  /// What comes last counts: drawing replaces an image that was set, and an image what was drawn.
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

  /// The part of the contents that is shown, in units of their size.
  open var contentsRect: CGRect {
    get { rare?.contentsRect ?? RareProperties.unitRect }
    set { change("contentsRect") { box.contentsRect = newValue } }
  }

  /// The part of the contents that is stretched, in units of their size; what lies outside keeps its size.
  open var contentsCenter: CGRect {
    get { rare?.contentsCenter ?? RareProperties.unitRect }
    set { change("contentsCenter") { box.contentsCenter = newValue } }
  }

  /// Where the contents go.
  open var contentsGravity: CALayerContentsGravity {
    get { rare?.contentsGravity ?? .resize }
    set { if newValue != contentsGravity { box.contentsGravity = newValue } }
  }

  /// The contents' pixels per point. 1 by default.
  open var contentsScale: CGFloat {
    get { rare?.contentsScale ?? 1 }
    set { if newValue != contentsScale { box.contentsScale = newValue } }
  }

  /// How contents are made smaller.
  open var minificationFilter: CALayerContentsFilter {
    get { rare?.minificationFilter ?? .linear }
    set { box.minificationFilter = newValue }
  }

  /// Stored only: contents are made smaller without levels of detail.
  open var minificationFilterBias: Float {
    get { rare?.minificationFilterBias ?? 0 }
    set { box.minificationFilterBias = newValue }
  }

  /// How contents are made larger.
  open var magnificationFilter: CALayerContentsFilter {
    get { rare?.magnificationFilter ?? .linear }
    set { box.magnificationFilter = newValue }
  }

  /// Whether the layer promises to have no transparent parts. Kept, not used.
  open var isOpaque: Bool {
    get { rare?.isOpaque ?? false }
    set { if newValue != isOpaque { box.isOpaque = newValue } }
  }

  /// Whether a change of the bounds makes the layer display anew.
  open var needsDisplayOnBoundsChange: Bool {
    get { rare?.needsDisplayOnBoundsChange ?? false }
    set { if newValue != needsDisplayOnBoundsChange { box.needsDisplayOnBoundsChange = newValue } }
  }

  /// Whether drawing may happen elsewhere. Kept, not used.
  open var drawsAsynchronously: Bool {
    get { rare?.drawsAsynchronously ?? false }
    set { box.drawsAsynchronously = newValue }
  }

  // MARK: Appearance

  /// The colour behind the contents.
  open var backgroundColor: CGColor? {
    get { storedBackgroundColor }
    set { change("backgroundColor") { storedBackgroundColor = newValue } }
  }

  /// The corners' radius, in points. 0 by default.
  open var cornerRadius: CGFloat {
    get { rare?.cornerRadius ?? 0 }
    set { if newValue != cornerRadius { change("cornerRadius") { box.cornerRadius = newValue } } }
  }

  /// The corners that are rounded; all by default.
  open var maskedCorners: CACornerMask {
    get { rare?.maskedCorners ?? .all }
    set { if newValue != maskedCorners { box.maskedCorners = newValue } }
  }

  /// The corners' curve.
  open var cornerCurve: CALayerCornerCurve {
    get { rare?.cornerCurve ?? .circular }
    set { if newValue != cornerCurve { box.cornerCurve = newValue } }
  }

  /// How much further a curve's corners reach than a circle's of the same radius.
  open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? ContinuousCorner.reach : 1
  }

  /// The border's width, in points; the border lies within the bounds.
  open var borderWidth: CGFloat {
    get { rare?.borderWidth ?? 0 }
    set { if newValue != borderWidth { change("borderWidth") { box.borderWidth = newValue } } }
  }

  /// The border's colour; opaque black by default.
  open var borderColor: CGColor? {
    get { rare == nil ? CGColor.black : rare?.borderColor }
    set { change("borderColor") { box.borderColor = newValue } }
  }

  /// The opacity of the layer with its sublayers, 0 to 1.
  open var opacity: Float {
    get { storedOpacity }
    set { change("opacity") { storedOpacity = newValue } }
  }

  /// Whether layer and sublayers are left out of drawing and hit tests.
  open var isHidden: Bool {
    get { storedIsHidden }
    set {
      change("hidden") { storedIsHidden = newValue }
      // What is hidden is not displayed.
      if !newValue, !state.isDisjoint(with: .displayWork) { markAncestors(.subtreeNeedsDisplay) }
    }
  }

  /// Whether layer and sublayers fade as one picture, true by default, or each on its own.
  open var allowsGroupOpacity: Bool {
    get { rare?.allowsGroupOpacity ?? true }
    set { box.allowsGroupOpacity = newValue }
  }

  /// The shadow's colour; opaque black by default.
  open var shadowColor: CGColor? {
    get { rare == nil ? CGColor.black : rare?.shadowColor }
    set { change("shadowColor") { box.shadowColor = newValue } }
  }

  /// The shadow's opacity, 0 (none, the default) to 1.
  open var shadowOpacity: Float {
    get { rare?.shadowOpacity ?? 0 }
    set {
      if newValue != shadowOpacity { change("shadowOpacity") { box.shadowOpacity = newValue } }
    }
  }

  /// The shadow's offset, in points; 0, -3 by default, as Apple's documentation has it.
  open var shadowOffset: CGSize {
    get { rare?.shadowOffset ?? CGSize(width: 0, height: -3) }
    set { change("shadowOffset") { box.shadowOffset = newValue } }
  }

  /// The standard deviation of the shadow's blur, in points; 3 by default.
  open var shadowRadius: CGFloat {
    get { rare?.shadowRadius ?? 3 }
    set { change("shadowRadius") { box.shadowRadius = newValue } }
  }

  /// The shape that throws the shadow; nil for the layer's own.
  open var shadowPath: CGPath? {
    get { rare?.shadowPath }
    set {
      guard rare != nil || newValue != nil else { return }
      change("shadowPath") { box.shadowPath = newValue }
    }
  }

  /// Whether the layer is drawn as a bitmap. Kept, not used.
  open var shouldRasterize: Bool {
    get { rare?.shouldRasterize ?? false }
    set { if newValue != shouldRasterize { box.shouldRasterize = newValue } }
  }

  /// The scale of that bitmap. Kept, not used.
  open var rasterizationScale: CGFloat {
    get { rare?.rasterizationScale ?? 1 }
    set { box.rasterizationScale = newValue }
  }

  /// Whether edges are smoothed. Kept, not used.
  open var allowsEdgeAntialiasing: Bool {
    get { rare?.allowsEdgeAntialiasing ?? false }
    set { box.allowsEdgeAntialiasing = newValue }
  }

  /// The edges that are smoothed. Kept, not used.
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { rare?.edgeAntialiasingMask ?? CAEdgeAntialiasingMask(rawValue: 15) }
    set { box.edgeAntialiasingMask = newValue }
  }

  // MARK: Name, style, delegate

  /// A name for the layer.
  open var name: String? {
    get { rare?.name }
    set { if rare != nil || newValue != nil { box.name = newValue } }
  }

  /// Values that belong to the layer by name.
  open var style: [AnyHashable: Any]? {
    get { rare?.style }
    set { box.style = newValue }
  }

  /// The object that draws and lays out for the layer. Not kept alive.
  open var delegate: (any CALayerDelegate)? {
    get { storedOwner ?? rare?.delegate }
    set {
      storedOwner = nil
      if rare != nil || newValue != nil { box.delegate = newValue }
      contentSourceChanged()
    }
  }

  /// Whether the layer belongs to a view.
  final var hasOwner: Bool { storedOwner != nil }

  /// Makes an object the delegate without counting it, not even weakly: a view and its layer, at no cost.
  ///
  /// The owner has to call this with nil before it goes away, if the layer can outlive it.
  package final func setOwner(_ owner: (any LayerOwner)?) {
    storedOwner = owner
  }

  /// Actions by the name of what happens.
  open var actions: [String: any CAAction]? {
    get { rare?.actions }
    set { box.actions = newValue }
  }

  /// The action for an event: the delegate's, the layer's own, or the class's.
  open func action(forKey event: String) -> (any CAAction)? {
    let action = delegate?.action(for: self, forKey: event) ?? rare?.actions?[event]
    return action is NSNull ? nil : action ?? type(of: self).defaultAction(forKey: event)
  }

  /// The class's action for an event: an animation of properties that can be animated.
  open class func defaultAction(forKey event: String) -> (any CAAction)? {
    animatableKeys.contains(event) ? CABasicAnimation(keyPath: event) : nil
  }

  /// The properties that animate a change by themselves.
  class var animatableKeys: Set<String> { commonAnimatableKeys }

  /// The properties that only the class has. Subclasses override it.
  class var ownProperties: [String: LayerProperty] { [:] }

  // MARK: Display

  /// Marks the content as out of date: it is displayed when the transaction is committed.
  open func setNeedsDisplay() {
    markNeedsDisplay(in: nil)
  }

  /// Marks a part of the content as out of date. What lies beside it stays.
  open func setNeedsDisplay(_ r: CGRect) {
    markNeedsDisplay(in: r)
  }

  /// Whether the content is out of date.
  open func needsDisplay() -> Bool {
    state.contains(.needsDisplay)
  }

  /// Displays if the content is out of date.
  open func displayIfNeeded() {
    guard state.contains(.needsDisplay) else { return }
    state.remove(.needsDisplay)
    display()
  }

  /// Brings the content up to date: the delegate does in `display(_:)`, else what `draw(in:)` draws becomes the content.
  open func display() {
    state.remove(.needsDisplay)
    if let delegate { delegate.display(self) } else { drawContentRecord() }
  }

  /// Draws the layer's content: what the delegate draws.
  open func draw(in ctx: CGContext) {
    drawByDelegate(in: ctx)
  }

  /// Whether `draw(in:)` may draw outside the bounds; what most layers draw there is cut off, as a bitmap would be.
  var drawsBeyondBounds: Bool { lettingContentOverflow }

  /// The box around what is drawn outside the bounds.
  var boxBeyondBounds: CGRect { lettingContentOverflow && !masksToBounds ? .infinite : .null }

  /// Draws the layer and its sublayers. The context's coordinates are the layer's own.
  ///
  /// What is drawn are the layers' own values: animations have no part in it.
  open func render(in ctx: CGContext) {
    displayTree()
    LayerRenderer(context: ctx).render(self)
  }

  /// Draws the layer and its sublayers as they are seen at the present moment of their animations.
  package final func renderPresentation(in ctx: CGContext) {
    displayTree()
    LayerRenderer(context: ctx, presents: true).render(self)
  }

  // MARK: Layout

  /// Asks for a layout of sublayers when the transaction is committed.
  open func setNeedsLayout() {
    markNeedsLayout()
  }

  /// Whether a layout of sublayers was asked for.
  open func needsLayout() -> Bool {
    state.contains(.needsLayout)
  }

  /// Lays out the layers of the tree that asked for it. The tree begins at the highest of the superlayers that all asked.
  open func layoutIfNeeded() {
    layoutTree()
  }

  /// Lays out the sublayers: the delegate does, or the layout manager of a layer whose delegate does not.
  open func layoutSublayers() {
    if let delegate { delegate.layoutSublayers(of: self) } else { layoutManager?.layoutSublayers(of: self) }
  }

  /// Lays out the sublayers of a layer whose delegate does not; nil by default, for nothing.
  open var layoutManager: (any CALayoutManager)? {
    get { rare?.layoutManager }
    set { if rare != nil || newValue != nil { box.layoutManager = newValue } }
  }

  /// The size that the layer would like to have: the layout manager's answer, or that of its bounds.
  open func preferredFrameSize() -> CGSize {
    layoutManager?.preferredSize(of: self) ?? bounds.size
  }

  // MARK: Hit tests

  /// The frontmost layer of the tree that contains a point, or nil.
  ///
  /// It asks `contains(_:)` of each layer, which subclasses override.
  ///
  /// - Parameter p: In the superlayer's coordinates.
  open func hitTest(_ p: CGPoint) -> CALayer? {
    frontmostLayer(at: p)
  }

  /// Whether the bounds contain a point of the layer's own coordinates.
  open func contains(_ p: CGPoint) -> Bool {
    storedBounds.contains(p)
  }

  // MARK: Animations

  /// Adds a copy of an animation, which runs from now on or from its own beginning. One with the same key ends.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    addAnimation(anim, key)
  }

  /// Forgets all animations.
  open func removeAllAnimations() {
    forgetAnimations(withKey: nil)
  }

  /// Forgets an animation.
  open func removeAnimation(forKey key: String) {
    forgetAnimations(withKey: key)
  }

  /// The keys of the animations, in the order in which they were added; nil for none.
  open func animationKeys() -> [String]? {
    let keys = rare?.animations.compactMap(\.key) ?? []
    return keys.isEmpty ? nil : keys
  }

  /// The animation with a key.
  open func animation(forKey key: String) -> CAAnimation? {
    rare?.animations.last { $0.key == key }?.animation
  }

  // MARK: Values by name

  /// The value of a property, or one that was set under that name before.
  open func value(forKey key: String) -> Any? {
    propertyValue(key) ?? rare?.values[key]
  }

  /// Sets a property, or keeps a value under a name.
  open func setValue(_ value: Any?, forKey key: String) {
    if setPropertyValue(value, key) { return }
    box.values[key] = value
    if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
  }

  /// The value at a path of names such as `transform.scale`.
  open func value(forKeyPath keyPath: String) -> Any? {
    value(forKey: keyPath)
  }

  /// Sets the value at a path of names such as `transform.rotation.z`.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    setValue(value, forKey: keyPath)
  }

  // MARK: Time

  /// When the layer's time begins, in its superlayer's time.
  open var beginTime: CFTimeInterval {
    get { rare?.timing.beginTime ?? 0 }
    set {
      guard newValue != beginTime else { return }
      box.timing.beginTime = newValue
      timeChanged()
    }
  }
  /// The layer's duration.
  open var duration: CFTimeInterval {
    get { rare?.timing.duration ?? .infinity }
    set { box.timing.duration = newValue }
  }
  /// The speed of the layer's time.
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
  /// The number of repetitions.
  open var repeatCount: Float {
    get { rare?.timing.repeatCount ?? 0 }
    set { box.timing.repeatCount = newValue }
  }
  /// The time of repetitions.
  open var repeatDuration: CFTimeInterval {
    get { rare?.timing.repeatDuration ?? 0 }
    set { box.timing.repeatDuration = newValue }
  }
  /// Whether the layer's time goes back after going forth.
  open var autoreverses: Bool {
    get { rare?.timing.autoreverses ?? false }
    set { box.timing.autoreverses = newValue }
  }
  /// What is shown outside the active time.
  open var fillMode: CAMediaTimingFillMode {
    get { rare?.timing.fillMode ?? .removed }
    set { box.timing.fillMode = newValue }
  }

  /// A moment of another layer's time, in this one's. Nil stands for the clock's.
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    localTime(l?.clockTime(t) ?? t)
  }

  /// A moment of this layer's time, in another one's. Nil stands for the clock's.
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let time = clockTime(t)
    return l?.localTime(time) ?? time
  }

  /// The class and the address, with the name if there is one.
  open override var description: String {
    let address = String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16)
    return "<\(type(of: self)): 0x\(address)\(name.map { "; name = \($0)" } ?? "")>"
  }
}

/// A class whose `init()` can be called on a type known at run time. See `CALayer.make(_:)`.
///
/// It is open so that the compiler does not take the call for one of this very class's initialiser.
open class InitializableObject: NSObject {
  /// Creates an object.
  public required override init() {
    super.init()
  }
}

/// Stops the program with Apple's message if a number of a layer's geometry is not one.
@inline(__always)
private func checkGeometry(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ what: StaticString) {
  if a.isNaN || b.isNaN || c.isNaN || d.isNaN {
    fatalError(
      "*** Terminating app due to uncaught exception 'CALayerInvalidGeometry', reason: 'CALayer "
        + (what.description == "position"
          ? "position contains NaN: [\(a) \(b)]" : "\(what) contains NaN: [\(a) \(b); \(c) \(d)]") + "'")
  }
}
