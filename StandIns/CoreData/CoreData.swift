/// Stands in for Apple's CoreData: objects live in memory, are found by their class and entity, by predicates over their
/// values and in the order of sort descriptors. Nothing is written to a file: each run begins with an empty store.
@_exported import Foundation
@_exported import ObjectiveC

/// What a kind of objects is called.
open class NSEntityDescription: NSObject {
  open var name: String?
  open var managedObjectClassName: String! = "NSManagedObject"
  open class func entity(forEntityName name: String, in context: NSManagedObjectContext)
    -> NSEntityDescription?
  {
    let entity = NSEntityDescription()
    entity.name = name
    entity.managedObjectClassName = name
    return entity
  }
  open class func insertNewObject(forEntityName name: String, into context: NSManagedObjectContext)
    -> NSManagedObject
  {
    let entity = entity(forEntityName: name, in: context)!
    guard let type = RuntimeClasses.type(named: name) as? NSManagedObject.Type else {
      return NSManagedObject(entity: entity, insertInto: context)
    }
    return type.init(entity: entity, insertInto: context)
  }
}

open class NSManagedObjectModel: NSObject {
  public override init() { super.init() }
  public init?(contentsOf url: URL) {}
  open var entities: [NSEntityDescription] = []
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? { NSManagedObjectModel() }
}

open class NSManagedObjectID: NSObject {
  open func uriRepresentation() -> URL { URL(fileURLWithPath: "/") }
}

/// An object with values by name.
open class NSManagedObject: NSObject, BuiltInKeyValueCoding {
  public let entity: NSEntityDescription
  public let objectID = NSManagedObjectID()
  open private(set) weak var managedObjectContext: NSManagedObjectContext?
  open private(set) var hasChanges = true
  open internal(set) var isDeleted = false
  private var values: [String: Any] = [:]

  public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    managedObjectContext = context
    super.init()
    context?.insert(self)
  }
  public convenience init(context: NSManagedObjectContext) {
    let entity = NSEntityDescription()
    entity.name = "\(Self.self)"
    self.init(entity: entity, insertInto: context)
  }
  open class func entity() -> NSEntityDescription {
    let entity = NSEntityDescription()
    entity.name = "\(self)"
    return entity
  }
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entityName: "\(self)")
  }
  open func awakeFromInsert() {}
  open func awakeFromFetch() {}
  open func prepareForDeletion() {}
  open func willSave() {}
  open func didSave() {}
  open func willAccessValue(forKey key: String?) {}
  open func didAccessValue(forKey key: String?) {}
  open func primitiveValue(forKey key: String) -> Any? { values[key] }
  open func setPrimitiveValue(_ value: Any?, forKey key: String) { values[key] = value }

  public func builtInValue(_ key: String) -> RuntimeClasses.Reply { .returned(values[key]) }
  public func setBuiltInValue(_ value: Any?, _ key: String) -> Bool {
    values[key] = value
    return true
  }

  /// What a property that is `@NSManaged` reads.
  public func managedValue<Value>(_ key: String) -> Value {
    if let value = values[key] as? Value { return value }
    guard let empty = LeftOut.emptyValue(Value.self) else { leftOutStop("\(key): has no value yet") }
    return empty
  }
  /// What a property that is `@NSManaged` writes.
  public func setManagedValue<Value>(_ value: Value, _ key: String) {
    if let known = value as? any OptionalValue { values[key] = known.unwrapped } else { values[key] = value }
  }
}

private protocol OptionalValue { var unwrapped: Any? { get } }
extension Optional: OptionalValue { fileprivate var unwrapped: Any? { map { $0 as Any } } }

public protocol NSFetchRequestResult: AnyObject {}
extension NSManagedObject: NSFetchRequestResult {}
extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}
extension NSManagedObjectID: NSFetchRequestResult {}

open class NSPersistentStoreRequest: NSObject {}
public enum NSFetchRequestResultType: UInt, Sendable {
  case managedObjectResultType = 0, managedObjectIDResultType, dictionaryResultType, countResultType = 4
}
/// What is looked for.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
  open var entityName: String?
  open var entity: NSEntityDescription? {
    didSet { entityName = entity?.name ?? entityName }
  }
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  open var fetchLimit = 0
  open var fetchOffset = 0
  open var fetchBatchSize = 0
  open var returnsObjectsAsFaults = true
  open var includesPropertyValues = true
  open var resultType = NSFetchRequestResultType.managedObjectResultType
  open var propertiesToFetch: [Any]?
  open var relationshipKeyPathsForPrefetching: [String]?
  public override init() { super.init() }
  public init(entityName: String) { self.entityName = entityName }
}
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  let entityName: String?
  public init(fetchRequest: NSFetchRequest<any NSFetchRequestResult>) { entityName = fetchRequest.entityName }
}
open class NSPersistentStoreResult: NSObject {}

public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  case confinementConcurrencyType, privateQueueConcurrencyType, mainQueueConcurrencyType
}
open class NSMergePolicy: NSObject, @unchecked Sendable {
  public static let mergeByPropertyObjectTrump = NSMergePolicy()
  public static let mergeByPropertyStoreTrump = NSMergePolicy()
  public static let error = NSMergePolicy()
  public static let overwrite = NSMergePolicy()
}
public let NSMergeByPropertyObjectTrumpMergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
public let NSMergeByPropertyStoreTrumpMergePolicy = NSMergePolicy.mergeByPropertyStoreTrump
public let NSErrorMergePolicy = NSMergePolicy.error

/// Where objects are.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  private final class Store { var objects: [NSManagedObject] = [] }
  private var store = Store()
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  open var parent: NSManagedObjectContext? {
    didSet { if let parent { store = parent.store } }
  }
  open var automaticallyMergesChangesFromParent = false
  open var mergePolicy: Any = NSMergePolicy.error
  open var undoManager: UndoManager?
  open private(set) var hasChanges = false
  public init(concurrencyType: NSManagedObjectContextConcurrencyType = .mainQueueConcurrencyType) {}
  func share(_ other: NSManagedObjectContext) { store = other.store }

  open func insert(_ object: NSManagedObject) {
    hasChanges = true
    if !store.objects.contains(where: { $0 === object }) {
      store.objects.append(object)
      object.awakeFromInsert()
    }
  }
  open func delete(_ object: NSManagedObject) {
    hasChanges = true
    object.prepareForDeletion()
    object.isDeleted = true
    store.objects.removeAll { $0 === object }
    NotificationCenter.default.post(name: .NSManagedObjectContextObjectsDidChange, object: self)
  }
  open func save() throws {
    hasChanges = false
    NotificationCenter.default.post(name: .NSManagedObjectContextObjectsDidChange, object: self)
    NotificationCenter.default.post(name: .NSManagedObjectContextDidSave, object: self)
  }
  open func rollback() {}
  open func reset() {}
  open func refresh(_ object: NSManagedObject, mergeChanges: Bool) {}
  open func refreshAllObjects() {}
  open func processPendingChanges() {}
  open func object(with id: NSManagedObjectID) -> NSManagedObject {
    store.objects.first { $0.objectID == id }
      ?? NSManagedObject(entity: NSEntityDescription(), insertInto: nil)
  }
  open func existingObject(with id: NSManagedObjectID) throws -> NSManagedObject { object(with: id) }
  open func perform(_ block: @escaping () -> Void) { block() }
  open func performAndWait(_ block: () -> Void) { block() }
  @discardableResult open func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult
  {
    if let request = request as? NSBatchDeleteRequest {
      for object in store.objects where object.entity.name == request.entityName { delete(object) }
    }
    return NSPersistentStoreResult()
  }
  open func fetch<Found>(_ request: NSFetchRequest<Found>) throws -> [Found] {
    var found = store.objects.filter { object in
      object is Found && (request.entityName == nil || object.entity.name == request.entityName)
    }
    if let predicate = request.predicate { found = found.filter { predicate.evaluate(with: $0) } }
    for descriptor in (request.sortDescriptors ?? []).reversed() {
      guard let key = descriptor.sortedKey else { continue }
      let isAscending = descriptor.ascending
      found = found.enumerated().sorted { a, b in
        let order = compare(a.element.value(forKeyPath: key), b.element.value(forKeyPath: key))
        return order == 0 ? a.offset < b.offset : (order < 0) == isAscending
      }.map(\.element)
    }
    if request.fetchOffset > 0 { found = Array(found.dropFirst(request.fetchOffset)) }
    if request.fetchLimit > 0 { found = Array(found.prefix(request.fetchLimit)) }
    return found.compactMap { $0 as? Found }
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

extension Notification.Name {
  public static let NSManagedObjectContextDidSave = Notification.Name(
    "NSManagingContextDidSaveChangesNotification")
  public static let NSManagedObjectContextObjectsDidChange = Notification.Name(
    "NSObjectsChangedInManagingContextNotification")
}

public let NSSQLiteStoreType = "SQLite"
public let NSInMemoryStoreType = "InMemory"
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
open class NSPersistentStore: NSObject {}
open class NSPersistentStoreCoordinator: NSObject {
  public init(managedObjectModel: NSManagedObjectModel) {}
  @discardableResult open func addPersistentStore(
    ofType type: String, configurationName: String?, at url: URL?, options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore { NSPersistentStore() }
}
open class NSPersistentStoreDescription: NSObject {
  open var url: URL?
  open var type = NSSQLiteStoreType
  open var shouldMigrateStoreAutomatically = true
  open var shouldInferMappingModelAutomatically = true
  public override init() { super.init() }
  public init(url: URL) { self.url = url }
}
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  public let name: String
  public let viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
  open var persistentStoreDescriptions: [NSPersistentStoreDescription] = [NSPersistentStoreDescription()]
  public let managedObjectModel = NSManagedObjectModel()
  public init(name: String) { self.name = name }
  public init(name: String, managedObjectModel: NSManagedObjectModel) { self.name = name }
  open func loadPersistentStores(
    completionHandler: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    completionHandler(persistentStoreDescriptions.first ?? NSPersistentStoreDescription(), nil)
  }
  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.share(viewContext)
    return context
  }
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    block(newBackgroundContext())
  }
}

private nonisolated(unsafe) let sortKey = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

extension NSSortDescriptor {
  /// Sorts by the values of a key. Foundation's own has key paths of Swift's only.
  @_disfavoredOverload
  public convenience init(key: String?, ascending: Bool) {
    self.init(keyPath: \NSObject.description, ascending: ascending)
    objc_setAssociatedObject(self, sortKey, key, .OBJC_ASSOCIATION_RETAIN)
  }
  /// The key that objects are sorted by: the given one, or the last name of the path of Swift's.
  var sortedKey: String? {
    if let key = objc_getAssociatedObject(self, sortKey) as? String { return key }
    return "\(keyPath)".split(separator: ".").last.map(String.init)
  }
}
