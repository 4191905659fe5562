// Stands in for the part of RxCocoa that is written in Objective-C, which is not built: the base class of delegate proxies, observers of
// properties by key path, and messages that are observed. Its interface is that which Swift sees of its headers.
@_exported import Foundation
@_exported import ObjectiveCSupport
import UIKit

/// The domain of errors of observed messages.
public let RXObjCRuntimeErrorDomain = "RXObjCRuntimeErrorDomain"
/// The key in the errors of an object that is observed by key.
public let RXObjCRuntimeErrorIsKVOKey = "RXObjCRuntimeErrorIsKVOKey"
nonisolated(unsafe) public var RXAbortOnThreadingHazard: ObjCBool = false

@objc public enum RXObjCRuntimeError: Int, Sendable {
  case unknown = 1
  case objectMessagesAlreadyBeingIntercepted = 2
  case selectorNotImplemented = 3
  case cantInterceptCoreFoundationTollFreeBridgedObjects = 4
  case threadingCollisionWithOtherInterceptionMechanism = 5
  case savingOriginalForwardingMethodFailed = 6
  case replacingMethodWithForwardingImplementation = 7
  case observingPerformanceSensitiveMessages = 8
  case observingMessagesWithUnsupportedReturnType = 9
}

/// The delegate behind a proxy: what RxCocoa looks up at run time in an object of any class.
public protocol ForwardedDelegate: AnyObject {}
extension NSObject: ForwardedDelegate {}
extension ForwardedDelegate {
  @_disfavoredOverload
  public func responds(to selector: Selector!) -> Bool {
    (self as? NSObject)?.responds(to: selector) ?? false
  }
  /// The method of a scroll view's delegate; `nil` for other objects.
  @MainActor public var scrollViewDidScroll: (@MainActor (UIScrollView) -> Void)? {
    guard let delegate = self as? any UIScrollViewDelegate else { return nil }
    return { delegate.scrollViewDidScroll($0) }
  }
}

/// A delegate that passes the methods that it does not implement to another one, and reports them.
open class _RXDelegateProxy: NSObject, MessageForwarding {
  private weak var next: AnyObject?
  private var retained: AnyObject?

  public override init() {
    super.init()
    MessageForwarders.note(self)
  }

  public var _forwardToDelegate: (any ForwardedDelegate)! { next as? NSObject }

  open func _setForwardToDelegate(_ forwardToDelegate: Any?, retainDelegate: Bool) {
    next = forwardToDelegate.map { $0 as AnyObject }
    retained = retainDelegate ? next : nil
  }

  /// Returns whether the proxy's class has the method itself.
  open func hasWiredImplementation(for selector: Selector) -> Bool {
    RuntimeClasses.responds(self, to: selector.name)
  }

  /// Returns `true`: methods of delegates are no messages here, so that any may be one of those that are passed on.
  open func voidDelegateMethodsContain(_ selector: Selector) -> Bool { true }

  open func _sentMessage(_ selector: Selector, withArguments arguments: [Any]) {}
  open func _methodInvoked(_ selector: Selector, withArguments arguments: [Any]) {}

  // MARK: MessageForwarding

  public var forwardee: AnyObject? { next }
  public func willForward(_ selector: String, _ arguments: [Any]) {
    for name in Self.names(selector) { _sentMessage(Selector(name), withArguments: arguments) }
  }
  public func didForward(_ selector: String, _ arguments: [Any]) {
    for name in Self.names(selector) { _methodInvoked(Selector(name), withArguments: arguments) }
  }

  /// A method of one argument can be observed by its base name: the adapter does not know how many those of UIKit have.
  private static func names(_ selector: String) -> [String] {
    let base = selector.prefix { $0 != ":" }
    return base.count + 1 == selector.count ? [selector, String(base)] : [selector]
  }
}

/// Observes a property by key path until it is disposed of.
open class _RXKVOObserver: NSObject, KeyValueObserver {
  private var target: NSObject?
  private unowned(unsafe) let observed: NSObject?
  private let keyPath: String
  private let callback: (Any?) -> Void
  private var isObserving = false

  public init(
    target: Any!, retainTarget: Bool, keyPath: String!, options: NSKeyValueObservingOptions,
    callback: ((Any?) -> Void)!
  ) {
    observed = (target as AnyObject) as? NSObject
    self.target = retainTarget ? observed : nil
    self.keyPath = keyPath
    self.callback = callback
    super.init()
    isObserving = observed != nil
    observed?.addObserver(self, forKeyPath: keyPath, options: options, context: nil)
  }

  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    callback(change?[.newKey])
  }

  open func dispose() {
    if isObserving { observed?.removeObserver(self, forKeyPath: keyPath, context: nil) }
    isObserving = false
    target = nil
  }
}

// MARK: Observed messages

public protocol RXMessageSentObserver: AnyObject {
  var targetImplementation: IMP { get }
  func messageSent(withArguments arguments: [Any])
  func methodInvoked(withArguments arguments: [Any])
}

public protocol RXDeallocatingObserver: AnyObject {
  var targetImplementation: IMP { get }
  func deallocating()
}

public func RX_selector(_ selector: Selector) -> Selector { Selector("_RX_namespace_\(selector.name)") }

public func RX_reference_from_selector(_ selector: Selector) -> UnsafeMutableRawPointer {
  UnsafeMutableRawPointer(mutating: sel_getName(selector))
}

/// Reports the messages with a selector that UIKit sends to an object; others are not seen. Those of an object that is about to be released
/// are reported once it is.
public func RX_ensure_observing(_ target: Any, _ selector: Selector, _ error: NSErrorPointer) -> IMP? {
  let object = target as AnyObject
  let reference = UnsafeRawPointer(RX_reference_from_selector(RX_selector(selector)))
  if selector.name == "dealloc" {
    objc_setAssociatedObject(object, releaseKey, ReleaseReport(object, reference), .OBJC_ASSOCIATION_RETAIN)
  } else {
    MessageObservers.observe(object, selector.name) { [weak object] arguments, isBefore in
      guard let object,
        let observer = objc_getAssociatedObject(object, reference) as? any RXMessageSentObserver
      else { return }
      if isBefore {
        observer.messageSent(withArguments: arguments)
      } else {
        observer.methodInvoked(withArguments: arguments)
      }
    }
  }
  return OpaquePointer(sel_getName(selector))
}

public func RX_default_target_implementation() -> IMP { OpaquePointer(sel_getName(Selector("default"))) }

private let releaseKey = UnsafeRawPointer(sel_getName(Selector("_RX_release")))

/// Reports the release of an object by its own.
private final class ReleaseReport {
  private let observer: (any RXDeallocatingObserver)?

  init(_ object: AnyObject, _ reference: UnsafeRawPointer) {
    observer = objc_getAssociatedObject(object, reference) as? any RXDeallocatingObserver
  }

  deinit { observer?.deallocating() }
}
