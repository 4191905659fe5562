import Contacts

/// A location with an address.
open class CLPlacemark: NSObject, NSCopying {
  public let location: CLLocation?
  open var region: CLRegion?
  open var timeZone: TimeZone?
  open var name: String?
  open var thoroughfare: String?
  open var subThoroughfare: String?
  open var locality: String?
  open var subLocality: String?
  open var administrativeArea: String?
  open var subAdministrativeArea: String?
  open var postalCode: String?
  open var country: String?
  open var isoCountryCode: String?
  open var inlandWater: String?
  open var ocean: String?
  open var areasOfInterest: [String]?
  open var postalAddress: CNPostalAddress?
  open var addressDictionary: [AnyHashable: Any]?
  public init(location: CLLocation?) { self.location = location }
  public convenience init(placemark: CLPlacemark) {
    self.init(location: placemark.location)
    take(placemark)
  }
  /// Creates a placemark with a name and an address.
  public convenience init(location: CLLocation, name: String?, postalAddress: CNPostalAddress?) {
    self.init(location: location)
    self.name = name
    take(postalAddress)
  }
  /// Copies the address of another placemark.
  public func take(_ other: CLPlacemark) {
    (region, timeZone, name, thoroughfare) = (other.region, other.timeZone, other.name, other.thoroughfare)
    (subThoroughfare, locality, subLocality) = (other.subThoroughfare, other.locality, other.subLocality)
    (administrativeArea, subAdministrativeArea) = (other.administrativeArea, other.subAdministrativeArea)
    (postalCode, country, isoCountryCode) = (other.postalCode, other.country, other.isoCountryCode)
    (inlandWater, ocean, areasOfInterest) = (other.inlandWater, other.ocean, other.areasOfInterest)
    (postalAddress, addressDictionary) = (other.postalAddress, other.addressDictionary)
  }
  /// Copies the parts of a postal address.
  public func take(_ address: CNPostalAddress?) {
    postalAddress = address
    guard let address else { return }
    (thoroughfare, locality, postalCode) = (address.street, address.city, address.postalCode)
    (administrativeArea, country) = (address.state, address.country)
    isoCountryCode = address.isoCountryCode
  }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// A geocoder that finds no address.
open class CLGeocoder: NSObject {
  open var isGeocoding: Bool { false }

  private func fail(_ handler: @escaping CLGeocodeCompletionHandler) {
    nonisolated(unsafe) let handler = handler
    DispatchQueue.main.async { handler(nil, CLError(.network)) }
  }
  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }
  open func geocodeAddressString(_ address: String, completionHandler: @escaping CLGeocodeCompletionHandler) {
    fail(completionHandler)
  }
  open func geocodeAddressString(
    _ address: String, in region: CLRegion?, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }
  open func geocodeAddressString(
    _ address: String, in region: CLRegion?, preferredLocale locale: Locale?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }
  open func geocodeAddressDictionary(
    _ dictionary: [AnyHashable: Any], completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }
  open func geocodePostalAddress(
    _ address: CNPostalAddress, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }
  open func geocodePostalAddress(
    _ address: CNPostalAddress, preferredLocale locale: Locale?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }
  open func cancelGeocode() {}

  public func reverseGeocodeLocation(_ location: CLLocation, preferredLocale locale: Locale? = nil)
    async throws
    -> [CLPlacemark]
  { throw CLError(.network) }
  public func geocodeAddressString(
    _ address: String, in region: CLRegion? = nil, preferredLocale locale: Locale? = nil
  ) async throws -> [CLPlacemark] { throw CLError(.network) }
  public func geocodePostalAddress(_ address: CNPostalAddress, preferredLocale locale: Locale? = nil)
    async throws
    -> [CLPlacemark]
  { throw CLError(.network) }
}
