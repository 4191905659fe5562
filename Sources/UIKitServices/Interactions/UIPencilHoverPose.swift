import Foundation

/// The position of Apple Pencil above a view, since iOS 17.5. There is no Apple Pencil here.
public struct UIPencilHoverPose: Sendable {
  /// The place in the view, in points.
  public let location: CGPoint
  /// The distance from the screen, from 0 to 1.
  public let zOffset: CGFloat
  /// The direction of the pencil, in radians.
  public let azimuthAngle: CGFloat
  /// The direction of the pencil as a vector.
  public let azimuthUnitVector: CGVector
  /// The inclination of the pencil, in radians.
  public let altitudeAngle: CGFloat
  /// The rotation about the pencil's axis, in radians.
  public let rollAngle: CGFloat
}

extension UIPencilInteraction {
  /// A double tap of the pencil.
  public struct Tap: Sendable {
    /// The time of the tap, in seconds.
    public let timestamp: TimeInterval
    /// The position of the pencil; `nil` if it is not above the view.
    public let hoverPose: UIPencilHoverPose?
  }

  /// A squeeze of the pencil.
  public struct Squeeze: Sendable {
    /// The time of the squeeze, in seconds.
    public let timestamp: TimeInterval
    /// The stage of the squeeze.
    public let phase: Phase
    /// The position of the pencil; `nil` if it is not above the view.
    public let hoverPose: UIPencilHoverPose?
  }

  /// The stage of a squeeze. Raw values are UIKit's.
  public enum Phase: UInt, Sendable {
    /// The squeeze begins.
    case began = 0
    /// The squeeze changes.
    case changed = 1
    /// The squeeze has ended.
    case ended = 2
    /// The squeeze was cancelled.
    case cancelled = 3
  }
}

extension UIPencilInteractionDelegate {
  /// Does nothing. Never called: there is no Apple Pencil.
  public func pencilInteraction(
    _ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap
  ) {}
  /// Does nothing. Never called: there is no Apple Pencil.
  public func pencilInteraction(
    _ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze
  ) {}
}

extension UITouch {
  /// The rotation about the pencil's axis, in radians; always 0.
  public var rollAngle: CGFloat { 0 }
}

extension UIHoverGestureRecognizer {
  /// The rotation about the pencil's axis, in radians; always 0.
  public var rollAngle: CGFloat { 0 }
}

extension UIPointerStyle {
  /// Returns the system's style. There is no pointer.
  public static func automatic() -> UIPointerStyle { UIPointerStyle.system() }
}

/// The delay with which an item takes the focus, in iOS 17. Raw values are UIKit's.
public enum UIFocusItemDeferralMode: Int, Sendable {
  /// Determined by the system.
  case automatic = 0
  /// Always delayed.
  case always = 1
  /// Never delayed.
  case never = 2
}

extension UIFocusItem {
  /// The delay with which the item takes the focus; `automatic`. There is no focus.
  @MainActor public var focusItemDeferralMode: UIFocusItemDeferralMode { .automatic }
}
