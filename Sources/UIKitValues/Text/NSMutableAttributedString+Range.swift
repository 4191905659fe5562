import Foundation

extension NSMutableAttributedString {
  /// Adds an attribute to a range. Stops the program with Apple's message if the range is out of bounds.
  ///
  /// Foundation's method with this name, which this one calls, does not check the range on Linux and writes
  /// out of bounds. The compiler prefers this one for values of known types. Foundation's methods with
  /// dictionaries of attributes cannot be overloaded in this way.
  ///
  /// - Parameter range: The range, in UTF-16 code units.
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
