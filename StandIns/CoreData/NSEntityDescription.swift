/// The description of an entity: its name and properties.
open class NSEntityDescription: NSObject {
  open var name: String?
  open var managedObjectClassName: String! = "NSManagedObject"
  open var properties: [NSPropertyDescription] = []
  open var isAbstract = false
  open var subentities: [NSEntityDescription] = [] {
    didSet { for entity in subentities { entity.superentity = self } }
  }
  open private(set) weak var superentity: NSEntityDescription?
  open var userInfo: [AnyHashable: Any]?
  open var uniquenessConstraints: [[Any]] = []
  open var indexes: [NSFetchIndexDescription] = []
  open var renamingIdentifier: String?
  open var versionHashModifier: String?
  open internal(set) unowned var managedObjectModel = NSManagedObjectModel.empty
  public override init() { super.init() }

  open var propertiesByName: [String: NSPropertyDescription] {
    Dictionary(properties.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }
  open var attributesByName: [String: NSAttributeDescription] {
    propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
  }
  open var relationshipsByName: [String: NSRelationshipDescription] {
    propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
  }
  open func isKindOf(entity: NSEntityDescription) -> Bool { isKind(named: entity.name ?? "") }
  func isKind(named name: String) -> Bool { self.name == name || superentity?.isKind(named: name) == true }

  open class func entity(forEntityName name: String, in context: NSManagedObjectContext)
    -> NSEntityDescription?
  {
    let known = context.persistentStoreCoordinator?.managedObjectModel.entitiesByName[name]
    if let known { return known }
    let entity = NSEntityDescription()
    entity.name = name
    entity.managedObjectClassName = name
    return entity
  }
  open class func insertNewObject(forEntityName name: String, into context: NSManagedObjectContext)
    -> NSManagedObject
  {
    let entity = entity(forEntityName: name, in: context)!
    let names = [entity.managedObjectClassName ?? name, name]
    for name in names {
      if let type = RuntimeClasses.type(named: name) as? NSManagedObject.Type {
        return type.init(entity: entity, insertInto: context)
      }
    }
    return NSManagedObject(entity: entity, insertInto: context)
  }
}

/// The description of a property of an entity.
open class NSPropertyDescription: NSObject {
  open var name = ""
  open var isOptional = true
  open var isTransient = false
  open var userInfo: [AnyHashable: Any]?
  open var renamingIdentifier: String?
  open var isIndexed = false
  open var isIndexedBySpotlight = false
  open internal(set) weak var entity: NSEntityDescription?
  public override init() { super.init() }
}
/// The type of an attribute. Raw values match Core Data's.
public enum NSAttributeType: UInt, Sendable {
  case undefinedAttributeType = 0
  case integer16AttributeType = 100
  case integer32AttributeType = 200
  case integer64AttributeType = 300
  case decimalAttributeType = 400
  case doubleAttributeType = 500
  case floatAttributeType = 600
  case stringAttributeType = 700
  case booleanAttributeType = 800
  case dateAttributeType = 900
  case binaryDataAttributeType = 1000
  case UUIDAttributeType = 1100
  case URIAttributeType = 1200
  case transformableAttributeType = 1800
  case objectIDAttributeType = 2000
}
/// The description of an attribute.
open class NSAttributeDescription: NSPropertyDescription {
  /// The attribute types by their names since iOS 15.
  public struct AttributeType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let undefined = AttributeType(rawValue: 0)
    public static let integer16 = AttributeType(rawValue: 100)
    public static let integer32 = AttributeType(rawValue: 200)
    public static let integer64 = AttributeType(rawValue: 300)
    public static let decimal = AttributeType(rawValue: 400)
    public static let double = AttributeType(rawValue: 500)
    public static let float = AttributeType(rawValue: 600)
    public static let string = AttributeType(rawValue: 700)
    public static let boolean = AttributeType(rawValue: 800)
    public static let date = AttributeType(rawValue: 900)
    public static let binaryData = AttributeType(rawValue: 1000)
    public static let uuid = AttributeType(rawValue: 1100)
    public static let uri = AttributeType(rawValue: 1200)
    public static let transformable = AttributeType(rawValue: 1800)
    public static let objectID = AttributeType(rawValue: 2000)
  }
  open var attributeType = NSAttributeType.undefinedAttributeType
  open var type: AttributeType {
    get { AttributeType(rawValue: attributeType.rawValue) }
    set { attributeType = NSAttributeType(rawValue: newValue.rawValue) ?? .undefinedAttributeType }
  }
  open var attributeValueClassName: String?
  open var defaultValue: Any?
  open var valueTransformerName: String?
  open var allowsExternalBinaryDataStorage = false
  open var preservesValueInHistoryOnDeletion = false
  open var allowsCloudEncryption = false
}
/// The action on the other objects of a relationship when an object is deleted.
public enum NSDeleteRule: UInt, Sendable {
  case noActionDeleteRule, nullifyDeleteRule, cascadeDeleteRule, denyDeleteRule
}
/// The description of a relationship.
open class NSRelationshipDescription: NSPropertyDescription {
  open weak var destinationEntity: NSEntityDescription?
  open weak var inverseRelationship: NSRelationshipDescription?
  open var maxCount = 0
  open var minCount = 0
  open var deleteRule = NSDeleteRule.nullifyDeleteRule
  open var isOrdered = false
  open var isToMany: Bool { maxCount != 1 }
}
/// The description of a fetched property.
open class NSFetchedPropertyDescription: NSPropertyDescription {
  open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?
}
/// The description of a column of a fetch for dictionaries. Expressions are not evaluated: the column remains
/// empty.
open class NSExpressionDescription: NSPropertyDescription {
  open var expression: NSExpression?
  open var expressionResultType = NSAttributeType.undefinedAttributeType
  open var resultType: NSAttributeDescription.AttributeType {
    get { NSAttributeDescription.AttributeType(rawValue: expressionResultType.rawValue) }
    set { expressionResultType = NSAttributeType(rawValue: newValue.rawValue) ?? .undefinedAttributeType }
  }
}
/// The description of a fetch index. Stored only: fetches use no index.
open class NSFetchIndexDescription: NSObject {
  open var name: String
  open var elements: [NSFetchIndexElementDescription]
  public init(name: String, elements: [NSFetchIndexElementDescription]?) {
    self.name = name
    self.elements = elements ?? []
  }
}
/// An element of a fetch index.
open class NSFetchIndexElementDescription: NSObject {
  public enum CollationType: UInt, Sendable { case binary, rTree }
  public let property: NSPropertyDescription?
  open var collationType: CollationType
  open var isAscending = true
  public init(property: NSPropertyDescription, collationType: CollationType) {
    self.property = property
    self.collationType = collationType
  }
}
public typealias NSFetchIndexElementType = NSFetchIndexElementDescription.CollationType

/// The model: a set of entities.
open class NSManagedObjectModel: NSObject {
  nonisolated(unsafe) static let empty = NSManagedObjectModel()
  public override init() { super.init() }
  public init?(contentsOf url: URL) {}
  open var entities: [NSEntityDescription] = [] {
    didSet {
      for entity in entities {
        entity.managedObjectModel = self
        for property in entity.properties { property.entity = entity }
      }
    }
  }
  open var entitiesByName: [String: NSEntityDescription] {
    Dictionary(entities.map { ($0.name ?? "", $0) }, uniquingKeysWith: { first, _ in first })
  }
  open var versionIdentifiers: Set<AnyHashable> = []
  /// A value that changes with the names of entities and properties. It is not that which Xcode computes.
  open var versionChecksum: String {
    let text = entities.map { entity in
      (entity.name ?? "") + ":" + entity.properties.map(\.name).sorted().joined(separator: ",")
    }.sorted().joined(separator: ";")
    // The hash of Fowler, Noll and Vo, the same in each process.
    let hash = text.utf8.reduce(14_695_981_039_346_656_037 as UInt64) {
      ($0 ^ UInt64($1)) &* 1_099_511_628_211
    }
    return withUnsafeBytes(of: hash.bigEndian) { Data($0) }.base64EncodedString()
  }
  open var configurations: [String] { [] }
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? { NSManagedObjectModel() }
  /// Returns a model: entities come from the classes, whatever the metadata say.
  open class func mergedModel(
    from bundles: [Bundle]?, forStoreMetadata metadata: [String: Any]
  ) -> NSManagedObjectModel? { NSManagedObjectModel() }
  /// Creates a model, whose entities come from the classes.
  public init?(byMerging models: [NSManagedObjectModel]?) {}
  /// Creates a model, whose entities come from the classes, whatever the metadata say.
  public init?(byMerging models: [NSManagedObjectModel], forStoreMetadata metadata: [String: Any]) {}
  /// Hashes of entities' versions, of which there are none.
  open var entityVersionHashesByName: [String: Data] { [:] }
  open func fetchRequestTemplate(forName name: String) -> NSFetchRequest<any NSFetchRequestResult>? { nil }
  open func fetchRequestFromTemplate(
    withName name: String, substitutionVariables variables: [String: Any]
  ) -> NSFetchRequest<any NSFetchRequestResult>? { nil }
  open func isConfiguration(
    withName configuration: String?, compatibleWithStoreMetadata metadata: [String: Any]
  ) -> Bool { true }
}
