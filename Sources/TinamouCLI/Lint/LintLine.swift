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

  var text: String { (try? JSONLine.text(of: self)) ?? "{}" }
}
