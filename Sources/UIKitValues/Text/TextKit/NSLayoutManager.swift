import Foundation
import Typesetting

/// An object that lays out the text of a text storage in containers, one after the other, and draws it.
///
/// A glyph is a UTF-16 code unit: ranges of glyphs and characters are equal. Text without a font is set in
/// the system font at 12 points, and lines break as in labels and text views. Text views draw with the
/// `drawBackground` and `drawGlyphs` methods of subclasses.
open class NSLayoutManager: NSObject, NSTextLayoutOrientationProvider {
  /// The threshold for hyphenation, from 0 for none to 1: words are divided if a line would fill less than
  /// this fraction of its width. Paragraph styles with a factor take precedence.
  open var hyphenationFactor: Float = 0 {
    didSet { if hyphenationFactor != oldValue { settingsChanged() } }
  }
  /// A Boolean value that indicates whether words are divided wherever that fills a line better, in
  /// paragraphs that do not specify a factor. The default is `false`.
  open var usesDefaultHyphenation = false {
    didSet { if usesDefaultHyphenation != oldValue { settingsChanged() } }
  }
  /// The hyphenation factor of paragraphs without one.
  package var defaultHyphenation: Double {
    if hyphenationFactor.isFinite, hyphenationFactor > 0 { return min(Double(hyphenationFactor), 1) }
    return usesDefaultHyphenation ? 1 : 0
  }
  /// A Boolean value that indicates whether control characters are visible. Stored only: they are not.
  open var showsControlCharacters = false
  public override init() { super.init() }

  /// The text storage.
  open internal(set) weak var textStorage: NSTextStorage? {
    didSet {
      forget()
      forEachView { $0.storageChanged() }
    }
  }
  /// The text containers, in order.
  open private(set) var textContainers: [NSTextContainer] = []
  /// The delegate.
  open weak var delegate: (any NSLayoutManagerDelegate)?
  /// Without effect: line heights are always those of the fonts.
  open var usesFontLeading = true
  /// Without effect: the text is always laid out as a whole.
  open var allowsNonContiguousLayout = false
  /// Without effect: invisible characters are not drawn.
  open var showsInvisibleCharacters = false
  /// A Boolean value that indicates whether some text before other laid out text is not laid out. Always
  /// `false`.
  open var hasNonContiguousLayout: Bool { false }
  /// Without effect: the work for a line has a limit of its own.
  open var limitsLayoutForSuspiciousContents = false
  /// The orientation of lines. Always horizontal.
  open var layoutOrientation: TextLayoutOrientation { .horizontal }

  /// The part of the text in a container.
  private struct Part {
    package let range: Range<Int>
    package let typeset: TypesetText
    package let layout: TextLayout
    package let container: NSTextContainer
    package var width: Double { max(0, Double(container.size.width - 2 * container.lineFragmentPadding)) }
    /// The width for alignment.
    var drawnWidth: Double { isWide ? layout.size.width : width }
    package var isWide: Bool { container.size.width <= 0 || container.size.width >= 1_000_000 }
    package var origin: CGPoint { CGPoint(x: container.lineFragmentPadding, y: 0) }
  }
  private var known: [Part]?
  /// The last layout with the delegate's spacing, and the layout without it.
  private var lastSpaced: (of: TextLayout, result: TextLayout)?
  /// A Boolean value that indicates whether the delegate is being asked for spacing.
  private var isSpacing = false

  private func forget() {
    lastSpaced = nil
    guard known != nil else { return }
    known = nil
    delegate?.layoutManagerDidInvalidateLayout(self)
  }

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

  /// Replaces the text storage for this and all other layout managers of the former one.
  open func replaceTextStorage(_ newTextStorage: NSTextStorage) {
    guard let former = textStorage else { return newTextStorage.addLayoutManager(self) }
    for manager in former.layoutManagers {
      former.removeLayoutManager(manager)
      newTextStorage.addLayoutManager(manager)
    }
  }

  // MARK: Containers

  /// Appends a container, which receives text that does not fit the ones before.
  open func addTextContainer(_ container: NSTextContainer) {
    insertTextContainer(container, at: textContainers.count)
  }

  /// Inserts a container at an index.
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

  /// Called when the size or settings of a container have changed.
  open func textContainerChangedGeometry(_ container: NSTextContainer) { forget() }

  // MARK: Changes

  /// Called when the text has changed.
  open func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
    changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
  ) {
    forget()
    forEachView { $0.storageEdited() }
  }

  /// Invalidates the layout, which is computed again on demand.
  open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) {
    forget()
    actualCharacterRange?.pointee = charRange
  }

  /// Invalidates the glyphs of characters and the layout, which are computed again on demand.
  open func invalidateGlyphs(
    forCharacterRange charRange: NSRange, changeInLength delta: Int, actualCharacterRange: NSRangePointer?
  ) {
    forget()
    actualCharacterRange?.pointee = charRange
  }

  /// Does nothing: text is always redrawn.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {}
  /// Does nothing: text is always redrawn.
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) {}
  /// Lays out the text.
  open func ensureLayout(for container: NSTextContainer) { _ = parts }
  /// Lays out the text.
  open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) { _ = parts }
  /// Lays out the text.
  open func ensureLayout(forCharacterRange charRange: NSRange) { _ = parts }
  /// Lays out the text.
  open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = parts }
  /// Lays out the text.
  open func ensureGlyphs(forGlyphRange glyphRange: NSRange) { _ = parts }
  /// Lays out the text.
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
      // A view and its manager have the same lines. Managers of views are used on the main actor, which the
      // call checks: unsafe only because the closure returns a value that is not `Sendable`.
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
      var layout = spaced(typeset.layout(constraint), from: start, in: container)
      let height = container.size.height
      if height > 0, height < 1_000_000 {
        let fitting = layout.lines.prefix { CGFloat($0.top + $0.height) <= height + 0.01 }.count
        if fitting < layout.lines.count {
          // At least one line is used, so that layout makes progress.
          constraint.maximumLines = max(1, fitting)
          layout = spaced(typeset.layout(constraint), from: start, in: container)
        }
      }
      let end = min(layout.lines.last.map { start + $0.range.upperBound } ?? start, text.length)
      // Truncated text does not continue in another container.
      let isLast = index == textContainers.count - 1
      result.append(
        Part(
          range: start..<(isLast || layout.isTruncated ? max(end, start) : end), typeset: typeset,
          layout: layout, container: container))
      start = end
    }
    return result
  }

  /// Returns a layout with the spacing that the delegate adds after lines, and before and after paragraphs.
  ///
  /// - Parameter start: The index of the layout's first character.
  package func spaced(_ layout: TextLayout, from start: Int, in container: NSTextContainer) -> TextLayout {
    guard let delegate, !isSpacing, let textStorage else { return layout }
    if let lastSpaced, lastSpaced.of === layout { return lastSpaced.result }
    isSpacing = true
    let wasKnown = known != nil
    defer {
      isSpacing = false
      // Metrics that the delegate asked for meanwhile lack the spacing.
      if !wasKnown { known = nil }
    }
    let text = textStorage.string as NSString
    let result = layout.spaced { index in
      let line = layout.lines[index]
      let (first, last) = (start + line.range.lowerBound, start + max(line.range.upperBound - 1, 0))
      let rect = CGRect(x: 0, y: line.top, width: Double(container.size.width), height: line.height)
      func finite(_ value: CGFloat) -> Double { value.isFinite ? max(Double(value), 0) : 0 }
      var (before, after) = (
        0.0,
        finite(
          delegate.layoutManager(self, lineSpacingAfterGlyphAt: last, withProposedLineFragmentRect: rect))
      )
      if first == 0 || first <= text.length && Self.isSeparator(text.character(at: first - 1)) {
        before = finite(
          delegate.layoutManager(
            self, paragraphSpacingBeforeGlyphAt: first, withProposedLineFragmentRect: rect))
      }
      let next = start + line.range.upperBound
      if next >= text.length || Self.isSeparator(text.character(at: next)) {
        after += finite(
          delegate.layoutManager(self, paragraphSpacingAfterGlyphAt: last, withProposedLineFragmentRect: rect)
        )
      }
      return (before, after)
    }
    lastSpaced = (layout, result)
    return result
  }

  static func isSeparator(_ unit: unichar) -> Bool {
    unit == 0x0A || unit == 0x0D || unit == 0x2029 || unit == 0x85
  }

  /// Returns the text of a container and its layout; `nil` if no text reaches it.
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

  /// The number of glyphs.
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
  /// Returns the index of the first glyph of a character.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  /// Returns the index of the character of a glyph.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  /// Returns whether a glyph index is valid.
  open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { glyphIndex >= 0 && glyphIndex < numberOfGlyphs }

  /// Returns the index of a character's glyph in its font; 0 outside of the text, for the second half of a
  /// surrogate pair, and for characters that the font lacks.
  open func cgGlyph(at glyphIndex: Int, isValidIndex: UnsafeMutablePointer<ObjCBool>?) -> CGGlyph {
    isValidIndex?.pointee = ObjCBool(isValidGlyphIndex(glyphIndex))
    return glyphOfFont(at: glyphIndex)
  }

  /// Returns the index of a character's glyph in its font.
  open func cgGlyph(at glyphIndex: Int) -> CGGlyph { cgGlyph(at: glyphIndex, isValidIndex: nil) }

  /// Returns the index of a character's glyph in its font, the same as `cgGlyph(at:isValidIndex:)`.
  open func glyph(at glyphIndex: Int, isValidIndex: UnsafeMutablePointer<ObjCBool>?) -> CGGlyph {
    cgGlyph(at: glyphIndex, isValidIndex: isValidIndex)
  }

  /// Returns the index of a character's glyph in its font, the same as `cgGlyph(at:)`.
  open func glyph(at glyphIndex: Int) -> CGGlyph { cgGlyph(at: glyphIndex) }

  /// Returns the properties of a glyph, which follow from its character.
  open func propertyForGlyph(at glyphIndex: Int) -> GlyphProperty { property(at: glyphIndex) }

  /// Copies glyphs with their properties, characters and levels of embedding, and returns their number. The
  /// level is 1 in text from right to left, otherwise 0.
  @discardableResult
  open func getGlyphs(
    in glyphRange: NSRange, glyphs glyphBuffer: UnsafeMutablePointer<CGGlyph>?,
    properties props: UnsafeMutablePointer<GlyphProperty>?,
    characterIndexes charIndexBuffer: UnsafeMutablePointer<Int>?,
    bidiLevels bidiLevelBuffer: UnsafeMutablePointer<UInt8>?
  ) -> Int {
    let range = NSIntersectionRange(glyphRange, NSRange(location: 0, length: numberOfGlyphs))
    for index in 0..<range.length {
      let glyph = range.location + index
      glyphBuffer?[index] = cgGlyph(at: glyph)
      props?[index] = propertyForGlyph(at: glyph)
      charIndexBuffer?[index] = glyph
      bidiLevelBuffer?[index] = isRightToLeft(at: glyph) ? 1 : 0
    }
    return range.length
  }

  /// Returns whether a character is in text from right to left: its position is right of the next one's.
  private func isRightToLeft(at glyph: Int) -> Bool {
    guard let (part, index) = line(at: glyph) else { return false }
    let offset = glyph - part.range.lowerBound
    guard offset + 1 < part.layout.lines[index].range.upperBound,
      let here = part.layout.caret(atOffset: offset, containerWidth: part.drawnWidth),
      let next = part.layout.caret(atOffset: offset + 1, containerWidth: part.drawnWidth)
    else { return false }
    return next.x < here.x
  }

  /// Returns the range of glyphs for characters.
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
  ) -> NSRange {
    actualCharacterRange?.pointee = charRange
    return charRange
  }

  /// Returns the range of characters for glyphs.
  open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  /// Returns the range of glyphs in a container.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    part(container).map { NSRange($0.range) } ?? NSRange(location: 0, length: 0)
  }

  /// Returns the range of glyphs in lines that intersect a rectangle of a container.
  open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
    guard let part = part(container) else { return NSRange(location: 0, length: 0) }
    let lines = part.layout.lines.filter {
      CGFloat($0.top) < bounds.maxY && CGFloat($0.top + $0.height) > bounds.minY
    }
    guard let first = lines.first, let last = lines.last else { return NSRange(location: 0, length: 0) }
    return NSRange(
      (part.range.lowerBound + first.range.lowerBound)..<(part.range.lowerBound + last.range.upperBound))
  }

  /// Returns the container of a glyph.
  open func textContainer(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> NSTextContainer? {
    guard let part = part(at: glyphIndex) else { return nil }
    effectiveRange?.pointee = NSRange(part.range)
    return part.container
  }

  /// Returns the container of a glyph.
  open func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?, withoutAdditionalLayout flag: Bool
  ) -> NSTextContainer? { textContainer(forGlyphAt: glyphIndex, effectiveRange: effectiveRange) }

  /// Returns the range of glyphs in lines that intersect a rectangle of a container.
  open func glyphRange(
    forBoundingRectWithoutAdditionalLayout bounds: CGRect, in container: NSTextContainer
  ) -> NSRange { glyphRange(forBoundingRect: bounds, in: container) }

  /// Retrieves the indexes of the first character and glyph that are not laid out, the end of the text.
  open func getFirstUnlaidCharacterIndex(
    _ charIndex: UnsafeMutablePointer<Int>?, glyphIndex: UnsafeMutablePointer<Int>?
  ) {
    charIndex?.pointee = firstUnlaidCharacterIndex()
    glyphIndex?.pointee = firstUnlaidGlyphIndex()
  }

  /// Returns the index of the first character that is not laid out: the end of the text in the containers.
  open func firstUnlaidCharacterIndex() -> Int { parts.last?.range.upperBound ?? 0 }
  /// Returns the index of the first glyph that is not laid out: the end of the text in the containers.
  open func firstUnlaidGlyphIndex() -> Int { firstUnlaidCharacterIndex() }

  // MARK: Results of layout

  /// Does nothing: glyphs are those of the fonts. Subclasses can watch them.
  open func setGlyphs(
    _ glyphs: UnsafePointer<CGGlyph>, properties props: UnsafePointer<GlyphProperty>,
    characterIndexes charIndexes: UnsafePointer<Int>, font aFont: UIFont, forGlyphRange glyphRange: NSRange
  ) {}
  /// Does nothing: containers receive the text that fits.
  open func setTextContainer(_ container: NSTextContainer, forGlyphRange glyphRange: NSRange) {}
  /// Does nothing: lines are those of the text engine.
  open func setLineFragmentRect(
    _ fragmentRect: CGRect, forGlyphRange glyphRange: NSRange, usedRect: CGRect
  ) {}
  /// Does nothing: the empty line at the end follows from the text.
  open func setExtraLineFragmentRect(
    _ fragmentRect: CGRect, usedRect: CGRect, textContainer container: NSTextContainer
  ) {}
  /// Does nothing: glyphs are where the text engine places them.
  open func setLocation(_ location: CGPoint, forStartOfGlyphRange glyphRange: NSRange) {}
  /// Does nothing: separators of paragraphs are not displayed, all other glyphs are.
  open func setNotShownAttribute(_ flag: Bool, forGlyphAt glyphIndex: Int) {}
  /// Does nothing: glyphs are never clipped to their line.
  open func setDrawsOutsideLineFragment(_ flag: Bool, forGlyphAt glyphIndex: Int) {}
  /// Does nothing: attachments have the size of their bounds.
  open func setAttachmentSize(_ attachmentSize: CGSize, forGlyphRange glyphRange: NSRange) {}

  /// Returns whether a glyph is not displayed: those of separators and other control characters are not.
  open func notShownAttribute(forGlyphAt glyphIndex: Int) -> Bool {
    property(at: glyphIndex).contains(.controlCharacter)
  }

  /// Returns whether a glyph is drawn outside of its line. Always `false`.
  open func drawsOutsideLineFragment(forGlyphAt glyphIndex: Int) -> Bool { false }

  /// Returns the size of an attachment; (-1, -1) for other glyphs.
  open func attachmentSize(forGlyphAt glyphIndex: Int) -> CGSize {
    guard let textStorage, isValidGlyphIndex(glyphIndex),
      let attachment = textStorage.attribute(.attachment, at: glyphIndex, effectiveRange: nil)
        as? any NSTextAttachmentContainer
    else { return CGSize(width: -1, height: -1) }
    return attachment.attachmentBounds(
      for: textContainer(forGlyphAt: glyphIndex, effectiveRange: nil), proposedLineFragment: .zero,
      glyphPosition: .zero, characterIndex: glyphIndex
    ).size
  }

  // MARK: Geometry

  /// The empty line after a separator at the end of the text, or of empty text: its last part; `nil` if there
  /// is none.
  private var extraLine: (part: Part, rect: CGRect, used: CGRect)? {
    guard let textStorage, let part = parts.last, !part.layout.isTruncated else { return nil }
    let text = textStorage.string as NSString
    guard text.length == 0 || Self.isSeparator(text.character(at: text.length - 1)) else { return nil }
    let padding = part.container.lineFragmentPadding
    let lines = part.layout.lines
    let width = part.isWide ? CGFloat(part.layout.size.width) + 2 * padding : part.container.size.width
    if let last = lines.indices.last, lines[last].range.isEmpty, text.length > 0,
      part.range.lowerBound + lines[last].range.lowerBound >= text.length
    {
      let found = fragment(part, last)
      return (part, found.rect, found.used)
    }
    let font =
      text.length > 0
      ? textStorage.attribute(.font, at: text.length - 1, effectiveRange: nil) as? UIFont : nil
    let top = text.length == 0 ? 0 : part.layout.size.height
    let height =
      lines.isEmpty ? (font ?? .systemFont(ofSize: 12)).lineHeight : CGFloat(lines.last?.height ?? 0)
    return (
      part, CGRect(x: 0, y: CGFloat(top), width: width, height: height),
      CGRect(x: 0, y: CGFloat(top), width: 2 * padding, height: height)
    )
  }

  /// The rectangle of the empty line after a separator at the end of the text; zero if there is none.
  open var extraLineFragmentRect: CGRect { extraLine?.rect ?? .zero }
  /// The rectangle of the insertion point's place in the empty line at the end; zero if there is none.
  open var extraLineFragmentUsedRect: CGRect { extraLine?.used ?? .zero }
  /// The container of the empty line at the end; `nil` if there is none.
  open var extraLineFragmentTextContainer: NSTextContainer? { extraLine?.part.container }

  /// Returns the rectangle of a glyph's line fragment, with the width of the container.
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?,
    withoutAdditionalLayout flag: Bool
  ) -> CGRect { lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange) }

  /// Returns the rectangle of the glyphs in a glyph's line fragment, including the container's padding.
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?,
    withoutAdditionalLayout flag: Bool
  ) -> CGRect { lineFragmentUsedRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange) }

  /// Returns the range of the glyphs that an ellipsis replaces at the end of a glyph's line; a location of
  /// `NSNotFound` if there are none.
  open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
    guard let (part, index) = line(at: glyphIndex), part.layout.lines[index].isTruncated else {
      return NSRange(location: NSNotFound, length: 0)
    }
    let start = part.range.lowerBound + part.layout.lines[index].range.upperBound
    let end = start + part.layout.text.string.utf16.count - part.layout.lines[index].range.upperBound
    return start < end ? NSRange(start..<end) : NSRange(location: NSNotFound, length: 0)
  }

  /// Returns the range of the glyphs around a glyph that are on its line and have its attributes.
  open func range(ofNominallySpacedGlyphsContaining glyphIndex: Int) -> NSRange {
    guard let textStorage, isValidGlyphIndex(glyphIndex), let (part, index) = line(at: glyphIndex) else {
      return NSRange(location: glyphIndex, length: 0)
    }
    let line = fragment(part, index).range
    var range = NSRange()
    _ = textStorage.attributes(at: glyphIndex, longestEffectiveRange: &range, in: line)
    return range.length > 0 ? range : NSRange(location: glyphIndex, length: 1)
  }

  /// Retrieves the insertion points of a character's line and returns their number: their distances from the
  /// line's start, and their characters.
  ///
  /// - Parameters:
  ///   - aFlag: Ignored: each boundary of characters has one position.
  ///   - dFlag: Whether the points are in the order of their positions, or else in that of the text.
  @discardableResult
  open func getLineFragmentInsertionPoints(
    forCharacterAt charIndex: Int, alternatePositions aFlag: Bool, inDisplayOrder dFlag: Bool,
    positions: UnsafeMutablePointer<CGFloat>?, characterIndexes charIndexes: UnsafeMutablePointer<Int>?
  ) -> Int {
    guard let textStorage, let (part, index) = line(at: charIndex) else { return 0 }
    let range = fragment(part, index).range
    var points: [(position: CGFloat, index: Int)] = []
    func add(_ index: Int) {
      let caret = part.layout.caret(atOffset: index - part.range.lowerBound, containerWidth: part.drawnWidth)
      points.append((part.origin.x + CGFloat(caret?.x ?? 0), index))
    }
    var next = range.location
    let text = textStorage.string as NSString
    while next < range.location + range.length {
      add(next)
      next = NSMaxRange(text.rangeOfComposedCharacterSequence(at: next))
    }
    if next >= text.length { add(text.length) }
    if dFlag { points.sort { $0.position < $1.position } }
    for (place, point) in points.enumerated() {
      positions?[place] = point.position
      charIndexes?[place] = point.index
    }
    return points.count
  }

  /// Returns the bounding rectangle of the text in a container, in points of the container.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    guard let part = part(container) else { return .zero }
    let padding = container.lineFragmentPadding
    let size = part.layout.size
    // Text that is not left-aligned begins further to the right.
    let left =
      part.layout.lines.indices.map {
        part.layout.origin(ofLine: $0, containerWidth: part.drawnWidth)
      }.min() ?? 0
    return CGRect(
      x: CGFloat(max(left, 0)), y: 0, width: CGFloat(size.width) + 2 * padding, height: CGFloat(size.height))
  }

  /// Returns the bounding rectangle of glyphs, in points of their container.
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

  /// Calls a block with the rectangles of glyphs on each line, in points of the container.
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

  /// Returns the rectangle of a glyph's line fragment, with the width of the container.
  open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
    guard let (part, index) = line(at: glyphIndex) else { return .zero }
    let found = fragment(part, index)
    effectiveRange?.pointee = found.range
    return found.rect
  }

  /// Returns the rectangle of the glyphs in a glyph's line fragment, including the container's padding.
  open func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
    guard let (part, index) = line(at: glyphIndex) else { return .zero }
    let found = fragment(part, index)
    effectiveRange?.pointee = found.range
    return found.used
  }

  /// Calls a block for each line fragment with its rectangle, the used rectangle, the container and the range
  /// of glyphs.
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

  /// Returns the location of a glyph on the baseline, relative to its line fragment.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let (part, index) = line(at: glyphIndex) else { return .zero }
    let line = part.layout.lines[index]
    let caret = part.layout.caret(
      atOffset: glyphIndex - part.range.lowerBound, containerWidth: part.drawnWidth)
    return CGPoint(x: part.origin.x + CGFloat(caret?.x ?? 0), y: CGFloat(line.baseline - line.top))
  }

  /// Returns the index of the glyph at a point of a container, or of the nearest one.
  open func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    guard let part = part(container), !part.range.isEmpty else { return 0 }
    let (x, y) = (Double(point.x - part.origin.x), Double(point.y))
    let near = part.layout.offset(atX: x, y: y, containerWidth: part.drawnWidth)
    var glyph = min(near, part.range.count - 1)
    // The nearest boundary may be the right one of the glyph.
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

  /// Returns the index of the glyph at a point of a container.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
  }

  /// Returns the fraction of the distance through a glyph at a point of a container, from 0 to 1.
  open func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
    var fraction: CGFloat = 0
    _ = glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: &fraction)
    return fraction
  }

  /// Returns the index of the character at a point of a container.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
  }

  // MARK: Drawing

  /// Draws glyphs in the current context, with the container's origin at a point. Lines are always drawn as a
  /// whole. Lines under and through text are drawn by the methods for them where a subclass overrides those.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let omission = Self.omission(of: type(of: self))
    for part in parts
    where part.range.lowerBound < glyphsToShow.location + glyphsToShow.length
      && part.range.upperBound > glyphsToShow.location
    {
      part.typeset.draw(
        part.layout, at: CGPoint(x: origin.x + part.origin.x, y: origin.y), width: CGFloat(part.drawnWidth),
        omitting: omission, in: context)
    }
    drawLines(omission, forGlyphRange: glyphsToShow, at: origin)
  }

  /// Draws the background of glyphs where a subclass overrides `fillBackgroundRectArray`; otherwise it is drawn
  /// with the glyphs. Subclasses can draw more.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard Self.omission(of: type(of: self)).contains(.background) else { return }
    fillBackgrounds(forGlyphRange: glyphsToShow, at: origin)
  }

  /// Draws glyphs at positions in the color of the attributes.
  open func showCGGlyphs(
    _ glyphs: UnsafePointer<CGGlyph>, positions: UnsafePointer<CGPoint>, count glyphCount: Int, font: UIFont,
    textMatrix: CGAffineTransform, attributes: [NSAttributedString.Key: Any] = [:], in CGContext: CGContext
  ) {
    let placed = (0..<max(glyphCount, 0)).map {
      (glyph: UInt32(glyphs[$0]), origin: positions[$0].applying(textMatrix))
    }
    let color = attributes[.foregroundColor] as? UIColor ?? .black
    font.textFont.draw(placed, color: color.cgColor, in: CGContext)
  }

  /// Draws glyphs at positions in the color of the attributes.
  @available(
    *, deprecated, message: "Use showCGGlyphs(_:positions:count:font:textMatrix:attributes:in:) instead"
  )
  open func showCGGlyphs(
    _ glyphs: UnsafePointer<CGGlyph>, positions: UnsafePointer<CGPoint>, count glyphCount: Int, font: UIFont,
    matrix textMatrix: CGAffineTransform, attributes: [NSAttributedString.Key: Any] = [:],
    in graphicsContext: CGContext
  ) {
    showCGGlyphs(
      glyphs, positions: positions, count: glyphCount, font: font, textMatrix: textMatrix,
      attributes: attributes, in: graphicsContext)
  }

  /// Fills rectangles behind characters with their background color in the current context.
  open func fillBackgroundRectArray(
    _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange,
    color: UIColor
  ) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.setFillColor(color.cgColor)
    for index in 0..<max(rectCount, 0) { context.fill(rectArray[index]) }
  }

  /// Draws a line under glyphs of a line fragment.
  ///
  /// - Parameter baselineOffset: The distance of the baseline from the bottom of the line fragment, in points.
  open func drawUnderline(
    forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, baselineOffset: CGFloat,
    lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange,
    containerOrigin: CGPoint
  ) {
    let line = DecorationLine(
      glyphs: glyphRange, style: underlineVal, baselineOffset: baselineOffset, lineRect: lineRect,
      origin: containerOrigin)
    drawLine(line, color: .underlineColor) { $0.pointSize * 0.1 }
  }

  /// Draws a line under glyphs of a line fragment, at the distance of their font.
  open func underlineGlyphRange(
    _ glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, lineFragmentRect lineRect: CGRect,
    lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) {
    drawUnderline(
      forGlyphRange: glyphRange, underlineType: underlineVal,
      baselineOffset: baselineOffset(of: glyphRange, in: lineRect), lineFragmentRect: lineRect,
      lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
  }

  /// Draws a line through glyphs of a line fragment.
  ///
  /// - Parameter baselineOffset: The distance of the baseline from the bottom of the line fragment, in points.
  open func drawStrikethrough(
    forGlyphRange glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle,
    baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect,
    lineFragmentGlyphRange lineGlyphRange: NSRange,
    containerOrigin: CGPoint
  ) {
    let line = DecorationLine(
      glyphs: glyphRange, style: strikethroughVal, baselineOffset: baselineOffset, lineRect: lineRect,
      origin: containerOrigin)
    drawLine(line, color: .strikethroughColor) { -$0.xHeight / 2 }
  }

  /// Draws a line through glyphs of a line fragment, at the height of their font.
  open func strikethroughGlyphRange(
    _ glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle,
    lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange,
    containerOrigin: CGPoint
  ) {
    drawStrikethrough(
      forGlyphRange: glyphRange, strikethroughType: strikethroughVal,
      baselineOffset: baselineOffset(of: glyphRange, in: lineRect), lineFragmentRect: lineRect,
      lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
  }
}
