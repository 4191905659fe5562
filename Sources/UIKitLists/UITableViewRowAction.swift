import Foundation

/// An action that appears when the user swipes a row, in the form used before iOS 11. `UIContextualAction`
/// replaces it.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
  /// The style of an action. Raw values match UIKit's.
  public enum Style: Int, Sendable {
    /// Red, for an action that deletes data.
    case `default` = 0
    /// Gray.
    case normal = 1
    /// Red, for an action that deletes data.
    public static let destructive = Style.default
  }

  /// Creates an action with an optional title. The handler receives the row's index path.
  public init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  /// Creates an action of the default style without a title and an effect.
  public override convenience init() { self.init(style: .default, title: nil) { _, _ in } }

  /// The style of the action.
  open private(set) var style: Style
  /// The title of the action.
  open var title: String?
  /// The background color; `nil` for that of the style.
  open var backgroundColor: UIColor?
  /// Stored only: actions are drawn without a visual effect.
  open var backgroundEffect: UIVisualEffect?
  let handler: (UITableViewRowAction, IndexPath) -> Void

  /// Returns the equivalent contextual action.
  func contextual(at indexPath: IndexPath) -> UIContextualAction {
    let action = UIContextualAction(style: style == .default ? .destructive : .normal, title: title) {
      [handler] _, _, done in
      handler(self, indexPath)
      // The row remains unless the handler deletes it.
      done(false)
    }
    if let backgroundColor { action.backgroundColor = backgroundColor }
    return action
  }
}
