import Foundation
import ObjectiveCSupport
import Testing

@MainActor private class Base: NSObject {
  var heard: [String] = []
  var count = 0
  weak var other: NSObject?
  func ping() { heard.append("ping") }
  func ping(_ sender: Any) { heard.append("ping:") }
  func take(_ text: NSString) { heard.append("take \(text)") }
  func note(_ notification: Notification) { heard.append(notification.name.rawValue) }
  func tick(_ timer: Timer) { heard.append("tick \(timer.userInfo as? Int ?? 0)") }
  func answer() -> Int { 42 }
}

@MainActor private class Derived: Base {
  override func ping() { heard.append("derived ping") }
}

@MainActor private class Unregistered: NSObject, SelectorResponder {
  var heard: [String] = []
  func perform(_ selector: Selector, sender: Any?, event: Any?) -> Bool {
    heard.append(selector.name)
    return selector == "known"
  }
}

@MainActor @Suite(.serialized) struct RuntimeClassesTests {
  init() {
    RuntimeClasses.register(Base.self, name: "RegisteredBase") {
      $0.method("ping") { (object: Base, _) in object.ping() }
      $0.method("ping:") { (object: Base, arguments) in object.ping(try arguments.value() as Any) }
      $0.method("take:") { (object: Base, arguments) in object.take(try arguments.value()) }
      $0.method("note:") { (object: Base, arguments) in object.note(try arguments.value()) }
      $0.method("tick:") { (object: Base, arguments) in object.tick(try arguments.value()) }
      $0.method("answer") { (object: Base, _) in object.answer() as Any? }
      $0.property("count") { (object: Base) in
        object.count
      } set: { (object: Base, arguments) in
        object.count = try arguments.value()
      }
      $0.property("other") { (object: Base) in
        object.other
      } set: { (object: Base, arguments) in
        object.other = try arguments.value()
      }
    }
    RuntimeClasses.register(Derived.self)
  }

  /// Apple's Key-Value Coding Programming Guide, *Accessor Search Patterns*: `set<Key>:` or `_set<Key>:`, then what is stored
  /// as `_<key>`; for reading `get<Key>`, `<key>`, `is<Key>`, `_<key>`. A property `count` has a setter `setCount:`, which the
  /// key `Count` finds too; its getter is `count`, which that key does not find.
  @Test func keysAreSearchedAsAppleDocuments() {
    final class Coded: NSObject {
      var count = 0
      var hidden = false
      var secret = 0
      var told = ""
    }
    RuntimeClasses.register(Coded.self) {
      $0.property("count") { (object: Coded) in
        object.count
      } set: { (object: Coded, arguments) in
        object.count = try arguments.value()
      }
      $0.property("isHidden") { (object: Coded) in
        object.hidden
      } set: { (object: Coded, arguments) in
        object.hidden = try arguments.value()
      }
      $0.property("_secret") { (object: Coded) in
        object.secret
      } set: { (object: Coded, arguments) in
        object.secret = try arguments.value()
      }
      $0.method("_setWords:") { (object: Coded, arguments) in object.told = try arguments.value() }
      $0.method("getWords") { (object: Coded, _) in object.told as Any? }
    }
    let object = Coded()
    object.setValue(3, forKey: "Count")
    object.setValue(true, forKey: "hidden")
    object.setValue(5, forKey: "secret")
    object.setValue("now", forKey: "words")
    #expect(object.count == 3 && object.hidden && object.secret == 5 && object.told == "now")
    #expect(object.value(forKey: "count") as? Int == 3)
    #expect(object.value(forKey: "hidden") as? Bool == true)
    #expect(object.value(forKey: "secret") as? Int == 5)
    #expect(object.value(forKey: "words") as? String == "now")
    if case .returned = RuntimeClasses.get("Count", of: object) {
      Issue.record("a getter of another name was found")
    }
  }

  @Test func foundationsClassesTakeKeys() throws {
    let defaults = try #require(UserDefaults(suiteName: "tinamou-\(UUID())"))
    defaults.setValue(7, forKey: "level")
    #expect(defaults.value(forKey: "level") as? Int == 7)
    #expect(defaults.value(forKey: "none") == nil)
    let dictionary: NSMutableDictionary = ["a": 1]
    dictionary.setValue(2, forKey: "b")
    dictionary.setValue(nil, forKey: "a")
    #expect(dictionary.value(forKey: "b") as? Int == 2)
    #expect(dictionary.value(forKey: "a") == nil)
    let list: NSArray = [NSDictionary(dictionary: ["a": 1]), NSDictionary(dictionary: ["a": 4])]
    #expect((list.value(forKey: "a") as? [Any])?.compactMap { $0 as? Int } == [1, 4])
  }

  @Test func messagesReachTheMethodsOfSuperclassesAndOverrides() {
    let object = Derived()
    Selector("ping").invoke(on: object, sender: nil)
    Selector("ping:").invoke(on: object, sender: object)
    #expect(object.heard == ["derived ping", "ping:"])
    #expect(Selector("pong").invoke(on: object, sender: nil) == false)
  }

  @Test func argumentsAreTheDeclaredTypesOrTheMethodIsNotCalled() {
    let object = Base()
    #expect(Selector("take:").invoke(on: object, sender: "text"))
    #expect(!Selector("take:").invoke(on: object, sender: [1]))
    #expect(!Selector("take:").invoke(on: object, sender: nil))
    #expect(object.heard == ["take text"])
  }

  @Test func objectsTellWhatTheyRespondTo() {
    #expect(Derived().responds(to: "ping"))
    #expect(Derived().responds(to: "setCount:"))
    #expect(!Derived().responds(to: "pong"))
    #expect(!NSObject().responds(to: "ping"))
    #expect(Base.instancesRespond(to: "tick:"))
  }

  @Test func classesAnswerAsRootObjectsDo() {
    #expect(Base.instanceMethod(for: "tick:") != nil && Base.instanceMethod(for: "unknown") == nil)
    #expect(Base.method(for: "effectWithRadius:") == nil)
    #expect(Derived.superclass() == Base.self && Base.isSubclass(of: NSObject.self))
  }

  @Test func performReturnsWhatTheMethodReturns() {
    let value = Base().perform("answer")?.takeUnretainedValue()
    #expect((value as? NSNumber)?.intValue == 42)
  }

  /// Messages with modes and threads, and one that is canceled.
  @MainActor @Test func messagesMayHaveModes() {
    let object = Derived()
    object.performSelector(onMainThread: "ping", with: nil, waitUntilDone: true, modes: nil)
    object.perform("ping", on: Thread.current, with: nil, waitUntilDone: true)
    object.perform("ping", on: Thread.current, with: nil, waitUntilDone: true, modes: nil)
    #expect(object.heard.count == 3)
    let other = Derived()
    other.perform("ping", with: nil, afterDelay: 1000, inModes: [.common])
    NSObject.cancelPreviousPerformRequests(withTarget: other, selector: "ping", object: nil)
    #expect(other.heard.isEmpty)
  }

  @Test func propertiesAreReadAndSetByKey() {
    let object = Derived()
    object.setValue(3.0, forKey: "count")
    #expect(object.count == 3)
    #expect(object.value(forKey: "count") as? Int == 3)
    let other = Base()
    object.setValue(other, forKey: "other")
    object.setValue(7, forKeyPath: "other.count")
    #expect(other.count == 7)
    object.setValue(nil, forKey: "other")
    #expect(object.other == nil)
    #expect(!RuntimeClasses.set("count", of: object, to: "three"))
  }

  @Test func classesAreFoundByName() {
    #expect(RuntimeClasses.type(named: "RegisteredBase") == Base.self)
    #expect(RuntimeClasses.type(named: "Derived") == Derived.self)
    #expect(RuntimeClasses.type(named: "Nothing") == nil)
    #expect(instance(of: Derived.self as Base.Type) is Derived)
  }

  @Test func respondersMayStillAnswerThemselves() {
    let object = Unregistered()
    #expect(Selector("known").invoke(on: object, sender: nil))
    #expect(!Selector("unknown").invoke(on: object, sender: nil))
    #expect(object.heard == ["known", "unknown"])
  }

  @Test func notificationsReachSelectorsUntilTheyAreTakenBack() {
    let center = NotificationCenter()
    let object = Base()
    center.addObserver(object, selector: Selector("note:"), name: Notification.Name("a"), object: nil)
    center.addObserver(object, selector: Selector("note:"), name: Notification.Name("b"), object: nil)
    center.post(name: Notification.Name("a"), object: nil)
    center.post(name: Notification.Name("b"), object: nil)
    center.removeObserver(object, name: Notification.Name("a"), object: nil)
    center.post(name: Notification.Name("a"), object: nil)
    center.post(name: Notification.Name("b"), object: nil)
    center.removeObserver(object)
    center.post(name: Notification.Name("b"), object: nil)
    #expect(object.heard == ["a", "b", "b"])
  }

  @Test func tokensOfClosuresAreTakenBackAsBefore() {
    let center = NotificationCenter()
    nonisolated(unsafe) var count = 0  // Posted on this thread.
    let token = center.addObserver(forName: Notification.Name("a"), object: nil, queue: nil) { _ in
      count += 1
    }
    center.post(name: Notification.Name("a"), object: nil)
    center.removeObserver(token)
    center.post(name: Notification.Name("a"), object: nil)
    #expect(count == 1)
  }

  @Test func timersCallTheirTargetsWithThemselves() {
    let object = Base()
    let timer = Timer(
      timeInterval: 1, target: object, selector: Selector("tick:"), userInfo: 5, repeats: false)
    timer.fire()
    #expect(object.heard == ["tick 5"])
  }

  private final class Weak {
    weak var object: AnyObject?
    init(_ object: AnyObject) { self.object = object }
  }

  /// A class is an object for Objective-C: one that is always there.
  @Test func classesHaveOneObjectEach() {
    let held = Weak(RuntimeClasses.classObject(NSObject.self))
    #expect(held.object != nil && held.object === RuntimeClasses.classObject(NSObject.self))
    #expect(held !== RuntimeClasses.classObject(Unregistered.self))
    #expect("\(RuntimeClasses.classObject(NSObject.self))" == "NSObject")
  }

  /// Objects that are known by a protocol only get the messages of all objects.
  @Test func objectsOfAProtocolGetMessages() {
    let object: any NSObjectProtocol = Derived()
    #expect(object.responds(to: "ping") && !object.responds(to: "pong"))
    #expect(object.isKind(of: Base.self) && !object.isMember(of: Base.self))
    #expect(object.isMember(of: Derived.self))
  }
}
