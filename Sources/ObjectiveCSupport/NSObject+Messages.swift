import ClassMetadata
import Foundation
import Synchronization

extension NSObject {
  /// Whether the object has a method: a registered one, one of UIKit's that is known by selector, or that of a selector made
  /// of a method.
  public func responds(to selector: Selector!) -> Bool {
    selector.map { RuntimeClasses.responds(self, to: $0.name) || $0.isMethod(of: self) } ?? false
  }

  /// Whether objects of the class have a method.
  public class func instancesRespond(to selector: Selector!) -> Bool {
    selector.map { RuntimeClasses.has(self, $0.name) } ?? false
  }

  /// Whether the class itself has a method, as far as that is known here: see `ClassMessages`.
  public class func responds(to selector: Selector!) -> Bool {
    guard let selector, let type = self as? any ClassMessages.Type else { return false }
    return type.answer(toClassMessage: selector.name) != nil
  }

  /// Sends the class itself a message; stops with Objective-C's message if there is no such method.
  @discardableResult
  public class func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! {
    guard let selector else { return nil }
    guard let answer = (self as? any ClassMessages.Type)?.answer(toClassMessage: selector.name) else {
      fatalError("+[\(self) \(selector.name)]: unrecognized selector sent to class \(self)")
    }
    return Unmanaged.passUnretained(answer)
  }

  /// A property of the class itself by its name, as `UIApplication.value(forKeyPath: "shared")`; nil for classes and
  /// names that are not known.
  public class func value(forKeyPath keyPath: String) -> Any? {
    (self as? any ClassMessages.Type)?.answer(toClassMessage: keyPath)
  }

  /// The same for one name.
  public class func value(forKey key: String) -> Any? { value(forKeyPath: key) }

  /// Sends a message without arguments; stops with Objective-C's message if there is no such method.
  @discardableResult
  public func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! { send(selector, []) }

  /// Sends a message with an argument; stops with Objective-C's message if there is no such method.
  @discardableResult
  public func perform(_ selector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    send(selector, [object])
  }

  /// Sends a message with two arguments; stops with Objective-C's message if there is no such method.
  @discardableResult
  public func perform(_ selector: Selector!, with object1: Any!, with object2: Any!)
    -> Unmanaged<AnyObject>!
  {
    send(selector, [object1, object2])
  }

  /// Sends a message later, on the main run loop.
  public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {
    DelayedMessages.add(self, selector, argument, delay)
  }

  /// Sends a message on the main thread: at once there, later from another.
  public func performSelector(
    onMainThread selector: Selector, with argument: Any?, waitUntilDone wait: Bool
  ) {
    if Thread.isMainThread, wait {
      send(selector, [argument])
      return
    }
    // Objective-C sends whatever it is given to another thread: what comes of that is the caller's business.
    nonisolated(unsafe) let (object, argument) = (self, argument)
    let work = DispatchWorkItem { object.send(selector, [argument]) }
    if wait { DispatchQueue.main.sync(execute: work) } else { DispatchQueue.main.async(execute: work) }
  }

  /// Sends a message later. It arrives on the main thread, not on one of its own: what it reaches is built on views,
  /// which belong to that thread.
  public func performSelector(inBackground selector: Selector, with argument: Any?) {
    performSelector(onMainThread: selector, with: argument, waitUntilDone: false)
  }

  /// Takes back what `perform(_:with:afterDelay:)` announced.
  public class func cancelPreviousPerformRequests(
    withTarget target: Any, selector: Selector, object argument: Any?
  ) {
    DelayedMessages.remove(target as AnyObject, selector)
  }

  /// Takes back all that `perform(_:with:afterDelay:)` announced.
  public class func cancelPreviousPerformRequests(withTarget target: Any) {
    DelayedMessages.remove(target as AnyObject, nil)
  }

  @discardableResult
  private func send(_ selector: Selector!, _ arguments: [Any?]) -> Unmanaged<AnyObject>! {
    guard let selector else { return nil }
    // A method that takes less than it is sent is called with what it takes.
    switch selector.reply(of: self, arguments) {
    case .unknown:
      fatalError(RuntimeClasses.unrecognized(selector.name, by: self))
    case .refused(let error):
      fatalError("-[\(type(of: self)) \(selector.name)]: \(error)")
    case .returned(let value):
      return value.map { Unmanaged.passUnretained(ReturnedObjects.keep($0 as AnyObject)) }
    }
  }

  /// Whether the object's class is a class or inherits from it.
  @_disfavoredOverload  // Foundation has one of its own from Swift 6.3 on.
  public func isKind(of aClass: AnyClass) -> Bool {
    var present: AnyClass? = type(of: self)
    while let type = present {
      if type == aClass { return true }
      present = _getSuperclass(type)
    }
    return false
  }

  /// Whether the object's class is just this one.
  @_disfavoredOverload
  public func isMember(of aClass: AnyClass) -> Bool { type(of: self) == aClass }

  /// The class above the object's own.
  public var superclass: AnyClass? { _getSuperclass(type(of: self)) }
}

/// What messages returned last, kept alive in the place of an autorelease pool: long enough for a caller to take it.
private enum ReturnedObjects {
  /// Unchecked, since objects are of any class: under the lock they are only stored and taken out.
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

/// Messages that wait for their time.
private enum DelayedMessages {
  /// Unchecked, since Foundation's timers are not marked: they may be invalidated from the thread of the main run loop, which
  /// is where requests are cancelled, as on iOS.
  struct Message: @unchecked Sendable {
    /// The timer keeps it alive, so that its identity is nobody else's.
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

/// The selector of a name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// The name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }

/// Makes an object of a class by the `init()` that every class under NSObject has, which Swift asks to be `required`
/// here.
public func instance<Object: NSObject>(of type: Object.Type) -> Object {
  // `init()` has its place in the tables of every class under NSObject.
  let maker = VirtualMethods.initializers(of: type, as: InitializedByType.self)
  return unsafeDowncast(maker.init() as AnyObject, to: Object.self)
}

/// A class whose `init()` may be called on a metatype. Open, so that the call goes by the class's own table.
open class InitializedByType: NSObject {
  public required override init() { super.init() }
}

/// A class that answers messages to itself by selector.
public protocol ClassMessages: AnyObject {
  /// What a method of the class without arguments returns; nil if there is no such method.
  static func answer(toClassMessage selector: String) -> AnyObject?
}
