import Foundation
import Synchronization

/// How an associated object is held.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// The object is not kept alive, and reads as nil once it is gone.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// The object is kept alive.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// The value is kept alive, not copied as in Objective-C.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// The object is kept alive.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// The value is kept alive, not copied as in Objective-C.
  case OBJC_ASSOCIATION_COPY = 771
}

/// Associates a value with an object under a key, an address. Nil takes the association away.
///
/// An assigned object is not kept alive, and reads as nil once it is gone.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociatedObjects.set(value, for: key, of: object as AnyObject, isWeak: policy == .OBJC_ASSOCIATION_ASSIGN)
}

/// What is associated with an object under a key.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.value(for: key, of: object as AnyObject)
}

/// Takes all associations of an object away.
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedObjects.remove(object as AnyObject)
}

/// Values beside objects. An entry knows its object weakly; entries of objects that are gone are swept now and then, and
/// never taken for those of a new object at the same address.
///
/// What is let go of, be it a value or an object that an entry was just asked about, is released after the lock is: its
/// `deinit` may use associations itself.
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

  /// Unchecked, since values are of any type: under the lock they are only stored, taken out and counted.
  private struct Table: @unchecked Sendable {
    var entries: [ObjectIdentifier: Entry] = [:]
    var sweepAt = 256
  }

  /// What goes in and comes out. Unchecked, since it never leaves the thread that works with the table.
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

  /// The value under a key, or else a new one, which is the value from then on. It must not depend on the table.
  static func value<Made>(
    for key: UnsafeRawPointer, of object: AnyObject, orSet made: @autoclosure () -> Made
  ) -> Made {
    if let known = value(for: key, of: object) as? Made { return known }
    let made = made()
    // Another thread may have been faster.
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

  /// Gives an object another value under a key, which may depend on the present one.
  ///
  /// - Returns: the value that the object has now.
  private static func exchange(
    for key: UnsafeRawPointer, of object: AnyObject, _ change: (Value?) -> Value?
  ) -> Any? {
    let passed = Passed(value: object)
    let result = table.withLock { table -> Passed in
      let object = passed.value as AnyObject
      let id = ObjectIdentifier(object)
      var result = Passed()
      // Taken out while it is changed, so that its values are not copied.
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

  /// Takes out the entries of objects that are gone.
  ///
  /// - Returns: what is to be released after the lock: the entries, and the objects that were asked for, whose last other
  ///   owner may have gone meanwhile.
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
