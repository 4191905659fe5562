/// The style of a presentation. Raw values are UIKit's.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Covers the window and removes the content below.
  case fullScreen = 0
  /// A sheet of the readable width.
  case pageSheet = 1
  /// A smaller, centered sheet.
  case formSheet = 2
  /// Covers the controller that defines a context and removes its content.
  case currentContext = 3
  /// Determined by the transitioning delegate's presentation controller.
  case custom = 4
  /// Covers the window and keeps the content below.
  case overFullScreen = 5
  /// Covers the controller that defines a context and keeps its content.
  case overCurrentContext = 6
  /// A popover; a sheet in a compact width.
  case popover = 7
  /// No adaptation, as a result of delegates.
  case none = -1
  /// The style chosen by the controller; a page sheet for most.
  case automatic = -2
}
