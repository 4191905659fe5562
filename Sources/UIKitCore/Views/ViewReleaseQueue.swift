import Foundation

/// Releases views one after the other instead of each inside its superview's release, so that a hierarchy of ten
/// thousand levels does not overflow the stack.
///
/// A view that is released puts its subviews into the queue of its thread. The first of a hierarchy makes that queue and
/// releases what is in it until nothing is left, what these releases add included. There is no lock: a view's `deinit` may
/// do what it likes, release other hierarchies or wait for a thread that does.
final class ViewReleaseQueue {
  private var waiting: ContiguousArray<UIView>

  private init(_ views: _SiblingList<UIView>) { waiting = ContiguousArray(views) }

  /// Takes the views out of the array and releases those that nobody else has.
  static func release(_ views: inout _SiblingList<UIView>) {
    guard !views.isEmpty else { return }
    if let present = pthread_getspecific(key) {
      Unmanaged<ViewReleaseQueue>.fromOpaque(present).takeUnretainedValue().waiting += views
      views.removeAll()
      return
    }
    let queue = ViewReleaseQueue(views)
    views.removeAll()
    pthread_setspecific(key, Unmanaged.passUnretained(queue).toOpaque())
    while queue.waiting.popLast() != nil {}
    pthread_setspecific(key, nil)
  }

  /// Each thread's queue, while it has one.
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    let result = pthread_key_create(&key, nil)
    precondition(result == 0, "No thread-local storage is left for the release of views")
    return key
  }()
}
