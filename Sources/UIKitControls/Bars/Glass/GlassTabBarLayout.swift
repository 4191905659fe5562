import Foundation

/// The layout of a tab bar since iOS 26: a capsule of glass that floats above the bottom edge, with a button for each tab.
///
/// The sizes are those of hierarchy dumps of iOS 26: buttons of 94 points, or 30 more than their titles, that overlap by 8; a capsule that
/// is 4 points larger at all sides, 62 high and at most 42 narrower than the bar. In a full capsule buttons share the width, overlapping
/// by 8 (five of 77 on 402 points), but have at least 74 and their titles' width; four have 4 more (98), by three witnesses.
///
/// A tab for search is a circle of its own at the trailing edge, without a title, and the capsule of the others is at the leading edge, by
/// two pictures on 440 points.
///
/// In a compact height the capsule is 44 high, and the titles are beside the images; on iPads it is at the top, with titles of 17 points alone.
/// Others measured both with iOS 26.1.
@MainActor
final class GlassTabBarLayout: BarLayout {
  private unowned let bar: UITabBar
  private let platter = GlassPlatter(frame: .zero)
  private let searchPlatter = GlassPlatter(frame: .zero)
  private let selection = UIView()
  private var buttons: [UITabBarButton] = []
  /// The index of the tab for search, which is on a piece of glass of its own; `nil` for none.
  private var search: Int?

  /// The distance of the buttons from the edges of the capsule, in points.
  private var inset: CGFloat { bar.metrics.length(.tabInset) }

  private var form: UITabBarButton.GlassForm {
    let traits = bar.traitCollection
    if traits.userInterfaceIdiom == .pad, traits.horizontalSizeClass == .regular,
      bar.bounds.height < bar.metrics.length(.tabCapsule)
    {
      return .titles
    }
    return traits.verticalSizeClass == .compact && traits.horizontalSizeClass == .compact ? .inline : .stacked
  }

  /// The height of the capsule, in points.
  private var height: CGFloat { bar.metrics.length(form == .stacked ? .tabCapsule : .compactTabCapsule) }

  init(_ bar: UITabBar) {
    self.bar = bar
    selection.isUserInteractionEnabled = false
    // An estimate from pictures.
    selection.backgroundColor = UIColor {
      $0.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.14) : UIColor(white: 0, alpha: 0.08)
    }
    platter.contents = { [weak self] in self?.contents(ofSearch: false) ?? [] }
    searchPlatter.contents = { [weak self] in self?.contents(ofSearch: true) ?? [] }
  }

  /// Returns the views on a piece of glass: that of the tab for search, or that of the others.
  private func contents(ofSearch isSearch: Bool) -> [UIView] {
    let shown = buttons.enumerated().filter { ($0.offset == search) == isSearch }.map(\.element)
    return isSearch ? shown : shown + [selection]
  }

  func itemsChanged() { keepButtons(bar.items?.count ?? 0) }

  func remove() {
    for view in [platter, searchPlatter, selection] { view.removeFromSuperview() }
    keepButtons(0)
  }

  func layOut() {
    let items = bar.items ?? []
    keepButtons(items.count)
    let appearance = bar.effectiveAppearance
    let form = form
    for (item, button) in zip(items, buttons) {
      button.glassForm = form
      button.show(
        item, isSelected: item === bar.selectedItem, look: appearance.map(\.stackedLayoutAppearance))
      button.unselectedColor = bar.unselectedItemTintColor ?? .label
      button.addAction(
        UIAction(identifier: Self.touch) { [weak self] _ in self?.touched(item) }, for: .touchUpInside)
      button.isHidden = false
      button.showsImageAlone = false
      item.itemView = button
    }
    // A transparent appearance has no glass.
    let isHidden = appearance.map { $0.backgroundEffect == nil && $0.backgroundColor == nil } ?? false
    for platter in [platter, searchPlatter] {
      platter.isHidden = isHidden
      if isHidden { platter.adapt(to: nil) }
    }
    search = form == .stacked && items.count > 1 ? items.firstIndex(where: \.isSearch) : nil
    if bar.isMinimized, form == .stacked, let index = items.firstIndex(where: { $0 === bar.selectedItem }),
      index != search
    {
      return layOutMinimized(index)
    }
    let frames = form == .stacked ? stackedFrames() : rowFrames(form)
    var row = frames
    if let search { row.remove(at: search) }
    guard let first = row.first, let last = row.last else {
      for view in [platter, searchPlatter, selection] { view.removeFromSuperview() }
      return bar.touchArea = nil
    }
    let capsule = first.union(last).insetBy(dx: -inset, dy: -inset)
    place(platter, capsule, at: 0)
    placeSearch(search.map { frames[$0].insetBy(dx: -inset, dy: -inset) })
    if let search { buttons[search].showsImageAlone = true }
    bar.touchArea = form == .titles ? platter.frame : nil
    for (button, frame) in zip(buttons, frames) {
      button.frame = bar.isRightToLeft ? frame.mirrored(in: bar.bounds) : frame
    }
    guard let selected = items.firstIndex(where: { $0 === bar.selectedItem }) else {
      return selection.removeFromSuperview()
    }
    place(selection, frames[selected], at: search == nil ? 1 : 2)
    selection.layer.cornerRadius = frames[selected].height / 2
  }

  /// Places the selected tab alone, at the leading edge, and the tab for search at the trailing edge.
  private func layOutMinimized(_ index: Int) {
    let (side, margin) = (bar.metrics.length(.minimizedTab), bar.metrics.length(.minimizedTabMargin))
    let y = min(bar.bounds.height - margin - side, bar.bounds.height - side)
    let circle = CGRect(x: bar.safeAreaInsets.left + margin, y: y, width: side, height: side)
    place(platter, circle, at: 0)
    var last = circle
    last.origin.x = bar.bounds.width - bar.safeAreaInsets.right - margin - side
    placeSearch(search == nil ? nil : last)
    selection.removeFromSuperview()
    for (position, button) in buttons.enumerated() {
      button.isHidden = position != index && position != search
    }
    for (position, platter) in [(index, platter), (search ?? index, search == nil ? platter : searchPlatter)]
    {
      buttons[position].showsImageAlone = true
      buttons[position].frame = platter.frame
    }
    bar.touchArea = search == nil ? platter.frame : platter.frame.union(searchPlatter.frame)
  }

  private func placeSearch(_ frame: CGRect?) {
    guard let frame else { return searchPlatter.removeFromSuperview() }
    place(searchPlatter, frame, at: 1)
  }

  /// The least distance between the capsule and the tab for search, in points: a guess.
  private static let searchGap: CGFloat = 8

  /// Returns the frames of the buttons above each other's titles, in points of the bar's coordinates.
  private func stackedFrames() -> [CGRect] {
    var titles = buttons.map(\.titleWidth)
    guard let search else { return frames(of: titles, in: bar.bounds) }
    titles.remove(at: search)
    var area = bar.bounds
    area.size.width -= height + Self.searchGap
    var row = frames(of: titles, in: area)
    guard let first = row.first else { return [] }
    let margin = bar.metrics.length(.tabMargins) / 2
    let shift = area.minX + margin + inset - first.minX
    row = row.map { $0.offsetBy(dx: shift, dy: 0) }
    let side = height - 2 * inset
    row.insert(
      CGRect(x: bar.bounds.maxX - margin - inset - side, y: first.minY, width: side, height: side), at: search
    )
    return row
  }

  /// Selects a tab; a minimized bar shows all tabs instead.
  private func touched(_ item: UITabBarItem) {
    if bar.isMinimized { bar.isMinimized = false } else { bar.touched(item) }
  }

  /// Returns the frames of buttons of different widths in one row, in points of the bar's coordinates.
  private func rowFrames(_ form: UITabBarButton.GlassForm) -> [CGRect] {
    let gap: CGFloat = form == .inline ? 4 : 0
    var widths = buttons.map(\.rowWidth)
    let gaps = gap * CGFloat(max(widths.count - 1, 0))
    let most = max(bar.bounds.width - 2 * inset - gaps, 0)
    let natural = widths.reduce(0, +)
    if natural > most { widths = widths.map { $0 * most / natural } }
    let total = widths.reduce(0, +) + gaps
    var x = ((bar.bounds.width - total) / 2).roundedToPixel(bar.pixelScale)
    return widths.map { width in
      defer { x += width + gap }
      return CGRect(x: x, y: inset, width: width, height: height - 2 * inset)
    }
  }

  /// Returns the frames of the buttons, in points of the bar's coordinates.
  ///
  /// - Parameter titles: The widths of the titles.
  private func frames(of titles: [CGFloat], in bounds: CGRect) -> [CGRect] {
    guard !titles.isEmpty else { return [] }
    let (height, inset, metrics) = (height, inset, bar.metrics)
    // The capsule is at the top of a bar that reaches the bottom of the screen, and stands out of a lower one.
    let y = bounds.minY + min(0, bounds.height - height - 8) + inset
    let (padding, overlap) = (metrics.length(.tabTitlePadding), metrics.length(.tabOverlap))
    let natural = titles.map { max(metrics.length(.tabWidth), ($0 + padding).rounded(.up)) }
    let most = max(bounds.width - metrics.length(.tabMargins) - 2 * inset, 0)
    let gaps = CGFloat(titles.count - 1)
    var (widths, step): ([CGFloat], CGFloat) = (natural, -overlap)
    if natural.reduce(0, +) - overlap * gaps >= most {
      widths = fullWidths(of: titles, in: most)
      step = gaps > 0 ? (most - widths.reduce(0, +)) / gaps : 0
      // Titles that leave no room give way.
      if step < -20 {
        widths = titles.map { _ in min(metrics.length(.leastTabWidth), most) }
        step = gaps > 0 ? (most - widths.reduce(0, +)) / gaps : 0
      }
    }
    let total = widths.reduce(0, +) + step * gaps
    var x = bounds.minX + ((bounds.width - total) / 2).roundedToPixel(bar.pixelScale)
    return widths.map { width in
      defer { x += width + step }
      return CGRect(x: x, y: y, width: width, height: height - 2 * inset)
    }
  }

  /// Returns the widths of the buttons in a full capsule, in points: the same for all if the titles fit, otherwise each by its title.
  private func fullWidths(of titles: [CGFloat], in most: CGFloat) -> [CGFloat] {
    let metrics = bar.metrics
    let padding = metrics.length(.tabTitlePadding)
    let needed = titles.map { max(metrics.length(.leastTabWidth), ($0 + padding).rounded(.up)) }
    let overlaps = metrics.length(.tabOverlap) * CGFloat(titles.count - 1)
    let share = ((most + overlaps) / CGFloat(titles.count)).rounded(.up)
    guard let widest = needed.max(), widest <= share else { return needed }
    return titles.map { _ in titles.count == 4 ? share + 4 : share }
  }

  private func place(_ view: UIView, _ frame: CGRect, at index: Int) {
    if view.superview !== bar { bar.insertSubview(view, at: index) }
    view.frame = bar.isRightToLeft ? frame.mirrored(in: bar.bounds) : frame
  }

  private static let touch = UIAction.Identifier("tab")

  private func keepButtons(_ count: Int) {
    while buttons.count > count { buttons.removeLast().removeFromSuperview() }
    while buttons.count < count {
      let button = UITabBarButton(frame: .zero)
      if let last = buttons.last, last.superview === bar {
        bar.insertSubview(button, aboveSubview: last)
      } else {
        bar.addSubview(button)
      }
      buttons.append(button)
    }
  }
}
