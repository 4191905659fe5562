import Foundation

/// The migration of a store to another model. Stores have no files here, so that none is migrated.
open class NSMigrationManager: NSObject {
  public let sourceModel: NSManagedObjectModel
  public let destinationModel: NSManagedObjectModel
  open private(set) var mappingModel = NSMappingModel()
  open private(set) var sourceContext = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
  open private(set) var destinationContext = NSManagedObjectContext(
    concurrencyType: .privateQueueConcurrencyType)
  /// 0: nothing is migrated.
  open var migrationProgress: Float { 0 }
  open var currentEntityMapping: NSEntityMapping { NSEntityMapping() }
  /// Stored only, as there is no migration.
  open var usesStoreSpecificMigrationManager = true
  open var userInfo: [AnyHashable: Any]?

  public init(sourceModel: NSManagedObjectModel, destinationModel: NSManagedObjectModel) {
    (self.sourceModel, self.destinationModel) = (sourceModel, destinationModel)
  }

  /// Always fails: there are no store files.
  open func migrateStore(
    from sourceURL: URL, sourceType: String, options: [AnyHashable: Any]? = nil,
    with mappings: NSMappingModel?, toDestinationURL: URL, destinationType: String,
    destinationOptions: [AnyHashable: Any]? = nil
  ) throws { throw CocoaError(.featureUnsupported) }

  /// Always fails: there are no store files.
  public func migrateStore(
    from sourceURL: URL, type sourceType: NSPersistentStore.StoreType, options: [AnyHashable: Any]? = nil,
    mapping: NSMappingModel, to destinationURL: URL, type destinationType: NSPersistentStore.StoreType,
    options destinationOptions: [AnyHashable: Any]? = nil
  ) throws { throw CocoaError(.featureUnsupported) }

  open func reset() {}
  /// Does nothing: there is no migration.
  open func cancelMigrationWithError(_ error: any Error) {}
  open func sourceEntity(for mapping: NSEntityMapping) -> NSEntityDescription? { nil }
  open func destinationEntity(for mapping: NSEntityMapping) -> NSEntityDescription? { nil }
  /// Does nothing: there is no migration.
  open func associate(
    sourceInstance: NSManagedObject, withDestinationInstance destinationInstance: NSManagedObject,
    for entityMapping: NSEntityMapping
  ) {}
  /// Returns an empty array: there is no migration.
  open func destinationInstances(
    forEntityMappingName mappingName: String, sourceInstances: [NSManagedObject]?
  ) -> [NSManagedObject] { [] }
  /// Returns an empty array: there is no migration.
  open func sourceInstances(
    forEntityMappingName mappingName: String, destinationInstances: [NSManagedObject]?
  ) -> [NSManagedObject] { [] }
}

/// The mapping of a model to another one, which is not read from a bundle.
open class NSMappingModel: NSObject {
  open var entityMappings: [NSEntityMapping]! = []
  open var entityMappingsByName: [String: NSEntityMapping] {
    Dictionary(entityMappings.map { ($0.name ?? "", $0) }, uniquingKeysWith: { first, _ in first })
  }
  public override init() { super.init() }
  /// Returns `nil`: mappings are not read.
  public init?(contentsOf url: URL?) { return nil }
  /// Returns `nil`: mappings are not read.
  public init?(
    from bundles: [Bundle]?, forSourceModel sourceModel: NSManagedObjectModel?,
    destinationModel: NSManagedObjectModel?
  ) { return nil }
  /// Returns an empty mapping.
  open class func inferredMappingModel(
    forSourceModel sourceModel: NSManagedObjectModel, destinationModel: NSManagedObjectModel
  ) throws -> NSMappingModel { NSMappingModel() }
}

/// The type of an entity's mapping. Raw values are Core Data's.
public enum NSEntityMappingType: UInt, Sendable {
  case undefinedEntityMappingType = 0
  case customEntityMappingType
  case addEntityMappingType
  case removeEntityMappingType
  case copyEntityMappingType
  case transformEntityMappingType
}

/// The mapping of an entity, which is stored only, as there is no migration.
open class NSEntityMapping: NSObject {
  open var name: String!
  open var mappingType = NSEntityMappingType.undefinedEntityMappingType
  open var sourceEntityName: String?
  open var sourceEntityVersionHash: Data?
  open var destinationEntityName: String?
  open var destinationEntityVersionHash: Data?
  open var attributeMappings: [NSPropertyMapping]?
  open var relationshipMappings: [NSPropertyMapping]?
  open var sourceExpression: NSExpression?
  open var userInfo: [AnyHashable: Any]?
  open var entityMigrationPolicyClassName: String?
  public override init() { super.init() }
}

/// The mapping of a property, which is stored only, as there is no migration.
open class NSPropertyMapping: NSObject {
  open var name: String?
  open var valueExpression: NSExpression?
  open var userInfo: [AnyHashable: Any]?
  public override init() { super.init() }
}

/// The policy of an entity's migration. Nothing calls it, as there is no migration.
open class NSEntityMigrationPolicy: NSObject {
  public override required init() { super.init() }
  open func begin(_ mapping: NSEntityMapping, with manager: NSMigrationManager) throws {}
  open func createDestinationInstances(
    forSource sInstance: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager
  ) throws {}
  open func endInstanceCreation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws {}
  open func createRelationships(
    forDestination dInstance: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager
  ) throws {}
  open func endRelationshipCreation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws {
  }
  open func performCustomValidation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws {
  }
  open func end(_ mapping: NSEntityMapping, manager: NSMigrationManager) throws {}
}

public let NSMigrationManagerKey = "manager"
public let NSMigrationSourceObjectKey = "source"
public let NSMigrationDestinationObjectKey = "destination"
public let NSMigrationEntityMappingKey = "entityMapping"
public let NSMigrationPropertyMappingKey = "propertyMapping"
public let NSMigrationEntityPolicyKey = "entityPolicy"
