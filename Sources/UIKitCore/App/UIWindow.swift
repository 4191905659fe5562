import Foundation

/// The root of a view hierarchy on a screen.
///
/// A window has the screen's traits and, from the virtual device, its safe area. It shows the view of its root view
/// controller, as large as itself.
open class UIWindow: UIView {
  private lazy var ownUndoManager = UndoManager()
  open override var undoManager: UndoManager? { ownUndoManager }

  /// A position among windows.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The number: windows of higher levels are in front.
    public var rawValue: CGFloat
    /// A level of a number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// A level of a number, the same as `init(_:)`.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// 0: the level of an application's windows.
    public static let normal = Level(0)
    /// 1000: the level of the status bar.
    public static let statusBar = Level(1000)
    /// 2000: the level of alerts.
    public static let alert = Level(2000)
    /// Whether the first level is further back.
    public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
    /// A level in front of another one.
    public static func + (a: Level, b: CGFloat) -> Level { Level(a.rawValue + b) }
    /// A level behind another one.
    public static func - (a: Level, b: CGFloat) -> Level { Level(a.rawValue - b) }
    /// Moves a level to the front.
    public static func += (a: inout Level, b: CGFloat) { a.rawValue += b }
    /// Moves a level to the back.
    public static func -= (a: inout Level, b: CGFloat) { a.rawValue -= b }
  }

  /// Where the window lies among others: higher ones are in front.
  open var windowLevel = Level.normal
  /// The screen that the window is on.
  open var screen: UIScreen = .main
  /// Whether the window may get keyboard input.
  open var canBecomeKey: Bool { true }
  /// The scene that the window belongs to.
  open weak var windowScene: UIWindowScene? {
    didSet {
      guard let windowScene, windowScene !== oldValue else { return }
      UIApplication.shared.note(self)
      if !isHidden { MainLoop.scheduleCommit() }
    }
  }

  /// Whether the window was made while an application was running that had been launched.
  private(set) var belongsToApplication = false

  /// What is done otherwise than for a program; nil in programs.
  package var policy: (any LayoutPolicy)?

  /// How far the device's shape and bars reach into the window, in points.
  package var deviceSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if deviceSafeAreaInsets != oldValue { markInsetsDirty() } }
  }

  /// Whether the device has an indicator instead of a home button: unless said otherwise, whether something reaches
  /// into the window from below.
  package var hasHomeIndicator: Bool {
    get { ownHomeIndicator ?? (deviceSafeAreaInsets.bottom > 0) }
    set { ownHomeIndicator = newValue }
  }
  private var ownHomeIndicator: Bool?

  /// The least left and right margin, in points, that the device gives to root views as wide as the window; nil for
  /// the one that follows from the width.
  package var deviceRootMargin: CGFloat? {
    didSet { if deviceRootMargin != oldValue { rootViewController?.viewIfLoaded?.markInsetsDirty() } }
  }

  /// The traits of the screen or of the device set for this window, before the window's own overrides.
  package var baseTraits: UITraitCollection {
    deviceTraits ?? screen.traitCollection
  }

  /// Traits from the virtual device instead of the screen's.
  package var deviceTraits: UITraitCollection? {
    didSet { propagateTraits() }
  }

  /// Whether a virtual device has the window, and lays it out.
  package var isOnVirtualDevice: Bool { screenHost != nil }

  /// The device on whose screen the window is; nil for none.
  package weak var screenHost: (any OrientationHost)?

  /// Whether a program made the window beside a device, and no application: it is laid out when the run loop turns, not at
  /// once when it is shown.
  package var followsRunLoop = false

  /// Whether the window takes part in what its screen shows and in hit tests.
  package var isOnScreen: Bool { !isHidden && !lacksScene }

  /// Whether the application has scenes and the window is in none of them: iOS does not show it then.
  private var lacksScene: Bool {
    windowScene == nil && belongsToApplication
      && UIApplication.shared.scenes.contains { $0 is UIWindowScene }
  }
  private var saidThatSceneLacks = false

  /// What bars and the device's shape cover of a screen of a size, in points: as far as it reaches into the window, it is the
  /// window's safe area.
  package var screenInsets: (safeArea: UIEdgeInsets, size: CGSize)? {
    didSet { placeOnScreenChanged() }
  }

  /// The window lies elsewhere on the screen.
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

  /// Whether the window is the system's own, which applications do not see.
  var belongsToSystem: Bool { false }

  /// The keyboard of the window once there was one.
  var keyboardIfAny: Keyboard?

  private func prepareForApplication() {
    guard !belongsToSystem else { return }
    let host = DeviceSession.current.host
    // An application that runs on another device has nothing to do with this one's windows.
    let application = UIApplication.launchedHere ?? (host == nil ? UIApplication.shared : nil)
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

  /// Makes a window as large as the screen.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  /// A window of a scene, as large as the scene's screen.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    layer.isRootOfScreen = true
    isHidden = true
    propagateTraits()
    prepareForApplication()
    self.windowScene = windowScene
    UIApplication.shared.note(self)
  }

  /// Reads a window from a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    layer.isRootOfScreen = true
    propagateTraits()
    coder.finish(self, as: UIWindow.self)
  }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      if let oldValue {
        shownController = nil
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
          sayWhereSceneLacks()
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

  /// Whether the window is the application's key window, which gets what is not a touch.
  open var isKeyWindow: Bool {
    let session = DeviceSession.of(self)
    return (session === DeviceSession.current ? UIApplication.shared.keyWindow : session.keyWindow) === self
  }

  /// Shows the window in front of those of its level, and makes it the one that gets keyboard input.
  open func makeKeyAndVisible() {
    if isHidden { isHidden = false } else { UIApplication.shared.bringToFront(self) }
    makeKey()
  }

  private func sayWhereSceneLacks() {
    guard lacksScene, !saidThatSceneLacks else { return }
    saidThatSceneLacks = true
    let root = rootViewController.map { " with \(className(of: $0))" } ?? ""
    LayoutLog.write(
      "\(className(of: self))\(root) is not shown, as on iOS: it has no windowScene, and the application has scenes."
    )
  }

  /// Makes the window the one that gets keyboard input, and tells the one that did.
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

  /// Called when the window has become the one that gets keyboard input.
  open func becomeKey() {}
  /// Called when another window gets keyboard input.
  open func resignKey() {}

  /// Posted when a window is shown.
  public nonisolated static let didBecomeVisibleNotification = Notification.Name(
    "UIWindowDidBecomeVisibleNotification")
  /// Posted when a window is hidden.
  public nonisolated static let didBecomeHiddenNotification = Notification.Name(
    "UIWindowDidBecomeHiddenNotification")
  /// Posted when a window gets keyboard input.
  public nonisolated static let didBecomeKeyNotification = Notification.Name(
    "UIWindowDidBecomeKeyNotification")
  /// Posted when another window gets keyboard input.
  public nonisolated static let didResignKeyNotification = Notification.Name(
    "UIWindowDidResignKeyNotification")

  /// Whether the root controller was let appear.
  private weak var shownController: UIViewController?

  /// Puts the root view into the window and lets it appear, also one that is in the window already. In a scene that
  /// has not come to the front yet this waits until it does.
  func showRoot() {
    guard !belongsToSystem else { return }
    UIApplication.shared.note(self)
    guard let controller = rootViewController, !isHidden else { return }
    AppearanceProxies.apply(to: self)
    let view = controller.view!
    if let scene = windowScene, scene.activationState == .unattached, scene.delegate != nil {
      if !scene.waitingWindows.contains(where: { $0 === self }) { scene.waitingWindows.append(self) }
      return
    }
    guard view.superview !== self || shownController !== controller else { return }
    shownController = controller
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.beginAppearance(true)
    if view.superview !== self { addSubview(view) }
    controller.tellIsAppearing()
    // Elsewhere layout follows with the run loop.
    if isOnVirtualDevice, !followsRunLoop { view.layoutIfNeeded() }
    controller.finishAppearance()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    keyboardIfAny?.hostChanged()
  }

  /// Takes away what a root controller that leaves and those in it present.
  private func dismissEverything(from root: UIViewController) {
    var waiting = [root]
    while let controller = waiting.popLast() {
      controller.runningTransition?.finishNow()
      while let presented = controller.ownPresented {
        controller.dismiss(animated: false)
        if controller.ownPresented === presented { break }
      }
      waiting += controller.children
    }
  }

  open override var next: UIResponder? { windowScene ?? UIApplication.shared }

  /// The touches that are down and that their views get.
  var deliveredTouches: [WeakTouch] = []
  /// The touches that recognisers keep back from their views.
  var heldTouches: [UITouch] = []

  /// Hands an event to the views that its touches are in, and before to the gesture recognisers there.
  open func sendEvent(_ event: UIEvent) {
    guard !UIApplication.shared.isIgnoringInteractionEvents else { return }
    let changed = event.changed.isEmpty ? Array(event.allTouches ?? []) : event.changed
    let own = changed.filter { $0.window === self }
    guard let phase = own.first?.phase else { return }
    if phase == .began { for touch in own { EditMenu.touchBegan(touch) } }
    if phase == .began { for touch in own { touch.firstPosition = touch.position } }
    if phase == .ended, own.count == 1 { statusBarTouched(own[0]) }
    let left = recognize(own, phase, event)
    for touch in own where touch.isTakenFromView { touch.delayed?.cancel() }
    // A view gets its touches together.
    var seen: [UIView] = []
    for view in left.compactMap({ $0.view }) where !seen.contains(where: { $0 === view }) {
      seen.append(view)
      var touches = left.filter { $0.view === view }
      if !view.isMultipleTouchEnabled, touches.count > 1 { touches = [touches[0]] }
      let free = touchesNotHeld(Set(touches), phase, event)
      if !free.isEmpty { deliver(free, phase, to: view, event) }
    }
    releaseHeldTouches()
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

  /// The scroll view that waits a moment before the view gets a touch, in case the finger scrolls.
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
  /// Hands the view a touch that was held back.
  func deliverLate(_ event: UIEvent) {
    guard delayed != nil, !wasDelivered, !isTakenFromView, let view else { return }
    delayed?.cancel()
    delayed = nil
    wasDelivered = true
    view.touchesBegan([self], with: event)
  }
}
