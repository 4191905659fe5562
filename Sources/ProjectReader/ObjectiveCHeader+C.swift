/// The C of headers in Objective-C: functions, structures and enumerations, which do nothing either.
extension ObjectiveCHeader {
  /// Words that say how a function or constant is linked.
  static let linkage: Set<String> = [
    "extern", "static", "inline", "__inline", "__inline__", "FOUNDATION_EXPORT", "FOUNDATION_EXTERN",
    "UIKIT_EXTERN", "OBJC_EXPORT", "const",
  ]

  /// The functions of Swift that a declaration of C is: `CGFloat Scaled(CGFloat value)`; nil if it is none.
  ///
  /// - Parameters:
  ///   - given: the words of the declaration, its body aside.
  ///   - reason: what the body says.
  func function(_ given: [String], reason: (String) -> String) -> String? {
    let named = Self.swiftName(in: given)
    let words = Self.withoutAttributes(given, keepsC: true).filter {
      $0 == "const" || (!Self.linkage.contains($0) && $0 != ";")
    }
    guard let open = words.firstIndex(of: "("), open >= 2, ProjectStrings.isIdentifier(words[open - 1]),
      words.last == ")", !words.contains("="), !words.contains("."), !words.contains("typedef"),
      let parameters = parameters(words[(open + 1)...].dropLast())
    else { return nil }
    let name = words[open - 1]
    let result = words[..<(open - 1)].filter { $0 != "struct" && $0 != "enum" }
    let returned = result == ["void"] ? "" : " -> " + swiftType(result, isNullable: false).text
    let base = named.map(\.base) ?? name
    guard ProjectStrings.isIdentifier(base), named.map({ $0.labels.count == parameters.count }) ?? true else {
      return nil
    }
    let list = parameters.enumerated().map { index, parameter -> String in
      let label = Self.label(named?.labels[index] ?? "_")
      let name = ProjectStrings.code(parameter.name)
      return "\(label == parameter.name ? "" : label + " ")\(name): \(parameter.type)"
    }.joined(separator: ", ")
    return "public func \(ProjectStrings.code(base))(\(list))\(returned) { leftOut(\(reason(name))) }"
  }

  /// The parameters of a function; nil if Swift does not see it.
  private func parameters(_ words: ArraySlice<String>) -> [(name: String, type: String)]? {
    guard !words.isEmpty, Array(words) != ["void"] else { return [] }
    var result: [(name: String, type: String)] = []
    for (index, part) in Self.separated(words).enumerated() {
      var part = part
      var name = "value\(index + 1)"
      if let caret = part.firstIndex(of: "^") {
        if caret + 1 < part.count, ProjectStrings.isIdentifier(part[caret + 1]) {
          name = part.remove(at: caret + 1)
        }
      } else {
        // Pointers to functions and arrays are not translated.
        guard !part.contains("("), !part.contains("[") else { return nil }
        if part.count > 1, let last = part.last, ProjectStrings.isIdentifier(last) {
          name = last
          part.removeLast()
        }
      }
      guard !part.isEmpty else { return nil }
      result.append((name, swiftType(part, isNullable: false, isArgument: true).text))
    }
    return result
  }

  /// The parts between commas that are in no brackets.
  private static func separated(_ words: ArraySlice<String>) -> [[String]] {
    var parts: [[String]] = [[]]
    var depth = 0
    for word in words {
      if ["(", "<", "[", "{"].contains(word) { depth += 1 }
      if [")", ">", "]", "}"].contains(word) { depth -= 1 }
      if word == ",", depth == 0 { parts.append([]) } else { parts[parts.count - 1].append(word) }
    }
    return parts
  }

  /// A structure of C: `struct { CGFloat x, y; } Place`.
  ///
  /// - Returns: the lines; none where a field has a type that is not translated.
  func structure(_ name: String, fields words: ArraySlice<String>) -> [String] {
    var fields: [(name: String, type: String, empty: String)] = []
    for field in words.split(separator: ";") {
      let parts = Self.separated(field)
      guard let first = parts.first, !field.contains("("), !field.contains("["), !field.contains("{"),
        !field.contains(":")
      else { return [] }
      var type = first
      let names = [type.popLast() ?? ""] + parts.dropFirst().map { $0.last ?? "" }
      let mapped = swiftType(type, isNullable: false)
      guard let empty = mapped.empty, !type.isEmpty, names.allSatisfy(ProjectStrings.isIdentifier),
        parts.dropFirst().allSatisfy({ $0.count == 1 })
      else { return [] }
      fields += names.map { (ProjectStrings.code($0), mapped.text, empty.isEmpty ? " = nil" : empty) }
    }
    var result = ["public struct \(ProjectStrings.code(name)) {"]
    result += fields.map { "  public var \($0.name): \($0.type)\($0.empty)" }
    result.append("  public init() {}")
    if !fields.isEmpty {
      let list = fields.map { "\($0.name): \($0.type)" }.joined(separator: ", ")
      let body = fields.map { "self.\($0.name) = \($0.name)" }.joined(separator: "; ")
      result.append("  public init(\(list)) { \(body) }")
    }
    return result + ["}"]
  }

  /// An enumeration of C, whose constants are global: `enum { KindA, KindB } Kind`.
  func plainEnumeration(_ name: String?, cases words: ArraySlice<String>) -> [String] {
    var result: [String] = []
    let type = name.map(ProjectStrings.code)
    if let type {
      result = [
        "public struct \(type): RawRepresentable, Hashable, Sendable {", "  public var rawValue: UInt32",
        "  public init(rawValue: UInt32) { self.rawValue = rawValue }",
        "  public init(_ rawValue: UInt32) { self.rawValue = rawValue }", "}",
      ]
    }
    // A constant without a value is that before it and one.
    var (before, offset) = ("0", -1)
    for part in Self.constants(in: words) {
      guard let first = part.first, ProjectStrings.isIdentifier(first) else { continue }
      if let mark = part.firstIndex(of: "=") {
        guard let value = Self.number(part[part.index(after: mark)...].joined()) else { return result }
        (before, offset) = (value, 0)
      } else {
        offset += 1
      }
      let value = offset == 0 ? before : "(\(before)) + \(offset)"
      let constant = ProjectStrings.code(first)
      result.append(
        type.map { "public let \(constant) = \($0)(rawValue: \(value))" }
          ?? "public let \(constant) = \(value)")
    }
    return result
  }

  // MARK: Names for Swift

  /// The name that `NS_SWIFT_NAME(…)` gives: of a function with the labels of its parameters, of other things alone.
  static func swiftName(in words: [String]) -> (base: String, labels: [String])? {
    guard
      let mark = words.firstIndex(where: {
        ["NS_SWIFT_NAME", "CF_SWIFT_NAME", "swift_name", "__swift_name__"].contains($0)
      }),
      mark + 2 < words.count, words[mark + 1] == "("
    else { return nil }
    var text = ""
    var depth = 0
    for word in words[(mark + 1)...] {
      if word == "(" { depth += 1 }
      if word == ")" { depth -= 1 }
      if depth == 0 { break }
      text += word
    }
    text = text.dropFirst().replacingOccurrences(of: "\"", with: "")
    guard let open = text.firstIndex(of: "(") else { return text.isEmpty ? nil : (text, []) }
    guard text.hasSuffix(")") else { return nil }
    let labels = text[text.index(after: open)...].dropLast().split(separator: ":").map(String.init)
    return (String(text[..<open]), labels)
  }

  /// Returns whether Swift sees a declaration with `__` before its name, since the module refines it in Swift.
  static func isRefined(_ words: [String]) -> Bool {
    words.contains { ["NS_REFINED_FOR_SWIFT", "CF_REFINED_FOR_SWIFT", "swift_private"].contains($0) }
  }

  /// A label of a parameter as it is written.
  private static func label(_ label: String) -> String {
    label == "_" || !ProjectStrings.isIdentifier(label) ? "_" : label
  }

  /// Declares the name that a type has in Swift, beside that in Objective-C: `Card.Style` of `CardStyle`.
  static func alias(_ words: [String], of name: String) -> String? {
    guard let base = swiftName(in: words)?.base, base != name else { return nil }
    let parts = base.split(separator: ".").map(String.init)
    guard (1...2).contains(parts.count), parts.allSatisfy(ProjectStrings.isIdentifier),
      let last = parts.last
    else { return nil }
    let line = "public typealias \(ProjectStrings.code(last)) = \(ProjectStrings.code(name))"
    return parts.count == 1 ? line : "extension \(ProjectStrings.code(parts[0])) { \(line) }"
  }
}
