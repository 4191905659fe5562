import Foundation

/// The surface of a bar with the line at its edge.
final class BarBackground: UIView {
  private let line = UIView()
  private let lineIsBelow: Bool

  init(lineIsBelow: Bool) {
    self.lineIsBelow = lineIsBelow
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    line.backgroundColor = UIColor.separator
    addSubview(line)
  }

  required init?(coder: NSCoder) { nil }

  /// Covers a rectangle of the bar, in the bar's coordinates; the line is a pixel high.
  func cover(_ rect: CGRect, color: UIColor?, isTranslucent: Bool) {
    frame = rect
    backgroundColor = color ?? .systemBackground.withAlphaComponent(isTranslucent ? 0.94 : 1)
    let pixel = 1 / max(traitCollection.displayScale, 1)
    line.frame = CGRect(
      x: 0, y: lineIsBelow ? rect.height : -pixel, width: rect.width, height: pixel)
  }
}

/// The views that a bar made for its items, apart from subviews that others gave the bar.
final class BarContent: UIView {
  /// Lies over the whole bar, without the views of the last layout.
  func begin(in bar: UIView) {
    if superview !== bar { bar.addSubview(self) }
    frame = bar.bounds
    for view in subviews { view.removeFromSuperview() }
  }

  /// Puts a view where a rectangle says, which is mirrored where layout runs from right to left.
  func place(_ view: UIView, _ rect: CGRect) {
    var rect = rect
    if isRightToLeft { rect.origin.x = bounds.width - rect.maxX }
    if view.superview !== self { addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = rect
  }
}
