import SwiftParser
import SwiftSyntax
import Testing

@testable import SourceAdapter

/// The adapted text of a file.
private func adapted(_ text: String, modules: Set<String> = ["Foundation", "UIKit"]) -> String {
  let file = SourceFile(path: "/app/File.swift", text: text)
  return SourceAdapter.adapt([file], options: AdapterOptions(modules: modules)).files[0].text
}

private func lines(_ text: String) -> [String] {
  text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
}

@Suite struct SourceAdapterTests {
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
    let result = lines(adapted(text))
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
    try expectCompiles(adapted(text))
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
    #expect(lines(adapted(text))[2] == "  let s = Selector(\"\(selector)\")")
  }

  /// Without an attribute a method is none of Objective-C's, whatever selectors name it.
  @Test func literalSelectorsFindOnlyWhatObjectiveCHas() {
    let text = adapted(
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

  @Test func conditionsAreDecidedAsOnIOS() throws {
    let text = """
      #if os(iOS) && !targetEnvironment(macCatalyst)
      let a = 1
      #elseif canImport(AppKit) || os(macOS)
      let a = 2
      #else
      let a = 3
      #endif
      """
    let result = lines(adapted(text))
    #expect(result[0] == "#if true")
    #expect(result[2] == "#elseif false")
    try expectCompiles(adapted(text))
  }

  /// Libraries ask for Darwin where others ask for the systems; its names are there.
  @Test func darwinIsThere() {
    let text =
      "#if canImport(Darwin)\nimport Darwin\n#elseif os(Linux) || canImport(Glibc)\nimport Glibc\n#endif"
    let result = lines(adapted(text))
    #expect(result[0] == "#if true" && result[2] == "#elseif false")
    // Libraries of tests do as without Objective-C's runtime: the compiler decides so itself, and the file stays as it is.
    var options = AdapterOptions()
    options.deniedModules = ["Darwin"]
    // The toolchain has a module of this name in C, whose names are those that Foundation has here.
    let core = adapted("#if canImport(CoreFoundation)\nimport CoreFoundation\n#endif\nimport Foundation")
    #expect(lines(core)[0...1] == ["#if true", "/* import CoreFoundation */"])
    let tests = "#if canImport(Darwin)\nlet a = 1\n#else\nlet a = 2\n#endif"
    let module = SourceAdapter.adapt([SourceFile(path: "/a.swift", text: tests)], options: options)
    #expect(module.files[0].text == tests)
  }

  @Test func importsOfMissingModulesGo() {
    let text = "import Foundation\nimport MapKit\nimport UIKit.UIGestureRecognizerSubclass\n"
    #expect(lines(adapted(text)) == ["import Foundation", "/* import MapKit */", "import UIKit", ""])
    #expect(lines(adapted("import Foundation\n"))[0] == "import Foundation; import ObjectiveCSupport")
  }

  /// A framework that is not there would bring UIKit along, and names of UIKit's come from somewhere.
  @Test func uiKitIsImportedWhereItIsSeenOnIOS() {
    #expect(
      adapted("import RxSwift\nlet a = 1")
        == "/* import RxSwift */ import UIKit; import Foundation\nlet a = 1")
    #expect(
      adapted("// note\nlet a = UIView()") == "// note\nimport UIKit; import Foundation; let a = UIView()")
    #expect(
      adapted("import Foundation\nlet a: CGColor? = nil\n").hasPrefix("import Foundation; import UIKit\n"))
    let conditional = "#if DEBUG\nimport Foundation\n#endif\n"
    #expect(lines(adapted(conditional))[1] == "import Foundation; import ObjectiveCSupport")
    var options = AdapterOptions()
    options.hasBridgingHeader = true
    let bridged = SourceAdapter.adapt([SourceFile(path: "/F.swift", text: "let a = b\n")], options: options)
    #expect(bridged.files[0].text == "import UIKit; import Foundation; let a = b\n")
  }

  @Test func whatFoundationLacksIsReplaced() {
    let text =
      "import UIKit\nvar timer = Timer()\nlet place = FileManager.SearchPathDirectory.libraryDirectory\n"
    let result = lines(adapted(text))
    #expect(result[1] == "var timer = Timer()")
    #expect(result[2].hasSuffix(".applicationSupportDirectory"))
  }

  /// SwiftUI is stood in for by names alone: `canImport` denies it, and bodies go.
  @Test func bodiesOfSwiftUIGo() {
    let text = """
      import SwiftUI
      #if canImport(SwiftUI)
      #endif
      struct Card: View { var body: some View {
        Text("a").unknown()
      } }
      """
    var options = AdapterOptions(modules: ["Foundation", "UIKit", "SwiftUI"])
    options.deniedModules = ["SwiftUI"]
    let module = SourceAdapter.adapt([SourceFile(path: "/app/F.swift", text: text)], options: options)
    let result = lines(module.files[0].text)
    #expect(result[1] == "#if false")
    #expect(result[3] == "struct Card: View { var body: some View { StandInView() }")
    #expect(result.count == 6)
  }

  /// Swift permits `weak` in protocols of Objective-C alone, which are plain ones here.
  @Test func ownershipGoesFromProtocolsOfObjectiveC() throws {
    let text = """
      import UIKit
      @objc protocol P { weak var a: UIView? { get set }; @objc unowned var b: UIView { get } }
      class A: P { weak var a: UIView?; unowned let b = UIView() }
      """
    let result = adapted(text)
    #expect(lines(result)[1] == "protocol P: AnyObject { var a: UIView? { get set }; var b: UIView { get } }")
    #expect(lines(result)[2].contains("{ weak var a: UIView?; unowned let b = UIView() }"))
    try expectCompiles(result)
    #expect(adapted("protocol P: AnyObject { weak var a: AnyObject? { get } }").contains("weak var"))
  }

  @Test func optionalRequirementsAreAskedForAtRunTime() throws {
    let text = """
      import UIKit
      @objc protocol P { @objc optional func p(_ a: Int, with b: Int) -> Bool }
      class A: NSObject { weak var delegate: P?; func f() { _ = delegate?.p?(1, with: 2) } }
      class B: NSObject, P { func p(_ a: Int, with b: Int) -> Bool { true } }
      """
    let result = lines(adapted(text))
    #expect(result[1] == "protocol P: AnyObject { func p(_ a: Int, with b: Int) -> Bool }")
    #expect(result[2].contains("delegate?.__ask_p(1, with: 2)"))
    #expect(result[3].contains("c.method(\"p:with:\")"))
    #expect(result[4].contains("var __optional_p__with: ((_ a: Int, _ b: Int) -> Bool)?"))
    #expect(result[4].contains("func __ask_p(_ a: Int, with b: Int) -> Bool? {"))
    try expectCompiles(adapted(text))
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
    let result = adapted(text)
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
    #expect(lines(adapted(text))[2].contains(after))
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
    let line = lines(adapted(text))[4]
    #expect(line.contains("= make().core {"), "\(line)")
    #expect(line.contains("= context?.core {") && line.contains("= delegate?.__optional_core_ {"), "\(line)")
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
    let line = lines(adapted(text))[9]
    for (name, type) in [("p:a:", "CGSize"), ("p:b:", "String")] {
      #expect(
        line.contains(
          "c.method(\"\(name)\") { (o: C, a: RuntimeArguments) throws -> Any? in "
            + "o.p(try a.value(0) as Int, on: try a.value(1) as \(type)) as Int as Any? }"))
    }
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
    let result = adapted(text)
    // A class that is not made for messages is registered where it is declared.
    #expect(lines(result)[1].hasPrefix("class F: Formatter { "))
    #expect(lines(result)[1].contains("RuntimeClasses.register(F.self)"))
    #expect(result.contains("c.method(\"getObjectValue:forString:errorDescription:\")"))
    #expect(!result.contains("override") && !result.contains("__extended_"))
  }

  /// A protocol of Objective-C's is a class to a requirement of an associated type.
  @Test func associatedTypesNeedNotBeClasses() {
    let text = """
      protocol P { associatedtype D; var d: D? { get } }
      func f<T: P>(_ t: T, _ d: T.D) where T.D: AnyObject {
        g(t.d === d && t.d !== nil)
      }
      """
    let result = lines(adapted(text))
    #expect(result[1] == "func f<T: P>(_ t: T, _ d: T.D) where T.D: Any {")
    #expect(result[2] == "  g((t.d as AnyObject?) === (d as AnyObject?) && (t.d as AnyObject?) !== nil)")
  }

  /// A delegate of any class is asked for what its protocol has.
  @Test func optionalMethodsOfAnyObjectAreAskedFor() throws {
    let text = """
      import UIKit
      @objc protocol P { @objc optional func p(_ a: Int) }
      class A: NSObject { weak var delegate: AnyObject?; func f() { delegate?.p?(1) } }
      """
    #expect(lines(adapted(text))[2].contains("(delegate as? P)?.__ask_p(1)"))
    try expectCompiles(adapted(text))
  }

  /// Properties of extensions are overridden as methods are, by classes and by extensions of other classes of UIKit's.
  @Test func propertiesOfExtensionsAreOverridden() throws {
    let text = """
      import UIKit
      extension UIView { @objc var mark: Int { get { 1 } set {} }
        @objc func save() {} }
      class A: UIView { override var mark: Int { get { super.mark } set {} } }
      extension UILabel { override func save() { super.save() }
        override var mark: Int { get { 3 } set {} } }
      extension UINavigationController { open override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent } }
      """
    let result = lines(adapted(text))
    #expect(
      result[1].contains("@objc var __extended_mark: Int") || result[1].contains("var __extended_mark: Int"))
    #expect(result[3].contains("var __overridden_mark: Int { get { super.__extended_mark } set {} }"))
    #expect(result[4].contains("func __overridden_save() { self.__extended_save() }"))
    #expect(result[5].contains("var __overridden_mark: Int"))
    #expect(result[6].contains("var __extended_UINavigationController_preferredStatusBarStyle"))
    #expect(result[6].contains("c.answer(\"preferredStatusBarStyle\")"))
    let rest = result[7...].joined(separator: "\n")
    for part in [
      "protocol __Overriding_UIView_mark: AnyObject { var __overridden_mark: Int { get set } }",
      "extension A: __Overriding_UIView_mark {}", "extension UILabel: __Overriding_UIView_save_ {}",
      "if let __o = self as? __Overriding_UIView_mark { return __o.__overridden_mark }",
    ] { #expect(rest.contains(part)) }
    try expectCompiles(adapted(text))
  }

  /// Members of the class itself stay such, and those that are static are final.
  @Test func extensionsOverrideMembersOfTheType() throws {
    let text = """
      import Foundation
      class P: URLProtocol {}
      extension P {
        override static func canInit(with request: URLRequest) -> Bool { true }
        override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
      }
      """
    let result = lines(adapted(text))
    #expect(
      result[1].contains(
        "override static func canInit(with request: URLRequest) -> Bool { __extended_P_canInit(with: request) }"
      ))
    #expect(
      result[1].contains(
        "override class func canonicalRequest(for request: URLRequest) -> URLRequest { __extended_P_canonicalRequest"
      ))
    #expect(result[3].contains("static func __extended_P_canInit(") && !result[3].contains("override"))
    #expect(result[4].contains("class func __extended_P_canonicalRequest("))
  }

  /// An extension of another module's class takes the place of the class's own members, as a category does: a subclass that
  /// overrides lends the class its method.
  @Test func extensionsOfOtherClassesOverride() throws {
    let text = """
      import UIKit
      extension UITextField {
        open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
        override var intrinsicContentSize: CGSize { .zero }
      }
      """
    let result = lines(adapted(text))
    #expect(
      result[2].contains(
        "func __extended_UITextField_canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }"
      ))
    #expect(!result[2].contains("override") && !result[3].contains("override"))
    let rest = result[4...].joined(separator: "\n")
    #expect(
      rest.contains(
        ": UITextField { override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool "
          + "{ __extended_UITextField_canPerformAction(action, withSender: sender) } }"))
    #expect(
      rest.contains(
        "override var intrinsicContentSize: CGSize { get { __extended_UITextField_intrinsicContentSize } }"))
    #expect(
      rest.contains("RuntimeClasses.extend(UITextField.self, __Unchanged_0_1.self, __Extending_0_1.self,"))
    #expect(rest.contains("private final class __Unchanged_0_2: UITextField {}"))
    try expectCompiles(adapted(text))
  }

  /// Classes of Foundation's that the compiler refuses as superclasses; a module's own class of the name is kept.
  @Test func superclassesThatCannotBeAreStoodInFor() {
    let text = "import Foundation\nclass A: NSLock, P {}\nclass B: Foundation.Thread {}\n"
    let result = lines(adapted(text))
    #expect(result[1].hasPrefix("class A: SubclassableLock, P {"))
    #expect(result[2].hasPrefix("class B: SubclassableThread {"))
    #expect(adapted("import Foundation\nclass P: Progress {}\n").contains("class P: SubclassableProgress {"))
    #expect(adapted("import Foundation\nclass B: Bundle {}\n").contains("class B: SubclassableBundle {"))
    #expect(adapted("import Foundation\nclass NSLock {}\nclass A: NSLock {}\n").contains("class A: NSLock {"))
  }

  /// A type that is declared in another one is not meant elsewhere.
  @Test func nestedTypesHaveTheirNamesInTheirTypesAlone() {
    let nested =
      "import Foundation\nenum Texts {\n#if DEBUG\n#else\n  enum Progress { case a }\n#endif\n  let p = Progress()\n}\n"
    let result = lines(
      adapted(
        nested
          + "class P: Progress {}\nlet q = Progress(totalUnitCount: 1)\nextension Texts { class R: Progress {} }"
      ))
    #expect(result[6] == "  let p = Progress()")
    #expect(result[8].hasPrefix("class P: SubclassableProgress {"))
    #expect(result[9] == "let q = SubclassableProgress(totalUnitCount: 1)")
    #expect(result[10].contains("class R: Progress {"))
    // Declarations of superclasses are seen, and effects of functions.
    let inherited =
      "import Foundation\nclass A { class Bundle {} }\nclass B: A { class C: Bundle {} }\nclass D { class E: Bundle {} }"
    #expect(lines(adapted(inherited))[2].contains("class C: Bundle {"))
    #expect(lines(adapted(inherited))[3].contains("class E: SubclassableBundle {"))
    let local = "import Foundation\nclass A {\n  func f() { class Thread {}; class T: Thread {} }\n}"
    #expect(adapted(local).contains("class T: Thread {"))
  }

  /// The complements of Foundation's sets can be changed where they are in variables.
  @Test func complementsOfSetsCanBeChanged() {
    for (text, isReplaced) in [
      ("var a = CharacterSet.decimalDigits.inverted", true),
      ("var a: CharacterSet = .letters.inverted", true),
      ("func f() { a = CharacterSet.symbols.inverted }", true),
      ("let a = CharacterSet.decimalDigits.inverted", false),
      ("f(CharacterSet.letters.inverted)", false), ("var a = Shape.symbols.inverted", false),
      ("var a = CharacterSet.mine.inverted", false),
    ] {
      #expect(adapted("import Foundation\n\(text)\n").contains(".invertedToChange") == isReplaced, "\(text)")
    }
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
    let result = adapted(text)
    #expect(result.contains("extension NotificationCenter: Marked, Named {}"))
    #expect(!result.contains("extension NotificationCenter: Special"))
    try expectCompiles(result)
    // One that has the protocol already keeps it, and a class of the module's is another one.
    let other = adapted(
      "protocol P {}\nextension NSObject: P {}\nextension FileManager: P {}\nclass ProcessInfo {}\n")
    #expect(other.contains("extension NotificationCenter: P {}"))
    #expect(!other.contains("extension ProcessInfo: P"))
    #expect(lines(other).filter { $0.contains("extension FileManager: P") }.count == 1)
  }

  /// Members of extensions that satisfy requirements of Objective-C's protocols are Objective-C's: subclasses override them.
  @Test func subclassesOverrideWitnessesOfExtensions() throws {
    let text = """
      import UIKit
      @objc protocol Base { var rank: Int { get } }
      @objc protocol Session: Base { func started() }
      extension UIViewController: Session { func started() {}
        var rank: Int { 1 } }
      class Account: UIViewController { override var rank: Int { 2 } }
      extension Account { override func started() { super.started() } }
      extension UIView: UITextFieldDelegate {
        public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
      }
      class Form: UIView { override func textFieldShouldReturn(_ textField: UITextField) -> Bool { false } }
      """
    let result = adapted(text)
    #expect(result.contains("__Overriding_UIViewController_started"))
    #expect(result.contains("__Overriding_UIViewController_rank"))
    #expect(result.contains("__Overriding_UIView_textFieldShouldReturn"))
    try expectCompiles(result)
    // A protocol of Swift's has no such members: Apple's compiler refuses the override as well.
    let other = """
      import UIKit
      protocol Session { func started() }
      extension UIViewController: Session { func started() {} }
      class Account: UIViewController { override func started() {} }
      """
    #expect(!adapted(other).contains("__Overriding_"))
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
      class Speaker: Listener { func hear() {} }
      var all: [Weak<any UINavigationControllerDelegate>] = []
      let speaker = Speaker()
      let box = Boxed<Listener>(value: speaker), held = Held<any Listener>(value: speaker)
      let isHeld = Weak<any Listener>(speaker).holds(held.value)
      let plain = Plain<Speaker>(value: speaker)
      """
    let result = adapted(text)
    #expect(
      result.contains("class Weak<T: Any> { @ExistentialWeak private(set) var object: T? = nil { didSet"))
    #expect(result.contains("struct Boxed<T> where T: Any { @ExistentialWeak var value: T? = nil }"))
    #expect(result.contains("struct Held<T: Any> { @ExistentialUnowned var value: T }"))
    #expect(result.contains("struct Plain<T: AnyObject> { weak var value: T? }"))
    try expectCompiles(result)
  }

  /// An extension of the module's class overrides a member that another extension declares.
  @Test func extensionsOverrideExtensions() throws {
    let text = """
      import UIKit
      extension UIView { @objc var mark: Bool { true }
        @objc func save() {} }
      class A: UIView {
      }
      extension A { override var mark: Bool { super.mark }
        override func save() { super.save() } }
      """
    let result = lines(adapted(text))
    #expect(
      result[4].contains("func __overridden_save() { __extended_A_save() }")
        && !result[4].contains("override "))
    #expect(result[4].contains("var __overridden_mark: Bool { get { __extended_A_mark } }"))
    #expect(result[5].contains("var __extended_A_mark: Bool { super.__extended_mark }"))
    #expect(result[6].contains("func __extended_A_save() { super.__extended_save() }"))
    #expect(result.joined().contains("extension A: __Overriding_UIView_save_ {}"))
    try expectCompiles(adapted(text))
  }

  /// NSObject has no `awakeFromNib` here that could be overridden: the nib's reader sends it as a message.
  @Test func informalMethodsAreSent() throws {
    let text = """
      import UIKit
      class A: NSObject { override func awakeFromNib() { super.awakeFromNib() } }
      class B: UIView { override func awakeFromNib() {} }
      """
    let result = lines(adapted(text))
    #expect(
      result[1].hasPrefix("class A: NSObject { func awakeFromNib()")
        && result[1].contains("c.method(\"awakeFromNib\")"))
    #expect(result[2].hasPrefix("class B: UIView { override func awakeFromNib() {}"))
    try expectCompiles(adapted(text))
  }

  @Test func operatorsOnNumbersYield() {
    let result = lines(adapted("import Foundation\nfunc < (a: NSNumber, b: NSNumber) -> Bool { true }\n"))
    #expect(result[1].hasPrefix("@_disfavoredOverload func <"))
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
    let result = lines(adapted(text))
    #expect(result[3].contains("delegate?.__optional_name ?? \"\""))
    #expect(result[3].contains("self.delegate!.__optional_name == nil, view.name"))
    #expect(result[4].contains("c.property(\"name\")"))
    #expect(result[5].contains("var __optional_name: (String)? {"))
  }

  /// Methods that extensions give classes of other modules ask the classes that override them.
  @Test func methodsOfExtensionsAreOverridden() throws {
    let text = """
      import UIKit
      extension UIViewController {
        @objc func show(_ text: String, in view: UIView? = nil) -> Int {
          1 }
        func other() {}
      }
      class A: UIViewController {
        override func show(_ text: String, in view: UIView?) -> Int { super.show(text, in: view) }
        override func viewDidLoad() { super.viewDidLoad() }
      }
      class B: A { override func show(_ text: String, in view: UIView?) -> Int { super.show(text, in: view) + 1 } }
      """
    let result = lines(adapted(text))
    let kind = "__Overriding_UIViewController_show__in"
    #expect(
      result[2]
        == "  func show(_ text: String, in view: UIView? = nil) -> Int { if let __o = self as? \(kind) "
        + "{ return __o.__overridden_show(text, in: view) }; return __extended_show(text, in: view) }; "
        + "func __extended_show(_ text: String, in view: UIView? = nil) -> Int {")
    #expect(result[4] == "  func other() {}")
    #expect(
      result[7]
        == "  func __overridden_show(_ text: String, in view: UIView?) -> Int { super.__extended_show(text, in: view) }"
    )
    #expect(result[8].hasPrefix("  override func viewDidLoad() { super.viewDidLoad() }"))
    #expect(
      result[10].contains(
        "override func __overridden_show(_ text: String, in view: UIView?) -> Int { super.__overridden_show(")
    )
    #expect(
      result[11].contains(
        "protocol \(kind): AnyObject { func __overridden_show(_ text: String, in view: UIView?) -> Int }"))
    #expect(result[11].contains("extension A: \(kind) {}") && !result[11].contains("extension B:"))
    try expectCompiles(adapted(text))
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
    let result = adapted(text)
    #expect(result.contains("in o.first() as Bool as Any? }"))
    #expect(result.contains("in o.last() as Int? as Any? }"))
    #expect(result.contains("in let _: Void = o.clear() }"))
    #expect(result.contains("o.add(try a.value(0) as UIView?, to: try a.value(1) as Int)"))
    #expect(result.contains("o.add(try a.value(0) as String, to: try a.value(1) as Int)"))
    #expect(result.contains("o.one(try a.value(0))"))
    try expectCompiles(adapted(text))
  }

  @Test func previewsReturnTheirLastExpression() {
    let result = lines(adapted("import UIKit\n#Preview {\n  let a = UIView()\n  Screen(a)\n}\n"))
    #expect(result[3] == "  return Screen(a)")
    #expect(lines(adapted("import UIKit\n#Preview {\n  Screen()\n}\n"))[2] == "  Screen()")
  }

  /// Open methods of a library's extensions are overridden in the modules that import it.
  @Test func methodsOfExtensionsAreOverriddenElsewhere() {
    let library = SourceFile(
      path: "/L.swift", text: "import UIKit\nextension UITableView {\n  @objc open func reload() {}\n}\n")
    let first = SourceAdapter.adapt([library], options: AdapterOptions())
    #expect(first.overridable == [ExtensionMethod(type: "UITableView", name: "reload()")])
    #expect(first.files[0].text.contains("public protocol __Overriding_UITableView_reload_: AnyObject"))
    var options = AdapterOptions()
    options.overridable = first.overridable
    let client = SourceFile(
      path: "/C.swift", text: "import UIKit\nclass T: UITableView {\n  override func reload() {}\n}\n")
    let second = SourceAdapter.adapt([client], options: options).files[0].text
    #expect(second.contains("func __overridden_reload() {}") && !second.contains("override"))
    #expect(second.contains("extension T: __Overriding_UITableView_reload_ {}"))
  }

  /// Methods of a class itself as well as those of its objects.
  @Test func openMethodsOfExtensionsMoveToTheBody() throws {
    let text = """
      import UIKit
      open class A: UIView {}
      extension A {
        @objc open class func make(_ a: Int) -> Int { a }
        @objc open func name() -> String { "" }
        @objc class func closed() {}
      }
      """
    let result = lines(adapted(text))
    #expect(result[1].contains("open class func make(_ a: Int) -> Int { __extended_A_make(a) }"))
    #expect(result[1].contains("open func name() -> String { __extended_A_name() }"))
    #expect(!result[1].contains("closed"))
    #expect(result[3].contains("class func __extended_A_make(_ a: Int)"))
    try expectCompiles(adapted(text))
  }

  @Test func overridesInExtensionsAreCalledFromTheBody() throws {
    let text = """
      import UIKit
      class A: UIViewController {
      }
      extension A {
        override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
        func setUp() {}
      }
      class B: A { override func setUp() {} }
      """
    let result = lines(adapted(text))
    #expect(
      result[2].contains(
        "override func viewWillAppear(_ animated: Bool) { __extended_A_viewWillAppear(animated) }"))
    #expect(result[2].contains("; func setUp() { __extended_A_setUp() }"))
    #expect(
      result[4] == "  func __extended_A_viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }")
    #expect(result[5] == "  func __extended_A_setUp() {}")
    #expect(result[7].hasPrefix("class B: A { override func setUp() {}"))
    try expectCompiles(adapted(text))
  }

  @Test func overridesInExtensionsOfOtherModulesClassesGetOutOfTheWay() {
    let text = "import UIKit\nextension UIView {\n  open override var description: String { \"\" }\n}\n"
    #expect(lines(adapted(text))[2] == "  public var __extended_UIView_description: String { \"\" }")
  }

  /// Names have what a source cannot contain as it is.
  @Test func previewsHaveNamesWithControlCharacters() throws {
    let file = SourceFile(
      path: "/app/F.swift",
      text: "import UIKit\n#Preview(\"a\\u{1b}b\\u{202e}\\r\\\"\\\\é\") { UIView() }\n")
    let module = SourceAdapter.adapt([file], options: AdapterOptions())
    #expect(
      module.files[0].text.contains(#"PreviewScreen("a\u{1b}b\u{202e}\r\"\\é")"#), "\(module.files[0].text)")
    #expect(module.previews.map(\.name) == ["a\u{1b}b\u{202e}\r\"\\é"])
  }

  @Test func previewsBecomeConstants() {
    let file = SourceFile(path: "/app/F.swift", text: "import UIKit\n\n#Preview(\"Card\") {\n  UIView()\n}\n")
    let module = SourceAdapter.adapt([file], options: AdapterOptions())
    #expect(module.previews.map(\.name) == ["Card"])
    #expect(
      lines(module.files[0].text)[2] == "@MainActor let __tinamouPreview_0_0 = PreviewScreen(\"Card\") {")
  }

  /// The compiler overflows its stack at a type in the closure of a preview.
  @Test func typesOfPreviewsAreAroundTheirClosures() throws {
    let text = """
      import UIKit
      #Preview("Card") {
        final class Card: UIView { var number = 1 }
        let card = Card()
        card
      }
      """
    let module = SourceAdapter.adapt(
      [SourceFile(path: "/app/F.swift", text: text)], options: AdapterOptions())
    #expect(
      lines(module.files[0].text).dropFirst().prefix(5) == [
        "@MainActor let __tinamouPreview_0_0: PreviewScreen = { @MainActor () -> PreviewScreen in ",
        "  final class Card: UIView { var number = 1 }; return PreviewScreen(\"Card\") { ",
        "  let card = Card()",
        "  return card", "} }()",
      ])
    try expectCompiles(module.files[0].text)
  }

  @Test func traitsOfPreviewsStayIfTheyCanBeApplied() {
    let text = """
      import UIKit
      #Preview("Card", traits: .landscapeLeft, .fixedLayout(width: 320,
        height: 80)) { UIView() }
      #Preview(traits: .own, .portrait) { UIView() }
      """
    func texts(_ text: String) -> [String] {
      let file = SourceFile(path: "/app/F.swift", text: text)
      return lines(SourceAdapter.adapt([file], options: AdapterOptions()).files[0].text)
    }
    let result = texts(text)
    let first = "@MainActor let __tinamouPreview_0_0 = PreviewScreen(\"Card\", traits: .landscapeLeft, "
    #expect(result[1] + result[2] == first + ".fixedLayout(width: 320,   height: 80)) { UIView() }")
    #expect(
      result.last?.hasSuffix("PreviewScreen(\"Preview 2\", traits: .own, .portrait) { UIView() }") == true)
    // Traits of SwiftUI's previews, such as those with modifiers.
    let other = texts("import SwiftUI\n" + text)
    #expect(other.last?.hasSuffix("PreviewScreen(\"Preview 2\", traits: .portrait) { UIView() }") == true)
  }

  @Test func delegatesAreFound() {
    let main = SourceFile(
      path: "/app/main.swift",
      text: "UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(Mine.self))\n"
    )
    #expect(SourceAdapter.adapt([main], options: AdapterOptions()).delegate == "Mine")
    let marked = SourceFile(
      path: "/app/A.swift", text: "@main\nclass App: UIResponder, UIApplicationDelegate {}\n")
    #expect(SourceAdapter.adapt([marked], options: AdapterOptions()).delegate == "App")
  }

  /// Whatever is adapted parses again and has the lines of before, and so has every file that is cut anywhere.
  @Test func adaptedTextParsesAndKeepsItsLines() {
    let text = """
      import UIKit
      @objc protocol P: NSObjectProtocol { @objc optional func p(_ a: Int) ; func q() }
      @UIApplicationMain class D: UIResponder, UIApplicationDelegate { var window: UIWindow? }
      final class A<T>: UIView, P {
        @IBInspectable var radius: CGFloat = 0 { didSet { layer.cornerRadius = radius } }
        @objc private func tapped(_ s: Any) throws -> Int { 3 } // a comment }
        func q() { perform(#selector(tapped(_:)), with: nil) }
        class Inner: UIButton { @objc func x(y: Int, _ z: String?) {} }
      }
      extension A where T: Equatable { @objc func more() {} }
      #if os(iOS)
      extension UIView { @IBInspectable var border: Double { get { 0 } set { } } }
      #endif
      let k = #keyPath(A.superview.frame)
      """
    let whole = adapted(text)
    #expect(!Parser.parse(source: whole).hasError)
    #expect(lines(whole).count >= lines(text).count)
    for length in stride(from: 0, to: text.utf8.count, by: 7) {
      let cut = String(decoding: Array(text.utf8.prefix(length)), as: UTF8.self)
      let result = lines(adapted(cut))
      #expect(result.count >= lines(cut).count)
      // Lines of the cut itself: what follows is generated.
      for (old, new) in zip(lines(cut), result)
      where !old.contains(where: { "@#}{:".contains($0) }) && !old.hasPrefix("import") {
        #expect(new.hasPrefix(old.prefix(3)))
      }
    }
  }
}

@Suite struct TrimmerTests {
  private func trim(_ text: String, _ line: Int, _ column: Int, _ message: String, coarse: Bool = false)
    -> [String]
  {
    let complaint = Trimmer.Complaint(line: line, column: column, message: message)
    return lines(
      Trimmer.trim(path: "/app/F.swift", text: text, complaints: [complaint], isCoarse: coarse).text)
  }

  /// A closure that a result builder makes nothing of is rejected as often as it is mergedNavigationController: what it is given to goes.
  @Test(arguments: [false, true]) func closuresThatStayWrongGoWithTheirStatement(coarse: Bool) {
    let text = "class A {\n  func f() -> Int {\n    make {\n      leftOut(\"x\")\n    }\n    return 1\n  }\n}"
    var present = text.split(separator: "\n").map(String.init)
    for _ in 0..<4 where present.joined().contains("make") {
      present = trim(
        present.joined(separator: "\n"), 3, 10, "type '()' cannot conform to 'View'", coarse: coarse)
    }
    #expect(!present.joined().contains("make"))
    #expect(present.count == 8)
  }

  @Test func statementsGoAlone() {
    let text = "class A {\n  func f() {\n    a()\n    view.wrong(\n      1)\n    b()\n  }\n}"
    let result = trim(text, 4, 10, "no member 'wrong'")
    #expect(result[2] == "    a()")
    #expect(result[3] == "    leftOut(\"F.swift:4: no member 'wrong'\")")
    #expect(result[4] == "")
    #expect(result[5] == "    b()")
  }

  /// A variable of a stated type has an empty value, so that its uses remain; others go with their uses, in the same round.
  @Test func variablesStayOrGoWithTheirUses() {
    let stated = "func f() {\n  let a: UIView? = g(1)\n  use(a)\n}"
    #expect(
      trim(stated, 2, 21, "extra argument")[1] == "  let a: UIView? = leftOut(\"F.swift:2: extra argument\")")
    #expect(trim(stated, 2, 21, "extra argument")[2] == "  use(a)")
    let view = "func f() {\n  let a = BadgeView(size: 1)\n  use(a)\n}"
    #expect(trim(view, 2, 20, "incorrect argument label")[1].hasSuffix(" as BadgeView"))
    // There is no such type.
    #expect(!trim(view, 2, 11, "cannot find 'BadgeView' in scope")[1].contains("BadgeView("))
    #expect(trim(view, 2, 11, "cannot find 'BadgeView' in scope")[2].hasPrefix("  leftOut("))
    let chain = "func f() {\n  let a = g(1)\n  let b = a.c\n  h(b)\n  i()\n  { a in j(a) }(1)\n}"
    let result = trim(chain, 2, 11, "cannot find 'g' in scope")
    #expect(result[2].hasPrefix("  /*") && result[3].hasPrefix("  leftOut("))
    #expect(result[4] == "  i()" && result[5] == "  { a in j(a) }(1)")
    // An object could not be made without a value of an unknown kind.
    let member = "class A {\n  let a: Model = g(1)\n  let b: [Int] = g(1)\n}"
    #expect(!trim(member, 2, 19, "extra argument")[1].contains("Model ="))
    #expect(trim(member, 3, 19, "extra argument")[2].hasPrefix("  let b: [Int] = leftOut("))
  }

  @Test func bodiesBecomeStops() {
    let text = "class A {\n  func f() -> Int {\n    a()\n    return b\n  }\n}"
    let result = trim(text, 4, 12, "cannot find 'b'", coarse: true)
    #expect(result[1] == "  func f() -> Int { return leftOut(\"F.swift:4: cannot find 'b'\") }")
    #expect(result.count == 6)
  }

  @Test func unknownTypesAreUnlisted() {
    let text = "class A: UIViewController, MapDelegate {\n}\nclass B: MapView {\n}"
    #expect(trim(text, 1, 28, "cannot find type 'MapDelegate' in scope")[0] == "class A: UIViewController {")
    #expect(trim(text, 3, 10, "cannot find type 'MapView' in scope")[2] == "class B: UIView {")
  }

  /// Initializers that are required here and not on Apple's platforms.
  @Test func initializersThatAreRequiredHereAreAdded() {
    let message =
      "'required' initializer 'init(entity:insertInto:)' must be provided by subclass of 'NSManagedObject'"
    for (text, line, column) in [
      ("class A: B {\n  init() {}\n}", 3, 1), ("class A: B { init() {} }", 1, 24), ("class A: B {}", 1, 13),
    ] {
      let result = trim(text, line, column, message).joined(separator: "\n")
      #expect(result.contains("public required init(entity: NSEntityDescription, insertInto context: "))
      #expect(!ParsedFile(SourceFile(path: "/app/F.swift", text: result)).tree.hasError, "\(result)")
    }
    // Another one on the same line.
    let first = trim("class A: B {\n  init() {}\n}", 3, 1, message).joined(separator: "\n")
    let column = (first.split(separator: "\n").last?.utf8.count ?? 1)
    let both = trim(first, 3, column, message.replacing("init(entity:insertInto:)", with: "init(context:)"))
      .joined(separator: "\n")
    #expect(both.contains("required convenience init(context"))
    // Both at once.
    let messages = [message, message.replacing("init(entity:insertInto:)", with: "init(context:)")]
    let pair = Trimmer.trim(
      path: "/app/F.swift", text: "class A: B { init() {} }",
      complaints: messages.map { .init(line: 1, column: 24, message: $0) }, isCoarse: false
    ).text
    #expect(!pair.contains("; ;") && pair.contains("init(entity") && pair.contains("init(context"), "\(pair)")
    #expect(!ParsedFile(SourceFile(path: "/app/F.swift", text: both)).tree.hasError, "\(both)")
    // The compiler names the next line if the brace does not begin its own.
    let inner = message.replacing("NSManagedObject", with: "B")
    for text in [
      "class A: B {\n  init() {}\nfunc f() {} }\n@_cdecl(\"x\") func g() {}",
      "class O: C {\n  init() {}\n  class A: B { init() {} }\n}",
      "class A: B {\n  init() {}\nfunc f() {} }\n",
    ] {
      let result = trim(text, 4, 1, inner)
      #expect(result[2].contains("public required init(entity: NSEntityDescription"), "\(result)")
    }
    let own = trim(
      "class A: B {\n  init() {}\n}", 3, 1,
      "'required' initializer 'init(x:)' must be provided by subclass of 'B'")
    #expect(!own.joined().contains("public required"))
    #expect(
      trim(
        "public class A: B {\n  private override init(x: Int) {}\n}", 2, 20,
        "'required' initializer must be accessible wherever class 'A' can be subclassed")[1]
        == "  public override init(x: Int) {}")
  }

  @Test func overridesOfNothingStayAsMethods() {
    let text = "class A: UIView {\n  override func f() {}\n}"
    #expect(
      trim(text, 2, 17, "method does not override any method from its superclass")[1] == "  func f() {}")
    #expect(
      trim(
        "class A: B {\n  override init(x: Int) {}\n}", 2, 12,
        "use the 'required' modifier to override a required initializer")[1] == "  required init(x: Int) {}")
    #expect(
      trim(
        "func f() {\n  g(sender.value(forKey: \"value\"))\n}", 2, 12,
        "value of type 'AnyObject' has no member 'value'")[1]
        == "  g((sender as! NSObject).value(forKey: \"value\"))")
    #expect(
      trim(
        "func f() {\n  let a = d.size!(v, 1)\n}", 2, 13,
        "cannot force unwrap value of non-optional type '(UIView, Int) -> CGSize'")[1]
        == "  let a = d.size(v, 1)")
    #expect(
      trim(
        "func f() {\n  g(T.description())\n}", 2, 7,
        "instance member 'description' cannot be used on type 'T'")[1] == "  g(NSStringFromClass(T.self))")
  }
}

/// Code that Apple's compiler takes and that Swift without Objective-C does not.
@Suite struct ObjectiveCOnlyTests {
  @Test func anImportThatGoesLeavesNoSemicolon() {
    let result = lines(adapted("import Then\n\nprotocol P {}\n"))
    #expect(result[0] == "/* import Then */ import UIKit; import Foundation")
    #expect(lines(adapted("import Dispatch\nimport Then\nstruct S {}\n"))[1].contains("*/ import UIKit"))
  }

  @Test func filesWithinConditionsGetTheirImportsThere() {
    let result = lines(adapted("#if canImport(UIKit)\nimport QuartzCore\nclass A: NSObject {}\n#endif\n"))
    #expect(result[1].contains("import UIKit; import Foundation"))
    #expect(result[0] == "#if canImport(UIKit)" && result[3] == "#endif")
  }

  @Test func typesOfNetworkingAreNotFoundations() {
    let text =
      "import UIKit\nlet a: Foundation.URLSession = Foundation.URLSession.shared\nlet b: Foundation.Date\n"
    let result = lines(adapted(text))
    #expect(result[1] == "let a: FoundationNetworking.URLSession = FoundationNetworking.URLSession.shared")
    #expect(result[2] == "let b: Foundation.Date")
  }

  @Test func parametersWithoutNamesArePassedOn() throws {
    let text = """
      import UIKit
      class A: UITableViewController {
      }
      extension A {
        override func tableView(_: UITableView, numberOfRowsInSection _: Int) -> Int { 3 }
      }
      """
    #expect(
      lines(adapted(text))[2].contains(
        "override func tableView(_ __p0: UITableView, numberOfRowsInSection __p1: Int) -> Int "
          + "{ __extended_A_tableView(__p0, numberOfRowsInSection: __p1) }"))
    try expectCompiles(adapted(text))
  }

  @Test func propertiesThatExtensionsOverrideAreInTheClass() throws {
    let text = """
      import UIKit
      class A: UIViewController {
      }
      extension A {
        override var prefersStatusBarHidden: Bool { return true }
        override var title: String? {
          get { super.title }
          set { super.title = newValue }
        }
        @objc
        override open var view: UIView! {
          willSet(next) {
            print(next as Any)
          }
          didSet { print(oldValue as Any) }
        }
      }
      """
    let result = lines(adapted(text))
    #expect(result.count == lines(text).count + 2)
    #expect(
      result[2].contains(
        "override var prefersStatusBarHidden: Bool { get { __extended_A_prefersStatusBarHidden } }"))
    #expect(
      result[2].contains(
        "override var title: String? { get { __extended_A_title } set { __extended_A_title = newValue } }"))
    #expect(
      result[2].contains(
        "override var view: UIView! { willSet { __willSet_view(newValue) } didSet { __didSet_view(oldValue) } }"
      ))
    #expect(result[4] == "  var __extended_A_prefersStatusBarHidden: Bool { return true }")
    #expect(result[5] == "  var __extended_A_title: String? {")
    #expect(result[9].trimmingCharacters == "" && result[10].trimmingCharacters == "")
    #expect(result[11] == "    func __willSet_view(_ next: UIView!) {")
    #expect(result[14] == "    func __didSet_view(_ oldValue: UIView!) { print(oldValue as Any) }")
    #expect(!Parser.parse(source: adapted(text)).hasError)
    try expectCompiles(adapted(text))
  }

  /// Extensions of UIKit's classes, of which one inherits from the other.
  @Test func observersInExtensionsOfOtherClassesAreCalled() throws {
    let text = """
      import UIKit
      extension UIScrollView {
        override open var contentInset: UIEdgeInsets { willSet { print(newValue) } }
      }
      extension UITableView {
        open override var contentSize: CGSize {
          didSet {
            invalidateIntrinsicContentSize()
          }
        }
        open override var contentInset: UIEdgeInsets { didSet { print(oldValue) } }
      }
      """
    let result = adapted(text)
    #expect(result.contains("func __didSet_UITableView_contentSize(_ oldValue: CGSize) {"))
    #expect(
      result.contains(
        "override var contentSize: CGSize { didSet { __didSet_UITableView_contentSize(oldValue) } }"))
    #expect(result.split(separator: "RuntimeClasses.extend(").count == 4)
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
    let result = lines(adapted(text))
    #expect(!result[1].contains("RuntimeClasses"))
    #expect(
      !result[5].contains("\"g\"") && result[5].contains("\"h\"") && !result[5].contains("layoutSubviews"))
    #expect(result[7].contains("func __extended_layoutSubviews()"))
    #expect(!result[5].contains("alpha") && result[8].contains("var __extended_alpha: CGFloat"))
    try expectCompiles(adapted(text))
  }

  private func trimmed(_ text: String, _ line: Int, _ column: Int, _ message: String) -> (String, [Finding]) {
    let complaint = Trimmer.Complaint(line: line, column: column, message: message)
    let result = Trimmer.trim(path: "/app/F.swift", text: text, complaints: [complaint], isCoarse: false)
    return (result.text, result.findings)
  }

  @Test func closuresSayWhoseTheyAre() {
    let (text, findings) = trimmed(
      "func f() { run { use(items) } }\n", 1, 22,
      "reference to property 'items' in closure requires explicit use of 'self' to make capture semantics explicit"
    )
    #expect(text == "func f() { run { use(self.items) } }\n")
    #expect(findings.isEmpty)
  }

  @Test(arguments: [22, 29])
  func membersOfAnyObjectAreThoseOfAClass(column: Int) {
    let (text, findings) = trimmed(
      "func f() { let x = 1; sender.center.x = 1 }\n", 1, column + 1,
      "value of type 'AnyObject' has no member 'center'")
    #expect(text == "func f() { let x = 1; (sender as! UIView).center.x = 1 }\n")
    #expect(findings.isEmpty)
  }

  /// Members that Objective-C looks up in any object: boxed values, what every object has, messages, parts of
  /// collections.
  @Test(arguments: [
    (
      "func f() { g((v as AnyObject).cgRectValue) }", 31,
      "value of type 'AnyObject' has no member 'cgRectValue'",
      "func f() { g(AnyMembers((v as AnyObject)).cgRectValue) }"
    ),
    (
      "func f() { g(d[k]?.doubleValue) }", 20, "value of type 'AnyObject' has no member 'doubleValue'",
      "func f() { g(AnyMembers(d[k]).doubleValue) }"
    ),
    (
      "func f() { g(d.responds(to: s)) }", 14, "value of type 'any P' has no member 'responds'",
      "func f() { g((d as! NSObject).responds(to: s)) }"
    ),
    (
      "func f() { g(d?.responds(to: s)) }", 14, "value of type 'any P' has no member 'responds'",
      "func f() { g((d as? NSObject)?.responds(to: s)) }"
    ),
    (
      "func f() { a.forEach { ($0 as AnyObject).layOut() } }", 42,
      "value of type 'AnyObject' has no member 'layOut'",
      "func f() { a.forEach { RuntimeClasses.message(\"layOut\", to: ($0 as AnyObject), []) } }"
    ),
    (
      "func f() { o.show(1, with: b) }", 14, "value of type 'AnyObject' has no member 'show'",
      "func f() { RuntimeClasses.message(\"show:with:\", to: o, [1, b]) }"
    ),
    (
      "func f() { g(o[\"k\"]) }", 14, "value of type 'AnyObject' has no subscripts",
      "func f() { g(AnyMembers(o)[\"k\"]) }"
    ),
  ])
  func membersOfAnyObject(_ text: String, _ column: Int, _ message: String, _ wanted: String) {
    let (result, findings) = trimmed("import UIKit\n\(text)\n", 2, column, message)
    #expect(result == "import UIKit\n\(wanted)\n")
    #expect(findings.isEmpty)
  }

  @Test func managedMethodsHaveABody() {
    let text = "class A: NSManagedObject { @objc(addItemsObject:) @NSManaged func addToItems(_ value: Item) }"
    #expect(adapted(text).contains("func addToItems(_ value: Item) { managedCall(\"addToItems\", [value]) }"))
  }

  @Test func classesSayThemselves() {
    let text =
      "class A: NSObject { class func f() { g(self.classForCoder(), A.classForCoder(), A.B.classForCoder()) } }"
    #expect(adapted(text).contains("g(self, A.self, A.B.self)"))
    #expect(adapted("func f(a: NSObject) { g(a.classForCoder) }").contains("g(a.classForCoder)"))
  }

  /// Names that are qualified by a module that another one shows here.
  @Test func modulesThatAreNotHereAreReplaced() {
    #expect(
      adapted("import UIKit\nlet a = Darwin.round(1), b: Darwin.pid_t = 0").contains(
        "UIKit.round(1), b: UIKit.pid_t"))
    #expect(adapted("import Foundation\nlet a = Darwin.round(1)").contains("Foundation.round(1)"))
    #expect(
      adapted("import UIKit\nenum Darwin { static let x = 1 }\nlet a = Darwin.x").contains("= Darwin.x"))
    #expect(adapted("import UIKit\nlet p = Progress()").contains("let p = SubclassableProgress()"))
    #expect(adapted("import UIKit\nlet s = NSMutableString()").contains("NSMutableString(capacity: 0)"))
    #expect(adapted("import UIKit\nlet r = HTTPURLResponse()").contains("headerFields: nil)!"))
  }

  /// Classes of frameworks have bare names there.
  @Test func classesByNameAreThoseOfFrameworksToo() {
    let text = "import UIKit\nlet a: AnyClass? = NSClassFromString(\"UITabBarButton\")"
    #expect(adapted(text).contains("= RuntimeClasses.classFromString(\"UITabBarButton\")"))
    #expect(
      adapted("func NSClassFromString(_ a: Int) {}\nfunc f() { NSClassFromString(1) }").contains(
        "{ NSClassFromString(1) }"))
  }

  /// All modules of an application are in one executable, to which Foundation knows one bundle.
  @Test func bundlesOfClassesAreThoseOfTheirModules() {
    #expect(
      adapted("import Foundation\nlet a = Bundle(for: Token.self).bundlePath\n").contains(
        "ModuleBundles.bundle(for: Token.self).bundlePath"))
    let own = "struct Bundle { init(for: Int) {} }\nlet a = Bundle(for: 1)\n"
    #expect(adapted(own).contains("let a = Bundle(for: 1)"))
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
    let result = adapted(text)
    for (name, isRegistered) in [
      ("Root", true), ("Sub", true), ("Own", false), ("Over", false), ("Short", true),
    ] {
      #expect(result.contains("c.initializer { \(name)() }") == isRegistered, "\(name)")
    }
  }

  /// The other way round: names without a module for frameworks' classes.
  @Test func namesOfClassesAreThoseOfFrameworksToo() {
    let text = "import UIKit\nlet a = NSStringFromClass(type(of: UIView()))"
    #expect(adapted(text).contains("= RuntimeClasses.stringFromClass(type(of: UIView()))"))
    #expect(
      adapted("func NSStringFromClass(_ a: Int) {}\nfunc f() { NSStringFromClass(1) }").contains(
        "{ NSStringFromClass(1) }"))
  }

  /// Values that Objective-C's types hold and that Swift does not convert by itself here.
  @Test(arguments: [
    (
      "func f() { g(M.common as CFString) }", 23,
      "cannot convert value of type 'RunLoop.Mode' to type 'CFString' (aka 'NSString') in coercion",
      "func f() { g(NSString(string: (M.common).rawValue)) }"
    ),
    (
      "func f() { l.borderColor = UIColor(red: 1) }", 28,
      "cannot assign value of type 'UIColor' to type 'CGColor'",
      "func f() { l.borderColor = UIColor(red: 1).cgColor }"
    ),
    (
      "func f() { a.lineCap = kCALineCapRound }", 24,
      "cannot assign value of type 'CAShapeLayerLineCap' to type 'String'",
      "func f() { a.lineCap = kCALineCapRound.rawValue }"
    ),
    (
      "func f() { return h as NSNumber }", 19,
      "cannot convert value of type 'CGFloat' to type 'NSNumber' in coercion",
      "func f() { return NSNumber(value: Double(h)) }"
    ),
    (
      "func f() { l.locations = g.places as [NSNumber] }", 35,
      "cannot convert value of type '[CGFloat]' to type '[NSNumber]' in coercion",
      "func f() { l.locations = (g.places).map { NSNumber(value: Double($0)) } }"
    ),
    (
      "func f() { g(ProcessInfo().environment) }", 14,
      "'ProcessInfo' initializer is inaccessible due to 'internal' protection level",
      "func f() { g(ProcessInfo.processInfo.environment) }"
    ),
    (
      "func f() { g(T.description()) }", 14, "cannot call value of non-function type 'String'",
      "func f() { g(NSStringFromClass(T.self)) }"
    ),
    (
      "func f() { g(v.classForCoder.description()) }", 31,
      "value of type 'AnyClass' (aka 'any AnyObject.Type') has no member 'description'",
      "func f() { g(NSStringFromClass(v.classForCoder)) }"
    ),
    (
      "func f<T: P>() { g(NSStringFromClass(T.self)) }", 38,
      "cannot convert value of type 'T.Type' to expected argument type 'AnyClass' (aka 'any AnyObject.Type')",
      "func f<T: P>() { g(NSStringFromClass((T.self as! AnyClass))) }"
    ),
    (
      "extension P { func f() { g(NSStringFromClass(Model.self)) } }", 46,
      "cannot convert value of type 'Self.Model.Type' to expected argument type 'AnyClass' (aka 'any AnyObject.Type')",
      "extension P { func f() { g(NSStringFromClass((Model.self as! AnyClass))) } }"
    ),
    (
      "func f() { g(c.responds(to: s)) }", 16,
      "value of type 'AnyClass' (aka 'any AnyObject.Type') has no member 'responds'",
      "func f() { g((c as! NSObject.Type).responds(to: s)) }"
    ),
    (
      "func f() { while let s = c?.superclass() { c = s } }", 29,
      "value of type 'AnyClass' (aka 'any AnyObject.Type') has no member 'superclass'",
      "func f() { while let s = (c as? NSObject.Type)?.superclass() { c = s } }"
    ),
    (
      "class A<T: UIView> { var view = T() }", 33,
      "constructing an object of class type 'T' with a metatype value must use a 'required' initializer",
      "class A<T: UIView> { var view: T = instance(of: T.self) }"
    ),
    (
      "class A<T: UIView> { func f() { g(make: T.init) } }", 42,
      "constructing an object of class type 'T' with a metatype value must use a 'required' initializer",
      "class A<T: UIView> { func f() { g(make: { instance(of: T.self) }) } }"
    ),
    (
      "func f() -> T { return T(type: .system) }", 24,
      "constructing an object of class type 'T' with a metatype value must use a 'required' initializer",
      "func f() -> T { return instance(of: T.self, type: .system) }"
    ),
    (
      "extension V { class func f() -> Self { return self.init(frame: .zero) } }", 47,
      "constructing an object of class type 'Self' with a metatype value must use a 'required' initializer",
      "extension V { class func f() -> Self { return instance(of: self, frame: .zero) } }"
    ),
    (
      "func f(_ use: (Int) -> Void) { r.enumerateMatches(in: t, using: use) }", 64,
      "passing non-escaping parameter 'use' to function expecting an '@escaping' closure",
      "func f(_ use: (Int) -> Void) { withoutActuallyEscaping(use, do: { use in r.enumerateMatches(in: t, using: use) }) }"
    ),
    (
      "func f<T: UIView>() -> T { return .init() }", 36,
      "constructing an object of class type 'T' with a metatype value must use a 'required' initializer",
      "func f<T: UIView>() -> T { return instance(of: T.self) }"
    ),
    (
      "func f() { g(all.first?.priority, 1) }", 24, "value of type 'AnyObject' has no member 'priority'",
      "func f() { g(AnyMembers(all.first).member(\"priority\"), 1) }"
    ),
    (
      "func f() { if o.pitch == 2 { g() } }", 17, "value of type 'AnyObject' has no member 'pitch'",
      "func f() { if AnyMembers(o).member(\"pitch\") == 2 { g() } }"
    ),
    (
      "func f() { switch t.keyboardAppearance { case .dark?: g(); default: h() } }", 52,
      "'?' pattern cannot match values of type 'UIKeyboardAppearance'",
      "func f() { switch t.keyboardAppearance { case .dark: g(); default: h() } }"
    ),
    (
      "func f() { guard let w = d.shortWeekdaySymbols else { return } }", 18,
      "initializer for conditional binding must have Optional type, not '[String]'",
      "func f() { guard let w = Optional(d.shortWeekdaySymbols) else { return } }"
    ),
    (
      "func f() { guard let n = s.numberOfSections else { return } }", 18,
      "initializer for conditional binding must have Optional type, not '(UITableView) -> Int'",
      "func f() { guard let n = Optional(s.numberOfSections) else { return } }"
    ),
    (
      "extension NSURL { var v: Int { absoluteString?.count ?? 0 } }", 32,
      "cannot use optional chaining on non-optional value of type 'String'",
      "extension NSURL { var v: Int { Optional(absoluteString)?.count ?? 0 } }"
    ),
    (
      "func f() { g(d.monthSymbols?[0]) }", 28,
      "cannot use optional chaining on non-optional value of type '[String]'",
      "func f() { g(Optional(d.monthSymbols)?[0]) }"
    ),
    (
      "func f() { g(d.amSymbol!) }", 24,
      "cannot force unwrap value of non-optional type 'String'", "func f() { g(d.amSymbol) }"
    ),
    (
      "func f() { super.observeValue(forKeyPath: k) }", 18,
      "value of type 'NSObject' has no member 'observeValue'", "func f() { () }"
    ),
  ])
  func conversionsOfObjectiveC(_ text: String, _ column: Int, _ message: String, _ wanted: String) {
    let (result, findings) = trimmed("import UIKit\n\(text)\n", 2, column, message)
    #expect(result == "import UIKit\n\(wanted)\n")
    #expect(findings.isEmpty)
  }

  /// The result of a message is not known: code that uses it goes.
  @Test func resultsOfMessagesAreNotKnown() {
    let (text, findings) = trimmed(
      "func f() { let x = o.size(1) }\n", 1, 22, "value of type 'AnyObject' has no member 'size'")
    #expect(!text.contains("RuntimeClasses.message") && findings.count == 1)
  }

  /// Optional properties of objects that were cast to their protocol, or that are parameters.
  @Test func optionalPropertiesOfCastsAndParametersAreRead() {
    let result = lines(
      adapted(
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

  /// A module that `canImport` denies is imported where only the import asks for it.
  @Test func importsAloneAreNotDenied() {
    var options = AdapterOptions(modules: ["Foundation", "UIKit", "SwiftUI"])
    options.deniedModules = ["SwiftUI"]
    let text = """
      #if canImport(SwiftUI)
      import SwiftUI
      #endif
      #if canImport(SwiftUI)
      struct S {}
      #endif
      """
    let result = lines(
      SourceAdapter.adapt([SourceFile(path: "/app/F.swift", text: text)], options: options).files[0].text)
    #expect(result[0] == "#if canImport(SwiftUI)" && result[3] == "#if false")
  }
}

extension String {
  fileprivate var trimmingCharacters: String { String(filter { !$0.isWhitespace }) }

  @Test func testsAreListed() {
    let file = SourceFile(
      path: "/app/Tests.swift",
      text: """
        import XCTest
        class Base: XCTestCase {
          func testShared() {}
          private func testHidden() {}
        }
        final class Tests: Base {
          func testB() async throws {}
          func testA() throws {}
          func testOf(_ value: Int) {}
          static func testStatic() {}
        }
        """)
    let module = SourceAdapter.adapt([file], options: AdapterOptions(modules: ["UIKit", "XCTest"]))
    #expect(module.testCases.map(\.name) == ["Base", "Tests"])
    #expect(module.testCases.map(\.list) == ["__tinamouTests_Base()", "__tinamouTests_Tests()"])
    #expect(
      module.files[0].text.contains(
        "func __tinamouTests_Tests() -> [(String, (Tests) -> () throws -> Void)] { return "
          + "[(\"testA\", { (t: Tests) in { try t.testA() } }), "
          + "(\"testB\", asyncTest({ (t: Tests) in { try await t.testB() } })), "
          + "(\"testShared\", { (t: Tests) in { try t.testShared() } })] }"))
  }

  /// Quick lists the examples of its specifications itself.
  @Test func specificationsAreListed() {
    let file = SourceFile(
      path: "/app/Spec.swift",
      text: """
        import Quick
        class Shared: QuickSpec {}
        final class Spec: Shared { override func spec() {} }
        final class Later: AsyncSpec { override class func spec() {} }
        """)
    let module = SourceAdapter.adapt([file], options: AdapterOptions(modules: ["UIKit", "Quick"]))
    #expect(
      module.testCases.map(\.list)
        == ["Shared", "Spec", "Later"].map { "__tinamouSpecification(\($0).self, \($0).allTests)" })
  }

  /// XCTest calls methods of no actor's.
  @Test(arguments: [("@MainActor ", ""), ("", "@MainActor ")])
  func testsOfTheMainActorAreWrapped(_ ofClass: String, _ ofMethod: String) {
    let text = """
      import XCTest
      \(ofClass)class Tests: XCTestCase {
        \(ofMethod)func testA() {}
        func helper() {}
      }
      """
    let result = lines(adapted(text, modules: ["UIKit", "XCTest"]))
    #expect(
      result[2].hasSuffix(
        "nonisolated func testA() { @MainActor func testA() {}; MainActor.assumeIsolated { testA() } }"))
    #expect(result[3] == "  func helper() {}")
  }

  /// Another module may override what is open.
  @Test func openMethodsOfExtensionsMoveIntoTheBody() throws {
    let text = """
      open class A: NSObject {
        func own() {}
      }
      extension A {
        open func shared(_ value: Int) -> Int { value }
      }
      extension UIView {
        open func other() {}
      }
      """
    let result = lines(adapted(text))
    #expect(result[2].contains("open func shared(_ value: Int) -> Int { __extended_A_shared(value) }"))
    #expect(result[4] == "  open func __extended_A_shared(_ value: Int) -> Int { value }")
    #expect(result[7] == "  open func other() {}")
    try expectCompiles(adapted(text))
  }

  /// A test whose body goes fails.
  @Test(arguments: [("XCTest", "XCTFail"), ("Testing", "Issue.record")])
  func testsWithoutTheirBodiesFail(_ module: String, _ call: String) {
    let text = """
      import \(module)
      struct Tests {
        func testA() { unknown() }
      }
      """
    let complaint = Trimmer.Complaint(line: 3, column: 18, message: "cannot find 'unknown' in scope")
    let result = Trimmer.trim(path: "/T.swift", text: text, complaints: [complaint], isCoarse: true)
    let reason = "(\"T.swift:3: cannot find 'unknown' in scope\")"
    #expect(lines(result.text)[2] == "  func testA() { \(call)\(reason); return leftOut\(reason) }")
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
    let result = lines(adapted(text))
    #expect(result[1] == "  var plain = 0 { didSet { KeyValueObserving.changed(self, \"plain\") } }")
    #expect(
      result[2]
        == "  var seen = 0 { didSet { defer { KeyValueObserving.changed(self, \"seen\") }; print(seen) } }")
    #expect(
      result[3].hasSuffix(
        "willSet { print(newValue) } didSet { KeyValueObserving.changed(self, \"early\") } }"))
    #expect(result[4] == "  var sum: Int { 1 }")
    #expect(result[5] == "  var other = 0")
    try expectCompiles(adapted(text))
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
    let result = lines(adapted(text))
    #expect(result[1].hasPrefix("  func observeValue("))
    #expect(result[5].hasPrefix("  override func observeValue("))
    #expect(result[0].hasSuffix("class A: NSObject, KeyValueObserver {"))
    #expect(result[4] == "class B: UIView {")
    try expectCompiles(adapted(text))
    // In another type, whose name the end of the file would need.
    try expectCompiles(
      adapted("enum Outer { \(text.replacing("class A", with: "private class A")) }"))
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
    let result = adapted(text)
    #expect(result.contains("  func responds(to aSelector: Selector!) -> Bool {\n    super"))
    #expect(result.contains("c.method(\"respondsToSelector:\")"))
    // The second override is one of Swift's.
    #expect(lines(result)[10].hasPrefix("  override func responds("))
    try expectCompiles(result)
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
    let result = adapted(text)
    #expect(lines(result)[0].contains("class Cell<Value>: UITableViewCell, __TinamouMethods_"))
    #expect(result.contains("case \"rowChanged:\": if let a { self.changed(try a.value(0)) }"))
    try expectCompiles(result)
  }

  /// Generic classes of UIKit, which a project extends with exposed members.
  @Test func extensionsOfGenericClassesOfUIKitAreDispatched() throws {
    let text = """
      import UIKit
      extension NSLayoutAnchor {
        @objc func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, priority: UILayoutPriority) -> NSLayoutConstraint {
          constraint(equalTo: anchor, constant: 0)
        }
      }
      """
    let result = adapted(text)
    #expect(!result.contains("RuntimeClasses.register("))
    #expect(lines(result)[1].contains("extension NSLayoutAnchor: __TinamouMethods_"))
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
    let result = adapted(text)
    #expect(!result.contains("RuntimeClasses"))
    try expectCompiles(result)
  }

  @Test func implementationsOfMethodsAreNoFunctionsOfC() throws {
    try expectCompiles(
      adapted(
        """
        import UIKit
        typealias Dismiss = @convention(c) (AnyObject, Selector, Bool, (() -> Void)?) -> Void
        typealias Compare = @convention(c) (Int, Int) -> Bool
        """))
  }

  @Test func blocksAreClosures() throws {
    let result = adapted(
      """
      import UIKit
      typealias Block = @convention(block) (UIViewController, Selector) -> Void
      func exchange(_ block: @escaping Block) -> IMP {
        imp_implementationWithBlock(unsafeBitCast(block, to: AnyObject.self))
      }
      """)
    #expect(lines(result)[3].contains("imp_implementationWithBlock((block as AnyObject))"))
    try expectCompiles(result)
  }

  /// The delegate by `UIApplicationMain`, among other names.
  @Test func delegatesOfMainFilesAreFound() {
    let main = SourceFile(
      path: "/app/main.swift",
      text: """
        import UIKit
        final class TestDelegate: UIResponder, UIApplicationDelegate {}
        private func name() -> String {
          NSStringFromClass(NSClassFromString("XCTestCase") != nil ? TestDelegate.self : AppDelegate.self)
        }
        _ = UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, NSStringFromClass(UIApplication.self), name())
        """)
    let other = SourceFile(
      path: "/app/AppDelegate.swift",
      text: "import UIKit\nclass AppDelegate: UIResponder, UIApplicationDelegate {}")
    let module = SourceAdapter.adapt([main, other], options: AdapterOptions())
    #expect(module.delegate == "AppDelegate")
  }
}
