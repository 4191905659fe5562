import MapKit
import SwiftUI

/// Content of a map, which is not drawn.
@preconcurrency @MainActor
public protocol MapContent {
  associatedtype Body: MapContent
  @MapContentBuilder var body: Body { get }
}
extension Never: MapContent {}
extension MapContent where Body == Never {
  public var body: Never { fatalError("the content of the map has no body") }
}
/// The content of bodies that were removed, and content with modifiers.
public struct StandInMapContent: MapContent {
  public typealias Body = Never
  nonisolated public init() {}
}
@resultBuilder
public enum MapContentBuilder {
  public static func buildExpression<Content: MapContent>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyMapContent { EmptyMapContent() }
  public static func buildBlock<Content: MapContent>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: MapContent>(_ content: repeat each Content)
    -> StandInMapContent
  {
    StandInMapContent()
  }
  public static func buildIf<Content: MapContent>(_ content: Content?) -> StandInMapContent {
    StandInMapContent()
  }
  public static func buildEither<Content: MapContent>(first: Content) -> StandInMapContent {
    StandInMapContent()
  }
  public static func buildEither<Content: MapContent>(second: Content) -> StandInMapContent {
    StandInMapContent()
  }
}
public struct EmptyMapContent: MapContent {
  public typealias Body = Never
  nonisolated public init() {}
}
public struct AnyMapContent: MapContent {
  public typealias Body = Never
  nonisolated public init(_ content: some MapContent) {}
}
extension ForEach: MapContent where Content: MapContent {
  public var body: StandInMapContent { StandInMapContent() }
}

extension ForEach where Content: MapContent {
  nonisolated public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content)
  where Data: RandomAccessCollection, Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(_standIn: ())
  }
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @MapContentBuilder content: @escaping (Data.Element) -> Content
  ) where Data: RandomAccessCollection, ID: Hashable {
    self.init(_standIn: ())
  }
}

public struct Marker<Label: View>: MapContent {
  public typealias Body = Never
  nonisolated public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {}
}
extension Marker where Label == StandInView {
  nonisolated public init(_ title: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {}
  nonisolated public init(
    _ title: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D
  ) {}
  nonisolated public init(_ title: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D) {}
  nonisolated public init(_ title: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D) {}
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {}
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, coordinate: CLLocationCoordinate2D
  ) {}
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image: String, coordinate: CLLocationCoordinate2D) {}
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, monogram: Text, coordinate: CLLocationCoordinate2D
  ) {}
  nonisolated public init(item: MKMapItem) {}
}
public struct Annotation<Label: View, Content: View>: MapContent {
  public typealias Body = Never
  nonisolated public init(
    coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {}
}
extension Annotation where Label == StandInView {
  nonisolated public init(
    _ title: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) {}
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) {}
}
public struct UserAnnotation: MapContent {
  public typealias Body = Never
  nonisolated public init() {}
  nonisolated public init<Content: View>(anchor: UnitPoint = .center, @ViewBuilder content: () -> Content) {}
}
public struct MapPolyline: MapContent {
  public typealias Body = Never
  public enum ContourStyle: Hashable, Sendable {
    case straight
    case geodesic
  }
  nonisolated public init(
    coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight
  ) {}
  nonisolated public init(points: [MKMapPoint], contourStyle: ContourStyle = .straight) {}
  nonisolated public init(_ polyline: MKPolyline) {}
  nonisolated public init(_ route: MKRoute) {}
}
public struct MapPolygon: MapContent {
  public typealias Body = Never
  nonisolated public init(coordinates: [CLLocationCoordinate2D]) {}
  nonisolated public init(points: [MKMapPoint]) {}
  nonisolated public init(_ polygon: MKPolygon) {}
}
public struct MapCircle: MapContent {
  public typealias Body = Never
  nonisolated public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {}
  nonisolated public init(mapRect: MKMapRect) {}
  nonisolated public init(_ circle: MKCircle) {}
}
/// A place of Apple's map that can be selected. There is none.
public struct MapFeature: Hashable, Sendable {
  public let title: String?
  private init() { title = nil }
}

extension MapContent {
  public func tag<Tag: Hashable>(_ tag: Tag) -> some MapContent { StandInMapContent() }
  public func tint<S: ShapeStyle>(_ style: S) -> some MapContent { StandInMapContent() }
  public func tint(_ color: Color?) -> some MapContent { StandInMapContent() }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some MapContent { StandInMapContent() }
  public func stroke<S: ShapeStyle>(_ style: S, lineWidth: CGFloat = 1) -> some MapContent {
    StandInMapContent()
  }
  public func stroke<S: ShapeStyle>(_ style: S, style stroke: StrokeStyle) -> some MapContent {
    StandInMapContent()
  }
  public func strokeStyle(style: StrokeStyle) -> some MapContent { StandInMapContent() }
  public func annotationTitles(_ visibility: Visibility) -> some MapContent { StandInMapContent() }
  public func annotationSubtitles(_ visibility: Visibility) -> some MapContent { StandInMapContent() }
  public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent { StandInMapContent() }
}

// Annotations of maps before iOS 17.

public protocol MapAnnotationProtocol {}
public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
  public init(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    @ViewBuilder content: () -> Content
  ) {}
}
public struct MapMarker: MapAnnotationProtocol {
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}
public struct MapPin: MapAnnotationProtocol {
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}
