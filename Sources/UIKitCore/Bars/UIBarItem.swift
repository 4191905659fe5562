import Foundation

/// The content of an item of a bar: a title, an image or both.
@preconcurrency @MainActor
open class UIBarItem: NSObject, AccessibilityNaming, UIAccessibilityIdentification {
  /// Called after the objects of a document were created and connected.
  open func awakeFromNib() {}
  /// Called when Interface Builder renders the object. Never called here.
  open func prepareForInterfaceBuilder() {}

  /// The title; `nil` for none.
  open var title: String? { didSet { changed() } }
  /// The image; `nil` for none.
  open var image: UIImage? { didSet { changed() } }
  /// Stored only: bars display the same image in both orientations.
  open var landscapeImagePhone: UIImage?
  /// Stored only: large images are not displayed.
  open var largeContentSizeImage: UIImage?
  /// The insets of the image's edges, in points.
  open var imageInsets: UIEdgeInsets = .zero { didSet { changed() } }
  /// Stored only: bars display the same image in both orientations.
  open var landscapeImagePhoneInsets: UIEdgeInsets = .zero
  /// Stored only: large images are not displayed.
  open var largeContentSizeImageInsets: UIEdgeInsets = .zero
  /// A Boolean value that indicates whether the item is enabled; `true` by default.
  open var isEnabled = true { didSet { changed() } }
  /// An integer that identifies the item for applications; 0 by default.
  open var tag = 0
  /// A name by which scripts and tests find the view that displays the item.
  open var accessibilityIdentifier: String? { didSet { changed() } }
  /// The text by which assistive applications, scripts and tests identify the view that displays the item; `nil` for the title, or
  /// for the name of a system item.
  open var accessibilityLabel: String? { didSet { changed() } }

  /// The bar that currently displays the item, whose layout is invalidated when the item changes.
  package weak var bar: UIView?

  public override init() { super.init() }

  /// Creates an item whose values are read from a document.
  public required init?(coder: NSCoder) { super.init() }

  private var attributes: [UIControl.State.RawValue: [NSAttributedString.Key: Any]] = [:]

  /// Sets the attributes of the title in a state. Other states use those of `normal` unless they have their
  /// own.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    self.attributes[state.rawValue] = attributes
    changed()
  }

  /// Returns the attributes that were set for a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes[state.rawValue]
  }

  /// Returns the attributes of the title in a state: those of appearances, the most general first, overridden
  /// by the item's own.
  package func effectiveTitleAttributes(in state: UIControl.State) -> [NSAttributedString.Key: Any] {
    var result: [NSAttributedString.Key: Any] = [:]
    for item in BarItemAppearances.items(of: self) + [self] {
      result.merge(item.attributes[UIControl.State.normal.rawValue] ?? [:]) { $1 }
      if state != .normal { result.merge(item.attributes[state.rawValue] ?? [:]) { $1 } }
    }
    return result
  }

  /// Returns the item's own value, or that of the most specific appearance.
  package func shown<Value>(_ value: (UIBarItem) -> Value?) -> Value? {
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
      return item.itemView ?? item.customView
    }
    return (self as? UITabBarItem)?.tabView
  }
}
