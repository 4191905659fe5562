import Foundation

/// The way in which the user chooses dates of a calendar.
@preconcurrency @MainActor
open class UICalendarSelection: NSObject {
  /// The calendar to which the selection belongs.
  weak var view: UICalendarView?

  override init() { super.init() }

  /// The chosen dates.
  var chosen: [DateComponents] { [] }
  /// Returns whether a touch changes the selection of a date.
  func mayChange(_ date: DateComponents) -> Bool { false }
  /// Changes the selection after a touch of a date.
  func touched(_ date: DateComponents) {}

  /// Asks the delegate again which dates can be chosen.
  open func updateSelectableDates() { view?.showMonth() }

  /// Returns whether two dates are the same day.
  final func isSame(_ left: DateComponents, _ right: DateComponents) -> Bool {
    left.day == right.day && left.month == right.month && left.year == right.year
      && (left.era == right.era || left.era == nil || right.era == nil)
  }
}

/// A selection of at most one date.
open class UICalendarSelectionSingleDate: UICalendarSelection {
  /// The delegate. It is not retained.
  open private(set) weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
  private var date: DateComponents?

  /// Creates a selection with a delegate.
  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// The chosen date; `nil` for none. Setting it does not notify the delegate.
  open var selectedDate: DateComponents? {
    get { date }
    set { setSelected(newValue, animated: false) }
  }

  /// Chooses a date, without animation and without notifying the delegate.
  open func setSelected(_ selectedDate: DateComponents?, animated: Bool) {
    date = selectedDate
    view?.showMonth()
  }

  override var chosen: [DateComponents] { date.map { [$0] } ?? [] }

  override func mayChange(_ date: DateComponents) -> Bool {
    delegate?.dateSelection(self, canSelectDate: date) ?? true
  }

  /// Chooses the touched date. A touch of the chosen date removes the choice if the delegate allows it.
  override func touched(_ date: DateComponents) {
    if let present = self.date, isSame(present, date) {
      guard delegate?.dateSelection(self, canSelectDate: nil) ?? true else { return }
      setSelected(nil, animated: true)
      delegate?.dateSelection(self, didSelectDate: nil)
    } else {
      setSelected(date, animated: true)
      delegate?.dateSelection(self, didSelectDate: date)
    }
  }
}

/// The delegate of a selection of at most one date.
@preconcurrency @MainActor
public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
  /// Tells the delegate that the user has chosen a date, or none.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
  /// Asks the delegate whether a date, or none, can be chosen; `true` by default.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
  /// Returns `true`.
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { true }
}

/// A selection of any number of dates.
open class UICalendarSelectionMultiDate: UICalendarSelection {
  /// The delegate. It is not retained.
  open private(set) weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
  private var dates: [DateComponents] = []

  /// Creates a selection with a delegate.
  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// The chosen dates, in the order of their choice. Setting them does not notify the delegate.
  open var selectedDates: [DateComponents] {
    get { dates }
    set { setSelectedDates(newValue, animated: false) }
  }

  /// Chooses dates, without animation and without notifying the delegate.
  open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
    dates = selectedDates
    view?.showMonth()
  }

  override var chosen: [DateComponents] { dates }

  override func mayChange(_ date: DateComponents) -> Bool {
    dates.contains { isSame($0, date) }
      ? delegate?.multiDateSelection(self, canDeselectDate: date) ?? true
      : delegate?.multiDateSelection(self, canSelectDate: date) ?? true
  }

  override func touched(_ date: DateComponents) {
    if dates.contains(where: { isSame($0, date) }) {
      setSelectedDates(dates.filter { !isSame($0, date) }, animated: true)
      delegate?.multiDateSelection(self, didDeselectDate: date)
    } else {
      setSelectedDates(dates + [date], animated: true)
      delegate?.multiDateSelection(self, didSelectDate: date)
    }
  }
}

/// The delegate of a selection of any number of dates.
@preconcurrency @MainActor
public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
  /// Tells the delegate that the user has chosen a date.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
  /// Tells the delegate that the user has removed a date.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
  /// Asks the delegate whether a date can be chosen; `true` by default.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool
  /// Asks the delegate whether a date can be removed; `true` by default.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
  /// Returns `true`.
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool { true }
  /// Returns `true`.
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool { true }
}
