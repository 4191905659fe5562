import Foundation

/// Where an unwind segue comes from, while its destination is looked for.
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
  /// The controller from which the segue goes back.
  public let source: UIViewController
  /// What began the segue; nil without.
  public let sender: Any?
  /// The action that the destination has.
  public let unwindAction: Selector

  package convenience init(source: UIViewController, sender: Any?, unwindAction: Selector) {
    self.init(own: source, sender: sender, unwindAction: unwindAction)
  }

  // Designated initializers are the module's own: the compiler has no stubs for them in subclasses elsewhere.
  init(own source: UIViewController, sender: Any?, unwindAction: Selector) {
    self.source = source
    self.sender = sender
    self.unwindAction = unwindAction
    super.init()
  }
}
