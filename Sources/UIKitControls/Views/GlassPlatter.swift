import Foundation

/// A piece of glass under items of a bar: what lies behind it blurred and tinted, a bright rim, and a shadow.
///
/// Fill, rim and shadow over plain grounds are those of pictures of iOS 26; blur and saturation over other content are estimates.
package final class GlassPlatter: UIView, AdaptiveGlass {
  private let backdrop = BackdropView()
  /// The lines of the rim, a pixel each, from outside.
  private let rims = [UIView(), UIView(), UIView()]
  private let shade = UIView()

  /// The color of glass with a tint, which is not translucent; `nil` for clear glass.
  package var fill: UIColor? { didSet { if fill != oldValue { kindChanged() } } }

  /// A Boolean value that indicates whether the edge is brighter; `true` by default. That of disabled prominent items is not.
  package var hasRim = true { didSet { setNeedsLayout() } }

  /// A Boolean value that indicates whether what lies behind shows nearly as it is; `false` by default. How much is a guess:
  /// no public picture shows it over a plain ground.
  package var isClear = false { didSet { if isClear != oldValue { kindChanged() } } }

  /// The kinds of glass, by what they add to the content behind. Those of menus and popovers were measured by others over four grounds on
  /// iOS 26.1; the dark ones of popovers are those of menus.
  package enum Material {
    /// The glass of bars, buttons and alerts.
    case regular
    /// The glass of menus.
    case menu
    /// The glass of action sheets beside their sources.
    case actionSheet
    /// The glass of other popovers.
    case popover
    /// The glass of floating sheets.
    case sheet
    /// The glass of keyboards.
    case keyboard
  }

  /// The kind of glass; `regular` by default.
  package var material = Material.regular { didSet { setNeedsLayout() } }

  /// Returns the views on the glass, which become light or dark with it by what is behind; `nil`, the default, for glass that has the
  /// style of its superview.
  package var contents: (@MainActor () -> [UIView])? {
    didSet { backdrop.backdropLayer?.meter = contents == nil ? nil : BackdropMeter() }
  }

  /// The luma, from 0 to 1, below which what is behind glass makes it dark. Four pictures of one application show light glass over a page
  /// of 0.9, and dark glass over pictures of 0.25 in light mode as well; where between them it changes is a guess.
  private static let darkLuma: CGFloat = 0.5

  package var adaptiveBackdrop: BackdropLayer? {
    contents == nil || fill != nil || isClear ? nil : backdrop.backdropLayer
  }

  /// Glass that does not follow what is behind it any more has the style of its superview again.
  private func kindChanged() {
    if adaptiveBackdrop == nil { adapt(to: nil) }
    setNeedsLayout()
  }

  package func adapt(to luma: CGFloat?) {
    let views = [self] + (contents?() ?? [])
    // The glass of a button is in the button, which has the style as well.
    var above = superview
    while let view = above, views.contains(where: { $0 === view }) { above = view.superview }
    var style = luma.map { $0 < Self.darkLuma ? UIUserInterfaceStyle.dark : .light } ?? .unspecified
    if style == above?.traitCollection.userInterfaceStyle { style = .unspecified }
    for view in views { view.adaptedInterfaceStyle = style }
  }

  private func tint(isDark: Bool) -> CGColor {
    if isClear { return isDark ? CGColor(gray: 33.0 / 255, alpha: 0.2) : CGColor(gray: 1, alpha: 0.2) }
    // White at 77 % makes #FCFCFF of #F2F2F7; grey 33 at 75 % makes #191919 of black and #202022 of #1C1C1E.
    switch (material, isDark) {
    case (.regular, true): return CGColor(gray: 33.0 / 255, alpha: 0.75)
    case (.regular, false): return CGColor(gray: 1, alpha: 0.77)
    // 226, 228 and 232 over white and 156, 158 and 161 over black; in dark mode 66 and 23.
    case (.keyboard, true): return CGColor(gray: 0.109, alpha: 212.0 / 255)
    case (.keyboard, false):
      return CGColor(red: 156.0 / 185, green: 158.0 / 185, blue: 161.0 / 185, alpha: 185.0 / 255)
    // 245 over a white ground dimmed to 204, and 57, 62 and 84 over black, 33 and white, all dimmed, in dark mode.
    case (.sheet, true): return CGColor(gray: 0.281, alpha: 0.796)
    case (.sheet, false): return CGColor(gray: 1, alpha: 0.796)
    case (_, true): return CGColor(gray: 0.1184, alpha: 0.7202)
    case (.menu, false): return CGColor(gray: 0.976, alpha: 0.7108)
    case (.actionSheet, false): return CGColor(gray: 178.0 / 187, alpha: 187.0 / 255)
    case (.popover, false): return CGColor(gray: 215.0 / 218, alpha: 218.0 / 255)
    }
  }

  /// The radius of the corners, in points; `nil` for a capsule.
  package var cornerRadius: CGFloat? { didSet { if cornerRadius != oldValue { setNeedsLayout() } } }

  /// The radii of corners that differ, in points; `nil`, the default, for `cornerRadius` at each.
  package var cornerRadii: CornerRadii? { didSet { if cornerRadii != oldValue { setNeedsLayout() } } }

  package override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    shade.backgroundColor = UIColor(white: 1, alpha: 0.01)
    backdrop.clipsToBounds = true
    shade.layer.hasHollowShadow = true
    for view in [shade, backdrop] + rims {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
  }

  package required init?(coder: NSCoder) { nil }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let isDark = traitCollection.userInterfaceStyle == .dark
    let longest = min(bounds.width, bounds.height) / 2
    let radius = min(cornerRadius ?? .infinity, longest)
    let radii =
      cornerRadii?.map { min($0, longest) }
      ?? CornerRadii(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
    for view in [shade, backdrop] {
      view.frame = bounds
      round(view, radii)
    }
    backdrop.backdropLayer?.look = BackdropLayer.Look(
      blur: isClear ? 2 : 12, saturation: 1.4,
      tint: fill?.resolvedColor(with: traitCollection).cgColor ?? tint(isDark: isDark))
    layOutRim(radii: radii, isDark: isDark)
    layOutShadow(radii: radii, isDark: isDark)
  }

  private func round(_ view: UIView, _ radii: CornerRadii) {
    view.layer.setCornerRadii(radii)
    view.layer.cornerCurve = .continuous
  }

  /// Lays out the rim: a white pixel on light glass; on dark glass and on tints, a point that gets weaker towards the inside, by the three
  /// pixels of pictures (#363636, #2E2E2E and #272727 on #191919; #48C6F8, #36AEF6 and #2595F3 on #086AEE).
  private func layOutRim(radii: CornerRadii, isDark: Bool) {
    let pixel = 1 / max(pixelScale, 1)
    let tint = fill?.resolvedColor(with: traitCollection)
    let lights: [CGFloat] = tint != nil ? [0.36, 0.27, 0.17] : isDark ? [0.126, 0.091, 0.061] : [1, 0, 0]
    // At other scales than 3, the rim is a point as well.
    let width = tint == nil && !isDark ? pixel : 1.0 / 3
    for (index, (view, light)) in zip(rims, lights).enumerated() {
      let inset = CGFloat(index) * width
      view.frame = bounds.insetOrEmpty(dx: inset, dy: inset)
      round(view, radii.reduced(by: inset))
      view.layer.borderWidth = width
      view.layer.borderColor = (tint?.brighter(by: light) ?? UIColor(white: 1, alpha: light)).cgColor
      view.isHidden = light == 0 || !hasRim
    }
  }

  /// Lays out the shadow, which is not seen through the glass.
  ///
  /// It is fitted to that of a round button of 44 points on white, 1 to 34 points from its edges: within 2 of 255. In pictures wide and
  /// high pieces have the same shadow beside their edges, so the opacity makes up for what a blur of a larger shape adds.
  private func layOutShadow(radii: CornerRadii, isDark: Bool) {
    let sigma: CGFloat = 20
    func share(_ width: CGFloat, _ height: CGFloat, _ radius: CGFloat) -> CGFloat {
      // The middle of a blurred rectangle; round corners count as a narrower one.
      erf((max(width, height) - 0.4 * radius) / (2.squareRoot() * 2 * sigma))
        * erf(min(width, height) / (2.squareRoot() * 2 * sigma))
    }
    let own = share(bounds.width, bounds.height, radii.largest)
    let layer = shade.layer
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = isDark || own <= 0 ? 0 : Float(0.12 * min(share(44, 44, 22) / own, 1))
    layer.shadowRadius = sigma
    layer.shadowOffset = CGSize(width: 0, height: 8)
    layer.shadowPath =
      radii.areEqual
      ? CGPath.roundedRect(bounds, radius: radii.largest, isContinuous: true)
      : CGPath.roundedRect(bounds, radii: radii)
  }

  package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }
}

extension UIColor {
  /// The color of symbols and texts on glass without a tint: #191919 on light glass and #F4F3F4 on dark glass in pictures.
  package static let onGlass = UIColor {
    $0.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.95) : UIColor(white: 0, alpha: 0.9)
  }

  /// The color of symbols and texts on glass with this tint: pictures show #8EFFFF on #007AFF and #A0FFFF on #086AEE.
  package var lightOnGlass: UIColor {
    UIColor { [self] in resolvedColor(with: $0).brighter(by: 0.57) }
  }

  /// Returns the color with light added to each component, as the lighter blend mode does.
  fileprivate func brighter(by amount: CGFloat) -> UIColor {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    guard getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return self }
    return UIColor(
      red: min(red + amount, 1), green: min(green + amount, 1), blue: min(blue + amount, 1), alpha: alpha)
  }
}
