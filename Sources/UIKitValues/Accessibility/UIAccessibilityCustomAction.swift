import Foundation

/// An action on an object that assistive technologies offer.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// The type of the closure that performs the action and returns whether it succeeded.
  public typealias Handler = (_ customAction: UIAccessibilityCustomAction) -> Bool

  /// The name of the action.
  open var name: String
  /// The image beside the name.
  open var image: UIImage?
  /// The target of the action, which is not retained.
  open weak var target: AnyObject?
  /// The method of the target that performs the action.
  open var selector: Selector?
  /// The closure that performs the action.
  open var actionHandler: Handler?

  /// Creates an action that calls a method of a target.
  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
    super.init()
  }

  /// Creates an action that calls a closure.
  public init(name: String, actionHandler: Handler?) {
    self.name = name
    self.actionHandler = actionHandler
    super.init()
  }
}
