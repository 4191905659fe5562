import Foundation

/// The page of a report. It works as a local file and only loads the pictures beside it. Without scripts, it
/// lists the snapshots that are not equal, with their pictures side by side.
struct SnapshotReportPage {
  let results: SnapshotResults
  /// A Boolean value that indicates whether `snapshots review` serves the page, and takes decisions.
  var isServed = false

  /// The policy of the page that is served: its own script and style sheet, its pictures, and what it asks its server for.
  static let servedPolicy =
    "default-src 'none'; img-src 'self'; script-src \(SHA256.source(of: "\n" + PageModules.report)); "
    + "style-src \(SHA256.source(of: "\n" + styles)); connect-src 'self'; base-uri 'none'; form-action 'none'; "
    + "frame-ancestors 'none'"

  private static let styles = String(decoding: PackageResources.snapshots_css, as: UTF8.self)

  var html: String {
    let shown = results.results.filter { $0.status != .equal }
    let kinds = Set(shown.flatMap { $0.kinds.map(\.rawValue) } + shown.map(\.status.rawValue)).sorted()
    let devices = Set(shown.compactMap { $0.configuration.split(separator: ".").first.map(String.init) })
      .sorted()
    let screens = Set(shown.map(\.screen)).sorted()
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>Snapshots</title>
      <style>
      \(Self.styles)</style>
      </head>
      <body>
      <header>
      <h1>Snapshots</h1>
      <p class="summary \(results.status == .success ? "good" : "bad")">\(results.summary.markup)</p>
      <div class="controls" hidden>
      \(select("screen", "All screens", screens))
      \(select("device", "All devices", devices))
      \(select("kind", "All kinds", kinds))
      <label>Show <select id="mode"><option value="side">side by side</option><option value="slider">slider</option>\
      <option value="overlay">overlay</option><option value="difference">difference</option>\
      <option value="blink">blinking</option></select></label>
      <label>Size <input id="zoom" type="range" min="0.1" max="8" step="0.1" value="1"></label>
      <label><input id="boxes" type="checkbox" checked> Moved views</label>
      <span id="count" role="status"></span>
      </div>
      <div id="decisions" data-references="\(references.markup)" data-told="\(results.references.markup)" \
      data-digests="\(digests.markup)" data-served="\(isServed ? "yes" : "")" hidden><code></code> \
      <button id="copy" type="button">Copy</button> <button id="save" type="button">Save decisions.json</button> \
      <span id="answer" role="status" class="bad"></span></div>
      </header>
      <main>
      \(tolerance)\(unchanged)\(missingShards)\(shown.isEmpty ? "<p>Everything is equal.</p>" : "")
      \(SnapshotResultGroup.groups(of: shown).map(article).joined(separator: "\n"))
      </main>
      <footer>Keys: j and k go to the next and the previous snapshot, a accepts it, r rejects it. Tinamou \
      \(results.tinamou.markup)</footer>
      <script type="module">
      \(PageModules.report)</script>
      </body>
      </html>

      """
  }

  /// The folder of the references, where it is not that of the default in the current folder.
  private var references: String {
    results.references == SnapshotStore.standardName ? "" : results.references
  }

  /// The digests of the pictures that can be accepted, by the identifiers of snapshots, as JSON.
  private var digests: String {
    let pairs = results.results.filter(\.isAcceptable).compactMap { result in
      result.actualDigest.map { (result.id, $0) }
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try? encoder.encode(Dictionary(pairs) { first, _ in first })
    return data.map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }

  private var tolerance: String {
    results.tolerance?.words.map { "<p class=\"note\">Forgiven are \($0.markup).</p>" } ?? ""
  }

  private var unchanged: String {
    results.unchanged.map { "<p class=\"note\">Drawn are \($0.words.markup).</p>" } ?? ""
  }

  private var missingShards: String {
    results.missingShards.map { "<p class=\"note bad\">Shard \($0) is missing.</p>" }.joined()
  }

  private func select(_ id: String, _ title: String, _ values: [String]) -> String {
    let options = values.map { "<option>\($0.markup)</option>" }.joined()
    return
      "<select id=\"\(id)\" aria-label=\"\(title)\"><option value=\"\">\(title)</option>\(options)</select>"
  }

  /// Returns the row of a group: the pictures of its first configuration, and those of the others folded.
  private func article(_ group: SnapshotResultGroup) -> String {
    let result = group.first
    let kinds = [result.status.rawValue] + Set(group.members.flatMap { $0.kinds.map(\.rawValue) }).sorted()
    let devices = Set(
      group.members.compactMap { $0.configuration.split(separator: ".").first.map(String.init) }
    ).sorted().joined(separator: " ")
    let badges = kinds.map { "<span class=\"badge \($0)\">\($0)</span>" }.joined(separator: " ")
    let sentences = result.sentences.map { "<li>\($0.markup)</li>" }.joined()
    let ids = group.members.map(\.id).joined(separator: " ")
    let others = group.members.dropFirst().map {
      "<h3>\($0.configuration.markup)</h3>\(pictures(of: $0))\(movements($0))"
    }.joined(separator: "\n")
    let rest =
      others.isEmpty
      ? ""
      : "<details class=\"others\"><summary>The same in \(group.members.count - 1) other "
        + "\(group.members.count == 2 ? "configuration" : "configurations")</summary>\n\(others)</details>"
    let isAcceptable = group.members.contains(where: \.isAcceptable)
    return """
      <article data-id="\(ids.markup)" data-screen="\(result.screen.markup)" data-device="\(devices.markup)" \
      data-kinds="\(kinds.joined(separator: " "))" data-acceptable="\(isAcceptable ? "yes" : "")" tabindex="-1">
      <h2>\(result.title.markup) <small>\(group.configurations.markup)</small> \(badges)\(isAcceptable ? Self.buttons : "")</h2>
      <ul>\(sentences)</ul>
      \(pictures(of: result))
      \(movements(result))
      \(rest)
      </article>
      """
  }

  /// The buttons of a row, which the script shows.
  private static let buttons =
    " <button type=\"button\" data-decision=\"accept\" hidden>Accept</button> "
    + "<button type=\"button\" data-decision=\"reject\" hidden>Reject</button>"

  private func pictures(of result: SnapshotResult) -> String {
    let figures = [
      ("expected", result.expected), ("actual", result.actual), ("again", result.again),
      ("difference", result.difference),
    ].compactMap { kind, path in path.map { figure(kind, $0, result) } }.joined()
    return figures.isEmpty ? "" : "<div class=\"pictures\">\(figures)</div>"
  }

  private func figure(_ kind: String, _ path: String, _ result: SnapshotResult) -> String {
    let url = SnapshotReport.address(of: path)
    let boxes =
      kind == "difference"
      ? ""
      : result.movements.map { movement in
        let frame = kind == "expected" ? movement.old : movement.new
        let numbers = frame.map { "\($0 * result.scale)" }.joined(separator: ",")
        return "<i data-box=\"\(numbers)\" title=\"\(movement.view.markup)\"></i>"
      }.joined()
    return """
      <figure class="\(kind)"><figcaption>\(kind)</figcaption><div class="picture"><a href="\(url)">\
      <img src="\(url)" alt="\(kind) of \(result.title.markup)" loading="lazy"></a>\(boxes)</div></figure>
      """
  }

  private func movements(_ result: SnapshotResult) -> String {
    guard !result.movements.isEmpty else { return "" }
    func text(_ frame: [Double]) -> String {
      let numbers = frame.map { $0 == $0.rounded() && abs($0) < 1e9 ? "\(Int($0))" : "\($0)" }
      return numbers.count == 4 ? "(\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))" : ""
    }
    let rows = result.movements.map {
      "<tr><td>\($0.view.markup)</td><td>\(text($0.old))</td><td>\(text($0.new))</td></tr>"
    }
    return
      "<details><summary>Frames of what moved</summary><table><tr><th>view</th><th>before</th><th>now</th></tr>"
      + "\(rows.joined())</table></details>"
  }
}
