import Foundation

/// A command that a key combination triggers while its responder is in the responder chain of the first
/// responder.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
  /// The character of the key, or one of the names below.
  public let input: String?
  /// The modifier keys.
  public let modifierFlags: UIKeyModifierFlags
  /// Stored only: the system does not use keys here. `false` by default.
  open var wantsPriorityOverSystemBehavior = false

  /// Stored only: key combinations are those of the program in all languages. `true` by default.
  open var allowsAutomaticLocalization = true
  /// Stored only: key combinations are those of the program in all languages. `true` by default.
  open var allowsAutomaticMirroring = true

  /// The up arrow key.
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  /// The down arrow key.
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  /// The left arrow key.
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The right arrow key.
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  /// The escape key.
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  /// The page up key.
  public nonisolated static let inputPageUp = "UIKeyInputPageUp"
  /// The page down key.
  public nonisolated static let inputPageDown = "UIKeyInputPageDown"
  /// The home key.
  public nonisolated static let inputHome = "UIKeyInputHome"
  /// The end key.
  public nonisolated static let inputEnd = "UIKeyInputEnd"
  /// The delete key.
  public nonisolated static let inputDelete = "UIKeyInputDelete"
  /// The F1 key.
  public nonisolated static let f1 = "UIKeyInputF1"
  /// The F2 key.
  public nonisolated static let f2 = "UIKeyInputF2"
  /// The F3 key.
  public nonisolated static let f3 = "UIKeyInputF3"
  /// The F4 key.
  public nonisolated static let f4 = "UIKeyInputF4"
  /// The F5 key.
  public nonisolated static let f5 = "UIKeyInputF5"
  /// The F6 key.
  public nonisolated static let f6 = "UIKeyInputF6"
  /// The F7 key.
  public nonisolated static let f7 = "UIKeyInputF7"
  /// The F8 key.
  public nonisolated static let f8 = "UIKeyInputF8"
  /// The F9 key.
  public nonisolated static let f9 = "UIKeyInputF9"
  /// The F10 key.
  public nonisolated static let f10 = "UIKeyInputF10"
  /// The F11 key.
  public nonisolated static let f11 = "UIKeyInputF11"
  /// The F12 key.
  public nonisolated static let f12 = "UIKeyInputF12"

  /// Creates a menu command with a key combination.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, image: image, action: action, propertyList: propertyList, alternates: alternates,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  /// Creates a command without a title.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  /// Creates a command with a title for the overlay of key commands on iPad.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
  ) {
    self.init(
      title: discoverabilityTitle, action: action, input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle)
  }
}

/// A press of a button or key.
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// The phase of a press. Raw values are UIKit's.
  public enum Phase: Int, Sendable {
    /// The press began.
    case began = 0
    /// The force of the press changed.
    case changed = 1
    /// The press continues.
    case stationary = 2
    /// The press ended.
    case ended = 3
    /// The press was cancelled by the system.
    case cancelled = 4
  }

  /// The button of a press. Raw values are UIKit's.
  public enum PressType: Int, Sendable {
    /// The up arrow.
    case upArrow = 0
    /// The down arrow.
    case downArrow = 1
    /// The left arrow.
    case leftArrow = 2
    /// The right arrow.
    case rightArrow = 3
    /// The center button of a remote control.
    case select = 4
    /// The menu button.
    case menu = 5
    /// The play/pause button.
    case playPause = 6
  }

  /// The time of the last change, in seconds of the device's clock.
  open internal(set) var timestamp: TimeInterval = 0
  /// The phase of the press.
  open internal(set) var phase = Phase.began
  /// The button.
  open internal(set) var type = PressType.select
  /// The key; `nil` for buttons that are not on a keyboard.
  open internal(set) var key: UIKey?
  /// The force of the press, from 0 to 1.
  open internal(set) var force: CGFloat = 1
  /// The responder that receives the press first.
  weak var firstResponder: UIResponder?
  /// The responder that receives the press first; `nil` for a press that was not delivered.
  open var responder: UIResponder? { firstResponder }
  /// The window of that responder; `nil` for a press that was not delivered.
  open var window: UIWindow? { firstResponder?.hostingWindow }
  /// The recognizers that receive the press; none, since recognizers receive touches only.
  open var gestureRecognizers: [UIGestureRecognizer]? { [] }
}

/// A key of a keyboard.
@preconcurrency @MainActor
open class UIKey: NSObject {
  /// The characters that the key types with the modifiers.
  public let characters: String
  /// The characters that the key types without modifiers.
  public let charactersIgnoringModifiers: String
  /// The modifier keys.
  public let modifierFlags: UIKeyModifierFlags
  /// The key, of an American keyboard; `keyboardErrorUndefined` for characters that none of its keys types.
  public let keyCode: UIKeyboardHIDUsage

  init(_ characters: String, _ modifierFlags: UIKeyModifierFlags) {
    self.characters = characters
    keyCode = Self.usage(of: characters)
    charactersIgnoringModifiers = characters
    self.modifierFlags = modifierFlags
    super.init()
  }
}

extension UIKey {
  /// The names of keys that type no characters.
  private static let named: [String: UIKeyboardHIDUsage] = [
    UIKeyCommand.inputUpArrow: .keyboardUpArrow, UIKeyCommand.inputDownArrow: .keyboardDownArrow,
    UIKeyCommand.inputLeftArrow: .keyboardLeftArrow, UIKeyCommand.inputRightArrow: .keyboardRightArrow,
    UIKeyCommand.inputEscape: .keyboardEscape, UIKeyCommand.inputPageUp: .keyboardPageUp,
    UIKeyCommand.inputPageDown: .keyboardPageDown, UIKeyCommand.inputHome: .keyboardHome,
    UIKeyCommand.inputEnd: .keyboardEnd, UIKeyCommand.inputDelete: .keyboardDeleteForward,
    "\u{1B}": .keyboardEscape, "\u{8}": .keyboardDeleteOrBackspace, "\u{7F}": .keyboardDeleteOrBackspace,
    "\r": .keyboardReturnOrEnter, "\n": .keyboardReturnOrEnter,
  ]
  /// The characters of keys from that of A on, in the order of the HID usage tables, without and with Shift.
  private static let rows = [
    Array("abcdefghijklmnopqrstuvwxyz1234567890\r\u{1B}\u{8}\t -=[]\\\u{0};'`,./"),
    Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ!@#$%^&*()\r\u{1B}\u{8}\t _+{}|\u{0}:\"~<>?"),
  ]

  private static func usage(of characters: String) -> UIKeyboardHIDUsage {
    if let usage = named[characters] { return usage }
    guard characters.count == 1, let character = characters.first else { return .keyboardErrorUndefined }
    for row in rows {
      if let place = row.firstIndex(of: character) {
        return UIKeyboardHIDUsage(rawValue: UIKeyboardHIDUsage.keyboardA.rawValue + place)
          ?? .keyboardErrorUndefined
      }
    }
    return .keyboardErrorUndefined
  }
}

/// An event of presses.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  /// All current presses.
  open internal(set) var allPresses: Set<UIPress> = []
  /// Returns the presses that a gesture recognizer receives: none.
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
    allPresses.filter { press in press.gestureRecognizers?.contains { $0 === gesture } == true }
  }
}

/// The input mode of a keyboard, that is its language.
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
  /// The language, such as `en-US`; `nil` for emoji.
  open var primaryLanguage: String? { language }
  private let language: String?

  init(_ language: String?) {
    self.language = language
    super.init()
  }

  /// The active input modes, which is that of the device's language.
  open class var activeInputModes: [UITextInputMode] {
    [UITextInputMode(Locale.preferredLanguages.first ?? "en-US")]
  }

  /// Posted after the input mode changed. Never posted here.
  public nonisolated static let currentInputModeDidChangeNotification = Notification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")
}
