/// The background of a container. Raw values are UIKit's.
public enum UIContainerBackgroundStyle: Int, Sendable {
  /// Determined by the system.
  case automatic = 0
  /// Glass.
  case glass = 1
  /// No background.
  case hidden = 2
}
