/// Stands in for Apple's ActivityKit: activities cannot be started, and there are none.
@_exported import WidgetKit

public protocol ActivityAttributes: Codable {
  associatedtype ContentState: Codable & Hashable
}
public struct ActivityContent<State: Codable & Hashable> {
  public var state: State
  public var staleDate: Date?
  public var relevanceScore: Double
  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    (self.state, self.staleDate, self.relevanceScore) = (state, staleDate, relevanceScore)
  }
}
extension ActivityContent: Sendable where State: Sendable {}
public enum ActivityState: Codable, Hashable, Sendable { case pending, active, ended, dismissed, stale }
public enum ActivityStyle: Codable, Hashable, Sendable { case standard, transient }
public struct PushType: Sendable, Equatable {
  public static let token = PushType()
  public static func channel(_ id: String) -> PushType { PushType() }
}
public struct ActivityUIDismissalPolicy: Sendable, Equatable {
  private let name: String
  public static let `default` = Self(name: "default"), immediate = Self(name: "immediate")
  public static func after(_ date: Date) -> Self { Self(name: "after \(date)") }
}
public struct AlertConfiguration: Hashable, Sendable {
  public enum AlertSound: Hashable, Sendable {
    case `default`
    case named(String)
  }
  public let title: LocalizedStringResource
  public let body: LocalizedStringResource
  public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {
    (self.title, self.body) = (title, body)
  }
  public static func == (a: Self, b: Self) -> Bool { a.title.key == b.title.key && a.body.key == b.body.key }
  public func hash(into hasher: inout Hasher) { hasher.combine(title.key) }
}
public enum ActivityAuthorizationError: Error, Sendable {
  case attributesTooLarge, unsupported, denied, globalMaximumExceeded, targetMaximumExceeded
  case unsupportedTarget, visibility, persistenceFailure, unentitled, malformedActivityIdentifier
  case reconnectNotPermitted, missingProcessIdentifier
}
public final class ActivityAuthorizationInfo: Sendable {
  public init() {}
  public var areActivitiesEnabled: Bool { false }
  public var frequentPushesEnabled: Bool { false }
  public var activityEnablementUpdates: AsyncStream<Bool> { AsyncStream { $0.finish() } }
}
public final class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable {
  public typealias ContentState = Attributes.ContentState
  public let id: String
  public let attributes: Attributes
  public let content: ActivityContent<ContentState>
  private init(_ attributes: Attributes, _ content: ActivityContent<ContentState>) {
    (id, self.attributes, self.content) = (UUID().uuidString, attributes, content)
  }
  public var contentState: ContentState { content.state }
  public var activityState: ActivityState { .ended }
  public var pushToken: Data? { nil }
  public static var pushToStartToken: Data? { nil }
  public static var activities: [Activity<Attributes>] { [] }
  public static var activityUpdates: AsyncStream<Activity<Attributes>> { AsyncStream { $0.finish() } }
  public static var pushToStartTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }
  public var contentUpdates: AsyncStream<ActivityContent<ContentState>> { AsyncStream { $0.finish() } }
  public var contentStateUpdates: AsyncStream<ContentState> { AsyncStream { $0.finish() } }
  public var activityStateUpdates: AsyncStream<ActivityState> { AsyncStream { $0.finish() } }
  public var pushTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
  ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.unsupported }
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil,
    style: ActivityStyle
  ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.unsupported }
  public static func request(attributes: Attributes, contentState: ContentState, pushType: PushType? = nil)
    throws
    -> Activity<Attributes>
  { throw ActivityAuthorizationError.unsupported }
  public func update(_ content: ActivityContent<ContentState>) async {}
  public func update(_ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration?) async
  {}
  public func update(
    _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration?, timestamp: Date
  ) async {}
  public func update(using state: ContentState, alertConfiguration: AlertConfiguration? = nil) async {}
  public func end(
    _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {}
  public func end(using state: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default)
    async
  {}
}

// MARK: Configurations

public struct ActivityViewContext<Attributes: ActivityAttributes> {
  public let activityID: String
  public let attributes: Attributes
  public let state: Attributes.ContentState
  public let isStale: Bool
}
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
  public typealias Body = Never
  public init<Content: View>(
    for type: Attributes.Type,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {}
}
public struct DynamicIslandExpandedRegionPosition: Equatable, Hashable, Sendable {
  let name: String
  public static let leading = Self(name: "leading"), trailing = Self(name: "trailing")
  public static let center = Self(name: "center"), bottom = Self(name: "bottom")
}
public struct DynamicIslandExpandedRegion<Content: View> {
  public init(
    _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0, @ViewBuilder content: () -> Content
  ) {}
}
public struct DynamicIslandExpandedContent<Content: View> {}
@resultBuilder
public enum DynamicIslandExpandedContentBuilder {
  public static func buildBlock<each Content: View>(
    _ content: repeat DynamicIslandExpandedRegion<each Content>
  )
    -> DynamicIslandExpandedContent<StandInView>
  { DynamicIslandExpandedContent() }
}
public struct DynamicIslandMode: Sendable {
  public static let compactLeading = Self(), compactTrailing = Self(), minimal = Self(), expanded = Self()
}
public struct DynamicIsland {
  public init<Expanded: View, Leading: View, Trailing: View, Minimal: View>(
    @DynamicIslandExpandedContentBuilder expanded: @escaping () -> DynamicIslandExpandedContent<Expanded>,
    @ViewBuilder compactLeading: @escaping () -> Leading,
    @ViewBuilder compactTrailing: @escaping () -> Trailing,
    @ViewBuilder minimal: @escaping () -> Minimal
  ) {}
  public func widgetURL(_ url: URL?) -> DynamicIsland { self }
  public func keylineTint(_ color: Color?) -> DynamicIsland { self }
  public func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat, for mode: DynamicIslandMode)
    -> DynamicIsland
  { self }
}
