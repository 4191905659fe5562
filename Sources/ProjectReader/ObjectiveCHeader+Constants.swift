import Foundation

/// Aliases, enumerations and constants of a header.
extension ObjectiveCHeader {
  mutating func typedef() {
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
  static let texts: Set<String> = [
    "NS_TYPED_ENUM", "NS_TYPED_EXTENSIBLE_ENUM", "NS_STRING_ENUM", "NS_EXTENSIBLE_STRING_ENUM",
  ]

  mutating func typedef(_ words: [String], _ name: String, isText: Bool) {
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

  mutating func enumeration() {
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
    for part in Self.constants(in: body) {
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
    // Of several names of a number the first is a case, and the others are values.
    var (seen, known, next, follows): (Set<String>, [Int: String], Int?, Bool) = ([], [:], 0, true)
    for one in cases where seen.insert(short(one.name)).inserted {
      let given = one.value.map(Self.number)
      let value = given.map { $0.flatMap(Self.integer) } ?? next
      next = value.map { $0 &+ 1 }
      if let value, let first = known[value] {
        lines.append("  public static var \(short(one.name)): Self { .\(first) }")
        follows = false
        continue
      }
      if let value { known[value] = short(one.name) }
      let written = given.flatMap { $0 } ?? (follows ? nil : value.map { "\($0)" })
      follows = true
      lines.append("  case \(short(one.name))" + (written.map { " = \($0)" } ?? ""))
    }
    lines.append("}")
  }

  /// The constants of an enumeration. Macros of attributes have commas, too: `CardOld CARD_DEPRECATED("gone", ios(2.0, 26.0)) = 2`.
  static func constants(in words: some Sequence<String>) -> [[String]] {
    var result: [[String]] = [[]]
    var depth = 0
    for word in words {
      if word == "," && depth == 0 {
        result.append([])
        continue
      }
      if word == "(" { depth += 1 } else if word == ")" { depth -= 1 }
      result[result.count - 1].append(word)
    }
    return result.filter { !$0.isEmpty }
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

  /// The value of a number or a shift, as `number(_:)` returns them.
  static func integer(_ text: String) -> Int? {
    func value(_ text: Substring) -> Int? {
      let digits = text.trimmingCharacters(in: .whitespaces)
      return digits.hasPrefix("0x") ? Int(digits.dropFirst(2), radix: 16) : Int(digits)
    }
    guard let shift = text.range(of: "<<") else { return value(text[...]) }
    guard let left = value(text[..<shift.lowerBound]), let right = value(text[shift.upperBound...]) else {
      return nil
    }
    return (0..<63).contains(right) ? left << right : nil
  }

  static func isNumber(_ text: String) -> Bool {
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    if digits.hasPrefix("0x") { return digits.count > 2 && digits.dropFirst(2).allSatisfy(\.isHexDigit) }
    return !digits.isEmpty && digits.count < 18 && digits.allSatisfy { ("0"..."9").contains($0) }
  }

  /// Constants: `extern NSString *const Name;`.
  mutating func external() {
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
    let swift = Self.isRefined(all) ? "__" + name : ProjectStrings.code(name)
    lines.append(
      text == "String"
        ? "public let \(swift): String = \(ProjectStrings.literal(name))"
        : "public var \(swift): \(text) { leftOut(\(reason(line, name))) }")
  }

  /// Macros that are texts and numbers.
  mutating func constants(_ macros: [(String, String)]) {
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
