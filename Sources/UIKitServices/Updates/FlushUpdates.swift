import Foundation

extension UIView.AnimationOptions {
  /// Pending updates of properties, traits and layout of the animated views are made before and at the end of
  /// the animations, in iOS 26. Layout that is pending at the end is part of the animation, as with a call of
  /// `layoutIfNeeded()`. The bit is an estimate.
  public static let flushUpdates = UIView.AnimationOptions(rawValue: 1 << 28)
}

extension UIViewPropertyAnimator {
  /// Stored only: whether pending updates are made before and at the end of the animations, in iOS 26;
  /// `false` by default. Call `layoutIfNeeded()` in the animations instead.
  public var flushUpdates: Bool {
    get { AttachedValues.value("flushUpdates", of: self) ?? false }
    set { AttachedValues.set(newValue, "flushUpdates", of: self) }
  }
}
