/// An object that adds a behavior to a view, such as reactions to touches.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view of the interaction, which is not retained.
  var view: UIView? { get }
  /// Called before the interaction is added to a view, or removed: `nil`.
  func willMove(to view: UIView?)
  /// Called after the interaction was added to a view, or removed: `nil`.
  func didMove(to view: UIView?)
}
