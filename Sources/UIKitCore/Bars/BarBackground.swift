import Foundation

/// The surface of a bar with the line at its edge.
final class BarBackground: UIView {
  private let line = UIView()
  private let lineIsBelow: Bool

  init(lineIsBelow: Bool) {
    self.lineIsBelow = lineIsBelow
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    // What pictures from iOS 13 to 18 show: black at 30 %, white at half of that on dark.
    line.backgroundColor = UIColor {
      $0.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
    }
    addSubview(line)
  }

  required init?(coder: NSCoder) { nil }

  private let picture = UIImageView()

  /// Covers a rectangle of a bar, in the bar's coordinates, behind all else; the line is a pixel high.
  ///
  /// - Parameters:
  ///   - isClear: whether nothing is beneath the bar, so that neither surface nor line shows.
  ///   - image: a picture in place of the surface.
  ///   - shadowImage: a picture in place of the line; an empty one for no line.
  func cover(
    _ rect: CGRect, of bar: UIView, color: UIColor?, isTranslucent: Bool, isClear: Bool = false,
    image: UIImage? = nil, shadowImage: UIImage? = nil
  ) {
    isHidden = isClear && color == nil
    place(rect, in: bar)
    backgroundColor =
      image != nil ? nil : color ?? .systemBackground.withAlphaComponent(isTranslucent ? 0.94 : 1)
    line.backgroundColor = UIBarAppearance.standardShadowColor
    line.isHidden = shadowImage != nil
    show(image, .scaleToFill)
  }

  /// The same as an appearance says.
  func cover(_ rect: CGRect, of bar: UIView, appearance: UIBarAppearance) {
    isHidden = false
    place(rect, in: bar)
    let base: UIColor? =
      appearance.backgroundEffect == nil ? nil : .systemBackground.withAlphaComponent(0.94)
    backgroundColor = appearance.backgroundColor ?? base ?? .clear
    line.backgroundColor = appearance.shadowColor
    line.isHidden = appearance.shadowColor == nil || appearance.shadowImage != nil
    show(appearance.backgroundImage, appearance.backgroundImageContentMode)
  }

  private func place(_ rect: CGRect, in bar: UIView) {
    if superview !== bar { bar.insertSubview(self, at: 0) }
    frame = rect
    let pixel = 1 / max(traitCollection.displayScale, 1)
    line.frame = CGRect(
      x: 0, y: lineIsBelow ? rect.height : -pixel, width: rect.width, height: pixel)
  }

  private func show(_ image: UIImage?, _ mode: UIView.ContentMode) {
    guard let image else { return picture.removeFromSuperview() }
    if picture.superview !== self { insertSubview(picture, at: 0) }
    picture.image = image
    picture.contentMode = mode
    picture.clipsToBounds = true
    picture.frame = bounds
  }
}
