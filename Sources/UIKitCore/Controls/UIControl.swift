import Foundation

/// A view that calls targets and actions in response to touches.
@preconcurrency @MainActor
open class UIControl: UIView, AccessibilityControl, UIContextMenuInteractionDelegate {
  @_spi(UIKit) open override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(traits: accessibilityStates)
  }

  /// The traits of the control's state.
  package final var accessibilityStates: UIAccessibilityTraits {
    var traits: UIAccessibilityTraits = []
    if !isEnabled { traits.insert(.notEnabled) }
    if isSelected { traits.insert(.selected) }
    return traits
  }

  private struct Registration {
    enum Receiver {
      /// A target that is `nil` or was deallocated sends the action up the responder chain.
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

  /// Creates a control with an action for its primary event.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Creates a control that is read from a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
    coder.finish(self, as: UIControl.self)
  }

  // MARK: State

  /// The state, which determines the appearance: highlighted, disabled, selected.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// A Boolean value that determines whether the control is enabled; disabled controls receive no touches.
  /// `true` by default.
  open var isEnabled = true {
    didSet {
      if isEnabled != oldValue { stateChanged() }
      KeyValueObserving.changed(self, "enabled")
    }
  }

  /// A Boolean value that indicates whether the control is selected; `false` by default. Only some buttons
  /// change it themselves.
  open var isSelected = false {
    didSet {
      if isSelected != oldValue { stateChanged() }
      KeyValueObserving.changed(self, "selected")
    }
  }

  /// A Boolean value that indicates whether the control is highlighted, as during a touch inside it.
  open var isHighlighted = false {
    didSet {
      if isHighlighted != oldValue { stateChanged() }
      KeyValueObserving.changed(self, "highlighted")
    }
  }

  /// Called with a chosen entry of a context menu, before it is performed.
  @_spi(UIKit) open func chose(_ action: UIAction, in menu: UIMenu) {}

  /// Called after the state changed, so that controls update their appearance.
  @_spi(UIKit) open func stateChanged() {
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// The vertical alignment of the content; `center` by default.
  open var contentVerticalAlignment: ContentVerticalAlignment = .center {
    didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
  }

  /// The horizontal alignment of the content; `center` by default.
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }

  /// The horizontal alignment, with leading and trailing resolved to left and right.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return switch contentHorizontalAlignment {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    default: contentHorizontalAlignment
    }
  }

  /// A Boolean value that determines whether a tap opens the control's menu in place of its actions; `false`
  /// by default.
  open var showsMenuAsPrimaryAction = false

  /// A Boolean value that determines whether a long touch opens the control's menu; `false` by default.
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

  /// The interaction that presents the control's menu while that is enabled.
  open private(set) var contextMenuInteraction: UIContextMenuInteraction?

  /// Returns the configuration of the control's menu; `nil` unless overridden.
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
  /// Returns the preview of `contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)`.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    contextMenuInteraction(interaction, previewForHighlightingMenuWithConfiguration: configuration)
  }
  /// Returns the preview of `contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)`.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    contextMenuInteraction(interaction, previewForDismissingMenuWithConfiguration: configuration)
  }
  /// Returns the preview beside whose view the menu is; `nil`, for the control, unless overridden.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Returns `nil` unless overridden.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Returns the point at which menus are attached, in the control's coordinates: its center.
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    CGPoint(x: bounds.midX, y: bounds.midY)
  }

  /// Presents the menu as the control's primary action.
  ///
  /// - Returns: Whether there is a menu.
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
  /// The text that hovering would display. Without effect: virtual devices have no pointer.
  open var toolTip: String?

  // MARK: Targets and actions

  /// Registers a method of a target for events.
  ///
  /// The target is not retained. A target that is `nil` or was deallocated stands for the responder chain. A
  /// value that is not an object is boxed and the box deallocated immediately, for example `self` in the
  /// initial value of a stored property, which is a method there.
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

  /// Unregisters a target's method for events; `nil` stands for any target or action.
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

  /// Registers an action for events, replacing one with the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    registrations.append(Registration(receiver: .action(action), events: controlEvents))
  }

  /// Unregisters an action for events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Unregisters the action with an identifier for events.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    for index in registrations.indices {
      if case .action(let known) = registrations[index].receiver, known.identifier == actionIdentifier {
        registrations[index].events.subtract(controlEvents)
      }
    }
    registrations.removeAll { $0.events.isEmpty }
  }

  /// The targets of all registrations that still exist.
  open var allTargets: Set<AnyHashable> {
    Set(
      registrations.compactMap {
        if case .target(let target, _) = $0.receiver { target.object as? NSObject } else { nil }
      })
  }

  /// The events for which there are registrations.
  open var allControlEvents: Event {
    registrations.reduce([]) { $0.union($1.events) }
  }

  /// Returns the names of a target's methods for an event; `nil` if there are none.
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

  /// Calls a closure for each registration, with its action or target and selector and its events, until
  /// `stop` is set.
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

  /// Performs the registered actions of events.
  open func sendActions(for controlEvents: Event) {
    send(controlEvents, with: nil)
  }

  /// Performs the control's primary action, as a tap does: its menu opens where that is the primary action, and else
  /// the actions of `primaryActionTriggered` are performed. A disabled control does nothing.
  open func performPrimaryAction() {
    guard isEnabled, !showMenu() else { return }
    sendActions(for: .primaryActionTriggered)
  }

  package func send(_ controlEvents: Event, with event: UIEvent?) {
    for registration in registrations where !registration.events.isDisjoint(with: controlEvents) {
      switch registration.receiver {
      case .action(let action):
        if !action.attributes.contains(.disabled) { sendAction(action) }
      case .target(let target, let selector): sendAction(selector, to: target.object, for: event)
      }
    }
  }

  /// Performs an action. Override it to observe or redirect actions.
  open func sendAction(_ action: UIAction) {
    action.perform(sender: self)
  }

  /// Sends a selector to a target, or up the responder chain, by way of the application.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  // MARK: Touches

  /// A Boolean value that indicates whether the control is tracking a touch.
  open private(set) var isTracking = false
  /// A Boolean value that indicates whether the tracked touch is inside the control.
  open private(set) var isTouchInside = false

  /// The distance around the control within which a tracked touch counts as inside: 70 points, as on iOS.
  private static let slack: CGFloat = 70

  /// Returns whether the control tracks a touch that began in it; `true` by default.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Returns whether the control continues to track a touch; `true` by default.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when a tracked touch ended, before events are sent. The default implementation does nothing.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Called when a tracked touch was cancelled. The default implementation does nothing.
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
    isTouchInside = isWithinTrackingDistance(touch)
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
    isTouchInside = isWithinTrackingDistance(touch)
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
    // Subclasses read `isTouchInside` at the end of tracking.
    isTouchInside = false
  }

  /// A Boolean value that indicates whether a touch that ends inside is the control's primary event.
  @_spi(UIKit) open var triggersPrimaryAction: Bool { false }

  private func isWithinTrackingDistance(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -UIControl.slack, dy: -UIControl.slack).contains(touch.location(in: self))
  }
}

extension UIControl {
  /// The events of a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits of the events, which are UIKit's.
    public let rawValue: UInt
    /// Creates events from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A touch began inside the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A touch began inside the control with a tap count greater than one.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A touch moved inside the control or near it.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A touch moved outside the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A touch moved into the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A touch moved out of the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A touch ended inside the control or near it.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A touch ended outside the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// A touch was cancelled, for example by a scroll view.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The user changed the control's value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control's primary action: a button was tapped, a switch changed, a field's return key pressed.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The menu of the control is about to be presented as its primary action.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing of a text field began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The user changed a text field's text.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing of a text field ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The return key was pressed.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All touch events.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// All editing events.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// Bits reserved for events of an application's own controls.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// Bits reserved for the system.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The state of a control.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits of the state, which are UIKit's.
    public let rawValue: UInt
    /// Creates a state from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// None of the other states.
    public static let normal: State = []
    /// A touch is inside the control.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The control is disabled.
    public static let disabled = State(rawValue: 1 << 1)
    /// The control is selected.
    public static let selected = State(rawValue: 1 << 2)
    /// The control is focused; never the case here.
    public static let focused = State(rawValue: 1 << 3)
    /// Bits reserved for states of an application's own controls.
    public static let application = State(rawValue: 0x00FF_0000)
    /// Bits reserved for the system.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// The vertical alignment of content.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// Centered.
    case center = 0
    /// At the top.
    case top = 1
    /// At the bottom.
    case bottom = 2
    /// From edge to edge. Buttons treat it as `top`, those with a configuration as `center`.
    case fill = 3
  }

  /// The horizontal alignment of content.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// Centered.
    case center = 0
    /// At the left edge.
    case left = 1
    /// At the right edge.
    case right = 2
    /// From edge to edge. Buttons treat it as `left`, those with a configuration as `center`.
    case fill = 3
    /// At the leading edge.
    case leading = 4
    /// At the trailing edge.
    case trailing = 5
  }
}

// Names in Swift 4 and before.
/// The name in Swift 4 and before.
public typealias UIControlEvents = UIControl.Event
/// The name in Swift 4 and before.
public typealias UIControlState = UIControl.State
/// The name in Swift 4 and before.
public typealias UIControlContentVerticalAlignment = UIControl.ContentVerticalAlignment
/// The name in Swift 4 and before.
public typealias UIControlContentHorizontalAlignment = UIControl.ContentHorizontalAlignment

extension NamedMembers {
  static let control = NamedMembers(UIControl.self) {
    $0.property("isEnabled", \.isEnabled)
    $0.property("isSelected", \.isSelected)
    $0.property("isHighlighted", \.isHighlighted)
  }
}
