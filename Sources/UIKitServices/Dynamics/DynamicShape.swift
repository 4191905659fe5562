import Foundation

/// The outline of a body in collisions, in points relative to its center and without its rotation: a convex polygon, or a circle.
struct DynamicShape {
  /// The corners in the order in which the y-axis follows the x-axis; empty for a circle.
  private(set) var corners: [CGPoint] = []
  /// The radius of a circle; 0 for a polygon.
  private(set) var radius: CGFloat = 0
  /// The area in square points.
  private(set) var area: CGFloat = 0
  /// The moment of inertia about the center for a mass of 1, in square points.
  private(set) var inertia: CGFloat = 0
  /// The distance from the center of the farthest point.
  private(set) var reach: CGFloat = 0
  /// The distance from the center of the nearest point of the outline.
  private(set) var depth: CGFloat = 0

  /// The number of corners of an ellipse that is not a circle.
  private static let cornersOfEllipse = 24

  /// Creates a circle.
  init(radius: CGFloat) {
    self.radius = radius
    (reach, depth) = (radius, radius)
    area = .pi * radius * radius
    inertia = radius * radius / 2
  }

  /// Creates the convex hull of points.
  init(hullOf points: [CGPoint]) {
    corners = Self.hull(points)
    reach = corners.map { hypot($0.x, $0.y) }.max() ?? 0
    depth = reach
    var (twice, sum): (CGFloat, CGFloat) = (0, 0)
    for (index, a) in corners.enumerated() {
      let b = corners[(index + 1) % corners.count]
      let cross = a.x * b.y - a.y * b.x
      twice += cross
      sum += cross * (a.x * a.x + a.y * a.y + a.x * b.x + a.y * b.y + b.x * b.x + b.y * b.y)
      depth = min(depth, abs(cross) / max(hypot(b.x - a.x, b.y - a.y), 1e-9))
    }
    area = twice / 2
    // A line has none, and turns like a thin rod.
    inertia = twice > 1e-9 ? sum / twice / 6 : reach * reach / 3
  }

  /// Creates a rectangle.
  init(rectangle size: CGSize) {
    let (x, y) = (size.width / 2, size.height / 2)
    self.init(hullOf: [
      CGPoint(x: -x, y: -y), CGPoint(x: x, y: -y), CGPoint(x: x, y: y), CGPoint(x: -x, y: y),
    ])
  }

  /// Creates an ellipse.
  init(ellipse size: CGSize) {
    if abs(size.width - size.height) < 0.5 {
      self.init(radius: (size.width + size.height) / 4)
      return
    }
    self.init(
      hullOf: (0..<Self.cornersOfEllipse).map { index in
        let angle = 2 * .pi * CGFloat(index) / CGFloat(Self.cornersOfEllipse)
        return CGPoint(x: cos(angle) * size.width / 2, y: sin(angle) * size.height / 2)
      })
  }

  /// Returns the convex hull of points, without corners on its edges.
  private static func hull(_ points: [CGPoint]) -> [CGPoint] {
    let sorted = points.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    func chain(_ points: [CGPoint]) -> [CGPoint] {
      var chain: [CGPoint] = []
      for point in points {
        while chain.count > 1 {
          let (a, b) = (chain[chain.count - 2], chain[chain.count - 1])
          guard (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x) <= 1e-9 else { break }
          chain.removeLast()
        }
        if chain.last != point { chain.append(point) }
      }
      return chain
    }
    let (lower, upper) = (chain(sorted), chain(sorted.reversed()))
    guard lower.count > 1, upper.count > 1 else { return lower }
    return lower.dropLast() + upper.dropLast()
  }

  /// Returns the outline at a place, turned by an angle in radians.
  func outline(at place: CGPoint, turnedBy angle: CGFloat) -> DynamicOutline {
    let (sine, cosine) = (sin(angle), cos(angle))
    return DynamicOutline(
      center: place,
      corners: corners.map {
        CGPoint(
          x: place.x + $0.x * cosine - $0.y * sine, y: place.y + $0.x * sine + $0.y * cosine)
      }, radius: radius)
  }
}

/// The outline of a body or of an edge of a boundary, in the reference view's coordinates.
struct DynamicOutline {
  let center: CGPoint
  /// The corners of a polygon, the two ends of an edge, or nothing for a circle.
  let corners: [CGPoint]
  /// The radius of a circle.
  let radius: CGFloat
  /// The smallest box around it.
  let (low, high): (CGPoint, CGPoint)

  init(center: CGPoint, corners: [CGPoint], radius: CGFloat) {
    (self.center, self.corners, self.radius) = (center, corners, radius)
    var low = CGPoint(x: center.x - radius, y: center.y - radius)
    var high = CGPoint(x: center.x + radius, y: center.y + radius)
    for corner in corners {
      low = CGPoint(x: min(low.x, corner.x), y: min(low.y, corner.y))
      high = CGPoint(x: max(high.x, corner.x), y: max(high.y, corner.y))
    }
    (self.low, self.high) = (low, high)
  }

  /// Creates an edge.
  init(from start: CGPoint, to end: CGPoint) {
    let middle = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
    self.init(center: middle, corners: [start, end], radius: 0)
  }

  /// The points at which two outlines touch.
  struct Overlap {
    /// The unit vector from the first one to the second one along which they are parted.
    var normal: CGPoint
    /// The points, one or two, never none, and how deep the outlines overlap there, in points.
    var points: [(place: CGPoint, depth: CGFloat)]

    var reversed: Overlap { Overlap(normal: CGPoint(x: -normal.x, y: -normal.y), points: points) }
  }

  /// Returns where the outline overlaps another one; `nil` if it does not.
  func overlap(with other: DynamicOutline) -> Overlap? {
    guard low.x < other.high.x, other.low.x < high.x, low.y < other.high.y, other.low.y < high.y else {
      return nil
    }
    if corners.isEmpty { return other.corners.isEmpty ? circles(other) : other.circle(self)?.reversed }
    return other.corners.isEmpty ? circle(other) : polygons(other)
  }

  private func circles(_ other: DynamicOutline) -> Overlap? {
    let way = CGPoint(x: other.center.x - center.x, y: other.center.y - center.y)
    let distance = hypot(way.x, way.y)
    let depth = radius + other.radius - distance
    guard depth > 0 else { return nil }
    let normal = distance > 1e-9 ? CGPoint(x: way.x / distance, y: way.y / distance) : CGPoint(x: 0, y: 1)
    let reach = radius - depth / 2
    let place = CGPoint(x: center.x + normal.x * reach, y: center.y + normal.y * reach)
    return Overlap(normal: normal, points: [(place, depth)])
  }

  /// The outward normal of an edge.
  private func normal(_ index: Int) -> CGPoint {
    let (a, b) = (corners[index], corners[(index + 1) % corners.count])
    let length = max(hypot(b.x - a.x, b.y - a.y), 1e-9)
    return CGPoint(x: (b.y - a.y) / length, y: (a.x - b.x) / length)
  }

  /// Returns the overlap of a polygon or an edge with a circle.
  private func circle(_ circle: DynamicOutline) -> Overlap? {
    let point = circle.center
    var (best, index) = (-CGFloat.infinity, 0)
    for number in corners.indices {
      let (normal, corner) = (normal(number), corners[number])
      let distance = normal.x * (point.x - corner.x) + normal.y * (point.y - corner.y)
      if distance > best { (best, index) = (distance, number) }
    }
    guard best < circle.radius else { return nil }
    let (a, b) = (corners[index], corners[(index + 1) % corners.count])
    let edge = CGPoint(x: b.x - a.x, y: b.y - a.y)
    let square = max(edge.x * edge.x + edge.y * edge.y, 1e-9)
    let part = min(max(((point.x - a.x) * edge.x + (point.y - a.y) * edge.y) / square, 0), 1)
    let nearest = CGPoint(x: a.x + edge.x * part, y: a.y + edge.y * part)
    let way = CGPoint(x: point.x - nearest.x, y: point.y - nearest.y)
    let distance = hypot(way.x, way.y)
    // In a polygon, or on an edge.
    guard distance > 1e-9, corners.count == 2 || best > 0 else {
      return Overlap(normal: normal(index), points: [(nearest, circle.radius - best)])
    }
    guard distance < circle.radius else { return nil }
    return Overlap(
      normal: CGPoint(x: way.x / distance, y: way.y / distance),
      points: [(nearest, circle.radius - distance)])
  }

  /// The edge from which another outline is farthest, and its distance, below zero for an overlap.
  private func farthestEdge(from other: DynamicOutline) -> (distance: CGFloat, index: Int) {
    var (best, index) = (-CGFloat.infinity, 0)
    for number in corners.indices {
      let (normal, corner) = (normal(number), corners[number])
      let distance = other.corners.reduce(CGFloat.infinity) {
        min($0, normal.x * ($1.x - corner.x) + normal.y * ($1.y - corner.y))
      }
      if distance > best { (best, index) = (distance, number) }
    }
    return (best, index)
  }

  /// Returns the overlap of two polygons or edges: along the axis on which they overlap least, at the corners of one that are inside
  /// of the other.
  private func polygons(_ other: DynamicOutline) -> Overlap? {
    let (own, others) = (farthestEdge(from: other), other.farthestEdge(from: self))
    guard own.distance < 0, others.distance < 0 else { return nil }
    // Of an edge, the side counts and not its ends, which the neighboring edge continues.
    let favor: CGFloat = corners.count == 2 ? 0.2 : other.corners.count == 2 ? -0.2 : 0.01
    return others.distance > own.distance + favor
      ? other.clipped(self, at: others.index)?.reversed : clipped(other, at: own.index)
  }

  private func clipped(_ other: DynamicOutline, at index: Int) -> Overlap? {
    let normal = normal(index)
    let (a, b) = (corners[index], corners[(index + 1) % corners.count])
    // The edge of the other one that faces this one.
    let facing = other.corners.indices.min { first, second in
      func facing(_ index: Int) -> CGFloat {
        let other = other.normal(index)
        return other.x * normal.x + other.y * normal.y
      }
      return facing(first) < facing(second)
    }
    guard let facing else { return nil }
    let (c, d) = (other.corners[facing], other.corners[(facing + 1) % other.corners.count])
    let along = CGPoint(x: -normal.y, y: normal.x)
    func place(_ point: CGPoint) -> CGFloat { along.x * point.x + along.y * point.y }
    let (least, most) = (min(place(a), place(b)), max(place(a), place(b)))
    let (start, end) = (place(c), place(d))
    let span = end - start
    func point(_ part: CGFloat) -> CGPoint {
      CGPoint(x: c.x + (d.x - c.x) * part, y: c.y + (d.y - c.y) * part)
    }
    var parts: [CGFloat] = [0, 1]
    if abs(span) > 1e-9 {
      parts = parts.map { min(max($0, min((least - start) / span, (most - start) / span)), 1) }
      parts = parts.map { max(min($0, max((least - start) / span, (most - start) / span)), 0) }
    }
    let points = Set(parts).sorted().map(point).map { point in
      (point, -(normal.x * (point.x - a.x) + normal.y * (point.y - a.y)))
    }.filter { $0.1 > 0 }
    return points.isEmpty ? nil : Overlap(normal: normal, points: points)
  }
}
