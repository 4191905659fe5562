import ClassMetadata
import Foundation
import Synchronization

/// The name of a method, and perhaps how to call it.
///
/// A selector by name alone is a message: its receiver's classes are asked for the method in ``RuntimeClasses``, the
/// object's own class first. `#selector` becomes such a selector when `tinamou` adapts sources. Selectors made of method
/// references, `Selector("tapped", MyController.tapped)`, need no registration; targets may also say themselves what a
/// name means by conforming to ``SelectorResponder``.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name: "tapped" or "tapped:", as `#selector` writes it in Objective-C.
  public let name: String
  private let call: (@MainActor @Sendable (AnyObject, Any?, Any?) -> Bool)?
  private let accepts: (@Sendable (AnyObject) -> Bool)?

  /// A selector by name alone.
  public init(_ name: String) {
    self.name = name
    call = nil
    accepts = nil
  }

  /// A selector by name alone.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// A selector of a method without arguments.
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

  /// A selector of a method that takes the sender.
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

  /// A selector of a method that takes the sender and the event.
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
  /// - Returns: whether the target has such a method and it takes such arguments.
  @MainActor @discardableResult
  public func invoke(on target: AnyObject, sender: Any?, event: Any? = nil) -> Bool {
    if case .returned = reply(of: target, event == nil ? [sender] : [sender, event]) { return true }
    return false
  }

  /// Calls the method on the target of a control or the like. As on iOS, a target that has no such method ends the process
  /// with Objective-C's message.
  ///
  /// Only classes that are registered are known to have no other methods. Those of frameworks may have one on iOS that is not
  /// here: that is said once, on standard error, as is an argument that the method does not take.
  ///
  /// - Parameter source: what sends, for the message.
  /// - Returns: whether the method was called.
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

  /// Messages on standard error, each once.
  private final class Complaints: Sendable {
    private let said = Mutex<Set<String>>([])

    func say(_ message: String) {
      let isNew = said.withLock { $0.insert(message).inserted }
      if isNew { FileHandle.standardError.write(Data((message + "\n").utf8)) }
    }
  }

  /// Whether the selector names the method of a class that the object is of.
  package func isMethod(of target: AnyObject) -> Bool { accepts?(target) ?? false }

  /// Sends a target this message. As with Objective-C's messages, the method's isolation is the caller's business: it is
  /// called on the thread of the call.
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

  /// Whether both have the same name, whatever method is behind them.
  public static func == (lhs: Selector, rhs: Selector) -> Bool { lhs.name == rhs.name }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}

/// An object that says itself what selectors mean.
@preconcurrency @MainActor
public protocol SelectorResponder: AnyObject {
  /// Performs the method of a selector's name.
  ///
  /// - Returns: whether there is such a method.
  func perform(_ selector: Selector, sender: Any?, event: Any?) -> Bool
}
