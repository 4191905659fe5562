import CEventLoop

/// Copies of processes whose code is in Swift.
package enum ProcessFork {
  /// Makes a copy of this process, as fork(2), in which threads can wait for each other at a `static let`. Only the calling thread is in it.
  ///
  /// - Returns: 0 in the copy, its identifier in this process, and a negative number if there is none, for the reason in `errno`.
  package static func make() -> pid_t { tinamou_eventloop_fork() }
}
