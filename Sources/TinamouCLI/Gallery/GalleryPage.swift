import Simulator
import UIKit

/// The static page of a gallery. It works as a local file and only loads the pictures beside it.
struct GalleryPage {
  /// A screen.
  struct Section {
    let name: String
    let slug: String
    var figures: [Figure] = []
  }

  /// A picture of a screen.
  struct Figure {
    let job: PictureJob
    /// The picture's path relative to the page.
    let picture: String
    let report: LayoutReport
  }

  let title: String
  var sections: [Section] = []

  init(title: String) {
    self.title = title
  }

  var reports: [LayoutReport] { sections.flatMap(\.figures).map(\.report) }

  var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(title.escaped)</title>
    <style>
    \(Self.resource(PackageResources.gallery_css))</style>
    </head>
    <body>
    <header>
    <h1>\(title.escaped)</h1>
    <nav>\(navigation)</nav>
    <div class="controls">
    <label>Size <input id="zoom" type="range" min="0.2" max="1.2" step="0.05" value="0.45"></label>
    <label><input id="outlines" type="checkbox"> Frames</label>
    <span class="badge \(isClean ? "good" : "bad")">\(summary)</span>
    </div>
    </header>
    <main>
    \(sections.map(html(of:)).joined(separator: "\n"))
    </main>
    <script>
    \(Self.resource(PackageResources.gallery_js))</script>
    </body>
    </html>

    """
  }

  private var isClean: Bool { reports.allSatisfy(\.isClean) }

  private var summary: String { Findings.summary(reports) }

  private var navigation: String {
    sections.map { "<a href=\"#\($0.slug.escaped)\">\($0.name.escaped)</a>" }.joined(separator: "\n")
  }

  private func html(of section: Section) -> String {
    """
    <section id="\(section.slug.escaped)">
    <h2>\(section.name.escaped)</h2>
    <div class="row">
    \(section.figures.map(html(of:)).joined(separator: "\n"))
    </div>
    </section>
    """
  }

  private func html(of figure: Figure) -> String {
    let job = figure.job
    let report = figure.report
    let details = [job.settings.orientation.rawValue] + job.settingsTitle
    let size = report.size
    return """
      <figure style="--w:\(size.width.css);--h:\(size.height.css);--r:\(job.device.cornerRadius.css)">
      <div class="screen">
      <a href="\(figure.picture.escaped)"><img src="\(figure.picture.escaped)" alt="\(job.title.escaped)" \
      width="\(size.width.css)" height="\(size.height.css)" loading="lazy"></a>
      <div class="overlay">\(outlines(of: report))</div>
      </div>
      <figcaption>
      <strong>\(job.device.name.escaped)</strong>
      <span>\(details.joined(separator: ", ").escaped) · \(size.width.css) × \(size.height.css) @\
      \(job.device.scale.css)x</span>
      \(findings(of: report))
      <details class="tree"><summary>Frames</summary><ol>\(report.views.map(row).joined())</ol></details>
      </figcaption>
      </figure>
      """
  }

  /// Returns a rectangle for every visible view, shown on demand.
  private func outlines(of report: LayoutReport) -> String {
    report.views.filter { !$0.isHidden }.map { view in
      let frame = view.frame
      let style =
        "left:\(percent(frame.minX, report.size.width));top:\(percent(frame.minY, report.size.height));"
        + "width:\(percent(frame.width, report.size.width));height:\(percent(frame.height, report.size.height))"
      return "<i style=\"\(style)\"\(view.isAmbiguous ? " class=\"bad\"" : "")></i>"
    }.joined()
  }

  private func percent(_ value: CGFloat, _ whole: CGFloat) -> String {
    "\(((value / max(whole, 1)) * 100_000).rounded() / 1000)%"
  }

  /// Returns a row of the list of views, indented by the view's depth.
  private func row(_ view: LayoutReport.View) -> String {
    let frame = view.frame
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { "\($0)" }.joined(separator: ",")
    var classes: [String] = []
    if view.isHidden { classes.append("hidden") }
    if view.isAmbiguous { classes.append("bad") }
    let attribute = classes.isEmpty ? "" : " class=\"\(classes.joined(separator: " "))\""
    let text = view.text.map { " <q>\($0.escaped)</q>" } ?? ""
    let identifier = view.identifier.map { " <em>\($0.escaped)</em>" } ?? ""
    return
      "<li style=\"--d:\(view.depth)\"\(attribute) data-frame=\"\(numbers)\"><b>\(view.className.escaped)</b> "
      + "<code>\(frame.pointsDescription)</code>\(text)\(identifier)</li>"
  }

  private func findings(of report: LayoutReport) -> String {
    guard !report.isClean else { return "<span class=\"badge good\">no findings</span>" }
    let summary = Findings.summary([report])
    let conflicts = report.conflicts.map { conflict in
      let lines = conflict.constraints.map { constraint in
        constraint == conflict.broken
          ? "<li class=\"broken\"><code>\(constraint.text.escaped)</code> broken</li>"
          : "<li><code>\(constraint.text.escaped)</code></li>"
      }
      return "<p>Constraints conflict</p><ul>\(lines.joined())</ul>"
    }
    let ambiguities = report.ambiguities.map { ambiguity in
      let settling = ambiguity.settling.map { "<br>settled by <code>\($0.escaped)</code>" }
      return "<li><code>\(ambiguity.view.escaped)</code>, \(ambiguity.axis)\(settling.joined())</li>"
    }
    let list = ambiguities.isEmpty ? "" : "<p>Ambiguous layout</p><ul>\(ambiguities.joined())</ul>"
    let messages = report.messages.map { "<p>\($0.escaped)</p>" }
    return "<details class=\"findings\" open><summary><span class=\"badge bad\">\(summary)</span></summary>"
      + "\(conflicts.joined())\(list)\(messages.joined())</details>"
  }

  private static func resource(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}

extension String {
  /// The string escaped for HTML, with control characters replaced, which HTML does not permit.
  fileprivate var escaped: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n": result += "⏎"
      case "\u{0}"..."\u{1F}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension CGFloat {
  /// The number in CSS, without a fraction if it is integral.
  fileprivate var css: String { self == rounded() ? String(Int(self)) : String(Double(self)) }
}
