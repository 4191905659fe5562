import Foundation
import Testing

@testable import ProjectReader

/// The preprocessor of property lists.
@Suite struct TextPreprocessorTests {
  private func applied(_ text: String, _ definitions: String...) -> [String] {
    var preprocessor = TextPreprocessor(definitions: definitions)
    return preprocessor.apply(to: text).split(whereSeparator: \.isNewline).map(String.init)
  }

  @Test func conditionsLeaveOutLines() {
    let text = """
      a
      #ifdef ONE
      b
        #ifndef TWO
      c
        # else
      d
        #endif
      #else
      e
      #endif
      #if defined(TWO) && LEVEL >= 3 || !defined ONE && (1 == 2)
      f
      #elif LEVEL != 0x2
      g
      #elif 1
      h
      #else
      i
      #endif
      """
    #expect(applied(text) == ["a", "e", "g"])
    #expect(applied(text, "ONE", "LEVEL=2") == ["a", "b", "c", "h"])
    #expect(applied(text, "ONE", "TWO", "LEVEL=3") == ["a", "b", "d", "f"])
  }

  /// Macros in the text of macros are replaced, those in quotation marks and in numbers are not.
  @Test func macrosAreReplaced() {
    let text = """
      #define WORD OTHER two
      #define OTHER one
      #define CALL(x) x
      <string a="WORD">WORD, WORDS, 1WORD, CALL(3), http://WORD</string>
      #undef WORD
      WORD SET EMPTY
      """
    #expect(
      applied(text, "SET=a=b", "EMPTY=") == [
        "<string a=\"WORD\">one two, WORDS, 1WORD, CALL(3), http://one two</string>", "WORD a=b ",
      ])
  }

  /// Lines keep their numbers, and what is damaged ends nowhere.
  @Test func damagedTextsAreRead() {
    var preprocessor = TextPreprocessor(definitions: ["A=B A", "B=A B", "1=2", "=3"])
    #expect(preprocessor.apply(to: "#endif\n#else\n#elif 1\nx\n#if (((\ny").filter(\.isNewline).count == 6)
    #expect(preprocessor.apply(to: String(repeating: "A ", count: 4000)).utf8.count < 100_000)
    let deep = "#if " + String(repeating: "(", count: 10_000) + "1\nz\n#endif"
    #expect(preprocessor.apply(to: deep).filter { !$0.isNewline } == "")
  }

  @Test func listsOfTargetsArePreprocessed() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tinamou-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let list = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      #ifdef NEVER
      <key>Other</key><string>x</string>
      #endif
      <key>Word</key><string>NAMED by HEADED of FLAGGED</string>
      </dict></plist>
      """
    let specification = """
      name: Pre
      targets:
        Pre:
          type: application
          platform: iOS
          sources: [App.swift]
          settings:
            base:
              INFOPLIST_FILE: Info.plist
              INFOPLIST_PREPROCESS: YES
              INFOPLIST_PREPROCESSOR_DEFINITIONS: "NAMED=word"
              INFOPLIST_OTHER_PREPROCESSOR_FLAGS: "-C -DFLAGGED=flag"
              INFOPLIST_PREFIX_HEADER: Head.h
      """
    for (name, text) in [
      "Info.plist": list, "project.yml": specification, "App.swift": "import UIKit\n",
      "Head.h": "#define HEADED head\n",
    ] {
      try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }
    let project = try ProjectLoader.load(folder.path)
    #expect(project.info["Word"] == .string("word by head of flag"), "\(project.notes)")
    #expect(project.info["Other"] == nil)
  }
}
