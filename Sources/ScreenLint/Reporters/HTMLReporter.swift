import Foundation
import ViewDescriptions

/// A report as a page that stands for itself: the numbers of findings by rule, and a section for each level, with a picture of each view.
enum HTMLReporter {
  private static let style = """
    :root { color-scheme: light dark; --line: #8884; --quiet: #888; }
    body { font: 15px/1.45 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
    h1 { font-size: 1.4rem; } h2 { font-size: 1.1rem; margin-top: 2rem; }
    article { display: flex; gap: 1rem; border-top: 1px solid var(--line); padding: .9rem 0; }
    article > div { flex: 1; min-width: 0; overflow-wrap: anywhere; }
    img { width: 240px; height: auto; max-height: 320px; object-fit: contain; align-self: flex-start;
      border: 1px solid var(--line); border-radius: 6px; }
    p { margin: .2rem 0; } .quiet { color: var(--quiet); font-size: 13px; }
    .level { font-weight: 600; } .error .level { color: #c62828; } .warning .level { color: #b26a00; }
    .note .level { color: #3267b5; } summary { cursor: pointer; } code { font-size: 13px; }
    """

  static func text(_ results: LintResults) -> String {
    let title = MarkupText.escaped("tinamou lint: \(results.summary)")
    var lines = [
      "<!DOCTYPE html>", #"<html lang="en">"#, "<head>", #"<meta charset="utf-8">"#,
      #"<meta name="viewport" content="width=device-width">"#, "<title>\(title)</title>",
      "<style>\(style)</style>", "</head>", "<body>", "<h1>\(title)</h1>",
    ]
    for level in LintLevel.allCases.reversed() {
      let findings = results.findings.filter { $0.level == level }
      guard !findings.isEmpty else { continue }
      lines.append("<h2>\(findings.count) \(level.rawValue)\(findings.count == 1 ? "" : "s")</h2>")
      lines.append(rules(of: findings, level))
      // The first finding of each rule is where the link of the rule leads to.
      var known: Set<RuleID> = []
      lines += findings.map { article($0, id: known.insert($0.rule).inserted ? anchor($0.rule, level) : nil) }
    }
    if let gone = results.gone, !gone.isEmpty {
      lines.append("<h2>Gone</h2><ul>")
      lines += gone.map { "<li>\(MarkupText.escaped($0.message))</li>" }
      lines.append("</ul>")
    }
    return (lines + ["</body>", "</html>"]).joined(separator: "\n")
  }

  private static func anchor(_ rule: RuleID, _ level: LintLevel) -> String { "\(level)-\(rule)" }

  /// Returns the number of findings of each rule, with links to the first ones.
  private static func rules(of findings: [Finding], _ level: LintLevel) -> String {
    var counts: [(rule: RuleID, count: Int)] = []
    for finding in findings {
      if let index = counts.firstIndex(where: { $0.rule == finding.rule }) {
        counts[index].count += 1
      } else {
        counts.append((finding.rule, 1))
      }
    }
    let links = counts.map { ##"<a href="#\##(anchor($0.rule, level))">\##($0.rule)</a> \##($0.count)"## }
    return #"<p class="quiet">\#(links.joined(separator: " · "))</p>"#
  }

  private static func article(_ finding: Finding, id: String?) -> String {
    let place = finding.place.map { " · \(RelativePath.text($0.file)):\($0.line)" } ?? ""
    var text = #"<article class="\#(finding.level)"\#(id.map { #" id="\#($0)""# } ?? "")><div>"#
    text += #"<p><span class="level">\#(finding.level)</span> <code>\#(finding.rule)</code> "#
    text += #"<span class="quiet">\#(MarkupText.escaped(finding.screen + place))</span></p>"#
    text += "<p>\(MarkupText.escaped(finding.message))</p><p>\(MarkupText.escaped(finding.advice))</p>"
    if let words = TextReporter.configurations(finding) {
      let rows = finding.occurrences.map {
        "<li>\(MarkupText.escaped($0.configuration)): \(MarkupText.escaped($0.message))</li>"
      }
      text += #"<details class="quiet"><summary>\#(MarkupText.escaped(words))</summary><ul>"#
      text += rows.joined() + "</ul></details>"
    }
    text += "</div>"
    if let picture = finding.picture {
      let name = MarkupText.escaped(finding.view)
      text += #"<img alt="\#(name)" src="data:image/png;base64,\#(picture.base64EncodedString())">"#
    }
    return text + "</article>"
  }
}
