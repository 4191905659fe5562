import Foundation

extension NSMutableAttributedString {
  /// Replaces the text with that of a document.
  ///
  /// - Throws: An error as `init(data:options:documentAttributes:)` does; the text is unchanged then.
  public func read(
    from data: Data, options opts: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>?
  ) throws {
    setAttributedString(try NSAttributedString(data: data, options: opts, documentAttributes: dict))
  }

  /// Replaces the text with that of a document file.
  ///
  /// - Throws: An error as `init(url:options:documentAttributes:)` does; the text is unchanged then.
  public func read(
    from url: URL, options opts: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>?
  ) throws {
    setAttributedString(try NSAttributedString(url: url, options: opts, documentAttributes: dict))
  }

  /// Replaces the text with that of a document file: the former name of `read(from:options:documentAttributes:)`.
  ///
  /// - Throws: An error as `init(url:options:documentAttributes:)` does; the text is unchanged then.
  public func read(
    fromFileURL url: URL, options opts: [AnyHashable: Any] = [:],
    documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>?
  ) throws {
    var options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:]
    for (key, value) in opts {
      if let key = key.base as? NSAttributedString.DocumentReadingOptionKey { options[key] = value }
      if let key = key.base as? String { options[.init(rawValue: key)] = value }
    }
    try read(from: url, options: options, documentAttributes: dict)
  }

  /// Makes the attributes of a range consistent: a paragraph has the style of its first character, and only
  /// characters that stand for attachments have one.
  public func fixAttributes(in range: NSRange) {
    let text = string as NSString
    guard text.length > 0 else { return }
    let last = min(range.location, text.length - 1)
    let whole = text.paragraphRange(
      for: NSRange(location: last, length: max(min(NSMaxRange(range), text.length) - last, 0)))
    fixParagraphStyles(in: whole, of: text)
    var stray: [NSRange] = []
    enumerateAttribute(.attachment, in: whole) { value, part, _ in
      guard value != nil else { return }
      for index in part.location..<NSMaxRange(part) where text.character(at: index) != 0xFFFC {
        stray.append(NSRange(location: index, length: 1))
      }
    }
    for part in stray { removeAttribute(.attachment, range: part) }
  }

  /// Sets the style of the first character of each paragraph on the paragraphs that have several.
  private func fixParagraphStyles(in range: NSRange, of text: NSString) {
    var changes: [(range: NSRange, style: Any?)] = []
    var next = range.location
    enumerateAttribute(.paragraphStyle, in: range) { _, part, _ in
      // A run that begins within a paragraph differs from the paragraph's beginning.
      guard part.location > next else {
        next = max(next, part.location)
        return
      }
      let paragraph = text.paragraphRange(for: NSRange(location: part.location, length: 0))
      guard paragraph.location < part.location else { return }
      changes.append((paragraph, attribute(.paragraphStyle, at: paragraph.location, effectiveRange: nil)))
      next = NSMaxRange(paragraph)
    }
    for (paragraph, style) in changes {
      if let style {
        addAttribute(.paragraphStyle, value: style, range: paragraph)
      } else {
        removeAttribute(.paragraphStyle, range: paragraph)
      }
    }
  }
}
