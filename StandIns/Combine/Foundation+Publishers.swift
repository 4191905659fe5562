import ObjectiveCSupport
import FoundationNetworking

extension NotificationCenter {
  /// Sends the notifications with a name.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// Sends the notifications of a center.
  public struct Publisher: Combine.Publisher, Equatable {
    public typealias Output = Notification
    public typealias Failure = Never
    public let center: NotificationCenter
    public let name: Notification.Name
    public let object: AnyObject?

    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      (self.center, self.name, self.object) = (center, name, object)
    }

    public func receive<Target: Subscriber>(subscriber: Target)
    where Target.Input == Notification, Target.Failure == Never {
      AnyPublisher<Notification, Never> { [center, name, object] value, _ in
        nonisolated(unsafe) let value = value
        let token = center.addObserver(forName: name, object: object, queue: nil) { value($0) }
        return AnyCancellable { center.removeObserver(token) }
      }.receive(subscriber: subscriber)
    }

    public static func == (a: Publisher, b: Publisher) -> Bool {
      a.center === b.center && a.name == b.name && a.object === b.object
    }
  }
}

extension Timer {
  /// Sends the date repeatedly once it is connected.
  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never
    public let interval: TimeInterval
    private let listeners = Listeners<Date, Never>()

    init(interval: TimeInterval) { self.interval = interval }

    public func receive<Target: Subscriber>(subscriber: Target)
    where Target.Input == Date, Target.Failure == Never {
      AnyPublisher<Date, Never> { [listeners] in listeners.add($0, $1) }.receive(subscriber: subscriber)
    }

    public func connect() -> any Cancellable {
      nonisolated(unsafe) let listeners = listeners
      let timer = Timer(timeInterval: interval, repeats: true) { listeners.send($0.fireDate) }
      RunLoop.main.add(timer, forMode: .common)
      return AnyCancellable { timer.invalidate() }
    }
  }

  /// Returns a publisher that sends the date at an interval in seconds.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: Any? = nil
  ) -> TimerPublisher {
    TimerPublisher(interval: interval)
  }
}

extension URLSession {
  /// Sends the answer to a request, which is made for each subscriber.
  public struct DataTaskPublisher: Publisher {
    public typealias Output = (data: Data, response: URLResponse)
    public typealias Failure = URLError
    public let request: URLRequest
    public let session: URLSession

    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    public func receive<Target: Subscriber>(subscriber: Target)
    where Target.Input == Output, Target.Failure == Failure {
      answer.receive(subscriber: subscriber)
    }

    private var answer: AnyPublisher<Output, Failure> {
      AnyPublisher { [session, request] value, end in
        nonisolated(unsafe) let (value, end) = (value, end)
        let task = session.dataTask(with: request) { data, response, error in
          if let data, let response {
            value((data, response))
            end(.finished)
          } else {
            end(.failure(error as? URLError ?? URLError(.unknown)))
          }
        }
        task.resume()
        return AnyCancellable {
          // A completed task may be released on the queue that Foundation waits for in `cancel()`.
          if task.state == .running || task.state == .suspended { task.cancel() }
        }
      }
    }
  }

  /// Loads the data of a request.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  /// Loads the data at a URL.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }
}

extension Publisher where Failure == Never {
  /// The values as an asynchronous sequence.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }

  fileprivate var stream: AsyncStream<Output> {
    AsyncStream { continuation in
      nonisolated(unsafe) let held = self.listen(
        { value in
          nonisolated(unsafe) let value = value
          continuation.yield(value)
        }, { _ in continuation.finish() })
      continuation.onTermination = { _ in held.cancel() }
    }
  }
}

extension Publisher {
  /// The values as an asynchronous sequence, which throws what the publisher fails with.
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }

  fileprivate var throwingStream: AsyncThrowingStream<Output, any Error> {
    AsyncThrowingStream { continuation in
      nonisolated(unsafe) let held = self.listen(
        { value in
          nonisolated(unsafe) let value = value
          continuation.yield(value)
        },
        { completion in
          switch completion {
          case .finished: continuation.finish()
          case .failure(let error): continuation.finish(throwing: error)
          }
        })
      continuation.onTermination = { _ in held.cancel() }
    }
  }
}

/// The values of a publisher that cannot fail, as an asynchronous sequence.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  public typealias Element = P.Output
  /// Waits for one value after the other.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate var values: AsyncStream<P.Output>.Iterator
    public mutating func next() async -> P.Output? { await values.next() }
    public mutating func next(isolation actor: isolated (any Actor)?) async -> P.Output? {
      await values.next(isolation: actor)
    }
  }
  private let publisher: P
  public init(_ publisher: P) { self.publisher = publisher }
  public func makeAsyncIterator() -> Iterator { Iterator(values: publisher.stream.makeAsyncIterator()) }
}

/// The values of a publisher as an asynchronous sequence, which throws what it fails with.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  public typealias Element = P.Output
  /// Waits for one value after the other.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate var values: AsyncThrowingStream<P.Output, any Error>.Iterator
    public mutating func next() async throws -> P.Output? { try await values.next() }
    public mutating func next(isolation actor: isolated (any Actor)?) async throws -> P.Output? {
      try await values.next(isolation: actor)
    }
  }
  private let publisher: P
  public init(_ publisher: P) { self.publisher = publisher }
  public func makeAsyncIterator() -> Iterator {
    Iterator(values: publisher.throwingStream.makeAsyncIterator())
  }
}

extension NSObjectProtocol where Self: NSObject {
  /// Sends a property's value now and whenever it is set, if its setter reports changes.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> AnyPublisher<Value, Never> {
    AnyPublisher { value, _ in
      nonisolated(unsafe) let value = value
      let observation = self.observe(keyPath, options: options) { object, _ in value(object[keyPath: keyPath])
      }
      return AnyCancellable { observation.invalidate() }
    }
  }
}
