extension CALayer {
  /// Inserts a layer at an index of the sublayers before the insertion; an index beyond the end stands for
  /// the front.
  final func insert(_ layer: CALayer, at index: Int) {
    var index = index
    if layer.storedSuperlayer === self, index != .max,
      let old = storedSublayers.index(of: layer), old < index
    {
      index -= 1
    }
    layer.checkIsNoAncestor(of: self)
    // A sublayer that only changes its position is not new.
    let serialBefore = layer.storedSuperlayer === self ? layer.attachSerial : nil
    layer.removeFromSuperlayer()
    storedSublayers.insert(layer, at: min(index, storedSublayers.count))
    layer.storedSuperlayer = self
    layer.attachSerial = serialBefore ?? CATransaction.serial
    layer.propagatePendingWork()
  }

  final func insert(_ layer: CALayer, nextTo sibling: CALayer?, above: Bool) {
    guard layer !== sibling else { return }
    guard let sibling, let index = storedSublayers.index(of: sibling) else {
      return insert(layer, at: .max)
    }
    insert(layer, at: above ? index + 1 : index)
  }

  final func setSublayers(_ layers: [CALayer]) {
    let old = storedSublayers
    storedSublayers.removeAll()
    for layer in old { layer.storedSuperlayer = nil }
    for layer in layers { insert(layer, at: .max) }
  }

  /// Returns the index of a sublayer from the back; `nil` for other layers.
  package final func index(ofSublayer layer: CALayer) -> Int? { storedSublayers.index(of: layer) }

  final func detach() {
    guard let parent = storedSuperlayer else { return }
    storedSuperlayer = nil
    attachSerial = 0
    MediaClock.recordDetachment()
    parent.storedSublayers.remove(self)
  }

  /// Releases the sublayers without recursion, which would overflow the stack for a chain of ten thousand.
  final func releaseSublayers() {
    var pending = Array(storedSublayers)
    storedSublayers.removeAll()
    for layer in pending { layer.storedSuperlayer = nil }
    if let mask = rare?.mask {
      leaveMask(mask)
      rare?.mask = nil
      pending.append(mask)
    }
    while var layer = pending.popLast() {
      guard isKnownUniquelyReferenced(&layer) else { continue }
      for child in layer.storedSublayers { child.storedSuperlayer = nil }
      pending.append(contentsOf: layer.storedSublayers)
      layer.storedSublayers.removeAll()
      if let mask = layer.rare?.mask {
        layer.leaveMask(mask)
        layer.rare?.mask = nil
        pending.append(mask)
      }
    }
  }

  /// Stops the process, as the exception does on iOS, if this layer is the other one or
  /// contains it.
  private final func checkIsNoAncestor(of other: CALayer) {
    // A layer without sublayers contains none.
    if self !== other, storedSublayers.isEmpty { return }
    // Unsafe, since counting references to superlayers would take most of the time in deep trees.
    unowned(unsafe) var ancestor: CALayer? = other
    while let current = ancestor {
      if current === self {
        fatalError(
          "*** Terminating app due to uncaught exception 'CALayerInvalid', reason: 'layer \(self) is a part of "
            + "cycle in its layer tree'")
      }
      ancestor = current.storedSuperlayer
    }
  }

  /// The sublayers from back to front, ordered by `zPosition`.
  final var sublayersInDrawingOrder: [CALayer] {
    guard storedSublayers.contains(where: { ($0.rare?.zPosition ?? 0) != 0 }) else {
      return Array(storedSublayers)
    }
    // Equal depths keep their order.
    return storedSublayers.enumerated().sorted { lhs, rhs in
      let (left, right) = (lhs.element.zPosition, rhs.element.zPosition)
      return left != right ? left < right : lhs.offset < rhs.offset
    }.map(\.element)
  }

  /// Returns the frontmost layer at a point in the superlayer's coordinates.
  final func frontmostLayer(at point: CGPoint) -> CALayer? {
    // A layer that contains its point, with the sublayers that were not visited, the frontmost last.
    struct Entry {
      var layer: CALayer
      var point: CGPoint
      var isInside: Bool
      var remaining: [CALayer]
    }
    func entry(_ layer: CALayer, _ point: CGPoint) -> Entry? {
      if layer.isHidden || layer.opacity <= 0 { return nil }
      let toSuperlayer = layer.transformToSuperlayer
      guard toSuperlayer.isInvertible else { return nil }
      let inside = point.applying(toSuperlayer.inverted())
      let contains = layer.contains(inside)
      if layer.masksToBounds, !contains { return nil }
      if let mask = layer.mask, mask.frontmostLayer(at: inside) == nil { return nil }
      return Entry(
        layer: layer, point: inside, isInside: contains, remaining: layer.sublayersInDrawingOrder)
    }
    guard let start = entry(self, point) else { return nil }
    var stack = [start]
    while var top = stack.popLast() {
      if let sublayer = top.remaining.popLast() {
        let plane = top.layer.planeTransformOfSublayers
        let point = plane.isIdentity ? top.point : top.point.applying(plane.inverted())
        stack.append(top)
        if let next = entry(sublayer, point) { stack.append(next) }
      } else if top.isInside {
        return top.layer
      }
    }
    return nil
  }
}
