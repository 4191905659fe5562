/// A key for one of the two view controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The name of the key, which is UIKit's.
  public var rawValue: String
  /// Creates a key with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The key of the controller that is visible before the transition.
  public static let from = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextFromViewController")
  /// The key of the controller that is visible after the transition.
  public static let to = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextToViewController")
}

/// A key for one of the two views of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The name of the key, which is UIKit's.
  public var rawValue: String
  /// Creates a key with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The key of the view that is visible before the transition.
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  /// The key of the view that is visible after the transition.
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}
