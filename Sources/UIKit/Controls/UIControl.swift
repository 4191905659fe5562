import Foundation

/// A view that tells targets about what a finger does with it.
@preconcurrency @MainActor
open class UIControl: UIView {
  private struct Registration {
    enum Receiver {
      /// A nil target sends the action up the responder chain.
      case target(WeakTarget, Selector, isChain: Bool)
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

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
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
    didSet { if isEnabled != oldValue { stateChanged() } }
  }

  open var isSelected = false {
    didSet { if isSelected != oldValue { stateChanged() } }
  }

  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateChanged() } }
  }

  /// Called when the state changed. Controls bring their looks up to date here.
  func stateChanged() {
    setNeedsLayout()
    setNeedsDisplay()
  }

  open var contentVerticalAlignment: ContentVerticalAlignment = .center {
    didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
  }

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

  open var showsMenuAsPrimaryAction = false
  open var isContextMenuInteractionEnabled = false
  open var toolTip: String?

  // MARK: Targets and actions

  /// Registers a method of a target for events. The target is not retained; nil means the responder chain.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    for index in registrations.indices {
      if case .target(let known, action, _) = registrations[index].receiver, known.object === object {
        registrations[index].events.formUnion(controlEvents)
        return
      }
    }
    registrations.append(
      Registration(
        receiver: .target(WeakTarget(object), action, isChain: target == nil), events: controlEvents))
  }

  /// Unregisters a target's method for events; nil for the target or the action means any.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    for index in registrations.indices {
      guard case .target(let known, let selector, _) = registrations[index].receiver else { continue }
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

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    for index in registrations.indices {
      if case .action(let known) = registrations[index].receiver, known.identifier == actionIdentifier {
        registrations[index].events.subtract(controlEvents)
      }
    }
    registrations.removeAll { $0.events.isEmpty }
  }

  open var allTargets: Set<AnyHashable> {
    Set(
      registrations.compactMap {
        if case .target(let target, _, _) = $0.receiver { target.object as? NSObject } else { nil }
      })
  }

  open var allControlEvents: Event {
    registrations.reduce([]) { $0.union($1.events) }
  }

  /// Names of a target's methods for an event, nil for none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let object = target.map { $0 as AnyObject }
    let names: [String] = registrations.compactMap {
      guard case .target(let known, let selector, _) = $0.receiver, known.object === object,
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
      case .target(let target, let selector, _):
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
      case .target(let target, let selector, let isChain):
        if isChain {
          sendAction(selector, to: nil, for: event)
        } else if let object = target.object {
          sendAction(selector, to: object, for: event)
        }
      }
    }
  }

  /// Calls an action's closure. Override it to watch or redirect actions.
  open func sendAction(_ action: UIAction) {
    action.perform(sender: self)
  }

  /// Calls a method of a target, or of the first in the responder chain that has it.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    if let target {
      action.invoke(on: target as AnyObject, sender: self, event: event)
      return
    }
    var responder: UIResponder? = self
    while let present = responder {
      if action.invoke(on: present, sender: self, event: event) { return }
      responder = present.next
    }
  }

  // MARK: Touches

  /// Whether a touch that began in the control is still followed.
  open private(set) var isTracking = false
  /// Whether the touch is inside the control.
  open private(set) var isTouchInside = false

  /// How far around the control a finger still counts as inside once it is down: 70 points on iOS.
  private static let slack: CGFloat = 70

  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
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
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let touchDown = Event(rawValue: 1 << 0)
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    public static let touchDragInside = Event(rawValue: 1 << 2)
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    public static let touchDragExit = Event(rawValue: 1 << 5)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// What a control looks by.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal: State = []
    public static let highlighted = State(rawValue: 1 << 0)
    public static let disabled = State(rawValue: 1 << 1)
    public static let selected = State(rawValue: 1 << 2)
    public static let focused = State(rawValue: 1 << 3)
    public static let application = State(rawValue: 0x00FF_0000)
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  public enum ContentVerticalAlignment: Int, Sendable {
    case center = 0
    case top = 1
    case bottom = 2
    case fill = 3
  }

  public enum ContentHorizontalAlignment: Int, Sendable {
    case center = 0
    case left = 1
    case right = 2
    case fill = 3
    case leading = 4
    case trailing = 5
  }
}

// Names of Swift 4 and before.
public typealias UIControlEvents = UIControl.Event
public typealias UIControlState = UIControl.State
public typealias UIControlContentVerticalAlignment = UIControl.ContentVerticalAlignment
public typealias UIControlContentHorizontalAlignment = UIControl.ContentHorizontalAlignment
