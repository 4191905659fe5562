import Foundation

/// Finds links, email addresses, phone numbers, dates and postal addresses in text.
///
/// Apple's class knows many languages; this one uses patterns: links with a scheme, with *www.*, or with a
/// common top-level domain; international and North American phone numbers; numeric dates and English,
/// French, German and Spanish month names; American postal addresses. It is not a subclass of
/// `NSRegularExpression`, which cannot be subclassed here, but has its methods.
open class NSDataDetector: NSObject, @unchecked Sendable {
  /// The types of results to find.
  public let checkingTypes: NSTextCheckingTypes

  /// Creates a detector. Throws if none of the types is supported.
  public init(types checkingTypes: NSTextCheckingTypes) throws {
    self.checkingTypes = checkingTypes
    super.init()
    guard !Kind.of(checkingTypes).isEmpty else {
      throw CocoaError(
        .init(rawValue: 2048), userInfo: [NSLocalizedDescriptionKey: "The checking types are not supported."])
    }
  }

  /// Returns the results in a range, in the order of the text. They do not overlap.
  open func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    let text = string as NSString
    guard range.location >= 0, range.location <= text.length, range.length <= text.length - range.location
    else {
      return []
    }
    var found: [DetectedResult] = []
    for kind in Kind.of(checkingTypes) {
      for expression in kind.expressions {
        for match in expression.matches(in: string, range: range) {
          if let result = kind.result(match, text) { found.append(result) }
        }
      }
    }
    // The first in the text takes precedence, then the longest, then the order of the kinds.
    let order = found.enumerated().sorted {
      ($0.element.range.location, -$0.element.range.length, $0.offset)
        < ($1.element.range.location, -$1.element.range.length, $1.offset)
    }
    var results: [NSTextCheckingResult] = []
    var end = range.location
    for (_, result) in order where result.range.location >= end {
      if options.contains(.anchored), result.range.location != (results.isEmpty ? range.location : end) {
        break
      }
      results.append(result)
      end = result.range.location + result.range.length
    }
    return results
  }

  /// Returns the first result in a range.
  open func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

  /// Returns the number of results in a range.
  open func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int { matches(in: string, options: options, range: range).count }

  /// Returns the range of the first result in a range; its location is `NSNotFound` if there is none.
  open func rangeOfFirstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSRange {
    firstMatch(in: string, options: options, range: range)?.range ?? NSRange(location: NSNotFound, length: 0)
  }

  /// Calls a block with each result, until it sets its last argument to `true`.
  open func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) ->
      Void
  ) {
    var stops: ObjCBool = false
    for result in matches(in: string, options: options, range: range) {
      block(result, [], &stops)
      if stops.boolValue { return }
    }
  }

  /// Returns the text with each result replaced. Templates have no groups here.
  open func stringByReplacingMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    withTemplate template: String
  ) -> String {
    let text = NSMutableString(string: string)
    for result in matches(in: string, options: options, range: range).reversed() {
      text.replaceCharacters(in: result.range, with: template)
    }
    return text as String
  }

  // MARK: Kinds

  private typealias CheckingType = NSTextCheckingResult.CheckingType

  private struct Kind: Sendable {
    let type: CheckingType
    let expressions: [NSRegularExpression]
    let result: @Sendable (NSTextCheckingResult, NSString) -> DetectedResult?

    static func of(_ types: NSTextCheckingTypes) -> [Kind] {
      [link, phoneNumber, address, date].filter { types & $0.type.rawValue != 0 }
    }

    private static func expression(_ pattern: String) -> NSRegularExpression {
      // The patterns are those below.
      do { return try NSRegularExpression(pattern: pattern, options: .caseInsensitive) } catch {
        fatalError("\(error)")
      }
    }

    /// The top-level domains with which links without a scheme are recognized: common ones, and those of
    /// countries.
    private static let endings =
      "com|org|net|edu|gov|mil|int|info|biz|io|app|dev|me|tv|co|ai|xyz|online|shop|site|store|tech|cloud|blog"
      + "|us|uk|ca|au|nz|ie|de|fr|es|it|nl|be|ch|at|se|no|dk|fi|pl|cz|pt|gr|ru|ua|tr|jp|cn|kr|in|br|mx|ar|cl|za|eu"

    static let link = Kind(
      type: .foundLink,
      expressions: [
        expression(#"\b[a-z][a-z0-9+.-]*://[^\s<>"'`{}|\\^\[\]]+"#),
        expression(#"\bmailto:[^\s<>"]+"#),
        expression(#"(?<![\w.@/])[a-z0-9._%+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+\b"#),
        expression(
          #"(?<![\w@/.-])(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?:"# + endings
            + #")\b(?::\d+)?(?:[/?#][^\s<>"'`{}|\\^\[\]]*)?"#),
        expression(#"(?<![\w@/.-])www\.[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[/?#][^\s<>"'`{}|\\^\[\]]*)?"#),
      ]
    ) { match, text in
      var range = match.range
      var words = text.substring(with: range)
      // Punctuation at the end of a sentence, or the closing parenthesis of an earlier one, is not part of
      // the link.
      while let last = words.last {
        let isOpen = last == ")" && words.filter { $0 == "(" }.count < words.filter { $0 == ")" }.count
        guard ".,;:!?…*_".contains(last) || isOpen else { break }
        words.removeLast()
      }
      range.length = words.utf16.count
      let isMail = words.contains("@") && !words.contains("://") && !words.lowercased().hasPrefix("mailto:")
      let hasScheme = words.contains("://") || words.lowercased().hasPrefix("mailto:")
      let address = isMail ? "mailto:\(words)" : hasScheme ? words : "http://\(words)"
      guard let url = URL(string: address) else { return nil }
      return DetectedResult(.foundLink, range) { $0.url = url }
    }

    static let phoneNumber = Kind(
      type: .foundPhoneNumber,
      expressions: [
        // North American: three, three and four digits; the local form of seven.
        expression(#"(?<![\w.+-])(?:\+?1[\s.-]?)?(?:\(\d{3}\)\s?|\d{3}[\s.-])\d{3}[\s.-]\d{4}(?![\w-])"#),
        expression(#"(?<![\w.+-])\d{10,11}(?![\w.-]*\d)(?!\w)"#),
        expression(#"(?<![\w.+-])\d{3}-\d{4}(?![\w-])"#),
        // International: a plus sign and 8 to 15 digits in groups.
        expression(#"(?<!\w)\+\d{1,3}(?:[\s.-]?(?:\(\d{1,4}\)|\d{1,5})){2,6}(?!\w)"#),
        // National, with a leading zero.
        expression(#"(?<![\w.+-])\(?0\d{1,4}\)?[\s/-]\d{3,4}[\s-]?\d{3,5}(?![\w-])"#),
      ]
    ) { match, text in
      let words = text.substring(with: match.range)
      let digits = words.filter(\.isNumber).count
      guard (7...15).contains(digits) else { return nil }
      return DetectedResult(.foundPhoneNumber, match.range) { $0.phoneNumber = words }
    }

    static let address = Kind(
      type: .foundAddress,
      expressions: [
        expression(
          #"\b\d{1,6}\s+(?:[A-Z][\w.'-]*\s+){1,4}(?:Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Lane|Ln|Drive|Dr|Court|Ct|Way|Place|Pl|Parkway|Loop|Square|Sq)\b\.?(?:,?\s+(?:[A-Z][\w.'-]*\s?){1,3},\s*[A-Z]{2}(?:\s+\d{5}(?:-\d{4})?)?)?"#
        )
      ]
    ) { match, text in
      let words = text.substring(with: match.range)
      let parts = words.split(separator: ",").map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
      var components: [NSTextCheckingKey: String] = [.street: parts[0]]
      if parts.count == 3 {
        components[.city] = parts[1]
        let rest = parts[2].split(separator: " ")
        if let state = rest.first { components[.state] = String(state) }
        if rest.count > 1 { components[.zip] = String(rest[1]) }
      }
      return DetectedResult(.foundAddress, match.range) { $0.addressComponents = components }
    }

    private static let months: [String: Int] = {
      var months: [String: Int] = [:]
      for names in [
        "january february march april may june july august september october november december",
        "jan feb mar apr may jun jul aug sep oct nov dec",
        "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
        "januar februar märz april mai juni juli august september oktober november dezember",
        "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
      ] {
        for (index, name) in names.split(separator: " ").enumerated() { months[String(name)] = index + 1 }
      }
      months["sept"] = 9
      return months
    }()
    private static let month =
      "(" + months.keys.sorted { ($1.count, $0) < ($0.count, $1) }.joined(separator: "|") + ")"
    private static let time = #"(?:,?\s+(?:at\s+)?(\d{1,2})(?::(\d{2}))?\s*(am|pm|a\.m\.|p\.m\.)?(?=\W|$))?"#

    static let date = Kind(
      type: .foundDate,
      expressions: [
        expression(#"\b"# + month + #"\.?\s+(\d{1,2})(?:st|nd|rd|th)?(?:,?\s+(\d{4}))?\b"# + time),
        expression(
          #"\b(\d{1,2})(?:st|nd|rd|th|\.)?\s+(?:of\s+|de\s+)?"# + month + #"\.?(?:,?\s+(?:de\s+)?(\d{4}))?\b"#
            + time),
        expression(#"(?<![\w/.-])(\d{4})-(\d{1,2})-(\d{1,2})\b"# + time),
        expression(#"(?<![\w/.-])(\d{1,2})/(\d{1,2})/(\d{2,4})\b"# + time),
        expression(#"\b(today|tomorrow|yesterday)\b"# + time),
      ]
    ) { match, text in
      func group(_ index: Int) -> String? {
        guard index < match.numberOfRanges else { return nil }
        let range = match.range(at: index)
        return range.location == NSNotFound ? nil : text.substring(with: range).lowercased()
      }
      let calendar = Calendar.current
      let now = Date()
      var parts = DateComponents()
      var timeAt = 4
      if let first = group(1), let days = ["today": 0, "tomorrow": 1, "yesterday": -1][first] {
        let day = calendar.date(byAdding: .day, value: days, to: now) ?? now
        parts = calendar.dateComponents([.year, .month, .day], from: day)
        timeAt = 2
      } else if let month = group(1).flatMap({ months[$0] }) {
        (parts.month, parts.day, parts.year) = (
          month, group(2).flatMap { Int($0) }, group(3).flatMap { Int($0) }
        )
      } else if let month = group(2).flatMap({ months[$0] }) {
        (parts.day, parts.month, parts.year) = (
          group(1).flatMap { Int($0) }, month, group(3).flatMap { Int($0) }
        )
      } else {
        let numbers = (1...3).map { group($0).flatMap { Int($0) } ?? 0 }
        if numbers[0] > 31 {
          (parts.year, parts.month, parts.day) = (numbers[0], numbers[1], numbers[2])
        } else {
          // The month comes first in the United States.
          let isAmerican = Locale.current.region?.identifier == "US"
          (parts.month, parts.day) = isAmerican ? (numbers[0], numbers[1]) : (numbers[1], numbers[0])
          parts.year = numbers[2] < 100 ? numbers[2] + 2000 : numbers[2]
        }
      }
      if parts.year == nil { parts.year = calendar.component(.year, from: now) }
      guard let month = parts.month, (1...12).contains(month), let day = parts.day, (1...31).contains(day)
      else {
        return nil
      }
      // A date without a time is at noon, as Apple's.
      var hour = group(timeAt).flatMap { Int($0) } ?? 12
      let minute = group(timeAt + 1).flatMap { Int($0) } ?? 0
      if let half = group(timeAt + 2) {
        if half.hasPrefix("p"), hour < 12 { hour += 12 }
        if half.hasPrefix("a"), hour == 12 { hour = 0 }
      }
      guard hour < 24, minute < 60 else { return nil }
      (parts.hour, parts.minute) = (hour, minute)
      guard let date = calendar.date(from: parts) else { return nil }
      return DetectedResult(.foundDate, match.range) { $0.date = date }
    }
  }
}

extension NSTextCheckingResult.CheckingType {
  // Foundation declares these as deprecated since it does not find them itself. Except for phone numbers, its
  // values on Linux, which are those of `.link.rawValue`, differ from Apple's headers.
  fileprivate static let foundDate = Self(rawValue: 1 << 4)
  fileprivate static let foundAddress = Self(rawValue: 1 << 5)
  fileprivate static let foundLink = Self(rawValue: 1 << 6)
  fileprivate static let foundPhoneNumber = Self(rawValue: 1 << 11)
}

/// The bits of types of results.
public typealias NSTextCheckingTypes = UInt64
