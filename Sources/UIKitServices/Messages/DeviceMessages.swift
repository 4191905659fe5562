import Foundation
import UIKitCore

extension UIDevice {
  /// The notification `batteryLevelDidChangeNotification` as a message.
  public struct BatteryLevelDidChangeMessage: _PlainMessage {
    /// The type of the objects that post the notification.
    public typealias Subject = UIDevice
    /// The name of the notification.
    public static var name: Notification.Name { UIDevice.batteryLevelDidChangeNotification }
    /// Creates a message.
    public init() {}
  }

  /// The notification `batteryStateDidChangeNotification` as a message.
  public struct BatteryStateDidChangeMessage: _PlainMessage {
    /// The type of the objects that post the notification.
    public typealias Subject = UIDevice
    /// The name of the notification.
    public static var name: Notification.Name { UIDevice.batteryStateDidChangeNotification }
    /// Creates a message.
    public init() {}
  }

  /// The notification `orientationDidChangeNotification` as a message.
  public struct OrientationDidChangeMessage: _PlainMessage {
    /// The type of the objects that post the notification.
    public typealias Subject = UIDevice
    /// The name of the notification.
    public static var name: Notification.Name { UIDevice.orientationDidChangeNotification }
    /// Creates a message.
    public init() {}
  }

  /// The notification `proximityStateDidChangeNotification` as a message.
  public struct ProximityStateDidChangeMessage: _PlainMessage {
    /// The type of the objects that post the notification.
    public typealias Subject = UIDevice
    /// The name of the notification.
    public static var name: Notification.Name { UIDevice.proximityStateDidChangeNotification }
    /// Creates a message.
    public init() {}
  }
}

extension UIScreen {
  /// The notification `brightnessDidChangeNotification` as a message.
  public struct BrightnessDidChangeMessage: _PlainMessage {
    /// The type of the objects that post the notification.
    public typealias Subject = UIScreen
    /// The name of the notification.
    public static var name: Notification.Name { UIScreen.brightnessDidChangeNotification }
    /// Creates a message.
    public init() {}
  }

  /// The notification `modeDidChangeNotification` as a message.
  public struct ModeDidChangeMessage: _PlainMessage {
    /// The type of the objects that post the notification.
    public typealias Subject = UIScreen
    /// The name of the notification.
    public static var name: Notification.Name { UIScreen.modeDidChangeNotification }
    /// Creates a message.
    public init() {}
  }

  /// The notification `capturedDidChangeNotification` as a message.
  public struct CapturedDidChangeMessage: _PlainMessage {
    /// The type of the objects that post the notification.
    public typealias Subject = UIScreen
    /// The name of the notification.
    public static var name: Notification.Name { UIScreen.capturedDidChangeNotification }
    /// Creates a message.
    public init() {}
  }

  /// The notification `referenceDisplayModeStatusDidChangeNotification` as a message.
  public struct ReferenceDisplayModeStatusDidChangeMessage: _PlainMessage {
    /// The type of the objects that post the notification.
    public typealias Subject = UIScreen
    /// The name of the notification.
    public static var name: Notification.Name { UIScreen.referenceDisplayModeStatusDidChangeNotification }
    /// Creates a message.
    public init() {}
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIDevice.BatteryLevelDidChangeMessage> {
  /// The identifier of the message.
  public static var batteryLevelDidChange: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIDevice.BatteryStateDidChangeMessage> {
  /// The identifier of the message.
  public static var batteryStateDidChange: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIDevice.OrientationDidChangeMessage> {
  /// The identifier of the message.
  public static var orientationDidChange: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIDevice.ProximityStateDidChangeMessage> {
  /// The identifier of the message.
  public static var proximityStateDidChange: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScreen.BrightnessDidChangeMessage> {
  /// The identifier of the message.
  public static var brightnessDidChange: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScreen.ModeDidChangeMessage> {
  /// The identifier of the message.
  public static var modeDidChange: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScreen.CapturedDidChangeMessage> {
  /// The identifier of the message.
  public static var capturedDidChange: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScreen.ReferenceDisplayModeStatusDidChangeMessage> {
  /// The identifier of the message.
  public static var referenceDisplayModeStatusDidChange: Self { .init() }
}
