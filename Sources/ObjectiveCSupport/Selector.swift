import ClassMetadata
import ForkSafeLocks
import Foundation

/// The name of a method, and optionally a way to call it.
///
/// A selector with only a name is a message: the method is searched for in ``RuntimeClasses`` among the
/// receiver's classes, starting with its own. `#selector` becomes such a selector when `tinamou` adapts
/// sources. Selectors created from method references, `Selector("tapped", MyController.tapped)`, need no
/// registration; targets may also handle names themselves by conforming to ``SelectorResponder``.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name: "tapped" or "tapped:", as `#selector` produces it in Objective-C.
  public let name: String
  private let call: (@MainActor @Sendable (AnyObject, Any?, Any?) -> Bool)?
  private let accepts: (@Sendable (AnyObject) -> Bool)?

  /// Creates a selector from a name.
  public init(_ name: String) {
    self.name = name
    call = nil
    accepts = nil
  }

  /// Creates a selector from a name.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// Returns a selector by its name, of a member that the compiler looks up.
  ///
  /// `#selector` becomes such a call, so that the compiler rejects members that do not exist. The member is not
  /// evaluated. It is no initializer, which would take the trailing closures of those below.
  public static func checked<Member>(_ name: String, of member: @autoclosure () -> Member) -> Selector {
    Selector(name)
  }

  /// Returns a selector by its name, of a property that the compiler looks up. The key path is not evaluated.
  public static func checked<Root, Value>(
    _ name: String, ofProperty property: @autoclosure () -> KeyPath<Root, Value>
  ) -> Selector { Selector(name) }

  /// Creates a selector of a method without parameters.
  public init<Target: AnyObject>(
    _ name: String, _ method: @escaping @MainActor @Sendable (Target) -> () -> Void
  ) {
    self.name = name
    accepts = { $0 is Target }
    call = { target, _, _ in
      guard let target = target as? Target else { return false }
      method(target)()
      return true
    }
  }

  /// Creates a selector of a method whose parameter is the sender.
  public init<Target: AnyObject, Sender>(
    _ name: String, _ method: @escaping @MainActor @Sendable (Target) -> (Sender) -> Void
  ) {
    self.name = name
    accepts = { $0 is Target }
    call = { target, sender, _ in
      guard let target = target as? Target, let sender = sender as? Sender else { return false }
      method(target)(sender)
      return true
    }
  }

  /// Creates a selector of a method whose parameters are the sender and the event.
  public init<Target: AnyObject, Sender, Event>(
    _ name: String, _ method: @escaping @MainActor @Sendable (Target) -> (Sender, Event) -> Void
  ) {
    self.name = name
    accepts = { $0 is Target }
    call = { target, sender, event in
      guard let target = target as? Target, let sender = sender as? Sender, let event = event as? Event
      else { return false }
      method(target)(sender, event)
      return true
    }
  }

  /// Calls the method on a target.
  ///
  /// - Returns: Whether the target has such a method and it accepts the arguments.
  @MainActor @discardableResult
  public func invoke(on target: AnyObject, sender: Any?, event: Any? = nil) -> Bool {
    if case .returned = reply(of: target, event == nil ? [sender] : [sender, event]) { return true }
    return false
  }

  /// Calls the method on the target of a control or a similar object. As on iOS, the process stops with
  /// Objective-C's message if the target has no such method.
  ///
  /// Only registered classes are known to have no other methods. Those of frameworks may have methods on iOS
  /// that are missing here: this is reported once to standard error, like an argument that the method does
  /// not accept.
  ///
  /// - Parameter source: A description of the sender for the message.
  /// - Returns: Whether the method was called.
  @MainActor @discardableResult
  package func send(
    to target: AnyObject, sender: Any?, event: Any? = nil, from source: @autoclosure () -> String
  ) -> Bool {
    switch reply(of: target, event == nil ? [sender] : [sender, event]) {
    case .returned: return true
    case .refused(let error):
      Self.complaints.say(
        "-[\(type(of: target)) \(name)], the action of \(source()), was not called: \(error)")
      return false
    case .unknown:
      let message = RuntimeClasses.unrecognized(name, by: target)
      if RuntimeClasses.isRegistered(type(of: target)) {
        fatalError(
          "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: '\(message)' "
            + "(the target of \(source()))")
      }
      Self.complaints.say("\(message) (the target of \(source())): there is no such method here")
      return false
    }
  }

  private static let complaints = Complaints()

  /// Messages to standard error, each written once.
  private final class Complaints: Sendable {
    private let said = Mutex<Set<String>>([])

    func say(_ message: String) {
      let isNew = said.withLock { $0.insert(message).inserted }
      if isNew { FileHandle.standardError.write(Data((message + "\n").utf8)) }
    }
  }

  /// Returns whether the selector was created from a method of one of the object's classes.
  package func isMethod(of target: AnyObject) -> Bool { accepts?(target) ?? false }

  /// Sends this message to a target. As with Objective-C's messages, the caller is responsible for the
  /// method's isolation: it is called on the current thread.
  package func reply(of target: AnyObject, _ arguments: [Any?]) -> RuntimeClasses.Reply {
    let sender = arguments.first ?? nil
    let event = arguments.count > 1 ? arguments[1] : nil
    if let call {
      if withoutIsolationCheck((target, sender, event), { call($0.0, $0.1, $0.2) }) { return .returned(nil) }
    }
    let reply = RuntimeClasses.send(name, to: target, arguments)
    guard case .unknown = reply, target is any SelectorResponder else { return reply }
    let isPerformed = withoutIsolationCheck((target, sender, event)) { target, sender, event in
      (target as? any SelectorResponder)?.perform(self, sender: sender, event: event) ?? false
    }
    return isPerformed ? .returned(nil) : .unknown
  }

  /// The name.
  public var description: String { name }

  /// Returns whether both have the same name, regardless of their methods.
  public static func == (lhs: Selector, rhs: Selector) -> Bool { lhs.name == rhs.name }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}

/// An object that handles selectors itself.
@preconcurrency @MainActor
public protocol SelectorResponder: AnyObject {
  /// Performs the method with a selector's name.
  ///
  /// - Returns: Whether there is such a method.
  func perform(_ selector: Selector, sender: Any?, event: Any?) -> Bool
}

/// Returns the text of a key path of Objective-C, of which the compiler looks up the first property.
///
/// `#keyPath` becomes such a call where the property is one of another module. The key path is not evaluated.
public func checkedKeyPath<Root, Value>(
  _ text: String, ofProperty property: @autoclosure () -> KeyPath<Root, Value>
) -> String { text }
