import CCairo

extension CGContext {
  /// Creates a context for a PDF or SVG document, with its origin at the top left.
  ///
  /// The data is complete after `closeDocument()`. It does not depend on the time or the machine.
  ///
  /// - Parameter pageSize: The size of the pages, in points.
  /// - Returns: `nil` if the size is not positive and finite.
  public convenience init?(document kind: DocumentKind, pageSize: CGSize) {
    guard pageSize.width > 0, pageSize.height > 0, pageSize.width <= 1e5, pageSize.height <= 1e5 else {
      return nil
    }
    let consumer = CGDataConsumer()
    // The surface lives as long as the context, and so does the consumer.
    let closure = Unmanaged.passUnretained(consumer).toOpaque()
    let write: cairo_write_func_t = { closure, bytes, count in
      guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
      Unmanaged<CGDataConsumer>.fromOpaque(closure).takeUnretainedValue().data
        .append(bytes, count: Int(count))
      return CAIRO_STATUS_SUCCESS
    }
    let (width, height) = (Double(pageSize.width), Double(pageSize.height))
    let surface: OpaquePointer?
    switch kind {
    case .pdf:
      surface = cairo_pdf_surface_create_for_stream(write, closure, width, height)
      // Otherwise cairo writes the current time.
      cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
    case .svg:
      surface = cairo_svg_surface_create_for_stream(write, closure, width, height)
      cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_PX)
    }
    guard let surface, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { return nil }
    self.init(
      target: .document(surface: surface, kind: kind, consumer: consumer), cairo: cairo_create(surface),
      baseTransform: .identity, baseScale: 1)
  }

  /// Sets the size of the page that is about to be drawn, in points. It has to be called before anything is
  /// drawn on the page, and affects only PDF documents.
  public func setPageSize(_ size: CGSize) {
    guard case .document(let surface, .pdf, _) = target, size.width > 0, size.height > 0,
      size.width.isFinite, size.height.isFinite
    else { return }
    cairo_pdf_surface_set_size(surface, Double(size.width), Double(size.height))
  }

  /// Ends the page; further drawing is on the next one.
  public func endPage() {
    closeClippingMasks()
    if case .document(_, .pdf, _) = target { cairo_show_page(cairoContext) }
  }

  /// Ends the document and returns its data; returns `nil` for a bitmap, or if drawing failed.
  ///
  /// Nothing can be drawn afterward.
  public func closeDocument() -> Data? {
    guard case .document(let surface, let kind, let consumer) = target else { return nil }
    while !layers.isEmpty { endTransparencyLayer() }
    closeClippingMasks()
    guard cairo_status(cairoContext) == CAIRO_STATUS_SUCCESS else { return nil }
    cairo_surface_finish(surface)
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { return nil }
    state.drawsNothing = true
    return kind == .svg ? withStableIdentifiers(consumer.data) : consumer.data
  }

  /// The description of an error of cairo; `nil` if there is none. After an error nothing is drawn.
  package var failure: String? {
    let status = cairo_status(cairoContext)
    return status == CAIRO_STATUS_SUCCESS ? nil : String(cString: cairo_status_to_string(status))
  }
}

/// Returns an SVG with identifiers that do not depend on earlier drawing in the process.
///
/// cairo numbers surfaces throughout the process; each number is replaced by one in the order of first use.
private func withStableIdentifiers(_ svg: Data) -> Data {
  let prefixes = ["surface", "image", "mask", "clip", "glyph", "linear", "radial", "filter", "pattern"]
  let text = String(decoding: svg, as: UTF8.self)
  var (result, numbers) = ("", [String: Int]())
  result.reserveCapacity(text.utf8.count)
  var rest = text[...]
  // Identifiers follow `id="`, `"#` and `(#`; everything else is copied.
  while let mark = rest.firstRange(ofAny: ["id=\"", "\"#", "(#"]) {
    result += rest[..<mark.upperBound]
    rest = rest[mark.upperBound...]
    guard let prefix = prefixes.first(where: { rest.hasPrefix($0) }) else { continue }
    let digits = rest.dropFirst(prefix.count).prefix { $0.isASCII && $0.isNumber }
    guard !digits.isEmpty else { continue }
    let identifier = String(rest[..<digits.endIndex])
    let number = numbers[identifier] ?? numbers.count
    numbers[identifier] = number
    result += "\(prefix)\(number)"
    rest = rest[digits.endIndex...]
  }
  result += rest
  return Data(result.utf8)
}

extension Substring {
  /// Returns the range of the first occurrence of any of some ASCII strings.
  fileprivate func firstRange(ofAny marks: [String]) -> Range<Index>? {
    var index = utf8.startIndex
    let bytes = utf8
    while index < bytes.endIndex {
      let byte = bytes[index]
      if byte == UInt8(ascii: "i") || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "(") {
        for mark in marks where self[index...].hasPrefix(mark) {
          return index..<bytes.index(index, offsetBy: mark.utf8.count)
        }
      }
      index = bytes.index(after: index)
    }
    return nil
  }
}
