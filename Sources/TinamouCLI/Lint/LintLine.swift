import Foundation
import ScreenLint
import ViewDescriptions

/// A line that a process which checks screens writes.
struct LintLine: Codable {
  /// The slug of the screen.
  var screen: String
  /// The index of a configuration that is begun.
  var begins: Int?
  /// The index of a configuration that is checked.
  var configuration: Int?
  /// The defects of the configuration, or of all of them together, or of a document.
  var issues: [LintIssue]?
  /// The places in the source of the views with defects, by their paths.
  var places: [String: SourcePlace]?
  /// Pictures of defects, by the key of the issue.
  var pictures: [String: Data]?
  /// A Boolean value that indicates whether the screen is done.
  var ends: Bool?

  init(_ screen: String) { self.screen = screen }

  /// The line with texts that can be shown anywhere. The code of a screen can write lines, too: defects of rules that do not exist are left
  /// out, and texts have no control characters and no commands of a service of continuous integration.
  var shown: LintLine {
    var result = self
    result.issues = issues?.compactMap { issue in
      guard LintRules.rule(issue.rule) != nil else { return nil }
      var issue = issue
      issue.message = ReportedText.lines(issue.message)
      issue.advice = ReportedText.lines(issue.advice)
      issue.name = ReportedText.line(issue.name)
      issue.place = issue.place.map(Self.shown)
      return issue
    }
    result.places = places?.mapValues(Self.shown)
    return result
  }

  private static func shown(_ place: SourcePlace) -> SourcePlace {
    SourcePlace(file: ReportedText.line(place.file), line: place.line)
  }

  var text: String { (try? JSONLine.text(of: self)) ?? "{}" }
}
