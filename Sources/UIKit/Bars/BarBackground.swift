import Foundation

/// The surface of a bar with the line at its edge.
final class BarBackground: UIView {
  private let line = UIView()
  private let lineIsBelow: Bool
  private let picture = UIImageView()

  init(lineIsBelow: Bool) {
    self.lineIsBelow = lineIsBelow
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    // What pictures from iOS 13 to 18 show: black at 30 %, white at half of that on dark.
    line.backgroundColor = UIBarAppearance.systemShadow
    picture.clipsToBounds = true
    picture.isHidden = true
    addSubview(picture)
    addSubview(line)
  }

  required init?(coder: NSCoder) { nil }

  /// Covers a rectangle of a bar, in the bar's coordinates, behind all else; the line is a pixel high.
  ///
  /// - Parameter isClear: whether nothing is beneath the bar, so that neither surface nor line shows.
  func cover(
    _ rect: CGRect, of bar: UIView, color: UIColor?, isTranslucent: Bool, isClear: Bool = false
  ) {
    isHidden = isClear && color == nil
    if superview !== bar { bar.insertSubview(self, at: 0) }
    frame = rect
    backgroundColor = color ?? .systemBackground.withAlphaComponent(isTranslucent ? 0.94 : 1)
    let pixel = 1 / max(traitCollection.displayScale, 1)
    line.frame = CGRect(
      x: 0, y: lineIsBelow ? rect.height : -pixel, width: rect.width, height: pixel)
  }

  /// Covers a rectangle of a bar as an appearance says.
  func cover(_ rect: CGRect, of bar: UIView, appearance: UIBarAppearance) {
    appearance.show(in: bar)
    let isBare = appearance.backgroundColor == nil && appearance.surface == .none
    cover(
      rect, of: bar, color: appearance.backgroundColor ?? (isBare ? .clear : nil),
      isTranslucent: appearance.surface == .system)
    line.backgroundColor = appearance.shadowColor ?? .clear
    picture.frame = bounds
    picture.image = appearance.backgroundImage
    picture.contentMode = appearance.backgroundImageContentMode
    picture.isHidden = appearance.backgroundImage == nil
  }
}
