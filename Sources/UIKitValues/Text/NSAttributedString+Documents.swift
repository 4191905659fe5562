import Foundation

extension NSAttributedString {
  /// A type of document from which text is read.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    /// The name of the type.
    public let rawValue: String
    /// Creates a type with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Plain text.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// Rich text. Not supported.
    public static let rtf = DocumentType(rawValue: "NSRTF")
    /// Rich text with attachments. Not supported.
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
    /// HTML.
    public static let html = DocumentType(rawValue: "NSHTML")
  }

  /// A key of the options for reading a document.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String
    /// Creates an option with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The document type, a `DocumentType`. By default the content determines it.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// The character encoding, a raw value of `String.Encoding`. The default is that of the document, or
    /// UTF-8.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// The attributes of plain text.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    /// The scaling of the text that is read. Without effect: sizes of documents are those of iOS.
    public static let targetTextScaling = DocumentReadingOptionKey(rawValue: "TargetTextScaling")
    /// The scaling of the document. Without effect: sizes of documents are those of iOS.
    public static let sourceTextScaling = DocumentReadingOptionKey(rawValue: "SourceTextScaling")
  }

  /// A key of the attributes of a document.
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    /// The name of the attribute.
    public let rawValue: String
    /// Creates an attribute with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The document type, a `DocumentType`.
    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
    /// The character encoding, a raw value of `String.Encoding`.
    public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
    /// The attributes of text without its own. Without effect: HTML and plain text are read and written without it.
    public static let defaultAttributes = DocumentAttributeKey(rawValue: "DefaultAttributes")
    /// The size of the paper, in points. Without effect: HTML and plain text are read and written without it.
    public static let paperSize = DocumentAttributeKey(rawValue: "PaperSize")
    /// The margins of the paper, in points. Without effect: HTML and plain text are read and written without it.
    public static let paperMargin = DocumentAttributeKey(rawValue: "PaperMargin")
    /// The size of the view, in points. Without effect: HTML and plain text are read and written without it.
    public static let viewSize = DocumentAttributeKey(rawValue: "ViewSize")
    /// The scale of the view, in percent. Without effect: HTML and plain text are read and written without it.
    public static let viewZoom = DocumentAttributeKey(rawValue: "ViewZoom")
    /// The layout of the view, with or without pages. Without effect: HTML and plain text are read and written without it.
    public static let viewMode = DocumentAttributeKey(rawValue: "ViewMode")
    /// A number that indicates whether the document is locked. Without effect: HTML and plain text are read and written without it.
    public static let readOnly = DocumentAttributeKey(rawValue: "ReadOnly")
    /// The color of the page. Without effect: HTML and plain text are read and written without it.
    public static let backgroundColor = DocumentAttributeKey(rawValue: "BackgroundColor")
    /// The hyphenation factor, from 0 to 1. Without effect: HTML and plain text are read and written without it.
    public static let hyphenationFactor = DocumentAttributeKey(rawValue: "HyphenationFactor")
    /// The interval of tab stops, in points. Without effect: HTML and plain text are read and written without it.
    public static let defaultTabInterval = DocumentAttributeKey(rawValue: "DefaultTabInterval")
    /// The sections with an orientation of their own. Without effect: HTML and plain text are read and written without it.
    public static let textLayoutSections = DocumentAttributeKey(rawValue: "NSTextLayoutSectionsAttribute")
    /// The scaling of the text. Without effect: HTML and plain text are read and written without it.
    public static let textScaling = DocumentAttributeKey(rawValue: "TextScaling")
    /// The scaling of the document that was read. Without effect: HTML and plain text are read and written without it.
    public static let sourceTextScaling = DocumentAttributeKey(rawValue: "SourceTextScaling")
    /// The version of the writer of rich text. Without effect: HTML and plain text are read and written without it.
    public static let cocoaVersionDocumentAttribute = DocumentAttributeKey(rawValue: "CocoaRTFVersion")
  }

  /// A key of the sections of a document.
  public struct TextLayoutSectionKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The orientation of the lines. Without effect: all lines are horizontal.
    public static let orientation = TextLayoutSectionKey(rawValue: "NSTextLayoutSectionOrientation")
    /// The range of the section. Without effect: all lines are horizontal.
    public static let range = TextLayoutSectionKey(rawValue: "NSTextLayoutSectionRange")
  }

  /// Creates a string from an HTML or plain text document.
  ///
  /// HTML is read as text with fonts, colors, links, paragraphs and lists. Style sheets are applied for
  /// element and class selectors. Images are omitted.
  ///
  /// - Parameter dict: Receives the document type.
  ///
  /// - Throws: An error if the data is not text, or is rich text.
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

  /// Creates a string from a document file.
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

  /// Creates a string from a document file.
  @available(*, deprecated, renamed: "init(url:options:documentAttributes:)")
  public convenience init(
    fileURL url: URL, options: [AnyHashable: Any]?,
    documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>?
  ) throws {
    var known: [DocumentReadingOptionKey: Any] = [:]
    for (key, value) in options ?? [:] {
      if let key = key.base as? DocumentReadingOptionKey {
        known[key] = value
      } else if let name = key.base as? String {
        known[DocumentReadingOptionKey(rawValue: name)] = value
      }
    }
    try self.init(url: url, options: known, documentAttributes: dict)
  }

  /// Returns a file with a part of the text as a document of a type that `data(from:documentAttributes:)` supports.
  ///
  /// - Throws: The errors of `data(from:documentAttributes:)`.
  public func fileWrapper(
    from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]
  ) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: try data(from: range, documentAttributes: dict))
  }

  /// Returns a part of the text as a document: HTML, or plain text in the encoding that is named, else UTF-8.
  ///
  /// - Throws: An error for other types, which are not supported, and for an encoding that lacks characters of the text.
  public func data(
    from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]
  ) throws -> Data {
    let type =
      dict[.documentType] as? DocumentType
      ?? (dict[.documentType] as? String).map(DocumentType.init(rawValue:)) ?? .plain
    let part = attributedSubstring(from: range)
    switch type {
    case .html: return Data(HTMLWriter(part).document.utf8)
    case .plain:
      let encoding =
        (dict[.characterEncoding] as? UInt).map(String.Encoding.init(rawValue:))
        ?? dict[.characterEncoding] as? String.Encoding ?? .utf8
      guard let data = part.string.data(using: encoding) else {
        throw CocoaError(.fileWriteInapplicableStringEncoding)
      }
      return data
    default: throw CocoaError(.featureUnsupported)
    }
  }

  private static func kind(of data: Data) -> DocumentType {
    let start = String(decoding: data.prefix(256), as: UTF8.self).lowercased()
      .trimmingCharacters(in: .whitespacesAndNewlines)
    if start.hasPrefix("{\\rtf") { return .rtf }
    return start.hasPrefix("<!doctype html") || start.hasPrefix("<html") ? .html : .plain
  }
}
