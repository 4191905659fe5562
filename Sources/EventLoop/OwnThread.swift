import Foundation

/// A thread of the tool or of a library below the application: no device waits for its end.
///
/// Threads that the application starts are work for which a device waits, see `MainQueue.backgroundWork`. One
/// that serves for as long as the process lives would keep every screen from coming to rest.
package enum OwnThread {
  /// Starts a thread that runs a block.
  package static func start(_ block: @escaping @Sendable () -> Void) {
    let thread = Thread(block: block)
    MainQueue.withoutCountingThreads { thread.start() }
  }
}
