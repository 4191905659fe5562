import Foundation

/// What an action runs; it gets the action itself.
public typealias UIActionHandler = UIAction.Handler

/// A closure with a title and an image, for controls and menus.
open class UIAction: UIMenuElement {
  /// Called with the action itself; `sender` is the control.
  public typealias Handler = @MainActor (UIAction) -> Void

  /// What tells actions apart: a control has one action of an identifier per event.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// An identifier of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An identifier of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// By what the action is replaced and removed; a new one of its own where none was given.
  public let identifier: Identifier
  /// What a list of keys would say. Kept, not shown: there is none.
  open var discoverabilityTitle: String?
  /// A line below the title.
  open var subtitle: String?
  /// How the entry looks and behaves. A disabled action is not run by controls.
  open var attributes: UIMenuElement.Attributes
  /// Whether the entry is marked.
  open var state: UIMenuElement.State
  /// The control that triggers the action, while its handler runs.
  open internal(set) var sender: Any?
  let handler: Handler

  /// An action with a handler, which gets the action itself.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping Handler
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.discoverabilityTitle = discoverabilityTitle
    self.subtitle = subtitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
  }

  func perform(sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
