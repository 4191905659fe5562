import Foundation

/// Values as JSON in one line.
public enum JSONLine {
  /// The JSON of a value, keys in order. Characters that some programs take for the end of a line are escaped; numbers that
  /// are none are texts.
  public static func text(of value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    let text = String(decoding: try encoder.encode(value), as: UTF8.self)
    guard text.unicodeScalars.contains(where: { breaks.contains($0.value) }) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if breaks.contains(scalar.value) {
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Next line, line separator and paragraph separator: inside of strings only.
  private static let breaks: Set<UInt32> = [0x85, 0x2028, 0x2029]
}
