import Foundation

/// The update cycle of a layer tree, which a commit starts at the layers of windows:
///
/// 1. Layers that need layout are laid out from the top down, in one traversal; layers that are invalidated
///   meanwhile follow in the next. `layoutSublayers()` calls the delegate: a view calls its view controller
///   and `layoutSubviews()`.
/// 2. Layers that need display are displayed, superlayers first. The drawing of the application's own code is
///   kept as pixels.
///
/// The traversals use lists of their own instead of recursion: trees may be ten thousand layers deep.
extension CALayer {
  // MARK: Invalidation

  package final func markNeedsLayout() {
    guard !state.contains(.needsLayout) else { return }
    state.insert(.needsLayout)
    rare?.layoutManager?.invalidateLayout(of: self)
    markAncestors(.subtreeNeedsLayout)
  }

  /// Marks the owner to be called before the next layout of the layer or its sublayers.
  package final func setOwnerNeedsUpdate() {
    guard !state.contains(.ownerNeedsUpdate) else { return }
    state.insert(.ownerNeedsUpdate)
    markAncestors(.subtreeNeedsLayout)
  }

  /// Marks the layer to be visited in the next layout.
  package final func markSubtreeNeedsLayout() {
    guard !state.contains(.subtreeNeedsLayout) else { return }
    state.insert(.subtreeNeedsLayout)
    markAncestors(.subtreeNeedsLayout)
  }

  final func markNeedsDisplay(in part: CGRect?) {
    if let part {
      if !state.contains(.needsDisplay) {
        box.displayedPart = part
      } else if let pending = rare?.displayedPart {
        rare?.displayedPart = pending.union(part)
      }
    } else {
      rare?.displayedPart = nil
    }
    guard !state.contains(.needsDisplay) else { return }
    state.insert(.needsDisplay)
    if contentSource.contains(.cachesDrawing) { markAncestors(.subtreeNeedsDisplay) }
  }

  /// Marks all superlayers as having work below them, and requests a commit if the tree is on a screen.
  final func markAncestors(_ flag: LayerState) {
    var layer = self
    while let parent = layer.parentInCycle {
      guard !parent.state.contains(flag) else { return }
      parent.state.insert(flag)
      layer = parent
    }
    if layer.isRootOfScreen, !layer.storedIsHidden { CATransaction.requestCommit() }
  }

  /// The parent in the update cycle: the superlayer, or the layer that this one masks.
  final var parentInCycle: CALayer? { storedSuperlayer ?? rare?.maskedLayer }

  /// Marks the superlayers after the layer was added to a tree with pending work.
  final func propagatePendingWork() {
    if !state.isDisjoint(with: .layoutWork) { markAncestors(.subtreeNeedsLayout) }
    if !state.isDisjoint(with: .displayWork), contentSource.contains(.cachesDrawing) || hasDisplayWorkBelow {
      markAncestors(.subtreeNeedsDisplay)
    }
  }

  private final var hasDisplayWorkBelow: Bool { state.contains(.subtreeNeedsDisplay) }

  final func sizeChanged() {
    guard rare?.model == nil else { return }
    markNeedsLayout()
    if let rare, rare.needsDisplayOnBoundsChange {
      setNeedsDisplay()
    } else if state.contains(.needsDisplay), state.contains(.cachesDrawing) {
      // Nothing is displayed while the bounds are empty.
      markAncestors(.subtreeNeedsDisplay)
    }
  }

  final func setMask(_ mask: CALayer?) {
    guard mask !== rare?.mask else { return }
    if let former = rare?.mask { leaveMask(former) }
    box.mask = mask
    guard let mask else { return }
    mask.box.maskedLayer = self
    mask.propagatePendingWork()
  }

  final func leaveMask(_ mask: CALayer) {
    if mask.rare?.maskedLayer === self { mask.rare?.maskedLayer = nil }
  }

  // MARK: Layout

  /// The number of rounds after which a layout that keeps invalidating itself is given up.
  private static let roundLimit = 100

  /// Lays out the layer and its sublayers, beginning at the highest of the consecutive superlayers that need
  /// layout, too, since only they can position this one.
  final func layoutTree() {
    storedOwner?.prepareLayout()
    var top = self
    if state.contains(.needsLayout) {
      while let parent = top.parentInCycle, parent.state.contains(.needsLayout),
        !parent.state.contains(.isLayingOut)
      {
        top = parent
      }
    }
    let owner = storedOwner
    for round in 0... {
      if round > 0 { owner?.prepareLayout() }
      guard !top.state.isDisjoint(with: .layoutWork) else { return }
      guard round < Self.roundLimit else { return top.abandonLayout(after: round) }
      top.layOutOnce()
    }
  }

  /// Ends a layout that never settles, and reports each layer that is still invalid once. iOS hangs.
  private final func abandonLayout(after rounds: Int) {
    var stack: ContiguousArray<CALayer> = [self]
    while let layer = stack.popLast() {
      let asks = !layer.state.isDisjoint(with: [.needsLayout, .ownerNeedsUpdate])
      if layer.state.contains(.subtreeNeedsLayout) {
        if let mask = layer.rare?.mask { stack.append(mask) }
        stack.append(contentsOf: layer.storedSublayers.reversed())
      }
      layer.state.subtract(.layoutWork)
      guard asks, !layer.state.contains(.didReportNonconvergence) else { continue }
      layer.state.insert(.didReportNonconvergence)
      var owned = layer
      while owned.storedOwner == nil, let parent = owned.parentInCycle { owned = parent }
      if let owner = owned.storedOwner {
        owner.layoutDidNotConverge(layer, after: rounds)
      } else {
        let message =
          "Layout of \(layer) did not come to rest after \(rounds) rounds: it is asked for again each time it is done.\n"
        FileHandle.standardError.write(Data(message.utf8))
      }
    }
  }

  /// Visits the layer and its sublayers once and lays out those that need it.
  private final func layOutOnce() {
    var stack: ContiguousArray<CALayer> = [self]
    while let layer = stack.popLast() {
      // Code that ran before may have removed the layer from the tree.
      guard layer === self || layer.parentInCycle != nil else { continue }
      if layer.state.contains(.ownerNeedsUpdate) {
        layer.state.remove(.ownerNeedsUpdate)
        layer.storedOwner?.layoutReachesLayer()
      }
      if layer.state.contains(.needsLayout) {
        layer.state.remove(.needsLayout)
        let isNested = layer.state.contains(.isLayingOut)
        layer.state.insert(.isLayingOut)
        layer.layoutSublayers()
        if !isNested { layer.state.remove(.isLayingOut) }
      }
      guard layer.state.contains(.subtreeNeedsLayout) else { continue }
      layer.state.remove(.subtreeNeedsLayout)
      if let mask = layer.rare?.mask, !mask.state.isDisjoint(with: .layoutWork) { stack.append(mask) }
      for sublayer in layer.storedSublayers.reversed() where !sublayer.state.isDisjoint(with: .layoutWork) {
        stack.append(sublayer)
      }
    }
  }

  // MARK: Display

  /// Displays the layers that need it in this layer and below, except hidden ones.
  package final func displayTree() {
    guard !state.isDisjoint(with: .displayWork) else { return }
    var stack: ContiguousArray<CALayer> = [self]
    while let layer = stack.popLast() {
      if layer.storedIsHidden { continue }
      if layer.state.contains(.needsDisplay), layer.contentSource.contains(.cachesDrawing),
        layer.storedBounds.width > 0, layer.storedBounds.height > 0
      {
        layer.displayIfNeeded()
      }
      guard layer.state.contains(.subtreeNeedsDisplay) else { continue }
      layer.state.remove(.subtreeNeedsDisplay)
      if let mask = layer.rare?.mask, !mask.state.isDisjoint(with: .displayWork) { stack.append(mask) }
      for sublayer in layer.storedSublayers.reversed() where !sublayer.state.isDisjoint(with: .displayWork) {
        stack.append(sublayer)
      }
    }
  }

  /// Performs the update cycle for the tree, as a commit does for each window: layout, then display, repeated
  /// if the display has invalidated the layout.
  package final func commitTree() {
    // A layer that is invalidated during its display waits for the next commit.
    for _ in 0..<4 {
      layoutIfNeeded()
      displayTree()
      if state.isDisjoint(with: .layoutWork) { return }
    }
  }

  /// Draws the content with the layer's own code or its delegate's, and keeps it as pixels.
  package final func cacheContent() {
    state.remove(.needsDisplay)
    let part = rare?.displayedPart
    rare?.displayedPart = nil
    guard contentSource.contains(.cachesDrawing) else { return }
    // The content of image views is drawn into each picture, whichever object displays.
    if state.contains(.drawsDirectly), !state.contains(.layerDrawsDirectly) { return }
    guard let record = DrawingCache(box: storedBounds, scale: max(contentsScale, scaleOfScreen)) else {
      rare?.record = nil
      return
    }
    if let context = record.context {
      if let part, let former = rare?.record, former.box == record.box, former.scale == record.scale,
        former.image != nil
      {
        // The content outside of the part stays.
        record.begin(with: former, clearing: part)
        context.clip(to: part)
        state.insert(.displaysPart)
      }
      if state.contains(.layerDrawsDirectly) { drawByDelegate(in: context) } else { draw(in: context) }
      state.remove(.displaysPart)
      record.finish()
    }
    // "The existing content in the layer's contents property is removed to make way for the new content."
    box.contents = nil
    box.record = record
  }

  /// The scale of the nearest view's screen in pixels per point, or that of the last picture.
  private final var scaleOfScreen: CGFloat {
    var layer = self
    while layer.storedOwner == nil, let parent = layer.parentInCycle { layer = parent }
    return layer.storedOwner?.pixelsPerPoint ?? LayerSession.current.pictureScale
  }

  final func drawByDelegate(in context: CGContext) {
    guard let delegate else { return }
    delegate.layerWillDraw(self)
    delegate.draw(self, in: context)
  }
}
