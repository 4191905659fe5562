import Foundation

/// An action that a swipe over a row shows.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// Called with the action, the view that was touched, and what to call when the action is done.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// Raw values are UIKit's.
  public enum Style: Int, Sendable {
    case normal = 0
    case destructive = 1
  }

  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  open private(set) var style: Style
  open private(set) var handler: Handler
  open var title: String?
  /// The colour behind the title: red for destructive actions, grey for others unless set.
  open var backgroundColor: UIColor! {
    get { ownBackgroundColor ?? (style == .destructive ? .systemRed : .systemGray3) }
    set { ownBackgroundColor = newValue }
  }
  private var ownBackgroundColor: UIColor?
  open var image: UIImage?
}

/// The actions that a swipe over a row shows, the first of them at the row's edge.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }

  open private(set) var actions: [UIContextualAction]
  /// Whether a swipe across the whole row performs the first action.
  open var performsFirstActionWithFullSwipe = true
}
