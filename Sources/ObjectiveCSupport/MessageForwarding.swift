import ClassMetadata
import ForkSafeLocks
import Foundation
import Synchronization

/// A delegate that passes the methods that it does not implement to another object, as `forwardInvocation:` does in Objective-C.
///
/// The defaults of optional methods call it by `MessageForwarders`.
public protocol MessageForwarding: AnyObject {
  /// The object that gets the methods; `nil` for none.
  var forwardee: AnyObject? { get }
  /// Called before a method without a result is passed on, and if there is no object to pass it to.
  func willForward(_ selector: String, _ arguments: [Any])
  /// Called after a method without a result was passed on.
  func didForward(_ selector: String, _ arguments: [Any])
}

/// Passes methods of delegates on.
public enum MessageForwarders {
  /// A Boolean value that indicates whether there is an object that passes methods on; other programs need not look for one. It is read
  /// by each default of a delegate's method, so it takes no lock.
  private static let isUsed = Atomic<Bool>(false)

  /// Records that there is an object that passes methods on.
  public static func note(_ object: some MessageForwarding) { isUsed.store(true, ordering: .releasing) }

  /// Returns what the object returns that gets the methods of another; `nil` if that does not pass them on.
  @MainActor package static func result<Delegate, Value>(
    _ object: AnyObject, _ call: (Delegate) -> Value
  ) -> Value? {
    guard isUsed.load(ordering: .acquiring), let forwarder = object as? any MessageForwarding,
      let next = forwarder.forwardee, let delegate = next as? Delegate
    else { return nil }
    return OptionalMethod.passOn(from: object, to: next) { call(delegate) }
  }

  /// Returns what the object returns that gets the methods of another, else what the method returns by default.
  @MainActor package static func result<Delegate, Value>(
    _ object: AnyObject, or standard: @autoclosure () -> Value, _ call: (Delegate) -> Value
  ) -> Value {
    result(object, call) ?? standard()
  }

  /// Calls a method without a result of the object that gets the methods of another.
  ///
  /// - Returns: whether there is such an object.
  @discardableResult
  @MainActor package static func send<Delegate>(
    _ object: AnyObject, _ selector: String, _ arguments: @autoclosure () -> [Any?],
    _ call: (Delegate) -> Void
  ) -> Bool {
    sendAnywhere(object, selector, arguments()) { (delegate: Delegate) in
      OptionalMethod.passOn(from: object, to: delegate as AnyObject) { call(delegate) }
    }
  }

  /// Calls a method without a result and without isolation of the object that gets the methods of another.
  ///
  /// - Returns: whether there is such an object.
  @discardableResult
  package static func sendAnywhere<Delegate>(
    _ object: AnyObject, _ selector: String, _ arguments: @autoclosure () -> [Any?],
    _ call: (Delegate) -> Void
  ) -> Bool {
    guard isUsed.load(ordering: .acquiring), let forwarder = object as? any MessageForwarding else {
      return false
    }
    let objects = arguments().map(boxed)
    forwarder.willForward(selector, objects)
    let next = forwarder.forwardee as? Delegate
    if let next { call(next) }
    forwarder.didForward(selector, objects)
    return next != nil
  }

  /// Returns an argument as messages have it: cases of enumerations and sets of options are numbers, structures are values.
  private static func boxed(_ argument: Any?) -> Any {
    guard let argument else { return NSNull() }
    if let range = argument as? NSRange { return NSValue(range: range) }
    switch (argument as? any RawRepresentable)?.rawValue {
    case let raw as Int: return NSNumber(value: raw)
    case let raw as UInt: return NSNumber(value: raw)
    default: return argument
    }
  }
}

/// Observers of messages that UIKit sends to an object, which Objective-C's runtime can intercept: the methods of a view controller's
/// appearance.
public enum MessageObservers {
  /// Called with the arguments before the method runs, and after it.
  public typealias Observer = @Sendable (_ arguments: [Any], _ isBefore: Bool) -> Void

  /// Unchecked, since observers are only called on the thread of the message.
  private final class Observers: @unchecked Sendable {
    let bySelector = Mutex<[String: [Observer]]>([:])
  }

  /// Read at each layout of a view, so it takes no lock.
  private static let isUsed = Atomic<Bool>(false)
  private static var key: UnsafeRawPointer { UnsafeRawPointer(sel_getName(Selector("__messageObservers"))) }

  /// Adds an observer, as long as the object lives.
  public static func observe(_ object: AnyObject, _ selector: String, _ observer: @escaping Observer) {
    isUsed.store(true, ordering: .releasing)
    let all = AssociatedObjects.value(for: key, of: object, orSet: Observers())
    all.bySelector.withLock { $0[selector, default: []].append(observer) }
  }

  /// Calls a method, and the observers before and after it.
  @MainActor package static func sending(
    _ selector: String, to object: AnyObject, _ arguments: @autoclosure () -> [Any] = [], _ call: () -> Void
  ) {
    guard isUsed.load(ordering: .acquiring) else { return call() }
    let arguments = arguments()
    tell(selector, object, arguments, isBefore: true)
    call()
    // The method may have added some.
    tell(selector, object, arguments, isBefore: false)
  }

  @MainActor private static func tell(
    _ selector: String, _ object: AnyObject, _ arguments: [Any], isBefore: Bool
  ) {
    let all = AssociatedObjects.value(for: key, of: object) as? Observers
    let observers = all?.bySelector.withLock { $0[selector] } ?? []
    for observer in observers { observer(arguments, isBefore) }
  }
}
