#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads XML into elements.
///
/// Documents come from anywhere, so that there are limits: no document type declaration (Interface Builder writes
/// none, and entities can blow up), a depth, a number of elements, a size.
final class ElementReader: NSObject, XMLParserDelegate {
  /// Views nest half as deep as elements. The deepest public document seen has 64 levels.
  static let depthLimit = 200
  static let elementLimit = 2_000_000
  static let sizeLimit = 256 << 20

  private var stack: [Open] = []
  private var root: InterfaceElement?
  private var count = 0
  private var failure: InterfaceDocumentError?
  /// Where the parser stood when it met the first error; afterwards it has read on.
  private var errorPlace: (line: Int, column: Int)?

  /// An element whose end has not been seen yet.
  private struct Open {
    var name: String
    var attributes: [String: String]
    var children: [InterfaceElement] = []
    var text = ""
    var line: Int
  }

  /// The root element of the document in `data`.
  static func read(_ data: Data) throws(InterfaceDocumentError) -> InterfaceElement {
    guard !data.isEmpty else { throw InterfaceDocumentError("the file is empty") }
    guard data.count <= sizeLimit else {
      throw InterfaceDocumentError("the file is larger than \(sizeLimit >> 20) MB")
    }
    let markup = markup(in: data)
    if let place = markup.declaration {
      throw InterfaceDocumentError(
        "a document type declaration, which documents of Interface Builder do not have", line: place.line,
        column: place.column)
    }
    if let place = invalidByte(in: data) {
      throw InterfaceDocumentError(
        "a byte that is not in the document's encoding", line: place.line, column: place.column)
    }
    let reader = ElementReader()
    var data = data
    for range in markup.bareInstructions {
      data.replaceSubrange(range, with: repeatElement(UInt8(ascii: " "), count: range.count))
    }
    let parser = XMLParser(data: data)
    parser.shouldProcessNamespaces = false
    parser.shouldResolveExternalEntities = false
    parser.delegate = reader
    let isGood = parser.parse()
    if let failure = reader.failure { throw failure }
    if !isGood || reader.root == nil {
      throw InterfaceDocumentError(
        message(of: parser.parserError), line: max(reader.errorPlace?.line ?? parser.lineNumber, 1),
        column: max(reader.errorPlace?.column ?? parser.columnNumber, 1))
    }
    return reader.root!
  }

  /// What must not reach the parser.
  private struct Markup {
    /// Where `<!DOCTYPE` or `<!ENTITY` stands outside comments and character data, if anywhere.
    var declaration: (line: Int, column: Int)?
    /// Processing instructions of a name alone, `<?name?>`, which mean nothing here: Foundation's parser takes the text
    /// they lack for a string and ends the process.
    var bareInstructions: [Range<Data.Index>] = []
  }

  private static func markup(in data: Data) -> Markup {
    var markup = Markup()
    data.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in
      var index = 0
      var line = 1
      var lineStart = 0
      func starts(with text: StaticString) -> Bool {
        guard index + text.utf8CodeUnitCount <= bytes.count else { return false }
        for offset in 0..<text.utf8CodeUnitCount where bytes[index + offset] != text.utf8Start[offset] {
          return false
        }
        return true
      }
      func skip(to text: StaticString) {
        while index < bytes.count, !starts(with: text) {
          if bytes[index] == 10 {
            line += 1
            lineStart = index + 1
          }
          index += 1
        }
      }
      while index < bytes.count {
        switch bytes[index] {
        case 10:
          line += 1
          lineStart = index + 1
        case 60:
          if starts(with: "<!--") {
            skip(to: "-->")
          } else if starts(with: "<![CDATA[") {
            skip(to: "]]>")
          } else if starts(with: "<!") {
            markup.declaration = (line, index - lineStart + 1)
            return
          } else if starts(with: "<?") {
            let start = index
            skip(to: "?>")
            let hasText = bytes[start..<index].contains { $0 == 32 || 9...13 ~= $0 }
            // What lacks a name, too, is for the parser to refuse.
            if !hasText, index > start + 2, index < bytes.count {
              markup.bareInstructions.append(data.startIndex + start..<data.startIndex + index + 2)
            }
          }
        default: break
        }
        index += 1
      }
    }
    return markup
  }

  /// Where bytes stop being UTF-8, the encoding of all documents, or a character stands that XML does not allow. The
  /// parser would end the process there.
  private static func invalidByte(in data: Data) -> (line: Int, column: Int)? {
    var line = 1
    var column = 0
    var decoder = UTF8()
    var bytes = data.makeIterator()
    while true {
      switch decoder.decode(&bytes) {
      case .scalarValue(let scalar):
        column += 1
        if scalar == "\n" {
          line += 1
          column = 0
        }
        if scalar.value < 32, scalar != "\n", scalar != "\r", scalar != "\t" { return (line, column) }
      case .emptyInput: return nil
      case .error: return (line, column + 1)
      }
    }
  }

  private static func message(of error: (any Error)?) -> String {
    guard let error = error as NSError? else { return "this is not well-formed XML" }
    // What libxml2's codes mean that truncated and damaged documents run into.
    let texts: [Int: String] = [
      4: "the document is empty", 5: "the document ends before its last element does",
      9: "a character that XML does not allow",
      23: "an entity without its semicolon", 26: "an entity that is not defined",
      38: "< in the value of an attribute",
      39: "the value of an attribute does not begin with a quotation mark",
      40: "the value of an attribute does not end", 41: "an attribute without value",
      42: "an attribute twice in one element",
      65: "white space is missing", 68: "a name is missing", 73: "> is missing",
      76: "an end tag that does not match its start tag",
      77: "the document ends before its last element does",
      81: "a byte that is not in the document's encoding",
    ]
    return texts[error.code] ?? "this is not well-formed XML (libxml2 error \(error.code))"
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String] = [:]
  ) {
    guard failure == nil else { return }
    count += 1
    if stack.count >= Self.depthLimit {
      return fail("elements are nested more than \(Self.depthLimit) deep", parser)
    }
    if count > Self.elementLimit { return fail("there are more than \(Self.elementLimit) elements", parser) }
    stack.append(Open(name: elementName, attributes: attributes, line: parser.lineNumber))
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName: String?
  ) {
    guard failure == nil, let open = stack.popLast() else { return }
    let element = InterfaceElement(
      name: open.name, attributes: open.attributes, children: open.children, text: open.text, line: open.line)
    if stack.isEmpty { root = element } else { stack[stack.count - 1].children.append(element) }
  }

  func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
    if errorPlace == nil { errorPlace = (parser.lineNumber, parser.columnNumber) }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    guard failure == nil, !stack.isEmpty else { return }
    let top = stack.count - 1
    // Indentation is no text; only a few kinds of element have any.
    if stack[top].text.isEmpty, string.allSatisfy(\.isWhitespace), stack[top].name != "string" { return }
    stack[top].text += string
  }

  func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data) {
    guard failure == nil, !stack.isEmpty else { return }
    stack[stack.count - 1].text += String(decoding: CDATABlock, as: UTF8.self)
  }

  private func fail(_ message: String, _ parser: XMLParser) {
    failure = InterfaceDocumentError(message, line: parser.lineNumber, column: max(parser.columnNumber, 0))
    parser.abortParsing()
  }
}
