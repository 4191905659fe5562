import Foundation

extension NSObject {
  /// Returns an array that changes the one of a property: observers are told which objects were inserted, removed and replaced.
  ///
  /// Changes go to `insertObject:in<Key>AtIndex:` and `removeObjectFrom<Key>AtIndex:` if the object has them, else to the array itself if
  /// it is an `NSMutableArray`, else the property is set.
  public func mutableArrayValue(forKey key: String) -> NSMutableArray { MutableArrayValue(of: self, key) }

  /// Returns an array that changes the one at a key path.
  public func mutableArrayValue(forKeyPath keyPath: String) -> NSMutableArray {
    var keys = keyPath.split(separator: ".").map(String.init)
    let last = keys.popLast() ?? keyPath
    let owner = keys.isEmpty ? self : value(forKeyPath: keys.joined(separator: ".")) as? NSObject
    return (owner ?? self).mutableArrayValue(forKey: last)
  }
}

/// The array of a property, which it reads and changes for each call.
private final class MutableArrayValue: NSMutableArray {
  private let owner: NSObject
  private let key: String

  init(of owner: NSObject, _ key: String) {
    (self.owner, self.key) = (owner, key)
    super.init(capacity: 0)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("the array of a property is not archived") }

  @available(*, unavailable)
  required init(objects: UnsafePointer<AnyObject>?, count: Int) {
    fatalError("the array of a property is made for its object")
  }

  @available(*, unavailable)
  required convenience init(arrayLiteral elements: Any...) {
    fatalError("the array of a property is made for its object")
  }

  private var array: NSArray {
    switch owner.value(forKey: key) {
    case let array as NSArray: array
    case let array as [Any]: NSArray(array: array)
    default: NSArray()
    }
  }

  override var count: Int { array.count }
  override func object(at index: Int) -> Any { array.object(at: index) }
  override func add(_ anObject: Any) { insert(anObject, at: count) }
  override func removeLastObject() {
    let count = self.count
    if count > 0 { removeObject(at: count - 1) }
  }

  /// Accesses an object; one that is set at the index behind the last is added, as in Objective-C.
  override subscript(index: Int) -> Any {
    get { object(at: index) }
    set { if index == count { add(newValue) } else { replaceObject(at: index, with: newValue) } }
  }

  /// Returns whether two objects are equal: those of Swift's classes, which Foundation does not compare, if they are the same.
  private static func areEqual(_ first: Any, _ second: Any) -> Bool {
    if let first = first as? NSObject { return first.isEqual(second) }
    if let first = first as? AnyHashable, let second = second as? AnyHashable { return first == second }
    return (first as AnyObject) === (second as AnyObject)
  }

  private func indexes(of anObject: Any) -> [Int] {
    // Each access of the property's array reads the property.
    let array = array
    return (0..<array.count).filter { Self.areEqual(array.object(at: $0), anObject) }
  }

  override func index(of anObject: Any) -> Int {
    let array = array
    return (0..<array.count).first { Self.areEqual(array.object(at: $0), anObject) } ?? NSNotFound
  }

  override func contains(_ anObject: Any) -> Bool { index(of: anObject) != NSNotFound }

  override func remove(_ anObject: Any) {
    for index in indexes(of: anObject).reversed() { removeObject(at: index) }
  }

  override func remove(_ anObject: Any, in range: NSRange) {
    for index in indexes(of: anObject).reversed() where NSLocationInRange(index, range) {
      removeObject(at: index)
    }
  }

  override func removeObjects(in otherArray: [Any]) {
    for object in otherArray { remove(object) }
  }

  override func replaceObjects(in range: NSRange, withObjectsFrom otherArray: [Any]) {
    // Observers are told of as many replacements as both have objects, as in Objective-C.
    let common = Swift.min(range.length, otherArray.count)
    for offset in 0..<common { replaceObject(at: range.location + offset, with: otherArray[offset]) }
    for offset in (common..<range.length).reversed() { removeObject(at: range.location + offset) }
    for offset in common..<otherArray.count { insert(otherArray[offset], at: range.location + offset) }
  }

  override func replaceObjects(
    in range: NSRange, withObjectsFrom otherArray: [Any], range otherRange: NSRange
  ) {
    let part = otherArray[otherRange.location..<otherRange.location + otherRange.length]
    replaceObjects(in: range, withObjectsFrom: Array(part))
  }

  override func removeAllObjects() { removeObjects(in: NSRange(location: 0, length: count)) }

  override func removeObjects(in range: NSRange) { replaceObjects(in: range, withObjectsFrom: []) }

  override func exchangeObject(at index: Int, withObjectAt other: Int) {
    let (first, second) = (object(at: index), object(at: other))
    replaceObject(at: index, with: second)
    replaceObject(at: other, with: first)
  }

  override func setArray(_ otherArray: [Any]) {
    replaceObjects(in: NSRange(location: 0, length: count), withObjectsFrom: otherArray)
  }

  override func insert(_ anObject: Any, at index: Int) {
    change(.insertion, index, old: [], new: [anObject]) {
      let done = owner.send("insertObject:in\(capitalized)AtIndex:", [anObject, index])
      if !done { store { $0.insert(anObject, at: index) } }
    }
  }

  override func removeObject(at index: Int) {
    change(.removal, index, old: [object(at: index)], new: []) {
      if !owner.send("removeObjectFrom\(capitalized)AtIndex:", [index]) {
        store { $0.removeObject(at: index) }
      }
    }
  }

  override func replaceObject(at index: Int, with anObject: Any) {
    change(.replacement, index, old: [object(at: index)], new: [anObject]) {
      let done = owner.send("replaceObjectIn\(capitalized)AtIndex:withObject:", [index, anObject])
      if !done { store { $0.replaceObject(at: index, with: anObject) } }
    }
  }

  private var capitalized: String { key.prefix(1).uppercased() + key.dropFirst() }

  private func change(
    _ kind: NSKeyValueChange, _ index: Int, old: [Any], new: [Any], _ change: () -> Void
  ) {
    let part = KeyValueObserving.CollectionPart(kind: kind, indexes: IndexSet(integer: index))
    KeyValueObserving.changeArray(of: owner, key, part, old: old, new: new, change)
  }

  private func store(_ change: (NSMutableArray) -> Void) {
    if let array = owner.value(forKey: key) as? NSMutableArray { return change(array) }
    let copy = NSMutableArray(array: array.map { $0 })
    change(copy)
    owner.setValue(copy.map { $0 }, forKey: key)
  }
}

extension NSObject {
  /// Sends a message; returns whether the object has the method.
  fileprivate func send(_ selector: String, _ arguments: [Any?]) -> Bool {
    if case .returned = RuntimeClasses.send(selector, to: self, arguments) { return true }
    return false
  }
}
