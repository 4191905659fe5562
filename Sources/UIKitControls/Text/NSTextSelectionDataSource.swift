import Foundation

/// An object whose text and lines an object of the class `NSTextSelectionNavigation` moves selections in.
public protocol NSTextSelectionDataSource: NSObjectProtocol {
  /// The range of all contents.
  var documentRange: NSTextRange { get }
  /// Calls a block with the parts of the text from a location, in the manner of `NSString`.
  func enumerateSubstrings(
    from location: any NSTextLocation, options: NSString.EnumerationOptions,
    using block: (String?, NSTextRange, NSTextRange?, UnsafeMutablePointer<ObjCBool>) -> Void)
  /// Returns the range of the unit around a location; `nil` if there is none.
  func textRange(
    for selectionGranularity: NSTextSelection.Granularity, enclosing location: any NSTextLocation
  ) -> NSTextRange?
  /// Returns the location at an offset from another one, in UTF-16 units; `nil` outside of the contents.
  func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)?
  /// Returns the number of UTF-16 units from a location to another one.
  func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int
  /// Returns the writing direction of the paragraph at a location.
  func baseWritingDirection(at location: any NSTextLocation) -> NSTextSelectionNavigation.WritingDirection
  /// Calls a block with the insertion points of the line at a location: the distance from the container's leading
  /// edge, the location, and whether the point is before the character there.
  func enumerateCaretOffsetsInLineFragment(
    at location: any NSTextLocation,
    using block: (CGFloat, any NSTextLocation, Bool, UnsafeMutablePointer<ObjCBool>) -> Void)
  /// Returns the range of the line at a point; `nil` if there is none.
  func lineFragmentRange(for point: CGPoint, inContainerAt location: any NSTextLocation) -> NSTextRange?
  /// Calls a block with the boundaries of containers from a location.
  func enumerateContainerBoundaries(
    from location: any NSTextLocation, reverse: Bool,
    using block: (any NSTextLocation, UnsafeMutablePointer<ObjCBool>) -> Void)
  /// Returns the orientation of lines at a location.
  func textLayoutOrientation(at location: any NSTextLocation) -> NSTextSelectionNavigation.LayoutOrientation
}

extension NSTextSelectionDataSource {
  /// Calls the block with the end of the contents, or with their start in reverse.
  public func enumerateContainerBoundaries(
    from location: any NSTextLocation, reverse: Bool,
    using block: (any NSTextLocation, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stops = ObjCBool(false)
    block(reverse ? documentRange.location : documentRange.endLocation, &stops)
  }
  /// Returns the horizontal orientation.
  public func textLayoutOrientation(
    at location: any NSTextLocation
  ) -> NSTextSelectionNavigation.LayoutOrientation { .horizontal }
}

extension NSTextLayoutManager: NSTextSelectionDataSource {
  /// The range of all contents; empty without a text content manager.
  public var documentRange: NSTextRange { textContentManager?.documentRange ?? NSTextRange(0..<0) }

  /// The code units that separate paragraphs.
  private static let separators: Set<unichar> = [0x0A, 0x0D, 0x85, 0x2029]

  /// Returns the text of all elements.
  private var wholeText: String {
    var text = ""
    textContentManager?.enumerateTextElements(from: nil, options: []) { element in
      text += (element as? NSTextParagraph)?.attributedString.string ?? ""
      return true
    }
    return text
  }

  private func range(_ offsets: Range<Int>) -> NSTextRange? {
    guard let start = location(documentRange.location, offsetBy: offsets.lowerBound) else { return nil }
    return NSTextRange(location: start, end: location(documentRange.location, offsetBy: offsets.upperBound))
  }

  /// Calls a block with the lines, paragraphs, characters, words or sentences from a location. Lines are paragraphs
  /// without their separators.
  public func enumerateSubstrings(
    from location: any NSTextLocation, options: NSString.EnumerationOptions,
    using block: (String?, NSTextRange, NSTextRange?, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    let text = wholeText
    let granularities: [UInt: UITextGranularity] = [
      0: .paragraph, 1: .paragraph, 2: .character, 3: .word, 4: .sentence,
    ]
    guard let granularity = granularities[options.rawValue & 0xFF] else { return }
    let start = offset(location)
    var parts = UITextInputStringTokenizer.parts(of: text, granularity)
    let isReverse = options.contains(.reverse)
    parts =
      isReverse ? parts.filter { $0.lowerBound < start }.reversed() : parts.filter { $0.upperBound > start }
    var stops = ObjCBool(false)
    for part in parts {
      let content =
        granularity == .paragraph
        ? part.lowerBound..<part.lowerBound + text.utf16Text(in: part).trimmingSuffix(\.isNewline).utf16.count
        : part
      guard let found = range(content) else { continue }
      let substring = options.contains(.substringNotRequired) ? nil : text.utf16Text(in: content)
      block(substring, found, range(part), &stops)
      if stops.boolValue { return }
    }
  }

  /// Returns the range of the unit around a location. Between two words it is the stretch from one to the other.
  public func textRange(
    for selectionGranularity: NSTextSelection.Granularity, enclosing location: any NSTextLocation
  ) -> NSTextRange? {
    guard let fragment = textLayoutFragment(for: location) else {
      return documentRange.isEmpty ? documentRange : nil
    }
    let element = fragment.rangeInElement
    let start = offset(element.location)
    let place = offset(location) - start
    let granularity: UITextGranularity
    switch selectionGranularity {
    case .paragraph: return element
    case .line:
      let line =
        fragment.textLineFragments.last { $0.characterRange.location <= place }
        ?? fragment.textLineFragments.first
      guard let line else { return nil }
      let first = start + line.characterRange.location
      return range(first..<first + line.characterRange.length)
    case .character: granularity = .character
    case .word: granularity = .word
    case .sentence: granularity = .sentence
    }
    let text = (fragment.textElement as? NSTextParagraph)?.attributedString.string ?? ""
    let parts = UITextInputStringTokenizer.parts(of: text, granularity)
    if let part = parts.first(where: { $0.contains(place) }) ?? parts.last(where: { $0.upperBound == place })
    {
      return range(start + part.lowerBound..<start + part.upperBound)
    }
    // Between words is the stretch from one to the next.
    let low = parts.last { $0.upperBound <= place }?.upperBound ?? 0
    let high = parts.first { $0.lowerBound > place }?.lowerBound ?? text.utf16.count
    return range(start + low..<start + max(low, high))
  }

  /// Returns the location at an offset from another one, in UTF-16 units; `nil` outside of the contents.
  public func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? {
    textContentManager?.location(location, offsetBy: offset)
  }

  /// Returns the number of UTF-16 units from a location to another one; `NSNotFound` without contents.
  public func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int {
    textContentManager?.offset(from: from, to: to) ?? NSNotFound
  }

  /// Returns the direction of the paragraph at a location: that of its style, or of its first letter.
  public func baseWritingDirection(at location: any NSTextLocation)
    -> NSTextSelectionNavigation.WritingDirection
  {
    guard let fragment = textLayoutFragment(for: location) else { return .leftToRight }
    switch fragment.paragraphStyle.baseWritingDirection {
    case .leftToRight: return .leftToRight
    case .rightToLeft: return .rightToLeft
    case .natural:
      let text = (fragment.textElement as? NSTextParagraph)?.attributedString.string ?? ""
      return text.beginsRightToLeft ? .rightToLeft : .leftToRight
    }
  }

  /// Calls a block with the insertion points of the line at a location, in the order of the text.
  public func enumerateCaretOffsetsInLineFragment(
    at location: any NSTextLocation,
    using block: (CGFloat, any NSTextLocation, Bool, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let fragment = textLayoutFragment(for: location) else { return }
    let start = offset(fragment.rangeInElement.location)
    let place = offset(location) - start
    guard let line = fragment.textLineFragments.last(where: { $0.characterRange.location <= place }) else {
      return
    }
    let text = line.attributedString.string as NSString
    let end = line.characterRange.location + line.characterRange.length
    let left = fragment.layoutFragmentFrame.minX + line.typographicBounds.minX
    var stops = ObjCBool(false)
    func call(_ index: Int, isLeading: Bool) {
      guard !stops.boolValue,
        let location = self.location(fragment.rangeInElement.location, offsetBy: index)
      else { return }
      block(left + line.locationForCharacter(at: index).x, location, isLeading, &stops)
    }
    var index = line.characterRange.location
    while index < end, !Self.separators.contains(text.character(at: index)) {
      call(index, isLeading: true)
      index = NSMaxRange(text.rangeOfComposedCharacterSequence(at: index))
    }
    call(index, isLeading: index < end || index == line.characterRange.location)
  }

  /// Returns the range of the line at a point, or of the nearest one above or below; `nil` without lines.
  public func lineFragmentRange(for point: CGPoint, inContainerAt location: any NSTextLocation)
    -> NSTextRange?
  {
    let bounds = usageBoundsForTextContainer
    let y = min(max(point.y, bounds.minY), max(bounds.maxY - 0.01, bounds.minY))
    var found: NSTextLayoutFragment?
    enumerateTextLayoutFragments(from: nil) { fragment in
      guard found == nil || fragment.layoutFragmentFrame.minY <= y else { return false }
      found = fragment
      return true
    }
    guard let found else { return nil }
    let inner = y - found.layoutFragmentFrame.minY
    let lines = found.textLineFragments
    guard let line = lines.first(where: { inner < $0.typographicBounds.maxY }) ?? lines.last else {
      return nil
    }
    let first = offset(found.rangeInElement.location) + line.characterRange.location
    return range(first..<first + line.characterRange.length)
  }
}

extension String {
  /// The string without the characters at its end that satisfy a condition.
  func trimmingSuffix(_ condition: (Character) -> Bool) -> String {
    var result = self
    while let last = result.last, condition(last) { result.removeLast() }
    return result
  }

  /// A Boolean value that indicates whether the first letter is one of a script from right to left.
  var beginsRightToLeft: Bool {
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EEFF: return true
      default: if scalar.properties.isAlphabetic { return false }
      }
    }
    return false
  }
}
