/// An object with traits that is notified of their changes: a screen, view controller or view.
@preconcurrency @MainActor
public protocol UITraitEnvironment: AnyObject {
  /// The traits of the environment.
  var traitCollection: UITraitCollection { get }

  /// Called after the traits have changed, with the previous ones; `nil` if there were none.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
