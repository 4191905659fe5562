import Foundation

extension AttributedString {
  /// Options for reading Markdown, which Foundation on Linux does not read.
  public struct MarkdownParsingOptions: Sendable {
    /// The part of Markdown that is read. Raw values are those of Foundation's.
    public enum InterpretedSyntax: Int, Sendable {
      /// Blocks and what is in them. The text has no breaks between blocks: `presentationIntent` tells them apart.
      case full = 0
      /// One paragraph.
      case inlineOnly = 1
      /// One paragraph, with its line breaks and blanks.
      case inlineOnlyPreservingWhitespace = 2
    }
    /// The handling of text that is wrong, of which there is none in Markdown.
    public enum FailurePolicy: Int, Sendable {
      case throwError = 0
      case returnPartiallyParsedIfPossible = 1
    }
    /// A Boolean value that indicates whether `^[text](key: value)` is an attribute. Attributes are read over: only their text is there.
    public var allowsExtendedAttributes: Bool
    /// The part of Markdown that is read.
    public var interpretedSyntax: InterpretedSyntax
    /// Stored only: any text is valid.
    public var failurePolicy: FailurePolicy
    /// Stored only: the language has no effect on drawing.
    public var languageCode: String?
    /// Stored only: there are no attributes for places in the source here.
    public var appliesSourcePositionAttributes: Bool

    /// Creates options.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil,
      appliesSourcePositionAttributes: Bool = false
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      (self.failurePolicy, self.languageCode) = (failurePolicy, languageCode)
      self.appliesSourcePositionAttributes = appliesSourcePositionAttributes
    }
  }

  /// Creates a string from Markdown. Links are relative to a URL.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    self.init()
    for run in MarkdownRun.runs(of: markdown, options, baseURL) {
      var container = AttributeContainer()
      typealias Keys = AttributeScopes.FoundationAttributes
      if !run.intent.isEmpty { container[Keys.InlinePresentationIntentAttribute.self] = run.intent }
      container[Keys.PresentationIntentAttribute.self] = run.block
      container[Keys.LinkAttribute.self] = run.link
      container[Keys.ImageURLAttribute.self] = run.image
      append(AttributedString(run.text, attributes: container))
    }
  }

  /// Creates a string from Markdown in UTF-8.
  public init(
    markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    guard let text = String(data: markdown, encoding: .utf8) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    try self.init(markdown: text, options: options, baseURL: baseURL)
  }

  /// Creates a string from a file with Markdown.
  public init(
    contentsOf url: URL, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: try Data(contentsOf: url), options: options, baseURL: baseURL)
  }

  /// Creates a string from Markdown with the attributes of a scope, which are those of all.
  public init<Scope: AttributeScope>(
    markdown: String, including scope: KeyPath<AttributeScopes, Scope.Type>,
    options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: markdown, options: options, baseURL: baseURL)
  }
}

extension NSAttributedString {
  /// Creates a string from Markdown. Links are relative to a URL.
  public convenience init(
    markdown: String, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    let result = NSMutableAttributedString(string: "")
    for run in MarkdownRun.runs(of: markdown, options, baseURL) {
      var attributes: [NSAttributedString.Key: Any] = [:]
      if !run.intent.isEmpty { attributes[.inlinePresentationIntent] = run.intent.rawValue }
      attributes[.presentationIntentAttributeName] = run.block
      attributes[.imageURL] = run.image
      // The key of UIKit's, which is above.
      attributes[NSAttributedString.Key("NSLink")] = run.link
      result.append(NSAttributedString(string: run.text, attributes: attributes))
    }
    self.init(attributedString: result)
  }

  /// Creates a string from Markdown in UTF-8.
  public convenience init(
    markdown: Data, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    guard let text = String(data: markdown, encoding: .utf8) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    try self.init(markdown: text, options: options, baseURL: baseURL)
  }

  /// Creates a string from a file with Markdown.
  public convenience init(
    contentsOf url: URL, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: try Data(contentsOf: url), options: options, baseURL: baseURL)
  }
}

/// A part of a text with the same attributes.
private struct MarkdownRun {
  var text: String
  var intent: InlinePresentationIntent
  var block: PresentationIntent?
  var link: URL?
  var image: URL?

  static func runs(of text: String, _ options: AttributedString.MarkdownParsingOptions, _ base: URL?)
    -> [MarkdownRun]
  {
    func url(_ text: String?) -> URL? { text.flatMap { URL(string: $0, relativeTo: base) } }
    func runs(_ text: String, _ references: [String: String], _ block: PresentationIntent?) -> [MarkdownRun] {
      MarkdownInlines.runs(
        of: text, keepsWhitespace: options.interpretedSyntax == .inlineOnlyPreservingWhitespace,
        references: references,
        allowsAttributes: options.allowsExtendedAttributes
      ).map {
        MarkdownRun(text: $0.text, intent: $0.intent, block: block, link: url($0.link), image: url($0.image))
      }
    }
    guard options.interpretedSyntax == .full else { return runs(text, [:], nil) }
    let blocks = MarkdownBlocks(text)
    return blocks.blocks.flatMap { block in
      block.isCode
        ? [MarkdownRun(text: block.text, intent: [], block: block.intent)]
        : runs(block.text, blocks.references, block.intent)
    }
  }
}
