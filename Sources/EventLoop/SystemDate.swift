import CEventLoop
import Foundation

/// The date that the whole process is told: the machine's, or one that was set and advances with a device's clock only.
///
/// A date that was set makes drawings of the date the same in each run.
package enum SystemDate {
  /// Sets the date.
  ///
  /// - Parameter date: the present date; `nil` for the machine's.
  /// - Returns: Whether the process is told it; `false` where sanitizers or static linking keep the machine's date.
  @discardableResult
  package static func set(_ date: Date?) -> Bool {
    guard let date else {
      tinamou_eventloop_clear_date()
      return true
    }
    guard tinamou_eventloop_replaces_date() else { return false }
    tinamou_eventloop_set_date(date.timeIntervalSince1970)
    return true
  }

  /// Sets the seconds since the date that was set.
  package static func advance(to seconds: Double) {
    tinamou_eventloop_set_elapsed(seconds)
  }
}
