/// A type that sends values over time.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
  func receive<Target: Subscriber>(subscriber: Target)
  where Target.Input == Output, Target.Failure == Failure
}

/// A publisher that starts when `connect()` is called.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  func connect() -> any Cancellable
}

/// A type-erased publisher.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  let attach:
    (
      _ value: @escaping (Output) -> Void,
      _ end: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable

  init(
    attach:
      @escaping (
        _ value: @escaping (Output) -> Void,
        _ end: @escaping (Subscribers.Completion<Failure>) -> Void
      ) -> AnyCancellable
  ) {
    self.attach = attach
  }

  public init<Upstream: Publisher>(_ upstream: Upstream)
  where Upstream.Output == Output, Upstream.Failure == Failure {
    self.init { value, end in upstream.listen(value, end) }
  }

  public func receive<Target: Subscriber>(subscriber: Target)
  where Target.Input == Output, Target.Failure == Failure {
    DemandedSubscription(subscriber).start(self)
  }
}

/// Delivers as many values as a subscriber has requested; others wait, or are lost if a subject sent them.
final class DemandedSubscription<Target: Subscriber>: Subscription, CustomStringConvertible {
  private let lock = NSRecursiveLock()
  private let attachment = Attachment()
  private let dropsWithoutDemand: Bool
  /// The number of values that wait at most.
  private let size: Int
  private let whenFull: Publishers.BufferingStrategy<Target.Failure>
  private var target: Target?
  private var demand = Subscribers.Demand.none
  private var waiting: [Target.Input] = []
  private var end: Subscribers.Completion<Target.Failure>?
  private var isHanding = false

  init(
    _ target: Target, dropsWithoutDemand: Bool = false, size: Int = .max,
    whenFull: Publishers.BufferingStrategy<Target.Failure> = .dropNewest
  ) {
    (self.target, self.dropsWithoutDemand) = (target, dropsWithoutDemand)
    (self.size, self.whenFull) = (size, whenFull)
  }

  var description: String { "Subscription" }

  func start(_ publisher: AnyPublisher<Target.Input, Target.Failure>) {
    target?.receive(subscription: self)
    guard !attachment.isCancelled else { return }
    attachment.hold(
      publisher.attach(
        { value in self.lock.withLock { self.offer(value) } },
        { completion in
          self.lock.withLock {
            if self.end == nil { self.end = completion }
            self.hand()
          }
        }))
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock {
      self.demand += demand
      hand()
    }
  }

  func cancel() {
    lock.withLock {
      target = nil
      waiting = []
    }
    attachment.cancel()
  }

  private func offer(_ value: Target.Input) {
    guard target != nil, end == nil else { return }
    if dropsWithoutDemand, demand == .none { return }
    if waiting.count >= size, demand == .none {
      switch whenFull {
      case .dropNewest: return
      case .dropOldest:
        if waiting.isEmpty { return }
        waiting.removeFirst()
      case .customError(let error):
        end = .failure(error())
        attachment.cancel()
        return hand()
      }
    }
    waiting.append(value)
    hand()
  }

  /// Delivers waiting values; a nested call leaves that to the outer one.
  private func hand() {
    guard !isHanding else { return }
    isHanding = true
    defer { isHanding = false }
    while let target, demand > 0, !waiting.isEmpty {
      let value = waiting.removeFirst()
      demand -= 1
      demand += target.receive(value)
    }
    if let end, waiting.isEmpty, let target {
      self.target = nil
      target.receive(completion: end)
    }
  }
}

/// Retains a subscriber's attachment until it is canceled.
final class Attachment {
  private var held: AnyCancellable?
  private(set) var isCancelled = false

  func hold(_ cancellable: AnyCancellable) {
    if isCancelled { cancellable.cancel() } else { held = cancellable }
  }

  func cancel() {
    isCancelled = true
    let present = held
    held = nil
    present?.cancel()
  }
}

extension Publisher {
  /// Attaches closures.
  func listen(
    _ value: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    if let known = self as? AnyPublisher<Output, Failure> { return known.attach(value, end) }
    let sink = Subscribers.Sink<Output, Failure>(receiveCompletion: end, receiveValue: value)
    receive(subscriber: sink)
    return AnyCancellable(sink)
  }

  public func subscribe<Target: Subscriber>(_ subscriber: Target)
  where Target.Input == Output, Target.Failure == Failure {
    receive(subscriber: subscriber)
  }

  /// Attaches a subject, which sends the values.
  public func subscribe<Target: Subject>(_ subject: Target) -> AnyCancellable
  where Target.Output == Output, Target.Failure == Failure {
    listen({ subject.send($0) }, { subject.send(completion: $0) })
  }

  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
    self as? AnyPublisher<Output, Failure> ?? AnyPublisher(self)
  }

  /// Attaches closures for values and the completion until the result is released.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink<Output, Failure>(
      receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    receive(subscriber: sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Attaches a closure for values until the result is released.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Assigns each value to a property of an object, which is retained.
  public func assign<Root: AnyObject>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root)
    -> AnyCancellable
  {
    sink { object[keyPath: keyPath] = $0 }
  }

  /// Assigns each value to a published property during its lifetime.
  public func assign(to published: inout Published<Output>.Publisher) {
    let storage = published.storage
    storage.keep(sink { [weak storage] in storage?.set($0) })
  }
}

/// The namespace of publishers.
public enum Publishers {
  public typealias Sequence<Elements: Swift.Sequence, Failure: Error> = AnyPublisher<
    Elements.Element, Failure
  >
}

// MARK: Publishers of given values

/// Sends a value and finishes.
public struct Just<Output>: Publisher {
  public typealias Failure = Never
  public let output: Output
  public init(_ output: Output) { self.output = output }
  public func receive<Target: Subscriber>(subscriber: Target)
  where Target.Input == Output, Target.Failure == Never {
    AnyPublisher<Output, Never> { value, end in
      value(output)
      end(.finished)
      return AnyCancellable {}
    }.receive(subscriber: subscriber)
  }
}

/// Finishes without values, or never sends anything.
public struct Empty<Output, Failure: Error>: Publisher {
  public let completeImmediately: Bool
  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }
  public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
    self.completeImmediately = completeImmediately
  }
  public func receive<Target: Subscriber>(subscriber: Target)
  where Target.Input == Output, Target.Failure == Failure {
    AnyPublisher<Output, Failure> { _, end in
      if completeImmediately { end(.finished) }
      return AnyCancellable {}
    }.receive(subscriber: subscriber)
  }
}

/// Fails immediately.
public struct Fail<Output, Failure: Error>: Publisher {
  public let error: Failure
  public init(error: Failure) { self.error = error }
  public init(outputType: Output.Type, failure: Failure) { error = failure }
  public func receive<Target: Subscriber>(subscriber: Target)
  where Target.Input == Output, Target.Failure == Failure {
    AnyPublisher<Output, Failure> { _, end in
      end(.failure(error))
      return AnyCancellable {}
    }.receive(subscriber: subscriber)
  }
}

/// Creates its publisher when it is subscribed to.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  public typealias Output = DeferredPublisher.Output
  public typealias Failure = DeferredPublisher.Failure
  public let createPublisher: () -> DeferredPublisher
  public init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }
  public func receive<Target: Subscriber>(subscriber: Target)
  where Target.Input == Output, Target.Failure == Failure {
    createPublisher().receive(subscriber: subscriber)
  }
}

/// Sends a single value to all subscribers once it is available.
public final class Future<Output, Failure: Error>: Publisher {
  public typealias Promise = (Result<Output, Failure>) -> Void
  private let lock = NSRecursiveLock()
  private var result: Result<Output, Failure>?
  private var waiting: [(Result<Output, Failure>) -> Void] = []

  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { result in
      let waiting: [(Result<Output, Failure>) -> Void] = self.lock.withLock {
        guard self.result == nil else { return [] }
        self.result = result
        defer { self.waiting = [] }
        return self.waiting
      }
      for tell in waiting { tell(result) }
    }
  }

  public func receive<Target: Subscriber>(subscriber: Target)
  where Target.Input == Output, Target.Failure == Failure {
    AnyPublisher<Output, Failure> { value, end in
      let tell: (Result<Output, Failure>) -> Void = { result in
        switch result {
        case .success(let output):
          value(output)
          end(.finished)
        case .failure(let error): end(.failure(error))
        }
      }
      let known = self.lock.withLock {
        if self.result == nil { self.waiting.append(tell) }
        return self.result
      }
      if let known { tell(known) }
      return AnyCancellable {}
    }.receive(subscriber: subscriber)
  }
}

extension Sequence {
  /// A publisher that sends the elements and finishes.
  public var publisher: AnyPublisher<Element, Never> {
    let elements = Array(self)
    return AnyPublisher { value, end in
      let attachment = Attachment()
      for element in elements where !attachment.isCancelled { value(element) }
      end(.finished)
      return AnyCancellable { attachment.cancel() }
    }
  }
}

extension Optional {
  /// A publisher that sends the value, if there is one, and finishes.
  public var publisher: AnyPublisher<Wrapped, Never> {
    let known = self
    return AnyPublisher { value, end in
      if let known { value(known) }
      end(.finished)
      return AnyCancellable {}
    }
  }
}

extension Result {
  /// A publisher that sends the value, or fails.
  public var publisher: AnyPublisher<Success, Failure> {
    let known = self
    return AnyPublisher { value, end in
      switch known {
      case .success(let output):
        value(output)
        end(.finished)
      case .failure(let error): end(.failure(error))
      }
      return AnyCancellable {}
    }
  }
}
