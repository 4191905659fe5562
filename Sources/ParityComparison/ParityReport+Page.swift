import Foundation
import ViewDescriptions

extension ParityReport {
  /// The report as a page without scripts, which loads nothing.
  ///
  /// - Parameter pictures: the pictures of a recording on iOS and here as PNG, by the recording's path.
  package func page(pictures: [String: (recorded: Data, shown: Data)] = [:]) -> String {
    var body = "<h1>Parity</h1>\n"
    body += summary.map { "<p>\(MarkupText.escaped($0))</p>\n" }.joined()
    body +=
      "<table>\n<tr><th>recording<th>screen<th>views<th>within a pixel<th>within a point<th>pictures</tr>\n"
    for (index, screen) in screens.enumerated() {
      let numbers =
        screen.problem.map { "<td colspan=3>\(MarkupText.escaped($0))" }
        ?? "<td>\(screen.views)<td>\(screen.withinPixel)<td>\(screen.withinPoint)"
      body +=
        "<tr><td><a href=\"#s\(index)\">\(MarkupText.escaped(screen.recording))</a>"
        + "<td>\(MarkupText.escaped(screen.screen + screen.versions))\(numbers)"
        + "<td>\(screen.similarity.map { "\($0)" } ?? "")</tr>\n"
    }
    body += "</table>\n"
    for problem in problems {
      body += "<p class=problem>\(MarkupText.escaped("\(problem.path): \(problem.reason)"))</p>\n"
    }
    for (index, screen) in screens.enumerated() {
      body += "<h2 id=\"s\(index)\">\(MarkupText.escaped(screen.screen + screen.versions))</h2>\n"
      if let pair = pictures[screen.recording] {
        body += Self.figure(pair.recorded, "iOS") + Self.figure(pair.shown, "here")
      }
      let causes = screen.causes.map { ($0.kind.title, $0.sentence, $0.views) }
      if !causes.isEmpty {
        body += "<table>\n<tr><th>cause<th>difference<th>views</tr>\n"
        for (title, sentence, views) in causes {
          body += "<tr><td>\(title)<td>\(MarkupText.escaped(sentence))<td>\(views)</tr>\n"
        }
        body += "</table>\n"
      }
      if !screen.attributes.isEmpty {
        body += "<ul>" + screen.attributes.map { "<li>\(MarkupText.escaped($0))" }.joined() + "</ul>\n"
      }
    }
    return """
      <!doctype html>
      <html lang="en"><meta charset="utf-8"><title>Parity</title>
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
      <style>
      body { font: 15px/1.4 system-ui, sans-serif; margin: 2em auto; max-width: 70em; padding: 0 1em; }
      table { border-collapse: collapse; } th, td { border: 1px solid #ccc; padding: .3em .6em; text-align: left; }
      figure { display: inline-block; margin: 0 1em 1em 0; } figure img { max-height: 30em; border: 1px solid #ccc; }
      .problem { color: #b00020; }
      </style>
      <body>
      \(body)</body></html>

      """
  }

  private static func figure(_ png: Data, _ caption: String) -> String {
    "<figure><img alt=\"\(caption)\" src=\"data:image/png;base64,\(png.base64EncodedString())\">"
      + "<figcaption>\(caption)</figcaption></figure>\n"
  }
}
