import MapKit
import SwiftUI

/// The part of a map that is visible.
public struct MapCameraPosition: Equatable, Sendable {
  private enum Place: Equatable, Sendable {
    case automatic
    case camera(MapCamera)
    case region(MKCoordinateRegion)
    case rect(MKMapRect)
    /// The items' objects, which are compared, and whether the pitch follows them.
    case item(Item, allowsAutomaticPitch: Bool)
    indirect case user(followsHeading: Bool, fallback: MapCameraPosition)
  }
  /// Unchecked, since an item is only stored, compared by its address, and returned.
  private struct Item: Equatable, @unchecked Sendable {
    let object: MKMapItem
    static func == (a: Item, b: Item) -> Bool { a.object === b.object }
  }
  private let place: Place

  public static let automatic = MapCameraPosition(place: .automatic)
  public static func camera(_ camera: MapCamera) -> Self { Self(place: .camera(camera)) }
  public static func region(_ region: MKCoordinateRegion) -> Self { Self(place: .region(region)) }
  public static func rect(_ rect: MKMapRect) -> Self { Self(place: .rect(rect)) }
  public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true) -> Self {
    Self(place: .item(Item(object: item), allowsAutomaticPitch: allowsAutomaticPitch))
  }
  public static func userLocation(followsHeading: Bool = false, fallback: MapCameraPosition) -> Self {
    Self(place: .user(followsHeading: followsHeading, fallback: fallback))
  }
  public var camera: MapCamera? { if case .camera(let camera) = place { camera } else { nil } }
  public var region: MKCoordinateRegion? { if case .region(let region) = place { region } else { nil } }
  public var rect: MKMapRect? { if case .rect(let rect) = place { rect } else { nil } }
  public var item: MKMapItem? { if case .item(let item, _) = place { item.object } else { nil } }
  public var allowsAutomaticPitch: Bool { if case .item(_, true) = place { true } else { false } }
  public var fallbackPosition: MapCameraPosition? {
    if case .user(_, let fallback) = place { fallback } else { nil }
  }
  public var followsUserLocation: Bool { if case .user = place { true } else { false } }
  public var followsUserHeading: Bool { if case .user(true, _) = place { true } else { false } }
  /// Nobody moves a map here.
  public var positionedByUser: Bool { false }
}
/// The point from which a map is seen.
public struct MapCamera: Hashable, Sendable {
  public var centerCoordinate: CLLocationCoordinate2D
  public var distance: CLLocationDistance
  public var heading: CLLocationDirection
  public var pitch: CGFloat
  public init(
    centerCoordinate: CLLocationCoordinate2D, distance: CLLocationDistance, heading: CLLocationDirection = 0,
    pitch: CGFloat = 0
  ) {
    (self.centerCoordinate, self.distance) = (centerCoordinate, distance)
    (self.heading, self.pitch) = (heading, pitch)
  }
  public init(_ camera: MKMapCamera) {
    self.init(
      centerCoordinate: camera.centerCoordinate, distance: camera.centerCoordinateDistance,
      heading: camera.heading, pitch: camera.pitch)
  }
  public static func == (a: MapCamera, b: MapCamera) -> Bool { a.numbers == b.numbers }
  public func hash(into hasher: inout Hasher) { hasher.combine(numbers) }
  private var numbers: [Double] {
    [centerCoordinate.latitude, centerCoordinate.longitude, distance, heading, Double(pitch)]
  }
}
/// The limits within which a map is moved.
public struct MapCameraBounds: Sendable {
  public init(
    centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil, maximumDistance: Double? = nil
  ) {}
  public init(
    centerCoordinateBounds: MKMapRect, minimumDistance: Double? = nil, maximumDistance: Double? = nil
  ) {}
  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
}
public enum MapCameraUpdateFrequency: Hashable, Sendable {
  case continuous
  case onEnd
}
public struct MapCameraUpdateContext: Sendable {
  public let camera: MapCamera
  public let region: MKCoordinateRegion
  public let rect: MKMapRect
}
