import Foundation
import Typesetting

extension UIButton {
  /// Whether the configuration is shown as that of an enabled or of a touched button.
  private var looksEnabled: Bool { isEnabled || !automaticallyUpdatesConfiguration }
  private var looksHighlighted: Bool { isHighlighted && automaticallyUpdatesConfiguration }

  /// The appearance of a button as a value.
  public struct Configuration {
    /// How round the background's corners are.
    public enum CornerStyle: Int, Sendable {
      /// The background's own radius.
      case fixed = -1
      /// The background's own radius if it was set, else by the size of the button.
      case dynamic
      /// 5 points.
      case small
      /// Two points more than the usual one of the size.
      case medium
      /// Six points more than the usual one of the size.
      case large
      /// Half the height.
      case capsule
    }

    /// How large title and insets are.
    public enum Size: Int, Sendable {
      /// The usual size.
      case medium
      /// Smaller text.
      case small
      /// The same as `small` here.
      case mini
      /// Wider insets and round corners to go with them.
      case large
    }

    /// How title and subtitle stand below each other.
    public enum TitleAlignment: Int, Sendable {
      /// By the button.
      case automatic
      /// At the leading edge of the wider one.
      case leading
      /// Middle below middle.
      case center
      /// At the trailing edge of the wider one.
      case trailing
    }

    /// How a button looks in an application for the Mac. Raw values are UIKit's.
    public enum MacIdiomStyle: Int, Sendable {
      /// By the role and the configuration.
      case automatic
      /// A bordered button.
      case bordered
      /// A button without a border.
      case borderless
      /// A button without a border, in the tint colour.
      case borderlessTinted
    }

    /// The looks the configurations start from.
    enum Base {
      case plain, gray, tinted, filled
    }

    let base: Base
    /// The title; nil for none.
    public var title: String?
    /// A title with its attributes; it stands before `title`.
    public var attributedTitle: AttributedString? {
      didSet { if let attributedTitle { title = String(attributedTitle.characters) } }
    }
    /// A second line below the title; nil for none.
    public var subtitle: String?
    /// A subtitle with its attributes; it stands before `subtitle`.
    public var attributedSubtitle: AttributedString? {
      didSet { if let attributedSubtitle { subtitle = String(attributedSubtitle.characters) } }
    }
    /// Changes the subtitle's attributes, its font for example.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Changes the image's colour.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// The size and weight of a symbol in the image.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Changes the activity indicator's colour.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// The image; nil for none.
    public var image: UIImage?
    /// Where the image stands beside the text.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// Points between image and text.
    public var imagePadding: CGFloat = 0
    /// Points between title and subtitle.
    public var titlePadding: CGFloat = 1
    /// How title and subtitle stand below each other.
    public var titleAlignment = TitleAlignment.automatic
    /// What becomes of a title that does not fit. By word wrapping it takes several lines, otherwise one.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// Points from the bounds to the content.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? metrics.insets }
      set { ownInsets = newValue }
    }
    private var ownInsets: NSDirectionalEdgeInsets?
    /// How round the background's corners are.
    public var cornerStyle = CornerStyle.dynamic
    /// Stored only: no Mac is shown here.
    public var macIdiomStyle = MacIdiomStyle.automatic
    /// Stored only: selected buttons look like others here.
    public var automaticallyUpdateForSelection = true
    /// The size, which decides font, insets and corners; the usual one by default.
    public var buttonSize = Size.medium
    /// The colour of title and image; nil for the button's tint colour, or white on filled buttons.
    public var baseForegroundColor: UIColor?
    /// The colour that the background is made of; nil for the button's tint colour.
    public var baseBackgroundColor: UIColor?
    /// The background, whose own colour comes before that of the configuration.
    public var background = UIBackgroundConfiguration()
    /// Whether a turning wheel stands in place of the image.
    public var showsActivityIndicator = false
    /// Changes the title's attributes, its font for example.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?

    init(base: Base) {
      self.base = base
    }

    /// Goes back to the insets of the button's size.
    public mutating func setDefaultContentInsets() {
      ownInsets = nil
    }

    /// Text in the tint colour, no background.
    public static func plain() -> Configuration { Configuration(base: .plain) }
    /// Text in the tint colour on grey.
    public static func gray() -> Configuration { Configuration(base: .gray) }
    /// Text in the tint colour on a light tint.
    public static func tinted() -> Configuration { Configuration(base: .tinted) }
    /// White text on the tint colour.
    public static func filled() -> Configuration { Configuration(base: .filled) }
    /// The same as `plain()` here.
    public static func borderless() -> Configuration { Configuration(base: .plain) }
    /// The same as `gray()` here.
    public static func bordered() -> Configuration { Configuration(base: .gray) }
    /// The same as `tinted()` here.
    public static func borderedTinted() -> Configuration { Configuration(base: .tinted) }
    /// The same as `filled()` here.
    public static func borderedProminent() -> Configuration { Configuration(base: .filled) }

    /// A configuration adapted to a button's state.
    @preconcurrency @MainActor
    public func updated(for button: UIButton) -> Configuration { self }

    /// Sizes by `buttonSize`: insets measured on buttons of medium size, the others less certain.
    var metrics: (font: UIFont, insets: NSDirectionalEdgeInsets, cornerRadius: CGFloat) {
      switch buttonSize {
      case .medium:
        (.preferredFont(forTextStyle: .body), .init(top: 7, leading: 12, bottom: 7, trailing: 12), 5.95)
      case .small, .mini:
        (.systemFont(ofSize: 14), .init(top: 7, leading: 12, bottom: 7, trailing: 12), 5.95)
      case .large:
        (.preferredFont(forTextStyle: .body), .init(top: 15, leading: 20, bottom: 15, trailing: 20), 8.925)
      }
    }
  }

  // MARK: Colours

  private func foreground(_ configuration: Configuration) -> UIColor {
    if !looksEnabled { return .tertiaryLabel }
    let color = configuration.baseForegroundColor ?? (configuration.base == .filled ? .white : tintColor)
    guard let color else { return .label }
    return looksHighlighted && configuration.base == .plain ? color.withAlphaComponent(0.5) : color
  }

  private func backgroundColor(_ configuration: Configuration) -> UIColor? {
    if let own = configuration.background.backgroundColor { return own }
    let tint: UIColor = configuration.baseBackgroundColor ?? tintColor
    switch configuration.base {
    case .plain: return configuration.baseBackgroundColor
    case .gray:
      if let own = configuration.baseBackgroundColor { return own }
      return looksEnabled ? .secondarySystemFill : .tertiarySystemFill
    case .tinted: return looksEnabled ? tint.withAlphaComponent(0.18) : .tertiarySystemFill
    case .filled: return looksEnabled ? tint : .tertiarySystemFill
    }
  }

  // MARK: Content

  /// Puts a configuration's title and image into the views.
  func applyConfiguration(_ configuration: Configuration) {
    let color = foreground(configuration)
    let metrics = configuration.metrics
    let title = attributes(
      font: metrics.font, color: color, configuration.titleTextAttributesTransformer)
    label.font = title.font
    label.numberOfLines = configuration.titleLineBreakMode == .byWordWrapping ? 0 : 1
    label.lineBreakMode = configuration.titleLineBreakMode
    label.textAlignment = configuration.subtitle == nil ? .center : .natural
    label.textColor = title.color
    if let attributed = configuration.attributedTitle {
      label.attributedText = NSAttributedString(attributed)
      label.alpha = looksEnabled ? 1 : 0.5
    } else if let own = attributedTitle(for: state), own.string == configuration.title {
      label.attributedText = own
      label.alpha = looksEnabled ? 1 : 0.5
    } else if let more = title.more, let text = configuration.title {
      label.attributedText = NSAttributedString(AttributedString(text, attributes: more))
      label.alpha = 1
    } else {
      label.text = configuration.title
      label.alpha = 1
    }
    label.isHidden = label.text?.isEmpty ?? true
    let subtitle = attributes(
      font: .preferredFont(forTextStyle: .caption1), color: color,
      configuration.subtitleTextAttributesTransformer)
    subtitleView.font = subtitle.font
    subtitleView.textColor = subtitle.color
    if let attributed = configuration.attributedSubtitle {
      subtitleView.attributedText = NSAttributedString(attributed)
    } else {
      subtitleView.text = configuration.subtitle
    }
    subtitleView.isHidden = configuration.subtitle?.isEmpty ?? true
    if subtitleView.isHidden {
      if subtitleView.superview != nil { subtitleView.removeFromSuperview() }
    } else if subtitleView.superview !== self {
      insertSubview(subtitleView, aboveSubview: label)
    }
    let image = shownImage(configuration)
    if image != nil || shownPicture != nil {
      imageView?.image = image.map {
        $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0
      }
      imageView?.tintColor = configuration.imageColorTransformer?(color) ?? color
      imageView?.isHidden = image == nil || configuration.showsActivityIndicator
    }
    showWheel(
      configuration.showsActivityIndicator
        ? configuration.activityIndicatorColorTransformer?(color) ?? color : nil)
    showBackgroundView(configuration.background.customView)
  }

  /// The attributes of a line after a transformer: its font and colour, and the whole where it has more than these.
  private func attributes(
    font: UIFont, color: UIColor, _ transformer: UIConfigurationTextAttributesTransformer?
  ) -> (font: UIFont, color: UIColor, more: AttributeContainer?) {
    guard let transformer else { return (font, color, nil) }
    typealias Font = AttributeScopes.UIKitAttributes.FontAttribute
    typealias Color = AttributeScopes.UIKitAttributes.ForegroundColorAttribute
    var container = AttributeContainer()
    container[Font.self] = font
    container[Color.self] = color
    let changed = transformer(container)
    var rest = changed
    rest[Font.self] = nil
    rest[Color.self] = nil
    return (
      changed[Font.self] ?? font, changed[Color.self] ?? color, rest == AttributeContainer() ? nil : changed
    )
  }

  /// The image in the size that the configuration says.
  private func shownImage(_ configuration: Configuration) -> UIImage? {
    guard let image = configuration.image else { return nil }
    guard let symbol = configuration.preferredSymbolConfigurationForImage else { return image }
    return image.applyingSymbolConfiguration(symbol) ?? image
  }

  /// The size of what stands beside the text, and its height in a line; nil without.
  private func pictureSize(_ configuration: Configuration) -> (size: CGSize, line: CGFloat)? {
    if configuration.showsActivityIndicator {
      let size = metrics.size(of: .mediumIndicator).size
      return (size, size.height)
    }
    // A symbol is as high as its alignment rectangle: one line, whatever its shape.
    return shownImage(configuration).map { ($0.size, $0.alignmentHeight) }
  }

  // MARK: Measuring

  /// Sizes of image, title and subtitle, rounded up to the pixel.
  private func partSizes(
    _ configuration: Configuration, width: CGFloat?
  ) -> (image: CGSize, title: CGSize, subtitle: CGSize) {
    func size(_ label: UIButtonLabel) -> CGSize {
      label.isHidden ? .zero : label.sizeThatFits(CGSize(width: width ?? 0, height: 0))
    }
    return (pictureSize(configuration)?.size ?? .zero, size(label), size(subtitleView))
  }

  /// The button's size around its content, whose lines wrap where the button is no wider than `width`.
  func configurationSize(_ configuration: Configuration, width: CGFloat? = nil) -> CGSize {
    let insets = configuration.contentInsets
    var space = width.map { $0 - insets.leading - insets.trailing }
    let picture = pictureSize(configuration)
    if let picture, configuration.imagePlacement != .top, configuration.imagePlacement != .bottom {
      space = space.map { $0 - picture.size.width - configuration.imagePadding }
    }
    let parts = partSizes(configuration, width: space.map { max(1, $0) })
    let text = textSize(configuration, parts.title, parts.subtitle)
    var content = text
    if let picture {
      let padding = text == .zero ? 0 : configuration.imagePadding
      let height = picture.line
      switch configuration.imagePlacement {
      case .top, .bottom:
        content = CGSize(
          width: max(text.width, parts.image.width), height: text.height + padding + height)
      default:
        content = CGSize(
          width: text.width + padding + parts.image.width, height: max(text.height, height))
      }
    } else if text == .zero {
      content.height = label.font.lineHeight.roundedUpToPixel(pixelScale)
    }
    let scale = metrics.hasWholePointButtons ? 1 : pixelScale
    return CGSize(
      width: (content.width + insets.leading + insets.trailing).roundedUpToPixel(scale),
      height: (content.height + insets.top + insets.bottom).roundedUpToPixel(scale))
  }

  private func textSize(_ configuration: Configuration, _ title: CGSize, _ subtitle: CGSize) -> CGSize {
    let padding = title != .zero && subtitle != .zero ? configuration.titlePadding : 0
    return CGSize(width: max(title.width, subtitle.width), height: title.height + padding + subtitle.height)
  }

  /// Where image, title and subtitle stand in a rectangle.
  func configurationFrames(
    _ configuration: Configuration, in bounds: CGRect
  ) -> (image: CGRect, title: CGRect, subtitle: CGRect) {
    let scale = pixelScale
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let insets = configuration.contentInsets
    let content = CGRect(
      x: bounds.minX + (isRightToLeft ? insets.trailing : insets.leading), y: bounds.minY + insets.top,
      width: max(0, bounds.width - insets.leading - insets.trailing),
      height: max(0, bounds.height - insets.top - insets.bottom))
    let isStacked = configuration.imagePlacement == .top || configuration.imagePlacement == .bottom
    let picture = pictureSize(configuration)
    let image = picture?.size ?? .zero
    // Above and below text the image counts with its alignment rectangle.
    let line = picture?.line ?? 0
    let padding = picture == nil || label.isHidden ? 0 : configuration.imagePadding
    let space = isStacked ? content.width : max(0, content.width - image.width - padding)
    var parts = partSizes(configuration, width: max(1, space))
    parts.title.width = min(parts.title.width, space)
    parts.subtitle.width = min(parts.subtitle.width, space)
    let text = textSize(configuration, parts.title, parts.subtitle)

    let total =
      isStacked
      ? CGSize(width: max(image.width, text.width), height: line + padding + text.height)
      : CGSize(width: image.width + padding + text.width, height: max(image.height, text.height))
    let x: CGFloat =
      switch effectiveContentHorizontalAlignment {
      case .left: content.minX
      case .right: content.maxX - total.width
      default: content.minX + (content.width - total.width) / 2
      }
    let y: CGFloat =
      switch contentVerticalAlignment {
      case .top: content.minY
      case .bottom: content.maxY - total.height
      default: content.minY + (content.height - total.height) / 2
      }
    var imageOrigin = CGPoint(x: x, y: y)
    var textOrigin = CGPoint(x: x, y: y)
    if isStacked {
      imageOrigin.x += (total.width - image.width) / 2
      textOrigin.x += (total.width - text.width) / 2
      if configuration.imagePlacement == .top {
        textOrigin.y += line + padding
      } else {
        imageOrigin.y += text.height + padding
      }
      imageOrigin.y -= configuration.image?.alignmentRectInsets.top ?? 0
    } else {
      imageOrigin.y += (total.height - image.height) / 2
      textOrigin.y += (total.height - text.height) / 2
      let imageIsLeft = (configuration.imagePlacement == .leading) != isRightToLeft
      if imageIsLeft { textOrigin.x += image.width + padding } else { imageOrigin.x += text.width + padding }
    }
    func offset(_ width: CGFloat) -> CGFloat {
      let slack = text.width - width
      switch configuration.titleAlignment {
      case .center: return slack / 2
      case .trailing: return isRightToLeft ? 0 : slack
      case .leading: return isRightToLeft ? slack : 0
      case .automatic: return isStacked ? slack / 2 : isRightToLeft ? slack : 0
      }
    }
    let gap = parts.title != .zero && parts.subtitle != .zero ? configuration.titlePadding : 0
    func pixels(_ x: CGFloat, _ y: CGFloat, _ size: CGSize) -> CGRect {
      CGRect(
        x: x.roundedToPixel(scale), y: y.roundedToPixel(scale), width: size.width, height: size.height)
    }
    return (
      pixels(imageOrigin.x, imageOrigin.y, image),
      pixels(textOrigin.x + offset(parts.title.width), textOrigin.y, parts.title),
      pixels(
        textOrigin.x + offset(parts.subtitle.width), textOrigin.y + parts.title.height + gap, parts.subtitle)
    )
  }

  // MARK: Background

  func drawBackground(_ configuration: Configuration) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let background = configuration.background
    let insets = background.backgroundInsets
    let rect = CGRect(
      x: bounds.minX + insets.leading, y: bounds.minY + insets.top,
      width: max(0, bounds.width - insets.leading - insets.trailing),
      height: max(0, bounds.height - insets.top - insets.bottom))
    let half = min(rect.width, rect.height) / 2
    let radius: CGFloat =
      switch configuration.cornerStyle {
      case .fixed: background.cornerRadius
      case .dynamic:
        background.hasOwnCornerRadius ? background.cornerRadius : configuration.metrics.cornerRadius
      case .small: 5
      case .medium: configuration.metrics.cornerRadius + 2
      case .large: configuration.metrics.cornerRadius + 6
      case .capsule: half
      }
    let path = CGPath(
      roundedRect: rect, cornerWidth: min(radius, half), cornerHeight: min(radius, half), transform: nil)
    if let color = backgroundColor(configuration) {
      let shade = looksHighlighted && configuration.base != .plain
      let color = background.backgroundColorTransformer?(color) ?? color
      context.setFillColor((shade ? color.withAlphaComponent(color.cgColor.alpha * 0.75) : color).cgColor)
      context.addPath(path)
      context.fillPath()
    }
    if let image = background.image {
      context.saveGState()
      context.addPath(path)
      context.clip()
      image.draw(
        in: background.imageContentMode == .scaleToFill
          ? rect : image.rect(in: rect, background.imageContentMode))
      context.restoreGState()
    }
    if background.strokeWidth > 0 {
      let stroke = background.resolvedStrokeColor(for: tintColor)
      let inset = background.strokeWidth / 2 - background.strokeOutset
      let inner = rect.insetBy(dx: inset, dy: inset)
      guard inner.width > 0, inner.height > 0 else { return }
      let corner = max(0, min(radius - inset, min(inner.width, inner.height) / 2))
      context.setStrokeColor(stroke.cgColor)
      context.setLineWidth(background.strokeWidth)
      context.addPath(CGPath(roundedRect: inner, cornerWidth: corner, cornerHeight: corner, transform: nil))
      context.strokePath()
    }
  }
}

extension UIImage {
  /// Where the image lies in a rectangle: whole or filling it, else in its middle.
  fileprivate func rect(in rect: CGRect, _ mode: UIView.ContentMode) -> CGRect {
    guard size.width > 0, size.height > 0 else { return rect }
    let (x, y) = (rect.width / size.width, rect.height / size.height)
    let factor: CGFloat =
      switch mode {
      case .scaleAspectFit: min(x, y)
      case .scaleAspectFill: max(x, y)
      default: 1
      }
    let extent = CGSize(width: size.width * factor, height: size.height * factor)
    return CGRect(
      x: rect.midX - extent.width / 2, y: rect.midY - extent.height / 2, width: extent.width,
      height: extent.height)
  }
}
