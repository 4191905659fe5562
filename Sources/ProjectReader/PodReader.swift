import Foundation

/// Parses a `.podspec`, or its form in JSON, as text, without running it: its name, sources and resources.
enum PodReader {
  /// Returns the module that a specification describes.
  ///
  /// - Parameter parts: the names of the subspecs that are used; without one, the default ones, or all.
  static func module(_ path: String, parts: Set<String> = []) -> AppProject.Module? {
    guard let text = PodSpecification.text(path).map({ usedText(of: $0, with: parts) }) else { return nil }
    let folder = (path as NSString).deletingLastPathComponent
    let name =
      quoted(in: statement("module_name", in: text)).first ?? PodSpecification.name(ofFile: path) ?? ""
    let patterns = quoted(in: statement("source_files", in: text))
    guard !patterns.isEmpty else { return nil }
    let all = FolderContents.files(in: folder, skippingTests: true)
    func matching(_ patterns: [String]) -> [String] {
      let patterns = Set(patterns).sorted().filter { $0.utf8.count < 1000 }
        .flatMap(PathPattern.alternatives).map { PathPattern(pattern(of: $0)) }
      return all.filter { file in
        let relative = file.dropFirst(folder.count + 1)
        return patterns.contains { $0.matches(relative) }
      }
    }
    let files = matching(patterns)
    let excluded = Set(matching(quoted(in: statement("exclude_files", in: text))))
    var module = AppProject.Module(
      name: ProjectStrings.identifier(name),
      sources: files.filter { $0.hasSuffix(".swift") && !excluded.contains($0) })
    if module.sources.isEmpty, files.contains(where: ForeignSources.isObjectiveC) {
      module.declare(files.filter { $0.hasSuffix(".h") && !excluded.contains($0) }, in: folder)
    }
    module.deploymentTarget =
      AppProject.version(quoted(in: statement("ios.deployment_target", in: text)).first)
      ?? AppProject.version(platform(in: text))
    let resources = quoted(in: statement("resources", in: text)) + quoted(in: statement("resource", in: text))
    module.resources = matching(resources) + files.filter(FolderContents.isResource)
    // `{ "Bundle" => ["A/*.png", "B"] }`
    var bundle: String?
    let pieces = pieces(of: statement("resource_bundles", in: text) + statement("resource_bundle", in: text))
    for (index, piece) in pieces.enumerated() where piece.isQuoted {
      let next = index + 1 < pieces.count ? pieces[index + 1].text : ""
      if next.contains("=>") {
        bundle = piece.text
      } else if let bundle {
        module.bundles[bundle, default: []] += matching([piece.text])
      }
    }
    return module
  }

  /// Returns the version in `s.platform = :ios, '13.0'`.
  private static func platform(in text: String) -> String? {
    let statement = statement("platform", in: text)
    return statement.contains(":ios") ? quoted(in: statement).first : nil
  }

  /// Leaves out the subspecs that are not used.
  private static func usedText(of text: String, with parts: Set<String>) -> String {
    var used = parts
    if used.isEmpty {
      used = Set(quoted(in: statement("default_subspecs", in: text) + statement("default_subspec", in: text)))
    }
    guard !used.isEmpty else { return text }
    // Each pass finds the subspecs that those of the last one depend on.
    for _ in 0..<8 {
      let kept = lines(of: text, in: used)
      let named = kept.filter { $0.contains(".dependency") }.flatMap { quoted(in: String($0)) }.compactMap {
        $0.contains("/") ? $0.split(separator: "/").dropFirst().joined(separator: "/") : nil
      }
      guard !used.isSuperset(of: named) else { return kept.joined(separator: "\n") }
      used.formUnion(named)
    }
    return lines(of: text, in: used).joined(separator: "\n")
  }

  /// The lines outside of subspecs, and in those with a name of a set, which are divided by slashes.
  private static func lines(of text: String, in used: Set<String>) -> [Substring] {
    // The names of the blocks that are open; of one that is no subspec, `nil`.
    var open: [String?] = []
    return text.split(whereSeparator: \.isNewline).filter { line in
      let words = line.drop(while: \.isWhitespace)
      let isKept = {
        let name = open.compactMap { $0 }.joined(separator: "/")
        return name.isEmpty || used.contains { $0 == name || $0.hasPrefix(name + "/") }
      }
      guard !words.hasPrefix("#") else { return false }
      if words == "end" || words.hasPrefix("end ") || words.hasPrefix("end.") {
        defer { _ = open.popLast() }
        return isKept()
      }
      if words.contains(".subspec"), words.contains(" do ") {
        open.append(quoted(in: String(words)).first ?? "")
      } else if words.contains(" do |") || words.hasSuffix(" do") || words.hasPrefix("if ")
        || words.hasPrefix("unless ")
      {
        open.append(nil)
      }
      return isKept()
    }
  }

  /// The platforms whose settings are not those of iOS.
  private static let otherPlatforms = [".osx", ".macos", ".tvos", ".watchos", ".visionos"]

  /// Returns the value of `s.key =`: the rest of the line, and further lines until its brackets are closed.
  private static func statement(_ key: String, in text: String) -> String {
    var result = ""
    var depth = 0
    var isInside = false
    for line in text.split(whereSeparator: \.isNewline) {
      var rest = line[...]
      if !isInside {
        guard !line.drop(while: \.isWhitespace).hasPrefix("#"), let at = line.range(of: "." + key),
          let next = line[at.upperBound...].first(where: { !$0.isWhitespace }), next == "=",
          !otherPlatforms.contains(where: line[..<at.lowerBound].hasSuffix)
        else { continue }
        rest = line[at.upperBound...].drop { $0 != "=" }.dropFirst()
        isInside = true
      }
      result += rest + "\n"
      depth += rest.reduce(0) { $0 + ("[{(".contains($1) ? 1 : "]})".contains($1) ? -1 : 0) }
      let end = rest.last { !$0.isWhitespace }
      if depth <= 0, end != ",", end != "=" { isInside = false }
    }
    return result
  }

  /// Divides a text into its quoted and unquoted pieces.
  private static func pieces(of statement: String) -> [(text: String, isQuoted: Bool)] {
    let parts = statement.replacingOccurrences(of: "\"", with: "'")
      .split(separator: "'", omittingEmptySubsequences: false)
    return parts.enumerated().map { (String($0.element), $0.offset % 2 == 1) }
  }

  private static func quoted(in statement: String) -> [String] {
    pieces(of: statement).filter(\.isQuoted).map(\.text)
  }

  /// Returns a file pattern: that of a folder's files for the folder.
  private static func pattern(of text: String) -> String {
    guard !text.hasSuffix("/") else { return text + "**/*" }
    let name = (text as NSString).lastPathComponent
    return name.contains { "*.".contains($0) } ? text : text + "/**/*"
  }
}
