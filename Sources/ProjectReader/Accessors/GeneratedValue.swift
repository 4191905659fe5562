import Foundation

/// A value of a property list, of JSON or of YAML, with the type and the code that accessors have for it.
struct GeneratedValue {
  indirect enum Content {
    case text(String)
    case boolean(Bool)
    case integer(Int)
    case number(Double)
    case date(Date)
    case data(Data)
    case list([GeneratedValue])
    case dictionary([(key: String, value: GeneratedValue)])
    case none
  }

  let content: Content

  private static let deepest = 60

  /// Reads a file; `nil` if it is none of the kind.
  static func read(_ path: String, kind: String) -> GeneratedValue? {
    switch kind {
    case "plist": return (try? ProjectFiles.propertyList(path)).flatMap { $0 }.flatMap { make($0, 0) }
    case "json":
      return ProjectFiles.data(path).flatMap {
        try? JSONSerialization.jsonObject(with: $0, options: .fragmentsAllowed)
      }.flatMap { make($0, 0) }
    default: return (try? SpecificationParser.value(of: path)).flatMap { make($0, 0) }
    }
  }

  private static func make(_ value: Any, _ depth: Int) -> GeneratedValue? {
    guard depth < deepest, ReadingReport.spend(1, of: .values) else { return nil }
    switch value {
    case let value as String: return GeneratedValue(content: .text(value))
    case let value as [Any]: return GeneratedValue(content: .list(value.compactMap { make($0, depth + 1) }))
    case let value as [String: Any]:
      let pairs = value.sorted { $0.key < $1.key }.compactMap { key, value in
        make(value, depth + 1).map { (key: key, value: $0) }
      }
      return GeneratedValue(content: .dictionary(pairs))
    case let value as Date: return GeneratedValue(content: .date(value))
    case let value as Data: return GeneratedValue(content: .data(value))
    case is NSNull: return GeneratedValue(content: .none)
    case let value as NSNumber:
      if String(cString: value.objCType) == "c" { return GeneratedValue(content: .boolean(value.boolValue)) }
      let isWhole = !["f", "d"].contains(String(cString: value.objCType))
      return GeneratedValue(content: isWhole ? .integer(value.intValue) : .number(value.doubleValue))
    case let value as Bool: return GeneratedValue(content: .boolean(value))
    case let value as Int: return GeneratedValue(content: .integer(value))
    case let value as Double: return GeneratedValue(content: .number(value))
    default: return nil
    }
  }

  private static func make(_ value: SpecificationValue, _ depth: Int) -> GeneratedValue? {
    guard depth < deepest else { return nil }
    switch value.content {
    case .text(let text): return GeneratedValue(content: .text(text))
    case .boolean(let isTrue): return GeneratedValue(content: .boolean(isTrue))
    case .number(let number, let text):
      return GeneratedValue(content: Int(text).map { .integer($0) } ?? .number(number))
    case .list(let values):
      return GeneratedValue(content: .list(values.compactMap { make($0, depth + 1) }))
    case .table(let table):
      let pairs = table.sorted { $0.key < $1.key }.compactMap { key, value in
        make(value, depth + 1).map { (key: key, value: $0) }
      }
      return GeneratedValue(content: .dictionary(pairs))
    }
  }

  /// The type of an accessor of the value.
  var type: String {
    switch content {
    case .text: "Swift.String"
    case .boolean: "Bool"
    case .integer: "Int"
    case .number: "Double"
    case .date: "Date"
    case .data: "Data"
    case .dictionary: "[Swift.String: Any]"
    case .none: "Any?"
    case .list(let values):
      Set(values.map(\.type)).count == 1
        ? (values.contains { if case .list = $0.content { true } else { false } }
          ? "[[Any]]" : "[\(values[0].type)]")
        : "[Any]"
    }
  }

  /// The expression of the value; `nil` for one that has none.
  var code: String? {
    switch content {
    case .text(let text): return ProjectStrings.literal(text)
    case .boolean(let isTrue): return "\(isTrue)"
    case .integer(let number): return "\(number)"
    case .number(let number): return number.isFinite ? "\(number)" : nil
    case .none: return "nil"
    case .date(let date):
      return "Date(timeIntervalSinceReferenceDate: \(date.timeIntervalSinceReferenceDate))"
    case .data(let data):
      return "Data(base64Encoded: \(ProjectStrings.literal(data.base64EncodedString()))) ?? Data()"
    case .list, .dictionary:
      let data = try? PropertyListSerialization.data(fromPropertyList: object, format: .xml, options: 0)
      return data.map { "read(\(ProjectStrings.literal(String(decoding: $0, as: UTF8.self))))" }
    }
  }

  /// The value as a property list, which has no `null`.
  private var object: Any {
    switch content {
    case .text(let text): text
    case .boolean(let isTrue): isTrue
    case .integer(let number): number
    case .number(let number): number
    case .date(let date): date
    case .data(let data): data
    case .list(let values): values.filter { !$0.isNone }.map(\.object)
    case .dictionary(let pairs):
      Dictionary(pairs.filter { !$0.value.isNone }.map { ($0.key, $0.value.object) }) { first, _ in first }
    case .none: ""
    }
  }

  private var isNone: Bool { if case .none = content { true } else { false } }
}
