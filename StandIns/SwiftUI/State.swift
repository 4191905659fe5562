// Property wrappers. They store values; nothing is updated when a value changes.
import CoreData

public protocol DynamicProperty { mutating func update() }
extension DynamicProperty { public mutating func update() {} }

/// A value that copies of a wrapper share.
final class Box<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
  var binding: Binding<Value> { Binding(get: { self.value }, set: { self.value = $0 }) }
}

@propertyWrapper
public struct State<Value>: DynamicProperty, @unchecked Sendable {
  private let box: Box<Value>
  public init(wrappedValue: Value) { box = Box(wrappedValue) }
  public init(initialValue: Value) { box = Box(initialValue) }
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }
  public var projectedValue: Binding<Value> { box.binding }
}

// In an extension, so that properties of other types have no initial value.
extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(initialValue: nil) }
}

@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: DynamicProperty, @unchecked Sendable {
  private let read: () -> Value
  private let write: (Value) -> Void
  public var transaction = Transaction()
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) { (read, write) = (get, set) }
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    (read, write) = (get, { set($0, Transaction()) })
  }
  public init(projectedValue: Binding<Value>) { self = projectedValue }
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
  }
  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? first }, set: { base.wrappedValue = $0 })
  }
  public init<Wrapped: Hashable>(_ base: Binding<Wrapped>) where Value == AnyHashable {
    self.init(
      get: { base.wrappedValue }, set: { if let value = $0.base as? Wrapped { base.wrappedValue = value } })
  }
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }
  public var projectedValue: Binding<Value> { self }
  public subscript<Member>(dynamicMember path: WritableKeyPath<Value, Member>) -> Binding<Member> {
    Binding<Member>(
      get: { wrappedValue[keyPath: path] },
      set: {
        var value = wrappedValue
        value[keyPath: path] = $0
        wrappedValue = value
      })
  }
  public static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }) }
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var result = self
    result.transaction = transaction
    return result
  }
}
extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}
extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}
extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices
  public var startIndex: Index { wrappedValue.startIndex }
  public var endIndex: Index { wrappedValue.endIndex }
  public var indices: Indices { wrappedValue.indices }
  public func index(after index: Index) -> Index { wrappedValue.index(after: index) }
  public subscript(position: Index) -> Binding<Value.Element> {
    Binding<Value.Element>(
      get: { wrappedValue[position] },
      set: {
        var value = wrappedValue
        value[position] = $0
        wrappedValue = value
      })
  }
}
extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
  public func index(before index: Index) -> Index { wrappedValue.index(before: index) }
}
extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}

// MARK: Objects

@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType
    public subscript<Subject>(dynamicMember path: ReferenceWritableKeyPath<ObjectType, Subject>)
      -> Binding<Subject>
    { Binding(get: { object[keyPath: path] }, set: { object[keyPath: path] = $0 }) }
  }
  public var wrappedValue: ObjectType
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  public init(initialValue: ObjectType) { wrappedValue = initialValue }
}
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private final class Storage {
    let make: () -> ObjectType
    lazy var object = make()
    init(_ make: @escaping () -> ObjectType) { self.make = make }
  }
  private let storage: Storage
  public var wrappedValue: ObjectType { storage.object }
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
  public init(wrappedValue: @autoclosure @escaping () -> ObjectType) { storage = Storage(wrappedValue) }
}
/// An environment object, which is never set: reading it stops the program.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  public typealias Wrapper = ObservedObject<ObjectType>.Wrapper
  public init() {}
  public var wrappedValue: ObjectType {
    fatalError("No ObservableObject of type \(ObjectType.self) found.")
  }
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  public var wrappedValue: Value
  public var projectedValue: Bindable<Value> { self }
  public init(wrappedValue: Value) where Value: AnyObject { self.wrappedValue = wrappedValue }
  public init(_ wrappedValue: Value) where Value: AnyObject { self.wrappedValue = wrappedValue }
  public init(projectedValue: Bindable<Value>) where Value: AnyObject { self = projectedValue }
  public subscript<Subject>(dynamicMember path: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject>
  where Value: AnyObject {
    Binding(get: { wrappedValue[keyPath: path] }, set: { wrappedValue[keyPath: path] = $0 })
  }
}
extension Bindable: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

// MARK: Environment

/// A value of the environment, which has its defaults. An object of it is never set.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let read: () -> Value
  public init(_ path: KeyPath<EnvironmentValues, Value>) { read = { EnvironmentValues()[keyPath: path] } }
  public init(_ type: Value.Type) where Value: AnyObject, Value: Observable {
    read = { fatalError("No Observable object of type \(type) found.") }
  }
  public init<T: AnyObject>(_ type: T.Type) where Value == T?, T: Observable { read = { nil } }
  public var wrappedValue: Value { read() }
}

// MARK: Stored values

/// A value in the user's defaults.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let read: () -> Value
  private let write: (Value) -> Void
  private init(
    _ key: String, _ store: UserDefaults?, _ initial: Value, decode: @escaping (Any) -> Value?,
    encode: @escaping (Value) -> Any?
  ) {
    let store = store ?? .standard
    read = { store.object(forKey: key).flatMap(decode) ?? initial }
    write = { store.set(encode($0), forKey: key) }
  }
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }
  public var projectedValue: Binding<Value> { Binding(get: read, set: write) }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, decode: { $0 as? Value }, encode: { $0 })
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(
      key, store, wrappedValue, decode: { ($0 as? String).flatMap(URL.init(string:)) },
      encode: { $0.absoluteString })
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(
      key, store, wrappedValue, decode: { ($0 as? Int).flatMap(Value.init(rawValue:)) },
      encode: { $0.rawValue })
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(
      key, store, wrappedValue, decode: { ($0 as? String).flatMap(Value.init(rawValue:)) },
      encode: { $0.rawValue })
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value: ExpressibleByNilLiteral {
    self.init(key, store, nil, decode: { $0 as? Value }, encode: { $0 })
  }
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == String {
    self.init(
      key, store, nil, decode: { ($0 as? String).map(R.init(rawValue:)) }, encode: { $0?.rawValue })
  }
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == Int {
    self.init(key, store, nil, decode: { ($0 as? Int).map(R.init(rawValue:)) }, encode: { $0?.rawValue })
  }
}
/// A value of a scene, which is not restored.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let box: Box<Value>
  public init(wrappedValue: Value, _ key: String) { box = Box(wrappedValue) }
  public init(_ key: String) where Value: ExpressibleByNilLiteral { box = Box(nil) }
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }
  public var projectedValue: Binding<Value> { box.binding }
}
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  public let wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(wrappedValue: Value, relativeTo style: Font.TextStyle) { self.wrappedValue = wrappedValue }
}
@propertyWrapper
public struct Namespace: DynamicProperty {
  public struct ID: Hashable, Sendable { let value = UUID() }
  public let wrappedValue = ID()
  public init() {}
}

// MARK: Focus and gestures

@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  @propertyWrapper
  public struct Binding {
    let box: Box<Value>
    public var wrappedValue: Value {
      get { box.value }
      nonmutating set { box.value = newValue }
    }
    public var projectedValue: Binding { self }
  }
  private let box: Box<Value>
  public init() where Value == Bool { box = Box(false) }
  public init<T: Hashable>() where Value == T? { box = Box(nil) }
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }
  public var projectedValue: Binding { Binding(box: box) }
}
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  @propertyWrapper
  public struct Binding {
    let box: Box<Value>
    public var wrappedValue: Value {
      get { box.value }
      nonmutating set { box.value = newValue }
    }
    public var projectedValue: Binding { self }
  }
  private let box: Box<Value>
  public init() where Value == Bool { box = Box(false) }
  public init(for technologies: AccessibilityTechnologies) where Value == Bool { box = Box(false) }
  public init<T: Hashable>() where Value == T? { box = Box(nil) }
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? { box = Box(nil) }
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }
  public var projectedValue: Binding { Binding(box: box) }
}
public struct AccessibilityTechnologies: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let voiceOver = Self(rawValue: 1)
  public static let switchControl = Self(rawValue: 2)
}
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  public let wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(initialValue: Value) { wrappedValue = initialValue }
  public init(wrappedValue: Value, resetTransaction: Transaction) { self.wrappedValue = wrappedValue }
  public init(initialValue: Value, resetTransaction: Transaction) { wrappedValue = initialValue }
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.wrappedValue = wrappedValue
  }
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    wrappedValue = initialValue
  }
  public init(resetTransaction: Transaction = Transaction()) where Value: ExpressibleByNilLiteral {
    wrappedValue = nil
  }
  public init(reset: @escaping (Value, inout Transaction) -> Void) where Value: ExpressibleByNilLiteral {
    wrappedValue = nil
  }
  public var projectedValue: GestureState<Value> { self }
}
public protocol FocusedValueKey { associatedtype Value }
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]
  public init() {}
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}
/// A value of the focused view: there is none.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  public init(_ path: KeyPath<FocusedValues, Value?>) {}
  public init(_ type: Value.Type) where Value: AnyObject, Value: Observable {}
  public var wrappedValue: Value? { nil }
}
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  public init(_ path: KeyPath<FocusedValues, Binding<Value>?>) {}
  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value?> { .constant(nil) }
}
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  public init() {}
  public var wrappedValue: ObjectType? { nil }
}

// MARK: The application

/// The delegate of an application of SwiftUI's, which is created.
@propertyWrapper @preconcurrency @MainActor
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
  public let wrappedValue: DelegateType
  public init(_ type: DelegateType.Type = DelegateType.self) { wrappedValue = instance(of: type) }
  nonisolated public mutating func update() {}
}
extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  public var projectedValue: ObservedObject<DelegateType>.Wrapper { .init(object: wrappedValue) }
}

// MARK: Core Data

/// The results of a request of a view, which has no context: there are none.
public struct FetchedResults<Result>: RandomAccessCollection {
  public var sortDescriptors: [SortDescriptor<Result>] = []
  public var nsSortDescriptors: [NSSortDescriptor] = []
  public var nsPredicate: NSPredicate?
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(position: Int) -> Result { fatalError("there are no fetched results") }
}
@propertyWrapper
public struct FetchRequest<Result>: DynamicProperty {
  private let box = Box(FetchedResults<Result>())
  public init(
    entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    box.value.nsSortDescriptors = sortDescriptors
    box.value.nsPredicate = predicate
  }
  public init(
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    box.value.nsSortDescriptors = sortDescriptors
    box.value.nsPredicate = predicate
  }
  public init(
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    box.value.sortDescriptors = sortDescriptors
    box.value.nsPredicate = predicate
  }
  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
    box.value.nsSortDescriptors = fetchRequest.sortDescriptors ?? []
    box.value.nsPredicate = fetchRequest.predicate
  }
  public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
    self.init(fetchRequest: fetchRequest)
  }
  public var wrappedValue: FetchedResults<Result> { box.value }
  public struct Configuration {
    public var nsSortDescriptors: [NSSortDescriptor]
    public var nsPredicate: NSPredicate?
    public var sortDescriptors: [SortDescriptor<Result>]
  }
  public var projectedValue: Binding<Configuration> {
    Binding<Configuration>(
      get: {
        let value = box.value
        return Configuration(
          nsSortDescriptors: value.nsSortDescriptors, nsPredicate: value.nsPredicate,
          sortDescriptors: value.sortDescriptors)
      },
      set: {
        box.value.nsSortDescriptors = $0.nsSortDescriptors
        box.value.nsPredicate = $0.nsPredicate
        box.value.sortDescriptors = $0.sortDescriptors
      })
  }
}
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result>: RandomAccessCollection {
  public struct Section: Identifiable, RandomAccessCollection {
    public let id: SectionIdentifier
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(position: Int) -> Result { fatalError("there are no fetched results") }
  }
  public var sectionIdentifier: KeyPath<Result, SectionIdentifier>
  public var nsSortDescriptors: [NSSortDescriptor] = []
  public var nsPredicate: NSPredicate?
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(position: Int) -> Section { fatalError("there are no fetched results") }
}
@propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result>: DynamicProperty {
  private let box: Box<SectionedFetchResults<SectionIdentifier, Result>>
  public init(
    entity: NSEntityDescription, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(
      sectionIdentifier: sectionIdentifier, sortDescriptors: sortDescriptors, predicate: predicate)
  }
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    box = Box(SectionedFetchResults(sectionIdentifier: sectionIdentifier))
    box.value.nsSortDescriptors = sortDescriptors
    box.value.nsPredicate = predicate
  }
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [SortDescriptor<Result>],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    box = Box(SectionedFetchResults(sectionIdentifier: sectionIdentifier))
    box.value.nsPredicate = predicate
  }
  public init(
    fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    animation: Animation? = nil
  ) {
    self.init(
      sectionIdentifier: sectionIdentifier, sortDescriptors: fetchRequest.sortDescriptors ?? [],
      predicate: fetchRequest.predicate)
  }
  public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> { box.value }
}
