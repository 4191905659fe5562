import Foundation

/// A range of the contents of a text content manager, from a location up to another one.
open class NSTextRange: NSObject {
  /// The start of the range.
  public let location: any NSTextLocation
  /// The end of the range, which is not part of it.
  public let endLocation: any NSTextLocation

  /// Creates a range; `nil` if the end is before the start. Without an end the range is empty.
  public init?(location: any NSTextLocation, end endLocation: (any NSTextLocation)?) {
    let end = endLocation ?? location
    guard location <= end else { return nil }
    self.location = location
    self.endLocation = end
    super.init()
  }

  /// Creates an empty range.
  public convenience init(location: any NSTextLocation) {
    self.init(from: location, to: location)
  }

  /// Creates a range with an end that is not before its start.
  init(from location: any NSTextLocation, to endLocation: any NSTextLocation) {
    self.location = location
    self.endLocation = endLocation
    super.init()
  }

  /// A Boolean value that indicates whether the range is empty.
  open var isEmpty: Bool { location.compare(endLocation) == .orderedSame }

  /// Returns whether both ranges have the same start and end.
  open func isEqual(to textRange: NSTextRange) -> Bool {
    location.compare(textRange.location) == .orderedSame
      && endLocation.compare(textRange.endLocation) == .orderedSame
  }

  /// Returns whether a location is in the range. An empty range contains none.
  open func contains(_ location: any NSTextLocation) -> Bool {
    self.location <= location && location < endLocation
  }

  /// Returns whether another range is in this one.
  open func contains(_ textRange: NSTextRange) -> Bool {
    location <= textRange.location && textRange.endLocation <= endLocation
  }

  /// Returns whether both ranges share a location.
  open func intersects(_ textRange: NSTextRange) -> Bool {
    location < textRange.endLocation && textRange.location < endLocation
  }

  /// Returns the range of the locations that both ranges share; `nil` if there are none.
  open func intersection(_ textRange: NSTextRange) -> NSTextRange? {
    let start = location < textRange.location ? textRange.location : location
    let end = endLocation < textRange.endLocation ? endLocation : textRange.endLocation
    guard start <= end, start < end || isEmpty || textRange.isEmpty else { return nil }
    return Self.make(start, end)
  }

  /// Returns the smallest range that contains both ranges.
  open func union(_ textRange: NSTextRange) -> NSTextRange {
    Self.make(
      location < textRange.location ? location : textRange.location,
      endLocation < textRange.endLocation ? textRange.endLocation : endLocation)
  }

  private static func make(_ start: any NSTextLocation, _ end: any NSTextLocation) -> NSTextRange {
    NSTextRange(from: start, to: end)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSTextRange).map(isEqual(to:)) ?? false
  }

  open override var hash: Int { location.hash }
  open override var description: String { "\(location)...\(endLocation)" }
}

extension NSTextRange {
  /// Creates a range of offsets.
  convenience init(_ range: Range<Int>) {
    self.init(from: TextOffset(range.lowerBound), to: TextOffset(range.upperBound))
  }
}
