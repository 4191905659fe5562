import Foundation
import ObjectiveCSupport
import Testing

/// Markdown in attributed strings. Expectations are CommonMark's, by its specification, and those of Foundation's documentation of
/// `InlinePresentationIntent` and `PresentationIntent`.
struct MarkdownTests {
  /// A text with its parts in brackets: `b` for bold, `i` for italics, `c` for code, `s` for strikethrough, `l` for links.
  private func marked(
    _ text: String, _ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax = .inlineOnly
  ) throws
    -> String
  {
    let string = try AttributedString(markdown: text, options: .init(interpretedSyntax: syntax))
    return string.runs.map { run in
      let intent = run.inlinePresentationIntent ?? []
      let letters = [
        (intent.contains(.stronglyEmphasized), "b"), (intent.contains(.emphasized), "i"),
        (intent.contains(.code), "c"),
        (intent.contains(.strikethrough), "s"), (run.link != nil, "l"),
      ].filter(\.0).map(\.1).joined()
      let text = String(string[run.range].characters)
      return letters.isEmpty ? text : "\(letters)[\(text)]"
    }.joined()
  }

  @Test(arguments: [
    ("plain", "plain"), ("**bold** and *it*", "b[bold] and i[it]"), ("__bold__ _it_", "b[bold] i[it]"),
    ("***both***", "bi[both]"), ("**a *b* c**", "b[a ]bi[b]b[ c]"), ("snake_case_name", "snake_case_name"),
    ("2 * 3 * 4", "2 * 3 * 4"), (#"\*not\*"#, "*not*"), ("`a*b*`", "c[a*b*]"), ("``a`b``", "c[a`b]"),
    ("~~gone~~", "s[gone]"),
    ("[site](https://a.b)", "l[site]"), ("[**b** c](https://a.b \"t\")", "bl[b]l[ c]"),
    ("<https://a.b>", "l[https://a.b]"),
    ("[no link]", "[no link]"), ("a &amp; b", "a & b"), ("*open", "*open"), ("**foo*", "*i[foo]"),
    ("a\nb", "a b"), ("", ""),
    ("![alt](https://a.b/c.png)", "alt"), ("[a](https://a.b/(c))", "l[a]"), ("5 < 6 > 4", "5 < 6 > 4"),
  ])
  func partsHaveTheirMeaning(_ text: String, _ expected: String) throws {
    #expect(try marked(text) == expected)
  }

  @Test func whitespaceIsKeptWhereItIsToBe() throws {
    #expect(try marked("a\n\n  b  \nc", .inlineOnlyPreservingWhitespace) == "a\n\n  b  \nc")
    #expect(try marked("a  \nb") == "a\nb")
  }

  @Test func linksHaveAddresses() throws {
    let string = try AttributedString(
      markdown: "[a](b/c) and [d][e]\n\n[e]: https://f.g", baseURL: URL(string: "https://x.y/"))
    #expect(string.runs.compactMap { $0.link?.absoluteString } == ["https://x.y/b/c", "https://f.g"])
  }

  @Test func blocksAreToldApart() throws {
    let text = "# Title\n\nOne\ntwo\n\n- a\n- b\n  1. c\n\n> q\n\n```swift\nlet x\n```\n---\nUnder\n===\n"
    let string = try AttributedString(markdown: text)
    let kinds = string.runs.map { run in
      (run.presentationIntent?.components ?? []).map(\.kind)
    }
    #expect(
      kinds == [
        [.header(level: 1)], [.paragraph], [.paragraph], [.paragraph],
        [.paragraph, .listItem(ordinal: 1), .unorderedList],
        [.paragraph, .listItem(ordinal: 2), .unorderedList],
        [.paragraph, .listItem(ordinal: 1), .orderedList, .listItem(ordinal: 2), .unorderedList],
        [.paragraph, .blockQuote],
        [.codeBlock(languageHint: "swift")], [.thematicBreak], [.header(level: 1)],
      ])
    #expect(String(string.characters).hasPrefix("TitleOne twoabcqlet x\n"))
  }

  @Test func attributedStringsOfObjectiveCHaveAttributes() throws {
    let string = try NSAttributedString(
      markdown: "a **b**", options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))
    let value = string.attribute(.inlinePresentationIntent, at: 2, effectiveRange: nil)
    #expect(string.string == "a b" && value as? UInt == InlinePresentationIntent.stronglyEmphasized.rawValue)
    #expect(try NSMutableAttributedString(markdown: "x").length == 1)
    #expect(throws: (any Error).self) { try AttributedString(markdown: Data([0xFF])) }
  }

  /// Nesting of any depth ends.
  @Test func damagedTextsAreRead() throws {
    for text in [
      String(repeating: "*", count: 2000), String(repeating: "[", count: 2000),
      String(repeating: "> ", count: 200) + "a",
    ] {
      #expect(try AttributedString(markdown: text).characters.isEmpty == false)
    }
  }
}
