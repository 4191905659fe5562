import Foundation

/// The pointer lock of a scene. The pointer is never locked here.
@preconcurrency @MainActor
open class UIPointerLockState: NSObject {
  /// Always `false`.
  open var isLocked: Bool { false }
  /// Posted when the state has changed. Never posted here.
  public nonisolated static let didChangeNotification = Notification.Name(
    "UIPointerLockStateDidChangeNotification")
}
