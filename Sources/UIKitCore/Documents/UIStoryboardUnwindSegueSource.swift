import Foundation

/// The origin of an unwind segue, while its destination is being determined.
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
  /// The view controller from which the segue leads back.
  public let source: UIViewController
  /// The object that triggered the segue; `nil` if there is none.
  public let sender: Any?
  /// The action that the destination implements.
  public let unwindAction: Selector

  package convenience init(source: UIViewController, sender: Any?, unwindAction: Selector) {
    self.init(own: source, sender: sender, unwindAction: unwindAction)
  }

  // The designated initializer is internal: the compiler generates no stubs for package ones in subclasses
  // in other modules.
  init(own source: UIViewController, sender: Any?, unwindAction: Selector) {
    self.source = source
    self.sender = sender
    self.unwindAction = unwindAction
    super.init()
  }
}
