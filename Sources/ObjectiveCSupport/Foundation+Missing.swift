import Foundation
import Synchronization

/// A pointer to a variable of the caller's.
public typealias AutoreleasingUnsafeMutablePointer = UnsafeMutablePointer

/// A method's code. There is none that could be had: Swift's methods are not Objective-C's.
public typealias IMP = OpaquePointer
/// A method of a class. There is none that could be had: Swift's methods are not Objective-C's.
public typealias Method = OpaquePointer

/// Always nil: methods cannot be exchanged without Objective-C's runtime, so that code which asks goes on without.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> OpaquePointer? { nil }
/// Always nil: methods cannot be exchanged without Objective-C's runtime.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> OpaquePointer? { nil }
/// Always nil: there are no methods to be had.
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> OpaquePointer? { nil }
/// Does nothing, and says so: classes get no methods at run time.
@discardableResult
public func class_addMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: OpaquePointer, _ types: UnsafePointer<CChar>?
) -> Bool { false }
/// Does nothing: classes get no methods at run time.
@discardableResult
public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: OpaquePointer, _ types: UnsafePointer<CChar>?
) -> OpaquePointer? { nil }
/// Does nothing: there are no methods to exchange.
public func method_exchangeImplementations(_ m1: OpaquePointer, _ m2: OpaquePointer) {}
/// Returns the pointer itself: there are no methods to be had.
public func method_getImplementation(_ m: OpaquePointer) -> OpaquePointer { m }
/// Returns the pointer itself: there are no methods to change.
@discardableResult
public func method_setImplementation(_ m: OpaquePointer, _ imp: OpaquePointer) -> OpaquePointer { m }
/// Nil: there are no methods to be had.
public func method_getTypeEncoding(_ m: OpaquePointer) -> UnsafePointer<CChar>? { nil }

/// Something that must not happen in a correct program. Raising it ends the program with its message, since nothing can
/// catch it.
///
/// Unchecked, since `userInfo` may hold anything, as on Apple's platforms: nothing changes it.
open class NSException: NSObject, @unchecked Sendable {
  /// Which kind of mistake it is.
  public let name: NSExceptionName
  /// What is wrong.
  public let reason: String?
  /// What belongs to it.
  public let userInfo: [AnyHashable: Any]?

  /// An exception with a reason.
  public init(name: NSExceptionName, reason: String?, userInfo: [AnyHashable: Any]? = nil) {
    self.name = name
    self.reason = reason
    self.userInfo = userInfo
    super.init()
  }

  /// Ends the program, as an exception does that nothing catches.
  open func raise() -> Never {
    fatalError("*** Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason ?? "")'")
  }
}

/// The name of an exception.
public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
  /// The name itself.
  public let rawValue: String
  /// A name of an application's own.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// A name of an application's own.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Any exception.
  public static let genericException = NSExceptionName("NSGenericException")
  /// An argument that the method does not take.
  public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
  /// A contradiction in the program itself.
  public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
  /// An index beyond the end.
  public static let rangeException = NSExceptionName("NSRangeException")
  /// A property that an object does not have.
  public static let undefinedKeyException = NSExceptionName("NSUnknownKeyException")
}

extension NSMutableString {
  /// Appends a text in which arguments stand for what begins with `%`.
  public func appendFormat(_ format: String, _ arguments: any CVarArg...) {
    append(String(format: format, arguments: arguments))
  }

  /// Appends a text in which arguments stand for what begins with `%`.
  public func appendFormat(_ format: NSString, _ arguments: any CVarArg...) {
    append(String(format: format as String, arguments: arguments))
  }
}

extension NSMutableDictionary {
  /// The value of a key; setting nil removes it.
  public subscript<Key: Hashable>(key: Key) -> Any? {
    get { object(forKey: key) }
    set {
      if let newValue {
        setObject(newValue, forKey: AnyHashable(key))
      } else {
        removeObject(forKey: key)
      }
    }
  }

  /// The same for a key of no known type.
  public subscript(key: any NSCopying) -> Any? {
    get { object(forKey: key) }
    set {
      guard let key = key as? NSObject else { return }
      self[key] = newValue
    }
  }
}

extension RunLoop.Mode {
  /// UIKit's mode while a touch is followed. The run loop here has one mode for all.
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}

extension NSSortDescriptor {
  /// A descriptor that compares objects by the property of a key.
  public convenience init(key: String?, ascending: Bool) {
    self.init(keyPath: \NSObject.self, ascending: ascending) { first, second in
      func value(_ object: Any) -> Any? {
        guard let key, key != "self" else { return object }
        return (object as? NSObject)?.value(forKeyPath: key)
      }
      return NSSortDescriptor.order(value(first), value(second))
    }
  }

  /// A descriptor that compares objects by a property that may be nil, as those of entities are; nil stands first.
  public convenience init<Root, Value: Comparable>(keyPath: KeyPath<Root, Value?>, ascending: Bool) {
    self.init(keyPath: keyPath, ascending: ascending) { first, second in
      switch (first as? Value, second as? Value) {
      case (nil, nil): .orderedSame
      case (nil, _): .orderedAscending
      case (_, nil): .orderedDescending
      case (let first?, let second?):
        first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
      }
    }
  }

  /// A descriptor that compares objects by a property of any type.
  @_disfavoredOverload
  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    // A property that is nil is a value of an optional type here.
    func value(_ value: Any) -> Any? {
      let mirror = Mirror(reflecting: value)
      return mirror.displayStyle == .optional && mirror.children.isEmpty ? nil : value
    }
    self.init(keyPath: keyPath, ascending: ascending) { NSSortDescriptor.order(value($0), value($1)) }
  }

  /// The order of two values: numbers, texts and moments; nil stands first.
  private static func order(_ first: Any?, _ second: Any?) -> ComparisonResult {
    switch (first, second) {
    case (nil, nil): return .orderedSame
    case (nil, _): return .orderedAscending
    case (_, nil): return .orderedDescending
    case (let first as String, let second as String): return first.compare(second)
    case (let first as Bool, let second as Bool): return compare(first ? 1 : 0, second ? 1 : 0)
    case (let first as NSString, let second as NSString): return first.compare("\(second)")
    case (let first as Date, let second as Date): return first.compare(second)
    case (let first as NSNumber, let second as NSNumber): return first.compare(second)
    case (let first as any BinaryInteger, let second as any BinaryInteger):
      return compare(Double(first), Double(second))
    case (let first as any BinaryFloatingPoint, let second as any BinaryFloatingPoint):
      return compare(Double(first), Double(second))
    default: return .orderedSame
    }
  }

  private static func compare(_ first: Double, _ second: Double) -> ComparisonResult {
    first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
  }
}

/// Resources that Apple's store keeps until an application asks for them. Here they are in the bundle from the beginning.
/// Unchecked, as Foundation's requests are: one thread sets them up.
open class NSBundleResourceRequest: NSObject, @unchecked Sendable {
  /// The names of what is asked for.
  public let tags: Set<String>
  /// The bundle that has it.
  public let bundle: Bundle
  /// How urgent it is. Without effect: everything is here.
  open var loadingPriority = 0.5
  /// Done.
  public let progress = Progress(totalUnitCount: 1)

  /// A request for tags.
  public convenience init(tags: Set<String>) { self.init(tags: tags, bundle: .main) }
  /// A request for tags in a bundle.
  public init(tags: Set<String>, bundle: Bundle) {
    self.tags = tags
    self.bundle = bundle
    super.init()
  }

  /// Calls the handler when the present code is done, without an error.
  open func beginAccessingResources(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
    progress.completedUnitCount = 1
    DispatchQueue.main.async { completionHandler(nil) }
  }
  /// Calls the handler with true.
  open func conditionallyBeginAccessingResources(completionHandler: @escaping @Sendable (Bool) -> Void) {
    progress.completedUnitCount = 1
    DispatchQueue.main.async { completionHandler(true) }
  }
  /// Nothing goes away.
  open func endAccessingResources() {}
}

extension ProcessInfo {
  /// Whether an iPad's application runs on a Mac: never here.
  public var isMacCatalystApp: Bool { false }
  /// Whether an iPhone's application runs on a Mac: never here.
  public var isiOSAppOnMac: Bool { false }
}

/// The run loop of Core Foundation's, which is Foundation's.
public typealias CFRunLoop = RunLoop
/// The main thread's run loop.
public func CFRunLoopGetMain() -> CFRunLoop! { .main }
/// The present thread's run loop.
public func CFRunLoopGetCurrent() -> CFRunLoop! { .current }
/// How long a run loop runs, and why it ended.
public enum CFRunLoopRunResult: Int32, Sendable { case finished = 1, stopped, timedOut, handledSource }
/// A mode of a run loop.
public struct CFRunLoopMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name.
  public let rawValue: String
  /// A mode of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A mode of a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// The usual mode.
  public static let defaultMode = CFRunLoopMode("kCFRunLoopDefaultMode")
  /// All usual modes.
  public static let commonModes = CFRunLoopMode("kCFRunLoopCommonModes")
}
/// Has a run loop run a block.
public func CFRunLoopPerformBlock(_ rl: CFRunLoop!, _ mode: Any!, _ block: (@Sendable () -> Void)!) {
  rl.perform(block)
}
/// Has a run loop that waits look for work.
public func CFRunLoopWakeUp(_ rl: CFRunLoop!) { rl.perform {} }
/// Runs the present run loop until it is stopped.
public func CFRunLoopRun() { CFRunLoopRunInMode(.defaultMode, .greatestFiniteMagnitude, false) }
/// Runs the present run loop for a while.
@discardableResult
public func CFRunLoopRunInMode(
  _ mode: CFRunLoopMode!, _ seconds: CFTimeInterval, _ returnAfterSourceHandled: Bool
) -> CFRunLoopRunResult {
  RunLoopStops.run(.current, seconds: seconds)
}
/// Ends what runs a run loop.
public func CFRunLoopStop(_ rl: CFRunLoop!) { RunLoopStops.stop(rl) }

/// Run loops that were told to stop.
private enum RunLoopStops {
  private static let stopped = Mutex<Set<ObjectIdentifier>>([])

  static func stop(_ loop: RunLoop) {
    stopped.withLock { _ = $0.insert(ObjectIdentifier(loop)) }
    loop.perform {}
  }

  static func run(_ loop: RunLoop, seconds: Double) -> CFRunLoopRunResult {
    let id = ObjectIdentifier(loop)
    var left = seconds
    repeat {
      // A stop that comes from elsewhere is seen soon. Parts are counted, not the machine's time: run loops of virtual devices let
      // time pass without waiting.
      let part = min(left, 0.05)
      loop.run(until: Date(timeIntervalSinceNow: part))
      left -= part
      if stopped.withLock({ $0.remove(id) != nil }) { return .stopped }
    } while left > 0
    return .timedOut
  }
}
/// A text with attributes.
public typealias CFAttributedString = NSAttributedString

extension CGFloat {
  /// A number of Objective-C's.
  public init(truncating number: NSNumber) { self.init(number.doubleValue) }
}

/// The domain of Core Foundation's errors.
public func CFErrorGetDomain(_ err: NSError!) -> CFString! { NSString(string: err?.domain ?? "") }
/// The number of an error.
public func CFErrorGetCode(_ err: NSError!) -> CFIndex { err?.code ?? 0 }
/// What belongs to an error.
public func CFErrorCopyUserInfo(_ err: NSError!) -> CFDictionary! {
  NSDictionary(dictionary: err?.userInfo ?? [:])
}

/// The version of Foundation: higher than any that applications ask for.
public let NSFoundationVersionNumber = 2500.0
/// That of iOS 7.
public let NSFoundationVersionNumber_iOS_7_0 = 1047.20
/// That of iOS 7.1.
public let NSFoundationVersionNumber_iOS_7_1 = 1047.25
/// That of iOS 8.
public let NSFoundationVersionNumber_iOS_8_0 = 1140.11
/// That of iOS 8.4.
public let NSFoundationVersionNumber_iOS_8_4 = 1144.17
/// That of iOS 9.
public let NSFoundationVersionNumber_iOS_9_0 = 1240.1
