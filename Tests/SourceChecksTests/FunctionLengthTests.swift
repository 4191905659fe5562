import SourceScanner
import Testing

@testable import source_checks

/// The lengths of functions, and the table of the longer ones.
@Suite struct FunctionLengthTests {
  /// Returns the name, the line and the lines of code of each body.
  private func bodies(_ source: String) -> [String] {
    FunctionBodies(in: SourceText(source)).bodies.map { "\($0.name) \($0.line) \($0.codeLines)" }
  }

  @Test(arguments: [
    // The line of the brace that ends a body is one of it, that of the brace that begins it only with code
    // after it.
    ("func a() {\n  b()\n  c()\n}", ["func a 1 3"]),
    ("func a() { b() }", ["func a 1 1"]),
    ("func a() {\n\n  // b\n  /* c\n  d */\n  e()\n}", ["func a 1 2"]),
    ("init(a: Int = { 1 }()) throws {\n  b()\n}", ["init 1 2"]),
    (
      "struct A {\n  subscript(b: Int) -> Int {\n    b\n  }\n  deinit {\n  }\n}",
      ["subscript 2 2", "deinit 5 1"]
    ),
    ("var a: Int {\n  get { 1 }\n  set { b() }\n}", ["var a 1 3"]),
    ("var a = 1\nlet b = { 2 }\nfunc c() {\n}", ["func c 3 1"]),
    ("var a: Int\nstruct B { }\nvar c: Int = { 1 }()", []),
    ("func == (a: A, b: A) -> Bool {\n  true\n}", ["func = 1 2"]),
    ("func a() {\n  func b() {\n    c()\n  }\n  b()\n}", ["func a 1 5", "func b 2 2"]),
    ("func a() {\n  self.init(b: 1)\n  super.init { 1 }\n}", ["func a 1 3"]),
    ("protocol A {\n  func b()\n  init(c: Int)\n  var d: Int { get }\n}", ["var d 4 1"]),
    // Data is not counted.
    ("func a() {\n  let b = [\n    1,\n    2,\n  ]\n}", ["func a 1 2"]),
    ("func a() {\n  let b = [\n    c {\n      d()\n    }\n  ]\n}", ["func a 1 4"]),
    ("func a() {\n  let b = \"\"\"\n    {\n    \\(c)\n    \"\"\"\n}", ["func a 1 2"]),
    ("func a() {\n  let b = /[{(]+/\n  c(\"}\")\n}", ["func a 1 3"]),
  ])
  func linesOfCodeAreCounted(_ source: String, _ expected: [String]) {
    #expect(bodies(source) == expected)
  }

  @Test(arguments: ["func a( {\n}", "func a() {", "let a = [1)", "}", "struct A { func b() { ] }"])
  func bracketsWithoutCounterpartsAreFound(_ source: String) throws {
    #expect(!FunctionBodies(in: SourceText(source)).isBalanced)
    #expect(throws: CheckError("the brackets of A.swift are not understood")) {
      try FunctionLengthCheck.longer(in: SourceFile(path: "A.swift", source), module: "A")
    }
  }

  /// Returns a function with a number of lines of code.
  private func function(_ name: String, lines: Int) -> String {
    "func \(name)() {\n" + String(repeating: "  a()\n", count: lines - 1) + "}\n"
  }

  private func page(_ rows: String) -> String {
    "Text.\n\n<!-- functions: begin -->\n| module | longer functions |\n|---|---|\n\(rows)"
      + "<!-- functions: end -->\n\nMore.\n"
  }

  private func check(_ rows: String) throws -> FunctionLengthCheck {
    let source = function("a", lines: 60) + function("b", lines: 61) + function("c", lines: 70)
    let found = try FunctionLengthCheck.longer(in: SourceFile(path: "Sources/A/A.swift", source), module: "A")
    return try FunctionLengthCheck(found, page: page(rows))
  }

  @Test func listedNumbersAreAllowed() throws {
    #expect(try check("| `A` | 2 |\n").findings() == [])
  }

  @Test func moreFunctionsThanListedAreDefects() throws {
    let long = [
      "Sources/A/A.swift:62: func b has 61 lines, more than 60",
      "Sources/A/A.swift:124: func c has 70 lines, more than 60",
    ]
    for (rows, number) in [("| `A` | 1 |\n", 1), ("", 0)] {
      let words = "A has 2 such functions, and CONTRIBUTING.md allows \(number); divide them into steps"
      #expect(try check(rows).findings().map(\.description) == long + [words])
    }
  }

  @Test func numbersOnlyFall() throws {
    let rows = "| `A` | 3 |\n| `Gone` | 1 |\n"
    let advice = "scripts/checks/sources functions --update lowers the number"
    #expect(
      try check(rows).findings().map(\.description) == [
        "CONTRIBUTING.md: A has 2 longer functions, not 3; \(advice)",
        "CONTRIBUTING.md: Gone has 0 longer functions, not 1; \(advice)",
      ])
    #expect(try check(rows).updatedPage() == page("| `A` | 2 |\n"))
    #expect(try check("| `A` | 1 |\n").updatedPage() == page("| `A` | 1 |\n"))
    #expect(try check("").updatedPage() == page(""))
  }

  @Test func aPageWithoutTheTableIsAnError() {
    #expect(throws: CheckError("CONTRIBUTING.md has no table of functions")) {
      try FunctionLengthCheck([], page: "Text.\n")
    }
  }
}
