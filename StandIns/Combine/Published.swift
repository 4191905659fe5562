import ObjectiveC

/// A property whose changes are published before they are made.
@propertyWrapper
public struct Published<Value> {
  final class Storage {
    var value: Value
    let listeners = Listeners<Value, Never>()
    weak var owner: AnyObject?
    private var kept: [AnyCancellable] = []
    init(_ value: Value) { self.value = value }
    func keep(_ cancellable: AnyCancellable) { kept.append(cancellable) }
    func set(_ new: Value) {
      (owner as? any ObservableObject)?.announceChange()
      listeners.send(new)
      value = new
    }
  }

  /// A publisher of the current value and later ones.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
    let storage: Storage
    public func receive<Target: Subscriber>(subscriber: Target)
    where Target.Input == Value, Target.Failure == Never {
      AnyPublisher<Value, Never> { [storage] value, end in
        value(storage.value)
        return storage.listeners.add(value, end)
      }.receive(subscriber: subscriber)
    }
  }

  private let storage: Storage

  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }
  public init(initialValue: Value) { storage = Storage(initialValue) }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError() }
    set { fatalError() }
  }

  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    set {}
  }

  public static subscript<Owner: AnyObject>(
    _enclosingInstance object: Owner, wrapped wrappedKeyPath: ReferenceWritableKeyPath<Owner, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<Owner, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.value }
    set {
      let storage = object[keyPath: storageKeyPath].storage
      storage.owner = object
      storage.set(newValue)
    }
  }
}

/// A publisher of changes of an object, sent before they are made.
public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never
  private let listeners = Listeners<Void, Never>()
  public init() {}
  public func send() { listeners.send(()) }
  public func receive<Target: Subscriber>(subscriber: Target)
  where Target.Input == Void, Target.Failure == Never {
    AnyPublisher<Void, Never> { [listeners] in listeners.add($0, $1) }.receive(subscriber: subscriber)
  }
}

/// An object that announces changes: its `@Published` properties do so, once one of them has been set.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  var objectWillChange: ObjectWillChangePublisher { get }
}

private nonisolated(unsafe) let changeKey = UnsafeRawPointer(
  UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  public var objectWillChange: ObservableObjectPublisher {
    if let known = objc_getAssociatedObject(self, changeKey) as? ObservableObjectPublisher { return known }
    let made = ObservableObjectPublisher()
    objc_setAssociatedObject(self, changeKey, made, .OBJC_ASSOCIATION_RETAIN)
    return made
  }
}

extension ObservableObject {
  @_spi(StandIns) public func announceChange() { (objectWillChange as? ObservableObjectPublisher)?.send() }
}
