import Foundation

/// The layout of a toolbar since iOS 26: pieces of glass of 48 points, 10 below the top of the bar, 28 from the sides and 12 apart.
///
/// In a compact height and on iPads the glass is 44 points high; on iPads it is 10 from the sides. Measured by others with iOS 26.1.
@MainActor
final class GlassToolbarLayout: BarLayout {
  private unowned let bar: UIToolbar
  private let background = BarBackground(lineIsBelow: false)
  private let fade = EdgeFade()
  private let content = BarContent()

  private var isPad: Bool { bar.traitCollection.userInterfaceIdiom == .pad }
  private var glassHeight: CGFloat {
    bar.metrics.length(isPad || bar.traitCollection.verticalSizeClass == .compact ? .barGlass : .toolbarGlass)
  }
  private var margin: CGFloat { bar.metrics.length(isPad ? .padToolbarMargin : .toolbarMargin) }
  private var top: CGFloat { bar.metrics.length(.toolbarTop) }

  init(_ bar: UIToolbar) { self.bar = bar }

  func itemsChanged() {}

  func remove() {
    for view in [background, fade, content] { view.removeFromSuperview() }
  }

  func layOut() {
    let surface = CGRect(x: 0, y: 0, width: bar.bounds.width, height: bar.bounds.height + bar.reachBelow)
    let appearance = bar.effectiveAppearance
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
    fade.cover(surface, of: bar, isHidden: isCovered, isBelow: true)
    content.begin(in: bar)
    // Bars that an application made lower have lower glass.
    let height = min(glassHeight, bar.bounds.height + bar.reachBelow)
    let y =
      bar.bounds.height + bar.reachBelow >= glassHeight + 2 * top
      ? top : max((bar.bounds.height - height) / 2, 0)
    var items = GlassItems(bar.items ?? [], height: height, in: bar, tint: bar.ownTintColor) { item in
      item.style == .done ? appearance?.doneButtonAppearance : appearance?.buttonAppearance
    }
    let room = bar.bounds.width - bar.safeAreaInsets.left - bar.safeAreaInsets.right - 2 * margin
    let isFilled = items.fill(room)
    let flexible = items.pieces.filter { $0.space?.isFinite == false }.count
    let share = flexible > 0 && !isFilled ? max(room - items.width, 0) / CGFloat(flexible) : 0
    items.place(
      in: content, from: bar.safeAreaInsets.left + margin, direction: 1, y: y, height: height,
      share: share)
  }
}
