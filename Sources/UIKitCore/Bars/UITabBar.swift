import Foundation

/// A bar with a tab for each section of an application. Its geometry is that of UIKit, its appearance is
/// plain.
@preconcurrency @MainActor
open class UITabBar: UIView {
  @_spi(UIKit) public override var isBar: Bool { true }

  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a bar that is read from a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.finish(self, as: UITabBar.self)
  }

  /// A Boolean value that indicates whether the bar is translucent; `true` by default.
  open var isTranslucent = true { didSet { setNeedsLayout() } }
  /// The color of the bar; `nil` for the system's.
  open var barTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The color of unselected tabs; `nil` for the system's gray.
  open var unselectedItemTintColor: UIColor? { didSet { setNeedsLayout() } }

  /// The tabs, from the leading edge; `nil` for none.
  open var items: [UITabBarItem]? {
    didSet {
      for item in items ?? [] { item.bar = self }
      keepButtons(items?.count ?? 0)
      setNeedsLayout()
    }
  }

  /// The selected tab; `nil` for none. Setting it does not notify the delegate.
  open var selectedItem: UITabBarItem? { didSet { setNeedsLayout() } }
  /// Replaces the tabs, without animation.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  /// The color in screenshots of iOS: gray at 57 %, paler for disabled tabs.
  private static let unselectedColor = UIColor(white: 146.0 / 255, alpha: 1)

  /// The appearance of the bar. Bars copy appearances that are set.
  open var standardAppearance: UITabBarAppearance {
    get { appearances.standard }
    set { appearances.standard = newValue }
  }
  private(set) lazy var appearances = BarAppearances({ UITabBarAppearance() }) { [weak self] in
    self?.setNeedsLayout()
  }
  /// The appearance while content ends above the bar; `nil` for the standard appearance.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { appearances.scrollEdge }
    set { appearances.scrollEdge = newValue }
  }
  /// The delegate, which is notified of touched tabs.
  open weak var delegate: (any UITabBarDelegate)?
  /// A Boolean value that indicates whether content ends above the bar.
  var isAtScrollEdge = false { didSet { if isAtScrollEdge != oldValue { setNeedsLayout() } } }
  /// An image behind the tabs; `nil` for the system's background.
  open var backgroundImage: UIImage? { didSet { setNeedsLayout() } }
  /// An image in place of the line above the bar; `nil` for the line. An empty image removes the line.
  open var shadowImage: UIImage? { didSet { setNeedsLayout() } }
  /// An image behind the selected tab; `nil` for none.
  open var selectionIndicatorImage: UIImage? { didSet { setNeedsLayout() } }
  /// The width of centered tabs, in points; 0 for the system's.
  open var itemWidth: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// The spacing between centered tabs, in points; 0 for the system's.
  open var itemSpacing: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// The positioning of tabs. Raw values are UIKit's.
  public enum ItemPositioning: Int, Sendable {
    /// Centered in wide bars, filling others.
    case automatic
    /// Tabs share the bar's width.
    case fill
    /// Tabs are centered in the bar.
    case centered
  }
  /// The positioning of tabs; `automatic` by default.
  open var itemPositioning = ItemPositioning.automatic { didSet { setNeedsLayout() } }
  /// Stored only: the style follows the user interface style.
  open var barStyle = UIBarStyle.default

  private var effectiveAppearance: UITabBarAppearance? {
    isAtScrollEdge ? appearances.scrollEdge ?? appearances.givenStandard : appearances.givenStandard
  }

  /// A Boolean value that indicates whether content extends beneath the bar, which is visible through a bar
  /// that is not opaque.
  var allowsContentBeneath: Bool {
    guard let standard = appearances.givenStandard else { return isTranslucent }
    return standard.backgroundEffect != nil || (standard.backgroundColor?.cgColor.alpha ?? 0) < 1
      || isTranslucent
  }

  /// The height of tabs in a compact height, in points.
  static let compactHeight: CGFloat = 32

  /// The distance by which the bar's background extends below its bounds, in points.
  package var reachBelow: CGFloat = 0 { didSet { if reachBelow != oldValue { setNeedsLayout() } } }
  private lazy var background = BarBackground(lineIsBelow: false)
  /// The views of the tabs, which applications find among the subviews by the name of their class.
  private var buttons: [UITabBarButton] = []

  open override var intrinsicContentSize: CGSize { metrics.size(of: .tabBar).size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  @_spi(UIKit) public override var defaultHuggingPriority:
    (horizontal: UILayoutPriority, vertical: UILayoutPriority)
  {
    (.defaultLow, .defaultHigh)
  }

  /// Lays out the tabs. They share the bar's width; from 768 points on they are centered, 76 points wide and
  /// 34 points apart.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let surface = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + reachBelow)
    let appearance = effectiveAppearance
    if let appearance {
      background.cover(surface, of: self, appearance: appearance)
    } else {
      background.cover(
        surface, of: self, color: barTintColor ?? backgroundColor, isTranslucent: isTranslucent,
        image: backgroundImage, shadowImage: shadowImage)
    }
    let items = items ?? []
    keepButtons(items.count)
    guard !items.isEmpty else { return }
    let isWide = itemPositioning == .centered || itemPositioning == .automatic && bounds.width >= 768
    let count = CGFloat(items.count)
    let ownWidth = itemWidth > 0 ? itemWidth : 76
    let ownSpacing = itemSpacing > 0 ? itemSpacing : 34
    let width = isWide ? ownWidth : (bounds.width - safeAreaInsets.left - safeAreaInsets.right) / count
    let step = isWide ? ownWidth + ownSpacing : width
    let start = isWide ? (bounds.width - (count - 1) * step - width) / 2 : safeAreaInsets.left
    // Tabs end at the bottom of the safe area, unless the program made the bar too low for that.
    let available = bounds.height - safeAreaInsets.bottom
    let height = min(available >= Self.compactHeight ? available : bounds.height, 49)
    for (index, (item, button)) in zip(items, buttons).enumerated() {
      button.show(
        item, isSelected: item === selectedItem, look: appearance.map(itemAppearance),
        own: item.standardAppearance.map(itemAppearance))
      button.indicator = appearance?.selectionIndicatorImage ?? selectionIndicatorImage
      button.unselectedColor = unselectedItemTintColor ?? UITabBar.unselectedColor
      button.addAction(
        UIAction(identifier: Self.touch) { [weak self] _ in self?.touched(item) }, for: .touchUpInside)
      item.itemView = button
      let x = start + CGFloat(index) * step
      button.frame = CGRect(
        x: isRightToLeft ? bounds.width - x - width : x, y: 0, width: width, height: height)
    }
  }

  private static let touch = UIAction.Identifier("tab")

  /// Creates or removes views until there are as many as tabs.
  private func keepButtons(_ count: Int) {
    while buttons.count > count { buttons.removeLast().removeFromSuperview() }
    while buttons.count < count {
      let button = UITabBarButton(frame: .zero)
      // Inserted beside the other tabs, so that views that applications add stay in front.
      if let last = buttons.last, last.superview === self {
        insertSubview(button, aboveSubview: last)
      } else {
        addSubview(button)
      }
      buttons.append(button)
    }
  }
}

extension UITabBar {
  /// Returns the appearance of tabs: the inline one in a regular width or a compact height.
  private func itemAppearance(_ appearance: UITabBarAppearance) -> UITabBarItemAppearance {
    if traitCollection.horizontalSizeClass == .regular { return appearance.inlineLayoutAppearance }
    if traitCollection.verticalSizeClass == .compact { return appearance.compactInlineLayoutAppearance }
    return appearance.stackedLayoutAppearance
  }

  fileprivate func touched(_ item: UITabBarItem) {
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
  }
}

/// The methods by which a delegate observes a tab bar.
@preconcurrency @MainActor
public protocol UITabBarDelegate: AnyObject {
  /// Tells the delegate that a tab was touched.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// The view of a tab: an image above a title of 10 points. The class has the name of UIKit's own.
final class UITabBarButton: UIControl {
  private var tab: UITabBarItem?
  private let imageView = UIImageView()
  private let label = UILabel()
  private let badge = TabBadge()
  private var picture: UIImageView?
  fileprivate var unselectedColor = UIColor.secondaryLabel

  private var look: UITabBarItemStateAppearance?
  private var attributes: [NSAttributedString.Key: Any] = [:]
  fileprivate var indicator: UIImage?

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(imageView)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  fileprivate func show(
    _ item: UITabBarItem, isSelected: Bool, look appearance: UITabBarItemAppearance?,
    own: UITabBarItemAppearance?
  ) {
    tab = item
    let own = own ?? appearance
    look = own.map { !item.isEnabled ? $0.disabled : isSelected ? $0.selected : $0.normal }
    item.tabView = self
    self.isSelected = isSelected
    let image = isSelected ? item.selectedImage ?? item.image : item.image
    imageView.image = image.map {
      $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0
    }
    imageView.contentMode = .scaleAspectFit
    label.text = item.title
    attributes = item.effectiveTitleAttributes(
      in: !item.isEnabled ? .disabled : isSelected ? .selected : .normal)
    label.font =
      look?.titleTextAttributes[.font] as? UIFont ?? attributes[.font] as? UIFont
      ?? .systemFont(ofSize: 10, weight: .medium)
    label.textAlignment = .center
    isEnabled = item.isEnabled
    if item.badgeValue != nil {
      let state: UIControl.State = !item.isEnabled ? .disabled : isSelected ? .selected : .normal
      badge.show(
        item.badgeValue, color: item.badgeColor ?? look?.badgeBackgroundColor,
        attributes: item.badgeTextAttributes(for: state) ?? item.badgeTextAttributes(for: .normal)
          ?? look?.badgeTextAttributes ?? [:])
      if badge.superview == nil { addSubview(badge) }
    } else {
      badge.removeFromSuperview()
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let color = (isSelected ? tintColor : unselectedColor)?.withAlphaComponent(isEnabled ? 1 : 0.27)
    imageView.tintColor = look?.iconColor ?? color
    label.textColor =
      look?.titleTextAttributes[.foregroundColor] as? UIColor ?? attributes[.foregroundColor] as? UIColor
      ?? color
    if isSelected, let indicator {
      let picture = picture ?? UIImageView()
      picture.image = indicator
      picture.frame = CGRect(
        x: (bounds.width - indicator.size.width) / 2, y: (bounds.height - indicator.size.height) / 2,
        width: indicator.size.width, height: indicator.size.height)
      if picture.superview == nil { insertSubview(picture, at: 0) }
      self.picture = picture
    } else {
      picture?.removeFromSuperview()
      picture = nil
    }
    let size = imageView.image?.size ?? .zero
    let shown = CGSize(width: min(size.width, 31), height: min(size.height, 28))
    let hasTitle = tab?.title?.isEmpty == false
    let middle = hasTitle ? 19.5 : bounds.height / 2
    let insets = tab?.shown { $0.imageInsets == .zero ? nil : $0.imageInsets } ?? .zero
    imageView.frame = CGRect(
      x: (bounds.width - shown.width) / 2, y: middle - shown.height / 2, width: shown.width,
      height: shown.height
    ).inset(by: insets)
    // One pixel below and to the left of the centered position.
    let pixel = 1 / max(pixelScale, 1)
    let own = tab?.shown { ($0 as? UITabBarItem).flatMap { $0.titlePositionAdjustment == .zero ? nil : $0 } }
    let moved = own?.titlePositionAdjustment ?? look?.titlePositionAdjustment ?? .zero
    label.frame = CGRect(x: 2 - pixel, y: 35 + pixel, width: max(bounds.width - 4, 0), height: 12)
      .offsetBy(dx: moved.horizontal, dy: moved.vertical)
    let width = badge.width
    badge.frame = CGRect(
      x: (bounds.width / 2 + 11).roundedToPixel(pixelScale), y: 3, width: width, height: TabBadge.height)
  }
}

/// A badge: a red capsule with a few characters at a tab's image.
private final class TabBadge: UIView {
  /// The height in points.
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

  func show(_ text: String?, color: UIColor?, attributes: [NSAttributedString.Key: Any]) {
    label.text = text
    if let font = attributes[.font] as? UIFont { label.font = font }
    if let color = attributes[.foregroundColor] as? UIColor { label.textColor = color }
    backgroundColor = color ?? .systemRed
  }

  /// The width in points: the height, or more for longer texts.
  var width: CGFloat { max(TabBadge.height, label.intrinsicContentSize.width + 10) }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}

extension NamedMembers {
  static let tabBar = NamedMembers(UITabBar.self) {
    $0.appearance("barTintColor", \.barTintColor)
    $0.appearance("barStyle", \.barStyle)
    $0.appearance("isTranslucent", \.isTranslucent)
    $0.appearance("unselectedItemTintColor", \.unselectedItemTintColor)
    $0.appearance("backgroundImage", \.backgroundImage)
    $0.appearance("shadowImage", \.shadowImage)
    $0.appearance("selectionIndicatorImage", \.selectionIndicatorImage)
    $0.appearance("itemWidth", \.itemWidth)
    $0.appearance("itemSpacing", \.itemSpacing)
    $0.appearance(
      "standardAppearance", get: { $0.appearances.givenStandard },
      set: { if let look = $1 { $0.standardAppearance = look } })
    $0.appearance(
      "scrollEdgeAppearance", get: { $0.appearances.scrollEdge },
      set: { $0.scrollEdgeAppearance = $1 })
  }
}
