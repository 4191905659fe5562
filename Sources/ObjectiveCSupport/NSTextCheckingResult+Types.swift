import Foundation

/// A result other than that of a regular expression, which Foundation on Linux does not create.
final class DetectedResult: NSTextCheckingResult {
  struct Values {
    var url: URL?
    var phoneNumber: String?
    var date: Date?
    var timeZone: TimeZone?
    var duration: TimeInterval = 0
    var addressComponents: [NSTextCheckingKey: String]?
    var components: [NSTextCheckingKey: String]?
    var orthography: NSObject?
    var grammarDetails: [[String: Any]]?
    var replacementString: String?
    var alternativeStrings: [String]?
  }
  private let type: CheckingType
  private let place: NSRange
  let values: Values

  init(_ type: CheckingType, _ range: NSRange, _ set: (inout Values) -> Void) {
    var values = Values()
    set(&values)
    (self.type, place, self.values) = (type, range, values)
    super.init()
  }
  required init?(coder aDecoder: NSCoder) { return nil }
  override var resultType: CheckingType { type }
  override var range: NSRange { place }
  override var numberOfRanges: Int { 1 }
  override var regularExpression: NSRegularExpression? { nil }
  override func range(at idx: Int) -> NSRange { idx == 0 ? place : NSRange(location: NSNotFound, length: 0) }
  override func range(withName: String) -> NSRange { NSRange(location: NSNotFound, length: 0) }
  override func copy(with zone: NSZone? = nil) -> Any { self }
}

extension NSTextCheckingResult {
  private var detected: DetectedResult.Values? { (self as? DetectedResult)?.values }
  /// The URL of a link.
  public var url: URL? { detected?.url }
  /// A phone number as it is written in the text.
  public var phoneNumber: String? { detected?.phoneNumber }
  /// A date. That of a detector is at noon if the text has no time.
  public var date: Date? { detected?.date }
  /// The time zone of a date; `nil` from a detector, whose times are in the device's.
  public var timeZone: TimeZone? { detected?.timeZone }
  /// The duration in seconds after a date; 0 from a detector.
  public var duration: TimeInterval { detected?.duration ?? 0 }
  /// The components of a postal address.
  public var addressComponents: [NSTextCheckingKey: String]? { detected?.addressComponents }
  /// The components of a postal address, or of information about transit.
  public var components: [NSTextCheckingKey: String]? { detected?.components ?? detected?.addressComponents }
  /// The language and script of the range.
  @available(*, deprecated, message: "Foundation on Linux calls all of NSOrthography so.")
  public var orthography: NSOrthography? { detected?.orthography as? NSOrthography }
  /// The details of mistakes of grammar.
  public var grammarDetails: [[String: Any]]? { detected?.grammarDetails }
  /// The text that replaces the range.
  public var replacementString: String? { detected?.replacementString }
  /// Other texts that correct the range.
  public var alternativeStrings: [String]? { detected?.alternativeStrings }

  /// Creates the result of a language that was found.
  @available(*, deprecated, message: "Foundation on Linux calls all of NSOrthography so.")
  public static func orthographyCheckingResult(range: NSRange, orthography: NSOrthography)
    -> NSTextCheckingResult
  { DetectedResult(.madeOrthography, range) { $0.orthography = orthography } }
  /// Creates the result of a misspelled word.
  public static func spellCheckingResult(range: NSRange) -> NSTextCheckingResult {
    DetectedResult(.madeSpelling, range) { _ in }
  }
  /// Creates the result of mistakes of grammar.
  public static func grammarCheckingResult(range: NSRange, details: [[String: Any]]) -> NSTextCheckingResult {
    DetectedResult(.madeGrammar, range) { $0.grammarDetails = details }
  }
  /// Creates the result of a date.
  public static func dateCheckingResult(range: NSRange, date: Date) -> NSTextCheckingResult {
    DetectedResult(.madeDate, range) { $0.date = date }
  }
  /// Creates the result of a date.
  ///
  /// - Parameter duration: the time in seconds from the date on.
  public static func dateCheckingResult(
    range: NSRange, date: Date, timeZone: TimeZone, duration: TimeInterval
  ) -> NSTextCheckingResult {
    DetectedResult(.madeDate, range) { ($0.date, $0.timeZone, $0.duration) = (date, timeZone, duration) }
  }
  /// Creates the result of a postal address.
  public static func addressCheckingResult(range: NSRange, components: [NSTextCheckingKey: String])
    -> NSTextCheckingResult
  { DetectedResult(.madeAddress, range) { $0.addressComponents = components } }
  /// Creates the result of a link.
  public static func linkCheckingResult(range: NSRange, url: URL) -> NSTextCheckingResult {
    DetectedResult(.madeLink, range) { $0.url = url }
  }
  /// Creates the result of a quotation mark that is replaced.
  public static func quoteCheckingResult(range: NSRange, replacementString: String) -> NSTextCheckingResult {
    DetectedResult(.madeQuote, range) { $0.replacementString = replacementString }
  }
  /// Creates the result of a dash that is replaced.
  public static func dashCheckingResult(range: NSRange, replacementString: String) -> NSTextCheckingResult {
    DetectedResult(.madeDash, range) { $0.replacementString = replacementString }
  }
  /// Creates the result of a text that is replaced.
  public static func replacementCheckingResult(range: NSRange, replacementString: String)
    -> NSTextCheckingResult
  { DetectedResult(.madeReplacement, range) { $0.replacementString = replacementString } }
  /// Creates the result of a word that is corrected.
  public static func correctionCheckingResult(range: NSRange, replacementString: String)
    -> NSTextCheckingResult
  { DetectedResult(.madeCorrection, range) { $0.replacementString = replacementString } }
  /// Creates the result of a word that is corrected, with other corrections.
  public static func correctionCheckingResult(
    range: NSRange, replacementString: String, alternativeStrings: [String]
  ) -> NSTextCheckingResult {
    DetectedResult(.madeCorrection, range) {
      ($0.replacementString, $0.alternativeStrings) = (replacementString, alternativeStrings)
    }
  }
  /// Creates the result of a phone number.
  public static func phoneNumberCheckingResult(range: NSRange, phoneNumber: String) -> NSTextCheckingResult {
    DetectedResult(.madePhoneNumber, range) { $0.phoneNumber = phoneNumber }
  }
  /// Creates the result of information about transit, such as a flight.
  public static func transitInformationCheckingResult(range: NSRange, components: [NSTextCheckingKey: String])
    -> NSTextCheckingResult
  { DetectedResult(.madeTransitInformation, range) { $0.components = components } }
}

extension NSTextCheckingKey {
  /// A person's name.
  public static let name = NSTextCheckingKey(rawValue: "Name")
  /// An organization.
  public static let organization = NSTextCheckingKey(rawValue: "Organization")
  /// The street with its number.
  public static let street = NSTextCheckingKey(rawValue: "Street")
  /// The city.
  public static let city = NSTextCheckingKey(rawValue: "City")
  /// The state.
  public static let state = NSTextCheckingKey(rawValue: "State")
  /// The postal code.
  public static let zip = NSTextCheckingKey(rawValue: "ZIP")
  /// The country.
  public static let country = NSTextCheckingKey(rawValue: "Country")
  /// A phone number.
  public static let phone = NSTextCheckingKey(rawValue: "Phone")
  /// A person's job.
  public static let jobTitle = NSTextCheckingKey(rawValue: "JobTitle")
  /// An airline.
  public static let airline = NSTextCheckingKey(rawValue: "Airline")
  /// The number of a flight.
  public static let flight = NSTextCheckingKey(rawValue: "Flight")
}

extension NSTextCheckingResult.CheckingType {
  // Foundation declares these as deprecated since it does not find them itself. Its values on Linux differ from Apple's headers.
  fileprivate static let madeOrthography = Self(rawValue: 1 << 1)
  fileprivate static let madeSpelling = Self(rawValue: 1 << 2)
  fileprivate static let madeGrammar = Self(rawValue: 1 << 3)
  fileprivate static let madeDate = Self(rawValue: 1 << 4)
  fileprivate static let madeAddress = Self(rawValue: 1 << 5)
  fileprivate static let madeLink = Self(rawValue: 1 << 6)
  fileprivate static let madeQuote = Self(rawValue: 1 << 7)
  fileprivate static let madeDash = Self(rawValue: 1 << 8)
  fileprivate static let madeReplacement = Self(rawValue: 1 << 9)
  fileprivate static let madeCorrection = Self(rawValue: 1 << 10)
  fileprivate static let madePhoneNumber = Self(rawValue: 1 << 11)
  fileprivate static let madeTransitInformation = Self(rawValue: 1 << 12)
}
