import Foundation

/// The view of an alert or action sheet, in the style of iOS 13 to 18 or of iOS 26.
///
/// In the design of iOS 26 it is glass with a radius of 34 points, and buttons are capsules of 48 points, 16 from the edges and 8 apart, with
/// texts at the leading edge; sizes are those of hierarchy dumps of iOS 26, colors estimates from a picture. Before:
///
/// The text is on a surface with rounded corners of 14 points, above the buttons, which are separated by
/// hairlines: 44 points high in alerts, 57 in action sheets. Two buttons of an alert are side by side if
/// their titles fit. The cancel button of an action sheet has a separate surface, 8 points below. Margins and
/// colors are estimates from pictures of iOS.
final class AlertView: UIView {
  private unowned let alert: UIAlertController
  /// The glass of iOS 26 behind everything.
  private let glass = GlassPlatter(frame: .zero)
  private let upper = UIView()
  private let lower = UIView()
  private let texts = UIScrollView()
  private let buttons = UIScrollView()
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private let fieldBox = UIView()
  private var rows: [AlertButton] = []
  private var cancelRow: AlertButton?
  private var lines: [UIView] = []
  var needsRows = true

  private static let surface = UIColor {
    $0.userInterfaceStyle == .dark ? UIColor(white: 0.16, alpha: 0.98) : UIColor(white: 0.96, alpha: 0.98)
  }

  /// The radius of the corners of glass, in points: a circle fitted to the picture of an iPhone 16 with iOS 26.1.
  static let glassRadius: CGFloat = 34

  init(alert: UIAlertController) {
    self.alert = alert
    super.init(frame: CGRect(x: 0, y: 0, width: 270, height: 100))
    glass.cornerRadius = Self.glassRadius
    addSubview(glass)
    for box in [upper, lower] {
      box.clipsToBounds = true
      box.layer.cornerRadius = 14
      box.backgroundColor = Self.surface
      addSubview(box)
    }
    for scrollView in [texts, buttons] {
      scrollView.contentInsetAdjustmentBehavior = .never
      scrollView.delaysContentTouches = false
      upper.addSubview(scrollView)
    }
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      label.textAlignment = .center
      texts.addSubview(label)
    }
    texts.addSubview(fieldBox)
  }

  required init?(coder: NSCoder) { nil }

  /// A Boolean value that indicates whether the design is that of iOS 26.
  private var isGlass: Bool { metrics.hasGlass }
  /// A Boolean value that indicates whether buttons and texts are those of an action sheet before iOS 26.
  private var isSheet: Bool { alert.preferredStyle == .actionSheet && !isGlass }
  /// The distance of buttons on glass from the sides and the bottom, and from each other, in points.
  private var buttonMargin: CGFloat { metrics.length(.alertButtonMargin) }
  private var buttonGap: CGFloat { metrics.length(.alertButtonGap) }
  private var isInPopover: Bool { alert.runningPresentation?.controller.active is AlertPopoverController }
  /// The height of buttons, which increases with the preferred content size.
  private var rowHeight: CGFloat {
    if isGlass {
      // The same up to the largest ordinary size, 63.5 at the second accessibility size, as measured by others with iOS 26.1.
      let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
      let least = metrics.length(.alertButton)
      return isLarge ? max(least, buttonFont.lineHeight + 24).roundedToPixel(pixelScale) : least
    }
    return max(isSheet ? 57 : 44, buttonFont.lineHeight + (isSheet ? 33 : 23)).roundedToPixel(pixelScale)
  }

  private func font(_ style: UIFont.TextStyle) -> UIFont {
    .preferredFont(forTextStyle: style, compatibleWith: traitCollection)
  }
  private var buttonFont: UIFont { font(isSheet ? .title3 : .body) }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard
      previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
    else { return }
    needsRows = true
    setNeedsLayout()
    superview?.setNeedsLayout()
  }
  private var pixel: CGFloat { 1 / max(traitCollection.displayScale, 1) }

  /// Updates the labels and recreates the buttons.
  private func update() {
    guard needsRows else { return }
    needsRows = false
    titleLabel.text = alert.title
    messageLabel.text = alert.message
    let small = font(isGlass ? .subheadline : .footnote)
    titleLabel.font = isSheet ? .systemFont(ofSize: small.pointSize, weight: .semibold) : font(.headline)
    messageLabel.font = small
    // A text alone is centered, and neither bold nor small, as measured on iOS 26.1.
    let isAlone = isGlass && (alert.title?.isEmpty != false || alert.message?.isEmpty != false)
    if isAlone { for label in [titleLabel, messageLabel] { label.font = font(.body) } }
    titleLabel.textColor = isSheet ? .secondaryLabel : .label
    messageLabel.textColor = isSheet || isGlass && !isAlone ? .secondaryLabel : .label
    for label in [titleLabel, messageLabel] {
      label.textAlignment = isGlass && !isAlone ? .natural : .center
    }
    if let title = alert.attributedTitle { titleLabel.attributedText = title }
    if let message = alert.attributedMessage { messageLabel.attributedText = message }
    if let content = alert.contentViewController?.view, content.superview !== texts {
      texts.addSubview(content)
    }
    for row in rows { row.removeFromSuperview() }
    cancelRow?.removeFromSuperview()
    cancelRow = nil
    let cancel = alert.actions.first { $0.style == .cancel }
    let others = alert.actions.filter { $0.style != .cancel }
    var order = others
    if let cancel {
      if isGlass, alert.preferredStyle == .actionSheet {
        // A popover is dismissed by a touch beside it.
        order = isInPopover ? others : others + [cancel]
      } else if !isSheet {
        order = others.count == 1 ? [cancel] + others : others + [cancel]
      } else if !isInPopover {
        let row = AlertButton(
          cancel, alert: alert, stands: alert.preferredAction == nil, size: buttonFont.pointSize)
        cancelRow = row
        lower.addSubview(row)
      }
    }
    rows = order.map { action in
      let stands = alert.preferredAction.map { $0 === action } ?? (action.style == .cancel)
      let row = AlertButton(action, alert: alert, stands: stands, size: buttonFont.pointSize)
      if isGlass { row.glassRole = action === alert.preferredAction ? .preferred : .other }
      buttons.addSubview(row)
      return row
    }
    for field in alert.textFields ?? [] where field.superview !== fieldBox { fieldBox.addSubview(field) }
    fieldBox.layer.cornerRadius = isGlass ? 22 : 5
    fieldBox.backgroundColor = isGlass ? .tertiarySystemFill : .systemBackground
    fieldBox.isHidden = alert.textFields?.isEmpty != false
  }

  /// Returns the width of each of two buttons on glass that are side by side, in points.
  private func widthBeside(in width: CGFloat) -> CGFloat { (width - 2 * buttonMargin - buttonGap) / 2 }

  /// Returns whether two buttons are side by side.
  private func areBeside(width: CGFloat) -> Bool {
    !isSheet && alert.preferredStyle == .alert && rows.count == 2
      && rows.allSatisfy { $0.titleWidth <= (isGlass ? widthBeside(in: width) - 32 : width / 2 - 16) }
  }

  /// The height of text fields, in points. On glass an estimate.
  private var fieldHeight: CGFloat { isGlass ? 44 : 30 }

  private struct Parts {
    var title = CGRect.zero
    var message = CGRect.zero
    var fields = CGRect.zero
    var content = CGRect.zero
    var textHeight: CGFloat = 0
    var buttonHeight: CGFloat = 0
    var cancelHeight: CGFloat = 0
  }

  private func parts(width: CGFloat) -> Parts {
    update()
    if areBeside(width: width), alert.actions.count == 2,
      let cancel = alert.actions.first(where: { $0.style == .cancel }), rows.first?.action !== cancel
    {
      rows.reverse()
    } else if !areBeside(width: width), !isSheet, rows.count == 2, rows.first?.action.style == .cancel {
      rows.reverse()
    }
    var parts = Parts()
    let side: CGFloat = isGlass ? 30 : 16
    let inner = width - 2 * side
    let margin: CGFloat = isSheet ? 14 : isGlass ? 22 : 20
    var y = margin
    func place(_ label: UILabel) -> CGRect {
      guard label.text?.isEmpty == false else { return .zero }
      let height = label.sizeThatFits(CGSize(width: inner, height: .greatestFiniteMagnitude)).height
      defer { y += height }
      return CGRect(x: side, y: y, width: inner, height: height)
    }
    parts.title = place(titleLabel)
    if parts.title != .zero, messageLabel.text?.isEmpty == false { y += isSheet ? 12 : isGlass ? 8 : 4 }
    parts.message = place(messageLabel)
    let fields = CGFloat(alert.textFields?.count ?? 0)
    if fields > 0 {
      if y > margin { y += 16 }
      parts.fields = CGRect(x: 16, y: y, width: width - 32, height: fields * fieldHeight)
      y += parts.fields.height
    }
    parts.textHeight = y > margin ? y + (isGlass ? 20 : margin) : isGlass ? buttonMargin : 0
    if let content = alert.contentViewController {
      let height = max(content.preferredContentSize.height, 0)
      parts.content = CGRect(x: 0, y: parts.textHeight, width: width, height: height)
      parts.textHeight += height
    }
    let count = areBeside(width: width) ? 1 : rows.count
    parts.buttonHeight = CGFloat(count) * rowHeight
    // Gaps between the capsules, and the space below them.
    if isGlass, count > 0 { parts.buttonHeight += CGFloat(count - 1) * buttonGap + buttonMargin }
    parts.cancelHeight = cancelRow == nil ? 0 : rowHeight
    return parts
  }

  /// Returns the height of the view for a width, in points.
  func height(width: CGFloat) -> CGFloat {
    let parts = parts(width: width)
    let upper = parts.textHeight + parts.buttonHeight
    let gap: CGFloat = upper > 0 && parts.cancelHeight > 0 ? 8 : 0
    return upper + gap + parts.cancelHeight
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let parts = parts(width: bounds.width)
    let below = parts.cancelHeight > 0 ? parts.cancelHeight + 8 : 0
    let space = max(bounds.height - below, 0)
    upper.frame = CGRect(x: 0, y: 0, width: bounds.width, height: space)
    glass.isHidden = !isGlass || isInPopover
    glass.frame = bounds
    upper.layer.cornerRadius = isGlass ? Self.glassRadius : 14
    upper.backgroundColor = isInPopover || isGlass ? .clear : Self.surface
    lower.isHidden = cancelRow == nil
    lower.frame = CGRect(
      x: 0, y: bounds.height - parts.cancelHeight, width: bounds.width, height: parts.cancelHeight)
    if isSheet { lower.backgroundColor = .secondarySystemGroupedBackground }
    cancelRow?.frame = lower.bounds
    // If not everything fits, at least one and a half rows of buttons are visible.
    let least = min(parts.buttonHeight, rowHeight * 1.5)
    let textHeight = min(parts.textHeight, max(space - least, 0))
    let buttonHeight = min(parts.buttonHeight, max(space - textHeight, 0))
    texts.frame = CGRect(x: 0, y: 0, width: bounds.width, height: textHeight)
    texts.contentSize = CGSize(width: bounds.width, height: parts.textHeight)
    buttons.frame = CGRect(x: 0, y: textHeight, width: bounds.width, height: buttonHeight)
    buttons.contentSize = CGSize(width: bounds.width, height: parts.buttonHeight)
    titleLabel.frame = parts.title
    messageLabel.frame = parts.message
    fieldBox.frame = parts.fields
    alert.contentViewController?.viewIfLoaded?.frame = parts.content
    for (index, field) in (alert.textFields ?? []).enumerated() {
      field.frame = CGRect(
        x: isGlass ? 14 : 6, y: CGFloat(index) * fieldHeight,
        width: max(parts.fields.width - (isGlass ? 28 : 12), 0),
        height: fieldHeight)
    }
    layOutButtons(hasTexts: parts.textHeight > 0)
  }

  private func layOutButtons(hasTexts: Bool) {
    for line in lines { line.removeFromSuperview() }
    lines = []
    func addLine(_ rect: CGRect, to box: UIView) {
      let line = UIView(frame: rect)
      line.backgroundColor = .separator
      line.isUserInteractionEnabled = false
      box.addSubview(line)
      lines.append(line)
    }
    let width = bounds.width
    if isGlass {
      let beside = areBeside(width: width)
      let own = beside ? widthBeside(in: width) : width - 2 * buttonMargin
      for (index, row) in rows.enumerated() {
        let place = CGFloat(beside && isRightToLeft ? 1 - index : index)
        row.frame = CGRect(
          x: buttonMargin + (beside ? place * (own + buttonGap) : 0),
          y: beside ? 0 : place * (rowHeight + buttonGap), width: own, height: rowHeight)
      }
    } else if areBeside(width: width) {
      for (index, row) in rows.enumerated() {
        let place = isRightToLeft ? 1 - index : index
        row.frame = CGRect(x: CGFloat(place) * width / 2, y: 0, width: width / 2, height: rowHeight)
      }
      if hasTexts { addLine(CGRect(x: 0, y: 0, width: width, height: pixel), to: buttons) }
      addLine(CGRect(x: width / 2, y: 0, width: pixel, height: rowHeight), to: buttons)
    } else {
      for (index, row) in rows.enumerated() {
        row.frame = CGRect(x: 0, y: CGFloat(index) * rowHeight, width: width, height: rowHeight)
        if index > 0 || hasTexts {
          addLine(CGRect(x: 0, y: CGFloat(index) * rowHeight, width: width, height: pixel), to: buttons)
        }
      }
    }
    for index in 1..<max(alert.textFields?.count ?? 0, 1) {
      addLine(
        CGRect(x: 0, y: CGFloat(index) * fieldHeight, width: fieldBox.bounds.width, height: pixel),
        to: fieldBox)
    }
  }
}

/// A button of an alert.
final class AlertButton: UIControl {
  let action: UIAlertAction
  private weak var alert: UIAlertController?
  private let label = UILabel()
  private let picture = UIImageView()
  private let mark = UIImageView()

  /// The kinds of capsules of iOS 26.
  enum GlassRole { case preferred, other }
  /// The kind of capsule; `nil` for the plain row before iOS 26.
  var glassRole: GlassRole? { didSet { setNeedsLayout() } }

  init(_ action: UIAlertAction, alert: UIAlertController, stands: Bool, size: CGFloat) {
    self.action = action
    self.alert = alert
    super.init(frame: .zero)
    label.text = action.title
    label.textAlignment = action.titleAlignment ?? .center
    label.font = .systemFont(ofSize: size, weight: stands ? .semibold : .regular)
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.7
    addSubview(label)
    picture.image = action.image.map {
      $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0
    }
    mark.image = action.isChecked ? UIImage(systemName: "checkmark") : nil
    for view in [picture, mark] {
      view.contentMode = .scaleAspectFit
      addSubview(view)
    }
    isEnabled = action.isEnabled
    addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        self.alert?.choose(self.action)
      }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  var titleWidth: CGFloat { label.intrinsicContentSize.width }

  override var isHighlighted: Bool {
    didSet {
      backgroundColor = isHighlighted ? .systemFill : nil
      setNeedsLayout()
    }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  /// The color of titles that are neither disabled nor destructive.
  private var plainColor: UIColor {
    switch glassRole {
    case .preferred: .white
    case .other: .label
    case nil: tintColor ?? .systemBlue
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.textColor =
      !isEnabled
      ? .tertiaryLabel
      : action.titleColor ?? (action.style == .destructive ? .systemRed : plainColor)
    if let glassRole {
      layer.cornerRadius = bounds.height / 2
      let fill: UIColor = glassRole == .preferred ? tintColor ?? .systemBlue : .tertiarySystemFill
      backgroundColor = isHighlighted ? .systemFill : fill
      label.font = .systemFont(ofSize: label.font.pointSize, weight: .medium)
    }
    label.frame = bounds.insetOrEmpty(dx: label.textAlignment == .center ? 8 : 20, dy: 0)
    let size = picture.image?.size ?? .zero
    let side: CGFloat = 16
    picture.tintColor = action.imageColor ?? label.textColor
    picture.frame = CGRect(
      x: isRightToLeft ? bounds.width - side - size.width : side, y: (bounds.height - size.height) / 2,
      width: size.width, height: size.height)
    if picture.image != nil, label.textAlignment != .center {
      label.frame = label.frame.inset(
        by: UIEdgeInsets(top: 0, left: isRightToLeft ? 0 : size.width + 8, bottom: 0, right: 0))
    }
    let width: CGFloat = 18
    mark.tintColor = label.textColor
    mark.frame = CGRect(
      x: isRightToLeft ? side : bounds.width - side - width, y: (bounds.height - width) / 2, width: width,
      height: width)
  }
}
