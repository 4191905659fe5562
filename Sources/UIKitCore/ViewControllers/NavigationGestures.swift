/// The gestures of a navigation controller.
@MainActor
package protocol NavigationGestures: AnyObject {
  /// Creates the gesture recognizer that pops interactively.
  func makePop() -> UIGestureRecognizer
  /// Creates the gesture recognizer that hides and shows the bars as a finger swipes.
  func makeSwipe() -> UIPanGestureRecognizer
  /// Creates the gesture recognizer that hides and shows the bars at each tap.
  func makeTap() -> UITapGestureRecognizer
}
