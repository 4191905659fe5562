import Foundation

/// A view that tells targets about what a finger does with it.
@preconcurrency @MainActor
open class UIControl: UIView, UIContextMenuInteractionDelegate {
  private struct Registration {
    enum Receiver {
      /// A target of nil, or one that is gone, sends the action up the responder chain.
      case target(WeakTarget, Selector)
      case action(UIAction)
    }
    var receiver: Receiver
    var events: Event
  }

  private final class WeakTarget {
    weak var object: AnyObject?
    init(_ object: AnyObject?) { self.object = object }
  }

  private var registrations: [Registration] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  /// A control with an action for its main event.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Reads a control from a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
    coder.finish(self, as: UIControl.self)
  }

  // MARK: State

  /// What the control looks by: disabled, highlighted, selected, focused.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// A disabled control gets no touches.
  open var isEnabled = true {
    didSet {
      if isEnabled != oldValue { stateChanged() }
      KeyValueObserving.changed(self, "enabled")
    }
  }

  /// Whether the control is selected; false by default. Nothing but code changes it.
  open var isSelected = false {
    didSet {
      if isSelected != oldValue { stateChanged() }
      KeyValueObserving.changed(self, "selected")
    }
  }

  /// Whether the control looks pressed; true while a finger is on it.
  open var isHighlighted = false {
    didSet {
      if isHighlighted != oldValue { stateChanged() }
      KeyValueObserving.changed(self, "highlighted")
    }
  }

  /// Called when the state changed. Controls bring their looks up to date here.
  func stateChanged() {
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// Where content stands between top and bottom; in the middle by default.
  open var contentVerticalAlignment: ContentVerticalAlignment = .center {
    didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
  }

  /// Where content stands between left and right; in the middle by default.
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }

  /// The alignment with leading and trailing turned into left and right.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return switch contentHorizontalAlignment {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    default: contentHorizontalAlignment
    }
  }

  /// Whether a tap shows the control's menu in place of its actions.
  open var showsMenuAsPrimaryAction = false

  /// Whether a finger that stays on the control shows its menu.
  open var isContextMenuInteractionEnabled: Bool {
    get { contextMenuInteraction != nil }
    set {
      guard newValue != isContextMenuInteractionEnabled else { return }
      if newValue {
        let interaction = UIContextMenuInteraction(delegate: self)
        contextMenuInteraction = interaction
        addInteraction(interaction)
      } else if let interaction = contextMenuInteraction {
        removeInteraction(interaction)
        contextMenuInteraction = nil
      }
    }
  }

  /// What shows the control's menu, while that is enabled.
  open private(set) var contextMenuInteraction: UIContextMenuInteraction?

  /// The menu of the control: none unless a subclass makes one.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Where menus are attached, in the control's coordinates: its middle.
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    CGPoint(x: bounds.midX, y: bounds.midY)
  }

  /// Shows the menu as the control's main action.
  ///
  /// - Returns: whether there is one.
  func showMenu() -> Bool {
    guard showsMenuAsPrimaryAction, let window else { return false }
    isContextMenuInteractionEnabled = true
    guard let interaction = contextMenuInteraction,
      let configuration = contextMenuInteraction(
        interaction, configurationForMenuAtLocation: CGPoint(x: bounds.midX, y: bounds.midY))
    else { return false }
    send(.menuActionTriggered, with: nil)
    interaction.present(configuration, beside: convert(bounds, to: window), in: window, sender: self)
    return true
  }
  /// What a resting pointer would show. Kept, not shown: virtual devices have none.
  open var toolTip: String?

  // MARK: Targets and actions

  /// Registers a method of a target for events.
  ///
  /// The target is not retained. One of nil means the responder chain, and so does one that is gone: what is no object is
  /// boxed and goes at once, such as the `self` of a stored property's initial value, which is a method there.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    for index in registrations.indices {
      if case .target(let known, action) = registrations[index].receiver, known.object === object {
        registrations[index].events.formUnion(controlEvents)
        return
      }
    }
    registrations.append(Registration(receiver: .target(WeakTarget(object), action), events: controlEvents))
  }

  /// Unregisters a target's method for events; nil for the target or the action means any.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    for index in registrations.indices {
      guard case .target(let known, let selector) = registrations[index].receiver else { continue }
      if (object == nil || known.object === object) && (action == nil || action == selector) {
        registrations[index].events.subtract(controlEvents)
      }
    }
    registrations.removeAll { $0.events.isEmpty }
  }

  /// Registers a closure for events; an action of the same identifier is replaced.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    registrations.append(Registration(receiver: .action(action), events: controlEvents))
  }

  /// Unregisters an action for events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Unregisters the action of an identifier for events.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    for index in registrations.indices {
      if case .action(let known) = registrations[index].receiver, known.identifier == actionIdentifier {
        registrations[index].events.subtract(controlEvents)
      }
    }
    registrations.removeAll { $0.events.isEmpty }
  }

  /// The targets of all registrations that are alive.
  open var allTargets: Set<AnyHashable> {
    Set(
      registrations.compactMap {
        if case .target(let target, _) = $0.receiver { target.object as? NSObject } else { nil }
      })
  }

  /// The events that something is registered for.
  open var allControlEvents: Event {
    registrations.reduce([]) { $0.union($1.events) }
  }

  /// Names of a target's methods for an event, nil for none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let object = target.map { $0 as AnyObject }
    let names: [String] = registrations.compactMap {
      guard case .target(let known, let selector) = $0.receiver, known.object === object,
        !$0.events.isDisjoint(with: controlEvent)
      else { return nil }
      return selector.name
    }
    return names.isEmpty ? nil : names
  }

  /// Calls each action, with its target, its action and the events, until `stop` is set.
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    var stop = false
    for registration in registrations where !stop {
      switch registration.receiver {
      case .action(let action): iterator(action, nil, registration.events, &stop)
      case .target(let target, let selector):
        iterator(nil, (target.object, selector), registration.events, &stop)
      }
    }
  }

  /// Calls whatever is registered for events.
  open func sendActions(for controlEvents: Event) {
    send(controlEvents, with: nil)
  }

  func send(_ controlEvents: Event, with event: UIEvent?) {
    for registration in registrations where !registration.events.isDisjoint(with: controlEvents) {
      switch registration.receiver {
      case .action(let action):
        if !action.attributes.contains(.disabled) { sendAction(action) }
      case .target(let target, let selector): sendAction(selector, to: target.object, for: event)
      }
    }
  }

  /// Calls an action's closure. Override it to watch or redirect actions.
  open func sendAction(_ action: UIAction) {
    action.perform(sender: self)
  }

  /// Has the application call a method of a target, or of who performs it in the responder chain.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  // MARK: Touches

  /// Whether a touch that began in the control is still followed.
  open private(set) var isTracking = false
  /// Whether the touch is inside the control.
  open private(set) var isTouchInside = false

  /// How far around the control a finger still counts as inside once it is down: 70 points on iOS.
  private static let slack: CGFloat = 70

  /// Whether a touch is followed that began within the control; true by itself.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Whether a touch is followed further; true by itself.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when a followed touch has ended, before the control's events are sent. Does nothing by itself.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Called when a followed touch was taken away. Does nothing by itself.
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, let touch = touches.first else { return }
    isTracking = beginTracking(touch, with: event)
    guard isTracking else { return }
    isTouchInside = true
    isHighlighted = true
    send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let wasInside = isTouchInside
    isTouchInside = isNear(touch)
    guard continueTracking(touch, with: event) else {
      finishTracking(touch, with: event)
      return
    }
    isHighlighted = isTouchInside
    if wasInside != isTouchInside { send(isTouchInside ? .touchDragEnter : .touchDragExit, with: event) }
    send(isTouchInside ? .touchDragInside : .touchDragOutside, with: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    isTouchInside = isNear(touch)
    finishTracking(touch, with: event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    isTracking = false
    isTouchInside = false
    isHighlighted = false
    cancelTracking(with: event)
    send(.touchCancel, with: event)
  }

  private func finishTracking(_ touch: UITouch, with event: UIEvent?) {
    let isInside = isTouchInside
    isTracking = false
    isHighlighted = false
    endTracking(touch, with: event)
    if isInside, showMenu() {
      isTouchInside = false
      return
    }
    send(isInside ? .touchUpInside : .touchUpOutside, with: event)
    if isInside, triggersPrimaryAction { send(.primaryActionTriggered, with: event) }
    // Subclasses ask at the end of tracking where the finger left.
    isTouchInside = false
  }

  /// Whether letting go inside is the control's main event.
  var triggersPrimaryAction: Bool { false }

  private func isNear(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -UIControl.slack, dy: -UIControl.slack).contains(touch.location(in: self))
  }
}

extension UIControl {
  /// What happens to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits; they are UIKit's.
    public let rawValue: UInt
    /// Events of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger came down within the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger came down within the control for the second time or more often.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The finger moved, and is within the control or near it.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The finger moved, and is outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The finger moved back in.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The finger moved out.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The finger left the screen within the control or near it.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The finger left the screen outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The touch was taken away, by a scroll view for example.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The user changed the control's value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control's main event: a button was tapped, a switch turned, a field's return key pressed.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A menu is about to be shown. It never is here.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing of a text field began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// Keys changed a text field's text.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing of a text field ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The return key was pressed.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All events of touches.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// All events of editing.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// Bits for events of an application's own controls.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// Bits for the system.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// What a control looks by.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits; they are UIKit's.
    public let rawValue: UInt
    /// States of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// No other state.
    public static let normal: State = []
    /// A finger is on the control.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The control is not enabled.
    public static let disabled = State(rawValue: 1 << 1)
    /// The control is selected.
    public static let selected = State(rawValue: 1 << 2)
    /// The control has the focus. It never has here.
    public static let focused = State(rawValue: 1 << 3)
    /// Bits for states of an application's own controls.
    public static let application = State(rawValue: 0x00FF_0000)
    /// Bits for the system.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// Where content stands between top and bottom.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the upper edge.
    case top = 1
    /// At the lower edge.
    case bottom = 2
    /// From edge to edge; buttons take it as `top`, those with a configuration as `center`.
    case fill = 3
  }

  /// Where content stands between left and right.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the left edge.
    case left = 1
    /// At the right edge.
    case right = 2
    /// From edge to edge; buttons take it as `left`, those with a configuration as `center`.
    case fill = 3
    /// At the edge where text begins.
    case leading = 4
    /// At the edge where text ends.
    case trailing = 5
  }
}

// Names of Swift 4 and before.
/// The name of `UIControl.Event` in Swift 4 and before.
public typealias UIControlEvents = UIControl.Event
/// The name of `UIControl.State` in Swift 4 and before.
public typealias UIControlState = UIControl.State
/// The name of `UIControl.ContentVerticalAlignment` in Swift 4 and before.
public typealias UIControlContentVerticalAlignment = UIControl.ContentVerticalAlignment
/// The name of `UIControl.ContentHorizontalAlignment` in Swift 4 and before.
public typealias UIControlContentHorizontalAlignment = UIControl.ContentHorizontalAlignment

extension NamedMembers {
  static let control = NamedMembers(UIControl.self) {
    $0.property("isEnabled", \.isEnabled)
    $0.property("isSelected", \.isSelected)
    $0.property("isHighlighted", \.isHighlighted)
  }
}
