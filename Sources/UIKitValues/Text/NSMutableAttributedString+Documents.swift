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
    var start = range.location
    while start < min(range.location + range.length, text.length) {
      let paragraph = text.paragraphRange(for: NSRange(location: start, length: 0))
      let style = attribute(.paragraphStyle, at: paragraph.location, effectiveRange: nil)
      if let style {
        addAttribute(.paragraphStyle, value: style, range: paragraph)
      } else {
        removeAttribute(.paragraphStyle, range: paragraph)
      }
      start = max(paragraph.location + paragraph.length, start + 1)
    }
    var stray: [NSRange] = []
    enumerateAttribute(.attachment, in: range) { value, part, _ in
      guard value != nil else { return }
      for index in part.location..<part.location + part.length where text.character(at: index) != 0xFFFC {
        stray.append(NSRange(location: index, length: 1))
      }
    }
    for part in stray { removeAttribute(.attachment, range: part) }
  }
}
