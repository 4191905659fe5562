import Foundation

/// A writer of attributed text as HTML: paragraphs, fonts, colors, underlines and links, as `HTMLText` reads them.
struct HTMLWriter {
  private let text: NSAttributedString

  init(_ text: NSAttributedString) { self.text = text }

  /// The document.
  var document: String {
    var body = ""
    let string = text.string as NSString
    var start = 0
    while start < string.length {
      let range = string.paragraphRange(for: NSRange(location: start, length: 0))
      body += paragraph(range, of: string)
      start = range.location + max(range.length, 1)
    }
    return """
      <!DOCTYPE html>
      <html>
      <head>
      <meta charset="UTF-8">
      </head>
      <body>
      \(body)</body>
      </html>

      """
  }

  private func paragraph(_ range: NSRange, of string: NSString) -> String {
    var content = NSRange(location: range.location, length: range.length)
    while content.length > 0, let last = UnicodeScalar(string.character(at: NSMaxRange(content) - 1)),
      CharacterSet.newlines.contains(last)
    {
      content.length -= 1
    }
    let style =
      range.length > 0
      ? text.attribute(.paragraphStyle, at: range.location, effectiveRange: nil) as? NSParagraphStyle : nil
    let alignment: String? =
      switch style?.alignment {
      case .left: "left"
      case .right: "right"
      case .center: "center"
      case .justified: "justify"
      default: nil
      }
    let rules = ["margin: 0"] + (alignment.map { ["text-align: \($0)"] } ?? [])
    var spans = ""
    text.enumerateAttributes(in: content, options: []) { attributes, part, _ in
      spans += span(string.substring(with: part), attributes)
    }
    return "<p style=\"\(rules.joined(separator: "; "))\">\(spans.isEmpty ? "<br>" : spans)</p>\n"
  }

  private func span(_ words: String, _ attributes: [NSAttributedString.Key: Any]) -> String {
    var rules: [String] = []
    if let font = attributes[.font] as? UIFont {
      let traits = font.fontDescriptor.symbolicTraits
      rules.append("font-family: '\(font.familyName.replacingOccurrences(of: "'", with: ""))'")
      rules.append("font-size: \(Self.number(font.pointSize))px")
      if traits.contains(.traitBold) { rules.append("font-weight: bold") }
      if traits.contains(.traitItalic) { rules.append("font-style: italic") }
    }
    if let color = attributes[.foregroundColor] as? UIColor { rules.append("color: \(Self.color(color))") }
    if let color = attributes[.backgroundColor] as? UIColor {
      rules.append("background-color: \(Self.color(color))")
    }
    var lines: [String] = []
    func isLine(_ key: NSAttributedString.Key) -> Bool {
      (attributes[key] as? Int ?? (attributes[key] as? NSNumber)?.intValue ?? 0) != 0
    }
    if isLine(.underlineStyle) { lines.append("underline") }
    if isLine(.strikethroughStyle) { lines.append("line-through") }
    if !lines.isEmpty { rules.append("text-decoration: \(lines.joined(separator: " "))") }
    let escaped = Self.escaped(words).replacingOccurrences(of: "\u{2028}", with: "<br>")
    let style = Self.escaped(rules.joined(separator: "; "))
    var result = rules.isEmpty ? escaped : "<span style=\"\(style)\">\(escaped)</span>"
    let link = (attributes[.link] as? URL)?.absoluteString ?? attributes[.link] as? String
    if let link { result = "<a href=\"\(Self.escaped(link))\">\(result)</a>" }
    return result
  }

  private static func number(_ value: CGFloat) -> String {
    value == value.rounded() ? "\(Int(value))" : "\(Double(value))"
  }

  private static func color(_ color: UIColor) -> String {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    func byte(_ value: CGFloat) -> Int { Int((min(max(value, 0), 1) * 255).rounded()) }
    let numbers = "\(byte(red)), \(byte(green)), \(byte(blue))"
    return alpha >= 1 ? "rgb(\(numbers))" : "rgba(\(numbers), \(number(alpha)))"
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text.unicodeScalars {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }
}
