import Foundation

/// The text of a view that keys change: plain, or with attributes.
package struct EditableText {
  private var plain = ""
  /// The text with its attributes, nil while it is plain.
  package private(set) var attributed: NSAttributedString?

  /// No text.
  package init() {}

  /// The characters.
  package var string: String { attributed?.string ?? plain }

  /// UTF-16 units.
  package var length: Int { attributed?.length ?? plain.utf16.count }

  /// Becomes plain text.
  package mutating func set(_ text: String) {
    plain = text
    attributed = nil
  }

  /// Becomes text with attributes; empty plain text for nil.
  package mutating func set(_ text: NSAttributedString?) {
    attributed = text.map { NSAttributedString(attributedString: $0) }
    if text == nil { plain = "" }
  }

  /// The text with its attributes, plain text with those of the view.
  package func attributed(by own: @autoclosure () -> [NSAttributedString.Key: Any]) -> NSAttributedString {
    attributed ?? NSAttributedString(string: plain, attributes: own())
  }

  /// Gives all characters an attribute. Plain text has its view's.
  package mutating func addAttribute(_ key: NSAttributedString.Key, _ value: Any) {
    guard let attributed else { return }
    let copy = NSMutableAttributedString(attributedString: attributed)
    copy.addAttribute(key, value: value, range: NSRange(location: 0, length: copy.length))
    self.attributed = copy
  }

  /// What the key that deletes backwards takes away: the selection, or the character before the caret.
  ///
  /// - Parameter selection: UTF-16 units.
  /// - Returns: nil at the beginning of the text.
  package func deletion(at selection: Range<Int>) -> Range<Int>? {
    guard selection.isEmpty else { return selection }
    guard let last = string.utf16Text(in: 0..<selection.lowerBound).last else { return nil }
    let end = min(selection.lowerBound, length)
    return end - String(last).utf16.count..<end
  }

  /// Puts characters in the place of others; they have the attributes of those before them.
  ///
  /// - Parameter range: UTF-16 units within the text.
  package mutating func replace(_ range: Range<Int>, with replacement: String) {
    if let attributed {
      let copy = NSMutableAttributedString(attributedString: attributed)
      copy.replaceCharacters(in: NSRange(range), with: replacement)
      self.attributed = copy
    } else {
      let units = Array(plain.utf16)
      plain = String(
        decoding: units[..<range.lowerBound] + Array(replacement.utf16) + units[range.upperBound...],
        as: UTF16.self)
    }
  }

  /// Puts characters with attributes of their own in the place of others.
  ///
  /// - Parameters:
  ///   - range: UTF-16 units within the text.
  ///   - own: the attributes of the text as long as it is plain.
  package mutating func replace(
    _ range: Range<Int>, with replacement: NSAttributedString, own: [NSAttributedString.Key: Any]
  ) {
    let copy = NSMutableAttributedString(attributedString: attributed(by: own))
    copy.replaceCharacters(in: NSRange(range), with: replacement)
    attributed = copy
  }
}
