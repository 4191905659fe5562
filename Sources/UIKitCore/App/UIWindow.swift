import Foundation

/// The root of a view hierarchy on a screen.
///
/// A window has the screen's traits and, on a virtual device, its safe area. It displays the view of its root
/// view controller in its own size.
open class UIWindow: UIView {
  private lazy var ownUndoManager = UndoManager()
  open override var undoManager: UndoManager? { ownUndoManager }

  /// A level in the order of windows.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The number of the level; windows of higher levels are in front.
    public var rawValue: CGFloat
    /// Creates a level from a number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a level from a number, like `init(_:)`.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The level of an application's windows, 0.
    public static let normal = Level(0)
    /// The level of the status bar, 1000.
    public static let statusBar = Level(1000)
    /// The level of alerts, 2000.
    public static let alert = Level(2000)
    /// Returns whether the first level is behind the second one.
    public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
    /// Returns a level that is higher by a number.
    public static func + (a: Level, b: CGFloat) -> Level { Level(a.rawValue + b) }
    /// Returns a level that is lower by a number.
    public static func - (a: Level, b: CGFloat) -> Level { Level(a.rawValue - b) }
    /// Raises a level by a number.
    public static func += (a: inout Level, b: CGFloat) { a.rawValue += b }
    /// Lowers a level by a number.
    public static func -= (a: inout Level, b: CGFloat) { a.rawValue -= b }
  }

  /// The level of the window; windows of higher levels are in front.
  open var windowLevel = Level.normal
  /// The screen on which the window is displayed.
  open var screen: UIScreen = .main
  /// A Boolean value that indicates whether the window can become the key window; `true` by default.
  open var canBecomeKey: Bool { true }
  /// The scene to which the window belongs.
  open weak var windowScene: UIWindowScene? {
    didSet {
      guard let windowScene, windowScene !== oldValue else { return }
      UIApplication.shared.note(self)
      if !isHidden { MainLoop.scheduleCommit() }
    }
  }

  /// A view below which, itself included, all constraint work of the hierarchy is, if it is marked; `nil` for
  /// the window. Not counted: views that leave the window are forgotten.
  unowned(unsafe) var constraintWork: UIView?

  /// Forgets `constraintWork` if the view has left the window: all constraint work has left with it.
  func forgetConstraintWorkElsewhere() {
    if let constraintWork, constraintWork !== self, constraintWork._window !== self {
      self.constraintWork = nil
    }
  }

  /// A Boolean value that indicates whether the window was created while a launched application was running.
  package private(set) var belongsToApplication = false

  /// The layout policy of Interface Builder's canvas; `nil` in applications.
  package var policy: (any LayoutPolicy)?

  /// The insets by which the device's housing and bars overlap the window, in points.
  package var deviceSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if deviceSafeAreaInsets != oldValue { markInsetsDirty() } }
  }

  /// A Boolean value that indicates whether the device has a home indicator instead of a home button; unless
  /// set, whether the bottom safe area inset is positive.
  package var hasHomeIndicator: Bool {
    get { ownHomeIndicator ?? (deviceSafeAreaInsets.bottom > 0) }
    set { ownHomeIndicator = newValue }
  }
  private var ownHomeIndicator: Bool?

  /// The device's minimum side margin, in points, of root views as wide as the window; `nil` derives it from
  /// the width.
  package var deviceRootMargin: CGFloat? {
    didSet { if deviceRootMargin != oldValue { rootViewController?.viewIfLoaded?.markInsetsDirty() } }
  }

  /// The traits of the device or screen, before the window's own overrides.
  package var baseTraits: UITraitCollection {
    deviceTraits ?? screen.traitCollection
  }

  /// The traits of the virtual device, which replace the screen's.
  package var deviceTraits: UITraitCollection? {
    didSet {
      if let oldValue, let deviceTraits { windowScene?.traitsChanged(from: oldValue, to: deviceTraits) }
      propagateTraits()
    }
  }

  /// A Boolean value that indicates whether the window is on a virtual device, which lays it out.
  package var isOnVirtualDevice: Bool { screenHost != nil }

  /// The device on whose screen the window is displayed; `nil` for none.
  package weak var screenHost: (any OrientationHost)?

  /// A Boolean value that indicates whether a program rather than an application created the window beside a
  /// device: its layout follows the run loop.
  package var followsRunLoop = false

  /// A Boolean value that indicates whether the window is displayed on its screen and takes part in hit
  /// tests.
  package var isOnScreen: Bool { !isHidden && !isMissingScene }

  /// A Boolean value that indicates whether the application has scenes and the window belongs to none of
  /// them, in which case iOS does not display it.
  private var isMissingScene: Bool {
    windowScene == nil && belongsToApplication
      && UIApplication.shared.scenes.contains { $0 is UIWindowScene }
  }
  private var didReportMissingScene = false

  /// The safe area of a screen and its size, in points; the overlapping part becomes the window's safe area.
  package var screenInsets: (safeArea: UIEdgeInsets, size: CGSize)? {
    didSet { placeOnScreenChanged() }
  }

  /// Updates the safe area after the window moved on the screen.
  func placeOnScreenChanged() {
    guard let screenInsets else { return }
    deviceSafeAreaInsets = screenInsets.safeArea.overlapping(
      frame, in: CGRect(origin: .zero, size: screenInsets.size))
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    layer.isRootOfScreen = true
    isHidden = true
    propagateTraits()
    prepareForApplication()
  }

  /// A Boolean value that indicates whether the window is one of the system's, which applications do not see.
  @_spi(UIKit) open var belongsToSystem: Bool { false }

  /// The keyboard of the window, if it was created.
  package var keyboardIfAny: (any WindowKeyboard)?

  private func prepareForApplication() {
    guard !belongsToSystem else { return }
    let host = DeviceSession.current.host
    // An application that runs on another device has nothing to do with this one's windows.
    let application = UIApplication.launchedHere ?? (host == nil ? UIApplication.shared : nil)
    if let scene = application?.implicitScene { windowScene = scene }
    guard let application, application.delegate != nil, let prepare = application.prepareWindow else {
      if let host {
        host.adopt(self)
        followsRunLoop = true
      }
      return
    }
    belongsToApplication = true
    application.note(self)
    prepare(self)
  }

  /// Creates a window of the screen's size.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  /// Creates a window of a scene, in the size of the scene's screen.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    layer.isRootOfScreen = true
    isHidden = true
    propagateTraits()
    prepareForApplication()
    self.windowScene = windowScene
    UIApplication.shared.note(self)
  }

  /// Creates a window that is read from a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    layer.isRootOfScreen = true
    propagateTraits()
    coder.finish(self, as: UIWindow.self)
  }

  /// The view controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      if let oldValue {
        displayedController = nil
        dismissEverything(from: oldValue)
        oldValue.endAppearance()
        oldValue.viewIfLoaded?.removeFromSuperview()
        oldValue.hostWindow = nil
      }
      rootViewController?.hostWindow = self
      if !isHidden { showRoot() }
    }
  }

  open override var isHidden: Bool {
    didSet {
      guard isHidden != oldValue else { return }
      if !isHidden {
        if !belongsToSystem {
          UIApplication.shared.bringToFront(self)
          reportMissingScene()
        }
        showRoot()
        MainLoop.scheduleCommit()
      } else {
        UIApplication.shared.windowWasHidden(self)
      }
      guard !belongsToSystem else { return }
      let name = isHidden ? Self.didBecomeHiddenNotification : Self.didBecomeVisibleNotification
      NotificationCenter.default.post(name: name, object: self)
    }
  }

  /// A Boolean value that indicates whether the window is the application's key window, which receives events
  /// other than touches.
  open var isKeyWindow: Bool {
    let session = DeviceSession.of(self)
    return (session === DeviceSession.current ? UIApplication.shared.keyWindow : session.keyWindow) === self
  }

  /// Displays the window in front of those of its level and makes it the key window.
  open func makeKeyAndVisible() {
    if isHidden { isHidden = false } else { UIApplication.shared.bringToFront(self) }
    makeKey()
  }

  private func reportMissingScene() {
    guard isMissingScene, !didReportMissingScene else { return }
    didReportMissingScene = true
    let root = rootViewController.map { " with \(className(of: $0))" } ?? ""
    LayoutLog.write(
      "\(className(of: self))\(root) is not shown, as on iOS: it has no windowScene, and the application has scenes."
    )
  }

  /// Makes the window the key window, and notifies the former one.
  open func makeKey() {
    let application = UIApplication.shared
    guard !isKeyWindow, canBecomeKey else { return }
    let session = DeviceSession.of(self)
    let former = session.keyWindow
    application.setKeyWindow(self, in: session)
    if let former {
      former.resignKey()
      NotificationCenter.default.post(name: Self.didResignKeyNotification, object: former)
    }
    becomeKey()
    NotificationCenter.default.post(name: Self.didBecomeKeyNotification, object: self)
  }

  /// Called after the window became the key window.
  open func becomeKey() {}
  /// Called after the window ceased to be the key window.
  open func resignKey() {}

  /// Posted after a window became visible.
  public nonisolated static let didBecomeVisibleNotification = Notification.Name(
    "UIWindowDidBecomeVisibleNotification")
  /// Posted after a window was hidden.
  public nonisolated static let didBecomeHiddenNotification = Notification.Name(
    "UIWindowDidBecomeHiddenNotification")
  /// Posted after a window became the key window.
  public nonisolated static let didBecomeKeyNotification = Notification.Name(
    "UIWindowDidBecomeKeyNotification")
  /// Posted after a window ceased to be the key window.
  public nonisolated static let didResignKeyNotification = Notification.Name(
    "UIWindowDidResignKeyNotification")

  /// The root view controller whose appearance methods were called.
  private weak var displayedController: UIViewController?

  /// Adds the root view to the window and runs its appearance, even if it is in the window already. In a
  /// scene that has not entered the foreground yet this is deferred.
  package func showRoot() {
    guard !belongsToSystem else { return }
    UIApplication.shared.note(self)
    guard let controller = rootViewController, !isHidden else { return }
    AppearanceProxies.apply(to: self)
    let view = controller.view!
    if let scene = windowScene, scene.activationState == .unattached, scene.delegate != nil {
      if !scene.waitingWindows.contains(where: { $0 === self }) { scene.waitingWindows.append(self) }
      return
    }
    guard view.superview !== self || displayedController !== controller else { return }
    displayedController = controller
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    // Only the window places it, whatever its code says of its own constraints.
    view.translatesAutoresizingMaskIntoConstraints = true
    controller.beginAppearance(true)
    if view.superview !== self { addSubview(view) }
    controller.callViewIsAppearing()
    // Otherwise layout follows with the run loop.
    if isOnVirtualDevice, !followsRunLoop { view.layoutIfNeeded() }
    controller.finishAppearance()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    keyboardIfAny?.hostChanged()
  }

  /// Dismisses all presentations of a root view controller that is replaced, and of its descendants.
  private func dismissEverything(from root: UIViewController) {
    var waiting = [root]
    while let controller = waiting.popLast() {
      controller.runningTransition?.finishImmediately()
      if controller.ownPresented != nil { controller.dismiss(animated: false) }
      // One that presents whenever it appears has presented again.
      controller.ownPresented?.runningPresentation?.removeImmediately()
      waiting += controller.children
    }
  }

  open override var next: UIResponder? { windowScene ?? UIApplication.shared }

  /// The current touches that are delivered to their views.
  var deliveredTouches: [WeakTouch] = []
  /// The touches that gesture recognizers withhold from their views.
  var delayedTouches: [UITouch] = []

  /// Dispatches an event to gesture recognizers, and then to the views of its touches.
  open func sendEvent(_ event: UIEvent) {
    guard !UIApplication.shared.isIgnoringInteractionEvents else { return }
    let changed = event.changed.isEmpty ? Array(event.allTouches ?? []) : event.changed
    let own = changed.filter { $0.window === self }
    guard let phase = own.first?.phase else { return }
    if phase == .began { for touch in own { DeviceSession.of(touch.window).closeEditMenu(beside: touch) } }
    if phase == .began { for touch in own { touch.firstPosition = touch.position } }
    if phase == .ended, own.count == 1 { statusBarTouched(own[0]) }
    let left = recognize(own, phase, event)
    for touch in own where touch.isCancelledInView { touch.delayed?.cancel() }
    // A view receives its touches together.
    var seen: [UIView] = []
    for view in left.compactMap({ $0.view }) where !seen.contains(where: { $0 === view }) {
      seen.append(view)
      var touches = left.filter { $0.view === view }
      if !view.isMultipleTouchEnabled, touches.count > 1 { touches = [touches[0]] }
      let free = undelayedTouches(Set(touches), phase, event)
      if !free.isEmpty { deliver(free, phase, to: view, event) }
    }
    releaseDelayedTouches()
    if phase == .ended || phase == .cancelled {
      for touch in own { for recognizer in touch.recognizers { recognizer.resetIfOver() } }
    }
  }

  private func deliver(_ touches: Set<UITouch>, _ phase: UITouch.Phase, to view: UIView, _ event: UIEvent) {
    if phase == .began, let first = touches.first,
      let scrollView = delayingScrollView(of: first, around: view)
    {
      for touch in touches {
        touch.wasDelivered = false
        touch.delayed = MediaClock.current.call(at: event.timestamp + scrollView.contentTouchDelay) {
          [weak touch] in
          MainActor.assumeIsolated { touch?.deliverLate(event) }
        }
      }
      return
    }
    if phase == .ended || phase == .stationary { for touch in touches { touch.deliverLate(event) } }
    let known = touches.filter { phase == .began || $0.wasDelivered }
    guard !known.isEmpty else { return }
    switch phase {
    case .began:
      for touch in known { touch.wasDelivered = true }
      view.touchesBegan(known, with: event)
    case .moved: view.touchesMoved(known, with: event)
    case .ended: view.touchesEnded(known, with: event)
    case .cancelled: view.touchesCancelled(known, with: event)
    default: break
    }
  }

  /// Returns the scroll view that delays a touch of the view, in case the touch scrolls.
  private func delayingScrollView(of touch: UITouch, around view: UIView) -> UIScrollView? {
    var next = view.superview
    while let present = next {
      if let scrollView = present as? UIScrollView, scrollView.holdsBack(touch) { return scrollView }
      next = present.superview
    }
    return nil
  }
}

extension UITouch {
  /// Delivers a delayed touch to the view.
  func deliverLate(_ event: UIEvent) {
    guard delayed != nil, !wasDelivered, !isCancelledInView, let view else { return }
    delayed?.cancel()
    delayed = nil
    wasDelivered = true
    view.touchesBegan([self], with: event)
  }
}
