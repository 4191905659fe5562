import Foundation

/// A way from one view controller to another one. Subclasses say in `perform()` how it is gone.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// The name that the document gives the segue; nil without one.
  open private(set) var identifier: String?
  /// The controller from which the way goes.
  open private(set) var source: UIViewController
  /// The controller to which the way goes.
  open private(set) var destination: UIViewController
  private let handler: (() -> Void)?

  /// What documents' custom segues are made with.
  public required init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = nil
    super.init()
  }

  /// A segue whose way is a block.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = performHandler
    super.init()
  }

  /// Goes the way.
  open func perform() { handler?() }
}
