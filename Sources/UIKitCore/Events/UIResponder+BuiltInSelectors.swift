import ClassMetadata
import Foundation

/// Methods and getters of UIKit that programs call by selector.
extension UIResponder: BuiltInResponder {
  /// Calls the method or getter of UIKit with a selector. Only the first argument is used: a Boolean value or a sender.
  nonisolated public func performBuiltIn(
    _ selector: String, _ arguments: RuntimeArguments
  ) -> RuntimeClasses.Reply { reply(to: selector, arguments.values.first ?? nil, isTrial: false) }

  /// Returns whether UIKit has a method or getter for the selector.
  nonisolated public func hasBuiltIn(_ selector: String) -> Bool {
    if case .unknown = reply(to: selector, nil, isTrial: true) { false } else { true }
  }

  /// Calls are made on the caller's thread; isolation is the caller's responsibility. A trial calls nothing.
  private nonisolated func reply(to selector: String, _ argument: Any?, isTrial: Bool) -> RuntimeClasses.Reply
  {
    withoutIsolationCheck((self, argument)) { object, argument in
      if let command = EditCommand.all[selector] {
        guard command.isImplemented(by: object) else { return .unknown }
        if !isTrial { command.perform(object, argument) }
        return .returned(nil)
      }
      if let method = NamedMembers.method(selector, of: object) {
        if !isTrial { method(object, argument) }
        return .returned(nil)
      }
      guard let getter = NamedMembers.getter(selector, of: object) else { return .unknown }
      return .returned(isTrial ? nil : getter(object))
    }
  }
}
