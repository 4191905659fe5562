/// Stands in for Apple's SwiftData: models are objects, and a context has those that were inserted into it in this
/// run. Nothing is saved.
@_exported import SwiftUI

public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {}
extension PersistentModel {
  public static func == (a: Self, b: Self) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  public var persistentModelID: PersistentIdentifier { PersistentIdentifier(id: ObjectIdentifier(self)) }
  /// The context that the model was inserted into; `nil` after it was deleted.
  public var modelContext: ModelContext? { ModelContext.Models.context(of: self) }
  public var isDeleted: Bool { ModelContext.Models.isDeleted(self) }
}
public struct PersistentIdentifier: Hashable, Comparable, Codable, @unchecked Sendable {
  let id: ObjectIdentifier
  init(id: ObjectIdentifier) { self.id = id }
  public static func < (a: Self, b: Self) -> Bool { a.id < b.id }
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(UInt(bitPattern: id))
  }
  /// An identifier of this run is that of a model as long as the model is in memory; nothing else is kept of it.
  public init(from decoder: any Decoder) throws {
    let bits = try decoder.singleValueContainer().decode(UInt.self)
    // An object's identifier is its address, which is compared and never followed.
    guard let id = UnsafeRawPointer(bitPattern: bits).map({ unsafeBitCast($0, to: ObjectIdentifier.self) })
    else { throw CocoaError(.coderInvalidValue) }
    self.id = id
  }
}
public struct Schema: Sendable {
  public struct Version: Hashable, Comparable, Sendable {
    let numbers: [Int]
    public init(_ major: Int, _ minor: Int, _ patch: Int) { numbers = [major, minor, patch] }
    public static func < (a: Self, b: Self) -> Bool { a.numbers.lexicographicallyPrecedes(b.numbers) }
  }
  public init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {}
  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {}
  public init(versionedSchema: any VersionedSchema.Type) {}
}
public protocol VersionedSchema {
  static var models: [any PersistentModel.Type] { get }
  static var versionIdentifier: Schema.Version { get }
}
public enum MigrationStage {
  case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
  case custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
    willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)
}
public protocol SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { get }
  static var stages: [MigrationStage] { get }
}
public struct ModelConfiguration: Sendable {
  public struct CloudKitDatabase: Sendable {
    public static var automatic: Self { Self() }
    public static var none: Self { Self() }
    public static func `private`(_ name: String) -> Self { Self() }
  }
  public struct GroupContainer: Sendable {
    public static var automatic: Self { Self() }
    public static var none: Self { Self() }
    public static func identifier(_ name: String) -> Self { Self() }
  }
  public var url: URL
  public var isStoredInMemoryOnly: Bool
  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
    groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
  ) { (url, self.isStoredInMemoryOnly) = (URL(fileURLWithPath: "/dev/null"), isStoredInMemoryOnly) }
  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) { (self.url, isStoredInMemoryOnly) = (url, false) }
}
public final class ModelContainer: Equatable, @unchecked Sendable {
  public let configurations: [ModelConfiguration]
  public let schema: Schema
  public let migrationPlan: (any SchemaMigrationPlan.Type)?
  let models = ModelContext.Models()
  private let context: ModelContext
  public convenience init(
    for types: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws { try self.init(for: Schema(types), migrationPlan: migrationPlan, configurations: configurations) }
  public init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration] = []
  ) throws {
    (self.schema, self.migrationPlan, self.configurations) = (schema, migrationPlan, configurations)
    context = ModelContext(models: models)
    context.owner = self
  }
  public convenience init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws { try self.init(for: schema, migrationPlan: migrationPlan, configurations: configurations) }
  public static func == (a: ModelContainer, b: ModelContainer) -> Bool { a === b }
  public var mainContext: ModelContext { context }
  public func deleteAllData() { models.removeAll { _ in true } }
}
public struct FetchDescriptor<T: PersistentModel> {
  public var predicate: Predicate<T>?
  public var sortBy: [SortDescriptor<T>]
  public var fetchLimit: Int?
  public var fetchOffset: Int?
  public var includePendingChanges = true
  public var propertiesToFetch: [PartialKeyPath<T>] = []
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []
  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    (self.predicate, self.sortBy) = (predicate, sortBy)
  }
}
/// The models of a view, which has no container: there are none.
@propertyWrapper
public struct Query<Element: PersistentModel, Result>: DynamicProperty {
  private let result: Result
  public var wrappedValue: Result { result }
  public var projectedValue: Query<Element, Result> { self }
  public var fetchError: (any Error)? { nil }
  public var modelContext: ModelContext { EnvironmentValues().modelContext }
}
extension Query where Result == [Element] {
  public init() { result = [] }
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation = .default) { result = [] }
  public init(animation: Animation) { result = [] }
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    animation: Animation = .default
  ) { result = [] }
  public init<V: Comparable>(
    filter: Predicate<Element>? = nil, sort path: KeyPath<Element, V>, order: SortOrder = .forward,
    animation: Animation = .default
  ) { result = [] }
  public init<V: Comparable>(
    filter: Predicate<Element>? = nil, sort path: KeyPath<Element, V?>, order: SortOrder = .forward,
    animation: Animation = .default
  ) { result = [] }
}
extension EnvironmentValues {
  private struct ContextKey: EnvironmentKey {
    static var defaultValue: ModelContext { ModelContext(models: ModelContext.Models()) }
  }
  /// The context that was set, or one without models.
  public var modelContext: ModelContext {
    get { self[ContextKey.self] }
    set { self[ContextKey.self] = newValue }
  }
}
extension View {
  public func modelContainer(_ container: ModelContainer) -> some View { self }
  public func modelContainer(
    for type: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View { self }
  public func modelContainer(
    for types: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View { self }
  public func modelContext(_ context: ModelContext) -> some View { self }
}
extension Scene {
  public func modelContainer(_ container: ModelContainer) -> some Scene { self }
  public func modelContainer(
    for type: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene { self }
  public func modelContainer(
    for types: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene { self }
}
