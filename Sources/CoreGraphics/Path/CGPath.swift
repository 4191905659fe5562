/// The kinds of elements in a path.
public enum CGPathElementType: Int32, Sendable {
  /// Starts a subpath; one point.
  case moveToPoint = 0
  /// A straight line; one point.
  case addLineToPoint = 1
  /// A quadratic curve; control point and end.
  case addQuadCurveToPoint = 2
  /// A cubic curve; two control points and end.
  case addCurveToPoint = 3
  /// A line back to the subpath's start; no points.
  case closeSubpath = 4

  /// The number of points the element has.
  package var pointCount: Int {
    switch self {
    case .moveToPoint, .addLineToPoint: 1
    case .addQuadCurveToPoint: 2
    case .addCurveToPoint: 3
    case .closeSubpath: 0
    }
  }
}

/// One element of a path, valid during the call that hands it out.
public struct CGPathElement {
  /// What the element does.
  public var type: CGPathElementType
  /// The element's points: as many as its type has.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Creates an element.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

/// How self-intersecting paths are filled.
public enum CGPathFillRule: Int, Sendable {
  /// A point is inside if the path goes round it a number of times other than zero.
  case winding
  /// A point is inside if a ray from it crosses the path an odd number of times.
  case evenOdd
}

/// How the ends of lines are drawn.
public enum CGLineCap: Int32, Sendable {
  /// The line ends at its end point.
  case butt = 0
  /// A half circle is added.
  case round = 1
  /// Half a square is added.
  case square = 2
}

/// How the corners of lines are drawn.
public enum CGLineJoin: Int32, Sendable {
  /// Pointed.
  case miter = 0
  /// Rounded.
  case round = 1
  /// Cut off.
  case bevel = 2
}

/// A shape of lines and curves. `CGMutablePath` builds one.
///
/// A path is a list of element types and the flat list of their points, so that going through it touches
/// two arrays and nothing else.
///
/// Unchecked, since paths of the public class never change after they are made; `CGMutablePath` belongs to one thread at a
/// time, as on Apple's platforms.
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

  /// Creates the path of a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init()
    appendRect(rect, transform?.pointee ?? .identity)
  }

  /// Creates the path of the ellipse that touches the rectangle's edges.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init()
    appendEllipse(rect, transform?.pointee ?? .identity)
  }

  /// Creates the path of a rectangle with elliptic corners. Corners larger than half a side are made smaller.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init()
    appendRoundedRect(rect, cornerWidth, cornerHeight, transform?.pointee ?? .identity)
  }

  /// Whether the path has no elements.
  public var isEmpty: Bool {
    types.isEmpty
  }

  /// The point that the next element starts from; zero for an empty path.
  public var currentPoint: CGPoint {
    types.last == .closeSubpath ? subpathStart : points.last ?? .zero
  }

  /// An immutable copy.
  public func copy() -> CGPath? {
    CGPath(copying: self)
  }

  /// A copy, transformed.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    let path = CGPath(copying: self)
    if let transform { path.transformPoints(by: transform.pointee) }
    return path
  }

  /// A copy that can be changed.
  public func mutableCopy() -> CGMutablePath? {
    CGMutablePath(copying: self)
  }

  /// A transformed copy that can be changed.
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

  /// Calls a closure with each element's type and points.
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
  /// Whether two paths have equal elements.
  public static func == (lhs: CGPath, rhs: CGPath) -> Bool {
    lhs === rhs || (lhs.types == rhs.types && lhs.points == rhs.points)
  }

  /// Feeds the elements into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(types)
    for point in points {
      hasher.combine(point.x)
      hasher.combine(point.y)
    }
  }
}
