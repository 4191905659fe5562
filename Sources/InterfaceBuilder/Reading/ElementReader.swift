import CLibXML2

/// Parses XML into elements with libxml2, in one pass.
///
/// Documents are untrusted, so that there are limits: no document type declaration (Interface Builder writes
/// none, and entities can expand exponentially), a maximum depth, number of elements, and sizes. Nothing
/// external is loaded.
final class ElementReader {
  /// The maximum nesting of elements, about twice that of views. The deepest public document seen has 64
  /// levels.
  static let depthLimit = 200
  static let elementLimit = 2_000_000
  static let sizeLimit = 256 << 20
  /// The maximum length in bytes of a text or an attribute's value.
  static let textLimit = 16 << 20
  /// The maximum number of attributes of an element. libxml2 compares each with all before it. The largest
  /// number seen in a public document is 20.
  static let attributeLimit = 1000

  private var stack: [Open] = []
  private var root: InterfaceElement?
  private var count = 0
  private var failure: InterfaceDocumentError?
  private let context: xmlParserCtxtPtr

  /// An element whose end has not been parsed.
  private struct Open {
    var name: String
    var attributes: [String: String]
    var children: [InterfaceElement] = []
    var text = ""
    var line: Int
  }

  /// libxml2 has to be initialized once before several threads use it.
  private static let library: Void = xmlInitParser()

  /// Parses a document, whose encoding is given by its declaration or byte order mark, and returns the root
  /// element.
  static func read(_ data: Data) throws(InterfaceDocumentError) -> InterfaceElement {
    guard !data.isEmpty else { throw InterfaceDocumentError("the file is empty") }
    guard data.count <= sizeLimit else {
      throw InterfaceDocumentError("the file is larger than \(sizeLimit >> 20) MB")
    }
    if let failure = AttributeCount.failure(in: data) { throw failure }
    _ = library
    // libxml2 uses the bytes until they have been parsed, which is before this closure returns.
    let result = data.withUnsafeBytes { bytes -> Result<InterfaceElement, InterfaceDocumentError> in
      let start = bytes.bindMemory(to: CChar.self).baseAddress
      guard let context = xmlCreateMemoryParserCtxt(start, Int32(bytes.count)) else {
        return .failure(InterfaceDocumentError("there is no memory to read the file"))
      }
      defer { xmlFreeParserCtxt(context) }
      return ElementReader(context).parse()
    }
    return try result.get()
  }

  private init(_ context: xmlParserCtxtPtr) {
    self.context = context
  }

  private func parse() -> Result<InterfaceElement, InterfaceDocumentError> {
    // The limits are this reader's own: libxml2's messages for its limits are misleading. The only entities
    // are those of XML itself, also in the values of attributes.
    xmlCtxtUseOptions(
      context, Int32(XML_PARSE_NONET.rawValue | XML_PARSE_HUGE.rawValue | XML_PARSE_NOENT.rawValue))
    var handler = xmlSAXHandler()
    handler.initialized = XML_SAX2_MAGIC
    handler.startElementNs = { reader, name, prefix, _, _, _, count, _, attributes in
      ElementReader.of(reader)?.start(ElementReader.name(name, prefix), Int(count), attributes)
    }
    handler.endElementNs = { reader, _, _, _ in ElementReader.of(reader)?.end() }
    handler.characters = { reader, text, count in ElementReader.of(reader)?.add(text, count, isData: false) }
    handler.ignorableWhitespace = handler.characters
    handler.cdataBlock = { reader, text, count in ElementReader.of(reader)?.add(text, count, isData: true) }
    handler.internalSubset = { reader, _, _, _ in ElementReader.of(reader)?.refuseDeclaration() }
    handler.getEntity = { _, name in xmlGetPredefinedEntity(name) }
    handler.serror = { reader, error in
      guard let error else { return }
      ElementReader.of(reader)?.note(error.pointee)
    }
    context.pointee.sax.pointee = handler
    // The reader outlives the parsing, and the context is not shared.
    context.pointee.userData = Unmanaged.passUnretained(self).toOpaque()
    xmlParseDocument(context)
    context.pointee.userData = nil
    if let failure { return .failure(failure) }
    guard let root, context.pointee.wellFormed == 1 else {
      return .failure(InterfaceDocumentError("this is not well-formed XML", line: 1, column: 1))
    }
    return .success(root)
  }

  private static func of(_ pointer: UnsafeMutableRawPointer?) -> ElementReader? {
    pointer.map { Unmanaged<ElementReader>.fromOpaque($0).takeUnretainedValue() }
  }

  // MARK: Events

  /// Returns a qualified name as written.
  private static func name(_ name: UnsafePointer<xmlChar>?, _ prefix: UnsafePointer<xmlChar>?) -> String {
    let local = name.map { String(cString: $0) } ?? ""
    return prefix.map { String(cString: $0) + ":" + local } ?? local
  }

  /// Handles a start tag.
  ///
  /// - Parameter attributes: For each attribute a local name, a prefix, a namespace, and the beginning and
  ///   end of its value.
  private func start(
    _ name: String, _ attributeCount: Int, _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
  ) {
    guard failure == nil else { return }
    count += 1
    if stack.count >= Self.depthLimit {
      return fail("elements are nested more than \(Self.depthLimit) deep")
    }
    if count > Self.elementLimit { return fail("there are more than \(Self.elementLimit) elements") }
    var values: [String: String] = [:]
    values.reserveCapacity(attributeCount)
    for index in 0..<attributeCount {
      guard let attribute = attributes.map({ $0 + 5 * index }), let start = attribute[3],
        let end = attribute[4]
      else { continue }
      let value = UnsafeBufferPointer(start: start, count: end - start)
      if value.count > Self.textLimit {
        return fail("the value of an attribute is longer than \(Self.textLimit >> 20) MB")
      }
      values[Self.name(attribute[0], attribute[1])] = String(decoding: value, as: UTF8.self)
    }
    stack.append(Open(name: name, attributes: values, line: place(ofMarkup: UInt8(ascii: "<")).line))
  }

  private func end() {
    guard failure == nil, let open = stack.popLast() else { return }
    let element = InterfaceElement(
      name: open.name, attributes: open.attributes, children: open.children, text: open.text, line: open.line)
    if stack.isEmpty { root = element } else { stack[stack.count - 1].children.append(element) }
  }

  private func add(_ text: UnsafePointer<xmlChar>?, _ count: Int32, isData: Bool) {
    guard failure == nil, !stack.isEmpty, let text else { return }
    let bytes = UnsafeBufferPointer(start: text, count: Int(count))
    let top = stack.count - 1
    // Indentation is ignored; only a few kinds of elements have text.
    if !isData, stack[top].text.isEmpty, stack[top].name != "string",
      bytes.allSatisfy({ $0 == 32 || 9...13 ~= $0 })
    {
      return
    }
    if stack[top].text.utf8.count + bytes.count > Self.textLimit {
      return fail("a text is longer than \(Self.textLimit >> 20) MB")
    }
    stack[top].text += String(decoding: bytes, as: UTF8.self)
  }

  private func refuseDeclaration() {
    let place = place(ofMarkup: UInt8(ascii: "<"))
    fail(
      "a document type declaration, which documents of Interface Builder do not have", line: place.line,
      column: place.column)
  }

  // MARK: Errors

  /// Returns the position of the start of the markup that has just been parsed. libxml2 reports its end.
  private func place(ofMarkup first: UInt8) -> (line: Int, column: Int) {
    let line = Int(xmlSAX2GetLineNumber(context))
    let column = Int(xmlSAX2GetColumnNumber(context))
    guard let input = context.pointee.input, let base = input.pointee.base, var byte = input.pointee.cur,
      byte > base
    else { return (line, column) }
    // The values of attributes cannot contain it.
    var lines = 0
    var width = 0
    while byte > base {
      byte -= 1
      width += 1
      if byte.pointee == 10 { lines += 1 }
      if byte.pointee == first { return (line - lines, lines == 0 ? max(column - width, 1) : 0) }
    }
    return (line, column)
  }

  private func fail(_ message: String) {
    fail(
      message, line: Int(xmlSAX2GetLineNumber(context)), column: Int(xmlSAX2GetColumnNumber(context)))
  }

  private func fail(_ message: String, line: Int, column: Int) {
    guard failure == nil else { return }
    failure = InterfaceDocumentError(message, line: max(line, 1), column: max(column, 0))
    xmlStopParser(context)
  }

  /// Handles an error of libxml2. Warnings, such as about namespaces, are ignored.
  private func note(_ error: xmlError) {
    guard error.level == XML_ERR_FATAL || error.code == XML_ERR_INVALID_CHAR.rawValue else { return }
    fail(Self.message(of: Int(error.code)), line: Int(error.line), column: max(Int(error.int2), 1))
  }

  /// Returns the message for the codes of libxml2 that occur in truncated and malformed documents.
  private static func message(of code: Int) -> String {
    let texts: [Int: String] = [
      2: "there is no memory to read the file",
      4: "the document is empty", 5: "there is something after the last element",
      9: "a character that XML does not allow", 23: "an entity without its semicolon",
      26: "an entity that is not defined", 32: "an encoding that is not known",
      33: "a value in the XML declaration without quotation marks",
      34: "a value in the XML declaration that does not end", 57: "the XML declaration does not end",
      96: "the XML declaration names no version",
      38: "< in the value of an attribute",
      39: "the value of an attribute does not begin with a quotation mark",
      40: "the value of an attribute does not end", 41: "an attribute without value",
      42: "an attribute twice in one element", 45: "a comment that does not end",
      46: "a processing instruction without a name", 47: "a processing instruction that does not end",
      63: "character data that does not end", 65: "white space is missing", 68: "a name is missing",
      73: "> is missing", 76: "an end tag that does not match its start tag",
      77: "the document ends before its last element does",
      81: "a byte that is not in the document's encoding", 110: "a name that is too long",
    ]
    return texts[code] ?? "this is not well-formed XML (libxml2 error \(code))"
  }
}
