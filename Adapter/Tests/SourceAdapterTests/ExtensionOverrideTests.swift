import SwiftParser
import Testing

@testable import SourceAdapter

/// Members that extensions declare or override, as categories do.
@Suite struct ExtensionOverrideTests {
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
    let result = lines(adaptedText(text))
    #expect(
      result[1].contains("@objc var __extended_mark: Int") || result[1].contains("var __extended_mark: Int"))
    #expect(
      result[3].contains(
        "var __overridden_mark: __Overriding_UIView_mark.__Value { get { super.__extended_mark } set {} }"))
    #expect(result[4].contains("func __overridden_save() { self.__extended_save() }"))
    #expect(result[5].contains("var __overridden_mark: "))
    #expect(result[6].contains("var __extended_UINavigationController_preferredStatusBarStyle"))
    #expect(result[6].contains("c.answer(\"preferredStatusBarStyle\")"))
    let rest = result[7...].joined(separator: "\n")
    for part in [
      "protocol __Overriding_UIView_mark: AnyObject { typealias __Value = Int; var __overridden_mark: __Value { get set } }",
      "extension A: __Overriding_UIView_mark {}", "extension UILabel: __Overriding_UIView_save_ {}",
      "if let __o = self as? __Overriding_UIView_mark { return __o.__overridden_mark }",
    ] { #expect(rest.contains(part)) }
    try expectCompiles(adaptedText(text))
  }

  /// An override may have a narrower type than the property of the extension.
  @Test func overridesOfExtensionsMayBeNarrower() throws {
    let text = """
      import UIKit
      extension UIViewController { @objc var sceneTitle: String? { nil } }
      class A: UIViewController { override var sceneTitle: String { "A" } }
      class B: A { override var sceneTitle: String { "B" } }
      func title(of controller: UIViewController) -> String { controller.sceneTitle ?? "none" }
      """
    let result = lines(adaptedText(text))
    #expect(
      result[2].contains(
        "var __overridden_sceneTitle: __Overriding_UIViewController_sceneTitle.__Value { \"A\" }"))
    #expect(
      result[3].contains(
        "override var __overridden_sceneTitle: __Overriding_UIViewController_sceneTitle.__Value"))
    try expectCompiles(adaptedText(text))
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
    let result = lines(adaptedText(text))
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
    let result = lines(adaptedText(text))
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
    try expectCompiles(adaptedText(text))
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
    let result = adaptedText(text)
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
    #expect(!adaptedText(other).contains("__Overriding_"))
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
    let result = lines(adaptedText(text))
    #expect(
      result[4].contains("func __overridden_save() { __extended_A_save() }")
        && !result[4].contains("override "))
    #expect(result[4].contains("var __overridden_mark: Bool { get { __extended_A_mark } }"))
    #expect(result[5].contains("var __extended_A_mark: Bool { super.__extended_mark }"))
    #expect(result[6].contains("func __extended_A_save() { super.__extended_save() }"))
    #expect(result.joined().contains("extension A: __Overriding_UIView_save_ {}"))
    try expectCompiles(adaptedText(text))
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
    let result = lines(adaptedText(text))
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
    try expectCompiles(adaptedText(text))
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
    let result = lines(adaptedText(text))
    #expect(result[1].contains("open class func make(_ a: Int) -> Int { __extended_A_make(a) }"))
    #expect(result[1].contains("open func name() -> String { __extended_A_name() }"))
    #expect(!result[1].contains("closed"))
    #expect(result[3].contains("class func __extended_A_make(_ a: Int)"))
    try expectCompiles(adaptedText(text))
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
    let result = lines(adaptedText(text))
    #expect(result[2].contains("open func shared(_ value: Int) -> Int { __extended_A_shared(value) }"))
    #expect(result[4] == "  open func __extended_A_shared(_ value: Int) -> Int { value }")
    #expect(result[7] == "  open func other() {}")
    try expectCompiles(adaptedText(text))
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
    let result = lines(adaptedText(text))
    #expect(
      result[2].contains(
        "override func viewWillAppear(_ animated: Bool) { __extended_A_viewWillAppear(animated) }"))
    #expect(result[2].contains("; func setUp() { __extended_A_setUp() }"))
    #expect(
      result[4] == "  func __extended_A_viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }")
    #expect(result[5] == "  func __extended_A_setUp() {}")
    #expect(result[7].hasPrefix("class B: A { override func setUp() {}"))
    try expectCompiles(adaptedText(text))
  }

  @Test func overridesInExtensionsOfOtherModulesClassesGetOutOfTheWay() {
    let text = "import UIKit\nextension UIView {\n  open override var description: String { \"\" }\n}\n"
    #expect(lines(adaptedText(text))[2] == "  public var __extended_UIView_description: String { \"\" }")
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
    let result = lines(adaptedText(text))
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
    #expect(result[9...10].allSatisfy { $0.allSatisfy(\.isWhitespace) })
    #expect(result[11] == "    func __willSet_view(_ next: UIView!) {")
    #expect(result[14] == "    func __didSet_view(_ oldValue: UIView!) { print(oldValue as Any) }")
    #expect(!Parser.parse(source: adaptedText(text)).hasError)
    try expectCompiles(adaptedText(text))
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
    let result = adaptedText(text)
    #expect(result.contains("func __didSet_UITableView_contentSize(_ oldValue: CGSize) {"))
    #expect(
      result.contains(
        "override var contentSize: CGSize { didSet { __didSet_UITableView_contentSize(oldValue) } }"))
    #expect(result.split(separator: "RuntimeClasses.extend(").count == 4)
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
    let result = adaptedText(text)
    #expect(!result.contains("RuntimeClasses.register("))
    #expect(lines(result)[1].contains("extension NSLayoutAnchor: __TinamouMethods_"))
    try expectCompiles(result)
  }
}
