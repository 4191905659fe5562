import ForkSafeLocks
import Foundation
import struct Synchronization.Atomic

/// The values with which an observer is notified of a change.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The new value.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The old value.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// The observer is also notified of the current value at once.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// The observer is notified twice, first with the old value. Here both notifications follow the change.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The kind of a property's change.
public enum NSKeyValueChange: UInt, Sendable {
  /// The property has a new value.
  case setting = 1
  /// Objects were inserted into an array, by `mutableArrayValue(forKey:)`.
  case insertion = 2
  /// Objects were removed from an array, by `mutableArrayValue(forKey:)`.
  case removal = 3
  /// Objects of an array were replaced, by `mutableArrayValue(forKey:)`.
  case replacement = 4
}

/// The keys of the change in `observeValue(forKeyPath:of:change:context:)`.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The key as a string.
  public let rawValue: String
  /// Creates a key from a string.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The raw value of an ``NSKeyValueChange``.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The new value, with the option `new`; `NSNull` for `nil`.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The old value, with the option `old`. Absent if it is `nil`.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// The indexes in an array, an `IndexSet`. Absent if the property is set.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  /// `true` in the first of two notifications, with the option `prior`.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// A change of a property that is observed by its key path.
public struct NSKeyValueObservedChange<Value> {
  /// The kind of a property's change.
  public typealias Kind = NSKeyValueChange

  /// The kind of the change.
  public let kind: Kind
  /// The new value, with the option `new`.
  public let newValue: Value?
  /// The old value, with the option `old`.
  public let oldValue: Value?
  /// The indexes in an array; `nil` if the property is set.
  public let indexes: IndexSet?
  /// A Boolean value that indicates whether this is the first of two notifications, with the option `prior`.
  public let isPrior: Bool
}

/// An observation, which ends when it is invalidated or released.
public class NSKeyValueObservation: NSObject {
  private let observer: KeyValueObserving.Observer

  init(_ observer: KeyValueObserving.Observer) { self.observer = observer }

  /// Ends the observation.
  public func invalidate() { KeyValueObserving.remove(observer) }

  deinit { KeyValueObserving.remove(observer) }
}

/// An object that receives changes by key path: responders, and classes of applications that have the method.
public protocol KeyValueObserver: NSObject {
  /// Called when a property that the object observes has changed.
  @MainActor func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?)
}

/// Objects whose properties can be observed by key paths.
public protocol _KeyValueCodingAndObserving: AnyObject {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
  /// Observes a property.
  ///
  /// The handler is called after each change: of UIKit's properties that support it (geometry, scrolling,
  /// appearance, states, texts, titles), of properties that adapted sources declare `dynamic`, and of those
  /// for which `didChangeValue(forKey:)` is called. It is not called when a property is set to an equal
  /// value.
  /// - Returns: The observation, which ends when it is released.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let observer = KeyValueObserving.Observer(
      object: self, key: nil, options: options,
      isNested: "\(keyPath)".dropFirst().split(separator: ".").count > 2,
      read: { object in (object as? Self).map { $0[keyPath: keyPath] as Any } })
    observer.property = "\(keyPath)".split(separator: ".").last.map(String.init)
    observer.tell = { [unowned observer] object, old, new, isPrior, part in
      guard let object = object as? Self else { return }
      let options = observer.options
      changeHandler(
        object,
        NSKeyValueObservedChange(
          kind: part?.kind ?? .setting, newValue: options.contains(.new) && !isPrior ? new as? Value : nil,
          oldValue: options.contains(.old) ? old as? Value : nil, indexes: part?.indexes, isPrior: isPrior))
    }
    KeyValueObserving.add(observer)
    return NSKeyValueObservation(observer)
  }

  /// Does nothing: observers are notified by `didChangeValue(for:)`.
  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}

  /// Notifies observers of a change.
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    KeyValueObserving.changed(self)
  }
}

extension NSObject {
  /// Adds an observer for a property. It is referenced weakly.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    let made = KeyValueObserving.Observer(
      object: self, key: keyPath, options: options, isNested: keyPath.contains("."),
      read: { object in (object as? NSObject)?.knownValue(forKeyPath: keyPath) })
    made.target = observer
    made.targetID = ObjectIdentifier(observer)
    made.context = context
    made.property = keyPath
    made.tell = { [unowned made] object, old, new, isPrior, part in
      guard let target = made.target as? any KeyValueObserver else {
        fatalError(
          "\(made.target.map { "\($0)" } ?? "nil"): An -observeValueForKeyPath:ofObject:change:context: message was "
            + "received but not handled.\nKey path: \(keyPath)\nObserved object: \(object)")
      }
      var change: [NSKeyValueChangeKey: Any] = [
        .kindKey: (part?.kind ?? NSKeyValueChange.setting).rawValue
      ]
      if let part {
        change[.indexesKey] = part.indexes
        // Objects that were not there before or are not there any more have no key.
        if part.kind == .insertion, made.options.contains(.new) { change[.newKey] = new }
        if part.kind == .removal, made.options.contains(.old) { change[.oldKey] = old }
      }
      if part == nil || part?.kind == .replacement {
        if made.options.contains(.new), !isPrior { change[.newKey] = new ?? NSNull() }
        if made.options.contains(.old), let old { change[.oldKey] = old }
      }
      if isPrior { change[.notificationIsPriorKey] = true }
      let told = KeyValueObserving.Told(
        target: target, keyPath: keyPath, object: object, change: change, context: made.context)
      MainActor.assumeIsolated { told.tell() }
    }
    KeyValueObserving.add(made)
  }

  /// Removes an observer. Stops with Foundation's message if it is not registered.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    removeObserver(observer, forKeyPath: keyPath, where: { _ in true })
  }

  /// Removes an observer with a context. Stops with Foundation's message if it is not registered.
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    removeObserver(observer, forKeyPath: keyPath, where: { $0.context == context })
  }

  private func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, where fits: (KeyValueObserving.Observer) -> Bool
  ) {
    guard let found = KeyValueObserving.observer(of: self, key: keyPath, target: observer, where: fits)
    else {
      fatalError(
        "Cannot remove an observer <\(type(of: observer)) \(Unmanaged.passUnretained(observer).toOpaque())> for the "
          + "key path \"\(keyPath)\" from <\(type(of: self)) \(Unmanaged.passUnretained(self).toOpaque())> because it "
          + "is not registered as an observer.")
    }
    KeyValueObserving.remove(found)
  }

  /// Does nothing: observers are notified by `didChangeValue(forKey:)`.
  @_disfavoredOverload
  public func willChangeValue(forKey key: String) {}

  /// Notifies observers of a change.
  @_disfavoredOverload
  public func didChangeValue(forKey key: String) { KeyValueObserving.changed(self, key) }
}

/// The observers by observed object.
///
/// Without Objective-C's runtime, setters have to report changes. An observer then compares the property with
/// its previous value; a change that is reported by name is always delivered to the observers of that name.
public enum KeyValueObserving {
  /// The part of an array that changed.
  struct CollectionPart {
    let kind: NSKeyValueChange
    let indexes: IndexSet
  }

  final class Observer {
    weak var object: AnyObject?
    let id: ObjectIdentifier
    /// The key path; `nil` if a Swift key path is observed, whose name is unknown.
    let key: String?
    let options: NSKeyValueObservingOptions
    /// A Boolean value that indicates whether the value is a property of another object, which reports its
    /// changes.
    let isNested: Bool
    let read: (AnyObject) -> Any?
    /// The name of the observed property, also if it is observed by a Swift key path.
    var property: String?
    var tell: (AnyObject, _ old: Any?, _ new: Any?, _ isPrior: Bool, _ part: CollectionPart?) -> Void = {
      _, _, _, _, _ in
    }
    weak var target: NSObject?
    /// The identity of the target, which is valid while the object is being released and `target` is already
    /// `nil`.
    var targetID: ObjectIdentifier?
    var context: UnsafeMutableRawPointer?
    fileprivate var last: Any?

    init(
      object: AnyObject, key: String?, options: NSKeyValueObservingOptions, isNested: Bool,
      read: @escaping (AnyObject) -> Any?
    ) {
      self.object = object
      id = ObjectIdentifier(object)
      self.key = key
      self.options = options
      self.isNested = isNested
      self.read = read
    }

    fileprivate func check(_ changed: String?) {
      guard let object else { return }
      let value = read(object)
      let isNamed = changed != nil && changed == key
      guard isNamed || !isEqual(last, value) else { return }
      let old = last
      last = value
      if options.contains(.prior) { tell(object, old, nil, true, nil) }
      tell(object, old, value, false, nil)
    }

    fileprivate func changed(_ part: CollectionPart, _ old: [Any], _ new: [Any]) {
      guard let object else { return }
      last = read(object)
      tell(object, old, new, false, part)
    }

    private func isEqual(_ a: Any?, _ b: Any?) -> Bool {
      guard let a, let b else { return a == nil && b == nil }
      func compare<Value: Equatable>(_ a: Value) -> Bool { (b as? Value) == a }
      if let a = a as? any Equatable { return compare(a) }
      return type(of: a) is AnyClass && type(of: b) is AnyClass && (a as AnyObject) === (b as AnyObject)
    }
  }

  /// Unchecked, since it is only passed to the main actor on the current thread.
  struct Told: @unchecked Sendable {
    let target: any KeyValueObserver
    let keyPath: String
    let object: AnyObject
    let change: [NSKeyValueChangeKey: Any]
    let context: UnsafeMutableRawPointer?

    @MainActor func tell() {
      target.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
  }

  /// Unchecked, since observers are used only after the lock, by the thread that changes the object.
  private struct Table: @unchecked Sendable {
    var observers: [ObjectIdentifier: [Observer]] = [:]
    /// The observers of properties of other objects.
    var nested: [Observer] = []
    /// The arrays that are being changed, whose setters do not notify.
    var changing: [(owner: ObjectIdentifier, property: String)] = []
    /// The objects of which several properties are being changed by one setter.
    var held: Set<ObjectIdentifier> = []
  }

  /// Unchecked, since it never leaves the thread that uses the table.
  private struct Found: @unchecked Sendable { var observers: [Observer] = [] }

  private static let table = Mutex(Table())
  private static let count = Atomic(0)

  /// A Boolean value that indicates whether anything is observed at all.
  @inline(__always) public static var isActive: Bool { count.load(ordering: .relaxed) != 0 }

  /// Changes several properties of an object by one setter, and reports them together at the end.
  public static func changeTogether(_ object: AnyObject, _ body: () -> Void) {
    guard isActive else { return body() }
    let id = ObjectIdentifier(object)
    _ = table.withLock { $0.held.insert(id) }
    body()
    _ = table.withLock { $0.held.remove(id) }
    changed(object)
  }

  /// Reports that properties of an object have changed.
  ///
  /// - Parameters:
  ///   - key: The name of the property; `nil` if several may have changed, which observers then compare.
  ///   - silent: Properties that follow from the one that was set, whose observers are not told.
  public static func changed(_ object: AnyObject, _ key: String? = nil, except silent: [String] = []) {
    guard isActive else { return }
    let id = ObjectIdentifier(object)
    let found = table.withLock { table in
      guard !table.held.contains(id) else { return Found() }
      let own = (table.observers[id] ?? []).filter { observer in
        !table.changing.contains { $0.owner == id && $0.property == observer.property }
          && (observer.isNested || !silent.contains { $0 == observer.property })
      }
      return Found(observers: own + table.nested.filter { $0.id != id })
    }
    for observer in found.observers { observer.check(observer.id == id ? key : nil) }
  }

  /// Changes an array, and tells its observers which part has changed.
  static func changeArray(
    of object: NSObject, _ property: String, _ part: CollectionPart, old: [Any], new: [Any],
    _ change: () -> Void
  ) {
    guard isActive else { return change() }
    let id = ObjectIdentifier(object)
    table.withLock { $0.changing.append((id, property)) }
    change()
    let found = table.withLock { table in
      if let index = table.changing.lastIndex(where: { $0.owner == id && $0.property == property }) {
        table.changing.remove(at: index)
      }
      return Found(observers: (table.observers[id] ?? []).filter { $0.property == property })
    }
    for observer in found.observers { observer.changed(part, old, new) }
  }

  static func add(_ observer: Observer) {
    guard let object = observer.object else { return }
    observer.last = observer.read(object)
    let passed = Found(observers: [observer])
    table.withLock { table in
      let observer = passed.observers[0]
      // Observers of an earlier object at this address are removed.
      var known = table.observers[observer.id] ?? []
      let former = known.count
      known.removeAll { $0.object == nil }
      count.subtract(former - known.count, ordering: .relaxed)
      known.append(observer)
      table.observers[observer.id] = known
      if observer.isNested { table.nested.append(observer) }
      count.add(1, ordering: .relaxed)
    }
    if observer.options.contains(.initial) { observer.tell(object, nil, observer.last, false, nil) }
  }

  static func remove(_ observer: Observer) {
    let passed = Found(observers: [observer])
    table.withLock { table in
      let observer = passed.observers[0]
      guard var known = table.observers[observer.id], let index = known.firstIndex(where: { $0 === observer })
      else { return }
      known.remove(at: index)
      table.observers[observer.id] = known.isEmpty ? nil : known
      table.nested.removeAll { $0 === observer }
      count.subtract(1, ordering: .relaxed)
    }
  }

  static func observer(
    of object: NSObject, key: String, target: NSObject, where fits: (Observer) -> Bool
  ) -> Observer? {
    let id = ObjectIdentifier(object)
    let found = table.withLock { table in Found(observers: table.observers[id] ?? []) }
    // Observers and observed objects may end observations in `deinit`, where weak references to them are
    // `nil`.
    let targetID = ObjectIdentifier(target)
    return found.observers.last {
      ($0.object == nil || $0.object === object) && $0.key == key && fits($0)
        && ($0.target === target || $0.target == nil && $0.targetID == targetID)
    }
  }
}
