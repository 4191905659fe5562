import Foundation

/// Scripts beside a page, which hand values over to it.
package enum PageScript {
  /// Returns a script that sends an event to the page's document. The page needs no name that scripts share: its own script is a
  /// module.
  ///
  /// - Parameters:
  ///   - name: The name of the event.
  ///   - detail: The values, an expression.
  static func event(_ name: String, detail: String) -> String {
    "document.dispatchEvent(new CustomEvent(\"\(name)\", { detail: \(detail) }));\n"
  }

  /// Returns JSON that is the same value in a script, wherever the script is: no tag or comment of HTML begins
  /// in it, and no line ends that JSON permits in strings and old scripts do not.
  ///
  /// - Parameter json: JSON, in which these characters occur in strings only.
  package static func literal(_ json: String) -> String {
    guard json.unicodeScalars.contains(where: { escapes[$0] != nil }) else { return json }
    var result = ""
    for scalar in json.unicodeScalars {
      if let escape = escapes[scalar] { result += escape } else { result.unicodeScalars.append(scalar) }
    }
    return result
  }

  private static let escapes: [UnicodeScalar: String] = [
    "<": "\\u003c", ">": "\\u003e", "&": "\\u0026", "\u{2028}": "\\u2028", "\u{2029}": "\\u2029",
  ]
}
