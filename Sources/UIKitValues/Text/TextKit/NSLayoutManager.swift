import Foundation
import Typesetting

/// Lays a text storage's text out in containers, one after the other, and draws it.
///
/// A glyph is a UTF-16 code unit here: ranges of glyphs and of characters are the same. Text without a font is in 12 points
/// of the system's, and lines break as in labels and text views. Text views draw by a subclass's `drawBackground` and
/// `drawGlyphs`.
open class NSLayoutManager: NSObject {
  /// Words are divided where a line would otherwise fill less than this share of its width, from 0, for never, to 1. Paragraphs
  /// whose style has a factor of its own keep that.
  open var hyphenationFactor: Float = 0 {
    didSet { if hyphenationFactor != oldValue { settingsChanged() } }
  }
  /// Whether words are divided wherever that fills a line better, in paragraphs that do not say otherwise; false by default.
  open var usesDefaultHyphenation = false {
    didSet { if usesDefaultHyphenation != oldValue { settingsChanged() } }
  }
  /// The factor of paragraphs that have none.
  package var defaultHyphenation: Double {
    if hyphenationFactor.isFinite, hyphenationFactor > 0 { return min(Double(hyphenationFactor), 1) }
    return usesDefaultHyphenation ? 1 : 0
  }
  /// Whether characters without a look are shown. Stored only: they are not.
  open var showsControlCharacters = false
  public override init() { super.init() }

  /// The text.
  open internal(set) weak var textStorage: NSTextStorage? {
    didSet {
      forget()
      forEachView { $0.storageChanged() }
    }
  }
  /// Where the text is laid out, the first one first.
  open private(set) var textContainers: [NSTextContainer] = []
  /// Who is told of layouts.
  open weak var delegate: (any NSLayoutManagerDelegate)?
  /// Without effect: lines are always as far apart as the fonts say.
  open var usesFontLeading = true
  /// Without effect: the text is laid out as a whole.
  open var allowsNonContiguousLayout = false
  /// Without effect: characters that are not seen are not drawn.
  open var showsInvisibleCharacters = false

  /// The text of one container: where it begins, and its lines.
  private struct Part {
    package let range: Range<Int>
    package let typeset: TypesetText
    package let layout: TextLayout
    package let container: NSTextContainer
    package var width: Double { max(0, Double(container.size.width - 2 * container.lineFragmentPadding)) }
    /// The width that alignment refers to.
    var drawnWidth: Double { isWide ? layout.size.width : width }
    package var isWide: Bool { container.size.width <= 0 || container.size.width >= 1_000_000 }
    package var origin: CGPoint { CGPoint(x: container.lineFragmentPadding, y: 0) }
  }
  private var known: [Part]?

  private func forget() { known = nil }

  private func settingsChanged() {
    forget()
    forEachView { $0.containerChanged() }
  }

  private func forEachView(_ body: @MainActor (any TextContainerView) -> Void) {
    for container in textContainers {
      guard let view = container.textView else { continue }
      MainActor.assumeIsolated { body(view) }
    }
  }

  /// Exchanges the storage of the text for another one, for this and all other managers of the former.
  open func replaceTextStorage(_ newTextStorage: NSTextStorage) {
    guard let former = textStorage else { return newTextStorage.addLayoutManager(self) }
    for manager in former.layoutManagers {
      former.removeLayoutManager(manager)
      newTextStorage.addLayoutManager(manager)
    }
  }

  // MARK: Containers

  /// Adds a container, into which the text goes that those before have no space for.
  open func addTextContainer(_ container: NSTextContainer) {
    insertTextContainer(container, at: textContainers.count)
  }

  /// Adds a container at a place among the others.
  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    textContainers.insert(container, at: min(max(index, 0), textContainers.count))
    container.layoutManager = self
    forget()
  }

  /// Removes a container.
  open func removeTextContainer(at index: Int) {
    guard textContainers.indices.contains(index) else { return }
    textContainers.remove(at: index).layoutManager = nil
    forget()
  }

  /// A container changed its size or its settings.
  open func textContainerChangedGeometry(_ container: NSTextContainer) { forget() }

  // MARK: Changes

  /// The text changed.
  open func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
    changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
  ) {
    forget()
    forEachView { $0.storageEdited() }
  }

  /// Has the text laid out anew when it is asked for.
  open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) {
    forget()
    actualCharacterRange?.pointee = charRange
  }

  /// The text is drawn anew anyway.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {}
  /// The text is drawn anew anyway.
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) {}
  /// Has a container's text laid out.
  open func ensureLayout(for container: NSTextContainer) { _ = parts }
  /// Has characters laid out.
  open func ensureLayout(forCharacterRange charRange: NSRange) { _ = parts }
  /// Has glyphs laid out.
  open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = parts }
  /// Has glyphs made.
  open func ensureGlyphs(forGlyphRange glyphRange: NSRange) { _ = parts }
  /// Has glyphs made.
  open func ensureGlyphs(forCharacterRange charRange: NSRange) { _ = parts }

  // MARK: Layout

  private var parts: [Part] {
    if let known { return known }
    let made = layOut()
    known = made
    delegate?.layoutManager(self, didCompleteLayoutFor: textContainers.last, atEnd: true)
    return made
  }

  private func layOut() -> [Part] {
    guard let textStorage else { return [] }
    let text = NSAttributedString(attributedString: textStorage)
    var result: [Part] = []
    var start = 0
    if textContainers.count == 1, let container = textContainers.first, let view = container.textView {
      // The view and its manager show the same lines. Managers of views are used on the main actor, which the call checks:
      // unsafe only since the closure has to hand out what is no Sendable value.
      nonisolated(unsafe) var shown: (TypesetText, TextLayout)?
      MainActor.assumeIsolated { shown = view.typesetAndLayout() }
      guard let (typeset, layout) = shown else { return [] }
      let end = min(layout.lines.last?.range.upperBound ?? 0, text.length)
      return [
        Part(
          range: 0..<(layout.isTruncated ? end : text.length), typeset: typeset, layout: layout,
          container: container)
      ]
    }
    for (index, container) in textContainers.enumerated() {
      guard start < text.length || index == 0 else { break }
      let rest = text.attributedSubstring(from: NSRange(location: start, length: text.length - start))
      let typeset = TypesetText(
        rest, font: .systemFont(ofSize: 12), color: .black, paragraph: ParagraphSettings(),
        hyphenation: defaultHyphenation)
      let padding = 2 * container.lineFragmentPadding
      let isWide = container.size.width <= 0 || container.size.width >= 1_000_000
      var constraint = TextLayout.Constraint(
        width: isWide ? .infinity : max(0, Double(container.size.width - padding)),
        maximumLines: max(container.maximumNumberOfLines, 0),
        lineBreaking: container.lineBreakMode.lineBreaking)
      constraint.region = container.region
      var layout = typeset.layout(constraint)
      let height = container.size.height
      if height > 0, height < 1_000_000 {
        let fitting = layout.lines.prefix { CGFloat($0.top + $0.height) <= height + 0.01 }.count
        if fitting < layout.lines.count {
          // At least one line, or nothing would ever fit.
          constraint.maximumLines = max(1, fitting)
          layout = typeset.layout(constraint)
        }
      }
      let end = min(layout.lines.last.map { start + $0.range.upperBound } ?? start, text.length)
      // What is truncated goes to no other container.
      let isLast = index == textContainers.count - 1
      result.append(
        Part(
          range: start..<(isLast || layout.isTruncated ? max(end, start) : end), typeset: typeset,
          layout: layout, container: container))
      start = end
    }
    return result
  }

  /// The text of a container and its lines; nil for one that no text reaches.
  package func typesetAndLayout(_ container: NSTextContainer) -> (TypesetText, TextLayout)? {
    part(container).map { ($0.typeset, $0.layout) }
  }

  private func part(_ container: NSTextContainer) -> Part? { parts.first { $0.container === container } }

  private func part(at glyph: Int) -> Part? {
    parts.first { $0.range.contains(glyph) } ?? parts.last
  }

  private func line(at glyph: Int) -> (part: Part, index: Int)? {
    guard let part = part(at: glyph),
      let index = part.layout.lineIndex(forOffset: glyph - part.range.lowerBound)
    else { return nil }
    return (part, index)
  }

  // MARK: Glyphs

  /// How many glyphs the text has.
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
  /// The first glyph of a character.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  /// The character of a glyph.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  /// Whether there is a glyph of a number.
  open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { glyphIndex >= 0 && glyphIndex < numberOfGlyphs }

  /// The glyphs of characters.
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
  ) -> NSRange {
    actualCharacterRange?.pointee = charRange
    return charRange
  }

  /// The characters of glyphs.
  open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  /// The glyphs that lie in a container.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    part(container).map { NSRange($0.range) } ?? NSRange(location: 0, length: 0)
  }

  /// The glyphs of lines that meet a rectangle of a container.
  open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
    guard let part = part(container) else { return NSRange(location: 0, length: 0) }
    let lines = part.layout.lines.filter {
      CGFloat($0.top) < bounds.maxY && CGFloat($0.top + $0.height) > bounds.minY
    }
    guard let first = lines.first, let last = lines.last else { return NSRange(location: 0, length: 0) }
    return NSRange(
      (part.range.lowerBound + first.range.lowerBound)..<(part.range.lowerBound + last.range.upperBound))
  }

  /// The container of a glyph.
  open func textContainer(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> NSTextContainer? {
    guard let part = part(at: glyphIndex) else { return nil }
    effectiveRange?.pointee = NSRange(part.range)
    return part.container
  }

  // MARK: Geometry

  /// The rectangle of a container's text, in points of the container.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    guard let part = part(container) else { return .zero }
    let padding = container.lineFragmentPadding
    let size = part.layout.size
    // Text that is not at the left begins further in.
    let left =
      part.layout.lines.indices.map {
        part.layout.origin(ofLine: $0, containerWidth: part.drawnWidth)
      }.min() ?? 0
    return CGRect(
      x: CGFloat(max(left, 0)), y: 0, width: CGFloat(size.width) + 2 * padding, height: CGFloat(size.height))
  }

  /// The rectangle around glyphs, in points of their container.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
    var result = CGRect.null
    for rect in rects(glyphRange, in: container) { result = result.union(rect) }
    return result.isNull ? .zero : result
  }

  private func rects(_ range: NSRange, in container: NSTextContainer) -> [CGRect] {
    guard let part = part(container) else { return [] }
    let start = max(range.location, part.range.lowerBound) - part.range.lowerBound
    let end = min(range.location + range.length, part.range.upperBound) - part.range.lowerBound
    guard start < end else { return [] }
    return part.layout.rects(of: start..<end, containerWidth: part.drawnWidth).map {
      $0.offsetBy(dx: part.origin.x, dy: 0)
    }
  }

  /// Calls a block with the rectangle of glyphs on each line, in points of the container.
  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stops = ObjCBool(false)
    for rect in rects(glyphRange, in: textContainer) {
      block(rect, &stops)
      if stops.boolValue { return }
    }
  }

  private func fragment(_ part: Part, _ index: Int) -> (rect: CGRect, used: CGRect, range: NSRange) {
    let line = part.layout.lines[index]
    let width =
      part.isWide
      ? CGFloat(part.layout.size.width) + 2 * part.container.lineFragmentPadding : part.container.size.width
    var rect = CGRect(x: 0, y: line.top, width: Double(width), height: line.height)
    if let fragment = line.fragment {
      rect.origin.x = CGFloat(fragment.lowerBound)
      rect.size.width =
        CGFloat(fragment.upperBound - fragment.lowerBound) + 2 * part.container.lineFragmentPadding
    }
    let x = part.layout.origin(ofLine: index, containerWidth: part.drawnWidth)
    let used = CGRect(
      x: CGFloat(x), y: CGFloat(line.top),
      width: CGFloat(line.width) + 2 * part.container.lineFragmentPadding,
      height: CGFloat(line.height))
    let start = part.range.lowerBound
    return (rect, used, NSRange((start + line.range.lowerBound)..<(start + line.range.upperBound)))
  }

  /// The rectangle of a glyph's line, as wide as the container.
  open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
    guard let (part, index) = line(at: glyphIndex) else { return .zero }
    let found = fragment(part, index)
    effectiveRange?.pointee = found.range
    return found.rect
  }

  /// The rectangle of the glyphs of a glyph's line, with the container's padding.
  open func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
    guard let (part, index) = line(at: glyphIndex) else { return .zero }
    let found = fragment(part, index)
    effectiveRange?.pointee = found.range
    return found.used
  }

  /// Calls a block for each line of glyphs: its rectangle, that of its glyphs, its container and its glyphs.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stops = ObjCBool(false)
    for part in parts {
      for index in part.layout.lines.indices {
        let found = fragment(part, index)
        guard found.range.location < glyphRange.location + glyphRange.length,
          found.range.location + found.range.length > glyphRange.location
        else { continue }
        block(found.rect, found.used, part.container, found.range, &stops)
        if stops.boolValue { return }
      }
    }
  }

  /// Where a glyph begins on its baseline, from its line's corner.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let (part, index) = line(at: glyphIndex) else { return .zero }
    let line = part.layout.lines[index]
    let caret = part.layout.caret(
      atOffset: glyphIndex - part.range.lowerBound, containerWidth: part.drawnWidth)
    return CGPoint(x: part.origin.x + CGFloat(caret?.x ?? 0), y: CGFloat(line.baseline - line.top))
  }

  /// The glyph at a point of a container: the last one left of it.
  open func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    guard let part = part(container), !part.range.isEmpty else { return 0 }
    let (x, y) = (Double(point.x - part.origin.x), Double(point.y))
    let near = part.layout.offset(atX: x, y: y, containerWidth: part.drawnWidth)
    var glyph = min(near, part.range.count - 1)
    // The nearest border may be the glyph's right one.
    for candidate in [near - 1, near] where candidate >= 0 && candidate < part.range.count {
      let rects = part.layout.rects(of: candidate..<(candidate + 1), containerWidth: part.drawnWidth)
      if let rect = rects.first(where: { Double($0.minY) <= y && y < Double($0.maxY) }),
        Double(rect.minX) <= x, x < Double(rect.maxX)
      {
        glyph = candidate
        partialFraction?.pointee = rect.width > 0 ? (CGFloat(x) - rect.minX) / rect.width : 0
        return part.range.lowerBound + glyph
      }
    }
    partialFraction?.pointee = near >= part.range.count ? 1 : 0
    return part.range.lowerBound + glyph
  }

  /// The glyph at a point of a container.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
  }

  /// How far through a glyph a point of a container lies, from 0 to 1.
  open func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
    var fraction: CGFloat = 0
    _ = glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: &fraction)
    return fraction
  }

  /// The character at a point of a container.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
  }

  // MARK: Drawing

  /// Draws glyphs in the current context, their container's corner at a point. Lines are drawn as wholes.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    for part in parts
    where part.range.lowerBound < glyphsToShow.location + glyphsToShow.length
      && part.range.upperBound > glyphsToShow.location
    {
      part.typeset.draw(
        part.layout, at: CGPoint(x: origin.x + part.origin.x, y: origin.y), width: CGFloat(part.drawnWidth),
        in: context)
    }
  }

  /// Draws what lies behind glyphs. Backgrounds of text are drawn with it: this is for subclasses, which may draw more.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
}

/// Is told of layouts.
public protocol NSLayoutManagerDelegate: AnyObject {
  /// The text has been laid out in a container, the last one if it is the end.
  func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool)
}

extension NSLayoutManagerDelegate {
  /// Does nothing.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool
  ) {}
}
