import Foundation

/// A stack of view controllers of which the top one shows, with a navigation bar above and a toolbar below.
///
/// 1. The bar lies below the safe area's top and reaches up behind the status bar.
/// 2. The top controller's view fills the whole view where the bars are translucent or it extends under opaque ones;
///    else it ends at them. Its safe area ends at the bars either way.
/// 3. Changes of the stack take effect at once, without animation.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// The stack, the root first.
  private var stack: [UIViewController] = []
  private lazy var shown = ShownChild(of: self)

  /// The bar above the stack, with an item for each controller.
  open private(set) var navigationBar = UINavigationBar()
  /// The bar below the stack, with the top controller's items; hidden by default.
  open private(set) var toolbar: UIToolbar! = UIToolbar()
  /// What decides about the stack.
  open weak var delegate: UINavigationControllerDelegate?

  /// A controller of a stack with one controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Reads a controller from a document.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Whether the navigation bar is hidden; false by default.
  open var isNavigationBarHidden = false { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// Whether the toolbar is hidden; true by default.
  open var isToolbarHidden = true { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// Stored only: bars stay where they are.
  open var hidesBarsOnSwipe = false
  /// Stored only: bars stay where they are.
  open var hidesBarsOnTap = false

  /// Shows or hides the navigation bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
  /// Shows or hides the toolbar.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  // MARK: The stack

  /// The stack, the controller that shows last.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The last controller of the stack; nil if that is empty.
  open var topViewController: UIViewController? { stack.last }

  /// The controller that is presented over the stack, else the top one.
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

  /// Replaces the stack.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let former = stack
    stack = viewControllers
    shown.replace(former, by: viewControllers)
    stackChanged()
  }

  /// Stops with UIKit's message when the controller is in the stack already.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !stack.contains(where: { $0 === viewController }) else {
      fatalError("\(self) is pushing the same view controller instance (\(viewController)) more than once")
    }
    setViewControllers(stack + [viewController], animated: animated)
  }

  /// Takes the top controller off the stack and returns it; nil if it is the only one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let last = stack.last else { return nil }
    setViewControllers(Array(stack.dropLast()), animated: animated)
    return last
  }

  /// Takes the controllers above one of the stack off and returns them; nil if it is not in the stack.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else { return nil }
    let popped = Array(stack[(index + 1)...])
    setViewControllers(Array(stack[...index]), animated: animated)
    return popped
  }

  /// Takes all controllers but the first off the stack and returns them.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  open override func show(_ viewController: UIViewController, sender: Any?) {
    pushViewController(viewController, animated: true)
  }

  private func stackChanged() {
    navigationBar.items = stack.map(\.navigationItem)
    toolbar.items = stack.last?.toolbarItems
    if isViewLoaded { shown.show(stack.last) { layOutContent() } }
    // A tab bar shows or hides with the controller on top.
    parent?.viewIfLoaded?.setNeedsLayout()
  }

  // MARK: The view

  open override func viewDidLoad() {
    super.viewDidLoad()
    navigationBar.goBack = { [weak self] in self?.popViewController(animated: true) }
    shown.show(stack.last) { layOutContent() }
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    layOutContent()
  }

  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    view.setNeedsLayout()
  }

  /// How far the bar reaches into the safe area below a Dynamic Island, in points.
  private var barOverlap: CGFloat {
    guard let window = view.window,
      window.deviceSafeAreaInsets.top >= 59, view.safeAreaInsets.top >= window.deviceSafeAreaInsets.top
    else { return 0 }
    return (window.deviceSafeAreaInsets.top * traitCollection.metrics.islandBarOverlap).roundedToPixel(
      view.traitCollection.displayScale)
  }

  /// Whether the bar lies above nothing that scrolled beneath it.
  private var showsScrollEdge: Bool {
    guard traitCollection.metrics.hasScrollEdgeBars else { return false }
    guard let content = stack.last?.viewIfLoaded else { return true }
    let scrollView = content as? UIScrollView ?? content.subviews.first as? UIScrollView
    guard let scrollView else { return true }
    return scrollView.contentOffset.y <= -scrollView.safeAreaInsets.top
  }

  private func layOutContent() {
    let bounds = view.bounds
    let safe = view.safeAreaInsets
    let barHeight = isNavigationBarHidden ? 0 : navigationBar.contentHeight
    let overlap = isNavigationBarHidden ? 0 : barOverlap
    if isNavigationBarHidden {
      navigationBar.removeFromSuperview()
    } else {
      if navigationBar.superview !== view { view.addSubview(navigationBar) }
      navigationBar.frame = CGRect(x: 0, y: safe.top - overlap, width: bounds.width, height: barHeight)
      navigationBar.reachAbove = safe.top - overlap
      navigationBar.isAtScrollEdge = showsScrollEdge
    }
    let isCompact = traitCollection.verticalSizeClass == .compact && safe.bottom == 0
    let toolbarHeight: CGFloat = isToolbarHidden ? 0 : isCompact ? 32 : safe.bottom > 0 ? 49 : 44
    if isToolbarHidden {
      toolbar.removeFromSuperview()
    } else {
      if toolbar.superview !== view { view.addSubview(toolbar) }
      toolbar.items = stack.last?.toolbarItems
      toolbar.frame = CGRect(
        x: 0, y: bounds.height - safe.bottom - toolbarHeight, width: bounds.width, height: toolbarHeight)
      toolbar.reachBelow = safe.bottom
    }
    var frame = bounds
    var insets = UIEdgeInsets.zero
    if barHeight > 0 {
      if shown.reachesUnder(.top, isTranslucent: navigationBar.isTranslucent) {
        insets.top = barHeight - overlap
      } else {
        let end = (safe.top + barHeight - overlap).roundedToPixel(traitCollection.displayScale)
        frame = PixelGrid.round(
          CGRect(x: frame.minX, y: end, width: frame.width, height: frame.maxY - end),
          traitCollection.displayScale)
      }
    }
    if toolbarHeight > 0 {
      if shown.reachesUnder(.bottom, isTranslucent: toolbar.isTranslucent) {
        insets.bottom = toolbarHeight
      } else {
        frame.size.height -= safe.bottom + toolbarHeight
      }
    }
    frame.size.height = max(frame.size.height, 0)
    shown.place(frame, barInsets: insets)
  }

  open override var preferredStatusBarStyle: UIStatusBarStyle {
    stack.last?.preferredStatusBarStyle ?? .default
  }
}

/// What a navigation controller tells of its stack.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: AnyObject {}
