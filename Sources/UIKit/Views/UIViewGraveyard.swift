/// Releases views one after the other instead of each inside its superview's release, so that a hierarchy of ten
/// thousand levels does not overflow the stack.
final class UIViewGraveyard: @unchecked Sendable {
  static let shared = UIViewGraveyard()
  private let lock = NSRecursiveLock()
  private var waiting: [UIView] = []
  private var digging = false

  func bury(_ views: inout ContiguousArray<UIView>) {
    guard !views.isEmpty else { return }
    lock.lock()
    defer { lock.unlock() }
    waiting.append(contentsOf: views)
    views.removeAll()
    guard !digging else { return }
    digging = true
    // Releasing a view may bury its own subviews: they come to the end of the list.
    while waiting.popLast() != nil {}
    digging = false
  }
}
