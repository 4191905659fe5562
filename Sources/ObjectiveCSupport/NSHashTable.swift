import Foundation

/// A set of objects that may be held weakly. Foundation has none on Linux. Unchecked, as Foundation's is: whoever uses it from
/// several threads locks.
open class NSHashTable<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
  private struct Entry {
    weak var weakly: ObjectType?
    var strongly: ObjectType?
    var object: ObjectType? { strongly ?? weakly }
  }

  private var entries: [Entry] = []
  private let isWeak: Bool
  private let comparesPointers: Bool

  /// How objects are held and compared.
  public let options: NSPointerFunctions.Options

  /// An empty table; `capacity` is a hint.
  public init(options: NSPointerFunctions.Options = [], capacity: Int = 0) {
    self.options = options
    isWeak = options.contains(.weakMemory)
    comparesPointers = options.contains(.objectPointerPersonality)
    super.init()
  }

  /// An empty table that does not keep its objects alive.
  open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  private func clean() { entries.removeAll { $0.object == nil } }

  private func isSame(_ first: ObjectType, _ second: ObjectType) -> Bool {
    if first === second { return true }
    guard !comparesPointers, let first = first as? NSObject else { return false }
    return first.isEqual(second)
  }

  /// Adds an object, unless there is an equal one.
  open func add(_ object: ObjectType?) {
    guard let object, !contains(object) else { return }
    clean()
    entries.append(isWeak ? Entry(weakly: object) : Entry(strongly: object))
  }

  /// Takes an object out.
  open func remove(_ object: ObjectType?) {
    guard let object else { return }
    entries.removeAll { $0.object.map { isSame($0, object) } ?? true }
  }

  /// Takes all objects out.
  open func removeAllObjects() { entries = [] }
  /// Whether there is an equal object.
  open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }
  /// The object that is equal to another one; nil if there is none.
  open func member(_ object: ObjectType?) -> ObjectType? {
    guard let object else { return nil }
    return entries.lazy.compactMap(\.object).first { self.isSame($0, object) }
  }
  /// The objects that are alive.
  open var allObjects: [ObjectType] { entries.compactMap(\.object) }
  /// Any object; nil if there is none.
  open var anyObject: ObjectType? { allObjects.first }
  /// How many objects there are; those that are gone count until something is added, as in Foundation's.
  open var count: Int { entries.count }
  /// The objects as a set.
  open var setRepresentation: Set<AnyHashable> { Set(allObjects.compactMap { $0 as? AnyHashable }) }
  /// The objects one after the other.
  open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }
}

/// Objects by keys, each of which may be held weakly. Foundation has none on Linux. Unchecked, as Foundation's is: whoever uses
/// it from several threads locks.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject, @unchecked Sendable {
  private struct Entry {
    weak var weakKey: KeyType?
    var strongKey: KeyType?
    weak var weakValue: ObjectType?
    var strongValue: ObjectType?
    var key: KeyType? { strongKey ?? weakKey }
    var value: ObjectType? { strongValue ?? weakValue }
  }

  private var entries: [Entry] = []
  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options

  /// An empty table; `capacity` is a hint.
  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity: Int = 0
  ) {
    self.keyOptions = keyOptions
    self.valueOptions = valueOptions
    super.init()
  }

  /// Keys and values are kept alive.
  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
  /// Keys are not kept alive.
  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory)
  }
  /// Values are not kept alive.
  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(valueOptions: .weakMemory)
  }
  /// Neither is kept alive.
  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  private func isSame(_ first: KeyType?, _ second: KeyType) -> Bool {
    guard let first else { return false }
    if first === second { return true }
    guard !keyOptions.contains(.objectPointerPersonality), let first = first as? NSObject else {
      return false
    }
    return first.isEqual(second)
  }

  /// The object of a key; nil if there is none.
  open func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let aKey else { return nil }
    return entries.first { isSame($0.key, aKey) }?.value
  }

  /// Sets the object of a key; nil takes it out.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let aKey else { return }
    removeObject(forKey: aKey)
    guard let anObject else { return }
    var entry = Entry()
    if keyOptions.contains(.weakMemory) { entry.weakKey = aKey } else { entry.strongKey = aKey }
    if valueOptions.contains(.weakMemory) { entry.weakValue = anObject } else { entry.strongValue = anObject }
    entries.append(entry)
  }

  /// Takes a key and its object out.
  open func removeObject(forKey aKey: KeyType?) {
    entries.removeAll { entry in
      entry.key == nil || entry.value == nil || aKey.map { isSame(entry.key, $0) } ?? false
    }
  }

  /// Takes all out.
  open func removeAllObjects() { entries = [] }
  /// How many there are.
  open var count: Int { entries.count { $0.key != nil && $0.value != nil } }
  /// The keys one after the other.
  open func keyEnumerator() -> NSEnumerator { NSArray(array: entries.compactMap(\.key)).objectEnumerator() }
  /// The objects one after the other.
  open func objectEnumerator() -> NSEnumerator? {
    NSArray(array: entries.compactMap(\.value)).objectEnumerator()
  }
  /// The objects by their keys, as far as these can be keys.
  open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
    var result: [AnyHashable: ObjectType] = [:]
    for entry in entries { if let key = entry.key as? AnyHashable { result[key] = entry.value } }
    return result
  }
}

/// How tables hold and compare what is in them.
open class NSPointerFunctions: NSObject {
  /// Raw values are Foundation's.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Objects are kept alive; the default.
    public static let strongMemory: Options = []
    /// Objects are not kept alive.
    public static let weakMemory = Options(rawValue: 5)
    /// Objects are compared by `isEqual`; the default.
    public static let objectPersonality: Options = []
    /// Objects are compared by their addresses.
    public static let objectPointerPersonality = Options(rawValue: 1 << 9)
    /// Objects are copied when they come in. Without effect.
    public static let copyIn = Options(rawValue: 1 << 16)
  }
}

extension NSHashTable {
  /// Options of tables.
  public typealias Options = NSPointerFunctions.Options
}
