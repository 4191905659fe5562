import Foundation

/// A selection of ranges, or an insertion point.
open class NSTextSelection: NSObject, NSSecureCoding {
  /// The unit by which a selection is extended. The raw values are those of the text system.
  public enum Granularity: Int, Sendable {
    /// Characters.
    case character = 0
    /// Words.
    case word = 1
    /// Paragraphs.
    case paragraph = 2
    /// Lines.
    case line = 3
    /// Sentences.
    case sentence = 4
  }

  /// The line of an insertion point between two lines. The raw values are those of the text system.
  public enum Affinity: Int, Sendable {
    /// The end of the first line.
    case upstream = 0
    /// The start of the second line.
    case downstream = 1
  }

  /// The ranges; one empty range for an insertion point.
  public let textRanges: [NSTextRange]
  /// The unit by which the selection is extended.
  public let granularity: Granularity
  /// The line of an insertion point between two lines.
  public let affinity: Affinity
  /// A Boolean value that indicates whether a touch is changing the selection.
  open internal(set) var isTransient = false
  /// The distance of the anchor from the container's leading edge, in points, which moving up and down keeps.
  open var anchorPositionOffset: CGFloat = 0
  /// A Boolean value that indicates whether the ranges follow the order of the text; `true` by default.
  open var isLogical = true
  /// The location of the other insertion point between texts of two directions; `nil` for none.
  open var secondarySelectionLocation: (any NSTextLocation)?
  /// The attributes of text that is typed; empty if they follow the text.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]

  /// The end that stays while the selection is extended; `nil` before.
  var anchor: (any NSTextLocation)?

  /// Creates a selection of ranges.
  public init(_ ranges: [NSTextRange], affinity: Affinity, granularity: Granularity) {
    textRanges = ranges
    self.affinity = affinity
    self.granularity = granularity
    super.init()
  }

  /// Creates a selection of a range.
  public convenience init(range: NSTextRange, affinity: Affinity, granularity: Granularity) {
    self.init([range], affinity: affinity, granularity: granularity)
  }

  /// Creates an insertion point.
  public convenience init(_ location: any NSTextLocation, affinity: Affinity) {
    self.init(range: NSTextRange(location: location), affinity: affinity, granularity: .character)
  }

  /// A Boolean value that indicates that selections support secure coding. Always `true`.
  open class var supportsSecureCoding: Bool { true }

  /// Creates a selection from an archive: the ranges of text content storages.
  public required convenience init?(coder: NSCoder) {
    let numbers = coder.numbers(forKey: "NSTextRanges").compactMap { Int(exactly: $0) }
    let ranges = stride(from: 0, to: numbers.count - 1, by: 2).map {
      NSTextRange(numbers[$0]..<max(numbers[$0], numbers[$0 + 1]))
    }
    self.init(
      ranges, affinity: Affinity(rawValue: coder.decodeInteger(forKey: "NSAffinity")) ?? .downstream,
      granularity: Granularity(rawValue: coder.decodeInteger(forKey: "NSGranularity")) ?? .character)
  }

  /// Encodes the ranges in text content storages, the affinity and the granularity.
  open func encode(with coder: NSCoder) {
    let offsets = textRanges.flatMap { range -> [Double] in
      guard let start = range.location as? TextOffset, let end = range.endLocation as? TextOffset else {
        return []
      }
      return [Double(start.offset), Double(end.offset)]
    }
    coder.encode(numbers: offsets, forKey: "NSTextRanges")
    coder.encode(affinity.rawValue, forKey: "NSAffinity")
    coder.encode(granularity.rawValue, forKey: "NSGranularity")
  }

  /// Returns a selection of other ranges with the properties of this one.
  open func textSelection(_ textRanges: [NSTextRange]) -> NSTextSelection {
    let copy = NSTextSelection(textRanges, affinity: affinity, granularity: granularity)
    copy.anchorPositionOffset = anchorPositionOffset
    copy.isLogical = isLogical
    copy.secondarySelectionLocation = secondarySelectionLocation
    copy.typingAttributes = typingAttributes
    copy.isTransient = isTransient
    copy.anchor = anchor
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextSelection else { return false }
    return textRanges == other.textRanges && affinity == other.affinity && granularity == other.granularity
  }

  open override var hash: Int { textRanges.count }
}
