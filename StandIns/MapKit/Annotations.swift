import Contacts

/// An annotation at a coordinate.
public protocol MKAnnotation: NSObjectProtocol {
  var coordinate: CLLocationCoordinate2D { get }
  var title: String? { get }
  var subtitle: String? { get }
}
extension MKAnnotation {
  public var title: String? { nil }
  public var subtitle: String? { nil }
}
extension Notification.Name {
  /// Posted by applications when the title or subtitle of an annotation changed. Maps are boxes without callouts.
  public static let MKAnnotationCalloutInfoDidChange = Notification.Name(
    "MKAnnotationCalloutInfoDidChangeNotification")
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
  public convenience init(
    __coordinate coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?
  ) {
    self.init(__coordinate: coordinate)
    (self.title, self.subtitle) = (title, subtitle)
  }
}
/// The user's location, which is unknown.
open class MKUserLocation: NSObject, MKAnnotation {
  open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
  open var location: CLLocation? { nil }
  open var heading: CLHeading? { nil }
  open var isUpdating: Bool { false }
  open var title: String?
  open var subtitle: String?
}
/// Several annotations that are represented by one.
open class MKClusterAnnotation: NSObject, MKAnnotation {
  public let memberAnnotations: [any MKAnnotation]
  open var title: String?
  open var subtitle: String?
  public init(memberAnnotations: [any MKAnnotation]) { self.memberAnnotations = memberAnnotations }
  open var coordinate: CLLocationCoordinate2D {
    let count = Double(max(memberAnnotations.count, 1))
    return CLLocationCoordinate2D(
      latitude: memberAnnotations.map(\.coordinate.latitude).reduce(0, +) / count,
      longitude: memberAnnotations.map(\.coordinate.longitude).reduce(0, +) / count)
  }
}
open class MKPlacemark: CLPlacemark, MKAnnotation {
  public let coordinate: CLLocationCoordinate2D
  open var countryCode: String? { isoCountryCode }
  public init(coordinate: CLLocationCoordinate2D) {
    self.coordinate = coordinate
    super.init(location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
  }
  public convenience init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
    self.init(coordinate: coordinate)
    self.addressDictionary = addressDictionary
    name = addressDictionary?["Name"] as? String
    thoroughfare = addressDictionary?["Street"] as? String
    locality = addressDictionary?["City"] as? String
    administrativeArea = addressDictionary?["State"] as? String
    postalCode = addressDictionary?["ZIP"] as? String
    country = addressDictionary?["Country"] as? String
  }
  public convenience init(coordinate: CLLocationCoordinate2D, postalAddress: CNPostalAddress) {
    self.init(coordinate: coordinate)
    take(postalAddress)
  }
  public convenience init(placemark: CLPlacemark) {
    self.init(coordinate: placemark.location?.coordinate ?? kCLLocationCoordinate2DInvalid)
    take(placemark)
  }
  open var title: String? { name ?? thoroughfare }
  open var subtitle: String? { nil }
}

/// The base class with the initializer of annotation views; see UIKit's `_TableCellBase` for the reason.
@preconcurrency @MainActor
open class _AnnotationViewBase: UIView {
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) { super.init(frame: .zero) }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
/// Creates annotation views of classes that are only known at run time.
@preconcurrency @MainActor
open class _AnnotationViewMaker: UIView {
  public required init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) { super.init(frame: .zero) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  static func make(_ type: MKAnnotationView.Type, _ annotation: (any MKAnnotation)?, _ identifier: String)
    -> MKAnnotationView
  {
    let maker = unsafeBitCast(type, to: _AnnotationViewMaker.Type.self)
    return unsafeDowncast(
      maker.init(annotation: annotation, reuseIdentifier: identifier) as UIView, to: MKAnnotationView.self)
  }
}

public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public static let required = MKFeatureDisplayPriority(1000)
  public static let defaultHigh = MKFeatureDisplayPriority(750)
  public static let defaultLow = MKFeatureDisplayPriority(250)
}
public struct MKAnnotationViewZPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public static let max = MKAnnotationViewZPriority(rawValue: 1000)
  public static let defaultSelected = MKAnnotationViewZPriority(rawValue: 1000)
  public static let defaultUnselected = MKAnnotationViewZPriority(rawValue: 500)
  public static let min = MKAnnotationViewZPriority(rawValue: 0)
}
public enum MKFeatureVisibility: Int, Sendable { case adaptive, hidden, visible }
public enum MKPinAnnotationColor: UInt, Sendable { case red, green, purple }

@preconcurrency @MainActor
open class MKAnnotationView: _AnnotationViewBase {
  public enum DragState: UInt, Sendable { case none, starting, dragging, canceling, ending }
  public enum CollisionMode: Int, Sendable { case rectangle, circle, none }
  open var annotation: (any MKAnnotation)?
  open private(set) var reuseIdentifier: String?
  /// The image. The view takes its size.
  open var image: UIImage? {
    didSet {
      picture?.removeFromSuperview()
      picture = image.map { UIImageView(image: $0) }
      guard let picture else { return }
      bounds.size = picture.bounds.size
      insertSubview(picture, at: 0)
    }
  }
  private var picture: UIImageView?
  open var canShowCallout = false
  open var calloutOffset = CGPoint.zero
  open var leftCalloutOffset = CGPoint.zero
  open var rightCalloutOffset = CGPoint.zero
  open var centerOffset = CGPoint.zero
  open var accessoryOffset = CGPoint.zero
  open var isDraggable = false
  open var isEnabled = true
  open var isHighlighted = false
  open var isSelected = false
  open var clusteringIdentifier: String?
  open var displayPriority = MKFeatureDisplayPriority.required
  open var zPriority = MKAnnotationViewZPriority.defaultUnselected
  open var selectedZPriority = MKAnnotationViewZPriority.defaultSelected
  open var collisionMode = CollisionMode.rectangle
  open var dragState = DragState.none
  open weak var cluster: MKAnnotationView?
  open var leftCalloutAccessoryView: UIView?
  open var rightCalloutAccessoryView: UIView?
  open var detailCalloutAccessoryView: UIView?
  public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    self.reuseIdentifier = reuseIdentifier
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
  }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open func prepareForReuse() {}
  open func prepareForDisplay() {}
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  open func setDragState(_ newDragState: DragState, animated: Bool) { dragState = newDragState }
}
public typealias MKAnnotationViewDragState = MKAnnotationView.DragState
public typealias MKAnnotationViewCollisionMode = MKAnnotationView.CollisionMode

@preconcurrency @MainActor
open class MKPinAnnotationView: MKAnnotationView {
  open var pinTintColor: UIColor! = UIColor.systemRed
  open var animatesDrop = false
  open var pinColor = MKPinAnnotationColor.red
  open class func redPinColor() -> UIColor { .systemRed }
  open class func greenPinColor() -> UIColor { .systemGreen }
  open class func purplePinColor() -> UIColor { .systemPurple }
}
@preconcurrency @MainActor
open class MKMarkerAnnotationView: MKAnnotationView {
  open var markerTintColor: UIColor?
  open var glyphTintColor: UIColor?
  open var glyphText: String?
  open var glyphImage: UIImage?
  open var selectedGlyphImage: UIImage?
  open var animatesWhenAdded = false
  open var titleVisibility = MKFeatureVisibility.adaptive
  open var subtitleVisibility = MKFeatureVisibility.adaptive
}
@preconcurrency @MainActor
open class MKUserLocationView: MKAnnotationView {}
