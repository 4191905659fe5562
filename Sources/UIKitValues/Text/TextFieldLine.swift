import Foundation
import Typesetting

/// The line of a text field during editing, scrolled so that the caret is visible.
package struct TextFieldLine {
  package let layout: TextLayout
  /// The rectangle in which the line is visible, in the field's coordinates.
  package let rect: CGRect
  /// The offset by which the line is scrolled, in points; negative to the left.
  package let shift: CGFloat
  /// The width in which the line is aligned.
  private let width: CGFloat
  /// The height of the caret and of selections.
  private let height: CGFloat
  /// The position of the caret in an empty line.
  private let emptyX: CGFloat

  /// Creates a line.
  ///
  /// - Parameters:
  ///   - layout: The text on one line of any length.
  ///   - caret: The position to keep visible in a line that is too long: the beginning of the selection, in
  ///     UTF-16 units.
  ///   - height: The line height of the font.
  package init(
    _ layout: TextLayout, in rect: CGRect, caret: Int, height: CGFloat, alignment: NSTextAlignment,
    isRightToLeft: Bool
  ) {
    self.layout = layout
    self.rect = rect
    self.height = height
    width = max(rect.width, CGFloat(layout.size.width))
    // A line that is too long is scrolled to its end, unless the caret or selection begins before the visible
    // part.
    var shift = min(0, rect.width - 2 - CGFloat(layout.size.width))
    if shift < 0, let caret = layout.caret(atOffset: caret, containerWidth: Double(width)) {
      shift = min(max(shift, -CGFloat(caret.x)), 0)
    }
    self.shift = shift
    let alignsRight = alignment == .right || alignment == .natural && isRightToLeft
    emptyX = alignment == .center ? rect.midX : alignsRight ? rect.maxX : rect.minX
  }

  /// Returns the rectangle of a caret, 2 points wide.
  ///
  /// - Parameter offset: The position in UTF-16 units of the line.
  package func caret(at offset: Int) -> CGRect {
    var x = emptyX
    if !layout.lines.isEmpty {
      let caret = layout.caret(atOffset: offset, containerWidth: Double(width))
      x = rect.minX + shift + CGFloat(caret?.x ?? 0)
    }
    return CGRect(
      x: min(max(x, rect.minX), max(rect.minX, rect.maxX - 2)), y: rect.midY - height / 2, width: 2,
      height: height)
  }

  /// Returns the visible rectangles of a range.
  ///
  /// - Parameter range: The range in UTF-16 units of the line.
  package func rects(of range: Range<Int>) -> [CGRect] {
    layout.rects(of: range, containerWidth: Double(width)).map {
      CGRect(x: $0.minX + rect.minX + shift, y: rect.midY - height / 2, width: $0.width, height: height)
        .intersection(rect.insetBy(dx: 0, dy: -height))
    }.filter { !$0.isNull }
  }

  /// Returns the position between characters nearest to a point, in UTF-16 units of the line.
  package func offset(at point: CGPoint) -> Int {
    layout.offset(atX: Double(point.x - rect.minX - shift), y: 0, containerWidth: Double(width))
  }
}
