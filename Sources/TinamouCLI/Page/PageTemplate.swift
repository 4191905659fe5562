/// The document of a page: one file with its style sheet and script. That of a gallery loads `data.js` and what that names beside it,
/// after its own script, which listens to them; that of `preview` asks the server for them as JSON, and runs no script but its own.
/// Nothing else is loaded.
package enum PageTemplate {
  /// Returns the document of a folder.
  ///
  /// - Parameters:
  ///   - title: The page's title, until the data is loaded.
  ///   - data: The pictures that are listed where scripts do not run; none by default.
  package static func html(title: String, data: PageData? = nil) -> String {
    html(
      title: title, pictures: data.map(pictures), policy: folderPolicy,
      data: "<script src=\"data.js\" defer></script>", kind: "folder")
  }

  /// Returns the document that is served.
  static func served(title: String) -> String {
    html(title: title, pictures: nil, policy: servedPolicy, data: "", kind: "served")
  }

  private static func html(
    title: String, pictures: String?, policy: String, data: String, kind: String
  ) -> String {
    let values = [
      "title": title.pageMarkup, "css": css, "js": PageModules.page, "policy": policy, "data": data,
      "kind": kind,
      "pictures": pictures ?? "<p>This page needs scripts.</p>",
    ]
    // One pass, so that nothing in a value is taken for a place.
    var result = ""
    var rest = text(PackageResources.page_html)[...]
    while let start = rest.firstRange(of: "{{"), let end = rest[start.upperBound...].firstRange(of: "}}") {
      result += rest[..<start.lowerBound] + (values[String(rest[start.upperBound..<end.lowerBound])] ?? "")
      rest = rest[end.upperBound...]
    }
    return result + rest
  }

  // MARK: What documents load and run

  /// The policy of a page that is served: its own script and style sheet, and what it asks its server for.
  static let servedPolicy =
    "default-src 'none'; img-src 'self' data:; script-src \(scriptSource); style-src \(styleSource); "
    + "connect-src 'self'; base-uri 'none'; form-action 'none'"

  private static let folderPolicy =
    "default-src 'none'; img-src 'self' file: data:; script-src 'self' file: \(scriptSource); "
    + "style-src \(styleSource); base-uri 'none'; form-action 'none'"

  // Of what the elements contain: a line break comes after the tag.
  private static let scriptSource = SHA256.source(of: "\n" + PageModules.page)
  private static let styleSource = SHA256.source(of: "\n" + css)

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  private static let css = text(PackageResources.page_css)

  /// The pictures as a list, for where scripts do not run.
  private static func pictures(_ data: PageData) -> String {
    let items = data.screens.map { screen in
      let own = data.pictures.filter { $0.screen == screen.slug }.map { picture in
        let caption = [picture.device.name, picture.settings.orientation, picture.settings.appearance]
          .joined(separator: ", ").pageMarkup
        let address = picture.picture.pageAddress
        return
          "<figure><img src=\"\(address)\" alt=\"\(caption)\" loading=\"lazy\" width=\"240\"><figcaption>\(caption)</figcaption></figure>"
      }
      return "<section><h2>\(screen.name.pageMarkup)</h2>\(own.joined())</section>"
    }
    return items.joined(separator: "\n")
  }
}

extension String {
  /// The string escaped for HTML, with control characters replaced, which HTML does not permit.
  fileprivate var pageMarkup: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\u{0}"..."\u{1F}", "\u{7F}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A relative path as an address: all but unreserved characters and slashes are escaped.
  fileprivate var pageAddress: String {
    utf8.map { byte in
      let scalar = UnicodeScalar(byte)
      let isPlain = byte < 128 && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
      if isPlain || "/.-_~".unicodeScalars.contains(scalar) { return String(Character(scalar)) }
      let digits = String(byte, radix: 16, uppercase: true)
      return "%" + (digits.count < 2 ? "0" : "") + digits
    }.joined()
  }
}
