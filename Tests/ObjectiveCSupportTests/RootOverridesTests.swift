import Foundation
import ObjectiveCSupport
import Testing

/// A class as the source adapter rewrites it when it overrides methods of `NSObject` and `Formatter`.
private final class Router: NSObject {
  var target = NSObject()
  var undefined: [String] = []

  func responds(to aSelector: Selector!) -> Bool {
    aSelector.name == "routed" || super.responds(to: aSelector)
  }
  func forwardingTarget(for aSelector: Selector!) -> Any? { target }
  func value(forKey key: String) -> Any? { key == "own" ? 1 : super.value(forKey: key) }
  func value(forUndefinedKey key: String) -> Any? { "no \(key)" }
  func setValue(_ value: Any?, forUndefinedKey key: String) { undefined.append(key) }
}

private final class Target: NSObject {
  var count = 0
  func bump() { count += 1 }
}

// Unchecked, as its superclass is: one thread uses it here.
private final class Cents: NumberFormatter, @unchecked Sendable {
  func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    range rangep: UnsafeMutablePointer<NSRange>?
  ) throws {
    guard let cents = Int(string) else { throw CocoaError(.formatting) }
    if let obj {
      UnsafeMutableRawPointer(obj).initializeMemory(as: AnyObject?.self, to: NSNumber(value: cents * 100))
    }
  }
}

private class Box<Value>: NSObject {
  var heard: [Any] = []
  func tap(_ sender: Any?) { heard.append(sender ?? "nil") }
}

@MainActor private protocol BoxMethods: AnyObject {
  func boxMethods(_ selector: String, _ arguments: RuntimeArguments?) throws -> Any??
}

extension Box: BoxMethods {
  fileprivate func boxMethods(_ selector: String, _ arguments: RuntimeArguments?) throws -> Any?? {
    guard selector == "tap:" else { return nil }
    if let arguments { tap(try arguments.value(0) as Any?) }
    return .some(nil)
  }
}

@MainActor @Suite(.serialized) struct RootOverridesTests {
  init() {
    RuntimeClasses.register(Router.self) { c in
      c.method("respondsToSelector:") { (o: Router, a) throws -> Any? in
        o.responds(to: try a.value(0)) as Any?
      }
      c.method("forwardingTargetForSelector:") { (o: Router, a) throws -> Any? in
        o.forwardingTarget(for: try a.value(0)) as Any?
      }
      c.method("valueForKey:") { (o: Router, a) throws -> Any? in o.value(forKey: try a.value(0)) as Any? }
      c.method("valueForUndefinedKey:") { (o: Router, a) throws -> Any? in
        o.value(forUndefinedKey: try a.value(0)) as Any?
      }
      c.method("setValue:forUndefinedKey:") { (o: Router, a) throws -> Any? in
        o.setValue(try a.value(0), forUndefinedKey: try a.value(1)) as Any?
      }
    }
    RuntimeClasses.register(Target.self) { c in c.method("bump") { (o: Target, _) in o.bump() } }
    RuntimeClasses.register(Cents.self) { c in
      c.method("getObjectValue:forString:range:error:") { (o: Cents, a) throws -> Any? in
        try o.getObjectValue(try a.value(0), for: try a.value(1), range: try a.value(2)) as Any?
      }
    }
  }

  @Test func questionsReachTheOverrideAndItsSuper() {
    let object: NSObject = Router()
    #expect(object.responds(to: Selector("routed")))
    #expect(!object.responds(to: Selector("unknown")))
    #expect(!NSObject().responds(to: Selector("routed")))
  }

  @Test func messagesThatAreNotUnderstoodAreForwarded() {
    let router = Router()
    let target = Target()
    router.target = target
    (router as NSObject).perform(Selector("bump"))
    #expect(target.count == 1)
  }

  @Test func keysReachTheOverrides() {
    let router = Router()
    let object: NSObject = router
    #expect(object.value(forKey: "own") as? Int == 1)
    #expect(object.value(forKey: "other") as? String == "no other")
    #expect(object.value(forKeyPath: "own") as? Int == 1)
    object.setValue(1, forKey: "missing")
    #expect(router.undefined == ["missing"])
  }

  @Test func formattersOfApplicationsReadTexts() throws {
    let formatter: Formatter = Cents()
    let memory = UnsafeMutablePointer<Int>.allocate(capacity: 1)
    defer { memory.deallocate() }
    let pointer = AutoreleasingUnsafeMutablePointer<AnyObject?>.init(memory)
    var reason: NSString?
    #expect(formatter.getObjectValue(pointer, for: "12", errorDescription: &reason))
    #expect(pointer.pointee as? Int == 1200)
    #expect(!formatter.getObjectValue(nil, for: "x", errorDescription: &reason) && reason != nil)
    #expect(throws: CocoaError.self) { try NumberFormatter().getObjectValue(nil, for: "x", range: nil) }
    #expect(NumberFormatter().editingString(for: NSNumber(value: 3)) == "3")
  }

  @Test func objectsOfGenericClassesGetMessages() {
    RuntimeClasses.registerGeneric { o, s, a in try (o as? any BoxMethods)?.boxMethods(s, a) ?? nil }
    let box: NSObject = Box<Int>()
    #expect(box.responds(to: Selector("tap:")) && !box.responds(to: Selector("other:")))
    box.perform(Selector("tap:"), with: "a")
    #expect((box as? Box<Int>)?.heard as? [String] == ["a"])
  }

  @Test func valuesAreArchivedByTheirOwnEncoding() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    try archiver.encodeEncodable(["a": [1, 2]], forKey: "map")
    try archiver.encodeEncodable("text", forKey: "text")
    archiver.finishEncoding()
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    #expect(unarchiver.decodeDecodable([String: [Int]].self, forKey: "map") == ["a": [1, 2]])
    #expect(try unarchiver.decodeTopLevelDecodable(String.self, forKey: "text") == "text")
    #expect(unarchiver.decodeDecodable(Int.self, forKey: "text") == nil)
    #expect(unarchiver.decodeDecodable(Int.self, forKey: "none") == nil)
  }

  @Test func locationsAreMadeOfTexts() {
    let base = NSURL(string: "https://example.org/a/")
    #expect(
      (CFURLCreateWithString(nil, "b" as NSString, base) as NSURL?)?.absoluteString
        == "https://example.org/a/b")
    #expect(CFURLCreateWithString(nil, nil, nil) == nil)
  }

  private final class Service: NSObject {}
  /// Containers of services, such as Swinject, choose by what the initializer that they are given takes.
  private struct Container {
    func register<Made>(_ type: Made.Type, name: String? = nil, by make: @escaping (()) -> Made) -> Int { 0 }
    func register<Made, A>(_ type: Made.Type, name: String? = nil, by make: @escaping (A) -> Made) -> Int {
      1
    }
    func register<Made, A, B>(_ type: Made.Type, name: String? = nil, by make: @escaping ((A, B)) -> Made)
      -> Int
    { 2 }
  }

  @Test func initializersOfObjectsAreThoseOfTheirClass() {
    #expect(Container().register(Service.self, by: Service.init) == 0)
  }
}
