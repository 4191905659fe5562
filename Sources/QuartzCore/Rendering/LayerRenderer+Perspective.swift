extension CALayer {
  /// The transform of space from the layer's coordinates to those of the nearest superlayer that lies in a plane of its own:
  /// transform layers keep the depths of their sublayers. Nil where it does to the plane what the plane's transform does.
  ///
  /// - Parameters:
  ///   - model: the layer that this one presents, or itself: it knows the superlayers.
  ///   - shown: the layers as they are shown.
  final func spaceTransform(of model: CALayer, in shown: ShownLayers) -> CATransform3D? {
    // Most layers are in one plane with the layers around them.
    guard rare != nil || model.storedSuperlayer is CATransformLayer else { return nil }
    var needsSpace = false
    var result = CATransform3DIdentity
    var next: (model: CALayer, seen: CALayer)? = (model, self)
    while let (model, layer) = next {
      if let rare = layer.rare {
        needsSpace = needsSpace || rare.hasTransform || rare.zPosition != 0
      }
      result = CATransform3DConcat(result, layer.ownSpaceTransform)
      let parent = model.storedSuperlayer
      if let parent, let rare = parent.rare, !CATransform3DIsIdentity(rare.sublayerTransform) {
        let (bounds, anchor) = (parent.storedBounds, parent.storedAnchorPoint)
        let pivot = CGPoint(
          x: bounds.minX + anchor.x * bounds.width, y: bounds.minY + anchor.y * bounds.height)
        result = CATransform3DConcat(result, CATransform3DMakeTranslation(-pivot.x, -pivot.y, 0))
        result = CATransform3DConcat(result, rare.sublayerTransform)
        result = CATransform3DConcat(result, CATransform3DMakeTranslation(pivot.x, pivot.y, 0))
      }
      next = parent is CATransformLayer ? parent.map { ($0, shown[$0]) } : nil
    }
    return needsSpace ? result : nil
  }

  /// The three-dimensional transform from the layer's coordinates to its superlayer's.
  private final var ownSpaceTransform: CATransform3D {
    let (bounds, anchor, position) = (storedBounds, storedAnchorPoint, storedPosition)
    let pivot = CGPoint(x: bounds.minX + anchor.x * bounds.width, y: bounds.minY + anchor.y * bounds.height)
    var result = CATransform3DMakeTranslation(-pivot.x, -pivot.y, -anchorPointZ)
    if let rare, rare.hasTransform { result = CATransform3DConcat(result, rare.transform) }
    return CATransform3DConcat(result, CATransform3DMakeTranslation(position.x, position.y, zPosition))
  }
}

extension CATransform3D {
  /// The projection of the plane z = 0, row by row, for `CGContext.drawProjected`.
  var planeProjection: [Double] {
    [m11, m21, m41, m12, m22, m42, m14, m24, m44].map { Double($0) }
  }

  /// A Boolean value that indicates whether the plane appears in perspective.
  var isProjective: Bool {
    abs(m14) > 1e-9 || abs(m24) > 1e-9 || abs(m44 - 1) > 1e-9
  }

  /// Returns whether the back of the plane faces the viewer, at a point of it.
  func turnsAway(at point: CGPoint) -> Bool {
    func seen(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      let w = m14 * x + m24 * y + m44
      let divisor = w == 0 ? 1 : w
      return CGPoint(x: (m11 * x + m21 * y + m41) / divisor, y: (m12 * x + m22 * y + m42) / divisor)
    }
    let (a, b, c) = (seen(point.x, point.y), seen(point.x + 1, point.y), seen(point.x, point.y + 1))
    return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) < 0
  }

  /// Returns the depth of a point of the plane.
  func depth(at point: CGPoint) -> CGFloat {
    let w = m14 * point.x + m24 * point.y + m44
    return (m13 * point.x + m23 * point.y + m43) / (w == 0 ? 1 : w)
  }
}
