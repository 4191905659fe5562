extension CGPath {
  /// Returns the outline of the stroked path, which has to be filled by the winding rule.
  ///
  /// Curves become lines. Each segment, join and cap is a closed subpath of its own; they overlap.
  ///
  /// - Parameters:
  ///   - lineWidth: The line width in points.
  ///   - miterLimit: The miter limit in line widths.
  ///   - transform: The transform that is applied to the result.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let outline = CGMutablePath()
    guard lineWidth > 0, lineWidth.isFinite else { return outline }
    let half = lineWidth / 2
    for (points, isClosed) in flattened(tolerance: 0.1) {
      var corners = points
      if isClosed, corners.count > 1, corners.first == corners.last { corners.removeLast() }
      guard corners.count > 1 else {
        // A point has only caps.
        if lineCap != .butt { outline.addCap(at: corners[0], along: CGVector(dx: 1, dy: 0), half, lineCap) }
        if lineCap != .butt { outline.addCap(at: corners[0], along: CGVector(dx: -1, dy: 0), half, lineCap) }
        continue
      }
      let count = corners.count
      let segments = isClosed ? count : count - 1
      for index in 0..<segments {
        outline.addSegment(corners[index], corners[(index + 1) % count], half)
      }
      for index in (isClosed ? 0 : 1)..<(isClosed ? count : count - 1) {
        outline.addJoin(
          corners[(index + count - 1) % count], corners[index], corners[(index + 1) % count], half,
          lineJoin, miterLimit)
      }
      if !isClosed, lineCap != .butt {
        outline.addCap(at: corners[0], along: direction(corners[1], corners[0]), half, lineCap)
        outline.addCap(
          at: corners[count - 1], along: direction(corners[count - 2], corners[count - 1]), half, lineCap)
      }
    }
    if !transform.isIdentity { outline.transformPoints(by: transform) }
    return outline
  }

  /// Returns the subpaths as polygons, which are within `tolerance` points of the curves.
  package final func flattened(tolerance: CGFloat) -> [(points: [CGPoint], isClosed: Bool)] {
    var result: [(points: [CGPoint], isClosed: Bool)] = []
    var current: [CGPoint] = []
    func finish(isClosed: Bool) {
      if current.count > 1 || (isClosed && !current.isEmpty) { result.append((current, isClosed)) }
      current = []
    }
    func add(_ point: CGPoint) {
      if current.last != point || current.count == 1 { current.append(point) }
    }
    forEachElement { type, points in
      switch type {
      case .moveToPoint:
        finish(isClosed: false)
        current = [points[0]]
      case .addLineToPoint: add(points[0])
      case .addQuadCurveToPoint:
        let from = current.last ?? points[0]
        flattenCurve(
          from, from.mixed(with: points[0], 2.0 / 3), points[1].mixed(with: points[0], 2.0 / 3), points[1],
          tolerance, add)
      case .addCurveToPoint:
        flattenCurve(current.last ?? points[0], points[0], points[1], points[2], tolerance, add)
      case .closeSubpath: finish(isClosed: true)
      }
    }
    finish(isClosed: false)
    return result
  }
}

/// Calls a closure with points along a cubic curve, ending with its end.
private func flattenCurve(
  _ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint, _ tolerance: CGFloat,
  _ add: (CGPoint) -> Void
) {
  // The second differences bound the distance of the curve from its chords (Wang's formula).
  let ddx = max(abs(p0.x - 2 * p1.x + p2.x), abs(p1.x - 2 * p2.x + p3.x))
  let ddy = max(abs(p0.y - 2 * p1.y + p2.y), abs(p1.y - 2 * p2.y + p3.y))
  let steps = (0.75 * (ddx * ddx + ddy * ddy).squareRoot() / tolerance).squareRoot().rounded(.up)
  let count = steps.isFinite ? Int(min(max(steps, 1), 500)) : 1
  for index in 1...count {
    add(index == count ? p3 : pointOnCurve(p0, p1, p2, p3, CGFloat(index) / CGFloat(count)))
  }
}

/// Returns the unit vector from one point to another, which points to the right if they are equal.
private func direction(_ from: CGPoint, _ to: CGPoint) -> CGVector {
  let (dx, dy) = (to.x - from.x, to.y - from.y)
  let length = (dx * dx + dy * dy).squareRoot()
  return length > 0 ? CGVector(dx: dx / length, dy: dy / length) : CGVector(dx: 1, dy: 0)
}

extension CGMutablePath {
  /// Adds a polygon, reversed if necessary so that all polygons have the same orientation.
  private func addPolygon(_ points: [CGPoint]) {
    var area: CGFloat = 0
    for index in points.indices {
      let next = points[(index + 1) % points.count]
      area += points[index].x * next.y - next.x * points[index].y
    }
    addLines(between: area < 0 ? points.reversed() : points)
    closeSubpath()
  }

  fileprivate func addSegment(_ from: CGPoint, _ to: CGPoint, _ half: CGFloat) {
    guard from != to else { return }
    let along = direction(from, to)
    let (nx, ny) = (-along.dy * half, along.dx * half)
    addPolygon([
      CGPoint(x: from.x + nx, y: from.y + ny), CGPoint(x: to.x + nx, y: to.y + ny),
      CGPoint(x: to.x - nx, y: to.y - ny), CGPoint(x: from.x - nx, y: from.y - ny),
    ])
  }

  fileprivate func addJoin(
    _ before: CGPoint, _ corner: CGPoint, _ after: CGPoint, _ half: CGFloat, _ join: CGLineJoin,
    _ miterLimit: CGFloat
  ) {
    let (first, second) = (direction(before, corner), direction(corner, after))
    let cross = first.dx * second.dy - first.dy * second.dx
    let dot = first.dx * second.dx + first.dy * second.dy
    guard abs(cross) > 1e-9 || dot < 0 else { return }
    if join == .round { return addDisc(corner, half) }
    // The outer side is opposite to the turn.
    let side: CGFloat = cross > 0 ? -half : half
    let a = CGPoint(x: corner.x - first.dy * side, y: corner.y + first.dx * side)
    let b = CGPoint(x: corner.x - second.dy * side, y: corner.y + second.dx * side)
    // The length of the miter in line widths is 1 / sin(θ/2), with the angle θ between the lines.
    let sine = ((1 + dot) / 2).squareRoot()
    if join == .miter, sine > 0, 1 / sine <= miterLimit, abs(cross) > 1e-9 {
      let (mx, my) = (a.x + b.x - 2 * corner.x, a.y + b.y - 2 * corner.y)
      let square = mx * mx + my * my
      let factor = 2 * half * half / square
      addPolygon([corner, a, CGPoint(x: corner.x + mx * factor, y: corner.y + my * factor), b])
    } else {
      addPolygon([corner, a, b])
    }
  }

  fileprivate func addCap(at point: CGPoint, along: CGVector, _ half: CGFloat, _ cap: CGLineCap) {
    if cap == .round { return addDisc(point, half) }
    addSegment(point, CGPoint(x: point.x + along.dx * half, y: point.y + along.dy * half), half)
  }

  private func addDisc(_ center: CGPoint, _ radius: CGFloat) {
    addEllipse(
      in: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }
}
