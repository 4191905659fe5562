import Foundation

/// The view of a tab: an image above a title of 10 points. The class has the name of UIKit's own.
final class UITabBarButton: UIControl {
  private var tab: UITabBarItem?
  private let imageView = UIImageView()
  private let label = UILabel()
  private let badge = TabBadge()
  private var picture: UIImageView?
  var unselectedColor = UIColor.secondaryLabel

  private var look: UITabBarItemStateAppearance?
  private var attributes: [NSAttributedString.Key: Any] = [:]
  var indicator: UIImage?
  /// The arrangement of image and title on the glass of iOS 26.
  enum GlassForm {
    /// The image above the title, in buttons of 54 points.
    case stacked
    /// The image before the title, in a compact height: 6 points before it, 8 between, 12 after it.
    case inline
    /// The title alone, on iPads: 17 points, with 16 at both sides.
    case titles
  }

  /// The arrangement on glass; `nil` before iOS 26.
  var glassForm: GlassForm? { didSet { if glassForm != oldValue { setNeedsLayout() } } }
  private var isOnGlass: Bool { glassForm != nil }

  /// The width of the button in a row of buttons of different widths, in points.
  var rowWidth: CGFloat {
    let hasTitle = tab?.title?.isEmpty == false
    // The selected title is semibold; the width is that of the regular one.
    let text = label.text ?? ""
    // On iPads the widths are those of a bolder title.
    let font =
      glassForm == .titles
      ? .systemFont(ofSize: 17, weight: .medium) : glassForm.flatMap(Self.rowFont) ?? label.font!
    let title = hasTitle ? text.size(withAttributes: [.font: font]).width.roundedUpToPixel(pixelScale) : 0
    let image = rowImageSize.width
    if glassForm == .titles, hasTitle { return title + 32 }
    return image == 0 ? title + 24 : hasTitle ? 6 + image + 8 + title + 12 : image + 24
  }

  private static let standardFont = UIFont.systemFont(ofSize: 10, weight: .medium)

  private static func rowFont(_ form: GlassForm) -> UIFont? {
    switch form {
    case .stacked: nil
    case .inline: .systemFont(ofSize: 12)
    case .titles: .systemFont(ofSize: 17)
    }
  }

  /// The size of the image in a row: symbols have 74 % of their size above titles (21 x 18.5 of 29 x 25, 20.5 of 27.5).
  private var rowImageSize: CGSize {
    guard let size = imageView.image?.size else { return .zero }
    return CGSize(
      width: (size.width * 0.74).roundedToPixel(pixelScale),
      height: (size.height * 0.74).roundedToPixel(pixelScale))
  }

  /// The width of the title, in points.
  var titleWidth: CGFloat { tab?.title?.isEmpty == false ? label.intrinsicContentSize.width : 0 }

  /// The size of the title's font if the title is beside the image, in points; `nil` below the image.
  var inlineFontSize: CGFloat? { didSet { if inlineFontSize != oldValue { setNeedsLayout() } } }

  /// A Boolean value that indicates whether the image is in the middle, without the title, unless there is no image.
  var showsImageAlone = false { didSet { if showsImageAlone != oldValue { setNeedsLayout() } } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(imageView)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(
    _ item: UITabBarItem, isSelected: Bool, look appearance: UITabBarItemAppearance?
  ) {
    tab = item
    look = appearance.map { !item.isEnabled ? $0.disabled : isSelected ? $0.selected : $0.normal }
    item.tabView = self
    if accessibilityIdentifier != item.accessibilityIdentifier {
      accessibilityIdentifier = item.accessibilityIdentifier
    }
    if accessibilityLabel != item.accessibilityLabel { accessibilityLabel = item.accessibilityLabel }
    self.isSelected = isSelected
    let image = sized(isSelected ? item.selectedImage ?? item.image : item.image)
    imageView.image = image.map {
      $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0
    }
    imageView.contentMode = .scaleAspectFit
    label.text = item.title
    attributes = item.effectiveTitleAttributes(
      in: !item.isEnabled ? .disabled : isSelected ? .selected : .normal)
    label.font =
      look?.titleTextAttributes[.font] as? UIFont ?? attributes[.font] as? UIFont
      ?? inlineFontSize.map { .systemFont(ofSize: $0) } ?? rowFont(isSelected: isSelected)
      ?? Self.standardFont
    label.textAlignment = .center
    isEnabled = item.isEnabled
    if item.badgeValue != nil {
      let state: UIControl.State = !item.isEnabled ? .disabled : isSelected ? .selected : .normal
      badge.show(
        item.badgeValue, color: item.badgeColor ?? look?.badgeBackgroundColor,
        attributes: item.badgeTextAttributes(for: state) ?? item.badgeTextAttributes(for: .normal)
          ?? look?.badgeTextAttributes ?? [:])
      if badge.superview == nil { addSubview(badge) }
    } else {
      badge.removeFromSuperview()
    }
    setNeedsLayout()
  }

  /// The size of symbols on glass: a house of 27 by 23.3 points and a magnifying glass of 22.7, by a picture of iOS 26.
  private static let symbol = UIImage.SymbolConfiguration(pointSize: 22)

  /// Returns an image; a symbol on glass without a size of its own in that of tabs.
  private func sized(_ image: UIImage?) -> UIImage? {
    guard isOnGlass, let image, image.isSymbolImage, image.symbolConfiguration == nil else { return image }
    return image.applyingSymbolConfiguration(Self.symbol) ?? image
  }

  private func rowFont(isSelected: Bool) -> UIFont? {
    guard let glassForm else { return nil }
    return glassForm == .inline && isSelected
      ? .systemFont(ofSize: 12, weight: .semibold) : Self.rowFont(glassForm)
  }

  /// Places the title beside the image, or alone, in a row on glass.
  private func layOutRow(_ form: GlassForm) {
    let hasTitle = tab?.title?.isEmpty == false
    let hasImage = imageView.image != nil && (form == .inline || !hasTitle)
    imageView.isHidden = !hasImage
    label.isHidden = !hasTitle
    let size = rowImageSize
    let text = label.intrinsicContentSize
    var image = CGRect(x: 6, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
    if !hasTitle { image.origin.x = (bounds.width - size.width) / 2 }
    let start = hasImage ? image.maxX + 8 : form == .titles ? 16 : 12
    let title = CGRect(
      x: start, y: ((bounds.height - text.height) / 2).roundedToPixel(pixelScale),
      width: max(bounds.width - start - (form == .titles ? 16 : hasImage ? 8 : 12), 0), height: text.height)
    label.textAlignment = hasImage ? .natural : .center
    imageView.frame = isRightToLeft ? image.mirrored(in: bounds) : image
    label.frame = isRightToLeft ? title.mirrored(in: bounds) : title
    // 18.5 points at the title's end on iPads, 16 in a compact height.
    let length: CGFloat = form == .titles ? 18.5 : 16
    let place = CGRect(
      x: form == .titles ? bounds.width - 16 : bounds.width - 17, y: form == .titles ? -2 : 0,
      width: max(badge.width - TabBadge.height + length, length), height: length)
    badge.frame = isRightToLeft ? place.mirrored(in: bounds) : place
  }

  /// The title has the color of this moment, which is grey behind an alert.
  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let color = (isSelected ? tintColor : unselectedColor)?.withAlphaComponent(isEnabled ? 1 : 0.27)
    imageView.tintColor = look?.iconColor ?? color
    label.textColor =
      look?.titleTextAttributes[.foregroundColor] as? UIColor ?? attributes[.foregroundColor] as? UIColor
      ?? color
    if isSelected, let indicator {
      let picture = picture ?? UIImageView()
      picture.image = indicator
      picture.frame = CGRect(
        x: (bounds.width - indicator.size.width) / 2, y: (bounds.height - indicator.size.height) / 2,
        width: indicator.size.width, height: indicator.size.height)
      if picture.superview == nil { insertSubview(picture, at: 0) }
      self.picture = picture
    } else {
      picture?.removeFromSuperview()
      picture = nil
    }
    if inlineFontSize != nil { return layOutInline() }
    if let glassForm, glassForm != .stacked { return layOutRow(glassForm) }
    let isAlone = showsImageAlone && imageView.image != nil
    imageView.isHidden = false
    label.isHidden = isAlone
    label.textAlignment = .center
    let size = imageView.image?.size ?? .zero
    let shown = CGSize(width: min(size.width, 31), height: min(size.height, 28))
    let hasTitle = tab?.title?.isEmpty == false && !isAlone
    let middle = !hasTitle ? (bounds.height - (isOnGlass ? 0 : 1)) / 2 : isOnGlass ? 20 : 18.5
    let insets = tab?.shown { $0.imageInsets == .zero ? nil : $0.imageInsets } ?? .zero
    imageView.frame = CGRect(
      x: (bounds.width - shown.width) / 2, y: middle - shown.height / 2, width: shown.width,
      height: shown.height
    ).inset(by: insets)
    // One pixel below and to the left of the centered position.
    let pixel = 1 / max(pixelScale, 1)
    let own = tab?.shown { ($0 as? UITabBarItem).flatMap { $0.titlePositionAdjustment == .zero ? nil : $0 } }
    let moved = own?.titlePositionAdjustment ?? look?.titlePositionAdjustment ?? .zero
    // Titles of other sizes keep the baseline of those of 10 points, in a picture of 14 points on iOS 15.
    let rise = (label.font.ascender - Self.standardFont.ascender).roundedToPixel(pixelScale)
    let height = max(label.font.lineHeight.rounded(.up), 12)
    label.frame = CGRect(
      x: -pixel, y: (isOnGlass ? 35 : 34) + pixel - rise, width: bounds.width, height: height
    ).offsetBy(dx: moved.horizontal, dy: moved.vertical)
    let width = badge.width
    // On glass from 4 points before the image's end: from 4 before the middle without an image, in a picture.
    let x = isOnGlass ? imageView.frame.maxX - 4 : bounds.width / 2 + 11
    badge.frame = CGRect(x: x.roundedToPixel(pixelScale), y: 2, width: width, height: TabBadge.height)
  }

  /// Places the title beside the image, as in a compact height and on iPads. The distances are estimates from pictures of iOS.
  private func layOutInline() {
    let gap: CGFloat = 7
    let highest: CGFloat = bounds.height < 40 ? 18 : 28
    let size = imageView.image?.size ?? .zero
    let scale = size.height > highest ? highest / size.height : 1
    let shown = CGSize(width: size.width * scale, height: size.height * scale)
    let insets = tab?.shown { $0.imageInsets == .zero ? nil : $0.imageInsets } ?? .zero
    var text = label.intrinsicContentSize
    let hasTitle = tab?.title?.isEmpty == false
    let space = hasTitle && shown.width > 0 ? gap : 0
    text.width = hasTitle ? min(text.width, max(bounds.width - shown.width - space, 0)) : 0
    let start = ((bounds.width - shown.width - space - text.width) / 2).roundedToPixel(pixelScale)
    let image = CGRect(
      x: start, y: ((bounds.height - 1 - shown.height) / 2).roundedToPixel(pixelScale), width: shown.width,
      height: shown.height)
    let title = CGRect(
      x: start + shown.width + space, y: ((bounds.height - 1 - text.height) / 2).roundedToPixel(pixelScale),
      width: text.width,
      height: text.height)
    imageView.frame = (isRightToLeft ? image.mirrored(in: bounds) : image).inset(by: insets)
    let own = tab?.shown { ($0 as? UITabBarItem).flatMap { $0.titlePositionAdjustment == .zero ? nil : $0 } }
    let moved = own?.titlePositionAdjustment ?? look?.titlePositionAdjustment ?? .zero
    label.frame = (isRightToLeft ? title.mirrored(in: bounds) : title).offsetBy(
      dx: moved.horizontal, dy: moved.vertical)
    badge.frame = CGRect(
      x: (imageView.frame.maxX - 8).roundedToPixel(pixelScale), y: 1, width: badge.width,
      height: TabBadge.height)
  }
}
