import Foundation
import LayoutExplanations
import SnapshotComparison

/// The state of a screen in a configuration, as a line of JSON that a process of an application writes.
struct StateLine: Codable, Sendable {
  /// The slug of the screen.
  var screen: String
  /// The index of the configuration among those of the request.
  var configuration: Int
  var record: SnapshotRecord
  var names: [String]
  var styles: [[String: String]]
  var constraints: [ConstraintRecord]
  /// The picture, a pixel per point, as PNG.
  var picture: Data

  /// Describes a state.
  @MainActor
  init?(_ state: ScreenState, of screen: String, configuration: Int) {
    guard let picture = state.image.pngData() else { return nil }
    self.screen = screen
    self.configuration = configuration
    self.picture = picture
    (record, names, styles, constraints) = (state.record, state.names, state.styles, state.constraints)
  }

  /// The line with what can be compared and shown; `nil` if it is none of a state. The code of a screen can write lines, too.
  var checked: StateLine? {
    guard (try? record.check()) != nil, ReportedPicture.isPossible(png: picture) else { return nil }
    var result = self
    let count = record.views.count
    if names.count != count || styles.count != count { (result.names, result.styles) = ([], []) }
    let range = -1e9...1e9
    result.constraints = constraints.filter { constraint in
      constraint.views.allSatisfy { (0..<count).contains($0) }
        && [constraint.constant, constraint.multiplier, constraint.priority].allSatisfy(range.contains)
    }
    return result
  }
}
