/// An object that can handle events and that passes on what it does not handle to the next in the chain.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  public override init() { super.init() }

  /// Called when a document's objects have been made and connected.
  open func awakeFromNib() {}

  /// Called before Interface Builder shows the object.
  open func prepareForInterfaceBuilder() {}

  /// Called when a reader of screens activates the object. Returns whether that did something: false by itself.
  @discardableResult
  open func accessibilityActivate() -> Bool { false }
  /// Called when a reader of screens makes the object's value larger.
  open func accessibilityIncrement() {}
  /// Called when a reader of screens makes the object's value smaller.
  open func accessibilityDecrement() {}
  /// Called to leave what covers the screen. Returns whether that did something: false by itself.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Called for the most important action of what is shown. Returns whether that did something: false by itself.
  open func accessibilityPerformMagicTap() -> Bool { false }

  /// The responder that gets what this one does not handle.
  open var next: UIResponder? { nil }

  /// Whether the responder may get keyboard input first; false by itself.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the responder may give up keyboard input; true by itself.
  open var canResignFirstResponder: Bool { true }

  /// Whether the responder gets keyboard input first.
  open var isFirstResponder: Bool { UIResponder.first === self }

  /// The first responder.
  static weak var first: UIResponder?

  /// The responder that gets keyboard input first.
  package static var presentFirst: UIResponder? { first }

  /// Makes the responder first, when it can be and the present one gives up.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder else { return false }
    if let present = UIResponder.first {
      guard Keyboard.handingOver({ present.resignFirstResponder() }) else {
        Keyboard.followFirstResponder()
        return false
      }
    }
    UIResponder.first = self
    Keyboard.followFirstResponder()
    return true
  }

  /// Gives up keyboard input, if it may. Returns whether the responder is first no longer.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder, canResignFirstResponder else { return !isFirstResponder }
    UIResponder.first = nil
    Keyboard.followFirstResponder()
    return true
  }

  /// Is first no longer, whatever a delegate says.
  func endEditingByForce() {
    resignFirstResponder()
  }

  /// Fingers came down. The next responder is told by itself.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }
  /// Fingers moved. The next responder is told by itself.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }
  /// Fingers left the screen. The next responder is told by itself.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }
  /// Touches were taken away. The next responder is told by itself.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// What is shown in place of the keyboard while the responder is first; nil for the keyboard.
  open var inputView: UIView? { nil }

  /// What is shown above the keyboard while the responder, or one that comes before it in the chain, is first.
  open var inputAccessoryView: UIView? { nil }

  /// Shows other input views, where the responder is first.
  open func reloadInputViews() {
    if isFirstResponder { Keyboard.followFirstResponder() }
  }
}
