import ClassMetadata
import ForkSafeLocks
import Foundation

/// The information of Objective-C's runtime about classes: methods by selector and properties by key.
///
/// Generated code (or a program itself) registers classes once; a message then searches the classes of an
/// object, starting with its own, for the first that has the method. A class may be registered several times,
/// by each extension for itself.
///
/// ```swift
/// RuntimeClasses.register(SignUpViewController.self) {
///   $0.method("signUp:") { controller, arguments in controller.signUp(try arguments.value()) }
///   $0.property("nameField") { $0.nameField } set: { $0.nameField = try $1.value() }
/// }
/// ```
public enum RuntimeClasses {
  typealias Method = @Sendable (AnyObject, RuntimeArguments) throws -> Any?
  typealias Getter = @Sendable (AnyObject) -> Any?
  typealias Setter = @Sendable (AnyObject, RuntimeArguments) throws -> Void

  struct Members: Sendable {
    var methods: [String: Method] = [:]
    var getters: [String: Getter] = [:]
    var setters: [String: Setter] = [:]
    /// The properties that extensions override for classes of other modules.
    var answers: [String: Getter] = [:]
    /// Makes an object with the initializer without parameters that the class, or one of its superclasses, adds.
    var make: (@Sendable () -> AnyObject)?
  }

  private struct Table {
    var members: [ObjectIdentifier: Members] = [:]
    var names: [String: AnyClass] = [:]
    /// Names of classes that `@objc(name)` gives.
    var givenNames: [ObjectIdentifier: String] = [:]
    /// Calls of methods of generic classes, see `registerGeneric(_:)`.
    var generic: [GenericCall] = []
  }

  private static let table = Mutex(Table())

  /// Registers members of a class and its names: "Module.Class", "Class", and the given one.
  public static func register<Object: AnyObject>(
    _ type: Object.Type, name: String? = nil, _ describe: (RuntimeClass<Object>) -> Void = { _ in }
  ) {
    let described = RuntimeClass<Object>()
    describe(described)
    let members = described.members
    table.withLock { table in
      table.members[ObjectIdentifier(type), default: Members()].merge(members)
      if let name { table.givenNames[ObjectIdentifier(type)] = name }
      for name in [name, String(reflecting: type), "\(type)"] {
        if let name, table.names[name] == nil { table.names[name] = type }
      }
    }
  }

  /// Adds calls of a generic class's methods.
  static func add(_ call: @escaping GenericCall) { table.withLock { $0.generic.append(call) } }

  /// The calls of methods of generic classes, in the order in which they were registered.
  static var genericCalls: [GenericCall] {
    registerExported()
    return table.withLock { $0.generic }
  }

  /// Returns the class with a name, with or without its module; `nil` if none is registered.
  public static func type(named name: String) -> AnyClass? {
    registerExported()
    return table.withLock { $0.names[name] }
  }

  /// Returns the result of `NSClassFromString(_:)` on Apple's platforms: also classes of frameworks by their
  /// unqualified names, and those named by `@objc(name)`.
  public static func classFromString(_ name: String) -> AnyClass? {
    if let found = NSClassFromString(name) ?? type(named: name) { return found }
    let modules = SystemModules.uiKit + ["QuartzCore"]
    // Names that a program qualifies with UIKit's module may be those of any of its modules.
    let bare = name.hasPrefix("UIKit.") ? String(name.dropFirst("UIKit.".count)) : name
    return (modules + objectiveCModules).lazy.compactMap {
      NSClassFromString("\($0).\(bare)")
    }.first
  }

  /// Returns the name that `NSStringFromClass(_:)` gives on Apple's platforms: the bare names of frameworks'
  /// classes, those that `@objc(name)` gives, and for others the module and the name. `classFromString(_:)`
  /// finds the class again.
  public static func stringFromClass(_ type: AnyClass) -> String {
    registerExported()
    return table.withLock { $0.givenNames[ObjectIdentifier(type)] } ?? SystemModules.name(of: type)
  }

  private static let exported: Void = {
    // Adapted sources register their classes in functions that are numbered by file; files without classes,
    // and those that were left out, have none.
    typealias Registration = @convention(c) () -> Void
    var number = 0
    guard let image = dlopen(nil, RTLD_NOW) else { return }
    var missing = 0
    while missing < 2000 {
      if let symbol = dlsym(image, "__tinamou_exported_\(number)") {
        unsafeBitCast(symbol, to: Registration.self)()
        missing = 0
      } else {
        missing += 1
      }
      number += 1
    }
  }()

  /// Registers the classes that adapted sources export, on first use.
  private static func registerExported() { _ = exported }

  /// Registers the classes that adapted sources export in advance, so that overrides in extensions are called
  /// from then on.
  package static func prepare() { registerExported() }

  /// Returns whether a class itself, regardless of its superclasses, is registered.
  public static func isRegistered(_ type: AnyClass) -> Bool {
    registerExported()
    return table.withLock { $0.members[ObjectIdentifier(type)] != nil }
  }

  /// Returns a member of the first of an object's classes that has it, starting with its own.
  static func find<Found: Sendable>(
    for object: AnyObject, _ keyPath: KeyPath<Members, [String: Found]>, _ name: String
  ) -> Found? {
    find(in: Swift.type(of: object), keyPath, name)
  }

  static func find<Found: Sendable>(
    in type: AnyClass, _ keyPath: KeyPath<Members, [String: Found]>, _ name: String
  ) -> Found? {
    registerExported()
    return table.withLock { table in
      var present: AnyClass? = type
      while let type = present {
        if let found = table.members[ObjectIdentifier(type)]?[keyPath: keyPath][name] { return found }
        present = _getSuperclass(type)
      }
      return nil
    }
  }

  /// Returns an object made with the initializer without parameters that a class has registered; `nil` if it has not.
  static func object(of type: AnyClass) -> AnyObject? {
    registerExported()
    let make = table.withLock { $0.members[ObjectIdentifier(type)]?.make }
    return make?()
  }

  // MARK: Messages

  /// The result of a message.
  public enum Reply {
    /// No class of the object has such a method.
    case unknown
    /// The method cannot be called with these arguments.
    case refused(any Error)
    /// The return value of the method; `nil` for none.
    case returned(Any?)
  }

  /// Sends a message to an object of unknown type. Stops with Objective-C's message if it has no such method.
  /// A message to `nil` is ignored.
  public static func message(_ selector: String, to object: Any?, _ arguments: [Any?]) {
    guard let object = object.map({ $0 as AnyObject }) else { return }
    switch send(selector, to: object, arguments) {
    case .unknown:
      fatalError(unrecognized(selector, by: object))
    case .refused(let error): fatalError("-[\(Swift.type(of: object)) \(selector)]: \(error)")
    case .returned: break
    }
  }

  /// Returns Objective-C's message for an unrecognized selector.
  package static func unrecognized(_ selector: String, by object: AnyObject) -> String {
    let address = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
    return
      "-[\(SystemModules.name(of: Swift.type(of: object))) \(selector)]: unrecognized selector sent to instance "
      + "0x\(String(address, radix: 16))"
  }

  /// Calls a registered method of an object, without those that UIKit's classes have by selector.
  static func sendRegistered(_ selector: String, to object: AnyObject, _ arguments: [Any?]) -> Reply {
    guard let method = find(for: object, \.methods, selector) else {
      return sendToGeneric(selector, to: object, arguments)
    }
    do {
      return .returned(try method(object, RuntimeArguments(arguments, isMessage: true)))
    } catch {
      return .refused(error)
    }
  }

  /// Sends a message to an object.
  @discardableResult
  public static func send(_ selector: String, to object: AnyObject, _ arguments: [Any?]) -> Reply {
    if let method = find(for: object, \.methods, selector) {
      do {
        return .returned(try method(object, RuntimeArguments(arguments, isMessage: true)))
      } catch {
        return .refused(error)
      }
    }
    // Properties have accessor methods: `title` and `setTitle:`.
    if let getter = find(for: object, \.getters, selector) { return .returned(getter(object)) }
    if let key = key(ofSetter: selector), let setter = find(for: object, \.setters, key) {
      do {
        try setter(object, RuntimeArguments(arguments))
        return .returned(nil)
      } catch {
        return .refused(error)
      }
    }
    let reply = sendToGeneric(selector, to: object, arguments)
    if case .unknown = reply, let object = object as? any BuiltInResponder {
      return object.performBuiltIn(selector, RuntimeArguments(arguments))
    }
    return reply
  }

  /// Returns whether an object has a method.
  public static func responds(_ object: AnyObject, to selector: String) -> Bool {
    if has(Swift.type(of: object), selector) || genericResponds(object, to: selector) { return true }
    return (object as? any BuiltInResponder)?.hasBuiltIn(selector) ?? false
  }

  static func has(_ type: AnyClass, _ selector: String) -> Bool {
    find(in: type, \.methods, selector) != nil || find(in: type, \.getters, selector) != nil
      || key(ofSetter: selector).map { find(in: type, \.setters, $0) != nil } ?? false
  }

  private static func key(ofSetter selector: String) -> String? {
    guard selector.hasPrefix("set"), selector.hasSuffix(":"), selector.count > 4,
      !selector.dropLast().contains(":")
    else { return nil }
    let name = selector.dropFirst(3).dropLast()
    return name.prefix(1).lowercased() + name.dropFirst()
  }

  // MARK: Properties

  /// Sets a property by its key, searching in the order of Apple's key-value coding: `set<Key>:`, for which
  /// the case of the property's first letter does not matter, then `_set<Key>:`, then the instance variables
  /// `_<key>`, `_is<Key>`, `<key>` or `is<Key>`.
  ///
  /// - Returns: Whether the object has such a property and accepts the value.
  @discardableResult
  public static func set(_ key: String, of object: AnyObject, to value: Any?) -> Bool {
    guard !key.isEmpty else { return false }
    let upper = key.prefix(1).uppercased() + key.dropFirst()
    let lower = key.prefix(1).lowercased() + key.dropFirst()
    for name in [key, lower, upper] {
      if let setter = find(for: object, \.setters, name) {
        return (try? setter(object, RuntimeArguments([value]))) != nil
      }
    }
    for selector in ["set\(upper):", "_set\(upper):"] {
      if let method = find(for: object, \.methods, selector) {
        do {
          _ = try method(object, RuntimeArguments([value]))
          return true
        } catch {
          return false
        }
      }
    }
    for name in ["_\(key)", "_is\(upper)", alternative(key)] {
      if let setter = find(for: object, \.setters, name) {
        return (try? setter(object, RuntimeArguments([value]))) != nil
      }
    }
    return false
  }

  /// Returns the value of a property by its key, searching in the order of Apple's key-value coding:
  /// `get<Key>`, `<key>`, `is<Key>`, `_<key>`, then the instance variables `_<key>` or `_is<Key>`; `.unknown`
  /// if the object has none.
  public static func get(_ key: String, of object: AnyObject) -> Reply {
    guard !key.isEmpty else { return .unknown }
    let upper = key.prefix(1).uppercased() + key.dropFirst()
    for name in ["get\(upper)", key, alternative(key), "_\(key)", "_is\(upper)"] {
      if let getter = find(for: object, \.getters, name) { return .returned(getter(object)) }
      if let method = find(for: object, \.methods, name) {
        do {
          return .returned(try method(object, RuntimeArguments([])))
        } catch {
          return .unknown
        }
      }
    }
    return .unknown
  }

  /// Returns the value of a property that an extension of one of the object's classes overrides, as
  /// extensions can on iOS; `nil` if none does, or during a call of the override.
  @MainActor
  public static func answer<Value>(_ key: String, of object: AnyObject) -> Value? {
    guard let answer = find(for: object, \.answers, key), asked.insert(key).inserted else { return nil }
    defer { asked.remove(key) }
    return answer(object) as? Value
  }
  @MainActor private static var asked: Set<String> = []

  /// Returns the alternative name: `hidden` and `isHidden` are the same property.
  private static func alternative(_ key: String) -> String {
    if key.hasPrefix("is"), let first = key.dropFirst(2).first, first.isUppercase {
      return first.lowercased() + key.dropFirst(3)
    }
    return "is" + key.prefix(1).uppercased() + key.dropFirst()
  }
}

extension RuntimeClasses.Members {
  fileprivate mutating func merge(_ other: RuntimeClasses.Members) {
    methods.merge(other.methods) { $1 }
    getters.merge(other.getters) { $1 }
    setters.merge(other.setters) { $1 }
    answers.merge(other.answers) { $1 }
    make = other.make ?? make
  }
}

/// The members of a class to register.
///
/// Methods are called on the thread of the message, as in Objective-C: the caller is responsible for their
/// isolation.
public final class RuntimeClass<Object: AnyObject> {
  var members = RuntimeClasses.Members()

  init() {}

  /// Registers a method by its selector, with a closure that calls it with the message's arguments.
  public func method(
    _ selector: String, _ call: @escaping @MainActor (Object, RuntimeArguments) throws -> Any?
  ) {
    let call = withoutIsolation(call)
    members.methods[selector] = { object, arguments in
      try call(unsafeDowncast(object, to: Object.self), arguments)
    }
  }

  /// Registers a method without a return value by its selector.
  public func method(
    _ selector: String, _ call: @escaping @MainActor (Object, RuntimeArguments) throws -> Void
  ) {
    let call = withoutIsolation(call)
    members.methods[selector] = { object, arguments in
      try call(unsafeDowncast(object, to: Object.self), arguments)
      return nil
    }
  }

  /// Registers the initializer without parameters, if it is not an override: Objective-C calls it wherever an object is made of a class that
  /// is known at run time only.
  public func initializer(_ make: @escaping @MainActor () -> Object) {
    let make = withoutIsolation { (_: Void) in make() }
    members.make = { make(()) }
  }

  /// Registers an override of a property in place of the class's own.
  public func answer(_ key: String, _ get: @escaping @MainActor (Object) -> Any?) {
    let get = withoutIsolation(get)
    members.answers[key] = { get(unsafeDowncast($0, to: Object.self)) }
  }

  /// Registers the key of a property by its key path.
  public func keyPath<Value>(_ keyPath: KeyPath<Object, Value>, _ key: String) {
    KeyPathNames.add(key, for: keyPath)
  }

  /// Registers a read-only property by its key.
  public func property(_ key: String, _ get: @escaping @MainActor (Object) -> Any?) {
    let get = withoutIsolation(get)
    members.getters[key] = { get(unsafeDowncast($0, to: Object.self)) }
  }

  /// Registers a property by its key.
  public func property(
    _ key: String, _ get: @escaping @MainActor (Object) -> Any?,
    set: @escaping @MainActor (Object, RuntimeArguments) throws -> Void
  ) {
    property(key, get)
    let set = withoutIsolation(set)
    members.setters[key] = { try set(unsafeDowncast($0, to: Object.self), $1) }
  }
}

/// An object whose class has methods that are known without registration: UIKit's own.
public protocol BuiltInResponder: AnyObject {
  /// Calls a method of UIKit; `unknown` if the class has none with that name.
  func performBuiltIn(_ selector: String, _ arguments: RuntimeArguments) -> RuntimeClasses.Reply
  /// Returns whether the class has a method with that name.
  func hasBuiltIn(_ selector: String) -> Bool
}

/// The modules of Apple's frameworks in Objective-C, in the order in which classes are looked for in them.
private let objectiveCModules = SystemModules.objectiveC.sorted()
