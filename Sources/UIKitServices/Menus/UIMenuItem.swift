import Foundation

/// A custom item of a `UIMenuController`.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  /// The title.
  open var title: String
  /// The selector sent to a responder.
  open var action: Selector

  /// Creates an item with a title and an action.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }
}
