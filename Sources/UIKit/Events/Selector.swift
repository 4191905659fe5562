/// The name of a method, and how to call it.
///
/// There is no Objective-C runtime on Linux and so no `#selector`. Make selectors of method references:
/// `Selector("tapped", MyController.tapped)`, or let the target say what a name means by conforming to
/// ``SelectorResponder``.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  public let name: String
  private let call: (@MainActor @Sendable (AnyObject, Any?, Any?) -> Bool)?

  /// A selector by name alone; its target must be a ``SelectorResponder``.
  public init(_ name: String) {
    self.name = name
    call = nil
  }

  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// A selector of a method without arguments.
  public init<Target: AnyObject>(
    _ name: String, _ method: @escaping @MainActor @Sendable (Target) -> () -> Void
  ) {
    self.name = name
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
    call = { target, sender, event in
      guard let target = target as? Target, let sender = sender as? Sender, let event = event as? Event
      else { return false }
      method(target)(sender, event)
      return true
    }
  }

  /// Calls the method on a target.
  ///
  /// - Returns: whether the target has such a method.
  @MainActor @discardableResult
  public func invoke(on target: AnyObject, sender: Any?, event: Any? = nil) -> Bool {
    if let call, call(target, sender, event) { return true }
    return (target as? any SelectorResponder)?.perform(self, sender: sender, event: event) ?? false
  }

  public var description: String { name }

  public static func == (lhs: Selector, rhs: Selector) -> Bool { lhs.name == rhs.name }

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
