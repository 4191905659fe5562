import DeviceModels
import EventLoop
import Foundation
import Simulator
import UIKit

/// Copies of this process, which continue where it is.
///
/// A copy has what the process has loaded and read: its libraries, classes, fonts and data. A process that is launched takes tens of
/// milliseconds for that.
package enum ProcessCopy {
  /// A Boolean value that indicates whether a copy can do whatever this process can. Only the thread that
  /// makes a copy is in it: what another one holds, it holds forever.
  package static var isPossible: Bool {
    (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task"))?.count == 1
  }

  /// Reads what every screen needs, so that copies have it: the devices and the usual fonts, and the symbols of the executable where the
  /// lines of constraints are looked up.
  @MainActor package static func readCommonData() {
    _ = DeviceCatalog.standard
    _ = UIFont.systemFont(ofSize: 17).lineHeight
    _ = UIFont.boldSystemFont(ofSize: 17).lineHeight
    // A constraint has the stack of its creation, for which the table of symbols is read.
    if ConstraintOrigins.areRecorded { _ = UIView().widthAnchor.constraint(equalToConstant: 0) }
  }

  /// Ends this process when another one is not its parent any more, since nothing waits for the result then.
  package static func end(with parent: pid_t) {
    OwnThread.start {
      while getppid() == parent { usleep(200_000) }
      _exit(0)
    }
  }

  /// Makes a copy, as fork(2).
  ///
  /// - Returns: 0 in the copy, its identifier in this process, and a negative number if there is none, for the reason in `errno`.
  package static func make() -> pid_t {
    // What has not been written yet would be written twice.
    fflush(nil)
    return ProcessFork.make()
  }
}
