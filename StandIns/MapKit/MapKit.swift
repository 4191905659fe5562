/// Stands in for Apple's MapKit: a map view stores its region and annotations and draws a placeholder.
/// Coordinates, points and rectangles are computed. Searches and directions fail.
@_exported import CoreLocation
@_exported import PlaceholderViews

/// The extent of a region, in degrees.
public struct MKCoordinateSpan: Sendable, Equatable {
  public var latitudeDelta: CLLocationDegrees
  public var longitudeDelta: CLLocationDegrees
  public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}
/// A region of the map.
public struct MKCoordinateRegion: Sendable, Equatable {
  public var center: CLLocationCoordinate2D
  public var span: MKCoordinateSpan
  public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    self.center = center
    self.span = span
  }
  /// Creates a region with extents in meters; a degree of latitude is 111,319 m.
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
