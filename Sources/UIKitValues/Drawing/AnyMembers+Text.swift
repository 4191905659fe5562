import Foundation

/// Members of texts. Another value stops the program, as Objective-C does where an object has no such method.
extension AnyMembers {
  /// The text in lowercase.
  public var lowercased: String! { text?.lowercased }
  /// The text in uppercase.
  public var uppercased: String! { text?.uppercased }
  /// The text with words that begin with capitals.
  public var capitalized: String! { text?.capitalized }

  /// Returns the text with all characters that are not in a set escaped.
  public func addingPercentEncoding(withAllowedCharacters allowedCharacters: CharacterSet) -> String? {
    text!.addingPercentEncoding(withAllowedCharacters: allowedCharacters)
  }
  /// Returns the text without the characters of a set at its ends.
  public func trimmingCharacters(in set: CharacterSet) -> String { text!.trimmingCharacters(in: set) }
  /// Returns the parts of the text between separators.
  public func components(separatedBy separator: String) -> [String] {
    text!.components(separatedBy: separator)
  }
  /// Returns the parts of the text between characters of a set.
  public func components(separatedBy separator: CharacterSet) -> [String] {
    text!.components(separatedBy: separator)
  }
  /// Returns the text with another one in place of each occurrence of a part.
  public func replacingOccurrences(of target: String, with replacement: String) -> String {
    text!.replacingOccurrences(of: target, with: replacement)
  }
  /// Returns whether the text begins with a part.
  public func hasPrefix(_ text: String) -> Bool { self.text!.hasPrefix(text) }
  /// Returns whether the text ends with a part.
  public func hasSuffix(_ text: String) -> Bool { self.text!.hasSuffix(text) }
  /// Returns the text from a position on, in UTF-16 code units.
  public func substring(from: Int) -> String { text!.substring(from: from) }
  /// Returns the text up to a position, in UTF-16 code units.
  public func substring(to: Int) -> String { text!.substring(to: to) }
  /// Returns the text in a range of UTF-16 code units.
  public func substring(with range: NSRange) -> String { text!.substring(with: range) }
}
