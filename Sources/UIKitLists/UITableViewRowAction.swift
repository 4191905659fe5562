import Foundation

/// An action that a swipe over a row shows, as code before iOS 11 has it; `UIContextualAction` came after it.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
  /// Raw values are UIKit's.
  public enum Style: Int, Sendable {
    /// Red: it deletes something.
    case `default` = 0
    /// Grey.
    case normal = 1
    /// Red: it deletes something.
    public static let destructive = Style.default
  }

  /// An action with a title; the handler gets the row's path.
  public init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  /// The action's style.
  open private(set) var style: Style
  /// The text; nil for none.
  open var title: String?
  /// The colour behind the title; that of the style by default.
  open var backgroundColor: UIColor?
  /// Stored only: actions have no blur behind them.
  open var backgroundEffect: UIVisualEffect?
  let handler: (UITableViewRowAction, IndexPath) -> Void

  /// The action that does the same.
  func contextual(at indexPath: IndexPath) -> UIContextualAction {
    let action = UIContextualAction(style: style == .default ? .destructive : .normal, title: title) {
      [handler] _, _, done in
      handler(self, indexPath)
      // The row stays where it is unless the handler removes it.
      done(false)
    }
    if let backgroundColor { action.backgroundColor = backgroundColor }
    return action
  }
}
