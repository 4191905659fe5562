import Foundation

extension UIAccessibility {
  /// The name of an assistive technology.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates an identifier with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Switch Control.
    public static let notificationSwitchControl = Self(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
    /// VoiceOver.
    public static let notificationVoiceOver = Self(rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
  }

  /// Returns the element that an assistive technology focuses; always `nil`.
  @preconcurrency @MainActor
  public static func focusedElement(using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?)
    -> Any?
  {
    nil
  }

  /// A Boolean value that indicates whether Button Shapes is enabled. `false` on virtual devices.
  public static var buttonShapesEnabled: Bool { false }
  /// A Boolean value that indicates whether Prefer Cross-Fade Transitions is enabled. `false` on virtual devices.
  public static var prefersCrossFadeTransitions: Bool { false }
  /// A Boolean value that indicates whether Auto-Play Video Previews is enabled. `true` on virtual devices.
  public static var isVideoAutoplayEnabled: Bool { true }
  /// A Boolean value that indicates whether Differentiate Without Color is enabled. `false` on virtual devices.
  public static var shouldDifferentiateWithoutColor: Bool { false }
  /// A Boolean value that indicates whether On/Off Labels is enabled. `false` on virtual devices.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }

  /// The ears with a hearing device. Raw values are UIKit's.
  public struct HearingDeviceEar: OptionSet, Hashable, Sendable {
    /// The bits of the ears.
    public let rawValue: UInt
    /// Creates a value from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The left ear.
    public static let left = HearingDeviceEar(rawValue: 1 << 1)
    /// The right ear.
    public static let right = HearingDeviceEar(rawValue: 1 << 2)
    /// Both ears.
    public static let both: HearingDeviceEar = [.left, .right]
  }
  /// The ears with a paired hearing device; none on virtual devices.
  public static var hearingDevicePairedEar: HearingDeviceEar { [] }

  /// Posted when `buttonShapesEnabled` changes. Nothing posts it here.
  public static let buttonShapesEnabledStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
  /// Posted when `prefersCrossFadeTransitions` changes. Nothing posts it here.
  public static let prefersCrossFadeTransitionsStatusDidChange = Foundation.Notification.Name(
    "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
  /// Posted when `isVideoAutoplayEnabled` changes. Nothing posts it here.
  public static let videoAutoplayStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVideoAutoplayStatusDidChangeNotification")
  /// Posted when `shouldDifferentiateWithoutColor` changes. Nothing posts it here.
  public static let differentiateWithoutColorDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification")
  /// Posted when `isOnOffSwitchLabelsEnabled` changes. Nothing posts it here.
  public static let onOffSwitchLabelsDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityOnOffSwitchLabelsDidChangeNotification")
  /// Posted when `hearingDevicePairedEar` changes. Nothing posts it here.
  public static let hearingDevicePairedEarDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityHearingDevicePairedEarDidChangeNotification")
  /// The key of the announcement that was read.
  public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
  /// The key of whether the announcement was read to its end.
  public static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"

  // MARK: Zoom

  /// The reason for a change of the zoomed part. Raw values are UIKit's.
  public enum ZoomType: Int, Sendable {
    /// The insertion point moved.
    case insertionPoint = 0
  }

  /// Moves the zoomed part of the screen. Without effect: the screen is not zoomed.
  @preconcurrency @MainActor
  public static func zoomFocusChanged(zoomType type: ZoomType, toFrame frame: CGRect, in view: UIView) {}

  /// Warns the user that gestures of the application conflict with zooming. Without effect: the screen is not zoomed.
  @preconcurrency @MainActor public static func registerGestureConflictWithZoom() {}

  // MARK: Guided Access

  /// The domain of errors of Guided Access.
  public static let guidedAccessErrorDomain = "UIGuidedAccessErrorDomain"

  /// An error of Guided Access. Raw values are UIKit's.
  public enum GuidedAccessError: Int, Error, Sendable {
    /// The application may not change settings.
    case permissionDenied = 0
    /// Another reason.
    case failed = 9_223_372_036_854_775_807
  }

  /// The state of a restriction. Raw values are UIKit's.
  public enum GuidedAccessRestrictionState: Int, Sendable {
    /// Allowed.
    case allow = 0
    /// Denied.
    case deny = 1
  }

  /// Returns the state of a restriction; `allow`, since Guided Access is not enabled.
  public static func guidedAccessRestrictionState(
    forIdentifier restrictionIdentifier: String
  ) -> GuidedAccessRestrictionState { .allow }

  /// Requests a session in which only this application is used. The handler is called with `false`: devices here are
  /// not managed.
  public static func requestGuidedAccessSession(
    enabled enable: Bool, completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }

  /// Requests a session in which only this application is used. Returns `false`: devices here are not managed.
  @discardableResult
  public static func requestGuidedAccessSession(enabled enable: Bool) async -> Bool { false }

  /// Requests a change of settings in such a session. The handler is called with an error, since there is none.
  public static func configureForGuidedAccess(
    features: UIGuidedAccessAccessibilityFeature, enabled: Bool,
    completionHandler completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(false, GuidedAccessError.permissionDenied) }
}

/// Settings that an application may change in Guided Access. Raw values are UIKit's.
public struct UIGuidedAccessAccessibilityFeature: OptionSet, Hashable, Sendable {
  /// The bits of the settings.
  public let rawValue: UInt
  /// Creates settings from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// VoiceOver.
  public static let voiceOver = UIGuidedAccessAccessibilityFeature(rawValue: 1 << 0)
  /// Zoom.
  public static let zoom = UIGuidedAccessAccessibilityFeature(rawValue: 1 << 1)
  /// AssistiveTouch.
  public static let assistiveTouch = UIGuidedAccessAccessibilityFeature(rawValue: 1 << 2)
  /// Invert Colors.
  public static let invertColors = UIGuidedAccessAccessibilityFeature(rawValue: 1 << 3)
  /// Grayscale.
  public static let grayscaleDisplay = UIGuidedAccessAccessibilityFeature(rawValue: 1 << 4)
}

/// The restrictions that an application offers in Guided Access. They are never asked for here.
@preconcurrency @MainActor
public protocol UIGuidedAccessRestrictionDelegate: NSObjectProtocol {
  /// The identifiers of the restrictions.
  var guidedAccessRestrictionIdentifiers: [String]? { get }
  /// Tells the delegate that the state of a restriction changed.
  func guidedAccessRestriction(
    withIdentifier restrictionIdentifier: String,
    didChange newRestrictionState: UIAccessibility.GuidedAccessRestrictionState)
  /// Returns the name of a restriction.
  func textForGuidedAccessRestriction(withIdentifier restrictionIdentifier: String) -> String?
  /// Returns a description of a restriction.
  func detailTextForGuidedAccessRestriction(withIdentifier restrictionIdentifier: String) -> String?
}

extension UIGuidedAccessRestrictionDelegate {
  /// Returns no description.
  public func detailTextForGuidedAccessRestriction(withIdentifier restrictionIdentifier: String) -> String? {
    nil
  }
}

/// Posted when VoiceOver starts or ends, before iOS 11. Nothing posts it here.
public let UIAccessibilityVoiceOverStatusChanged = "UIAccessibilityVoiceOverStatusChanged"

extension NSObjectProtocol where Self: NSObject {
  /// Returns the identifiers of the assistive technologies that focus the object; always `nil`.
  @preconcurrency @MainActor
  public func accessibilityAssistiveTechnologyFocusedIdentifiers()
    -> Set<UIAccessibility.AssistiveTechnologyIdentifier>?
  { nil }

  /// The points of the object from which assistive technologies begin drags. Stored only: there are none.
  @preconcurrency @MainActor public var accessibilityDragSourceDescriptors:
    [UIAccessibilityLocationDescriptor]?
  {
    get { DragDescriptors.sources[self] }
    set { DragDescriptors.sources[self] = newValue }
  }

  /// The points of the object at which assistive technologies drop. Stored only: there are none.
  @preconcurrency @MainActor public var accessibilityDropPointDescriptors:
    [UIAccessibilityLocationDescriptor]?
  {
    get { DragDescriptors.drops[self] }
    set { DragDescriptors.drops[self] = newValue }
  }
}

private enum DragDescriptors {
  static let sources = AssociatedKey<[UIAccessibilityLocationDescriptor]>()
  static let drops = AssociatedKey<[UIAccessibilityLocationDescriptor]>()
}
