import Foundation
import Typesetting

extension UIButton {
  /// A Boolean value that indicates whether the configuration is displayed in its enabled, or highlighted,
  /// form.
  private var appearsEnabled: Bool { isEnabled || !automaticallyUpdatesConfiguration }
  private var appearsHighlighted: Bool { isHighlighted && automaticallyUpdatesConfiguration }

  /// The appearance and content of a button.
  public struct Configuration {
    /// The style of the background's corners.
    public enum CornerStyle: Int, Sendable {
      /// The background's corner radius.
      case fixed = -1
      /// The background's corner radius if it was set, otherwise one by the size of the button.
      case dynamic
      /// A radius of 5 points.
      case small
      /// Two points more than the standard radius of the size.
      case medium
      /// Six points more than the standard radius of the size.
      case large
      /// A radius of half the height.
      case capsule
    }

    /// The size of title and insets.
    public enum Size: Int, Sendable {
      /// The standard size.
      case medium
      /// A smaller title.
      case small
      /// The same as `small` here.
      case mini
      /// Larger insets and a larger corner radius.
      case large
    }

    /// The alignment of title and subtitle with each other.
    public enum TitleAlignment: Int, Sendable {
      /// Determined by the button.
      case automatic
      /// Aligned at the leading edge.
      case leading
      /// Centered.
      case center
      /// Aligned at the trailing edge.
      case trailing
    }

    /// The style of a button in Mac applications. Raw values are UIKit's.
    public enum MacIdiomStyle: Int, Sendable {
      /// Determined by the role and the configuration.
      case automatic
      /// A bordered button.
      case bordered
      /// A button without a border.
      case borderless
      /// A button without a border, in the tint color.
      case borderlessTinted
    }

    /// The style from which a configuration was created.
    enum Base {
      case plain, gray, tinted, filled
    }

    let base: Base

    /// The kinds of glass behind buttons.
    enum Glass {
      case regular, clear
    }
    /// The glass in place of the background, in the design of iOS 26; `nil` for none.
    private(set) var glass: Glass?
    /// The title; `nil` for none. Setting it replaces `attributedTitle` by the title without attributes.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    /// The title with attributes; `nil` for none. What it has no attributes for looks like a plain title.
    public var attributedTitle: AttributedString?
    /// A second line below the title; `nil` for none. Setting it replaces `attributedSubtitle`.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }
    /// The subtitle with attributes; `nil` for none.
    public var attributedSubtitle: AttributedString?
    /// A closure that transforms the attributes of the subtitle, such as the font.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The replacement of a symbol by another one when `image` changes; `nil`, the default, for none. Stored
    /// only: symbols are replaced at once.
    public var symbolContentTransition: UISymbolContentTransition?
    /// A closure that transforms the color of the image.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// The configuration of a symbol image.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// A closure that transforms the color of the activity indicator.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// The image; `nil` for none.
    public var image: UIImage?
    /// The position of the image relative to the text; `leading` by default.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// The spacing between image and text, in points; 0 by default.
    public var imagePadding: CGFloat = 0
    /// The spacing between title and subtitle, in points; 1 by default.
    public var titlePadding: CGFloat = 1
    /// The alignment of title and subtitle with each other.
    public var titleAlignment = TitleAlignment.automatic
    /// The line break mode of the title. With word wrapping, the default, the title may have several lines,
    /// otherwise one.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The line break mode of the subtitle. With word wrapping, the default, the subtitle may have several lines,
    /// otherwise one.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// Stored only: the space is that of the image.
    public var imageReservation: CGFloat = 0

    /// The mark of a button that opens a menu. Raw values are UIKit's.
    public enum Indicator: Int, Sendable {
      /// Chosen by the system.
      case automatic = 0
      /// No mark.
      case none = 1
      /// The mark of buttons that display the chosen entry.
      case popup = 2
    }
    /// The mark of the button's menu; `automatic` by default, which is that of pop-up buttons from iOS 16 on.
    public var indicator = Indicator.automatic
    /// A closure that transforms the color of the mark, which is that of the title.
    public var indicatorColorTransformer: UIConfigurationColorTransformer?

    /// The insets from the bounds to the content, in points.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? metrics.insets }
      set { ownInsets = newValue }
    }
    private var ownInsets: NSDirectionalEdgeInsets?
    /// The style of the background's corners; `dynamic` by default.
    public var cornerStyle = CornerStyle.dynamic
    /// Stored only: there are no Mac applications here.
    public var macIdiomStyle = MacIdiomStyle.automatic
    /// A Boolean value that determines whether a selected plain button has a background, which is that of tinted ones; `true` by
    /// default. Other styles do not differ when they are selected.
    public var automaticallyUpdateForSelection = true
    /// The size, which determines font, insets and corners; `medium` by default.
    public var buttonSize = Size.medium
    /// The color of title and image; `nil` for the button's tint color, or white on filled buttons.
    public var baseForegroundColor: UIColor?
    /// The color from which the background color is derived; `nil` for the button's tint color.
    public var baseBackgroundColor: UIColor?
    /// The background, whose own color takes precedence over the derived one.
    public var background = UIBackgroundConfiguration()
    /// A Boolean value that determines whether an activity indicator replaces the image; `false` by default.
    public var showsActivityIndicator = false
    /// A closure that transforms the attributes of the title, such as the font.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?

    init(base: Base) {
      self.base = base
    }

    /// Resets the insets to those of the button's size.
    public mutating func setDefaultContentInsets() {
      ownInsets = nil
    }

    /// Returns a configuration with text in the tint color and no background.
    public static func plain() -> Configuration { Configuration(base: .plain) }
    /// Returns a configuration with text in the tint color on a gray background.
    public static func gray() -> Configuration { Configuration(base: .gray) }
    /// Returns a configuration with text in the tint color on a lightly tinted background.
    public static func tinted() -> Configuration { Configuration(base: .tinted) }
    /// Returns a configuration with white text on a background in the tint color.
    public static func filled() -> Configuration { Configuration(base: .filled) }
    /// Returns a configuration, the same as `plain()` here.
    public static func borderless() -> Configuration { Configuration(base: .plain) }
    /// Returns a configuration, the same as `gray()` here.
    public static func bordered() -> Configuration { Configuration(base: .gray) }
    /// Returns a configuration, the same as `tinted()` here.
    public static func borderedTinted() -> Configuration { Configuration(base: .tinted) }
    /// Returns a configuration, the same as `filled()` here.
    public static func borderedProminent() -> Configuration { Configuration(base: .filled) }

    /// Returns a configuration with glass as its background, in iOS 26: the title has the tint color, the image that of
    /// labels. Before, or in the design before, the background is gray.
    public static func glass() -> Configuration { glass(.gray, .regular) }
    /// Returns a configuration with glass in the tint color as its background, in iOS 26: title and image have a lighter
    /// one.
    public static func prominentGlass() -> Configuration { glass(.filled, .regular) }
    /// Returns a configuration with clear glass as its background, in iOS 26.
    public static func clearGlass() -> Configuration { glass(.gray, .clear) }
    /// Returns a configuration with clear glass in the tint color as its background, in iOS 26.
    public static func prominentClearGlass() -> Configuration { glass(.tinted, .clear) }

    private static func glass(_ base: Base, _ glass: Glass) -> Configuration {
      var made = Configuration(base: base)
      made.cornerStyle = .capsule
      made.glass = glass
      return made
    }

    /// Returns the configuration for a button's state, which is the configuration itself.
    @preconcurrency @MainActor
    public func updated(for button: UIButton) -> Configuration { self }

    /// The measures of `buttonSize`. Insets were measured on buttons of medium size; the other sizes are less
    /// certain.
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
    if !appearsEnabled { return .tertiaryLabel }
    if hasGlass(configuration), configuration.baseForegroundColor == nil {
      let tint = configuration.baseBackgroundColor ?? tintColor ?? .label
      return configuration.base == .gray ? tint : tint.lightOnGlass
    }
    let color = configuration.baseForegroundColor ?? (configuration.base == .filled ? .white : tintColor)
    guard let color else { return .label }
    return appearsHighlighted && configuration.base == .plain ? color.withAlphaComponent(0.5) : color
  }

  /// The color of the image, before it is transformed. On glass without a tint that of labels, by pictures of iOS 26.
  private func imageColor(_ configuration: Configuration) -> UIColor {
    let isPlainGlass = hasGlass(configuration) && configuration.base == .gray
    guard isPlainGlass, appearsEnabled, configuration.baseForegroundColor == nil else {
      return foreground(configuration)
    }
    return .onGlass
  }

  private func backgroundColor(_ configuration: Configuration) -> UIColor? {
    if let own = configuration.background.backgroundColor { return own }
    let tint: UIColor = configuration.baseBackgroundColor ?? tintColor
    switch configuration.base {
    case .plain:
      // A guess: reports tell that there is a background, none its color.
      guard isSelected, appearsEnabled, configuration.automaticallyUpdateForSelection else {
        return configuration.baseBackgroundColor
      }
      return tint.withAlphaComponent(tint.cgColor.alpha * 0.18)
    case .gray:
      if let own = configuration.baseBackgroundColor { return own }
      return appearsEnabled ? .secondarySystemFill : .tertiarySystemFill
    case .tinted: return appearsEnabled ? tint.withAlphaComponent(0.18) : .tertiarySystemFill
    case .filled: return appearsEnabled ? tint : .tertiarySystemFill
    }
  }

  // MARK: Content

  /// Returns a text for labels if it has attributes.
  private static func styled(_ text: AttributedString?) -> NSAttributedString? {
    guard let text, text.runs.contains(where: { $0.attributes != AttributeContainer() }) else { return nil }
    return NSAttributedString(text)
  }

  /// Applies the content of a configuration to the views.
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
    if let attributed = Self.styled(configuration.attributedTitle) {
      label.attributedText = attributed
      let isColored = attributed.attribute(.foregroundColor, at: 0, effectiveRange: nil) != nil
      label.alpha = appearsEnabled || !isColored ? 1 : 0.5
    } else if let own = attributedTitle(for: state), own.string == configuration.title {
      label.attributedText = own
      label.alpha = appearsEnabled ? 1 : 0.5
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
    subtitleView.numberOfLines = configuration.subtitleLineBreakMode == .byWordWrapping ? 0 : 1
    subtitleView.lineBreakMode = configuration.subtitleLineBreakMode
    if let attributed = Self.styled(configuration.attributedSubtitle) {
      subtitleView.attributedText = attributed
    } else {
      subtitleView.text = configuration.subtitle
    }
    subtitleView.isHidden = configuration.subtitle?.isEmpty ?? true
    if subtitleView.isHidden {
      if subtitleView.superview != nil { subtitleView.removeFromSuperview() }
    } else if subtitleView.superview !== self {
      insertSubview(subtitleView, aboveSubview: label)
    }
    let image = displayedImage(configuration)
    if image != nil || displayedImageView != nil {
      imageView?.image = image.map {
        $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0
      }
      let color = imageColor(configuration)
      imageView?.tintColor = configuration.imageColorTransformer?(color) ?? color
      imageView?.isHidden = image == nil || configuration.showsActivityIndicator
    }
    showIndicator(configuration, color: color)
    showWheel(
      configuration.showsActivityIndicator
        ? configuration.activityIndicatorColorTransformer?(color) ?? color : nil)
    showBackgroundView(configuration.background.customView)
    showGlass(hasGlass(configuration) ? configuration : nil)
  }

  /// Returns whether a configuration has glass that is not hidden by a background of the application's.
  private func hasGlass(_ configuration: Configuration) -> Bool {
    configuration.glass != nil && metrics.hasGlass && configuration.background.backgroundColor == nil
      && configuration.background.customView == nil
  }

  /// Displays glass behind the content; `nil` removes it.
  private func showGlass(_ configuration: Configuration?) {
    guard let configuration, let kind = configuration.glass else {
      guard let glassView else { return }
      glassView.adapt(to: nil)
      glassView.removeFromSuperview()
      self.glassView = nil
      return
    }
    let view = glassView ?? GlassPlatter(frame: .zero)
    if glassView == nil {
      glassView = view
      view.contents = { [weak self] in self.map { [$0] } ?? [] }
      insertSubview(view, at: 0)
    }
    view.isClear = kind == .clear
    view.fill =
      configuration.base == .gray ? configuration.baseBackgroundColor : backgroundColor(configuration)
    view.alpha = appearsHighlighted ? 0.75 : 1
    setNeedsLayout()
  }

  /// Returns the font and color of a line after a transformer was applied, and all its attributes if there
  /// are others.
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

  /// Returns the image with the configuration's symbol configuration.
  private func displayedImage(_ configuration: Configuration) -> UIImage? {
    guard let image = configuration.image else { return nil }
    guard let symbol = configuration.preferredSymbolConfigurationForImage else { return image }
    return image.applyingSymbolConfiguration(symbol) ?? image
  }

  /// Returns the size of the image or activity indicator, and its height in a line; `nil` if there is none.
  private func pictureSize(_ configuration: Configuration) -> (size: CGSize, line: CGFloat)? {
    if configuration.showsActivityIndicator {
      let size = metrics.size(of: .mediumIndicator).size
      return (size, size.height)
    }
    // A symbol counts with its alignment rectangle, which has the height of a line, whatever its shape.
    return displayedImage(configuration).map { ($0.size, $0.alignmentHeight) }
  }

  // MARK: Measuring

  /// Returns the sizes of image, title and subtitle, rounded up to pixels.
  private func partSizes(
    _ configuration: Configuration, width: CGFloat?
  ) -> (image: CGSize, title: CGSize, subtitle: CGSize) {
    func size(_ label: UIButtonLabel) -> CGSize {
      label.isHidden ? .zero : label.sizeThatFits(CGSize(width: width ?? 0, height: 0))
    }
    return (pictureSize(configuration)?.size ?? .zero, size(label), size(subtitleView))
  }

  /// Returns the size of the button around its content, whose lines wrap at `width`.
  func configurationSize(_ configuration: Configuration, width: CGFloat? = nil) -> CGSize {
    let insets = configuration.contentInsets
    let indicator = indicatorWidth(configuration)
    var space = width.map { $0 - insets.leading - insets.trailing - indicator }
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
      width: (content.width + insets.leading + insets.trailing + indicator).roundedUpToPixel(scale),
      height: (content.height + insets.top + insets.bottom).roundedUpToPixel(scale))
  }

  private func textSize(_ configuration: Configuration, _ title: CGSize, _ subtitle: CGSize) -> CGSize {
    let padding = title != .zero && subtitle != .zero ? configuration.titlePadding : 0
    return CGSize(width: max(title.width, subtitle.width), height: title.height + padding + subtitle.height)
  }

  /// Returns the frames of image, title and subtitle in the bounds.
  func configurationFrames(
    _ configuration: Configuration, in bounds: CGRect
  ) -> (image: CGRect, title: CGRect, subtitle: CGRect) {
    let scale = pixelScale
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var insets = configuration.contentInsets
    insets.trailing += indicatorWidth(configuration)
    let content = CGRect(
      x: bounds.minX + (isRightToLeft ? insets.trailing : insets.leading), y: bounds.minY + insets.top,
      width: max(0, bounds.width - insets.leading - insets.trailing),
      height: max(0, bounds.height - insets.top - insets.bottom))
    let parts = placedParts(configuration, in: content, isRightToLeft: isRightToLeft)
    var origins = parts.origins(in: content, effectiveContentHorizontalAlignment, contentVerticalAlignment)
    if parts.isStacked { origins.image.y -= configuration.image?.alignmentRectInsets.top ?? 0 }
    let gap = parts.title != .zero && parts.subtitle != .zero ? configuration.titlePadding : 0
    // Half a pixel goes up and to the left, in eight of eight buttons of pictures of iOS 26.
    func pixels(_ x: CGFloat, _ y: CGFloat, _ size: CGSize) -> CGRect {
      CGRect(
        x: x.roundedDownToPixel(scale), y: y.roundedDownToPixel(scale), width: size.width, height: size.height
      )
    }
    func x(_ size: CGSize) -> CGFloat {
      origins.text.x + parts.offset(ofLine: size.width, configuration.titleAlignment, isRightToLeft)
    }
    return (
      pixels(origins.image.x, origins.image.y, parts.image),
      pixels(x(parts.title), origins.text.y, parts.title),
      pixels(x(parts.subtitle), origins.text.y + parts.title.height + gap, parts.subtitle)
    )
  }

  private func placedParts(
    _ configuration: Configuration, in content: CGRect, isRightToLeft: Bool
  ) -> ButtonParts {
    let placement = configuration.imagePlacement
    let isStacked = placement == .top || placement == .bottom
    let picture = pictureSize(configuration)
    let image = picture?.size ?? .zero
    let padding = picture == nil || label.isHidden ? 0 : configuration.imagePadding
    let space = isStacked ? content.width : max(0, content.width - image.width - padding)
    var sizes = partSizes(configuration, width: max(1, space))
    sizes.title.width = min(sizes.title.width, space)
    sizes.subtitle.width = min(sizes.subtitle.width, space)
    return ButtonParts(
      isStacked: isStacked,
      isImageFirst: isStacked ? placement == .top : (placement == .leading) != isRightToLeft,
      image: image, line: picture?.line ?? 0, padding: padding, title: sizes.title,
      subtitle: sizes.subtitle, text: textSize(configuration, sizes.title, sizes.subtitle))
  }

  // MARK: Background

  private func backgroundRect(_ configuration: Configuration) -> CGRect {
    let insets = configuration.background.backgroundInsets
    return CGRect(
      x: bounds.minX + insets.leading, y: bounds.minY + insets.top,
      width: max(0, bounds.width - insets.leading - insets.trailing),
      height: max(0, bounds.height - insets.top - insets.bottom))
  }

  /// Returns the radius of the background's corners in points, which may be greater than half of the rectangle.
  private func cornerRadius(_ configuration: Configuration, of rect: CGRect) -> CGFloat {
    let half = min(rect.width, rect.height) / 2
    let background = configuration.background
    return switch configuration.cornerStyle {
    case .fixed: background.cornerRadius
    case .dynamic:
      background.hasOwnCornerRadius
        ? background.cornerRadius : metrics.hasGlass ? half : configuration.metrics.cornerRadius
    case .small: 5
    case .medium: configuration.metrics.cornerRadius + 2
    case .large: configuration.metrics.cornerRadius + 6
    case .capsule: half
    }
  }

  /// Places the glass of a configuration.
  func layOutGlass(_ configuration: Configuration) {
    guard let glassView else { return }
    let rect = backgroundRect(configuration)
    glassView.frame = rect
    glassView.cornerRadius = cornerRadius(configuration, of: rect)
  }

  func drawBackground(_ configuration: Configuration) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let background = configuration.background
    let rect = backgroundRect(configuration)
    let half = min(rect.width, rect.height) / 2
    let radius = cornerRadius(configuration, of: rect)
    let path = CGPath.roundedRect(rect, radius: min(radius, half), isContinuous: metrics.hasGlass)
    if !hasGlass(configuration), let color = backgroundColor(configuration) {
      let shade = appearsHighlighted && configuration.base != .plain
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
  /// Returns the rectangle of the image in another one: scaled to fit or fill it, or unscaled in its center.
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

/// The sizes of a button's image and texts, and their arrangement.
private struct ButtonParts {
  /// A Boolean value that indicates whether the image is above or below the text.
  let isStacked: Bool
  /// A Boolean value that indicates whether the image is above the text or at its left.
  let isImageFirst: Bool
  let image: CGSize
  /// The height of the image above and below text: that of its alignment rectangle.
  let line: CGFloat
  /// The distance between image and text.
  let padding: CGFloat
  let title: CGSize
  let subtitle: CGSize
  /// The size of title and subtitle together.
  let text: CGSize

  private var total: CGSize {
    isStacked
      ? CGSize(width: max(image.width, text.width), height: line + padding + text.height)
      : CGSize(width: image.width + padding + text.width, height: max(image.height, text.height))
  }

  /// Returns the upper left corners of image and text.
  func origins(
    in content: CGRect, _ horizontal: UIControl.ContentHorizontalAlignment,
    _ vertical: UIControl.ContentVerticalAlignment
  ) -> (image: CGPoint, text: CGPoint) {
    let total = total
    let x: CGFloat =
      switch horizontal {
      case .left: content.minX
      case .right: content.maxX - total.width
      default: content.minX + (content.width - total.width) / 2
      }
    let y: CGFloat =
      switch vertical {
      case .top: content.minY
      case .bottom: content.maxY - total.height
      default: content.minY + (content.height - total.height) / 2
      }
    var (imageOrigin, textOrigin) = (CGPoint(x: x, y: y), CGPoint(x: x, y: y))
    if isStacked {
      imageOrigin.x += (total.width - image.width) / 2
      textOrigin.x += (total.width - text.width) / 2
      if isImageFirst { textOrigin.y += line + padding } else { imageOrigin.y += text.height + padding }
    } else {
      imageOrigin.y += (total.height - image.height) / 2
      textOrigin.y += (total.height - text.height) / 2
      if isImageFirst { textOrigin.x += image.width + padding } else { imageOrigin.x += text.width + padding }
    }
    return (imageOrigin, textOrigin)
  }

  /// Returns the distance of a line of a width from the text's left edge.
  func offset(
    ofLine width: CGFloat, _ alignment: UIButton.Configuration.TitleAlignment, _ isRightToLeft: Bool
  ) -> CGFloat {
    let slack = text.width - width
    switch alignment {
    case .center: return slack / 2
    case .trailing: return isRightToLeft ? 0 : slack
    case .leading: return isRightToLeft ? slack : 0
    case .automatic: return isStacked ? slack / 2 : isRightToLeft ? slack : 0
    }
  }
}
