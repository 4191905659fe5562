import SourceScanner
import Testing

@testable import source_checks

/// The lengths of functions.
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
      try FunctionLengthCheck.longer(in: SourceFile(path: "A.swift", source))
    }
  }

  /// Returns a function with a number of lines of code.
  private func function(_ name: String, lines: Int) -> String {
    "func \(name)() {\n" + String(repeating: "  a()\n", count: lines - 1) + "}\n"
  }

  @Test func longerFunctionsAreDefects() throws {
    let source = function("a", lines: 60) + function("b", lines: 61) + function("c", lines: 70)
    let found = try FunctionLengthCheck.longer(in: SourceFile(path: "Sources/A/A.swift", source))
    #expect(
      FunctionLengthCheck.findings(of: found).map(\.description) == [
        "Sources/A/A.swift:62: func b has 61 lines, more than 60; divide it into steps",
        "Sources/A/A.swift:124: func c has 70 lines, more than 60; divide it into steps",
      ])
  }
}
