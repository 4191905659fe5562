import Foundation

/// An entry of one's own in the editing menu of `UIMenuController`.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  /// What the entry says.
  open var title: String
  /// The method that responders are asked for, and sent.
  open var action: Selector

  /// An entry of a title and a method's name.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }
}
