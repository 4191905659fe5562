import Foundation
import ProjectReader
import TinamouCLI
import Yams

/// An error that prevents `tinamou.yml` from being read.
struct UnreadableProjectFile: ToolFailure {
  let description: String
  let status = ExitStatus.usage
}

/// Reads `tinamou.yml` beside a project. Applications do not link this module, nor the library that it reads YAML with.
package enum ProjectFileParser {
  /// The longest file that is read.
  private static let longest = 256 << 10

  /// The file beside a project: in the project's folder, or in the one that is the project.
  package static func file(besideProject path: String) throws -> ProjectFile? {
    let isBundle = ["json", "swift", "xcodeproj", "xcworkspace", "yaml", "yml"].contains(
      (path as NSString).pathExtension.lowercased())
    var folder = path
    while folder.count > 1, folder.hasSuffix("/") { folder.removeLast() }
    if isBundle { folder = (folder as NSString).deletingLastPathComponent }
    let place = (folder.isEmpty ? "" : folder + "/") + ProjectFile.name
    guard exists(place) else {
      let other = (place as NSString).deletingPathExtension + ".yaml"
      guard !exists(other) else {
        throw UnreadableProjectFile(
          description: "\(other): is not read; its name must be \(ProjectFile.name)")
      }
      return nil
    }
    let scope: ReadingScope
    do { scope = try ReadingScope(of: path) } catch {
      throw UnreadableProjectFile(description: error.description)
    }
    if let refusal = scope.refusal(of: place) {
      throw UnreadableProjectFile(description: "\(place): is not read: it \(refusal.rawValue)")
    }
    guard let data = scope.reading({ ProjectFiles.data(place, limit: longest) }) else {
      throw UnreadableProjectFile(description: "\(place): is no file that can be read")
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw UnreadableProjectFile(description: "\(place): is not UTF-8")
    }
    return try ProjectFile(
      try value(of: text, path: place), path: place, isHidden: { ReadingScope.isHidden($0) })
  }

  /// Returns whether there is a file, a folder or a link at a path.
  private static func exists(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// The values of a text.
  package static func value(of text: String, path: String) throws -> ProjectFile.Value {
    try refuseAliases(in: text, path: path)
    do {
      guard let node = try compose(yaml: text, .default, .default, .utf8) else {
        return ProjectFile.Value(.text(""), line: 1, column: 1)
      }
      return value(of: node)
    } catch let error as YamlError {
      throw failure(error, path: path)
    }
  }

  private static func value(of node: Node) -> ProjectFile.Value {
    let content: ProjectFile.Value.Content
    switch node {
    case .scalar(let scalar):
      // An empty value and `null` are none, in quotes a text.
      let isNone = scalar.style == .plain && ["", "~", "null"].contains(scalar.string)
      content = .text(isNone ? "" : scalar.string)
    case .sequence(let sequence): content = .list(sequence.map(value))
    case .mapping(let mapping): content = .table(mapping.map { (value(of: $0.key), value(of: $0.value)) })
    case .alias: content = .text("")
    }
    return ProjectFile.Value(content, line: node.mark?.line ?? 1, column: node.mark?.column ?? 1)
  }

  /// Refuses what makes a value stand in several places: few lines can be made a billion values so.
  private static func refuseAliases(in text: String, path: String) throws {
    var (line, column) = (1, 0)
    var quote: Unicode.Scalar?
    var isComment = false
    var isEscaped = false
    var previous: Unicode.Scalar = "\n"
    let separators: Set<Unicode.Scalar> = ["\n", "\r", " ", "\t", "[", "{", ",", ":", "-", "?"]
    for scalar in text.unicodeScalars {
      column += 1
      if let open = quote {
        if isEscaped {
          isEscaped = false
        } else if open == "\"", scalar == "\\" {
          isEscaped = true
        } else if scalar == open {
          quote = nil
        }
      } else if !isComment, separators.contains(previous) {
        switch scalar {
        case "\"", "'": quote = scalar
        case "#" where previous != ":" && previous != "-": isComment = true
        case "&", "*":
          throw ProjectFile.Failure(
            path, line: line, column: column,
            "anchors and aliases are not read; a text that begins with \(scalar) is to be in quotes")
        default: break
        }
      }
      if scalar == "\n" {
        (line, column) = (line + 1, 0)
        isComment = false
      }
      previous = scalar
    }
  }

  private static func failure(_ error: YamlError, path: String) -> ProjectFile.Failure {
    switch error {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      return ProjectFile.Failure(path, line: mark.line, column: mark.column, "is not YAML: \(problem)")
    case .duplicatedKeysInMapping(let names, let context):
      return ProjectFile.Failure(
        path, line: context.mark.line, column: context.mark.column,
        "the key \"\(names.first ?? "")\" is there twice")
    case .reader(let problem, _, _, _):
      return ProjectFile.Failure(path, line: 1, column: 1, "is not YAML: \(problem)")
    default:
      return ProjectFile.Failure(path, line: 1, column: 1, "cannot be read: \(error)")
    }
  }
}
