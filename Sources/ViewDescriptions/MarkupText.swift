/// Text in XML and HTML.
package enum MarkupText {
  /// Returns a text with the characters of markup escaped. Control characters, which XML cannot have, are left out.
  package static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      default:
        if scalar.value >= 0x20, scalar.value < 0xfffe || scalar.value > 0xffff {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }
}
