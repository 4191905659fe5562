import SourceScanner

/// The names that a Swift source declares for others, and those that are in it.
///
/// Nothing is resolved: a name stands for all that is called so. Brackets tell what is declared at the top from members.
struct SourceFacts: Equatable {
  /// An extension at the top of the file.
  struct Extension: Equatable {
    /// The type, with the names of those around it.
    var type: [String] = []
    /// The protocols to which it conforms the type.
    var protocols: [String] = []
    /// The names of its members, and the labels of its initializers.
    var members: Set<String> = []
    /// A Boolean value that indicates whether a member has an effect without being named: an operator, an override.
    var hasUnnamed = false
  }

  /// All words, also those in literals.
  var words: Set<String> = []
  /// The types at the top of the file, apart from aliases.
  var types: Set<String> = []
  /// The names of other declarations at the top of the file.
  var others: Set<String> = []
  /// The members of protocols at the top of the file.
  var requirements: [String: Set<String>] = [:]
  var extensions: [Extension] = []
  /// A Boolean value that indicates whether the file declares an operator at the top.
  var hasOperators = false

  private static let typeWords: Set<String> = ["class", "struct", "enum", "actor", "protocol"]
  private static let otherWords: Set<String> = ["typealias", "func", "var", "let", "macro"]

  private static let modifiers: Set<String> = [
    "override", "final", "subscript", "private", "fileprivate", "internal", "public", "open", "dynamic",
  ]

  init(_ text: String) {
    var scanner = SourceScanner(Array(text.utf8))
    var depth = 0
    /// The declaration at the top whose members follow.
    var open = Open.none
    var previous = ""
    while !scanner.isAtEnd {
      if scanner.skipComment() { continue }
      let start = scanner.position
      if scanner.skipLiteral() {
        words.formUnion(Self.words(in: scanner.text(from: start)))
        continue
      }
      if let word = scanner.skipAnyWord() {
        words.insert(word)
        if depth == 0, word == "extension" {
          open = .extended(header(&scanner))
        } else if depth == 0 {
          declare(word, &scanner, &open)
        } else if depth == 1 {
          member(word, after: previous, &scanner, &open)
        }
        previous = word
        continue
      }
      if scanner.isAt("{") { depth += 1 }
      if scanner.isAt("}") {
        depth = max(0, depth - 1)
        if depth == 0 { close(&open) }
      }
      scanner.skipByte()
    }
    close(&open)
  }

  private enum Open {
    case none
    case requirements(of: String)
    case extended(Extension)
  }

  private mutating func close(_ open: inout Open) {
    if case .extended(let one) = open { extensions.append(one) }
    open = .none
  }

  /// Takes a declaration at the top of the file.
  private mutating func declare(_ word: String, _ scanner: inout SourceScanner, _ open: inout Open) {
    if word == "operator" || word == "precedencegroup" { hasOperators = true }
    guard Self.typeWords.contains(word) || Self.otherWords.contains(word) else { return }
    let names = names(&scanner)
    if names.isEmpty, word == "func" { hasOperators = true }
    guard Self.typeWords.contains(word), let name = names.first else { return others.formUnion(names) }
    types.insert(name)
    if word == "protocol" {
      requirements[name] = requirements[name] ?? []
      open = .requirements(of: name)
    }
  }

  /// Takes a word in the braces of a declaration at the top.
  private mutating func member(
    _ word: String, after previous: String, _ scanner: inout SourceScanner, _ open: inout Open
  ) {
    var found: Set<String> = []
    var isUnnamed = word == "override" || word == "dynamicMember"
    if word == "init" || word == "subscript" {
      guard previous != "." else { return }
      found = labels(&scanner)
      if word == "subscript", found.isEmpty { isUnnamed = true }
    } else if Self.typeWords.contains(word) || Self.otherWords.contains(word) {
      var copy = scanner
      let names = Set(names(&copy))
      // `class` before `func` and `var` declares no type.
      if word == "class", !names.isDisjoint(with: Self.otherWords.union(Self.modifiers)) { return }
      (found, scanner) = (names, copy)
      if found.isEmpty, word == "func" { isUnnamed = true }
      if found.contains("callAsFunction") { isUnnamed = true }
    }
    switch open {
    case .extended(var one):
      one.members.formUnion(found)
      one.hasUnnamed = one.hasUnnamed || isUnnamed
      open = .extended(one)
    case .requirements(let name): requirements[name, default: []].formUnion(found)
    case .none: break
    }
  }

  /// Takes what stands between `extension` and its brace.
  private mutating func header(_ scanner: inout SourceScanner) -> Extension {
    var result = Extension()
    var isType = true
    while !scanner.isAtEnd, !scanner.isAt("{") {
      if scanner.skipComment() { continue }
      if let word = scanner.skipAnyWord() {
        words.insert(word)
        if word == "where" { break }
        if isType { result.type.append(word) } else { result.protocols.append(word) }
        continue
      }
      if scanner.isAt(":") { isType = false }
      scanner.skipByte()
    }
    return result
  }

  /// Takes the names after a keyword: one, or those of a pattern. An operator has none.
  private mutating func names(_ scanner: inout SourceScanner) -> [String] {
    _ = scanner.skipSpace()
    _ = scanner.skip("`")
    let start = scanner.position
    if scanner.isAt("(") {
      var copy = scanner
      guard copy.skipPair(open: "(", close: ")") else { return [] }
      let found = Self.words(in: copy.text(from: start))
      return found.sorted()
    }
    guard let word = scanner.skipAnyWord() else { return [] }
    words.insert(word)
    return [word]
  }

  /// Returns the labels of the parameters that follow.
  private func labels(_ scanner: inout SourceScanner) -> Set<String> {
    var copy = scanner
    while !copy.isAtEnd, !copy.isAt("("), !copy.isAt("{"), !copy.isAt("}") { copy.skipByte() }
    let start = copy.position
    guard copy.skipPair(open: "(", close: ")") else { return [] }
    return Self.words(in: copy.text(from: start)).subtracting(["_"])
  }

  /// Returns the words in a text.
  static func words(in text: String) -> Set<String> {
    Set(
      text.utf8.split { byte in
        !(byte >= 0x80 || byte == UInt8(ascii: "_")
          || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
          || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 32))
      }.map { String(decoding: $0, as: UTF8.self) })
  }

  /// Returns the words of a source outside of the bodies of functions: what is there once an object of its classes is.
  static func wordsOutsideOfFunctions(in text: String) -> Set<String> {
    var scanner = SourceScanner(Array(text.utf8))
    var result: Set<String> = []
    while !scanner.isAtEnd {
      if scanner.skipComment() { continue }
      let start = scanner.position
      if scanner.skipLiteral() {
        result.formUnion(words(in: scanner.text(from: start)))
      } else if let word = scanner.skipAnyWord() {
        result.insert(word)
        guard word == "func" else { continue }
        var copy = scanner
        while !copy.isAtEnd, !copy.isAt("{"), !copy.isAt("}") {
          if copy.skipComment() || copy.skipLiteral() { continue }
          copy.skipByte()
        }
        if copy.isAt("{"), copy.skipPair(open: "{", close: "}") { scanner = copy }
      } else {
        scanner.skipByte()
      }
    }
    return result
  }
}
