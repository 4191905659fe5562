/// A menu element that sends its action to the first object in the responder chain that performs it.
open class UICommand: UIMenuElement {
  /// The selector that is sent.
  public let action: Selector
  /// A value for the application's use; `nil` for none.
  public let propertyList: Any?
  /// A title for lists of keyboard shortcuts. Stored, but not displayed: there are no such lists.
  open var discoverabilityTitle: String?
  /// The attributes of the entry.
  open var attributes: UIMenuElement.Attributes
  /// The state that the mark of the entry shows.
  open var state: UIMenuElement.State

  /// Creates a command with a selector.
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

  /// Returns an action that sends the command along the chain from a responder; `nil` if nothing in it
  /// performs the command.
  package func action(from responder: UIResponder?) -> UIAction? {
    guard let target = responder?.target(forAction: action, withSender: self) else { return nil }
    (target as? UIResponder)?.validate(self)
    return UIAction(title: title, image: image, attributes: attributes, state: state) { [weak responder] _ in
      let target = responder?.target(forAction: self.action, withSender: self)
      UIApplication.shared.sendAction(self.action, to: target, from: self, for: nil)
    }
  }
}
