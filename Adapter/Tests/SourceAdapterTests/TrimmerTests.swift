import Testing

@testable import SourceAdapter

/// Statements and members that are left out where the compiler rejects them.
@Suite struct TrimmerTests {
  private func trim(_ text: String, _ line: Int, _ column: Int, _ message: String, coarse: Bool = false)
    -> [String]
  {
    let complaint = Trimmer.Complaint(line: line, column: column, message: message)
    return lines(
      Trimmer.trim(path: "/app/F.swift", text: text, complaints: [complaint], isCoarse: coarse).text)
  }

  /// A closure that a result builder makes nothing of is rejected as often as it is nested: the statement goes.
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
    // A convenience initializer on Apple's platforms, which a class declares anew.
    #expect(
      trim(
        "class A: B {\n  @available(*, unavailable) public init(x: Int) {}\n}", 2, 37,
        "'required' modifier must be present on all overrides of a required initializer")[1]
        == "  @available(*, unavailable) public required init(x: Int) {}")
    #expect(
      trim(
        "func f() {\n  let a = (x as AnyObject).addingPercentEncoding(withAllowedCharacters: s)\n}", 2, 27,
        "value of type 'AnyObject' has no member 'addingPercentEncoding'")[1]
        == "  let a = AnyMembers((x as AnyObject)).addingPercentEncoding(withAllowedCharacters: s)")
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
