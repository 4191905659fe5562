import CoreGraphics
import UIKitCore
import UIKitValues

/// The mark of buttons that display the chosen entry of their menu.
extension UIButton {
  /// The size of the symbol, in ems of the title's font, whose width leaves a gap to the title. A guess: no picture shows it.
  private static let symbolSize: CGFloat = 0.7

  private func showsIndicator(_ configuration: Configuration) -> Bool {
    switch configuration.indicator {
    case .none: false
    case .popup: true
    case .automatic: isPopUp
    }
  }

  /// Returns the width of the mark with the gap in front of it, in points; 0 if there is none.
  func indicatorWidth(_ configuration: Configuration) -> CGFloat {
    showsIndicator(configuration) ? metrics.popUpIndicatorWidth * label.font.pointSize : 0
  }

  /// Displays the mark of a configuration, or removes it.
  func showIndicator(_ configuration: Configuration, color: UIColor) {
    guard indicatorWidth(configuration) > 0 else {
      indicatorView?.removeFromSuperview()
      indicatorView = nil
      return
    }
    let view = indicatorView ?? UIImageView()
    if indicatorView == nil {
      indicatorView = view
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    let size = label.font.pointSize * Self.symbolSize
    view.image = UIImage(
      systemName: "chevron.up.chevron.down",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: size, weight: .semibold, scale: .small))
    view.tintColor = configuration.indicatorColorTransformer?(color) ?? color
  }

  /// Places the mark behind the content.
  func layOutIndicator(_ configuration: Configuration, after parts: [CGRect]) {
    guard let indicatorView, let image = indicatorView.image else { return }
    let content = parts.filter { !$0.isEmpty }.reduce(CGRect.null) { $0.union($1) }
    let size = image.size
    let gap = indicatorWidth(configuration) - size.width
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let edge = content.isNull ? bounds.midX : isRightToLeft ? content.minX : content.maxX
    let middle = content.isNull ? bounds.midY : content.midY
    indicatorView.frame = CGRect(
      x: (isRightToLeft ? edge - gap - size.width : edge + gap).roundedDownToPixel(pixelScale),
      y: (middle - size.height / 2).roundedDownToPixel(pixelScale), width: size.width, height: size.height)
  }
}

/// The box behind the content of a selected button of the system's types, without a configuration.
extension UIButton {
  /// The distance of the box from title and image in points, and the radius of its corners. A guess: reports show the box, and no size.
  private static let boxOutset = CGSize(width: 3, height: 1)
  private static let boxRadius: CGFloat = 3

  /// A Boolean value that indicates whether the content is on a box of the tint color.
  var isBoxed: Bool { configuration == nil && buttonType == .system && isSelected && !isHighlighted }

  /// Displays the box behind the content, or removes it.
  func showSelectionBox() {
    guard isBoxed else {
      selectionBox?.removeFromSuperview()
      selectionBox = nil
      return
    }
    let view = selectionBox ?? UIView()
    if selectionBox == nil {
      selectionBox = view
      view.isUserInteractionEnabled = false
      view.layer.cornerRadius = Self.boxRadius
      insertSubview(view, at: 0)
      if let backgroundPicture { insertSubview(view, aboveSubview: backgroundPicture) }
      setNeedsLayout()
    }
    view.backgroundColor = tintColor
  }

  /// Returns an image as it is displayed on the box: white, if it is a template.
  func boxed(_ image: UIImage) -> UIImage {
    guard isBoxed, image.renderingMode == .alwaysTemplate else { return image }
    return image.withTintColor(.white, renderingMode: .alwaysOriginal)
  }

  /// Places the box around the content.
  func layOutSelectionBox(around parts: [CGRect]) {
    guard let selectionBox else { return }
    let content = parts.filter { !$0.isEmpty }.reduce(CGRect.null) { $0.union($1) }
    selectionBox.isHidden = content.isNull
    guard !content.isNull else { return }
    selectionBox.frame = content.insetBy(dx: -Self.boxOutset.width, dy: -Self.boxOutset.height)
  }
}
