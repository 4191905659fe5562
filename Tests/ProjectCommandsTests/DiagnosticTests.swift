import Testing

@testable import ProjectCommands

/// In the form of what Swift 6.3 prints when it crashes: one such text shortened, one composed of its parts.
@Suite struct DiagnosticTests {
  @Test func crashesHaveThePlaceThatIsNamedLast() {
    let text = """
      Stack dump:
      0.\tProgram arguments: /opt/swift/usr/bin/swift-frontend -frontend -c /a/A.swift -primary-file /a/B.swift -o x
      1.\tSwift version 6.3.1 (swift-6.3.1-RELEASE)
      2.\tCompiling with effective version 5.10
      3.\tWhile type-checking 'B' (at /a/B.swift:3:1)
      4.\tWhile type-checking expression at [/a/B.swift:12:5 - line:14:6] RangeText="f("
      Stack dump without symbol names
      #0 (at /b/C.swift:1:1)
      """
    #expect(Diagnostic.isCrash(text))
    let crash = Diagnostic.crashes(in: text)
    #expect(crash.map(\.path) == ["/a/B.swift"] && crash.map(\.line) == [12] && crash.map(\.column) == [5])
    #expect(crash.first?.isOfFile == false)
  }

  @Test func crashesWithoutAPlaceAreOfAFile() {
    func text(_ files: String) -> String {
      """
      <unknown>:0: error: ambiguous use of operator '=='
      Stack dump:
      0.\tProgram arguments: /opt/swift/usr/bin/swift-frontend -frontend -c /a/A.swift \(files) -module-name M
      3.\tWhile evaluating request ASTLoweringRequest(Lowering AST to SIL for file "/a/B.swift")
      4.\tWhile silgen emitFunction SIL function "@$s1M1AV23__derived_struct_equalsySbAC_ACtFZ".
      """
    }
    let crash = Diagnostic.crashes(in: text("-primary-file /a/B.swift"))
    #expect(crash.map(\.path) == ["/a/B.swift"] && crash.first?.isOfFile == true)
    // Of several files nobody knows which.
    #expect(Diagnostic.crashes(in: text("-primary-file /a/B.swift -primary-file /a/C.swift")).isEmpty)
    #expect(Diagnostic.errors(in: text("")).isEmpty)
    #expect(!Diagnostic.isCrash("/a/B.swift:1:2: error: cannot find 'x' in scope"))
  }

  /// Columns are the user's, though the adapter has taken attributes from the line, or put code into it.
  @Test func columnsAreTheUsers() {
    let original = "import UIKit\n  @objc func f() { unknown() }\nlet x = wrong // é\n"
    let adapted =
      "#sourceLocation(file: \"/a/A.swift\", line: 1)\nimport UIKit\n  func f() { unknown() }\nlet x = wrong // é\n"
    func column(_ line: Int, _ column: Int) -> Int {
      Diagnostic(path: "/a/A.swift", line: line, column: column, message: "").placed(
        adapted: adapted, original: original
      ).column
    }
    #expect(column(2, 14) == 20)
    #expect(column(2, 1) == 1)
    #expect(column(3, 9) == 9)
    #expect(column(9, 4) == 4)
    // A place inside of what was put in is where that begins.
    let changed = Diagnostic(path: "", line: 1, column: 12, message: "").placed(
      adapted: "a = Selector(\"f:\")", original: "a = #selector(f(_:))")
    #expect(changed.column == 5)
  }
}
