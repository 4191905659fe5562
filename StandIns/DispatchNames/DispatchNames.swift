/// Stands in for names of Apple's Dispatch that the open one lacks: work whose caller answers for what it is passed to other
/// threads.
@_exported import Dispatch

extension DispatchQueue {
  /// Passes work on unchecked: the caller answers for it, as the methods' names say.
  private static func passed(_ work: @escaping () -> Void) -> @Sendable () -> Void {
    nonisolated(unsafe) let work = work
    return { work() }
  }

  public func asyncUnsafe(
    group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping () -> Void
  ) { async(group: group, qos: qos, flags: flags, execute: Self.passed(work)) }

  public func asyncAfterUnsafe(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping () -> Void
  ) { asyncAfter(deadline: deadline, qos: qos, flags: flags, execute: Self.passed(work)) }

  public func asyncAfterUnsafe(
    wallDeadline: DispatchWallTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping () -> Void
  ) { asyncAfter(wallDeadline: wallDeadline, qos: qos, flags: flags, execute: Self.passed(work)) }

  /// Runs work on the queue and waits for it.
  public func asyncAndWait(execute item: DispatchWorkItem) { sync(execute: item) }
  public func asyncAndWait<Result>(
    flags: DispatchWorkItemFlags = [], execute work: () throws -> Result
  ) rethrows -> Result { try sync(flags: flags, execute: work) }
}

extension DispatchGroup {
  public func notifyUnsafe(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
    execute work: @escaping () -> Void
  ) {
    nonisolated(unsafe) let work = work
    notify(qos: qos, flags: flags, queue: queue) { work() }
  }
}

// MARK: Memory pressure

extension DispatchSource {
  /// Changes of the pressure on memory.
  public struct MemoryPressureEvent: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal = MemoryPressureEvent(rawValue: 1)
    public static let warning = MemoryPressureEvent(rawValue: 2)
    public static let critical = MemoryPressureEvent(rawValue: 4)
    public static let all: MemoryPressureEvent = [.normal, .warning, .critical]
  }

  /// Creates a source of events about the pressure on memory. A virtual device has none: the handler is never called.
  public class func makeMemoryPressureSource(
    eventMask: MemoryPressureEvent, queue: DispatchQueue? = nil
  ) -> any DispatchSourceMemoryPressure {
    makeUserDataAddSource(queue: queue) as! DispatchSource
  }
}

/// A source of events about the pressure on memory.
public protocol DispatchSourceMemoryPressure: DispatchSourceProtocol {}

extension DispatchSourceMemoryPressure {
  /// The events since the handler was last called: none.
  public var data: DispatchSource.MemoryPressureEvent { [] }
}

extension DispatchSource: DispatchSourceMemoryPressure {}
