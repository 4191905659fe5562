import Foundation

extension NSMutableAttributedString {
  /// Adds an attribute to characters, and stops the program with Apple's message where the range is beyond the text.
  ///
  /// Foundation's own method of the name, to which this one leads, does not look at the range on Linux, and writes
  /// where it may not. The compiler prefers this one for values whose type it knows. Foundation's methods that take
  /// dictionaries of attributes cannot be preceded like this.
  ///
  /// - Parameter range: in UTF-16 code units.
  public func addAttribute<Value>(_ name: NSAttributedString.Key, value: Value, range: NSRange) {
    guard range.location >= 0, range.length >= 0, range.location <= length,
      range.length <= length - range.location
    else {
      NSException(
        name: NSExceptionName(rawValue: "NSRangeException"),
        reason: "NSMutableRLEArray replaceObjectsInRange:withObject:length:: Out of bounds"
      ).raise()
    }
    let erased: Any = value
    addAttribute(name, value: erased, range: range)
  }
}
