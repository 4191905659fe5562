import Foundation

/// The update cycle of a tree of layers, which a commit starts at the layers of the windows:
///
/// 1. Layers that need it are laid out from the top down, in one walk; what asks for it meanwhile is laid out in the next.
///    `layoutSublayers()` asks the delegate: a view calls its controller and `layoutSubviews()`.
/// 2. Layers whose content is needed are displayed, superlayers first. What their code drew is kept as pixels.
///
/// The walks use lists of their own instead of recursion: trees may be ten thousand layers deep.
extension CALayer {
  // MARK: Marking

  package final func markNeedsLayout() {
    guard !state.contains(.needsLayout) else { return }
    state.insert(.needsLayout)
    rare?.layoutManager?.invalidateLayout(of: self)
    markAncestors(.subtreeNeedsLayout)
  }

  /// Has the owner called before the next layout of what is in the layer.
  package final func markOwnerWaits() {
    guard !state.contains(.ownerWaits) else { return }
    state.insert(.ownerWaits)
    markAncestors(.subtreeNeedsLayout)
  }

  /// Has the next layout come to this layer.
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
    if contentSource.contains(.keepsDrawing) { markAncestors(.subtreeNeedsDisplay) }
  }

  /// Tells all superlayers that something below them has work, and the screen that a commit is needed.
  final func markAncestors(_ flag: LayerState) {
    var layer = self
    while let parent = layer.parentInCycle {
      guard !parent.state.contains(flag) else { return }
      parent.state.insert(flag)
      layer = parent
    }
    if layer.isRootOfScreen, !layer.storedIsHidden { CATransaction.requestCommit() }
  }

  /// The layer that lays this one out: its superlayer, or the one that it masks.
  final var parentInCycle: CALayer? { storedSuperlayer ?? rare?.maskedLayer }

  /// The layer with its pending work has come into a tree.
  final func announceWork() {
    if !state.isDisjoint(with: .layoutWork) { markAncestors(.subtreeNeedsLayout) }
    if !state.isDisjoint(with: .displayWork), contentSource.contains(.keepsDrawing) || hasDisplayWorkBelow {
      markAncestors(.subtreeNeedsDisplay)
    }
  }

  private final var hasDisplayWorkBelow: Bool { state.contains(.subtreeNeedsDisplay) }

  final func sizeChanged() {
    guard rare?.model == nil else { return }
    markNeedsLayout()
    if let rare, rare.needsDisplayOnBoundsChange {
      setNeedsDisplay()
    } else if state.contains(.needsDisplay), state.contains(.keepsDrawing) {
      // Nothing is displayed while there are no bounds.
      markAncestors(.subtreeNeedsDisplay)
    }
  }

  final func setMask(_ mask: CALayer?) {
    guard mask !== rare?.mask else { return }
    if let former = rare?.mask { leaveMask(former) }
    box.mask = mask
    guard let mask else { return }
    mask.box.maskedLayer = self
    mask.announceWork()
  }

  final func leaveMask(_ mask: CALayer) {
    if mask.rare?.maskedLayer === self { mask.rare?.maskedLayer = nil }
  }

  // MARK: Layout

  /// As often as layout may be asked for from inside of it before it is given up.
  private static let roundLimit = 100

  /// Lays out what needs it in the layer and below, and begins at superlayers that wait for their layout, too: only they can
  /// place a layer that itself waits.
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
      guard round < Self.roundLimit else { return top.giveUpLayout(after: round) }
      top.layOutOnce()
    }
  }

  /// Ends a layout that never rests, and says once for each layer that still asks for it where it is. iOS hangs.
  private final func giveUpLayout(after rounds: Int) {
    var stack: ContiguousArray<CALayer> = [self]
    while let layer = stack.popLast() {
      let asks = !layer.state.isDisjoint(with: [.needsLayout, .ownerWaits])
      if layer.state.contains(.subtreeNeedsLayout) {
        if let mask = layer.rare?.mask { stack.append(mask) }
        stack.append(contentsOf: layer.storedSublayers.reversed())
      }
      layer.state.subtract(.layoutWork)
      guard asks, !layer.state.contains(.isRestless) else { continue }
      layer.state.insert(.isRestless)
      var owned = layer
      while owned.storedOwner == nil, let parent = owned.parentInCycle { owned = parent }
      if let owner = owned.storedOwner {
        owner.layoutDidNotRest(layer, after: rounds)
      } else {
        let message =
          "Layout of \(layer) did not come to rest after \(rounds) rounds: it is asked for again each time it is done.\n"
        FileHandle.standardError.write(Data(message.utf8))
      }
    }
  }

  /// One walk from this layer down over all that needs layout.
  private final func layOutOnce() {
    var stack: ContiguousArray<CALayer> = [self]
    while let layer = stack.popLast() {
      // Whatever ran before may have taken the layer out of the tree.
      guard layer === self || layer.parentInCycle != nil else { continue }
      if layer.state.contains(.ownerWaits) {
        layer.state.remove(.ownerWaits)
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

  /// Displays what needs it in the layer and below; not what is hidden.
  package final func displayTree() {
    guard !state.isDisjoint(with: .displayWork) else { return }
    var stack: ContiguousArray<CALayer> = [self]
    while let layer = stack.popLast() {
      if layer.storedIsHidden { continue }
      if layer.state.contains(.needsDisplay), layer.contentSource.contains(.keepsDrawing),
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

  /// Lays out and displays what needs it in a tree: what a commit does for each window. What displaying added is laid out and
  /// displayed, too.
  package final func commitTree() {
    // A layer that asks for display from inside of it waits for the next commit.
    for _ in 0..<4 {
      layoutIfNeeded()
      displayTree()
      if state.isDisjoint(with: .layoutWork) { return }
    }
  }

  /// Keeps what the layer's code or its delegate's draws as the content.
  package final func drawContentRecord() {
    state.remove(.needsDisplay)
    let part = rare?.displayedPart
    rare?.displayedPart = nil
    guard contentSource.contains(.keepsDrawing) else { return }
    // What an image view shows is drawn anew for each picture, whoever else is asked to display.
    if state.contains(.drawsAnew), !state.contains(.layerDrawsAnew) { return }
    guard let record = KeptDrawing(box: storedBounds, scale: max(contentsScale, scaleOfScreen)) else {
      rare?.record = nil
      return
    }
    if let context = record.context {
      if let part, let former = rare?.record, former.box == record.box, former.scale == record.scale,
        former.image != nil
      {
        // What lies beside the part stays.
        record.begin(with: former, clearing: part)
        context.clip(to: part)
        state.insert(.displaysPart)
      }
      if state.contains(.layerDrawsAnew) { drawByDelegate(in: context) } else { draw(in: context) }
      state.remove(.displaysPart)
      record.finish()
    }
    // "The existing content in the layer's contents property is removed to make way for the new content."
    box.contents = nil
    box.record = record
  }

  /// Pixels per point where the layer is shown: those of the nearest view's screen, or of the last picture's.
  private final var scaleOfScreen: CGFloat {
    var layer = self
    while layer.storedOwner == nil, let parent = layer.parentInCycle { layer = parent }
    return layer.storedOwner?.pixelsPerPoint ?? CATransition.pictureScale
  }

  final func drawByDelegate(in context: CGContext) {
    guard let delegate else { return }
    delegate.layerWillDraw(self)
    delegate.draw(self, in: context)
  }
}
