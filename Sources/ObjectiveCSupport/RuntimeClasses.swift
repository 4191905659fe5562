import ClassMetadata
import Foundation
import Synchronization

/// What Objective-C's runtime knows of classes: methods by selector and properties by key.
///
/// Generated code (or a program itself) registers classes here once; a message then walks the chain of an object's
/// classes, its own first, to the first that has the method. A class may be registered several times, by each extension
/// for itself.
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
    /// What extensions of classes that are not theirs say in the class's place.
    var answers: [String: Getter] = [:]
  }

  private struct Table {
    var members: [ObjectIdentifier: Members] = [:]
    var names: [String: AnyClass] = [:]
  }

  private static let table = Mutex(Table())

  /// Registers members of a class and its names: "Module.Class", "Class", and the one that is given.
  public static func register<Object: AnyObject>(
    _ type: Object.Type, name: String? = nil, _ describe: (RuntimeClass<Object>) -> Void = { _ in }
  ) {
    let described = RuntimeClass<Object>()
    describe(described)
    let members = described.members
    table.withLock { table in
      table.members[ObjectIdentifier(type), default: Members()].merge(members)
      for name in [name, String(reflecting: type), "\(type)"] {
        if let name, table.names[name] == nil { table.names[name] = type }
      }
    }
  }

  /// The class of a name, with or without its module; nil if none is registered.
  public static func type(named name: String) -> AnyClass? {
    registerExported()
    return table.withLock { $0.names[name] }
  }

  /// What `NSClassFromString(_:)` gives on Apple's platforms: classes of frameworks by their bare names, too, and those that
  /// `@objc(name)` names.
  public static func classFromString(_ name: String) -> AnyClass? {
    if let found = NSClassFromString(name) ?? type(named: name) { return found }
    let modules = SystemModules.uiKit + ["QuartzCore"]
    // Names that a program writes with UIKit's module, too, are those of all modules that make it up.
    let bare = name.hasPrefix("UIKit.") ? String(name.dropFirst("UIKit.".count)) : name
    return modules.lazy.compactMap { NSClassFromString("\($0).\(bare)") }.first
  }

  private static let exported: Void = {
    // Adapted sources register themselves in functions that are numbered by file; files without classes, and those
    // that were left out, have none.
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

  /// Registers what adapted sources export, at the first question.
  private static func registerExported() { _ = exported }

  /// Registers what adapted sources export before anything asks: what extensions override is called from then on.
  package static func prepare() { registerExported() }

  /// Whether an object's own class, without its superclasses, or one that is given is registered.
  public static func isRegistered(_ type: AnyClass) -> Bool {
    registerExported()
    return table.withLock { $0.members[ObjectIdentifier(type)] != nil }
  }

  /// The classes of an object from its own up.
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

  // MARK: Messages

  /// What came of a message.
  public enum Reply {
    /// No class of the object has such a method.
    case unknown
    /// The method does not take these arguments.
    case refused(any Error)
    /// What the method returned; nil for nothing.
    case returned(Any?)
  }

  /// Sends an object of no known type a message; stops with Objective-C's message if it has no such method. Nothing is sent
  /// to nil.
  public static func message(_ selector: String, to object: Any?, _ arguments: [Any?]) {
    guard let object = object.map({ $0 as AnyObject }) else { return }
    switch send(selector, to: object, arguments) {
    case .unknown:
      fatalError(unrecognized(selector, by: object))
    case .refused(let error): fatalError("-[\(Swift.type(of: object)) \(selector)]: \(error)")
    case .returned: break
    }
  }

  /// Objective-C's words for a message that an object has no method for.
  package static func unrecognized(_ selector: String, by object: AnyObject) -> String {
    let address = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
    return
      "-[\(SystemModules.name(of: Swift.type(of: object))) \(selector)]: unrecognized selector sent to instance "
      + "0x\(String(address, radix: 16))"
  }

  /// Sends an object a message.
  @discardableResult
  public static func send(_ selector: String, to object: AnyObject, _ arguments: [Any?]) -> Reply {
    if let method = find(for: object, \.methods, selector) {
      do {
        return .returned(try method(object, RuntimeArguments(arguments, isMessage: true)))
      } catch {
        return .refused(error)
      }
    }
    // Properties have methods too: `title` and `setTitle:`.
    if let getter = find(for: object, \.getters, selector) { return .returned(getter(object)) }
    if let key = key(ofSetter: selector), let setter = find(for: object, \.setters, key) {
      do {
        try setter(object, RuntimeArguments(arguments))
        return .returned(nil)
      } catch {
        return .refused(error)
      }
    }
    if let object = object as? any BuiltInResponder {
      return object.performBuiltIn(selector, RuntimeArguments(arguments))
    }
    return .unknown
  }

  /// Whether an object has a method.
  public static func responds(_ object: AnyObject, to selector: String) -> Bool {
    if has(Swift.type(of: object), selector) { return true }
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

  /// Sets a property by its key, in the order of Apple's key-value coding: `set<Key>:`, which a property has whether its first
  /// letter is large or small, then `_set<Key>:`, then what is stored as `_<key>`, `_is<Key>`, `<key>` or `is<Key>`.
  ///
  /// - Returns: whether the object has such a property and takes such a value.
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

  /// The value of a property by its key, in the order of Apple's key-value coding: `get<Key>`, `<key>`, `is<Key>`, `_<key>`,
  /// then what is stored as `_<key>` or `_is<Key>`; `.unknown` if the object has none.
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

  /// What an extension of one of the object's classes says in the class's place, as extensions do on iOS that override;
  /// nil if none does, or while it is asking itself.
  @MainActor
  public static func answer<Value>(_ key: String, of object: AnyObject) -> Value? {
    guard let answer = find(for: object, \.answers, key), asked.insert(key).inserted else { return nil }
    defer { asked.remove(key) }
    return answer(object) as? Value
  }
  @MainActor private static var asked: Set<String> = []

  /// `hidden` and `isHidden` are one property.
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
  }
}

/// The members of a class, to be registered.
///
/// Methods are called on whichever thread the message comes from, as Objective-C does: their isolation is the
/// caller's business.
public final class RuntimeClass<Object: AnyObject> {
  var members = RuntimeClasses.Members()

  init() {}

  /// A method by its selector, and what calls it with the message's arguments.
  public func method(
    _ selector: String, _ call: @escaping @MainActor (Object, RuntimeArguments) throws -> Any?
  ) {
    let call = withoutIsolation(call)
    members.methods[selector] = { object, arguments in
      try call(unsafeDowncast(object, to: Object.self), arguments)
    }
  }

  /// A method by its selector that returns nothing.
  public func method(
    _ selector: String, _ call: @escaping @MainActor (Object, RuntimeArguments) throws -> Void
  ) {
    let call = withoutIsolation(call)
    members.methods[selector] = { object, arguments in
      try call(unsafeDowncast(object, to: Object.self), arguments)
      return nil
    }
  }

  /// What is said in the class's place when UIKit asks for a property.
  public func answer(_ key: String, _ get: @escaping @MainActor (Object) -> Any?) {
    let get = withoutIsolation(get)
    members.answers[key] = { get(unsafeDowncast($0, to: Object.self)) }
  }

  /// A property by its key, to be read only.
  public func property(_ key: String, _ get: @escaping @MainActor (Object) -> Any?) {
    let get = withoutIsolation(get)
    members.getters[key] = { get(unsafeDowncast($0, to: Object.self)) }
  }

  /// A property by its key.
  public func property(
    _ key: String, _ get: @escaping @MainActor (Object) -> Any?,
    set: @escaping @MainActor (Object, RuntimeArguments) throws -> Void
  ) {
    property(key, get)
    let set = withoutIsolation(set)
    members.setters[key] = { try set(unsafeDowncast($0, to: Object.self), $1) }
  }
}

/// An object whose class brings methods that are known without registration: UIKit's own.
public protocol BuiltInResponder: AnyObject {
  /// Calls a method of UIKit's with the arguments; `unknown` where the class has none of that name.
  func performBuiltIn(_ selector: String, _ arguments: RuntimeArguments) -> RuntimeClasses.Reply
  /// Whether the class brings a method of that name.
  func hasBuiltIn(_ selector: String) -> Bool
}
