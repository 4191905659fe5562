import Foundation

/// A message whose notification has no values: it is the same for each of them.
public protocol _PlainMessage: _NotifiedMessage {
  /// Creates the message.
  init()
}

extension _PlainMessage {
  /// Returns the message of a notification.
  @MainActor public static func makeMessage(_ notification: Notification) -> Self? { Self() }

  /// Returns the notification of a message.
  @MainActor public static func makeNotification(_ message: Self) -> Notification {
    Notification(name: Self.name)
  }
}
