import TinamouCLI
import UIKit

/// The tool of applications that `tinamou` has built from projects.
final class ApplicationTool: ToolHost {
  /// A Boolean value that indicates whether a command shows the screens, which hears of them and of what they lack.
  /// Tests do not.
  var isCommand = false

  /// Called with the root of a hierarchy with new conflicts; `nil` where reports tell them.
  var onConflicts: (@MainActor (UIView) -> Void)?

  var isApplication: Bool { true }
  var makeOrigin: (@MainActor () -> ConstraintOrigin?)?
  var leftOut: [String] { isCommand ? LeftOut.reasons : [] }
  func conflictsAppeared(in root: UIView) { onConflicts?(root) }
  func willShow(_ screen: String) { if isCommand { CommandChannels.willShow(screen) } }
}
