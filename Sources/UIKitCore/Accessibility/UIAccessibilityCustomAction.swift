import Foundation

/// Something that a reader of screens offers to do with an object.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// Does the action. Returns whether it was done.
  public typealias Handler = (_ customAction: UIAccessibilityCustomAction) -> Bool

  /// What the reader says.
  open var name: String
  /// The picture beside the name.
  open var image: UIImage?
  /// The object whose method does the action.
  open weak var target: AnyObject?
  /// The method that does the action.
  open var selector: Selector?
  /// Does the action.
  open var actionHandler: Handler?

  /// An action that a method does.
  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
    super.init()
  }

  /// An action that a closure does.
  public init(name: String, actionHandler: Handler?) {
    self.name = name
    self.actionHandler = actionHandler
    super.init()
  }
}
