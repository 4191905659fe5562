import Foundation

/// A bar with a tab for each section of an application.
@preconcurrency @MainActor
open class UITabBar: UIView {
  @_spi(UIKit) public override var isBar: Bool { true }

  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a bar that is read from a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.finish(self, as: UITabBar.self)
  }

  /// A Boolean value that indicates whether the bar is translucent. Unless it is set, it is `false` for a bar with a background image whose
  /// pixels are all opaque, and otherwise `true`: a color does not change it.
  open var isTranslucent: Bool {
    get { givenTranslucency ?? !(backgroundImage?.isFullyOpaque ?? false) }
    set { givenTranslucency = newValue }
  }
  private var givenTranslucency: Bool? { didSet { setNeedsLayout() } }
  /// The color of the bar; `nil` for the system's.
  open var barTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The color of unselected tabs; `nil` for the system's gray.
  open var unselectedItemTintColor: UIColor? { didSet { setNeedsLayout() } }

  /// The tabs, from the leading edge; `nil` for none.
  open var items: [UITabBarItem]? {
    didSet {
      for item in items ?? [] { item.bar = self }
      layout.itemsChanged()
      setNeedsLayout()
    }
  }

  /// The selected tab; `nil` for none. Setting it does not notify the delegate.
  open var selectedItem: UITabBarItem? { didSet { setNeedsLayout() } }
  /// Replaces the tabs, without animation.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  /// The appearance of the bar. Bars copy appearances that are set.
  open var standardAppearance: UITabBarAppearance {
    get { appearances.standard }
    set { appearances.standard = newValue }
  }
  package private(set) lazy var appearances = BarAppearances({ UITabBarAppearance() }) { [weak self] in
    self?.setNeedsLayout()
  }
  /// The appearance while content ends above the bar, since iOS 15; `nil` for the standard appearance without a background. Bars that no tab bar
  /// controller manages have their standard appearance.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { appearances.scrollEdge }
    set { appearances.scrollEdge = newValue }
  }
  /// The delegate, which is notified of touched tabs.
  open weak var delegate: (any UITabBarDelegate)?
  /// A Boolean value that indicates whether content ends above the bar.
  package internal(set) var isAtScrollEdge = false {
    didSet { if isAtScrollEdge != oldValue { setNeedsLayout() } }
  }
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
  /// The style of the bar without an appearance; `default` by default: black styles have a black background, before the design of iOS 26.
  open var barStyle = UIBarStyle.default { didSet { if barStyle != oldValue { setNeedsLayout() } } }

  /// The appearance that was set for the selected tab and the present content; `nil` if the properties of the bar apply instead.
  package var effectiveAppearance: UITabBarAppearance? {
    let standard = selectedItem?.standardAppearance ?? appearances.givenStandard
    guard isAtScrollEdge else { return standard }
    if let edge = selectedItem?.scrollEdgeAppearance ?? appearances.scrollEdge { return edge }
    return traitCollection.metrics.hasGlass ? standard : standard?.withoutBackground()
  }

  /// A Boolean value that indicates whether content extends beneath the bar, which is visible through a bar
  /// that is not opaque.
  var allowsContentBeneath: Bool {
    guard let standard = appearances.givenStandard else { return isTranslucent }
    return standard.backgroundEffect != nil || (standard.backgroundColor?.cgColor.alpha ?? 0) < 1
      || isTranslucent
  }

  /// The items among which the user chooses those of the bar; `nil` while that is not the case.
  private var customizedItems: [UITabBarItem]?
  /// A Boolean value that indicates whether the user rearranges the tabs.
  open var isCustomizing: Bool { customizedItems != nil }

  /// Begins rearranging the tabs among items, and notifies the delegate. No sheet is displayed: the tabs stay as
  /// they are until `endCustomizing(animated:)`.
  open func beginCustomizingItems(_ items: [UITabBarItem]) {
    guard customizedItems == nil else { return }
    delegate?.tabBar(self, willBeginCustomizing: items)
    customizedItems = items
    delegate?.tabBar(self, didBeginCustomizing: items)
  }

  /// Ends rearranging the tabs, and notifies the delegate. Returns whether they changed, which they never do.
  @discardableResult
  open func endCustomizing(animated: Bool) -> Bool {
    guard let items = customizedItems else { return false }
    delegate?.tabBar(self, willEndCustomizing: items, changed: false)
    customizedItems = nil
    delegate?.tabBar(self, didEndCustomizing: items, changed: false)
    return false
  }

  /// The color of the selected tab: the former name of `tintColor`.
  open var selectedImageTintColor: UIColor? {
    get { tintColor }
    set { tintColor = newValue }
  }

  /// The height of tabs in a compact height, in points.
  package static let compactHeight: CGFloat = 32

  /// The part of the bar that receives touches, in points of its coordinates; `nil` for all of it. What lies beside the tabs of an iPad's
  /// navigation bar receives its own.
  package var touchArea: CGRect?

  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    touchArea?.contains(point) ?? super.point(inside: point, with: event)
  }

  /// A Boolean value that indicates whether the bar shows the selected tab alone, as content is scrolled.
  package var isMinimized = false { didSet { if isMinimized != oldValue { setNeedsLayout() } } }
  /// The distance by which the bar's background extends below its bounds, in points.
  package var reachBelow: CGFloat = 0 { didSet { if reachBelow != oldValue { setNeedsLayout() } } }
  private var layouts = BarLayouts()
  private var layout: any BarLayout { layouts.layout(in: self) { CoreParts.controls.makeLayout(of: self) } }

  open override var intrinsicContentSize: CGSize { metrics.size(of: .tabBar).size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: size.width,
      height: metrics.hasGlass ? metrics.length(.tabBarHeight) : intrinsicContentSize.height)
  }

  @_spi(UIKit) public override var defaultHuggingPriority:
    (horizontal: UILayoutPriority, vertical: UILayoutPriority)
  {
    (.defaultLow, .defaultHigh)
  }

  /// Lays out the tabs. They share the bar's width; from 768 points on they are centered, 76 points wide, 34 apart.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layout.layOut()
  }
}

extension UITabBar {
  package func touched(_ item: UITabBarItem) {
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
  }
}

/// The methods by which a delegate observes a tab bar.
@preconcurrency @MainActor
public protocol UITabBarDelegate: AnyObject {
  /// Tells the delegate that a tab was touched.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
  /// Tells the delegate that rearranging tabs is about to begin.
  func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
  /// Tells the delegate that rearranging tabs has begun.
  func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
  /// Tells the delegate that rearranging tabs is about to end.
  func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
  /// Tells the delegate that rearranging tabs has ended.
  func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    MessageForwarders.send(self, "tabBar:didSelect:", [tabBar, item]) { (next: any UITabBarDelegate) in
      next.tabBar(tabBar, didSelect: item)
    }
  }
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
    MessageForwarders.send(self, "tabBar:willBeginCustomizing:", [tabBar, items]) {
      (next: any UITabBarDelegate) in next.tabBar(tabBar, willBeginCustomizing: items)
    }
  }
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {
    MessageForwarders.send(self, "tabBar:didBeginCustomizing:", [tabBar, items]) {
      (next: any UITabBarDelegate) in next.tabBar(tabBar, didBeginCustomizing: items)
    }
  }
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {
    MessageForwarders.send(self, "tabBar:willEndCustomizing:changed:", [tabBar, items, changed]) {
      (next: any UITabBarDelegate) in next.tabBar(tabBar, willEndCustomizing: items, changed: changed)
    }
  }
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
    MessageForwarders.send(self, "tabBar:didEndCustomizing:changed:", [tabBar, items, changed]) {
      (next: any UITabBarDelegate) in next.tabBar(tabBar, didEndCustomizing: items, changed: changed)
    }
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
