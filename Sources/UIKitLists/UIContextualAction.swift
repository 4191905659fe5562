import Foundation

/// An action that appears when the user swipes a row.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// The handler of an action. Its parameters are the action, the view that was tapped, and a completion
  /// handler that it calls when the action is done.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// The style of an action. Raw values match UIKit's.
  public enum Style: Int, Sendable {
    /// Gray.
    case normal = 0
    /// Red, for an action that deletes data.
    case destructive = 1
  }

  /// Creates an action with an optional title.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  /// Creates a normal action without a title, which ends without an effect.
  public override convenience init() {
    self.init(style: .normal, title: nil) { _, _, completion in completion(false) }
  }

  /// The style of the action.
  open private(set) var style: Style
  /// The closure to call when the user selects the action.
  open private(set) var handler: Handler
  /// The title of the action.
  open var title: String?
  /// The background color; by default red for destructive actions and gray for others.
  open var backgroundColor: UIColor! {
    get {
      let isGlass = UITraitCollection.current.metrics.hasGlass
      return ownBackgroundColor ?? (style == .destructive ? .systemRed : isGlass ? .systemGray : .systemGray3)
    }
    set { ownBackgroundColor = newValue }
  }
  private var ownBackgroundColor: UIColor?
  /// The image shown above the title, or beside it since iOS 26.
  open var image: UIImage?
}

/// The set of actions that a swipe of a row reveals.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// Creates a configuration; the first action is at the row's edge.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }

  /// Creates a configuration without actions: the row is not swiped.
  public convenience override init() { self.init(actions: []) }

  /// The actions, the first of them at the row's edge.
  open private(set) var actions: [UIContextualAction]
  /// A Boolean value that indicates whether a full swipe performs the first action. The default is `true`.
  open var performsFirstActionWithFullSwipe = true
}
