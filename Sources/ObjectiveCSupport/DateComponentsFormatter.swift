import Foundation

/// Formats durations: "1:05", "1 hr, 5 min", "1 hour, 5 minutes". Foundation on Linux has no such class.
///
/// The only language is English, after the examples of the documentation. Unchecked, like Foundation's
/// formatters: one thread configures them.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// The style of units. Raw values match Foundation's.
  public enum UnitsStyle: Int, Sendable {
    /// Numbers with colons: "1:05:00".
    case positional = 0
    /// The shortest units: "1h 5m".
    case abbreviated = 1
    /// Short units: "1 hr, 5 min".
    case short = 2
    /// Full units: "1 hour, 5 minutes".
    case full = 3
    /// Full units with spelled-out numbers: "one hour, five minutes".
    case spellOut = 4
    /// Short units without spaces between numbers and units: "1hr 5min".
    case brief = 5
  }

  /// The units with a value of zero that are dropped. Raw values match Foundation's.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a behavior from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Drops units of zero according to the style: leading ones in the positional style, all in others.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    /// Drops leading units of zero.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
    /// Drops units of zero in the middle.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
    /// Drops trailing units of zero.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
    /// Drops all units of zero.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// Pads numbers with leading zeros: "01:05".
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  /// The style of units. The default is positional.
  open var unitsStyle = UnitsStyle.positional
  /// The units to use. If it is empty, those from days to seconds are used.
  open var allowedUnits: NSCalendar.Unit = []
  /// The units with a value of zero that are dropped.
  open var zeroFormattingBehavior: ZeroFormattingBehavior = .default
  /// The calendar that defines the units.
  open var calendar: Calendar? = .autoupdatingCurrent
  /// The date from which durations are counted.
  open var referenceDate: Date?
  /// A Boolean value that determines whether the last unit has a fraction. Stored only: units are integers.
  open var allowsFractionalUnits = false
  /// The maximum number of units; 0 for no limit.
  open var maximumUnitCount = 0
  /// A Boolean value that determines whether the largest unit includes larger ones.
  open var collapsesLargestUnit = false
  /// A Boolean value that determines whether "About" is prepended.
  open var includesApproximationPhrase = false
  /// A Boolean value that determines whether "remaining" is appended.
  open var includesTimeRemainingPhrase = false
  /// Stored only: English units have one form.
  open var formattingContext = Formatter.Context.unknown

  private static let units: [(unit: NSCalendar.Unit, component: Calendar.Component, seconds: Double)] = [
    (.year, .year, 31_556_952), (.month, .month, 2_629_746), (.weekOfMonth, .weekOfMonth, 604_800),
    (.day, .day, 86_400), (.hour, .hour, 3600), (.minute, .minute, 60), (.second, .second, 1),
  ]

  private var chosen: [(unit: NSCalendar.Unit, component: Calendar.Component, seconds: Double)] {
    let allowed: NSCalendar.Unit = allowedUnits.isEmpty ? [.day, .hour, .minute, .second] : allowedUnits
    return Self.units.filter { allowed.contains($0.unit) }
  }

  /// Returns the text for a number of seconds.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite, abs(ti) < 1e15 else { return nil }
    let units = chosen
    guard !units.isEmpty else { return nil }
    var values: [(Calendar.Component, Int)] = []
    if units.contains(where: { $0.seconds > 604_800 }) {
      let calendar = calendar ?? .current
      let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
      let parts = calendar.dateComponents(
        Set(units.map(\.component)), from: start, to: start.addingTimeInterval(abs(ti)))
      values = units.map { ($0.component, Self.value(of: $0.component, in: parts)) }
    } else {
      // The smallest unit is rounded down, as on a clock.
      var rest = (abs(ti) + 1e-9).rounded(.down)
      for (_, component, seconds) in units {
        let count = (rest / seconds).rounded(.down)
        values.append((component, Int(count)))
        rest -= count * seconds
      }
    }
    return text(values, isNegative: ti < 0)
  }

  /// Returns the text for the time between two dates.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    let calendar = calendar ?? .current
    let units = chosen
    let parts = calendar.dateComponents(Set(units.map(\.component)), from: startDate, to: endDate)
    return text(
      units.map { ($0.component, abs(Self.value(of: $0.component, in: parts))) },
      isNegative: endDate < startDate)
  }

  /// Returns the text for date components. Units that are not allowed are converted into those that are.
  open func string(from components: DateComponents) -> String? {
    var seconds = 0.0
    for (_, component, length) in Self.units {
      seconds += Double(components.value(for: component) ?? 0) * length
    }
    let units = chosen
    let areAllAllowed = Self.units.allSatisfy { unit in
      (components.value(for: unit.component) ?? 0) == 0 || units.contains { $0.component == unit.component }
    }
    if areAllAllowed, seconds >= 0 {
      let given = units.map { ($0.component, components.value(for: $0.component) ?? 0) }
      // Units are used as given, unless they overflow.
      if !given.contains(where: { $0.1 >= Self.limit(of: $0.0) }) { return text(given, isNegative: false) }
    }
    return string(from: seconds)
  }

  open override func string(for obj: Any?) -> String? {
    if let components = obj as? DateComponents { return string(from: components) }
    if let seconds = obj as? TimeInterval { return string(from: seconds) }
    return nil
  }

  /// Returns the text for date components in a style.
  open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    formatter.allowedUnits = [.year, .month, .weekOfMonth, .day, .hour, .minute, .second]
    return formatter.string(from: components)
  }

  private static func limit(of component: Calendar.Component) -> Int {
    switch component {
    case .hour: 24
    case .minute, .second: 60
    case .month: 12
    default: .max
    }
  }

  private static func value(of component: Calendar.Component, in parts: DateComponents) -> Int {
    let value = parts.value(for: component) ?? 0
    return value == NSDateComponentUndefined ? 0 : value
  }

  private func text(_ values: [(Calendar.Component, Int)], isNegative: Bool) -> String? {
    guard !values.isEmpty else { return nil }
    let behavior = zeroFormattingBehavior
    let isPositional = unitsStyle == .positional
    var dropped = behavior.intersection(.dropAll)
    if behavior.contains(.default) {
      dropped.formUnion(isPositional ? .dropLeading : .dropAll)
    }
    let first = values.firstIndex { $0.1 != 0 } ?? values.count - 1
    let last = values.lastIndex { $0.1 != 0 } ?? first
    var kept = values.enumerated().filter { index, value in
      if value.1 != 0 || index == first && first == last && values.allSatisfy({ $0.1 == 0 }) { return true }
      if index < first { return !dropped.contains(.dropLeading) }
      if index > last { return !dropped.contains(.dropTrailing) }
      return !dropped.contains(.dropMiddle)
    }.map(\.element)
    if maximumUnitCount > 0, kept.count > maximumUnitCount { kept = Array(kept.prefix(maximumUnitCount)) }
    let sign = isNegative ? "-" : ""
    let written: String
    if isPositional {
      written = kept.enumerated().map { index, value in
        let isPadded = index > 0 || behavior.contains(.pad)
        return isPadded && value.1 < 10 ? "0\(value.1)" : "\(value.1)"
      }.joined(separator: ":")
    } else {
      let parts = kept.map { phrase($0.0, $0.1) }
      written = parts.joined(separator: unitsStyle == .abbreviated || unitsStyle == .brief ? " " : ", ")
    }
    var result = sign + written
    if includesApproximationPhrase { result = "About " + result }
    if includesTimeRemainingPhrase { result += " remaining" }
    return result
  }

  private func phrase(_ component: Calendar.Component, _ count: Int) -> String {
    let isOne = count == 1
    let words: (abbreviated: String, brief: String, short: String, full: String) =
      switch component {
      case .year: ("y", isOne ? "yr" : "yrs", isOne ? "yr" : "yrs", isOne ? "year" : "years")
      case .month: ("mo", isOne ? "mth" : "mths", isOne ? "mth" : "mths", isOne ? "month" : "months")
      case .weekOfMonth: ("w", isOne ? "wk" : "wks", isOne ? "wk" : "wks", isOne ? "week" : "weeks")
      case .day: ("d", isOne ? "day" : "days", isOne ? "day" : "days", isOne ? "day" : "days")
      case .hour: ("h", "hr", "hr", isOne ? "hour" : "hours")
      case .minute: ("m", "min", "min", isOne ? "minute" : "minutes")
      default: ("s", "sec", "sec", isOne ? "second" : "seconds")
      }
    switch unitsStyle {
    case .abbreviated: return "\(count)\(words.abbreviated)"
    case .brief: return "\(count)\(words.brief)"
    case .short: return "\(count) \(words.short)"
    case .spellOut:
      let formatter = NumberFormatter()
      formatter.numberStyle = .spellOut
      formatter.locale = Locale(identifier: "en_US")
      return "\(formatter.string(from: NSNumber(value: count)) ?? "\(count)") \(words.full)"
    default: return "\(count) \(words.full)"
    }
  }
}
