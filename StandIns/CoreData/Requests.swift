open class NSPersistentStoreRequest: NSObject {
  open var affectedStores: [NSPersistentStore]?
}
open class NSPersistentStoreResult: NSObject {}
/// The type of a request's results. Raw values are bits that match Core Data's.
public struct NSFetchRequestResultType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let managedObjectResultType: NSFetchRequestResultType = []
  public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
  public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
  public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}
/// A fetch request.
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
  open var returnsDistinctResults = false
  open var includesPropertyValues = true
  open var includesSubentities = true
  open var includesPendingChanges = true
  open var shouldRefreshRefetchedObjects = false
  open var resultType = NSFetchRequestResultType.managedObjectResultType
  open var propertiesToFetch: [Any]?
  open var propertiesToGroupBy: [Any]?
  open var havingPredicate: NSPredicate?
  open var relationshipKeyPathsForPrefetching: [String]?
  public override init() { super.init() }
  public init(entityName: String) { self.entityName = entityName }
  /// Fails: there is no context here.
  open func execute() throws -> [ResultType] { throw CocoaError(.featureUnsupported) }
}
/// An asynchronous fetch request, which is executed immediately here.
open class NSAsynchronousFetchRequest<ResultType: NSFetchRequestResult>: NSPersistentStoreRequest {
  public typealias Completion = (NSAsynchronousFetchResult<ResultType>) -> Void
  public let fetchRequest: NSFetchRequest<ResultType>
  public let completionBlock: Completion?
  open var estimatedResultCount = 0
  public init(fetchRequest request: NSFetchRequest<ResultType>, completionBlock block: Completion? = nil) {
    fetchRequest = request
    completionBlock = block
  }
}
extension NSAsynchronousFetchRequest: ImmediateRequest {
  fileprivate func answer(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let result = NSAsynchronousFetchResult(self, try context.fetch(fetchRequest), context)
    completionBlock?(result)
    return result
  }
}
private protocol ImmediateRequest {
  func answer(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult
}
open class NSPersistentStoreAsynchronousResult: NSPersistentStoreResult {
  public let managedObjectContext: NSManagedObjectContext
  open var operationError: (any Error)? { nil }
  open var progress: Progress? { nil }
  init(_ context: NSManagedObjectContext) { managedObjectContext = context }
  open func cancel() {}
}
/// The result of an asynchronous fetch request.
open class NSAsynchronousFetchResult<ResultType: NSFetchRequestResult>: NSPersistentStoreAsynchronousResult {
  public let fetchRequest: NSAsynchronousFetchRequest<ResultType>
  public let finalResult: [ResultType]?
  init(
    _ request: NSAsynchronousFetchRequest<ResultType>, _ found: [ResultType],
    _ context: NSManagedObjectContext
  ) {
    fetchRequest = request
    finalResult = found
    super.init(context)
  }
}

public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
}
/// A request that deletes the objects that a fetch request finds.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
  let identifiers: [NSManagedObjectID]?
  public init(fetchRequest: NSFetchRequest<any NSFetchRequestResult>) {
    self.fetchRequest = fetchRequest
    identifiers = nil
  }
  public init(objectIDs objects: [NSManagedObjectID]) {
    fetchRequest = NSFetchRequest()
    identifiers = objects
  }
}
open class NSBatchDeleteResult: NSPersistentStoreResult {
  public let result: Any?
  public let resultType: NSBatchDeleteRequestResultType
  init(_ result: Any?, _ type: NSBatchDeleteRequestResultType) { (self.result, resultType) = (result, type) }
}
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
  case statusOnlyResultType, updatedObjectIDsResultType, updatedObjectsCountResultType
}
/// A request that sets properties of the objects that match a predicate.
open class NSBatchUpdateRequest: NSPersistentStoreRequest {
  public let entityName: String
  open var predicate: NSPredicate?
  open var propertiesToUpdate: [AnyHashable: Any]?
  open var includesSubentities = true
  open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType
  public init(entityName: String) { self.entityName = entityName }
  public init(entity: NSEntityDescription) { entityName = entity.name ?? "" }
}
open class NSBatchUpdateResult: NSPersistentStoreResult {
  public let result: Any?
  public let resultType: NSBatchUpdateRequestResultType
  init(_ result: Any?, _ type: NSBatchUpdateRequestResultType) { (self.result, resultType) = (result, type) }
}
public enum NSBatchInsertRequestResultType: UInt, Sendable { case statusOnly, objectIDs, count }
/// A request that inserts objects from dictionaries.
open class NSBatchInsertRequest: NSPersistentStoreRequest {
  public let entityName: String
  open var objectsToInsert: [[String: Any]]?
  open var dictionaryHandler: ((NSMutableDictionary) -> Bool)?
  open var managedObjectHandler: ((NSManagedObject) -> Bool)?
  open var resultType = NSBatchInsertRequestResultType.statusOnly
  public init(entityName: String, objects: [[String: Any]]) {
    self.entityName = entityName
    objectsToInsert = objects
  }
  public convenience init(entity: NSEntityDescription, objects: [[String: Any]]) {
    self.init(entityName: entity.name ?? "", objects: objects)
  }
  public init(entityName: String, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool) {
    self.entityName = entityName
    dictionaryHandler = handler
  }
  public init(entityName: String, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) {
    self.entityName = entityName
    managedObjectHandler = handler
  }
  public convenience init(
    entity: NSEntityDescription, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool
  ) {
    self.init(entityName: entity.name ?? "", dictionaryHandler: handler)
  }
  public convenience init(
    entity: NSEntityDescription, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool
  ) {
    self.init(entityName: entity.name ?? "", managedObjectHandler: handler)
  }
}
open class NSBatchInsertResult: NSPersistentStoreResult {
  public let result: Any?
  public let resultType: NSBatchInsertRequestResultType
  init(_ result: Any?, _ type: NSBatchInsertRequestResultType) { (self.result, resultType) = (result, type) }
}
/// A token of persistent history. No history is recorded.
open class NSPersistentHistoryToken: NSObject {}
open class NSQueryGenerationToken: NSObject, @unchecked Sendable {
  public static let current = NSQueryGenerationToken()
}

extension NSManagedObjectContext {
  /// Executes a request of one of the supported kinds.
  func carryOut(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    switch request {
    case let request as NSBatchDeleteRequest:
      request.fetchRequest.resultType = .managedObjectResultType
      let found =
        try request.identifiers.map { $0.compactMap(registeredObject) }
        ?? fetch(request.fetchRequest).compactMap { $0 as? NSManagedObject }
      for object in found { delete(object) }
      switch request.resultType {
      case .resultTypeStatusOnly: return NSBatchDeleteResult(true, request.resultType)
      case .resultTypeObjectIDs: return NSBatchDeleteResult(found.map(\.objectID), request.resultType)
      case .resultTypeCount: return NSBatchDeleteResult(found.count, request.resultType)
      }
    case let request as NSBatchUpdateRequest:
      let wanted = NSFetchRequest<NSManagedObject>(entityName: request.entityName)
      wanted.predicate = request.predicate
      let found = try fetch(wanted)
      for (key, value) in request.propertiesToUpdate ?? [:] {
        let name = key.base as? String ?? (key.base as? NSPropertyDescription)?.name
        if let name { for object in found { object.setValue(value, forKey: name) } }
      }
      switch request.resultType {
      case .statusOnlyResultType: return NSBatchUpdateResult(true, request.resultType)
      case .updatedObjectIDsResultType: return NSBatchUpdateResult(found.map(\.objectID), request.resultType)
      case .updatedObjectsCountResultType: return NSBatchUpdateResult(found.count, request.resultType)
      }
    case let request as NSBatchInsertRequest:
      let made = insertAll(of: request)
      switch request.resultType {
      case .statusOnly: return NSBatchInsertResult(true, request.resultType)
      case .objectIDs: return NSBatchInsertResult(made.map(\.objectID), request.resultType)
      case .count: return NSBatchInsertResult(made.count, request.resultType)
      }
    case let request as any ImmediateRequest: return try request.answer(in: self)
    default: return NSPersistentStoreResult()
    }
  }
  private func insertAll(of request: NSBatchInsertRequest) -> [NSManagedObject] {
    func object(_ values: [String: Any]) -> NSManagedObject {
      let object = NSEntityDescription.insertNewObject(forEntityName: request.entityName, into: self)
      for (key, value) in values { object.setValue(value, forKey: key) }
      return object
    }
    var made = (request.objectsToInsert ?? []).map(object)
    while let handler = request.dictionaryHandler {
      let values = NSMutableDictionary()
      if handler(values) { break }
      var all: [String: Any] = [:]
      for (key, value) in values { if let key = key as? String { all[key] = value } }
      made.append(object(all))
    }
    while let handler = request.managedObjectHandler {
      let next = object([:])
      if handler(next) {
        delete(next)
        break
      }
      made.append(next)
    }
    return made
  }
}
