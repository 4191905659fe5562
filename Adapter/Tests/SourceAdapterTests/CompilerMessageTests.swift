import Testing

@testable import SourceAdapter

/// Diagnostics of the installed compiler for code that Apple's compiler accepts, and the code after its correction. Another
/// compiler may say it in other words: then these tests fail, and `Trimmer` is to know the new ones.
@Suite(.enabled(if: Compiler.isReady, "`swift build` has not built UIKit's modules"))
struct CompilerMessageTests {
  /// The second line of a file, once it is cured of what the compiler says, and the remaining errors.
  private func cured(_ line: String, _ declarations: String) throws -> (line: String, findings: [Finding]) {
    let text = "import UIKit\n\(line)\n\(declarations)\n"
    let complaints = try Compiler.complaints(about: text)
    #expect(!complaints.isEmpty && complaints.allSatisfy { $0.line == 2 }, "\(complaints)")
    let result = Trimmer.trim(path: "/app/F.swift", text: text, complaints: complaints, isCoarse: false)
    #expect(try Compiler.complaints(about: result.text) == [], "\(result.text)")
    let lines = result.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 4)
    return (String(lines[1]), result.findings)
  }

  /// Cured without a loss: nothing is reported.
  @Test(arguments: [
    (
      "func f() { g((v as AnyObject).cgRectValue) }", "let v: Any = 1; func g(_ a: CGRect) {}",
      "func f() { g(AnyMembers((v as AnyObject)).cgRectValue) }"
    ),
    (
      "func f() { g(d[k]?.doubleValue) }",
      "let d: [String: AnyObject] = [:]; let k = \"\"; func g(_ a: Double?) {}",
      "func f() { g(AnyMembers(d[k]).doubleValue) }"
    ),
    (
      "func f(d: any P) { g(d.responds(to: s)) }",
      "protocol P: AnyObject {}; let s = Selector(\"a\"); func g(_ a: Bool) {}",
      "func f(d: any P) { g((d as! NSObject).responds(to: s)) }"
    ),
    (
      "func f(d: (any P)?) { g(d?.responds(to: s)) }",
      "protocol P: AnyObject {}; let s = Selector(\"a\"); func g(_ a: Bool?) {}",
      "func f(d: (any P)?) { g((d as? NSObject)?.responds(to: s)) }"
    ),
    (
      "@MainActor func f(a: [Any]) { a.forEach { ($0 as AnyObject).layOut() } }", "",
      "@MainActor func f(a: [Any]) { a.forEach { RuntimeClasses.message(\"layOut\", to: ($0 as AnyObject), []) } }"
    ),
    (
      "@MainActor func f(o: AnyObject, b: Int) { o.show(1, with: b) }", "",
      "@MainActor func f(o: AnyObject, b: Int) { RuntimeClasses.message(\"show:with:\", to: o, [1, b]) }"
    ),
    (
      "func f(o: AnyObject) { g(o[\"k\"]) }", "func g(_ a: Any?) {}",
      "func f(o: AnyObject) { g(AnyMembers(o)[\"k\"]) }"
    ),
    (
      "@MainActor func f(o: AnyObject) { o.center.x = 1 }", "",
      "@MainActor func f(o: AnyObject) { (o as! UIView).center.x = 1 }"
    ),
    (
      // The member of any object was cured before.
      "@MainActor func f(o: Any) { var v = (o as! UIView).superview; while let one = v { v = one?.superview } }",
      "// (o as AnyObject).superview",
      "@MainActor func f(o: Any) { var v = (o as! UIView).superview; while let one = v { v = one.superview } }"
    ),
    (
      "func f(o: AnyObject) { g(o.value(forKey: \"value\")) }", "func g(_ a: Any?) {}",
      "func f(o: AnyObject) { g((o as! NSObject).value(forKey: \"value\")) }"
    ),
    (
      "func f() { g(RunLoop.Mode.common as CFString) }", "func g(_ a: NSString) {}",
      "func f() { g(NSString(string: (RunLoop.Mode.common).rawValue)) }"
    ),
    (
      "@MainActor func f(l: CALayer) { l.borderColor = UIColor(white: 1, alpha: 1) }", "",
      "@MainActor func f(l: CALayer) { l.borderColor = UIColor(white: 1, alpha: 1).cgColor }"
    ),
    (
      "func f(l: inout Old) { l.lineCap = CAShapeLayerLineCap.round }", "struct Old { var lineCap = \"\" }",
      "func f(l: inout Old) { l.lineCap = CAShapeLayerLineCap.round.rawValue }"
    ),
    (
      "func f() -> [String: String] { ProcessInfo().environment }", "",
      "func f() -> [String: String] { ProcessInfo.processInfo.environment }"
    ),
    (
      "func f() { g(T.description()) }", "class T: UIView {}; func g(_ a: String) {}",
      "func f() { g(NSStringFromClass(T.self)) }"
    ),
    (
      "@MainActor func f(v: UIView) { g(v.classForCoder.description()) }", "func g(_ a: String) {}",
      "@MainActor func f(v: UIView) { g(NSStringFromClass(v.classForCoder)) }"
    ),
    (
      "class A<T: UIView> { var view = T() }", "", "class A<T: UIView> { var view: T = instance(of: T.self) }"
    ),
    (
      "@MainActor func f(t: UITextField) { switch t.keyboardAppearance { case .dark?: g(); default: g() } }",
      "func g() {}",
      "@MainActor func f(t: UITextField) { switch t.keyboardAppearance { case .dark: g(); default: g() } }"
    ),
    (
      "class O: NSObject { func f() { super.observeValue(forKeyPath: \"k\") } }", "",
      "class O: NSObject { func f() { () } }"
    ),
    (
      "class A: B { override init(x: Int) { super.init(x: x) } }", "class B { required init(x: Int) {} }",
      "class A: B { required init(x: Int) { super.init(x: x) } }"
    ),
    (
      "func f(d: D) { let a = d.size!(1); _ = a }", "struct D { func size(_ a: Int) -> Int { a } }",
      "func f(d: D) { let a = d.size(1); _ = a }"
    ),
    (
      "class A { var items = 1; func f() { run { use(items) } } }",
      "func run(_ a: @escaping () -> Void) {}; func use(_ a: Int) {}",
      "class A { var items = 1; func f() { run { use(self.items) } } }"
    ),
  ])
  func whatMeansTheSameIsRewritten(_ line: String, _ declarations: String, _ wanted: String) throws {
    let (result, findings) = try cured(line, declarations)
    #expect(result == wanted)
    #expect(findings.isEmpty)
  }

  /// Removed code is reported.
  @Test(arguments: [
    ("class A: UIView { override func f() {} }", "", "class A: UIView { func f() {} }"),
    ("class A: UIViewController, MapDelegate {}", "", "class A: UIViewController {}"),
    ("class B: MapView {}", "", "class B: UIView {}"),
    (
      "func f() { a(); unknown(); a() }", "func a() {}",
      "func f() { a(); leftOut(\"F.swift:2: cannot find 'unknown' in scope\"); a() }"
    ),
    (
      "func f() -> Int { return unknown }", "",
      "func f() -> Int { return leftOut(\"F.swift:2: cannot find 'unknown' in scope\") }"
    ),
  ])
  func theRestIsLeftOut(_ line: String, _ declarations: String, _ wanted: String) throws {
    let (result, findings) = try cured(line, declarations)
    #expect(result == wanted)
    #expect(findings.count == 1)
  }
}
