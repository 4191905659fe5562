import Foundation

/// The type of the closure that an action runs, which receives the action itself.
public typealias UIActionHandler = UIAction.Handler

/// A menu element or control action that performs a closure.
open class UIAction: UIMenuElement {
  /// The type of the closure that an action runs. It receives the action, whose `sender` is the control.
  public typealias Handler = @MainActor (UIAction) -> Void

  /// The identity of an action. A control has one action with an identifier for each event.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name of the identifier.
    public var rawValue: String
    /// Creates an identifier with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier with a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The action of a paste control.
    public static let paste = Identifier("com.apple.action.paste")
    /// The action of a paste control that pastes with the attributes of the surrounding text.
    public static let pasteAndMatchStyle = Identifier("com.apple.action.pasteAndMatchStyle")
    /// The action of a paste control that pastes an address and goes there.
    public static let pasteAndGo = Identifier("com.apple.action.pasteAndGo")
    /// The action of a paste control that pastes a text and searches for it.
    public static let pasteAndSearch = Identifier("com.apple.action.pasteAndSearch")
  }

  /// The identifier by which the action is replaced and removed; a unique one by default.
  public let identifier: Identifier
  /// A title for lists of keyboard shortcuts. Stored, but not displayed: there are no such lists.
  open var discoverabilityTitle: String?
  /// The attributes of the entry. Controls do not perform a disabled action.
  open var attributes: UIMenuElement.Attributes
  /// The state that the mark of the entry shows.
  open var state: UIMenuElement.State
  /// The object that triggers the action, while its handler runs.
  open internal(set) var sender: Any?
  let handler: Handler

  /// Creates an action with a handler, which receives the action itself.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping Handler
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  package func perform(sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
