extension CGPath {
  /// The bounding box of all points including control points; null for an empty path.
  public var boundingBox: CGRect {
    bounds(of: points)
  }

  /// The bounding box of the path without control points; null for an empty path.
  public var boundingBoxOfPath: CGRect {
    var extremes: [CGPoint] = []
    var current = CGPoint.zero
    var start = CGPoint.zero
    forEachElement { type, points in
      switch type {
      case .moveToPoint:
        start = points[0]
        current = start
        extremes.append(current)
      case .addLineToPoint:
        current = points[0]
        extremes.append(current)
      case .addQuadCurveToPoint:
        // A quadratic curve equals the cubic one with control points at two thirds of the way to its own.
        let (from, control, end) = (current, points[0], points[1])
        appendExtremes(
          from, from.mixed(with: control, 2.0 / 3), end.mixed(with: control, 2.0 / 3), end, to: &extremes)
        current = end
      case .addCurveToPoint:
        appendExtremes(current, points[0], points[1], points[2], to: &extremes)
        current = points[2]
      case .closeSubpath:
        current = start
      }
    }
    return bounds(of: extremes)
  }

  /// Returns whether the path is an upright, closed rectangle, and stores the rectangle.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard
      types == [.moveToPoint, .addLineToPoint, .addLineToPoint, .addLineToPoint, .closeSubpath],
      (points[0].y == points[1].y && points[1].x == points[2].x && points[2].y == points[3].y
        && points[3].x == points[0].x)
        || (points[0].x == points[1].x && points[1].y == points[2].y && points[2].x == points[3].x
          && points[3].y == points[0].y)
    else { return false }
    rect?.pointee = boundingBox
    return true
  }
}

private func bounds(of points: [CGPoint]) -> CGRect {
  guard let first = points.first else { return .null }
  var (low, high) = (first, first)
  for point in points {
    low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
    high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
  }
  return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
}

/// Appends the end of a cubic curve and its extrema in x and y.
private func appendExtremes(
  _ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint, to extremes: inout [CGPoint]
) {
  extremes.append(p3)
  let coordinates = [(p0.x, p1.x, p2.x, p3.x), (p0.y, p1.y, p2.y, p3.y)]
  for (c0, c1, c2, c3) in coordinates {
    // The coefficients of the derivative, divided by 3.
    let a = -c0 + 3 * c1 - 3 * c2 + c3
    let b = 2 * (c0 - 2 * c1 + c2)
    let c = c1 - c0
    var roots: [CGFloat] = []
    if abs(a) < 1e-12 {
      if b != 0 { roots = [-c / b] }
    } else {
      let discriminant = b * b - 4 * a * c
      if discriminant >= 0 {
        let root = discriminant.squareRoot()
        roots = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
      }
    }
    for t in roots where t > 0 && t < 1 {
      extremes.append(pointOnCurve(p0, p1, p2, p3, t))
    }
  }
}

/// Returns the point at the parameter t of a cubic curve.
func pointOnCurve(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint, _ t: CGFloat) -> CGPoint {
  let s = 1 - t
  let (w0, w1, w2, w3) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
  return CGPoint(
    x: w0 * p0.x + w1 * p1.x + w2 * p2.x + w3 * p3.x, y: w0 * p0.y + w1 * p1.y + w2 * p2.y + w3 * p3.y)
}

extension CGPoint {
  /// Returns the point at a fraction of the way to another one.
  func mixed(with other: CGPoint, _ part: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * part, y: y + (other.y - y) * part)
  }
}
