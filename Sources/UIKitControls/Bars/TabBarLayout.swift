import Foundation

/// The layout of a tab bar: its background, and a view for each tab.
@MainActor
final class TabBarLayout: BarLayout {
  private unowned let bar: UITabBar
  private let background = BarBackground(lineIsBelow: false)
  /// The views of the tabs, which applications find among the subviews by the name of their class.
  private var buttons: [UITabBarButton] = []

  init(_ bar: UITabBar) { self.bar = bar }

  func itemsChanged() { keepButtons(bar.items?.count ?? 0) }

  func remove() {
    background.removeFromSuperview()
    keepButtons(0)
  }

  /// The color in screenshots of iOS: gray at 57 %, paler for disabled tabs.
  private static let unselectedColor = UIColor(white: 146.0 / 255, alpha: 1)

  func layOut() {
    let surface = CGRect(x: 0, y: 0, width: bar.bounds.width, height: bar.bounds.height + bar.reachBelow)
    let appearance = bar.effectiveAppearance
    if let appearance {
      background.cover(surface, of: bar, appearance: appearance)
    } else {
      background.cover(
        surface, of: bar,
        color: bar.barTintColor ?? bar.backgroundColor ?? (bar.barStyle.isBlack ? .black : nil),
        isTranslucent: bar.isTranslucent, isClear: bar.isAtScrollEdge && bar.backgroundImage == nil,
        image: bar.backgroundImage, shadowImage: bar.shadowImage)
    }
    let items = bar.items ?? []
    keepButtons(items.count)
    guard !items.isEmpty else { return }
    let isWide =
      bar.itemPositioning == .centered || bar.itemPositioning == .automatic && bar.bounds.width >= 768
    let count = CGFloat(items.count)
    let ownWidth = bar.itemWidth > 0 ? bar.itemWidth : 76
    let ownSpacing = bar.itemSpacing > 0 ? bar.itemSpacing : 34
    let width =
      isWide ? ownWidth : (bar.bounds.width - bar.safeAreaInsets.left - bar.safeAreaInsets.right) / count
    let step = isWide ? ownWidth + ownSpacing : width
    let start = isWide ? (bar.bounds.width - (count - 1) * step - width) / 2 : bar.safeAreaInsets.left
    // Tabs end at the bottom of the safe area, unless the program made the bar too low for that.
    let available = bar.bounds.height - bar.safeAreaInsets.bottom
    let height = min(available >= UITabBar.compactHeight ? available : bar.bounds.height, 49)
    for (index, (item, button)) in zip(items, buttons).enumerated() {
      button.inlineFontSize = inlineFontSize
      button.show(
        item, isSelected: item === bar.selectedItem, look: appearance.map(itemAppearance))
      button.indicator = appearance?.selectionIndicatorImage ?? bar.selectionIndicatorImage
      button.unselectedColor = bar.unselectedItemTintColor ?? Self.unselectedColor
      button.addAction(
        UIAction(identifier: Self.touch) { [weak bar] _ in bar?.touched(item) }, for: .touchUpInside)
      item.itemView = button
      // Two points inside of its share of the width, in whole points, and one below the top.
      let x = start + CGFloat(index) * step
      let left = isWide ? x : (x + 2).rounded()
      let shown = isWide ? width : max((x + width - 2).rounded() - left, 0)
      button.frame = CGRect(
        x: bar.isRightToLeft ? bar.bounds.width - left - shown : left, y: 1, width: shown,
        height: max(height - 1, 0))
    }
  }

  private static let touch = UIAction.Identifier("tab")

  /// Creates or removes views until there are as many as tabs.
  private func keepButtons(_ count: Int) {
    while buttons.count > count { buttons.removeLast().removeFromSuperview() }
    while buttons.count < count {
      let button = UITabBarButton(frame: .zero)
      // Inserted beside the other tabs, so that views that applications add stay in front.
      if let last = buttons.last, last.superview === bar {
        bar.insertSubview(button, aboveSubview: last)
      } else {
        bar.addSubview(button)
      }
      buttons.append(button)
    }
  }

  /// The size of the font of titles beside images, in points; `nil` for titles below them.
  private var inlineFontSize: CGFloat? {
    if bar.traitCollection.horizontalSizeClass == .regular, bar.traitCollection.verticalSizeClass != .compact
    {
      return 13
    }
    return bar.traitCollection.verticalSizeClass == .compact ? 12 : nil
  }

  /// Returns the appearance of tabs: the inline one in a regular width or a compact height.
  private func itemAppearance(_ appearance: UITabBarAppearance) -> UITabBarItemAppearance {
    if bar.traitCollection.horizontalSizeClass == .regular { return appearance.inlineLayoutAppearance }
    if bar.traitCollection.verticalSizeClass == .compact { return appearance.compactInlineLayoutAppearance }
    return appearance.stackedLayoutAppearance
  }
}
