import Foundation

extension DiffReport {
  /// The formats of `diff`.
  enum Format: String, CaseIterable {
    case text, markdown, json, html
  }

  /// Returns the report in a format.
  func formatted(_ format: Format) throws -> String {
    switch format {
    case .text: return text
    case .markdown: return markdown
    case .html: return html
    case .json:
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
  }

  // MARK: Words

  /// The title of a document: its path, and what happened to it as a whole.
  private func title(of document: Document) -> String {
    let renamed = document.oldPath.map { ", renamed from \($0)" } ?? ""
    let name = document.kind == .project ? "Screens of \(document.path)" : document.path
    switch document.status {
    case .added: return "\(name) \(document.kind == .project ? "are" : "is") new"
    case .removed: return "\(name) \(document.kind == .project ? "are" : "is") gone"
    case .unreadable: return "\(name)\(renamed): \(document.problem ?? "it cannot be read")"
    case .changed: return name + renamed
    }
  }

  /// The titles of scenes with equal changes, as those of a navigation controller and its root are, in one.
  private func title(of scenes: [Scene]) -> String {
    let names = scenes.map(\.name).joined(separator: ", ")
    switch scenes[0].status {
    case .added: return "\(names) \(scenes.count == 1 ? "is" : "are") new"
    case .removed: return "\(names) \(scenes.count == 1 ? "is" : "are") gone"
    case .changed: return names
    }
  }

  /// Returns the scenes of a document, those with equal changes together.
  private func groups(of document: Document) -> [[Scene]] {
    var result: [[Scene]] = []
    for scene in document.scenes {
      if let index = result.firstIndex(where: {
        $0[0].status == scene.status && $0[0].changes == scene.changes
      }) {
        result[index].append(scene)
      } else {
        result.append([scene])
      }
    }
    return result
  }

  /// Returns the changes of a scene in words, each with its configurations.
  private func sentences(of scene: Scene, in document: Document) -> [String] {
    let configurations = document.configurations ?? self.configurations
    // Parts that all configurations share say nothing.
    let shared = Self.sharedParts(of: configurations)
    let all = Set(scene.changes.flatMap(\.configurations))
    return scene.changes.map { change in
      if change.configurations.count == configurations.count {
        return change.sentence + (configurations.count == 1 ? "" : " on all \(configurations.count)")
      }
      let names = change.configurations.map { name in
        name.components(separatedBy: ", ").filter { !shared.contains($0) }.joined(separator: ", ")
      }
      let place = " on \(names.joined(separator: " and "))"
      if change.kind == .failures { return change.sentence + place }
      return change.sentence + place
        + (all.isSubset(of: change.configurations) ? ", nothing elsewhere" : " only")
    }
  }

  private static func sharedParts(of titles: [String]) -> Set<String> {
    let parts = titles.map { Set($0.components(separatedBy: ", ").dropFirst()) }
    guard let first = parts.first, parts.count > 1 else { return [] }
    return parts.dropFirst().reduce(first) { $0.intersection($1) }
  }

  /// The numbers of what looks different.
  private var summary: String {
    func count(_ number: Int, _ word: String) -> String { "\(number) \(word)\(number == 1 ? "" : "s")" }
    let compared = documents.filter { $0.status != .unreadable }
    let screens = compared.filter { $0.kind == .project }.flatMap(\.scenes).filter { !$0.onlyFails }.count
    let files = compared.filter { document in
      document.kind == .document && (document.scenes.isEmpty || !document.scenes.allSatisfy(\.onlyFails))
    }
    let scenes = files.flatMap(\.scenes).filter { !$0.onlyFails }.count
    let failing = compared.flatMap(\.scenes).filter(\.hasFailures).count
    let unreadable = documents.count - compared.count
    let differing =
      (screens > 0 ? [count(screens, "screen")] : [])
      + (files.isEmpty ? [] : ["\(count(scenes, "scene")) of \(count(files.count, "document"))"])
    var parts: [String] = []
    if !differing.isEmpty {
      let isOne = differing.count == 1 && screens + scenes == 1
      parts.append("\(differing.joined(separator: " and ")) \(isOne ? "looks" : "look") different")
    }
    if failing > 0 { parts.append("\(failing) \(failing == 1 ? "fails" : "fail") in one state only") }
    if unreadable > 0 {
      let isOfProjects = documents.contains { $0.status == .unreadable && $0.kind == .project }
      let word = isOfProjects ? unreadable == 1 ? "project" : "project or document" : "document"
      parts.append("\(count(unreadable, word)) cannot be compared")
    }
    if parts.isEmpty { parts = ["nothing looks different"] }
    return "\(parts.joined(separator: ", and ")): \(old) to \(new)"
  }

  /// The devices with settings of all that was compared.
  private var places: String {
    documents.compactMap(\.configurations).reduce(configurations) { list, more in
      list + more.filter { !list.contains($0) }
    }.joined(separator: "; ")
  }

  // MARK: Formats

  private var text: String {
    var lines: [String] = []
    for document in documents {
      lines.append(title(of: document))
      for scenes in groups(of: document) {
        lines.append("  \(title(of: scenes))")
        lines += sentences(of: scenes[0], in: document).map { "    \($0)" }
      }
    }
    if !uncompared.isEmpty {
      lines.append("Not compared, since both states fail:")
      lines += uncompared.map { "  \($0)" }
    }
    lines.append("\(summary) on \(places)")
    return lines.joined(separator: "\n")
  }

  private var markdown: String {
    /// Escapes what Markdown and HTML read as markup.
    func plain(_ text: String) -> String {
      text.reduce(into: "") { result, character in
        switch character {
        case "&": result += "&amp;"
        case "<": result += "&lt;"
        case "\n", "\r\n": result += " "
        default:
          if "\\`*_[]#|~".contains(character) { result.append("\\") }
          result.append(character)
        }
      }
    }
    var lines = [
      "# \(plain(summary.prefix(1).uppercased() + summary.dropFirst()))", "", "On \(plain(places))",
    ]
    for document in documents {
      lines += ["", "## \(plain(title(of: document)))"]
      for scenes in groups(of: document) {
        lines += ["", "### \(plain(title(of: scenes)))"]
        if !scenes[0].changes.isEmpty { lines.append("") }
        lines += sentences(of: scenes[0], in: document).map { "- \(plain($0))" }
      }
    }
    if !uncompared.isEmpty {
      lines += ["", "## Not compared, since both states fail", ""] + uncompared.map { "- \(plain($0))" }
    }
    return lines.joined(separator: "\n")
  }

  private var html: String {
    let sections = documents.map { document in
      // Those that are new or gone have nothing in common but that.
      let articles = groups(of: document).flatMap { scenes in
        scenes[0].status == .changed ? [scenes] : scenes.map { [$0] }
      }
      return "<section>\n<h2>\(title(of: document).markup)</h2>\n"
        + articles.map { article($0, of: document) }.joined(separator: "\n") + "\n</section>"
    }
    let rest =
      uncompared.isEmpty
      ? ""
      : "<section>\n<h2>Not compared, since both states fail</h2>\n<ul>"
        + uncompared.map { "<li>\($0.markup)</li>" }.joined() + "</ul>\n</section>\n"
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>Differences from \(old.markup) to \(new.markup)</title>
      <style>
      body { font: 15px/1.5 system-ui, sans-serif; margin: 1.5rem; }
      .pictures { display: flex; flex-wrap: wrap; gap: 1rem; margin: 1rem 0; }
      figure { margin: 0; }
      figcaption { font-size: 13px; }
      .pair { display: flex; gap: .25rem; }
      .picture { position: relative; width: 15rem; border: 1px solid #8888; line-height: 0; }
      .picture img { width: 100%; }
      .picture i { position: absolute; outline: 1px solid #e0007a; }
      </style>
      </head>
      <body>
      <h1>\((summary.prefix(1).uppercased() + summary.dropFirst()).markup)</h1>
      <p>On \(places.markup)</p>
      \(sections.joined(separator: "\n"))
      \(rest)</body>
      </html>
      """
  }

  /// Returns the part of a page about scenes with equal changes, with the pictures of the first.
  private func article(_ scenes: [Scene], of document: Document) -> String {
    let scene = scenes[0]
    let changes = sentences(of: scene, in: document).map { "<li>\($0.markup)</li>" }.joined()
    let figures = scene.pictures.map { pictures in
      let pair = [("before", pictures.old), ("after", pictures.new)].compactMap { name, data in
        data.map { data in
          let boxes = pictures.boxes.map { box in
            let numbers = [box.minX, box.minY, box.width, box.height].map {
              "\((Double($0) * 10_000).rounded() / 100)%"
            }
            return
              "<i style=\"left:\(numbers[0]);top:\(numbers[1]);width:\(numbers[2]);height:\(numbers[3])\"></i>"
          }.joined()
          return
            "<div class=\"picture\"><img alt=\"\(name)\" src=\"data:image/png;base64,\(data.base64EncodedString())\">"
            + "\(boxes)</div>"
        }
      }
      let sides = pair.count == 2 ? ": before and after" : ""
      return "<figure><div class=\"pair\">\(pair.joined())</div><figcaption>\(pictures.configuration.markup)"
        + "\(sides)</figcaption></figure>"
    }
    return
      "<article>\n<h3>\(title(of: scenes).markup)</h3>\n\(changes.isEmpty ? "" : "<ul>\(changes)</ul>\n")"
      + "<div class=\"pictures\">\(figures.joined(separator: "\n"))</div>\n</article>"
  }
}
