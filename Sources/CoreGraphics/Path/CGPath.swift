/// The types of path elements.
public enum CGPathElementType: Int32, Sendable {
  /// The start of a subpath, with one point.
  case moveToPoint = 0
  /// A line, with one point.
  case addLineToPoint = 1
  /// A quadratic curve, with a control point and the end.
  case addQuadCurveToPoint = 2
  /// A cubic curve, with two control points and the end.
  case addCurveToPoint = 3
  /// A line back to the start of the subpath, without points.
  case closeSubpath = 4

  /// The number of points of the element.
  package var pointCount: Int {
    switch self {
    case .moveToPoint, .addLineToPoint: 1
    case .addQuadCurveToPoint: 2
    case .addCurveToPoint: 3
    case .closeSubpath: 0
    }
  }
}

/// An element of a path, which is valid only during the call that receives it.
public struct CGPathElement {
  /// The type of the element.
  public var type: CGPathElementType
  /// The points of the element, whose number depends on the type.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Creates an element.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

/// The rules by which paths are filled.
public enum CGPathFillRule: Int, Sendable {
  /// A point is inside if the winding number of the path around it is not zero.
  case winding
  /// A point is inside if a ray from it crosses the path an odd number of times.
  case evenOdd
}

/// The shapes of line ends.
public enum CGLineCap: Int32, Sendable {
  /// The line ends at its end point.
  case butt = 0
  /// The line ends with a half circle.
  case round = 1
  /// The line ends with half a square.
  case square = 2
}

/// The shapes of line joins.
public enum CGLineJoin: Int32, Sendable {
  /// A pointed join.
  case miter = 0
  /// A rounded join.
  case round = 1
  /// A cut-off join.
  case bevel = 2
}

/// A shape of lines and curves, which `CGMutablePath` builds.
///
/// A path is a list of element types and the flat list of their points, so that a traversal accesses only two
/// arrays.
///
/// Unchecked, since paths of the public class never change after they are made; `CGMutablePath` belongs to
/// one thread at a time, as on Apple's platforms.
public class CGPath: @unchecked Sendable {
  package final var types: [CGPathElementType] = []
  package final var points: [CGPoint] = []
  /// The start of the current subpath.
  final var subpathStart = CGPoint.zero

  init() {}

  init(copying other: CGPath) {
    types = other.types
    points = other.points
    subpathStart = other.subpathStart
  }

  /// Creates a path with a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init()
    appendRect(rect, transform?.pointee ?? .identity)
  }

  /// Creates a path with the ellipse in a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init()
    appendEllipse(rect, transform?.pointee ?? .identity)
  }

  /// Creates a path with a rectangle with elliptical corners, whose size is limited to half the sides.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init()
    appendRoundedRect(rect, cornerWidth, cornerHeight, transform?.pointee ?? .identity)
  }

  /// A Boolean value that indicates whether the path has no elements.
  public var isEmpty: Bool {
    types.isEmpty
  }

  /// The current point, from which the next element starts; zero for an empty path.
  public var currentPoint: CGPoint {
    types.last == .closeSubpath ? subpathStart : points.last ?? .zero
  }

  /// Returns an immutable copy.
  public func copy() -> CGPath? {
    CGPath(copying: self)
  }

  /// Returns a transformed copy.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    let path = CGPath(copying: self)
    if let transform { path.transformPoints(by: transform.pointee) }
    return path
  }

  /// Returns a mutable copy.
  public func mutableCopy() -> CGMutablePath? {
    CGMutablePath(copying: self)
  }

  /// Returns a transformed mutable copy.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    let path = CGMutablePath(copying: self)
    if let transform { path.transformPoints(by: transform.pointee) }
    return path
  }

  /// Calls a closure for each element.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    forEachElement { type, points in
      var scratch = (CGPoint.zero, CGPoint.zero, CGPoint.zero)
      withUnsafeMutablePointer(to: &scratch) { tuple in
        tuple.withMemoryRebound(to: CGPoint.self, capacity: 3) { buffer in
          for (index, point) in points.enumerated() { buffer[index] = point }
          var element = CGPathElement(type: type, points: buffer)
          withUnsafePointer(to: &element, block)
        }
      }
    }
  }

  /// Calls a closure with the type and the points of each element.
  package final func forEachElement(
    _ body: (CGPathElementType, UnsafeBufferPointer<CGPoint>) -> Void
  ) {
    points.withUnsafeBufferPointer { buffer in
      var index = 0
      for type in types {
        let count = type.pointCount
        body(type, UnsafeBufferPointer(rebasing: buffer[index..<index + count]))
        index += count
      }
    }
  }

  final func transformPoints(by transform: CGAffineTransform) {
    for index in points.indices { points[index] = points[index].applying(transform) }
    subpathStart = subpathStart.applying(transform)
  }
}

extension CGPath: Hashable {
  /// Returns whether two paths have equal elements.
  public static func == (lhs: CGPath, rhs: CGPath) -> Bool {
    lhs === rhs || (lhs.types == rhs.types && lhs.points == rhs.points)
  }

  /// Hashes the elements.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(types)
    for point in points {
      hasher.combine(point.x)
      hasher.combine(point.y)
    }
  }
}
