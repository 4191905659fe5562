import Foundation

/// A transition from one view controller to another. Subclasses override `perform()`.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// The identifier of the segue in the document; `nil` if it has none.
  open private(set) var identifier: String?
  /// The view controller from which the segue leads.
  open private(set) var source: UIViewController
  /// The view controller to which the segue leads.
  open private(set) var destination: UIViewController
  private let handler: (() -> Void)?

  /// Creates a segue. Documents create custom segues with it.
  public required init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = nil
    super.init()
  }

  /// Creates a segue that calls a closure to perform the transition.
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

  /// Performs the transition.
  open func perform() { handler?() }
}
