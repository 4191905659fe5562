import Foundation

/// The bar with a title and buttons at the top of a screen.
///
/// Its geometry is that of UIKit: 44 points high (54 from iOS 26 on, 32 where the height is compact), 52 more with a
/// large title, 30 more with a prompt. The look is plain.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Reads a bar from a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.finish(self, as: UINavigationBar.self)
  }

  /// Whether titles are large where their items leave it open; false by default.
  open var prefersLargeTitles = false { didSet { contentChanged() } }
  /// Whether content is seen through the bar; true by default.
  open var isTranslucent = true { didSet { contentChanged() } }
  /// The colour of the bar; nil for the system's.
  open var barTintColor: UIColor? { didSet { contentChanged() } }
  /// Whether the bar is black with light text; `default`, by the appearance, by default.
  open var barStyle = UIBarStyle.default { didSet { contentChanged() } }
  /// The title's font and colour; other attributes have no effect.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { contentChanged() } }
  /// The font and colour of a large title; other attributes have no effect.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { contentChanged() } }

  /// The stack of items, of which the last one shows.
  open var items: [UINavigationItem]? {
    didSet {
      for item in items ?? [] { item.bar = self }
      contentChanged()
    }
  }

  /// The item that shows.
  open var topItem: UINavigationItem? { items?.last }
  /// The item below the one that shows; its title is on the back button.
  open var backItem: UINavigationItem? { items.flatMap { $0.count > 1 ? $0[$0.count - 2] : nil } }

  /// Replaces the items at once, animated or not.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
  /// Adds an item, which shows at once.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) != false else { return }
    items = (items ?? []) + [item]
    delegate?.navigationBar(self, didPush: item)
  }

  /// Removes the item that shows, at once, and returns it; nil if there is none.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard let last = items?.last else { return nil }
    items?.removeLast()
    return last
  }

  /// Decides about items that are pushed and popped.
  open weak var delegate: (any UINavigationBarDelegate)?
  /// The controller whose bar it is.
  weak var navigation: UINavigationController?

  /// Replaces the items without asking the delegate.
  func show(_ items: [UINavigationItem]) {
    if let present = self.items, present.count == items.count, zip(present, items).allSatisfy({ $0 === $1 }) {
      return
    }
    self.items = items
  }

  // MARK: Appearances

  /// How the bar looks; bars take a copy of what they are given.
  open var standardAppearance: UINavigationBarAppearance {
    get { appearances.standard }
    set { appearances.standard = newValue }
  }
  private(set) lazy var appearances = BarAppearances({ UINavigationBarAppearance() }) { [weak self] in
    self?.contentChanged()
  }
  /// How the bar looks above nothing that scrolled beneath it; nil for the standard look, without a background since iOS 15.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.scrollEdge }
    set { appearances.scrollEdge = newValue }
  }
  /// How the bar looks where the height is compact; nil for the standard look.
  open var compactAppearance: UINavigationBarAppearance? {
    get { appearances.compact }
    set { appearances.compact = newValue }
  }
  /// The same above nothing that scrolled beneath it; nil for `scrollEdgeAppearance`.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.compactScrollEdge }
    set { appearances.compactScrollEdge = newValue }
  }

  struct BackgroundKey: Hashable {
    var position: UIBarPosition
    var metrics: UIBarMetrics
  }
  var backgroundImages: [BackgroundKey: UIImage] = [:] { didSet { contentChanged() } }

  /// A picture in place of the bar's background; nil for the background. An empty picture leaves the bar without one.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    setBackgroundImage(backgroundImage, for: .any, barMetrics: barMetrics)
  }

  /// The same for bars at a position.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    backgroundImages[BackgroundKey(position: barPosition, metrics: barMetrics)] = backgroundImage
  }

  /// The picture that was set for metrics.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImage(for: .any, barMetrics: barMetrics)
  }

  /// The picture that was set for a position and metrics.
  open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[BackgroundKey(position: barPosition, metrics: barMetrics)]
  }

  /// A picture in place of the line below the bar; nil for the line. An empty picture leaves the bar without a line.
  open var shadowImage: UIImage? { didSet { contentChanged() } }
  /// The picture before the back button's title; nil for the system's chevron.
  open var backIndicatorImage: UIImage? { didSet { contentChanged() } }
  /// Drawn only: pictures of bars in transition show no mask.
  open var backIndicatorTransitionMaskImage: UIImage?

  private var isCompactRow: Bool {
    traitCollection.verticalSizeClass == .compact && traitCollection.userInterfaceIdiom == .phone
  }

  /// The appearance that somebody set for what the bar shows now; nil where the older properties count.
  private var setAppearance: UINavigationBarAppearance? {
    let item = topItem
    let standard = item?.standardAppearance ?? appearances.givenStandard
    if isAtScrollEdge {
      let edge =
        (isCompactRow ? item?.compactScrollEdgeAppearance : nil) ?? item?.scrollEdgeAppearance
        ?? (isCompactRow ? compactScrollEdgeAppearance : nil) ?? scrollEdgeAppearance
      if let edge { return edge }
      guard let standard else { return nil }
      // Without an appearance of its own the edge has the standard texts and no background.
      let clear = standard.copied()
      clear.configureWithTransparentBackground()
      return clear
    }
    if isCompactRow, let compact = item?.compactAppearance ?? compactAppearance { return compact }
    return standard
  }

  /// Whether content may be beneath the bar: opaque bars hide it.
  var letsContentBeneath: Bool {
    guard let standard = topItem?.standardAppearance ?? appearances.givenStandard else {
      return isTranslucent
    }
    return standard.backgroundEffect != nil || (standard.backgroundColor?.cgColor.alpha ?? 0) < 1
      || isTranslucent
  }

  /// Whether nothing of the content is beneath the bar: since iOS 15 it has no surface then.
  package var isAtScrollEdge = false { didSet { if isAtScrollEdge != oldValue { setNeedsLayout() } } }
  /// How far the bar's surface reaches above its frame, in points.
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

  /// Whether the top item shows its title large: items that leave it open do as those before them.
  var showsLargeTitle: Bool {
    guard prefersLargeTitles, traitCollection.verticalSizeClass != .compact else { return false }
    for item in (items ?? []).reversed() where item.largeTitleDisplayMode != .automatic {
      return item.largeTitleDisplayMode == .always
    }
    return true
  }

  /// The height of the whole bar for its top item, in points.
  package var contentHeight: CGFloat {
    fixedHeight + (shownExtraHeight ?? fullExtraHeight)
  }

  /// The height with all of the large title and the search bar, in points.
  var fullContentHeight: CGFloat { fixedHeight + fullExtraHeight }

  /// How much of what leaves as content scrolls shows, in points, more than `fullExtraHeight` where it is pulled; nil for all.
  var shownExtraHeight: CGFloat? { didSet { if shownExtraHeight != oldValue { setNeedsLayout() } } }

  /// Whether a search that is going on has the bar for itself.
  private var searchHasBar: Bool {
    guard let search = topItem?.searchController else { return false }
    return search.isActive && search.hidesNavigationBarDuringPresentation
  }

  private var searchHeight: CGFloat {
    topItem?.searchController.map { $0.searchBar.intrinsicContentSize.height } ?? 0
  }

  private var searchLeaves: Bool {
    guard let item = topItem, let search = item.searchController else { return false }
    return item.hidesSearchBarWhenScrolling && !search.isActive
  }

  /// What stays as content scrolls, in points.
  private var fixedHeight: CGFloat {
    if searchHasBar { return searchHeight }
    let prompt: CGFloat = topItem?.prompt?.isEmpty == false ? 30 : 0
    return rowHeight + prompt + (searchLeaves ? 0 : searchHeight)
  }

  /// What leaves as content scrolls, in points: the search bar first, then the large title.
  var fullExtraHeight: CGFloat {
    if searchHasBar { return 0 }
    return (showsLargeTitle ? 52 : 0) + (searchLeaves ? searchHeight : 0)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: metrics.size(of: .navigationBar).size.width, height: contentHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  package override var defaultHuggingPriority: (horizontal: UILayoutPriority, vertical: UILayoutPriority) {
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
    let extra = shownExtraHeight ?? fullExtraHeight
    let searchRoom =
      searchLeaves ? min(max(extra - (showsLargeTitle ? 52 : 0), 0), searchHeight) : searchHeight
    let largeRoom = max(extra - (searchLeaves ? searchRoom : 0), 0)
    layOutRow(of: item, in: row, appearance: appearance, showsTitle: !showsLargeTitle || largeRoom < 8)
    if showsLargeTitle, largeRoom > 0 {
      layOutLargeTitle(of: item, below: row.maxY, room: largeRoom, appearance: appearance)
    }
    if item.searchController != nil {
      placeSearchBar(of: item, top: bounds.height - searchRoom, height: searchRoom)
    }
  }

  /// The large title goes up behind the row as the space for it shrinks.
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
    guard let bar = item.searchController?.searchBar else { return }
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
        // Appearances depend on the bar.
        item.bar = self
        guard !item.isHidden, let view = item.makeView(look) else { continue }
        let size = item.size(of: view, height: row.height)
        let y = row.minY + (row.height - size.height) / 2
        // Pictures stand a little farther out than titles.
        let outset: CGFloat = item.customView == nil && item.shownImage != nil ? 4.0 / 3 : 0
        let x = fromLeft ? left - outset : right - size.width + outset
        content.place(view, CGRect(x: x, y: y, width: size.width, height: size.height))
        if fromLeft { left += size.width + 16 } else { right -= size.width + 16 }
      }
    }
    let leading = item.shownLeadingItems
    if let back = backItem, !item.hidesBackButton, leading.isEmpty || item.leftItemsSupplementBackButton {
      left = placeBackButton(to: back, at: safeAreaInsets.left + 9, in: row, appearance: appearance)
    }
    put(leading, fromLeft: true)
    put(item.shownTrailingItems, fromLeft: false)
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
      let offset = appearance?.titlePositionAdjustment ?? .zero
      content.place(
        label,
        centered(size, in: row, from: left, to: right).offsetBy(dx: offset.horizontal, dy: offset.vertical))
    }
  }

  /// In the middle of the bar, moved aside as far as the buttons need.
  private func centered(_ size: CGSize, in row: CGRect, from left: CGFloat, to right: CGFloat) -> CGRect {
    var x = (bounds.width - size.width) / 2
    x = max(min(x, right - size.width), left)
    let y = ((row.height - size.height) / 2).roundedDownToPixel(pixelScale)
    return CGRect(x: x, y: row.minY + y, width: size.width, height: size.height)
  }

  private func placeBackButton(
    to back: UINavigationItem, at x: CGFloat, in row: CGRect, appearance: UINavigationBarAppearance?
  ) -> CGFloat {
    let button = UIButton(type: .system)
    let own = back.backBarButtonItem
    var title: String? = own?.title ?? back.backButtonTitle ?? back.title
    switch back.backButtonDisplayMode {
    case .default:
      title = title.map { $0.isEmpty && own == nil ? "Back" : $0 } ?? (own?.image == nil ? "Back" : nil)
    case .generic: title = "Back"
    case .minimal: title = nil
    }
    let chevron = UIImage(
      systemName: isRightToLeft ? "chevron.right" : "chevron.left",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 20, weight: .semibold))
    button.setImage(
      own?.image ?? appearance?.backIndicatorImage ?? backIndicatorImage ?? chevron, for: .normal)
    button.setTitle(title, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 17)
    let look =
      (own?.style == .done ? appearance?.doneButtonAppearance : nil) ?? appearance?.backButtonAppearance
    button.isEnabled = own?.isEnabled ?? true
    button.addAction(UIAction { [weak self] _ in self?.backTouched() }, for: .touchUpInside)
    let gap = metrics.backButtonGap
    let item = own ?? UIBarButtonItem()
    item.bar = self
    item.dress(backButton: button, gap: gap, look: look?.normal.titleTextAttributes ?? [:])
    button.contentHorizontalAlignment = .leading
    // Half a pixel counts for the upper side, as with titles.
    button.contentEdgeInsets.bottom = 1 / pixelScale
    func width() -> CGFloat { button.intrinsicContentSize.width + 4 + gap }
    if own == nil, back.backButtonDisplayMode == .default, width() > bounds.width / 3 {
      // A title without space becomes the general word.
      button.setTitle("Back", for: .normal)
    }
    let shown = min(width(), bounds.width / 3)
    content.place(button, CGRect(x: x, y: row.minY, width: shown, height: row.height))
    return x + shown + 16
  }

  /// A back button with an action of its own does that; else the controller, or the bar itself, goes back.
  private func backTouched() {
    if let own = backItem?.backBarButtonItem, own.hasAction { return own.trigger() }
    if let navigation { return navigation.goBack() }
    guard let item = topItem, delegate?.navigationBar(self, shouldPop: item) != false else { return }
    popItem(animated: true)
    delegate?.navigationBar(self, didPop: item)
  }
}

/// Is told of a navigation bar's items, and decides about them.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Whether an item may be pushed.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  /// Called after an item was pushed.
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  /// Whether the item that shows may be popped.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  /// Called after an item was popped.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  /// Yes, where it is not implemented.
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
    true
  }
  /// Does nothing, where it is not implemented.
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  /// Yes, where it is not implemented.
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    true
  }
  /// Does nothing, where it is not implemented.
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

/// How bars look. Raw values are UIKit's.
public enum UIBarStyle: Int, Sendable {
  /// By the appearance.
  case `default` = 0
  /// Light text on black.
  case black = 1
  /// An older name of `black`.
  public static var blackOpaque: UIBarStyle { .black }
  /// The same with `isTranslucent`, in applications from before iOS 7; here as there the same as `black`.
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
