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

  /// Variants of the command for held modifier keys. Stored only: menus are opened by touch.
  public let alternates: [UICommandAlternate]
  /// The object that performs the command, while it does.
  open private(set) var sender: Any?

  /// Creates a command with a selector and a line below the title.
  public convenience init(
    title: String = "", subtitle: String, image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.init(
      title: title, image: image, action: action, propertyList: propertyList, alternates: alternates,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
    self.subtitle = subtitle
  }

  /// Creates a command with a selector.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.alternates = alternates
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
    return UIAction(
      title: title, subtitle: subtitle, image: image, attributes: attributes, state: state
    ) { [weak responder] _ in
      let target = responder?.target(forAction: self.action, withSender: self)
      UIApplication.shared.sendAction(self.action, to: target, from: self, for: nil)
    }
  }

  /// Sends the command to a target, or along the responder chain.
  package func perform(sender: Any?, target: Any?) {
    self.sender = sender
    UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
    self.sender = nil
  }
}

/// A variant of a command for held modifier keys.
@preconcurrency @MainActor
open class UICommandAlternate: NSObject {
  /// The title of the variant.
  public let title: String
  /// The selector that is sent.
  public let action: Selector
  /// The modifier keys.
  public let modifierFlags: UIKeyModifierFlags

  /// Creates a variant.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    self.title = title
    self.action = action
    self.modifierFlags = modifierFlags
    super.init()
  }
}

/// The property list of commands that share something, which the system provides in the Share menu.
public let UICommandTagShare = "com.apple.uikit.command.share"
