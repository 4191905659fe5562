import Foundation

/// The background of a bar with the line at its edge.
final class BarBackground: UIView {
  private let line = UIView()
  private let lineIsBelow: Bool

  init(lineIsBelow: Bool) {
    self.lineIsBelow = lineIsBelow
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    // The color in screenshots of iOS 13 to 18: black at 30 % opacity, or white at half of that in dark mode.
    line.backgroundColor = UIColor {
      $0.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
    }
    addSubview(line)
  }

  required init?(coder: NSCoder) { nil }

  private let picture = UIImageView()
  /// The opacity of translucent backgrounds, and of opaque images in bars that are translucent: less than 1 by Apple's documentation, how
  /// much is an estimate.
  static let opacity: CGFloat = 0.94

  /// Covers a rectangle of a bar, in the bar's coordinates, behind its other subviews. The line is one pixel
  /// high.
  ///
  /// - Parameters:
  ///   - isTranslucent: Whether the background is translucent. An image that is not opaque has an opaque ground in a bar that is not
  ///     translucent: of the bar's color, or white.
  ///   - isClear: Whether no content is beneath the bar, so that neither background nor line is drawn.
  ///   - image: An image in place of the background.
  ///   - shadowImage: An image in place of the line; an empty one removes the line.
  func cover(
    _ rect: CGRect, of bar: UIView, color: UIColor?, isTranslucent: Bool, isClear: Bool = false,
    image: UIImage? = nil, shadowImage: UIImage? = nil
  ) {
    isHidden = isClear && color == nil
    place(rect, in: bar)
    let ground: UIColor? = isTranslucent ? nil : color ?? .white
    backgroundColor =
      image != nil ? ground : color ?? .systemBackground.withAlphaComponent(isTranslucent ? Self.opacity : 1)
    line.backgroundColor = UIBarAppearance.standardShadowColor
    line.isHidden = shadowImage != nil
    show(image, .scaleToFill)
    picture.alpha = isTranslucent && image?.isFullyOpaque == true ? Self.opacity : 1
  }

  /// Covers a rectangle of a bar in the style of an appearance.
  func cover(_ rect: CGRect, of bar: UIView, appearance: UIBarAppearance) {
    isHidden = false
    place(rect, in: bar)
    let base: UIColor? =
      appearance.backgroundEffect == nil ? nil : .systemBackground.withAlphaComponent(Self.opacity)
    backgroundColor = appearance.backgroundColor ?? base ?? .clear
    line.backgroundColor = appearance.shadowColor
    line.isHidden = appearance.shadowColor == nil || appearance.shadowImage != nil
    show(appearance.backgroundImage, appearance.backgroundImageContentMode)
    picture.alpha = 1
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
