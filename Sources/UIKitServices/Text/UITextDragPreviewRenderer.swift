import Foundation

/// A renderer of the preview of dragged text: its image, and the rectangles of its first line, its last line and the
/// lines between them.
@preconcurrency @MainActor
open class UITextDragPreviewRenderer: NSObject {
  /// The layout manager of the text.
  public let layoutManager: NSLayoutManager
  /// The rectangle of the first line, in points of the container.
  open private(set) var firstLineRect = CGRect.null
  /// The rectangle of the lines between the first and the last one, in points of the container; null for none.
  open private(set) var bodyRect = CGRect.null
  /// The rectangle of the last line, in points of the container; null for a single line.
  open private(set) var lastLineRect = CGRect.null
  private let range: NSRange

  /// Creates a renderer of a range of characters, with rectangles of one width where that is possible.
  public convenience init(layoutManager: NSLayoutManager, range: NSRange) {
    self.init(layoutManager: layoutManager, range: range, unifyRects: true)
  }

  /// Creates a renderer of a range of characters.
  ///
  /// - Parameter unifyRects: Whether the rectangles of neighbouring lines have common edges.
  public init(layoutManager: NSLayoutManager, range: NSRange, unifyRects: Bool) {
    self.layoutManager = layoutManager
    self.range = range
    super.init()
    let rects = lineRects
    guard let first = rects.first else { return }
    firstLineRect = first
    if rects.count > 1, let last = rects.last { lastLineRect = last }
    for rect in rects.dropFirst().dropLast() { bodyRect = bodyRect.union(rect) }
    if unifyRects, rects.count > 1 { unify() }
    adjust(
      firstLineRect: &firstLineRect, bodyRect: &bodyRect, lastLineRect: &lastLineRect, textOrigin: .zero)
  }

  /// The rectangles of the lines.
  private var lineRects: [CGRect] {
    var rects: [CGRect] = []
    for container in layoutManager.textContainers {
      layoutManager.enumerateEnclosingRects(
        forGlyphRange: layoutManager.glyphRange(forCharacterRange: range, actualCharacterRange: nil),
        withinSelectedGlyphRange: NSRange(location: NSNotFound, length: 0), in: container
      ) { rect, _ in
        // A line has a rectangle for each piece of text.
        if let last = rects.last, last.minY == rect.minY {
          rects[rects.count - 1] = last.union(rect)
        } else {
          rects.append(rect)
        }
      }
    }
    return rects
  }

  /// Extends the first line to the right edge, the last one to the left edge, and the lines between to both.
  private func unify() {
    let all = firstLineRect.union(bodyRect).union(lastLineRect)
    firstLineRect.size.width = all.maxX - firstLineRect.minX
    if !bodyRect.isNull {
      bodyRect = CGRect(x: all.minX, y: bodyRect.minY, width: all.width, height: bodyRect.height)
    }
    lastLineRect = CGRect(
      x: all.minX, y: lastLineRect.minY, width: lastLineRect.maxX - all.minX, height: lastLineRect.height)
  }

  /// Changes the rectangles. Does nothing by default; subclasses may override it.
  open func adjust(
    firstLineRect: UnsafeMutablePointer<CGRect>, bodyRect: UnsafeMutablePointer<CGRect>,
    lastLineRect: UnsafeMutablePointer<CGRect>, textOrigin origin: CGPoint
  ) {}

  /// The image of the text, as large as the rectangles together.
  open var image: UIImage {
    let bounds = firstLineRect.union(bodyRect).union(lastLineRect)
    guard !bounds.isNull, !bounds.isEmpty else { return UIImage() }
    return UIGraphicsImageRenderer(size: bounds.size).image { context in
      context.cgContext.translateBy(x: -bounds.minX, y: -bounds.minY)
      context.cgContext.clip(to: [firstLineRect, bodyRect, lastLineRect].filter { !$0.isNull })
      layoutManager.drawGlyphs(
        forGlyphRange: layoutManager.glyphRange(forCharacterRange: range, actualCharacterRange: nil),
        at: .zero)
    }
  }
}
