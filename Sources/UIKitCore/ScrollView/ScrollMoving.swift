/// The motion of a scroll view: dragging, deceleration, bouncing and programmatic scrolling.
@MainActor
package protocol ScrollMoving: AnyObject {
  /// A Boolean value that indicates whether a touch is down that may scroll.
  var isTracking: Bool { get }
  /// A Boolean value that indicates whether a touch is scrolling the content.
  var isDragging: Bool { get }
  /// A Boolean value that indicates whether the content continues to move after a drag ended.
  var isDecelerating: Bool { get }
  /// A Boolean value that indicates whether a pinch is zooming the content.
  var isZooming: Bool { get }
  /// A Boolean value that indicates whether a touch, deceleration or an animation currently determines the
  /// offset.
  var isMoving: Bool { get }
  /// The axes in which dragging moves the content.
  var movableAxes: (x: Bool, y: Bool) { get }
  /// Returns the nearest offset at which content comes to rest.
  func clamped(_ offset: CGPoint) -> CGPoint
  /// Creates the gesture recognizer that scrolls.
  func makePanRecognizer() -> UIPanGestureRecognizer
  /// Creates the gesture recognizer that zooms.
  func makePinchRecognizer() -> UIPinchGestureRecognizer
  /// Creates the scroll indicators, which do not retain the scroll view.
  func makeIndicators() -> any ShownScrollIndicators
  /// Scrolls to an offset in 0.3 seconds with ease-in-ease-out timing.
  func scroll(to offset: CGPoint, then end: @escaping @MainActor () -> Void)
  /// Stops the motion at the current offset.
  func stop()
}

/// The scroll indicators of a scroll view.
@MainActor
package protocol ShownScrollIndicators: AnyObject {
  /// The rectangles of the visible indicators, in the scroll view's coordinates.
  var frames: (vertical: CGRect?, horizontal: CGRect?) { get }
  /// Displays the indicators as content begins to move.
  func show()
  /// Fades the indicators out soon, as content has come to rest.
  func hide()
  /// Fades the indicators out after a number of seconds.
  func hide(after seconds: TimeInterval)
  /// Updates the indicators to the content offset while they are visible.
  func follow()
}
