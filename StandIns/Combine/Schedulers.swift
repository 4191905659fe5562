import Dispatch

/// A time interval of a scheduler.
public protocol SchedulerTimeIntervalConvertible {
  static func seconds(_ s: Int) -> Self
  static func seconds(_ s: Double) -> Self
  static func milliseconds(_ ms: Int) -> Self
  static func microseconds(_ us: Int) -> Self
  static func nanoseconds(_ ns: Int) -> Self
}

/// Defines when and where work is executed.
public protocol Scheduler<SchedulerTimeType> {
  associatedtype SchedulerTimeType: Strideable
  where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  associatedtype SchedulerOptions
  var now: SchedulerTimeType { get }
  var minimumTolerance: SchedulerTimeType.Stride { get }
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void)
  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable
}

extension Scheduler {
  public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }
  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, _ action: @escaping () -> Void
  ) { schedule(after: date, tolerance: tolerance, options: nil, action) }
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
  }
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let attachment = Attachment()
    func next(_ date: SchedulerTimeType) {
      schedule(after: date, tolerance: tolerance, options: options) {
        guard !attachment.isCancelled else { return }
        action()
        next(date.advanced(by: interval))
      }
    }
    next(date)
    return AnyCancellable { attachment.cancel() }
  }

  /// Schedules work after an interval.
  func wait(_ length: SchedulerTimeType.Stride, _ action: @escaping () -> Void) {
    schedule(after: now.advanced(by: length), tolerance: minimumTolerance, options: nil, action)
  }
}

/// The time interval of system schedulers, in seconds.
public struct Interval: Comparable, Sendable, SignedNumeric, Codable, Hashable, ExpressibleByFloatLiteral,
  SchedulerTimeIntervalConvertible
{
  public var timeInterval: Double
  public init(_ seconds: Double) { timeInterval = seconds }
  public init(integerLiteral value: Int) { timeInterval = Double(value) }
  public init(floatLiteral value: Double) { timeInterval = value }
  public init?<Number: BinaryInteger>(exactly source: Number) {
    guard let value = Double(exactly: source) else { return nil }
    timeInterval = value
  }
  public init(_ interval: DispatchTimeInterval) {
    switch interval {
    case .seconds(let count): timeInterval = Double(count)
    case .milliseconds(let count): timeInterval = Double(count) / 1e3
    case .microseconds(let count): timeInterval = Double(count) / 1e6
    case .nanoseconds(let count): timeInterval = Double(count) / 1e9
    default: timeInterval = .infinity
    }
  }
  public var magnitude: Double { abs(timeInterval) }
  public static func seconds(_ value: Int) -> Interval { Interval(Double(value)) }
  public static func seconds(_ value: Double) -> Interval { Interval(value) }
  public static func milliseconds(_ value: Int) -> Interval { Interval(Double(value) / 1000) }
  public static func microseconds(_ value: Int) -> Interval { Interval(Double(value) / 1_000_000) }
  public static func nanoseconds(_ value: Int) -> Interval { Interval(Double(value) / 1_000_000_000) }
  public static func < (lhs: Interval, rhs: Interval) -> Bool { lhs.timeInterval < rhs.timeInterval }
  public static func + (a: Interval, b: Interval) -> Interval { Interval(a.timeInterval + b.timeInterval) }
  public static func - (a: Interval, b: Interval) -> Interval { Interval(a.timeInterval - b.timeInterval) }
  public static func * (a: Interval, b: Interval) -> Interval { Interval(a.timeInterval * b.timeInterval) }
  public static func += (a: inout Interval, b: Interval) { a = a + b }
  public static func -= (a: inout Interval, b: Interval) { a = a - b }
  public static func *= (a: inout Interval, b: Interval) { a = a * b }
}

/// A scheduler that executes work immediately.
public struct ImmediateScheduler: Scheduler {
  public typealias SchedulerOptions = Never
  /// A time of which only intervals matter.
  public struct SchedulerTimeType: Strideable, Sendable {
    let seconds: Double
    public typealias Stride = Interval
    public func distance(to other: SchedulerTimeType) -> Interval { Interval(other.seconds - seconds) }
    public func advanced(by n: Interval) -> SchedulerTimeType {
      SchedulerTimeType(seconds: seconds + n.timeInterval)
    }
  }
  public static let shared = ImmediateScheduler()
  public var now: SchedulerTimeType { SchedulerTimeType(seconds: 0) }
  public var minimumTolerance: Interval { 0 }
  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }
  public func schedule(
    after date: SchedulerTimeType, tolerance: Interval, options: Never?, _ action: @escaping () -> Void
  ) { action() }
  public func schedule(
    after date: SchedulerTimeType, interval: Interval, tolerance: Interval, options: Never?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return AnyCancellable {}
  }
}

extension DispatchQueue: Scheduler {
  /// A time of the dispatch clock.
  public struct SchedulerTimeType: Strideable, Sendable, Hashable {
    public typealias Stride = Interval
    public var dispatchTime: DispatchTime
    public init(_ time: DispatchTime) { dispatchTime = time }
    public func distance(to other: SchedulerTimeType) -> Interval {
      let (from, to) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
      return Interval(to >= from ? Double(to - from) / 1e9 : -Double(from - to) / 1e9)
    }
    public func advanced(by n: Interval) -> SchedulerTimeType {
      SchedulerTimeType(dispatchTime + n.timeInterval)
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.uptimeNanoseconds) }
  }
  /// Options for executing work.
  public struct SchedulerOptions: Sendable {
    public var qos: DispatchQoS
    public var flags: DispatchWorkItemFlags
    public var group: DispatchGroup?
    public init(
      qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil
    ) {
      (self.qos, self.flags, self.group) = (qos, flags, group)
    }
  }
  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
  public var minimumTolerance: Interval { 0 }
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    later(action) {
      self.async(
        group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? [], execute: $0)
    }
  }
  public func schedule(
    after date: SchedulerTimeType, tolerance: Interval, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    later(action) { self.asyncAfter(deadline: date.dispatchTime, execute: $0) }
  }
}

extension RunLoop: Scheduler {
  /// Options for executing work, of which there are none.
  public struct SchedulerOptions: Sendable {}
  /// A date.
  public struct SchedulerTimeType: Strideable, Sendable, Hashable {
    public typealias Stride = Interval
    public var date: Date
    public init(_ date: Date) { self.date = date }
    public func distance(to other: SchedulerTimeType) -> Interval {
      Interval(other.date.timeIntervalSince(date))
    }
    public func advanced(by n: Interval) -> SchedulerTimeType { SchedulerTimeType(date + n.timeInterval) }
  }
  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
  public var minimumTolerance: Interval { 0 }
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    later(action) { self.perform($0) }
  }
  public func schedule(
    after date: SchedulerTimeType, tolerance: Interval, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    later(action) { action in
      let timer = Timer(timeInterval: max(0, date.date.timeIntervalSinceNow), repeats: false) { _ in action()
      }
      self.add(timer, forMode: .common)
    }
  }
}

extension OperationQueue: Scheduler {
  /// Options for executing work, of which there are none.
  public struct SchedulerOptions: Sendable {}
  /// A date. Extensions of schedulers by their types tell it from that of run loops.
  public struct SchedulerTimeType: Strideable, Sendable, Hashable {
    public typealias Stride = Interval
    public var date: Date
    public init(_ date: Date) { self.date = date }
    public func distance(to other: SchedulerTimeType) -> Interval {
      Interval(other.date.timeIntervalSince(date))
    }
    public func advanced(by n: Interval) -> SchedulerTimeType { SchedulerTimeType(date + n.timeInterval) }
  }
  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
  public var minimumTolerance: Interval { 0 }
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    later(action) { self.addOperation($0) }
  }
  public func schedule(
    after date: SchedulerTimeType, tolerance: Interval, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    // The main queue's clock for its own work, so that delayed work on it is in order.
    let clock = self === OperationQueue.main ? DispatchQueue.main : DispatchQueue.global()
    later(action) { action in
      clock.asyncAfter(deadline: .now() + max(0, date.date.timeIntervalSinceNow)) {
        self.addOperation(action)
      }
    }
  }
}

/// Passes work to another thread; as in Apple's framework, the caller is responsible for its isolation.
private func later(_ action: @escaping () -> Void, _ hand: (@escaping @Sendable () -> Void) -> Void) {
  nonisolated(unsafe) let action = action
  hand { action() }
}

extension Publisher {
  /// Delivers values and the completion on a scheduler.
  public func receive<Where: Scheduler>(on scheduler: Where, options: Where.SchedulerOptions? = nil)
    -> AnyPublisher<
      Output, Failure
    >
  {
    AnyPublisher { value, end in
      let attachment = Attachment()
      attachment.hold(
        self.listen(
          { output in scheduler.schedule { if !attachment.isCancelled { value(output) } } },
          { completion in scheduler.schedule { if !attachment.isCancelled { end(completion) } } }))
      return AnyCancellable { attachment.cancel() }
    }
  }

  /// Subscribes on a scheduler.
  public func subscribe<Where: Scheduler>(on scheduler: Where, options: Where.SchedulerOptions? = nil)
    -> AnyPublisher<
      Output, Failure
    >
  {
    AnyPublisher { value, end in
      let attachment = Attachment()
      scheduler.schedule { if !attachment.isCancelled { attachment.hold(self.listen(value, end)) } }
      return AnyCancellable { attachment.cancel() }
    }
  }

  /// Sends a value once none has followed for an interval.
  public func debounce<Where: Scheduler>(
    for dueTime: Where.SchedulerTimeType.Stride, scheduler: Where, options: Where.SchedulerOptions? = nil
  )
    -> AnyPublisher<Output, Failure>
  {
    AnyPublisher { value, end in
      var latest = 0
      return self.listen(
        { output in
          latest += 1
          let number = latest
          scheduler.wait(dueTime) { if number == latest { value(output) } }
        },
        { completion in
          // The waiting value is dropped, as in Apple's framework.
          latest += 1
          scheduler.schedule { end(completion) }
        })
    }
  }

  /// Sends at most one value per interval: the first or the latest.
  public func throttle<Where: Scheduler>(
    for interval: Where.SchedulerTimeType.Stride, scheduler: Where, latest: Bool
  )
    -> AnyPublisher<Output, Failure>
  {
    AnyPublisher { value, end in
      var isWaiting = false
      var next: Output?
      func send(_ output: Output) {
        isWaiting = true
        value(output)
        scheduler.wait(interval) {
          isWaiting = false
          if let pending = next {
            next = nil
            send(pending)
          }
        }
      }
      return self.listen(
        { output in
          if !isWaiting { send(output) } else if latest || next == nil { next = output }
        }, end)
    }
  }

  /// Delays values by an interval.
  public func delay<Where: Scheduler>(
    for interval: Where.SchedulerTimeType.Stride, tolerance: Where.SchedulerTimeType.Stride? = nil,
    scheduler: Where, options: Where.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, end in
      self.listen(
        { output in scheduler.wait(interval) { value(output) } },
        { completion in scheduler.wait(interval) { end(completion) } })
    }
  }

  /// Finishes, or fails, if there is no value for an interval.
  public func timeout<Where: Scheduler>(
    _ interval: Where.SchedulerTimeType.Stride, scheduler: Where, options: Where.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, end in
      var latest = 0
      let attachment = Attachment()
      func arm() {
        latest += 1
        let number = latest
        scheduler.wait(interval) {
          guard number == latest, !attachment.isCancelled else { return }
          attachment.cancel()
          end(customError.map { .failure($0()) } ?? .finished)
        }
      }
      arm()
      attachment.hold(
        self.listen(
          {
            arm()
            value($0)
          },
          {
            latest += 1
            end($0)
          }))
      return AnyCancellable { attachment.cancel() }
    }
  }
}
