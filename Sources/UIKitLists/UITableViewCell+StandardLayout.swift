import Foundation

/// The layout of the cell styles.
///
/// Lengths are in points, as in public documents of Interface Builder: side margins of 16 in tables up to 375
/// wide, otherwise 20; 15 between image and text; 6 between title and detail on one line; for `subtitle` 10
/// above the title, 1 between the labels and 9.5 below if the row is as high as its content.
extension UITableViewCell {
  func makeTextLabel() -> UILabel {
    let label = UILabel()
    switch style {
    case .value2:
      label.font = .preferredFont(forTextStyle: .caption1)
      label.textColor = tintColor
      label.textAlignment = isRightToLeft ? .left : .right
    default: label.font = .preferredFont(forTextStyle: .body)
    }
    label.adjustsFontForContentSizeCategory = true
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  func makeDetailTextLabel() -> UILabel? {
    guard style != .default, contentLayout == nil else { return nil }
    let label = UILabel()
    switch style {
    case .value1:
      label.font = .preferredFont(forTextStyle: .body)
      label.textColor = .secondaryLabel
    default: label.font = .preferredFont(forTextStyle: metrics.hasGlass ? .subheadline : .caption1)
    }
    label.adjustsFontForContentSizeCategory = true
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  func makeImageView() -> UIImageView {
    let view = UIImageView()
    view.contentMode = .scaleAspectFit
    contentView.addSubview(view)
    setNeedsLayout()
    return view
  }

  /// The side margins of the cell's content within the safe area, in points.
  var sideMargin: CGFloat {
    place.followsReadableWidth
      ? ReadableWidth.margin(ordinarySideMargin, in: self, beside: place.unsafe.total) : ordinarySideMargin
  }

  /// The side margins without regard to the readable width, in points.
  var ordinarySideMargin: CGFloat {
    if metrics.hasGlass, place.tableStyle == .insetGrouped { return metrics.length(.cardMargin) }
    return metrics.cellMargin(forWidth: place.tableWidth > 0 ? place.tableWidth : bounds.width)
  }

  /// The space above and below one line of a style's text together, in points: rows of 53 points since iOS 26.
  private var lineSpace: CGFloat {
    guard metrics.hasGlass else { return 22 }
    // 59 points at the largest ordinary size and 80 at the second accessibility size, as measured by others with iOS 26.1.
    let scaled = UIFontMetrics(forTextStyle: .body).scaledValue(for: 44, compatibleWith: traitCollection)
    let line = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection).lineHeight
    return max(32, scaled.rounded() - line)
  }

  /// The space above, between and below two lines of text, in points: before iOS 26 together 20.5, and half of the rest at each end.
  ///
  /// Since then 9, 3 and 11.5 in plain tables, more at larger sizes, and 15.5 at both ends in groups, as measured by others with iOS 26.1.
  private var stackedSpaces: (top: CGFloat, gap: CGFloat, bottom: CGFloat)? {
    guard metrics.hasGlass else { return nil }
    func scaled(_ value: CGFloat) -> CGFloat {
      UIFontMetrics(forTextStyle: .body).scaledValue(for: value, compatibleWith: traitCollection)
        .roundedDownToPixel(pixelScale)
    }
    if place.tableStyle == .grouped || place.tableStyle == .insetGrouped {
      return (scaled(15.5), 0, scaled(15.5))
    }
    return (scaled(9), scaled(3), scaled(11.5))
  }

  // MARK: The content view

  /// Sets the margins of the content view: 11 above and below, the cell's margins at the sides, 8 beside an
  /// accessory.
  func updateContentMargins(hasAccessory: Bool) {
    guard place.tableStyle != nil, contentLayout == nil else { return }
    if configurations.content != nil {
      // The views of a content configuration add the cell's margins themselves.
      let margins = NSDirectionalEdgeInsets(
        top: 0, leading: startOfContent > 0 ? 8 : sideMargin, bottom: 0,
        trailing: hasAccessory ? 8 : sideMargin)
      if directionalLayoutMargins != margins { directionalLayoutMargins = margins }
      return
    }
    let end = metrics.cellEndMargin
    let margins = NSDirectionalEdgeInsets(
      top: end, leading: startOfContent > 0 ? 8 : sideMargin, bottom: end,
      trailing: hasAccessory ? 8 : sideMargin)
    guard hasStandardContentMargins, margins != givenContentMargins else { return }
    givenContentMargins = margins
    contentView.directionalLayoutMargins = margins
  }

  /// Sets the standard margins of a content view outside a table, as in a table of the screen's width.
  package func applyStandardMargins() {
    guard hasStandardContentMargins else { return }
    let (side, end) = (metrics.cellMargin(forWidth: UIScreen.main.bounds.width), metrics.cellEndMargin)
    let margins = NSDirectionalEdgeInsets(
      top: end, leading: side, bottom: end, trailing: widthOfAccessory > 0 ? 8 : side)
    givenContentMargins = margins
    contentView.directionalLayoutMargins = margins
  }

  /// A Boolean value that indicates whether the content view has its initial margins or those that the table
  /// has set. Margins set by the program are not replaced. The safe area's contribution is ignored.
  private var hasStandardContentMargins: Bool {
    switch contentView.insets.explicit {
    case nil, .standard: true
    case .directional(let margins): margins == (givenContentMargins ?? UITableViewCell.plainMargins)
    case .absolute(let margins):
      givenContentMargins == nil && contentView.directional(margins) == UITableViewCell.plainMargins
    }
  }

  private static let plainMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)

  /// The leading edge of the content view, in points from the leading edge of the cell's safe part.
  var startOfContent: CGFloat {
    guard isEditing else { return 0 }
    let hasControl = editingStyle != .none || place.isEditing && place.selectsSeveral
    return hasControl && shouldIndentWhileEditing ? sideMargin + 20 : 0
  }

  // MARK: Labels

  var isOfStyle: Bool {
    presentTextLabel != nil || presentDetailTextLabel != nil || presentImageView?.image != nil
  }

  /// A Boolean value that indicates whether the labels are stacked, as they are in all styles at
  /// accessibility text sizes.
  private var isStacked: Bool {
    style == .subtitle || traitCollection.preferredContentSizeCategory.isAccessibilityCategory
  }

  private struct Parts {
    var image = CGRect.zero
    var text = CGRect.zero
    var detail = CGRect.zero
    /// The height that they need.
    var needed: CGFloat = 0
  }

  private func hasText(_ label: UILabel?) -> Bool {
    (label?.text?.isEmpty ?? true) == false || (label?.attributedText?.length ?? 0) > 0
  }

  private func size(_ label: UILabel?, _ width: CGFloat) -> CGSize {
    guard let label, hasText(label) else { return .zero }
    // Text at accessibility sizes wraps.
    let id = ObjectIdentifier(label)
    if traitCollection.preferredContentSizeCategory.isAccessibilityCategory {
      if label.numberOfLines == 1 {
        label.numberOfLines = 0
        labelsWrappedForSize.insert(id)
      }
    } else if labelsWrappedForSize.remove(id) != nil, label.numberOfLines == 0 {
      label.numberOfLines = 1
    }
    let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    return CGSize(width: min(size.width, width), height: size.height)
  }

  /// Returns the frames of image and labels in a content view, left to right.
  ///
  /// - Parameter height: The content view's height; `nil` for the height that they need.
  private func parts(width: CGFloat, height: CGFloat?) -> Parts {
    var parts = Parts()
    // The cell's own separator inset moves its content, too.
    let inset = ownSeparatorInset ?? .zero
    let margin = startOfContent > 0 ? 8 : max(sideMargin, inset.left)
    var start = margin + CGFloat(indentationLevel) * indentationWidth
    let end = max(width - (widthOfAccessory > 0 ? 8 : max(sideMargin, inset.right)), start)
    if let image = presentImageView?.image {
      var size = image.size
      if let height, size.height > height, size.height > 0 {
        size = CGSize(width: size.width * height / size.height, height: height)
      }
      parts.image = CGRect(origin: CGPoint(x: start, y: 0), size: size)
      start += size.width + 15
      parts.needed = height == nil ? min(image.size.height, 44) : 0
    }
    let space = start...max(end, start)
    switch style {
    case _ where isStacked: placeStacked(&parts, in: space, height: height)
    case .default:
      let text = size(presentTextLabel, space.upperBound - start)
      parts.needed = max(parts.needed, text.height + lineSpace)
      parts.text = CGRect(
        x: start, y: 0, width: space.upperBound - start, height: height ?? parts.needed)
    case .value1: placeAtEnds(&parts, in: space, height: height)
    case .value2: placeInColumns(&parts, in: space, height: height)
    case .subtitle: break
    }
    parts.image.origin.y = centered(parts.image.height, in: height ?? parts.needed)
    return parts
  }

  private func centered(_ length: CGFloat, in height: CGFloat) -> CGFloat {
    ((height - length) / 2).roundedToPixel(pixelScale)
  }

  /// Places the detail below the text.
  private func placeStacked(_ parts: inout Parts, in space: ClosedRange<CGFloat>, height: CGFloat?) {
    let (start, width) = (space.lowerBound, space.upperBound - space.lowerBound)
    let (text, detail) = (size(presentTextLabel, width), size(presentDetailTextLabel, width))
    let hasBoth = text.height > 0 && detail.height > 0
    if hasBoth, let spaces = stackedSpaces {
      let both = text.height + spaces.gap + detail.height
      let needed = both + spaces.top + spaces.bottom
      parts.needed = max(parts.needed, needed)
      let top = (spaces.top + max((height ?? parts.needed) - needed, 0) / 2).roundedToPixel(pixelScale)
      parts.text = CGRect(x: start, y: top, width: width, height: text.height)
      parts.detail = CGRect(
        x: start, y: top + text.height + spaces.gap, width: width, height: detail.height)
      return
    }
    let gap: CGFloat = hasBoth ? 1 : 0
    let both = text.height + gap + detail.height
    parts.needed = max(parts.needed, both + (detail.height > 0 ? metrics.hasGlass ? 26 : 19.5 : lineSpace))
    let top = centered(both, in: height ?? parts.needed)
    parts.text = CGRect(x: start, y: top, width: width, height: text.height)
    parts.detail = CGRect(x: start, y: top + text.height + gap, width: width, height: detail.height)
  }

  /// Places the text at the start and the detail at the end.
  private func placeAtEnds(_ parts: inout Parts, in space: ClosedRange<CGFloat>, height: CGFloat?) {
    let all = space.upperBound - space.lowerBound
    let detail = size(presentDetailTextLabel, all)
    let free = detail.width > 0 ? max(all - detail.width - 6, all / 3) : all
    let text = size(presentTextLabel, detail.width > 0 ? free : all)
    let rest = text.width > 0 ? max(all - text.width - 6, 0) : all
    let width = min(detail.width, rest)
    parts.needed = max(parts.needed, max(text.height, detail.height) + lineSpace)
    let total = height ?? parts.needed
    parts.text = CGRect(
      x: space.lowerBound, y: centered(text.height, in: total), width: text.width, height: text.height)
    parts.detail = CGRect(
      x: space.upperBound - width, y: centered(detail.height, in: total), width: width,
      height: detail.height)
  }

  /// Places the text in a narrow column and the detail beside it.
  private func placeInColumns(_ parts: inout Parts, in space: ClosedRange<CGFloat>, height: CGFloat?) {
    let text = size(presentTextLabel, 91)
    let detail = size(presentDetailTextLabel, max(space.upperBound - space.lowerBound - 97, 0))
    parts.needed = max(parts.needed, max(text.height, detail.height) + lineSpace)
    let total = height ?? parts.needed
    parts.text = CGRect(
      x: space.lowerBound, y: centered(text.height, in: total), width: 91, height: text.height)
    parts.detail = CGRect(
      x: space.lowerBound + 97, y: centered(detail.height, in: total), width: detail.width,
      height: detail.height)
  }

  func layOutStandardContent() {
    guard isOfStyle else { return }
    let size = contentView.bounds.size
    let parts = parts(width: size.width, height: size.height)
    func place(_ view: UIView?, _ frame: CGRect) {
      guard let view, view.superview === contentView, view.translatesAutoresizingMaskIntoConstraints else {
        return
      }
      var frame = frame
      if isRightToLeft { frame.origin.x = size.width - frame.maxX }
      if view.frame != frame { view.frame = frame }
    }
    if style == .value2, let label = presentTextLabel {
      // Titles are aligned to the details, unless they are stacked.
      label.textAlignment = isStacked ? .natural : isRightToLeft ? .left : .right
    }
    place(presentImageView, parts.image)
    place(presentTextLabel, parts.text)
    place(presentDetailTextLabel, parts.detail)
  }

  // MARK: Heights

  /// The height that the content needs, in points: by constraints, or else by the style's labels; `nil` if
  /// neither determines it.
  var fittingContentHeight: CGFloat? {
    let content = contentView
    let fitting = content.systemLayoutSizeFitting(
      CGSize(width: content.bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    if fitting.height > 0, fitting.height < 1e7 {
      // Since iOS 26 the separator is below the 52 points of a list's content.
      let line: CGFloat = metrics.hasGlass && configurations.content is UIListContentConfiguration ? 1 : 0
      return fitting.height + line + (contentLayout?.heightBesideContent(of: self) ?? 0)
    }
    guard isOfStyle, contentLayout == nil else { return nil }
    let needed = parts(width: content.bounds.width, height: nil).needed
    // Rows of one line have whole points since iOS 26.
    let isWhole = metrics.hasGlass && !(isStacked && presentDetailTextLabel?.text?.isEmpty == false)
    return max(isWhole ? needed.rounded(.up) : needed, metrics.tableRowHeight)
  }
}
