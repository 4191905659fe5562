import Foundation

/// What a navigation bar shows for a view controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// Raw values are UIKit's.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the item below.
    case automatic = 0
    /// Large.
    case always = 1
    /// Not large.
    case never = 2
  }

  /// The text in the middle of the bar; nil for none.
  open var title: String? { didSet { changed() } }
  /// A view instead of the title.
  open var titleView: UIView? { didSet { changed() } }
  /// A line above the title, which makes the bar 30 points higher; nil for none.
  open var prompt: String? { didSet { changed() } }
  /// What stands on the back button of the item above this one: its title.
  open var backBarButtonItem: UIBarButtonItem? { didSet { changed() } }
  /// The title on the back button of the item above this one; nil for this item's title.
  open var backButtonTitle: String? { didSet { changed() } }
  /// Whether there is no back button; false by default.
  open var hidesBackButton = false { didSet { changed() } }
  /// Whether leading items stand beside the back button, not in place of it; false by default.
  open var leftItemsSupplementBackButton = false { didSet { changed() } }
  /// Whether the title is large where the bar prefers that; as the item below by default.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { changed() } }
  /// The leading items, from the bar's leading edge inwards.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  /// The trailing items, from the bar's trailing edge inwards.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }

  /// How the bar looks while this item shows; nil for the bar's own look.
  open var standardAppearance: UINavigationBarAppearance? { didSet { changed() } }
  /// The same where the bar's height is compact.
  open var compactAppearance: UINavigationBarAppearance? { didSet { changed() } }
  /// How the bar looks while this item shows and nothing of the content is beneath it.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }
  /// The same where the bar's height is compact.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }

  weak var bar: UIView?

  public override init() { super.init() }

  /// An item with a title.
  public convenience init(title: String) {
    self.init()
    self.title = title
  }

  /// An item of a document, whose values follow.
  public required init?(coder: NSCoder) { super.init() }

  /// The first of the leading items. Setting it replaces all of them.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first of the trailing items. Setting it replaces all of them.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Replaces the leading items at once, animated or not.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Replaces the trailing items at once, animated or not.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  /// Replaces the leading items at once, animated or not.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  /// Replaces the trailing items at once, animated or not.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  /// Shows or hides the back button at once, animated or not.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  private func changed() {
    bar?.setNeedsLayout()
    bar?.superview?.setNeedsLayout()
  }
}
