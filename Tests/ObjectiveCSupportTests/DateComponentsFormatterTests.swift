import Foundation
import ObjectiveCSupport
import Testing

/// Durations as the documentation's examples have them.
@Suite struct DateComponentsFormatterTests {
  typealias Formatter = ObjectiveCSupport.DateComponentsFormatter

  private func formatter(
    _ style: Formatter.UnitsStyle, _ units: NSCalendar.Unit,
    _ zeros: Formatter.ZeroFormattingBehavior = .default
  ) -> Formatter {
    let made = Formatter()
    made.unitsStyle = style
    made.allowedUnits = units
    made.zeroFormattingBehavior = zeros
    return made
  }

  @Test(arguments: [
    (Formatter.UnitsStyle.positional, "9:41:30"), (.abbreviated, "9h 41m 30s"), (.brief, "9hr 41min 30sec"),
    (.short, "9 hr, 41 min, 30 sec"), (.full, "9 hours, 41 minutes, 30 seconds"),
    (.spellOut, "nine hours, forty-one minutes, thirty seconds"),
  ])
  func unitStylesHaveApplesWords(_ style: Formatter.UnitsStyle, _ text: String) {
    #expect(formatter(style, [.hour, .minute, .second]).string(from: 34890) == text)
  }

  @Test func zerosAreDroppedOrPadded() {
    #expect(formatter(.positional, [.minute, .second], .pad).string(from: 65) == "01:05")
    #expect(formatter(.positional, [.hour, .minute, .second]).string(from: 65) == "1:05")
    #expect(formatter(.positional, [.minute, .second]).string(from: 5) == "5")
    #expect(formatter(.positional, [.minute, .second], []).string(from: 5) == "0:05")
    #expect(formatter(.abbreviated, [.hour, .minute, .second]).string(from: 3600) == "1h")
    #expect(formatter(.abbreviated, [.hour, .minute, .second], .dropLeading).string(from: 60) == "1m 0s")
    #expect(formatter(.full, [.minute, .second]).string(from: 0) == "0 seconds")
    #expect(formatter(.full, [.minute]).string(from: 61) == "1 minute")
  }

  @Test func countsAreLimitedAndPhrasesAdded() {
    let formatter = formatter(.short, [.day, .hour, .minute, .second])
    formatter.maximumUnitCount = 2
    #expect(formatter.string(from: 90061) == "1 day, 1 hr")
    formatter.includesApproximationPhrase = true
    formatter.includesTimeRemainingPhrase = true
    #expect(formatter.string(from: 3660) == "About 1 hr, 1 min remaining")
    #expect(formatter.string(from: -60)?.contains("-1 min") == true)
    #expect(formatter.string(from: .nan) == nil)
  }

  @Test func momentsAndComponentsAreFormatted() {
    let made = formatter(.full, [.year, .month, .day])
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    made.calendar = calendar
    let start = Date(timeIntervalSince1970: 1_700_000_000)
    let end = calendar.date(byAdding: DateComponents(year: 1, month: 2, day: 3), to: start) ?? start
    #expect(made.string(from: start, to: end) == "1 year, 2 months, 3 days")
    #expect(made.string(from: DateComponents(year: 2, day: 1)) == "2 years, 1 day")
    #expect(
      Formatter.localizedString(from: DateComponents(hour: 1, minute: 30), unitsStyle: .abbreviated)
        == "1h 30m")
  }

  private final class Person: NSObject {
    let name: String
    init(_ name: String) { self.name = name }
  }

  private final class Entry: NSObject {
    let title: String?
    let isDone: Bool
    init(_ title: String?, isDone: Bool = false) { (self.title, self.isDone) = (title, isDone) }
  }

  /// On Apple's platforms the property may be nil, or of a type without an order of its own; nil stands first.
  @Test func descriptorsSortByKeyPathsWithNilFirst() {
    let entries = NSArray(array: [Entry("b", isDone: true), Entry(nil), Entry("a", isDone: true)])
    func titles(_ descriptors: [NSSortDescriptor]) -> [String?] {
      entries.sortedArray(using: descriptors).map { ($0 as? Entry)?.title }
    }
    #expect(titles([NSSortDescriptor(keyPath: \Entry.title, ascending: true)]) == [nil, "a", "b"])
    #expect(titles([NSSortDescriptor(keyPath: \Entry.title, ascending: false)]) == ["b", "a", nil])
    let done = NSSortDescriptor(keyPath: \Entry.isDone, ascending: false)
    #expect(titles([done, NSSortDescriptor(keyPath: \Entry.title, ascending: true)]) == ["a", "b", nil])
  }

  /// Descriptors compare by keys that classes have registered.
  @Test func descriptorsSortByKeys() {
    RuntimeClasses.register(Person.self) { c in
      c.property("name") { (o: Person) -> Any? in
        o.name
      } set: { (_: Person, _: RuntimeArguments) in
      }
    }
    let people = NSArray(array: [Person("b"), Person("a"), Person("c")])
    let sorted = people.sortedArray(using: [NSSortDescriptor(key: "name", ascending: false)])
    #expect(sorted.compactMap { ($0 as? Person)?.name } == ["c", "b", "a"])
  }
}
