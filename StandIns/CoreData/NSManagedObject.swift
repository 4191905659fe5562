@_spi(StandIns) import Combine

/// The identifier of a managed object.
open class NSManagedObjectID: NSObject {
  /// The number of earlier objects in its store.
  var number = 0
  open internal(set) weak var entity: NSEntityDescription!
  open var isTemporaryID: Bool { false }
  open var persistentStore: NSPersistentStore? { nil }
  open func uriRepresentation() -> URL {
    URL(string: "x-coredata://memory/\(entity?.name ?? "")/p\(number)") ?? URL(fileURLWithPath: "/")
  }
}

/// A managed object with values by name.
open class NSManagedObject: NSObject, BuiltInKeyValueCoding {
  public let entity: NSEntityDescription
  public let objectID = NSManagedObjectID()
  open private(set) weak var managedObjectContext: NSManagedObjectContext?
  open private(set) var hasChanges = true
  open private(set) var isInserted = true
  open internal(set) var isDeleted = false
  open var isUpdated: Bool { hasChanges && !isInserted && !isDeleted }
  open var hasPersistentChangedValues: Bool { hasChanges }
  open var isFault: Bool { false }
  open var faultingState: Int { 0 }
  private var values: [String: Any] = [:]
  private var changed: Set<String> = []
  private var saved: [String: Any] = [:]
  /// The order in which objects were added to sets by `managedCall`.
  private var orders: [String: NSOrderedSet] = [:]

  public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    managedObjectContext = context
    super.init()
    objectID.entity = entity
    for (key, attribute) in entity.attributesByName {
      if let value = attribute.defaultValue { values[key] = value }
    }
    context?.insert(self)
  }
  /// Creates an object of the class's entity without a context.
  public convenience override init() { self.init(entity: Self.entity(), insertInto: nil) }
  /// Required, so that objects of classes that are known at run time can be created.
  public required convenience init(context: NSManagedObjectContext) {
    self.init(
      entity: NSEntityDescription.entity(forEntityName: "\(Self.self)", in: context)!, insertInto: context)
  }
  open class func entity() -> NSEntityDescription {
    let entity = NSEntityDescription()
    entity.name = "\(self)"
    return entity
  }
  @_disfavoredOverload open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entityName: "\(self)")
  }
  open class var contextShouldIgnoreUnmodeledPropertyChanges: Bool { true }
  open func awakeFromInsert() {}
  open func awakeFromFetch() {}
  open func awake(fromSnapshotEvents flags: NSSnapshotEventType) {}
  open func prepareForDeletion() {}
  open func willSave() {}
  open func didSave() {}
  open func willTurnIntoFault() {}
  open func didTurnIntoFault() {}
  open func validateForInsert() throws {}
  open func validateForUpdate() throws {}
  open func validateForDelete() throws {}
  open func validateValue(_ value: UnsafeMutablePointer<AnyObject?>, forKey key: String) throws {}
  open func willAccessValue(forKey key: String?) {}
  open func didAccessValue(forKey key: String?) {}
  open func hasFault(forRelationshipNamed key: String) -> Bool { false }
  open func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
    members(key).compactMap { ($0 as? NSManagedObject)?.objectID }
  }
  open func primitiveValue(forKey key: String) -> Any? { values[key] }
  open func setPrimitiveValue(_ value: Any?, forKey key: String) { values[key] = value }
  /// Returns the values that were set since the last save.
  open func changedValues() -> [String: Any] {
    Dictionary(uniqueKeysWithValues: changed.map { ($0, values[$0] ?? NSNull()) })
  }
  open func changedValuesForCurrentEvent() -> [String: Any] { changedValues() }
  /// Returns the values as of the last save.
  open func committedValues(forKeys keys: [String]?) -> [String: Any] {
    guard let keys else { return saved }
    return saved.filter { keys.contains($0.key) }
  }
  /// Called by a context when the object has been saved.
  func wasSaved() {
    (hasChanges, isInserted, changed, saved) = (false, false, [], values)
    didSave()
  }
  /// Returns the values of named or described properties, or all.
  func dictionary(_ properties: [Any]?) -> NSDictionary {
    let keys = properties?.compactMap { $0 as? String ?? ($0 as? NSPropertyDescription)?.name }
    return NSDictionary(dictionary: values.filter { keys?.contains($0.key) ?? true })
  }

  private func keep(_ value: Any?, _ key: String) {
    announceChange()
    values[key] = value
    changed.insert(key)
    hasChanges = true
    managedObjectContext?.noteChange(of: self)
    if KeyValueObserving.isActive { didChangeValue(forKey: key) }
  }

  public func builtInValue(_ key: String) -> RuntimeClasses.Reply { .returned(values[key]) }
  public func setBuiltInValue(_ value: Any?, _ key: String) -> Bool {
    orders[key] = nil
    keep(value, key)
    return true
  }

  /// Returns the value of an `@NSManaged` property. Numbers and sets are converted to the property's type.
  public func managedValue<Value>(_ key: String) -> Value {
    if let kept = values[key] {
      if let value = kept as? Value { return value }
      let type = (Value.self as? any OptionalValue.Type)?.wrapped ?? Value.self
      if let value = converted(kept, key, type) as? Value { return value }
    }
    guard let empty = LeftOut.emptyValue(Value.self) else { leftOutStop("\(key): has no value yet") }
    return empty
  }
  private func converted(_ kept: Any, _ key: String, _ type: Any.Type) -> Any? {
    if type == NSOrderedSet.self || type == NSMutableOrderedSet.self {
      return NSMutableOrderedSet(array: members(key))
    }
    if type == NSSet.self || type == NSMutableSet.self { return NSMutableSet(array: members(key)) }
    if let type = type as? any SetValue.Type { return type.make(members(key)) }
    if let type = type as? any RawRepresentable.Type { return raw(kept, type) }
    return number(kept, type)
  }
  private func raw<Type: RawRepresentable>(_ kept: Any, _ type: Type.Type) -> Any? {
    if let value = kept as? Type.RawValue { return Type(rawValue: value) }
    return (number(kept, Type.RawValue.self) as? Type.RawValue).flatMap { Type(rawValue: $0) }
  }
  private func number(_ kept: Any, _ type: Any.Type) -> Any? {
    let number: NSNumber
    switch kept {
    case let kept as NSNumber: number = kept
    case let kept as Bool: number = NSNumber(value: kept)
    case let kept as any BinaryInteger: number = NSNumber(value: Int64(truncatingIfNeeded: kept))
    case let kept as Double: number = NSNumber(value: kept)
    case let kept as Float: number = NSNumber(value: kept)
    default: return nil
    }
    if type == NSNumber.self { return number }
    if type == NSDecimalNumber.self { return NSDecimalNumber(decimal: number.decimalValue) }
    if type == Decimal.self { return number.decimalValue }
    if type == Bool.self { return number.boolValue }
    if type == Double.self { return number.doubleValue }
    if type == Float.self { return number.floatValue }
    if type == CGFloat.self { return CGFloat(number.doubleValue) }
    if let type = type as? any FixedWidthInteger.Type { return integer(number, type) }
    return nil
  }
  private func integer<Type: FixedWidthInteger>(_ number: NSNumber, _ type: Type.Type) -> Any {
    Type(truncatingIfNeeded: number.int64Value)
  }

  /// Sets the value of an `@NSManaged` property.
  public func setManagedValue<Value>(_ value: Value, _ key: String) {
    orders[key] = nil
    if let known = value as? any OptionalValue { keep(known.unwrapped, key) } else { keep(value, key) }
  }

  // MARK: - Accessors of to-many properties

  /// Performs an `@NSManaged` method: `addToThings` and `removeFromThings`, with an object or a set,
  /// `insertIntoThings`, `removeFromThings` and `replaceThings` at indexes, change the value of the key
  /// `things`. Other names do nothing.
  public func managedCall(_ name: String, _ arguments: [Any?]) {
    let name = String(name.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    let given = arguments.map { argument -> Any? in
      guard let argument else { return nil }
      return (argument as? any OptionalValue).map(\.unwrapped) ?? argument
    }
    func key(_ verb: String) -> String? {
      guard name.hasPrefix(verb), name.count > verb.count else { return nil }
      let rest = name.dropFirst(verb.count)
      let plain = rest.prefix(1).lowercased() + rest.dropFirst()
      // The name of a property may begin with uppercase letters, as `URLs` does.
      return values[plain] == nil && values[String(rest)] != nil ? String(rest) : plain
    }
    let first = given.first.flatMap { $0 }
    let second = given.count > 1 ? given[1] : nil
    if let key = key("addTo"), let first {
      change(key, isOrdered: first is NSOrderedSet) { $0.addObjects(from: Self.objects(first)) }
    } else if let key = key("removeFrom"), let first {
      change(key, isOrdered: first is NSOrderedSet) { set in
        if let places = Self.places(first) {
          for place in places.reversed() where place < set.count { set.removeObject(at: place) }
        } else {
          set.removeObjects(in: Self.objects(first))
        }
      }
    } else if let key = key("insertInto"), let first, let second, let places = Self.places(second) {
      change(key, isOrdered: true) { set in
        for (place, object) in zip(places, Self.objects(first)) {
          set.insert(object, at: min(place, set.count))
        }
      }
    } else if let key = key("replace"), let first, let second {
      change(key, isOrdered: true) { set in
        // `replaceThings(at:with:)`, in which the indexes come first.
        let (places, objects) =
          Self.places(first).map { ($0, Self.objects(second)) } ?? (
            Self.places(second) ?? [], Self.objects(first)
          )
        for (place, object) in zip(places, objects) where place < set.count {
          set.replaceObject(at: place, with: object)
        }
      }
    }
  }

  /// Returns the objects of a set or an array, or the object itself.
  private static func objects(_ value: Any) -> [Any] {
    switch value {
    case let set as NSSet: set.allObjects
    case let set as NSOrderedSet: set.array
    case let array as NSArray: (0..<array.count).map { array.object(at: $0) }
    case let set as any SetValue: set.all
    case let array as [Any]: array
    default: [value]
    }
  }
  private static func places(_ value: Any) -> [Int]? {
    switch value {
    case let place as Int: [place]
    case let places as IndexSet: Array(places)
    case let places as NSIndexSet: Array(places as IndexSet)
    default: nil
    }
  }
  /// Returns the objects of a key, in the order in which they were added if it is known.
  private func members(_ key: String) -> [Any] {
    if let order = orders[key] { return order.array }
    return values[key].map(Self.objects) ?? []
  }
  private func change(_ key: String, isOrdered: Bool, _ change: (NSMutableOrderedSet) -> Void) {
    let set = NSMutableOrderedSet(array: members(key))
    change(set)
    switch values[key] {
    case is NSOrderedSet: keep(NSOrderedSet(orderedSet: set), key)
    case nil where isOrdered || entity.relationshipsByName[key]?.isOrdered == true:
      keep(NSOrderedSet(orderedSet: set), key)
    default: keep(NSSet(array: set.array), key)
    }
    orders[key] = NSOrderedSet(orderedSet: set)
  }
  /// Returns the mutable set of a key. Changes of it are lost if it is a copy.
  open func mutableSetValue(forKey key: String) -> NSMutableSet {
    if let set = values[key] as? NSMutableSet { return set }
    let set = NSMutableSet(array: members(key))
    (orders[key], values[key]) = (nil, set)
    return set
  }
  /// Returns the mutable set at a key path.
  open func mutableSetValue(forKeyPath keyPath: String) -> NSMutableSet {
    let (owner, key) = lastOwner(of: keyPath)
    return owner.mutableSetValue(forKey: key)
  }
  /// Returns the mutable ordered set at a key path.
  open func mutableOrderedSetValue(forKeyPath keyPath: String) -> NSMutableOrderedSet {
    let (owner, key) = lastOwner(of: keyPath)
    return owner.mutableOrderedSetValue(forKey: key)
  }
  private func lastOwner(of keyPath: String) -> (owner: NSManagedObject, key: String) {
    guard let point = keyPath.lastIndex(of: ".") else { return (self, keyPath) }
    let owner = value(forKeyPath: String(keyPath[..<point])) as? NSManagedObject
    return (owner ?? self, String(keyPath[keyPath.index(after: point)...]))
  }
  /// Returns the mutable ordered set of a key.
  open func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet {
    if let set = values[key] as? NSMutableOrderedSet { return set }
    let set = NSMutableOrderedSet(array: members(key))
    (orders[key], values[key]) = (nil, set)
    return set
  }
}

/// The publisher of changes sends before a value is set.
extension NSManagedObject: ObservableObject {}

/// The event for which an object's values are restored.
public struct NSSnapshotEventType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let undoInsertion = NSSnapshotEventType(rawValue: 2)
  public static let undoDeletion = NSSnapshotEventType(rawValue: 4)
  public static let undoUpdate = NSSnapshotEventType(rawValue: 8)
  public static let rollback = NSSnapshotEventType(rawValue: 16)
  public static let refresh = NSSnapshotEventType(rawValue: 32)
  public static let mergePolicy = NSSnapshotEventType(rawValue: 64)
}

private protocol OptionalValue {
  static var wrapped: Any.Type { get }
  var unwrapped: Any? { get }
}
extension Optional: OptionalValue {
  fileprivate static var wrapped: Any.Type { Wrapped.self }
  fileprivate var unwrapped: Any? { map { $0 as Any } }
}
private protocol SetValue {
  static func make(_ objects: [Any]) -> Any
  var all: [Any] { get }
}
extension Set: SetValue {
  fileprivate static func make(_ objects: [Any]) -> Any { Set(objects.compactMap { $0 as? Element }) }
  fileprivate var all: [Any] { Array(self) }
}
