import Foundation
import Testing

@testable import SourceAdapter

/// A user's own mistakes stay for the compiler to name; what only Apple's runtime takes is rewritten all the same.
@Suite struct LosslessTests {
  private func trimmed(_ text: String, line: Int, column: Int, _ message: String) -> (
    text: String, findings: [Finding], remaining: [Trimmer.Complaint]
  ) {
    Trimmer.trim(
      path: "/app/File.swift", text: text,
      complaints: [Trimmer.Complaint(line: line, column: column, message: message)], isCoarse: false,
      isLossless: true)
  }

  @Test(arguments: [
    ("func f() { unknown() }\n", 12, "cannot find 'unknown' in scope"),
    ("class A { override func f() {} }\n", 25, "method does not override any method from its superclass"),
    ("class A: Unknown {}\n", 10, "cannot find type 'Unknown' in scope"),
    ("class A: P {}\n", 7, "type 'A' does not conform to protocol 'P'"),
    (
      "func f() { g(NSStringFromClass(Int.self)) }\n", 32,
      "cannot convert value of type 'Int.Type' to expected argument type 'AnyClass' (aka 'any AnyObject.Type')"
    ),
    ("func f() { let x = }\n", 20, "expected initial value after '='"),
  ])
  func mistakesStayForTheCompilerToSay(text: String, column: Int, message: String) {
    let result = trimmed(text, line: 1, column: column, message)
    #expect(result.text == text && result.findings.isEmpty)
    #expect(result.remaining == [Trimmer.Complaint(line: 1, column: column, message: message)])
  }

  @Test func curesAreMade() {
    let result = trimmed(
      "class A { func g() {}\n  func f() { later { g() } } }\n", line: 2, column: 22,
      "call to method 'g' in closure requires explicit use of 'self' to make capture semantics explicit")
    #expect(result.text.contains("later { self.g() }") && result.findings.isEmpty && result.remaining.isEmpty)
  }

  /// Every object receives changes by key path on Apple's platforms; here classes do that have the protocol for it.
  @Test func observersOfAnyClassAreCured() throws {
    let text = """
      class Gap: NSLayoutConstraint {
        public override func observeValue(
          forKeyPath path: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
          context: UnsafeMutableRawPointer?
        ) {
          super.observeValue(forKeyPath: path, of: object, change: change, context: context)
        }
        override func other() {}
      }

      """
    let first = trimmed(
      text, line: 2, column: 24, "method does not override any method from its superclass")
    #expect(first.text.contains("class Gap: NSLayoutConstraint, KeyValueObserver  {\n  public func observe"))
    let second = trimmed(
      first.text, line: 6, column: 11, "value of type 'NSLayoutConstraint' has no member 'observeValue'")
    #expect(second.text.contains(") {\n    ()\n  }") && second.findings.isEmpty)
    #expect(
      trimmed(text, line: 8, column: 17, "method does not override any method from its superclass").text
        == text)
  }

  /// Foundation's methods call their closures before they return; here their declarations do not say so.
  @Test func closuresOfEnumerationsDoNotEscape() {
    let text = "func f(_ body: () -> Void) { enumerateMatches(in: a) { _, _, _ in body() } }\n"
    let message = "escaping closure captures non-escaping parameter 'body'"
    #expect(
      trimmed(text, line: 1, column: 67, message).text
        == "func f(_ body: () -> Void) { withoutActuallyEscaping(body, do: { body in "
        + "enumerateMatches(in: a) { _, _, _ in body() } }) }\n")
    let other = "func f(_ body: () -> Void) { later { body() } }\n"
    #expect(trimmed(other, line: 1, column: 38, message).text == other)
  }

  /// `observe(Self.self)` passes the class's object.
  @Test func classesArePassedAsObjects() throws {
    let text = "func f() { center.observe(Screen.self, by: 1) }\n"
    let result = trimmed(
      text, line: 1, column: 34,
      "argument type 'Screen.Type' expected to be an instance of a class or class-constrained type")
    #expect(
      result.text.hasSuffix("center.observe(RuntimeClasses.classObject(Screen.self), by: 1) }\n"),
      "\(result.text)")
  }

  /// Requirements that are optional in Objective-C are there always here: what is bound stays optional.
  @Test(arguments: [
    ("d.clear?(x)", "Optional(d.clear(x))"), ("(d).clear?(x)", "Optional((d).clear(x))"),
    ("d?.clear?(x)", "d?.clear(x)"), ("a.b?.c.clear?(x)", "a.b?.c.clear(x)"),
    ("a().b.clear?(x)", "Optional(a().b.clear(x))"),
  ])
  func boundResultsOfOptionalRequirementsStayOptional(call: String, cured: String) throws {
    func text(_ call: String) -> String { "func f() { if let result = \(call) { print(result) } }\n" }
    let column = try #require(text(call).range(of: "?(")).lowerBound
    let result = trimmed(
      text(call), line: 1, column: text(call)[..<column].utf8.count + 1,
      "cannot use optional chaining on non-optional value of type '(Int) -> Bool'")
    #expect(result.text == text(cured) && result.findings.isEmpty)
    let bare = trimmed(
      "func f() { d.clear?(x) }\n", line: 1, column: 19,
      "cannot use optional chaining on non-optional value of type '(Int) -> Bool'")
    #expect(bare.text == "func f() { d.clear(x) }\n")
  }

  /// A method of a header's, whose body does nothing, gives way to that of the superclass. Other methods override it.
  @Test func membersOfHeadersDoNotOverride() {
    let message = "overriding declaration requires an 'override' keyword"
    let made =
      "class A: UIViewController {\nopen func viewDidLoad() { leftOut(\"A.h:1: A.viewDidLoad is Objective-C, which is not built\") }\n}\n"
    #expect(
      trimmed(made, line: 2, column: 11, message).text == "class A: UIViewController {\n/* \(message) */\n}\n"
    )
    let own = "class A: UIViewController {\nopen func viewDidLoad() { go() }\n}\n"
    #expect(
      trimmed(own, line: 2, column: 11, message).text.contains("override open func viewDidLoad() { go() }"))
  }

  /// `CGFloat` has a static function of the name on Linux.
  @Test func globalFunctionsAreCalledInExtensionsOfNumbers() {
    let text = "extension CGFloat {\nfunc f(a: CGFloat) -> CGFloat { abs(a - self) }\n}\n"
    let message = "static member 'abs' cannot be used on instance of type 'CGFloat'"
    #expect(trimmed(text, line: 2, column: 33, message).text.contains("{ Swift.abs(a - self) }"))
  }

  @Test func bodiesAreCounted() {
    let text = """
      class A {
        init() {}
        var x: Int { 3 }
        var y: Int { get { 4 } set {} }
        func f() { unknown() }
        func g() {}
        let closure = { 5 }
      }

      """
    let trimmed = Trimmer.trim(
      path: "/app/File.swift", text: text,
      complaints: [Trimmer.Complaint(line: 5, column: 14, message: "cannot find 'unknown' in scope")],
      isCoarse: false
    ).text
    #expect(BodyCount(of: text, compiled: trimmed).whole == 5)
    #expect(BodyCount(of: text, compiled: trimmed).all == 6)
    let dropped = text.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.contains("g()") }
    #expect(BodyCount(of: text, compiled: dropped.joined(separator: "\n")).whole == 5)
    let generated = trimmed + "func __tinamou_0() { print(1) }\n"
    #expect(BodyCount(of: text, compiled: generated).whole == 5)
  }
}
