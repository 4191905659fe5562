import Foundation
import Synchronization

/// The objects that methods of UIKit have returned on the main thread, which live until its run loop's turn ends, as
/// autoreleased objects do on Apple's platforms: applications assign them to weak variables and use them in the next line.
package enum AutoreleasePool {
  /// Unchecked: objects of the main thread, which alone adds and removes them.
  private struct State: @unchecked Sendable {
    var objects: [AnyObject] = []
  }

  private static let state = Mutex(State())

  /// Keeps an object.
  ///
  /// - Returns: Whether it is the first one, so that the caller has the pool drained at the end of the turn.
  package static func keep(_ object: AnyObject) -> Bool {
    let added = State(objects: [object])
    return state.withLock {
      $0.objects += added.objects
      return $0.objects.count == 1
    }
  }

  /// The number of objects that are kept.
  package static var count: Int { state.withLock { $0.objects.count } }

  /// Releases the objects that were added after the first ones.
  package static func drain(to count: Int = 0) {
    // Objects are deallocated outside of the lock, since their deinitializers may add others.
    let released = state.withLock { state in
      let released = State(objects: Array(state.objects.dropFirst(count)))
      state.objects.removeLast(released.objects.count)
      return released
    }
    withExtendedLifetime(released) {}
  }
}
