import Foundation
import SourceScanner

/// The screens that the sources and storyboards of a module name.
struct ScreenModule {
  /// A screen.
  struct Found: Equatable {
    var name: String
    /// The path of the file.
    var file: String
    /// The line, from 1.
    var line: Int
  }

  let name: String
  let isExecutable: Bool
  /// The type with `@main`, and whether its function is asynchronous and throws.
  private(set) var mainType: String?
  private(set) var mainIsAsync = false
  private(set) var mainThrows = false
  /// Calls of `Screen` with a literal name.
  private(set) var registered: [Found] = []
  private(set) var previews: [Found] = []
  private(set) var scenes: [Found] = []

  /// Reads a module described as `library:Screens=/folder`.
  init?(argument: String) {
    guard let colon = argument.firstIndex(of: ":"), let equals = argument.firstIndex(of: "="),
      colon < equals
    else { return nil }
    let kind = argument[..<colon]
    guard kind == "library" || kind == "executable" else { return nil }
    name = String(argument[argument.index(after: colon)..<equals])
    isExecutable = kind == "executable"
    let folder = String(argument[argument.index(after: equals)...])
    let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String }.sorted() ?? []
    for path in paths {
      let file = folder + "/" + path
      guard let data = FileManager.default.contents(atPath: file) else { continue }
      if path.hasSuffix(".swift") { read(source: Array(data), file: file) }
      if path.hasSuffix(".storyboard") { scenes += StoryboardNames.scenes(in: data, file: file) }
    }
    // The order in which they are numbered when the tests run.
    func base(_ found: Found) -> Substring { found.file.split(separator: "/").last ?? "" }
    previews.sort { (base($0), $0.line) < (base($1), $1.line) }
  }

  /// Creates a module of one source file.
  init(name: String, isExecutable: Bool, source: String, file: String) {
    (self.name, self.isExecutable) = (name, isExecutable)
    read(source: Array(source.utf8), file: file)
  }

  private mutating func read(source: [UInt8], file: String) {
    var scanner = SourceScanner(source)
    func line() -> Int {
      1 + source[..<min(scanner.position, source.count)].count { $0 == UInt8(ascii: "\n") }
    }
    while !scanner.isAtEnd {
      if scanner.skipComment() || scanner.skipLiteral() { continue }
      let start = line()
      if scanner.skip("#") {
        guard scanner.skipWord("Preview") else { continue }
        let stem = file.split(separator: "/").last?.prefix { $0 != "." } ?? "Preview"
        // A name that is computed is known when the tests run.
        if let name = Self.firstArgument(&scanner) {
          previews.append(Found(name: name.isEmpty ? String(stem) : name, file: file, line: start))
        }
      } else if scanner.skip("@") {
        if scanner.skipWord("main") { mainType = Self.declaredName(&scanner) }
      } else if let word = scanner.skipAnyWord() {
        if word == "Screen", scanner.isAt("("), let name = Self.firstArgument(&scanner), !name.isEmpty {
          registered.append(Found(name: name, file: file, line: start))
        }
        if word == "func" { readMain(&scanner) }
      } else {
        scanner.skipByte()
      }
    }
  }

  /// Notes the effects of `func main()`.
  private mutating func readMain(_ scanner: inout SourceScanner) {
    _ = scanner.skipSpace()
    guard scanner.skipWord("main"), scanner.skip("()") else { return }
    _ = scanner.skipSpace()
    while let word = scanner.skipAnyWord() {
      if word == "async" { mainIsAsync = true }
      if word == "throws" { mainThrows = true }
      _ = scanner.skipSpace()
    }
  }

  /// Returns the first argument of a call if it is a plain literal, and an empty text if there are no arguments.
  private static func firstArgument(_ scanner: inout SourceScanner) -> String? {
    _ = scanner.skipSpace()
    guard scanner.skip("(") else { return "" }
    _ = scanner.skipSpace()
    if scanner.isAt(")") { return "" }
    let start = scanner.position
    guard scanner.isAt("\""), !scanner.isAt("\"\"\""), scanner.skipLiteral() else { return nil }
    let literal = scanner.text(from: start).dropFirst().dropLast()
    _ = scanner.skipSpace()
    // A text that is part of an expression is not the whole name.
    guard scanner.isAt(",") || scanner.isAt(")"), !literal.contains("\\") else { return nil }
    return String(literal)
  }

  /// Returns the name of the type that is declared after an attribute.
  private static func declaredName(_ scanner: inout SourceScanner) -> String? {
    _ = scanner.skipSpace()
    while !scanner.isAtEnd {
      if scanner.skip("@") { continue }
      guard let word = scanner.skipAnyWord() else { return nil }
      _ = scanner.skipSpace()
      if ["struct", "class", "enum", "actor", "extension"].contains(word) { return scanner.skipAnyWord() }
    }
    return nil
  }
}
