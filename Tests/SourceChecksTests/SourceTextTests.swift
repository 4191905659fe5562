import SourceScanner
import Testing

/// The parts that a source is divided into.
@Suite struct SourceTextTests {
  private func parts(_ source: String, _ kind: SourceToken.Kind) -> [String] {
    let text = SourceText(source)
    return text.tokens.filter { $0.kind == kind }.map { text.text(of: $0) }
  }

  @Test(arguments: [
    ("let a = 0x1F + b_1 // c", ["let", "a", "0x1F", "b_1"]),
    ("func `init`() -> Größe {}", ["func", "`init`", "Größe"]),
    ("func `two words`() {}", ["func", "`two words`"]),
    (#"print("\(name) \(f("x"))", 1.5)"#, ["print", "1", "5"]),
    ("a /* b /* c */ d */ e", ["a", "e"]),
  ])
  func wordsAreOutsideOfCommentsAndStrings(_ source: String, _ words: [String]) {
    #expect(parts(source, .word) == words)
  }

  @Test(arguments: [
    (#"let a = "a // b""#, [#""a // b""#]),
    (#"let a = "\(f("}")) \" c" + d"#, [#""\(f("}")) \" c""#]),
    (##"let a = #"\(b) " \#(c)"#"##, [##"#"\(b) " \#(c)"#"##]),
    ("let a = \"\"\"\n  \" b\n  \"\"\" + c", ["\"\"\"\n  \" b\n  \"\"\""]),
    ("let a = \"\" + b", ["\"\""]),
    ("let a = \"b", ["\"b"]),
  ])
  func stringsHaveTheirInterpolations(_ source: String, _ literals: [String]) {
    #expect(parts(source, .literal) == literals)
  }

  @Test(arguments: [
    (#"a.firstMatch(of: /"[{(\/]+/)"#, [#"/"[{(\/]+/"#]),
    (#"let a = /b/"#, ["/b/"]),
    ("f(/[/{]/.ignoresCase(), /c/)", ["/[/{]/", "/c/"]),
    ("let a = #/\n  b / c \" d\n/# + e", ["#/\n  b / c \" d\n/#"]),
    ("let a = ##/b/# c/## + d", ["##/b/# c/##"]),
    // Operators.
    ("let a = b / c + d / e", []),
    ("let a = (b/c) + (d/e)", []),
    ("let a = b /c\nlet d = e/ f", []),
    ("f(/) + g(/)", []),
  ])
  func regularExpressionsAreToldFromDivisions(_ source: String, _ literals: [String]) {
    #expect(parts(source, .literal) == literals)
  }

  @Test func commentsEndWithTheirLinesOrMarks() {
    let source = "/// a\n// b \"\nlet c = 1 // d\n/* e\n/* f */ g */ let h"
    #expect(parts(source, .comment) == ["/// a", "// b \"", "// d", "/* e\n/* f */ g */"])
    #expect(parts(source, .symbol) == ["="])
  }

  @Test func linesAreThoseOfTheFirstAndTheLastByte() {
    let text = SourceText("a\n\n  b c\n\"\"\"\n  d\n  \"\"\" e\n\r\n/*\n*/ f\n")
    let lines = text.tokens.map { "\(text.text(of: $0).prefix(1)) \($0.lines) \($0.isFirstOfLine)" }
    #expect(
      lines == [
        "a 1...1 true", "b 3...3 true", "c 3...3 false", "\" 4...6 true", "e 6...6 false", "/ 8...9 true",
        "f 9...9 false",
      ])
    #expect(text.lineBreaks == 9)
  }

  @Test func partsBeyondTheEndAreNone() {
    let text = SourceText("a -> b")
    #expect(text.isAt(1, "->") && !text.isAt(1, "-") && !text.isAt(3, "b") && !text.isAt(-1, "a"))
    #expect(text.text(at: 2) == "b" && text.text(at: 3) == nil)
    #expect(SourceText("").tokens == [])
  }

  @Test(arguments: [
    ("a // b\nc", "a     \nc", "a     \nc"),
    ("a(\"b\") /* c\n */ d", "a(\" \")     \n    d", "a(\"b\")     \n    d"),
    ("a(#\"é🙂\"#) // ö", "a(#    #)     ", "a(#\"é🙂\"#)     "),
    ("a(\"\", /[{]/)", "a(\"\", /   /)", "a(\"\", /[{]/)"),
    ("", "", ""),
  ])
  func codeHasTheSamePlaces(_ source: String, _ code: String, _ uncommented: String) {
    #expect(SourceText(source).code() == code)
    #expect(SourceText(source).code(keepingLiterals: true) == uncommented)
  }
}
