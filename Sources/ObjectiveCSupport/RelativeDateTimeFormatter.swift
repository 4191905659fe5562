import Foundation

/// Formats the distance between two dates in words: "2 hours ago", "in 3 days", "yesterday". Foundation on Linux has no such class.
///
/// Words are those of the Unicode Common Locale Data Repository, as on Apple's platforms. Unchecked, like Foundation's
/// formatters: one thread configures them.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// The way in which dates are described. Raw values match Foundation's.
  public enum DateTimeStyle: Int, Sendable {
    /// By numbers: "1 day ago".
    case numeric = 0
    /// By names where there are: "yesterday".
    case named = 1
  }

  /// The style of units. Raw values match Foundation's.
  public enum UnitsStyle: Int, Sendable {
    /// "2 months ago".
    case full = 0
    /// "two months ago".
    case spellOut = 1
    /// "2 mo. ago".
    case short = 2
    /// The shortest one: "2mo ago".
    case abbreviated = 3
  }

  /// The way in which dates are described. The default is numeric.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// The style of units. The default is full.
  open var unitsStyle = UnitsStyle.full
  /// The place of the text in a sentence.
  open var formattingContext = Formatter.Context.unknown
  /// The calendar that defines the units.
  open var calendar: Calendar! = .autoupdatingCurrent
  /// The language of the words.
  open var locale: Locale! = .autoupdatingCurrent

  private func style(anchoredAt date: Date) -> Date.AnchoredRelativeFormatStyle {
    let units: Date.RelativeFormatStyle.UnitsStyle =
      switch unitsStyle {
      case .full: .wide
      case .spellOut: .spellOut
      case .short: .abbreviated
      case .abbreviated: .narrow
      }
    return Date.AnchoredRelativeFormatStyle(
      anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: units,
      locale: locale ?? .autoupdatingCurrent, calendar: calendar ?? .autoupdatingCurrent,
      capitalizationContext: context)
  }

  private var context: FormatStyleCapitalizationContext {
    switch formattingContext {
    case .standalone: .standalone
    case .listItem: .listItem
    case .beginningOfSentence: .beginningOfSentence
    case .middleOfSentence: .middleOfSentence
    default: .unknown
    }
  }

  /// Returns the distance of a date from another one, in the largest unit.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    style(anchoredAt: date).format(referenceDate)
  }

  /// Returns a time interval in seconds, in the largest unit; the past if it is negative.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date(timeIntervalSinceReferenceDate: 0)
    return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
  }

  /// Returns the distance that components describe from now, in the largest unit.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let now = Date(timeIntervalSinceReferenceDate: 0)
    let date = (calendar ?? .autoupdatingCurrent).date(byAdding: dateComponents, to: now) ?? now
    return localizedString(for: date, relativeTo: now)
  }

  /// Returns the distance of a date from now; `nil` for an object that is no date.
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }
}
