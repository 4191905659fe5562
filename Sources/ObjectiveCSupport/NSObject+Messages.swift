import ClassMetadata
import ForkSafeLocks
import Foundation

extension NSObject {
  /// Returns whether instances of the class have a registered method.
  public class func instancesRespond(to selector: Selector!) -> Bool {
    selector.map { RuntimeClasses.has(self, $0.name) } ?? false
  }

  /// Returns whether the class itself has a method that is known here, see `ClassMessages`.
  public class func responds(to selector: Selector!) -> Bool {
    guard let selector, let type = self as? any ClassMessages.Type else { return false }
    return type.answer(toClassMessage: selector.name) != nil
  }

  /// Sends a message to the class itself. Stops with Objective-C's message if there is no such method.
  @discardableResult
  public class func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! {
    guard let selector else { return nil }
    guard let answer = (self as? any ClassMessages.Type)?.answer(toClassMessage: selector.name) else {
      fatalError("+[\(self) \(selector.name)]: unrecognized selector sent to class \(self)")
    }
    return Unmanaged.passUnretained(answer)
  }

  /// Sends a message with an argument to the class itself. No method of a class with arguments is known here:
  /// it stops with Objective-C's message.
  @discardableResult
  public class func perform(_ selector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    guard let selector else { return nil }
    fatalError("+[\(self) \(selector.name)]: unrecognized selector sent to class \(self)")
  }

  /// Sends a message with two arguments to the class itself, see `perform(_:with:)`.
  @discardableResult
  public class func perform(_ selector: Selector!, with object1: Any!, with object2: Any!)
    -> Unmanaged<AnyObject>!
  { perform(selector, with: object1) }

  /// Returns a pointer that stands for the implementation of a method of the class itself; `nil` if there is
  /// none. It cannot be called.
  public class func method(for selector: Selector!) -> IMP! {
    guard let selector, responds(to: selector) else { return nil }
    return OpaquePointer(sel_getName(selector))
  }

  /// Returns a pointer that stands for the implementation of a method of instances; `nil` if there is none. It
  /// cannot be called.
  public class func instanceMethod(for selector: Selector!) -> IMP! {
    guard let selector, instancesRespond(to: selector) else { return nil }
    return OpaquePointer(sel_getName(selector))
  }

  /// Returns a property of the class itself by its name: `UIApplication.value(forKeyPath: "shared")`; `nil`
  /// for unknown classes and names.
  public class func value(forKeyPath keyPath: String) -> Any? {
    (self as? any ClassMessages.Type)?.answer(toClassMessage: keyPath)
  }

  /// Returns a property of the class itself by its name.
  public class func value(forKey key: String) -> Any? { value(forKeyPath: key) }

  /// Sends a message without arguments. Stops with Objective-C's message if there is no such method.
  @discardableResult
  public func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! { send(selector, []) }

  /// Sends a message with an argument. Stops with Objective-C's message if there is no such method.
  @discardableResult
  public func perform(_ selector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    send(selector, [object])
  }

  /// Sends a message with two arguments. Stops with Objective-C's message if there is no such method.
  @discardableResult
  public func perform(_ selector: Selector!, with object1: Any!, with object2: Any!)
    -> Unmanaged<AnyObject>!
  {
    send(selector, [object1, object2])
  }

  /// Sends a message on the main run loop after a delay in seconds.
  public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {
    DelayedMessages.add(self, selector, argument, delay)
  }

  /// Sends a message on the main run loop after a delay in seconds, in any mode.
  public func perform(
    _ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]
  ) {
    perform(selector, with: argument, afterDelay: delay)
  }

  /// Sends a message on the main thread, in any mode, see `performSelector(onMainThread:with:waitUntilDone:)`.
  public func performSelector(
    onMainThread selector: Selector, with argument: Any?, waitUntilDone wait: Bool, modes: [String]?
  ) {
    performSelector(onMainThread: selector, with: argument, waitUntilDone: wait)
  }

  /// Sends a message on the main thread instead of another, see `performSelector(inBackground:with:)`.
  public func perform(_ selector: Selector, on thread: Thread, with argument: Any?, waitUntilDone wait: Bool)
  {
    performSelector(onMainThread: selector, with: argument, waitUntilDone: wait)
  }

  /// Sends a message on the main thread instead of another, in any mode, see `performSelector(inBackground:with:)`.
  public func perform(
    _ selector: Selector, on thread: Thread, with argument: Any?, waitUntilDone wait: Bool, modes: [String]?
  ) {
    performSelector(onMainThread: selector, with: argument, waitUntilDone: wait)
  }

  /// Sends a message on the main thread: at once if it is the current one and `wait` is `true`, otherwise
  /// from the main queue.
  public func performSelector(
    onMainThread selector: Selector, with argument: Any?, waitUntilDone wait: Bool
  ) {
    if MainThread.isCurrent, wait {
      send(selector, [argument])
      return
    }
    // As in Objective-C, the caller is responsible for sending objects to another thread.
    nonisolated(unsafe) let (object, argument) = (self, argument)
    let work = DispatchWorkItem { object.send(selector, [argument]) }
    if wait { DispatchQueue.main.sync(execute: work) } else { DispatchQueue.main.async(execute: work) }
  }

  /// Sends a message on the main queue, not on a thread of its own: its receivers use views, which belong to
  /// the main thread.
  public func performSelector(inBackground selector: Selector, with argument: Any?) {
    performSelector(onMainThread: selector, with: argument, waitUntilDone: false)
  }

  /// Cancels messages that were scheduled with `perform(_:with:afterDelay:)`.
  public class func cancelPreviousPerformRequests(
    withTarget target: Any, selector: Selector, object argument: Any?
  ) {
    DelayedMessages.remove(target as AnyObject, selector)
  }

  /// Cancels all messages that were scheduled with `perform(_:with:afterDelay:)`.
  public class func cancelPreviousPerformRequests(withTarget target: Any) {
    DelayedMessages.remove(target as AnyObject, nil)
  }

  @discardableResult
  private func send(_ selector: Selector!, _ arguments: [Any?]) -> Unmanaged<AnyObject>! {
    guard let selector else { return nil }
    // Methods with fewer parameters are called with fewer arguments.
    switch selector.reply(of: self, arguments) {
    case .unknown:
      if let target = forwardingTarget(for: selector) as? NSObject, target !== self {
        return target.send(selector, arguments)
      }
      fatalError(RuntimeClasses.unrecognized(selector.name, by: self))
    case .refused(let error):
      fatalError("-[\(type(of: self)) \(selector.name)]: \(error)")
    case .returned(let value):
      return value.map { Unmanaged.passUnretained(ReturnedObjects.keep($0 as AnyObject)) }
    }
  }

  /// Returns whether the object's class is a class or inherits from it.
  @_disfavoredOverload  // Foundation has such a method since Swift 6.3.
  public func isKind(of aClass: AnyClass) -> Bool {
    var present: AnyClass? = type(of: self)
    while let type = present {
      if type == aClass { return true }
      present = _getSuperclass(type)
    }
    return false
  }

  /// Returns whether the object's class is exactly this one.
  @_disfavoredOverload
  public func isMember(of aClass: AnyClass) -> Bool { type(of: self) == aClass }

  /// Returns a pointer that stands for the implementation of a method; `nil` if the object has none. It cannot be called.
  public func method(for selector: Selector!) -> IMP! {
    guard let selector, responds(to: selector) else { return nil }
    return OpaquePointer(sel_getName(selector))
  }

  /// Returns the superclass of the class; `nil` for a root class.
  public class func superclass() -> AnyClass? { _getSuperclass(self) }

  /// The superclass of the object's class.
  public var superclass: AnyClass? { _getSuperclass(type(of: self)) }
}

/// The last objects that messages returned, retained in place of an autorelease pool, long enough for callers
/// to retain them.
private enum ReturnedObjects {
  /// Unchecked, since objects are of any class: under the lock they are only stored and removed.
  private struct Kept: @unchecked Sendable {
    var objects: [AnyObject] = []
  }

  private static let kept = Mutex(Kept())

  static func keep(_ object: AnyObject) -> AnyObject {
    let new = Kept(objects: [object])
    // The oldest is released after the lock: its `deinit` may send messages too.
    let oldest = kept.withLock { kept in
      kept.objects += new.objects
      return Kept(objects: kept.objects.count > 64 ? [kept.objects.removeFirst()] : [])
    }
    _ = oldest
    return object
  }
}

/// The messages that are scheduled with a delay.
private enum DelayedMessages {
  /// Unchecked, since Foundation's timers are not marked: they may be invalidated from the thread of the main
  /// run loop, on which requests are canceled, as on iOS.
  struct Message: @unchecked Sendable {
    /// The identity of the target, which the timer retains.
    let target: ObjectIdentifier
    let selector: Selector
    let timer: Timer
  }

  private static let messages = Mutex<[Message]>([])

  static func add(_ target: NSObject, _ selector: Selector, _ argument: Any?, _ delay: TimeInterval) {
    let id = ObjectIdentifier(target)
    // The timer's block runs on the main run loop, wherever the message came from, as on iOS.
    nonisolated(unsafe) let (target, argument) = (target, argument)
    let timer = Timer(timeInterval: max(0, delay), repeats: false) { timer in
      messages.withLock { $0.removeAll { $0.timer === timer } }
      _ = target.perform(selector, with: argument)
    }
    messages.withLock { $0.append(Message(target: id, selector: selector, timer: timer)) }
    RunLoop.main.add(timer, forMode: .common)
  }

  static func remove(_ target: AnyObject, _ selector: Selector?) {
    let id = ObjectIdentifier(target)
    let removed = messages.withLock { messages in
      let matching = messages.filter { $0.target == id && (selector == nil || $0.selector == selector) }
      messages.removeAll { message in matching.contains { $0.timer === message.timer } }
      return matching
    }
    for message in removed { message.timer.invalidate() }
  }
}

/// Returns the selector with a name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// Returns the name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }

/// Creates an instance of a class with `init()`, which every subclass of NSObject has, but which Swift
/// requires to be `required` here.
public func instance<Object: NSObject>(of type: Object.Type) -> Object {
  if let object = RuntimeClasses.object(of: type) { return unsafeDowncast(object, to: Object.self) }
  // `init()` is at the same position in the vtables of all subclasses of NSObject.
  let maker = VirtualMethods.initializers(of: type, as: InitializedByType.self)
  return unsafeDowncast(maker.init() as AnyObject, to: Object.self)
}

/// Returns an object that an initializer of a known class has made, as one of a class that is known at run time only, where Swift asks
/// the initializer to be `required`. Stops the program for a subclass, which the initializer does not make.
public func instance<Object: AnyObject, Made: AnyObject>(of type: Object.Type, made object: Made) -> Object {
  guard let object = object as? Object else {
    fatalError("an object of \(type) cannot be made with an initializer of \(Made.self) that is not required")
  }
  return object
}

/// Returns an object that a failable initializer of a known class has made, as one of a class that is known at run time only.
@_disfavoredOverload
public func instance<Object: AnyObject, Made: AnyObject>(of type: Object.Type, made object: Made?) -> Object?
{
  object.map { instance(of: type, made: $0) }
}

/// Objects whose initializers in extensions of protocols take over an object that was made otherwise.
public protocol _Made {}
// Disfavored, so that `Service.init` without arguments is an application's own initializer where several are possible.
extension _Made {
  /// Takes over an object.
  @_disfavoredOverload
  public init(_made object: Self) { self = object }
  /// Takes over an object, if there is one.
  @_disfavoredOverload
  public init?(_made object: Self?) {
    guard let object else { return nil }
    self = object
  }
}
extension NSObject: _Made {}

/// A class whose `init()` can be called on a metatype. Open, so that the call uses the vtable.
open class InitializedByType: NSObject {
  public required override init() { super.init() }
}

/// A class that handles messages to itself by selector.
public protocol ClassMessages: AnyObject {
  /// Returns the result of a method of the class without arguments; `nil` if there is no such method.
  static func answer(toClassMessage selector: String) -> AnyObject?
}
