import Dispatch

/// Where and when work is done.
public protocol Scheduler<SchedulerTimeType> {
  associatedtype SchedulerTimeType
  /// Has work done.
  func schedule(_ action: @escaping () -> Void)
}

/// Does work at once.
public struct ImmediateScheduler: Scheduler {
  public typealias SchedulerTimeType = Interval
  public static let shared = ImmediateScheduler()
  public func schedule(_ action: @escaping () -> Void) { action() }
}

/// A span of time, in seconds.
public struct Interval: Comparable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  public var timeInterval: Double
  public init(_ seconds: Double) { timeInterval = seconds }
  public init(integerLiteral value: Int) { timeInterval = Double(value) }
  public init(floatLiteral value: Double) { timeInterval = value }
  public static func seconds(_ value: Int) -> Interval { Interval(Double(value)) }
  public static func seconds(_ value: Double) -> Interval { Interval(value) }
  public static func milliseconds(_ value: Int) -> Interval { Interval(Double(value) / 1000) }
  public static func microseconds(_ value: Int) -> Interval { Interval(Double(value) / 1_000_000) }
  public static func nanoseconds(_ value: Int) -> Interval { Interval(Double(value) / 1_000_000_000) }
  public static func < (lhs: Interval, rhs: Interval) -> Bool { lhs.timeInterval < rhs.timeInterval }
}

extension DispatchQueue: Scheduler {
  public typealias SchedulerTimeType = Interval
  public func schedule(_ action: @escaping () -> Void) { later(action) { self.async(execute: $0) } }
}
extension OperationQueue: Scheduler {
  public typealias SchedulerTimeType = Interval
  public func schedule(_ action: @escaping () -> Void) { later(action) { self.addOperation($0) } }
}
extension RunLoop: Scheduler {
  public typealias SchedulerTimeType = Interval
  /// Work for any run loop is done on the main queue.
  public func schedule(_ action: @escaping () -> Void) {
    later(action) { DispatchQueue.main.async(execute: $0) }
  }
}

/// Hands work over to another thread; whether it may go there is the caller's business, as with Apple's.
private func later(_ action: @escaping () -> Void, _ hand: (@escaping @Sendable () -> Void) -> Void) {
  nonisolated(unsafe) let action = action
  hand { action() }
}

private func wait(_ seconds: Double, _ action: @escaping () -> Void) {
  nonisolated(unsafe) let action = action
  DispatchQueue.main.asyncAfter(deadline: .now() + max(0, seconds)) { action() }
}

extension Publisher {
  /// Hands values and the end over on a scheduler.
  public func receive<Where: Scheduler>(on scheduler: Where, options: Any? = nil) -> AnyPublisher<
    Output, Failure
  > {
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
  public func subscribe<Where: Scheduler>(on scheduler: Where, options: Any? = nil) -> AnyPublisher<
    Output, Failure
  > {
    AnyPublisher { value, end in
      let attachment = Attachment()
      scheduler.schedule { if !attachment.isCancelled { attachment.hold(self.listen(value, end)) } }
      return AnyCancellable { attachment.cancel() }
    }
  }

  /// Sends a value once none has followed for a while.
  public func debounce<Where: Scheduler>(for dueTime: Interval, scheduler: Where, options: Any? = nil)
    -> AnyPublisher<Output, Failure>
  {
    AnyPublisher { value, end in
      var latest = 0
      return self.listen(
        { output in
          latest += 1
          let number = latest
          wait(dueTime.timeInterval) { if number == latest { value(output) } }
        },
        { completion in wait(dueTime.timeInterval) { end(completion) } })
    }
  }

  /// Sends at most one value in a while: the first, or the latest.
  public func throttle<Where: Scheduler>(for interval: Interval, scheduler: Where, latest: Bool)
    -> AnyPublisher<Output, Failure>
  {
    AnyPublisher { value, end in
      var isWaiting = false
      var next: Output?
      func send(_ output: Output) {
        isWaiting = true
        value(output)
        wait(interval.timeInterval) {
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

  /// Sends values later.
  public func delay<Where: Scheduler>(
    for interval: Interval, tolerance: Interval? = nil, scheduler: Where, options: Any? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, end in
      self.listen(
        { output in wait(interval.timeInterval) { value(output) } },
        { completion in wait(interval.timeInterval) { end(completion) } })
    }
  }

  /// Ends, or fails, when no value has come for a while.
  public func timeout<Where: Scheduler>(
    _ interval: Interval, scheduler: Where, options: Any? = nil, customError: (() -> Failure)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, end in
      var latest = 0
      let attachment = Attachment()
      func arm() {
        latest += 1
        let number = latest
        wait(interval.timeInterval) {
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
