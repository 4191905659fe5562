import Foundation

/// What an item of a bar shows: a title, an image or both.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// The text; nil for none.
  open var title: String? { didSet { changed() } }
  /// The image; nil for none.
  open var image: UIImage? { didSet { changed() } }
  /// Stored only: bars show one image either way up.
  open var landscapeImagePhone: UIImage?
  /// Stored only: large images are not shown.
  open var largeContentSizeImage: UIImage?
  /// Stored only: images stand where the bar puts them.
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

  private var attributes: [UIControl.State.RawValue: [NSAttributedString.Key: Any]] = [:]

  /// Sets the attributes of the title in a state. Bars read font and colour of `normal`.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    self.attributes[state.rawValue] = attributes
    changed()
  }

  /// The attributes that were set for a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes[state.rawValue]
  }

  func changed() { bar?.setNeedsLayout() }
}
