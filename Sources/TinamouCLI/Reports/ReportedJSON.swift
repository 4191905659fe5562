import Foundation
import ScreenSession

/// JSON that an application or a file of a report has, which is bounded before it is decoded.
package enum ReportedJSON {
  /// The reason why JSON is not decoded.
  package enum Failure: Error, Hashable, CustomStringConvertible {
    case tooLong(Int)
    case tooDeep
    case damaged

    package var description: String {
      switch self {
      case .tooLong(let limit): "it has more than \(ByteCount(UInt64(limit)))"
      case .tooDeep: JSONNesting.reason
      case .damaged: "it is damaged or of another version"
      }
    }
  }

  /// Decodes a value.
  ///
  /// - Parameter limit: the maximum number of bytes.
  package static func decode<Value: Decodable>(
    _ type: Value.Type, from data: Data, limit: Int = ReportedLines.longest
  ) throws(Failure) -> Value {
    try check(data, limit: limit)
    do { return try JSONDecoder().decode(type, from: data) } catch { throw .damaged }
  }

  /// Throws an error if data is longer or deeper than what is decoded.
  package static func check(_ data: Data, limit: Int = ReportedLines.longest) throws(Failure) {
    guard data.count <= limit else { throw .tooLong(limit) }
    guard !JSONNesting.isTooDeep(data) else { throw .tooDeep }
  }
}
