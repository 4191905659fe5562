import Foundation
import Yams

/// Reads the YAML, or the JSON, of a specification.
enum SpecificationParser {
  /// The longest file that is read, in bytes.
  private static let longest = 1 << 20
  /// The maximum nesting of values. Specifications nest about ten levels.
  private static let deepest = 60
  /// The maximum number of values of a file, with those that aliases repeat.
  private static let mostValues = 200_000

  /// Returns the values of a file. Throws a ``ProjectError`` with the line if they cannot be read.
  static func value(of path: String) throws(ProjectError) -> SpecificationValue {
    guard let data = ProjectFiles.data(path, limit: longest) else {
      throw ProjectError("\(path): there is no such file that can be read")
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw ProjectError("\(path): is not UTF-8")
    }
    return try value(of: text, path: path)
  }

  static func value(of text: String, path: String) throws(ProjectError) -> SpecificationValue {
    try refuseRepeatedKeys(in: text, path: path)
    let root: Node?
    do { root = try compose(yaml: text, .default, .default, .utf8) } catch {
      throw ProjectError(complaint(error, path: path))
    }
    var reader = Reader(path: path)
    return try root.map { node throws(ProjectError) in try reader.value(of: node, depth: 0) }
      ?? SpecificationValue(
        content: .table([:]), place: SpecificationValue.Place(file: path, line: 1))
  }

  /// Makes the values of a file, and counts them: an alias is a value as large as what it stands for.
  private struct Reader {
    let path: String
    var count = 0

    mutating func value(of node: Node, depth: Int) throws(ProjectError) -> SpecificationValue {
      let place = SpecificationValue.Place(file: path, line: node.mark?.line ?? 1)
      count += 1
      guard count <= mostValues else {
        throw ProjectError(
          "\(place): there are more than \(mostValues) values, with those that aliases repeat")
      }
      guard depth < deepest else {
        throw ProjectError("\(place): values nest more than \(deepest) deep")
      }
      switch node {
      case .scalar(let scalar):
        return SpecificationValue(content: SpecificationParser.content(of: scalar), place: place)
      case .sequence(let nodes):
        var values: [SpecificationValue] = []
        for node in nodes { values.append(try value(of: node, depth: depth + 1)) }
        return SpecificationValue(content: .list(values), place: place)
      case .mapping(let mapping):
        return SpecificationValue(content: .table(try table(of: mapping, depth: depth)), place: place)
      case .alias: throw ProjectError("\(place): there is no anchor of this name")
      }
    }

    /// The values of a table, on top of those of the tables that `<<` names.
    private mutating func table(
      of mapping: Node.Mapping, depth: Int
    ) throws(ProjectError) -> [String: SpecificationValue] {
      var result: [String: SpecificationValue] = [:]
      var below: [SpecificationValue] = []
      for (key, node) in mapping {
        guard case .scalar(let name) = key else {
          throw ProjectError("\(path):\(key.mark?.line ?? 1): a key is not a text")
        }
        let value = try value(of: node, depth: depth + 1)
        if name.string == "<<", name.style == .plain {
          below += value.list ?? [value]
        } else {
          result[name.string] = value
        }
      }
      for table in below.compactMap(\.table) { result.merge(table) { own, _ in own } }
      return result
    }
  }

  /// The value of a scalar, as YAML 1.1 has it: `yes` and `no` are Boolean values, too.
  private static func content(of scalar: Node.Scalar) -> SpecificationValue.Content {
    guard scalar.style == .plain else { return .text(scalar.string) }
    switch Constructor.default.any(from: .scalar(scalar)) {
    case let value as Bool: return .boolean(value)
    case let value as Int: return .number(Double(value), "\(value)")
    case let value as Double: return .number(value, "\(value)")
    default: return .text(scalar.string)
    }
  }

  /// Refuses keys that are not texts in files with aliases: comparing keys, the library visits all values that aliases repeat in them,
  /// which are a billion in few lines.
  ///
  /// What looks like such a key is refused in texts, too, since only the library knows where these end.
  private static func refuseRepeatedKeys(in text: String, path: String) throws(ProjectError) {
    let separators: Set<UInt8> = Set("\n\r \t[{,:-?".utf8)
    let blanks: Set<UInt8> = Set(" \t".utf8)
    let bytes = Array(text.utf8)
    func isSeparated(_ index: Int) -> Bool { index == 0 || separators.contains(bytes[index - 1]) }
    func isPartOfName(_ byte: UInt8) -> Bool {
      byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-") || (48...57).contains(byte)
        || (97...122).contains(byte | 32)
    }
    func isKey(endingBefore index: Int) -> Bool {
      var index = index
      while index < bytes.count, blanks.contains(bytes[index]) { index += 1 }
      return index < bytes.count && bytes[index] == UInt8(ascii: ":")
    }
    func starts(_ index: Int, _ mark: UInt8) -> Bool {
      bytes[index] == mark && isSeparated(index) && index + 1 < bytes.count && isPartOfName(bytes[index + 1])
    }
    guard bytes.indices.contains(where: { starts($0, UInt8(ascii: "&")) }),
      bytes.indices.contains(where: { starts($0, UInt8(ascii: "*")) })
    else { return }
    var line = 1
    for (index, byte) in bytes.enumerated() {
      let isRefused: Bool
      switch byte {
      case UInt8(ascii: "?"): isRefused = isSeparated(index)
      case UInt8(ascii: "]"), UInt8(ascii: "}"): isRefused = isKey(endingBefore: index + 1)
      case UInt8(ascii: "*") where starts(index, byte):
        isRefused = isKey(endingBefore: bytes[(index + 1)...].firstIndex { !isPartOfName($0) } ?? bytes.count)
      case UInt8(ascii: "\n"):
        line += 1
        continue
      default: continue
      }
      guard !isRefused else {
        throw ProjectError("\(path):\(line): in a file with aliases keys are to be texts")
      }
    }
  }

  private static func complaint(_ error: any Error, path: String) -> String {
    switch error as? YamlError {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      "\(path):\(mark.line):\(mark.column): is not YAML: \(problem)"
    case .duplicatedKeysInMapping(let names, let context):
      "\(path):\(context.mark.line):\(context.mark.column): the key \"\(names.first ?? "")\" is there twice"
    case .reader(let problem, _, _, _): "\(path): is not YAML: \(problem)"
    default: "\(path): cannot be read: \(error)"
    }
  }
}
