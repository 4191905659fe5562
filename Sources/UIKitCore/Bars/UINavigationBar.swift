import Foundation

/// A bar with a title and buttons at the top of a screen.
///
/// Its geometry is that of UIKit: 44 points high (54 since iOS 26, 32 in a compact height), 52 more with a
/// large title, 30 more with a prompt. Its appearance is plain.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  @_spi(UIKit) public override var isBar: Bool { true }

  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a bar that is read from a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.finish(self, as: UINavigationBar.self)
  }

  /// A Boolean value that determines whether titles are large unless their items specify otherwise; `false`
  /// by default.
  open var prefersLargeTitles = false { didSet { contentChanged() } }
  /// A Boolean value that indicates whether the bar is translucent; `true` by default.
  open var isTranslucent = true { didSet { contentChanged() } }
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
  package weak var navigation: UINavigationController?

  /// Replaces the items without involving the delegate.
  func show(_ items: [UINavigationItem]) {
    if let present = self.items, present.count == items.count, zip(present, items).allSatisfy({ $0 === $1 }) {
      return
    }
    self.items = items
  }

  // MARK: Appearances

  /// The appearance of the bar. Bars copy appearances that are set.
  open var standardAppearance: UINavigationBarAppearance {
    get { appearances.standard }
    set { appearances.standard = newValue }
  }
  private(set) lazy var appearances = BarAppearances({ UINavigationBarAppearance() }) { [weak self] in
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

  struct BackgroundKey: Hashable {
    var position: UIBarPosition
    var metrics: UIBarMetrics
  }
  var backgroundImages: [BackgroundKey: UIImage] = [:] { didSet { contentChanged() } }

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

  /// An image in place of the line below the bar; `nil` for the line. An empty image removes the line.
  open var shadowImage: UIImage? { didSet { contentChanged() } }
  /// The image before the back button's title; `nil` for the system's chevron.
  open var backIndicatorImage: UIImage? { didSet { contentChanged() } }
  /// Drawn only: transitions of bars use no mask.
  open var backIndicatorTransitionMaskImage: UIImage?

  private var isCompactRow: Bool {
    traitCollection.verticalSizeClass == .compact && traitCollection.userInterfaceIdiom == .phone
  }

  /// The appearance that was set for the current content; `nil` if the properties of the bar apply instead.
  private var setAppearance: UINavigationBarAppearance? {
    let item = topItem
    let standard = item?.standardAppearance ?? appearances.givenStandard
    if isAtScrollEdge {
      let edge =
        (isCompactRow ? item?.compactScrollEdgeAppearance : nil) ?? item?.scrollEdgeAppearance
        ?? (isCompactRow ? compactScrollEdgeAppearance : nil) ?? scrollEdgeAppearance
      if let edge { return edge }
      guard let standard else { return nil }
      // Without a scroll edge appearance, the standard texts are used without a background.
      let clear = standard.copied()
      clear.configureWithTransparentBackground()
      return clear
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
  private lazy var background = BarBackground(lineIsBelow: true)
  private let content = BarContent()
  private let searchClip = UIView()

  func contentChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    superview?.setNeedsLayout()
    navigation?.barChanged()
  }

  // MARK: Size

  /// The height of the row with title and buttons, in points.
  private var rowHeight: CGFloat {
    traitCollection.verticalSizeClass == .compact && traitCollection.userInterfaceIdiom == .phone
      ? 32 : metrics.size(of: .navigationBar).size.height
  }

  /// A Boolean value that indicates whether the top item displays a large title. Items with the `automatic`
  /// mode use the mode of the items below.
  var showsLargeTitle: Bool {
    guard prefersLargeTitles, traitCollection.verticalSizeClass != .compact else { return false }
    for item in (items ?? []).reversed() where item.largeTitleDisplayMode != .automatic {
      return item.largeTitleDisplayMode == .always
    }
    return true
  }

  /// The height of the bar for its top item, in points.
  package var contentHeight: CGFloat {
    fixedHeight + (displayedExtraHeight ?? fullExtraHeight)
  }

  /// The height with the complete large title and search bar, in points.
  var fullContentHeight: CGFloat { fixedHeight + fullExtraHeight }

  /// The visible part of `fullExtraHeight`, in points, which is greater while the title is stretched; `nil`
  /// for the full extra height.
  var displayedExtraHeight: CGFloat? { didSet { if displayedExtraHeight != oldValue { setNeedsLayout() } } }

  /// A Boolean value that indicates whether an active search replaces the bar's content.
  private var searchHasBar: Bool {
    guard let search = topItem?.search else { return false }
    return search.isActive && search.hidesNavigationBarDuringPresentation
  }

  private var searchHeight: CGFloat {
    topItem?.search.map { $0.bar.intrinsicContentSize.height } ?? 0
  }

  private var hidesSearchBar: Bool {
    guard let item = topItem, let search = item.search else { return false }
    return item.hidesSearchBarWhenScrolling && !search.isActive
  }

  /// The height of the parts that do not collapse, in points.
  private var fixedHeight: CGFloat {
    if searchHasBar { return searchHeight }
    let prompt: CGFloat = topItem?.prompt?.isEmpty == false ? 30 : 0
    return rowHeight + prompt + (hidesSearchBar ? 0 : searchHeight)
  }

  /// The height of the parts that collapse as content scrolls, in points: first the search bar, then the
  /// large title.
  var fullExtraHeight: CGFloat {
    if searchHasBar { return 0 }
    return (showsLargeTitle ? 52 : 0) + (hidesSearchBar ? searchHeight : 0)
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
    let appearance = setAppearance
    let surface = CGRect(x: 0, y: -reachAbove, width: bounds.width, height: bounds.height + reachAbove)
    let picture =
      backgroundImages[BackgroundKey(position: .any, metrics: isCompactRow ? .compact : .default)]
      ?? backgroundImages[BackgroundKey(position: .any, metrics: .default)]
      ?? backgroundImages[BackgroundKey(position: .topAttached, metrics: .default)]
    if let appearance {
      background.cover(surface, of: self, appearance: appearance)
    } else {
      background.cover(
        surface, of: self, color: barTintColor ?? backgroundColor ?? (barStyle == .black ? .black : nil),
        isTranslucent: isTranslucent, isClear: isAtScrollEdge && picture == nil, image: picture,
        shadowImage: shadowImage)
    }
    content.begin(in: self)
    guard let item = topItem else { return }
    if searchHasBar {
      placeSearchBar(of: item, top: 0, height: searchHeight)
      return
    }
    var top: CGFloat = 0
    if let prompt = item.prompt, !prompt.isEmpty {
      let label = titleLabel(prompt, font: .systemFont(ofSize: 14))
      content.place(label, CGRect(x: 16, y: 4, width: max(bounds.width - 32, 0), height: 26))
      top = 30
    }
    let row = CGRect(x: 0, y: top, width: bounds.width, height: min(rowHeight, bounds.height))
    let extra = displayedExtraHeight ?? fullExtraHeight
    let searchRoom =
      hidesSearchBar ? min(max(extra - (showsLargeTitle ? 52 : 0), 0), searchHeight) : searchHeight
    let largeRoom = max(extra - (hidesSearchBar ? searchRoom : 0), 0)
    layOutRow(of: item, in: row, appearance: appearance, showsTitle: !showsLargeTitle || largeRoom < 8)
    if showsLargeTitle, largeRoom > 0 {
      layOutLargeTitle(of: item, below: row.maxY, room: largeRoom, appearance: appearance)
    }
    if item.search != nil {
      placeSearchBar(of: item, top: bounds.height - searchRoom, height: searchRoom)
    }
  }

  /// Lays out the large title, which moves up behind the row as the space for it shrinks.
  private func layOutLargeTitle(
    of item: UINavigationItem, below top: CGFloat, room: CGFloat, appearance: UINavigationBarAppearance?
  ) {
    let label = titleLabel(item.title ?? "", font: .systemFont(ofSize: 34, weight: .bold))
    label.textAlignment = .natural
    apply(appearance?.largeTitleTextAttributes ?? largeTitleTextAttributes, to: label)
    let margin = metrics.rootMargin(forWidth: bounds.width)
    let width = max(bounds.width - 2 * margin, 0)
    guard room < 52 else {
      content.place(label, CGRect(x: margin, y: top + room - 52 + 3, width: width, height: 41))
      return
    }
    let clip = UIView()
    clip.clipsToBounds = true
    clip.isUserInteractionEnabled = false
    content.place(clip, CGRect(x: margin, y: top, width: width, height: room))
    label.frame = CGRect(x: 0, y: room - 52 + 3, width: width, height: 41)
    clip.addSubview(label)
  }

  private func placeSearchBar(of item: UINavigationItem, top: CGFloat, height: CGFloat) {
    guard let bar = item.search?.bar else { return }
    searchClip.clipsToBounds = true
    if bar.superview !== searchClip { searchClip.addSubview(bar) }
    content.place(searchClip, CGRect(x: 0, y: top, width: bounds.width, height: height))
    let full = searchHeight
    bar.fieldInset = metrics.rootMargin(forWidth: bounds.width)
    bar.translatesAutoresizingMaskIntoConstraints = true
    bar.frame = CGRect(x: 0, y: height - full, width: bounds.width, height: full)
    bar.alpha = full > 0 ? min(max((height / full - 0.5) * 2, 0), 1) : 1
  }

  private func apply(_ attributes: [NSAttributedString.Key: Any]?, to label: UILabel) {
    if let color = attributes?[.foregroundColor] as? UIColor { label.textColor = color }
    if let font = attributes?[.font] as? UIFont { label.font = font }
  }

  private func titleLabel(_ text: String, font: UIFont) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = font
    label.textColor = barStyle == .black ? .white : .label
    label.textAlignment = .center
    return label
  }

  private func layOutRow(
    of item: UINavigationItem, in row: CGRect, appearance: UINavigationBarAppearance?, showsTitle: Bool
  ) {
    let margin = metrics.rootMargin(forWidth: bounds.width)
    var left = safeAreaInsets.left + margin
    var right = bounds.width - safeAreaInsets.right - margin
    func put(_ items: [UIBarButtonItem], fromLeft: Bool) {
      for item in items {
        if item.isSpace {
          let width = item.systemItem == .fixedSpace ? item.width : 0
          if fromLeft { left += width } else { right -= width }
          continue
        }
        let look = item.style == .done ? appearance?.doneButtonAppearance : appearance?.buttonAppearance
        // Appearance proxies depend on the bar.
        item.bar = self
        guard !item.isHidden, let view = item.makeView(look) else { continue }
        let size = item.size(of: view, height: row.height)
        let y = row.minY + (row.height - size.height) / 2
        // Images are placed slightly farther outward than titles.
        let outset: CGFloat = item.customView == nil && item.displayedImage != nil ? 4.0 / 3 : 0
        let x = fromLeft ? left - outset : right - size.width + outset
        content.place(view, CGRect(x: x, y: y, width: size.width, height: size.height))
        if fromLeft { left += size.width + 16 } else { right -= size.width + 16 }
      }
    }
    let leading = item.visibleLeadingItems
    if let back = backItem, !item.hidesBackButton, leading.isEmpty || item.leftItemsSupplementBackButton {
      left = placeBackButton(to: back, at: safeAreaInsets.left + 9, in: row, appearance: appearance)
    }
    put(leading, fromLeft: true)
    put(item.visibleTrailingItems, fromLeft: false)
    if let titleView = item.titleView {
      var size = titleView.frame.size
      if !titleView.translatesAutoresizingMaskIntoConstraints || size.width <= 0 || size.height <= 0 {
        size = titleView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      }
      size.width = min(size.width, max(right - left, 0))
      size.height = min(size.height, row.height)
      content.place(titleView, centered(size, in: row, from: left, to: right))
    } else if let title = item.title, !title.isEmpty, showsTitle {
      let label = titleLabel(title, font: .systemFont(ofSize: 17, weight: .semibold))
      apply(appearance?.titleTextAttributes ?? titleTextAttributes, to: label)
      var size = label.intrinsicContentSize
      size.width = min(size.width, max(right - left, 0))
      if item.style != .navigator { right = left + size.width }
      let offset = appearance?.titlePositionAdjustment ?? .zero
      content.place(
        label,
        centered(size, in: row, from: left, to: right).offsetBy(dx: offset.horizontal, dy: offset.vertical))
    }
  }

  /// Returns a rectangle centered in the bar, moved aside as far as the buttons require.
  private func centered(_ size: CGSize, in row: CGRect, from left: CGFloat, to right: CGFloat) -> CGRect {
    var x = (bounds.width - size.width) / 2
    x = max(min(x, right - size.width), left)
    let y = ((row.height - size.height) / 2).roundedDownToPixel(pixelScale)
    return CGRect(x: x, y: row.minY + y, width: size.width, height: size.height)
  }

  private func placeBackButton(
    to back: UINavigationItem, at x: CGFloat, in row: CGRect, appearance: UINavigationBarAppearance?
  ) -> CGFloat {
    let own = back.backBarButtonItem
    var button = BarButton(action: { [weak self] in self?.backButtonTapped() })
    button.title = own?.title ?? back.backButtonTitle ?? back.title
    switch back.backButtonDisplayMode {
    case .default:
      button.title =
        button.title.map { $0.isEmpty && own == nil ? "Back" : $0 } ?? (own?.image == nil ? "Back" : nil)
    case .generic: button.title = "Back"
    case .minimal: button.title = nil
    }
    let chevron = UIImage(
      systemName: isRightToLeft ? "chevron.right" : "chevron.left",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 20, weight: .semibold))
    button.image = own?.image ?? appearance?.backIndicatorImage ?? backIndicatorImage ?? chevron
    button.font = .systemFont(ofSize: 17)
    let look =
      (own?.style == .done ? appearance?.doneButtonAppearance : nil) ?? appearance?.backButtonAppearance
    button.isEnabled = own?.isEnabled ?? true
    let gap = metrics.backButtonGap
    let item = own ?? UIBarButtonItem()
    item.bar = self
    item.dress(backButton: &button, gap: gap, look: look?.normal.titleTextAttributes ?? [:])
    button.isLeading = true
    // Half a pixel is rounded up, as with titles.
    button.contentInsets.bottom = 1 / pixelScale
    var view = CoreParts.controls.makeButton(button)
    func width() -> CGFloat { view.intrinsicContentSize.width + 4 + gap }
    if own == nil, back.backButtonDisplayMode == .default, width() > bounds.width / 3 {
      // A title that does not fit is replaced by the generic one.
      button.title = "Back"
      view = CoreParts.controls.makeButton(button)
    }
    let shown = min(width(), bounds.width / 3)
    content.place(view, CGRect(x: x, y: row.minY, width: shown, height: row.height))
    return x + shown + 16
  }

  /// Performs the back button's own action, or goes back by way of the navigation controller or the bar.
  private func backButtonTapped() {
    if let own = backItem?.backBarButtonItem, own.hasAction { return own.trigger() }
    if let navigation { return navigation.goBack() }
    guard let item = topItem, delegate?.navigationBar(self, shouldPop: item) != false else { return }
    popItem(animated: true)
    delegate?.navigationBar(self, didPop: item)
  }
}

/// The methods by which a delegate observes and controls a navigation bar's items.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Asks the delegate whether an item may be pushed.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  /// Tells the delegate that an item was pushed.
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  /// Asks the delegate whether the displayed item may be popped.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  /// Tells the delegate that an item was popped.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  /// Returns `true`.
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
    true
  }
  /// Does nothing.
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  /// Returns `true`.
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    true
  }
  /// Does nothing.
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

/// The style of a bar. Raw values are UIKit's.
public enum UIBarStyle: Int, Sendable {
  /// Follows the user interface style.
  case `default` = 0
  /// Black with light text.
  case black = 1
  /// A former name of `black`.
  public static var blackOpaque: UIBarStyle { .black }
  /// A former style for translucent black bars; the same as `black`.
  public static var blackTranslucent: UIBarStyle { .black }
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
