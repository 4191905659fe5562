// Publishers that share one subscription, and those that keep values.

extension Publishers {
  /// Sends a publisher's values through a subject, from when it is connected.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where SubjectType.Output == Upstream.Output, SubjectType.Failure == Upstream.Failure {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let createSubject: () -> SubjectType
    private lazy var subject = createSubject()

    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      (self.upstream, self.createSubject) = (upstream, createSubject)
    }
    public func receive<Target: Subscriber>(subscriber: Target)
    where Target.Input == Output, Target.Failure == Failure { subject.receive(subscriber: subscriber) }
    public func connect() -> any Cancellable { upstream.subscribe(subject) }
  }

  /// A publisher that cannot fail, from when it is connected.
  public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher
  where Upstream.Failure == Never {
    public typealias Output = Upstream.Output
    public typealias Failure = Never
    private let shared: Multicast<Upstream, PassthroughSubject<Output, Never>>

    public init(upstream: Upstream) { shared = upstream.multicast { PassthroughSubject() } }
    public func receive<Target: Subscriber>(subscriber: Target)
    where Target.Input == Output, Target.Failure == Never { shared.receive(subscriber: subscriber) }
    public func connect() -> any Cancellable { shared.connect() }
  }

  /// The reaction to a value that a buffer has no place for.
  public enum BufferingStrategy<Failure: Error> {
    case dropNewest
    case dropOldest
    case customError(() -> Failure)
  }
  /// The time at which a buffer asks for values. Publishers here send what they have, whatever the strategy.
  public enum PrefetchStrategy: Hashable, Sendable {
    case keepFull
    case byRequest
  }

  /// Keeps values for which there is no demand yet.
  public struct Buffer<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let size: Int
    public let prefetch: PrefetchStrategy
    public let whenFull: BufferingStrategy<Failure>

    public init(
      upstream: Upstream, size: Int, prefetch: PrefetchStrategy, whenFull: BufferingStrategy<Failure>
    ) {
      (self.upstream, self.size, self.prefetch, self.whenFull) = (upstream, size, prefetch, whenFull)
    }
    public func receive<Target: Subscriber>(subscriber: Target)
    where Target.Input == Output, Target.Failure == Failure {
      DemandedSubscription(subscriber, size: size, whenFull: whenFull).start(
        AnyPublisher { [upstream] in upstream.listen($0, $1) })
    }
  }

  /// The way in which values are collected by time.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    case byTime(Context, Context.SchedulerTimeType.Stride)
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }
  public typealias MeasureInterval<Upstream: Publisher, Context: Scheduler> = AnyPublisher<
    Context.SchedulerTimeType.Stride, Upstream.Failure
  >
  public typealias MapKeyPath2<Upstream: Publisher, First, Second> = AnyPublisher<
    (First, Second), Upstream.Failure
  >
  public typealias MapKeyPath3<Upstream: Publisher, First, Second, Third> = AnyPublisher<
    (First, Second, Third), Upstream.Failure
  >
}

extension Publisher {
  public func multicast<Target: Subject>(_ createSubject: @escaping () -> Target)
    -> Publishers.Multicast<Self, Target>
  where Target.Output == Output, Target.Failure == Failure {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }
  public func multicast<Target: Subject>(subject: Target) -> Publishers.Multicast<Self, Target>
  where Target.Output == Output, Target.Failure == Failure {
    Publishers.Multicast(upstream: self) { subject }
  }
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>
  ) -> Publishers.Buffer<Self> {
    Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
  }
  public func map<First, Second>(_ first: KeyPath<Output, First>, _ second: KeyPath<Output, Second>)
    -> AnyPublisher<(First, Second), Failure>
  {
    map { ($0[keyPath: first], $0[keyPath: second]) }
  }
  public func map<First, Second, Third>(
    _ first: KeyPath<Output, First>, _ second: KeyPath<Output, Second>, _ third: KeyPath<Output, Third>
  ) -> AnyPublisher<(First, Second, Third), Failure> {
    map { ($0[keyPath: first], $0[keyPath: second], $0[keyPath: third]) }
  }

  /// Sends the time between values.
  public func measureInterval<Context: Scheduler>(
    using scheduler: Context, options: Context.SchedulerOptions? = nil
  ) -> AnyPublisher<Context.SchedulerTimeType.Stride, Failure> {
    AnyPublisher { value, end in
      var last = scheduler.now
      return self.listen(
        { _ in
          let now = scheduler.now
          value(last.distance(to: now))
          last = now
        }, end)
    }
  }

  /// Collects the values of each interval, at most as many as the strategy says. An interval without values sends nothing.
  public func collect<Context: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<Context>, options: Context.SchedulerOptions? = nil
  ) -> AnyPublisher<[Output], Failure> {
    let (scheduler, interval, count): (Context, Context.SchedulerTimeType.Stride, Int) =
      switch strategy {
      case .byTime(let scheduler, let interval): (scheduler, interval, .max)
      case .byTimeOrCount(let scheduler, let interval, let count): (scheduler, interval, count)
      }
    return AnyPublisher { value, end in
      let lock = NSRecursiveLock()
      var kept: [Output] = []
      func send() {
        guard !kept.isEmpty else { return }
        let all = kept
        kept = []
        value(all)
      }
      let timer = scheduler.schedule(
        after: scheduler.now.advanced(by: interval), interval: interval,
        tolerance: scheduler.minimumTolerance, options: options
      ) { lock.withLock { send() } }
      let values = self.listen(
        { output in
          lock.withLock {
            kept.append(output)
            if kept.count >= count { send() }
          }
        },
        { completion in
          timer.cancel()
          lock.withLock {
            if case .finished = completion { send() }
            end(completion)
          }
        })
      return AnyCancellable {
        timer.cancel()
        values.cancel()
      }
    }
  }

  /// Stops in the debugger when a closure says so.
  public func breakpoint(
    receiveSubscription: ((any Subscription) -> Bool)? = nil, receiveOutput: ((Output) -> Bool)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
  ) -> AnyPublisher<Output, Failure> {
    handleEvents(
      receiveSubscription: { if receiveSubscription?($0) == true { raise(SIGTRAP) } },
      receiveOutput: { if receiveOutput?($0) == true { raise(SIGTRAP) } },
      receiveCompletion: { if receiveCompletion?($0) == true { raise(SIGTRAP) } })
  }
  /// Stops in the debugger when the publisher fails.
  public func breakpointOnError() -> AnyPublisher<Output, Failure> {
    breakpoint(receiveCompletion: { if case .failure = $0 { true } else { false } })
  }
}

extension Publisher where Failure == Never {
  public func makeConnectable() -> Publishers.MakeConnectable<Self> {
    Publishers.MakeConnectable(upstream: self)
  }
}

extension ConnectablePublisher {
  /// Connects at the first subscriber, and disconnects when the last has gone.
  public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

extension Publishers {
  /// A publisher that connects another one at its first subscriber, and disconnects it when the last has gone.
  public class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// The publisher that is connected.
    public final let upstream: Upstream
    private let connection = SharedConnection()

    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<Target: Subscriber>(subscriber: Target)
    where Target.Input == Output, Target.Failure == Failure {
      AnyPublisher<Output, Failure> { [upstream, connection] value, end in
        let listener = upstream.listen(value, end)
        connection.add { upstream.connect() }
        return AnyCancellable {
          listener.cancel()
          connection.remove()
        }
      }.receive(subscriber: subscriber)
    }
  }
}

/// The connection of a publisher, for as long as it has subscribers.
private final class SharedConnection {
  private let lock = NSRecursiveLock()
  private var count = 0
  private var connection: (any Cancellable)?

  func add(_ connect: () -> any Cancellable) {
    let isFirst = lock.withLock {
      count += 1
      return count == 1
    }
    guard isFirst else { return }
    let made = connect()
    lock.withLock { connection = made }
  }

  func remove() {
    let ended: (any Cancellable)? = lock.withLock {
      count -= 1
      guard count == 0 else { return nil }
      defer { connection = nil }
      return connection
    }
    ended?.cancel()
  }
}

/// Sends recorded values, and how they ended.
public struct Record<Output, Failure: Error>: Publisher {
  /// Values, and how they ended.
  public struct Recording {
    public private(set) var output: [Output]
    public private(set) var completion: Subscribers.Completion<Failure>
    private var isOpen = true

    public init() { (output, completion) = ([], .finished) }
    public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
      (self.output, self.completion, isOpen) = (output, completion, false)
    }
    public mutating func receive(_ input: Output) {
      precondition(isOpen, "a recording that has ended receives no values")
      output.append(input)
    }
    public mutating func receive(completion: Subscribers.Completion<Failure>) {
      precondition(isOpen, "a recording ends once")
      (self.completion, isOpen) = (completion, false)
    }
  }
  public let recording: Recording

  public init(record: (inout Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.recording = recording
  }
  public init(recording: Recording) { self.recording = recording }
  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    recording = Recording(output: output, completion: completion)
  }
  public func receive<Target: Subscriber>(subscriber: Target)
  where Target.Input == Output, Target.Failure == Failure {
    let recording = recording
    AnyPublisher<Output, Failure> { value, end in
      for output in recording.output { value(output) }
      end(recording.completion)
      return AnyCancellable {}
    }.receive(subscriber: subscriber)
  }
}
