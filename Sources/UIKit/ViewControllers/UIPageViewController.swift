import Foundation

/// Shows view controllers as pages, of which the first given one fills the view.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// Raw values are UIKit's.
  public enum TransitionStyle: Int, Sendable {
    case pageCurl, scroll
  }

  /// Raw values are UIKit's.
  public enum NavigationOrientation: Int, Sendable {
    case horizontal, vertical
  }

  /// Raw values are UIKit's.
  public enum NavigationDirection: Int, Sendable {
    case forward, reverse
  }

  open internal(set) var transitionStyle: TransitionStyle
  open internal(set) var navigationOrientation: NavigationOrientation
  open private(set) var viewControllers: [UIViewController]?

  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [String: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    super.init(coder: coder)
  }

  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    for controller in self.viewControllers ?? [] {
      controller.willMove(toParent: nil)
      controller.endAppearance()
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
    }
    self.viewControllers = viewControllers
    for controller in viewControllers ?? [] { addChild(controller) }
    if isViewLoaded { showPage() }
    completion?(true)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showPage()
  }

  private func showPage() {
    guard let page = viewControllers?.first, let content = page.view else { return }
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.translatesAutoresizingMaskIntoConstraints = true
    view.addSubview(content)
    page.didMove(toParent: self)
  }
}
