import Foundation

/// A queue that releases views one after the other instead of each inside its superview's release, so that a
/// hierarchy of ten thousand levels does not overflow the stack.
///
/// A view that is deallocated enqueues its subviews in the queue of its thread. The first view of a hierarchy
/// creates the queue and drains it, including views that these releases enqueue. There is no lock: a view's
/// `deinit` may release other hierarchies or wait for a thread that does.
final class ViewReleaseQueue {
  private var waiting: ContiguousArray<UIView>

  private init(_ views: _SiblingList<UIView>) { waiting = ContiguousArray(views) }

  /// Empties the list and releases its views, which deallocates those without other references.
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

  /// The key of the thread-local queue, which exists only while views are being released.
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    let result = pthread_key_create(&key, nil)
    precondition(result == 0, "No thread-local storage is left for the release of views")
    return key
  }()
}
