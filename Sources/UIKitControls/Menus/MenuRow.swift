import Foundation
@_spi(UIKit) import UIKitCore

/// A row of a menu with a checkmark, a title, a subtitle and an image.
final class MenuRow: UIControl {
  private let title = UILabel()
  private let subtitle = UILabel()
  private let mark = UIImageView()
  private let picture = UIImageView()
  private let chevron = UIImageView()
  private let design: MenuDesign

  /// The columns of the menu: whether any of its rows has an image or a mark. Rows before iOS 26 always have room for both.
  var columns = MenuDesign.Columns() { didSet { setNeedsLayout() } }

  init(
    title text: String, subtitle second: String? = nil, image: UIImage? = nil, symbol: String? = nil,
    isDestructive: Bool = false, isHeader: Bool = false, opensMenu: Bool = false, design: MenuDesign
  ) {
    self.design = design
    super.init(frame: .zero)
    let color: UIColor = isDestructive ? .systemRed : isHeader ? .secondaryLabel : design.titleColor
    title.text = text
    title.adjustsFontForContentSizeCategory = true
    title.font = .preferredFont(forTextStyle: isHeader ? .subheadline : .body)
    title.textColor = color
    if design.wrapsTitles { title.numberOfLines = 0 }
    subtitle.text = second
    subtitle.adjustsFontForContentSizeCategory = true
    subtitle.font = .preferredFont(forTextStyle: design.subtitleStyle)
    // Without the leading of the style, as measured.
    if design.isGlass { subtitle.font = .systemFont(ofSize: subtitle.font.pointSize) }
    subtitle.textColor = .secondaryLabel
    mark.image = symbol.flatMap {
      UIImage(
        systemName: $0, withConfiguration: UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold))
    }
    mark.contentMode = .center
    picture.image =
      opensMenu && !design.hasTrailingChevrons ? image ?? UIImage(systemName: "chevron.right") : image
    picture.contentMode = .scaleAspectFit
    if opensMenu, design.hasTrailingChevrons {
      chevron.image = UIImage(
        systemName: "chevron.right",
        withConfiguration: UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold))
      chevron.contentMode = .center
    }
    for view in [mark, picture, chevron] { view.tintColor = color }
    for view in [title, subtitle, mark, picture, chevron] as [UIView] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) { nil }

  var hasPicture: Bool { picture.image != nil }
  var hasMark: Bool { mark.image != nil }
  private var hasSubtitle: Bool { subtitle.text?.isEmpty == false }

  private func lineHeight(_ style: UIFont.TextStyle) -> CGFloat {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).lineHeight
  }

  /// The horizontal part of the row that the texts fill, for layout from left to right.
  private func textSpan(_ width: CGFloat) -> (start: CGFloat, width: CGFloat) {
    let end =
      chevron.image != nil ? 44 : picture.image != nil && !design.hasLeadingImages ? 48 : design.textEnd
    let start = design.textStart(columns)
    return (start, max(width - start - end, 0))
  }

  /// The height of the row, in points.
  func height(width: CGFloat) -> CGFloat {
    guard design.wrapsTitles else {
      let two = hasSubtitle ? lineHeight(.body) + lineHeight(design.subtitleStyle) + 8 : 0
      return max(max(44, lineHeight(.body) + 23).roundedToPixel(pixelScale), two.roundedUpToPixel(pixelScale))
    }
    let texts = textHeights(textSpan(width).width)
    let gap: CGFloat = hasSubtitle ? 0.667 : 0
    let margins = design.textMargins(hasSubtitle: hasSubtitle)
    return (texts.title + gap + texts.subtitle + margins).roundedToPixel(pixelScale)
  }

  private func textHeights(_ width: CGFloat) -> (title: CGFloat, subtitle: CGFloat) {
    func height(_ label: UILabel) -> CGFloat {
      label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }
    return (
      max(height(title), lineHeight(.body).roundedUpToPixel(pixelScale)), hasSubtitle ? height(subtitle) : 0
    )
  }

  override func stateChanged() {
    super.stateChanged()
    backgroundColor = isHighlighted ? .systemFill : nil
    alpha = isEnabled ? 1 : 0.4
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    func place(_ view: UIView, _ rect: CGRect) {
      view.frame = isRightToLeft ? rect.mirrored(in: bounds) : rect
    }
    let span = textSpan(bounds.width)
    subtitle.isHidden = !hasSubtitle
    if design.wrapsTitles {
      let texts = textHeights(span.width)
      let all = texts.title + (hasSubtitle ? 0.667 + texts.subtitle : 0)
      let top = (bounds.height - all) / 2
      place(title, CGRect(x: span.start, y: top, width: span.width, height: texts.title))
      place(
        subtitle,
        CGRect(x: span.start, y: top + texts.title + 0.667, width: span.width, height: texts.subtitle))
    } else {
      let (first, second) = (lineHeight(.body), lineHeight(design.subtitleStyle))
      let split = (4 + (bounds.height - 8) * first / (first + second)).roundedToPixel(pixelScale)
      place(
        title,
        CGRect(
          x: span.start, y: hasSubtitle ? 4 : 0, width: span.width,
          height: hasSubtitle ? split - 4 : bounds.height))
      place(
        subtitle, CGRect(x: span.start, y: split, width: span.width, height: bounds.height - 4 - split))
    }
    place(mark, CGRect(x: design.markCenter - 9, y: 0, width: 18, height: bounds.height))
    let middle = design.hasLeadingImages ? design.imageCenter(columns) : bounds.width - 28
    place(picture, CGRect(x: middle - 12, y: bounds.midY - 11, width: 24, height: 22))
    place(chevron, CGRect(x: bounds.width - 31 - 9, y: 0, width: 18, height: bounds.height))
  }
}
