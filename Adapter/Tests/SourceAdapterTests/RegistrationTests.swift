import Testing

@testable import SourceAdapter

/// Registrations of classes for calls by name: selectors, observed properties, methods of categories.
@Suite struct RegistrationTests {
  @Test func attributesGoAndLinesStay() throws {
    let text = """
      import UIKit
      @objcMembers
      class A: UIViewController {
        @IBOutlet weak var label: UILabel!
        @IBAction
        func tapped(_ sender: UIButton) {}
        @objc dynamic var count = 0
      }
      """
    let result = lines(adaptedText(text))
    #expect(result[1] == "")
    #expect(result[3] == "  weak var label: UILabel!")
    #expect(result[4] == "  ")
    #expect(result[5] == "  func tapped(_ sender: UIButton) {}")
    #expect(
      result[6] == "  var count = 0 { didSet { KeyValueObserving.changed(self, \"count\") } }")
    #expect(result[7].contains("c.property(\"label\")"))
    #expect(
      result[7].contains(
        "c.method(\"tapped:\") { (o: A, a: RuntimeArguments) throws -> Void in o.tapped(try a.value(0)) }"))
    #expect(result[7].hasSuffix("}"))
    try expectCompiles(adaptedText(text))
  }

  @Test(arguments: [
    ("#selector(tapped)", "func tapped() {}", "tapped"),
    ("#selector(tapped)", "func tapped(_ sender: Any) {}", "tapped:"),
    ("#selector(self.tapped(sender:))", "func tapped(sender: Any) {}", "tappedWithSender:"),
    ("#selector(A.move(to:))", "func move(to place: Int) {}", "moveTo:"),
    ("#selector(A.move(_:by:))", "func move(_ a: Int, by b: Int) {}", "move:by:"),
    ("#selector(go(for:))", "@objc(walk:) func go(for x: Int) {}", "walk:"),
    ("#selector((tapped) as (Int) -> Void)", "func tapped() {}\n@objc func tapped(_ x: Int) {}", "tapped:"),
    ("#selector(getter: title)", "", "title"),
    ("#selector(setter: A.mode)", "", "setMode:"),
    ("#selector(UIView.endEditing(_:))", "", "endEditing:"),
    ("#selector(dismiss(animated:completion:))", "", "dismissViewControllerAnimated:completion:"),
    ("#selector(save)", "func save() throws {}", "saveAndReturnError:"),
  ])
  func selectorsHaveTheNamesOfObjectiveC(expression: String, method: String, selector: String) {
    let text =
      "import UIKit\nclass A: UIViewController {\n  let s = \(expression)\n  \(method.hasPrefix("@objc") ? "" : "@objc ")\(method)\n}\n"
    #expect(lines(adaptedText(text))[2] == "  let s = Selector(\"\(selector)\")")
  }

  /// Without an attribute a method is none of Objective-C's, whatever selectors name it.
  @Test func literalSelectorsFindOnlyWhatObjectiveCHas() {
    let text = adaptedText(
      """
      import UIKit
      class A: UIViewController {
        func plain(_ x: Any) {}
        @objc func exposed(_ x: Any) {}
        override func viewDidLoad() {}
        var number = 1
        @objc var mark = 1
        let all = [Selector("plain:"), Selector("exposed:"), Selector("viewDidLoad"), Selector("number"), Selector("mark")]
      }
      """)
    for name in ["method(\"exposed:\")", "method(\"viewDidLoad\")", "property(\"mark\")"] {
      #expect(text.contains("c." + name))
    }
    #expect(!text.contains("c.method(\"plain:\")") && !text.contains("c.property(\"number\")"))
  }

  /// Methods that differ in types alone are told apart by these, in classes of functions too.
  @Test func methodsOfOneNameAreThoseOfTheirTypes() throws {
    let text = """
      import UIKit
      @objc protocol P {
        @objc(p:a:) optional func p(_ p: Int, on a: CGSize) -> Int
        @objc(p:b:) optional func p(_ p: Int, on b: String) -> Int
      }
      func f() {
        class C: P {
          func p(_ p: Int, on a: CGSize) -> Int { 1 }
          func p(_ p: Int, on b: String) -> Int { 2 }
        }
      }
      """
    let line = lines(adaptedText(text))[9]
    for (name, type) in [("p:a:", "CGSize"), ("p:b:", "String")] {
      #expect(
        line.contains(
          "c.method(\"\(name)\") { (o: C, a: RuntimeArguments) throws -> Any? in "
            + "o.p(try a.value(0) as Int, on: try a.value(1) as \(type)) as Int as Any? }"))
    }
  }

  @Test func overloadsAreToldByTheirTypes() throws {
    let text = """
      import UIKit
      class A: UIView {
        @objc func add(_ a: UIView!, to b: Int) {}
        @objc func add(_ a: String, to b: Int) {}
        @objc func one(_ a: String) {}
        @objc func first() -> Bool { true }
        @objc func last() -> Int! { 1 }
        @objc func clear() {}
      }
      extension A { func first() -> Int { 1 } ; func last() -> Bool { true } ; func clear() -> Int { 1 } }
      """
    let result = adaptedText(text)
    #expect(result.contains("in o.first() as Bool as Any? }"))
    #expect(result.contains("in o.last() as Int? as Any? }"))
    #expect(result.contains("in let _: Void = o.clear() }"))
    #expect(result.contains("o.add(try a.value(0) as UIView?, to: try a.value(1) as Int)"))
    #expect(result.contains("o.add(try a.value(0) as String, to: try a.value(1) as Int)"))
    #expect(result.contains("o.one(try a.value(0))"))
    try expectCompiles(adaptedText(text))
  }

  /// An override in an extension of what a formatter has by a category is registered as one in the class's body is.
  @Test func overridesOfRootMethodsInExtensionsAreRegistered() {
    let text = """
      import UIKit
      class F: Formatter { }
      extension F {
        open override func getObjectValue(_ o: P?, for s: String, errorDescription e: Q?) -> Bool { true }
      }
      """
    let result = adaptedText(text)
    // A class that is not made for messages is registered where it is declared.
    #expect(lines(result)[1].hasPrefix("class F: Formatter { "))
    #expect(lines(result)[1].contains("RuntimeClasses.register(F.self)"))
    #expect(result.contains("c.method(\"getObjectValue:forString:errorDescription:\")"))
    #expect(!result.contains("override") && !result.contains("__extended_"))
  }

  /// Methods that Foundation's root classes have by categories on Apple's platforms.
  @Test func overridesOfRootClassesAreRegistered() throws {
    let text = """
      class Router: NSObject {
        let target = NSObject()
        override func responds(to aSelector: Selector!) -> Bool {
          super.responds(to: aSelector) || target.responds(to: aSelector)
        }
        override func forwardingTarget(for aSelector: Selector!) -> Any? { target }
        override func value(forKey key: String) -> Any? { super.value(forKey: key) }
        override func setValue(_ value: Any?, forUndefinedKey key: String) {}
      }
      class Next: Router {
        override func responds(to aSelector: Selector!) -> Bool { super.responds(to: aSelector) }
      }
      class Box<Value>: NSObject {
        override func value(forUndefinedKey key: String) -> Any? { nil }
      }
      class Money: NumberFormatter {
        override func getObjectValue(
          _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
          range rangep: UnsafeMutablePointer<NSRange>?
        ) throws {
          try super.getObjectValue(obj, for: string, range: rangep)
        }
      }
      """
    let result = adaptedText(text)
    #expect(result.contains("  func responds(to aSelector: Selector!) -> Bool {\n    super"))
    #expect(result.contains("c.method(\"respondsToSelector:\")"))
    // The second override is one of Swift's.
    #expect(lines(result)[10].hasPrefix("  override func responds("))
    try expectCompiles(result)
  }

  @Test func whatIsUnavailableIsNotRegistered() throws {
    let text = """
      import UIKit
      @available(*, unavailable, renamed: "B") class A: UIView { @objc func f() {} }
      class B: UIView {
        @available(*, unavailable) @objc func g() {}
        @available(iOS 13, *) @objc func h() {}
      }
      extension B {
        @available(*, unavailable) override func layoutSubviews() {}
        @available(*, unavailable) override var alpha: CGFloat { get { 0 } set {} }
      }
      """
    let result = lines(adaptedText(text))
    #expect(!result[1].contains("RuntimeClasses"))
    #expect(
      !result[5].contains("\"g\"") && result[5].contains("\"h\"") && !result[5].contains("layoutSubviews"))
    #expect(result[7].contains("func __extended_layoutSubviews()"))
    #expect(!result[5].contains("alpha") && result[8].contains("var __extended_alpha: CGFloat"))
    try expectCompiles(adaptedText(text))
  }

  /// A protocol of a library's is not known as one: its extension has methods of UIKit's names, which Objective-C does not see.
  @Test func extensionsThatOverrideNothingAreNotRegistered() {
    let result = adaptedText(
      """
      import Library
      import UIKit
      extension ViewControllable {
        func dismiss(animated: Bool, completion: (() -> Void)?) {}
      }
      class A: UIViewController {
        override func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
      }
      """, modules: ["Foundation", "UIKit", "Library"])
    #expect(!result.contains("register(ViewControllable.self)"))
    #expect(
      result.contains("register(A.self) { c in c.method(\"dismissViewControllerAnimated:completion:\")"))
  }

  /// Objective-C runs the initializer that a class adds wherever an object is made of a class that is known at run time only.
  @Test func initializersWithoutParametersAreRegistered() {
    let text = """
      import UIKit
      class Root: UIView { init() { super.init(frame: .zero) }; required init?(coder: NSCoder) { nil } }
      class Sub: Root { override func draw(_ rect: CGRect) {} }
      class Own: Root { init(a: Int) { super.init() }; required init?(coder: NSCoder) { nil } }
      class Over: UIView { override init(frame: CGRect) { super.init(frame: frame) }; required init?(coder: NSCoder) { nil } }
      class Short: UIView { convenience init() { self.init(frame: .zero) } }
      """
    let result = adaptedText(text)
    for (name, isRegistered) in [
      ("Root", true), ("Sub", true), ("Own", false), ("Over", false), ("Short", true),
    ] {
      #expect(result.contains("c.initializer { \(name)() }") == isRegistered, "\(name)")
    }
  }

  /// Selectors of generic classes, which inherit from each other, have extensions, and are in other types.
  @Test func methodsOfGenericClassesAreCalledBySelector() throws {
    let text = """
      class Cell<Value>: UITableViewCell {
        @objc func tapped() {}
        override func observeValue(forKeyPath keyPath: String?, of object: Any?,
          change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {}
      }
      class Row<Value: Equatable>: Cell<Value> {
        @objc(rowChanged:) func changed(_ sender: UIView) {}
      }
      struct Outer { class Inner<Value>: NSObject { @objc func held() -> Int { 1 } } }
      final class Last: Row<Int> { @objc func ended() {} }
      final class Subscription<Value> { init(_ value: Value) {}; @objc func occurred() {} }
      struct Publisher { func receive() { _ = Subscription(1) } }
      """
    let result = adaptedText(text)
    #expect(lines(result)[0].contains("class Cell<Value>: UITableViewCell, __TinamouMethods_"))
    #expect(result.contains("case \"rowChanged:\": if let a { self.changed(try a.value(0)) }"))
    try expectCompiles(result)
  }

  /// A class in an extension of a generic structure has the parameters of the structure.
  @Test func classesInExtensionsOfGenericTypesAreNotRegistered() throws {
    let text = """
      import UIKit
      struct Node<Key> {}
      enum Branch<Key> {}
      extension Node { final class Storage: NSObject {} }
      extension Branch { final class Box: NSObject {} }
      """
    let result = adaptedText(text)
    #expect(!result.contains("RuntimeClasses"))
    try expectCompiles(result)
  }

  /// NSObject has no `awakeFromNib` here that could be overridden: the nib's reader sends it as a message.
  @Test func informalMethodsAreSent() throws {
    let text = """
      import UIKit
      class A: NSObject { override func awakeFromNib() { super.awakeFromNib() } }
      class B: UIView { override func awakeFromNib() {} }
      """
    let result = lines(adaptedText(text))
    #expect(
      result[1].hasPrefix("class A: NSObject { func awakeFromNib()")
        && result[1].contains("c.method(\"awakeFromNib\")"))
    #expect(result[2].hasPrefix("class B: UIView { override func awakeFromNib() {}"))
    try expectCompiles(adaptedText(text))
  }

  @Test func dynamicPropertiesTellTheirObservers() throws {
    let text = """
      class A: NSObject {
        @objc dynamic var plain = 0
        @objc dynamic var seen = 0 { didSet { print(seen) } }
        @objc dynamic var early = 0 { willSet { print(newValue) } }
        @objc dynamic var sum: Int { 1 }
        @objc var other = 0
      }
      """
    let result = lines(adaptedText(text))
    #expect(result[1] == "  var plain = 0 { didSet { KeyValueObserving.changed(self, \"plain\") } }")
    #expect(
      result[2]
        == "  var seen = 0 { didSet { defer { KeyValueObserving.changed(self, \"seen\") }; print(seen) } }")
    #expect(
      result[3].hasSuffix(
        "willSet { print(newValue) } didSet { KeyValueObserving.changed(self, \"early\") } }"))
    #expect(result[4] == "  var sum: Int { 1 }")
    #expect(result[5] == "  var other = 0")
    try expectCompiles(adaptedText(text))
  }

  @Test func observersThatAreNoResponders() throws {
    let text = """
      class A: NSObject {
        override func observeValue(forKeyPath keyPath: String?, of object: Any?,
          change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {}
      }
      class B: UIView {
        override func observeValue(forKeyPath keyPath: String?, of object: Any?,
          change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {}
      }
      """
    let result = lines(adaptedText(text))
    #expect(result[1].hasPrefix("  func observeValue("))
    #expect(result[5].hasPrefix("  override func observeValue("))
    #expect(result[0].hasSuffix("class A: NSObject, KeyValueObserver {"))
    #expect(result[4] == "class B: UIView {")
    try expectCompiles(adaptedText(text))
    // In another type, whose name the end of the file would need.
    try expectCompiles(
      adaptedText("enum Outer { \(text.replacing("class A", with: "private class A")) }"))
  }
}
