extension CALayer {
  /// A Boolean value that indicates whether the transform is not the identity.
  package final var hasTransform: Bool { rare?.hasTransform ?? false }

  package final var computedFrame: CGRect {
    let (bounds, anchor) = (storedBounds, storedAnchorPoint)
    if !hasTransform {
      return CGRect(
        x: Self.exact(storedPosition.x - anchor.x * bounds.width),
        y: Self.exact(storedPosition.y - anchor.y * bounds.height),
        width: bounds.width, height: bounds.height)
    }
    let transform = affineTransform()
    let aboutAnchor = CGRect(
      x: -anchor.x * bounds.width, y: -anchor.y * bounds.height, width: bounds.width, height: bounds.height)
    let frame = aboutAnchor.applying(transform).offsetBy(dx: storedPosition.x, dy: storedPosition.y)
    // The cosine of a quarter turn is not exactly zero; round almost whole numbers.
    func clean(_ value: CGFloat) -> CGFloat {
      let steps: CGFloat = 68_719_476_736
      return abs(value) < 1_000_000 ? (value * steps).rounded() / steps : value
    }
    return CGRect(
      x: clean(frame.minX), y: clean(frame.minY), width: clean(frame.width), height: clean(frame.height))
  }

  /// Returns a coordinate without the rounding errors of adding and subtracting half a size: a value that is
  /// almost a whole number of pixels at one, two or three per point is rounded to it.
  private static func exact(_ value: CGFloat) -> CGFloat {
    let sixths = value * 6
    let whole = sixths.rounded()
    guard whole != sixths, abs(sixths - whole) < 1e-8, abs(value) < 1_000_000 else { return value }
    return whole / 6
  }

  final func setFrame(_ frame: CGRect) {
    let frame = frame.standardized
    let anchor = storedAnchorPoint
    // A transform without an inverse, such as a scale of 0 along z, leaves the size as it is, as on iOS.
    guard hasTransform, rare?.transform.inverse != nil else {
      storedBoundsChange(to: frame.size)
      move(
        to: CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height))
      return
    }
    let transform = affineTransform()
    let inverse = transform.inverted()
    // The transform maps the bounds' diagonal to the frame's, as logs of iOS have it.
    let size = CGSize(
      width: abs(frame.width * inverse.a + frame.height * inverse.c),
      height: abs(frame.width * inverse.b + frame.height * inverse.d))
    storedBoundsChange(to: size)
    guard transform.keepsSidesParallelToAxes else {
      // The box around a turned layer is larger than the frame that was set, and has the same middle.
      move(to: CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height))
      return
    }
    let shape = CGRect(
      x: -anchor.x * size.width, y: -anchor.y * size.height, width: size.width, height: size.height
    ).applying(transform)
    move(to: CGPoint(x: frame.minX - shape.minX, y: frame.minY - shape.minY))
  }

  private final func move(to position: CGPoint) {
    if position != storedPosition { change("position") { storedPosition = position } }
  }

  private final func storedBoundsChange(to size: CGSize) {
    if storedBounds.size != size { bounds = CGRect(origin: storedBounds.origin, size: size) }
  }

  /// The transform from the layer's coordinates to its superlayer's, without the superlayer's sublayer
  /// transform.
  package final var transformToSuperlayer: CGAffineTransform {
    let (bounds, anchor, position) = (storedBounds, storedAnchorPoint, storedPosition)
    let pivotX = bounds.minX + anchor.x * bounds.width
    let pivotY = bounds.minY + anchor.y * bounds.height
    guard let plane = rare?.transform.planeTransform, !plane.isIdentity else {
      return CGAffineTransform(translationX: position.x - pivotX, y: position.y - pivotY)
    }
    return CGAffineTransform(translationX: -pivotX, y: -pivotY)
      .concatenating(plane)
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  /// The affine part of `sublayerTransform`, about the anchor point.
  final var planeTransformOfSublayers: CGAffineTransform {
    guard let plane = rare?.sublayerTransform.planeTransform, !plane.isIdentity else { return .identity }
    let pivotX = storedBounds.minX + storedAnchorPoint.x * storedBounds.width
    let pivotY = storedBounds.minY + storedAnchorPoint.y * storedBounds.height
    return CGAffineTransform(translationX: -pivotX, y: -pivotY)
      .concatenating(plane)
      .concatenating(CGAffineTransform(translationX: pivotX, y: pivotY))
  }

  /// The transform from the layer's coordinates to its superlayer's.
  private final var fullTransformToSuperlayer: CGAffineTransform {
    let own = transformToSuperlayer
    guard let parent = storedSuperlayer, parent.rare != nil else { return own }
    return own.concatenating(parent.planeTransformOfSublayers)
  }

  /// Converts a point from the coordinates of another layer. `nil` stands for the root of this layer's tree.
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    guard let l else { return p.applying(transform(to: nil).inverted()) }
    return p.applying(l.transform(to: self))
  }

  /// Converts a point to the coordinates of another layer. `nil` stands for the root of this layer's tree.
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    p.applying(transform(to: l))
  }

  /// Converts a rectangle from the coordinates of another layer. `nil` stands for the root of this layer's
  /// tree.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    guard let l else { return r.applying(transform(to: nil).inverted()) }
    return r.applying(l.transform(to: self))
  }

  /// Converts a rectangle to the coordinates of another layer. `nil` stands for the root of this layer's
  /// tree.
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    r.applying(transform(to: l))
  }

  /// Returns the transform from this layer's coordinates to another one's, through the nearest common
  /// ancestor.
  ///
  /// `nil` stands for the root of this layer's tree. The roots of different trees are treated as siblings.
  package final func transform(to other: CALayer?) -> CGAffineTransform {
    if self === other { return .identity }
    if let other {
      // A fast path for a layer and its superlayer, the most frequent case.
      if storedSuperlayer === other { return fullTransformToSuperlayer }
      if other.storedSuperlayer === self { return other.fullTransformToSuperlayer.inverted() }
    }
    var (mine, theirs) = (self, other)
    var (up, down) = (CGAffineTransform.identity, CGAffineTransform.identity)
    guard other != nil else {
      while let parent = mine.storedSuperlayer {
        up = up.concatenating(mine.fullTransformToSuperlayer)
        mine = parent
      }
      return up
    }
    var (myDepth, theirDepth) = (mine.depth, theirs?.depth ?? 0)
    while mine !== theirs {
      if myDepth >= theirDepth {
        let goesOnTogether = myDepth == theirDepth
        up = up.concatenating(mine.fullTransformToSuperlayer)
        myDepth -= 1
        if goesOnTogether, let layer = theirs {
          down = down.concatenating(layer.fullTransformToSuperlayer)
          theirDepth -= 1
          theirs = layer.storedSuperlayer
        }
        guard let parent = mine.storedSuperlayer else { break }
        mine = parent
      } else if let layer = theirs {
        down = down.concatenating(layer.fullTransformToSuperlayer)
        theirDepth -= 1
        theirs = layer.storedSuperlayer
      }
    }
    return up.concatenating(down.inverted())
  }

  /// The number of ancestors.
  private final var depth: Int {
    var count = 0
    var layer = storedSuperlayer
    while let current = layer {
      count += 1
      layer = current.storedSuperlayer
    }
    return count
  }
}

extension CGAffineTransform {
  /// A Boolean value that indicates whether the transform maps rectangles to rectangles whose sides are parallel to
  /// the axes: scales, reflections and quarter turns. The cosine of a quarter turn is not exactly zero.
  fileprivate var keepsSidesParallelToAxes: Bool {
    let limit = 1e-9 * max(abs(a), abs(b), abs(c), abs(d))
    return (abs(b) <= limit && abs(c) <= limit) || (abs(a) <= limit && abs(d) <= limit)
  }
}
