/// The layout of a bar in the design that the bar shows. It is made anew when the design changes, as with a window of another device.
@MainActor
struct BarLayouts {
  private var made: (layout: any BarLayout, hasGlass: Bool)?

  /// Returns the layout for the metrics of a bar.
  mutating func layout(in bar: UIView, _ make: () -> any BarLayout) -> any BarLayout {
    let hasGlass = bar.metrics.hasGlass
    if let made {
      if made.hasGlass == hasGlass { return made.layout }
      made.layout.remove()
    }
    let layout = make()
    made = (layout, hasGlass)
    return layout
  }
}
