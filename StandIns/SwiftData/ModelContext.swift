/// A context of the models that all contexts of its container have, from when they are inserted.
public final class ModelContext: Equatable, @unchecked Sendable {
  /// The models of a container, whose contexts may be on different threads.
  final class Models: @unchecked Sendable {
    private static let lock = NSRecursiveLock()
    /// The contexts that models were inserted into. Unchecked: only used under the lock.
    nonisolated(unsafe) private static let contexts = NSMapTable<AnyObject, AnyObject>.weakToWeakObjects()
    nonisolated(unsafe) private static let deleted = NSHashTable<AnyObject>.weakObjects()
    private var kept: [any PersistentModel] = []
    var all: [any PersistentModel] { Self.lock.withLock { kept } }

    func add(_ model: any PersistentModel, to context: ModelContext) -> Bool {
      Self.lock.withLock {
        guard !kept.contains(where: { $0 === model }) else { return false }
        kept.append(model)
        Self.contexts.setObject(context, forKey: model)
        Self.deleted.remove(model)
        return true
      }
    }
    func removeAll(where isRemoved: (any PersistentModel) -> Bool) {
      Self.lock.withLock {
        for model in kept where isRemoved(model) {
          Self.contexts.removeObject(forKey: model)
          Self.deleted.add(model)
        }
        kept.removeAll(where: isRemoved)
      }
    }
    static func context(of model: any PersistentModel) -> ModelContext? {
      lock.withLock { contexts.object(forKey: model) as? ModelContext }
    }
    static func isDeleted(_ model: any PersistentModel) -> Bool {
      lock.withLock { deleted.contains(model) }
    }
  }

  public static let willSave = Notification.Name("NSManagingContextWillSaveChangesNotification")
  public static let didSave = Notification.Name("NSManagingContextDidSaveChangesNotification")
  /// The keys of the identifiers in notifications.
  public enum NotificationKey: String, Sendable {
    case queryGeneration, invalidatedAllIdentifiers, insertedIdentifiers, updatedIdentifiers,
      deletedIdentifiers
  }

  private let models: Models
  /// The container of the main context, which holds it.
  weak var owner: ModelContainer?
  private let held: ModelContainer?
  public var autosaveEnabled = true
  public var undoManager: UndoManager?
  public var author: String?
  public private(set) var insertedModelsArray: [any PersistentModel] = []
  public private(set) var deletedModelsArray: [any PersistentModel] = []
  /// The models that were changed since the last save: none, since changes of values are not noticed.
  public var changedModelsArray: [any PersistentModel] { [] }
  public var hasChanges: Bool { !insertedModelsArray.isEmpty || !deletedModelsArray.isEmpty }
  public init(_ container: ModelContainer) { (held, models) = (container, container.models) }
  init(models: Models) { (held, self.models) = (nil, models) }
  public var container: ModelContainer {
    guard let container = held ?? owner else { fatalError("the context has no container") }
    return container
  }
  public static func == (a: ModelContext, b: ModelContext) -> Bool { a === b }
  public func insert<T: PersistentModel>(_ model: T) {
    if models.add(model, to: self) { insertedModelsArray.append(model) }
  }
  public func delete<T: PersistentModel>(_ model: T) {
    models.removeAll { $0 === model }
    if !insertedModelsArray.contains(where: { $0 === model }) { deletedModelsArray.append(model) }
    insertedModelsArray.removeAll { $0 === model }
  }
  public func delete<T: PersistentModel>(
    model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
  ) throws {
    for found in try fetch(FetchDescriptor<T>(predicate: predicate)) { delete(found) }
  }
  public func save() throws {
    NotificationCenter.default.post(name: Self.willSave, object: self)
    let info = [
      NotificationKey.insertedIdentifiers.rawValue: Self.identifiers(insertedModelsArray),
      NotificationKey.updatedIdentifiers.rawValue: [],
      NotificationKey.deletedIdentifiers.rawValue: Self.identifiers(deletedModelsArray),
    ]
    (insertedModelsArray, deletedModelsArray) = ([], [])
    NotificationCenter.default.post(name: Self.didSave, object: self, userInfo: info)
  }
  private static func identifiers(_ models: [any PersistentModel]) -> [PersistentIdentifier] {
    models.map { PersistentIdentifier(id: ObjectIdentifier($0)) }
  }
  /// Removes the models that were inserted since the last save, and returns those that were deleted.
  public func rollback() {
    let inserted = insertedModelsArray
    models.removeAll { model in inserted.contains { $0 === model } }
    for model in deletedModelsArray { _ = models.add(model, to: self) }
    (insertedModelsArray, deletedModelsArray) = ([], [])
  }
  /// Does nothing: there are no pending changes.
  public func processPendingChanges() {}
  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    var found = models.all.compactMap { $0 as? T }
    if let predicate = descriptor.predicate { found = try found.filter { try predicate.evaluate($0) } }
    if !descriptor.sortBy.isEmpty { found.sort(using: descriptor.sortBy) }
    found = Array(found.dropFirst(descriptor.fetchOffset ?? 0))
    return descriptor.fetchLimit.map { Array(found.prefix($0)) } ?? found
  }
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>, batchSize: Int) throws -> [T] {
    try fetch(descriptor)
  }
  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    try fetch(descriptor).count
  }
  public func fetchIdentifiers<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>
  ) throws -> [PersistentIdentifier] { try fetch(descriptor).map(\.persistentModelID) }
  public func enumerate<T: PersistentModel>(
    _ fetch: FetchDescriptor<T>, batchSize: Int = 5_000, allowEscapingMutations: Bool = false,
    block: (_ model: T) throws -> Void
  ) throws { try self.fetch(fetch).forEach(block) }
  public func model(for id: PersistentIdentifier) -> any PersistentModel {
    guard let found = models.all.first(where: { ObjectIdentifier($0) == id.id }) else {
      fatalError("the context has no model of this identifier")
    }
    return found
  }
  public func registeredModel<T: PersistentModel>(for id: PersistentIdentifier) -> T? {
    models.all.first { ObjectIdentifier($0) == id.id } as? T
  }
}
