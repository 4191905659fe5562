import Foundation

/// An element of a menu that does something: an action or a command.
@preconcurrency @MainActor
public protocol UIMenuLeaf: NSObjectProtocol {
  /// The title of the element.
  var title: String { get set }
  /// The image beside the title; `nil` for none.
  var image: UIImage? { get set }
  /// A title for lists of keyboard shortcuts; `nil` for none.
  var discoverabilityTitle: String? { get set }
  /// The attributes of the entry.
  var attributes: UIMenuElement.Attributes { get set }
  /// The state that the mark of the entry shows.
  var state: UIMenuElement.State { get set }
  /// The object that triggers the element, while it is performed.
  var sender: Any? { get }
  /// The view or bar button that triggers the element, while it is performed; `nil` for other senders.
  var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? { get }
  /// Performs the element.
  func performWithSender(_ sender: Any?, target: Any?)
}

extension UIMenuLeaf {
  /// The sender, if it is a view or a bar button.
  public var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    sender as? any UIPopoverPresentationControllerSourceItem
  }
}

extension UIAction: UIMenuLeaf {
  /// Calls the handler of the action, which has no target.
  public func performWithSender(_ sender: Any?, target: Any?) { perform(sender: sender) }
}

extension UICommand: UIMenuLeaf {
  /// Sends the command to a target, or along the responder chain.
  public func performWithSender(_ sender: Any?, target: Any?) { perform(sender: sender, target: target) }
}
