import Foundation
import ObjectiveC
import Testing

/// Answers of Objective-C's runtime about classes and selectors, and what it cannot do here.
@Suite struct RuntimeFunctionsTests {
  private class Animal: NSObject {}
  private final class Dog: Animal {}
  /// Registered under another name, which other tests of the class would see.
  private final class Hound: Animal {}

  @Test func classesAreDescribed() {
    let dog = Dog()
    #expect(object_getClass(dog) == Dog.self && object_getClass(nil) == nil)
    #expect(class_getSuperclass(Dog.self) == Animal.self && class_getSuperclass(nil) == nil)
    let name = String(cString: class_getName(Dog.self))
    #expect(class_getInstanceSize(Dog.self) >= 16 && class_getInstanceSize(nil) == 0)
    #expect(name.hasSuffix("Dog") && String(cString: object_getClassName(dog)) == name)
    #expect(class_getName(Dog.self) == class_getName(Dog.self), "a text is kept once")
    #expect(String(cString: class_getName(nil)).isEmpty && String(cString: object_getClassName(nil)) == "nil")
    #expect(object_isClass(Dog.self) && !object_isClass(dog) && !class_isMetaClass(Dog.self))
  }

  @Test func registeredClassesAreFoundAndRespond() {
    RuntimeClasses.register(Hound.self, name: "RuntimeFunctionsDog") { $0.method("bark:") { _, _ in } }
    #expect(objc_lookUpClass("RuntimeFunctionsDog") == Hound.self)
    #expect(objc_getClass("RuntimeFunctionsCat") == nil)
    #expect(class_respondsToSelector(Hound.self, Selector("bark:")))
    #expect(!class_respondsToSelector(Hound.self, Selector("meow")))
    #expect(!class_respondsToSelector(Animal.self, Selector("bark:")))
  }

  @Test func selectorsHaveTheirNames() {
    let selector = sel_registerName("move:to:")
    #expect(String(cString: sel_getName(selector)) == "move:to:")
    #expect(sel_isEqual(selector, Selector("move:to:")) && !sel_isEqual(selector, Selector("move:")))
  }

  /// Programs make a class and go another way where there is none.
  // Unchecked, like its superclass.
  private final class OtherBundle: SubclassableBundle, @unchecked Sendable {
    override func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
      let prefix = objc_getAssociatedObject(self, RuntimeFunctionsTests.key) as? String ?? ""
      return prefix + super.localizedString(forKey: key, value: value, table: tableName)
    }
  }
  private final class Place: Sendable {}
  private static let place = Place()
  private static var key: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(place).toOpaque()) }

  /// An object of the class stands for the bundle, with its associated objects, until the bundle is a `Bundle` again.
  @Test func bundlesGetAnotherClass() throws {
    let bundle = try #require(Bundle(path: FileManager.default.temporaryDirectory.path))
    objc_setAssociatedObject(bundle, Self.key, "de-", .OBJC_ASSOCIATION_RETAIN)
    #expect(SubclassableBundle.standing(for: bundle) == nil)
    #expect(object_setClass(bundle, OtherBundle.self) == Bundle.self)
    let standing = try #require(SubclassableBundle.standing(for: bundle))
    #expect(standing.localizedString(forKey: "hello", value: nil, table: nil) == "de-hello")
    #expect(standing.bundlePath == bundle.bundlePath)
    #expect(object_setClass(bundle, Bundle.self) == OtherBundle.self)
    #expect(SubclassableBundle.standing(for: bundle) == nil)
  }

  /// Libraries for tests look for the subclasses of one of their classes.
  @Test func classesOfTheProcessAreListed() throws {
    var count: UInt32 = 0
    let list = try #require(objc_copyClassList(&count))
    defer { free(list) }
    let classes = (0..<Int(count)).map { list[$0] }
    #expect(classes.filter { class_getSuperclass($0) == Animal.self }.count == 2)
    #expect(classes.contains { $0 == Dog.self } && objc_getClassList(nil, 0) == Int32(count))
    let some = UnsafeMutablePointer<AnyClass>.allocate(capacity: 2)
    defer { some.deallocate() }
    some.initialize(repeating: Animal.self, count: 2)
    #expect(objc_getClassList(some, 1) == Int32(count))
    #expect(some[0] == classes[0] && some[1] == Animal.self)
  }

  @Test func classesAndMethodsAreNotMade() {
    let dog = Dog()
    #expect(objc_allocateClassPair(Dog.self, "RuntimeFunctionsPuppy", 0) == nil)
    #expect(object_setClass(dog, Animal.self) == Dog.self && object_getClass(dog) == Dog.self)
    let implementation = imp_implementationWithBlock({} as () -> Void)
    #expect(!class_addMethod(Dog.self, Selector("run"), implementation, nil))
    #expect(!imp_removeBlock(implementation))
    var count: UInt32 = 7
    #expect(class_copyMethodList(Dog.self, &count) == nil && count == 0)
    #expect(class_getProperty(Dog.self, "name") == nil && class_getInstanceVariable(Dog.self, "name") == nil)
  }

  /// Classes are objects for Objective-C, so that code compares them by reference.
  @Test func classesAreComparedByReference() {
    let (dog, none): (AnyClass?, AnyClass?) = (object_getClass(Dog()), nil)
    #expect(dog === Dog.self && dog !== Animal.self && Dog.self === dog)
    #expect(dog !== none && none === nil)
  }

  /// Core Foundation's modes have texts of its own, which its functions take.
  @Test func modesOfRunLoopsHaveTheirNames() {
    let name: CFString = CFRunLoopMode.commonModes.rawValue
    #expect("\(name)" == "kCFRunLoopCommonModes" && CFRunLoopMode(rawValue: name) == .commonModes)
    let dog = Dog()
    #expect(Unmanaged.passRetained(dog).autorelease().takeUnretainedValue() === dog)
  }
}
