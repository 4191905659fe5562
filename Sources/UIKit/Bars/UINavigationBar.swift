import Foundation

/// The bar with a title and buttons at the top of a screen.
///
/// Its geometry is that of UIKit: 44 points high (54 from iOS 26 on, 32 where the height is compact), 52 more with a
/// large title, 30 more with a prompt. The look is plain.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Reads a bar from a document.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

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

  private var appearances: [Role: UINavigationBarAppearance] = [:]
  private enum Role { case standard, compact, scrollEdge, compactScrollEdge }

  /// How the bar looks. As long as nobody has asked for it, the bar looks as its other properties say.
  open var standardAppearance: UINavigationBarAppearance {
    get {
      if let known = appearances[.standard] { return known }
      let made = UINavigationBarAppearance()
      appearances[.standard] = made
      setNeedsLayout()
      return made
    }
    set { set(.standard, newValue) }
  }
  /// How the bar looks where its height is compact; nil for as usual.
  open var compactAppearance: UINavigationBarAppearance? {
    get { appearances[.compact] }
    set { set(.compact, newValue) }
  }
  /// How the bar looks where nothing of the content is beneath it; nil for as usual, without surface and line.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances[.scrollEdge] }
    set { set(.scrollEdge, newValue) }
  }
  /// The same where the bar's height is compact; nil for `scrollEdgeAppearance`.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances[.compactScrollEdge] }
    set { set(.compactScrollEdge, newValue) }
  }

  private func set(_ role: Role, _ appearance: UINavigationBarAppearance?) {
    appearances[role] = appearance?.copy() as? UINavigationBarAppearance
    contentChanged()
  }

  /// The appearance for the present state: that of the item that shows, or the bar's own. Nil where none was set.
  private var shownAppearance: UINavigationBarAppearance? {
    let isCompact = traitCollection.verticalSizeClass == .compact
    let item = topItem
    let usual =
      (isCompact ? item?.compactAppearance : nil) ?? item?.standardAppearance
      ?? (isCompact ? compactAppearance : nil) ?? appearances[.standard]
    guard isAtScrollEdge else { return usual }
    let atEdge =
      (isCompact ? item?.compactScrollEdgeAppearance : nil) ?? item?.scrollEdgeAppearance
      ?? (isCompact ? compactScrollEdgeAppearance : nil) ?? scrollEdgeAppearance
    if let atEdge { return atEdge }
    guard let bare = usual?.copy() as? UINavigationBarAppearance else { return nil }
    bare.configureWithTransparentBackground()
    return bare
  }

  private var titleAttributes: [NSAttributedString.Key: Any]? {
    shown.map(\.titleTextAttributes).flatMap { $0.isEmpty ? nil : $0 } ?? titleTextAttributes
  }
  private var largeTitleAttributes: [NSAttributedString.Key: Any]? {
    shown.map(\.largeTitleTextAttributes).flatMap { $0.isEmpty ? nil : $0 } ?? largeTitleTextAttributes
  }
  /// The appearance of the present layout.
  private var shown: UINavigationBarAppearance?

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
  open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }

  /// Removes the item that shows, at once, and returns it; nil if there is none.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard let last = items?.last else { return nil }
    items?.removeLast()
    return last
  }

  /// Called when the back button is touched.
  var goBack: (() -> Void)?
  /// Whether nothing of the content is beneath the bar: since iOS 15 it has no surface then.
  package var isAtScrollEdge = false { didSet { if isAtScrollEdge != oldValue { setNeedsLayout() } } }
  /// How far the bar's surface reaches above its frame, in points.
  package var reachAbove: CGFloat = 0 { didSet { if reachAbove != oldValue { setNeedsLayout() } } }
  private lazy var background = BarBackground(lineIsBelow: true)
  private let content = BarContent()

  private func contentChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    superview?.setNeedsLayout()
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
    rowHeight + (showsLargeTitle ? 52 : 0) + (topItem?.prompt?.isEmpty == false ? 30 : 0)
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
    shown = shownAppearance
    let surface = CGRect(x: 0, y: -reachAbove, width: bounds.width, height: bounds.height + reachAbove)
    if let shown {
      background.cover(surface, of: self, appearance: shown)
      for appearance in appearances.values { appearance.show(in: self) }
    } else {
      background.cover(
        surface, of: self,
        color: barTintColor ?? backgroundColor ?? (barStyle == .black ? .black : nil),
        isTranslucent: isTranslucent, isClear: isAtScrollEdge)
    }
    content.begin(in: self)
    guard let item = topItem else { return }
    var top: CGFloat = 0
    if let prompt = item.prompt, !prompt.isEmpty {
      let label = titleLabel(prompt, font: .systemFont(ofSize: 14))
      content.place(label, CGRect(x: 16, y: 4, width: max(bounds.width - 32, 0), height: 26))
      top = 30
    }
    layOutRow(of: item, in: CGRect(x: 0, y: top, width: bounds.width, height: min(rowHeight, bounds.height)))
    if showsLargeTitle {
      let label = titleLabel(item.title ?? "", font: .systemFont(ofSize: 34, weight: .bold))
      label.textAlignment = .natural
      if let color = largeTitleAttributes?[.foregroundColor] as? UIColor { label.textColor = color }
      if let font = largeTitleAttributes?[.font] as? UIFont { label.font = font }
      let margin = metrics.rootMargin(forWidth: bounds.width)
      content.place(
        label,
        CGRect(x: margin, y: top + rowHeight + 3, width: max(bounds.width - 2 * margin, 0), height: 41))
    }
  }

  private func titleLabel(_ text: String, font: UIFont) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = font
    label.textColor = barStyle == .black ? .white : .label
    label.textAlignment = .center
    return label
  }

  private func layOutRow(of item: UINavigationItem, in row: CGRect) {
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
        guard let view = item.makeView() else { continue }
        item.bar = self
        let look = item.style == .done ? shown?.doneButtonAppearance : shown?.buttonAppearance
        style(view, look)
        let size = item.size(of: view, height: row.height)
        let y = row.minY + (row.height - size.height) / 2
        // Pictures stand a little farther out than titles.
        let outset: CGFloat = item.customView == nil && item.shownImage != nil ? 4.0 / 3 : 0
        let x = fromLeft ? left - outset : right - size.width + outset
        content.place(view, CGRect(x: x, y: y, width: size.width, height: size.height))
        if fromLeft { left += size.width + 16 } else { right -= size.width + 16 }
      }
    }
    let leading = item.leftBarButtonItems ?? []
    if let back = backItem, !item.hidesBackButton, leading.isEmpty || item.leftItemsSupplementBackButton {
      left = placeBackButton(to: back, at: safeAreaInsets.left + 20.0 / 3, in: row)
    }
    put(leading, fromLeft: true)
    put(item.rightBarButtonItems ?? [], fromLeft: false)
    if let titleView = item.titleView {
      var size = titleView.frame.size
      if !titleView.translatesAutoresizingMaskIntoConstraints || size.width <= 0 || size.height <= 0 {
        size = titleView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      }
      size.width = min(size.width, max(right - left, 0))
      size.height = min(size.height, row.height)
      content.place(titleView, centered(size, in: row, from: left, to: right))
    } else if let title = item.title, !title.isEmpty, !showsLargeTitle {
      let font = titleAttributes?[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: .semibold)
      let label = titleLabel(title, font: font)
      if let color = titleAttributes?[.foregroundColor] as? UIColor { label.textColor = color }
      var size = label.intrinsicContentSize
      size.width = min(size.width, max(right - left, 0))
      let offset = shown?.titlePositionAdjustment ?? .zero
      content.place(
        label,
        centered(size, in: row, from: left, to: right).offsetBy(dx: offset.horizontal, dy: offset.vertical))
    }
  }

  /// Gives a button's title the font and colour of an appearance.
  private func style(_ view: UIView, _ appearance: UIBarButtonItemAppearance?) {
    guard let attributes = appearance?.normal.titleTextAttributes, !attributes.isEmpty,
      let button = view as? UIButton
    else { return }
    if let color = attributes[.foregroundColor] as? UIColor { button.setTitleColor(color, for: .normal) }
    if let font = attributes[.font] as? UIFont { button.titleLabel?.font = font }
  }

  /// In the middle of the bar, moved aside as far as the buttons need.
  private func centered(_ size: CGSize, in row: CGRect, from left: CGFloat, to right: CGFloat) -> CGRect {
    var x = (bounds.width - size.width) / 2
    x = max(min(x, right - size.width), left)
    return CGRect(x: x, y: row.minY + (row.height - size.height) / 2, width: size.width, height: size.height)
  }

  private func placeBackButton(to back: UINavigationItem, at x: CGFloat, in row: CGRect) -> CGFloat {
    let button = UIButton(type: .system)
    let title = back.backBarButtonItem?.title ?? back.backButtonTitle ?? back.title
    button.setImage(
      UIImage(
        systemName: isRightToLeft ? "chevron.right" : "chevron.left",
        withConfiguration: UIImage.SymbolConfiguration(pointSize: 20, weight: .semibold)),
      for: .normal)
    button.setTitle(title.map { $0.isEmpty ? "Back" : $0 } ?? "Back", for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 17)
    if let picture = shown?.backIndicatorImage { button.setImage(picture, for: .normal) }
    style(button, shown?.backButtonAppearance)
    button.addAction(UIAction { [weak self] _ in self?.goBack?() }, for: .touchUpInside)
    let gap = metrics.backButtonGap
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: gap, bottom: 0, right: -gap)
    button.contentHorizontalAlignment = .leading
    let width = min(button.intrinsicContentSize.width + 4 + gap, bounds.width / 3)
    content.place(button, CGRect(x: x, y: row.minY, width: width, height: row.height))
    return x + width + 16
  }
}

/// How bars look. Raw values are UIKit's.
public enum UIBarStyle: Int, Sendable {
  /// By the appearance.
  case `default` = 0
  /// Light text on black.
  case black = 1
}
