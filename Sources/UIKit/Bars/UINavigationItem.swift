import Foundation

/// What a navigation bar shows for a view controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// Raw values are UIKit's.
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic = 0
    case always = 1
    case never = 2
  }

  open var title: String? { didSet { changed() } }
  open var titleView: UIView? { didSet { changed() } }
  open var prompt: String? { didSet { changed() } }
  open var backBarButtonItem: UIBarButtonItem? { didSet { changed() } }
  open var backButtonTitle: String? { didSet { changed() } }
  open var hidesBackButton = false { didSet { changed() } }
  open var leftItemsSupplementBackButton = false { didSet { changed() } }
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { changed() } }
  /// The leading items, from the bar's leading edge inwards.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  /// The trailing items, from the bar's trailing edge inwards.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }

  weak var bar: UIView?

  public override init() { super.init() }

  public convenience init(title: String) {
    self.init()
    self.title = title
  }

  /// An item of a document, whose values follow.
  public required init?(coder: NSCoder) { super.init() }

  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  private func changed() {
    bar?.setNeedsLayout()
    bar?.superview?.setNeedsLayout()
  }
}
