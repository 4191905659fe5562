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
    var named: String?
    // The name that the header gives it in Swift: `NS_SWIFT_NAME(Name)`.
    defer {
      if let named, let alias = Self.alias(all, of: named) { lines.append(alias) }
    }
    // `typedef void (^Name)(int)`
    if let caret = words.firstIndex(of: "^"), caret + 1 < words.count,
      ProjectStrings.isIdentifier(words[caret + 1])
    {
      let name = words.remove(at: caret + 1)
      named = name
      let type = swiftType(words, isNullable: false)
      var text = type.text
      if text.hasSuffix("!") || text.hasSuffix("?") { text.removeLast() }
      lines.append("public typealias \(ProjectStrings.code(name)) = \(text)")
    } else if let name = words.last, ProjectStrings.isIdentifier(name) {
      named = name
      typedef(words, name, isText: all.contains { Self.texts.contains($0) })
    }
  }

  /// Macros and attributes behind an alias that is a type of its own.
  static let texts: Set<String> = [
    "NS_TYPED_ENUM", "NS_TYPED_EXTENSIBLE_ENUM", "NS_STRING_ENUM", "NS_EXTENSIBLE_STRING_ENUM",
    "_NS_TYPED_ENUM",
    "_NS_TYPED_EXTENSIBLE_ENUM", "NS_SWIFT_STRUCT", "NS_SWIFT_ENUM", "swift_wrapper", "swift_newtype",
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
    var type = swiftType(words.dropLast(), isNullable: false).text
    if type.hasSuffix("!") || isText && type.hasSuffix("?") { type.removeLast() }
    if isText, Self.wrapped.contains(type) || Int(type.drop { !$0.isNumber }) != nil {
      lines.append("public struct \(swift): RawRepresentable, Hashable, Sendable {")
      lines.append("  public let rawValue: \(type)")
      lines.append("  public init(rawValue: \(type)) { self.rawValue = rawValue }")
      lines.append("  public init(_ rawValue: \(type)) { self.rawValue = rawValue }")
      lines.append("}")
      return
    }
    if type != "Any", type != name { lines.append("public typealias \(swift) = \(type)") }
  }

  /// The types that aliases make types of their own.
  private static let wrapped: Set<String> = ["String", "Int", "UInt", "CGFloat", "Double", "Float", "Bool"]

  mutating func enumeration() {
    let macro = token
    at += 1
    let head = token == "(" ? bracketed() : []
    // `NS_ERROR_ENUM(CardErrorDomain, CardError)`
    let isError = macro == "NS_ERROR_ENUM" && head.count > 1
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
    let cases = Self.cases(in: body, of: name)
    let raw = isError || head[0] != "NSUInteger" ? "Int" : "UInt"
    if macro == "NS_OPTIONS" { return options(name, cases, raw: raw) }
    guard !cases.isEmpty else { return }
    // An error is a structure around its codes.
    let code = isError ? ProjectStrings.code(name.hasSuffix("Code") ? String(name.dropLast(4)) : name) : nil
    if let code {
      lines.append("public struct \(code): Error, Hashable {")
      lines.append("  public let code: Code; public init(_ code: Code) { self.code = code }")
    }
    lines.append(
      "\(code == nil ? "@objc " : "  @objc ")public enum \(code == nil ? ProjectStrings.code(name) : "Code"): \(raw) {"
    )
    lines += Self.enumerators(cases)
    guard let code else { return lines.append("}") }
    lines.append("  }")
    lines += Set(cases.map(\.name)).sorted().map { "  public static var \($0): Code { .\($0) }" }
    lines.append("  public static var errorDomain: String { \(ProjectStrings.literal(head[0])) }")
    lines += ["}", "extension \(code).Code { public typealias ErrorType = \(code) }"]
    if code != ProjectStrings.code(name) {
      lines.append("public typealias \(ProjectStrings.code(name)) = \(code).Code")
    }
  }

  /// The constants of an enumeration. A second one of a value is a property that is the first.
  private static func enumerators(_ cases: [Case]) -> [String] {
    var seen: Set<String> = []
    var numbers: [String: Int] = [:]
    var names: [Int: String] = [:]
    var next: Int? = 0
    // Swift counts on from the case before, and C from the constant before.
    var follows = true
    var result: [String] = []
    for one in cases {
      let number = one.value.map { evaluate($0, numbers) } ?? next
      numbers[one.constant] = number
      next = number.map { $0 &+ 1 }
      guard seen.insert(one.name).inserted else {
        follows = false
        continue
      }
      if let number, let first = names[number] {
        result.append("  public static var \(one.name): Self { .\(first) }")
        follows = false
        continue
      }
      if let number { names[number] = one.name }
      let isCounted = one.value == nil && follows
      let text = isCounted ? nil : one.value.flatMap(Self.number) ?? number.map(String.init)
      result.append("  case \(one.name)" + (text.map { " = \($0)" } ?? ""))
      follows = true
    }
    return result
  }

  /// The value of a constant: a number, a shift of numbers, another constant, or several of these combined; nil for other expressions.
  private static func evaluate(_ text: String, _ constants: [String: Int]) -> Int? {
    var result = 0
    for part in text.filter({ $0 != "(" && $0 != ")" }).split(
      separator: "|", omittingEmptySubsequences: false)
    {
      if let constant = constants[String(part)] {
        result |= constant
        continue
      }
      guard let number = number(String(part)) else { return nil }
      let sides = number.components(separatedBy: " << ").map { side in
        side.hasPrefix("0x") ? Int(side.dropFirst(2), radix: 16) : Int(side)
      }
      guard let first = sides[0], let last = sides[sides.count - 1],
        sides.count == 1 || (0..<63).contains(last)
      else { return nil }
      result |= sides.count == 1 ? first : first << last
    }
    return result
  }

  /// A set of options. Constants without a bit are not there, `[]` is written for them.
  private mutating func options(_ name: String, _ cases: [Case], raw: String) {
    let type = ProjectStrings.code(name)
    lines.append("public struct \(type): OptionSet, Sendable {")
    lines.append("  public let rawValue: \(raw); public init(rawValue: \(raw)) { self.rawValue = rawValue }")
    var values: [String: String] = [:]
    for (index, one) in cases.enumerated() {
      let value = one.value.map { Self.number($0) ?? Self.union($0, values) ?? "1 << \(index)" } ?? "\(index)"
      values[one.constant] = value
      guard value != "0" || one.isNamed else { continue }
      lines.append("  public static let \(one.name) = \(type)(rawValue: \(value))")
    }
    lines.append("}")
  }

  /// The value of constants that are combined: `CardPartsHead | CardPartsTail`; nil if it is another expression.
  private static func union(_ text: String, _ values: [String: String]) -> String? {
    let parts = text.filter { $0 != "(" && $0 != ")" }.split(separator: "|").map { part in
      values[String(part)] ?? number(String(part))
    }
    return parts.isEmpty || parts.contains(nil) ? nil : parts.map { "(\($0!))" }.joined(separator: " | ")
  }

  /// A constant of an enumeration.
  struct Case {
    /// The name in C, and that in Swift.
    var constant: String
    var name: String
    var value: String?
    /// A Boolean value that indicates whether the header gives the name.
    var isNamed = false
  }

  private static func cases(in body: [String], of type: String) -> [Case] {
    var result: [Case] = []
    var usual: [String] = []
    for part in constants(in: body) {
      guard let first = part.first, ProjectStrings.isIdentifier(first) else { continue }
      let value = part.firstIndex(of: "=").map { mark in
        withoutAttributes(Array(part[part.index(after: mark)...])).joined()
      }
      let given = swiftName(in: part)?.base
      result.append(Case(constant: first, name: given ?? "", value: value, isNamed: given != nil))
      if given == nil,
        !part.contains(where: { $0.uppercased().contains("DEPRECATED") || $0.contains("UNAVAILABLE") })
      {
        usual.append(first)
      }
    }
    if usual.isEmpty { usual = result.filter { !$0.isNamed }.map(\.constant) }
    let prefix = commonPrefix(usual, type: type)
    return result.map { one in
      var one = one
      one.name = ProjectStrings.code(one.isNamed ? one.name : constant(one.constant, without: prefix))
      return one
    }
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
    if text.hasSuffix("?") { text.removeLast() }
    // Names of notifications are members of their type, without the word.
    let word = "Notification"
    let isCut = name.hasSuffix(word) && name.count > word.count
    let given = Self.swiftName(in: all)?.base
    if text == "Notification.Name" || text == "String" && isCut && given == nil {
      let member = ProjectStrings.code(
        Self.memberName(given, of: "Notification.Name")
          ?? String(isCut ? name.dropLast(word.count) : name[...]))
      lines.append(
        "extension Notification.Name { public static let \(member) = Notification.Name(\(ProjectStrings.literal(name))) }"
      )
      return
    }
    if shapes.wrappers.contains(text) {
      let member = ProjectStrings.code(Self.memberName(given, of: text) ?? Self.constant(name, of: text))
      let isText = aliased([text]).first == "NSString"
      let value =
        isText ? "\(text)(rawValue: \(ProjectStrings.literal(name)))" : "leftOut(\(reason(line, name)))"
      lines.append(
        "extension \(text) { public static \(isText ? "let \(member) =" : "var \(member): \(text) {") \(value)\(isText ? "" : " }") }"
      )
      return
    }
    let swift = Self.isRefined(all) ? "__" + name : ProjectStrings.code(name)
    lines.append(
      text == "String"
        ? "public let \(swift): String = \(ProjectStrings.literal(name))"
        : "public var \(swift): \(text) { leftOut(\(reason(line, name))) }")
  }

  /// The name that `NS_SWIFT_NAME` gives a constant, without the type's that it is a member of.
  private static func memberName(_ given: String?, of type: String) -> String? {
    given?.split(separator: ".").last.map(String.init)
  }

  /// The name of a constant of a type of its own, without the words that both have in common: `CardKey.first` of `CardKeyFirst`.
  static func constant(_ name: String, of type: String) -> String {
    let (all, typeWords) = (words(of: name), words(of: type))
    let isConstant = all.first == "k"
    let count = zip(isConstant ? all[1...] : all[...], typeWords).prefix { $0 == $1 }.count
    guard count > 0 else { return name }
    return constant(name, without: (isConstant ? "k" : "") + typeWords.prefix(count).joined())
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
