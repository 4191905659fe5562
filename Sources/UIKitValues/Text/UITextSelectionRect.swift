import Foundation

/// A rectangle of a text selection.
open class UITextSelectionRect: NSObject {
  /// The rectangle, in points of the view's coordinate space.
  open var rect: CGRect { storedRect }
  /// The writing direction of the text.
  open var writingDirection: NSWritingDirection { storedDirection }
  /// A Boolean value that indicates whether the rectangle contains the start of the selection.
  open var containsStart: Bool { isFirst }
  /// A Boolean value that indicates whether the rectangle contains the end of the selection.
  open var containsEnd: Bool { isLast }
  /// A Boolean value that indicates whether the text is vertical; `false` by default.
  open var isVertical: Bool { false }
  private let storedRect: CGRect
  private let storedDirection: NSWritingDirection
  private let isFirst: Bool
  private let isLast: Bool

  /// Creates a rectangle, for subclasses of applications.
  public override init() {
    storedRect = .zero
    storedDirection = .natural
    isFirst = false
    isLast = false
    super.init()
  }

  // Designated initializers are internal: the compiler creates no stubs for them in subclasses of other
  // modules.
  init(own rect: CGRect, _ direction: NSWritingDirection, _ isFirst: Bool, _ isLast: Bool) {
    storedRect = rect
    storedDirection = direction
    self.isFirst = isFirst
    self.isLast = isLast
    super.init()
  }

  /// Returns the rectangles of a selection in the order of its text.
  package static func rects(_ rects: [CGRect], _ direction: NSWritingDirection) -> [UITextSelectionRect] {
    rects.enumerated().map { index, rect in
      UITextSelectionRect(own: rect, direction, index == 0, index == rects.count - 1)
    }
  }
}
