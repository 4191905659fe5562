/// The namespace of subscribers.
public enum Subscribers {
  /// The number of values that a subscriber requests. Publishers here send what they have.
  public struct Demand: Equatable, Hashable, Comparable, Sendable {
    let count: Int?
    public static let unlimited = Demand(count: nil)
    public static let none = Demand(count: 0)
    public static func max(_ value: Int) -> Demand { Demand(count: value) }
    /// The maximum number; `nil` for no limit.
    public var max: Int? { count }
    public static func < (a: Demand, b: Demand) -> Bool { (a.count ?? .max) < (b.count ?? .max) }
    public static func > (a: Demand, b: Int) -> Bool { (a.count ?? .max) > b }
    public static func < (a: Demand, b: Int) -> Bool { (a.count ?? .max) < b }
    public static func >= (a: Demand, b: Int) -> Bool { (a.count ?? .max) >= b }
    public static func <= (a: Demand, b: Int) -> Bool { (a.count ?? .max) <= b }
    public static func == (a: Demand, b: Int) -> Bool { a.count == b }
    public static func + (a: Demand, b: Demand) -> Demand {
      a.count.flatMap { x in b.count.map { Demand(count: x + $0) } } ?? .unlimited
    }
    public static func + (a: Demand, b: Int) -> Demand { a + Demand(count: b) }
    public static func - (a: Demand, b: Int) -> Demand {
      a.count.map { Demand(count: Swift.max($0 - b, 0)) } ?? .unlimited
    }
    public static func += (a: inout Demand, b: Demand) { a = a + b }
    public static func += (a: inout Demand, b: Int) { a = a + b }
    public static func -= (a: inout Demand, b: Int) { a = a - b }
  }

  /// The completion of a publisher.
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }

  /// A subscriber that passes values to closures.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    private var receiveValue: ((Input) -> Void)?
    private var receiveCompletion: ((Completion<Failure>) -> Void)?
    private var subscription: (any Subscription)?

    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
    ) {
      self.receiveCompletion = receiveCompletion
      self.receiveValue = receiveValue
    }

    public func receive(subscription: any Subscription) {
      guard self.subscription == nil, receiveValue != nil else { return subscription.cancel() }
      self.subscription = subscription
      subscription.request(.unlimited)
    }

    public func receive(_ input: Input) -> Demand {
      receiveValue?(input)
      return .none
    }

    public func receive(completion: Completion<Failure>) {
      let receive = receiveCompletion
      release()
      receive?(completion)
    }

    public func cancel() {
      let subscription = subscription
      release()
      subscription?.cancel()
    }

    private func release() {
      receiveValue = nil
      receiveCompletion = nil
      subscription = nil
    }
  }

  /// A subscriber that assigns values to a property of an object, which it retains until the end.
  public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible {
    public typealias Failure = Never
    public private(set) var object: Root?
    public let keyPath: ReferenceWritableKeyPath<Root, Input>
    private var subscription: (any Subscription)?

    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      (self.object, self.keyPath) = (object, keyPath)
    }

    public var description: String { "Assign \(Root.self)." }

    public func receive(subscription: any Subscription) {
      guard self.subscription == nil, object != nil else { return subscription.cancel() }
      self.subscription = subscription
      subscription.request(.unlimited)
    }

    public func receive(_ value: Input) -> Demand {
      object?[keyPath: keyPath] = value
      return .none
    }

    public func receive(completion: Completion<Never>) {
      object = nil
      subscription = nil
    }

    public func cancel() {
      let subscription = subscription
      object = nil
      self.subscription = nil
      subscription?.cancel()
    }
  }
}

extension Subscribers.Completion: Sendable where Failure: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}

/// A type that receives a publisher's values.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  associatedtype Input
  associatedtype Failure: Error
  func receive(subscription: any Subscription)
  func receive(_ input: Input) -> Subscribers.Demand
  func receive(completion: Subscribers.Completion<Failure>)
}

/// An activity that can be canceled.
public protocol Cancellable {
  func cancel()
}

/// The connection between a publisher and a subscriber.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  func request(_ demand: Subscribers.Demand)
}

/// Cancels an activity when it is released.
public final class AnyCancellable: Cancellable, Hashable {
  private var stop: (() -> Void)?

  public init(_ cancel: @escaping () -> Void) { stop = cancel }
  public init<Other: Cancellable>(_ canceller: Other) { stop = { canceller.cancel() } }
  deinit { stop?() }

  public func cancel() {
    let present = stop
    stop = nil
    present?()
  }

  /// Stores this instance in a set.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  /// Appends this instance to a collection.
  public func store<Store: RangeReplaceableCollection>(in collection: inout Store)
  where Store.Element == AnyCancellable {
    collection.append(self)
  }

  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Cancellable {
  public func store(in set: inout Set<AnyCancellable>) { AnyCancellable(self).store(in: &set) }
}

/// A subscription that runs a closure when it is canceled.
final class ClosureSubscription: Subscription {
  private var stop: (() -> Void)?
  init(_ stop: @escaping () -> Void = {}) { self.stop = stop }
  func request(_ demand: Subscribers.Demand) {}
  func cancel() {
    let present = stop
    stop = nil
    present?()
  }
}
