/// What has traits and is told when they change: screens, view controllers, views.
@preconcurrency @MainActor
public protocol UITraitEnvironment: AnyObject {
  /// The traits of this environment.
  var traitCollection: UITraitCollection { get }

  /// Called after the traits changed, with the traits there were before; nil if there were none.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
