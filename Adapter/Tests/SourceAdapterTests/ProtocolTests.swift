import Testing

@testable import SourceAdapter

/// Protocols of Objective-C: optional requirements, ownership, their uses as classes.
@Suite struct ProtocolTests {
  /// Swift permits `weak` in protocols of Objective-C alone, which are plain ones here.
  @Test func ownershipGoesFromProtocolsOfObjectiveC() throws {
    let text = """
      import UIKit
      @objc protocol P { weak var a: UIView? { get set }; @objc unowned var b: UIView { get } }
      class A: P { weak var a: UIView?; unowned let b = UIView() }
      """
    let result = adaptedText(text)
    #expect(lines(result)[1] == "protocol P: AnyObject { var a: UIView? { get set }; var b: UIView { get } }")
    #expect(lines(result)[2].contains("{ weak var a: UIView?; unowned let b = UIView() }"))
    try expectCompiles(result)
    #expect(adaptedText("protocol P: AnyObject { weak var a: AnyObject? { get } }").contains("weak var"))
  }

  @Test func optionalRequirementsAreAskedForAtRunTime() throws {
    let text = """
      import UIKit
      @objc protocol P { @objc optional func p(_ a: Int, with b: Int) -> Bool }
      class A: NSObject { weak var delegate: P?; func f() { _ = delegate?.p?(1, with: 2) } }
      class B: NSObject, P { func p(_ a: Int, with b: Int) -> Bool { true } }
      """
    let result = lines(adaptedText(text))
    #expect(result[1] == "protocol P: AnyObject { func p(_ a: Int, with b: Int) -> Bool }")
    #expect(result[2].contains("delegate?.__ask_p(1, with: 2)"))
    #expect(result[3].contains("c.method(\"p:with:\")"))
    #expect(result[4].contains("var __optional_p__with: ((_ a: Int, _ b: Int) -> Bool)?"))
    #expect(result[4].contains("func __ask_p(_ a: Int, with b: Int) -> Bool? {"))
    try expectCompiles(adaptedText(text))
  }

  /// Optional requirements of classes have their default alone, and types that are unwrapped implicitly are optional inside of others.
  @Test func optionalRequirementsOfClassesHaveDefaults() throws {
    let text = """
      import UIKit
      @objc protocol P { @objc optional static func p(_ a: Int) -> Bool; @objc optional static var q: Int { get }
        @objc optional func r(_ a: NSObject!) -> NSObject!; @objc optional var s: NSObject! { get } }
      class A: NSObject, P {}
      class B: NSObject, P { class func p(_ a: Int) -> Bool { true }; class var q: Int { 1 }; func r(_ a: NSObject!) -> NSObject! { a } }
      let types: [any P.Type] = [A.self, B.self]
      """
    let result = adaptedText(text)
    #expect(
      result.contains("static func p(_ a: Int) -> Bool {") && result.contains("static var q: Int {")
        && !result.contains("__ask_p"), "\(result)")
    #expect(result.contains("var __optional_r_: ((_ a: NSObject?) -> NSObject?)?"), "\(result)")
    try expectCompiles(result)
  }

  /// Protocols of other modules are asked in the same way, and classes in functions answer.
  @Test func optionalRequirementsOfOtherModulesAreKnown() throws {
    let first = SourceAdapter.adapt(
      [
        SourceFile(
          path: "/app/P.swift",
          text: """
            import UIKit
            @objc public protocol P { @objc(named:) optional func p(_ a: Int) -> Bool; @objc optional var q: Int { get } }
            public protocol Plain { func r() }
            """)
      ], options: AdapterOptions())
    var options = AdapterOptions()
    options.protocols = [try #require(first.protocols)]
    let text = """
      import UIKit
      class A: NSObject { weak var delegate: P?; func f() { _ = delegate?.p?(1); _ = delegate?.q == nil } }
      class B: P { func p(_ a: Int) -> Bool { true } }
      func f() { class C: P { func p(_ a: Int) -> Bool { true } }
        _ = C() }
      """
    let module = SourceAdapter.adapt([SourceFile(path: "/app/A.swift", text: text)], options: options)
    let result = lines(module.files[0].text)
    #expect(result[1].contains("delegate?.__ask_p(1)") && result[1].contains("delegate?.__optional_q == nil"))
    #expect(result[2].contains("c.method(\"p:\")") && result[2].contains("c.method(\"named:\")"))
    #expect(
      result[3].contains("}; RuntimeClasses.register(C.self) { c in c.method(\"named:\")"), "\(result[3])")
    #expect(module.protocols == nil)
  }

  /// A use of an optional method without a call gets nil where the object has none.
  @Test(arguments: [
    (
      "if let f = delegate?.p(_:with:) { _ = f(1, 2) }",
      "if let f = delegate?.__optional_p__with { _ = f(1, 2) }"
    ),
    (
      "guard let f = self.delegate?.q else { return }",
      "guard let f = self.delegate?.__optional_q_ else { return }"
    ),
    ("_ = delegate?.p(_:with:) != nil", "_ = delegate?.__optional_p__with != nil"),
    ("let f = delegate.q!", "let f = delegate.__optional_q_!"),
    ("delegate.q!(1)", "delegate.q(1)"),
    ("_ = self.delegate?.p!(1, with: 2) ?? false", "_ = self.delegate?.p(1, with: 2) ?? false"),
    ("delegate?.q(1)", "delegate?.q(1)"),
  ])
  func optionalMethodsAreValuesToo(before: String, after: String) {
    let text =
      "import UIKit\n@objc protocol P { @objc optional func p(_ a: Int, with b: Int) -> Bool; @objc optional func q(_ a: Int) }\n"
      + "class A: NSObject { weak var delegate: P!; func f() { \(before) } }\n"
    #expect(lines(adaptedText(text))[2].contains(after))
  }

  /// A property has the name of an optional method, and the object's type is not the protocol.
  @Test func propertiesAreNoOptionalMethods() {
    let text = """
      import UIKit
      @objc protocol P { @objc optional func core(_ a: Int) }
      class Context: NSObject { var core: NSObject? }
      class A: NSObject { var context: Context?; var delegate: P?
        func f() { if let a = make().core { _ = a }; if let core = context?.core { _ = core }; if let core = delegate?.core { core(1) } } }
      func make() -> Context { Context() }
      """
    let line = lines(adaptedText(text))[4]
    #expect(line.contains("= make().core {"), "\(line)")
    #expect(line.contains("= context?.core {") && line.contains("= delegate?.__optional_core_ {"), "\(line)")
  }

  /// A delegate of any class is asked for what its protocol has.
  @Test func optionalMethodsOfAnyObjectAreAskedFor() throws {
    let text = """
      import UIKit
      @objc protocol P { @objc optional func p(_ a: Int) }
      class A: NSObject { weak var delegate: AnyObject?; func f() { delegate?.p?(1) } }
      """
    #expect(lines(adaptedText(text))[2].contains("(delegate as? P)?.__ask_p(1)"))
    try expectCompiles(adaptedText(text))
  }

  /// A property that a protocol declares optional is nil where the object has none; that of another object is itself.
  @Test func optionalPropertiesAreAskedForAtRunTime() {
    let text = """
      import UIKit
      @objc protocol P { @objc optional var name: String { get } }
      class A: NSObject { weak var delegate: P?; var view = UIView()
        func f() { print(delegate?.name ?? "", self.delegate!.name == nil, view.name) } }
      class B: NSObject, P { var name: String { "B" } }
      """
    let result = lines(adaptedText(text))
    #expect(result[3].contains("delegate?.__optional_name ?? \"\""))
    #expect(result[3].contains("self.delegate!.__optional_name == nil, view.name"))
    #expect(result[4].contains("c.property(\"name\")"))
    #expect(result[5].contains("var __optional_name: (String)? {"))
  }

  /// Optional properties of objects that were cast to their protocol, or that are parameters.
  @Test func optionalPropertiesOfCastsAndParametersAreRead() {
    let result = lines(
      adaptedText(
        """
        @objc protocol P { @objc optional var length: CGFloat { get } }
        func f(_ c: UIViewController, other: P) {
          if let p = c as? P, let l = p.length { print(l) }
          let q = c as! P; print(q.length ?? 0)
          print(other.length ?? 1, c.length)
        }
        """))
    #expect(result[2].contains("let l = p.__optional_length"))
    #expect(result[3].contains("q.__optional_length ?? 0"))
    #expect(result[4].contains("other.__optional_length ?? 1, c.length"))
  }

  /// A protocol of Objective-C's is a class to a requirement of an associated type.
  @Test func associatedTypesNeedNotBeClasses() {
    let text = """
      protocol P { associatedtype D; var d: D? { get } }
      func f<T: P>(_ t: T, _ d: T.D) where T.D: AnyObject {
        g(t.d === d && t.d !== nil)
      }
      """
    let result = lines(adaptedText(text))
    #expect(result[1] == "func f<T: P>(_ t: T, _ d: T.D) where T.D: Any {")
    #expect(result[2] == "  g((t.d as AnyObject?) === (d as AnyObject?) && (t.d as AnyObject?) !== nil)")
  }

  /// Protocols that an extension gives to NSObject are given to classes that are its subclasses on Apple's platforms alone.
  @Test func protocolsOfNSObjectReachFoundationsClasses() throws {
    let text = """
      import UIKit
      protocol Marked { var mark: Int { get } }
      extension Marked { var mark: Int { 1 } }
      @objc protocol Named {}
      protocol Special { func special() }
      extension Special where Self: NSObject { func special() {} }
      extension NSObject: Marked, Named {}
      extension NSObject: Special {}
      let marks = NotificationCenter.default.mark + FileManager.default.mark + ProcessInfo.processInfo.mark
      let all: [any Named & NSObjectProtocol] = [NotificationCenter.default, NSString()]
      let centers: Set<NotificationCenter> = [.default]
      """
    let result = adaptedText(text)
    #expect(result.contains("extension NotificationCenter: Marked, Named {}"))
    #expect(!result.contains("extension NotificationCenter: Special"))
    try expectCompiles(result)
    // One that has the protocol already keeps it, and a class of the module's is another one.
    let other = adaptedText(
      "protocol P {}\nextension NSObject: P {}\nextension FileManager: P {}\nclass ProcessInfo {}\n")
    #expect(other.contains("extension NotificationCenter: P {}"))
    #expect(!other.contains("extension ProcessInfo: P"))
    #expect(lines(other).filter { $0.contains("extension FileManager: P") }.count == 1)
  }

  /// `any P` is a class where a protocol of Objective-C's is `P`.
  @Test func protocolsOfObjectiveCAreClassesOfGenericTypes() throws {
    let text = """
      import UIKit
      @objc protocol Listener { func hear() }
      final class Weak<T: AnyObject> { private(set) weak var object: T? { didSet { count += 1 } }
        var count = 0
        init(_ o: T) { object = o }
        func holds(_ other: T) -> Bool { object === other } }
      struct Boxed<T> where T: AnyObject { weak var value: T? }
      struct Held<T: AnyObject> { unowned let value: T }
      struct Plain<T: AnyObject> { weak var value: T? }
      struct Named<T: AnyObject> { let id: ObjectIdentifier; weak let value: T?
        init(_ v: T) { id = ObjectIdentifier(v); value = v } }
      let named: [Named<any UINavigationControllerDelegate>] = []
      class Speaker: Listener { func hear() {} }
      var all: [Weak<any UINavigationControllerDelegate>] = []
      let speaker = Speaker()
      let box = Boxed<Listener>(value: speaker), held = Held<any Listener>(value: speaker)
      let isHeld = Weak<any Listener>(speaker).holds(held.value)
      let plain = Plain<Speaker>(value: speaker)
      """
    let result = adaptedText(text)
    #expect(
      result.contains("class Weak<T: Any> { @ExistentialWeak private(set) var object: T? = nil { didSet"))
    #expect(result.contains("struct Boxed<T> where T: Any { @ExistentialWeak var value: T? = nil }"))
    #expect(result.contains("struct Held<T: Any> { @ExistentialUnowned var value: T }"))
    #expect(result.contains("struct Plain<T: AnyObject> { weak var value: T? }"))
    #expect(result.contains("struct Named<T: Any> { let id: ObjectIdentifier; @ExistentialWeak var value"))
    try expectCompiles(result)
  }

  /// With Objective-C's runtime a value of a protocol's type conforms to it.
  @Test func valuesOfProtocolsAreGivenAsSome() throws {
    let text = """
      import Foundation
      @objc protocol Listener { func hear() }
      protocol Speaker { func speak() }
      final class Room {
        let first: (any Listener)? = nil
        var listener: (some Listener)? { first }
        func tell(_ listener: (some Listener)?, _ speaker: some Speaker) { listener?.hear() }
        func all(_ speaker: some Speaker) { tell(listener, speaker) }
      }
      """
    let result = adaptedText(text)
    #expect(result.contains("var listener: (any Listener)? { first }"))
    #expect(result.contains("func tell(_ listener: (any Listener)?, _ speaker: some Speaker)"))
    try expectCompiles(result)
  }
}
