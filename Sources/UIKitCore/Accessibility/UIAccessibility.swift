import Foundation

/// What users have set for accessibility, and messages to readers of screens.
///
/// Virtual devices have no such settings: all answer as on a device on which none is on.
public enum UIAccessibility {
  /// What a reader of screens can be told.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number: it says nothing but which is which.
    public let rawValue: UInt32
    /// A notification of a number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Another screen is shown; the argument is the object to read first.
    public static let screenChanged = Notification(rawValue: 1000)
    /// The layout has changed; the argument is the object to read first.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// The argument is read aloud.
    public static let announcement = Notification(rawValue: 1008)
    /// A page has been scrolled; the argument says which it is.
    public static let pageScrolled = Notification(rawValue: 1009)
    /// Reading pauses; the argument names the technology.
    public static let pauseAssistiveTechnology = Notification(rawValue: 1019)
    /// Reading goes on; the argument names the technology.
    public static let resumeAssistiveTechnology = Notification(rawValue: 1020)
  }

  /// Without effect: there is no reader of screens.
  public static func post(notification: Notification, argument: Any?) {}

  /// A rectangle of a view in points of the screen.
  @preconcurrency @MainActor public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView)
    -> CGRect
  {
    view.convert(rect, to: nil)
  }

  /// Whether VoiceOver runs: false on virtual devices.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether switches control the device: false on virtual devices.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether AssistiveTouch is on: false on virtual devices.
  public static var isAssistiveTouchRunning: Bool { false }
  /// Whether one application holds the device: false on virtual devices.
  public static var isGuidedAccessEnabled: Bool { false }
  /// Whether motion is reduced: false on virtual devices.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether transparency is reduced: false on virtual devices.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether all text is bold: false on virtual devices.
  public static var isBoldTextEnabled: Bool { false }
  /// Whether the screen is grey: false on virtual devices.
  public static var isGrayscaleEnabled: Bool { false }
  /// Whether colours are inverted: false on virtual devices.
  public static var isInvertColorsEnabled: Bool { false }
  /// Whether colours are darker: false on virtual devices.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// Whether sound is mono: false on virtual devices.
  public static var isMonoAudioEnabled: Bool { false }
  /// Whether captions are preferred: false on virtual devices.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// Whether the screen can be read aloud: false on virtual devices.
  public static var isSpeakScreenEnabled: Bool { false }
  /// Whether a selection can be read aloud: false on virtual devices.
  public static var isSpeakSelectionEnabled: Bool { false }
  /// Whether shaking undoes: true on virtual devices.
  public static var isShakeToUndoEnabled: Bool { true }

  /// Posted when a reader of screens comes to an object. Nothing posts it here.
  public static let elementFocusedNotification = Foundation.Notification.Name(
    "UIAccessibilityElementFocusedNotification")
  /// The key of the object that a reader has come to.
  public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  /// The key of the object that a reader has left.
  public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
  /// The key of who reads.
  public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"
  /// Posted when that has changed: VoiceOver runs. Nothing posts it here.
  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Posted when that has changed: switches control the device. Nothing posts it here.
  public static let switchControlStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")
  /// Posted when that has changed: AssistiveTouch is on. Nothing posts it here.
  public static let assistiveTouchStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityAssistiveTouchStatusDidChangeNotification")
  /// Posted when that has changed: one application holds the device. Nothing posts it here.
  public static let guidedAccessStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityGuidedAccessStatusDidChangeNotification")
  /// Posted when that has changed: motion is reduced. Nothing posts it here.
  public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Posted when that has changed: transparency is reduced. Nothing posts it here.
  public static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// Posted when that has changed: all text is bold. Nothing posts it here.
  public static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  /// Posted when that has changed: the screen is grey. Nothing posts it here.
  public static let grayscaleStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityGrayscaleStatusDidChangeNotification")
  /// Posted when that has changed: colours are inverted. Nothing posts it here.
  public static let invertColorsStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityInvertColorsStatusDidChangeNotification")
  /// Posted when that has changed: colours are darker. Nothing posts it here.
  public static let darkerSystemColorsStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  /// Posted when that has changed: sound is mono. Nothing posts it here.
  public static let monoAudioStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityMonoAudioStatusDidChangeNotification")
  /// Posted when that has changed: captions are preferred. Nothing posts it here.
  public static let closedCaptioningStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityClosedCaptioningStatusDidChangeNotification")
  /// Posted when that has changed: the screen can be read aloud. Nothing posts it here.
  public static let speakScreenStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilitySpeakScreenStatusDidChangeNotification")
  /// Posted when that has changed: a selection can be read aloud. Nothing posts it here.
  public static let speakSelectionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilitySpeakSelectionStatusDidChangeNotification")
  /// Posted when that has changed: shaking undoes. Nothing posts it here.
  public static let shakeToUndoDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityShakeToUndoDidChangeNotification")
  /// Posted when an announcement has been read. Nothing posts it here.
  public static let announcementDidFinishNotification = Foundation.Notification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
}
