import Foundation

/// The notifications of the keyboard, whose `userInfo` has its frames. Their object is the screen, as since
/// iOS 16.1.
extension UIResponder {
  /// Posted before the keyboard is displayed.
  public nonisolated static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  /// Posted after the keyboard was displayed.
  public nonisolated static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  /// Posted before the keyboard is hidden.
  public nonisolated static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  /// Posted after the keyboard was hidden.
  public nonisolated static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
  /// Posted before the frame of the keyboard changes, including when it is displayed and hidden.
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// Posted after the frame of the keyboard has changed, including when it was displayed and hidden.
  public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")

  /// The key for the frame of the keyboard before the change, an `NSValue` of a rectangle in screen
  /// coordinates, in points.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key for the frame of the keyboard after the change, an `NSValue` of a rectangle in screen
  /// coordinates, in points.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key for the duration of the animation, an `NSNumber` in seconds: 0.25, or 0 without animation.
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// The key for the curve of the animation, an `NSNumber` with a raw value of `UIView.AnimationCurve`: 7,
  /// which is none of its cases.
  public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  /// The key for whether the keyboard belongs to this application, an `NSNumber`, which is `true`.
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
