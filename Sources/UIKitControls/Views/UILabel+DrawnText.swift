import Typesetting
import UIKitCore

/// The text of a label as it is drawn, for tools that check whether all of it can be seen.
package struct DrawnText {
  /// The boxes of the lines in points, in the label's coordinate space, from the ascent to the descent of their fonts.
  package var lines: [CGRect] = []
  /// The y-coordinates of the baselines in points, one for each line.
  package var baselines: [CGFloat] = []
  /// A Boolean value that indicates whether characters are left out.
  package var isTruncated = false
  /// The number of characters that are drawn; all of them if nothing is left out.
  package var shownCharacters = 0
  /// The size in points that the whole text takes at the label's width.
  package var wholeSize = CGSize.zero
  /// The size in points of the font that the text is drawn in, after it was scaled down.
  package var pointSize: CGFloat = 0
}

extension UILabel {
  /// A Boolean value that indicates whether the text has the attributes of the label alone.
  package var hasOnlyPlainText: Bool { isPlain }

  /// The text at the label's current size; `nil` if there is none, or no space at all.
  package var drawnText: DrawnText? {
    guard let content = text, !content.isEmpty, bounds.width > 0, bounds.height > 0 else { return nil }
    let (styled, layout) = fitted(bounds.size)
    let scale = pixelScale
    let y = top(of: layout, styled, in: bounds)
    let baseline = (y + CGFloat(layout.firstBaseline)).roundedToPixel(scale)
    let shift = baseline - CGFloat(layout.firstBaseline)
    var result = DrawnText()
    for (index, line) in layout.lines.enumerated() {
      let box = layout.rect(ofLine: index, containerWidth: Double(bounds.width))
      result.lines.append(box.offsetBy(dx: bounds.minX, dy: shift))
      result.baselines.append(CGFloat(line.baseline) + shift)
    }
    result.isTruncated = layout.isTruncated || layout.size.width > Double(bounds.width) + 0.5
    result.shownCharacters =
      layout.isTruncated
      ? layout.lines.reduce(0) { $0 + $1.range.count } : (content as NSString).length
    let whole = shrunk(width: numberOfLines == 1 ? 0 : bounds.width, lines: 0).1
    result.wholeSize = CGSize(width: whole.size.width, height: whole.size.height)
    result.pointSize = CGFloat(styled.styled.spans.first?.style.font.size ?? Double(font.pointSize))
    return result
  }
}
