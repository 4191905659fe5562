import Testing

@testable import source_checks

/// The checks of comments: reasons for unsafe code, and summaries.
@Suite struct CommentCheckTests {
  @Test(arguments: [
    ("nonisolated(unsafe) var a = 1", "1: nonisolated(unsafe)"),
    ("/// A class.\n@objc\nfinal class A<B>:\n  C, @unchecked Sendable {}", "4: @unchecked Sendable"),
    ("class A {\n  // Faster.\n  unowned(unsafe) var a: A\n}", "3: unowned(unsafe)"),
    ("// The lock protects it.\n\nnonisolated(unsafe) var a = 1", "3: nonisolated(unsafe)"),
    ("// Blocked by locksmiths.\nnonisolated(unsafe) var a = 1", "2: nonisolated(unsafe)"),
    ("nonisolated(unsafe) var a = 1, b: C = D() as @unchecked Sendable", "1: nonisolated(unsafe)"),
  ])
  func unsafeCodeNeedsAReason(_ source: String, _ place: String) {
    let findings = UnsafeCodeCheck.findings(in: SourceFile(path: "A.swift", source))
    #expect(findings.map(\.description) == ["A.swift:\(place) without a reason in words"])
  }

  @Test(arguments: [
    "nonisolated(unsafe) var a = 1 // Only one thread writes it.",
    "// Protected by the lock.\nnonisolated(unsafe) var a = 1",
    "/// A class. Its deadlock\n/// is known.\n@objc\n@MainActor\nfinal class A<B>:\n  C, @unchecked Sendable {}",
    "// Only its ADDRESS matters.\nunowned(unsafe) let a: A",
    "// nonisolated(unsafe) var a = 1",
    "let a = \"nonisolated(unsafe)\"",
    "let a = \"\"\"\n  nonisolated(unsafe) var a = 1\n  \"\"\"",
    "nonisolated var a: Int { unsafe(b) }",
  ])
  func reasonsAndTextsAreNoDefects(_ source: String) {
    #expect(UnsafeCodeCheck.findings(in: SourceFile(path: "A.swift", source)) == [])
  }

  @Test(arguments: ["What", "Who", "Whose", "Whom", "Whether", "Which", "Has", "How", "Where", "When"])
  func summariesDoNotOpenWithQuestionWords(_ word: String) {
    let file = SourceFile(path: "A.swift", "struct A {\n  /// \(word) is it.\n  /// More.\n  var a: Int\n}")
    let words = "the summary opens with \"\(word)\"; begin with a noun, or with a verb for a method"
    #expect(SummaryCheck.findings(in: file).map(\.description) == ["A.swift:2: \(words)"])
  }

  @Test(arguments: [
    "/// Whatever it is.\nvar a: Int",
    "/// What-if values.\nvar a: Int",
    "/// Which_one.\nvar a: Int",
    "/// The value.\n/// What follows is no summary.\nvar a: Int",
    "/// The value.\n///\n/// When it is zero, there is none.\nvar a: Int",
    "// What it is.\nvar a: Int",
    "let a = \"\"\"\n  /// What it is.\n  \"\"\"",
    "var a = 1 /// What it is.",
  ])
  func otherCommentsAreNoDefects(_ source: String) {
    #expect(SummaryCheck.findings(in: SourceFile(path: "A.swift", source)) == [])
  }

  @Test func eachCommentHasItsSummary() {
    let file = SourceFile(path: "A.swift", "///What a.\nvar a: Int\n\n/// What b.\nvar b: Int\n/// What c.\n")
    #expect(SummaryCheck.findings(in: file).map(\.place) == ["A.swift:1", "A.swift:4", "A.swift:6"])
  }
}
