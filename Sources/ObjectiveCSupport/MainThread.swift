import Dispatch
import Foundation

/// The thread of the main queue. On Linux another thread may serve the queue once the main one waits in `dispatchMain()`,
/// as in tests.
package enum MainThread {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// A Boolean value that indicates whether the caller is on the main thread, or runs in the main queue.
  package static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true
  }
}
