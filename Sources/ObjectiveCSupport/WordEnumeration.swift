import Foundation

/// Options of an enumeration by words or sentences, which Foundation on Linux does not have. The other options have the meaning of
/// Foundation's.
public struct WordEnumerationOptions: OptionSet, Sendable {
  /// The bits: the unit in the lowest byte, as in Foundation's options.
  public let rawValue: UInt
  /// Creates options.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Enumerates words.
  public static let byWords = WordEnumerationOptions(rawValue: 3)
  /// Enumerates sentences.
  public static let bySentences = WordEnumerationOptions(rawValue: 4)
  /// Begins at the end.
  public static let reverse = WordEnumerationOptions(rawValue: 1 << 8)
  /// Passes no substrings.
  public static let substringNotRequired = WordEnumerationOptions(rawValue: 1 << 9)
  /// Without effect: boundaries are those of all languages.
  public static let localized = WordEnumerationOptions(rawValue: 1 << 10)

  fileprivate var unit: UInt { rawValue & 0xff }
}

/// The boundaries of words and sentences, by the default rules of Unicode (UAX #29) in short: words are letters and digits, with the marks
/// that join them, and ideographs are words of their own; sentences end at marks that white space follows.
enum TextUnits {
  private static func isIdeograph(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    return scalar.properties.isIdeographic || (0x3040...0x309f).contains(scalar.value)
  }
  private static func isJoining(_ character: Character, _ before: Character, _ after: Character) -> Bool {
    if character == "_" { return true }
    if before.isLetter, after.isLetter { return "'’.:·".contains(character) && !isIdeograph(after) }
    return before.isNumber && after.isNumber && ",.;'’".contains(character)
  }

  static func words(_ text: Substring) -> [Range<String.Index>] {
    var found: [Range<String.Index>] = []
    var start: String.Index?
    func close(_ end: String.Index) {
      if let begin = start { found.append(begin..<end) }
      start = nil
    }
    var index = text.startIndex
    while index < text.endIndex {
      let (character, next) = (text[index], text.index(after: index))
      if isIdeograph(character) {
        close(index)
        found.append(index..<next)
      } else if character.isLetter || character.isNumber {
        if start == nil { start = index }
      } else if start != nil, next < text.endIndex,
        isJoining(character, text[text.index(before: index)], text[next])
      {
        // It belongs to the word.
      } else {
        close(index)
      }
      index = next
    }
    close(text.endIndex)
    return found
  }

  static func sentences(_ text: Substring) -> [Range<String.Index>] {
    var found: [Range<String.Index>] = []
    var (start, index) = (text.startIndex, text.startIndex)
    while index < text.endIndex {
      let (character, next) = (text[index], text.index(after: index))
      let ends = ".!?…".contains(character) && (next == text.endIndex || text[next].isWhitespace)
      index = next
      guard ends || character.isNewline || "。！？".contains(character) else { continue }
      // White space belongs to the sentence before it.
      while index < text.endIndex, text[index].isWhitespace { index = text.index(after: index) }
      found.append(start..<index)
      start = index
    }
    if start < text.endIndex { found.append(start..<text.endIndex) }
    return found
  }

  /// Returns the units with the ranges that enclose them: what follows a unit belongs to it, and what precedes the first one to that.
  static func units(
    of text: Substring, _ options: WordEnumerationOptions
  ) -> [(unit: Range<String.Index>, enclosing: Range<String.Index>)] {
    let units = options.unit == WordEnumerationOptions.bySentences.rawValue ? sentences(text) : words(text)
    let result = units.enumerated().map { number, unit in
      let start = number == 0 ? text.startIndex : unit.lowerBound
      let end = number + 1 < units.count ? units[number + 1].lowerBound : text.endIndex
      return (unit, start..<end)
    }
    return options.contains(.reverse) ? result.reversed() : result
  }
}

extension StringProtocol where Index == String.Index {
  /// Calls a closure with the words or sentences in a range, their ranges and those that enclose them, until it sets its last argument.
  @_disfavoredOverload
  public func enumerateSubstrings<Bounds: RangeExpression>(
    in range: Bounds, options: WordEnumerationOptions,
    _ body: @escaping (String?, Range<String.Index>, Range<String.Index>, inout Bool) -> Void
  ) where Bounds.Bound == String.Index {
    let text = Substring(self)
    for (unit, enclosing) in TextUnits.units(of: text[range.relative(to: text)], options) {
      var stops = false
      body(options.contains(.substringNotRequired) ? nil : String(text[unit]), unit, enclosing, &stops)
      if stops { return }
    }
  }
}

extension NSString {
  /// Calls a closure with the words or sentences in a range, their ranges and those that enclose them, until it sets its last argument.
  @_disfavoredOverload
  public func enumerateSubstrings(
    in range: NSRange, options: WordEnumerationOptions,
    using block: (String?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    let text = self as String
    guard let bounds = Range(range, in: text) else { return }
    for (unit, enclosing) in TextUnits.units(of: text[bounds], options) {
      var stops = ObjCBool(false)
      block(
        options.contains(.substringNotRequired) ? nil : String(text[unit]), NSRange(unit, in: text),
        NSRange(enclosing, in: text), &stops)
      if stops.boolValue { return }
    }
  }
}
