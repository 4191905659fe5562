import ForkSafeLocks
import Foundation

/// A pointer to a variable of the caller.
public typealias AutoreleasingUnsafeMutablePointer = UnsafeMutablePointer

/// The implementation of a method. There are none: Swift methods are not Objective-C's.
public typealias IMP = OpaquePointer
/// A method of a class. There are none: Swift methods are not Objective-C's.
public typealias Method = OpaquePointer

/// Returns `nil`: methods cannot be exchanged without Objective-C's runtime.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> OpaquePointer? { nil }
/// Returns `nil`: methods cannot be exchanged without Objective-C's runtime.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> OpaquePointer? { nil }
/// Returns `nil`: there are no methods.
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> OpaquePointer? { nil }
/// Returns `false`: methods cannot be added at run time.
@discardableResult
public func class_addMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: OpaquePointer, _ types: UnsafePointer<CChar>?
) -> Bool { false }
/// Returns `nil`: methods cannot be replaced at run time.
@discardableResult
public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: OpaquePointer, _ types: UnsafePointer<CChar>?
) -> OpaquePointer? { nil }
/// Does nothing: there are no methods.
public func method_exchangeImplementations(_ m1: OpaquePointer, _ m2: OpaquePointer) {}
/// Returns the pointer itself: there are no methods.
public func method_getImplementation(_ m: OpaquePointer) -> OpaquePointer { m }
/// Returns the pointer itself: there are no methods.
@discardableResult
public func method_setImplementation(_ m: OpaquePointer, _ imp: OpaquePointer) -> OpaquePointer { m }
/// Returns `nil`: there are no methods.
public func method_getTypeEncoding(_ m: OpaquePointer) -> UnsafePointer<CChar>? { nil }

/// An exception. Raising it stops the program with its message, since exceptions cannot be caught.
///
/// Unchecked, since `userInfo` may contain anything, as on Apple's platforms: it is never changed.
open class NSException: NSObject, @unchecked Sendable {
  /// The name of the exception.
  public let name: NSExceptionName
  /// The reason.
  public let reason: String?
  /// Additional information.
  public let userInfo: [AnyHashable: Any]?

  /// Creates an exception.
  public init(name: NSExceptionName, reason: String?, userInfo: [AnyHashable: Any]? = nil) {
    self.name = name
    self.reason = reason
    self.userInfo = userInfo
    super.init()
  }

  /// The reason, or the name if there is none.
  open override var description: String { reason ?? name.rawValue }

  /// The calls that led to the exception: none is recorded.
  open var callStackSymbols: [String] { [] }
  /// The addresses of the calls that led to the exception: none is recorded.
  open var callStackReturnAddresses: [NSNumber] { [] }

  /// Calls the handler of uncaught exceptions, and stops the program with their message.
  open func raise() -> Never {
    NSGetUncaughtExceptionHandler()?(self)
    fatalError("*** Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason ?? "")'")
  }
}

/// A function that is called before an exception ends the program.
public typealias NSUncaughtExceptionHandler = @Sendable (NSException) -> Void

private let uncaughtExceptionHandler = Mutex<NSUncaughtExceptionHandler?>(nil)

/// Returns the function that is called before an exception ends the program.
public func NSGetUncaughtExceptionHandler() -> NSUncaughtExceptionHandler? {
  uncaughtExceptionHandler.withLock { $0 }
}

/// Sets the function that is called before an exception ends the program.
public func NSSetUncaughtExceptionHandler(_ handler: NSUncaughtExceptionHandler?) {
  uncaughtExceptionHandler.withLock { $0 = handler }
}

/// The name of an exception.
public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
  /// The name itself.
  public let rawValue: String
  /// Creates a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A generic exception.
  public static let genericException = NSExceptionName("NSGenericException")
  /// An invalid argument.
  public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
  /// An internal inconsistency of the program.
  public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
  /// An index out of bounds.
  public static let rangeException = NSExceptionName("NSRangeException")
  /// A key that an object does not have.
  public static let undefinedKeyException = NSExceptionName("NSUnknownKeyException")
}

extension NSMutableString {
  /// Appends a formatted string.
  public func appendFormat(_ format: String, _ arguments: any CVarArg...) {
    append(String(format: format, arguments: arguments))
  }

  /// Appends a formatted string.
  public func appendFormat(_ format: NSString, _ arguments: any CVarArg...) {
    append(String(format: format as String, arguments: arguments))
  }
}

extension NSMutableDictionary {
  /// The value of a key; `nil` removes it.
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

  /// The value of a key of unknown type; `nil` removes it.
  public subscript(key: any NSCopying) -> Any? {
    get { object(forKey: key) }
    set {
      guard let key = key as? NSObject else { return }
      self[key] = newValue
    }
  }
}

extension RunLoop.Mode {
  /// The mode in which UIKit tracks touches. The run loop has a single mode here.
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}

extension NSSortDescriptor {
  /// Creates a descriptor that compares objects by the property with a key.
  public convenience init(key: String?, ascending: Bool) {
    self.init(keyPath: \NSObject.self, ascending: ascending) { first, second in
      func value(_ object: Any) -> Any? {
        guard let key, key != "self" else { return object }
        return (object as? NSObject)?.value(forKeyPath: key)
      }
      return NSSortDescriptor.order(value(first), value(second))
    }
    SortKeys.set(key, of: self)
  }

  /// Creates a descriptor that compares objects by an optional property, such as those of entities; `nil` is
  /// ordered first.
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

  /// Creates a descriptor that compares objects by a property of any type.
  @_disfavoredOverload
  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    // An optional property that is `nil` is a value of an optional type here.
    func value(_ value: Any) -> Any? {
      let mirror = Mirror(reflecting: value)
      return mirror.displayStyle == .optional && mirror.children.isEmpty ? nil : value
    }
    self.init(keyPath: keyPath, ascending: ascending) { NSSortDescriptor.order(value($0), value($1)) }
  }

  /// Returns the order of two numbers, strings or dates; `nil` is ordered first.
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

/// A request for on-demand resources. Here they are always in the bundle. Unchecked, like Foundation's
/// requests: one thread configures them.
open class NSBundleResourceRequest: NSObject, @unchecked Sendable {
  /// The tags of the requested resources.
  public let tags: Set<String>
  /// The bundle that contains the resources.
  public let bundle: Bundle
  /// The loading priority. Without effect: all resources are available.
  open var loadingPriority = 0.5
  /// The progress, which is complete at once.
  public let progress = Progress(totalUnitCount: 1)

  /// Creates a request for tags.
  public convenience init(tags: Set<String>) { self.init(tags: tags, bundle: .main) }
  /// Creates a request for tags in a bundle.
  public init(tags: Set<String>, bundle: Bundle) {
    self.tags = tags
    self.bundle = bundle
    super.init()
  }

  /// Calls the handler on the main queue without an error.
  open func beginAccessingResources(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
    progress.completedUnitCount = 1
    DispatchQueue.main.async { completionHandler(nil) }
  }
  /// Calls the handler on the main queue with `true`.
  open func conditionallyBeginAccessingResources(completionHandler: @escaping @Sendable (Bool) -> Void) {
    progress.completedUnitCount = 1
    DispatchQueue.main.async { completionHandler(true) }
  }
  /// Does nothing: resources remain available.
  open func endAccessingResources() {}
}

extension ProcessInfo {
  /// A Boolean value that indicates whether an iPad application runs on a Mac. Always `false`.
  public var isMacCatalystApp: Bool { false }
  /// A Boolean value that indicates whether an iPhone application runs on a Mac. Always `false`.
  public var isiOSAppOnMac: Bool { false }
}

/// The run loop of Core Foundation, which is Foundation's.
public typealias CFRunLoop = RunLoop
/// Returns the run loop of the main thread.
public func CFRunLoopGetMain() -> CFRunLoop! { .main }
/// Returns the run loop of the current thread.
public func CFRunLoopGetCurrent() -> CFRunLoop! { .current }
/// The reason why a run loop ended.
public enum CFRunLoopRunResult: Int32, Sendable { case finished = 1, stopped, timedOut, handledSource }
/// The mode of a run loop.
public struct CFRunLoopMode: RawRepresentable, Hashable, Sendable {
  private let name: String
  /// The mode's name.
  public var rawValue: CFString { NSString(string: name) }
  /// Creates a mode with a name.
  public init(rawValue: CFString) { name = "\(rawValue)" }
  /// Creates a mode with a name.
  public init(_ rawValue: CFString) { name = "\(rawValue)" }
  /// The default mode.
  public static let defaultMode = CFRunLoopMode(NSString("kCFRunLoopDefaultMode"))
  /// The common modes.
  public static let commonModes = CFRunLoopMode(NSString("kCFRunLoopCommonModes"))
}
/// Enqueues a block on a run loop.
public func CFRunLoopPerformBlock(_ rl: CFRunLoop!, _ mode: Any!, _ block: (@Sendable () -> Void)!) {
  rl.perform(block)
}
/// Wakes up a waiting run loop.
public func CFRunLoopWakeUp(_ rl: CFRunLoop!) { rl.perform {} }
/// Runs the current run loop until it is stopped.
public func CFRunLoopRun() { CFRunLoopRunInMode(.defaultMode, .greatestFiniteMagnitude, false) }
/// Runs the current run loop for a number of seconds.
@discardableResult
public func CFRunLoopRunInMode(
  _ mode: CFRunLoopMode!, _ seconds: CFTimeInterval, _ returnAfterSourceHandled: Bool
) -> CFRunLoopRunResult {
  RunLoopStops.run(.current, seconds: seconds)
}
/// Stops a run loop.
public func CFRunLoopStop(_ rl: CFRunLoop!) { RunLoopStops.stop(rl) }

/// The run loops that have to stop.
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
      // A stop from elsewhere is noticed soon. The parts are counted instead of reading the machine's clock:
      // run loops of virtual devices advance time without waiting.
      let part = min(left, 0.05)
      loop.run(until: Date(timeIntervalSinceNow: part))
      left -= part
      if stopped.withLock({ $0.remove(id) != nil }) { return .stopped }
    } while left > 0
    return .timedOut
  }
}
extension CGFloat {
  /// Creates a number from an `NSNumber`.
  public init(truncating number: NSNumber) { self.init(number.doubleValue) }
}

/// Returns the domain of an error.
public func CFErrorGetDomain(_ err: NSError!) -> CFString! { NSString(string: err?.domain ?? "") }
/// Returns the code of an error.
public func CFErrorGetCode(_ err: NSError!) -> CFIndex { err?.code ?? 0 }
/// Returns the user info of an error.
public func CFErrorCopyUserInfo(_ err: NSError!) -> CFDictionary! {
  NSDictionary(dictionary: err?.userInfo ?? [:])
}

/// The version of Foundation: higher than any that applications compare it with.
public let NSFoundationVersionNumber = 2500.0
/// The version of Foundation in iOS 7.
public let NSFoundationVersionNumber_iOS_7_0 = 1047.20
/// The version of Foundation in iOS 7.1.
public let NSFoundationVersionNumber_iOS_7_1 = 1047.25
/// The version of Foundation in iOS 8.
public let NSFoundationVersionNumber_iOS_8_0 = 1140.11
/// The version of Foundation in iOS 8.4.
public let NSFoundationVersionNumber_iOS_8_4 = 1144.17
/// The version of Foundation in iOS 9.
public let NSFoundationVersionNumber_iOS_9_0 = 1240.1
