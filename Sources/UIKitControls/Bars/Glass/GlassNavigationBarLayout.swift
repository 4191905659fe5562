import Foundation

/// The layout of a navigation bar since iOS 26: pieces of glass that hang from its top, and no background but a fade of the content.
///
/// Sizes are those of pictures and hierarchy dumps of iOS 26: glass of 44 points at the top of a bar of 54, 16 or 20 points from the sides
/// and 12 apart, the title in the middle of the glass.
@MainActor
final class GlassNavigationBarLayout: NavigationBarContent {
  unowned let bar: UINavigationBar
  private let background = BarBackground(lineIsBelow: true)
  private let fade = EdgeFade()
  let content = BarContent()
  let searchClip = UIView()

  init(_ bar: UINavigationBar) { self.bar = bar }

  func itemsChanged() {}

  func remove() {
    for view in [background, fade, content] { view.removeFromSuperview() }
  }

  func layOut() {
    let appearance = bar.setAppearance
    layOutBackground(appearance)
    content.begin(in: bar)
    guard let item = bar.topItem else { return }
    if bar.searchHasBar {
      placeSearchBar(of: item, top: 0, height: bar.searchHeight)
      return
    }
    let top = placePrompt(of: item)
    let extra = bar.displayedExtraHeight ?? bar.fullExtraHeight
    let searchRoom =
      bar.hidesSearchBar
      ? min(max(extra - (bar.showsLargeTitle ? bar.largeTitleHeight : 0), 0), bar.searchHeight)
      : bar.searchHeight
    let largeRoom = max(extra - (bar.hidesSearchBar ? searchRoom : 0), 0)
    layOutRow(of: item, top: top, appearance: appearance, showsTitle: !bar.showsLargeTitle || largeRoom < 8)
    if bar.showsLargeTitle, largeRoom > 0 {
      layOutLargeTitle(of: item, below: top + bar.rowHeight, room: largeRoom, appearance: appearance)
    }
    if item.searchInBar != nil, !bar.searchIsInline {
      placeSearchBar(of: item, top: bar.bounds.height - searchRoom, height: searchRoom)
    }
  }

  /// Covers the bar with a color or an image that an appearance has set, and lets content fade beneath it otherwise.
  private func layOutBackground(_ appearance: UINavigationBarAppearance?) {
    let surface = CGRect(
      x: 0, y: -bar.reachAbove, width: bar.bounds.width, height: bar.bounds.height + bar.reachAbove)
    let color = appearance.map { $0.backgroundColor } ?? (bar.barTintColor ?? bar.backgroundColor)
    let image = appearance.map(\.backgroundImage) ?? bar.effectiveBackgroundImage
    let isCovered = image.map { $0.size != .zero } ?? false || (color.map { $0.cgColor.alpha > 0 } ?? false)
    if let appearance, isCovered {
      background.cover(surface, of: bar, appearance: appearance)
    } else {
      background.cover(
        surface, of: bar, color: color, isTranslucent: bar.isTranslucent || !isCovered,
        isClear: !isCovered, image: isCovered ? image : nil, shadowImage: UIImage())
    }
    fade.cover(surface, of: bar, isHidden: isCovered || bar.isAtScrollEdge, isBelow: false)
  }

  private func layOutLargeTitle(
    of item: UINavigationItem, below top: CGFloat, room: CGFloat, appearance: UINavigationBarAppearance?
  ) {
    let size = UIFont.preferredFont(forTextStyle: .largeTitle, compatibleWith: bar.traitCollection).pointSize
    let label = titleLabel(
      item.largeTitle ?? item.title ?? "", font: .systemFont(ofSize: size, weight: .bold))
    label.textAlignment = .natural
    apply(appearance?.largeTitleTextAttributes ?? bar.largeTitleTextAttributes, to: label)
    let margin = bar.metrics.rootMargin(forWidth: bar.bounds.width)
    let width = max(bar.bounds.width - 2 * margin, 0)
    let clip = UIView()
    let whole = bar.largeTitleHeight
    clip.clipsToBounds = room >= whole
    clip.isUserInteractionEnabled = false
    content.place(clip, CGRect(x: margin, y: top, width: width, height: room))
    // By pictures: capitals of a title alone are 5.67 points below the row's end, and above a subtitle 5 points.
    let text = item.shownLargeSubtitle
    let line = bar.largeTitleLine
    let top: CGFloat = text != nil ? 6.333 : line > 41 ? 0 : 4
    label.frame = CGRect(x: 0, y: room - whole + top, width: width, height: line)
    clip.addSubview(label)
    guard let text else { return }
    let subtitle = subtitleLabel(text, size: 11, weight: .medium)
    subtitle.textAlignment = .natural
    subtitle.frame = CGRect(x: 0, y: room - whole + 43.333, width: width, height: 16)
    clip.addSubview(subtitle)
  }

  private func subtitleLabel(_ text: String, size: CGFloat, weight: UIFont.Weight) -> UILabel {
    let label = titleLabel(text, font: .systemFont(ofSize: size, weight: weight))
    label.textColor = .secondaryLabel
    return label
  }

  private func layOutRow(
    of item: UINavigationItem, top: CGFloat, appearance: UINavigationBarAppearance?, showsTitle: Bool
  ) {
    let height = min(bar.metrics.length(.barGlass), bar.bounds.height)
    let margin = bar.metrics.rootMargin(forWidth: bar.bounds.width)
    let isCompact =
      bar.traitCollection.verticalSizeClass == .compact && bar.traitCollection.userInterfaceIdiom == .phone
    let least = isCompact ? bar.metrics.length(.compactBarMargin) : 0
    let start = max(bar.safeAreaInsets.left + margin, least)
    let end = bar.bounds.width - max(bar.safeAreaInsets.right + margin, least)
    var (left, right) = (start, end)
    let tint = bar.ownTintColor
    func items(_ items: [UIBarButtonItem]) -> GlassItems {
      GlassItems(items, height: height, in: bar, tint: tint, leastSpace: 0) { item in
        item.bar = bar
        return item.style == .done ? appearance?.doneButtonAppearance : appearance?.buttonAppearance
      }
    }
    let leading = item.visibleLeadingItems
    if let back = bar.backItem, !item.hidesBackButton, leading.isEmpty || item.leftItemsSupplementBackButton {
      left = placeBackButton(to: back, at: left, y: top, height: height, tint: tint, appearance: appearance)
    }
    let first = items(leading)
    if !first.pieces.isEmpty {
      left =
        first.place(in: content, from: left, direction: 1, y: top, height: height)
        + bar.metrics.length(.barGap)
    }
    if bar.searchIsInline {
      right = placeInlineSearch(of: item, y: top, height: height) - bar.metrics.length(.barGap)
    }
    let last = items(item.visibleTrailingItems)
    if !last.pieces.isEmpty {
      right =
        last.place(in: content, from: right, direction: -1, y: top, height: height)
        - bar.metrics.length(.barGap)
    }
    let row = CGRect(x: 0, y: top, width: bar.bounds.width, height: height)
    if let titleView = item.titleView {
      (left, right) = titleViewLimits(left, right, between: start, end)
      let size = size(ofTitleView: titleView, in: CGSize(width: max(right - left, 0), height: row.height))
      content.place(titleView, centered(size, in: row, from: left, to: right))
    } else if showsTitle, !bar.sharesRowWithTabs, !(bar.searchIsInline && item.searchInBar?.isActive == true)
    {
      placeTitle(of: item, in: row, from: left, to: right, appearance: appearance)
    }
  }

  /// Places the search of an iPad at the end of the row, wider while it is in progress.
  ///
  /// - Returns: The first edge of the field.
  private func placeInlineSearch(of item: UINavigationItem, y: CGFloat, height: CGFloat) -> CGFloat {
    guard let search = item.searchInBar else { return bar.bounds.width }
    let width = bar.metrics.length(search.isActive ? .activeInlineSearchWidth : .inlineSearchWidth)
    let x = bar.bounds.width - bar.safeAreaInsets.right - bar.metrics.length(.inlineSearchMargin) - width
    (search.bar.fieldTop, search.bar.fieldInset, search.bar.isOnGlass) = (0, 0, true)
    search.bar.alpha = 1
    content.placeGlass(CGRect(x: x, y: y, width: width, height: height))
    content.place(search.bar, CGRect(x: x, y: y, width: width, height: height))
    return x
  }

  /// Places the title, and the line below it, in the middle of the glass.
  private func placeTitle(
    of item: UINavigationItem, in row: CGRect, from left: CGFloat, to right: CGFloat,
    appearance: UINavigationBarAppearance?
  ) {
    let title = item.attributedTitle.map { String($0.characters) } ?? item.title ?? ""
    let subtitle = item.subtitle ?? ""
    var lines: [UILabel] = []
    if !title.isEmpty {
      // Above a second line the title is smaller.
      let size = bar.rowTextSize
      let label = titleLabel(
        title, font: .systemFont(ofSize: subtitle.isEmpty ? size : size - 2, weight: .semibold))
      apply(appearance?.titleTextAttributes ?? bar.titleTextAttributes, to: label)
      lines.append(label)
    }
    if !subtitle.isEmpty { lines.append(subtitleLabel(subtitle, size: 12, weight: .regular)) }
    let height = lines.reduce(0) { $0 + $1.intrinsicContentSize.height }
    let offset = appearance?.titlePositionAdjustment ?? .zero
    var y = row.minY + ((row.height - height) / 2).roundedToPixel(bar.pixelScale)
    for label in lines {
      var size = label.intrinsicContentSize
      size.width = min(size.width, max(right - left, 0))
      let end = item.style == .navigator ? right : left + size.width
      var frame = centered(size, in: row, from: left, to: end)
      frame.origin.y = y
      content.place(label, frame.offsetBy(dx: offset.horizontal, dy: offset.vertical))
      y += size.height
    }
  }

  /// Returns a rectangle centered in the bar, moved aside as far as the glass requires.
  private func centered(_ size: CGSize, in row: CGRect, from left: CGFloat, to right: CGFloat) -> CGRect {
    var x = (bar.bounds.width - size.width) / 2
    x = max(min(x, right - size.width), left)
    let y = ((row.height - size.height) / 2).roundedToPixel(bar.pixelScale)
    return CGRect(
      x: x.roundedDownToPixel(bar.pixelScale), y: row.minY + y, width: size.width, height: size.height)
  }

  /// Places the back button: an arrow on round glass, without the title of the previous item unless that has a back button of its own.
  private func placeBackButton(
    to back: UINavigationItem, at x: CGFloat, y: CGFloat, height: CGFloat, tint: UIColor?,
    appearance: UINavigationBarAppearance?
  ) -> CGFloat {
    let own = back.backBarButtonItem
    var button = BarButton(action: { [weak bar] in bar?.backButtonTapped() })
    let arrow = UIImage(
      systemName: bar.isRightToLeft ? "chevron.right" : "chevron.left",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 19, weight: .medium))
    button.image = own?.image ?? appearance?.backIndicatorImage ?? bar.backIndicatorImage ?? arrow
    button.isEnabled = own?.isEnabled ?? true
    if button.image === arrow {
      // The arrow is 1.67 points nearer to the edge than the middle of the glass, in three pictures.
      let lift: CGFloat = bar.isRightToLeft ? 5.0 / 3 : -5.0 / 3
      button.imageInsets = UIEdgeInsets(top: 0, left: lift, bottom: 0, right: -lift)
    }
    let item = own ?? UIBarButtonItem()
    item.bar = bar
    item.dress(backButton: &button, gap: 0, look: [:])
    let view = UIButton(button)
    view.accessibilityLabel = own?.title ?? back.backButtonTitle ?? back.title ?? "Back"
    view.wearGlass(tint: own?.displayedTintColor ?? tint ?? .onGlass)
    let frame = CGRect(x: x, y: y, width: height, height: height)
    content.placeGlass(frame)
    content.place(view, frame)
    return x + height + bar.metrics.length(.barGap)
  }
}
