import Foundation

/// Makes declarations of Swift from a header of Objective-C: what Swift sees of its classes, protocols, enumerations and constants.
///
/// Objective-C is not built here. The bodies of what is made do nothing but say that they were reached (`leftOut`), so that Swift
/// that uses the classes compiles. Each member is a line. Names are those that Swift's importer gives: a selector's first part is
/// split at its last preposition, and words that repeat the type of the argument go. Types that are not known are `Any`.
struct ObjectiveCHeader {
  /// The declarations, a line each.
  private(set) var lines: [String] = []
  /// Names of headers that the header imports, those of modules (`<Module/Header.h>`) aside.
  private(set) var imports: [String] = []
  /// Modules that the header imports.
  private(set) var modules: [String] = []
  /// Whether there is anything in the header but directives.
  private(set) var hasDeclarations = false
  /// Whether there is anything of Objective-C in the header, and not C alone.
  private(set) var isObjectiveC = false

  private var tokens: [Token] = []
  private var at = 0
  /// The path that bodies say.
  private let place: String
  private let known: Set<String>
  private var isNonnull = false
  /// Texts that are types of their own: `NS_TYPED_ENUM`.
  private var texts: Set<String> = []
  /// Whether the class that is read has a superclass of UIKit's or of the headers'.
  private var inheritsFromUIKit = false

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
      if enumerations.contains(token.text), next(1) == "(", next(3) == ",", let name = next(4) {
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
  private var types: [String] {
    lines.compactMap { line in
      for start in ["public struct ", "public typealias "] where line.hasPrefix(start) {
        return String(line.dropFirst(start.count).prefix { $0 == "_" || $0.isLetter || $0.isNumber })
      }
      return nil
    }
  }

  /// The headers that a header imports.
  static func imports(in text: String) -> [String] { tokenized(text).imports }

  private static let enumerations: Set<String> = ["NS_ENUM", "NS_OPTIONS", "NS_CLOSED_ENUM", "NS_ERROR_ENUM"]

  /// - Parameters:
  ///   - place: how bodies name the header.
  ///   - known: types that the module's headers declare.
  ///   - declaresC: whether a header in C alone is declared too.
  init(_ text: String, place: String, known: Set<String>, declaresC: Bool = false) {
    self.place = place
    self.known = known
    let read = Self.tokenized(text)
    tokens = read.tokens
    imports = read.imports
    modules = read.modules
    hasDeclarations = !tokens.isEmpty || !read.macros.isEmpty
    isObjectiveC =
      tokens.contains { $0.text.hasPrefix("@") || $0.text == "^" || Self.enumerations.contains($0.text) }
      || tokens.contains { $0.text.hasPrefix("NS") || $0.text.hasPrefix("UI") }
    guard isObjectiveC || declaresC else { return }
    constants(read.macros)
    while at < tokens.count {
      let start = at
      declaration()
      // Whatever it was, it goes on.
      if at == start { at += 1 }
    }
  }

  // MARK: Words

  /// The words of a header, with its imports and its macros that are constants.
  private static func tokenized(_ text: String) -> (
    tokens: [Token], imports: [String], modules: [String], macros: [(String, String)]
  ) {
    var tokens: [Token] = []
    var imports: [String] = []
    var modules: [String] = []
    var macros: [(String, String)] = []
    let bytes = Array(text.utf8)
    var (at, line) = (0, 1)
    var isLineStart = true
    func isWord(_ byte: UInt8) -> Bool {
      byte == 95 || (48...57).contains(byte) || (97...122).contains(byte | 32) || byte >= 128
    }
    while at < bytes.count {
      let byte = bytes[at]
      if byte == 10 {
        line += 1
        at += 1
        isLineStart = true
      } else if byte <= 32 {
        at += 1
      } else if byte == 47, at + 1 < bytes.count, bytes[at + 1] == 47 {
        while at < bytes.count, bytes[at] != 10 { at += 1 }
      } else if byte == 47, at + 1 < bytes.count, bytes[at + 1] == 42 {
        at += 2
        while at < bytes.count, !(bytes[at] == 42 && at + 1 < bytes.count && bytes[at + 1] == 47) {
          if bytes[at] == 10 { line += 1 }
          at += 1
        }
        at = min(at + 2, bytes.count)
      } else if byte == 35, isLineStart {
        let start = at
        while at < bytes.count, bytes[at] != 10 || bytes[at - 1] == 92 {
          if bytes[at] == 10 { line += 1 }
          at += 1
        }
        let words = String(decoding: bytes[start..<at], as: UTF8.self).split(whereSeparator: \.isWhitespace)
        directive(words.map(String.init), &imports, &modules, &macros)
      } else if byte == 34 {
        let start = at
        at += 1
        while at < bytes.count, bytes[at] != 34, bytes[at] != 10 { at += bytes[at] == 92 ? 2 : 1 }
        at = min(at + 1, bytes.count)
        tokens.append(Token(text: String(decoding: bytes[start..<at], as: UTF8.self), line: line))
        isLineStart = false
      } else {
        let start = at
        at += 1
        if byte == 64 || isWord(byte) { while at < bytes.count, isWord(bytes[at]) { at += 1 } }
        let word = String(decoding: bytes[start..<at], as: UTF8.self)
        tokens.append(Token(text: word, line: line))
        isLineStart = false
      }
    }
    // `@import Module;`
    for (index, token) in tokens.enumerated() where token.text == "@import" && index + 1 < tokens.count {
      modules.append(tokens[index + 1].text)
    }
    return (tokens, imports, modules, macros)
  }

  private static func directive(
    _ words: [String], _ imports: inout [String], _ modules: inout [String],
    _ macros: inout [(String, String)]
  ) {
    var words = words
    if words.first == "#", words.count > 1 { words = ["#" + words[1]] + words.dropFirst(2) }
    guard words.count > 1 else { return }
    if words[0] == "#import" || words[0] == "#include" {
      let name = words[1].trimmingCharacters(in: ["\"", "<", ">"])
      if words[1].hasPrefix("<"), let first = name.split(separator: "/").first, name.contains("/") {
        modules.append(String(first))
      } else {
        imports.append(name)
      }
    } else if words[0] == "#define", words.count == 3, ProjectStrings.isIdentifier(words[1]) {
      macros.append((words[1], words[2]))
    }
  }

  // MARK: Declarations

  private var token: String { at < tokens.count ? tokens[at].text : "" }
  private func ahead(_ offset: Int) -> String { at + offset < tokens.count ? tokens[at + offset].text : "" }

  private mutating func take(_ text: String) -> Bool {
    guard token == text else { return false }
    at += 1
    return true
  }

  /// Goes on behind the bracket that closes the one here.
  private mutating func skipBrackets() {
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
  private mutating func skipStatement() {
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

  private mutating func declaration() {
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
  private mutating func structure() {
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

  private func reason(_ line: Int, _ name: String) -> String {
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

  private mutating func interface() {
    at += 1
    let name = token
    guard ProjectStrings.isIdentifier(name) else { return }
    at += 1
    if token == "<" { skipBrackets() }
    var head: String
    let isCategory = token == "("
    inheritsFromUIKit = false
    if isCategory {
      skipBrackets()
      head = "extension \(name)"
    } else {
      var supers = ["NSObject"]
      if take(":") {
        supers = [Self.isApple(token) || known.contains(token) ? token : "NSObject"]
        inheritsFromUIKit = token.hasPrefix("UI") || known.contains(token)
        at += 1
        // Parameters of a generic superclass, or protocols.
      }
      head = "@objc(\(name)) open class \(ProjectStrings.code(name)): "
      if token == "<" { supers += protocols() }
      head += supers.joined(separator: ", ")
    }
    if token == "<" { skipBrackets() }
    if token == "{" { skipBrackets() }
    lines.append(head + " {")
    var seen: Set<String> = []
    var hoisted: [String] = []
    while at < tokens.count, token != "@end" {
      let start = at
      switch token {
      case "@property": property(isRequirement: false, isExtension: isCategory, of: name, &seen)
      case "-", "+": method(of: name, isRequirement: nil, isExtension: isCategory, &seen)
      case "@interface", "@protocol": break
      case "@required", "@optional": at += 1
      default: hoisted += declarationApart()
      }
      if token == "@interface" || at == start { if at == start { at += 1 } else { break } }
    }
    _ = take("@end")
    lines.append("}")
    lines += hoisted
  }

  /// Reads a declaration that is no member, inside of a class or protocol. In C it is one of the file.
  private mutating func declarationApart() -> [String] {
    let start = lines.count
    declaration()
    defer { lines.removeSubrange(start...) }
    return Array(lines[start...])
  }

  /// The names in angle brackets that are protocols of the module's headers.
  private mutating func protocols() -> [String] {
    let start = at
    skipBrackets()
    return tokens[start..<at].map(\.text).filter { known.contains($0) }
  }

  private mutating func protocolOrForward() {
    at += 1
    let name = token
    guard ProjectStrings.isIdentifier(name) else { return }
    at += 1
    if token == ";" || token == "," { return skipStatement() }
    var supers = ["NSObjectProtocol"]
    if token == "<" { supers += protocols() }
    lines.append("@objc public protocol \(ProjectStrings.code(name)): \(supers.joined(separator: ", ")) {")
    var isOptional = false
    var seen: Set<String> = []
    var hoisted: [String] = []
    while at < tokens.count, token != "@end" {
      let start = at
      switch token {
      case "@optional":
        isOptional = true
        at += 1
      case "@required":
        isOptional = false
        at += 1
      case "@property": property(isRequirement: true, isExtension: false, of: name, &seen)
      case "-", "+": method(of: name, isRequirement: isOptional, isExtension: false, &seen)
      default: hoisted += declarationApart()
      }
      if at == start { at += 1 }
    }
    _ = take("@end")
    lines.append("}")
    lines += hoisted
  }

  private mutating func property(
    isRequirement: Bool, isExtension: Bool, of type: String, _ seen: inout Set<String>
  ) {
    let line = tokens[at].line
    at += 1
    var attributes: [String] = []
    var getter: String?
    if token == "(" {
      let start = at
      skipBrackets()
      let words = tokens[start..<at].map(\.text)
      attributes = words
      if let mark = words.firstIndex(of: "getter"), mark + 2 < words.count { getter = words[mark + 2] }
    }
    let start = at
    while at < tokens.count, token != ";" {
      if token == "(" || token == "<" { skipBrackets() } else { at += 1 }
    }
    let words = Self.withoutAttributes(Array(tokens[start..<at]).map(\.text))
    let given = Self.swiftName(in: tokens[start..<at].map(\.text))
    _ = take(";")
    // A block's name is in its type: `void (^name)(int)`.
    var name = words.last ?? ""
    var typeWords = Array(words.dropLast())
    if let caret = words.firstIndex(of: "^"), caret + 1 < words.count, words[caret + 1] != ")" {
      let offset = words[(caret + 1)...].firstIndex {
        !["_Nullable", "_Nonnull", "nullable", "nonnull"].contains($0)
      }
      guard let offset else { return }
      name = words[offset]
      typeWords = words
      typeWords.remove(at: offset)
    }
    guard ProjectStrings.isIdentifier(name) else { return }
    let swiftName = ProjectStrings.code(
      given.map(\.base).flatMap { ProjectStrings.isIdentifier($0) ? $0 : nil } ?? getter ?? name)
    guard seen.insert(swiftName).inserted else { return }
    let isNullable =
      attributes.contains("nullable") || attributes.contains("weak") || attributes.contains("null_resettable")
    let mapped = swiftType(typeWords, isNullable: isNullable)
    let isReadOnly = attributes.contains("readonly")
    if isRequirement {
      lines.append("  var \(swiftName): \(mapped.text) { get\(isReadOnly ? "" : " set") }")
      return
    }
    let kind = attributes.contains("class") ? "static " : ""
    let access = isExtension ? "public " : kind.isEmpty ? "open " : "public "
    let objc = isExtension ? "" : "@objc "
    let reason = reason(line, "\(type).\(name)")
    if !isExtension, kind.isEmpty, let value = mapped.empty {
      lines.append("  \(objc)\(access)var \(swiftName): \(mapped.text)\(value)")
    } else {
      let setter = isReadOnly ? "" : " set { leftOut(\(reason)) }"
      lines.append(
        "  \(access)\(kind)var \(swiftName): \(mapped.text) { get { leftOut(\(reason)) }\(setter) }")
    }
  }

  /// Initializers that classes inherit from UIKit's.
  private static let inherited: Set<String> = [
    "initWithFrame:", "initWithCoder:", "initWithNibName:bundle:",
  ]

  private mutating func method(
    of type: String, isRequirement: Bool?, isExtension: Bool, _ seen: inout Set<String>
  ) {
    let line = tokens[at].line
    let start = at
    let isStatic = token == "+"
    at += 1
    var result: [String] = ["id"]
    if token == "(" { result = bracketed() }
    var parts: [(label: String, type: [String], name: String)] = []
    var isUnavailable = false
    while at < tokens.count, token != ";", token != "{", token != "@end" {
      let label = ProjectStrings.isIdentifier(token) ? token : ""
      if !label.isEmpty { at += 1 }
      if take(":") {
        var words = ["id"]
        if token == "(" { words = bracketed() }
        let name = ProjectStrings.isIdentifier(token) ? token : "value"
        if ProjectStrings.isIdentifier(token) { at += 1 }
        parts.append((label, words, name))
      } else if parts.isEmpty, !label.isEmpty, !isMacro(label) {
        parts.append((label, [], ""))
      } else if label == "NS_UNAVAILABLE" || label == "UNAVAILABLE_ATTRIBUTE" {
        isUnavailable = true
      } else if token == "(" {
        skipBrackets()
      } else if label.isEmpty {
        at += 1
      }
    }
    if token == "{" { skipBrackets() } else { _ = take(";") }
    guard let first = parts.first, !first.label.isEmpty, !isUnavailable else { return }
    var arguments = parts.filter { !$0.type.isEmpty }
    // `error:(NSError **)` throws.
    var throwing = false
    if let last = arguments.last, last.type.filter({ $0 == "*" }).count == 2, last.type.contains("NSError") {
      throwing = true
      arguments.removeLast()
    }
    var selector = parts.map { $0.type.isEmpty ? $0.label : $0.label + ":" }.joined()
    if !ProjectStrings.isIdentifier(selector.replacingOccurrences(of: ":", with: "_")) { selector = "" }
    let isInit = !isStatic && first.label.hasPrefix("init")
    let isFactory =
      isStatic && (result.contains("instancetype") || result.contains(type))
      && Self.isFactory(first.label, type)
    var (base, labels) = Self.swiftName(
      first.label, isConstructor: isInit || isFactory, type: type,
      arguments: arguments.map { ($0.label, $0.type) },
      throwing: throwing)
    let given = Self.swiftName(in: tokens[start..<at].map(\.text))
    if let given, given.labels.count >= arguments.count, ProjectStrings.isIdentifier(given.base) {
      (base, labels) = (given.base, Array(given.labels.prefix(arguments.count)))
    }
    let list = zip(labels, arguments).map { label, argument in
      let name = ProjectStrings.code(argument.name)
      let mapped = swiftType(argument.type, isNullable: false, isArgument: true)
      return (label == argument.name ? name : "\(ProjectStrings.isIdentifier(label) ? label : "_") \(name)")
        + ": \(mapped.text)"
    }.joined(separator: ", ")
    let suffix = throwing ? " throws" : ""
    let reason = reason(line, "\(type).\(first.label)")
    if (isInit || isFactory) && base == "init" {
      guard isRequirement == nil, seen.insert("init(\(list))").inserted else { return }
      // Without arguments it is the superclass's, as are those of views and controllers.
      guard !arguments.isEmpty, !(inheritsFromUIKit && Self.inherited.contains(selector)) else { return }
      lines.append("  public convenience init(\(list))\(suffix) { self.init(); leftOut(\(reason)) }")
      return
    }
    let isVoid = result.filter { !["oneway", "IBAction"].contains($0) } == ["void"] || result == ["IBAction"]
    let returned =
      isVoid || (throwing && result == ["BOOL"]) ? "" : " -> " + swiftType(result, isNullable: false).text
    guard seen.insert("\(isStatic)\(base)(\(list))").inserted else { return }
    let head = "func \(ProjectStrings.code(base))(\(list))\(suffix)\(returned)"
    let attribute = selector.isEmpty ? "@objc" : "@objc(\(selector))"
    if let isOptional = isRequirement {
      lines.append("  \(attribute) \(isOptional ? "optional " : "")\(isStatic ? "static " : "")\(head)")
    } else {
      let access = isExtension ? "public" : isStatic ? "public" : "open"
      let objc = isExtension || throwing ? "" : attribute + " "
      lines.append("  \(objc)\(access) \(isStatic ? "static " : "")\(head) { leftOut(\(reason)) }")
      // Where a property has the words of the type, the importer keeps them: `addAction(_:)` beside `actions`.
      if labels.first == "_", base != first.label, seen.insert("\(isStatic)\(first.label)(\(list))").inserted
      {
        let whole = "func \(ProjectStrings.code(first.label))(\(list))\(suffix)\(returned)"
        lines.append("  public \(isStatic ? "static " : "")\(whole) { leftOut(\(reason)) }")
      }
    }
  }

  private func isMacro(_ word: String) -> Bool {
    word.contains("_") && word == word.uppercased()
  }

  /// The words in the brackets here.
  private mutating func bracketed() -> [String] {
    let start = at
    skipBrackets()
    return Self.withoutAttributes(tokens[(start + 1)..<max(at - 1, start + 1)].map(\.text))
  }

  private mutating func typedef() {
    let start = at
    at += 1
    if Self.enumerations.contains(token) { return enumeration() }
    at = start
    skipStatement()
    let all = tokens[start..<at].map(\.text)
    var words = Self.withoutAttributes(all, keepsC: true)
    if words.last == ";" { words.removeLast() }
    words.removeFirst()
    defer {
      if let name = words.last, let alias = Self.alias(all, of: name) { lines.append(alias) }
    }
    // `typedef void (^Name)(int)`
    if let caret = words.firstIndex(of: "^"), caret + 1 < words.count,
      ProjectStrings.isIdentifier(words[caret + 1])
    {
      let name = words.remove(at: caret + 1)
      let type = swiftType(words, isNullable: false)
      var text = type.text
      if text.hasSuffix("!") || text.hasSuffix("?") { text.removeLast() }
      lines.append("public typealias \(ProjectStrings.code(name)) = \(text)")
    } else if let name = words.last, ProjectStrings.isIdentifier(name) {
      typedef(words, name, isText: all.contains { Self.texts.contains($0) })
    }
  }

  /// Macros behind a text that is a type of its own.
  private static let texts: Set<String> = [
    "NS_TYPED_ENUM", "NS_TYPED_EXTENSIBLE_ENUM", "NS_STRING_ENUM", "NS_EXTENSIBLE_STRING_ENUM",
  ]

  private mutating func typedef(_ words: [String], _ name: String, isText: Bool) {
    if ["struct", "enum"].contains(words[0]), let open = words.firstIndex(of: "{"),
      let close = words.lastIndex(of: "}"), open < close
    {
      let body = words[(open + 1)..<close]
      lines += words[0] == "enum" ? plainEnumeration(name, cases: body) : structure(name, fields: body)
      return
    }
    guard words.count > 1, !words.contains("("), !words.contains("{") else { return }
    let swift = ProjectStrings.code(name)
    if isText, words[0] == "NSString" {
      texts.insert(name)
      lines.append("public struct \(swift): RawRepresentable, Hashable, Sendable {")
      lines.append("  public let rawValue: String")
      lines.append("  public init(rawValue: String) { self.rawValue = rawValue }")
      lines.append("  public init(_ rawValue: String) { self.rawValue = rawValue }")
      lines.append("}")
      return
    }
    var type = swiftType(words.dropLast(), isNullable: false).text
    if type.hasSuffix("!") { type.removeLast() }
    if type != "Any", type != name { lines.append("public typealias \(swift) = \(type)") }
  }

  private mutating func enumeration() {
    let isOptions = token == "NS_OPTIONS"
    at += 1
    let head = token == "(" ? bracketed() : []
    guard head.count >= 3, let name = head.last, ProjectStrings.isIdentifier(name), token == "{" else {
      return skipStatement()
    }
    let start = at + 1
    skipBrackets()
    let body = tokens[start..<max(at - 1, start)].map(\.text)
    let end = at
    if token != ";" { skipStatement() } else { _ = take(";") }
    let alias = Self.alias(tokens[end..<at].map(\.text), of: name)
    defer { if let alias { lines.append(alias) } }
    var cases: [(name: String, value: String?)] = []
    for part in body.split(separator: ",") {
      guard let first = part.first, ProjectStrings.isIdentifier(first) else { continue }
      let value = part.firstIndex(of: "=").map { part[part.index(after: $0)...].joined() }
      cases.append((first, value))
    }
    let prefix = Self.commonPrefix(cases.map(\.name), type: name)
    func short(_ text: String) -> String {
      let rest = String(text.dropFirst(prefix.count))
      let word = rest.isEmpty || rest.first!.isNumber ? text : Self.lowered(rest)
      return ProjectStrings.code(word)
    }
    let raw = head[0] == "NSUInteger" ? "UInt" : "Int"
    if isOptions {
      lines.append("public struct \(ProjectStrings.code(name)): OptionSet, Sendable {")
      lines.append(
        "  public let rawValue: \(raw); public init(rawValue: \(raw)) { self.rawValue = rawValue }")
      for (index, one) in cases.enumerated() {
        let value = Self.number(one.value ?? "\(index)") ?? "1 << \(index)"
        lines.append(
          "  public static let \(short(one.name)) = \(ProjectStrings.code(name))(rawValue: \(value))")
      }
      lines.append("}")
      return
    }
    guard !cases.isEmpty else { return }
    lines.append("@objc public enum \(ProjectStrings.code(name)): \(raw) {")
    var seen: Set<String> = []
    for one in cases where seen.insert(short(one.name)).inserted {
      lines.append("  case \(short(one.name))" + (one.value.flatMap(Self.number).map { " = \($0)" } ?? ""))
    }
    lines.append("}")
  }

  /// A number or a shift of numbers as Swift takes it; nil for all else.
  static func number(_ text: String) -> String? {
    let text = text.replacingOccurrences(of: "UL", with: "").replacingOccurrences(of: "(", with: "")
      .replacingOccurrences(of: ")", with: "")
    let parts = text.components(separatedBy: "<<").map {
      $0.trimmingCharacters(in: ["u", "U", "l", "L", " "])
    }
    guard parts.count <= 2, parts.allSatisfy({ isNumber($0) }) else { return nil }
    return parts.count == 2 ? "\(parts[0]) << \(parts[1])" : parts[0]
  }

  private static func isNumber(_ text: String) -> Bool {
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    if digits.hasPrefix("0x") { return digits.count > 2 && digits.dropFirst(2).allSatisfy(\.isHexDigit) }
    return !digits.isEmpty && digits.count < 18 && digits.allSatisfy { ("0"..."9").contains($0) }
  }

  /// Constants: `extern NSString *const Name;`.
  private mutating func external() {
    let line = tokens[at].line
    let start = at
    skipStatement()
    var all = tokens[start..<at].map(\.text)
    if let open = all.firstIndex(of: "{") { all.removeSubrange(open...) }
    if let text = function(all, reason: { self.reason(line, $0) }) {
      lines.append(text)
      return
    }
    var words = Self.withoutAttributes(all).filter { !Self.linkage.contains($0) && $0 != ";" }
    if words.count > 2 { words.removeAll(where: isMacro) }
    guard !words.contains("("), words.count > 1, let name = words.last, ProjectStrings.isIdentifier(name),
      !words.contains("{")
    else { return }
    let type = swiftType(words.dropLast(), isNullable: false)
    var text = type.text
    if text.hasSuffix("!") { text.removeLast() }
    // Names of notifications are members of their type, without the word.
    let word = "Notification"
    if text == "String", name.hasSuffix(word), name.count > word.count {
      let member = ProjectStrings.code(String(name.dropLast(word.count)))
      lines.append(
        "extension Notification.Name { public static let \(member) = Notification.Name(\(ProjectStrings.literal(name))) }"
      )
      return
    }
    if texts.contains(text) {
      let rest = name.hasPrefix(text) && name.count > text.count ? String(name.dropFirst(text.count)) : name
      let member = ProjectStrings.code(Self.swiftName(in: all)?.base ?? Self.lowered(rest))
      let value = "\(text)(rawValue: \(ProjectStrings.literal(name)))"
      lines.append("extension \(text) { public static let \(member) = \(value) }")
      return
    }
    lines.append(
      text == "String"
        ? "public let \(ProjectStrings.code(name)): String = \(ProjectStrings.literal(name))"
        : "public var \(ProjectStrings.code(name)): \(text) { leftOut(\(reason(line, name))) }")
  }

  /// Macros that are texts and numbers.
  private mutating func constants(_ macros: [(String, String)]) {
    for (name, value) in macros {
      if value.hasPrefix("@\""), value.hasSuffix("\""), value.count > 2 {
        let text = String(value.dropFirst(2).dropLast())
        guard !text.contains("\\"), !text.contains("\"") else { continue }
        lines.append("public let \(ProjectStrings.code(name)) = \(ProjectStrings.literal(text))")
      } else if Self.isNumber(value) {
        lines.append("public let \(ProjectStrings.code(name)) = \(value)")
      }
    }
  }
}

// MARK: - Types

extension ObjectiveCHeader {
  private static let noise: Set<String> = [
    "const", "__kindof", "__strong", "__weak", "__unsafe_unretained", "__autoreleasing", "IBOutlet", "strong",
    "inout", "in", "out", "bycopy", "byref", "oneway", "struct", "enum", "volatile", "UI_APPEARANCE_SELECTOR",
    "NS_NOESCAPE", "nonatomic",
  ]

  /// Words of a type without what says nothing of it: `__attribute__((…))`, `IBOutletCollection(…)`, macros.
  ///
  /// - Parameter keepsC: whether `struct`, `enum` and `const` stay.
  static func withoutAttributes(_ words: [String], keepsC: Bool = false) -> [String] {
    var result: [String] = []
    var index = 0
    while index < words.count {
      let word = words[index]
      let isCall = index + 1 < words.count && words[index + 1] == "("
      let isMacro = word.count > 3 && word.contains("_") && word == word.uppercased() && !word.hasPrefix("_")
      if (word == "__attribute__" || word == "IBOutletCollection" || isMacro) && isCall {
        var depth = 0
        index += 1
        repeat {
          depth += words[index] == "(" ? 1 : words[index] == ")" ? -1 : 0
          index += 1
        } while index < words.count && depth > 0
        continue
      }
      let isKept = keepsC && ["struct", "enum", "const"].contains(word)
      if !isMacro, isKept || !noise.contains(word) { result.append(word) }
      index += 1
    }
    return result
  }

  private static let values: [String: String] = [
    "BOOL": "Bool", "bool": "Bool", "Boolean": "Bool", "NSInteger": "Int", "NSUInteger": "UInt",
    "int": "Int32",
    "unsigned": "UInt32", "unsigned int": "UInt32", "long": "Int", "long int": "Int", "unsigned long": "UInt",
    "long long": "Int64", "unsigned long long": "UInt64", "short": "Int16", "unsigned short": "UInt16",
    "char": "Int8", "unsigned char": "UInt8", "float": "Float", "double": "Double", "CGFloat": "CGFloat",
    "NSTimeInterval": "TimeInterval", "int8_t": "Int8", "int16_t": "Int16", "int32_t": "Int32",
    "int64_t": "Int64",
    "uint8_t": "UInt8", "uint16_t": "UInt16", "uint32_t": "UInt32", "uint64_t": "UInt64", "size_t": "Int",
    "unichar": "UInt16", "NSRange": "NSRange", "SEL": "Selector", "CGRect": "CGRect", "CGPoint": "CGPoint",
    "CGSize": "CGSize", "UIEdgeInsets": "UIEdgeInsets", "CGAffineTransform": "CGAffineTransform",
    "UIOffset": "UIOffset", "CGVector": "CGVector",
  ]

  /// Enumerations of UIKit's that Swift has in a class.
  private static let nested: [String: String] = [
    "UIWindowLevel": "UIWindow.Level", "UIViewContentMode": "UIView.ContentMode",
    "UIViewAnimationOptions": "UIView.AnimationOptions", "UIViewAnimationCurve": "UIView.AnimationCurve",
    "UITableViewStyle": "UITableView.Style", "UITableViewCellStyle": "UITableViewCell.CellStyle",
    "UITableViewRowAnimation": "UITableView.RowAnimation",
    "UITableViewScrollPosition": "UITableView.ScrollPosition",
    "UIControlState": "UIControl.State", "UIControlEvents": "UIControl.Event",
    "UIImageRenderingMode": "UIImage.RenderingMode", "UIImageOrientation": "UIImage.Orientation",
    "UIActivityIndicatorViewStyle": "UIActivityIndicatorView.Style",
    "UIBlurEffectStyle": "UIBlurEffect.Style",
    "UIFontWeight": "UIFont.Weight", "UIGestureRecognizerState": "UIGestureRecognizer.State",
    "UIAlertControllerStyle": "UIAlertController.Style", "UIAlertActionStyle": "UIAlertAction.Style",
    "UIBarButtonItemStyle": "UIBarButtonItem.Style", "UIButtonType": "UIButton.ButtonType",
    "NSNotificationName": "Notification.Name", "NSAttributedStringKey": "NSAttributedString.Key",
    "UICollectionViewScrollDirection": "UICollectionView.ScrollDirection",
  ]

  private static let zeros: [String: String] = [
    "Bool": " = false", "CGRect": " = .zero", "CGPoint": " = .zero", "CGSize": " = .zero",
    "UIEdgeInsets": " = .zero",
    "CGAffineTransform": " = .identity", "UIOffset": " = .zero", "String": " = \"\"", "TimeInterval": " = 0",
    "NSRange": " = NSRange()", "Data": " = Data()", "Date": " = Date()",
  ]

  private static let objects: [String: String] = [
    "NSString": "String", "NSData": "Data", "NSDate": "Date", "NSURL": "URL", "NSError": "Error",
    "NSURLRequest": "URLRequest", "NSIndexPath": "IndexPath", "NSLocale": "Locale", "NSTimeZone": "TimeZone",
    "NSCalendar": "Calendar", "NSUUID": "UUID", "NSURLSession": "URLSession", "NSURLResponse": "URLResponse",
    "NSBundle": "Bundle", "NSNotification": "Notification", "NSCharacterSet": "CharacterSet",
    "NSIndexSet": "IndexSet", "NSDateComponents": "DateComponents", "NSOperation": "Operation",
    "NSOperationQueue": "OperationQueue", "NSTimer": "Timer", "NSThread": "Thread", "NSProgress": "Progress",
    "NSFileManager": "FileManager", "NSUserDefaults": "UserDefaults", "NSDateFormatter": "DateFormatter",
    "NSNumberFormatter": "NumberFormatter", "NSURLSessionTask": "URLSessionTask",
    "NSURLSessionDataTask": "URLSessionDataTask", "NSURLSessionConfiguration": "URLSessionConfiguration",
    "NSHTTPURLResponse": "HTTPURLResponse", "NSNotificationCenter": "NotificationCenter",
  ]

  /// Whether a name is one of Apple's frameworks' that are here.
  static func isApple(_ name: String) -> Bool {
    let rest = name.dropFirst(2)
    return ["NS", "UI", "CA", "CG", "MK", "WK", "AV", "CL", "SK"].contains { name.hasPrefix($0) }
      && rest.first?.isUppercase == true
  }

  /// A type of Objective-C as one of Swift's.
  ///
  /// - Returns: the type, and how an empty value of it is written behind it; nil where there is none.
  func swiftType(
    _ given: some Collection<String>, isNullable: Bool, isArgument: Bool = false, depth: Int = 0
  ) -> (text: String, empty: String?) {
    var words = Self.withoutAttributes(Array(given))
    let nullable: Set<String> = [
      "nullable", "_Nullable", "__nullable", "null_unspecified", "_Null_unspecified",
    ]
    let nonnull: Set<String> = ["nonnull", "_Nonnull", "__nonnull"]
    let last = words.last ?? ""
    let isOptional =
      isNullable || words.first.map(nullable.contains) == true || nullable.contains(last)
      || (words.contains("^") && words.contains { nullable.contains($0) })
    let isSure = isNonnull || depth > 0 || words.first.map(nonnull.contains) == true || nonnull.contains(last)
    words.removeAll { nullable.contains($0) || nonnull.contains($0) }
    func object(_ name: String, empty: String? = nil) -> (String, String?) {
      let wrapped = name.hasPrefix("any ") ? "(\(name))" : name
      return isOptional ? (wrapped + "?", "") : isSure ? (name, empty) : (wrapped + "!", "")
    }
    guard depth < 8, let first = words.first else { return ("Any", nil) }
    if let caret = words.firstIndex(of: "^") {
      return block(words, caret, isOptional: isOptional, isSure: isSure, isArgument: isArgument, depth: depth)
    }
    // Those in angle brackets are their types' own.
    var level = 0
    let stars = words.count { word in
      level += word == "<" ? 1 : word == ">" ? -1 : 0
      return word == "*" && level == 0
    }
    let arguments = generics(words, depth: depth)
    switch first {
    case "id", "instancetype":
      if first == "instancetype" { return object("Self") }
      let protocols = arguments.words.filter { known.contains($0) || Self.isApple($0) }
      return object(protocols.isEmpty ? "Any" : "any " + protocols.joined(separator: " & "))
    case "Class": return object("AnyClass")
    case "void": return stars > 0 ? ("UnsafeMutableRawPointer?", "") : ("Void", nil)
    default: break
    }
    if stars == 0 {
      let name = words.joined(separator: " ")
      if let value = Self.values[name] {
        let isNumber = value != "Selector" && Self.zeros[value] == nil
        return (value, Self.zeros[value] ?? (isNumber ? " = 0" : nil))
      }
      if words.count == 1, let nested = Self.nested[first] { return (nested, nil) }
      if words.count == 1, known.contains(first) {
        // A block's alias, or an enumeration.
        return isOptional ? (first + "?", "") : (first, nil)
      }
      return words.count == 1 && Self.isApple(first) ? (first, nil) : ("Any", nil)
    }
    guard stars == 1 else { return ("UnsafeMutableRawPointer?", "") }
    switch first {
    case "NSArray", "NSMutableArray":
      let element = arguments.types.first ?? "Any"
      return first == "NSArray" ? object("[\(element)]", empty: " = []") : object("NSMutableArray")
    case "NSSet": return object("Set<\(Self.hashable(arguments.types.first))>", empty: " = []")
    case "NSDictionary":
      let value = arguments.types.count > 1 ? arguments.types[1] : "Any"
      return object("[\(Self.hashable(arguments.types.first)): \(value)]", empty: " = [:]")
    default: break
    }
    if let name = Self.objects[first] { return object(name, empty: Self.zeros[name]) }
    if known.contains(first) || Self.isApple(first) { return object(first) }
    if let value = Self.values[first] {
      return (given.contains("const") ? "UnsafePointer<\(value)>?" : "UnsafeMutablePointer<\(value)>?", "")
    }
    return object("Any")
  }

  private static func hashable(_ type: String?) -> String {
    guard let type, type != "Any" else { return "AnyHashable" }
    return type
  }

  /// What is in angle brackets: its words, and the types between its commas.
  private func generics(_ words: [String], depth: Int) -> (words: [String], types: [String]) {
    guard let open = words.firstIndex(of: "<") else { return ([], []) }
    var level = 0
    var parts: [[String]] = [[]]
    for word in words[open...] {
      if word == "<" {
        level += 1
        if level == 1 { continue }
      }
      if word == ">" {
        level -= 1
        if level == 0 { break }
      }
      if word == ",", level == 1 { parts.append([]) } else { parts[parts.count - 1].append(word) }
    }
    let types = parts.map { swiftType($0, isNullable: false, depth: depth + 1).text }
    return (parts.flatMap { $0 }, types)
  }

  /// A block: `void (^)(BOOL finished)`.
  private func block(
    _ words: [String], _ caret: Int, isOptional: Bool, isSure: Bool, isArgument: Bool, depth: Int
  ) -> (String, String?) {
    let result = words[..<caret].filter { $0 != "(" }
    let rest = words[caret...].dropFirst().drop { $0 != "(" }.dropFirst()
    var parts: [[String]] = [[]]
    var level = 0
    for word in rest {
      if word == "(" || word == "<" { level += 1 }
      if word == ")" || word == ">" { level -= 1 }
      if level < 0 { break }
      if word == ",", level == 0 { parts.append([]) } else { parts[parts.count - 1].append(word) }
    }
    let arguments = parts.compactMap { part -> String? in
      var part = part
      guard !part.isEmpty, part != ["void"] else { return nil }
      // The argument's name, where it has one.
      if part.count > 1, !part.contains("^"), let last = part.last, ProjectStrings.isIdentifier(last),
        !["_Nullable", "_Nonnull", "nullable", "nonnull"].contains(last),
        Self.values[part.joined(separator: " ")] == nil
      {
        part.removeLast()
      }
      return swiftType(part, isNullable: false, depth: depth + (isNonnull ? 1 : 0)).text.replacingOccurrences(
        of: "!", with: "?")
    }
    let returned =
      result == ["void"] || result.isEmpty
      ? "Void" : swiftType(result, isNullable: false, depth: depth + 1).text
    let type = "(\(arguments.joined(separator: ", "))) -> \(returned)"
    if isOptional { return ("(\(type))?", "") }
    if isSure { return (isArgument ? "@escaping \(type)" : type, nil) }
    return ("(\(type))!", "")
  }
}

// MARK: - Names

extension ObjectiveCHeader {
  private static let prepositions: Set<String> = [
    "With", "For", "From", "To", "In", "At", "By", "On", "Of", "Into", "Using", "As", "Before", "After",
    "Between",
    "Without", "Via", "Inside", "Above", "Below", "Within",
  ]

  /// The words of a name in mixed case; what is written in capitals is one word.
  static func words(of name: String) -> [String] {
    var result: [String] = []
    let letters = Array(name)
    for (index, letter) in letters.enumerated() {
      let isStart =
        letter.isUppercase
        && (index == 0 || !letters[index - 1].isUppercase
          || (index + 1 < letters.count && letters[index + 1].isLowercase))
      if isStart || result.isEmpty { result.append("") }
      result[result.count - 1].append(letter)
    }
    return result
  }

  /// A name with its first word in small letters.
  static func lowered(_ name: String) -> String {
    var words = words(of: name)
    guard let first = words.first else { return name }
    words[0] =
      first == first.uppercased() && first.count > 1
      ? first.lowercased() : first.prefix(1).lowercased() + first.dropFirst()
    return words.joined()
  }

  private static func commonPrefix(_ names: [String], type: String) -> String {
    // The type's name, where all begin with it; else the words that all have in common.
    if names.allSatisfy({ $0.hasPrefix(type) && $0.count > type.count }) { return type }
    guard names.count > 1, let first = names.first else { return "" }
    var common = ""
    for word in words(of: first) {
      guard names.allSatisfy({ $0.hasPrefix(common + word) && $0.count > (common + word).count }) else {
        break
      }
      common += word
    }
    return common
  }

  /// The words of a class method's name that makes an instance: `colorWithRed` of `UIColor`.
  static func isFactory(_ label: String, _ type: String) -> Bool {
    let last = words(of: type).last?.lowercased() ?? ""
    return !last.isEmpty && label.lowercased().hasPrefix(last) && label.contains("With")
  }

  /// The last words of a type's name, by which arguments are named.
  private static func typeWords(_ type: [String]) -> [String] {
    guard
      var name = type.first(where: { ProjectStrings.isIdentifier($0) && $0 != "nullable" && $0 != "nonnull" })
    else { return [] }
    if name == "id" || name == "BOOL" { return [] }
    if isApple(name) { name = String(name.dropFirst(2)) }
    return words(of: name)
  }

  /// The base name and the labels that Swift's importer gives a selector.
  static func swiftName(
    _ first: String, isConstructor: Bool, type: String, arguments: [(label: String, type: [String])],
    throwing: Bool
  ) -> (base: String, labels: [String]) {
    guard !arguments.isEmpty else {
      return (throwing && first.hasSuffix("AndReturnError") ? String(first.dropLast(14)) : first, [])
    }
    var parts = words(of: first)
    var labels = arguments.map { $0.label.isEmpty ? "_" : $0.label }
    if isConstructor {
      // `initWithTitle:` and `colorWithRed:` have the label behind the preposition.
      let mark = parts.firstIndex { $0 == "With" || $0 == "For" || $0 == "From" }
      guard let mark, mark > 0 else {
        labels[0] = parts.count > 1 ? lowered(parts.dropFirst().joined()) : "_"
        return ("init", labels)
      }
      let rest = Array(parts[(parts[mark] == "With" ? mark + 1 : mark)...])
      labels[0] = rest.isEmpty ? "_" : lowered(rest.joined())
      return ("init", labels)
    }
    // Setters are not split.
    if parts[0] == "set" {
      labels[0] = "_"
      return (first, labels)
    }
    let isBlock =
      arguments[0].type.contains("^")
      || ["Completion", "Block", "Handler"].contains { word in
        arguments[0].type.contains { $0.hasSuffix(word) }
      }
    // What repeats the argument's type goes, behind the verb or a preposition.
    let typed = isBlock ? [] : typeWords(arguments[0].type)
    var rest = parts
    for word in typed.reversed() {
      guard rest.count > 1, rest.last?.lowercased() == word.lowercased() else { break }
      rest.removeLast()
    }
    if rest.count < parts.count, rest.count == 1 || prepositions.contains(rest.last ?? "") { parts = rest }
    if let mark = parts.lastIndex(where: { prepositions.contains($0) }), mark > 0 {
      // Of blocks the preposition goes: `close(completion:)`, but `dismiss(withDelay:)`.
      let start = parts[mark] == "With" && isBlock && mark + 1 < parts.count ? mark + 1 : mark
      let label = lowered(parts[start...].joined())
      let base = parts[..<mark].joined()
      labels[0] = label
      return (base, labels)
    }
    labels[0] = "_"
    let base = parts.joined()
    return (base.isEmpty ? first : base, labels)
  }
}
