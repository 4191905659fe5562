import Foundation

/// The bar with a tab for each part of an application. Its geometry is that of UIKit, its look is plain.
@preconcurrency @MainActor
open class UITabBar: UIView {
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Reads a bar from a document.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Whether content is seen through the bar; true by default.
  open var isTranslucent = true { didSet { setNeedsLayout() } }
  /// The colour of the bar; nil for the system's.
  open var barTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The colour of tabs that are not selected; nil for the system's grey.
  open var unselectedItemTintColor: UIColor? { didSet { setNeedsLayout() } }

  /// The tabs from the leading edge on; nil for none.
  open var items: [UITabBarItem]? {
    didSet {
      for item in items ?? [] { item.bar = self }
      setNeedsLayout()
    }
  }

  /// The tab that is selected; nil for none. Setting it tells nobody.
  open var selectedItem: UITabBarItem? { didSet { setNeedsLayout() } }
  /// Replaces the tabs at once, animated or not.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  /// What pictures from iOS show: grey at 57 %, and paler where a tab is disabled.
  private static let unselectedColor = UIColor(white: 146.0 / 255, alpha: 1)

  /// Called with the place of a tab that is touched.
  var select: ((Int) -> Void)?
  /// How far the bar's surface reaches below its tabs, in points.
  package var reachBelow: CGFloat = 0 { didSet { if reachBelow != oldValue { setNeedsLayout() } } }
  private var ownAppearance: UITabBarAppearance?
  /// How the bar looks. As long as nobody has asked for it, the bar looks as its other properties say.
  open var standardAppearance: UITabBarAppearance {
    get {
      if let ownAppearance { return ownAppearance }
      let made = UITabBarAppearance()
      ownAppearance = made
      setNeedsLayout()
      return made
    }
    set {
      ownAppearance = newValue.copy() as? UITabBarAppearance
      setNeedsLayout()
    }
  }
  /// How the bar looks where the content's end is above it. Stored only: the bar looks as usual there.
  open var scrollEdgeAppearance: UITabBarAppearance?
  private lazy var background = BarBackground(lineIsBelow: false)
  private let content = BarContent()

  open override var intrinsicContentSize: CGSize { metrics.size(of: .tabBar).size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  package override var defaultHuggingPriority: (horizontal: UILayoutPriority, vertical: UILayoutPriority) {
    (.defaultLow, .defaultHigh)
  }

  /// The tabs share the bar's width; from 768 points on they stand in its middle, 76 points wide with 34 between.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let surface = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + reachBelow)
    if let appearance = ownAppearance {
      background.cover(surface, of: self, appearance: appearance)
    } else {
      background.cover(
        surface, of: self, color: barTintColor ?? backgroundColor, isTranslucent: isTranslucent)
    }
    content.begin(in: self)
    guard let items, !items.isEmpty else { return }
    let isWide = bounds.width >= 768
    let count = CGFloat(items.count)
    let width = isWide ? 76 : (bounds.width - safeAreaInsets.left - safeAreaInsets.right) / count
    let step = isWide ? 110 : width
    let start = isWide ? (bounds.width - (count - 1) * step - width) / 2 : safeAreaInsets.left
    for (index, item) in items.enumerated() {
      let button = TabButton(item: item, isSelected: item === selectedItem)
      button.unselectedColor = unselectedItemTintColor ?? UITabBar.unselectedColor
      if let tabs = ownAppearance?.stackedLayoutAppearance {
        button.appearance = item === selectedItem ? tabs.selected : tabs.normal
      }
      button.addAction(UIAction { [weak self] _ in self?.select?(index) }, for: .touchUpInside)
      content.place(
        button, CGRect(x: start + CGFloat(index) * step, y: 0, width: width, height: min(bounds.height, 49)))
    }
  }
}

/// A tab: an image above a title of 10 points.
private final class TabButton: UIControl {
  private let tab: UITabBarItem
  private let imageView = UIImageView()
  private let label = UILabel()
  private let badge = TabBadge()
  var unselectedColor = UIColor.secondaryLabel
  var appearance: UITabBarItemStateAppearance?

  init(item: UITabBarItem, isSelected: Bool) {
    tab = item
    super.init(frame: .zero)
    self.isSelected = isSelected
    addSubview(imageView)
    addSubview(label)
    let image = isSelected ? item.selectedImage ?? item.image : item.image
    imageView.image = image.map {
      $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0
    }
    imageView.contentMode = .scaleAspectFit
    label.text = item.title
    label.font = .systemFont(ofSize: 10, weight: .medium)
    label.textAlignment = .center
    isEnabled = item.isEnabled
    if item.badgeValue != nil {
      badge.show(item.badgeValue, color: item.badgeColor)
      addSubview(badge)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let color = (isSelected ? tintColor : unselectedColor)?.withAlphaComponent(isEnabled ? 1 : 0.27)
    imageView.tintColor = appearance?.iconColor ?? color
    label.textColor = appearance?.titleTextAttributes[.foregroundColor] as? UIColor ?? color
    if let font = appearance?.titleTextAttributes[.font] as? UIFont { label.font = font }
    if let badgeColor = appearance?.badgeBackgroundColor { badge.backgroundColor = badgeColor }
    let size = imageView.image?.size ?? .zero
    let shown = CGSize(width: min(size.width, 31), height: min(size.height, 28))
    let hasTitle = tab.title?.isEmpty == false
    let middle = hasTitle ? 19.5 : bounds.height / 2
    imageView.frame = CGRect(
      x: (bounds.width - shown.width) / 2, y: middle - shown.height / 2, width: shown.width,
      height: shown.height)
    // A pixel lower and to the left of where it would be centred.
    let pixel = 1 / max(pixelScale, 1)
    label.frame = CGRect(x: 2 - pixel, y: 35 + pixel, width: max(bounds.width - 4, 0), height: 12)
    let width = badge.width
    badge.frame = CGRect(
      x: (bounds.width / 2 + 11).roundedToPixel(pixelScale), y: 3, width: width, height: TabBadge.height)
  }
}

/// A red capsule with a few characters at a tab's image.
private final class TabBadge: UIView {
  /// Points.
  static let height: CGFloat = 18
  private let label = UILabel()

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    layer.cornerRadius = TabBadge.height / 2
    label.font = .systemFont(ofSize: 13)
    label.textColor = .white
    label.textAlignment = .center
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ text: String?, color: UIColor?) {
    label.text = text
    backgroundColor = color ?? .systemRed
  }

  /// As wide as high, wider for longer texts.
  var width: CGFloat { max(TabBadge.height, label.intrinsicContentSize.width + 10) }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}
