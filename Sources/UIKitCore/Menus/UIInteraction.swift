/// Something that a view is given to answer to fingers.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view that the interaction is of; held weakly.
  var view: UIView? { get }
  /// Called before the interaction comes to a view, or leaves it: nil.
  func willMove(to view: UIView?)
  /// Called when the interaction has come to a view, or left it: nil.
  func didMove(to view: UIView?)
}
