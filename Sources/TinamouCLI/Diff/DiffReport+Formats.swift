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
    switch document.status {
    case .added: return "\(document.path) is new"
    case .removed: return "\(document.path) is gone"
    case .unreadable: return "\(document.path)\(renamed): \(document.problem ?? "it cannot be read")"
    case .changed: return document.path + renamed
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

  /// Returns the configurations of a change in words; empty if there is one in all.
  private func place(of change: Change, in scene: Scene) -> String {
    if change.configurations.count == configurations.count {
      return configurations.count == 1 ? "" : " on all \(configurations.count)"
    }
    // Parts that all configurations share say nothing.
    let shared = Self.sharedParts(of: configurations)
    let names = change.configurations.map { name in
      name.components(separatedBy: ", ").filter { !shared.contains($0) }.joined(separator: ", ")
    }
    let isWhole = scene.changes.allSatisfy { Set($0.configurations).isSubset(of: change.configurations) }
    return " on \(names.joined(separator: " and "))" + (isWhole ? ", nothing elsewhere" : " only")
  }

  private static func sharedParts(of titles: [String]) -> Set<String> {
    let parts = titles.map { Set($0.components(separatedBy: ", ").dropFirst()) }
    guard let first = parts.first, parts.count > 1 else { return [] }
    return parts.dropFirst().reduce(first) { $0.intersection($1) }
  }

  private var summary: String {
    let unreadable = documents.filter { $0.status == .unreadable }.count
    let differing = documents.count - unreadable
    let scenes = documents.reduce(0) { $0 + $1.scenes.count }
    func count(_ number: Int, _ word: String) -> String { "\(number) \(word)\(number == 1 ? "" : "s")" }
    var parts: [String] = []
    if differing > 0 {
      parts.append(
        "\(count(scenes, "scene")) of \(count(differing, "document")) \(scenes == 1 ? "looks" : "look") different"
      )
    }
    if unreadable > 0 { parts.append("\(count(unreadable, "document")) cannot be compared") }
    if parts.isEmpty { parts = ["nothing looks different"] }
    return
      "\(parts.joined(separator: ", and ")): \(old) to \(new) on \(configurations.joined(separator: "; "))"
  }

  // MARK: Formats

  private var text: String {
    var lines: [String] = []
    for document in documents {
      lines.append(title(of: document))
      for scenes in groups(of: document) {
        lines.append("  \(title(of: scenes))")
        lines += scenes[0].changes.map { "    \($0.sentence)\(place(of: $0, in: scenes[0]))" }
      }
    }
    lines.append(summary)
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
    var lines = ["# \(plain(summary.prefix(1).uppercased() + summary.dropFirst()))"]
    for document in documents {
      lines += ["", "## \(plain(title(of: document)))"]
      for scenes in groups(of: document) {
        lines += ["", "### \(plain(title(of: scenes)))"]
        if !scenes[0].changes.isEmpty { lines.append("") }
        lines += scenes[0].changes.map { "- \(plain($0.sentence + place(of: $0, in: scenes[0])))" }
      }
    }
    return lines.joined(separator: "\n")
  }

  private var html: String {
    let sections = documents.map { document in
      "<section>\n<h2>\(title(of: document).markup)</h2>\n"
        + document.scenes.map { article($0) }.joined(separator: "\n") + "\n</section>"
    }
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
      \(sections.joined(separator: "\n"))
      </body>
      </html>
      """
  }

  private func article(_ scene: Scene) -> String {
    let changes = scene.changes.map { "<li>\(($0.sentence + place(of: $0, in: scene)).markup)</li>" }.joined()
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
      return "<figure><div class=\"pair\">\(pair.joined())</div><figcaption>\(pictures.configuration.markup)"
        + "</figcaption></figure>"
    }
    return
      "<article>\n<h3>\(title(of: [scene]).markup)</h3>\n\(changes.isEmpty ? "" : "<ul>\(changes)</ul>\n")"
      + "<div class=\"pictures\">\(figures.joined(separator: "\n"))</div>\n</article>"
  }
}
