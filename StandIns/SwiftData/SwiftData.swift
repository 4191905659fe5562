/// Stands in for Apple's SwiftData: models are objects, and a context has those that were inserted into it in this
/// run. Nothing is saved.
@_exported import SwiftUI

public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {}
extension PersistentModel {
  public static func == (a: Self, b: Self) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  public var persistentModelID: PersistentIdentifier { PersistentIdentifier(id: ObjectIdentifier(self)) }
}
public struct PersistentIdentifier: Hashable, @unchecked Sendable {
  let id: ObjectIdentifier
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
public final class ModelContainer: @unchecked Sendable {
  public let configurations: [ModelConfiguration]
  private let context = ModelContext(unowned: ())
  public init(
    for types: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws { self.configurations = configurations }
  public init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration] = []
  ) throws { self.configurations = configurations }
  public init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws { self.configurations = configurations }
  public var mainContext: ModelContext { context }
  public func deleteAllData() { context.deleteAll() }
}
public final class ModelContext: Equatable, @unchecked Sendable {
  private var models: [any PersistentModel] = []
  private weak var owner: ModelContainer?
  public var autosaveEnabled = true
  public private(set) var hasChanges = false
  public init(_ container: ModelContainer) { owner = container }
  init(unowned: Void) {}
  public var container: ModelContainer {
    guard let owner else { fatalError("the context has no container") }
    return owner
  }
  public static func == (a: ModelContext, b: ModelContext) -> Bool { a === b }
  public func insert<T: PersistentModel>(_ model: T) {
    if !models.contains(where: { $0 === model }) { models.append(model) }
    hasChanges = true
  }
  public func delete<T: PersistentModel>(_ model: T) {
    models.removeAll { $0 === model }
    hasChanges = true
  }
  public func delete<T: PersistentModel>(model: T.Type, where predicate: Predicate<T>? = nil) throws {
    for found in try fetch(FetchDescriptor<T>(predicate: predicate)) { delete(found) }
  }
  func deleteAll() { models = [] }
  public func save() throws { hasChanges = false }
  public func rollback() { hasChanges = false }
  public func transaction(block: () throws -> Void) throws { try block() }
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    var found = models.compactMap { $0 as? T }
    if let predicate = descriptor.predicate { found = try found.filter { try predicate.evaluate($0) } }
    if !descriptor.sortBy.isEmpty { found.sort(using: descriptor.sortBy) }
    found = Array(found.dropFirst(descriptor.fetchOffset ?? 0))
    return descriptor.fetchLimit.map { Array(found.prefix($0)) } ?? found
  }
  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    try fetch(descriptor).count
  }
  public func model(for id: PersistentIdentifier) -> any PersistentModel {
    guard let found = models.first(where: { ObjectIdentifier($0) == id.id }) else {
      fatalError("the context has no model of this identifier")
    }
    return found
  }
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
    static var defaultValue: ModelContext { ModelContext(unowned: ()) }
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
