/// An entry of a menu that is sent to who performs it in the chain of responders.
open class UICommand: UIMenuElement {
  /// The method's name.
  public let action: Selector
  /// Of the program's own; nil for none.
  public let propertyList: Any?
  /// What a list of keys would say. Kept, not shown: there is none.
  open var discoverabilityTitle: String?
  /// How the entry looks and behaves.
  open var attributes: UIMenuElement.Attributes
  /// Whether the entry is marked.
  open var state: UIMenuElement.State

  /// A command of a method's name.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, image: image)
  }

  /// The command as an action that is sent along a chain; nil where nobody in it performs it.
  func action(from responder: UIResponder?) -> UIAction? {
    guard let target = responder?.target(forAction: action, withSender: self) else { return nil }
    (target as? UIResponder)?.validate(self)
    return UIAction(title: title, image: image, attributes: attributes, state: state) { [weak responder] _ in
      let target = responder?.target(forAction: self.action, withSender: self)
      UIApplication.shared.sendAction(self.action, to: target, from: self, for: nil)
    }
  }
}
