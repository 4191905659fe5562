import ObjectiveCSupport

public enum MKMapType: UInt, Sendable {
  case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}
public enum MKUserTrackingMode: Int, Sendable { case none, follow, followWithHeading }
public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationView"
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier = "MKMapViewDefaultClusterAnnotationView"
public let MKErrorDomain = "MKErrorDomain"

/// An error of MapKit.
public struct MKError: _FrameworkError {
  public enum Code: UInt, Sendable {
    case unknown = 1, serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound, decodingFailed
  }
  public static var errorDomain: String { MKErrorDomain }
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static let unknown = Code.unknown
  public static let serverFailure = Code.serverFailure
  public static let loadingThrottled = Code.loadingThrottled
  public static let placemarkNotFound = Code.placemarkNotFound
  public static let directionsNotFound = Code.directionsNotFound
  public static let decodingFailed = Code.decodingFailed
}
extension MKError.Code: _ErrorCodeProtocol, CaseIterable {
  public typealias _ErrorType = MKError
}

/// The camera of a map.
open class MKMapCamera: NSObject, NSCopying {
  open var centerCoordinate = CLLocationCoordinate2D()
  open var heading: CLLocationDirection = 0
  open var pitch: CGFloat = 0
  open var altitude: CLLocationDistance = 0
  open var centerCoordinateDistance: CLLocationDistance {
    get { altitude }
    set { altitude = newValue }
  }
  public override init() { super.init() }
  public convenience init(
    lookingAtCenter center: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance, pitch: CGFloat,
    heading: CLLocationDirection
  ) {
    self.init()
    (centerCoordinate, altitude, self.pitch, self.heading) = (center, distance, pitch, heading)
  }
  public convenience init(
    lookingAtCenter center: CLLocationCoordinate2D, fromEyeCoordinate eye: CLLocationCoordinate2D,
    eyeAltitude: CLLocationDistance
  ) {
    self.init()
    (centerCoordinate, altitude) = (center, eyeAltitude)
  }
  open func copy(with zone: NSZone? = nil) -> Any {
    MKMapCamera(
      lookingAtCenter: centerCoordinate, fromDistance: altitude, pitch: pitch, heading: heading)
  }
}
extension MKMapView {
  /// The region that the center of a map has to stay in. Stored only.
  public final class CameraBoundary: NSObject {
    public let region: MKCoordinateRegion
    public var mapRect: MKMapRect { region.mapRect }
    public init?(coordinateRegion region: MKCoordinateRegion) { self.region = region }
    public init?(mapRect: MKMapRect) { region = MKCoordinateRegion(mapRect) }
  }
  /// The limits of the distance of a map's camera. Stored only.
  public final class CameraZoomRange: NSObject {
    public let minCenterCoordinateDistance: CLLocationDistance
    public let maxCenterCoordinateDistance: CLLocationDistance
    public init?(
      minCenterCoordinateDistance: CLLocationDistance = -1,
      maxCenterCoordinateDistance: CLLocationDistance = -1
    ) {
      self.minCenterCoordinateDistance = minCenterCoordinateDistance
      self.maxCenterCoordinateDistance = maxCenterCoordinateDistance
    }
  }
}
/// The configuration of a map. Stored only.
open class MKMapConfiguration: NSObject {
  public enum ElevationStyle: Int, Sendable { case flat, realistic }
  open var elevationStyle = ElevationStyle.flat
}
open class MKStandardMapConfiguration: MKMapConfiguration {
  public enum EmphasisStyle: Int, Sendable { case `default`, muted }
  open var emphasisStyle = EmphasisStyle.default
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open var showsTraffic = false
  public convenience init(elevationStyle: ElevationStyle = .flat, emphasisStyle: EmphasisStyle = .default) {
    self.init()
    (self.elevationStyle, self.emphasisStyle) = (elevationStyle, emphasisStyle)
  }
  public override init() { super.init() }
}
open class MKHybridMapConfiguration: MKMapConfiguration {
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open var showsTraffic = false
  public override init() { super.init() }
  public convenience init(elevationStyle: ElevationStyle) {
    self.init()
    self.elevationStyle = elevationStyle
  }
}
open class MKImageryMapConfiguration: MKMapConfiguration {
  public override init() { super.init() }
  public convenience init(elevationStyle: ElevationStyle) {
    self.init()
    self.elevationStyle = elevationStyle
  }
}

/// A placeholder that stores a map's contents. Coordinates and points are converted for its region.
@preconcurrency @MainActor
open class MKMapView: PlaceholderView {
  open override var placeholderName: String { "MKMapView" }
  open weak var delegate: (any MKMapViewDelegate)?
  open var mapType = MKMapType.standard
  open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
  open var region = MKCoordinateRegion(MKMapRect.world) {
    willSet { delegate?.mapView(self, regionWillChangeAnimated: false) }
    didSet {
      shownRect = rectToShow
      delegate?.mapViewDidChangeVisibleRegion(self)
      delegate?.mapView(self, regionDidChangeAnimated: false)
    }
  }
  open var centerCoordinate: CLLocationCoordinate2D {
    get { region.center }
    set { region.center = newValue }
  }
  open var camera = MKMapCamera() {
    didSet { region.center = camera.centerCoordinate }
  }
  open var cameraBoundary: CameraBoundary?
  open var cameraZoomRange: CameraZoomRange!
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
  open var showsUserTrackingButton = false
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open var selectableMapFeatures: MKMapFeatureOptions = []
  open var userTrackingMode = MKUserTrackingMode.none
  open var isUserLocationVisible: Bool { false }
  public let userLocation = MKUserLocation()
  open private(set) var annotations: [any MKAnnotation] = []
  private var lowOverlays: [any MKOverlay] = []
  private var highOverlays: [any MKOverlay] = []
  open var overlays: [any MKOverlay] { lowOverlays + highOverlays }
  open var selectedAnnotations: [any MKAnnotation] = []
  private var viewTypes: [String: MKAnnotationView.Type] = [:]

  open var annotationVisibleRect: CGRect { bounds }
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) { centerCoordinate = coordinate }
  open func setCamera(_ camera: MKMapCamera, animated: Bool) { self.camera = camera }
  open func setCameraBoundary(_ boundary: CameraBoundary?, animated: Bool) { cameraBoundary = boundary }
  open func setCameraZoomRange(_ range: CameraZoomRange?, animated: Bool) { cameraZoomRange = range }
  open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
    userTrackingMode = mode
    delegate?.mapView(self, didChange: mode, animated: animated)
  }

  // MARK: - What is visible

  /// The smallest rectangle with the view's aspect ratio that contains the region.
  open var visibleMapRect: MKMapRect {
    get { mapRectThatFits(shownRect ?? region.mapRect) }
    set {
      rectToShow = newValue
      defer { rectToShow = nil }
      region = MKCoordinateRegion(newValue)
    }
  }
  /// The rectangle that was set: its region has other edges, since degrees of latitude have different lengths on the map.
  private var shownRect: MKMapRect?
  private var rectToShow: MKMapRect?
  open func setVisibleMapRect(_ rect: MKMapRect, animated: Bool) { visibleMapRect = rect }
  open func setVisibleMapRect(_ rect: MKMapRect, edgePadding insets: UIEdgeInsets, animated: Bool) {
    visibleMapRect = mapRectThatFits(rect, edgePadding: insets)
  }
  open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion {
    MKCoordinateRegion(mapRectThatFits(region.mapRect))
  }
  open func mapRectThatFits(_ rect: MKMapRect) -> MKMapRect { mapRectThatFits(rect, edgePadding: .zero) }
  open func mapRectThatFits(_ rect: MKMapRect, edgePadding insets: UIEdgeInsets) -> MKMapRect {
    let (width, height) = (
      Double(bounds.width - insets.left - insets.right), Double(bounds.height - insets.top - insets.bottom)
    )
    guard !rect.isNull, width > 0, height > 0 else { return rect }
    let scale = max(rect.width / width, rect.height / height)
    let fitted = MKMapRect(
      x: rect.midX - width * scale / 2, y: rect.midY - height * scale / 2, width: width * scale,
      height: height * scale)
    return MKMapRect(
      x: fitted.minX - Double(insets.left) * scale, y: fitted.minY - Double(insets.top) * scale,
      width: Double(bounds.width) * scale, height: Double(bounds.height) * scale)
  }
  open func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
    let (visible, point) = (visibleMapRect, MKMapPoint(coordinate))
    guard visible.width > 0, visible.height > 0 else { return .zero }
    let own = CGPoint(
      x: bounds.minX + CGFloat((point.x - visible.minX) / visible.width) * bounds.width,
      y: bounds.minY + CGFloat((point.y - visible.minY) / visible.height) * bounds.height)
    return convert(own, to: view)
  }
  open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
    guard bounds.width > 0, bounds.height > 0 else { return region.center }
    let (visible, own) = (visibleMapRect, convert(point, from: view))
    return MKMapPoint(
      x: visible.minX + Double((own.x - bounds.minX) / bounds.width) * visible.width,
      y: visible.minY + Double((own.y - bounds.minY) / bounds.height) * visible.height
    ).coordinate
  }
  open func convert(_ region: MKCoordinateRegion, toRectTo view: UIView?) -> CGRect {
    let rect = region.mapRect
    let a = convert(MKMapPoint(x: rect.minX, y: rect.minY).coordinate, toPointTo: view)
    let b = convert(MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate, toPointTo: view)
    return CGRect(x: a.x, y: a.y, width: b.x - a.x, height: b.y - a.y)
  }
  open func convert(_ rect: CGRect, toRegionFrom view: UIView?) -> MKCoordinateRegion {
    let a = MKMapPoint(convert(CGPoint(x: rect.minX, y: rect.minY), toCoordinateFrom: view))
    let b = MKMapPoint(convert(CGPoint(x: rect.maxX, y: rect.maxY), toCoordinateFrom: view))
    return MKCoordinateRegion(MKMapRect(x: a.x, y: a.y, width: b.x - a.x, height: b.y - a.y))
  }

  // MARK: - Annotations

  open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
  open func addAnnotations(_ annotations: [any MKAnnotation]) { self.annotations += annotations }
  open func removeAnnotation(_ annotation: any MKAnnotation) { annotations.removeAll { $0 === annotation } }
  open func removeAnnotations(_ annotations: [any MKAnnotation]) {
    for one in annotations { removeAnnotation(one) }
  }
  open func annotations(in mapRect: MKMapRect) -> Set<AnyHashable> {
    Set(annotations.filter { mapRect.contains(MKMapPoint($0.coordinate)) }.compactMap { $0 as? NSObject })
  }
  /// Shows the region that contains the annotations.
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    for one in annotations where !self.annotations.contains(where: { $0 === one }) { addAnnotation(one) }
    let rect = annotations.reduce(MKMapRect.null) {
      $0.union(MKMapRect(origin: MKMapPoint($1.coordinate), size: MKMapSize()))
    }
    guard !rect.isNull else { return }
    setVisibleMapRect(
      rect.insetBy(dx: -rect.width * 0.1 - 500, dy: -rect.height * 0.1 - 500), animated: animated)
  }
  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    selectedAnnotations = [annotation]
  }
  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) { selectedAnnotations = [] }
  /// Always `nil`: views of annotations are not created.
  open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { nil }
  /// Returns a view of the class that is registered for an identifier; `nil` without one.
  open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
    viewTypes[identifier].map { _AnnotationViewMaker.make($0, nil, identifier) }
  }
  open func register(_ type: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
    viewTypes[identifier] = type as? MKAnnotationView.Type
  }
  open func dequeueReusableAnnotationView(withIdentifier identifier: String, for annotation: any MKAnnotation)
    -> MKAnnotationView
  { _AnnotationViewMaker.make(viewTypes[identifier] ?? MKMarkerAnnotationView.self, annotation, identifier) }

  // MARK: - Overlays

  open func addOverlay(_ overlay: any MKOverlay) { highOverlays.append(overlay) }
  open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) {
    if level == .aboveRoads { lowOverlays.append(overlay) } else { highOverlays.append(overlay) }
  }
  open func addOverlays(_ overlays: [any MKOverlay]) { highOverlays += overlays }
  open func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) {
    for one in overlays { addOverlay(one, level: level) }
  }
  open func insertOverlay(_ overlay: any MKOverlay, at index: Int) {
    highOverlays.insert(overlay, at: min(index, highOverlays.count))
  }
  open func insertOverlay(_ overlay: any MKOverlay, at index: Int, level: MKOverlayLevel) {
    if level == .aboveRoads {
      lowOverlays.insert(overlay, at: min(index, lowOverlays.count))
    } else {
      insertOverlay(overlay, at: index)
    }
  }
  open func insertOverlay(_ overlay: any MKOverlay, above sibling: any MKOverlay) {
    insertOverlay(overlay, at: (highOverlays.firstIndex { $0 === sibling } ?? -1) + 1)
  }
  open func insertOverlay(_ overlay: any MKOverlay, below sibling: any MKOverlay) {
    insertOverlay(overlay, at: highOverlays.firstIndex { $0 === sibling } ?? 0)
  }
  open func exchangeOverlay(_ a: any MKOverlay, with b: any MKOverlay) {}
  open func overlays(in level: MKOverlayLevel) -> [any MKOverlay] {
    level == .aboveRoads ? lowOverlays : highOverlays
  }
  open func removeOverlay(_ overlay: any MKOverlay) {
    lowOverlays.removeAll { $0 === overlay }
    highOverlays.removeAll { $0 === overlay }
  }
  open func removeOverlays(_ overlays: [any MKOverlay]) { for one in overlays { removeOverlay(one) } }
  open func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? {
    overlays.contains { $0 === overlay } ? delegate?.mapView(self, rendererFor: overlay) : nil
  }

  // MARK: - Names from before Swift 4.2

  public func add(_ overlay: any MKOverlay) { addOverlay(overlay) }
  public func add(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlay(overlay, level: level) }
  public func remove(_ overlay: any MKOverlay) { removeOverlay(overlay) }
  public func insert(_ overlay: any MKOverlay, at index: Int) { insertOverlay(overlay, at: index) }
  public func insert(_ overlay: any MKOverlay, at index: Int, level: MKOverlayLevel) {
    insertOverlay(overlay, at: index, level: level)
  }
}
public struct MKMapFeatureOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let pointsOfInterest = MKMapFeatureOptions(rawValue: 1)
  public static let territories = MKMapFeatureOptions(rawValue: 2)
  public static let physicalFeatures = MKMapFeatureOptions(rawValue: 4)
}

@preconcurrency @MainActor
public protocol MKMapViewDelegate: AnyObject {
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
  func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
  func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer])
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
  // Selectors that say no type are those of the methods with views, which are older.
  @_disfavoredOverload
  func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation)
  @_disfavoredOverload
  func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation)
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl)
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    didChange newState: MKAnnotationView.DragState, fromOldState oldState: MKAnnotationView.DragState)
  func mapView(
    _ mapView: MKMapView, clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]
  ) -> MKClusterAnnotation
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
  func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
  func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
  func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error)
  func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool)
  func mapViewWillStartLocatingUser(_ mapView: MKMapView)
  func mapViewDidStopLocatingUser(_ mapView: MKMapView)
  func mapViewWillStartLoadingMap(_ mapView: MKMapView)
  func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
  func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error)
  func mapViewWillStartRenderingMap(_ mapView: MKMapView)
  func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool)
}
extension MKMapViewDelegate {
  public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { nil }
  public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
    MKOverlayRenderer(overlay: overlay)
  }
  public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {}
  public func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer]) {}
  public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
  public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
  public func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {}
  public func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) {}
  public func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl
  ) {}
  public func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    didChange newState: MKAnnotationView.DragState, fromOldState oldState: MKAnnotationView.DragState
  ) {}
  public func mapView(
    _ mapView: MKMapView, clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]
  ) -> MKClusterAnnotation { MKClusterAnnotation(memberAnnotations: memberAnnotations) }
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
  public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
  public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}
  public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
  public func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error) {}
  public func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool) {}
  public func mapViewWillStartLocatingUser(_ mapView: MKMapView) {}
  public func mapViewDidStopLocatingUser(_ mapView: MKMapView) {}
  public func mapViewWillStartLoadingMap(_ mapView: MKMapView) {}
  public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
  public func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error) {}
  public func mapViewWillStartRenderingMap(_ mapView: MKMapView) {}
  public func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool) {}
}

// MARK: - What stands beside a map

@preconcurrency @MainActor
open class MKScaleView: PlaceholderView {
  public enum Alignment: Int, Sendable { case leading, trailing }
  open override var placeholderName: String { "MKScaleView" }
  open weak var mapView: MKMapView?
  open var scaleVisibility = MKFeatureVisibility.adaptive
  open var legendAlignment = Alignment.leading
  public convenience init(mapView: MKMapView?) {
    self.init(frame: .zero)
    self.mapView = mapView
  }
}
/// The class of a map's own compass, which applications look for by its name among the subviews. No map here has one.
final class MKCompassView: PlaceholderView {}
/// The class of a map's own legal notice, for which applications look so, too.
final class MKAttributionLabel: UILabel {}
@preconcurrency @MainActor
open class MKCompassButton: PlaceholderView {
  open override var placeholderName: String { "MKCompassButton" }
  open weak var mapView: MKMapView?
  open var compassVisibility = MKFeatureVisibility.adaptive
  public convenience init(mapView: MKMapView?) {
    self.init(frame: .zero)
    self.mapView = mapView
  }
}
@preconcurrency @MainActor
open class MKUserTrackingButton: PlaceholderView {
  open override var placeholderName: String { "MKUserTrackingButton" }
  open weak var mapView: MKMapView?
  public convenience init(mapView: MKMapView?) {
    self.init(frame: .zero)
    self.mapView = mapView
  }
}
@preconcurrency @MainActor
open class MKUserTrackingBarButtonItem: UIBarButtonItem {
  open weak var mapView: MKMapView?
  public convenience init(mapView: MKMapView?) {
    self.init(image: UIImage(systemName: "location"), style: .plain, target: nil, action: nil)
    self.mapView = mapView
  }
}
@preconcurrency @MainActor
open class MKLookAroundViewController: PlaceholderController {
  open override var placeholderName: String { "MKLookAroundViewController" }
  open var scene: MKLookAroundScene?
  open var isNavigationEnabled = true
  open var showsRoadLabels = true
  public convenience init(scene: MKLookAroundScene) {
    self.init(nibName: nil, bundle: nil)
    self.scene = scene
  }
}
/// A street-level scene. There are none.
open class MKLookAroundScene: NSObject {}
/// The corner of a view's badge.
public enum MKLookAroundBadgePosition: Int, Sendable { case topLeading, topTrailing, bottomTrailing }
open class MKLookAroundSceneRequest: NSObject {
  public init(coordinate: CLLocationCoordinate2D) {}
  public init(mapItem: MKMapItem) {}
  open func getSceneWithCompletionHandler(_ handler: @escaping (MKLookAroundScene?, (any Error)?) -> Void) {
    handler(nil, UnavailableFrameworkError())
  }
  public var scene: MKLookAroundScene? { get async throws { throw UnavailableFrameworkError() } }
  open func cancel() {}
}
