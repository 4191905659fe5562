import Foundation

/// The category of actions that edit an object's content.
public let UIAccessibilityCustomActionCategoryEdit = "UIAccessibilityCustomActionCategoryEdit"

/// An action on an object that assistive technologies offer.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// The type of the closure that performs the action and returns whether it succeeded.
  public typealias Handler = (_ customAction: UIAccessibilityCustomAction) -> Bool

  /// The name of the action.
  open var name: String {
    didSet { if attributedName.string != name { attributedName = NSAttributedString(string: name) } }
  }
  /// The name of the action with attributes.
  open var attributedName: NSAttributedString {
    didSet { if name != attributedName.string { name = attributedName.string } }
  }
  /// The group in which the action is offered, such as `UIAccessibilityCustomActionCategoryEdit`; `nil` by default. Stored only:
  /// nothing offers actions here.
  open var category: String?
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
    attributedName = NSAttributedString(string: name)
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
    super.init()
  }

  /// Creates an action that calls a closure.
  public init(name: String, actionHandler: Handler?) {
    self.name = name
    attributedName = NSAttributedString(string: name)
    self.actionHandler = actionHandler
    super.init()
  }

  /// Creates an action with an image that calls a method of a target.
  public init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    self.name = name
    attributedName = NSAttributedString(string: name)
    self.image = image
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
    super.init()
  }

  /// Creates an action with an image that calls a closure.
  public init(name: String, image: UIImage?, actionHandler: Handler?) {
    self.name = name
    attributedName = NSAttributedString(string: name)
    self.image = image
    self.actionHandler = actionHandler
    super.init()
  }

  /// Creates an action with a name with attributes that calls a method of a target.
  public init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
    name = attributedName.string
    self.attributedName = attributedName
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
    super.init()
  }

  /// Creates an action with a name with attributes that calls a closure.
  public init(attributedName: NSAttributedString, actionHandler: Handler?) {
    name = attributedName.string
    self.attributedName = attributedName
    self.actionHandler = actionHandler
    super.init()
  }

  /// Creates an action with a name with attributes and an image that calls a method of a target.
  public init(attributedName: NSAttributedString, image: UIImage?, target: Any?, selector: Selector) {
    name = attributedName.string
    self.attributedName = attributedName
    self.image = image
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
    super.init()
  }

  /// Creates an action with a name with attributes and an image that calls a closure.
  public init(attributedName: NSAttributedString, image: UIImage?, actionHandler: Handler?) {
    name = attributedName.string
    self.attributedName = attributedName
    self.image = image
    self.actionHandler = actionHandler
    super.init()
  }
}
