import Foundation

/// Shows view controllers as pages, of which the first given one fills the view.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// Raw values are UIKit's.
  public enum TransitionStyle: Int, Sendable {
    /// Pages are turned as those of a book.
    case pageCurl
    /// Pages are pushed away.
    case scroll
  }

  /// Raw values are UIKit's.
  public enum NavigationOrientation: Int, Sendable {
    /// Pages lie beside each other.
    case horizontal
    /// Pages lie below each other.
    case vertical
  }

  /// Raw values are UIKit's.
  public enum NavigationDirection: Int, Sendable {
    /// To the next page.
    case forward
    /// To the page before.
    case reverse
  }

  /// How pages change. They change at once here.
  open internal(set) var transitionStyle: TransitionStyle
  /// How pages lie.
  open internal(set) var navigationOrientation: NavigationOrientation
  /// The controllers that were set, of which the first shows; nil for none.
  open private(set) var viewControllers: [UIViewController]?

  /// A controller without pages. Options have no effect.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [String: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }

  /// Reads a controller from a document.
  public required init?(coder: NSCoder) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    super.init(coder: coder)
  }

  /// Replaces the pages at once, animated or not, and calls the completion.
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
