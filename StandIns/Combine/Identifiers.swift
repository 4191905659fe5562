// Identifiers of subscribers and subscriptions, and values of them without a class.

/// A value that tells things of a stream apart.
public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
  private enum Source: Hashable, Sendable {
    case number(UInt64)
    case object(ObjectIdentifier)
  }
  private static let lock = NSLock()
  /// Unchecked: the lock protects it.
  nonisolated(unsafe) private static var count: UInt64 = 0
  private let source: Source

  public init() {
    source = .number(
      Self.lock.withLock {
        Self.count += 1
        return Self.count
      })
  }
  public init(_ object: AnyObject) { source = .object(ObjectIdentifier(object)) }

  public var description: String {
    switch source {
    case .number(let number): "0x" + String(number, radix: 16, uppercase: true)
    case .object(let object): "0x" + String(UInt(bitPattern: object), radix: 16, uppercase: true)
    }
  }
}

/// A thing of a stream with an identifier; that of an object is the object's.
public protocol CustomCombineIdentifierConvertible {
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}

/// The namespace of subscriptions.
public enum Subscriptions {
  /// A subscription that requests and cancels nothing.
  public static let empty: any Subscription = Nothing()

  private struct Nothing: Subscription, CustomStringConvertible {
    let combineIdentifier = CombineIdentifier()
    var description: String { "Empty" }
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
  }
}

extension Subscriber where Input == Void {
  /// Tells the subscriber that something without a value has come.
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// A type-erased subscriber.
public struct AnySubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible {
  public let combineIdentifier: CombineIdentifier
  public let description: String
  private let subscribe: (any Subscription) -> Void
  private let value: (Input) -> Subscribers.Demand
  private let end: (Subscribers.Completion<Failure>) -> Void

  public init<Other: Subscriber>(_ other: Other) where Other.Input == Input, Other.Failure == Failure {
    combineIdentifier = other.combineIdentifier
    description = "\(other)"
    subscribe = { other.receive(subscription: $0) }
    value = { other.receive($0) }
    end = { other.receive(completion: $0) }
  }

  /// Creates a subscriber that passes values on to a subject.
  public init<Other: Subject>(_ subject: Other) where Other.Output == Input, Other.Failure == Failure {
    combineIdentifier = CombineIdentifier(subject)
    description = "\(subject)"
    subscribe = { subject.send(subscription: $0) }
    value = {
      subject.send($0)
      return .none
    }
    end = { subject.send(completion: $0) }
  }

  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    combineIdentifier = CombineIdentifier()
    description = "Anonymous AnySubscriber"
    subscribe = receiveSubscription ?? { _ in }
    value = receiveValue ?? { _ in .none }
    end = receiveCompletion ?? { _ in }
  }

  public func receive(subscription: any Subscription) { subscribe(subscription) }
  public func receive(_ input: Input) -> Subscribers.Demand { value(input) }
  public func receive(completion: Subscribers.Completion<Failure>) { end(completion) }
}

extension Subscribers.Demand {
  public static func - (a: Self, b: Self) -> Self {
    b.count.map { a - $0 } ?? (a.count == nil ? .unlimited : .none)
  }
  public static func -= (a: inout Self, b: Self) { a = a - b }
  public static func * (a: Self, b: Int) -> Self { a.count.map { .max($0 * b) } ?? .unlimited }
  public static func *= (a: inout Self, b: Int) { a = a * b }
  public static func != (a: Self, b: Int) -> Bool { a.count != b }
  public static func == (a: Int, b: Self) -> Bool { b == a }
  public static func != (a: Int, b: Self) -> Bool { b != a }
  public static func > (a: Int, b: Self) -> Bool { b < a }
  public static func < (a: Int, b: Self) -> Bool { b > a }
  public static func >= (a: Int, b: Self) -> Bool { b <= a }
  public static func <= (a: Int, b: Self) -> Bool { b >= a }
}
