import ObjectiveCSupport

public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
  /// The former name of `authorizedAlways`.
  public static let authorized = CLAuthorizationStatus.authorizedAlways
}
public enum CLAccuracyAuthorization: Int, Sendable { case fullAccuracy, reducedAccuracy }
public enum CLActivityType: Int, Sendable {
  case other = 1, automotiveNavigation, fitness, otherNavigation, airborne
}
public enum CLDeviceOrientation: Int32, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}
public enum CLRegionState: Int, Sendable { case unknown, inside, outside }
public enum CLProximity: Int, Sendable { case unknown, immediate, near, far }

/// An error of a location manager.
public struct CLError: _FrameworkError {
  public enum Code: Int, Sendable {
    case locationUnknown, denied, network, headingFailure, regionMonitoringDenied, regionMonitoringFailure
    case regionMonitoringSetupDelayed, regionMonitoringResponseDelayed, geocodeFoundNoResult
    case geocodeFoundPartialResult, geocodeCanceled, deferredFailed, deferredNotUpdatingLocation
    case deferredAccuracyTooLow, deferredDistanceFiltered, deferredCanceled, rangingUnavailable,
      rangingFailure
    case promptDeclined, historicalLocationError
  }
  public static var errorDomain: String { kCLErrorDomain }
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public var alternateRegion: CLRegion? { userInfo[kCLErrorUserInfoAlternateRegionKey] as? CLRegion }
  public static var locationUnknown: Code { .locationUnknown }
  public static var denied: Code { .denied }
  public static var network: Code { .network }
  public static var headingFailure: Code { .headingFailure }
  public static var regionMonitoringDenied: Code { .regionMonitoringDenied }
  public static var regionMonitoringFailure: Code { .regionMonitoringFailure }
  public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
  public static var geocodeFoundPartialResult: Code { .geocodeFoundPartialResult }
  public static var geocodeCanceled: Code { .geocodeCanceled }
  public static var rangingUnavailable: Code { .rangingUnavailable }
  public static var rangingFailure: Code { .rangingFailure }
  public static let regionMonitoringSetupDelayed = Code.regionMonitoringSetupDelayed
  public static let regionMonitoringResponseDelayed = Code.regionMonitoringResponseDelayed
  public static let deferredFailed = Code.deferredFailed
  public static let deferredNotUpdatingLocation = Code.deferredNotUpdatingLocation
  public static let deferredAccuracyTooLow = Code.deferredAccuracyTooLow
  public static let deferredDistanceFiltered = Code.deferredDistanceFiltered
  public static let deferredCanceled = Code.deferredCanceled
  public static let promptDeclined = Code.promptDeclined
  public static let historicalLocationError = Code.historicalLocationError
}
extension CLError.Code: _ErrorCodeProtocol, CaseIterable {
  public typealias _ErrorType = CLError
}

/// A manager of location updates. It has a location if `--location` gives one and the user grants access
/// (`--grant location`).
open class CLLocationManager: NSObject {
  /// The delegate. Its authorization callback is called when it is set, as on iOS.
  open weak var delegate: (any CLLocationManagerDelegate)? {
    didSet { if delegate != nil, delegate !== oldValue { tellAuthorization() } }
  }
  /// Calls the delegate asynchronously on the main run loop.
  private func tell(_ body: @escaping (CLLocationManager, any CLLocationManagerDelegate) -> Void) {
    nonisolated(unsafe) let (manager, body) = (self, body)
    DispatchQueue.main.async {
      guard let delegate = manager.delegate else { return }
      body(manager, delegate)
    }
  }
  private func tellAuthorization() { tell { $1.locationManagerDidChangeAuthorization($0) } }
  private func askAuthorization() {
    guard !DeviceConditions.isDetermined(.location) else { return }
    DeviceConditions.request(.location)
    tellAuthorization()
  }
  private func tellLocation() {
    tell { manager, delegate in
      guard DeviceConditions.isGranted(.location) else {
        // Nothing is reported while the authorization is not determined.
        if DeviceConditions.isDetermined(.location) {
          delegate.locationManager(manager, didFailWithError: CLError(.denied))
        }
        return
      }
      if let location = manager.location {
        delegate.locationManager(manager, didUpdateLocations: [location])
      } else {
        delegate.locationManager(manager, didFailWithError: CLError(.locationUnknown))
      }
    }
  }
  open var desiredAccuracy = kCLLocationAccuracyBest
  open var distanceFilter = kCLDistanceFilterNone
  open var headingFilter: CLLocationDegrees = 1
  open var headingOrientation = CLDeviceOrientation.portrait
  open var activityType = CLActivityType.other
  open var pausesLocationUpdatesAutomatically = true
  open var allowsBackgroundLocationUpdates = false
  open var showsBackgroundLocationIndicator = false
  open var purpose: String?
  open var location: CLLocation? {
    guard DeviceConditions.isGranted(.location), let place = DeviceConditions.location else { return nil }
    return CLLocation(latitude: place.latitude, longitude: place.longitude)
  }
  open var heading: CLHeading? { nil }
  open var maximumRegionMonitoringDistance: CLLocationDistance { -1 }
  open private(set) var monitoredRegions: Set<CLRegion> = []
  open private(set) var rangedRegions: Set<CLRegion> = []
  open private(set) var rangedBeaconConstraints: Set<CLBeaconIdentityConstraint> = []
  open var isAuthorizedForWidgetUpdates: Bool { false }
  open var authorizationStatus: CLAuthorizationStatus { Self.authorizationStatus() }
  open var accuracyAuthorization: CLAccuracyAuthorization {
    DeviceConditions.isGranted(.location) ? .fullAccuracy : .reducedAccuracy
  }
  open class func authorizationStatus() -> CLAuthorizationStatus {
    DeviceConditions.status(
      .location, granted: .authorizedWhenInUse, denied: .denied, undetermined: .notDetermined)
  }
  open class func locationServicesEnabled() -> Bool { true }
  open class func headingAvailable() -> Bool { false }
  open class func significantLocationChangeMonitoringAvailable() -> Bool { false }
  open class func deferredLocationUpdatesAvailable() -> Bool { false }
  open class func isMonitoringAvailable(for type: AnyClass) -> Bool { false }
  open class func isRangingAvailable() -> Bool { false }
  open func requestWhenInUseAuthorization() { askAuthorization() }
  open func requestAlwaysAuthorization() { askAuthorization() }
  /// Always fails.
  open func requestTemporaryFullAccuracyAuthorization(
    withPurposeKey key: String, completion: (((any Error)?) -> Void)?
  ) {
    completion?(CLError(.denied))
  }
  /// Does nothing: it fails without a handler that is told.
  open func requestTemporaryFullAccuracyAuthorization(withPurposeKey key: String) {}
  /// Always fails.
  open func requestTemporaryFullAccuracyAuthorization(withPurposeKey key: String) async throws {
    throw CLError(.denied)
  }
  /// Reports the location to the delegate once.
  open func startUpdatingLocation() { tellLocation() }
  open func stopUpdatingLocation() {}
  open func startUpdatingHeading() {}
  open func stopUpdatingHeading() {}
  open func dismissHeadingCalibrationDisplay() {}
  open func startMonitoring(for region: CLRegion) { monitoredRegions.insert(region) }
  open func stopMonitoring(for region: CLRegion) { monitoredRegions.remove(region) }
  /// Reports an unknown state.
  open func requestState(for region: CLRegion) {
    delegate?.locationManager(self, didDetermineState: .unknown, for: region)
  }
  open func startRangingBeacons(in region: CLBeaconRegion) { rangedRegions.insert(region) }
  open func stopRangingBeacons(in region: CLBeaconRegion) { rangedRegions.remove(region) }
  open func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {
    rangedBeaconConstraints.insert(constraint)
  }
  open func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {
    rangedBeaconConstraints.remove(constraint)
  }
  open func startMonitoringSignificantLocationChanges() {}
  open func stopMonitoringSignificantLocationChanges() {}
  open func startMonitoringVisits() {}
  open func stopMonitoringVisits() {}
  open func allowDeferredLocationUpdates(untilTraveled distance: CLLocationDistance, timeout: TimeInterval) {}
  open func disallowDeferredLocationUpdates() {}
  open func requestLocation() { tellLocation() }
}

public protocol CLLocationManagerDelegate: AnyObject {
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool
  func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager)
  func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager)
  func locationManager(_ manager: CLLocationManager, didFinishDeferredUpdatesWithError error: (any Error)?)
  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
  func locationManager(
    _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion)
  func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error)
  func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
  func locationManager(
    _ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion)
  func locationManager(
    _ manager: CLLocationManager, rangingBeaconsDidFailFor region: CLBeaconRegion, withError error: any Error)
  func locationManager(
    _ manager: CLLocationManager, didRange beacons: [CLBeacon],
    satisfying constraint: CLBeaconIdentityConstraint)
  func locationManager(
    _ manager: CLLocationManager, didFailRangingFor constraint: CLBeaconIdentityConstraint, error: any Error)
  func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit)
}
extension CLLocationManagerDelegate {
  public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
  public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {}
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  public func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {}
  /// Calls the method from before iOS 14.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    locationManager(manager, didChangeAuthorization: manager.authorizationStatus)
  }
  public func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool { false }
  public func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager) {}
  public func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager) {}
  public func locationManager(
    _ manager: CLLocationManager, didFinishDeferredUpdatesWithError error: (any Error)?
  ) {}
  public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
  public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
  public func locationManager(
    _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion
  ) {}
  public func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error
  ) {}
  public func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) {}
  public func locationManager(
    _ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion
  ) {}
  public func locationManager(
    _ manager: CLLocationManager, rangingBeaconsDidFailFor region: CLBeaconRegion, withError error: any Error
  ) {}
  public func locationManager(
    _ manager: CLLocationManager, didRange beacons: [CLBeacon],
    satisfying constraint: CLBeaconIdentityConstraint
  ) {}
  public func locationManager(
    _ manager: CLLocationManager, didFailRangingFor constraint: CLBeaconIdentityConstraint, error: any Error
  ) {}
  public func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) {}
}

/// A heading. It is never available.
open class CLHeading: NSObject {
  open var trueHeading: CLLocationDirection { -1 }
  open var magneticHeading: CLLocationDirection { -1 }
  open var headingAccuracy: CLLocationDirection { -1 }
  open var x: CLHeadingComponentValue { 0 }
  open var y: CLHeadingComponentValue { 0 }
  open var z: CLHeadingComponentValue { 0 }
  open var timestamp: Date { Date() }
}
/// A floor of a building.
open class CLFloor: NSObject { open var level: Int { 0 } }
/// The source of a location.
open class CLLocationSourceInformation: NSObject {
  public let isSimulatedBySoftware: Bool
  public let isProducedByAccessory: Bool
  public init(softwareSimulationState isSoftware: Bool, andExternalAccessoryState isAccessory: Bool) {
    (isSimulatedBySoftware, isProducedByAccessory) = (isSoftware, isAccessory)
  }
}
/// A visit to a place. There are none.
open class CLVisit: NSObject {
  open var arrivalDate: Date { .distantPast }
  open var departureDate: Date { .distantFuture }
  open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
  open var horizontalAccuracy: CLLocationAccuracy { -1 }
}
/// A beacon. There are none.
open class CLBeacon: NSObject {
  open var uuid: UUID { UUID() }
  open var proximityUUID: UUID { uuid }
  open var major: NSNumber { 0 }
  open var minor: NSNumber { 0 }
  open var proximity: CLProximity { .unknown }
  open var accuracy: CLLocationAccuracy { -1 }
  open var rssi: Int { 0 }
  open var timestamp: Date { Date() }
}
/// A description of the identity of beacons.
open class CLBeaconIdentityConstraint: NSObject {
  public let uuid: UUID
  public let major: CLBeaconMajorValue?
  public let minor: CLBeaconMinorValue?
  public init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue) {
    (self.uuid, self.major, self.minor) = (uuid, major, minor)
  }
  public init(uuid: UUID, major: CLBeaconMajorValue) { (self.uuid, self.major, minor) = (uuid, major, nil) }
  public init(uuid: UUID) { (self.uuid, major, minor) = (uuid, nil, nil) }
}

/// A region.
open class CLRegion: NSObject, NSCopying {
  public let identifier: String
  open var notifyOnEntry = true
  open var notifyOnExit = true
  init(identifier: String) { self.identifier = identifier }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
/// A circular region. The radius is in meters.
open class CLCircularRegion: CLRegion {
  public let center: CLLocationCoordinate2D
  public let radius: CLLocationDistance
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    self.center = center
    self.radius = radius
    super.init(identifier: identifier)
  }
  public convenience init() {
    self.init(center: CLLocationCoordinate2D(), radius: 0, identifier: "")
  }
  open func contains(_ place: CLLocationCoordinate2D) -> Bool {
    CLLocation(latitude: center.latitude, longitude: center.longitude).distance(
      from: CLLocation(latitude: place.latitude, longitude: place.longitude)) <= radius
  }
}
/// A region in which beacons can be detected.
open class CLBeaconRegion: CLRegion {
  public let beaconIdentityConstraint: CLBeaconIdentityConstraint
  open var notifyEntryStateOnDisplay = false
  open var uuid: UUID { beaconIdentityConstraint.uuid }
  open var proximityUUID: UUID { uuid }
  open var major: NSNumber? { beaconIdentityConstraint.major.map { NSNumber(value: $0) } }
  open var minor: NSNumber? { beaconIdentityConstraint.minor.map { NSNumber(value: $0) } }
  public init(beaconIdentityConstraint constraint: CLBeaconIdentityConstraint, identifier: String) {
    beaconIdentityConstraint = constraint
    super.init(identifier: identifier)
  }
  public convenience init(uuid: UUID, identifier: String) {
    self.init(beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid), identifier: identifier)
  }
  public convenience init(uuid: UUID, major: CLBeaconMajorValue, identifier: String) {
    self.init(
      beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid, major: major), identifier: identifier)
  }
  public convenience init(
    uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String
  ) {
    self.init(
      beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid, major: major, minor: minor),
      identifier: identifier)
  }
  public convenience init(proximityUUID: UUID, identifier: String) {
    self.init(uuid: proximityUUID, identifier: identifier)
  }
  public convenience init(proximityUUID: UUID, major: CLBeaconMajorValue, identifier: String) {
    self.init(uuid: proximityUUID, major: major, identifier: identifier)
  }
  public convenience init(
    proximityUUID: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String
  ) {
    self.init(uuid: proximityUUID, major: major, minor: minor, identifier: identifier)
  }
  /// Always empty.
  open func peripheralData(withMeasuredPower power: NSNumber?) -> NSMutableDictionary {
    NSMutableDictionary()
  }
}
