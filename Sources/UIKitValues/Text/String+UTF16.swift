import Foundation

extension String {
  /// Returns a range of UTF-16 code units clamped to the string.
  package func clamped(_ range: Range<Int>) -> Range<Int> {
    let count = utf16.count
    let low = min(max(0, range.lowerBound), count)
    return low..<min(max(low, range.upperBound), count)
  }

  /// Returns the substring of a range of UTF-16 code units.
  package func utf16Text(in range: Range<Int>) -> String {
    let units = Array(utf16)
    return String(decoding: units[clamped(range)], as: UTF16.self)
  }

  /// Returns the next or previous character boundary, in UTF-16 code units; `nil` at the end.
  package func characterBoundary(from offset: Int, forward: Bool) -> Int? {
    let offset = min(max(offset, 0), utf16.count)
    if forward {
      var next = 0
      for character in self {
        next += character.utf16.count
        if next > offset { return next }
      }
      return nil
    }
    var last: Int?
    var next = 0
    for character in self {
      if next >= offset { break }
      last = next
      next += character.utf16.count
    }
    return last
  }
}
