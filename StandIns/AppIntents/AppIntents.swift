/// Stands in for Apple's App Intents: intents, entities and shortcuts are declared and can be performed by the
/// program itself; nothing else performs them.
@_exported import CoreTransferable
@_exported import SwiftUI

// MARK: Values

public protocol _IntentValue {}
public protocol TypeDisplayRepresentable {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}
public protocol CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { get }
}
public protocol InstanceDisplayRepresentable: CustomLocalizedStringResourceConvertible {
  var displayRepresentation: DisplayRepresentation { get }
}
extension InstanceDisplayRepresentable {
  public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}
public typealias DisplayRepresentable = TypeDisplayRepresentable & InstanceDisplayRepresentable
public struct TypeDisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
  public var name: LocalizedStringResource
  public var numericFormat: LocalizedStringResource?
  public var synonyms: [LocalizedStringResource] = []
  public init(
    name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
    synonyms: [LocalizedStringResource] = []
  ) { (self.name, self.numericFormat, self.synonyms) = (name, numericFormat, synonyms) }
  public init(stringLiteral value: String) { name = LocalizedStringResource(stringLiteral: value) }
}
public struct DisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
  public struct Image: Sendable {
    public enum DisplayStyle: Sendable { case `default`, circular }
    public init(
      named name: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default,
      bundle: Bundle? = nil
    ) {}
    public init(systemName: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {}
    public init(
      systemName: String, tintColor: UIColor?, symbolConfiguration: UIImage.SymbolConfiguration? = nil
    ) {}
    public init(data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {}
    public init(
      url: URL, width: Double? = nil, height: Double? = nil, isTemplate: Bool? = nil,
      displayStyle: DisplayStyle = .default
    ) {}
  }
  public var title: LocalizedStringResource
  public var subtitle: LocalizedStringResource?
  public var image: Image?
  public init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil) {
    (self.title, self.subtitle, self.image) = (title, subtitle, image)
  }
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
    synonyms: [LocalizedStringResource]
  ) { self.init(title: title, subtitle: subtitle, image: image) }
  public init(stringLiteral value: String) { title = LocalizedStringResource(stringLiteral: value) }
}
public protocol AppEnum: CaseIterable, Hashable, RawRepresentable, TypeDisplayRepresentable, _IntentValue,
  Sendable
where RawValue: LosslessStringConvertible {
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}
extension AppEnum {
  public var localizedStringResource: LocalizedStringResource {
    Self.caseDisplayRepresentations[self]?.title ?? LocalizedStringResource(stringLiteral: "\(rawValue)")
  }
}
public protocol AppEntity: TypeDisplayRepresentable, InstanceDisplayRepresentable, Identifiable, _IntentValue,
  Sendable
where ID: EntityIdentifierConvertible {
  associatedtype DefaultQuery: EntityQuery
  static var defaultQuery: DefaultQuery { get }
}
public protocol TransientAppEntity: TypeDisplayRepresentable, InstanceDisplayRepresentable, _IntentValue,
  Sendable
{
  init()
}
public protocol URLRepresentableEntity: AppEntity {}
public protocol EntityIdentifierConvertible: Hashable {
  static func entityIdentifier(for string: String) -> Self?
  var entityIdentifierString: String { get }
}
extension String: EntityIdentifierConvertible {
  public static func entityIdentifier(for string: String) -> String? { string }
  public var entityIdentifierString: String { self }
}
extension Int: EntityIdentifierConvertible {
  public static func entityIdentifier(for string: String) -> Int? { Int(string) }
  public var entityIdentifierString: String { "\(self)" }
}
extension UUID: EntityIdentifierConvertible {
  public static func entityIdentifier(for string: String) -> UUID? { UUID(uuidString: string) }
  public var entityIdentifierString: String { uuidString }
}
public struct EntityIdentifier: Hashable, Sendable {
  public let identifier: String
  public init<E: AppEntity>(for entity: E) { identifier = entity.id.entityIdentifierString }
}
extension Bool: _IntentValue {}
extension Int: _IntentValue {}
extension Double: _IntentValue {}
extension String: _IntentValue {}
extension Date: _IntentValue {}
extension DateComponents: _IntentValue {}
extension URL: _IntentValue {}
extension AttributedString: _IntentValue {}
extension Measurement: _IntentValue {}
extension Array: _IntentValue where Element: _IntentValue {}
extension Optional: _IntentValue where Wrapped: _IntentValue {}
public struct IntentFile: _IntentValue, Sendable, Hashable {
  public let data: Data
  public let filename: String
  public let type: UTType?
  public let fileURL: URL?
  public init(data: Data, filename: String, type: UTType? = nil) {
    (self.data, self.filename, self.type, fileURL) = (data, filename, type, nil)
  }
  public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
    data = (try? Data(contentsOf: fileURL)) ?? Data()
    (self.filename, self.type, self.fileURL) = (filename ?? fileURL.lastPathComponent, type, fileURL)
  }
}
public struct IntentItem<Result: _IntentValue> {
  public let value: Result
  public init(_ value: Result) { self.value = value }
  public init(
    _ value: Result, title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil
  ) { self.value = value }
}
public struct IntentItemSection<Result: _IntentValue> {
  public let items: [IntentItem<Result>]
  public init(items: [Result]) { self.items = items.map { IntentItem($0) } }
  public init(items: [IntentItem<Result>]) { self.items = items }
  public init(_ title: LocalizedStringResource, items: [Result]) { self.init(items: items) }
  public init(_ title: LocalizedStringResource, items: [IntentItem<Result>]) { self.items = items }
}
public struct IntentItemCollection<Result: _IntentValue>: ExpressibleByArrayLiteral {
  public let items: [Result]
  public static var empty: Self { Self(items: []) }
  public init(items: [Result]) { self.items = items }
  public init(arrayLiteral elements: Result...) { items = elements }
  public init(promptLabel: LocalizedStringResource? = nil, sections: [IntentItemSection<Result>]) {
    items = sections.flatMap { $0.items.map(\.value) }
  }
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [Result]
  ) {
    self.items = items
  }
}
public typealias ItemCollection<Result: _IntentValue> = IntentItemCollection<Result>
public typealias ItemSection<Result: _IntentValue> = IntentItemSection<Result>

// MARK: Queries

public protocol DynamicOptionsProvider: Sendable {
  associatedtype Result
  associatedtype DefaultValue
  func results() async throws -> Result
  func defaultResult() async -> DefaultValue?
}
extension DynamicOptionsProvider { public func defaultResult() async -> Any? { nil } }
public protocol EntityQuery: Sendable {
  associatedtype Entity: AppEntity
  associatedtype SuggestedResult = [Entity]
  init()
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  func suggestedEntities() async throws -> SuggestedResult
  func defaultResult() async -> Entity?
}
extension EntityQuery {
  public func suggestedEntities() async throws -> [Entity] { [] }
  public func defaultResult() async -> Entity? { nil }
}
public protocol EntityStringQuery: EntityQuery {
  associatedtype StringResult = [Entity]
  func entities(matching string: String) async throws -> StringResult
}
public protocol EnumerableEntityQuery: EntityQuery { func allEntities() async throws -> [Entity] }
public protocol UniqueAppEntityQuery: Sendable { init() }

// MARK: Parameters

@propertyWrapper
public final class IntentParameter<Value>: @unchecked Sendable {
  private var stored: Value?
  public var wrappedValue: Value {
    get {
      if let stored { return stored }
      if let none = Optional<Any>.none as? Value { return none }
      fatalError("the parameter has no value")
    }
    set { stored = newValue }
  }
  public var projectedValue: IntentParameter<Value> { self }
  private init(_ value: Value?) { stored = value }
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value {
    throw UnavailableFrameworkError()
  }
  public func needsValueError(_ dialog: IntentDialog? = nil) -> any Error { UnavailableFrameworkError() }
  public func requestConfirmation(for value: Value, dialog: IntentDialog? = nil) async throws -> Bool {
    false
  }
  public func requestDisambiguation(among values: [Value], dialog: IntentDialog? = nil) async throws -> Value
  {
    throw UnavailableFrameworkError()
  }
  public convenience init(
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil
  ) { self.init(nil) }
  public convenience init(
    description: LocalizedStringResource, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil
  ) { self.init(nil) }
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil
  ) { self.init(nil) }
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    inputOptions: IntentInputOptions, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil
  ) { self.init(nil) }
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    controlStyle: IntentControlStyle, inclusiveRange: (lowerBound: Value, upperBound: Value)? = nil,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil
  ) { self.init(nil) }
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    inclusiveRange: (lowerBound: Value, upperBound: Value), requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil
  ) { self.init(nil) }
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, kind: IntentDateKind,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil
  ) { self.init(nil) }
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    supportedTypeIdentifiers: [String], requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil
  ) { self.init(nil) }
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    supportedContentTypes: [UTType], requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil
  ) { self.init(nil) }
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, size: IntentCollectionSize,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil
  ) { self.init(nil) }
  public convenience init<P: DynamicOptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    optionsProvider: P
  ) { self.init(nil) }
  public convenience init<P: EntityQuery>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil, query: P
  ) { self.init(nil) }
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default: Value,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil
  ) { self.init(`default`) }
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default: Value,
    inputOptions: IntentInputOptions, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil
  ) { self.init(`default`) }
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default: Value,
    controlStyle: IntentControlStyle, inclusiveRange: (lowerBound: Value, upperBound: Value)? = nil,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil
  ) { self.init(`default`) }
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default: Value,
    inclusiveRange: (lowerBound: Value, upperBound: Value), requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil
  ) { self.init(`default`) }
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default: Value,
    kind: IntentDateKind, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil
  ) { self.init(`default`) }
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default: Value,
    supportedTypeIdentifiers: [String], requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil
  ) { self.init(`default`) }
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default: Value,
    supportedContentTypes: [UTType], requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil
  ) { self.init(`default`) }
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default: Value,
    size: IntentCollectionSize, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil
  ) { self.init(`default`) }
  public convenience init<P: DynamicOptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default: Value,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    optionsProvider: P
  ) { self.init(`default`) }
  public convenience init<P: EntityQuery>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default: Value,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil, query: P
  ) { self.init(`default`) }
}
public typealias Parameter = IntentParameter
public struct IntentInputOptions: Sendable {
  public init(
    keyboardType: UIKeyboardType = .default, capitalizationType: UITextAutocapitalizationType = .sentences,
    multiline: Bool = false, autocorrect: Bool = true, smartQuotes: Bool = true, smartDashes: Bool = true
  ) {}
}
public enum IntentControlStyle: Sendable { case field, stepper, slider }
public enum IntentDateKind: Sendable { case date, time, dateTime }
public struct IntentCollectionSize: ExpressibleByIntegerLiteral, Sendable {
  public init(integerLiteral value: Int) {}
  public init(min: Int, max: Int) {}
}
@propertyWrapper
public struct EntityProperty<Value> {
  private final class Storage { var value: Value?; init(_ value: Value?) { self.value = value } }
  private let storage: Storage
  public init(title: LocalizedStringResource) { storage = Storage(nil) }
  public init(title: LocalizedStringResource, indexingKey: Any) { storage = Storage(nil) }
  public init() { storage = Storage(nil) }
  public var wrappedValue: Value {
    get {
      if let value = storage.value { return value }
      if let none = Optional<Any>.none as? Value { return none }
      fatalError("the property has no value")
    }
    nonmutating set { storage.value = newValue }
  }
  public var projectedValue: EntityProperty<Value> { self }
}
extension AppEntity { public typealias Property = EntityProperty }
extension TransientAppEntity { public typealias Property = EntityProperty }
@propertyWrapper
public struct AppDependency<Value>: @unchecked Sendable {
  private let key: String?
  public init() { key = nil }
  public init(key: String) { self.key = key }
  public var wrappedValue: Value {
    guard let value = AppDependencyManager.shared.value(Value.self, key) else {
      fatalError("AppDependency with key \(key ?? "\(Value.self)") was not added")
    }
    return value
  }
}
public typealias IntentParameterDependency = AppDependency
public final class AppDependencyManager: @unchecked Sendable {
  public static let shared = AppDependencyManager()
  private let lock = NSLock()
  private var makers: [String: () -> Any] = [:]
  public func add<T>(key: AnyHashable? = nil, dependency: @autoclosure @escaping () -> T) {
    lock.withLock { makers[key.map { "\($0)" } ?? "\(T.self)"] = dependency }
  }
  public func add<T>(key: AnyHashable? = nil, dependency: @escaping () -> T) {
    lock.withLock { makers[key.map { "\($0)" } ?? "\(T.self)"] = dependency }
  }
  func value<T>(_ type: T.Type, _ key: String?) -> T? {
    lock.withLock { makers[key ?? "\(T.self)"] }?() as? T
  }
}

// MARK: Intents

public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
  public init(stringLiteral value: String) {}
  public init(_ resource: LocalizedStringResource) {}
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {}
  public init(full: LocalizedStringResource, systemImageName: String) {}
}
public struct IntentDescription: ExpressibleByStringInterpolation, Sendable {
  public let descriptionText: LocalizedStringResource
  public init(stringLiteral value: String) { descriptionText = LocalizedStringResource(stringLiteral: value) }
  public init(
    _ text: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource? = nil
  ) { descriptionText = text }
}
public protocol IntentResult: Sendable {}
public protocol ReturnsValue<Value>: IntentResult {
  associatedtype Value
  var value: Value? { get }
}
public protocol ProvidesDialog: IntentResult {}
public protocol ShowsSnippetView: IntentResult {}
public protocol ShowsSnippetIntent: IntentResult {}
public protocol OpensIntent: IntentResult {}
/// The result of an intent, of which the value is kept.
public struct IntentResultContainer<Value>: ReturnsValue, ProvidesDialog, ShowsSnippetView, OpensIntent,
  @unchecked Sendable
{
  public let value: Value?
}
extension IntentResult where Self == IntentResultContainer<Never> {
  public static func result() -> Self { Self(value: nil) }
  public static func result(dialog: IntentDialog) -> Self { Self(value: nil) }
  public static func result<V: View>(view: V) -> Self { Self(value: nil) }
  public static func result<V: View>(dialog: IntentDialog, view: V) -> Self { Self(value: nil) }
  public static func result<V: View>(dialog: IntentDialog, @ViewBuilder content: () -> V) -> Self {
    Self(value: nil)
  }
  public static func result<V: View>(@ViewBuilder content: () -> V) -> Self { Self(value: nil) }
  public static func result<I: AppIntent>(opensIntent: I) -> Self { Self(value: nil) }
  public static func result<I: AppIntent>(opensIntent: I, dialog: IntentDialog) -> Self { Self(value: nil) }
}
extension IntentResult {
  public static func result<T>(value: T) -> Self where Self == IntentResultContainer<T> { Self(value: value) }
  public static func result<T>(value: T, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<T> {
    Self(value: value)
  }
  public static func result<T, V: View>(value: T, dialog: IntentDialog, view: V) -> Self
  where Self == IntentResultContainer<T> { Self(value: value) }
  public static func result<T, V: View>(value: T, view: V) -> Self where Self == IntentResultContainer<T> {
    Self(value: value)
  }
  public static func result<T, I: AppIntent>(value: T, opensIntent: I) -> Self
  where Self == IntentResultContainer<T> { Self(value: value) }
}
public enum IntentAuthenticationPolicy: Sendable {
  case alwaysAllowed, requiresAuthentication, requiresLocalDeviceAuthentication
}
public struct IntentModes: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let background = Self(rawValue: 1), foreground = Self(rawValue: 2)
}
public protocol PersistentlyIdentifiable { static var persistentIdentifier: String { get } }
extension PersistentlyIdentifiable { public static var persistentIdentifier: String { "\(Self.self)" } }
public protocol AppIntent: PersistentlyIdentifiable, _IntentValue, Sendable {
  associatedtype PerformResult: IntentResult
  associatedtype SummaryContent: ParameterSummary
  static var title: LocalizedStringResource { get }
  static var description: IntentDescription? { get }
  static var openAppWhenRun: Bool { get }
  static var isDiscoverable: Bool { get }
  static var authenticationPolicy: IntentAuthenticationPolicy { get }
  static var supportedModes: IntentModes { get }
  @ParameterSummaryBuilder<Self> static var parameterSummary: SummaryContent { get }
  init()
  func perform() async throws -> PerformResult
}
extension AppIntent {
  public static var description: IntentDescription? { nil }
  public static var openAppWhenRun: Bool { false }
  public static var isDiscoverable: Bool { true }
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
  public static var supportedModes: IntentModes { .background }
  public static var parameterSummary: some ParameterSummary { StandInParameterSummary() }
  public typealias Parameter = IntentParameter
  public typealias Dependency = AppDependency
  public typealias Summary = IntentParameterSummary<Self>
  public typealias Switch = StandInParameterSummary
  public typealias When = StandInParameterSummary
  @discardableResult
  public func donate() async throws -> IntentDonationIdentifier { IntentDonationIdentifier() }
  @discardableResult
  public func donate() -> IntentDonationIdentifier { IntentDonationIdentifier() }
  @discardableResult
  public func donate<R: IntentResult>(result: R) async throws -> IntentDonationIdentifier {
    IntentDonationIdentifier()
  }
  @discardableResult
  public func donate<R: IntentResult>(result: R) -> IntentDonationIdentifier { IntentDonationIdentifier() }
  public func requestConfirmation(
    conditions: Int = 0, actionName: ConfirmationActionName = .go, dialog: IntentDialog? = nil
  ) async throws { throw UnavailableFrameworkError() }
  public func requestConfirmation<R: IntentResult>(result: R) async throws {
    throw UnavailableFrameworkError()
  }
  public func continueInForeground(_ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true) async throws {
    throw UnavailableFrameworkError()
  }
  public func requestToContinueInForeground<T>(
    _ dialog: IntentDialog? = nil, continuation: @MainActor () async throws -> T
  ) async throws -> T { throw UnavailableFrameworkError() }
  public func needsToContinueInForegroundError(_ dialog: IntentDialog? = nil) -> any Error {
    UnavailableFrameworkError()
  }
}
public struct ConfirmationActionName: Sendable {
  public static var go: Self { Self() }
  public static var `continue`: Self { Self() }
  public static var add: Self { Self() }
  public static var send: Self { Self() }
}
public struct IntentDonationIdentifier: Hashable, Sendable {}
public protocol SystemIntent: AppIntent {}
public protocol OpenIntent: SystemIntent {
  associatedtype Value
  var target: Value { get set }
}
public protocol DeleteIntent: SystemIntent {}
/// An intent to open an address. Nothing performs it.
public struct OpenURLIntent: SystemIntent {
  public static let title: LocalizedStringResource = "Open URL"
  public var url: URL?
  public init() {}
  public init(_ url: URL) { self.url = url }
  public func perform() async throws -> some IntentResult { .result() }
}
public protocol SetValueIntent: SystemIntent {}
public protocol ShowInAppSearchResultsIntent: SystemIntent {}
public protocol URLRepresentableIntent: AppIntent {}
public protocol ForegroundContinuableIntent: AppIntent {}
public protocol LiveActivityIntent: SystemIntent {}
public protocol AudioPlaybackIntent: SystemIntent {}
public protocol AudioStartingIntent: SystemIntent {}
public protocol AudioRecordingIntent: SystemIntent {}
public protocol CameraCaptureIntent: SystemIntent {}
/// An intent that another one replaces.
public protocol DeprecatedAppIntent: AppIntent {
  associatedtype ReplacementIntent: AppIntent
  static var deprecation: IntentDeprecation<ReplacementIntent> { get }
}
public struct IntentDeprecation<ReplacementIntent: AppIntent>: Sendable {
  public let message: LocalizedStringResource
  public init(message: LocalizedStringResource = "", replacedBy: ReplacementIntent.Type) {
    self.message = message
  }
}
/// An intent that the system may suggest. It suggests none here.
public protocol PredictableIntent: AppIntent {
  associatedtype PredictionConfiguration: IntentPredictionConfiguration
  @IntentPredictionsBuilder<Self> static var predictionConfiguration: PredictionConfiguration { get }
}
public protocol IntentPredictionConfiguration: Sendable {}
/// A suggestion of an intent, which is not asked for.
public struct IntentPrediction<Intent: AppIntent>: IntentPredictionConfiguration {
  init() {}
  public init<each Parameter>(
    parameters: (repeat KeyPath<Intent, IntentParameter<each Parameter>>),
    displayRepresentation: @escaping (repeat each Parameter) -> DisplayRepresentation
  ) {}
  public init(displayRepresentation: @escaping () -> DisplayRepresentation) {}
}
@resultBuilder public enum IntentPredictionsBuilder<Intent: AppIntent> {
  public static func buildExpression(_ prediction: IntentPrediction<Intent>) -> IntentPrediction<Intent> {
    prediction
  }
  public static func buildBlock(_ predictions: IntentPrediction<Intent>...) -> IntentPrediction<Intent> {
    predictions.first ?? IntentPrediction()
  }
}
public protocol ProgressReportingIntent: AppIntent {}
public protocol CustomIntentMigratedAppIntent: AppIntent { static var intentClassName: String { get } }
public protocol SetFocusFilterIntent: AppIntent {}
public protocol WidgetConfigurationIntent: SystemIntent {}
public protocol ControlConfigurationIntent: SystemIntent {}
extension WidgetConfigurationIntent {
  public func perform() async throws -> some IntentResult { IntentResultContainer<Never>(value: nil) }
}
extension ControlConfigurationIntent {
  public func perform() async throws -> some IntentResult { IntentResultContainer<Never>(value: nil) }
}
public protocol ParameterSummary: Sendable {}
/// The summary of bodies that were removed.
public struct StandInParameterSummary: ParameterSummary { public init() {} }
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  public init(_ string: ParameterSummaryString<Intent>, table: String? = nil) {}
  public init(
    _ string: ParameterSummaryString<Intent>, table: String? = nil,
    @ParameterKeyPathsBuilder<Intent> _ paths: () -> Void
  ) {}
  public init() {}
}
public struct ParameterSummaryString<Intent>: ExpressibleByStringInterpolation, Sendable {
  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation<V>(_ path: KeyPath<Intent, IntentParameter<V>>) {}
  }
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}
}
@resultBuilder
public enum ParameterKeyPathsBuilder<Intent> {
  public static func buildExpression<V>(_ path: KeyPath<Intent, IntentParameter<V>>) {}
  public static func buildBlock(_ paths: Void...) {}
}
@resultBuilder
public enum ParameterSummaryBuilder<Intent> {
  public static func buildBlock<S: ParameterSummary>(_ summary: S) -> S { summary }
}

// MARK: Shortcuts

public enum ShortcutTileColor: Sendable {
  case red, orange, tangerine, yellow, lime, teal, lightBlue, blue, navy, grape, purple, pink, grayBlue
  case grayGreen, grayBrown
}
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {}
    public mutating func appendInterpolation<V>(_ path: KeyPath<Intent, IntentParameter<V>>) {}
  }
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}
}
public struct AppShortcutPhraseToken: Sendable { public static var applicationName: Self { Self() } }
public struct AppShortcut: Sendable {
  public init<I: AppIntent>(
    intent: I, phrases: [AppShortcutPhrase<I>], shortTitle: LocalizedStringResource, systemImageName: String
  ) {}
  public init<I: AppIntent>(intent: I, phrases: [AppShortcutPhrase<I>]) {}
}
@resultBuilder
public enum AppShortcutsBuilder {
  public static func buildExpression(_ shortcut: AppShortcut) -> [AppShortcut] { [shortcut] }
  public static func buildBlock(_ shortcuts: [AppShortcut]...) -> [AppShortcut] { shortcuts.flatMap { $0 } }
  public static func buildOptional(_ shortcuts: [AppShortcut]?) -> [AppShortcut] { shortcuts ?? [] }
  public static func buildLimitedAvailability(_ shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
  public static func buildEither(first: [AppShortcut]) -> [AppShortcut] { first }
  public static func buildEither(second: [AppShortcut]) -> [AppShortcut] { second }
}
public protocol AppShortcutsProvider {
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
  static var shortcutTileColor: ShortcutTileColor { get }
}
extension AppShortcutsProvider {
  public static var shortcutTileColor: ShortcutTileColor { .blue }
  public static func updateAppShortcutParameters() {}
}
public protocol AppIntentsPackage { static var includedPackages: [any AppIntentsPackage.Type] { get } }
extension AppIntentsPackage { public static var includedPackages: [any AppIntentsPackage.Type] { [] } }
public protocol AppIntentsExtension {
  init()
}
public enum AppIntentError: Error, Sendable {
  public enum Unrecoverable: Error, Sendable {
    case unknown, notAllowed, featureCurrentlyRestricted, entityNotFound
  }
  case restartPerform
}
public struct IntentDonationManager: Sendable {
  public static let shared = IntentDonationManager()
  @discardableResult
  public func donate<I: AppIntent>(intent: I) async throws -> IntentDonationIdentifier {
    IntentDonationIdentifier()
  }
  @discardableResult
  public func donate<I: AppIntent>(intent: I) -> IntentDonationIdentifier { IntentDonationIdentifier() }
  @discardableResult
  public func donate<I: AppIntent, R: IntentResult>(intent: I, result: R) async throws
    -> IntentDonationIdentifier
  { IntentDonationIdentifier() }
  @discardableResult
  public func donate<I: AppIntent, R: IntentResult>(intent: I, result: R) -> IntentDonationIdentifier {
    IntentDonationIdentifier()
  }
  /// Deletes nothing, since donations are not kept.
  @discardableResult
  public func deleteDonations(matching predicate: IntentDonationMatchingPredicate) async throws
    -> [IntentDonationIdentifier]
  { [] }
}
/// The donations to delete.
public struct IntentDonationMatchingPredicate: Sendable {
  public static func intentType<I: AppIntent>(_ type: I.Type) -> Self { Self() }
  public static func intentIdentifiers(_ identifiers: [IntentDonationIdentifier]) -> Self { Self() }
  public static func entityIdentifiers<E: AppEntity>(for type: E.Type, identifiers: [E.ID]) -> Self { Self() }
}

// MARK: Views

extension Button {
  public init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label) {
    self.init(action: {}, label: label)
  }
}
extension Toggle {
  public init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) {
    self.init(isOn: .constant(isOn), label: label)
  }
}
public struct SiriTipView: View {
  public init<I: AppIntent>(intent: I, isVisible: Binding<Bool>? = nil) {}
  public var body: StandInView { StandInView() }
}
public struct ShortcutsLink: View {
  public init() {}
  public var body: StandInView { StandInView() }
}
/// A button that opens the application's shortcuts: a box.
@preconcurrency @MainActor
public final class ShortcutsUIButton: PlaceholderView {
  public enum Style: Int { case automatic, automaticOutline, dark, darkOutline, light, lightOutline }
  public init(style: Style = .automatic) { super.init(frame: .zero) }
  public required init?(coder: NSCoder) { nil }
}
