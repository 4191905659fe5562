/// A point on the map of the world, which is 2²⁸ points wide and high, in Mercator's projection.
public struct MKMapPoint: Sendable, Equatable {
  public var x: Double
  public var y: Double
  public init() { self.init(x: 0, y: 0) }
  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
  public init(_ coordinate: CLLocationCoordinate2D) {
    let latitude = max(-85.051129, min(85.051129, coordinate.latitude)) * .pi / 180
    x = (coordinate.longitude + 180) / 360 * MKMapSize.world.width
    y = (1 - log(tan(latitude) + 1 / cos(latitude)) / .pi) / 2 * MKMapSize.world.height
  }
  public var coordinate: CLLocationCoordinate2D {
    CLLocationCoordinate2D(
      latitude: atan(sinh(.pi * (1 - 2 * y / MKMapSize.world.height))) * 180 / .pi,
      longitude: x / MKMapSize.world.width * 360 - 180)
  }
  /// Returns the distance to another point, in meters.
  public func distance(to other: MKMapPoint) -> CLLocationDistance {
    let (a, b) = (coordinate, other.coordinate)
    return CLLocation(latitude: a.latitude, longitude: a.longitude).distance(
      from: CLLocation(latitude: b.latitude, longitude: b.longitude))
  }
}
/// A size in map points.
public struct MKMapSize: Sendable, Equatable {
  public var width: Double
  public var height: Double
  public init() { self.init(width: 0, height: 0) }
  public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
  public static let world = MKMapSize(width: 268_435_456, height: 268_435_456)
}
/// A rectangle in map points.
public struct MKMapRect: Sendable, Equatable {
  public var origin: MKMapPoint
  public var size: MKMapSize
  public init() { self.init(origin: MKMapPoint(), size: MKMapSize()) }
  public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }
  public static let world = MKMapRect(origin: MKMapPoint(), size: .world)
  public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)
  public var minX: Double { origin.x }
  public var minY: Double { origin.y }
  public var midX: Double { origin.x + size.width / 2 }
  public var midY: Double { origin.y + size.height / 2 }
  public var maxX: Double { origin.x + size.width }
  public var maxY: Double { origin.y + size.height }
  public var width: Double { size.width }
  public var height: Double { size.height }
  public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }
  public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }
  public var spans180thMeridian: Bool { !isNull && (minX < 0 || maxX > MKMapSize.world.width) }
  public func union(_ other: MKMapRect) -> MKMapRect {
    guard !isNull else { return other }
    guard !other.isNull else { return self }
    let (x, y) = (min(minX, other.minX), min(minY, other.minY))
    return MKMapRect(x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }
  public func intersection(_ other: MKMapRect) -> MKMapRect {
    let (x, y) = (max(minX, other.minX), max(minY, other.minY))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    guard !isNull, !other.isNull, right >= x, bottom >= y else { return .null }
    return MKMapRect(x: x, y: y, width: right - x, height: bottom - y)
  }
  public func insetBy(dx: Double, dy: Double) -> MKMapRect {
    isNull ? self : MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }
  public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
    isNull ? self : MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height)
  }
  public func contains(_ point: MKMapPoint) -> Bool {
    !isNull && point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }
  public func contains(_ other: MKMapRect) -> Bool {
    !isNull && !other.isNull && other.minX >= minX && other.maxX <= maxX && other.minY >= minY
      && other.maxY <= maxY
  }
  public func intersects(_ other: MKMapRect) -> Bool { !intersection(other).isNull }
  /// Returns the part beyond the 180th meridian, moved to the other side of the map.
  public func remainder() -> MKMapRect {
    guard spans180thMeridian else { return .null }
    let world = MKMapSize.world.width
    return minX < 0
      ? MKMapRect(x: minX + world, y: minY, width: -minX, height: height)
      : MKMapRect(x: 0, y: minY, width: maxX - world, height: height)
  }
}
extension MKCoordinateRegion {
  public init(_ rect: MKMapRect) {
    let (low, high) = (
      MKMapPoint(x: rect.minX, y: rect.maxY).coordinate, MKMapPoint(x: rect.maxX, y: rect.minY).coordinate
    )
    self.init(
      center: MKMapPoint(x: rect.midX, y: rect.midY).coordinate,
      span: MKCoordinateSpan(
        latitudeDelta: high.latitude - low.latitude, longitudeDelta: high.longitude - low.longitude))
  }
  /// The rectangle of the region on the map.
  var mapRect: MKMapRect {
    let (middle, height, width) = (MKMapPoint(center), span.latitudeDelta / 2, span.longitudeDelta / 2)
    let top = MKMapPoint(
      CLLocationCoordinate2D(latitude: center.latitude + height, longitude: center.longitude))
    let bottom = MKMapPoint(
      CLLocationCoordinate2D(latitude: center.latitude - height, longitude: center.longitude))
    let half = width / 360 * MKMapSize.world.width
    return MKMapRect(x: middle.x - half, y: top.y, width: 2 * half, height: bottom.y - top.y)
  }
}
public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
  2 * .pi * 6_378_137 * cos(latitude * .pi / 180) / MKMapSize.world.width
}
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
  1 / MKMetersPerMapPointAtLatitude(latitude)
}
public func MKMetersBetweenMapPoints(_ a: MKMapPoint, _ b: MKMapPoint) -> CLLocationDistance {
  a.distance(to: b)
}
/// Returns the width of a road at a zoom scale, in map points.
public func MKRoadWidthAtZoomScale(_ scale: MKZoomScale) -> CGFloat { 16 / scale }
public typealias MKZoomScale = CGFloat

// MARK: - Functions from before Swift 4.2

public let MKMapSizeWorld = MKMapSize.world
public let MKMapRectWorld = MKMapRect.world
public let MKMapRectNull = MKMapRect.null
public func MKMapPointMake(_ x: Double, _ y: Double) -> MKMapPoint { MKMapPoint(x: x, y: y) }
public func MKMapSizeMake(_ width: Double, _ height: Double) -> MKMapSize {
  MKMapSize(width: width, height: height)
}
public func MKMapRectMake(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> MKMapRect {
  MKMapRect(x: x, y: y, width: width, height: height)
}
public func MKMapPointForCoordinate(_ coordinate: CLLocationCoordinate2D) -> MKMapPoint {
  MKMapPoint(coordinate)
}
public func MKCoordinateForMapPoint(_ point: MKMapPoint) -> CLLocationCoordinate2D { point.coordinate }
public func MKCoordinateRegionForMapRect(_ rect: MKMapRect) -> MKCoordinateRegion { MKCoordinateRegion(rect) }
public func MKMapRectUnion(_ a: MKMapRect, _ b: MKMapRect) -> MKMapRect { a.union(b) }
public func MKMapRectIntersection(_ a: MKMapRect, _ b: MKMapRect) -> MKMapRect { a.intersection(b) }
public func MKMapRectIntersectsRect(_ a: MKMapRect, _ b: MKMapRect) -> Bool { a.intersects(b) }
public func MKMapRectContainsPoint(_ a: MKMapRect, _ b: MKMapPoint) -> Bool { a.contains(b) }
public func MKMapRectContainsRect(_ a: MKMapRect, _ b: MKMapRect) -> Bool { a.contains(b) }
public func MKMapRectIsNull(_ a: MKMapRect) -> Bool { a.isNull }
public func MKMapRectIsEmpty(_ a: MKMapRect) -> Bool { a.isEmpty }
public func MKMapRectInset(_ a: MKMapRect, _ dx: Double, _ dy: Double) -> MKMapRect {
  a.insetBy(dx: dx, dy: dy)
}
public func MKMapRectOffset(_ a: MKMapRect, _ dx: Double, _ dy: Double) -> MKMapRect {
  a.offsetBy(dx: dx, dy: dy)
}
public func MKMapRectGetMinX(_ a: MKMapRect) -> Double { a.minX }
public func MKMapRectGetMinY(_ a: MKMapRect) -> Double { a.minY }
public func MKMapRectGetMidX(_ a: MKMapRect) -> Double { a.midX }
public func MKMapRectGetMidY(_ a: MKMapRect) -> Double { a.midY }
public func MKMapRectGetMaxX(_ a: MKMapRect) -> Double { a.maxX }
public func MKMapRectGetMaxY(_ a: MKMapRect) -> Double { a.maxY }
public func MKMapRectGetWidth(_ a: MKMapRect) -> Double { a.width }
public func MKMapRectGetHeight(_ a: MKMapRect) -> Double { a.height }
public func MKMapRectEqualToRect(_ a: MKMapRect, _ b: MKMapRect) -> Bool { a == b }
public func MKMapPointEqualToPoint(_ a: MKMapPoint, _ b: MKMapPoint) -> Bool { a == b }

extension NSValue {
  /// Creates a value with a coordinate. It is stored as a point, since Foundation on this system cannot wrap
  /// other structures.
  public convenience init(mkCoordinate coordinate: CLLocationCoordinate2D) {
    self.init(cgPoint: CGPoint(x: coordinate.latitude, y: coordinate.longitude))
  }
  public var mkCoordinateValue: CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: Double(cgPointValue.x), longitude: Double(cgPointValue.y))
  }
}
