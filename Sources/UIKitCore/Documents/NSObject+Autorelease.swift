import EventLoop
import Foundation
import ObjectiveCSupport

extension NSObject {
  /// Keeps the object until the end of the run loop's turn, if a device runs it.
  @MainActor
  func keepUntilEndOfTurn() {
    guard MainQueue.isActive, AutoreleasePool.keep(self) else { return }
    MainQueue.add { AutoreleasePool.drain() }
  }
}
