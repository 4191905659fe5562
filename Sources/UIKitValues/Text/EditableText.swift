import Foundation

/// The text of a text input view, plain or attributed.
package struct EditableText {
  private var plain = ""
  /// The attributed text; `nil` while it is plain.
  package private(set) var attributed: NSAttributedString?

  /// Creates an empty text.
  package init() {}

  /// The string.
  package var string: String { attributed?.string ?? plain }

  /// The length in UTF-16 code units.
  package var length: Int { attributed?.length ?? plain.utf16.count }

  /// Sets plain text.
  package mutating func set(_ text: String) {
    plain = text
    attributed = nil
  }

  /// Sets attributed text; `nil` sets empty plain text.
  package mutating func set(_ text: NSAttributedString?) {
    attributed = text.map { NSAttributedString(attributedString: $0) }
    if text == nil { plain = "" }
  }

  /// Returns the attributed text; plain text has the view's attributes.
  package func attributed(by own: @autoclosure () -> [NSAttributedString.Key: Any]) -> NSAttributedString {
    attributed ?? NSAttributedString(string: plain, attributes: own())
  }

  /// Returns the attributes that text typed in a range continues: those of the first replaced character, or of the
  /// one before. Text without attributes of its own has the view's.
  ///
  /// - Parameter range: A range in UTF-16 code units.
  package func attributesToContinue(
    _ range: Range<Int>, own: @autoclosure () -> [NSAttributedString.Key: Any]
  ) -> [NSAttributedString.Key: Any] {
    guard let attributed, attributed.length > 0 else { return own() }
    let neighbour = range.isEmpty ? max(range.lowerBound - 1, 0) : range.lowerBound
    var values = attributed.attributes(at: min(neighbour, attributed.length - 1), effectiveRange: nil)
    values[.attachment] = nil
    return values
  }

  /// Returns the text in a range in UTF-16 units, with attributes if it has its own.
  package func part(in range: Range<Int>) -> NSAttributedString {
    attributed?.attributedSubstring(from: NSRange(range))
      ?? NSAttributedString(string: plain.utf16Text(in: range))
  }

  /// Adds an attribute to the whole text, unless it is plain.
  package mutating func addAttribute(_ key: NSAttributedString.Key, _ value: Any) {
    guard let attributed else { return }
    let copy = NSMutableAttributedString(attributedString: attributed)
    copy.addAttribute(key, value: value, range: NSRange(location: 0, length: copy.length))
    self.attributed = copy
  }

  /// Returns the range that a backward deletion removes: the selection, or the character before the insertion
  /// point.
  ///
  /// - Parameter selection: The selected range, in UTF-16 code units.
  ///
  /// - Returns: `nil` at the beginning of the text.
  package func deletion(at selection: Range<Int>) -> Range<Int>? {
    guard selection.isEmpty else { return selection }
    guard let last = string.utf16Text(in: 0..<selection.lowerBound).last else { return nil }
    let end = min(selection.lowerBound, length)
    return end - String(last).utf16.count..<end
  }

  /// Replaces characters. The replacement has the attributes of the replaced text.
  ///
  /// - Parameter range: A range within the text, in UTF-16 code units.
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

  /// Replaces characters by attributed text.
  ///
  /// - Parameters:
  ///   - range: A range within the text, in UTF-16 code units.
  ///   - own: The attributes of the text if it is plain.
  package mutating func replace(
    _ range: Range<Int>, with replacement: NSAttributedString, own: [NSAttributedString.Key: Any]
  ) {
    let copy = NSMutableAttributedString(attributedString: attributed(by: own))
    copy.replaceCharacters(in: NSRange(range), with: replacement)
    attributed = copy
  }
}

extension [NSAttributedString.Key: Any] {
  /// Returns whether attributes have the same keys and equal values. Values that cannot be compared differ.
  package func isEqual(to other: Self) -> Bool {
    count == other.count
      && allSatisfy { key, value in
        guard let mine = value as? AnyHashable, let theirs = other[key] as? AnyHashable else { return false }
        return mine == theirs
      }
  }
}
