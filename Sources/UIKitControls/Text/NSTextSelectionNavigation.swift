import Foundation

/// An object that moves and extends selections, and finds the text that a key deletes.
open class NSTextSelectionNavigation: NSObject {
  /// A direction. The raw values are those of the text system.
  public enum Direction: Int, Sendable {
    /// Toward the end of the text.
    case forward = 0
    /// Toward the start of the text.
    case backward = 1
    /// To the right.
    case right = 2
    /// To the left.
    case left = 3
    /// To the line above.
    case up = 4
    /// To the line below.
    case down = 5
  }

  /// The unit to whose boundary a selection moves. The raw values are those of the text system.
  public enum Destination: Int, Sendable {
    /// A character, or a line with the directions up and down.
    case character = 0
    /// A word.
    case word = 1
    /// A line.
    case line = 2
    /// A sentence.
    case sentence = 3
    /// A paragraph.
    case paragraph = 4
    /// The container, which is that of all text.
    case container = 5
    /// The text.
    case document = 6
  }

  /// The modifiers of a touch or click. The bits are those of the text system.
  public struct Modifier: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates modifiers from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The selection is extended.
    public static let extend = Modifier(rawValue: 1 << 1)
    /// The selection is a rectangle. Here it is a range.
    public static let visual = Modifier(rawValue: 1 << 2)
    /// Another selection is added.
    public static let multiple = Modifier(rawValue: 1 << 3)
  }

  /// A writing direction. The raw values are those of the text system.
  public enum WritingDirection: Int, Sendable {
    /// From left to right.
    case leftToRight = 0
    /// From right to left.
    case rightToLeft = 1
  }

  /// The orientation of lines. The raw values are those of the text system.
  public enum LayoutOrientation: Int, Sendable {
    /// Lines from left to right or from right to left.
    case horizontal = 0
    /// Lines from top to bottom.
    case vertical = 1
  }

  /// The source of text and lines, which is not retained.
  open private(set) weak var textSelectionDataSource: (any NSTextSelectionDataSource)?
  /// Stored only: selections are single ranges.
  open var allowsNonContiguousRanges = false
  /// Stored only: all lines are horizontal.
  open var rotatesCoordinateSystemForLayoutOrientation = false

  /// Creates a navigation with a source of text and lines.
  public init(dataSource: any NSTextSelectionDataSource) {
    textSelectionDataSource = dataSource
    super.init()
  }

  /// Does nothing: lines are those that the source has at each call.
  open func flushLayoutCache() {}

  // MARK: Moving

  /// Returns the selection that moving or extending a selection to a boundary results in; `nil` if it cannot move.
  ///
  /// - Parameter confined: Whether the selection stays in its paragraph.
  open func destinationSelection(
    for textSelection: NSTextSelection, direction: Direction, destination: Destination, extending: Bool,
    confined: Bool
  ) -> NSTextSelection? {
    guard let source = textSelectionDataSource, let first = textSelection.textRanges.first,
      let last = textSelection.textRanges.last
    else { return nil }
    let range = NSTextRange(from: first.location, to: last.endLocation)
    let isForward = isForward(direction, at: range.location, source)
    // The end that moves is the one away from where extending began.
    let anchor = textSelection.anchor ?? (isForward ? range.location : range.endLocation)
    let focus = anchor.compare(range.location) == .orderedSame ? range.endLocation : range.location
    let start = extending ? focus : isForward ? range.endLocation : range.location
    var x = textSelection.anchorPositionOffset
    var target: (any NSTextLocation)?
    if !extending, !range.isEmpty, destination == .character, direction != .up, direction != .down {
      target = start
    } else if direction == .up || direction == .down, destination == .character {
      if x == 0 { x = caretOffset(at: start, source) }
      target = lineTarget(from: start, isDown: direction == .down, x: x, source)
    } else {
      target = boundary(from: start, destination, isForward: isForward, source)
    }
    guard var target else { return nil }
    if confined, let paragraph = source.textRange(for: .paragraph, enclosing: start) {
      if target < paragraph.location { target = paragraph.location }
      if paragraph.endLocation < target { target = paragraph.endLocation }
    }
    let affinity: NSTextSelection.Affinity = destination == .line && isForward ? .upstream : .downstream
    let result: NSTextSelection
    if extending {
      let moved =
        target < anchor ? NSTextRange(from: target, to: anchor) : NSTextRange(from: anchor, to: target)
      result = NSTextSelection(range: moved, affinity: affinity, granularity: textSelection.granularity)
      result.anchor = anchor
    } else {
      result = NSTextSelection(target, affinity: affinity)
    }
    if direction == .up || direction == .down { result.anchorPositionOffset = x }
    result.typingAttributes = textSelection.typingAttributes
    return result
  }

  private func isForward(
    _ direction: Direction, at location: any NSTextLocation, _ source: any NSTextSelectionDataSource
  ) -> Bool {
    switch direction {
    case .forward, .down: true
    case .backward, .up: false
    case .right: source.baseWritingDirection(at: location) == .leftToRight
    case .left: source.baseWritingDirection(at: location) == .rightToLeft
    }
  }

  /// Returns the next boundary of a unit; `nil` at the end of the text.
  private func boundary(
    from start: any NSTextLocation, _ destination: Destination, isForward: Bool,
    _ source: any NSTextSelectionDataSource
  ) -> (any NSTextLocation)? {
    let document = source.documentRange
    switch destination {
    case .character:
      return next(.byComposedCharacterSequences, from: start, isForward: isForward, source)
    case .word: return next(Self.words, from: start, isForward: isForward, source)
    case .sentence: return next(Self.sentences, from: start, isForward: isForward, source)
    case .line:
      guard let line = source.textRange(for: .line, enclosing: start) else { return nil }
      return isForward ? endOfLine(line, source) : line.location
    case .paragraph:
      guard let paragraph = source.textRange(for: .paragraph, enclosing: start) else { return nil }
      if isForward { return paragraph.endLocation }
      if paragraph.location.compare(start) != .orderedSame { return paragraph.location }
      guard let before = source.location(start, offsetBy: -1) else { return start }
      return source.textRange(for: .paragraph, enclosing: before)?.location
    case .container, .document: return isForward ? document.endLocation : document.location
    }
  }

  // Foundation on Linux declares these options unavailable: it does not enumerate by them itself.
  private static let words = NSString.EnumerationOptions(rawValue: 3)
  private static let sentences = NSString.EnumerationOptions(rawValue: 4)

  private func next(
    _ options: NSString.EnumerationOptions, from start: any NSTextLocation, isForward: Bool,
    _ source: any NSTextSelectionDataSource
  ) -> (any NSTextLocation)? {
    var found: (any NSTextLocation)?
    var options = options
    options.insert(.substringNotRequired)
    if !isForward { options.insert(.reverse) }
    source.enumerateSubstrings(from: start, options: options) { _, range, _, stop in
      let boundary = isForward ? range.endLocation : range.location
      guard isForward ? start < boundary : boundary < start else { return }
      found = boundary
      stop.pointee = true
    }
    let document = source.documentRange
    let end = isForward ? document.endLocation : document.location
    return found ?? (end.compare(start) == .orderedSame ? nil : end)
  }

  /// Returns the last insertion point of a line.
  private func endOfLine(
    _ line: NSTextRange, _ source: any NSTextSelectionDataSource
  ) -> any NSTextLocation {
    var end = line.location
    source.enumerateCaretOffsetsInLineFragment(at: line.location) { _, location, _, _ in
      if end < location { end = location }
    }
    return end
  }

  private func caretOffset(at location: any NSTextLocation, _ source: any NSTextSelectionDataSource)
    -> CGFloat
  {
    var offset: CGFloat = 0
    source.enumerateCaretOffsetsInLineFragment(at: location) { x, place, _, stop in
      guard place.compare(location) == .orderedSame else { return }
      offset = x
      stop.pointee = true
    }
    return offset
  }

  /// Returns the insertion point of the next or previous line that is nearest to an offset; the start or end of the
  /// text beyond them.
  private func lineTarget(
    from start: any NSTextLocation, isDown: Bool, x: CGFloat, _ source: any NSTextSelectionDataSource
  ) -> (any NSTextLocation)? {
    let document = source.documentRange
    guard let line = source.textRange(for: .line, enclosing: start) else { return nil }
    let place: (any NSTextLocation)? =
      isDown
      ? line.endLocation
      : line.location.compare(document.location) == .orderedSame
        ? nil : source.location(line.location, offsetBy: -1)
    guard let place, !isDown || line.location < place else {
      return isDown ? document.endLocation : document.location
    }
    guard let other = source.textRange(for: .line, enclosing: place),
      other.location.compare(line.location) != .orderedSame
    else { return isDown ? document.endLocation : document.location }
    return nearest(to: x, inLineAt: other.location, source)
  }

  private func nearest(
    to x: CGFloat, inLineAt location: any NSTextLocation, _ source: any NSTextSelectionDataSource
  ) -> any NSTextLocation {
    var best: (location: any NSTextLocation, distance: CGFloat) = (location, .infinity)
    source.enumerateCaretOffsetsInLineFragment(at: location) { offset, place, _, _ in
      if abs(offset - x) < best.distance { best = (place, abs(offset - x)) }
    }
    return best.location
  }

  // MARK: Touches

  /// Returns the selections that a touch at a point results in.
  ///
  /// - Parameters:
  ///   - point: The point in the container.
  ///   - containerLocation: A location in the container.
  ///   - anchors: The selections where the touch began, which are extended.
  ///   - modifiers: The modifiers of the touch.
  ///   - selecting: Whether the touch is moving.
  ///   - bounds: The visible part of the container.
  open func textSelections(
    interactingAt point: CGPoint, inContainerAt containerLocation: any NSTextLocation,
    anchors: [NSTextSelection], modifiers: Modifier, selecting: Bool, bounds: CGRect
  ) -> [NSTextSelection] {
    guard let source = textSelectionDataSource,
      let line = source.lineFragmentRange(
        for: point, inContainerAt: containerLocation)
    else { return [] }
    let location = nearest(to: point.x, inLineAt: line.location, source)
    guard selecting || modifiers.contains(.extend), let former = anchors.first,
      let range = former.textRanges.first
    else {
      let made = NSTextSelection(location, affinity: .downstream)
      made.isTransient = selecting
      return modifiers.contains(.multiple) ? anchors + [made] : [made]
    }
    let anchor = former.anchor ?? range.location
    var extended =
      location < anchor ? NSTextRange(from: location, to: anchor) : NSTextRange(from: anchor, to: location)
    if former.granularity != .character {
      for end in [extended.location, extended.endLocation] {
        if let unit = source.textRange(for: former.granularity, enclosing: end) {
          extended = extended.union(unit)
        }
      }
    }
    let made = NSTextSelection(range: extended, affinity: .downstream, granularity: former.granularity)
    made.anchor = anchor
    made.isTransient = selecting
    return [made]
  }

  /// Returns a selection of the units that a selection touches.
  open func textSelection(
    for selectionGranularity: NSTextSelection.Granularity, enclosing textSelection: NSTextSelection
  ) -> NSTextSelection {
    let ranges = textSelection.textRanges.map { range -> NSTextRange in
      guard let source = textSelectionDataSource,
        let first = source.textRange(for: selectionGranularity, enclosing: range.location)
      else { return range }
      guard !range.isEmpty, let before = source.location(range.endLocation, offsetBy: -1),
        let last = source.textRange(for: selectionGranularity, enclosing: before)
      else { return first }
      return first.union(last)
    }
    return NSTextSelection(ranges, affinity: textSelection.affinity, granularity: selectionGranularity)
  }

  /// Returns a selection of the unit at a point; `nil` if there is none.
  open func textSelection(
    for selectionGranularity: NSTextSelection.Granularity, enclosing point: CGPoint,
    inContainerAt location: any NSTextLocation
  ) -> NSTextSelection? {
    guard let source = textSelectionDataSource,
      let line = source.lineFragmentRange(for: point, inContainerAt: location),
      let range = source.textRange(
        for: selectionGranularity, enclosing: nearest(to: point.x, inLineAt: line.location, source))
    else { return nil }
    return NSTextSelection(range: range, affinity: .downstream, granularity: selectionGranularity)
  }

  /// Returns the location where text of a writing direction is inserted; `nil` for a selection without a range.
  open func resolvedInsertionLocation(
    for textSelection: NSTextSelection, writingDirection: WritingDirection
  ) -> (any NSTextLocation)? {
    guard let location = textSelection.textRanges.first?.location else { return nil }
    guard let secondary = textSelection.secondarySelectionLocation, let source = textSelectionDataSource,
      source.baseWritingDirection(at: location) != writingDirection
    else { return location }
    return secondary
  }

  // MARK: Deleting

  /// Returns the ranges that a key deletes: those of the selection, or the text from an insertion point to a
  /// boundary.
  ///
  /// - Parameter allowsDecomposition: Whether deleting backward takes only the last part of a composed character.
  open func deletionRanges(
    for textSelection: NSTextSelection, direction: Direction, destination: Destination,
    allowsDecomposition: Bool
  ) -> [NSTextRange] {
    let ranges = textSelection.textRanges.filter { !$0.isEmpty }
    guard ranges.isEmpty else { return ranges }
    guard let source = textSelectionDataSource, let start = textSelection.textRanges.first?.location else {
      return []
    }
    let isForward = isForward(direction, at: start, source)
    guard let end = boundary(from: start, destination, isForward: isForward, source),
      end.compare(start) != .orderedSame
    else { return [] }
    if !isForward, destination == .character, allowsDecomposition {
      return [NSTextRange(from: lastPart(of: NSTextRange(from: end, to: start), source), to: start)]
    }
    return [isForward ? NSTextRange(from: start, to: end) : NSTextRange(from: end, to: start)]
  }

  /// Returns the start of the last combining mark of a composed character, or of the character.
  private func lastPart(
    of range: NSTextRange, _ source: any NSTextSelectionDataSource
  ) -> any NSTextLocation {
    var text = ""
    source.enumerateSubstrings(from: range.location, options: .byComposedCharacterSequences) {
      part, _, _, stop in
      text = part ?? ""
      stop.pointee = true
    }
    guard text.unicodeScalars.count > 1, let last = text.unicodeScalars.last else { return range.location }
    switch last.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark:
      return source.location(range.endLocation, offsetBy: -String(last).utf16.count) ?? range.location
    default: return range.location
    }
  }
}
