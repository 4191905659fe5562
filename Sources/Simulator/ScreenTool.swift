import UIKit

/// The tool of programs that show their own screens, and of tests.
final class ScreenTool: ToolHost {
  var isApplication: Bool { false }
  var makeOrigin: (@MainActor () -> ConstraintOrigin?)?
  var leftOut: [String] { [] }
  func conflictsAppeared(in root: UIView) {}
  func willShow(_ screen: String) {}
}
