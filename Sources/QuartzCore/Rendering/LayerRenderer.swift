/// A renderer for a layer tree.
///
/// For each layer, from back to front, it applies or draws:
///
/// 1. the transform; a layer that is hidden, transparent or degenerate ends here, with its sublayers;
/// 2. a transparency layer, if opacity, mask or shadow apply to the layer and its sublayers as a group;
/// 3. the shadow and the background;
/// 4. the clip to its bounds, if it masks; the content: `contents` or the result of `draw(in:)`;
/// 5. the sublayers, by depth;
/// 6. the border, which lies above the sublayers.
///
/// The steps are in a list rather than on the stack.
struct LayerRenderer {
  let context: CGContext
  /// The depth of nested masks that are still drawn; further ones are left out.
  let remainingMasks: Int
  /// The layers as the picture shows them.
  let shown: ShownLayers

  /// The maximum depth of nested transparency layers, which need memory; beyond it opacity applies to each
  /// layer by itself.
  private static let maximumNesting = 32

  private enum Step {
    case enter(CALayer)
    case leave(Entered)
    case beginCopy(CAReplicatorLayer.Instance)
    case endCopy(CAReplicatorLayer.Instance)
  }

  /// A layer whose sublayers are being drawn.
  private struct Entered {
    /// The layer that is drawn: the model, or its presentation.
    var layer: CALayer
    var hasPicture = false
    var hasMask = false
    var hasInnerState = false
    var transition: OpenTransition?
  }

  /// - Parameter presents: whether animations are drawn at their present moment.
  init(context: CGContext, presents: Bool = false) {
    self.init(context: context, remainingMasks: 16, shown: ShownLayers(presents: presents))
  }

  private init(context: CGContext, remainingMasks: Int, shown: ShownLayers) {
    self.context = context
    self.remainingMasks = remainingMasks
    self.shown = shown
  }

  /// Draws a tree whose root has the coordinates of the context.
  func render(_ root: CALayer) {
    run(root, isRoot: true)
  }

  private func run(_ root: CALayer, isRoot: Bool) {
    var steps: [Step] = []
    var nesting = 0
    if let entered = enter(root, appliesTransform: !isRoot, nesting: &nesting) {
      steps.append(.leave(entered))
      push(root, to: &steps)
    }
    while let step = steps.popLast() {
      switch step {
      case .enter(let layer):
        guard let entered = enter(layer, appliesTransform: true, nesting: &nesting) else { continue }
        if layer.storedSublayers.isEmpty {
          leave(entered, nesting: &nesting)
        } else {
          steps.append(.leave(entered))
          push(layer, to: &steps)
        }
      case .leave(let entered):
        leave(entered, nesting: &nesting)
      case .beginCopy(let copy): begin(copy)
      case .endCopy(let copy): end(copy)
      }
    }
  }

  private func push(_ layer: CALayer, to steps: inout [Step]) {
    guard let replicator = shown[layer] as? CAReplicatorLayer else {
      for sublayer in inOrder(layer).reversed() { steps.append(.enter(sublayer)) }
      return
    }
    for copy in replicator.instances.reversed() {
      steps.append(.endCopy(copy))
      for sublayer in layer.sublayersInDrawingOrder.reversed() { steps.append(.enter(sublayer)) }
      steps.append(.beginCopy(copy))
    }
  }

  /// Returns the sublayers from back to front; those of a transform layer by the depth of their centers.
  private func inOrder(_ layer: CALayer) -> [CALayer] {
    guard layer is CATransformLayer else { return layer.sublayersInDrawingOrder }
    let depths = layer.storedSublayers.map { sublayer -> CGFloat in
      let seen = shown[sublayer]
      return seen.spaceTransform(of: sublayer, in: shown)?.depth(
        at: CGPoint(x: seen.bounds.midX, y: seen.bounds.midY))
        ?? 0
    }
    return zip(depths, layer.storedSublayers).enumerated()
      .sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }.map(\.element.1)
  }

  private func begin(_ copy: CAReplicatorLayer.Instance) {
    context.saveGState()
    context.concatenate(copy.transform)
    if copy.alpha < 1 { context.setAlpha(context.alpha * copy.alpha) }
    shown.delay += copy.delay
    if copy.isTinted { context.beginTransparencyLayer(auxiliaryInfo: nil) }
  }

  private func end(_ copy: CAReplicatorLayer.Instance) {
    if copy.isTinted {
      context.endTransparencyLayer(
        multipliedBy: CGColor(red: copy.red, green: copy.green, blue: copy.blue, alpha: 1))
    }
    shown.delay -= copy.delay
    context.restoreGState()
  }

  /// Draws what lies behind a layer's sublayers; `nil` if there is nothing to be drawn of the layer and them.
  private func enter(_ model: CALayer, appliesTransform: Bool, nesting: inout Int) -> Entered? {
    let layer = shown[model]
    guard !layer.isHidden, layer.opacity > 0 else { return nil }
    if appliesTransform, facesAwayOrIsDrawnInSpace(model, layer) { return nil }
    context.saveGState()
    if appliesTransform {
      context.concatenate(layer.transformToSuperlayer)
      if context.isDegenerate {
        context.restoreGState()
        return nil
      }
    }
    var entered = Entered(layer: layer)
    if layer is CATransformLayer {
      context.concatenate(layer.planeTransformOfSublayers)
      return entered
    }
    guard beginTransition(&entered) else {
      context.restoreGState()
      return nil
    }
    beginPicture(&entered, model, nesting: &nesting)
    drawShadow(layer)
    drawBackground(layer)
    beginInside(&entered)
    drawContent(layer, model)
    let sublayerTransform = layer.planeTransformOfSublayers
    if !sublayerTransform.isIdentity { context.concatenate(sublayerTransform) }
    return entered
  }

  /// Returns whether a layer shows its back, which has nothing on it, or is drawn here, since it does not lie
  /// in the plane.
  private func facesAwayOrIsDrawnInSpace(_ model: CALayer, _ layer: CALayer) -> Bool {
    guard let space = layer.spaceTransform(of: model, in: shown) else { return false }
    let middle = CGPoint(x: layer.bounds.midX, y: layer.bounds.midY)
    if !layer.isDoubleSided, space.turnsAway(at: middle) { return true }
    return !(layer is CATransformLayer) && (space.isProjective || model.storedSuperlayer is CATransformLayer)
      && drawInSpace(model, layer, space)
  }

  /// Begins the transition that the layer is in, if any.
  ///
  /// - Returns: `false` if the transition shows nothing of the layer now.
  private func beginTransition(_ entered: inout Entered) -> Bool {
    guard let (transition, part) = entered.layer.rare?.transition, let look = transition.oldLook else {
      return true
    }
    entered.transition = begin(transition, part, look, entered.layer.bounds)
    return entered.transition != nil
  }

  /// Begins a picture of the layer and its sublayers, if opacity, mask, shadow or blending apply to them as a whole; else
  /// opacity applies to each of its parts.
  private func beginPicture(_ entered: inout Entered, _ model: CALayer, nesting: inout Int) {
    let layer = entered.layer
    let opacity = CGFloat(layer.opacity)
    let mask = remainingMasks > 0 ? layer.rare?.mask : nil
    let shadowNeedsPicture = layer.castsShadow && shadowShape(layer) == nil
    let blendMode = layer.rare?.groupBlendMode
    let fadesAsPicture = opacity < 1 && needsPicture(layer, model)
    if opacity < 1, !fadesAsPicture { context.setAlpha(context.alpha * opacity) }
    guard mask != nil || fadesAsPicture || shadowNeedsPicture || blendMode != nil else { return }
    if fadesAsPicture { context.setAlpha(context.alpha * opacity) }
    guard nesting < Self.maximumNesting else { return }
    nesting += 1
    entered.hasPicture = true
    entered.hasMask = mask != nil
    if mask == nil { context.clipOutward(to: model.drawnBox(in: shown)) }
    if shadowNeedsPicture, let rare = layer.rare { setPictureShadow(rare) }
    if let blendMode { context.setBlendMode(blendMode) }
    context.beginTransparencyLayer(auxiliaryInfo: nil)
  }

  /// Draws a shadow whose shape is known; a picture's is drawn with the picture.
  private func drawShadow(_ layer: CALayer) {
    guard layer.castsShadow, let shape = shadowShape(layer), let rare = layer.rare,
      let color = rare.shadowColor
    else { return }
    let alpha = color.alpha * CGFloat(min(rare.shadowOpacity, 1))
    let sigma = max(rare.shadowRadius, 0)
    if rare.hasHollowShadow {
      let reach = shape.boundingBox.insetBy(
        dx: -3 * sigma - abs(rare.shadowOffset.width), dy: -3 * sigma - abs(rare.shadowOffset.height))
      context.saveGState()
      context.beginPath()
      context.addRect(reach)
      context.addPath(shape)
      context.clip(using: .evenOdd)
    }
    context.drawShadow(
      of: shape, offset: rare.shadowOffset, sigma: sigma, color: color.copy(alpha: alpha) ?? color)
    if rare.hasHollowShadow { context.restoreGState() }
  }

  private func drawBackground(_ layer: CALayer) {
    guard let color = layer.storedBackgroundColor, color.alpha > 0 else { return }
    context.setFillColor(color)
    if let rare = layer.rare, rare.cornerRadius > 0, !rare.maskedCorners.isEmpty {
      context.beginPath()
      context.addPath(layer.outline)
      context.fillPath()
    } else {
      context.fill(layer.bounds)
    }
  }

  /// Clips content and sublayers to the layer's outline, if it masks, and keeps the context as it is around them.
  private func beginInside(_ entered: inout Entered) {
    let layer = entered.layer
    guard layer.masksToBounds || !layer.planeTransformOfSublayers.isIdentity else { return }
    entered.hasInnerState = true
    context.saveGState()
    guard layer.masksToBounds else { return }
    if let rare = layer.rare, rare.cornerRadius > 0 {
      context.beginPath()
      context.addPath(layer.outline)
      context.clip()
    } else {
      context.clip(to: layer.bounds)
    }
  }

  /// Draws a layer with its sublayers in perspective.
  ///
  /// - Returns: Whether that was possible.
  private func drawInSpace(_ model: CALayer, _ layer: CALayer, _ space: CATransform3D) -> Bool {
    // The context has the transforms of surrounding transform layers, which the projection already contains.
    var plane = CGAffineTransform.identity
    var next = model.storedSuperlayer
    if let parent = next { plane = shown[parent].planeTransformOfSublayers }
    while let parent = next, parent is CATransformLayer {
      plane = plane.concatenating(shown[parent].transformToSuperlayer)
      next = parent.storedSuperlayer
      if let outer = next { plane = plane.concatenating(shown[outer].planeTransformOfSublayers) }
    }
    guard plane.isInvertible else { return false }
    var box = model.drawnBox(in: shown)
    if box.isInfinite || box.isNull { box = layer.bounds }
    context.saveGState()
    context.concatenate(plane.inverted())
    let renderer = { (picture: CGContext) in
      LayerRenderer(context: picture, remainingMasks: remainingMasks, shown: shown)
        .run(model, isRoot: true)
    }
    let isDrawn = context.drawProjected(box, by: space.planeProjection, renderer)
    context.restoreGState()
    return isDrawn
  }

  /// Draws the parts of a layer in front of its sublayers.
  private func leave(_ entered: Entered, nesting: inout Int) {
    let layer = entered.layer
    if entered.hasInnerState { context.restoreGState() }
    if let rare = layer.rare, rare.borderWidth > 0, let color = rare.borderColor, color.alpha > 0,
      !(layer is CATransformLayer)
    {
      drawBorder(layer, width: rare.borderWidth, color: color)
    }
    if entered.hasPicture {
      nesting -= 1
      if entered.hasMask, let mask = layer.rare?.mask {
        let renderer = LayerRenderer(context: context, remainingMasks: remainingMasks - 1, shown: shown)
        context.endTransparencyLayer { _ in renderer.run(mask, isRoot: false) }
      } else {
        context.endTransparencyLayer()
      }
    }
    if let transition = entered.transition { end(transition) }
    context.restoreGState()
  }

  /// Returns whether parts of the layer would show through others if each faded by itself.
  private func needsPicture(_ layer: CALayer, _ model: CALayer) -> Bool {
    if !layer.allowsGroupOpacity { return false }
    if !model.storedSublayers.isEmpty || model.delegate != nil { return true }
    if type(of: layer) != CALayer.self { return true }
    var parts = layer.storedBackgroundColor == nil ? 0 : 1
    if layer.contents != nil { parts += 1 }
    if layer.borderWidth > 0 { parts += 1 }
    if layer.shadowOpacity > 0 { parts += 1 }
    return parts > 1
  }

  // MARK: Parts

  /// Returns the shape of the layer's shadow, if it is known without drawing the layer.
  private func shadowShape(_ layer: CALayer) -> CGPath? {
    if let path = layer.rare?.shadowPath { return path }
    guard let color = layer.storedBackgroundColor, color.alpha >= 1 else { return nil }
    return layer.outline
  }

  private func setPictureShadow(_ rare: RareProperties) {
    guard let color = rare.shadowColor else { return }
    context.setLayerShadow(
      offset: rare.shadowOffset, sigma: max(rare.shadowRadius, 0),
      color: color.copy(alpha: color.alpha * CGFloat(min(rare.shadowOpacity, 1))) ?? color)
  }

  private func drawContent(_ layer: CALayer, _ model: CALayer) {
    let source = model.contentSource
    if source.contains(.cachesDrawing) {
      if model.state.contains(.needsDisplay), model.bounds.width > 0, model.bounds.height > 0 {
        model.displayIfNeeded()
      }
    } else {
      model.state.remove(.needsDisplay)
    }
    if let contents = layer.rare?.contents {
      if let image = contents as? CGImage { drawContents(image, layer) }
      if let record = contents as? DrawingCache { draw(record, layer) }
      return
    }
    let bounds = layer.bounds
    guard (bounds.width > 0 && bounds.height > 0) || layer.drawsBeyondBounds else { return }
    if source.contains(.drawsDirectly) {
      context.saveGState()
      if model !== layer, !source.contains(.layerDrawsDirectly) {
        drawOwnersContent(layer, model)
      } else {
        if !layer.drawsBeyondBounds { context.clipOutward(to: bounds) }
        layer.draw(in: context)
      }
      context.restoreGState()
    }
    guard source.contains(.cachesDrawing) else { return }
    if model !== layer, source.contains(.layerCachesDrawing), model.animatesDisplay {
      // A property of the application's class is animated, so each frame is drawn.
      context.saveGState()
      context.clipOutward(to: bounds)
      layer.draw(in: context)
      context.restoreGState()
    } else if let record = model.rare?.record {
      if record.suffices(for: context) { draw(record, layer) } else { drawUncached(layer, model) }
    }
  }

  /// Calls the application's drawing code for this picture, which needs more than the kept pixels.
  private func drawUncached(_ layer: CALayer, _ model: CALayer) {
    context.saveGState()
    defer { context.restoreGState() }
    if model !== layer {
      drawOwnersContent(layer, model)
    } else {
      context.clipOutward(to: layer.bounds)
      if model.state.contains(.layerDrawsDirectly) {
        model.drawByDelegate(in: context)
      } else {
        model.draw(in: context)
      }
    }
  }

  /// Draws the kept drawing of a layer at the position that its gravity determines in the current bounds.
  private func draw(_ record: DrawingCache, _ layer: CALayer) {
    let rect = layer.contentsGravity.place(record.box.size, in: layer.bounds)
    if let image = record.image, let center = layer.rare?.center(of: image) {
      context.drawUpright(image, in: rect, center: center, scale: record.scale)
    } else {
      context.draw(record, in: rect)
    }
  }

  /// Draws the content of the layer's owner, which is for the model's bounds, into the presented bounds.
  private func drawOwnersContent(_ layer: CALayer, _ model: CALayer) {
    let (own, seen) = (model.bounds, layer.bounds)
    guard own.width > 0, own.height > 0 else { return }
    if !model.drawsBeyondBounds { context.clipOutward(to: seen) }
    if own.size != seen.size, !model.redrawsDuringAnimation {
      let place = layer.contentsGravity.place(own.size, in: seen)
      context.translateBy(x: place.minX, y: place.minY)
      context.scaleBy(x: place.width / own.width, y: place.height / own.height)
      context.translateBy(x: -own.minX, y: -own.minY)
    }
    if model.redrawsDuringAnimation, let owner = model.delegate {
      owner.draw(layer, in: context)
    } else {
      model.draw(in: context)
    }
  }

  private func drawContents(_ image: CGImage, _ layer: CALayer) {
    guard let rare = layer.rare else { return }
    let unit = RareProperties.unitRect
    var image = image
    if rare.contentsRect != unit {
      let part = CGRect(
        x: rare.contentsRect.minX * CGFloat(image.width), y: rare.contentsRect.minY * CGFloat(image.height),
        width: rare.contentsRect.width * CGFloat(image.width),
        height: rare.contentsRect.height * CGFloat(image.height))
      guard let cropped = image.cropping(to: part) else { return }
      image = cropped
    }
    let scale = rare.contentsScale > 0 ? rare.contentsScale : 1
    let size = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
    let rect = rare.contentsGravity.place(size, in: layer.bounds)
    context.saveGState()
    let isLarger = rect.width > size.width
    if (isLarger ? rare.magnificationFilter : rare.minificationFilter) == .nearest {
      context.interpolationQuality = .none
    }
    if let center = rare.center(of: image) {
      context.drawUpright(image, in: rect, center: center, scale: scale)
    } else {
      context.drawUpright(image, in: rect)
    }
    context.restoreGState()
  }

  private func drawBorder(_ layer: CALayer, width: CGFloat, color: CGColor) {
    let bounds = layer.bounds
    guard bounds.isFinite, width.isFinite else { return }
    context.setFillColor(color)
    context.beginPath()
    context.addPath(layer.outline)
    let inner = bounds.insetBy(dx: width, dy: width)
    if !inner.isNull, inner.width > 0, inner.height > 0 {
      // The inner edge is parallel to the outer one.
      context.addPath(
        layer.cornerRadii.map { CGPath.roundedRect(inner, radii: $0.reduced(by: width)) }
          ?? CGPath.roundedRect(
            inner, radius: layer.effectiveCornerRadius - width,
            corners: CornerSet(rawValue: layer.maskedCorners.rawValue),
            isContinuous: layer.cornerCurve == .continuous))
    }
    context.fillPath(using: .evenOdd)
  }
}

extension CALayer {
  /// A Boolean value that indicates whether the layer has a shadow, of its outline or of what it draws.
  final var castsShadow: Bool {
    guard let rare else { return false }
    return rare.shadowOpacity > 0 && rare.shadowColor != nil && !masksToBounds
  }

  /// A Boolean value that indicates whether an animation changes a property for which the layer's class needs
  /// display.
  final var animatesDisplay: Bool {
    rare?.animations.contains { running in
      (running.animation as? CAPropertyAnimation)?.keyPath.map { type(of: self).needsDisplay(forKey: $0) }
        ?? false
    } ?? false
  }

  /// The outline of the bounds with their rounded corners.
  final var outline: CGPath {
    guard let rare, rare.cornerRadius > 0 else { return CGPath(rect: bounds, transform: nil) }
    if let radii = rare.cornerRadii { return CGPath.roundedRect(bounds, radii: radii) }
    return CGPath.roundedRect(
      bounds, radius: rare.cornerRadius, corners: CornerSet(rawValue: rare.maskedCorners.rawValue),
      isContinuous: rare.cornerCurve == .continuous)
  }

  /// The corner radius, limited to half the size of the bounds.
  final var effectiveCornerRadius: CGFloat {
    min(cornerRadius, min(bounds.width, bounds.height) / 2)
  }

  /// The box around all that the layer and its sublayers draw, in the layer's own coordinates.
  ///
  /// - Parameter shown: the layers as they are shown.
  final func drawnBox(in shown: ShownLayers) -> CGRect {
    var box = CGRect.null
    var pending: [(layer: CALayer, transform: CGAffineTransform, clip: CGRect)] = [
      (self, .identity, .infinite)
    ]
    while let (model, transform, clip) = pending.popLast() {
      let layer = shown[model]
      if layer.isHidden { continue }
      if (layer as? CAReplicatorLayer)?.instanceCount ?? 1 > 1 { return .infinite }
      var own = layer.bounds
      if layer.drawsBeyondBounds {
        let beyond = layer.boxBeyondBounds
        if beyond.isInfinite { return .infinite }
        own = own.union(beyond)
      }
      if let rare = layer.rare, rare.shadowOpacity > 0, !layer.masksToBounds {
        let reach = 3 * max(rare.shadowRadius, 0) + 1
        let shape = rare.shadowPath?.boundingBox ?? own
        own = own.union(
          shape.offsetBy(dx: rare.shadowOffset.width, dy: rare.shadowOffset.height)
            .insetBy(dx: -reach, dy: -reach))
        // The shadow of sublayers beyond the bounds has no known bounds.
        if rare.shadowPath == nil, layer.storedBackgroundColor == nil { return .infinite }
      }
      let placed = own.applying(transform)
      box = box.union(clip == .infinite ? placed : placed.intersection(clip))
      var inner = clip
      if layer.masksToBounds {
        let bounds = layer.bounds.applying(transform)
        inner = clip == .infinite ? bounds : bounds.intersection(clip)
        if inner.isNull { continue }
      }
      let sublayerTransform = layer.planeTransformOfSublayers.concatenating(transform)
      for sublayer in model.storedSublayers {
        pending.append(
          (sublayer, shown[sublayer].transformToSuperlayer.concatenating(sublayerTransform), inner))
      }
    }
    return box
  }
}

extension CALayerContentsGravity {
  /// Returns the rectangle for contents of a size in a rectangle, with y growing downward.
  func place(_ size: CGSize, in bounds: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return bounds }
    var size = size
    switch self {
    case .resize: return bounds
    case .resizeAspect, .resizeAspectFill:
      let (x, y) = (bounds.width / size.width, bounds.height / size.height)
      let factor = self == .resizeAspect ? min(x, y) : max(x, y)
      size = CGSize(width: size.width * factor, height: size.height * factor)
    default: break
    }
    let isLeft = [.left, .topLeft, .bottomLeft].contains(self)
    let isRight = [.right, .topRight, .bottomRight].contains(self)
    let isTop = [.top, .topLeft, .topRight].contains(self)
    let isBottom = [.bottom, .bottomLeft, .bottomRight].contains(self)
    return CGRect(
      x: isLeft ? bounds.minX : isRight ? bounds.maxX - size.width : bounds.midX - size.width / 2,
      y: isTop ? bounds.minY : isBottom ? bounds.maxY - size.height : bounds.midY - size.height / 2,
      width: size.width, height: size.height)
  }
}
