import Foundation

/// The accessibility settings of the user, and notifications to assistive technologies.
///
/// Of these, virtual devices have Reduce Motion: other values are those of a device in its initial state.
public enum UIAccessibility {
  /// A notification to assistive technologies.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number that identifies the notification, which is not UIKit's.
    public let rawValue: UInt32
    /// Creates a notification from its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// A new screen appeared. The argument is the element to read first.
    public static let screenChanged = Notification(rawValue: 1000)
    /// The layout changed. The argument is the element to read first.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// The argument, a string, is to be read aloud.
    public static let announcement = Notification(rawValue: 1008)
    /// A page was scrolled. The argument describes the new position.
    public static let pageScrolled = Notification(rawValue: 1009)
    /// The assistive technology is to pause. The argument identifies the technology.
    public static let pauseAssistiveTechnology = Notification(rawValue: 1019)
    /// The assistive technology is to resume. The argument identifies the technology.
    public static let resumeAssistiveTechnology = Notification(rawValue: 1020)
  }

  /// Without effect: there is no assistive technology.
  public static func post(notification: Notification, argument: Any?) {}

  /// Returns a rectangle of a view in screen coordinates, in points.
  @preconcurrency @MainActor public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView)
    -> CGRect
  {
    view.convert(rect, to: nil)
  }

  /// Returns a path of a view in screen coordinates, in points.
  @preconcurrency @MainActor public static func convertToScreenCoordinates(
    _ path: UIBezierPath, in view: UIView
  ) -> UIBezierPath {
    let origin = view.convert(CGPoint.zero, to: nil)
    let (right, down) = (
      view.convert(CGPoint(x: 1, y: 0), to: nil), view.convert(CGPoint(x: 0, y: 1), to: nil)
    )
    let converted = UIBezierPath(cgPath: path.cgPath)
    converted.apply(
      CGAffineTransform(
        a: right.x - origin.x, b: right.y - origin.y, c: down.x - origin.x, d: down.y - origin.y,
        tx: origin.x, ty: origin.y))
    return converted
  }

  /// A Boolean value that indicates whether VoiceOver is running. `false` on virtual devices.
  public static var isVoiceOverRunning: Bool { false }
  /// A Boolean value that indicates whether Switch Control is running. `false` on virtual devices.
  public static var isSwitchControlRunning: Bool { false }
  /// A Boolean value that indicates whether AssistiveTouch is running. `false` on virtual devices.
  public static var isAssistiveTouchRunning: Bool { false }
  /// A Boolean value that indicates whether Guided Access is enabled. `false` on virtual devices.
  public static var isGuidedAccessEnabled: Bool { false }
  /// A Boolean value that indicates whether Reduce Motion is enabled, a setting of the device.
  public nonisolated static var isReduceMotionEnabled: Bool { DeviceSession.currentReducesMotion }
  /// A Boolean value that indicates whether Reduce Transparency is enabled. `false` on virtual devices.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// A Boolean value that indicates whether Bold Text is enabled. `false` on virtual devices.
  public static var isBoldTextEnabled: Bool { false }
  /// A Boolean value that indicates whether Grayscale is enabled. `false` on virtual devices.
  public static var isGrayscaleEnabled: Bool { false }
  /// A Boolean value that indicates whether Invert Colors is enabled. `false` on virtual devices.
  public static var isInvertColorsEnabled: Bool { false }
  /// A Boolean value that indicates whether Increase Contrast is enabled. `false` on virtual devices.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// A Boolean value that indicates whether Mono Audio is enabled. `false` on virtual devices.
  public static var isMonoAudioEnabled: Bool { false }
  /// A Boolean value that indicates whether Closed Captions are enabled. `false` on virtual devices.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// A Boolean value that indicates whether Speak Screen is enabled. `false` on virtual devices.
  public static var isSpeakScreenEnabled: Bool { false }
  /// A Boolean value that indicates whether Speak Selection is enabled. `false` on virtual devices.
  public static var isSpeakSelectionEnabled: Bool { false }
  /// A Boolean value that indicates whether Shake to Undo is enabled. `true` on virtual devices.
  public static var isShakeToUndoEnabled: Bool { true }

  /// Posted when an assistive technology focuses an element. Nothing posts it here.
  public static let elementFocusedNotification = Foundation.Notification.Name(
    "UIAccessibilityElementFocusedNotification")
  /// The key for the element that was focused.
  public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  /// The key for the element that lost the focus.
  public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
  /// The key for the assistive technology.
  public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"
  /// Posted when `isVoiceOverRunning` changes. Nothing posts it here.
  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Posted when `isSwitchControlRunning` changes. Nothing posts it here.
  public static let switchControlStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")
  /// Posted when `isAssistiveTouchRunning` changes. Nothing posts it here.
  public static let assistiveTouchStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityAssistiveTouchStatusDidChangeNotification")
  /// Posted when `isGuidedAccessEnabled` changes. Nothing posts it here.
  public static let guidedAccessStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityGuidedAccessStatusDidChangeNotification")
  /// Posted when `isReduceMotionEnabled` changes.
  public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Posted when `isReduceTransparencyEnabled` changes. Nothing posts it here.
  public static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// Posted when `isBoldTextEnabled` changes. Nothing posts it here.
  public static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  /// Posted when `isGrayscaleEnabled` changes. Nothing posts it here.
  public static let grayscaleStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityGrayscaleStatusDidChangeNotification")
  /// Posted when `isInvertColorsEnabled` changes. Nothing posts it here.
  public static let invertColorsStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityInvertColorsStatusDidChangeNotification")
  /// Posted when `isDarkerSystemColorsEnabled` changes. Nothing posts it here.
  public static let darkerSystemColorsStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  /// Posted when `isMonoAudioEnabled` changes. Nothing posts it here.
  public static let monoAudioStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityMonoAudioStatusDidChangeNotification")
  /// Posted when `isClosedCaptioningEnabled` changes. Nothing posts it here.
  public static let closedCaptioningStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityClosedCaptioningStatusDidChangeNotification")
  /// Posted when `isSpeakScreenEnabled` changes. Nothing posts it here.
  public static let speakScreenStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilitySpeakScreenStatusDidChangeNotification")
  /// Posted when `isSpeakSelectionEnabled` changes. Nothing posts it here.
  public static let speakSelectionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilitySpeakSelectionStatusDidChangeNotification")
  /// Posted when `isShakeToUndoEnabled` changes. Nothing posts it here.
  public static let shakeToUndoDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityShakeToUndoDidChangeNotification")
  /// Posted when an announcement was read. Nothing posts it here.
  public static let announcementDidFinishNotification = Foundation.Notification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
}
