import Foundation

/// The texts of applications, as terminals, logs and reports show them.
///
/// An application's words can have sequences that control a terminal or its clipboard, and lines that services of continuous
/// integration carry out as commands. They are made visible where they leave the tool.
package enum ReportedText {
  /// Returns whether a scalar is a control character, or changes the direction or the line of a text.
  static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<32, 127..<160, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }

  /// Returns a text in which control characters are escaped, except for line breaks and tabs, and in which no line is a command of
  /// a service of continuous integration.
  package static func lines(_ text: String) -> String {
    var text = text
    guard !text.withUTF8(isPlain) else { return text }
    var result = ""
    // Commands begin a line with `::`, or have `##[`, `##vso[` or `##teamcity[` anywhere.
    var isBlank = true
    var scalars = Substring(text).unicodeScalars
    while let scalar = scalars.popFirst() {
      if scalar == "\r", scalars.first == "\n" { continue }
      if scalar == "\n" || scalar == "\t" {
        result.unicodeScalars.append(scalar)
        isBlank = isBlank || scalar == "\n"
        continue
      }
      if isControl(scalar) {
        result += escape(scalar)
      } else if scalar == ":", isBlank, scalars.first == ":" {
        result += "\\u{3a}"
      } else if scalar == "#", scalars.first == "#", beginsCommand(scalars.dropFirst()) {
        result += "\\u{23}"
      } else {
        result.unicodeScalars.append(scalar)
      }
      isBlank = isBlank && scalar.properties.isWhitespace
    }
    return result
  }

  /// Returns a text in one line, with control characters escaped.
  package static func line(_ text: String) -> String {
    let text = lines(text)
    guard text.utf8.contains(where: { $0 == 9 || $0 == 10 }) else { return text }
    return text.replacing("\n", with: "\\n").replacing("\t", with: "\\t")
  }

  /// Returns JSON whose control characters other than line breaks are escaped as strings of JSON have them.
  package static func json(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { isControl($0) && $0 != "\n" }) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if isControl(scalar), scalar != "\n" {
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    scalar == "\r" ? "\\r" : "\\u{\(String(scalar.value, radix: 16))}"
  }

  /// Returns whether letters and a bracket follow, as in `##vso[`.
  private static func beginsCommand(_ scalars: Substring.UnicodeScalarView) -> Bool {
    let rest = scalars.prefix(32).drop { $0.properties.isAlphabetic }
    return rest.first == "["
  }

  /// Returns whether a text has nothing to escape. Most texts are checked by their bytes only.
  private static func isPlain(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var last: UInt8 = 0
    for byte in bytes {
      switch byte {
      case 9, 10: break
      case 0..<32, 127: return false
      // The first bytes of the other control characters, among others.
      case 0xC2, 0xE2, 0xEF: return false
      case UInt8(ascii: ":") where last == byte, UInt8(ascii: "#") where last == byte: return false
      default: break
      }
      last = byte
    }
    return true
  }
}
