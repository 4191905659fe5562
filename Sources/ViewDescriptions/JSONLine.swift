import Foundation

/// Values as JSON in a single line.
public enum JSONLine {
  /// Returns the JSON of a value with sorted keys. Characters that some programs treat as line breaks are
  /// escaped; infinities and NaN become strings.
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

  /// Next line, line separator and paragraph separator, which occur only inside of strings.
  private static let breaks: Set<UInt32> = [0x85, 0x2028, 0x2029]
}
