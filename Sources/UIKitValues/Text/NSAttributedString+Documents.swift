import Foundation

extension NSAttributedString {
  /// A kind of document that text is read from.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    /// The name of the kind.
    public let rawValue: String
    /// A kind by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Characters only.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// Rich text, which cannot be read here.
    public static let rtf = DocumentType(rawValue: "NSRTF")
    /// Rich text with attachments, which cannot be read here.
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
    /// A page.
    public static let html = DocumentType(rawValue: "NSHTML")
  }

  /// What says how a document is read.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String
    /// An option by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The kind of document: a `DocumentType`; told by the content by default.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// The encoding of characters, as a raw value of `String.Encoding`; UTF-8 unless the document says its own.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// Attributes of plain text.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }

  /// What is said of a document.
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    /// The name of the attribute.
    public let rawValue: String
    /// An attribute by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The kind of document: a `DocumentType`.
    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
    /// The encoding of characters, as a raw value of `String.Encoding`.
    public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
  }

  /// Reads text from a document: a page or characters only.
  ///
  /// Pages are read as text: fonts, colours, links, paragraphs and lists. Rules of style sheets count for elements and
  /// classes. Pictures are left out.
  ///
  /// - Parameter dict: gets the kind of document.
  /// - Throws: an error if the data is no text, or rich text.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let type =
      options[.documentType] as? DocumentType
      ?? (options[.documentType] as? String).map(DocumentType.init(rawValue:)) ?? Self.kind(of: data)
    let encoding =
      (options[.characterEncoding] as? UInt).map(String.Encoding.init(rawValue:))
      ?? (options[.characterEncoding] as? NSNumber).map { String.Encoding(rawValue: $0.uintValue) }
      ?? options[.characterEncoding] as? String.Encoding
    dict?.pointee = ["DocumentType": type.rawValue] as NSDictionary
    switch type {
    case .html:
      var bytes = data
      if let encoding, encoding != .utf8, let text = String(data: data, encoding: encoding) {
        bytes = Data(text.utf8)
      }
      guard let text = HTMLText.read(bytes) else { throw CocoaError(.fileReadCorruptFile) }
      self.init(attributedString: text)
    case .plain:
      guard let text = String(data: data, encoding: encoding ?? .utf8) else {
        throw CocoaError(.fileReadInapplicableStringEncoding)
      }
      let attributes = options[.defaultAttributes] as? [NSAttributedString.Key: Any]
      self.init(
        string: text,
        attributes: attributes ?? [.font: UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12)])
    default: throw CocoaError(.featureUnsupported)
    }
  }

  /// Reads text from a document in a file.
  public convenience init(
    url: URL, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>?
  ) throws {
    var options = options
    if options[.documentType] == nil, ["html", "htm"].contains(url.pathExtension.lowercased()) {
      options[.documentType] = DocumentType.html
    }
    try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
  }

  private static func kind(of data: Data) -> DocumentType {
    let start = String(decoding: data.prefix(256), as: UTF8.self).lowercased()
      .trimmingCharacters(in: .whitespacesAndNewlines)
    if start.hasPrefix("{\\rtf") { return .rtf }
    return start.hasPrefix("<!doctype html") || start.hasPrefix("<html") ? .html : .plain
  }
}
