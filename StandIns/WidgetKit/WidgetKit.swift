/// Stands in for Apple's WidgetKit: widgets and their timelines are declared; no widget is shown, and there are
/// no configurations of the user's.
import AppIntents
import Intents
@_exported import SwiftUI

public enum WidgetFamily: Int, CaseIterable, Codable, Sendable, CustomStringConvertible {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge, accessoryCorner, accessoryCircular
  case accessoryRectangular, accessoryInline
  public var description: String {
    switch self {
    case .systemSmall: "systemSmall"
    case .systemMedium: "systemMedium"
    case .systemLarge: "systemLarge"
    case .systemExtraLarge: "systemExtraLarge"
    case .accessoryCorner: "accessoryCorner"
    case .accessoryCircular: "accessoryCircular"
    case .accessoryRectangular: "accessoryRectangular"
    case .accessoryInline: "accessoryInline"
    }
  }
}
public struct WidgetRenderingMode: Hashable, Sendable {
  let name: String
  public static var fullColor: Self { Self(name: "fullColor") }
  public static var accented: Self { Self(name: "accented") }
  public static var vibrant: Self { Self(name: "vibrant") }
}
public struct WidgetAccentedRenderingMode: Hashable, Sendable {
  let name: String
  public static var accented: Self { Self(name: "accented") }
  public static var desaturated: Self { Self(name: "desaturated") }
  public static var accentedDesaturated: Self { Self(name: "accentedDesaturated") }
  public static var fullColor: Self { Self(name: "fullColor") }
}
public struct WidgetLocation: Hashable, Sendable {
  let name: String
  public static let homeScreen = Self(name: "homeScreen"), lockScreen = Self(name: "lockScreen")
  public static let standBy = Self(name: "standBy"), iPhoneWidgetsOnMac = Self(name: "iPhoneWidgetsOnMac")
}
extension EnvironmentValues {
  private struct FamilyKey: EnvironmentKey { static var defaultValue: WidgetFamily { .systemSmall } }
  private struct ModeKey: EnvironmentKey { static var defaultValue: WidgetRenderingMode { .fullColor } }
  public var widgetFamily: WidgetFamily {
    get { self[FamilyKey.self] }
    set { self[FamilyKey.self] = newValue }
  }
  public var widgetRenderingMode: WidgetRenderingMode {
    get { self[ModeKey.self] }
    set { self[ModeKey.self] = newValue }
  }
  public var widgetContentMargins: EdgeInsets { EdgeInsets() }
  public var showsWidgetContainerBackground: Bool { true }
  public var showsWidgetLabel: Bool { false }
  public var activityFamily: ActivityFamily { .small }
  public var isActivityFullscreen: Bool { false }
}
public enum ActivityFamily: Int, CaseIterable, Sendable { case small, medium }

// MARK: Timelines

public protocol TimelineEntry {
  var date: Date { get }
  var relevance: TimelineEntryRelevance? { get }
}
extension TimelineEntry { public var relevance: TimelineEntryRelevance? { nil } }
public struct TimelineEntryRelevance: Hashable, Codable, Sendable {
  public var score: Float
  public var duration: TimeInterval
  public init(score: Float, duration: TimeInterval = 0) { (self.score, self.duration) = (score, duration) }
}
public struct TimelineReloadPolicy: Equatable, Sendable {
  private let date: Date?
  private let name: String
  public static let atEnd = Self(date: nil, name: "atEnd"), never = Self(date: nil, name: "never")
  public static func after(_ date: Date) -> Self { Self(date: date, name: "after") }
}
public struct Timeline<EntryType: TimelineEntry> {
  public let entries: [EntryType]
  public let policy: TimelineReloadPolicy
  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    (self.entries, self.policy) = (entries, policy)
  }
}
extension Timeline: Sendable where EntryType: Sendable {}
public struct TimelineProviderContext: @unchecked Sendable {
  public let family = WidgetFamily.systemSmall
  public let isPreview = true
  public let displaySize = CGSize(width: 155, height: 155)
  public let environmentVariants = EnvironmentVariants()
  @dynamicMemberLookup
  public struct EnvironmentVariants {
    public subscript<T>(dynamicMember path: WritableKeyPath<EnvironmentValues, T>) -> [T]? { nil }
  }
}
public protocol TimelineProvider {
  associatedtype Entry: TimelineEntry
  typealias Context = TimelineProviderContext
  func placeholder(in context: Context) -> Entry
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}
public protocol IntentTimelineProvider {
  associatedtype Entry: TimelineEntry
  associatedtype Intent: INIntent
  typealias Context = TimelineProviderContext
  func placeholder(in context: Context) -> Entry
  func getSnapshot(
    for configuration: Intent, in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  func getTimeline(
    for configuration: Intent, in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
  func recommendations() -> [IntentRecommendation<Intent>]
}
extension IntentTimelineProvider { public func recommendations() -> [IntentRecommendation<Intent>] { [] } }
public struct IntentRecommendation<T: INIntent> {
  public let intent: T
  public init(intent: T, description: Text) { self.intent = intent }
  public init(intent: T, description: LocalizedStringKey) { self.intent = intent }
  @_disfavoredOverload
  public init<S: StringProtocol>(intent: T, description: S) { self.intent = intent }
}

// MARK: App intents

public protocol AppIntentTimelineProvider {
  associatedtype Entry: TimelineEntry
  associatedtype Intent: WidgetConfigurationIntent
  typealias Context = TimelineProviderContext
  func placeholder(in context: Context) -> Entry
  func snapshot(for configuration: Intent, in context: Context) async -> Entry
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
  func recommendations() -> [AppIntentRecommendation<Intent>]
}
extension AppIntentTimelineProvider {
  public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}
public struct AppIntentRecommendation<T: WidgetConfigurationIntent> {
  public let intent: T
  public init(intent: T, description: LocalizedStringKey) { self.intent = intent }
  @_disfavoredOverload
  public init<S: StringProtocol>(intent: T, description: S) { self.intent = intent }
}
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>: WidgetConfiguration {
  public typealias Body = Never
  public init<Provider: AppIntentTimelineProvider>(
    kind: String, intent: Intent.Type = Intent.self, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Intent == Provider.Intent {}
}
@preconcurrency @MainActor public protocol ControlWidget: Widget {}
@preconcurrency @MainActor
public protocol ControlWidgetConfiguration: WidgetConfiguration where Body: WidgetConfiguration {}
public struct StandInControlWidgetConfiguration: ControlWidgetConfiguration {
  public typealias Body = Never
  nonisolated public init() {}
}
@preconcurrency @MainActor public protocol ControlWidgetTemplate {}
public struct StandInControlWidgetTemplate: ControlWidgetTemplate { nonisolated public init() {} }
public struct StaticControlConfiguration<Content: ControlWidgetTemplate>: ControlWidgetConfiguration {
  public typealias Body = Never
  public init(kind: String, content: @escaping () -> Content) {}
}
public protocol ControlValueProvider: Sendable {
  associatedtype Value
  var previewValue: Value { get }
  func currentValue() async throws -> Value
}
public protocol AppIntentControlValueProvider: Sendable {
  associatedtype Configuration: ControlConfigurationIntent
  associatedtype Value
  func previewValue(configuration: Configuration) -> Value
  func currentValue(configuration: Configuration) async throws -> Value
}
public struct RelevantContext: Hashable, Sendable {
  let name: String
  public static func date(from: Date, to: Date) -> Self { Self(name: "date") }
}

// MARK: Configurations

public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  public typealias Body = Never
  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {}
}
public struct IntentConfiguration<Intent: INIntent, Content: View>: WidgetConfiguration {
  public typealias Body = Never
  public init<Provider: IntentTimelineProvider>(
    kind: String, intent: Intent.Type, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Intent == Provider.Intent {}
}
extension WidgetConfiguration {
  public func configurationDisplayName(_ name: Text) -> some WidgetConfiguration {
    StandInWidgetConfiguration()
  }
  public func configurationDisplayName(_ name: LocalizedStringKey) -> some WidgetConfiguration {
    StandInWidgetConfiguration()
  }
  @_disfavoredOverload
  public func configurationDisplayName<S: StringProtocol>(_ name: S) -> some WidgetConfiguration {
    StandInWidgetConfiguration()
  }
  public func description(_ description: Text) -> some WidgetConfiguration { StandInWidgetConfiguration() }
  public func description(_ description: LocalizedStringKey) -> some WidgetConfiguration {
    StandInWidgetConfiguration()
  }
  @_disfavoredOverload
  public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration {
    StandInWidgetConfiguration()
  }
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
    StandInWidgetConfiguration()
  }
  public func contentMarginsDisabled() -> some WidgetConfiguration { StandInWidgetConfiguration() }
  public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration {
    StandInWidgetConfiguration()
  }
  public func disfavoredLocations(_ locations: [WidgetLocation], for families: [WidgetFamily])
    -> some WidgetConfiguration
  { StandInWidgetConfiguration() }
  public func onBackgroundURLSessionEvents(
    matching: String? = nil, _ events: @escaping (String, @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration { StandInWidgetConfiguration() }
  public func promptsForUserConfiguration() -> some WidgetConfiguration { StandInWidgetConfiguration() }
  public func supplementalActivityFamilies(_ families: [ActivityFamily]) -> some WidgetConfiguration {
    StandInWidgetConfiguration()
  }
}
extension View {
  public func widgetURL(_ url: URL?) -> some View { self }
  public func widgetAccentable(_ accentable: Bool = true) -> some View { self }
  public func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View { self }
  public func widgetLabel(_ label: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload public func widgetLabel<S: StringProtocol>(_ label: S) -> some View { self }
  public func widgetCurvesContent(_ curves: Bool = true) -> some View { self }
  public func activityBackgroundTint(_ color: Color?) -> some View { self }
  public func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }
  public func dynamicIsland(verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement) -> some View {
    self
  }
}
extension Image {
  public func widgetAccentedRenderingMode(_ mode: WidgetAccentedRenderingMode?) -> Image { self }
}
public struct AccessoryWidgetBackground: View {
  public init() {}
  public var body: StandInView { StandInView() }
}
public struct WidgetPreviewContext: PreviewContext {
  public init(family: WidgetFamily) {}
  public subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
}
public enum DynamicIslandExpandedRegionVerticalPlacement: Sendable { case belowIfTooWide, automatic }

// MARK: The center

/// A center of widgets: there are none, and reloading has no effect.
public final class WidgetCenter: Sendable {
  public enum UserInfoKey {
    public static let kind = "WGWidgetUserInfoKeyKind"
    public static let family = "WGWidgetUserInfoKeyFamily"
    public static let activityID = "WGWidgetUserInfoKeyActivityID"
  }
  public static let shared = WidgetCenter()
  public func getCurrentConfigurations(_ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void) {
    completion(.success([]))
  }
  public func currentConfigurations() async throws -> [WidgetInfo] { [] }
  public func reloadTimelines(ofKind kind: String) {}
  public func reloadAllTimelines() {}
  public func invalidateConfigurationRecommendations() {}
  public func invalidateRelevance(ofKind kind: String) {}
}
public struct WidgetInfo: Identifiable, Hashable, @unchecked Sendable {
  public var id: WidgetInfo { self }
  public let kind: String
  public let family: WidgetFamily
  public let configuration: INIntent?
}
extension NSUserActivity {
  public func widgetConfigurationIntent<Intent>(of type: Intent.Type = Intent.self) -> Intent? { nil }
}
/// The center of controls: there are none.
public final class ControlCenter: Sendable {
  public static let shared = ControlCenter()
  public func reloadControls(ofKind kind: String) {}
  public func reloadAllControls() {}
}
