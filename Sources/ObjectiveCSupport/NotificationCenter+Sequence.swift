import Foundation

extension NotificationCenter {
  /// Returns the notifications with a name that are posted while the sequence is iterated, without an end.
  ///
  /// - Parameters:
  ///   - name: The name of the notifications.
  ///   - object: The object that posts the notifications; `nil` for any.
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

    /// Starts observing and returns an iterator.
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

    /// An iterator that observes the center during its lifetime.
    public struct Iterator: AsyncIteratorProtocol {
      var posted: AsyncStream<Posted>.Iterator

      /// Waits for the next notification; `nil` if the task is canceled.
      public mutating func next() async -> Notification? { await posted.next()?.note }
    }

    /// A posted notification. Unchecked: notifications are passed between threads with any content, as when
    /// they are posted.
    struct Posted: @unchecked Sendable { let note: Notification }
    /// An observer. Unchecked: the center, which removes it, may be used from any thread.
    private struct Token: @unchecked Sendable {
      let value: any NSObjectProtocol
      init(_ value: any NSObjectProtocol) { self.value = value }
    }
  }
}
