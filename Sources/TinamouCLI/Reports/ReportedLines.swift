import Foundation

/// Takes lines out of bytes of another process that come in parts.
package struct ReportedLines {
  /// The maximum number of bytes of a line. A picture of the largest size has fewer.
  package static let longest = 1 << 28

  private let limit: Int
  private var bytes: [UInt8] = []
  /// The position of the first byte that was not looked at.
  private var scanned = 0
  /// A Boolean value that indicates whether a line is longer than the limit; nothing after it is taken.
  package private(set) var isTooLong = false

  package init(limit: Int = ReportedLines.longest) { self.limit = limit }

  /// Adds bytes and returns the lines that end in them.
  package mutating func add(_ new: some Collection<UInt8>) -> [Data] {
    guard !isTooLong else { return [] }
    bytes.append(contentsOf: new)
    var (result, start): ([Data], Int) = ([], 0)
    while let end = bytes[scanned...].firstIndex(of: 10), end - start <= limit {
      result.append(Data(bytes[start..<end]))
      start = end + 1
      scanned = start
    }
    if start > 0 { bytes.removeFirst(start) }
    scanned = bytes.count
    if bytes.count > limit {
      isTooLong = true
      bytes = []
      scanned = 0
    }
    return result
  }

  /// The bytes after the last complete line.
  package var rest: Data { Data(bytes) }
}
