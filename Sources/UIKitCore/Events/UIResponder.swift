import Foundation

/// An object that can handle events, and that forwards those that it does not handle to the next responder in
/// the chain.
@preconcurrency @MainActor
open class UIResponder: NSObject, UIResponderStandardEditActions, UIPasteConfigurationSupporting,
  UIUserActivityRestoring,
  KeyValueObserver, AccessibilityContainer, AccessibilityDetails, AccessibilityBlocks, AccessibilityActions
{
  public override init() { super.init() }

  /// Called after an observed property changed. The default implementation stops the process with
  /// Foundation's message.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    fatalError(
      "\(self): An -observeValueForKeyPath:ofObject:change:context: message was received but not handled.\n"
        + "Key path: \(keyPath ?? "")\nObserved object: \(object ?? "nil")")
  }

  /// Called after the objects of a document were created and connected.
  open func awakeFromNib() {}

  /// Never called. Methods of the Objective-C root class are also class methods, and some applications
  /// override this one.
  open class func awakeFromNib() {}

  /// Called when a view has been read from a document, with its subviews; returns the object that takes its place, the
  /// object itself by default.
  open func awakeAfter(using coder: NSCoder) -> Any? { self }

  /// Called before Interface Builder renders the object.
  open func prepareForInterfaceBuilder() {}

  /// The custom rotors of the object.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { plainAccessibilityCustomRotors }
    set { plainAccessibilityCustomRotors = newValue }
  }
  /// A Boolean value that indicates whether the elements in the object are read as a group.
  open var shouldGroupAccessibilityChildren: Bool {
    get { plainShouldGroupAccessibilityChildren }
    set { plainShouldGroupAccessibilityChildren = newValue }
  }
  /// The language of the texts, such as `en-GB`; `nil` for the application's.
  open var accessibilityLanguage: String? {
    get { plainAccessibilityLanguage }
    set { plainAccessibilityLanguage = newValue }
  }
  /// The point at which an activation touches the object, in screen coordinates, in points; by default the
  /// center of its frame.
  open var accessibilityActivationPoint: CGPoint {
    get { plainAccessibilityActivationPoint }
    set { plainAccessibilityActivationPoint = newValue }
  }
  /// The outline of the object in screen coordinates; `nil`, the default, for its frame.
  open var accessibilityPath: UIBezierPath? {
    get { plainAccessibilityPath }
    set { plainAccessibilityPath = newValue }
  }
  /// The label with attributes; by default the plain label.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { plainAccessibilityAttributedLabel }
    set { plainAccessibilityAttributedLabel = newValue }
  }
  /// The value with attributes; by default the plain value.
  open var accessibilityAttributedValue: NSAttributedString? {
    get { plainAccessibilityAttributedValue }
    set { plainAccessibilityAttributedValue = newValue }
  }
  /// The hint with attributes; by default the plain hint.
  open var accessibilityAttributedHint: NSAttributedString? {
    get { plainAccessibilityAttributedHint }
    set { plainAccessibilityAttributedHint = newValue }
  }
  /// The names by which voice control finds the object; by default its label.
  open var accessibilityUserInputLabels: [String]! {
    get { plainAccessibilityUserInputLabels }
    set { plainAccessibilityUserInputLabels = newValue }
  }
  /// The way in which the elements of the object are navigated; automatic by default.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { plainAccessibilityNavigationStyle }
    set { plainAccessibilityNavigationStyle = newValue }
  }
  /// The kind of container that the object is; `none` by default.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { plainAccessibilityContainerType }
    set { plainAccessibilityContainerType = newValue }
  }
  /// A Boolean value that indicates whether the object responds to user interaction. By default it is `true`
  /// for enabled controls only.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { plainAccessibilityRespondsToUserInteraction }
    set { plainAccessibilityRespondsToUserInteraction = newValue }
  }
  /// The accessibility elements in the object, in order.
  open var accessibilityElements: [Any]? {
    get { plainAccessibilityElements }
    set { plainAccessibilityElements = newValue }
  }
  /// The custom actions of the object.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { plainAccessibilityCustomActions }
    set { plainAccessibilityCustomActions = newValue }
  }

  // MARK: Closures for accessibility

  /// The closure whose result assistive technologies read in place of `isAccessibilityElement`.
  open var isAccessibilityElementBlock: AXBoolReturnBlock? {
    get { keptBlock(.isAccessibilityElement) }
    set { keep(newValue, .isAccessibilityElement) }
  }
  /// The closure whose result assistive technologies read in place of `accessibilityLabel`.
  open var accessibilityLabelBlock: AXStringReturnBlock? {
    get { keptBlock(.label) }
    set { keep(newValue, .label) }
  }
  /// The closure whose result assistive technologies read in place of `accessibilityValue`.
  open var accessibilityValueBlock: AXStringReturnBlock? {
    get { keptBlock(.value) }
    set { keep(newValue, .value) }
  }
  /// The closure whose result assistive technologies read in place of `accessibilityHint`.
  open var accessibilityHintBlock: AXStringReturnBlock? {
    get { keptBlock(.hint) }
    set { keep(newValue, .hint) }
  }
  /// The closure whose result assistive technologies read in place of `accessibilityTraits`.
  open var accessibilityTraitsBlock: AXTraitsReturnBlock? {
    get { keptBlock(.traits) }
    set { keep(newValue, .traits) }
  }
  /// The closure whose result assistive technologies read in place of `accessibilityIdentifier`.
  open var accessibilityIdentifierBlock: AXStringReturnBlock? {
    get { keptBlock(.identifier) }
    set { keep(newValue, .identifier) }
  }
  /// The closure whose result assistive technologies read in place of `accessibilityHeaderElements`. Stored only: nothing
  /// reads it here.
  open var accessibilityHeaderElementsBlock: AXArrayReturnBlock? {
    get { keptBlock(.headerElements) }
    set { keep(newValue, .headerElements) }
  }
  /// The closure whose result assistive technologies read in place of `accessibilityAttributedLabel`.
  open var accessibilityAttributedLabelBlock: AXAttributedStringReturnBlock? {
    get { keptBlock(.attributedLabel) }
    set { keep(newValue, .attributedLabel) }
  }
  /// The closure whose result assistive technologies read in place of `accessibilityAttributedValue`. Stored only: nothing
  /// reads it here.
  open var accessibilityAttributedValueBlock: AXAttributedStringReturnBlock? {
    get { keptBlock(.attributedValue) }
    set { keep(newValue, .attributedValue) }
  }
  /// The closure whose result assistive technologies read in place of `accessibilityAttributedHint`. Stored only: nothing
  /// reads it here.
  open var accessibilityAttributedHintBlock: AXAttributedStringReturnBlock? {
    get { keptBlock(.attributedHint) }
    set { keep(newValue, .attributedHint) }
  }
  /// The closure whose result assistive technologies read in place of `accessibilityLanguage`. Stored only: nothing
  /// reads it here.
  open var accessibilityLanguageBlock: AXStringReturnBlock? {
    get { keptBlock(.language) }
    set { keep(newValue, .language) }
  }
  /// The closure whose result assistive technologies read in place of `accessibilityTextualContext`. Stored only: nothing
  /// reads it here.
  open var accessibilityTextualContextBlock: AXTextualContextReturnBlock? {
    get { keptBlock(.textualContext) }
    set { keep(newValue, .textualContext) }
  }
  /// The closure whose result assistive technologies read in place of `accessibilityUserInputLabels`. Stored only: nothing
  /// reads it here.
  open var accessibilityUserInputLabelsBlock: AXStringArrayReturnBlock? {
    get { keptBlock(.userInputLabels) }
    set { keep(newValue, .userInputLabels) }
  }
  /// The closure whose result assistive technologies read in place of `accessibilityAttributedUserInputLabels`. Stored only: nothing
  /// reads it here.
  open var accessibilityAttributedUserInputLabelsBlock: AXAttributedStringArrayReturnBlock? {
    get { keptBlock(.attributedUserInputLabels) }
    set { keep(newValue, .attributedUserInputLabels) }
  }
  /// The closure whose result assistive technologies read in place of `accessibilityElementsHidden`.
  open var accessibilityElementsHiddenBlock: AXBoolReturnBlock? {
    get { keptBlock(.elementsHidden) }
    set { keep(newValue, .elementsHidden) }
  }
  /// The closure whose result assistive technologies read in place of `accessibilityRespondsToUserInteraction`. Stored only: nothing
  /// reads it here.
  open var accessibilityRespondsToUserInteractionBlock: AXBoolReturnBlock? {
    get { keptBlock(.respondsToUserInteraction) }
    set { keep(newValue, .respondsToUserInteraction) }
  }
  /// The closure whose result assistive technologies read in place of `accessibilityViewIsModal`.
  open var accessibilityViewIsModalBlock: AXBoolReturnBlock? {
    get { keptBlock(.viewIsModal) }
    set { keep(newValue, .viewIsModal) }
  }
  /// The closure whose result assistive technologies read in place of `shouldGroupAccessibilityChildren`. Stored only: nothing
  /// reads it here.
  open var accessibilityShouldGroupAccessibilityChildrenBlock: AXBoolReturnBlock? {
    get { keptBlock(.groupsChildren) }
    set { keep(newValue, .groupsChildren) }
  }
  /// The closure whose result assistive technologies read in place of `accessibilityElements`.
  open var accessibilityElementsBlock: AXArrayReturnBlock? {
    get { keptBlock(.elements) }
    set { keep(newValue, .elements) }
  }
  /// The closure whose result assistive technologies read in place of `automationElements`. Stored only: nothing
  /// reads it here.
  open var automationElementsBlock: AXArrayReturnBlock? {
    get { keptBlock(.automationElements) }
    set { keep(newValue, .automationElements) }
  }
  /// The closure whose result assistive technologies read in place of `accessibilityContainerType`. Stored only: nothing
  /// reads it here.
  open var accessibilityContainerTypeBlock: AXContainerTypeReturnBlock? {
    get { keptBlock(.containerType) }
    set { keep(newValue, .containerType) }
  }
  /// The closure whose result assistive technologies read in place of `accessibilityActivationPoint`. Stored only: nothing
  /// reads it here.
  open var accessibilityActivationPointBlock: AXPointReturnBlock? {
    get { keptBlock(.activationPoint) }
    set { keep(newValue, .activationPoint) }
  }
  /// The closure whose result assistive technologies read in place of `accessibilityFrame`.
  open var accessibilityFrameBlock: AXRectReturnBlock? {
    get { keptBlock(.frame) }
    set { keep(newValue, .frame) }
  }
  /// The closure whose result assistive technologies read in place of `accessibilityNavigationStyle`. Stored only: nothing
  /// reads it here.
  open var accessibilityNavigationStyleBlock: AXNavigationStyleReturnBlock? {
    get { keptBlock(.navigationStyle) }
    set { keep(newValue, .navigationStyle) }
  }
  /// The closure whose result assistive technologies read in place of `accessibilityPath`. Stored only: nothing
  /// reads it here.
  open var accessibilityPathBlock: AXPathReturnBlock? {
    get { keptBlock(.path) }
    set { keep(newValue, .path) }
  }
  /// The closure that assistive technologies call in place of `accessibilityActivate()`. Stored only: none is here.
  open var accessibilityActivateBlock: AXBoolReturnBlock? {
    get { keptBlock(.activate) }
    set { keep(newValue, .activate) }
  }
  /// The closure that assistive technologies call in place of `accessibilityIncrement()`. Stored only: none is here.
  open var accessibilityIncrementBlock: AXVoidReturnBlock? {
    get { keptBlock(.increment) }
    set { keep(newValue, .increment) }
  }
  /// The closure that assistive technologies call in place of `accessibilityDecrement()`. Stored only: none is here.
  open var accessibilityDecrementBlock: AXVoidReturnBlock? {
    get { keptBlock(.decrement) }
    set { keep(newValue, .decrement) }
  }
  /// The closure that assistive technologies call in place of `accessibilityPerformEscape()`. Stored only: none is here.
  open var accessibilityPerformEscapeBlock: AXBoolReturnBlock? {
    get { keptBlock(.performEscape) }
    set { keep(newValue, .performEscape) }
  }
  /// The closure that assistive technologies call in place of `accessibilityPerformMagicTap()`. Stored only: none is here.
  open var accessibilityMagicTapBlock: AXBoolReturnBlock? {
    get { keptBlock(.magicTap) }
    set { keep(newValue, .magicTap) }
  }
  /// The closure whose result assistive technologies read in place of `accessibilityCustomActions`. Stored only: nothing
  /// reads it here.
  open var accessibilityCustomActionsBlock: AXCustomActionsReturnBlock? {
    get { keptBlock(.customActions) }
    set { keep(newValue, .customActions) }
  }
  /// The closure whose result assistive technologies read in place of `accessibilityCustomRotors`. Stored only: nothing
  /// reads it here.
  open var accessibilityCustomRotorsBlock: AXCustomRotorsReturnBlock? {
    get { keptBlock(.customRotors) }
    set { keep(newValue, .customRotors) }
  }
  /// The closure whose result assistive technologies read in place of `accessibilityPreviousTextNavigationElement`. Stored only: nothing
  /// reads it here.
  open var accessibilityPreviousTextNavigationElementBlock: AXObjectReturnBlock? {
    get { keptBlock(.previousTextNavigationElement) }
    set { keep(newValue, .previousTextNavigationElement) }
  }
  /// The closure whose result assistive technologies read in place of `accessibilityNextTextNavigationElement`. Stored only: nothing
  /// reads it here.
  open var accessibilityNextTextNavigationElementBlock: AXObjectReturnBlock? {
    get { keptBlock(.nextTextNavigationElement) }
    set { keep(newValue, .nextTextNavigationElement) }
  }

  /// Called when a screen reader activates the object; returns whether it did something, `false` by default.
  /// Never called here.
  @discardableResult
  open func accessibilityActivate() -> Bool { false }
  /// Called when a screen reader increments the object's value. Never called here.
  open func accessibilityIncrement() {}
  /// Called when a screen reader decrements the object's value. Never called here.
  open func accessibilityDecrement() {}
  /// Called when a screen reader scrolls; returns whether it did something, `false` by default. Never called
  /// here.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Called when a screen reader zooms in at a point; returns whether it did something, `false` by default. Never called here.
  open func accessibilityZoomIn(at point: CGPoint) -> Bool { false }
  /// Called when a screen reader zooms out at a point; returns whether it did something, `false` by default. Never called here.
  open func accessibilityZoomOut(at point: CGPoint) -> Bool { false }
  /// Returns the element that a screen reader finds at a point of the screen; `nil` by default, for the one by its frame. Never called
  /// here.
  open func accessibilityHitTest(_ point: CGPoint, with event: UIEvent?) -> Any? { nil }
  /// Called when a screen reader focuses the object. Never called here.
  open func accessibilityElementDidBecomeFocused() {}
  /// Called when a screen reader stops focusing the object. Never called here.
  open func accessibilityElementDidLoseFocus() {}
  /// Returns a Boolean value that indicates whether a screen reader focuses the object; always `false`.
  open func accessibilityElementIsFocused() -> Bool { false }
  /// Returns the number of accessibility elements in the object: those of `accessibilityElements`.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  /// Returns an accessibility element by index; `nil` if it does not exist.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }
  /// Returns the index of an accessibility element; `NSNotFound` if it is not in the object.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) } ?? NSNotFound
  }

  /// Called to dismiss a modal view; returns whether it did something, `false` by default. Never called here.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Called for the most important action; returns whether it did something, `false` by default. Never called
  /// here.
  open func accessibilityPerformMagicTap() -> Bool { false }

  /// The next responder in the chain, which receives events that this one does not handle.
  open var next: UIResponder? { nil }

  /// The undo manager: the next responder's, and finally that of the window.
  open var undoManager: UndoManager? { next?.undoManager }

  /// A Boolean value that indicates whether the responder can become first responder; `false` by default.
  open var canBecomeFirstResponder: Bool { false }
  /// A Boolean value that indicates whether the responder can resign as first responder; `true` by default.
  open var canResignFirstResponder: Bool { true }

  /// A Boolean value that indicates whether the responder is the first responder.
  open var isFirstResponder: Bool { deviceSession.firstResponder === self }

  /// The first responder of the current device.
  package static var first: UIResponder? { DeviceSession.current.firstResponder }

  /// The window of the view, or of the view controller's view.
  package var hostingWindow: UIWindow? { nil }

  /// The session of the device that the responder is on.
  package var deviceSession: DeviceSession { DeviceSession.of(hostingWindow) }

  /// Makes the responder the first responder, if it can and the current one resigns.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder else { return false }
    let session = deviceSession
    if let present = session.firstResponder {
      guard session.whileResponderChanges({ present.resignFirstResponder() }) else {
        session.updateKeyboard()
        return false
      }
    }
    session.firstResponder = self
    session.updateKeyboard()
    return true
  }

  /// Resigns as first responder, if it can. Returns whether the responder is no longer first.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder, canResignFirstResponder else { return !isFirstResponder }
    let session = deviceSession
    session.firstResponder = nil
    session.closeEditMenu(of: self)
    session.updateKeyboard()
    return true
  }

  /// Resigns regardless of delegates.
  @_spi(UIKit) open func endEditingByForce() {
    resignFirstResponder()
  }

  /// The user's activity in the responder; `nil` if there is none to be continued.
  open var userActivity: NSUserActivity? {
    didSet {
      guard userActivity !== oldValue else { return }
      oldValue?.belong(to: self, false)
      userActivity?.belong(to: self, true)
    }
  }
  /// Updates an activity of the responder before it is needed. The default implementation does nothing.
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  /// Continues an activity. Called by the application; the default implementation does nothing.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  /// Adds menus to a menu system. Called on the application's delegate when the main menu is first needed;
  /// the default implementation forwards to the next responder.
  open func buildMenu(with builder: any UIMenuBuilder) { next?.buildMenu(with: builder) }

  /// The key commands of the responder; none by default.
  open var keyCommands: [UIKeyCommand]? { nil }
  /// The input mode of the responder's keyboard: the device's language.
  open var textInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first }

  /// The gestures for editing that the responder offers; `default` unless overridden. Never read here: there
  /// are no such gestures.
  open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }
  /// The name under which the keyboard's language is remembered; `nil`, the default, for none. Never read here:
  /// there is one keyboard.
  open var textInputContextIdentifier: String? { nil }
  /// Forgets the language that is remembered under a name. Without effect: there is one keyboard.
  open class func clearTextInputContextIdentifier(_ identifier: String) {}
  /// Inserts text that the camera reads. Without effect: there is no camera. Available if a subclass overrides
  /// it.
  open func captureTextFromCamera(_ sender: Any?) { unrecognized("captureTextFromCamera:") }

  /// Tells the responder that presses began. The default implementation forwards to the next responder.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }
  /// Tells the responder that the force of presses changed. The default implementation forwards to the next
  /// responder.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }
  /// Tells the responder that presses ended. The default implementation forwards to the next responder.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }
  /// Tells the responder that presses were cancelled. The default implementation forwards to the next
  /// responder.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  /// Simulates a press of a key. The first responder in the chain with a matching key command performs it;
  /// otherwise this responder receives the press.
  ///
  /// - Returns: Whether there was a matching command.
  package func press(_ characters: String, _ modifiers: UIKeyModifierFlags) -> Bool {
    let press = UIPress()
    press.key = UIKey(characters, modifiers)
    press.firstResponder = self
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
    if let command = CoreParts.controls.mainMenuSystem.keyCommand(characters, modifiers),
      let target = target(forAction: command.action, withSender: command)
    {
      return UIApplication.shared.sendAction(command.action, to: target, from: command, for: event)
    }
    pressesBegan([press], with: event)
    press.phase = .ended
    pressesEnded([press], with: event)
    return false
  }

  /// Tells the responder that touches began. The default implementation forwards to the next responder.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }
  /// Tells the responder that touches moved. The default implementation forwards to the next responder.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }
  /// Tells the responder that touches ended. The default implementation forwards to the next responder.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }
  /// Tells the responder that touches were cancelled. The default implementation forwards to the next
  /// responder.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
  /// Tells the next responder of updated estimates. Never called: no property of a touch is estimated.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    next?.touchesEstimatedPropertiesUpdated(touches)
  }

  /// Tells the responder that a motion, such as a shake, began. The default implementation forwards to the
  /// next responder.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }
  /// Tells the responder that a motion ended. The default implementation forwards to the next responder.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }
  /// Tells the responder that a motion was cancelled. The default implementation forwards to the next
  /// responder.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }
  /// Tells the responder about a command of a remote control. Never called here.
  open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }

  /// The view displayed in place of the keyboard while the responder is first; `nil` for the keyboard.
  open var inputView: UIView? { nil }

  /// The view displayed above the keyboard while the responder, or one before it in the chain, is first.
  open var inputAccessoryView: UIView? { nil }

  /// The groups of buttons beside the suggestions of the keyboard. Stored only: keyboards of phones have none.
  open var inputAssistantItem: UITextInputAssistantItem {
    let kept = objc_getAssociatedObject(self, Self.assistantKey)
    if let kept = kept as? UITextInputAssistantItem { return kept }
    let item = UITextInputAssistantItem()
    objc_setAssociatedObject(self, Self.assistantKey, item, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return item
  }
  /// Unsafe in name only: just the address is used, nothing is read or written there.
  nonisolated(unsafe) private static let assistantKey = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  /// The controller of the view displayed in place of the keyboard; `nil` for `inputView`.
  open var inputViewController: UIInputViewController? { nil }

  /// The controller of the view displayed above the keyboard; `nil` for `inputAccessoryView`.
  open var inputAccessoryViewController: UIInputViewController? { nil }

  // MARK: Pasting

  /// The types of content that the responder accepts; `nil`, the default, for none.
  open var pasteConfiguration: UIPasteConfiguration? {
    get { objc_getAssociatedObject(self, Self.pasteKey) as? UIPasteConfiguration }
    set { objc_setAssociatedObject(self, Self.pasteKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }
  /// Unsafe in name only: just the address is used, nothing is read or written there.
  nonisolated(unsafe) private static let pasteKey = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  /// Pastes content. The default implementation does nothing.
  open func paste(itemProviders: [NSItemProvider]) {}
  /// Returns a Boolean value that indicates whether the responder accepts one of the items; by default
  /// whether one has a type of `pasteConfiguration`.
  open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
    guard let types = pasteConfiguration?.acceptableTypeIdentifiers else { return false }
    return itemProviders.contains { provider in
      types.contains { provider.hasItemConformingToTypeIdentifier($0) }
    }
  }

  /// Updates the input views if the responder is first.
  open func reloadInputViews() {
    if isFirstResponder { deviceSession.updateKeyboard() }
  }

  // MARK: Commands

  /// Returns a Boolean value that indicates whether the responder performs an action, which menus check
  /// before they offer it; by default whether its class has such a method.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    editCommands?.canPerform(action.name) ?? responds(to: action)
  }

  /// Returns the object that performs an action: the responder itself, or the target of the next responder.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
  }

  /// Called before a command is displayed that the responder would perform, so that its title or state can be
  /// changed. The default implementation does nothing.
  open func validate(_ command: UICommand) {}

  /// Cuts the selection to the general pasteboard. Available if a subclass overrides it.
  open func cut(_ sender: Any?) { editCommands("cut:").cut() }
  /// Copies the selection to the general pasteboard. Available if a subclass overrides it.
  open func copy(_ sender: Any?) { editCommands("copy:").copy() }
  /// Replaces the selection with the content of the general pasteboard. Available if a subclass overrides it.
  open func paste(_ sender: Any?) { editCommands("paste:").paste() }
  /// Pastes with the attributes of the surrounding text. Available if a subclass overrides it.
  open func pasteAndMatchStyle(_ sender: Any?) { editCommands("pasteAndMatchStyle:").pasteAndMatchStyle() }
  /// Pastes, and goes to the pasted address. Available if a subclass overrides it.
  open func pasteAndGo(_ sender: Any?) { unrecognized("pasteAndGo:") }
  /// Pastes, and searches for the pasted text. Available if a subclass overrides it.
  open func pasteAndSearch(_ sender: Any?) { unrecognized("pasteAndSearch:") }
  /// Selects the item at the caret. Available if a subclass overrides it.
  open func select(_ sender: Any?) { editCommands("select:").selectWord() }
  /// Selects everything. Available if a subclass overrides it.
  open func selectAll(_ sender: Any?) { editCommands("selectAll:").selectAll() }
  /// Deletes the selection. Available if a subclass overrides it.
  open func delete(_ sender: Any?) { editCommands("delete:").delete() }
  /// Sets the writing direction of the selection to left to right. Available if a subclass overrides it.
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {
    unrecognized("makeTextWritingDirectionLeftToRight:")
  }
  /// Sets the writing direction of the selection to right to left. Available if a subclass overrides it.
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {
    unrecognized("makeTextWritingDirectionRightToLeft:")
  }
  /// Toggles bold in the selection. Available if a subclass overrides it.
  open func toggleBoldface(_ sender: Any?) { editCommands("toggleBoldface:").toggle(.traitBold) }
  /// Toggles italics in the selection. Available if a subclass overrides it.
  open func toggleItalics(_ sender: Any?) { editCommands("toggleItalics:").toggle(.traitItalic) }
  /// Toggles underline in the selection. Available if a subclass overrides it.
  open func toggleUnderline(_ sender: Any?) { editCommands("toggleUnderline:").toggleUnderline() }
  /// Increases the size of the selection. Available if a subclass overrides it.
  open func increaseSize(_ sender: Any?) { unrecognized("increaseSize:") }
  /// Decreases the size of the selection. Available if a subclass overrides it.
  open func decreaseSize(_ sender: Any?) { unrecognized("decreaseSize:") }
  /// Begins a search. Available if a subclass overrides it.
  open func find(_ sender: Any?) { unrecognized("find:") }
  /// Begins a search with replacement. Available if a subclass overrides it.
  open func findAndReplace(_ sender: Any?) { unrecognized("findAndReplace:") }
  /// Goes to the next result. Available if a subclass overrides it.
  open func findNext(_ sender: Any?) { unrecognized("findNext:") }
  /// Goes to the previous result. Available if a subclass overrides it.
  open func findPrevious(_ sender: Any?) { unrecognized("findPrevious:") }
  /// Searches for the selection. Available if a subclass overrides it.
  open func useSelectionForFind(_ sender: Any?) { unrecognized("useSelectionForFind:") }
  /// Renames the selection. Available if a subclass overrides it.
  open func rename(_ sender: Any?) { unrecognized("rename:") }
  /// Duplicates the selection. Available if a subclass overrides it.
  open func duplicate(_ sender: Any?) { unrecognized("duplicate:") }
  /// Moves the selection. Available if a subclass overrides it.
  open func move(_ sender: Any?) { unrecognized("move:") }
  /// Exports the selection. Available if a subclass overrides it.
  open func export(_ sender: Any?) { unrecognized("export:") }
  /// Returns the object that provides the elements of a deferred element of a menu, in iOS 26; `nil`, the
  /// default, leaves it to the next responder.
  open func provider(for deferredElement: UIDeferredMenuElement) -> UIDeferredMenuElement.Provider? { nil }
  /// Prints the content. Available if a subclass overrides it.
  open func printContent(_ sender: Any?) { unrecognized("printContent:") }
  /// Creates an item from the content of the general pasteboard. Available if a subclass overrides it.
  open func newFromPasteboard(_ sender: Any?) { unrecognized("newFromPasteboard:") }
  /// Aligns the selection to the left. Available if a subclass overrides it.
  open func alignLeft(_ sender: Any?) { unrecognized("alignLeft:") }
  /// Centers the selection. Available if a subclass overrides it.
  open func alignCenter(_ sender: Any?) { unrecognized("alignCenter:") }
  /// Justifies the selection. Available if a subclass overrides it.
  open func alignJustified(_ sender: Any?) { unrecognized("alignJustified:") }
  /// Aligns the selection to the right. Available if a subclass overrides it.
  open func alignRight(_ sender: Any?) { unrecognized("alignRight:") }
  /// Shows or hides the sidebar. Available if a subclass overrides it.
  open func toggleSidebar(_ sender: Any?) { unrecognized("toggleSidebar:") }
  /// Shows or hides the inspector. Available if a subclass overrides it.
  open func toggleInspector(_ sender: Any?) { unrecognized("toggleInspector:") }
  /// Closes the window. Available if a subclass overrides it.
  open func performClose(_ sender: Any?) { unrecognized("performClose:") }
  /// Shows the tools that rewrite text. Available if a subclass overrides it.
  open func showWritingTools(_ sender: Any?) { unrecognized("showWritingTools:") }
  /// Replaces the attributes of each run in the selection. Available if a subclass overrides it.
  open func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) { editCommands("updateTextAttributesWithConversionHandler:").updateAttributes(conversionHandler) }

  /// The commands of editing menus that the responder has without overriding their methods; `nil` for none.
  @_spi(UIKit) open var editCommands: (any EditCommands)? { nil }

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

extension UIResponder: UserActivityOwner {
  package func update(_ activity: NSUserActivity) { updateUserActivityState(activity) }
}
