import Foundation

/// An object that can handle events and that passes on what it does not handle to the next in the chain.
@preconcurrency @MainActor
open class UIResponder: NSObject, UIResponderStandardEditActions, UIPasteConfigurationSupporting,
  KeyValueObserver
{
  public override init() { super.init() }

  /// Called when a property that the object observes has changed; stops with Foundation's message unless overridden.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    fatalError(
      "\(self): An -observeValueForKeyPath:ofObject:change:context: message was received but not handled.\n"
        + "Key path: \(keyPath ?? "")\nObserved object: \(object ?? "nil")")
  }

  /// Called when a document's objects have been made and connected.
  open func awakeFromNib() {}

  /// Not called: methods of Objective-C's root class are methods of classes, too, and some applications override this one.
  open class func awakeFromNib() {}

  /// Called before Interface Builder shows the object.
  open func prepareForInterfaceBuilder() {}

  /// Called when a reader of screens activates the object. Returns whether that did something: false by itself.
  @discardableResult
  open func accessibilityActivate() -> Bool { false }
  /// Called when a reader of screens makes the object's value larger.
  open func accessibilityIncrement() {}
  /// Called when a reader of screens makes the object's value smaller.
  open func accessibilityDecrement() {}
  /// Called when a reader of screens scrolls. Returns whether that did something: false by itself.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Called when a reader of screens begins to read the object, which never happens here by itself.
  open func accessibilityElementDidBecomeFocused() {}
  /// Called when a reader of screens leaves the object, which never happens here by itself.
  open func accessibilityElementDidLoseFocus() {}
  /// Whether a reader of screens reads the object: false, since there is none.
  open func accessibilityElementIsFocused() -> Bool { false }
  /// How many elements a reader of screens finds in the object: those of `accessibilityElements`.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  /// An element in the object; nil if there is none at that place.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }
  /// Where an element is among those in the object; `NSNotFound` for others.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) } ?? NSNotFound
  }

  /// Called to leave what covers the screen. Returns whether that did something: false by itself.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Called for the most important action of what is shown. Returns whether that did something: false by itself.
  open func accessibilityPerformMagicTap() -> Bool { false }

  /// The responder that gets what this one does not handle.
  open var next: UIResponder? { nil }

  /// What undoes changes: the next responder's, and for a view in a window at last the window's own.
  open var undoManager: UndoManager? { next?.undoManager }

  /// Whether the responder may get keyboard input first; false by itself.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the responder may give up keyboard input; true by itself.
  open var canResignFirstResponder: Bool { true }

  /// Whether the responder gets keyboard input first.
  open var isFirstResponder: Bool { deviceSession.firstResponder === self }

  /// The first responder of the current device.
  package static var first: UIResponder? { DeviceSession.current.firstResponder }

  /// The session of the device that the responder is on.
  package var deviceSession: DeviceSession { DeviceSession.of(hostingWindow) }

  /// Makes the responder first, when it can be and the present one gives up.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder else { return false }
    let session = deviceSession
    if let present = session.firstResponder {
      guard Keyboard.handingOver(in: session, { present.resignFirstResponder() }) else {
        Keyboard.followFirstResponder(of: session)
        return false
      }
    }
    session.firstResponder = self
    Keyboard.followFirstResponder(of: session)
    return true
  }

  /// Gives up keyboard input, if it may. Returns whether the responder is first no longer.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder, canResignFirstResponder else { return !isFirstResponder }
    let session = deviceSession
    session.firstResponder = nil
    EditMenu.responderResigned(self)
    Keyboard.followFirstResponder(of: session)
    return true
  }

  /// Is first no longer, whatever a delegate says.
  func endEditingByForce() {
    resignFirstResponder()
  }

  /// What the user does with the responder; nil for nothing that could be gone on with.
  open var userActivity: NSUserActivity? {
    didSet {
      guard userActivity !== oldValue else { return }
      oldValue?.belong(to: self, false)
      userActivity?.belong(to: self, true)
    }
  }
  /// Brings an activity of the responder's up to date before it is needed. Does nothing by itself.
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  /// Goes on with an activity: the application's code calls it on responders that can. Does nothing by itself.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  /// Adds menus to a system's. The application's delegate is asked for the main menu when that is first needed; the default
  /// asks the next responder.
  open func buildMenu(with builder: any UIMenuBuilder) { next?.buildMenu(with: builder) }

  /// The combinations of keys that the responder understands; none by itself.
  open var keyCommands: [UIKeyCommand]? { nil }
  /// What the responder's keyboard writes: the device's language.
  open var textInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first }

  /// Buttons went down. The next responder is told by itself.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }
  /// Buttons became harder or softer. The next responder is told by itself.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }
  /// Buttons went up. The next responder is told by itself.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }
  /// The system has taken buttons. The next responder is told by itself.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  /// Presses a key: what is first gets the press, and the first in the chain that has a command for it is sent that.
  ///
  /// - Returns: whether there was such a command.
  package func press(_ characters: String, _ modifiers: UIKeyModifierFlags) -> Bool {
    let press = UIPress()
    press.key = UIKey(characters, modifiers)
    let event = UIPressesEvent()
    event.allPresses = [press]
    var responder: UIResponder? = self
    while let present = responder {
      let command = present.keyCommands?.first { command in
        command.input?.lowercased() == characters.lowercased() && command.modifierFlags == modifiers
          && present.canPerformAction(command.action, withSender: command)
      }
      if let command {
        return UIApplication.shared.sendAction(command.action, to: present, from: command, for: event)
      }
      responder = present.next
    }
    if let command = UIMenuSystem.main.keyCommand(characters, modifiers),
      let target = target(forAction: command.action, withSender: command)
    {
      return UIApplication.shared.sendAction(command.action, to: target, from: command, for: event)
    }
    pressesBegan([press], with: event)
    press.phase = .ended
    pressesEnded([press], with: event)
    return false
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

  /// The device began to move, as by a shake. The next responder is told by itself.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }
  /// The device was moved. The next responder is told by itself.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }
  /// A movement was not what it seemed to be. The next responder is told by itself.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }
  /// A remote control was used: there are none here.
  open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }

  /// What is shown in place of the keyboard while the responder is first; nil for the keyboard.
  open var inputView: UIView? { nil }

  /// What is shown above the keyboard while the responder, or one that comes before it in the chain, is first.
  open var inputAccessoryView: UIView? { nil }

  /// The controller of what is shown in place of the keyboard while the responder is first; nil for `inputView`.
  open var inputViewController: UIInputViewController? { nil }

  /// The controller of what is shown above the keyboard; nil for `inputAccessoryView`.
  open var inputAccessoryViewController: UIInputViewController? { nil }

  // MARK: Pasting

  /// The types of content that the responder takes; nil, by default, for none.
  open var pasteConfiguration: UIPasteConfiguration? {
    get { objc_getAssociatedObject(self, Self.pasteKey) as? UIPasteConfiguration }
    set { objc_setAssociatedObject(self, Self.pasteKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }
  /// Unsafe in name only: the address counts, nothing is read or written there.
  nonisolated(unsafe) private static let pasteKey = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  /// Takes content that is pasted. Does nothing by itself.
  open func paste(itemProviders: [NSItemProvider]) {}
  /// Whether the responder takes one of these: by itself where one has a type of `pasteConfiguration`.
  open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
    guard let types = pasteConfiguration?.acceptableTypeIdentifiers else { return false }
    return itemProviders.contains { provider in
      types.contains { provider.hasItemConformingToTypeIdentifier($0) }
    }
  }

  /// Shows other input views, where the responder is first.
  open func reloadInputViews() {
    if isFirstResponder { Keyboard.followFirstResponder() }
  }

  // MARK: Commands

  /// Whether the responder performs an action, which menus ask before they offer it: whether its class has such a method,
  /// by itself.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    editCommands?.canPerform(action.name) ?? responds(to: action)
  }

  /// Who performs an action: the responder itself if it can, else whom the next responder names.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
  }

  /// Called before a command is shown that the responder would perform, which may be given another title or state. Does
  /// nothing by itself.
  open func validate(_ command: UICommand) {}

  /// Takes what is selected away, and puts it on the general pasteboard. Subclasses that override it have it.
  open func cut(_ sender: Any?) { editCommands("cut:").cut() }
  /// Puts what is selected on the general pasteboard. Subclasses that override it have it.
  open func copy(_ sender: Any?) { editCommands("copy:").copy() }
  /// Puts what is on the general pasteboard in the place of what is selected. Subclasses that override it have it.
  open func paste(_ sender: Any?) { editCommands("paste:").paste() }
  /// Pastes with the attributes of what is around. Subclasses that override it have it.
  open func pasteAndMatchStyle(_ sender: Any?) { editCommands("pasteAndMatchStyle:").pasteAndMatchStyle() }
  /// Pastes, and goes to what was pasted. Subclasses that override it have it.
  open func pasteAndGo(_ sender: Any?) { unrecognized("pasteAndGo:") }
  /// Pastes, and searches for what was pasted. Subclasses that override it have it.
  open func pasteAndSearch(_ sender: Any?) { unrecognized("pasteAndSearch:") }
  /// Selects what is at the caret. Subclasses that override it have it.
  open func select(_ sender: Any?) { editCommands("select:").selectWord() }
  /// Selects everything. Subclasses that override it have it.
  open func selectAll(_ sender: Any?) { editCommands("selectAll:").selectAll() }
  /// Takes what is selected away. Subclasses that override it have it.
  open func delete(_ sender: Any?) { editCommands("delete:").delete() }
  /// Makes what is selected run from left to right. Subclasses that override it have it.
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {
    unrecognized("makeTextWritingDirectionLeftToRight:")
  }
  /// Makes what is selected run from right to left. Subclasses that override it have it.
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {
    unrecognized("makeTextWritingDirectionRightToLeft:")
  }
  /// Makes what is selected bold, or no longer so. Subclasses that override it have it.
  open func toggleBoldface(_ sender: Any?) { editCommands("toggleBoldface:").toggle(.traitBold) }
  /// Makes what is selected italic, or no longer so. Subclasses that override it have it.
  open func toggleItalics(_ sender: Any?) { editCommands("toggleItalics:").toggle(.traitItalic) }
  /// Underlines what is selected, or no longer so. Subclasses that override it have it.
  open func toggleUnderline(_ sender: Any?) { editCommands("toggleUnderline:").toggleUnderline() }
  /// Makes what is selected larger. Subclasses that override it have it.
  open func increaseSize(_ sender: Any?) { unrecognized("increaseSize:") }
  /// Makes what is selected smaller. Subclasses that override it have it.
  open func decreaseSize(_ sender: Any?) { unrecognized("decreaseSize:") }
  /// Searches. Subclasses that override it have it.
  open func find(_ sender: Any?) { unrecognized("find:") }
  /// Searches, and replaces what is found. Subclasses that override it have it.
  open func findAndReplace(_ sender: Any?) { unrecognized("findAndReplace:") }
  /// Goes to what is found next. Subclasses that override it have it.
  open func findNext(_ sender: Any?) { unrecognized("findNext:") }
  /// Goes to what is found before. Subclasses that override it have it.
  open func findPrevious(_ sender: Any?) { unrecognized("findPrevious:") }
  /// Searches for what is selected. Subclasses that override it have it.
  open func useSelectionForFind(_ sender: Any?) { unrecognized("useSelectionForFind:") }
  /// Gives what is selected another name. Subclasses that override it have it.
  open func rename(_ sender: Any?) { unrecognized("rename:") }
  /// Makes another one of what is selected. Subclasses that override it have it.
  open func duplicate(_ sender: Any?) { unrecognized("duplicate:") }
  /// Takes what is selected elsewhere. Subclasses that override it have it.
  open func move(_ sender: Any?) { unrecognized("move:") }
  /// Hands what is selected over to others. Subclasses that override it have it.
  open func export(_ sender: Any?) { unrecognized("export:") }
  /// Prints. Subclasses that override it have it.
  open func printContent(_ sender: Any?) { unrecognized("printContent:") }
  /// Gives each run of what is selected other attributes. Subclasses that override it have it.
  open func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) { editCommands("updateTextAttributesWithConversionHandler:").updateAttributes(conversionHandler) }

  /// The commands of editing menus that the responder has without overriding their methods; `nil` for none.
  var editCommands: (any EditCommands)? { nil }

  private func editCommands(_ selector: String) -> any EditCommands {
    guard let editCommands else { unrecognized(selector) }
    return editCommands
  }

  private func unrecognized(_ selector: String) -> Never {
    fatalError("-[\(type(of: self)) \(selector)]: unrecognized selector sent to instance \(self)")
  }
}

extension NamedMembers {
  static let responder = NamedMembers(UIResponder.self) {
    $0.method("becomeFirstResponder") { _ = $0.becomeFirstResponder() }
    $0.method("resignFirstResponder") { _ = $0.resignFirstResponder() }
    $0.method("reloadInputViews") { $0.reloadInputViews() }
  }
}
