import Foundation

/// The layout of a toolbar: its background, and its buttons in a row.
@MainActor
final class ToolbarLayout: BarLayout {
  private unowned let bar: UIToolbar
  private let background = BarBackground(lineIsBelow: false)
  private let content = BarContent()

  init(_ bar: UIToolbar) { self.bar = bar }

  func itemsChanged() {}

  func remove() {
    for view in [background, content] { view.removeFromSuperview() }
  }

  func layOut() {
    let surface = CGRect(x: 0, y: 0, width: bar.bounds.width, height: bar.bounds.height + bar.reachBelow)
    let appearance = bar.effectiveAppearance
    if let appearance {
      background.cover(surface, of: bar, appearance: appearance)
    } else {
      background.cover(
        surface, of: bar,
        color: bar.barTintColor ?? bar.backgroundColor ?? (bar.barStyle.isBlack ? .black : nil),
        isTranslucent: bar.isTranslucent, isClear: bar.isAtScrollEdge && bar.effectiveBackgroundImage == nil,
        image: bar.effectiveBackgroundImage,
        shadowImage: bar.shadowImages[.bottom] ?? bar.shadowImages[.any])
    }
    content.begin(in: bar)
    let margin = bar.metrics.rootMargin(forWidth: bar.bounds.width)
    let spacing: CGFloat = 8
    var views: [(view: UIView?, size: CGSize, isFlexible: Bool)] = []
    for item in bar.items ?? [] {
      if item.isSpace {
        views.append((nil, CGSize(width: item.width, height: 0), item.systemItem == .flexibleSpace))
      } else if !item.isHidden,
        let view = item.makeView(
          item.style == .done ? appearance?.doneButtonAppearance : appearance?.buttonAppearance)
      {
        views.append((view, item.size(of: view, height: bar.bounds.height), false))
      }
    }
    let gaps = CGFloat(max(views.count - 1, 0)) * spacing
    let used = views.map(\.size.width).reduce(0, +) + gaps
    let flexible = views.filter(\.isFlexible).count
    let space = bar.bounds.width - bar.safeAreaInsets.left - bar.safeAreaInsets.right - 2 * margin
    let share = flexible > 0 ? max(space - used, 0) / CGFloat(flexible) : 0
    var x = bar.safeAreaInsets.left + margin
    for (view, size, isFlexible) in views {
      if let view {
        content.place(
          view, CGRect(x: x, y: (bar.bounds.height - size.height) / 2, width: size.width, height: size.height)
        )
      }
      x += size.width + (isFlexible ? share : 0) + spacing
    }
  }
}
