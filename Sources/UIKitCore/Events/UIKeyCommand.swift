import Foundation

/// What a combination of keys does while its responder, or one after it in the chain, is the first.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
  /// The key's character, or one of the names below.
  public let input: String?
  /// What is held while it is pressed.
  public let modifierFlags: UIKeyModifierFlags
  /// Stored only: the system does nothing with keys here. False by default.
  open var wantsPriorityOverSystemBehavior = false

  /// The arrow up.
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  /// The arrow down.
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  /// The arrow to the left.
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The arrow to the right.
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  /// The escape key.
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  /// The key of a page up.
  public nonisolated static let inputPageUp = "UIKeyInputPageUp"
  /// The key of a page down.
  public nonisolated static let inputPageDown = "UIKeyInputPageDown"
  /// The key to the beginning.
  public nonisolated static let inputHome = "UIKeyInputHome"
  /// The key to the end.
  public nonisolated static let inputEnd = "UIKeyInputEnd"
  /// The key that deletes to the left.
  public nonisolated static let inputDelete = "UIKeyInputDelete"

  /// A command of a menu, and its keys.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, image: image, action: action, propertyList: propertyList,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  /// A command without a title.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  /// A command with what an iPad's overlay says of it.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
  ) {
    self.init(
      title: discoverabilityTitle, action: action, input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle)
  }
}

/// A button of a device or of a keyboard that is held down.
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// How far a press has come. Raw values are UIKit's.
  public enum Phase: Int, Sendable {
    /// It has just begun.
    case began = 0
    /// It has become harder or softer.
    case changed = 1
    /// It goes on.
    case stationary = 2
    /// It has ended.
    case ended = 3
    /// The system has taken it.
    case cancelled = 4
  }

  /// Which button it is. Raw values are UIKit's.
  public enum PressType: Int, Sendable {
    /// Up.
    case upArrow = 0
    /// Down.
    case downArrow = 1
    /// Left.
    case leftArrow = 2
    /// Right.
    case rightArrow = 3
    /// The middle of a remote control.
    case select = 4
    /// Menu.
    case menu = 5
    /// Play and pause.
    case playPause = 6
  }

  /// When it began or changed, in seconds of the device's clock.
  open internal(set) var timestamp: TimeInterval = 0
  /// How far it has come.
  open internal(set) var phase = Phase.began
  /// Which button it is.
  open internal(set) var type = PressType.select
  /// The key; nil for buttons that are on no keyboard.
  open internal(set) var key: UIKey?
  /// How hard it is, from 0 to 1.
  open internal(set) var force: CGFloat = 1
}

/// A key of a keyboard.
@preconcurrency @MainActor
open class UIKey: NSObject {
  /// What the key types with what is held.
  public let characters: String
  /// What the key types by itself.
  public let charactersIgnoringModifiers: String
  /// What is held.
  public let modifierFlags: UIKeyModifierFlags

  init(_ characters: String, _ modifierFlags: UIKeyModifierFlags) {
    self.characters = characters
    charactersIgnoringModifiers = characters
    self.modifierFlags = modifierFlags
    super.init()
  }
}

/// Presses that belong together.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  /// All presses.
  open internal(set) var allPresses: Set<UIPress> = []
}

/// What a keyboard writes: a language.
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
  /// The language as `en-US`; nil for pictures.
  open var primaryLanguage: String? { language }
  private let language: String?

  init(_ language: String?) {
    self.language = language
    super.init()
  }

  /// The modes that are on: that of the device's language.
  open class var activeInputModes: [UITextInputMode] {
    [UITextInputMode(Locale.preferredLanguages.first ?? "en-US")]
  }

  /// Posted when another mode is taken. Nothing posts it here.
  public nonisolated static let currentInputModeDidChangeNotification = Notification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")
}
