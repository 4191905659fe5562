import CLibXML2
import Foundation

/// A reader of HTML as attributed text: paragraphs, headings, lists, fonts, colors, links. It applies
/// `<style>` rules with element and class selectors; tables become lines; images are omitted.
///
/// Sizes and spacing are those of WebKit's style sheet with a body size of 12 points, which is UIKit's
/// default.
package struct HTMLText {
  private let result = NSMutableAttributedString()
  private var rules: [(selector: String, declarations: [String: String])] = []
  /// A Boolean value that indicates whether the next whitespace is collapsed: after whitespace or at the
  /// start of a line.
  private var endsInBlank = true
  /// A Boolean value that indicates whether a block element has ended.
  private var needsNewline = false

  /// The computed style of an element.
  private struct Style {
    package var family = "Times New Roman"
    package var size: CGFloat = 12
    var isBold = false
    package var isItalic = false
    package var isUnderlined = false
    var isStruck = false
    package var color: UIColor?
    package var background: UIColor?
    package var link: String?
    package var alignment = NSTextAlignment.natural
    package var spacing: CGFloat = 0
    var spacingBefore: CGFloat = 0
    package var lineHeight: CGFloat = 0
    package var indent: CGFloat = 0
    package var baseline: CGFloat = 0
    var keepsBlanks = false
    var marker: String?
  }

  /// Returns the text of a document; `nil` if it cannot be parsed.
  package static func read(_ data: Data) -> NSAttributedString? {
    // HTML that declares no encoding is read as UTF-8.
    let hasEncoding = String(decoding: data.prefix(1024), as: UTF8.self).lowercased().contains("charset")
    // The parser would wrap text outside of a body in a paragraph, unlike in a page.
    let isWhole = String(decoding: data, as: UTF8.self).range(of: "<body", options: .caseInsensitive) != nil
    let page = isWhole ? data : Data("<body>".utf8) + data + Data("</body>".utf8)
    let document = page.withUnsafeBytes { bytes in
      htmlReadMemory(
        bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(clamping: page.count), nil,
        hasEncoding ? nil : "UTF-8",
        Int32(
          HTML_PARSE_RECOVER.rawValue | HTML_PARSE_NOERROR.rawValue | HTML_PARSE_NOWARNING.rawValue
            | HTML_PARSE_NONET.rawValue))
    }
    guard let document else { return data.allSatisfy { $0 <= 32 } ? NSAttributedString() : nil }
    defer { xmlFreeDoc(document) }
    var reader = HTMLText()
    if let root = xmlDocGetRootElement(document) {
      reader.readRules(root)
      reader.read(root, Style(), depth: 0)
    }
    return reader.result
  }

  private static func text(_ string: UnsafePointer<xmlChar>?) -> String {
    string.map { String(cString: UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self)) } ?? ""
  }

  private static func attribute(_ name: String, of node: xmlNodePtr) -> String? {
    guard let value = xmlGetProp(node, name) else { return nil }
    defer { tinamou_xmlFree(value) }
    return text(value)
  }

  private static func children(of node: xmlNodePtr) -> [xmlNodePtr] {
    Array(sequence(first: node.pointee.children) { $0?.pointee.next }.prefix { $0 != nil }.compactMap { $0 })
  }

  // MARK: Rules

  private mutating func readRules(_ root: xmlNodePtr) {
    var pending = [root]
    while let node = pending.popLast() {
      pending += Self.children(of: node).filter { $0.pointee.type == XML_ELEMENT_NODE }
      guard Self.text(node.pointee.name).lowercased() == "style", let content = xmlNodeGetContent(node) else {
        continue
      }
      defer { tinamou_xmlFree(content) }
      for rule in Self.text(content).split(separator: "}") {
        let parts = rule.split(separator: "{", maxSplits: 1)
        guard parts.count == 2 else { continue }
        for selector in parts[0].split(separator: ",") {
          let name = selector.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
          rules.append((name, Self.declarations(String(parts[1]))))
        }
      }
    }
  }

  private static func declarations(_ text: String) -> [String: String] {
    var result: [String: String] = [:]
    for declaration in text.split(separator: ";") {
      let parts = declaration.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      result[parts[0].trimmingCharacters(in: .whitespacesAndNewlines).lowercased()] =
        parts[1].trimmingCharacters(in: .whitespacesAndNewlines)
    }
    return result
  }

  // MARK: Elements

  private static let blocks: Set<String> = [
    "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "blockquote", "pre", "section",
    "article",
    "header", "footer", "table", "tr", "hr", "dl", "dt", "dd", "center", "address", "body",
  ]
  private static let silent: Set<String> = ["head", "style", "script", "title", "template", "noscript"]
  /// The sizes of headings, relative to the surrounding text.
  private static let headings: [String: CGFloat] = [
    "h1": 2, "h2": 1.5, "h3": 1.17, "h4": 1, "h5": 0.83, "h6": 0.67,
  ]

  private mutating func read(_ node: xmlNodePtr, _ outer: Style, depth: Int) {
    guard depth < 200 else { return }
    if node.pointee.type == XML_TEXT_NODE || node.pointee.type == XML_CDATA_SECTION_NODE {
      return write(Self.text(node.pointee.content), outer)
    }
    guard node.pointee.type == XML_ELEMENT_NODE else { return }
    let name = Self.text(node.pointee.name).lowercased()
    guard !Self.silent.contains(name) else { return }
    if name == "br" {
      result.append(NSAttributedString(string: "\n", attributes: attributes(outer)))
      endsInBlank = true
      return
    }
    var style = outer
    style.marker = nil
    let isBlock = Self.blocks.contains(name)
    if isBlock {
      style.spacing = 0
      style.spacingBefore = 0
      style.background = nil
    }
    change(&style, for: name, node)
    for rule in rules where rule.selector == "*" || rule.selector == name {
      apply(rule.declarations, to: &style)
    }
    for kind in (Self.attribute("class", of: node) ?? "").lowercased().split(separator: " ") {
      for rule in rules where rule.selector == ".\(kind)" || rule.selector == "\(name).\(kind)" {
        apply(rule.declarations, to: &style)
      }
    }
    if let own = Self.attribute("style", of: node) { apply(Self.declarations(own), to: &style) }
    if isBlock { startBlock() }
    var number = 0
    for child in Self.children(of: node) {
      var inner = style
      if name == "ol" || name == "ul", Self.text(child.pointee.name).lowercased() == "li" {
        number += 1
        inner.marker = name == "ol" ? "\t\(number).\t" : "\t•\t"
      }
      if name == "li", let marker = outer.marker, result.length == blockStart {
        result.append(NSAttributedString(string: marker, attributes: attributes(style)))
        endsInBlank = true
      }
      read(child, inner, depth: depth + 1)
    }
    if isBlock { needsNewline = result.length > 0 && name != "body" || needsNewline }
    if isBlock, name != "body", result.length > 0 { endBlock(style) }
  }

  private var blockStart: Int {
    let text = result.string as NSString
    return text.length == 0 || text.character(at: text.length - 1) == 10 ? text.length : -1
  }

  private mutating func change(_ style: inout Style, for name: String, _ node: xmlNodePtr) {
    switch name {
    case "b", "strong", "th": style.isBold = true
    case "i", "em", "cite", "var", "dfn", "address": style.isItalic = true
    case "u", "ins": style.isUnderlined = true
    case "s", "strike", "del": style.isStruck = true
    case "small": style.size *= 0.83
    case "big": style.size *= 1.2
    case "sup":
      style.baseline += style.size * 0.33
      style.size *= 0.83
    case "sub":
      style.baseline -= style.size * 0.2
      style.size *= 0.83
    case "code", "tt", "kbd", "samp": style.family = "Courier"
    case "pre":
      style.family = "Courier"
      style.keepsBlanks = true
      style.spacing = style.size
    case "mark": style.background = .yellow
    case "center": style.alignment = .center
    case "p": style.spacing = style.size
    case "blockquote":
      style.indent += 40
      style.spacing = style.size
    case "ul", "ol": style.indent += 36
    case "dd": style.indent += 40
    case "a":
      if let address = Self.attribute("href", of: node) {
        style.link = address
        style.color = UIColor(red: 0, green: 0, blue: 238 / 255, alpha: 1)
        style.isUnderlined = true
      }
    case "font":
      if let color = Self.attribute("color", of: node).flatMap(Self.color) { style.color = color }
      if let face = Self.attribute("face", of: node) { style.family = Self.family(face) }
      if let size = Self.attribute("size", of: node).flatMap({ Int($0) }) {
        style.size = [7.5, 7.5, 10, 12, 13.5, 18, 24, 36][min(max(size, 0), 7)]
      }
    default:
      if let factor = Self.headings[name] {
        let base = style.size
        style.size = base * factor
        style.isBold = true
        style.spacing = base
      }
    }
    if let align = Self.attribute("align", of: node) { apply(["text-align": align], to: &style) }
  }

  private func apply(_ declarations: [String: String], to style: inout Style) {
    for (key, value) in declarations.sorted(by: { $0.key < $1.key }) {
      let plain = value.lowercased().replacingOccurrences(of: "!important", with: "")
        .trimmingCharacters(in: .whitespaces)
      switch key {
      case "color": style.color = Self.color(plain) ?? style.color
      case "background-color", "background": style.background = Self.color(plain) ?? style.background
      case "font-family": style.family = Self.family(value)
      case "font-size": style.size = Self.length(plain, of: style.size) ?? style.size
      case "font-weight": style.isBold = plain.hasPrefix("bold") || (Int(plain) ?? 400) >= 600
      case "font-style": style.isItalic = plain == "italic" || plain == "oblique"
      case "text-decoration", "text-decoration-line":
        style.isUnderlined = plain.contains("underline")
        style.isStruck = plain.contains("line-through")
      case "text-align":
        switch plain {
        case "center": style.alignment = .center
        case "right", "end": style.alignment = .right
        case "left", "start": style.alignment = .left
        case "justify": style.alignment = .justified
        default: break
        }
      case "line-height":
        style.lineHeight =
          (Double(plain).map { CGFloat($0) * style.size }) ?? Self.length(plain, of: style.size) ?? 0
      case "margin-bottom": style.spacing = Self.length(plain, of: style.size) ?? style.spacing
      case "margin-top": style.spacingBefore = Self.length(plain, of: style.size) ?? style.spacingBefore
      case "white-space": style.keepsBlanks = plain.hasPrefix("pre")
      default: break
      }
    }
  }

  // MARK: Text

  private mutating func startBlock() {
    needsNewline = false
    endsInBlank = true
    if blockStart < 0, result.length > 0 {
      result.append(
        NSAttributedString(
          string: "\n", attributes: result.attributes(at: result.length - 1, effectiveRange: nil)))
    }
  }

  private mutating func endBlock(_ style: Style) {
    endsInBlank = true
    if blockStart < 0 { result.append(NSAttributedString(string: "\n", attributes: attributes(style))) }
  }

  private mutating func write(_ text: String, _ style: Style) {
    var written = ""
    if style.keepsBlanks {
      written = text
    } else {
      for character in text {
        if character.isNewline || character == " " || character == "\t" {
          if !endsInBlank { written.append(" ") }
          endsInBlank = true
        } else {
          written.append(character)
          endsInBlank = false
        }
      }
    }
    guard !written.isEmpty else { return }
    result.append(NSAttributedString(string: written, attributes: attributes(style)))
  }

  private func attributes(_ style: Style) -> [NSAttributedString.Key: Any] {
    var result: [NSAttributedString.Key: Any] = [:]
    result[.font] = Self.font(style)
    if let color = style.color { result[.foregroundColor] = color }
    if let background = style.background { result[.backgroundColor] = background }
    if style.isUnderlined { result[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if style.isStruck { result[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    if style.baseline != 0 { result[.baselineOffset] = style.baseline }
    if let link = style.link { result[.link] = URL(string: link) as Any? ?? link }
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = style.alignment
    paragraph.paragraphSpacing = style.spacing
    paragraph.paragraphSpacingBefore = style.spacingBefore
    paragraph.headIndent = style.indent
    paragraph.firstLineHeadIndent = style.marker == nil && style.indent != 36 ? style.indent : 0
    if style.lineHeight > 0 {
      paragraph.minimumLineHeight = style.lineHeight
      paragraph.maximumLineHeight = style.lineHeight
    }
    if style.indent >= 36 {
      paragraph.tabStops = [
        NSTextTab(textAlignment: .left, location: style.indent - 25, options: [:]),
        NSTextTab(textAlignment: .natural, location: style.indent, options: [:]),
      ]
    }
    result[.paragraphStyle] = paragraph
    return result
  }

  private static func font(_ style: Style) -> UIFont {
    let isSystem = ["-apple-system", "system-ui", ".applesystemuifont", "san francisco", "sans-serif"]
      .contains(style.family.lowercased())
    var font = isSystem ? UIFont.systemFont(ofSize: style.size) : UIFont(name: style.family, size: style.size)
    if font == nil {
      font = UIFont(descriptor: UIFontDescriptor(fontAttributes: [.family: style.family]), size: style.size)
    }
    let found = font ?? UIFont.systemFont(ofSize: style.size)
    var traits: UIFontDescriptor.SymbolicTraits = []
    if style.isBold { traits.insert(.traitBold) }
    if style.isItalic { traits.insert(.traitItalic) }
    guard !traits.isEmpty, let descriptor = found.fontDescriptor.withSymbolicTraits(traits) else {
      return found
    }
    return UIFont(descriptor: descriptor, size: style.size)
  }

  // MARK: Values

  private static func family(_ value: String) -> String {
    let first = value.split(separator: ",").first.map(String.init) ?? value
    return first.trimmingCharacters(in: CharacterSet(charactersIn: " '\"\n\t"))
  }

  /// Returns a length in points; `px` and `pt` both count as points.
  private static func length(_ value: String, of size: CGFloat) -> CGFloat? {
    func number(_ suffix: String) -> CGFloat? {
      value.hasSuffix(suffix) ? Double(value.dropLast(suffix.count)).map { CGFloat($0) } : nil
    }
    let result =
      number("px") ?? number("pt") ?? number("rem").map { $0 * 12 } ?? number("em").map { $0 * size }
      ?? number("%").map { $0 * size / 100 } ?? Double(value).map { CGFloat($0) }
    return result.flatMap { $0.isFinite && $0 >= 0 && $0 < 10_000 ? $0 : nil }
  }

  private static let names: [String: UInt32] = [
    "black": 0x000000, "white": 0xffffff, "red": 0xff0000, "green": 0x008000, "blue": 0x0000ff,
    "gray": 0x808080,
    "grey": 0x808080, "silver": 0xc0c0c0, "maroon": 0x800000, "yellow": 0xffff00, "olive": 0x808000,
    "lime": 0x00ff00, "aqua": 0x00ffff, "cyan": 0x00ffff, "teal": 0x008080, "navy": 0x000080,
    "fuchsia": 0xff00ff,
    "magenta": 0xff00ff, "purple": 0x800080, "orange": 0xffa500, "brown": 0xa52a2a, "pink": 0xffc0cb,
    "darkgray": 0xa9a9a9, "lightgray": 0xd3d3d3,
  ]

  private static func color(_ value: String) -> UIColor? {
    let value = value.trimmingCharacters(in: .whitespaces).lowercased()
    func color(_ number: UInt32) -> UIColor {
      UIColor(
        red: CGFloat(number >> 16 & 255) / 255, green: CGFloat(number >> 8 & 255) / 255,
        blue: CGFloat(number & 255) / 255, alpha: 1)
    }
    if let number = names[value] { return color(number) }
    if value.hasPrefix("#") {
      var digits = String(value.dropFirst())
      if digits.count == 3 { digits = digits.map { "\($0)\($0)" }.joined() }
      return digits.count == 6 ? UInt32(digits, radix: 16).map(color) : nil
    }
    guard value.hasPrefix("rgb") else { return nil }
    let parts = value.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }.split { $0 == "," || $0 == " " }
      .compactMap { Double($0) }
    guard parts.count >= 3 else { return nil }
    return UIColor(
      red: CGFloat(parts[0] / 255), green: CGFloat(parts[1] / 255), blue: CGFloat(parts[2] / 255),
      alpha: parts.count > 3 ? CGFloat(parts[3]) : 1)
  }
}
