import Foundation
import UIKitCore

extension UIScene {
  /// The notification `willConnectNotification` as a message.
  public struct WillConnectMessage: _PlainMessage {
    /// The type of the objects that post the notification.
    public typealias Subject = UIScene
    /// The name of the notification.
    public static var name: Notification.Name { UIScene.willConnectNotification }
    /// Creates a message.
    public init() {}
  }

  /// The notification `willEnterForegroundNotification` as a message.
  public struct WillEnterForegroundMessage: _PlainMessage {
    /// The type of the objects that post the notification.
    public typealias Subject = UIScene
    /// The name of the notification.
    public static var name: Notification.Name { UIScene.willEnterForegroundNotification }
    /// Creates a message.
    public init() {}
  }

  /// The notification `didActivateNotification` as a message.
  public struct DidActivateMessage: _PlainMessage {
    /// The type of the objects that post the notification.
    public typealias Subject = UIScene
    /// The name of the notification.
    public static var name: Notification.Name { UIScene.didActivateNotification }
    /// Creates a message.
    public init() {}
  }

  /// The notification `willDeactivateNotification` as a message.
  public struct WillDeactivateMessage: _PlainMessage {
    /// The type of the objects that post the notification.
    public typealias Subject = UIScene
    /// The name of the notification.
    public static var name: Notification.Name { UIScene.willDeactivateNotification }
    /// Creates a message.
    public init() {}
  }

  /// The notification `didEnterBackgroundNotification` as a message.
  public struct DidEnterBackgroundMessage: _PlainMessage {
    /// The type of the objects that post the notification.
    public typealias Subject = UIScene
    /// The name of the notification.
    public static var name: Notification.Name { UIScene.didEnterBackgroundNotification }
    /// Creates a message.
    public init() {}
  }

  /// The notification `systemProtectionDidChangeNotification` as a message.
  public struct SystemProtectionDidChangeMessage: _PlainMessage {
    /// The type of the objects that post the notification.
    public typealias Subject = UIScene
    /// The name of the notification.
    public static var name: Notification.Name { UIScene.systemProtectionDidChangeNotification }
    /// Creates a message.
    public init() {}
  }
}

extension UIWindow {
  /// The notification `didBecomeVisibleNotification` as a message.
  public struct DidBecomeVisibleMessage: _PlainMessage {
    /// The type of the objects that post the notification.
    public typealias Subject = UIWindow
    /// The name of the notification.
    public static var name: Notification.Name { UIWindow.didBecomeVisibleNotification }
    /// Creates a message.
    public init() {}
  }

  /// The notification `didBecomeHiddenNotification` as a message.
  public struct DidBecomeHiddenMessage: _PlainMessage {
    /// The type of the objects that post the notification.
    public typealias Subject = UIWindow
    /// The name of the notification.
    public static var name: Notification.Name { UIWindow.didBecomeHiddenNotification }
    /// Creates a message.
    public init() {}
  }

  /// The notification `didBecomeKeyNotification` as a message.
  public struct DidBecomeKeyMessage: _PlainMessage {
    /// The type of the objects that post the notification.
    public typealias Subject = UIWindow
    /// The name of the notification.
    public static var name: Notification.Name { UIWindow.didBecomeKeyNotification }
    /// Creates a message.
    public init() {}
  }

  /// The notification `didResignKeyNotification` as a message.
  public struct DidResignKeyMessage: _PlainMessage {
    /// The type of the objects that post the notification.
    public typealias Subject = UIWindow
    /// The name of the notification.
    public static var name: Notification.Name { UIWindow.didResignKeyNotification }
    /// Creates a message.
    public init() {}
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScene.WillConnectMessage> {
  /// The identifier of the message.
  public static var willConnect: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScene.WillEnterForegroundMessage> {
  /// The identifier of the message.
  public static var willEnterForeground: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScene.DidActivateMessage> {
  /// The identifier of the message.
  public static var didActivate: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScene.WillDeactivateMessage> {
  /// The identifier of the message.
  public static var willDeactivate: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScene.DidEnterBackgroundMessage> {
  /// The identifier of the message.
  public static var didEnterBackground: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScene.SystemProtectionDidChangeMessage> {
  /// The identifier of the message.
  public static var systemProtectionDidChange: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIWindow.DidBecomeVisibleMessage> {
  /// The identifier of the message.
  public static var didBecomeVisible: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIWindow.DidBecomeHiddenMessage> {
  /// The identifier of the message.
  public static var didBecomeHidden: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIWindow.DidBecomeKeyMessage> {
  /// The identifier of the message.
  public static var didBecomeKey: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIWindow.DidResignKeyMessage> {
  /// The identifier of the message.
  public static var didResignKey: Self { .init() }
}
