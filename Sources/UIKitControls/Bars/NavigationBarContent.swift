import Foundation

/// The layout of a navigation bar's search bar and labels, which all designs share.
@MainActor
protocol NavigationBarContent: BarLayout {
  var bar: UINavigationBar { get }
  var content: BarContent { get }
  /// The view that clips the search bar while a scroll hides it.
  var searchClip: UIView { get }
}

extension NavigationBarContent {
  /// Places the search bar of an item, whose lower part remains visible as its space shrinks.
  ///
  /// - Parameters:
  ///   - top: the top of the space in the bar's coordinates, in points.
  ///   - height: the height of the space, in points.
  func placeSearchBar(of item: UINavigationItem, top: CGFloat, height: CGFloat) {
    guard let searchBar = item.searchInBar?.bar else { return }
    searchBar.isOnGlass = false
    searchClip.clipsToBounds = true
    if searchBar.superview !== searchClip { searchClip.addSubview(searchBar) }
    content.place(searchClip, CGRect(x: 0, y: top, width: bar.bounds.width, height: height))
    let full = bar.searchHeight
    searchBar.fieldTop = bar.searchHasBar ? nil : 1
    searchBar.fieldInset = bar.metrics.rootMargin(forWidth: bar.bounds.width)
    searchBar.translatesAutoresizingMaskIntoConstraints = true
    searchBar.frame = CGRect(x: 0, y: height - full, width: bar.bounds.width, height: full)
    searchBar.alpha = full > 0 ? min(max((height / full - 0.5) * 2, 0), 1) : 1
  }

  /// Returns where a title view may begin and end. Views reach 8 points nearer to edges without items than items do: 12 of 20
  /// points in a public report.
  ///
  /// - Parameters:
  ///   - left: the end of the items at the left, in points.
  ///   - right: the beginning of the items at the right.
  ///   - start: the left margin of items.
  ///   - end: the right margin of items.
  func titleViewLimits(
    _ left: CGFloat, _ right: CGFloat, between start: CGFloat, _ end: CGFloat
  ) -> (CGFloat, CGFloat) {
    (left == start ? left - 8 : left, right == end ? right + 8 : right)
  }

  /// Returns the size of a title view: that of its constraints or content, or else the one that `sizeThatFits` returns; an
  /// existing size remains.
  ///
  /// - Parameter room: the space in the bar in points, which limits the size.
  func size(ofTitleView view: UIView, in room: CGSize) -> CGSize {
    var size = view.frame.size
    if !view.translatesAutoresizingMaskIntoConstraints || size.width <= 0 || size.height <= 0 {
      size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      if size.width <= 0 || size.height <= 0 {
        let fitting = view.sizeThatFits(room)
        if size.width <= 0 { size.width = fitting.width }
        if size.height <= 0 { size.height = fitting.height }
      }
    }
    return CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
  }

  /// Places the prompt of an item, if it has one.
  ///
  /// - Returns: The height of the prompt, in points; 0 without one.
  func placePrompt(of item: UINavigationItem) -> CGFloat {
    guard let prompt = item.prompt, !prompt.isEmpty else { return 0 }
    let isGlass = bar.metrics.hasGlass
    let label = titleLabel(prompt, font: .systemFont(ofSize: isGlass ? 12 : 14))
    if isGlass { label.textColor = .secondaryLabel }
    let height = bar.promptHeight
    content.place(label, CGRect(x: 16, y: 4, width: max(bar.bounds.width - 32, 0), height: height - 4))
    return height
  }

  func apply(_ attributes: [NSAttributedString.Key: Any]?, to label: UILabel) {
    if let color = attributes?[.foregroundColor] as? UIColor { label.textColor = color }
    if let font = attributes?[.font] as? UIFont { label.font = font }
  }

  func titleLabel(_ text: String, font: UIFont) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = font
    label.textColor = bar.barStyle.isBlack ? .white : .label
    label.textAlignment = .center
    return label
  }
}
