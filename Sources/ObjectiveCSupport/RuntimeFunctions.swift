import ClassMetadata
import ForkSafeLocks
import Foundation

// Functions of Objective-C's runtime that say what a class and a selector are, and those that make classes and implementations, which
// there are none of here: code that falls back where a class cannot be made does so.

/// The implementation of a property. There are none: Swift properties are not Objective-C's.
public typealias objc_property_t = OpaquePointer
/// Returns `nil`: there are no properties.
public func property_getAttributes(_ property: objc_property_t) -> UnsafePointer<CChar>? { nil }
/// Returns an empty name: there are no properties.
public func property_getName(_ property: objc_property_t) -> UnsafePointer<CChar> {
  RuntimeTexts.pointer(to: "")
}
/// An instance variable. There are none: Swift properties are not Objective-C's.
public typealias Ivar = OpaquePointer

// MARK: Classes

/// Returns the class of an object; `nil` for `nil`.
public func object_getClass(_ object: Any?) -> AnyClass? {
  object.map { Swift.type(of: $0 as AnyObject) }
}

/// Returns whether a value is a class.
public func object_isClass(_ object: Any?) -> Bool { object is AnyClass }

/// Returns the class's name, as `NSStringFromClass(_:)` does. The text is valid as long as the program runs; it is empty for `nil`.
public func class_getName(_ cls: AnyClass?) -> UnsafePointer<CChar> {
  RuntimeTexts.pointer(to: cls.map(RuntimeClasses.stringFromClass) ?? "")
}

/// Returns the name of an object's class. The text is valid as long as the program runs; it is "nil" for `nil`.
public func object_getClassName(_ object: Any?) -> UnsafePointer<CChar> {
  object.map { class_getName(Swift.type(of: $0 as AnyObject)) } ?? RuntimeTexts.pointer(to: "nil")
}

/// Returns the size of a class's objects in bytes, with the two words that all objects have; 0 for `nil`.
public func class_getInstanceSize(_ cls: AnyClass?) -> Int {
  cls.map { ClassLayout.instanceLayout(of: $0).size } ?? 0
}

/// Returns the superclass of a class; `nil` if it has none.
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? { cls.flatMap { _getSuperclass($0) } }

/// Returns `false`: classes have no classes of their own here.
public func class_isMetaClass(_ cls: AnyClass?) -> Bool { false }

/// Returns whether instances of a class have a method, as `instancesRespond(to:)` says.
public func class_respondsToSelector(_ cls: AnyClass?, _ selector: Selector?) -> Bool {
  guard let cls, let selector else { return false }
  return RuntimeClasses.has(cls, selector.name)
}

/// Returns the class with a name, as `NSClassFromString(_:)` does.
public func objc_lookUpClass(_ name: UnsafePointer<CChar>) -> AnyClass? {
  RuntimeClasses.classFromString(String(cString: name))
}

/// Returns the class with a name, as `NSClassFromString(_:)` does.
public func objc_getClass(_ name: UnsafePointer<CChar>) -> Any? { objc_lookUpClass(name) }

/// Returns the classes of the process without those that are generic, for which the caller calls `free(_:)`.
public func objc_copyClassList(
  _ outCount: UnsafeMutablePointer<UInt32>?
) -> AutoreleasingUnsafeMutablePointer<AnyClass>? {
  let classes = LoadedClasses.all
  outCount?.pointee = UInt32(classes.count)
  guard !classes.isEmpty else { return nil }
  let list = UnsafeMutablePointer<AnyClass>.allocate(capacity: classes.count)
  list.initialize(from: classes, count: classes.count)
  return list
}

/// Writes the classes of the process without those that are generic into a buffer, as many as it has room for.
///
/// - Returns: The number of classes that there are.
@discardableResult
public func objc_getClassList(
  _ buffer: AutoreleasingUnsafeMutablePointer<AnyClass>?, _ bufferCount: Int32
) -> Int32 {
  let classes = LoadedClasses.all
  if let buffer {
    for index in classes.indices.prefix(Int(max(0, bufferCount))) { buffer[index] = classes[index] }
  }
  return Int32(classes.count)
}

/// Returns `nil`: classes cannot be made at run time.
public func objc_allocateClassPair(
  _ superclass: AnyClass?, _ name: UnsafePointer<CChar>, _ extraBytes: Int
) -> AnyClass? { nil }

/// Returns whether two values are the same class or both `nil`: classes are objects for Objective-C.
public func === (lhs: AnyClass?, rhs: AnyClass?) -> Bool { lhs == rhs }

/// Returns whether two values are different classes, or one of them is `nil`.
public func !== (lhs: AnyClass?, rhs: AnyClass?) -> Bool { lhs != rhs }

/// Does nothing: classes cannot be made at run time.
public func objc_registerClassPair(_ cls: AnyClass) {}

/// Does nothing: classes cannot be made at run time.
public func objc_disposeClassPair(_ cls: AnyClass) {}

/// Makes a subclass of `Bundle` the class of a bundle, whose texts it then has. Other objects keep their class: they cannot get
/// another one.
///
/// - Returns: The class before.
@discardableResult
public func object_setClass(_ object: Any?, _ cls: AnyClass) -> AnyClass? {
  guard let bundle = object as? Bundle else { return object_getClass(object) }
  let before: AnyClass? = SubclassableBundle.standing(for: bundle).map { Swift.type(of: $0) }
  SubclassableBundle.setClass(cls, of: bundle)
  return before ?? object_getClass(object)
}

// MARK: Selectors and methods

/// Returns the name of a selector. The text is valid as long as the program runs.
public func sel_getName(_ sel: Selector) -> UnsafePointer<CChar> { RuntimeTexts.pointer(to: sel.name) }

/// Returns the selector with a name.
public func sel_registerName(_ str: UnsafePointer<CChar>) -> Selector { Selector(String(cString: str)) }

/// Returns whether two selectors have the same name.
public func sel_isEqual(_ lhs: Selector, _ rhs: Selector) -> Bool { lhs.name == rhs.name }

/// Returns a pointer that stands for a block. No method can be given it: `class_addMethod(_:_:_:_:)` returns `false`.
public func imp_implementationWithBlock(_ block: Any) -> IMP {
  OpaquePointer(RuntimeTexts.pointer(to: "block"))
}

/// Returns `false`: no method has a block.
@discardableResult
public func imp_removeBlock(_ anImp: IMP) -> Bool { false }

/// Returns `nil` and a count of zero: there are no methods.
public func class_copyMethodList(
  _ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<Method>? {
  outCount?.pointee = 0
  return nil
}

/// Returns `nil` and a count of zero: there are no properties.
public func class_copyPropertyList(
  _ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<objc_property_t>? {
  outCount?.pointee = 0
  return nil
}

/// Returns `nil` and a count of zero: there are no instance variables.
public func class_copyIvarList(
  _ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<Ivar>? {
  outCount?.pointee = 0
  return nil
}

/// Returns `nil`: there are no instance variables.
public func class_getInstanceVariable(_ cls: AnyClass?, _ name: UnsafePointer<CChar>) -> Ivar? { nil }

/// Returns `nil`: there are no properties.
public func class_getProperty(_ cls: AnyClass?, _ name: UnsafePointer<CChar>) -> objc_property_t? { nil }

/// Texts of C that are kept as long as the program runs, each once.
private enum RuntimeTexts {
  private static let known = Mutex<[String: UInt]>([:])

  static func pointer(to text: String) -> UnsafePointer<CChar> {
    let address = known.withLock { known in
      if let address = known[text] { return address }
      let address = UInt(bitPattern: strdup(text))
      known[text] = address
      return address
    }
    guard let pointer = UnsafePointer<CChar>(bitPattern: address) else { fatalError("out of memory") }
    return pointer
  }
}
