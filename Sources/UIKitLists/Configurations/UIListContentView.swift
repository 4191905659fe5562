import Foundation
@_spi(UIKit) import UIKitCore

/// A content view for list content configurations.
///
/// The image is at the leading edge, centered in its reserved width. The texts follow, stacked and vertically
/// centered, or on one line with the secondary text at the trailing edge if that is preferred and both fit.
/// At accessibility text sizes they are always stacked.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  private var shown: UIListContentConfiguration
  private let textLabel = UILabel()
  private let secondaryTextLabel = UILabel()
  private let imageView = UIImageView()
  private var guides: (text: UILayoutGuide?, secondaryText: UILayoutGuide?, image: UILayoutGuide?)

  /// Creates a content view with a configuration.
  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    imageView.contentMode = .scaleAspectFit
    for view in [imageView, textLabel, secondaryTextLabel] { addSubview(view) }
    apply()
  }

  /// Creates an empty content view from data in a document.
  public required init?(coder: NSCoder) {
    shown = .cell()
    super.init(coder: coder)
    for view in [imageView, textLabel, secondaryTextLabel] { addSubview(view) }
    apply()
  }

  /// The configuration, a `UIListContentConfiguration`. Others stop the program, as UIKit's exception does.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIListContentConfiguration else {
        internalInconsistency(
          "Unsupported configuration \(newValue) for UIListContentView. Only UIListContentConfiguration is "
            + "supported.")
      }
      guard new != shown else { return }
      shown = new
      apply()
    }
  }

  /// Returns whether the configuration is a `UIListContentConfiguration`.
  open func supports(_ configuration: any UIContentConfiguration) -> Bool {
    configuration is UIListContentConfiguration
  }

  // MARK: Guides

  /// The layout guide of the text; `nil` without text.
  open var textLayoutGuide: UILayoutGuide? {
    textLabel.isHidden ? nil : guide(\.text, textLabel)
  }

  /// The layout guide of the secondary text; `nil` without secondary text.
  open var secondaryTextLayoutGuide: UILayoutGuide? {
    secondaryTextLabel.isHidden ? nil : guide(\.secondaryText, secondaryTextLabel)
  }

  /// The layout guide of the image; `nil` without an image.
  open var imageLayoutGuide: UILayoutGuide? {
    imageView.isHidden ? nil : guide(\.image, imageView)
  }

  private func guide(
    _ path: WritableKeyPath<
      (text: UILayoutGuide?, secondaryText: UILayoutGuide?, image: UILayoutGuide?), UILayoutGuide?
    >, _ view: UIView
  ) -> UILayoutGuide {
    if let made = guides[keyPath: path] { return made }
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: view.leftAnchor),
      guide.topAnchor.constraint(equalTo: view.topAnchor),
      guide.widthAnchor.constraint(equalTo: view.widthAnchor),
      guide.heightAnchor.constraint(equalTo: view.heightAnchor),
    ])
    guides[keyPath: path] = guide
    return guide
  }

  // MARK: Applying

  private func apply() {
    let margins = shown.directionalLayoutMargins
    if directionalLayoutMargins != margins { directionalLayoutMargins = margins }
    preservesSuperviewLayoutMargins = !shown.axesPreservingSuperviewLayoutMargins.isEmpty
    apply(shown.textProperties, shown.text, shown.attributedText, to: textLabel)
    apply(
      shown.secondaryTextProperties, shown.secondaryText, shown.secondaryAttributedText,
      to: secondaryTextLabel)
    applyImage()
    for view in [imageView, textLabel, secondaryTextLabel] { view.alpha = shown.alpha }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func apply(
    _ properties: UIListContentConfiguration.TextProperties, _ text: String?,
    _ attributed: NSAttributedString?, to label: UILabel
  ) {
    let isEmpty = attributed.map { $0.length == 0 } ?? (text ?? "").isEmpty
    label.isHidden = isEmpty
    guard !isEmpty else {
      label.text = nil
      return
    }
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.lineBreakStrategy = properties.lineBreakStrategy
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
    label.showsExpansionTextWhenTruncated = properties.showsExpansionTextWhenTruncated
    label.textAlignment =
      switch properties.alignment {
      case .natural: .natural
      case .center: .center
      case .justified: .justified
      }
    if let attributed {
      label.attributedText = attributed
    } else {
      label.text = transformed(text ?? "", properties.transform)
      label.font = properties.font
      label.textColor = properties.resolvedColor()
    }
    label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
  }

  private func transformed(
    _ text: String, _ transform: UIListContentConfiguration.TextProperties.TextTransform
  ) -> String {
    switch transform {
    case .none: text
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    case .capitalized: text.capitalized
    }
  }

  private func applyImage() {
    let properties = shown.imageProperties
    imageView.isHidden = shown.image == nil
    guard let image = shown.image else {
      imageView.image = nil
      return
    }
    let configuration =
      properties.preferredSymbolConfiguration
      ?? UIImage.SymbolConfiguration(
        font: shown.textProperties.font, scale: metrics.hasGlass ? .medium : .large)
    imageView.preferredSymbolConfiguration = configuration
    imageView.image = image
    imageView.tintColor = properties.resolvedTintColor(for: tintColor)
    imageView.layer.cornerRadius = properties.cornerRadius
    imageView.clipsToBounds = properties.cornerRadius > 0
    imageView.layer.borderWidth = properties.strokeWidth
    imageView.layer.borderColor = properties.strokeColor?.cgColor
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    applyImage()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Layout

  private struct Arrangement {
    var size = CGSize.zero
    var image = CGRect.zero
    var text = CGRect.zero
    var secondaryText = CGRect.zero
    /// A Boolean value that indicates whether the secondary text is below the text.
    var isStacked = false
  }

  /// The margins in effect, in points.
  private var margins: NSDirectionalEdgeInsets {
    let own = shown.directionalLayoutMargins
    let effective = directionalLayoutMargins
    let axes = shown.axesPreservingSuperviewLayoutMargins
    // Rows that scroll beneath a bar or a status bar keep their height.
    let safe = safeAreaInsets
    return NSDirectionalEdgeInsets(
      top: axes.contains(.vertical) ? max(effective.top - safe.top, own.top) : own.top,
      leading: axes.contains(.horizontal) ? max(effective.leading, own.leading) : own.leading,
      bottom: axes.contains(.vertical) ? max(effective.bottom - safe.bottom, own.bottom) : own.bottom,
      trailing: axes.contains(.horizontal) ? max(effective.trailing, own.trailing) : own.trailing)
  }

  /// The width in which symbols are centered, in points: 28 with body text at the default size, and 24 since iOS 26, by pictures of
  /// the text size before.
  private var standardDimension: CGFloat {
    (shown.textProperties.font.pointSize * (metrics.hasGlass ? 24 : 28) / 17).rounded()
  }

  private func imageSize() -> (image: CGSize, reserved: CGSize) {
    guard !imageView.isHidden, let image = imageView.image else { return (.zero, .zero) }
    var size = imageView.intrinsicContentSize
    if size.width <= 0 || size.height <= 0 { size = image.size }
    let limit = shown.imageProperties.maximumSize
    let factors = [
      limit.width > 0 && size.width > limit.width ? limit.width / size.width : 1,
      limit.height > 0 && size.height > limit.height ? limit.height / size.height : 1,
    ]
    let factor = factors.min() ?? 1
    if factor < 1 { size = CGSize(width: size.width * factor, height: size.height * factor) }
    let asked = shown.imageProperties.reservedLayoutSize
    func reserved(_ asked: CGFloat, _ own: CGFloat) -> CGFloat {
      if asked == UIListContentConfiguration.ImageProperties.standardDimension { return standardDimension }
      if asked > 0 { return asked }
      // A wider symbol reaches beyond its place, so that texts are aligned: "centered inside a standard width", as the header says.
      return image.isSymbolImage ? standardDimension : own
    }
    return (
      size,
      CGSize(
        width: reserved(asked.width, size.width),
        height: asked.height == 0 ? size.height : reserved(asked.height, size.height))
    )
  }

  /// The part of the margins that standard rows with two lines lack since iOS 26, in points: they have 15 above and below, as measured by
  /// others.
  private var lessForTwoLines: CGFloat {
    metrics.hasGlass && shown.isCell && shown.hasStandardHeight ? 2 : 0
  }

  /// Returns the layout for a width; `nil` for the natural width.
  private func arrange(width: CGFloat?) -> Arrangement {
    let margins = margins
    let (imageSize, reserved) = imageSize()
    let hasImage = !imageView.isHidden && reserved.width > 0
    let start = hasImage ? reserved.width + shown.imageToTextPadding : 0
    let available = width.map { max($0 - margins.leading - margins.trailing - start, 1) }
    let limit = CGSize(width: available ?? .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    func measure(_ label: UILabel) -> CGSize { label.isHidden ? .zero : label.sizeThatFits(limit) }
    func natural(_ label: UILabel) -> CGSize {
      label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
    }
    let hasBoth = !textLabel.isHidden && !secondaryTextLabel.isHidden
    var arrangement = Arrangement()
    var block = CGSize.zero
    var isSideBySide = false
    if hasBoth, shown.prefersSideBySideTextAndSecondaryText,
      !traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    {
      let (first, second) = (natural(textLabel), natural(secondaryTextLabel))
      let sum = first.width + shown.textToSecondaryTextHorizontalPadding + second.width
      // A secondary text of one line is truncated, and stays where it is.
      let isOneLine = shown.secondaryTextProperties.numberOfLines == 1
      if sum <= available ?? sum || isOneLine {
        isSideBySide = true
        let end = available ?? sum
        var second = second
        second.width = min(
          second.width, max(end - first.width - shown.textToSecondaryTextHorizontalPadding, 0))
        block = CGSize(width: end, height: max(first.height, second.height))
        arrangement.text = CGRect(
          x: start, y: (block.height - first.height) / 2, width: first.width, height: first.height)
        arrangement.secondaryText = CGRect(
          x: start + end - second.width, y: (block.height - second.height) / 2, width: second.width,
          height: second.height)
      }
    }
    if !isSideBySide {
      let (first, second) = (measure(textLabel), measure(secondaryTextLabel))
      let gap = hasBoth ? shown.textToSecondaryTextVerticalPadding : 0
      block = CGSize(
        width: available ?? max(first.width, second.width), height: first.height + gap + second.height)
      arrangement.text = CGRect(x: start, y: 0, width: block.width, height: first.height)
      arrangement.secondaryText = CGRect(
        x: start, y: first.height + gap, width: block.width, height: second.height)
    }
    // Since iOS 26 images make rows higher only if they come closer to the ends than 8 points.
    arrangement.isStacked = hasBoth && !isSideBySide
    let spare = metrics.hasGlass ? max(margins.top + margins.bottom - 16, 0) : 0
    let height = max(block.height, reserved.height - spare)
    let isTop = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    let line = shown.textProperties.font.lineHeight
    arrangement.image = CGRect(
      x: (reserved.width - imageSize.width) / 2,
      y: isTop ? max((line - imageSize.height) / 2, 0) : (height - imageSize.height) / 2,
      width: imageSize.width, height: imageSize.height)
    let lift = (height - block.height) / 2
    arrangement.text.origin.y += lift
    arrangement.secondaryText.origin.y += lift
    arrangement.size = CGSize(
      width: width ?? start + block.width + margins.leading + margins.trailing,
      height: height + margins.top + margins.bottom - (arrangement.isStacked ? lessForTwoLines : 0))
    return arrangement
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let margins = margins
    let arrangement = arrange(width: bounds.width)
    let scale = pixelScale
    let content = arrangement.size.height - margins.top - margins.bottom
    let y = margins.top + (bounds.height - margins.top - margins.bottom - content) / 2
    func place(_ view: UIView, _ frame: CGRect) {
      guard !view.isHidden else { return }
      var frame = frame.offsetBy(dx: margins.leading, dy: y)
      if isRightToLeft { frame.origin.x = bounds.width - frame.maxX }
      let origin = CGPoint(x: frame.minX.roundedToPixel(scale), y: frame.minY.roundedToPixel(scale))
      view.frame = PixelGrid.round(CGRect(origin: origin, size: frame.size), scale)
    }
    place(imageView, arrangement.image)
    place(textLabel, arrangement.text)
    place(secondaryTextLabel, arrangement.secondaryText)
  }

  /// The distance of the text from the leading edge, in points, at which separators of lists begin.
  var textStart: CGFloat {
    let arrangement = arrange(width: bounds.width)
    return margins.leading + (textLabel.isHidden && secondaryTextLabel.isHidden ? 0 : arrangement.text.minX)
  }

  // MARK: Measuring

  private func height(forWidth width: CGFloat) -> CGFloat {
    rounded(arrange(width: width))
  }

  /// Returns a height at whole pixels, and since iOS 26, if the margins are the standard ones, at whole points: rows of 52 and 51.
  private func rounded(_ arrangement: Arrangement) -> CGFloat {
    let height = arrangement.size.height
    return metrics.hasGlass && shown.isCell && shown.hasStandardHeight && !arrangement.isStacked
      ? height.rounded(.down) : height.roundedUpToPixel(pixelScale)
  }

  open override var intrinsicContentSize: CGSize {
    let arrangement = arrange(width: nil)
    return CGSize(
      width: arrangement.size.width.roundedUpToPixel(pixelScale), height: rounded(arrangement))
  }

  @_spi(UIKit) public override var wrapsContent: Bool { true }

  @_spi(UIKit) public override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize {
    CGSize(width: min(width, intrinsicContentSize.width), height: height(forWidth: width))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard size.width > 0, size.width < .greatestFiniteMagnitude else { return intrinsicContentSize }
    return CGSize(width: size.width, height: height(forWidth: size.width))
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    let natural = intrinsicContentSize.width
    var width = natural
    if horizontal > .defaultLow {
      width = horizontal > .defaultHigh ? targetSize.width : max(targetSize.width, natural)
    }
    let height = height(forWidth: width)
    if vertical == .required { return CGSize(width: width, height: targetSize.height) }
    if vertical > .defaultLow { return CGSize(width: width, height: max(height, targetSize.height)) }
    return CGSize(width: width, height: height)
  }
}
