/// Stands in for Apple's MapKit: a map view keeps its region and annotations, and draws a box that says it is a map.
/// Searches and directions end with an error.
@_exported import CoreLocation
@_exported import PlaceholderViews

/// How wide an area is, in degrees.
public struct MKCoordinateSpan: Sendable, Equatable {
  public var latitudeDelta: CLLocationDegrees
  public var longitudeDelta: CLLocationDegrees
  public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}
/// An area on the map.
public struct MKCoordinateRegion: Sendable, Equatable {
  public var center: CLLocationCoordinate2D
  public var span: MKCoordinateSpan
  public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    self.center = center
    self.span = span
  }
  /// An area of so many metres; a degree of latitude is 111,319 m.
  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    let width = 111_319 * max(0.01, cos(center.latitude * .pi / 180))
    self.init(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / 111_319, longitudeDelta: longitudinalMeters / width))
  }
}
public func MKCoordinateRegionMakeWithDistance(
  _ center: CLLocationCoordinate2D, _ height: CLLocationDistance, _ width: CLLocationDistance
) -> MKCoordinateRegion {
  MKCoordinateRegion(center: center, latitudinalMeters: height, longitudinalMeters: width)
}
public func MKCoordinateRegionMake(_ center: CLLocationCoordinate2D, _ span: MKCoordinateSpan)
  -> MKCoordinateRegion
{ MKCoordinateRegion(center: center, span: span) }
public func MKCoordinateSpanMake(_ height: CLLocationDegrees, _ width: CLLocationDegrees) -> MKCoordinateSpan
{
  MKCoordinateSpan(latitudeDelta: height, longitudeDelta: width)
}

public enum MKMapType: UInt, Sendable {
  case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}
public enum MKUserTrackingMode: Int, Sendable { case none, follow, followWithHeading }
public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationView"
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier = "MKMapViewDefaultClusterAnnotationView"
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsModeKey"
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapTypeKey"

public protocol MKAnnotation: AnyObject {
  var coordinate: CLLocationCoordinate2D { get }
  var title: String? { get }
  var subtitle: String? { get }
}
extension MKAnnotation {
  public var title: String? { nil }
  public var subtitle: String? { nil }
}
open class MKShape: NSObject {
  open var title: String?
  open var subtitle: String?
}
open class MKPointAnnotation: MKShape, MKAnnotation {
  open var coordinate = CLLocationCoordinate2D()
  public override init() { super.init() }
  public convenience init(__coordinate coordinate: CLLocationCoordinate2D) {
    self.init()
    self.coordinate = coordinate
  }
}
open class MKUserLocation: NSObject, MKAnnotation {
  open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
  open var location: CLLocation? { nil }
}
open class MKPlacemark: CLPlacemark, MKAnnotation {
  public let coordinate: CLLocationCoordinate2D
  public init(coordinate: CLLocationCoordinate2D) {
    self.coordinate = coordinate
    super.init(location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
  }
  public convenience init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
    self.init(coordinate: coordinate)
  }
  open var title: String? { name }
}
open class MKMapItem: NSObject {
  public let placemark: MKPlacemark
  open var name: String?
  open var phoneNumber: String?
  open var url: URL?
  public init(placemark: MKPlacemark) { self.placemark = placemark }
  /// Opens nothing.
  @discardableResult open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
}

public protocol MKOverlay: MKAnnotation {}
open class MKCircle: MKShape, MKOverlay {
  public let coordinate: CLLocationCoordinate2D
  public let radius: CLLocationDistance
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
    coordinate = center
    self.radius = radius
  }
}
open class MKMultiPoint: MKShape {
  let coordinates: [CLLocationCoordinate2D]
  public init(coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.coordinates = Array(UnsafeBufferPointer(start: coordinates, count: count))
  }
  open var coordinate: CLLocationCoordinate2D { coordinates.first ?? kCLLocationCoordinate2DInvalid }
  open var pointCount: Int { coordinates.count }
}
open class MKPolyline: MKMultiPoint, MKOverlay {}
open class MKPolygon: MKMultiPoint, MKOverlay {}
open class MKOverlayRenderer: NSObject {
  public let overlay: any MKOverlay
  open var alpha: CGFloat = 1
  public init(overlay: any MKOverlay) { self.overlay = overlay }
}
open class MKOverlayPathRenderer: MKOverlayRenderer {
  open var fillColor: UIColor?
  open var strokeColor: UIColor?
  open var lineWidth: CGFloat = 0
  open var lineDashPattern: [NSNumber]?
}
open class MKCircleRenderer: MKOverlayPathRenderer {}
open class MKPolylineRenderer: MKOverlayPathRenderer {
  public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
}
open class MKPolygonRenderer: MKOverlayPathRenderer {}

@preconcurrency @MainActor
open class MKAnnotationView: UIView {
  open var annotation: (any MKAnnotation)?
  public let reuseIdentifier: String?
  open var image: UIImage?
  open var canShowCallout = false
  open var calloutOffset = CGPoint.zero
  open var centerOffset = CGPoint.zero
  open var isDraggable = false
  open var isSelected = false
  open var clusteringIdentifier: String?
  open var leftCalloutAccessoryView: UIView?
  open var rightCalloutAccessoryView: UIView?
  open var detailCalloutAccessoryView: UIView?
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }
  open func prepareForReuse() {}
  open func prepareForDisplay() {}
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
}
@preconcurrency @MainActor
open class MKPinAnnotationView: MKAnnotationView {
  open var pinTintColor: UIColor!
  open var animatesDrop = false
}
@preconcurrency @MainActor
open class MKMarkerAnnotationView: MKAnnotationView {
  open var markerTintColor: UIColor?
  open var glyphTintColor: UIColor?
  open var glyphText: String?
  open var glyphImage: UIImage?
}

@preconcurrency @MainActor
open class MKMapView: PlaceholderView {
  open override var placeholderName: String { "MKMapView" }
  open weak var delegate: (any MKMapViewDelegate)?
  open var mapType = MKMapType.standard
  open var region = MKCoordinateRegion()
  open var centerCoordinate: CLLocationCoordinate2D {
    get { region.center }
    set { region.center = newValue }
  }
  open var isZoomEnabled = true
  open var isScrollEnabled = true
  open var isRotateEnabled = true
  open var isPitchEnabled = true
  open var showsUserLocation = false
  open var showsCompass = true
  open var showsScale = false
  open var showsTraffic = false
  open var showsBuildings = true
  open var showsPointsOfInterest = true
  open var userTrackingMode = MKUserTrackingMode.none
  public let userLocation = MKUserLocation()
  open private(set) var annotations: [any MKAnnotation] = []
  open private(set) var overlays: [any MKOverlay] = []
  open var selectedAnnotations: [any MKAnnotation] = []
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) { centerCoordinate = coordinate }
  open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) { userTrackingMode = mode }
  open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }
  open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
  open func addAnnotations(_ annotations: [any MKAnnotation]) { self.annotations += annotations }
  open func removeAnnotation(_ annotation: any MKAnnotation) { annotations.removeAll { $0 === annotation } }
  open func removeAnnotations(_ annotations: [any MKAnnotation]) {
    for one in annotations { removeAnnotation(one) }
  }
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {}
  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    selectedAnnotations = [annotation]
  }
  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) { selectedAnnotations = [] }
  open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { nil }
  open func addOverlay(_ overlay: any MKOverlay) { overlays.append(overlay) }
  open func addOverlays(_ overlays: [any MKOverlay]) { self.overlays += overlays }
  open func removeOverlay(_ overlay: any MKOverlay) { overlays.removeAll { $0 === overlay } }
  open func removeOverlays(_ overlays: [any MKOverlay]) { for one in overlays { removeOverlay(one) } }
  open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? { nil }
  open func register(_ type: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {}
  open func dequeueReusableAnnotationView(withIdentifier identifier: String, for annotation: any MKAnnotation)
    -> MKAnnotationView
  { MKAnnotationView(annotation: annotation, reuseIdentifier: identifier) }
  /// The centre of the map, wherever the point is.
  open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
    region.center
  }
}

@preconcurrency @MainActor
public protocol MKMapViewDelegate: AnyObject {
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl)
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
  func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
}
extension MKMapViewDelegate {
  public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { nil }
  public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
    MKOverlayRenderer(overlay: overlay)
  }
  public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
  public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
  public func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl
  ) {}
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
  public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
  public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
}

/// A search; it fails.
open class MKLocalSearch: NSObject {
  open class Request: NSObject {
    open var naturalLanguageQuery: String?
    open var region = MKCoordinateRegion()
    public override init() { super.init() }
  }
  open class Response: NSObject {
    open var mapItems: [MKMapItem] { [] }
    open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
  }
  public init(request: Request) {}
  open func start(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
    completionHandler(nil, UnavailableFrameworkError())
  }
  open func cancel() {}
}
public typealias MKLocalSearchRequest = MKLocalSearch.Request

/// Pictures of maps: none can be made here.
open class MKMapSnapshotter: NSObject {
  public typealias CompletionHandler = (Snapshot?, (any Error)?) -> Void

  /// What a picture shows.
  open class Options: NSObject {
    public override init() { super.init() }
    open var region = MKCoordinateRegion()
    open var size = CGSize(width: 256, height: 256)
    open var scale: CGFloat = 1
    open var mapType = MKMapType.standard
    open var showsBuildings = true
    open var showsPointsOfInterest = true
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var traitCollection = UITraitCollection.current
  }

  /// A picture of a map.
  open class Snapshot: NSObject {
    /// The picture.
    public let image: UIImage
    init(image: UIImage) {
      self.image = image
      super.init()
    }
    /// Where a place is in the picture: its middle, since nothing is known of places here.
    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint {
      CGPoint(x: image.size.width / 2, y: image.size.height / 2)
    }
  }

  private let options: Options
  open private(set) var isLoading = false

  public init(options: Options) {
    self.options = options
    super.init()
  }

  /// Fails: there are no maps.
  open func start(completionHandler: @escaping CompletionHandler) {
    start(with: .main, completionHandler: completionHandler)
  }
  /// Fails: there are no maps.
  open func start(with queue: DispatchQueue, completionHandler: @escaping CompletionHandler) {
    nonisolated(unsafe) let handler = completionHandler
    queue.async { handler(nil, CocoaError(.featureUnsupported)) }
  }
  open func cancel() {}
}

/// Which places a map shows.
open class MKPointOfInterestFilter: NSObject {
  public static let includingAll = MKPointOfInterestFilter()
  public static let excludingAll = MKPointOfInterestFilter()
}
