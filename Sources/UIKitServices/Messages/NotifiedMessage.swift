import Foundation
import ObjectiveCSupport

/// A message that stands for a notification: those who observe either are told of both, as on Apple's platforms. Foundation alone keeps
/// messages and notifications apart here.
public protocol _NotifiedMessage: NotificationCenter.MainActorMessage where Subject: AnyObject {
  /// The name of the notification.
  static var name: Notification.Name { get }
  /// Returns the message of a notification; `nil` if the notification lacks values.
  @MainActor static func makeMessage(_ notification: Notification) -> Self?
  /// Returns the notification of a message.
  @MainActor static func makeNotification(_ message: Self) -> Notification
}

extension NotificationCenter {
  /// Observes the messages about an object until the token is removed or released.
  @MainActor public func addObserver<Identifier: MessageIdentifier, Message: _NotifiedMessage>(
    of subject: Message.Subject, for identifier: Identifier,
    using observer: @escaping @MainActor (Message) -> Void
  ) -> ObservationToken where Identifier.MessageType == Message {
    MessagePosting.begin(Message.self, in: self)
    return MessagePosting.observe(subject, identifier, in: self, observer)
  }

  /// Observes the messages about all objects of a type until the token is removed or released.
  @MainActor public func addObserver<Identifier: MessageIdentifier, Message: _NotifiedMessage>(
    of subject: Message.Subject.Type, for identifier: Identifier,
    using observer: @escaping @MainActor (Message) -> Void
  ) -> ObservationToken where Identifier.MessageType == Message {
    MessagePosting.begin(Message.self, in: self)
    return MessagePosting.observe(subject, identifier, in: self, observer)
  }

  /// Observes the messages of a type until the token is removed or released.
  ///
  /// - Parameter subject: The object whose messages are observed; `nil` for those about any.
  @MainActor public func addObserver<Message: _NotifiedMessage>(
    of subject: Message.Subject? = nil, for messageType: Message.Type,
    using observer: @escaping @MainActor (Message) -> Void
  ) -> ObservationToken {
    MessagePosting.begin(messageType, in: self)
    return MessagePosting.observe(subject, messageType, in: self, observer)
  }

  /// Posts a message about an object, as the notification that it stands for.
  @MainActor public func post<Message: _NotifiedMessage>(_ message: Message, subject: Message.Subject) {
    MessagePosting.begin(Message.self, in: self)
    var notification = Message.makeNotification(message)
    notification.object = subject
    post(notification)
  }
}

/// Posts messages when the notifications that they stand for are posted.
@MainActor
private enum MessagePosting {
  private struct Entry {
    weak var center: NotificationCenter?
    var types: Set<ObjectIdentifier> = []
  }

  private static var entries: [ObjectIdentifier: Entry] = [:]

  /// Posts messages of a type in a center from now on.
  static func begin<Message: _NotifiedMessage>(_ type: Message.Type, in center: NotificationCenter) {
    let id = ObjectIdentifier(center)
    if entries[id]?.center !== center { entries[id] = Entry(center: center) }
    guard entries[id]?.types.insert(ObjectIdentifier(type)).inserted == true else { return }
    _ = center.addObserver(forName: Message.name, object: nil, queue: nil) { [weak center] notification in
      // UIKit posts on the main thread.
      guard let center, MainThread.isCurrent else { return }
      // Unsafe: the notification does not leave the main thread.
      nonisolated(unsafe) let notification = notification
      MainActor.assumeIsolated {
        guard let message = Message.makeMessage(notification) else { return }
        if let subject = notification.object as? Message.Subject {
          pass(message, subject, in: center)
        } else {
          pass(message, in: center)
        }
      }
    }
  }

  // Foundation's own, which the more specific ones above would hide.

  private static func pass<Message: NotificationCenter.MainActorMessage>(
    _ message: Message, _ subject: Message.Subject, in center: NotificationCenter
  ) where Message.Subject: AnyObject { center.post(message, subject: subject) }

  private static func pass<Message: NotificationCenter.MainActorMessage>(
    _ message: Message, in center: NotificationCenter
  ) where Message.Subject: AnyObject { center.post(message) }

  static func observe<
    Identifier: NotificationCenter.MessageIdentifier, Message: NotificationCenter.MainActorMessage
  >(
    _ subject: Message.Subject, _ identifier: Identifier, in center: NotificationCenter,
    _ observer: @escaping @MainActor (Message) -> Void
  ) -> NotificationCenter.ObservationToken
  where Identifier.MessageType == Message, Message.Subject: AnyObject {
    center.addObserver(of: subject, for: identifier, using: observer)
  }

  static func observe<
    Identifier: NotificationCenter.MessageIdentifier, Message: NotificationCenter.MainActorMessage
  >(
    _ subject: Message.Subject.Type, _ identifier: Identifier, in center: NotificationCenter,
    _ observer: @escaping @MainActor (Message) -> Void
  ) -> NotificationCenter.ObservationToken where Identifier.MessageType == Message {
    center.addObserver(of: subject, for: identifier, using: observer)
  }

  static func observe<Message: NotificationCenter.MainActorMessage>(
    _ subject: Message.Subject?, _ type: Message.Type, in center: NotificationCenter,
    _ observer: @escaping @MainActor (Message) -> Void
  ) -> NotificationCenter.ObservationToken where Message.Subject: AnyObject {
    center.addObserver(of: subject, for: type, using: observer)
  }
}
