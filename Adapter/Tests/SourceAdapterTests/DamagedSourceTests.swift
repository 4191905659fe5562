import Foundation
import SwiftParser
import SwiftSyntax
import Testing

@testable import SourceAdapter

/// Whatever is in a file, the adapter goes on and keeps its lines.
@Suite struct DamagedSourceTests {
  /// The lines of an adapted text are those of the file. A last one of generated code may follow, and where a brace is
  /// missing, generated code on what was the empty end.
  private func expectLines(of text: String, _ adapted: String, _ what: @autoclosure () -> String) {
    let before = ParsedFile.normalized(text).utf8.count { $0 == 10 }
    let after = adapted.utf8.count { $0 == 10 }
    #expect(after >= before && after <= before + 2, "\(what()): \(before) lines, then \(after)")
  }

  private func adapted(_ text: String) -> AdaptedModule.File {
    SourceAdapter.adapt([SourceFile(path: "/app/File.swift", text: text)], options: AdapterOptions()).files[0]
  }

  @Test(arguments: [
    "", "\u{FEFF}", "\u{FEFF}import UIKit\nclass A: UIView {}\n", "\0", "class A\0: UIView {\n}\n",
    "import UIKit\r\nclass A: UIView {\r\n@objc func f() {}\r\n}\r\n", "import UIKit\rclass A: UIView {\r}\r",
    "let a = \"", "let a = \"\"\"\nclass A: UIView {\n", "/* class A: UIView {\n", "/*/*/*", "#if",
    "#if os(iOS)\n",
    "#if os(iOS)\n#else\n#else\n#endif\n#endif\n", "}}}}", "class", "class A: UIView {",
    "extension { @objc func }",
    "#selector(", "import", "import UIKit.", "@objc", "@objc protocol P { @objc optional }",
    "#sourceLocation(",
    "let 🎛 = \"\\(\"\\(\"\\(", "protocol P { @objc optional var }", "#available(iOS",
    "if #available(iOS 99999999999999999999999, *) {}",
    "if #available(iOS, *) {}", "\u{1F468}\u{200D}\u{1F469}", "class A: UIView { override var x: Int { get",
  ])
  func oddTextsAreAdapted(text: String) {
    expectLines(of: text, adapted(text).text, text)
  }

  /// A mark at the beginning goes, so that a line before the text does not put it into the middle.
  @Test func marksAtTheBeginningGo() {
    #expect(adapted("\u{FEFF}let a = 1\n").text == "let a = 1\n")
    #expect(adapted("let a = 1\rlet b = 2\r\nlet c = 3\r").text == "let a = 1\nlet b = 2\r\nlet c = 3\n")
  }

  /// The compiler's own stack ends at these, so the file goes as a whole, with one line that says so.
  @Test(arguments: [
    "let x = " + String(repeating: "1 + ", count: 50_000) + "1\n",
    "let x = " + String(repeating: "\"a\" + ", count: 50_000) + "\"a\"\n",
    "let x = a" + String(repeating: ".a", count: 50_000) + "\n",
    "let x = a()" + String(repeating: ".a()", count: 50_000) + "\n",
    "let x = " + String(repeating: "true ? 1 : ", count: 50_000) + "1\n",
    "var x: Int" + String(repeating: "?", count: 50_000) + "\n",
    "func f() { if a {}" + String(repeating: " else if b {}", count: 50_000) + " }\n",
  ])
  func whatIsNestedTooDeeplyIsLeftOut(text: String) {
    let file = adapted("\n" + text)
    #expect(file.text == "\n\n")
    #expect(file.findings.map(\.line) == [2])
    #expect(file.findings.first?.message.contains("nested too deeply") == true)
  }

  /// These the parser itself ends, with an error that the compiler has too.
  @Test(arguments: [
    "let x = " + String(repeating: "(", count: 50_000) + "1" + String(repeating: ")", count: 50_000) + "\n",
    "let x = " + String(repeating: "{ ", count: 50_000) + "1" + String(repeating: " }", count: 50_000) + "\n",
    "let x = " + String(repeating: "!", count: 50_000) + "true\n",
    String(repeating: "struct A { ", count: 50_000) + "\n",
    String(repeating: "#if os(iOS)\n", count: 2000),
    "let x = \"" + String(repeating: "\\(\"", count: 2000) + "\n",
  ])
  func whatTheParserEndsIsAdapted(text: String) {
    let file = adapted(text)
    if file.findings.isEmpty { expectLines(of: text, file.text, "\(text.prefix(20))") }
  }

  /// A line of a megabyte takes about twice what half of it takes.
  @Test(.timeLimit(.minutes(30))) func longLinesTakeTheirTime() {
    func seconds(_ count: Int) -> Double {
      var text = "import UIKit; class A: UIView { "
      for index in 0..<count { text += "@objc func f\(index)(_ a: Int) { g(#selector(f\(index))) }; " }
      text += "}"
      let start = ContinuousClock.now
      #expect(adapted(text).text.contains("f\(count - 1):"))
      return (ContinuousClock.now - start) / .seconds(1)
    }
    let (half, whole) = (seconds(2000), seconds(4000))
    #expect(whole < half * 4 + 1, "\(half) s, then \(whole) s")
  }

  // MARK: Random damage

  private static let words = [
    "@objc", "#selector(", "class", "extension", "override", "{", "}", "(", ")", "\"", "\"\"\"", "/*", "*/",
    "//", "#if os(iOS)\n",
    "#else\n", "#endif\n", "\n", "\r", "\r\n", "\0", "import UIKit", "@IBOutlet", "optional", "dynamic",
    "protocol", "?", "!", ".",
    "#available(iOS 26, *)", "#sourceLocation(file: \"a\", line: 3)\n", "\u{FEFF}", "🎛", "`", "\\(", "#",
    "@main", ":", ",", "=", "->",
    "@available(*, unavailable)", "#Preview {", "let", "var", "get", "set", "didSet", "static", "open",
    "func", "super", "self", "<", ">",
  ]

  private func damaged(_ text: String, _ noise: inout Noise) -> String {
    var tokens = Parser.parse(source: text).tokens(viewMode: .sourceAccurate).map(\.description)
    for _ in 0..<Int.random(in: 1...6, using: &noise) where !tokens.isEmpty {
      let at = Int.random(in: 0..<tokens.count, using: &noise)
      switch Int.random(in: 0..<8, using: &noise) {
      case 0: tokens.remove(at: at)
      case 1: tokens.insert(tokens.randomElement(using: &noise)!, at: at)
      case 2: tokens[at] = Self.words.randomElement(using: &noise)! + " "
      case 3: tokens.insert(Self.words.randomElement(using: &noise)! + " ", at: at)
      case 4: tokens.swapAt(at, Int.random(in: 0..<tokens.count, using: &noise))
      case 5: tokens.removeSubrange(at..<min(tokens.count, at + Int.random(in: 1...40, using: &noise)))
      case 6: tokens.insert(contentsOf: tokens[at..<min(tokens.count, at + 20)], at: at)
      default: tokens.removeSubrange(at...)
      }
    }
    return tokens.joined()
  }

  /// Swift files of the repository: examples, tests and stand-ins.
  private static let sources: [String] = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return ["Examples", "Tests", "StandIns"].flatMap { folder -> [String] in
      let url = root.appendingPathComponent(folder)
      let names = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
      return names.filter { $0.hasSuffix(".swift") }.sorted().compactMap {
        try? String(contentsOf: url.appendingPathComponent($0), encoding: .utf8)
      }
    }
  }()

  /// `TINAMOU_FUZZ=20000 TINAMOU_FUZZ_SEED=1` makes as many of that seed; `TINAMOU_FUZZ_FIRST` begins at a round, and prints.
  @Test func damagedSourcesAreAdaptedAndTrimmed() {
    let environment = ProcessInfo.processInfo.environment
    let count = environment["TINAMOU_FUZZ"].flatMap { Int($0) } ?? 100
    let seed = environment["TINAMOU_FUZZ_SEED"].flatMap { UInt64($0) } ?? 1
    let sources = Self.sources
    #expect(!sources.isEmpty)
    var options = AdapterOptions(modules: ["Foundation", "UIKit", "SwiftUI", "CoreData"])
    options.namesSources = true
    let first = environment["TINAMOU_FUZZ_FIRST"].flatMap { Int($0) } ?? 0
    for round in first..<first + count where !sources.isEmpty {
      var noise = Noise(state: seed &* 1_000_003 &+ UInt64(round))
      // Large files take long and hold nothing that small ones do not.
      let source = sources.randomElement(using: &noise)!
      let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
      let start = lines.count > 150 ? Int.random(in: 0..<lines.count - 100, using: &noise) : 0
      let text = damaged(lines[start..<min(lines.count, start + 150)].joined(separator: "\n"), &noise)
      options.deniedModules = Bool.random(using: &noise) ? ["SwiftUI"] : []
      let file = SourceAdapter.adapt([SourceFile(path: "/app/File.swift", text: text)], options: options)
        .files[0]
      if environment["TINAMOU_FUZZ_FIRST"] != nil { print("<<<\(text)>>>\n<<<\(file.text)>>>") }
      let adapted = String(file.text.drop { $0 != "\n" }.dropFirst())
      expectLines(
        of: text, file.text.hasPrefix("#sourceLocation(") ? adapted : file.text,
        "seed \(seed), round \(round)")
      // Complaints about any place, also about none.
      let complaints = (0..<3).map { _ in
        Trimmer.Complaint(
          line: Int.random(in: -1...200, using: &noise), column: Int.random(in: -1...120, using: &noise),
          message: [
            "cannot find 'x' in scope", "value of type 'AnyObject' has no member 'frame'",
            "requires an 'override' keyword",
            "method does not override any method from its superclass", "cannot find type 'XView' in scope",
          ].randomElement(using: &noise)!)
      }
      let trimmed = Trimmer.trim(
        path: "/app/File.swift", text: file.text, complaints: complaints, isCoarse: Bool.random(using: &noise)
      )
      let (before, after) = (file.text.utf8.count { $0 == 10 }, trimmed.text.utf8.count { $0 == 10 })
      #expect(before == after, "seed \(seed), round \(round): trimming kept \(after) of \(before) lines")
    }
  }

  /// The parser takes twice as long for each square bracket that is open in another one. Strings have any number.
  @Test(arguments: [
    "func f() {\n g {\n \(brackets)a(1) }\n}\n", "\n\nlet a = \"\\(b\(brackets))\"\n",
    // Characters that the parser passes over, and types between the brackets.
    "\n\nlet a = \(thirteen)\u{2028}\(thirteen)\0\(thirteen)\n",
    "\n\nlet a = " + String(repeating: "[(", count: 40),
    "\n\nlet a = " + String(repeating: "[any ", count: 40),
    "\n\nlet a = " + String(repeating: "[@a ([", count: 20),
    "\n\nlet a = " + String(repeating: "a<[", count: 40),
    // Literals and comments that contain the delimiters of others.
    "let a = \"each-screen/*\n\n\(brackets)let b = 1\n", "\n\nlet a = #\"\\\"# \(brackets) \"\"\n",
    "let a = \"\"\"\n\n\"\"\", \(brackets) \"a\"\n", "/* /* */ \"\n\n*/ let a = \(brackets) \"\"\n",
  ])
  func bracketsInEachOtherAreLeftOutInTime(_ text: String) {
    let started = ContinuousClock.now
    let file = SourceAdapter.adapt([SourceFile(path: "A.swift", text: text)], options: AdapterOptions())
      .files[0]
    #expect(ContinuousClock.now - started < .seconds(10))
    #expect(file.findings.map(\.line) == [3] && file.findings.first?.isOfFile == true)
    #expect(!file.text.contains("["))
  }

  private static let brackets = String(repeating: "[", count: 40)
  private static let thirteen = String(repeating: "[", count: 13)

  @Test func bracketsThatDoNotOpenInEachOtherAreAdapted() {
    let text =
      "let a = \"\(Self.brackets)\" // [[[\n/* [[[ */ let b = [[[[[[1]]]]]]\n"
      + String(repeating: "/// From [0, 1) on.\n/* [0, 1) */ let c = f(\"\\(a)[\")\n", count: 40)
      + "func f() { [[[[[[[[g { [[[[[[[[1] } \n"
    let file = SourceAdapter.adapt([SourceFile(path: "A.swift", text: text)], options: AdapterOptions())
      .files[0]
    #expect(file.findings.isEmpty && file.text.hasPrefix(text))
  }
}
