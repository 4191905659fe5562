import Foundation

/// Descriptions of the focus for debugging. Nothing is focused here, which they say.
@preconcurrency @MainActor
open class UIFocusDebugger: NSObject {
  private static func text(_ text: String) -> any UIFocusDebuggerOutput { FocusText(text) }

  /// Returns a description of the methods.
  open class func help() -> any UIFocusDebuggerOutput {
    text(
      "help(), status(), checkFocusability(for:), simulateFocusUpdateRequest(from:), focusGroups(for:), preferredFocusEnvironments(for:)"
    )
  }
  /// Returns a description of the present focus.
  open class func status() -> any UIFocusDebuggerOutput { text("There is no focus system.") }
  /// Returns a description of whether an item can be focused.
  open class func checkFocusability(for item: any UIFocusItem) -> any UIFocusDebuggerOutput {
    text("\(item) \(item.canBecomeFocused ? "could" : "cannot") be focused. There is no focus system.")
  }
  /// Returns a description of a focus update that an environment requests.
  open class func simulateFocusUpdateRequest(
    from environment: any UIFocusEnvironment
  ) -> any UIFocusDebuggerOutput { text("A request of \(environment) is ignored: there is no focus system.") }
  /// Returns a description of the groups in an environment.
  open class func focusGroups(for environment: any UIFocusEnvironment) -> any UIFocusDebuggerOutput {
    text("\(environment): \(environment.focusGroupIdentifier ?? "no group of its own")")
  }
  /// Returns a description of the environments that an environment prefers.
  open class func preferredFocusEnvironments(
    for environment: any UIFocusEnvironment
  ) -> any UIFocusDebuggerOutput {
    text(environment.preferredFocusEnvironments.map { "\($0)" }.joined(separator: "\n"))
  }
}

/// A description for debugging, as its `description`.
@preconcurrency @MainActor
public protocol UIFocusDebuggerOutput: NSObjectProtocol {}

private final class FocusText: NSObject, UIFocusDebuggerOutput {
  private let text: String
  init(_ text: String) { self.text = text }
  override var description: String { text }
}
