import Foundation

/// The geometry of a text field's parts and its size, by border style. All values are in points.
@MainActor
struct TextFieldGeometry {
  let style: UITextField.BorderStyle
  let isRightToLeft: Bool
  /// The number of pixels per point.
  let pixelScale: CGFloat
  let metrics: SystemMetrics

  static let cornerRadius: CGFloat = 5
  /// The width of an empty rounded field in saved public storyboards.
  private static let emptyWidth: CGFloat = 97
  private static let clearButtonSide: CGFloat = 19
  private static let clearButtonInset: CGFloat = 5
  private static let sideGap: CGFloat = 4

  // MARK: Size

  /// The content of a field.
  enum Content { case text, placeholder, nothing }

  /// Returns the size of a field around its text.
  ///
  /// - Parameters:
  ///   - textWidth: The width of the text or its placeholder.
  ///   - others: The width of the views beside it.
  ///   - lineHeight: The line height of the font.
  ///   - content: The kind of content.
  ///   - isSecret: Whether text is displayed as dots, even if there is none yet.
  ///   - isClearable: Whether a button may clear the text.
  func size(
    textWidth: CGFloat, others: CGFloat, lineHeight: CGFloat, content: Content, isSecret: Bool = false,
    isClearable: Bool
  ) -> CGSize {
    var size = CGSize(
      width: textWidth.roundedUpToPixel(pixelScale) + textInsets.left + textInsets.right + others,
      height: 0)
    switch style {
    case .none:
      size.height = bareHeight(lineHeight, hasText: content == .text, isSecret: isSecret)
      if isClearable { size.height = max(size.height, metrics.clearButtonHeight) }
    case .line, .bezel:
      // At most one point of padding: no document with these borders shows the later padding.
      size.height = (lineHeight + min(1, metrics.bareFieldPadding)).rounded(.up) + 4
    case .roundedRect:
      // A placeholder has twice the side padding of text.
      if content == .placeholder { size.width += textInsets.left + textInsets.right }
      // Independent of the font: 15 fields of six public documents until iOS 12 and five of four repositories
      // since.
      size.height = metrics.size(of: .roundedField).size.height
      if content == .nothing { size.width = max(size.width, Self.emptyWidth) }
    }
    return size
  }

  /// Returns the height of a field without a border.
  private func bareHeight(_ lineHeight: CGFloat, hasText: Bool, isSecret: Bool) -> CGFloat {
    let pixels = metrics.hasBareFieldsInPixels ? pixelScale : 1
    let padded = (lineHeight + metrics.bareFieldPadding).roundedUpToPixel(pixels)
    let least = metrics.bareFieldHeight
    guard least > 0, !hasText || isSecret else { return padded }
    return isSecret ? lineHeight.roundedUpToPixel(pixels) : max(padded, least)
  }

  // MARK: Rectangles

  /// The insets from the bounds to the text.
  private var textInsets: UIEdgeInsets {
    switch style {
    case .none: .zero
    case .line: UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
    case .bezel: UIEdgeInsets(top: 2, left: 7, bottom: 2, right: 7)
    case .roundedRect: UIEdgeInsets(top: 2, left: 7, bottom: 2, right: 7)
    }
  }

  /// Returns the rectangle of the text.
  ///
  /// - Parameters:
  ///   - leading: The rectangle occupied at the leading edge.
  ///   - trailing: The rectangle occupied at the trailing edge.
  func textRect(in bounds: CGRect, beside leading: CGRect?, _ trailing: CGRect?) -> CGRect {
    var rect = bounds.inset(by: textInsets)
    if let leading { rect = without(rect, leading, onLeft: !isRightToLeft) }
    if let trailing { rect = without(rect, trailing, onLeft: isRightToLeft) }
    rect.size.width = max(0, rect.width)
    rect.size.height = max(0, rect.height)
    return rect
  }

  private func without(_ rect: CGRect, _ taken: CGRect, onLeft: Bool) -> CGRect {
    let gap = style == .none ? 0 : Self.sideGap
    if onLeft {
      let minX = max(rect.minX, taken.maxX + gap)
      return CGRect(x: minX, y: rect.minY, width: max(0, rect.maxX - minX), height: rect.height)
    }
    return CGRect(
      x: rect.minX, y: rect.minY, width: max(0, min(rect.maxX, taken.minX - gap) - rect.minX),
      height: rect.height)
  }

  /// Returns the rectangle of the clear button.
  func clearButtonRect(in bounds: CGRect) -> CGRect {
    let side = Self.clearButtonSide
    let inset = Self.clearButtonInset
    return CGRect(
      x: isRightToLeft ? bounds.minX + inset : bounds.maxX - inset - side,
      y: (bounds.midY - side / 2).roundedToPixel(pixelScale), width: side, height: side)
  }

  /// Returns the rectangle of a view beside the text: at an edge, no higher than the field.
  func sideRect(_ size: CGSize, in bounds: CGRect, isLeading: Bool) -> CGRect {
    let width = max(0, size.width)
    let height = min(max(0, size.height), bounds.height)
    return CGRect(
      x: isLeading != isRightToLeft ? bounds.minX : bounds.maxX - width,
      y: (bounds.midY - height / 2).roundedToPixel(pixelScale), width: width, height: height)
  }
}
