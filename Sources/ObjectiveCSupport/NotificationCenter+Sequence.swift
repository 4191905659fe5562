import Foundation

extension NotificationCenter {
  /// The notifications of a name that are posted from the time the sequence is iterated, one after the other, without an end.
  ///
  /// - Parameters:
  ///   - name: the name of the notifications.
  ///   - object: the object whose notifications are wanted; nil for those of all.
  public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
    Notifications(center: self, name: name, object: object)
  }

  /// An asynchronous sequence of notifications.
  ///
  /// Unchecked, since objects of notifications need not be sendable, as on Apple's platforms.
  public final class Notifications: AsyncSequence, @unchecked Sendable {
    /// A notification.
    public typealias Element = Notification

    private let center: NotificationCenter
    private let name: Notification.Name
    private let object: AnyObject?

    init(center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Begins to observe.
    public func makeAsyncIterator() -> Iterator {
      let (stream, continuation) = AsyncStream<Posted>.makeStream()
      let token = Token(
        center.addObserver(forName: name, object: object, queue: nil) { note in
          continuation.yield(Posted(note: note))
        })
      let center = center
      continuation.onTermination = { _ in center.removeObserver(token.value) }
      return Iterator(posted: stream.makeAsyncIterator())
    }

    /// An iterator that observes the center as long as it lives.
    public struct Iterator: AsyncIteratorProtocol {
      var posted: AsyncStream<Posted>.Iterator

      /// Waits for the next notification; nil when the task is cancelled.
      public mutating func next() async -> Notification? { await posted.next()?.note }
    }

    /// A posted notification. Unchecked: notifications pass between threads with whatever they carry, as where they are posted.
    struct Posted: @unchecked Sendable { let note: Notification }
    /// An observer. Unchecked: the center, which takes it back, may be used from any thread.
    private struct Token: @unchecked Sendable {
      let value: any NSObjectProtocol
      init(_ value: any NSObjectProtocol) { self.value = value }
    }
  }
}
