import Foundation
import Typesetting

/// The line of a text field while it is edited: in a rectangle, and scrolled there so that the caret is seen.
struct TextFieldLine {
  let layout: TextLayout
  /// Where the line is seen, in the field's coordinates.
  let rect: CGRect
  /// How far the line is scrolled, in points; negative to the left.
  let shift: CGFloat
  /// The width that the line is aligned in.
  private let width: CGFloat
  /// The height of carets and selections.
  private let height: CGFloat
  /// Where the caret of an empty line stands.
  private let emptyX: CGFloat

  /// - Parameters:
  ///   - layout: the text on one line, as long as it is.
  ///   - caret: what is to be seen of a line that is too long: the beginning of the selection, in UTF-16 units.
  ///   - height: the height of a line of the font.
  init(
    _ layout: TextLayout, in rect: CGRect, caret: Int, height: CGFloat, alignment: NSTextAlignment,
    isRightToLeft: Bool
  ) {
    self.layout = layout
    self.rect = rect
    self.height = height
    width = max(rect.width, CGFloat(layout.size.width))
    // The end of text that is too long is shown, unless the caret stands or the selection begins before that.
    var shift = min(0, rect.width - 2 - CGFloat(layout.size.width))
    if shift < 0, let caret = layout.caret(atOffset: caret, containerWidth: Double(width)) {
      shift = min(max(shift, -CGFloat(caret.x)), 0)
    }
    self.shift = shift
    let alignsRight = alignment == .right || alignment == .natural && isRightToLeft
    emptyX = alignment == .center ? rect.midX : alignsRight ? rect.maxX : rect.minX
  }

  /// Where a caret is drawn, 2 points wide.
  ///
  /// - Parameter offset: UTF-16 units of the line.
  func caret(at offset: Int) -> CGRect {
    var x = emptyX
    if !layout.lines.isEmpty {
      let caret = layout.caret(atOffset: offset, containerWidth: Double(width))
      x = rect.minX + shift + CGFloat(caret?.x ?? 0)
    }
    return CGRect(
      x: min(max(x, rect.minX), max(rect.minX, rect.maxX - 2)), y: rect.midY - height / 2, width: 2,
      height: height)
  }

  /// What is seen of the rectangles of a range.
  ///
  /// - Parameter range: UTF-16 units of the line.
  func rects(of range: Range<Int>) -> [CGRect] {
    layout.rects(of: range, containerWidth: Double(width)).map {
      CGRect(x: $0.minX + rect.minX + shift, y: rect.midY - height / 2, width: $0.width, height: height)
        .intersection(rect.insetBy(dx: 0, dy: -height))
    }.filter { !$0.isNull }
  }

  /// The place between characters next to a point, in UTF-16 units of the line.
  func offset(at point: CGPoint) -> Int {
    layout.offset(atX: Double(point.x - rect.minX - shift), y: 0, containerWidth: Double(width))
  }
}
