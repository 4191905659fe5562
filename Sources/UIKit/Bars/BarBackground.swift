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

  /// Covers a rectangle of a bar, in the bar's coordinates, behind all else; the line is a pixel high.
  func cover(_ rect: CGRect, of bar: UIView, color: UIColor?, isTranslucent: Bool) {
    if superview !== bar { bar.insertSubview(self, at: 0) }
    frame = rect
    backgroundColor = color ?? .systemBackground.withAlphaComponent(isTranslucent ? 0.94 : 1)
    let pixel = 1 / max(traitCollection.displayScale, 1)
    line.frame = CGRect(
      x: 0, y: lineIsBelow ? rect.height : -pixel, width: rect.width, height: pixel)
  }
}
