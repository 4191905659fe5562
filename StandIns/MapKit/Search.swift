public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsModeKey"
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapTypeKey"
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTrafficKey"
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenterKey"
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpanKey"
public let MKLaunchOptionsCameraKey = "MKLaunchOptionsCameraKey"

/// A category of points of interest.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ name: String) { rawValue = "MKPOICategory" + name }
  public static let airport = MKPointOfInterestCategory("Airport")
  public static let amusementPark = MKPointOfInterestCategory("AmusementPark")
  public static let aquarium = MKPointOfInterestCategory("Aquarium")
  public static let atm = MKPointOfInterestCategory("ATM")
  public static let bakery = MKPointOfInterestCategory("Bakery")
  public static let bank = MKPointOfInterestCategory("Bank")
  public static let beach = MKPointOfInterestCategory("Beach")
  public static let brewery = MKPointOfInterestCategory("Brewery")
  public static let cafe = MKPointOfInterestCategory("Cafe")
  public static let campground = MKPointOfInterestCategory("Campground")
  public static let carRental = MKPointOfInterestCategory("CarRental")
  public static let evCharger = MKPointOfInterestCategory("EVCharger")
  public static let fireStation = MKPointOfInterestCategory("FireStation")
  public static let fitnessCenter = MKPointOfInterestCategory("FitnessCenter")
  public static let foodMarket = MKPointOfInterestCategory("FoodMarket")
  public static let gasStation = MKPointOfInterestCategory("GasStation")
  public static let hospital = MKPointOfInterestCategory("Hospital")
  public static let hotel = MKPointOfInterestCategory("Hotel")
  public static let laundry = MKPointOfInterestCategory("Laundry")
  public static let library = MKPointOfInterestCategory("Library")
  public static let marina = MKPointOfInterestCategory("Marina")
  public static let movieTheater = MKPointOfInterestCategory("MovieTheater")
  public static let museum = MKPointOfInterestCategory("Museum")
  public static let nationalPark = MKPointOfInterestCategory("NationalPark")
  public static let nightlife = MKPointOfInterestCategory("Nightlife")
  public static let park = MKPointOfInterestCategory("Park")
  public static let parking = MKPointOfInterestCategory("Parking")
  public static let pharmacy = MKPointOfInterestCategory("Pharmacy")
  public static let police = MKPointOfInterestCategory("Police")
  public static let postOffice = MKPointOfInterestCategory("PostOffice")
  public static let publicTransport = MKPointOfInterestCategory("PublicTransport")
  public static let restaurant = MKPointOfInterestCategory("Restaurant")
  public static let restroom = MKPointOfInterestCategory("Restroom")
  public static let school = MKPointOfInterestCategory("School")
  public static let stadium = MKPointOfInterestCategory("Stadium")
  public static let store = MKPointOfInterestCategory("Store")
  public static let theater = MKPointOfInterestCategory("Theater")
  public static let university = MKPointOfInterestCategory("University")
  public static let winery = MKPointOfInterestCategory("Winery")
  public static let zoo = MKPointOfInterestCategory("Zoo")
  public static let animalService = MKPointOfInterestCategory("AnimalService")
  public static let automotiveRepair = MKPointOfInterestCategory("AutomotiveRepair")
  public static let baseball = MKPointOfInterestCategory("Baseball")
  public static let basketball = MKPointOfInterestCategory("Basketball")
  public static let beauty = MKPointOfInterestCategory("Beauty")
  public static let bowling = MKPointOfInterestCategory("Bowling")
  public static let castle = MKPointOfInterestCategory("Castle")
  public static let conventionCenter = MKPointOfInterestCategory("ConventionCenter")
  public static let distillery = MKPointOfInterestCategory("Distillery")
  public static let fairground = MKPointOfInterestCategory("Fairground")
  public static let fishing = MKPointOfInterestCategory("Fishing")
  public static let fortress = MKPointOfInterestCategory("Fortress")
  public static let golf = MKPointOfInterestCategory("Golf")
  public static let goKart = MKPointOfInterestCategory("GoKart")
  public static let hiking = MKPointOfInterestCategory("Hiking")
  public static let kayaking = MKPointOfInterestCategory("Kayaking")
  public static let landmark = MKPointOfInterestCategory("Landmark")
  public static let mailbox = MKPointOfInterestCategory("Mailbox")
  public static let miniGolf = MKPointOfInterestCategory("MiniGolf")
  public static let musicVenue = MKPointOfInterestCategory("MusicVenue")
  public static let nationalMonument = MKPointOfInterestCategory("NationalMonument")
  public static let planetarium = MKPointOfInterestCategory("Planetarium")
  public static let rockClimbing = MKPointOfInterestCategory("RockClimbing")
  public static let rvPark = MKPointOfInterestCategory("RvPark")
  public static let skatePark = MKPointOfInterestCategory("SkatePark")
  public static let skating = MKPointOfInterestCategory("Skating")
  public static let skiing = MKPointOfInterestCategory("Skiing")
  public static let soccer = MKPointOfInterestCategory("Soccer")
  public static let spa = MKPointOfInterestCategory("Spa")
  public static let surfing = MKPointOfInterestCategory("Surfing")
  public static let swimming = MKPointOfInterestCategory("Swimming")
  public static let tennis = MKPointOfInterestCategory("Tennis")
  public static let volleyball = MKPointOfInterestCategory("Volleyball")
}
/// The weight of the region of a search.
public enum MKLocalSearchRegionPriority: Int, Sendable { case `default`, required }
/// A filter of the points of interest that a map shows.
open class MKPointOfInterestFilter: NSObject, @unchecked Sendable {
  public static let includingAll = MKPointOfInterestFilter(excluding: [])
  public static let excludingAll = MKPointOfInterestFilter(including: [])
  private let listed: [MKPointOfInterestCategory]
  private let isIncluding: Bool
  public init(including categories: [MKPointOfInterestCategory]) {
    (listed, isIncluding) = (categories, true)
  }
  public init(excluding categories: [MKPointOfInterestCategory]) {
    (listed, isIncluding) = (categories, false)
  }
  open func includes(_ category: MKPointOfInterestCategory) -> Bool {
    listed.contains(category) == isIncluding
  }
  open func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }
}

open class MKMapItem: NSObject {
  public let placemark: MKPlacemark
  open var name: String?
  open var phoneNumber: String?
  open var url: URL?
  open var timeZone: TimeZone?
  open var pointOfInterestCategory: MKPointOfInterestCategory?
  open private(set) var isCurrentLocation = false
  /// The identifier of a place of Apple's map. No item has one.
  public final class Identifier: NSObject {
    public let rawValue: String
    public init?(rawValue: String) {
      guard !rawValue.isEmpty else { return nil }
      self.rawValue = rawValue
    }
    public override func isEqual(_ object: Any?) -> Bool { (object as? Identifier)?.rawValue == rawValue }
    public override var hash: Int { rawValue.hash }
  }
  open var identifier: Identifier? { nil }
  open var alternateIdentifiers: Set<Identifier> { [] }
  public override convenience init() {
    self.init(placemark: MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid))
  }
  public init(placemark: MKPlacemark) {
    self.placemark = placemark
    name = placemark.name
  }
  /// The address, in iOS 26; `nil` unless the item was created with one.
  open private(set) var address: MKAddress?
  open var location: CLLocation {
    CLLocation(latitude: placemark.coordinate.latitude, longitude: placemark.coordinate.longitude)
  }
  public convenience init(location: CLLocation, address: MKAddress?) {
    self.init(placemark: MKPlacemark(coordinate: location.coordinate))
    self.address = address
  }
  open class func forCurrentLocation() -> MKMapItem {
    let item = MKMapItem(placemark: MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid))
    item.isCurrentLocation = true
    return item
  }
  /// Does nothing and returns `false`.
  @discardableResult open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
  /// Does nothing and returns `false`.
  @discardableResult open class func openMaps(with items: [MKMapItem], launchOptions: [String: Any]? = nil)
    -> Bool
  { false }
}
/// An address, as text.
public final class MKAddress: NSObject {
  public let fullAddress: String
  public let shortAddress: String?
  public init?(fullAddress: String, shortAddress: String?) {
    guard !fullAddress.isEmpty else { return nil }
    self.fullAddress = fullAddress
    self.shortAddress = shortAddress
  }
}
/// A place of Apple's map that the user selected. Maps here have none.
public final class MKMapFeatureAnnotation: NSObject, MKAnnotation {
  public enum FeatureType: Int, Sendable { case pointOfInterest, territory, physicalFeature }
  public let coordinate = kCLLocationCoordinate2DInvalid
  public let featureType = FeatureType.pointOfInterest
  public let pointOfInterestCategory: MKPointOfInterestCategory? = nil
  private override init() { super.init() }
}
/// A request for a place of Apple's map. It always fails.
open class MKMapItemRequest: NSObject {
  public let featureAnnotation: MKMapFeatureAnnotation
  open private(set) var isCancelled = false
  open var isLoading: Bool { false }
  public init(mapFeatureAnnotation: MKMapFeatureAnnotation) { featureAnnotation = mapFeatureAnnotation }
  open var mapItem: MKMapItem { get async throws { throw MKError(.placemarkNotFound) } }
  open func getMapItem(completionHandler: @escaping (MKMapItem?, (any Error)?) -> Void) {
    DispatchQueue.main.async { completionHandler(nil, MKError(.placemarkNotFound)) }
  }
  open func cancel() { isCancelled = true }
}
private nonisolated(unsafe) let itemKey = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
extension NSUserActivity {
  /// The map item of an activity.
  public var mapItem: MKMapItem! {
    get { objc_getAssociatedObject(self, itemKey) as? MKMapItem }
    set { objc_setAssociatedObject(self, itemKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }
}

/// A search. It always fails.
open class MKLocalSearch: NSObject {
  public typealias CompletionHandler = (Response?, (any Error)?) -> Void
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let address = ResultType(rawValue: 1)
    public static let pointOfInterest = ResultType(rawValue: 2)
    public static let physicalFeature = ResultType(rawValue: 4)
  }
  open class Request: NSObject {
    open var naturalLanguageQuery: String?
    open var region = MKCoordinateRegion()
    open var resultTypes: ResultType = [.address, .pointOfInterest]
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    public override init() { super.init() }
    public convenience init(naturalLanguageQuery: String) {
      self.init()
      self.naturalLanguageQuery = naturalLanguageQuery
    }
    public convenience init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
      self.init(naturalLanguageQuery: naturalLanguageQuery)
      self.region = region
    }
    public convenience init(completion: MKLocalSearchCompletion) {
      self.init(naturalLanguageQuery: completion.title)
    }
  }
  open class Response: NSObject {
    open var mapItems: [MKMapItem] { [] }
    open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
  }
  open private(set) var isSearching = false
  public init(request: Request) {}
  public init(pointsOfInterestRequest request: MKLocalPointsOfInterestRequest) {}
  open func start(completionHandler: @escaping CompletionHandler) {
    isSearching = true
    nonisolated(unsafe) let (search, handler) = (self, completionHandler)
    DispatchQueue.main.async {
      search.isSearching = false
      handler(nil, MKError(.serverFailure))
    }
  }
  public func start() async throws -> Response { throw MKError(.serverFailure) }
  open func cancel() {}
}
public typealias MKLocalSearchRequest = MKLocalSearch.Request
public typealias MKLocalSearchResponse = MKLocalSearch.Response
/// A request for points of interest around a coordinate.
open class MKLocalPointsOfInterestRequest: NSObject {
  public let coordinate: CLLocationCoordinate2D
  public let radius: CLLocationDistance
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
    (coordinate, self.radius) = (center, radius)
  }
}
/// A completion of a search query. There are none.
open class MKLocalSearchCompletion: NSObject {
  open var title: String { "" }
  open var titleHighlightRanges: [NSValue] { [] }
  open var subtitle: String { "" }
  open var subtitleHighlightRanges: [NSValue] { [] }
}
/// A completer of search queries. It always fails.
open class MKLocalSearchCompleter: NSObject {
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let address = ResultType(rawValue: 1)
    public static let pointOfInterest = ResultType(rawValue: 2)
    public static let query = ResultType(rawValue: 4)
    public static let physicalFeature = ResultType(rawValue: 8)
  }
  public enum FilterType: Int, Sendable { case locationsAndQueries, locationsOnly }
  open var queryFragment = "" {
    didSet {
      guard !queryFragment.isEmpty else { return }
      nonisolated(unsafe) let completer = self
      DispatchQueue.main.async {
        completer.delegate?.completer(completer, didFailWithError: MKError(.serverFailure))
      }
    }
  }
  open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  open var region = MKCoordinateRegion()
  open var regionPriority = MKLocalSearchRegionPriority.default
  open var filterType = FilterType.locationsAndQueries
  open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open var results: [MKLocalSearchCompletion] { [] }
  open var isSearching: Bool { false }
  open func cancel() {}
}
public protocol MKLocalSearchCompleterDelegate: AnyObject {
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}
extension MKLocalSearchCompleterDelegate {
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

public struct MKDirectionsTransportType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let automobile = MKDirectionsTransportType(rawValue: 1)
  public static let walking = MKDirectionsTransportType(rawValue: 2)
  public static let transit = MKDirectionsTransportType(rawValue: 4)
  public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}
/// Directions between places. None are found.
open class MKDirections: NSObject {
  public typealias DirectionsHandler = (Response?, (any Error)?) -> Void
  public typealias ETAHandler = (ETAResponse?, (any Error)?) -> Void
  public enum RoutePreference: Int, Sendable { case any, avoid }
  open class Request: NSObject {
    open var source: MKMapItem?
    open var destination: MKMapItem?
    open var transportType = MKDirectionsTransportType.any
    open var requestsAlternateRoutes = false
    open var departureDate: Date?
    open var arrivalDate: Date?
    open var tollPreference = RoutePreference.any
    open var highwayPreference = RoutePreference.any
    public override init() { super.init() }
    public init(contentsOf url: URL) {}
    open class func isDirectionsRequest(_ url: URL) -> Bool { false }
    /// The name from before Swift 3.
    public func setSource(_ item: MKMapItem?) { source = item }
    /// The name from before Swift 3.
    public func setDestination(_ item: MKMapItem?) { destination = item }
  }
  open class Response: NSObject {
    open var source: MKMapItem { .forCurrentLocation() }
    open var destination: MKMapItem { .forCurrentLocation() }
    open var routes: [MKRoute] { [] }
  }
  open class ETAResponse: NSObject {
    open var source: MKMapItem { .forCurrentLocation() }
    open var destination: MKMapItem { .forCurrentLocation() }
    open var expectedTravelTime: TimeInterval { 0 }
    open var distance: CLLocationDistance { 0 }
    open var expectedArrivalDate: Date { Date() }
    open var expectedDepartureDate: Date { Date() }
    open var transportType: MKDirectionsTransportType { .any }
  }
  open var isCalculating: Bool { false }
  public init(request: Request) {}
  open func calculate(completionHandler: @escaping DirectionsHandler) {
    nonisolated(unsafe) let handler = completionHandler
    DispatchQueue.main.async { handler(nil, MKError(.directionsNotFound)) }
  }
  public func calculate() async throws -> Response { throw MKError(.directionsNotFound) }
  open func calculateETA(completionHandler: @escaping ETAHandler) {
    nonisolated(unsafe) let handler = completionHandler
    DispatchQueue.main.async { handler(nil, MKError(.directionsNotFound)) }
  }
  public func calculateETA() async throws -> ETAResponse { throw MKError(.directionsNotFound) }
  open func cancel() {}
}
public typealias MKDirectionsRequest = MKDirections.Request
public typealias MKDirectionsResponse = MKDirections.Response
public typealias MKETAResponse = MKDirections.ETAResponse
/// A route. There are none.
open class MKRoute: NSObject {
  open class Step: NSObject {
    open var instructions: String { "" }
    open var notice: String? { nil }
    open var polyline: MKPolyline { MKPolyline([]) }
    open var distance: CLLocationDistance { 0 }
    open var transportType: MKDirectionsTransportType { .any }
  }
  open var name: String { "" }
  open var advisoryNotices: [String] { [] }
  open var distance: CLLocationDistance { 0 }
  open var expectedTravelTime: TimeInterval { 0 }
  open var transportType: MKDirectionsTransportType { .any }
  open var polyline: MKPolyline { MKPolyline([]) }
  open var steps: [Step] { [] }
  open var hasTolls: Bool { false }
  open var hasHighways: Bool { false }
}
public typealias MKRouteStep = MKRoute.Step

/// A renderer of map images. It always fails.
open class MKMapSnapshotter: NSObject {
  public typealias CompletionHandler = (Snapshot?, (any Error)?) -> Void

  /// The options of a snapshot.
  open class Options: NSObject {
    public override init() { super.init() }
    open var region = MKCoordinateRegion()
    open var mapRect: MKMapRect {
      get { region.mapRect }
      set { region = MKCoordinateRegion(newValue) }
    }
    open var camera = MKMapCamera()
    open var size = CGSize(width: 256, height: 256)
    open var scale: CGFloat = 1
    open var mapType = MKMapType.standard
    open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
    open var showsBuildings = true
    open var showsPointsOfInterest = true
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var traitCollection = UITraitCollection.current
  }

  /// An image of a map.
  open class Snapshot: NSObject {
    /// The image.
    public let image: UIImage
    init(image: UIImage) {
      self.image = image
      super.init()
    }
    /// Returns the center of the image for every coordinate.
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

  /// Always fails.
  open func start(completionHandler: @escaping CompletionHandler) {
    start(with: .main, completionHandler: completionHandler)
  }
  /// Always fails.
  open func start(with queue: DispatchQueue, completionHandler: @escaping CompletionHandler) {
    nonisolated(unsafe) let handler = completionHandler
    queue.async { handler(nil, CocoaError(.featureUnsupported)) }
  }
  /// Always fails.
  public func start() async throws -> Snapshot { throw CocoaError(.featureUnsupported) }
  open func cancel() {}
}
public typealias MKMapSnapshotOptions = MKMapSnapshotter.Options
public typealias MKMapSnapshot = MKMapSnapshotter.Snapshot

/// A formatter of distances, in meters or in miles and feet, rounded for display.
open class MKDistanceFormatter: Formatter, @unchecked Sendable {
  public enum Units: UInt, Sendable { case `default`, metric, imperial, imperialWithYards }
  public enum DistanceUnitStyle: UInt, Sendable { case `default`, abbreviated, full }
  open var locale: Locale! = Locale.current
  open var units = Units.default
  open var unitStyle = DistanceUnitStyle.default
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private var isMetric: Bool {
    switch units {
    case .metric: true
    case .imperial, .imperialWithYards: false
    case .default: !["US", "GB", "LR", "MM"].contains(locale?.region?.identifier ?? "US")
    }
  }
  open func string(fromDistance distance: CLLocationDistance) -> String {
    if isMetric {
      return distance < 950
        ? text(rounded(distance), "m", "metre") : text(kilo(distance / 1000), "km", "kilometre")
    }
    let feet = distance / 0.3048
    if feet >= 1000 { return text(kilo(distance / 1609.344), "mi", "mile") }
    return units == .imperialWithYards
      ? text(rounded(feet / 3), "yd", "yard")
      : text(rounded(feet), "ft", feet == 1 ? "foot" : "feet", isPlural: true)
  }
  private func rounded(_ value: Double) -> Double {
    value < 50 ? value.rounded() : value < 200 ? (value / 10).rounded() * 10 : (value / 50).rounded() * 50
  }
  private func kilo(_ value: Double) -> Double { value < 10 ? (value * 10).rounded() / 10 : value.rounded() }
  private func text(_ value: Double, _ short: String, _ long: String, isPlural: Bool = false) -> String {
    let number = value == value.rounded() ? "\(Int(value))" : "\(value)"
    guard unitStyle == .full else { return "\(number) \(short)" }
    return "\(number) \(long)" + (isPlural || value == 1 ? "" : "s")
  }
  /// Returns the distance of a text such as "5 km", in meters; negative if the text is not a distance.
  open func distance(from text: String) -> CLLocationDistance {
    let scanner = Scanner(string: text)
    guard let value = scanner.scanDouble() else { return -1 }
    let unit = text[scanner.currentIndex...].trimmingCharacters(in: .whitespaces).lowercased()
    switch unit {
    case _ where unit.hasPrefix("k"): return value * 1000
    case _ where unit.hasPrefix("mi"): return value * 1609.344
    case _ where unit.hasPrefix("f"): return value * 0.3048
    case _ where unit.hasPrefix("y"): return value * 0.9144
    default: return value
    }
  }
  open override func string(for object: Any?) -> String? {
    (object as? NSNumber).map { string(fromDistance: $0.doubleValue) }
  }
}
