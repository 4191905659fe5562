import Foundation

/// The keyboard of a window, which is displayed while a responder in the window that accepts keys is the
/// first responder.
///
/// The order of events is Apple's ("UITextField", validating and editing text):
///
/// 1. The delegate allows editing, and the responder becomes the first responder.
/// 2. `keyboardWillChangeFrame` and `keyboardWillShow` are posted; the panel and the views constrained to
///   `keyboardLayoutGuide` move.
/// 3. The delegate is notified that editing began.
/// 4. 0.25 seconds later `keyboardDidChangeFrame` and `keyboardDidShow` are posted.
///
/// A keyboard that is already displayed and changes its height posts only the notifications about its frame.
@preconcurrency @MainActor
package final class Keyboard: WindowKeyboard {
  /// The duration that iOS states in its notifications, in seconds.
  static let duration: TimeInterval = 0.25
  /// The raw value of the curve that iOS states in its notifications.
  static let curve = 7

  private unowned let host: UIWindow
  /// The window of the keyboard; `nil` once the window is deallocated.
  private weak var weakHost: UIWindow?
  /// The window that contains the keyboard; `nil` until the keyboard is first displayed.
  private(set) var window: KeyboardWindow?

  /// A Boolean value that indicates whether the keyboard is displayed, or moving into place.
  package private(set) var isShown = false

  /// The frame of the keyboard after any movement, in points in the window's coordinates.
  package private(set) var frame = CGRect.zero

  /// The window that contains the keyboard; `nil` while the keyboard is hidden.
  package var visibleWindow: UIWindow? {
    guard let window, !window.isHidden else { return nil }
    return window
  }

  private var inputView: UIView?
  private var accessoryView: UIView?
  /// The view that draws the keys; `nil` if no keys are displayed.
  private(set) var keys: KeyboardView?
  private var pending: MediaClock.Call?
  private var hostSize = CGSize.zero

  init(host: UIWindow) {
    self.host = host
    weakHost = host
  }

  // MARK: The first responder

  /// Displays, updates or hides the keyboard for the first responder.
  static func updateForFirstResponder(of session: DeviceSession) {
    let first = session.firstResponder
    let window = first?.hostingWindow
    if let former = session.keyboardHost, former !== window {
      (former.keyboardIfAny as? Keyboard)?.follow(nil)
    }
    session.keyboardHost = window
    if let window, let first { window.keyboard.follow(first) }
  }

  /// Displays the input views of a responder, or hides the keyboard.
  private func follow(_ responder: UIResponder?) {
    guard weakHost != nil, !host.isHidden else { return }
    let input = responder?.inputViewController?.view ?? responder?.inputView
    let accessory = responder?.nearestAccessoryView
    let wantsKeys = input == nil && (responder as? UIKeyInput)?.acceptsKeys == true
    guard let responder, input != nil || accessory != nil || wantsKeys else { return hide() }
    let traits = wantsKeys ? responder as? any UITextInputTraits : nil
    show(input, accessory, traits, input: responder as? any UIKeyInput, hasKeys: wantsKeys)
    scrollToVisible(responder)
  }

  // MARK: Presentation

  private func show(
    _ input: UIView?, _ accessory: UIView?, _ traits: (any UITextInputTraits)?, input keyInput: UIKeyInput?,
    hasKeys: Bool
  ) {
    let window = self.window ?? KeyboardWindow(over: host)
    self.window = window
    window.overrideUserInterfaceStyle = traits?.keyboardAppearance == .dark ? .dark : .unspecified
    updateFromHost()
    if inputView !== input {
      exchange(inputView, for: input)
      inputView = input
    }
    if accessoryView !== accessory {
      exchange(accessoryView, for: accessory)
      accessoryView = accessory
    }
    if hasKeys {
      let view = keys ?? KeyboardView()
      keys = view
      if view.superview == nil { window.panel.addSubview(view) }
      view.configure(keyInput, traits, parts: parts(for: traits))
    } else {
      keys?.removeFromSuperview()
      keys = nil
    }
    window.showsBackground = hasKeys || input != nil
    let size = measure(traits)
    let end = CGRect(
      x: 0, y: host.bounds.height - size.height, width: host.bounds.width, height: size.height)
    let below = CGRect(x: 0, y: host.bounds.height, width: end.width, height: end.height)
    let begin = isShown ? frame : below
    if !isShown { UIView.performWithoutAnimation { place(below, accessoryHeight: size.accessory) } }
    guard begin != end || !isShown else {
      UIView.performWithoutAnimation { place(end, accessoryHeight: size.accessory) }
      return
    }
    let isNew = !isShown
    isShown = true
    move(
      from: begin, to: end,
      will: isNew ? UIResponder.keyboardWillShowNotification : nil,
      did: isNew ? UIResponder.keyboardDidShowNotification : nil
    ) { $0.place(end, accessoryHeight: size.accessory) }
  }

  private func hide() {
    guard isShown else { return }
    isShown = false
    let below = CGRect(x: 0, y: host.bounds.height, width: frame.width, height: frame.height)
    move(
      from: frame, to: below, will: UIResponder.keyboardWillHideNotification,
      did: UIResponder.keyboardDidHideNotification
    ) { $0.window?.panel.frame = below }
  }

  /// Moves the keyboard and posts the notifications before and after.
  private func move(
    from begin: CGRect, to end: CGRect, will: Notification.Name?, did: Notification.Name?,
    _ change: @escaping (Keyboard) -> Void
  ) {
    let isAnimated = UIView.areAnimationsEnabled
    let duration = isAnimated ? Self.duration : 0
    let (first, last) = (onScreen(begin), onScreen(end))
    let info: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: first),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: last),
      // The keys of iOS 2 have no names in Swift, and iOS posts them still.
      "UIKeyboardBoundsUserInfoKey": NSValue(cgRect: CGRect(origin: .zero, size: last.size)),
      "UIKeyboardCenterBeginUserInfoKey": NSValue(cgPoint: CGPoint(x: first.midX, y: first.midY)),
      "UIKeyboardCenterEndUserInfoKey": NSValue(cgPoint: CGPoint(x: last.midX, y: last.midY)),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: Self.curve),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
    func post(_ name: Notification.Name?) {
      guard let name else { return }
      NotificationCenter.default.post(name: name, object: host.screen, userInfo: info)
    }
    // The completion of an earlier movement is cancelled.
    pending?.cancel()
    frame = end
    let hasGuides = host.markKeyboardGuides()
    let animations = { [self] in
      post(UIResponder.keyboardWillChangeFrameNotification)
      post(will)
      change(self)
      window?.layoutIfNeeded()
      if hasGuides, !host.isLayingOutAnything { host.layoutIfNeeded() }
    }
    let finish = { [weak self] in
      guard let self, weakHost != nil else { return }
      pending = nil
      if !isShown { window?.isHidden = true }
      post(UIResponder.keyboardDidChangeFrameNotification)
      post(did)
    }
    window?.isHidden = false
    guard isAnimated else {
      animations()
      return finish()
    }
    UIView.animate(
      withDuration: duration, delay: 0,
      options: [
        UIView.AnimationOptions(rawValue: UInt(Self.curve) << 16), .beginFromCurrentState,
        .overrideInheritedDuration, .overrideInheritedCurve,
      ], animations: animations)
    let clock = host.layer.clock
    pending = clock.call(at: clock.now + duration) { MainActor.assumeIsolated { finish() } }
  }

  private func onScreen(_ rect: CGRect) -> CGRect {
    rect.offsetBy(dx: host.frame.minX, dy: host.frame.minY)
  }

  private func exchange(_ former: UIView?, for new: UIView?) {
    if let former, former.superview === window?.panel { former.removeFromSuperview() }
    if let new { window?.panel.addSubview(new) }
  }

  // MARK: Sizes

  private func parts(for traits: (any UITextInputTraits)?) -> KeyboardHeights.Parts {
    var parts = KeyboardHeights.parts(
      size: host.bounds.size, isPad: host.traitCollection.userInterfaceIdiom == .pad,
      hasHomeIndicator: host.hasHomeIndicator)
    guard let traits, host.traitCollection.userInterfaceIdiom != .pad else { return parts }
    switch traits.keyboardType {
    // 233 points on an iPhone SE with iOS 26.1.
    case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad:
      parts.bar = host.metrics.hasGlass ? 17 : 0
    default: if traits.isSecureTextEntry || traits.autocorrectionType == .no { parts.bar = 0 }
    }
    return parts
  }

  private func measure(_ traits: (any UITextInputTraits)?) -> (height: CGFloat, accessory: CGFloat) {
    let safeBottom = host.deviceSafeAreaInsets.bottom
    let accessory = accessoryView.map { height(of: $0) } ?? 0
    var total = accessory
    if let inputView {
      // An input view with a flexible height is as high as the keyboard.
      let own = height(of: inputView)
      let keyboard = parts(for: nil).total
      total +=
        inputView.autoresizingMask.contains(.flexibleHeight) || own == 0 ? keyboard : own + safeBottom
    } else if keys != nil {
      total += parts(for: traits).total
    }
    return (total.roundedToPixel(host.pixelScale), accessory)
  }

  private func height(of view: UIView) -> CGFloat {
    let width = host.bounds.width
    let isFlexible =
      (view as? UIInputView)?.allowsSelfSizing ?? !view.translatesAutoresizingMaskIntoConstraints
    if !isFlexible, view.bounds.height > 0 { return view.bounds.height }
    let intrinsic = view.intrinsicContentSize.height
    if intrinsic > 0 { return intrinsic }
    return view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  private func place(_ frame: CGRect, accessoryHeight: CGFloat) {
    window?.place(frame, accessoryHeight: accessoryHeight)
    for view in [accessoryView, inputView] {
      guard let view else { continue }
      view.translatesAutoresizingMaskIntoConstraints = true
    }
    accessoryView?.frame = CGRect(x: 0, y: 0, width: frame.width, height: accessoryHeight)
    let rest = CGRect(
      x: 0, y: accessoryHeight, width: frame.width, height: max(frame.height - accessoryHeight, 0))
    if let inputView {
      let bottom =
        inputView.autoresizingMask.contains(.flexibleHeight) ? 0 : host.deviceSafeAreaInsets.bottom
      inputView.frame = CGRect(
        x: 0, y: rest.minY, width: rest.width, height: max(rest.height - bottom, 0))
    }
    keys?.frame = rest
  }

  // MARK: Changes of the window

  private func updateFromHost() {
    guard let window else { return }
    window.frame = host.frame
    window.deviceTraits = host.baseTraits
    window.deviceSafeAreaInsets = host.deviceSafeAreaInsets
    hostSize = host.bounds.size
  }

  /// Updates the keyboard after the size or the traits of the window have changed.
  package func hostChanged() {
    guard weakHost != nil, isShown, host.bounds.size != hostSize || window?.deviceTraits != host.baseTraits
    else { return }
    guard let first = DeviceSession.of(host).firstResponder, first.hostingWindow === host else { return }
    follow(first)
  }

  /// Scrolls the nearest scroll view so that the first responder is visible, as iOS does for text fields.
  private func scrollToVisible(_ responder: UIResponder) {
    guard isShown, let view = responder as? UIView, !(view is UIScrollView) else { return }
    var next = view.superview
    while let present = next {
      if let scrollView = present as? UIScrollView, scrollView.isScrollEnabled, !(present is UITextView) {
        scrollView.scrollRectToVisible(view.convert(view.bounds, to: scrollView), animated: true)
        return
      }
      next = present.superview
    }
  }

  // MARK: Interactive dismissal

  /// A Boolean value that indicates whether a scrolling finger is dragging the keyboard.
  private var isDragged = false

  /// Moves the keyboard with a scrolling finger once the finger has passed its upper edge.
  ///
  /// - Parameters:
  ///   - y: The position of the finger in the window, in points.
  ///   - padding: The height of the area above the keyboard that counts as part of it, in points.
  package func follow(finger y: CGFloat, padding: CGFloat) {
    guard isShown, let panel = window?.panel else { return }
    let top = host.bounds.height - frame.height
    let shift = max(y + padding - top, 0)
    guard isDragged || shift > 0 else { return }
    isDragged = true
    frame.origin.y = min(top + shift, host.bounds.height)
    UIView.performWithoutAnimation { panel.frame.origin.y = frame.minY }
    host.markKeyboardGuides()
  }

  /// Ends the drag of the keyboard: dismisses it if the finger was moving down, otherwise moves it back.
  package func endDrag(movingDown: Bool) {
    guard isDragged else { return }
    isDragged = false
    if movingDown, let first = DeviceSession.of(host).firstResponder, first.hostingWindow === host,
      first.resignFirstResponder()
    {
      return
    }
    guard isShown else { return }
    let end = CGRect(
      x: 0, y: host.bounds.height - frame.height, width: frame.width, height: frame.height)
    move(from: frame, to: end, will: nil, did: nil) { $0.window?.panel.frame = end }
  }
}

extension UIResponder {
  /// The input accessory view of the responder, or of the nearest one in the responder chain that has one.
  var nearestAccessoryView: UIView? {
    var next: UIResponder? = self
    while let present = next {
      if let view = present.inputAccessoryViewController?.view ?? present.inputAccessoryView { return view }
      next = present.next
    }
    return nil
  }
}

extension UIKeyInput {
  /// A Boolean value that indicates whether the input accepts keys, which a text view that only allows
  /// selection does not.
  var acceptsKeys: Bool { (self as? UITextView)?.isEditable ?? true }
}

extension UIWindow {
  /// The keyboard of the window.
  var keyboard: Keyboard {
    if let present = keyboardIfAny as? Keyboard { return present }
    let made = Keyboard(host: self)
    keyboardIfAny = made
    return made
  }
}
