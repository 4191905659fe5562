import CEventLoop
import Foundation
import Synchronization

/// The date that an application sees: the machine's, or a fixed one that goes on with the clock of the device.
///
/// `Date()`, `Date.now` and what reckons from them give it to the application's code and to this package's. Foundation's own code, which
/// waits by dates, goes on seeing the machine's.
package enum ShownDate {
  private struct Setting {
    /// Seconds since the reference date at the clock's beginning.
    var start: Double
    var clock: @Sendable () -> Double
  }

  private static let setting = Mutex<Setting?>(nil)

  /// Shows a date that goes on with a clock.
  ///
  /// - Parameters:
  ///   - date: the date at the clock's beginning.
  ///   - clock: the clock's time, in seconds.
  package static func set(_ date: Date, clock: @escaping @Sendable () -> Double) {
    setting.withLock { $0 = Setting(start: date.timeIntervalSinceReferenceDate, clock: clock) }
    tinamou_eventloop_set_date { ShownDate.present }
  }

  private static var present: Double {
    guard let setting = setting.withLock({ $0 }) else { return tinamou_eventloop_machine_date() }
    return setting.start + setting.clock()
  }

  /// The seconds until a date that may come from an application or from Foundation, which reckon from different dates: those of the one
  /// that is nearer to it.
  static func interval(until date: Date) -> Double {
    let seconds = date.timeIntervalSinceReferenceDate
    let (shown, real) = (seconds - present, seconds - tinamou_eventloop_machine_date())
    return abs(shown) < abs(real) ? shown : real
  }
}
