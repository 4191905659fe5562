import ForkSafeLocks
import Foundation

/// Called in place of code that `tinamou` left out of an adapted source because it does not compile here.
/// Reports it to standard error, once per location, and returns an empty value so that the program continues.
///
/// - Parameter reason: File, line and the compiler's message.
public func leftOut<Value>(_ reason: String) -> Value {
  LeftOut.report(reason)
  if let value = LeftOut.empty(Value.self) as? Value { return value }
  leftOutStop("\(reason) (there is no empty \(Value.self))")
}

/// Called in place of a statement that was left out.
public func leftOut(_ reason: String) { LeftOut.report(reason) }

/// Called in place of left-out code without an empty value: the program stops after drawing its current
/// state.
public func leftOutStop(_ reason: String) -> Never {
  LeftOut.report(reason)
  LeftOut.stop?(reason)
  fatalError("left out: \(reason)")
}

/// The handling of code that was left out.
public enum LeftOut {
  /// Called before the program stops.
  public static var stop: (@Sendable (String) -> Void)? {
    get { stopped.withLock { $0 } }
    set { stopped.withLock { $0 = newValue } }
  }

  /// Called with the reason each time left-out code would have run; tests fail there.
  public static var reached: (@Sendable (String) -> Void)? {
    get { observer.withLock { $0 } }
    set { observer.withLock { $0 = newValue } }
  }

  private static let observer = Mutex<(@Sendable (String) -> Void)?>(nil)
  private static let stopped = Mutex<(@Sendable (String) -> Void)?>(nil)
  private static let reported = Mutex<[String]>([])

  /// The reasons for left-out code that would have run, in the order in which it was reached, each once.
  public static var reasons: [String] { reported.withLock { $0 } }

  static func report(_ reason: String) {
    let isNew = reported.withLock { reasons in
      guard !reasons.contains(reason) else { return false }
      reasons.append(reason)
      return true
    }
    if isNew { FileHandle.standardError.write(Data("left out: \(reason)\n".utf8)) }
    reached?(reason)
  }

  /// Returns the empty value of a type, such as `nil`, zero or an empty collection; `nil` if it has none.
  public static func emptyValue<Value>(_ type: Value.Type) -> Value? { empty(type) as? Value }

  static func empty(_ type: Any.Type) -> Any? {
    if type == Void.self { return () }
    if let type = type as? any ExpressibleByNilLiteral.Type { return type.init(nilLiteral: ()) }
    if let type = type as? any RangeReplaceableCollection.Type { return type.init() }
    if let type = type as? any BinaryInteger.Type { return type.init(0) }
    if let type = type as? any BinaryFloatingPoint.Type { return type.init(0) }
    if type == Bool.self { return false }
    if let type = type as? any ExpressibleByDictionaryLiteral.Type { return emptyDictionary(type) }
    if let type = type as? any SetAlgebra.Type { return type.init() }
    if type == CGSize.self { return CGSize.zero }
    if type == CGPoint.self { return CGPoint.zero }
    if type == CGRect.self { return CGRect.zero }
    if let type = type as? any EmptyMakingType.Type { return type.makeEmpty() }
    if let type = type as? NSObject.Type { return instance(of: type) }
    if type == (any NSObjectProtocol).self { return NSObject() }
    return nil
  }

  private static func emptyDictionary<Value: ExpressibleByDictionaryLiteral>(_ type: Value.Type) -> Any {
    let empty: Value = [:]
    return empty
  }
}

/// A class without `init()` that has an empty value.
public protocol EmptyMakingType: AnyObject {
  /// Returns the empty value.
  static func makeEmpty() -> Any
}
