import Foundation
@_spi(Reflection) import Swift

/// Access to the methods of Swift classes in their vtables.
///
/// The metadata of a class without library evolution, such as Foundation's on Linux, contains a pointer for
/// each overridable method, at the same position in each subclass. The position is found by the address of
/// the base class's own method, whose symbol the library exports.
package enum VirtualMethods {
  /// Returns the position of a method in the vtables of a class and its subclasses; `nil` if the library has
  /// no such method, or calls it in another way.
  ///
  /// - Parameters:
  ///   - symbol: The mangled name of the method of `type` itself.
  ///   - type: The class that declares the method.
  package static func slot(of symbol: String, in type: AnyClass) -> Int? {
    guard let image = dlopen(nil, RTLD_NOW), let address = dlsym(image, symbol) else { return nil }
    return members(of: type).first { ClassLayout.words(of: type)[$0] == UnsafeRawPointer(address) }
  }

  /// Returns the method at a position of a class.
  package static func method(at slot: Int, of type: AnyClass) -> UnsafeRawPointer? {
    guard members(of: type).contains(slot) else { return nil }
    return ClassLayout.words(of: type)[slot]
  }

  /// The position of the first method of a class without a superclass and stored properties.
  package static let firstSlot = ClassLayout.firstMember

  /// Replaces the method at a position of a class. Subclasses are not affected.
  ///
  /// - Returns: Whether the vtable could be written to.
  @discardableResult
  package static func replace(at slot: Int, of type: AnyClass, with method: UnsafeRawPointer) -> Bool {
    guard members(of: type).contains(slot) else { return false }
    let entry = ClassLayout.words(of: type) + slot
    let page = sysconf(Int32(_SC_PAGESIZE))
    let start = UInt(bitPattern: entry) / UInt(page) * UInt(page)
    guard mprotect(UnsafeMutableRawPointer(bitPattern: start), page, PROT_READ | PROT_WRITE) == 0 else {
      return false
    }
    entry.pointee = method
    return true
  }

  /// Returns the positions of methods where a subclass differs from its superclass and another subclass does
  /// not, with its methods.
  ///
  /// This finds a method without a symbol by comparing a subclass that overrides it with one that overrides
  /// nothing. Inherited initializers have entries of their own in each class.
  package static func differences(of changed: AnyClass, from unchanged: AnyClass, in type: AnyClass)
    -> [(slot: Int, method: UnsafeRawPointer)]
  {
    ClassLayout.verify()
    return unverifiedDifferences(of: changed, from: unchanged, in: type)
  }

  /// The same, for ``ClassLayout`` to verify what this relies on.
  static func unverifiedDifferences(of changed: AnyClass, from unchanged: AnyClass, in type: AnyClass)
    -> [(slot: Int, method: UnsafeRawPointer)]
  {
    let (base, plain, own) = (
      ClassLayout.words(of: type), ClassLayout.words(of: unchanged), ClassLayout.words(of: changed)
    )
    return ClassLayout.members(of: type).compactMap { slot in
      guard plain[slot] == base[slot], let new = own[slot], new != base[slot] else { return nil }
      return (slot, new)
    }
  }

  /// Calls a method without parameters and result.
  package static func call(_ method: UnsafeRawPointer, on object: AnyObject) {
    unsafeBitCast(Pair(method: method, object: object), to: Call.self).function()
  }

  /// Calls a method that returns a value for a key.
  package static func find(_ key: String, by method: UnsafeRawPointer, of object: AnyObject) -> Any? {
    unsafeBitCast(Pair(method: method, object: object), to: KeyCall.self).function(key)
  }

  /// Calls a method that returns a value of certain classes for a key.
  package static func find(
    _ key: String, of classes: [AnyClass]?, by method: UnsafeRawPointer, of object: AnyObject
  ) -> Any? {
    unsafeBitCast(Pair(method: method, object: object), to: ClassesAndKeyCall.self).function(classes, key)
  }

  /// Calls the setter of a property whose value is an error.
  package static func set(_ error: any Error, by method: UnsafeRawPointer, of object: AnyObject) {
    unsafeBitCast(Pair(method: method, object: object), to: ErrorCall.self).function(error)
  }

  /// Returns the offset in bytes and the type of a stored property that a class itself declares. Nothing is
  /// read.
  package static func field(_ name: String, of type: AnyClass) -> (offset: Int, type: Any.Type)? {
    var found: (Int, Any.Type)?
    // The option for classes, whose constant is not declared safe to read.
    _forEachField(of: type, options: _EachFieldOptions(rawValue: 1)) { label, offset, fieldType, _ in
      guard String(cString: label) == name else { return true }
      found = (offset, fieldType)
      return false
    }
    return found
  }

  /// Allocates an instance of a class without stored properties, which needs no initializer.
  package static func allocate(_ type: AnyClass) -> AnyObject? {
    typealias Allocate = @convention(c) (UnsafeRawPointer, Int, Int) -> UnsafeMutableRawPointer?
    guard let image = dlopen(nil, RTLD_NOW), let symbol = dlsym(image, "swift_allocObject") else {
      return nil
    }
    ClassLayout.verify()
    let layout = ClassLayout.instanceLayout(of: type)
    // Only the type and the reference count.
    guard layout.size == 2 * MemoryLayout<UInt>.size else { return nil }
    let object = unsafeBitCast(symbol, to: Allocate.self)(
      UnsafeRawPointer(ClassLayout.words(of: type)), layout.size, layout.alignmentMask)
    return object.map { Unmanaged<AnyObject>.fromOpaque($0).takeRetainedValue() }
  }

  /// Makes an object one of a subclass that adds no stored properties.
  ///
  /// - Returns: whether it is; `false` if the object's class is not a superclass, or the subclass has properties of its own.
  package static func become(_ object: AnyObject, _ type: AnyClass) -> Bool {
    ClassLayout.verify()
    let former: AnyClass = Swift.type(of: object)
    var ancestor: AnyClass? = type
    while let present = ancestor, present != former { ancestor = _getSuperclass(present) }
    guard ancestor != nil,
      ClassLayout.instanceLayout(of: type).size == ClassLayout.instanceLayout(of: former).size
    else { return false }
    // The first word of an object is its class.
    Unmanaged.passUnretained(object).toOpaque().storeBytes(
      of: UnsafeRawPointer(ClassLayout.words(of: type)), as: UnsafeRawPointer.self)
    return true
  }

  /// A method receives its instance in the register in which a closure receives its context, so that both are
  /// called in the same way.
  private struct Pair {
    let method: UnsafeRawPointer
    let object: AnyObject
  }
  private struct Call { let function: () -> Void }
  private struct KeyCall { let function: (String) -> Any? }
  private struct ClassesAndKeyCall { let function: ([AnyClass]?, String) -> Any? }
  /// Setters consume their argument.
  private struct ErrorCall { let function: (consuming (any Error)?) -> Void }

  /// The words of a class's metadata that may be methods.
  static func members(of type: AnyClass) -> Range<Int> {
    ClassLayout.verify()
    return ClassLayout.members(of: type)
  }

  /// Returns a class as one that declares its initializer required, so that it can be called on a class known at run time.
  ///
  /// Objective-C's runtime makes objects of any class. Swift asks for a `required` initializer, which each subclass with one
  /// of its own would have to repeat. The two classes have the initializer at the same place: both inherit it from the same
  /// superclass, or declare it as the first member below one, without stored properties.
  ///
  ///     let maker = VirtualMethods.initializers(of: type, as: InitializableObject.self)
  ///     let object = maker.init()
  ///
  /// `Maker` is open, so that the compiler does not take the call for one of that very class's initializer.
  package static func initializers<Maker: AnyObject>(of type: AnyClass, as maker: Maker.Type) -> Maker.Type {
    ClassLayout.verify()
    return unsafeBitCast(type, to: Maker.Type.self)
  }
}
