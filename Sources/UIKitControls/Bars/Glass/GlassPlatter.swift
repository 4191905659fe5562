import Foundation

/// A piece of glass under items of a bar: what lies behind it blurred and tinted, a bright rim, and a shadow.
///
/// Fill, rim and shadow over plain grounds are those of pictures of iOS 26; blur and saturation over other content are estimates.
package final class GlassPlatter: UIView {
  private let backdrop = BackdropView()
  private let rim = UIView()
  private let shade = UIView()

  /// The color of glass with a tint, which is not translucent; `nil` for clear glass.
  package var fill: UIColor? { didSet { setNeedsLayout() } }

  /// The radius of the corners, in points; `nil` for a capsule.
  package var cornerRadius: CGFloat? { didSet { setNeedsLayout() } }

  package override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    shade.backgroundColor = UIColor(white: 1, alpha: 0.01)
    backdrop.clipsToBounds = true
    rim.backgroundColor = .clear
    for view in [shade, backdrop, rim] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
  }

  package required init?(coder: NSCoder) { nil }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let isDark = traitCollection.userInterfaceStyle == .dark
    let radius = min(cornerRadius ?? .infinity, min(bounds.width, bounds.height) / 2)
    for view in [shade, backdrop, rim] {
      view.frame = bounds
      view.layer.cornerRadius = radius
      view.layer.cornerCurve = .continuous
    }
    // White at 77 % makes #FCFCFF of #F2F2F7; grey 33 at 75 % makes #191919 of black and #202022 of #1C1C1E.
    backdrop.backdropLayer?.look = BackdropLayer.Look(
      blur: 12, saturation: 1.4,
      tint: fill?.resolvedColor(with: traitCollection).cgColor
        ?? (isDark ? CGColor(gray: 33.0 / 255, alpha: 0.75) : CGColor(gray: 1, alpha: 0.77)))
    rim.layer.borderWidth = isDark ? 1 : 1 / max(pixelScale, 1)
    let line = isDark ? UIColor(white: 1, alpha: 0.1) : UIColor(white: 1, alpha: 1)
    rim.layer.borderColor = (fill == nil ? line : UIColor(white: 1, alpha: 0.35)).cgColor
    shade.layer.shadowColor = UIColor.black.cgColor
    shade.layer.shadowOpacity = isDark ? 0 : 0.06
    shade.layer.shadowRadius = 10
    shade.layer.shadowOffset = CGSize(width: 0, height: 3)
    shade.layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: radius).cgPath
  }

  package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }
}
