import ForkSafeLocks
import Foundation

/// The way in which an associated object is referenced.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// A weak reference: the association is `nil` once the object is released.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// A strong reference.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// A strong reference. Unlike in Objective-C, the value is not copied.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// A strong reference.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// A strong reference. Unlike in Objective-C, the value is not copied.
  case OBJC_ASSOCIATION_COPY = 771
}

/// Associates a value with an object under a key, which is an address. `nil` removes the association.
///
/// An object with the assign policy is referenced weakly, and is `nil` once it is released.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociatedObjects.set(
    value, for: key, of: SubclassableBundle.owner(object), isWeak: policy == .OBJC_ASSOCIATION_ASSIGN)
}

/// Returns the value that is associated with an object under a key.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.value(for: key, of: SubclassableBundle.owner(object))
}

/// Removes all associations of an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedObjects.remove(SubclassableBundle.owner(object))
}

/// Values associated with objects. An entry references its object weakly; entries of released objects are
/// removed from time to time, and never mistaken for those of a new object at the same address.
///
/// Everything that is removed, a value or an object of an entry, is released after the lock is: its `deinit`
/// may use associations.
enum AssociatedObjects {
  struct Value {
    var strong: Any?
    weak var weak: AnyObject?

    var present: Any? { strong ?? weak }
  }

  struct Entry {
    weak var object: AnyObject?
    var values: [UnsafeRawPointer: Value]
  }

  /// Unchecked, since values are of any type: under the lock they are only stored, removed and counted.
  private struct Table: @unchecked Sendable {
    var entries: [ObjectIdentifier: Entry] = [:]
    var sweepAt = 256
  }

  /// Arguments and results of operations. Unchecked, since they never leave the thread that performs them.
  private struct Passed: @unchecked Sendable {
    var value: Any?
    var dropped: [Any?] = []
  }

  private static let table = Mutex(Table())

  static func set(_ value: Any?, for key: UnsafeRawPointer, of object: AnyObject, isWeak: Bool) {
    _ = exchange(for: key, of: object) { _ in
      value.map { isWeak ? Value(strong: nil, weak: $0 as AnyObject) : Value(strong: $0, weak: nil) }
    }
  }

  static func value(for key: UnsafeRawPointer, of object: AnyObject) -> Any? {
    let passed = Passed(value: object)
    let found = table.withLock { table -> Passed in
      let object = passed.value as AnyObject
      guard let entry = table.entries[ObjectIdentifier(object)], entry.object === object else {
        return Passed()
      }
      return Passed(value: entry.values[key]?.present)
    }
    return found.value
  }

  /// Returns the value under a key, or sets and returns a new one. Creating it must not access the table.
  static func value<Made>(
    for key: UnsafeRawPointer, of object: AnyObject, orSet made: @autoclosure () -> Made
  ) -> Made {
    if let known = value(for: key, of: object) as? Made { return known }
    let made = made()
    // Another thread may have set a value meanwhile.
    let present = exchange(for: key, of: object) { known in
      known?.present is Made ? known : Value(strong: made, weak: nil)
    }
    return present as? Made ?? made
  }

  static func remove(_ object: AnyObject) {
    let id = ObjectIdentifier(object)
    let dropped = table.withLock { table in
      Passed(value: table.entries.removeValue(forKey: id))
    }
    _ = dropped
  }

  /// Replaces an object's value under a key by one that may depend on it.
  ///
  /// - Returns: The new value.
  private static func exchange(
    for key: UnsafeRawPointer, of object: AnyObject, _ change: (Value?) -> Value?
  ) -> Any? {
    let passed = Passed(value: object)
    let result = table.withLock { table -> Passed in
      let object = passed.value as AnyObject
      let id = ObjectIdentifier(object)
      var result = Passed()
      // Removed while it is changed, so that its values are not copied.
      var entry = table.entries.removeValue(forKey: id)
      if let known = entry, known.object !== object {
        result.dropped.append(known)
        entry = nil
      }
      let former = entry?.values[key]
      let new = change(former)
      result.value = new?.present
      result.dropped.append(former)
      if entry == nil, new == nil { return result }
      var changed = entry ?? Entry(object: object, values: [:])
      entry = nil
      changed.values[key] = new
      table.entries[id] = changed
      if table.entries.count > table.sweepAt { result.dropped += sweep(&table) }
      return result
    }
    return result.value
  }

  /// Removes the entries of released objects.
  ///
  /// - Returns: The references to release after the lock: the entries, and the objects of others, whose last
  ///   owner may have released them meanwhile.
  private static func sweep(_ table: inout Table) -> [Any?] {
    var dropped: [Any?] = []
    for (id, entry) in table.entries {
      let object = entry.object
      dropped.append(object)
      guard object == nil else { continue }
      dropped.append(entry)
      table.entries[id] = nil
    }
    table.sweepAt = max(256, table.entries.count * 2)
    return dropped
  }
}
