/// Which of the two controllers of a transition is meant.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The key's name, UIKit's.
  public var rawValue: String
  /// A key of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The controller that shows before the transition.
  public static let from = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextFromViewController")
  /// The controller that shows after it.
  public static let to = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextToViewController")
}

/// Which of the two views of a transition is meant.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The key's name, UIKit's.
  public var rawValue: String
  /// A key of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view that shows before the transition.
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  /// The view that shows after it.
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}
