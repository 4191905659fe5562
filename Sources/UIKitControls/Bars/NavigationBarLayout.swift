import Foundation

/// The layout of a navigation bar: its background, title and buttons, and the search bar of its item.
@MainActor
final class NavigationBarLayout: NavigationBarContent {
  unowned let bar: UINavigationBar
  private let background = BarBackground(lineIsBelow: true)
  let content = BarContent()
  let searchClip = UIView()

  init(_ bar: UINavigationBar) { self.bar = bar }

  func itemsChanged() {}

  func remove() {
    for view in [background, content] { view.removeFromSuperview() }
  }

  func layOut() {
    let appearance = bar.setAppearance
    let surface = CGRect(
      x: 0, y: -bar.reachAbove, width: bar.bounds.width, height: bar.bounds.height + bar.reachAbove)
    let picture = bar.effectiveBackgroundImage
    if let appearance {
      background.cover(surface, of: bar, appearance: appearance)
    } else {
      background.cover(
        surface, of: bar,
        color: bar.barTintColor ?? bar.backgroundColor ?? (bar.barStyle.isBlack ? .black : nil),
        isTranslucent: bar.isTranslucent, isClear: bar.isAtScrollEdge && picture == nil, image: picture,
        shadowImage: bar.shadowImage)
    }
    content.begin(in: bar)
    guard let item = bar.topItem else { return }
    if bar.searchHasBar {
      placeSearchBar(of: item, top: 0, height: bar.searchHeight)
      return
    }
    let top = placePrompt(of: item)
    let row = CGRect(x: 0, y: top, width: bar.bounds.width, height: min(bar.rowHeight, bar.bounds.height))
    let extra = bar.displayedExtraHeight ?? bar.fullExtraHeight
    let searchRoom =
      bar.hidesSearchBar
      ? min(max(extra - (bar.showsLargeTitle ? 52 : 0), 0), bar.searchHeight) : bar.searchHeight
    let largeRoom = max(extra - (bar.hidesSearchBar ? searchRoom : 0), 0)
    layOutRow(of: item, in: row, appearance: appearance, showsTitle: !bar.showsLargeTitle || largeRoom < 8)
    if bar.showsLargeTitle, largeRoom > 0 {
      layOutLargeTitle(of: item, below: row.maxY, room: largeRoom, appearance: appearance)
    }
    if item.searchInBar != nil {
      placeSearchBar(of: item, top: bar.bounds.height - searchRoom, height: searchRoom)
    }
  }

  /// Lays out the large title, which moves up behind the row as the space for it shrinks.
  private func layOutLargeTitle(
    of item: UINavigationItem, below top: CGFloat, room: CGFloat, appearance: UINavigationBarAppearance?
  ) {
    let label = titleLabel(item.title ?? "", font: .systemFont(ofSize: 34, weight: .bold))
    label.textAlignment = .natural
    apply(appearance?.largeTitleTextAttributes ?? bar.largeTitleTextAttributes, to: label)
    let margin = bar.metrics.rootMargin(forWidth: bar.bounds.width)
    let width = max(bar.bounds.width - 2 * margin, 0)
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

  private func layOutRow(
    of item: UINavigationItem, in row: CGRect, appearance: UINavigationBarAppearance?, showsTitle: Bool
  ) {
    let margin = bar.metrics.rootMargin(forWidth: bar.bounds.width)
    let start = bar.safeAreaInsets.left + margin
    let end = bar.bounds.width - bar.safeAreaInsets.right - margin
    var (left, right) = (start, end)
    func put(_ items: [UIBarButtonItem], fromLeft: Bool) {
      for item in items {
        if item.isSpace {
          // Since iOS 11, spaces of negative width have no effect in navigation bars.
          let least: CGFloat = bar.metrics.version >= 11 ? 0 : -.infinity
          let width = item.systemItem == .fixedSpace ? max(item.width, least) : 0
          if fromLeft { left += width } else { right -= width }
          continue
        }
        let look = item.style == .done ? appearance?.doneButtonAppearance : appearance?.buttonAppearance
        // Appearance proxies depend on the bar.
        item.bar = bar
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
    if let back = bar.backItem, !item.hidesBackButton, leading.isEmpty || item.leftItemsSupplementBackButton {
      left = placeBackButton(to: back, at: bar.safeAreaInsets.left + 9, in: row, appearance: appearance)
    }
    put(leading, fromLeft: true)
    put(item.visibleTrailingItems, fromLeft: false)
    if let titleView = item.titleView {
      (left, right) = titleViewLimits(left, right, between: start, end)
      let size = size(ofTitleView: titleView, in: CGSize(width: max(right - left, 0), height: row.height))
      content.place(titleView, centered(size, in: row, from: left, to: right))
    } else if let title = item.title, !title.isEmpty, showsTitle {
      let label = titleLabel(title, font: .systemFont(ofSize: 17, weight: .semibold))
      apply(appearance?.titleTextAttributes ?? bar.titleTextAttributes, to: label)
      var size = label.intrinsicContentSize
      size.width = min(size.width, max(right - left, 0))
      if item.style != .navigator { right = left + size.width }
      var offset = appearance?.titlePositionAdjustment ?? .zero
      offset.vertical += bar.titleVerticalOffset
      content.place(
        label,
        centered(size, in: row, from: left, to: right).offsetBy(dx: offset.horizontal, dy: offset.vertical))
    }
  }

  /// Returns a rectangle centered in the bar, moved aside as far as the buttons require.
  private func centered(_ size: CGSize, in row: CGRect, from left: CGFloat, to right: CGFloat) -> CGRect {
    var x = (bar.bounds.width - size.width) / 2
    x = max(min(x, right - size.width), left)
    let y = ((row.height - size.height) / 2).roundedDownToPixel(bar.pixelScale)
    return CGRect(x: x, y: row.minY + y, width: size.width, height: size.height)
  }

  private func placeBackButton(
    to back: UINavigationItem, at x: CGFloat, in row: CGRect, appearance: UINavigationBarAppearance?
  ) -> CGFloat {
    let own = back.backBarButtonItem
    var button = BarButton(action: { [weak bar] in bar?.backButtonTapped() })
    button.title = own?.title ?? back.backButtonTitle ?? back.title
    switch back.backButtonDisplayMode {
    case .default:
      button.title =
        button.title.map { $0.isEmpty && own == nil ? "Back" : $0 } ?? (own?.image == nil ? "Back" : nil)
    case .generic: button.title = "Back"
    case .minimal: button.title = nil
    }
    let chevron = UIImage(
      systemName: bar.isRightToLeft ? "chevron.right" : "chevron.left",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 20, weight: .semibold))
    button.image = own?.image ?? appearance?.backIndicatorImage ?? bar.backIndicatorImage ?? chevron
    button.font = .systemFont(ofSize: 17)
    let look =
      (own?.style == .done ? appearance?.doneButtonAppearance : nil) ?? appearance?.backButtonAppearance
    button.isEnabled = own?.isEnabled ?? true
    let gap = bar.metrics.backButtonGap
    let item = own ?? UIBarButtonItem()
    item.bar = bar
    item.dress(backButton: &button, gap: gap, look: look?.normal.titleTextAttributes ?? [:])
    button.isLeading = true
    // Half a pixel is rounded up, as with titles.
    button.contentInsets.bottom = 1 / bar.pixelScale
    var view = UIButton(button)
    func width() -> CGFloat { view.intrinsicContentSize.width + 4 + gap }
    if own == nil, back.backButtonDisplayMode == .default, width() > bar.bounds.width / 3 {
      // A title that does not fit is replaced by the generic one.
      button.title = "Back"
      view = UIButton(button)
    }
    let shown = min(width(), bar.bounds.width / 3)
    content.place(view, CGRect(x: x, y: row.minY, width: shown, height: row.height))
    return x + shown + 16
  }
}
