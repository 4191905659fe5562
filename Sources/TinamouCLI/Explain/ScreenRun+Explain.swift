import Foundation
import LayoutExplanations
import ScreenRequests
import Simulator

extension ScreenRun {
  /// Explains the layout of screens, or of scenes of documents.
  func explain(_ result: ExplanationResult) throws -> ExitStatus {
    try prepare()
    let jobs = try jobs(of: request.chosen(among: request.known(screens)))
    let recordsOrigins = ConstraintOrigins.areRecorded
    ConstraintOrigins.areRecorded = true
    defer { ConstraintOrigins.areRecorded = recordsOrigins }
    var isClean = true
    var failure: LayoutExplanationError?
    /// The explanations without their configurations, and the configurations of each.
    var groups: [(text: String, titles: [String])] = []
    for job in jobs {
      do {
        let explanation = try job.show().explain(
          result.view, screen: job.screen.name, configuration: job.configurationTitle)
        isClean = isClean && explanation.isClean
        if result.isJSON {
          try console.print(explanation.line)
        } else if let index = groups.firstIndex(where: { $0.text == explanation.text }) {
          groups[index].titles.append(job.title)
        } else {
          groups.append((explanation.text, [job.title]))
        }
      } catch let error as LayoutExplanationError {
        // Of several screens, some may not have the view.
        failure = error
      }
    }
    if let failure, groups.isEmpty, !result.isJSON { throw ToolError.noSuchView(failure.description) }
    for group in groups {
      try console.print(group.titles.joined(separator: "; ") + ":")
      // Documents of others have any characters.
      try console.print(wordsOf: group.text + "\n")
    }
    return isClean ? .success : .findings
  }
}

extension ScreenExplanation {
  /// The explanation as a line of JSON.
  var line: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}
