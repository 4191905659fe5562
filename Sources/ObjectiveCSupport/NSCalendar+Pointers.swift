import Foundation

/// Methods of Apple's header that return dates by pointers. Foundation on Linux has those that return intervals.
extension NSCalendar {
  /// Returns the beginning and the length in seconds of a unit of time that contains a date, and whether there is one.
  public func range(
    of unit: Unit, start: AutoreleasingUnsafeMutablePointer<NSDate?>?,
    interval: UnsafeMutablePointer<TimeInterval>?, for date: Date
  ) -> Bool {
    range(of: unit, for: date).store(start, interval)
  }

  /// Returns the beginning and the length in seconds of the weekend that contains a date, and whether it is in one.
  public func range(
    ofWeekendStart start: AutoreleasingUnsafeMutablePointer<NSDate?>?,
    interval: UnsafeMutablePointer<TimeInterval>?, containing date: Date
  ) -> Bool {
    range(ofWeekendContaining: date).store(start, interval)
  }

  /// Returns the beginning and the length in seconds of the next weekend after a date, or of the previous one with the option
  /// `searchBackwards`, and whether there is one.
  public func nextWeekendStart(
    _ start: AutoreleasingUnsafeMutablePointer<NSDate?>?, interval: UnsafeMutablePointer<TimeInterval>?,
    options: Options = [], after date: Date
  ) -> Bool {
    nextWeekendAfter(date, options: options).store(start, interval)
  }
}

extension DateInterval? {
  /// Stores the interval where pointers say, and returns whether there is one.
  fileprivate func store(
    _ start: AutoreleasingUnsafeMutablePointer<NSDate?>?, _ interval: UnsafeMutablePointer<TimeInterval>?
  ) -> Bool {
    guard let self else { return false }
    start?.pointee = NSDate(timeIntervalSinceReferenceDate: self.start.timeIntervalSinceReferenceDate)
    interval?.pointee = self.duration
    return true
  }
}
