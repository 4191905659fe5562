import Foundation

/// What an item of a bar shows: a title, an image or both.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// Called when a document's objects have been made and connected.
  open func awakeFromNib() {}
  /// Called where Interface Builder shows the object: nowhere here.
  open func prepareForInterfaceBuilder() {}

  /// The text; nil for none.
  open var title: String? { didSet { changed() } }
  /// The image; nil for none.
  open var image: UIImage? { didSet { changed() } }
  /// Stored only: bars show one image either way up.
  open var landscapeImagePhone: UIImage?
  /// Stored only: large images are not shown.
  open var largeContentSizeImage: UIImage?
  /// How far the image's edges are moved inward, in points.
  open var imageInsets: UIEdgeInsets = .zero { didSet { changed() } }
  /// Whether the item can be chosen; true by default.
  open var isEnabled = true { didSet { changed() } }
  /// A number by which applications know the item; 0 by default.
  open var tag = 0
  /// Stored only: reports list views, not items.
  open var accessibilityIdentifier: String?
  /// Stored only: there is no reader of screens.
  open var accessibilityLabel: String?

  /// The bar that shows the item now, which is laid out anew when the item changes.
  weak var bar: UIView?

  public override init() { super.init() }

  /// An item of a document, whose values follow.
  public required init?(coder: NSCoder) { super.init() }

  private var attributes: [UIControl.State.RawValue: [NSAttributedString.Key: Any]] = [:]

  /// Sets the attributes of the title in a state. Those of `normal` are those of other states too, as far as these set
  /// none.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    self.attributes[state.rawValue] = attributes
    changed()
  }

  /// The attributes that were set for a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes[state.rawValue]
  }

  /// The title's attributes in a state: those of appearances, from the most general on, and the item's own.
  func shownTitleAttributes(in state: UIControl.State) -> [NSAttributedString.Key: Any] {
    var result: [NSAttributedString.Key: Any] = [:]
    for item in BarItemAppearances.items(of: self) + [self] {
      result.merge(item.attributes[UIControl.State.normal.rawValue] ?? [:]) { $1 }
      if state != .normal { result.merge(item.attributes[state.rawValue] ?? [:]) { $1 } }
    }
    return result
  }

  /// What the item was given, or else the most special appearance.
  func shown<Value>(_ value: (UIBarItem) -> Value?) -> Value? {
    value(self) ?? BarItemAppearances.items(of: self).reversed().lazy.compactMap(value).first
  }

  func changed() { bar?.setNeedsLayout() }
}

extension NamedMembers {
  static let barItem = NamedMembers(UIBarItem.self) {
    $0.property("title", \.title)
    $0.property("image", \.image)
    $0.property("tag", \.tag)
    $0.property("isEnabled", \.isEnabled)
    $0.property("accessibilityIdentifier", \.accessibilityIdentifier)
    $0.property("accessibilityLabel", \.accessibilityLabel)
    // The view is one that UIKit's header does not name.
    $0.reading("view") { $0.viewInBar }
    $0.reading("_view") { $0.viewInBar }
  }
}

extension UIBarItem {
  /// The view that stands for the item in its bar now.
  fileprivate var viewInBar: UIView? {
    if let item = self as? UIBarButtonItem {
      item.bar?.layoutIfNeeded()
      return item.shownView ?? item.customView
    }
    return (self as? UITabBarItem)?.shownTab
  }
}
