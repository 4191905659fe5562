import Foundation
import Testing
import UIKit

@MainActor @Suite(.serialized) struct CalendarViewTests {
  private final class Watcher: NSObject, UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate,
    UICalendarSelectionMultiDateDelegate
  {
    var log: [String] = []
    var forbidden = -1
    var decorated: [Int] = []
    func calendarView(
      _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration? {
      decorated.append(dateComponents.day ?? 0)
      return dateComponents.day == 3 ? .default(color: .red, size: .small) : nil
    }
    func calendarView(
      _ calendarView: UICalendarView,
      didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
    ) { log.append("from \(previousDateComponents.month ?? 0)") }
    func dateSelection(
      _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?
    ) { log.append("selected \(dateComponents?.day ?? 0)") }
    func dateSelection(
      _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool { dateComponents?.day != forbidden }
    func multiDateSelection(
      _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents
    ) { log.append("added \(dateComponents.day ?? 0)") }
    func multiDateSelection(
      _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents
    ) { log.append("removed \(dateComponents.day ?? 0)") }
  }

  private func calendar(_ watcher: Watcher) -> UICalendarView {
    let view = UICalendarView(frame: CGRect(x: 0, y: 0, width: 350, height: 400))
    var gregorian = Calendar(identifier: .gregorian)
    gregorian.firstWeekday = 2
    gregorian.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    view.calendar = gregorian
    view.locale = Locale(identifier: "en_US")
    view.delegate = watcher
    view.visibleDateComponents = DateComponents(year: 2024, month: 2)
    return view
  }

  private func controls(_ view: UIView) -> [UIControl] {
    view.subviews.flatMap { ($0 as? UIControl).map { [$0] } ?? controls($0) }
  }

  private func day(_ number: Int, _ view: UICalendarView) -> UIControl? {
    controls(view).first { $0.accessibilityLabel == "\(number)" }
  }

  /// February 2024 has 29 days.
  @Test func monthsHaveTheirDays() {
    let watcher = Watcher()
    let view = calendar(watcher)
    let days = controls(view).compactMap { $0.accessibilityLabel.flatMap { Int($0) } }
    #expect(days == Array(1...29))
    #expect(Array(watcher.decorated.suffix(29)) == Array(1...29))
    watcher.log = []
    controls(view).first { $0.accessibilityLabel == "Next Month" }?.sendActions(for: .touchUpInside)
    #expect(watcher.log == ["from 2"])
    #expect(view.visibleDateComponents.month == 3 && view.visibleDateComponents.year == 2024)
    watcher.decorated = []
    view.wantsDateDecorations = false
    #expect(watcher.decorated.isEmpty)
  }

  @Test func oneDateIsChosen() {
    let watcher = Watcher()
    let view = calendar(watcher)
    let selection = UICalendarSelectionSingleDate(delegate: watcher)
    watcher.forbidden = 7
    view.selectionBehavior = selection
    watcher.log = []
    day(5, view)?.sendActions(for: .touchUpInside)
    #expect(selection.selectedDate?.day == 5 && selection.selectedDate?.month == 2)
    #expect(day(5, view)?.isSelected == true && day(7, view)?.isEnabled == false)
    day(5, view)?.sendActions(for: .touchUpInside)
    #expect(selection.selectedDate == nil)
    #expect(watcher.log == ["selected 5", "selected 0"])
    selection.selectedDate = DateComponents(year: 2024, month: 2, day: 9)
    #expect(day(9, view)?.isSelected == true && watcher.log.count == 2)
    watcher.forbidden = 9
    selection.updateSelectableDates()
    #expect(day(9, view)?.isEnabled == false && day(7, view)?.isEnabled == true)
  }

  @Test func severalDatesAreChosen() {
    let watcher = Watcher()
    let view = calendar(watcher)
    let selection = UICalendarSelectionMultiDate(delegate: watcher)
    view.selectionBehavior = selection
    watcher.log = []
    for number in [5, 6, 5] { day(number, view)?.sendActions(for: .touchUpInside) }
    #expect(selection.selectedDates.map(\.day) == [6])
    #expect(watcher.log == ["added 5", "added 6", "removed 5"])
  }

  /// Months before the first available date are not displayed.
  @Test func datesAreLimited() throws {
    let view = calendar(Watcher())
    let start = try #require(view.calendar.date(from: DateComponents(year: 2024, month: 2, day: 10)))
    view.availableDateRange = DateInterval(start: start, end: .distantFuture)
    view.selectionBehavior = UICalendarSelectionSingleDate(delegate: nil)
    #expect(day(9, view)?.isEnabled == false && day(10, view)?.isEnabled == true)
    let back = controls(view).first { $0.accessibilityLabel == "Previous Month" }
    #expect(back?.isEnabled == false)
    view.visibleDateComponents = DateComponents(year: 2023, month: 1)
    #expect(view.visibleDateComponents.year == 2024)
  }
}
