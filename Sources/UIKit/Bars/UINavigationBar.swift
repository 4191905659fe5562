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
    background.cover(
      CGRect(x: 0, y: -reachAbove, width: bounds.width, height: bounds.height + reachAbove), of: self,
      color: barTintColor ?? backgroundColor ?? (barStyle == .black ? .black : nil),
      isTranslucent: isTranslucent, isClear: isAtScrollEdge)
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
      if let color = largeTitleTextAttributes?[.foregroundColor] as? UIColor { label.textColor = color }
      if let font = largeTitleTextAttributes?[.font] as? UIFont { label.font = font }
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
      let font = titleTextAttributes?[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: .semibold)
      let label = titleLabel(title, font: font)
      if let color = titleTextAttributes?[.foregroundColor] as? UIColor { label.textColor = color }
      var size = label.intrinsicContentSize
      size.width = min(size.width, max(right - left, 0))
      content.place(label, centered(size, in: row, from: left, to: right))
    }
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
