/// An overlay that covers an area of a map.
public protocol MKOverlay: MKAnnotation {
  var boundingMapRect: MKMapRect { get }
  func intersects(_ mapRect: MKMapRect) -> Bool
  var canReplaceMapContent: Bool { get }
}
extension MKOverlay {
  public func intersects(_ mapRect: MKMapRect) -> Bool { boundingMapRect.intersects(mapRect) }
  public var canReplaceMapContent: Bool { false }
}
public enum MKOverlayLevel: Int, Sendable { case aboveRoads, aboveLabels }

open class MKCircle: MKShape, MKOverlay {
  public let coordinate: CLLocationCoordinate2D
  public let radius: CLLocationDistance
  /// Creates a circle without a size.
  public override init() { (coordinate, radius) = (CLLocationCoordinate2D(), 0) }
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
    coordinate = center
    self.radius = radius
  }
  /// Creates the circle around a rectangle.
  public convenience init(mapRect: MKMapRect) {
    let center = MKMapPoint(x: mapRect.midX, y: mapRect.midY).coordinate
    let half = max(mapRect.width, mapRect.height) / 2
    self.init(center: center, radius: half * MKMetersPerMapPointAtLatitude(center.latitude))
  }
  open var boundingMapRect: MKMapRect {
    let (center, half) = (MKMapPoint(coordinate), radius * MKMapPointsPerMeterAtLatitude(coordinate.latitude))
    return MKMapRect(x: center.x - half, y: center.y - half, width: 2 * half, height: 2 * half)
  }
}
open class MKMultiPoint: MKShape {
  let coordinates: [CLLocationCoordinate2D]
  private let buffer: UnsafeMutablePointer<MKMapPoint>
  /// Creates an overlay without points.
  public override init() {
    coordinates = []
    buffer = .allocate(capacity: 1)
  }
  init(_ coordinates: [CLLocationCoordinate2D]) {
    self.coordinates = coordinates
    buffer = .allocate(capacity: max(coordinates.count, 1))
    buffer.initialize(from: coordinates.map { MKMapPoint($0) }, count: coordinates.count)
  }
  public convenience init(coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init(Array(UnsafeBufferPointer(start: coordinates, count: count)))
  }
  public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
    self.init(UnsafeBufferPointer(start: points, count: count).map(\.coordinate))
  }
  deinit { buffer.deallocate() }
  open var boundingMapRect: MKMapRect {
    coordinates.reduce(MKMapRect.null) { $0.union(MKMapRect(origin: MKMapPoint($1), size: MKMapSize())) }
  }
  open var coordinate: CLLocationCoordinate2D {
    let rect = boundingMapRect
    return rect.isNull
      ? kCLLocationCoordinate2DInvalid : MKMapPoint(x: rect.midX, y: rect.midY).coordinate
  }
  open var pointCount: Int { coordinates.count }
  open func points() -> UnsafeMutablePointer<MKMapPoint> { buffer }
  open func getCoordinates(_ places: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
    for index in 0..<range.length { places[index] = coordinates[range.location + index] }
  }
  open func location(atPointIndex index: Int) -> CGFloat {
    coordinates.count > 1 ? CGFloat(index) / CGFloat(coordinates.count - 1) : 0
  }
}
open class MKPolyline: MKMultiPoint, MKOverlay {}
/// The shortest path on the globe. Only its end points are stored.
open class MKGeodesicPolyline: MKPolyline {}
open class MKPolygon: MKMultiPoint, MKOverlay {
  open private(set) var interiorPolygons: [MKPolygon]?
  public convenience init(
    coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int, interiorPolygons: [MKPolygon]?
  ) {
    self.init(Array(UnsafeBufferPointer(start: coordinates, count: count)))
    self.interiorPolygons = interiorPolygons
  }
  public convenience init(points: UnsafePointer<MKMapPoint>, count: Int, interiorPolygons: [MKPolygon]?) {
    self.init(UnsafeBufferPointer(start: points, count: count).map(\.coordinate))
    self.interiorPolygons = interiorPolygons
  }
}
open class MKMultiPolyline: MKShape, MKOverlay {
  public let polylines: [MKPolyline]
  public override init() { polylines = [] }
  public init(_ polylines: [MKPolyline]) { self.polylines = polylines }
  open var boundingMapRect: MKMapRect { polylines.reduce(.null) { $0.union($1.boundingMapRect) } }
  open var coordinate: CLLocationCoordinate2D { MKCoordinateRegion(boundingMapRect).center }
}
open class MKMultiPolygon: MKShape, MKOverlay {
  public let polygons: [MKPolygon]
  public override init() { polygons = [] }
  public init(_ polygons: [MKPolygon]) { self.polygons = polygons }
  open var boundingMapRect: MKMapRect { polygons.reduce(.null) { $0.union($1.boundingMapRect) } }
  open var coordinate: CLLocationCoordinate2D { MKCoordinateRegion(boundingMapRect).center }
}
public struct MKTileOverlayPath: Sendable {
  public var x: Int
  public var y: Int
  public var z: Int
  public var contentScaleFactor: CGFloat
  public init() { self.init(x: 0, y: 0, z: 0, contentScaleFactor: 1) }
  public init(x: Int, y: Int, z: Int, contentScaleFactor: CGFloat) {
    (self.x, self.y, self.z, self.contentScaleFactor) = (x, y, z, contentScaleFactor)
  }
}
/// An overlay of image tiles. None is loaded.
open class MKTileOverlay: NSObject, MKOverlay {
  open var tileSize = CGSize(width: 256, height: 256)
  open var isGeometryFlipped = false
  open var minimumZ = 0
  open var maximumZ = 21
  open var canReplaceMapContent = false
  public let urlTemplate: String?
  public override init() { urlTemplate = nil }
  public init(urlTemplate: String?) { self.urlTemplate = urlTemplate }
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  open var boundingMapRect: MKMapRect { .world }
  open func url(forTilePath path: MKTileOverlayPath) -> URL {
    let text = (urlTemplate ?? "").replacingOccurrences(of: "{x}", with: "\(path.x)")
      .replacingOccurrences(of: "{y}", with: "\(path.y)").replacingOccurrences(of: "{z}", with: "\(path.z)")
      .replacingOccurrences(of: "{scale}", with: "\(Int(path.contentScaleFactor))")
    return URL(string: text) ?? URL(fileURLWithPath: "/")
  }
  open func loadTile(at path: MKTileOverlayPath, result: @escaping (Data?, (any Error)?) -> Void) {
    result(nil, UnavailableFrameworkError())
  }
}

/// A renderer of an overlay. Maps are placeholders, so that it never draws.
open class MKOverlayRenderer: NSObject {
  private let given: (any MKOverlay)?
  /// The overlay. A renderer that was created without one stops the program.
  public var overlay: any MKOverlay {
    guard let given else { fatalError("\(type(of: self)) was created without an overlay.") }
    return given
  }
  open var alpha: CGFloat = 1
  open var contentScaleFactor: CGFloat { 1 }
  open var blendMode = CGBlendMode.normal
  /// Creates a renderer without an overlay, which draws nothing.
  public override init() { given = nil }
  public init(overlay: any MKOverlay) { given = overlay }
  open func point(for point: MKMapPoint) -> CGPoint { CGPoint(x: point.x, y: point.y) }
  open func mapPoint(for point: CGPoint) -> MKMapPoint { MKMapPoint(x: point.x, y: point.y) }
  open func rect(for rect: MKMapRect) -> CGRect {
    CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
  open func mapRect(for rect: CGRect) -> MKMapRect {
    MKMapRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
  open func canDraw(_ mapRect: MKMapRect, zoomScale: MKZoomScale) -> Bool { true }
  open func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {}
  open func setNeedsDisplay() {}
  open func setNeedsDisplay(_ mapRect: MKMapRect) {}
  open func setNeedsDisplay(_ mapRect: MKMapRect, zoomScale: MKZoomScale) {}
}
open class MKOverlayPathRenderer: MKOverlayRenderer {
  open var fillColor: UIColor?
  open var strokeColor: UIColor?
  open var lineWidth: CGFloat = 0
  open var lineJoin = CGLineJoin.round
  open var lineCap = CGLineCap.round
  open var miterLimit: CGFloat = 10
  open var lineDashPhase: CGFloat = 0
  open var lineDashPattern: [NSNumber]?
  open var shouldRasterize = false
  open var path: CGPath!
  open func createPath() {}
  open func invalidatePath() { path = nil }
  open func applyStrokeProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {}
  open func applyFillProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {}
  open func strokePath(_ path: CGPath, in context: CGContext) {}
  open func fillPath(_ path: CGPath, in context: CGContext) {}
}
open class MKCircleRenderer: MKOverlayPathRenderer {
  open var circle: MKCircle { overlay as! MKCircle }
  open var strokeStart: CGFloat = 0
  open var strokeEnd: CGFloat = 1
  public convenience init(circle: MKCircle) { self.init(overlay: circle) }
}
open class MKPolylineRenderer: MKOverlayPathRenderer {
  open var polyline: MKPolyline { overlay as! MKPolyline }
  open var strokeStart: CGFloat = 0
  open var strokeEnd: CGFloat = 1
  public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
}
open class MKGradientPolylineRenderer: MKPolylineRenderer {
  open private(set) var colors: [UIColor] = []
  open private(set) var locations: [CGFloat] = []
  open func setColors(_ colors: [UIColor], locations: [CGFloat]) {
    (self.colors, self.locations) = (colors, locations)
  }
}
open class MKPolygonRenderer: MKOverlayPathRenderer {
  open var polygon: MKPolygon { overlay as! MKPolygon }
  open var strokeStart: CGFloat = 0
  open var strokeEnd: CGFloat = 1
  public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
}
open class MKMultiPolylineRenderer: MKOverlayPathRenderer {
  public convenience init(multiPolyline: MKMultiPolyline) { self.init(overlay: multiPolyline) }
}
open class MKMultiPolygonRenderer: MKOverlayPathRenderer {
  public convenience init(multiPolygon: MKMultiPolygon) { self.init(overlay: multiPolygon) }
}
open class MKTileOverlayRenderer: MKOverlayRenderer {
  public convenience init(tileOverlay: MKTileOverlay) { self.init(overlay: tileOverlay) }
  open func reloadData() {}
}
