import Foundation

/// What an item of a bar shows: a title, an image or both.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  open var title: String? { didSet { changed() } }
  open var image: UIImage? { didSet { changed() } }
  open var landscapeImagePhone: UIImage?
  open var largeContentSizeImage: UIImage?
  open var imageInsets: UIEdgeInsets = .zero { didSet { changed() } }
  open var isEnabled = true { didSet { changed() } }
  open var tag = 0
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?

  /// The bar that shows the item now, which is laid out anew when the item changes.
  weak var bar: UIView?

  public override init() { super.init() }

  private var attributes: [UIControl.State.RawValue: [NSAttributedString.Key: Any]] = [:]

  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    self.attributes[state.rawValue] = attributes
    changed()
  }

  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes[state.rawValue]
  }

  func changed() { bar?.setNeedsLayout() }
}
