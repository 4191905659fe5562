import Foundation

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
private enum AssociatedObjects {
  struct Value {
    var strong: Any?
    weak var weak: AnyObject?
  }

  struct Entry {
    weak var object: AnyObject?
    var values: [UnsafeRawPointer: Value]
  }

  static let lock = NSRecursiveLock()
  nonisolated(unsafe) static var entries: [ObjectIdentifier: Entry] = [:]
  nonisolated(unsafe) static var sweepAt = 256

  static func set(_ value: Any?, for key: UnsafeRawPointer, of object: AnyObject, isWeak: Bool) {
    var dropped: [Any?] = []
    lock.withLock {
      let id = ObjectIdentifier(object)
      if let known = entries[id], known.object !== object {
        dropped.append(entries.removeValue(forKey: id))
      }
      if value == nil, entries[id] == nil { return }
      var entry = entries.removeValue(forKey: id) ?? Entry(object: object, values: [:])
      let made = value.map {
        isWeak ? Value(strong: nil, weak: $0 as AnyObject) : Value(strong: $0, weak: nil)
      }
      dropped.append(entry.values.removeValue(forKey: key))
      entry.values[key] = made
      entries[id] = entry
      if entries.count > sweepAt {
        for (id, entry) in entries where entry.object == nil {
          dropped.append(entry)
          entries[id] = nil
        }
        sweepAt = max(256, entries.count * 2)
      }
    }
    // What is let go of may ask for associations itself: outside the table's change.
    dropped.removeAll()
  }

  static func value(for key: UnsafeRawPointer, of object: AnyObject) -> Any? {
    lock.withLock {
      guard let entry = entries[ObjectIdentifier(object)], entry.object === object,
        let value = entry.values[key]
      else { return nil }
      return value.strong ?? value.weak
    }
  }

  static func remove(_ object: AnyObject) {
    let dropped = lock.withLock { entries.removeValue(forKey: ObjectIdentifier(object)) }
    _ = dropped
  }
}
