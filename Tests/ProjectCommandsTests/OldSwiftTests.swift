import Testing

@testable import ProjectCommands

/// Errors of sources of Swift 1 to 3, in the words of the compiler of Swift 6.3.
@Suite struct OldSwiftTests {
  @Test(arguments: [
    ("cannot find 'println' in scope", "    println(\"x\")", "println", "print(_:)"),
    (
      "type 'UIColor' has no member 'redColor'", "view.backgroundColor = UIColor.redColor()",
      "UIColor.redColor()", "UIColor.red"
    ),
    (
      "type 'UIControl.Event' has no member 'TouchUpInside'; did you mean 'touchUpInside'?",
      "x(.TouchUpInside)",
      ".TouchUpInside", ".touchUpInside"
    ),
    ("cannot find operator '++' in scope; did you mean '+= 1'?", "i++", "++", "+= 1"),
    (
      "C-style for statement has been removed in Swift 3", "for var i = 0; i < 3; i += 1 {", "for (;;)",
      "for-in"
    ),
    (
      "method does not override any method from its superclass",
      "override func viewWillAppear(animated: Bool) {",
      "viewWillAppear(animated:)", "viewWillAppear(_:)"
    ),
    (
      "cannot find 'CGRectMake' in scope", "let r = CGRectMake(0, 0, 1, 1)", "CGRectMake",
      "CGRect(x:y:width:height:)"
    ),
    (
      "value of type 'X' has no member 'y'", "NSNotificationCenter.defaultCenter()", "NSNotificationCenter",
      "NotificationCenter"
    ),
  ])
  func changesAreRecognized(message: String, line: String, old: String, new: String) {
    #expect(OldSwift.change(message, in: line) == OldSwift.Change(old: old, new: new))
  }

  @Test(arguments: [
    ("cannot find 'printlnAll' in scope", "printlnAll()"),
    ("cannot find 'x' in scope", "let myNSBundleName = x"),
    ("type 'A' has no member 'Red'; did you mean 'blue'?", "A.Red"),
    ("cannot find 'viewController' in scope", "override func viewWillAppear(_ animated: Bool) {"),
  ])
  func otherErrorsAreNone(message: String, line: String) {
    #expect(OldSwift.change(message, in: line) == nil)
  }

  private static func problems(old: Int, other: Int) -> [BuildProblem] {
    (0..<old + other).map {
      BuildProblem(
        file: "/app/View.swift", line: $0 + 1, column: 1,
        message: $0 < old ? "cannot find 'println' in scope" : "cannot find 'y' in scope")
    }
  }

  private static func summary(old: Int, other: Int) -> OldSwift? {
    OldSwift(problems(old: old, other: other)) { _, number in number <= old ? "println(1)" : "y()" }
  }

  /// A few mistakes are told one by one, as are old names among many other errors.
  @Test func sourcesAreOldBeyondAFewErrors() throws {
    #expect(Self.summary(old: 4, other: 0) == nil)
    #expect(Self.summary(old: 5, other: 16) == nil)
    let summary = try #require(Self.summary(old: 5, other: 15))
    #expect(summary.errors == 20 && summary.signs == 5)
    #expect(summary.places.map(\.line) == [1])
    let sentence = summary.sentence(of: "App") { $0 }
    #expect(
      sentence
        == "error: App is written in Swift 1 to 3, which no compiler has read since Xcode 10.2: 20 errors, 5 of "
        + "them at names that have changed, as println is print(_:) (View.swift:1)")
  }
}
