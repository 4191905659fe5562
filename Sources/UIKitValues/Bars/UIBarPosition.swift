/// The position of a bar. Raw values are UIKit's.
public enum UIBarPosition: Int, Sendable {
  /// An unspecified position.
  case any = 0
  /// At the bottom of its container.
  case bottom = 1
  /// At the top of its container.
  case top = 2
  /// At the top of the screen: the bar's background extends behind the status bar.
  case topAttached = 3
}

/// The kind of bar for which an image is meant. Raw values are UIKit's.
public enum UIBarMetrics: Int, Sendable {
  /// Bars of the usual height.
  case `default` = 0
  /// Bars in a compact height.
  case compact = 1
  /// Bars of the usual height with a prompt.
  case defaultPrompt = 101
  /// Bars in a compact height with a prompt.
  case compactPrompt = 102

  /// A former name of `compact`.
  public static var landscapePhone: UIBarMetrics { .compact }
  /// A former name of `compactPrompt`.
  public static var landscapePhonePrompt: UIBarMetrics { .compactPrompt }
}

/// A bar that has a position.
@preconcurrency @MainActor
public protocol UIBarPositioning: AnyObject {
  /// The position of the bar.
  var barPosition: UIBarPosition { get }
}

/// A delegate that determines the position of a bar.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: AnyObject {
  /// Returns the position of a bar.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Returns `any`.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
