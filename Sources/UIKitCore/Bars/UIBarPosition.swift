/// Where a bar lies. Raw values are UIKit's.
public enum UIBarPosition: Int, Sendable {
  /// Anywhere.
  case any = 0
  /// At the bottom.
  case bottom = 1
  /// At the top, below other content.
  case top = 2
  /// At the top of the screen: the bar's surface reaches behind the status bar.
  case topAttached = 3
}

/// For which rows pictures of bars are. Raw values are UIKit's.
public enum UIBarMetrics: Int, Sendable {
  /// Rows of the usual height.
  case `default` = 0
  /// Rows where the height is compact.
  case compact = 1
  /// Rows of the usual height with a prompt.
  case defaultPrompt = 101
  /// Rows where the height is compact, with a prompt.
  case compactPrompt = 102
}

/// What lies at a position of the screen: bars.
@preconcurrency @MainActor
public protocol UIBarPositioning: AnyObject {
  /// Where the bar lies.
  var barPosition: UIBarPosition { get }
}

/// Says where a bar lies.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: AnyObject {
  /// The position of a bar.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// `any`, where it is not implemented.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
