import Foundation
import Testing

@testable import ObjectiveCSupport

/// Members of Foundation's classes that only Apple's headers and overlay have.
@Suite struct CalendarAndTextTests {
  /// Noon of Saturday, the 3rd of January 2026.
  private let date = Date(timeIntervalSince1970: 1_767_441_600)

  private var calendar: NSCalendar {
    let calendar = NSCalendar(identifier: .gregorian)!
    calendar.timeZone = TimeZone(identifier: "UTC")!
    calendar.locale = Locale(identifier: "en_US")
    return calendar
  }

  @Test func unitsOfTimeAreReturnedByPointers() {
    var (start, length): (NSDate?, TimeInterval) = (nil, 0)
    #expect(calendar.range(of: .day, start: &start, interval: &length, for: date))
    #expect(start == NSDate(timeIntervalSince1970: 1_767_398_400) && length == 86_400)
    #expect(calendar.range(of: .month, start: &start, interval: nil, for: date))
    #expect(start == NSDate(timeIntervalSince1970: 1_767_225_600) && length == 86_400)
  }

  @Test func weekendsAreReturnedByPointers() {
    var (start, length): (NSDate?, TimeInterval) = (nil, 0)
    #expect(calendar.range(ofWeekendStart: &start, interval: &length, containing: date))
    #expect(start == NSDate(timeIntervalSince1970: 1_767_398_400) && length == 172_800)
    #expect(calendar.nextWeekendStart(&start, interval: &length, after: date))
    #expect(start == NSDate(timeIntervalSince1970: 1_768_003_200) && length == 172_800)
    start = nil
    let monday = date.addingTimeInterval(2 * 86_400)
    #expect(!calendar.range(ofWeekendStart: &start, interval: &length, containing: monday) && start == nil)
  }

  @Test func textsAreMadeOfTexts() {
    let text: NSString = "One"
    let (copy, changed) = (NSString(string: text), NSMutableString(string: text))
    changed.append(" more")
    #expect(copy == "One" && changed == "One more" && text == "One")
    #expect(NSString(string: changed) == "One more" && NSMutableString(string: changed) == "One more")
    #expect(NSString(string: "Two") == "Two" && NSMutableString(string: "Two" as String) == "Two")
  }
}
