import Foundation

/// A file `swiftgen.yml`: what SwiftGen makes of which resources.
///
/// Paths are relative to the file, and all of them are read like the project's own files.
struct SwiftGenConfiguration {
  /// A source that SwiftGen would write.
  struct Output {
    /// The kind of resources: `strings`, `xcassets` and so on.
    let kind: String
    let inputs: [String]
    /// A regular expression for paths; `nil` for the kind's own extensions.
    let filter: String?
    /// The separator between the parts of a key of strings.
    let separator: String
    /// The template's name without the version of Swift: `structured`, `flat`, `scenes`; `nil` for a template of the project's.
    let template: String?
    /// The absolute path of the source.
    let path: String
    let parameters: [String: SpecificationValue]
    let place: SpecificationValue.Place
  }

  let path: String
  private(set) var outputs: [Output] = []

  /// The kinds of resources that SwiftGen reads.
  static let kinds: Set<String> = [
    "colors", "coredata", "files", "fonts", "ib", "json", "plist", "storyboards", "strings", "xcassets",
    "yaml",
  ]

  /// Reads a configuration; `nil`, with a note, if it cannot be read.
  ///
  /// - Parameter variables: the variables of the build, for `${NAME}`.
  init?(_ path: String, variables: [String: String]) {
    self.path = path
    guard let text = ProjectFiles.text(path, limit: ProjectFiles.longestText) else { return nil }
    let root: SpecificationValue
    do {
      root = try SpecificationParser.value(of: Self.expanded(text, variables), path: path)
    } catch {
      ReadingReport.note("\(error); what SwiftGen makes of it is missing")
      return nil
    }
    let folder = (path as NSString).deletingLastPathComponent
    func absolute(_ path: String, in key: String) -> String {
      if path.hasPrefix("/") { return XcodeProject.standardized(path) }
      let below = root[key]?.text ?? ""
      return XcodeProject.standardized(
        below.hasPrefix("/") ? "\(below)/\(path)" : "\(folder)/\(below)/\(path)")
    }
    for (kind, value) in (root.table ?? [:]).sorted(by: { $0.key < $1.key }) where Self.kinds.contains(kind) {
      for entry in value.list ?? [value] {
        let inputs = (entry["inputs"] ?? entry["paths"])?.texts ?? []
        // Before version 6, an entry had one output, as keys of its own.
        let outputs = entry["outputs"].map { $0.list ?? [$0] } ?? [entry]
        for output in outputs {
          guard let written = output["output"]?.text else { continue }
          self.outputs.append(
            Output(
              kind: kind == "storyboards" ? "ib" : kind,
              inputs: inputs.map { absolute($0, in: "input_dir") }, filter: entry["filter"]?.text,
              separator: entry["options"]?["separator"]?.text ?? ".",
              template: output["templateName"]?.text.map(Self.withoutVersion),
              path: absolute(written, in: "output_dir"), parameters: output["params"]?.table ?? [:],
              place: output.place))
        }
      }
    }
  }

  /// Creates a configuration of one output, as a command line names it.
  init(path: String, output: Output) {
    self.path = path
    outputs = [output]
  }

  /// Returns a template's name without the version of Swift at its end: `structured-swift5` is `structured`, `swift4` is empty.
  static func withoutVersion(_ name: String) -> String {
    guard let mark = name.range(of: "swift", options: .backwards),
      name[mark.upperBound...].allSatisfy(\.isNumber)
    else { return name }
    return String(name[..<mark.lowerBound].drop { $0 == "-" }.reversed().drop { $0 == "-" }.reversed())
  }

  /// Returns a text with `${NAME}` and `$NAME` replaced by variables; those that are not known stay.
  static func expanded(_ text: String, _ variables: [String: String]) -> String {
    var result = ""
    var rest = text[...]
    while let sign = rest.firstIndex(of: "$") {
      result += rest[..<sign]
      rest = rest[rest.index(after: sign)...]
      let isBraced = rest.first == "{"
      let body = isBraced ? rest.dropFirst() : rest
      let name = body.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
      if !name.isEmpty, !isBraced || body.dropFirst(name.count).first == "}",
        let value = variables[String(name)]
      {
        result += value
        rest = body.dropFirst(name.count + (isBraced ? 1 : 0))
      } else {
        result += "$"
      }
      guard result.utf8.count < ProjectFiles.longestText else { return text }
    }
    return result + rest
  }
}

extension SwiftGenConfiguration.Output {
  /// The extensions of a kind's inputs.
  private static let extensions: [String: Set<String>] = [
    "strings": StringTable.kinds, "xcassets": ["xcassets"], "ib": ["storyboard"], "fonts": FontNames.kinds,
    "json": ["json"], "plist": ["plist"], "yaml": ["yaml", "yml"], "colors": ["txt", "json", "xml"],
    "coredata": ["xcdatamodel", "xcdatamodeld"],
  ]

  /// A file that is read, and the folder that it was found in.
  struct Input {
    let path: String
    let folder: String
  }

  /// Returns the files that are read: the inputs, and those in folders among them, that the filter lets through.
  var files: [Input] {
    var result: [Input] = []
    let pattern = filter.flatMap { try? NSRegularExpression(pattern: $0) }
    if let filter, pattern == nil {
      ReadingReport.note("\(place): \"\(filter)\" is no regular expression; all files of the kind are used")
    }
    func isRead(_ path: String) -> Bool {
      if let pattern {
        return ReadingReport.spend(path.utf8.count * 20, of: .comparisons)
          && pattern.firstMatch(in: path, range: NSRange(path.startIndex..., in: path)) != nil
      }
      guard let kinds = Self.extensions[kind] else { return true }
      return kinds.contains((path as NSString).pathExtension.lowercased())
    }
    for input in inputs.flatMap(Self.expanded) {
      let found = ProjectFiles.spelled(input)
      guard ProjectFiles.exists(found) else {
        ReadingReport.note("\(place): there is no \(found)")
        continue
      }
      if isRead(found), !ProjectFiles.isFolder(found) || found.hasSuffix(".xcassets") {
        result.append(Input(path: found, folder: (found as NSString).deletingLastPathComponent))
      } else {
        result += FolderContents.files(in: found).filter(isRead).map { Input(path: $0, folder: found) }
      }
    }
    var seen: Set<String> = []
    return result.filter { seen.insert($0.path).inserted }
  }

  /// Returns the paths that a path with wildcards stands for, which shells and scripts write.
  private static func expanded(_ path: String) -> [String] {
    guard path.contains("*") || path.contains("{") else { return [path] }
    let plain = path.split(separator: "/").prefix { !$0.contains("*") && !$0.contains("{") }
    let folder = "/" + plain.joined(separator: "/")
    guard ReadingScope.current?.permits(folder) != false else { return [] }
    return PathPattern.alternatives(path).flatMap { text in
      let pattern = PathPattern(text)
      let all = FolderContents.files(in: folder)
      let folders = Set(all.map { ($0 as NSString).deletingLastPathComponent }).sorted()
      return (all + folders).filter(pattern.matches)
    }
  }
}
