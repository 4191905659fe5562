import CoreGraphics
import UIKitCore

/// The shape of an item in collisions: a convex polygon, in points about the item's center.
@MainActor
struct CollisionShape {
  /// A Boolean value that indicates whether the shape is the rectangle of the bounds.
  let isRectangle: Bool
  /// The box around the shape.
  let extent: CGRect
  private let points: [CGPoint]
  /// The directions perpendicular to the edges, of length 1.
  private let normals: [CGVector]

  /// Creates the shape of an item. A path without an area counts as the rectangle.
  init(_ item: UIDynamicItem) {
    let size = item.bounds.size
    switch item.collisionBoundsType {
    case .rectangle: self.init(size)
    case .ellipse:
      self.init(
        points: Self.circle.map { CGPoint(x: $0.x * size.width / 2, y: $0.y * size.height / 2) })
    case .path:
      let path = item.collisionBoundingPath.cgPath.flattened(tolerance: 0.5).first?.points ?? []
      if path.count > 2 { self.init(points: path) } else { self.init(size) }
    }
  }

  /// Creates a rectangle, which may be as thin as a line.
  init(_ size: CGSize) {
    isRectangle = true
    extent = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
    points = [
      CGPoint(x: extent.minX, y: extent.minY), CGPoint(x: extent.maxX, y: extent.minY),
      CGPoint(x: extent.maxX, y: extent.maxY), CGPoint(x: extent.minX, y: extent.maxY),
    ]
    normals = [CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: 1)]
  }

  private init(points: [CGPoint]) {
    isRectangle = false
    self.points = points
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    extent = CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
    normals = points.indices.compactMap { index in
      let (from, to) = (points[index], points[(index + 1) % points.count])
      let length = hypot(to.x - from.x, to.y - from.y)
      return length > 0 ? CGVector(dx: (to.y - from.y) / length, dy: (from.x - to.x) / length) : nil
    }
  }

  /// A circle of radius 1 as a polygon, which deviates from it by less than half a percent.
  private static let circle: [CGPoint] = (0..<32).map {
    let angle = CGFloat($0) * .pi / 16
    return CGPoint(x: cos(angle), y: sin(angle))
  }

  /// Returns by how much two shapes overlap, and the direction from this to the other in which they part on the shortest
  /// path; `nil` if they do not overlap.
  func overlap(
    at place: CGPoint, with other: CollisionShape, at otherPlace: CGPoint
  ) -> (normal: CGVector, depth: CGFloat)? {
    let way = CGVector(dx: otherPlace.x - place.x, dy: otherPlace.y - place.y)
    var found: (normal: CGVector, depth: CGFloat)?
    for normal in normals + other.normals {
      // Two convex shapes are apart if they are along one of these directions.
      let distance = way.dx * normal.dx + way.dy * normal.dy
      let (mine, others) = (span(along: normal), other.span(along: normal))
      let forward = mine.upperBound - others.lowerBound - distance
      let backward = others.upperBound - mine.lowerBound + distance
      guard forward > 0, backward > 0 else { return nil }
      let depth = min(forward, backward)
      if depth < found?.depth ?? .infinity {
        found = (forward <= backward ? normal : CGVector(dx: -normal.dx, dy: -normal.dy), depth)
      }
    }
    return found
  }

  private func span(along normal: CGVector) -> ClosedRange<CGFloat> {
    let values = points.map { $0.x * normal.dx + $0.y * normal.dy }
    return (values.min() ?? 0)...(values.max() ?? 0)
  }
}
