/// The relative distance of the control points of a cubic curve that approximates a quarter of a unit circle:
/// 4/3 · tan(π/8).
private let quarterCircle: CGFloat = 0.552_284_749_830_793_6

extension CGPath {
  final func appendMove(_ point: CGPoint, _ transform: CGAffineTransform) {
    let point = point.applying(transform)
    // Only the last of several moves in a row counts.
    if types.last == .moveToPoint {
      points[points.count - 1] = point
    } else {
      types.append(.moveToPoint)
      points.append(point)
    }
    subpathStart = point
  }

  final func appendLine(_ point: CGPoint, _ transform: CGAffineTransform) {
    guard startsSubpathIfClosed() else { return }
    types.append(.addLineToPoint)
    points.append(point.applying(transform))
  }

  final func appendQuadCurve(_ end: CGPoint, _ control: CGPoint, _ transform: CGAffineTransform) {
    guard startsSubpathIfClosed() else { return }
    types.append(.addQuadCurveToPoint)
    points.append(control.applying(transform))
    points.append(end.applying(transform))
  }

  final func appendCurve(
    _ end: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ transform: CGAffineTransform
  ) {
    guard startsSubpathIfClosed() else { return }
    types.append(.addCurveToPoint)
    points.append(control1.applying(transform))
    points.append(control2.applying(transform))
    points.append(end.applying(transform))
  }

  final func appendClose() {
    guard let last = types.last, last != .closeSubpath else { return }
    types.append(.closeSubpath)
  }

  final func appendRect(_ rect: CGRect, _ transform: CGAffineTransform) {
    if rect.isNull { return }
    appendMove(CGPoint(x: rect.minX, y: rect.minY), transform)
    appendLine(CGPoint(x: rect.maxX, y: rect.minY), transform)
    appendLine(CGPoint(x: rect.maxX, y: rect.maxY), transform)
    appendLine(CGPoint(x: rect.minX, y: rect.maxY), transform)
    appendClose()
  }

  final func appendEllipse(_ rect: CGRect, _ transform: CGAffineTransform) {
    if rect.isNull { return }
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let (width, height) = (rect.width / 2, rect.height / 2)
    let (dx, dy) = (width * quarterCircle, height * quarterCircle)
    func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: center.x + x, y: center.y + y) }
    appendMove(at(width, 0), transform)
    appendCurve(at(0, height), at(width, dy), at(dx, height), transform)
    appendCurve(at(-width, 0), at(-dx, height), at(-width, dy), transform)
    appendCurve(at(0, -height), at(-width, -dy), at(-dx, -height), transform)
    appendCurve(at(width, 0), at(dx, -height), at(width, -dy), transform)
    appendClose()
  }

  final func appendRoundedRect(
    _ rect: CGRect, _ cornerWidth: CGFloat, _ cornerHeight: CGFloat, _ transform: CGAffineTransform
  ) {
    if rect.isNull { return }
    let width = min(max(cornerWidth, 0), rect.width / 2)
    let height = min(max(cornerHeight, 0), rect.height / 2)
    guard width > 0, height > 0 else { return appendRect(rect, transform) }
    let corner = CGSize(width: width, height: height)
    appendRoundedRect(rect, corners: (corner, corner, corner, corner), transform)
  }

  /// Appends a rectangle whose corners (top left, top right, bottom right, bottom left) are quarter ellipses.
  package final func appendRoundedRect(
    _ rect: CGRect, corners: (CGSize, CGSize, CGSize, CGSize), _ transform: CGAffineTransform
  ) {
    let (topLeft, topRight, bottomRight, bottomLeft) = corners
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    let rest = 1 - quarterCircle
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    appendMove(point(left + topLeft.width, top), transform)
    appendLine(point(right - topRight.width, top), transform)
    if topRight != .zero {
      appendCurve(
        point(right, top + topRight.height), point(right - topRight.width * rest, top),
        point(right, top + topRight.height * rest), transform)
    }
    appendLine(point(right, bottom - bottomRight.height), transform)
    if bottomRight != .zero {
      appendCurve(
        point(right - bottomRight.width, bottom), point(right, bottom - bottomRight.height * rest),
        point(right - bottomRight.width * rest, bottom), transform)
    }
    appendLine(point(left + bottomLeft.width, bottom), transform)
    if bottomLeft != .zero {
      appendCurve(
        point(left, bottom - bottomLeft.height), point(left + bottomLeft.width * rest, bottom),
        point(left, bottom - bottomLeft.height * rest), transform)
    }
    appendLine(point(left, top + topLeft.height), transform)
    if topLeft != .zero {
      appendCurve(
        point(left + topLeft.width, top), point(left, top + topLeft.height * rest),
        point(left + topLeft.width * rest, top), transform)
    }
    appendClose()
  }

  /// Appends an arc of a circle, after a line from the current point to its start.
  ///
  /// - Parameter delta: The relative angle in radians, limited to one turn.
  final func appendArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, _ transform: CGAffineTransform
  ) {
    // An angle that is not a number would make the number of segments meaningless.
    guard startAngle.isFinite, delta.isFinite, radius.isFinite, center.isFinite else { return }
    let delta = min(max(delta, -2 * .pi), 2 * .pi)
    func at(_ angle: CGFloat) -> CGPoint {
      CGPoint(
        x: center.x + radius * CGFloat(cos(Double(angle))),
        y: center.y + radius * CGFloat(sin(Double(angle))))
    }
    let start = at(startAngle)
    if types.isEmpty { appendMove(start, transform) } else { appendLine(start, transform) }
    guard delta != 0 else { return }
    let count = max(1, Int((abs(delta) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = delta / CGFloat(count)
    let reach = 4.0 / 3.0 * CGFloat(tan(Double(step) / 4)) * radius
    for index in 0..<count {
      let from = startAngle + step * CGFloat(index)
      let to = startAngle + step * CGFloat(index + 1)
      let (fromPoint, toPoint) = (at(from), at(to))
      appendCurve(
        toPoint,
        CGPoint(
          x: fromPoint.x - reach * CGFloat(sin(Double(from))),
          y: fromPoint.y + reach * CGFloat(cos(Double(from)))),
        CGPoint(
          x: toPoint.x + reach * CGFloat(sin(Double(to))),
          y: toPoint.y - reach * CGFloat(cos(Double(to)))),
        transform)
    }
  }

  /// Appends an arc between two angles in radians, which decrease if it is clockwise.
  final func appendArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    _ transform: CGAffineTransform
  ) {
    var delta = endAngle - startAngle
    guard delta.isFinite else { return }
    if abs(delta) >= 2 * .pi {
      delta = clockwise ? -2 * .pi : 2 * .pi
    } else if clockwise, delta > 0 {
      delta -= 2 * .pi
    } else if !clockwise, delta < 0 {
      delta += 2 * .pi
    }
    appendArc(center: center, radius: radius, startAngle: startAngle, delta: delta, transform)
  }

  /// Appends the arc of a circle that is tangent to the lines from the current point to `corner` and from
  /// `corner` to `end`, after a line to its start.
  final func appendArc(
    corner: CGPoint, end: CGPoint, radius: CGFloat, _ transform: CGAffineTransform
  ) {
    guard !types.isEmpty, transform.isInvertible else { return }
    let from = currentPoint.applying(transform.inverted())
    let (ax, ay) = (from.x - corner.x, from.y - corner.y)
    let (bx, by) = (end.x - corner.x, end.y - corner.y)
    let (aLength, bLength) = ((ax * ax + ay * ay).squareRoot(), (bx * bx + by * by).squareRoot())
    let cross = ax * by - ay * bx
    guard aLength > 0, bLength > 0, abs(cross) > 1e-12 * aLength * bLength, radius > 0, cross.isFinite
    else { return appendLine(corner, transform) }
    let cosine = (ax * bx + ay * by) / (aLength * bLength)
    let angle = CGFloat(acos(Double(min(max(cosine, -1), 1))))
    let distance = radius / CGFloat(tan(Double(angle) / 2))
    let start = CGPoint(x: corner.x + ax / aLength * distance, y: corner.y + ay / aLength * distance)
    // The center is perpendicular to the first line at the start, on the side of the second line.
    let side: CGFloat = cross > 0 ? 1 : -1
    let center = CGPoint(
      x: start.x - side * ay / aLength * radius, y: start.y + side * ax / aLength * radius)
    let startAngle = CGFloat(atan2(Double(start.y - center.y), Double(start.x - center.x)))
    let sweep = (.pi - angle) * -side
    appendArc(center: center, radius: radius, startAngle: startAngle, delta: sweep, transform)
  }

  final func appendPath(_ other: CGPath, _ transform: CGAffineTransform) {
    // The other path may be this one.
    let (otherTypes, otherPoints) = (other.types, other.points)
    guard !otherTypes.isEmpty else { return }
    let start = other.subpathStart.applying(transform)
    types.append(contentsOf: otherTypes)
    if transform.isIdentity {
      points.append(contentsOf: otherPoints)
    } else {
      points.append(contentsOf: otherPoints.lazy.map { $0.applying(transform) })
    }
    subpathStart = start
  }

  /// Begins a new subpath if the last one was closed; returns `false` without a current point.
  private final func startsSubpathIfClosed() -> Bool {
    guard let last = types.last else { return false }
    if last == .closeSubpath {
      types.append(.moveToPoint)
      points.append(subpathStart)
    }
    return true
  }
}
