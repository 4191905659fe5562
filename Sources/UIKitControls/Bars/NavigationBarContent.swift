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

  /// Places the prompt of an item, if it has one.
  ///
  /// - Returns: The height of the prompt, in points; 0 without one.
  func placePrompt(of item: UINavigationItem) -> CGFloat {
    guard let prompt = item.prompt, !prompt.isEmpty else { return 0 }
    let label = titleLabel(prompt, font: .systemFont(ofSize: 14))
    content.place(label, CGRect(x: 16, y: 4, width: max(bar.bounds.width - 32, 0), height: 26))
    return 30
  }

  func apply(_ attributes: [NSAttributedString.Key: Any]?, to label: UILabel) {
    if let color = attributes?[.foregroundColor] as? UIColor { label.textColor = color }
    if let font = attributes?[.font] as? UIFont { label.font = font }
  }

  func titleLabel(_ text: String, font: UIFont) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = font
    label.textColor = bar.barStyle == .black ? .white : .label
    label.textAlignment = .center
    return label
  }
}
