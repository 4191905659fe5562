import Foundation

/// A bar with a title and buttons at the top of a screen.
///
/// Its geometry is that of UIKit: 44 points high (32 in a compact height; 54 in the design of iOS 26), 52 more with a
/// large title, 30 more with a prompt (32). Its appearance is plain.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  @_spi(UIKit) public override var isBar: Bool { true }

  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a bar that is read from a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.finish(self, as: UINavigationBar.self)
  }

  open override var isHidden: Bool {
    didSet { if isHidden != oldValue { navigation?.barChanged() } }
  }

  /// A Boolean value that determines whether titles are large unless their items specify otherwise; `false`
  /// by default.
  open var prefersLargeTitles = false { didSet { contentChanged() } }
  /// A Boolean value that indicates whether the bar is translucent. Unless it is set, it is `false` for a bar with a background image whose
  /// pixels are all opaque, and otherwise `true`: a color does not change it.
  open var isTranslucent: Bool {
    get { givenTranslucency ?? !(effectiveBackgroundImage?.isFullyOpaque ?? false) }
    set { givenTranslucency = newValue }
  }
  private var givenTranslucency: Bool? { didSet { contentChanged() } }
  /// The color of the bar; `nil` for the system's.
  open var barTintColor: UIColor? { didSet { contentChanged() } }
  /// The style of the bar: black with light text, or `default`, which follows the user interface style.
  open var barStyle = UIBarStyle.default { didSet { contentChanged() } }
  /// The attributes of the title; those other than font and color have no effect.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { contentChanged() } }
  /// The attributes of a large title; those other than font and color have no effect.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { contentChanged() } }

  /// The stack of items, the last of which is displayed.
  open var items: [UINavigationItem]? {
    didSet {
      for item in items ?? [] { item.bar = self }
      contentChanged()
    }
  }

  /// The displayed item.
  open var topItem: UINavigationItem? { items?.last }
  /// The item below the displayed one, whose title is on the back button.
  open var backItem: UINavigationItem? { items.flatMap { $0.count > 1 ? $0[$0.count - 2] : nil } }

  /// Replaces the items, without animation.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
  /// Pushes an item, without animation, if the delegate permits it.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) != false else { return }
    items = (items ?? []) + [item]
    delegate?.navigationBar(self, didPush: item)
  }

  /// Pops the displayed item, without animation, and returns it; `nil` if there is none.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard let last = items?.last else { return nil }
    items?.removeLast()
    return last
  }

  /// The delegate, which controls pushing and popping of items.
  open weak var delegate: (any UINavigationBarDelegate)?
  /// The navigation controller to which the bar belongs.
  package weak var navigation: (any NavigationBarOwner)?

  /// Replaces the items without involving the delegate.
  func show(_ items: [UINavigationItem]) {
    if let present = self.items, present.count == items.count, zip(present, items).allSatisfy({ $0 === $1 }) {
      return
    }
    self.items = items
  }

  /// A part of a Mac's toolbar. Raw values are UIKit's.
  public enum NSToolbarSection: Int, Sendable {
    /// Not in a toolbar.
    case none = 0
    /// Above the sidebar.
    case sidebar = 1
    /// Above the supplementary column.
    case supplementary = 2
    /// Above the content.
    case content = 3
  }
  /// The part of a Mac's toolbar that displays the bar; always `none`.
  open var currentNSToolbarSection: NSToolbarSection { .none }
  /// The behavior of the bar; always that on iPad.
  open var behavioralStyle: UIBehavioralStyle { .pad }
  /// Stored only: the preferred behavior, which differs on a Mac only.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic

  private var verticalOffsets: [UIBarMetrics: CGFloat] = [:] { didSet { contentChanged() } }
  /// Sets the distance by which the title is moved down, in points.
  open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    verticalOffsets[barMetrics] = adjustment
  }
  /// Returns the distance by which the title is moved down, in points; 0 if none was set.
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    verticalOffsets[barMetrics] ?? 0
  }
  /// The distance by which the title is moved down in the bar's height, in points.
  package var titleVerticalOffset: CGFloat {
    let isCompact = traitCollection.hasCompactBars
    return (isCompact ? verticalOffsets[.compact] : nil) ?? verticalOffsets[.default] ?? 0
  }

  // MARK: Appearances

  /// The appearance of the bar. Bars copy appearances that are set.
  open var standardAppearance: UINavigationBarAppearance {
    get { appearances.standard }
    set { appearances.standard = newValue }
  }
  package private(set) lazy var appearances = BarAppearances({ UINavigationBarAppearance() }) { [weak self] in
    self?.contentChanged()
  }
  /// The appearance while no content has scrolled beneath the bar; `nil` for the standard appearance, without
  /// a background since iOS 15.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.scrollEdge }
    set { appearances.scrollEdge = newValue }
  }
  /// The appearance in a compact height; `nil` for the standard appearance.
  open var compactAppearance: UINavigationBarAppearance? {
    get { appearances.compact }
    set { appearances.compact = newValue }
  }
  /// The appearance in a compact height while no content has scrolled beneath the bar; `nil` for
  /// `scrollEdgeAppearance`.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.compactScrollEdge }
    set { appearances.compactScrollEdge = newValue }
  }

  package struct BackgroundKey: Hashable {
    package var position: UIBarPosition
    package var metrics: UIBarMetrics
    package init(position: UIBarPosition, metrics: UIBarMetrics) {
      (self.position, self.metrics) = (position, metrics)
    }
  }
  package var backgroundImages: [BackgroundKey: UIImage] = [:] { didSet { contentChanged() } }

  /// Sets an image in place of the background; `nil` removes it. An empty image leaves the bar without
  /// background.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    setBackgroundImage(backgroundImage, for: .any, barMetrics: barMetrics)
  }

  /// Sets an image in place of the background for bars at a position.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    backgroundImages[BackgroundKey(position: barPosition, metrics: barMetrics)] = backgroundImage
  }

  /// Returns the background image that was set for metrics.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImage(for: .any, barMetrics: barMetrics)
  }

  /// Returns the background image that was set for a position and metrics.
  open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[BackgroundKey(position: barPosition, metrics: barMetrics)]
  }

  /// The background image for the bar's current height.
  package var effectiveBackgroundImage: UIImage? {
    let keys: [(UIBarPosition, UIBarMetrics)] =
      (isCompactRow ? [(.any, .compact)] : []) + [(.any, .default), (.topAttached, .default)]
    return keys.lazy.compactMap { self.backgroundImages[BackgroundKey(position: $0, metrics: $1)] }.first
  }

  /// An image in place of the line below the bar; `nil` for the line. An empty image removes the line.
  open var shadowImage: UIImage? { didSet { contentChanged() } }
  /// The image before the back button's title; `nil` for the system's chevron.
  open var backIndicatorImage: UIImage? { didSet { contentChanged() } }
  /// Drawn only: transitions of bars use no mask.
  open var backIndicatorTransitionMaskImage: UIImage?

  package var isCompactRow: Bool {
    traitCollection.hasCompactBars && traitCollection.userInterfaceIdiom == .phone
  }

  /// The appearance that was set for the current content; `nil` if the properties of the bar apply instead.
  package var setAppearance: UINavigationBarAppearance? {
    let item = topItem
    let standard = item?.standardAppearance ?? appearances.givenStandard
    if isAtScrollEdge {
      let edge =
        (isCompactRow ? item?.compactScrollEdgeAppearance : nil) ?? item?.scrollEdgeAppearance
        ?? (isCompactRow ? compactScrollEdgeAppearance : nil) ?? scrollEdgeAppearance
      if let edge { return edge }
      return standard?.withoutBackground()
    }
    if isCompactRow, let compact = item?.compactAppearance ?? compactAppearance { return compact }
    return standard
  }

  /// A Boolean value that indicates whether content extends beneath the bar, which is visible through a bar
  /// that is not opaque.
  var allowsContentBeneath: Bool {
    guard let standard = topItem?.standardAppearance ?? appearances.givenStandard else {
      return isTranslucent
    }
    return standard.backgroundEffect != nil || (standard.backgroundColor?.cgColor.alpha ?? 0) < 1
      || isTranslucent
  }

  /// A Boolean value that indicates whether no content is beneath the bar, in which case it has no background
  /// since iOS 15.
  package var isAtScrollEdge = false { didSet { if isAtScrollEdge != oldValue { setNeedsLayout() } } }
  /// The distance by which the bar's background extends above its frame, in points.
  package var reachAbove: CGFloat = 0 { didSet { if reachAbove != oldValue { setNeedsLayout() } } }
  private var layouts = BarLayouts()
  private var layout: any BarLayout { layouts.layout(in: self) { CoreParts.controls.makeLayout(of: self) } }

  func contentChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    superview?.setNeedsLayout()
    navigation?.barChanged()
  }

  // MARK: Size

  /// The height of the row with title and buttons, in points.
  package var rowHeight: CGFloat {
    if isCompactRow, !metrics.hasGlass { return 32 }
    return (isInSheet ? metrics.sheetBarHeight : nil) ?? metrics.size(of: .navigationBar).size.height
  }

  /// A Boolean value that indicates whether the top item displays a large title. Items with the `automatic`
  /// mode use the mode of the items below.
  package var showsLargeTitle: Bool {
    guard prefersLargeTitles, traitCollection.verticalSizeClass != .compact else { return false }
    for item in (items ?? []).reversed() where item.largeTitleDisplayMode != .automatic {
      return item.largeTitleDisplayMode == .always
    }
    return true
  }

  /// The height that a large title adds to the bar, in points: 52, and since iOS 26 18 more for a line below it, which is an estimate from
  /// a picture.
  package var largeTitleHeight: CGFloat {
    guard metrics.hasGlass else { return 52 }
    // A larger title has 4 points above and below it together: 61.5 points at the second accessibility size, as measured by others.
    return topItem?.shownLargeSubtitle != nil ? 70 : max(52, largeTitleLine + 4)
  }

  /// The height of a large title, in points: 41, or that of a larger text. That a larger font of the application's has room is a guess.
  package var largeTitleLine: CGFloat {
    guard metrics.hasGlass else { return 41 }
    let font = UIFont.preferredFont(forTextStyle: .largeTitle, compatibleWith: traitCollection)
    let bold = UIFont.systemFont(ofSize: font.pointSize, weight: .bold)
    let attributes = setAppearance?.largeTitleTextAttributes ?? largeTitleTextAttributes
    let shown = attributes?[.font] as? UIFont ?? bold
    return max(41, shown.lineHeight.roundedUpToPixel(pixelScale))
  }

  /// The size of titles and texts in the row, in points: 17, and up to 21 with larger texts in the design of iOS 26.
  package var rowTextSize: CGFloat {
    guard metrics.hasGlass else { return 17 }
    let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection).pointSize
    return min(max(body, 17), 21)
  }

  /// The height of the bar for its top item, in points.
  package var contentHeight: CGFloat {
    fixedHeight + (displayedExtraHeight ?? fullExtraHeight)
  }

  /// The height with the complete large title and search bar, in points.
  var fullContentHeight: CGFloat { fixedHeight + fullExtraHeight }

  /// The visible part of `fullExtraHeight`, in points, which is greater while the title is stretched; `nil`
  /// for the full extra height.
  package var displayedExtraHeight: CGFloat? {
    didSet { if displayedExtraHeight != oldValue { setNeedsLayout() } }
  }

  /// A Boolean value that indicates whether an active search replaces the bar's content.
  package var searchHasBar: Bool {
    guard let search = topItem?.search, !searchIsInline else { return false }
    return search.isActive && search.hidesNavigationBarDuringPresentation
  }

  /// A Boolean value that indicates whether the search is in the row of the title, as on iPads in the design of iOS 26.
  package var searchIsInline: Bool {
    metrics.hasGlass && traitCollection.userInterfaceIdiom == .pad
      && traitCollection.horizontalSizeClass == .regular && topItem?.searchInBar != nil
      && topItem?.preferredSearchBarPlacement != .stacked
  }

  package var searchHeight: CGFloat {
    guard let search = topItem?.searchInBar, !searchIsInline else { return 0 }
    let own = search.bar.intrinsicContentSize.height
    return own - metrics.size(of: .searchBar).size.height + metrics.barSearchHeight
  }

  /// A Boolean value that indicates whether the bar is at the top of a sheet.
  package var isInSheet = false {
    didSet { if isInSheet != oldValue { invalidateIntrinsicContentSize() } }
  }

  package var hidesSearchBar: Bool {
    guard let item = topItem, let search = item.searchInBar else { return false }
    return item.hidesSearchBarWhenScrolling && !search.isActive
  }

  /// The height of a prompt, in points: that of iOS 26 was measured by others.
  package var promptHeight: CGFloat { metrics.hasGlass ? metrics.length(.promptHeight) : 30 }

  /// A Boolean value that indicates whether tabs are in the row of the bar, where the title would be.
  package var sharesRowWithTabs = false { didSet { if sharesRowWithTabs != oldValue { setNeedsLayout() } } }

  /// The height of the parts that do not collapse, in points.
  private var fixedHeight: CGFloat {
    if searchHasBar { return searchHeight }
    let prompt: CGFloat = topItem?.prompt?.isEmpty == false ? promptHeight : 0
    return rowHeight + prompt + (hidesSearchBar ? 0 : searchHeight)
  }

  /// The height of the parts that collapse as content scrolls, in points: first the search bar, then the
  /// large title.
  package var fullExtraHeight: CGFloat {
    if searchHasBar { return 0 }
    let showsSearch = hidesSearchBar && (!metrics.hasGlass || topItem?.hasShownSearch == true)
    return (showsLargeTitle ? largeTitleHeight : 0) + (showsSearch ? searchHeight : 0)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: metrics.size(of: .navigationBar).size.width, height: contentHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  @_spi(UIKit) public override var defaultHuggingPriority:
    (horizontal: UILayoutPriority, vertical: UILayoutPriority)
  {
    (.defaultLow, .defaultHigh)
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    layout.layOut()
  }

  /// Performs the back button's own action, or goes back by way of the navigation controller or the bar.
  package func backButtonTapped() {
    if let action = topItem?.backAction { return action.perform(sender: self) }
    if let own = backItem?.backBarButtonItem, own.hasAction { return own.trigger() }
    if let navigation { return navigation.goBack() }
    guard let item = topItem, delegate?.navigationBar(self, shouldPop: item) != false else { return }
    popItem(animated: true)
    delegate?.navigationBar(self, didPop: item)
  }
}

/// The navigation controller of a navigation bar.
@MainActor
package protocol NavigationBarOwner: AnyObject {
  /// Invalidates layout after the bar's items or appearance changed.
  func barChanged()
  /// Goes back, as the back button does, unless the bar's delegate refuses.
  func goBack()
}

/// The style of a bar. Raw values are UIKit's.
public enum UIBarStyle: Int, Sendable {
  /// Follows the user interface style.
  case `default` = 0
  /// Black with light text.
  case black = 1
  /// A former style for translucent black bars, which look like those of `black`.
  case blackTranslucent = 2
  /// A former name of `black`.
  public static var blackOpaque: UIBarStyle { .black }

  /// A Boolean value that indicates whether the bar is black with light text.
  package var isBlack: Bool { self != .default }
}

extension NamedMembers {
  static let navigationBar = NamedMembers(UINavigationBar.self) {
    $0.appearance("barTintColor", \.barTintColor)
    $0.appearance("barStyle", \.barStyle)
    $0.appearance("isTranslucent", \.isTranslucent)
    $0.appearance("prefersLargeTitles", \.prefersLargeTitles)
    $0.appearance("shadowImage", \.shadowImage)
    $0.appearance("backIndicatorImage", \.backIndicatorImage)
    $0.appearance("backgroundImages", \.backgroundImages)
    $0.appearance(
      "titleTextAttributes", get: { TextAttributes($0.titleTextAttributes) },
      set: { $0.titleTextAttributes = $1.values })
    $0.appearance(
      "largeTitleTextAttributes", get: { TextAttributes($0.largeTitleTextAttributes) },
      set: { $0.largeTitleTextAttributes = $1.values })
    $0.appearance(
      "standardAppearance", get: { $0.appearances.givenStandard },
      set: { if let look = $1 { $0.standardAppearance = look } })
    $0.appearance(
      "scrollEdgeAppearance", get: { $0.appearances.scrollEdge },
      set: { $0.scrollEdgeAppearance = $1 })
    $0.appearance(
      "compactAppearance", get: { $0.appearances.compact },
      set: { $0.compactAppearance = $1 })
    $0.appearance(
      "compactScrollEdgeAppearance", get: { $0.appearances.compactScrollEdge },
      set: { $0.compactScrollEdgeAppearance = $1 })
  }
}
