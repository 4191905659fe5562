import Foundation

/// A location in the contents of a text content manager.
public protocol NSTextLocation: NSObjectProtocol {
  /// Compares the location with another one of the same contents.
  func compare(_ location: any NSTextLocation) -> ComparisonResult
}

/// A location of the package's: an offset in UTF-16 code units.
final class TextOffset: NSObject, NSTextLocation {
  let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }

  func compare(_ location: any NSTextLocation) -> ComparisonResult {
    guard let other = location as? TextOffset else {
      // A location of the application's knows how it compares.
      return ComparisonResult(rawValue: -location.compare(self).rawValue) ?? .orderedSame
    }
    return offset < other.offset
      ? .orderedAscending : offset > other.offset ? .orderedDescending : .orderedSame
  }

  override func isEqual(_ object: Any?) -> Bool { (object as? TextOffset)?.offset == offset }
  override var hash: Int { offset }
  override var description: String { "\(offset)" }
}

func < (left: any NSTextLocation, right: any NSTextLocation) -> Bool {
  left.compare(right) == .orderedAscending
}

func <= (left: any NSTextLocation, right: any NSTextLocation) -> Bool {
  left.compare(right) != .orderedDescending
}
