import Foundation

/// A value of a specification of XcodeGen, with its place.
struct SpecificationValue: Sendable {
  /// The place of a value.
  struct Place: Sendable, CustomStringConvertible {
    var file: String
    /// The line, starting at 1.
    var line: Int
    var description: String { "\(file):\(line)" }
  }

  indirect enum Content: Sendable {
    case text(String)
    case boolean(Bool)
    /// A number, and how it is written.
    case number(Double, String)
    case list([SpecificationValue])
    case table([String: SpecificationValue])
  }

  var content: Content
  var place: Place

  /// The maximum length in bytes of a text after its variables have been replaced.
  private static let longest = 1 << 20

  /// The table; `nil` for other values.
  var table: [String: SpecificationValue]? {
    if case .table(let values) = content { values } else { nil }
  }
  /// The list; `nil` for other values.
  var list: [SpecificationValue]? { if case .list(let values) = content { values } else { nil } }
  /// The text of a single value: `YES` and `NO` for Boolean values. `nil` for lists and tables.
  var text: String? {
    switch content {
    case .text(let text), .number(_, let text): text
    case .boolean(let isTrue): isTrue ? "YES" : "NO"
    case .list, .table: nil
    }
  }
  /// The texts of a list, or a single one.
  var texts: [String] { list?.compactMap(\.text) ?? text.map { [$0] } ?? [] }
  /// The Boolean value, also of a text such as `yes` or `1`; `nil` for lists and tables.
  var boolean: Bool? {
    if case .boolean(let isTrue) = content { return isTrue }
    return text.map { ["y", "t"].contains($0.prefix(1).lowercased()) || (Double($0) ?? 0) != 0 }
  }
  /// The value of a table's key; `nil` for other values.
  subscript(key: String) -> SpecificationValue? { table?[key] }

  /// The value of a build setting.
  var setting: PropertyListValue {
    if let list { return .array(list.compactMap { $0.text.map { .string($0) } }) }
    return .string(text ?? "")
  }

  /// The value as a property list object.
  var propertyList: Any {
    switch content {
    case .text(let text): text
    case .boolean(let isTrue): isTrue
    case .number(let value, _): value
    case .list(let values): values.map(\.propertyList)
    case .table(let values): values.mapValues(\.propertyList)
    }
  }

  /// Returns the value laid over another one: tables are united, lists are appended, other values replace. The values of keys that end
  /// with `:REPLACE` replace what is there.
  func merged(onto base: SpecificationValue?) -> SpecificationValue {
    switch (content, base?.content) {
    case (.table(let own), let below):
      var result: [String: SpecificationValue] = [:]
      if case .table(let values)? = below { result = values }
      // A key that replaces comes after the same key that adds.
      for (key, value) in own.sorted(by: { $0.key < $1.key }) {
        if key.hasSuffix(":REPLACE") {
          result[String(key.dropLast(":REPLACE".count))] = value
        } else if let former = result[key] {
          result[key] = value.merged(onto: former)
        } else {
          result[key] = value
        }
      }
      return SpecificationValue(content: .table(result), place: place)
    case (.list(let own), .list(let below)?):
      return SpecificationValue(content: .list(below + own), place: place)
    default: return self
    }
  }

  /// Returns the value with each `${NAME}` replaced that a function knows a text for, in keys and values.
  func replacing(_ variable: (String) -> String?) -> SpecificationValue {
    guard ReadingReport.spend(1, of: .values) else { return self }
    var result = self
    switch content {
    case .text(let text): result.content = .text(Self.replacing(variable, in: text))
    case .list(let values): result.content = .list(values.map { $0.replacing(variable) })
    case .table(let values):
      result.content = .table(
        Dictionary(
          values.sorted { $0.key < $1.key }.map {
            (Self.replacing(variable, in: $0.key), $0.value.replacing(variable))
          }
        ) { $1 })
    case .boolean, .number: break
    }
    return result
  }

  private static func replacing(_ variable: (String) -> String?, in text: String) -> String {
    guard text.contains("${") else { return text }
    var result = ""
    var rest = text[...]
    while let open = rest.range(of: "${"), let end = rest[open.upperBound...].firstIndex(of: "}") {
      result += rest[..<open.lowerBound]
      let value = variable(String(rest[open.upperBound..<end]))
      result += value ?? String(rest[open.lowerBound...end])
      rest = rest[rest.index(after: end)...]
      guard result.utf8.count <= longest,
        ReadingReport.spend((value?.utf8.count ?? 0) + 1, of: .replacements)
      else { return text }
    }
    return result + rest
  }
}
