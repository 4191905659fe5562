import Testing

@testable import SourceAdapter

/// Code that Apple's compiler takes and that Swift without Objective-C rejects: it is rewritten by the compiler's messages.
@Suite struct RejectedCodeTests {
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
    #expect(
      adaptedText(text).contains("func addToItems(_ value: Item) { managedCall(\"addToItems\", [value]) }"))
  }

  /// Names that are qualified by a module that another one shows here.
  @Test func modulesThatAreNotHereAreReplaced() {
    #expect(
      adaptedText("import UIKit\nlet a = Darwin.round(1), b: Darwin.pid_t = 0").contains(
        "UIKit.round(1), b: UIKit.pid_t"))
    #expect(adaptedText("import Foundation\nlet a = Darwin.round(1)").contains("Foundation.round(1)"))
    #expect(
      adaptedText("import UIKit\nenum Darwin { static let x = 1 }\nlet a = Darwin.x").contains("= Darwin.x"))
    #expect(adaptedText("import UIKit\nlet p = Progress()").contains("let p = SubclassableProgress()"))
    #expect(adaptedText("import UIKit\nlet s = NSMutableString()").contains("NSMutableString(capacity: 0)"))
    #expect(adaptedText("import UIKit\nlet r = HTTPURLResponse()").contains("headerFields: nil)!"))
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
}
