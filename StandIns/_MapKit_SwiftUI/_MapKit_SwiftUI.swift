/// Stands in for the overlay that is imported if a file imports both MapKit and SwiftUI: maps are declared and not drawn.
@_exported import MapKit
@_exported import SwiftUI

/// A map. It has no position of its own: bindings keep what the application sets.
public struct Map<Content: View>: View {
  public var body: StandInView { StandInView() }
}
extension Map where Content == StandInView {
  nonisolated public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) {}
  nonisolated public init<C: MapContent>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) {}
  nonisolated public init<Value: Hashable, C: MapContent>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<Value?>, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) {}
  nonisolated public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) {}
  nonisolated public init<C: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) {}
  nonisolated public init<Value: Hashable, C: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<Value?>, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) {}
  nonisolated public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) {}
  nonisolated public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil,
    annotationItems: Items, annotationContent: @escaping (Items.Element) -> Annotation
  ) where Items.Element: Identifiable {}
  nonisolated public init(
    mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) {}
}

/// The gestures that move a map.
public struct MapInteractionModes: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let pan = MapInteractionModes(rawValue: 1)
  public static let zoom = MapInteractionModes(rawValue: 2)
  public static let pitch = MapInteractionModes(rawValue: 4)
  public static let rotate = MapInteractionModes(rawValue: 8)
  public static let all: MapInteractionModes = [.pan, .zoom, .pitch, .rotate]
}
public enum MapUserTrackingMode: Hashable, Sendable {
  case none
  case follow
}

/// The look of a map.
public struct MapStyle: Sendable {
  public struct Elevation: Hashable, Sendable {
    let name: String
    public static let automatic = Elevation(name: "automatic")
    public static let flat = Elevation(name: "flat")
    public static let realistic = Elevation(name: "realistic")
  }
  public struct StandardEmphasis: Hashable, Sendable {
    let name: String
    public static let automatic = StandardEmphasis(name: "automatic")
    public static let muted = StandardEmphasis(name: "muted")
  }
  let name: String
  public static var standard: MapStyle { MapStyle(name: "standard") }
  public static func standard(
    elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
    pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle { standard }
  public static var imagery: MapStyle { MapStyle(name: "imagery") }
  public static func imagery(elevation: Elevation = .automatic) -> MapStyle { imagery }
  public static var hybrid: MapStyle { MapStyle(name: "hybrid") }
  public static func hybrid(
    elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all,
    showsTraffic: Bool = false
  ) -> MapStyle { hybrid }
}
/// The kinds of places that a map names.
public struct PointOfInterestCategories: Hashable, Sendable {
  let categories: [MKPointOfInterestCategory]
  let isExcluding: Bool
  public static let all = PointOfInterestCategories(categories: [], isExcluding: true)
  public static let excludingAll = PointOfInterestCategories(categories: [], isExcluding: false)
  public static func including(_ categories: [MKPointOfInterestCategory]) -> Self {
    Self(categories: categories, isExcluding: false)
  }
  public static func excluding(_ categories: [MKPointOfInterestCategory]) -> Self {
    Self(categories: categories, isExcluding: true)
  }
}

/// Conversions of a map's coordinates, which is not drawn: all are `nil`.
public struct MapProxy {
  public func convert(_ point: CGPoint, from space: some CoordinateSpaceProtocol) -> CLLocationCoordinate2D? {
    nil
  }
  public func convert(_ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol)
    -> CGPoint?
  { nil }
  public func camera(framing: MKMapRect) -> MapCamera? { nil }
  public func camera(framing: MKCoordinateRegion) -> MapCamera? { nil }
  public func camera(framing: MKMapItem) -> MapCamera? { nil }
}
public struct MapReader<Content: View>: View {
  nonisolated public init(@ViewBuilder content: @escaping (MapProxy) -> Content) {}
  public var body: StandInView { StandInView() }
}
public struct MapCompass: View {
  nonisolated public init(scope: Namespace.ID? = nil) {}
  public var body: StandInView { StandInView() }
}
public struct MapScaleView: View {
  nonisolated public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {}
  public var body: StandInView { StandInView() }
}
public struct MapUserLocationButton: View {
  nonisolated public init(scope: Namespace.ID? = nil) {}
  public var body: StandInView { StandInView() }
}
public struct MapPitchToggle: View {
  nonisolated public init(scope: Namespace.ID? = nil) {}
  public var body: StandInView { StandInView() }
}
public struct LookAroundPreview: View {
  nonisolated public init(
    initialScene: MKLookAroundScene?, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
    badgePosition: MKLookAroundBadgePosition = .topLeading
  ) {}
  public var body: StandInView { StandInView() }
}

extension View {
  /// The view, with a modifier: its name remains.
  private var unchanged: some View { padding(0) }
  public func mapStyle(_ style: MapStyle) -> some View { unchanged }
  public func mapControls<Controls: View>(@ViewBuilder _ content: () -> Controls) -> some View { unchanged }
  public func mapControlVisibility(_ visibility: Visibility) -> some View { unchanged }
  public func mapScope(_ scope: Namespace.ID) -> some View { unchanged }
  public func mapFeatureSelectionDisabled(_ disabled: @escaping (MapFeature) -> Bool) -> some View {
    unchanged
  }
  public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
  ) -> some View { unchanged }
  public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping (MapCameraUpdateContext) -> Void
  ) -> some View { unchanged }
  public func lookAroundViewer(
    isPresented: Binding<Bool>, initialScene: MKLookAroundScene?, allowsNavigation: Bool = true,
    showsRoadLabels: Bool = true, onDismiss: (() -> Void)? = nil
  ) -> some View { unchanged }
}
