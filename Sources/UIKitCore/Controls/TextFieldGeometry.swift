import Foundation

/// Where the parts of a text field lie and how large it is, by its style. All in points.
@MainActor
struct TextFieldGeometry {
  let style: UITextField.BorderStyle
  let isRightToLeft: Bool
  /// Pixels per point.
  let pixelScale: CGFloat
  let metrics: SystemMetrics

  static let cornerRadius: CGFloat = 5
  /// The width of an empty rounded field as saved in public storyboards.
  private static let emptyWidth: CGFloat = 97
  private static let clearButtonSide: CGFloat = 19
  private static let clearButtonInset: CGFloat = 5
  private static let sideGap: CGFloat = 4

  // MARK: Size

  /// What a field shows.
  enum Content { case text, placeholder, nothing }

  /// The size around a text.
  ///
  /// - Parameters:
  ///   - textWidth: the width of the text or its placeholder.
  ///   - others: the width of what is beside it.
  ///   - lineHeight: the height of a line of the font.
  ///   - content: what it shows.
  ///   - isSecret: whether a text shows as dots, also where there is none yet.
  ///   - isClearable: whether a button may clear the text.
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
      // A point of padding at most: of what came since, no document with these borders tells.
      size.height = (lineHeight + min(1, metrics.bareFieldPadding)).rounded(.up) + 4
    case .roundedRect:
      // A placeholder has twice the padding of a text at its sides.
      if content == .placeholder { size.width += textInsets.left + textInsets.right }
      // Whatever the font: 15 fields of six public documents until iOS 12 and five of four repositories since.
      size.height = metrics.size(of: .roundedField).size.height
      if content == .nothing { size.width = max(size.width, Self.emptyWidth) }
    }
    return size
  }

  /// The height of a field without a border.
  private func bareHeight(_ lineHeight: CGFloat, hasText: Bool, isSecret: Bool) -> CGFloat {
    let pixels = metrics.hasBareFieldsInPixels ? pixelScale : 1
    let padded = (lineHeight + metrics.bareFieldPadding).roundedUpToPixel(pixels)
    let least = metrics.bareFieldHeight
    guard least > 0, !hasText || isSecret else { return padded }
    return isSecret ? lineHeight.roundedUpToPixel(pixels) : max(padded, least)
  }

  // MARK: Rectangles

  /// Insets from the bounds to the text.
  private var textInsets: UIEdgeInsets {
    switch style {
    case .none: .zero
    case .line: UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
    case .bezel: UIEdgeInsets(top: 2, left: 7, bottom: 2, right: 7)
    case .roundedRect: UIEdgeInsets(top: 0, left: 7, bottom: 0, right: 7)
    }
  }

  /// Where the text is.
  ///
  /// - Parameters:
  ///   - leading: what is taken up at the leading edge.
  ///   - trailing: what is taken up at the trailing edge.
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

  /// Where the button is that clears the text.
  func clearButtonRect(in bounds: CGRect) -> CGRect {
    let side = Self.clearButtonSide
    let inset = Self.clearButtonInset
    return CGRect(
      x: isRightToLeft ? bounds.minX + inset : bounds.maxX - inset - side,
      y: (bounds.midY - side / 2).roundedToPixel(pixelScale), width: side, height: side)
  }

  /// Where a view beside the text is: at an edge, no higher than the field.
  func sideRect(_ size: CGSize, in bounds: CGRect, isLeading: Bool) -> CGRect {
    let width = max(0, size.width)
    let height = min(max(0, size.height), bounds.height)
    return CGRect(
      x: isLeading != isRightToLeft ? bounds.minX : bounds.maxX - width,
      y: (bounds.midY - height / 2).roundedToPixel(pixelScale), width: width, height: height)
  }
}
