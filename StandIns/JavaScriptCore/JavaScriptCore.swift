/// Stands in for Apple's JavaScriptCore: values are stored and converted; there is no engine, so that scripts
/// and functions have the result `undefined` and end with an exception that says so.
@_exported import Foundation
import CoreGraphics

/// The marker of classes whose members scripts use. There are no scripts.
public protocol JSExport {}

/// The place of the values of contexts.
open class JSVirtualMachine: NSObject {
  public override init() { super.init() }
  open func addManagedReference(_ object: Any!, withOwner owner: Any!) {}
  open func removeManagedReference(_ object: Any!, withOwner owner: Any!) {}
}

/// A global object of scripts, with the values that a program sets.
open class JSContext: Hashable {
  public let virtualMachine: JSVirtualMachine!
  open var name: String!
  open var isInspectable = false
  /// The last exception, if no handler takes it.
  open var exception: JSValue! {
    get { thrown.map { JSValue($0, self) } }
    set { thrown = newValue?.content }
  }
  /// The handler of exceptions. By default, they are stored in ``exception``.
  open var exceptionHandler: ((JSContext?, JSValue?) -> Void)! = { $0?.exception = $1 }
  open var globalObject: JSValue! { JSValue(.object(globals), self) }

  // Values keep their contexts, so that a context stores contents only.
  private let globals = JSValue.Object()
  private var thrown: JSValue.Content?

  // This is no `NSObject`, whose initializer cannot be overridden by one that may fail, as Apple's is.
  public convenience init!() { self.init(virtualMachine: JSVirtualMachine()) }
  public init!(virtualMachine: JSVirtualMachine!) {
    self.virtualMachine = virtualMachine
  }
  public static func == (first: JSContext, second: JSContext) -> Bool { first === second }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  open class func current() -> JSContext! { nil }
  open class func currentCallee() -> JSValue! { nil }
  open class func currentThis() -> JSValue! { nil }
  open class func currentArguments() -> [Any]! { nil }

  @discardableResult open func evaluateScript(_ script: String!) -> JSValue! { fail() }
  @discardableResult open func evaluateScript(_ script: String!, withSourceURL sourceURL: URL!) -> JSValue! {
    fail()
  }
  open func objectForKeyedSubscript(_ key: Any!) -> JSValue! { globalObject.objectForKeyedSubscript(key) }
  open func setObject(_ object: Any!, forKeyedSubscript key: Any!) {
    globalObject.setObject(object, forKeyedSubscript: key)
  }
  open subscript(key: Any!) -> JSValue! { objectForKeyedSubscript(key) }

  /// Reports that there is no engine, and returns `undefined`.
  func fail() -> JSValue {
    exceptionHandler?(self, JSValue(newErrorFromMessage: "There is no JavaScript engine here.", in: self))
    return JSValue(.undefined, self)
  }
}

/// A reference to a value that a virtual machine may release. It keeps the value.
open class JSManagedValue: NSObject {
  private let stored: JSValue?
  open var value: JSValue! { stored }
  public init!(value: JSValue!) { stored = value }
  public convenience init!(value: JSValue!, andOwner owner: Any!) { self.init(value: value) }
}
