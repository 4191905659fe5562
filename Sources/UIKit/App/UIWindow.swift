/// The root of a view hierarchy on a screen.
///
/// A window has the screen's traits and, from the virtual device, its safe area. It shows the view of its root view
/// controller, as large as itself.
open class UIWindow: UIView {
  /// A position among windows.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    public var rawValue: CGFloat
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Level(0)
    public static let statusBar = Level(1000)
    public static let alert = Level(2000)
    public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
  }

  open var windowLevel = Level.normal
  open var screen: UIScreen = .main
  open var canBecomeKey: Bool { true }
  open weak var windowScene: UIWindowScene?

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

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
    propagateTraits()
  }

  /// Makes a window as large as the screen.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen.bounds)
    self.windowScene = windowScene
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    propagateTraits()
  }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      if let oldValue {
        oldValue.endAppearance()
        oldValue.viewIfLoaded?.removeFromSuperview()
        oldValue.hostWindow = nil
      }
      rootViewController?.hostWindow = self
      if !isHidden { showRoot() }
    }
  }

  open override var isHidden: Bool {
    didSet { if !isHidden, oldValue { showRoot() } }
  }

  open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }

  /// Shows the window and makes it the one that gets keyboard input.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  open func makeKey() { UIApplication.shared.keyWindow = self }
  open func becomeKey() {}
  open func resignKey() {}

  /// Puts the root view into the window and lets it appear.
  private func showRoot() {
    guard let controller = rootViewController else { return }
    UIApplication.shared.note(self)
    AppearanceProxies.apply(to: self)
    let view = controller.view!
    guard view.superview !== self else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.beginAppearance(true)
    addSubview(view)
    controller.finishAppearance()
  }

  open override var next: UIResponder? { windowScene ?? UIApplication.shared }

  /// Hands an event to the views that its touches are in, and before to the gesture recognisers there.
  open func sendEvent(_ event: UIEvent) {
    for touch in event.allTouches ?? [] where touch.window === self {
      guard let view = touch.view, touch.recognize(event) else { continue }
      switch touch.phase {
      case .began: view.touchesBegan([touch], with: event)
      case .moved: view.touchesMoved([touch], with: event)
      case .ended: view.touchesEnded([touch], with: event)
      case .cancelled: view.touchesCancelled([touch], with: event)
      default: break
      }
    }
  }
}
