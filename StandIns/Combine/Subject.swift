/// A publisher whose values are sent from outside.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  public func send() { send(()) }
}

/// The listeners of a subject, in order.
final class Listeners<Output, Failure: Error> {
  private typealias Listener = (
    number: Int, value: (Output) -> Void, end: (Subscribers.Completion<Failure>) -> Void
  )
  private let lock = NSRecursiveLock()
  private var listeners: [Listener] = []
  private var count = 0
  private var end: Subscribers.Completion<Failure>?

  func add(
    _ value: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    let (number, known) = lock.withLock {
      count += 1
      if self.end == nil { listeners.append((count, value, end)) }
      return (count, self.end)
    }
    if let known { end(known) }
    return AnyCancellable { [weak self] in
      guard let self else { return }
      self.lock.withLock { self.listeners.removeAll { $0.number == number } }
    }
  }

  var hasEnded: Bool { lock.withLock { end != nil } }

  func send(_ output: Output) {
    for listener in lock.withLock({ end == nil ? self.listeners : [] })
    where lock.withLock({ self.listeners.contains { $0.number == listener.number } }) {
      listener.value(output)
    }
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    let told: [Listener] = lock.withLock {
      guard end == nil else { return [] }
      end = completion
      defer { listeners = [] }
      return listeners
    }
    for listener in told { listener.end(completion) }
  }
}

/// Sends values to its current listeners.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let listeners = Listeners<Output, Failure>()
  public init() {}
  public func send(_ input: Output) { listeners.send(input) }
  public func send(completion: Subscribers.Completion<Failure>) { listeners.finish(completion) }
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }
  public func receive<Target: Subscriber>(subscriber: Target)
  where Target.Input == Output, Target.Failure == Failure {
    DemandedSubscription(subscriber, dropsWithoutDemand: true).start(
      AnyPublisher { [listeners] in listeners.add($0, $1) })
  }
}

/// Stores a value, and sends it to new listeners.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let listeners = Listeners<Output, Failure>()
  private let lock = NSRecursiveLock()
  private var present: Output
  public init(_ value: Output) { present = value }
  public var value: Output {
    get { lock.withLock { present } }
    set { send(newValue) }
  }
  public func send(_ input: Output) {
    guard !listeners.hasEnded else { return }
    lock.withLock { present = input }
    listeners.send(input)
  }
  public func send(completion: Subscribers.Completion<Failure>) { listeners.finish(completion) }
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }
  public func receive<Target: Subscriber>(subscriber: Target)
  where Target.Input == Output, Target.Failure == Failure {
    AnyPublisher<Output, Failure> { value, end in
      if !self.listeners.hasEnded { value(self.value) }
      return self.listeners.add(value, end)
    }.receive(subscriber: subscriber)
  }
}
