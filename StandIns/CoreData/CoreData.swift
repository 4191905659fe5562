/// Stands in for Apple's Core Data: objects are in memory, and are fetched by class and entity, with
/// predicates on their values and in the order of sort descriptors. No object is written to a file: each run
/// begins with empty stores. Within a run, the coordinators that add the store at an address share its objects.
@_exported import CoreLocation  // As CloudKit, which Apple's imports, does.
@_exported import Foundation
@_exported import ObjectiveC

public protocol NSFetchRequestResult: AnyObject {}
extension NSManagedObject: NSFetchRequestResult {}
extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}
extension NSManagedObjectID: NSFetchRequestResult {}

/// A context of managed objects.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  /// The objects of contexts, which may be on different threads.
  final class Store {
    private let lock = NSRecursiveLock()
    private var kept: [NSManagedObject] = []
    private var nextID = 1
    var objects: [NSManagedObject] {
      get { lock.withLock { kept } }
      set { lock.withLock { kept = newValue } }
    }
    /// Appends an object and numbers it; returns `false` for one that is already here.
    func add(_ object: NSManagedObject) -> Bool {
      lock.withLock {
        guard !kept.contains(where: { $0 === object }) else { return false }
        object.objectID.number = nextID
        nextID += 1
        kept.append(object)
        return true
      }
    }
    func remove(_ object: NSManagedObject) { lock.withLock { kept.removeAll { $0 === object } } }
  }
  /// The objects of a context without a coordinator.
  private var ownStore = Store()
  var store: Store { parent?.store ?? persistentStoreCoordinator?.store ?? ownStore }
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  open var parent: NSManagedObjectContext?
  open var automaticallyMergesChangesFromParent = false
  open var mergePolicy: Any = NSMergePolicy.error
  open var undoManager: UndoManager?
  open var name: String?
  open var transactionAuthor: String?
  open var stalenessInterval: TimeInterval = -1
  open var retainsRegisteredObjects = false
  open var shouldDeleteInaccessibleFaults = true
  open var propagatesDeletesAtEndOfEvent = true
  open private(set) var userInfo = NSMutableDictionary()
  public let concurrencyType: NSManagedObjectContextConcurrencyType
  /// The objects that were inserted, updated and deleted since the last save.
  open private(set) var insertedObjects: Set<NSManagedObject> = []
  open private(set) var updatedObjects: Set<NSManagedObject> = []
  open private(set) var deletedObjects: Set<NSManagedObject> = []
  /// The changes since the last notification.
  private var pending:
    (inserted: Set<NSManagedObject>, updated: Set<NSManagedObject>, deleted: Set<NSManagedObject>) = (
      [], [], []
    )
  open var registeredObjects: Set<NSManagedObject> { Set(store.objects) }
  open var hasChanges: Bool {
    !(insertedObjects.isEmpty && updatedObjects.isEmpty && deletedObjects.isEmpty)
  }
  public init(concurrencyType: NSManagedObjectContextConcurrencyType = .mainQueueConcurrencyType) {
    self.concurrencyType = concurrencyType
  }
  public convenience init(_ type: ConcurrencyType) {
    self.init(concurrencyType: type == .mainQueue ? .mainQueueConcurrencyType : .privateQueueConcurrencyType)
  }
  func share(_ other: NSManagedObjectContext) { ownStore = other.store }

  open func insert(_ object: NSManagedObject) {
    guard store.add(object) else { return }
    insertedObjects.insert(object)
    pending.inserted.insert(object)
    object.awakeFromInsert()
  }
  /// Records that a value of an object has changed.
  func noteChange(of object: NSManagedObject) {
    pending.updated.insert(object)
    if !insertedObjects.contains(object) { updatedObjects.insert(object) }
  }
  open func delete(_ object: NSManagedObject) {
    object.prepareForDeletion()
    object.isDeleted = true
    store.remove(object)
    if insertedObjects.remove(object) == nil { deletedObjects.insert(object) }
    updatedObjects.remove(object)
    pending.deleted.insert(object)
    processPendingChanges()
  }
  open func save() throws {
    let saved = insertedObjects.union(updatedObjects)
    for object in saved { object.willSave() }
    processPendingChanges()
    let info: [AnyHashable: Any] = [
      NSInsertedObjectsKey: insertedObjects, NSUpdatedObjectsKey: updatedObjects,
      NSDeletedObjectsKey: deletedObjects,
    ]
    NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
    (insertedObjects, updatedObjects, deletedObjects) = ([], [], [])
    for object in saved { object.wasSaved() }
    NotificationCenter.default.post(name: .NSManagedObjectContextDidSave, object: self, userInfo: info)
  }
  /// Deletes the objects that were inserted since the last save; values remain unchanged.
  open func rollback() {
    for object in insertedObjects { delete(object) }
    for object in deletedObjects where !store.objects.contains(object) {
      object.isDeleted = false
      store.objects.append(object)
    }
    (insertedObjects, updatedObjects, deletedObjects) = ([], [], [])
  }
  open func undo() {}
  open func redo() {}
  open func reset() { rollback() }
  open func assign(_ object: Any, to store: NSPersistentStore) {}
  open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {}
  open func detectConflicts(for object: NSManagedObject) {}
  open func mergeChanges(fromContextDidSave notification: Notification) { processPendingChanges() }
  open class func mergeChanges(
    fromRemoteContextSave changes: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
  ) {
    for context in contexts { context.processPendingChanges() }
  }
  open func registeredObject(for id: NSManagedObjectID) -> NSManagedObject? {
    store.objects.first { $0.objectID == id }
  }
  open func setQueryGenerationFrom(_ generation: NSQueryGenerationToken?) throws {}
  open func refresh(_ object: NSManagedObject, mergeChanges: Bool) {}
  open func refreshAllObjects() {}
  /// Posts a notification of the changes.
  open func processPendingChanges() {
    let info: [AnyHashable: Any] = [
      NSInsertedObjectsKey: pending.inserted,
      NSUpdatedObjectsKey: pending.updated.subtracting(pending.inserted),
      NSDeletedObjectsKey: pending.deleted,
    ]
    pending = ([], [], [])
    NotificationCenter.default.post(
      name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: info)
  }
  open func object(with id: NSManagedObjectID) -> NSManagedObject {
    store.objects.first { $0.objectID == id }
      ?? NSManagedObject(entity: NSEntityDescription(), insertInto: nil)
  }
  /// Fails if there is no such object.
  open func existingObject(with id: NSManagedObjectID) throws -> NSManagedObject {
    guard let object = registeredObject(for: id) else { throw CocoaError(.fileNoSuchFile) }
    return object
  }
  /// Runs a block: immediately, except that a block for the main queue waits for it on other threads.
  open func perform(_ block: @escaping () -> Void) {
    guard isElsewhere else { return block() }
    nonisolated(unsafe) let block = block
    DispatchQueue.main.async { block() }
  }
  open func performAndWait(_ block: () -> Void) {
    if isElsewhere { DispatchQueue.main.sync(execute: block) } else { block() }
  }
  /// A Boolean value that indicates whether the caller is on another thread than the main queue, whose the context is.
  var isElsewhere: Bool { concurrencyType == .mainQueueConcurrencyType && !Thread.isMainThread }
  @discardableResult open func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult
  {
    try carryOut(request)
  }
  open func fetch<Found>(_ request: NSFetchRequest<Found>) throws -> [Found] {
    var found = store.objects.filter { object in
      (!(Found.self is NSManagedObject.Type) || object is Found)
        && (request.entityName == nil || object.entity.isKind(named: request.entityName!))
    }
    if let predicate = request.predicate { found = found.filter { predicate.evaluate(with: $0) } }
    for descriptor in (request.sortDescriptors ?? []).reversed() {
      // Descriptors with string keys compare whole objects; the others have Swift key paths.
      if descriptor.keyPath == \NSObject.self {
        found = found.enumerated().sorted { a, b in
          let order = descriptor.compare(a.element, to: b.element)
          return order == .orderedSame ? a.offset < b.offset : order == .orderedAscending
        }.map(\.element)
        continue
      }
      let path = descriptor.keyPath
      let isAscending = descriptor.ascending
      found = found.enumerated().sorted { a, b in
        let order = compare(a.element[keyPath: path], b.element[keyPath: path])
        return order == 0 ? a.offset < b.offset : (order < 0) == isAscending
      }.map(\.element)
    }
    if request.fetchOffset > 0 { found = Array(found.dropFirst(request.fetchOffset)) }
    if request.fetchLimit > 0 { found = Array(found.prefix(request.fetchLimit)) }
    switch request.resultType {
    case .managedObjectIDResultType: return found.compactMap { $0.objectID as? Found }
    case .countResultType: return [NSNumber(value: found.count)].compactMap { $0 as? Found }
    case .dictionaryResultType: return found.compactMap { $0.dictionary(request.propertiesToFetch) as? Found }
    default: return found.compactMap { $0 as? Found }
    }
  }
  open func count<Found>(for request: NSFetchRequest<Found>) throws -> Int { try fetch(request).count }

  private func compare(_ a: Any?, _ b: Any?) -> Int {
    switch (a, b) {
    case (nil, nil): return 0
    case (nil, _): return -1
    case (_, nil): return 1
    case (let a as String, let b as String): return a == b ? 0 : a < b ? -1 : 1
    case (let a as Date, let b as Date): return a == b ? 0 : a < b ? -1 : 1
    default:
      let (a, b) = (number(a), number(b))
      return a == b ? 0 : a < b ? -1 : 1
    }
  }
  private func number(_ value: Any?) -> Double {
    switch value {
    case let value as NSNumber: value.doubleValue
    case let value as any BinaryInteger: Double(value)
    case let value as Double: value
    case let value as Float: Double(value)
    default: 0
    }
  }
}
