import Foundation

/// Makes declarations of Swift from a header of Objective-C: what Swift sees of its classes, protocols, enumerations and constants.
///
/// Objective-C is not built here. The bodies of what is made do nothing but say that they were reached (`leftOut`), so that Swift
/// that uses the classes compiles. Each member is a line. Names are those that Swift's importer gives: a selector's first part is
/// split at its last preposition, and words that repeat the type of the argument go. Types that are not known are `Any`.
struct ObjectiveCHeader {
  /// The declarations, a line each.
  var lines: [String] = []
  /// Names of headers that the header imports, those of modules (`<Module/Header.h>`) aside.
  private(set) var imports: [String] = []
  /// Modules that the header imports.
  private(set) var modules: [String] = []
  /// A Boolean value that indicates whether there is anything in the header but directives.
  private(set) var hasDeclarations = false
  /// A Boolean value that indicates whether there is anything of Objective-C in the header, and not C alone.
  private(set) var isObjectiveC = false

  var tokens: [Token] = []
  var at = 0
  /// The protocols, classes and blocks of the module's headers.
  let shapes: Shapes
  /// The path that bodies say.
  private let place: String
  let known: Set<String>
  var isNonnull = false
  /// The asynchronous forms of methods of the protocol that is read.
  var asynchronous: [String] = []
  /// A Boolean value that indicates whether the class that is read has a superclass of UIKit's or of the
  /// headers'.
  var inheritsFromUIKit = false

  /// A Boolean value that indicates whether initializers of the class that is read are designated ones, which subclasses call.
  var areDesignated = false
  /// A Boolean value that indicates whether the class that is read names its designated initializers.
  var namesDesignated = false
  /// A Boolean value that indicates whether the class that is read has a designated initializer.
  var hasDesignated = false

  struct Token {
    var text: String
    var line: Int
  }

  /// Types of the headers of a module: classes, protocols, enumerations and aliases.
  static func names(in text: String) -> (classes: Set<String>, others: Set<String>) {
    let tokens = tokenized(text).tokens
    var classes: Set<String> = []
    var others: Set<String> = []
    for (index, token) in tokens.enumerated() {
      func next(_ offset: Int) -> String? {
        index + offset < tokens.count ? tokens[index + offset].text : nil
      }
      if token.text == "@interface", let name = next(1), next(2) != "(" { classes.insert(name) }
      if token.text == "@protocol", let name = next(1), next(2) != ";", next(2) != "," { others.insert(name) }
      // Not one that is only announced: `typedef NS_ENUM(UInt8, Kind);`
      if enumerations.contains(token.text), next(1) == "(", next(3) == ",", next(6) != ";", let name = next(4)
      {
        others.insert(name)
      }
      if token.text == "^", index > 0, tokens[index - 1].text == "(", let name = next(1), next(2) == ")",
        tokens[..<index].suffix(12).contains(where: { $0.text == "typedef" })
      {
        others.insert(name)
      }
    }
    // Structures, enumerations of C and aliases, which are types where they can be declared.
    if tokens.contains(where: { ["typedef", "struct", "enum"].contains($0.text) }) {
      others.formUnion(
        ObjectiveCHeader(text, place: "", known: classes.union(others), declaresC: true).types)
    }
    return (classes, others)
  }

  /// Names of structures and aliases among the declarations.
  var types: [String] {
    lines.compactMap { line in
      for start in ["public struct ", "public typealias "] where line.hasPrefix(start) {
        return String(line.dropFirst(start.count).prefix { $0 == "_" || $0.isLetter || $0.isNumber })
      }
      return nil
    }
  }

  /// The headers that a header imports by their names, and those that it imports as a module's: `<Module/Header.h>`.
  ///
  /// - Parameter own: the module whose headers are meant.
  static func imports(in text: String, own: String?) -> (names: [String], own: [String]) {
    let imports = tokenized(text).imports
    let start = own.map { "<\($0)/" }
    return (
      imports.filter { !$0.hasPrefix("<") },
      start.map { start in imports.filter { $0.hasPrefix(start) }.map { String($0.dropFirst(start.count)) } }
        ?? []
    )
  }

  static let enumerations: Set<String> = ["NS_ENUM", "NS_OPTIONS", "NS_CLOSED_ENUM", "NS_ERROR_ENUM"]

  /// - Parameters:
  ///   - place: how bodies name the header.
  ///   - known: types that the module's headers declare.
  ///   - declaresC: whether a header in C alone is declared too.
  ///   - shapes: what the module's headers declare of protocols, classes and blocks; by default that of the text.
  init(
    _ text: String, place: String, known: Set<String>, declaresC: Bool = false, shapes: Shapes? = nil
  ) {
    self.place = place
    self.known = known
    self.shapes = shapes ?? Shapes(text)
    let read = Self.tokenized(text)
    tokens = read.tokens
    imports = read.imports.filter { !$0.hasPrefix("<") }
    modules = read.modules
    hasDeclarations = !tokens.isEmpty || !read.macros.isEmpty
    isObjectiveC =
      tokens.contains { $0.text.hasPrefix("@") || $0.text == "^" || Self.enumerations.contains($0.text) }
      || tokens.contains {
        $0.text.hasPrefix("NS") || $0.text.hasPrefix("UI") || self.shapes.wrappers.contains($0.text)
      }
    guard isObjectiveC || declaresC else { return }
    constants(read.macros)
    while at < tokens.count {
      let start = at
      declaration()
      // Whatever it was, it goes on.
      if at == start { at += 1 }
    }
  }

  // MARK: Declarations

  var token: String { at < tokens.count ? tokens[at].text : "" }
  private func ahead(_ offset: Int) -> String { at + offset < tokens.count ? tokens[at + offset].text : "" }

  mutating func take(_ text: String) -> Bool {
    guard token == text else { return false }
    at += 1
    return true
  }

  /// Goes on behind the bracket that closes the one here.
  mutating func skipBrackets() {
    let pairs = ["(": ")", "{": "}", "[": "]", "<": ">"]
    guard let closing = pairs[token] else { return }
    let opening = token
    var depth = 0
    while at < tokens.count {
      if token == opening { depth += 1 }
      if token == closing { depth -= 1 }
      at += 1
      if depth == 0 { return }
    }
  }

  /// Goes on behind the end of a declaration.
  mutating func skipStatement() {
    var isFunction = false
    while at < tokens.count {
      switch token {
      case ";":
        at += 1
        return
      case "(":
        isFunction = true
        skipBrackets()
      case "[": skipBrackets()
      case "{":
        skipBrackets()
        // A function with its body ends here; a type's name follows before a semicolon.
        if token != ";", isFunction || !ProjectStrings.isIdentifier(token) { return }
      case "@interface", "@protocol", "@end": return
      default: at += 1
      }
    }
  }

  mutating func declaration() {
    switch token {
    case "NS_ASSUME_NONNULL_BEGIN":
      isNonnull = true
      at += 1
    case "NS_ASSUME_NONNULL_END":
      isNonnull = false
      at += 1
    case "@class", "@import": skipStatement()
    case "@interface", "@protocol":
      let alias = aliasBefore()
      if token == "@interface" { interface() } else { protocolOrForward() }
      if let alias { lines.append(alias) }
    case "typedef": typedef()
    case "extern" where ahead(1).hasPrefix("\""):
      // `extern "C" {`, for C++.
      at += 2
      if token == "{" { at += 1 }
    case "extern", "FOUNDATION_EXPORT", "FOUNDATION_EXTERN", "UIKIT_EXTERN", "OBJC_EXPORT": external()
    case "static", "inline", "NS_INLINE", "CG_INLINE", "UIKIT_STATIC_INLINE", "FOUNDATION_STATIC_INLINE":
      plain()
    case "struct", "enum": structure()
    case _ where Self.enumerations.contains(token): enumeration()
    case "__attribute__":
      at += 1
      skipBrackets()
    case _ where token.hasPrefix("NS_") || token.hasPrefix("API_") || token.hasPrefix("UI_"):
      at += 1
      if token == "(" { skipBrackets() }
    case ";", "}": at += 1
    default: plain()
    }
  }

  /// A declaration of C that begins with a type: a function, or nothing that Swift is shown.
  private mutating func plain() {
    let start = at
    let line = tokens[at].line
    skipStatement()
    var words = tokens[start..<at].map(\.text)
    // The body.
    if let open = words.firstIndex(of: "{") { words.removeSubrange(open...) }
    if let text = function(words, reason: { self.reason(line, $0) }) { lines.append(text) }
  }

  /// `struct Place { … };`, `enum { … };` or `enum Kind { … };`
  mutating func structure() {
    let start = at
    skipStatement()
    let words = Self.withoutAttributes(tokens[start..<at].map(\.text), keepsC: true)
    guard let open = words.firstIndex(of: "{"), let close = words.lastIndex(of: "}"), open < close,
      words[close...].dropFirst().allSatisfy({ $0 == ";" })
    else { return }
    let name = open == 1 ? nil : words[1]
    if words[0] == "enum" {
      lines += plainEnumeration(name, cases: words[(open + 1)..<close])
    } else if let name, open == 2 {
      lines += structure(name, fields: words[(open + 1)..<close])
    }
  }

  func reason(_ line: Int, _ name: String) -> String {
    ProjectStrings.literal("\(place):\(line): \(name) is Objective-C, which is not built")
  }

  /// The name in Swift of the class or protocol here, which stands before it.
  private func aliasBefore() -> String? {
    let before = tokens[..<at].suffix(12).map(\.text)
    guard let mark = before.lastIndex(of: "NS_SWIFT_NAME"), !before[mark...].contains(";"),
      !before[mark...].contains("@end"), !before[mark...].contains("}"), ahead(2) != "("
    else { return nil }
    return Self.alias(Array(before[mark...]), of: ahead(1))
  }

  /// The words in the brackets here.
  mutating func bracketed() -> [String] {
    let start = at
    skipBrackets()
    let words = tokens[(start + 1)..<max(at - 1, start + 1)].map(\.text)
    let isKept = words.contains { ["NS_NOESCAPE", "noescape", "__noescape__"].contains($0) }
    // The pointee of a constant pointer is not changed.
    return (isKept ? ["noescape"] : []) + Self.withoutAttributes(words, keepsC: words.contains("const"))
  }
}
