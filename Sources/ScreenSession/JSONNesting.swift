import Foundation

/// The nesting of JSON from outside, which is bounded before it is decoded: decoding takes a part of the stack for each level.
package enum JSONNesting {
  /// The most arrays and objects within each other.
  package static let limit = 64

  /// Returns whether arrays and objects are within each other more often than the limit. What is no JSON is judged by its brackets.
  package static func isTooDeep(_ json: Data) -> Bool {
    var (depth, isInText, isEscaped) = (0, false, false)
    for byte in json {
      if isEscaped {
        isEscaped = false
      } else if isInText {
        if byte == UInt8(ascii: "\\") { isEscaped = true }
        if byte == UInt8(ascii: "\"") { isInText = false }
      } else {
        switch byte {
        case UInt8(ascii: "\""): isInText = true
        case UInt8(ascii: "["), UInt8(ascii: "{"):
          depth += 1
          if depth > limit { return true }
        case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
        default: break
        }
      }
    }
    return false
  }

  /// The reason that is told.
  package static let reason = "it has more than \(limit) arrays and objects within each other"
}
