import Foundation
import UIKitCore

extension UIApplication {
  /// The notification `didFinishLaunchingNotification` as a message.
  public struct DidFinishLaunchingMessage: _PlainMessage {
    /// The type of the objects that post the notification.
    public typealias Subject = UIApplication
    /// The name of the notification.
    public static var name: Notification.Name { UIApplication.didFinishLaunchingNotification }
    /// Creates a message.
    public init() {}
  }

  /// The notification `didBecomeActiveNotification` as a message.
  public struct DidBecomeActiveMessage: _PlainMessage {
    /// The type of the objects that post the notification.
    public typealias Subject = UIApplication
    /// The name of the notification.
    public static var name: Notification.Name { UIApplication.didBecomeActiveNotification }
    /// Creates a message.
    public init() {}
  }

  /// The notification `willResignActiveNotification` as a message.
  public struct WillResignActiveMessage: _PlainMessage {
    /// The type of the objects that post the notification.
    public typealias Subject = UIApplication
    /// The name of the notification.
    public static var name: Notification.Name { UIApplication.willResignActiveNotification }
    /// Creates a message.
    public init() {}
  }

  /// The notification `didEnterBackgroundNotification` as a message.
  public struct DidEnterBackgroundMessage: _PlainMessage {
    /// The type of the objects that post the notification.
    public typealias Subject = UIApplication
    /// The name of the notification.
    public static var name: Notification.Name { UIApplication.didEnterBackgroundNotification }
    /// Creates a message.
    public init() {}
  }

  /// The notification `willEnterForegroundNotification` as a message.
  public struct WillEnterForegroundMessage: _PlainMessage {
    /// The type of the objects that post the notification.
    public typealias Subject = UIApplication
    /// The name of the notification.
    public static var name: Notification.Name { UIApplication.willEnterForegroundNotification }
    /// Creates a message.
    public init() {}
  }

  /// The notification `willTerminateNotification` as a message.
  public struct WillTerminateMessage: _PlainMessage {
    /// The type of the objects that post the notification.
    public typealias Subject = UIApplication
    /// The name of the notification.
    public static var name: Notification.Name { UIApplication.willTerminateNotification }
    /// Creates a message.
    public init() {}
  }

  /// The notification `didReceiveMemoryWarningNotification` as a message.
  public struct DidReceiveMemoryWarningMessage: _PlainMessage {
    /// The type of the objects that post the notification.
    public typealias Subject = UIApplication
    /// The name of the notification.
    public static var name: Notification.Name { UIApplication.didReceiveMemoryWarningNotification }
    /// Creates a message.
    public init() {}
  }

  /// The notification `significantTimeChangeNotification` as a message.
  public struct SignificantTimeChangeMessage: _PlainMessage {
    /// The type of the objects that post the notification.
    public typealias Subject = UIApplication
    /// The name of the notification.
    public static var name: Notification.Name { UIApplication.significantTimeChangeNotification }
    /// Creates a message.
    public init() {}
  }

  /// The notification `backgroundRefreshStatusDidChangeNotification` as a message.
  public struct BackgroundRefreshStatusDidChangeMessage: _PlainMessage {
    /// The type of the objects that post the notification.
    public typealias Subject = UIApplication
    /// The name of the notification.
    public static var name: Notification.Name { UIApplication.backgroundRefreshStatusDidChangeNotification }
    /// Creates a message.
    public init() {}
  }

  /// The notification `userDidTakeScreenshotNotification` as a message.
  public struct UserDidTakeScreenshotMessage: _PlainMessage {
    /// The type of the objects that post the notification.
    public typealias Subject = UIApplication
    /// The name of the notification.
    public static var name: Notification.Name { UIApplication.userDidTakeScreenshotNotification }
    /// Creates a message.
    public init() {}
  }

  /// The notification `protectedDataDidBecomeAvailableNotification` as a message.
  public struct ProtectedDataDidBecomeAvailableMessage: _PlainMessage {
    /// The type of the objects that post the notification.
    public typealias Subject = UIApplication
    /// The name of the notification.
    public static var name: Notification.Name { UIApplication.protectedDataDidBecomeAvailableNotification }
    /// Creates a message.
    public init() {}
  }

  /// The notification `protectedDataWillBecomeUnavailableNotification` as a message.
  public struct ProtectedDataWillBecomeUnavailableMessage: _PlainMessage {
    /// The type of the objects that post the notification.
    public typealias Subject = UIApplication
    /// The name of the notification.
    public static var name: Notification.Name { UIApplication.protectedDataWillBecomeUnavailableNotification }
    /// Creates a message.
    public init() {}
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidFinishLaunchingMessage> {
  /// The identifier of the message.
  public static var didFinishLaunching: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidBecomeActiveMessage> {
  /// The identifier of the message.
  public static var didBecomeActive: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillResignActiveMessage> {
  /// The identifier of the message.
  public static var willResignActive: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidEnterBackgroundMessage> {
  /// The identifier of the message.
  public static var didEnterBackground: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillEnterForegroundMessage> {
  /// The identifier of the message.
  public static var willEnterForeground: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillTerminateMessage> {
  /// The identifier of the message.
  public static var willTerminate: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidReceiveMemoryWarningMessage> {
  /// The identifier of the message.
  public static var didReceiveMemoryWarning: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.SignificantTimeChangeMessage> {
  /// The identifier of the message.
  public static var significantTimeChange: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.BackgroundRefreshStatusDidChangeMessage>
{
  /// The identifier of the message.
  public static var backgroundRefreshStatusDidChange: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.UserDidTakeScreenshotMessage> {
  /// The identifier of the message.
  public static var userDidTakeScreenshot: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.ProtectedDataDidBecomeAvailableMessage> {
  /// The identifier of the message.
  public static var protectedDataDidBecomeAvailable: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where
  Self == NotificationCenter.BaseMessageIdentifier<UIApplication.ProtectedDataWillBecomeUnavailableMessage>
{
  /// The identifier of the message.
  public static var protectedDataWillBecomeUnavailable: Self { .init() }
}
