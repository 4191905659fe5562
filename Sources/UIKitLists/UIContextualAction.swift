import Foundation

/// An action that a swipe over a row shows.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// Called with the action, the view that was touched, and what to call when the action is done.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// Raw values are UIKit's.
  public enum Style: Int, Sendable {
    /// Grey.
    case normal = 0
    /// Red: it deletes something.
    case destructive = 1
  }

  /// An action with a title; nil for none. The handler says when it is done.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  /// The action's style.
  open private(set) var style: Style
  /// What is called when the action is chosen.
  open private(set) var handler: Handler
  /// The text; nil for none.
  open var title: String?
  /// The colour behind the title: red for destructive actions, grey for others unless set.
  open var backgroundColor: UIColor! {
    get { ownBackgroundColor ?? (style == .destructive ? .systemRed : .systemGray3) }
    set { ownBackgroundColor = newValue }
  }
  private var ownBackgroundColor: UIColor?
  /// The image above the text; nil for none.
  open var image: UIImage?
}

/// The actions that a swipe over a row shows, the first of them at the row's edge.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// Actions of a swipe, the first of them at the row's edge.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }

  /// The actions, the first of them at the row's edge.
  open private(set) var actions: [UIContextualAction]
  /// Whether a swipe across the whole row performs the first action.
  open var performsFirstActionWithFullSwipe = true
}
