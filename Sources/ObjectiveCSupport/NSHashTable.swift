import Foundation

/// A set of objects that can be referenced weakly. Foundation on Linux has no such class. Unchecked, like
/// Foundation's: access from several threads requires a lock.
///
/// The type may be that of a protocol, which on Apple's platforms is a class's type if the protocol is one of Objective-C.
open class NSHashTable<ObjectType>: NSObject, @unchecked Sendable {
  private struct Entry {
    weak var weakly: AnyObject?
    var strongly: AnyObject?
    var object: ObjectType? { (strongly ?? weakly) as? ObjectType }
  }

  private var entries: [Entry] = []
  private let isWeak: Bool
  private let comparesPointers: Bool

  /// The options for referencing and comparing objects.
  public let options: NSPointerFunctions.Options

  /// Creates an empty table; `capacity` is a hint.
  public init(options: NSPointerFunctions.Options = [], capacity: Int = 0) {
    self.options = options
    isWeak = options.contains(.weakMemory)
    comparesPointers = options.contains(.objectPointerPersonality)
    super.init()
  }

  /// Returns an empty table with weak references.
  open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  private func clean() { entries.removeAll { $0.object == nil } }

  private func isSame(_ first: ObjectType, _ second: ObjectType) -> Bool {
    if first as AnyObject === second as AnyObject { return true }
    guard !comparesPointers, let first = first as? NSObject else { return false }
    return first.isEqual(second)
  }

  /// Adds an object, unless an equal one is in the table.
  open func add(_ object: ObjectType?) {
    guard let object, !contains(object) else { return }
    clean()
    let reference = object as AnyObject
    entries.append(isWeak ? Entry(weakly: reference) : Entry(strongly: reference))
  }

  /// Removes an object.
  open func remove(_ object: ObjectType?) {
    guard let object else { return }
    entries.removeAll { $0.object.map { isSame($0, object) } ?? true }
  }

  /// Removes all objects.
  open func removeAllObjects() { entries = [] }
  /// Returns whether the table contains an equal object.
  open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }
  /// Returns the object that is equal to another one; `nil` if there is none.
  open func member(_ object: ObjectType?) -> ObjectType? {
    guard let object else { return nil }
    return entries.lazy.compactMap(\.object).first { self.isSame($0, object) }
  }
  /// The objects that have not been released.
  open var allObjects: [ObjectType] { entries.compactMap(\.object) }
  /// Any object; `nil` if there is none.
  open var anyObject: ObjectType? { allObjects.first }
  /// The number of objects. Released objects are counted until an object is added, as in Foundation's class.
  open var count: Int { entries.count }
  /// The objects as a set.
  open var setRepresentation: Set<AnyHashable> { Set(allObjects.compactMap { $0 as? AnyHashable }) }
  /// Returns an enumerator of the objects.
  open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }
}

/// A dictionary whose keys and values can be referenced weakly. Foundation on Linux has no such class.
/// Unchecked, like Foundation's: access from several threads requires a lock.
open class NSMapTable<KeyType, ObjectType>: NSObject, @unchecked Sendable {
  private struct Entry {
    weak var weakKey: AnyObject?
    var strongKey: AnyObject?
    weak var weakValue: AnyObject?
    var strongValue: AnyObject?
    var key: KeyType? { (strongKey ?? weakKey) as? KeyType }
    var value: ObjectType? { (strongValue ?? weakValue) as? ObjectType }
  }

  private var entries: [Entry] = []
  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options

  /// Creates an empty table; `capacity` is a hint.
  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity: Int = 0
  ) {
    self.keyOptions = keyOptions
    self.valueOptions = valueOptions
    super.init()
  }

  /// Returns a table with strong references to keys and values.
  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
  /// Returns a table with weak references to keys.
  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory)
  }
  /// Returns a table with weak references to values.
  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(valueOptions: .weakMemory)
  }
  /// Returns a table with weak references to keys and values.
  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  private func isSame(_ first: KeyType?, _ second: KeyType) -> Bool {
    guard let first else { return false }
    if first as AnyObject === second as AnyObject { return true }
    guard !keyOptions.contains(.objectPointerPersonality), let first = first as? NSObject else {
      return false
    }
    return first.isEqual(second)
  }

  /// Returns the object of a key; `nil` if there is none.
  open func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let aKey else { return nil }
    return entries.first { isSame($0.key, aKey) }?.value
  }

  /// Sets the object of a key; `nil` removes it.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let aKey else { return }
    removeObject(forKey: aKey)
    guard let anObject else { return }
    var entry = Entry()
    let (key, value) = (aKey as AnyObject, anObject as AnyObject)
    if keyOptions.contains(.weakMemory) { entry.weakKey = key } else { entry.strongKey = key }
    if valueOptions.contains(.weakMemory) { entry.weakValue = value } else { entry.strongValue = value }
    entries.append(entry)
  }

  /// Removes a key and its object.
  open func removeObject(forKey aKey: KeyType?) {
    entries.removeAll { entry in
      entry.key == nil || entry.value == nil || aKey.map { isSame(entry.key, $0) } ?? false
    }
  }

  /// Removes all keys and objects.
  open func removeAllObjects() { entries = [] }
  /// The number of objects.
  open var count: Int { entries.count { $0.key != nil && $0.value != nil } }
  /// Returns an enumerator of the keys.
  open func keyEnumerator() -> NSEnumerator { NSArray(array: entries.compactMap(\.key)).objectEnumerator() }
  /// Returns an enumerator of the objects.
  open func objectEnumerator() -> NSEnumerator? {
    NSArray(array: entries.compactMap(\.value)).objectEnumerator()
  }
  /// Returns the objects by their hashable keys.
  open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
    var result: [AnyHashable: ObjectType] = [:]
    for entry in entries { if let key = entry.key as? AnyHashable { result[key] = entry.value } }
    return result
  }
}

/// The way in which tables reference and compare their contents.
open class NSPointerFunctions: NSObject {
  /// Options. Raw values match Foundation's.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Strong references, the default.
    public static let strongMemory: Options = []
    /// Weak references.
    public static let weakMemory = Options(rawValue: 5)
    /// Comparison by `isEqual`, the default.
    public static let objectPersonality: Options = []
    /// Comparison by address.
    public static let objectPointerPersonality = Options(rawValue: 1 << 9)
    /// Copies objects that are added. Without effect.
    public static let copyIn = Options(rawValue: 1 << 16)
  }
}

extension NSHashTable {
  /// The options of tables.
  public typealias Options = NSPointerFunctions.Options
}
