import ClassMetadata
import Foundation

/// Methods of UIKit that programs call by selector.
extension UIResponder: BuiltInResponder {
  /// Calls the method of UIKit with a selector. Only the first argument is used: a Boolean value or a sender.
  nonisolated public func performBuiltIn(
    _ selector: String, _ arguments: RuntimeArguments
  ) -> RuntimeClasses.Reply {
    let argument = arguments.values.first ?? nil
    return Self.unchecked(selector, self, argument, false) ? .returned(nil) : .unknown
  }

  /// Returns whether UIKit has a method for the selector.
  nonisolated public func hasBuiltIn(_ selector: String) -> Bool {
    Self.unchecked(selector, self, nil, true)
  }

  /// Calls are made on the caller's thread; isolation is the caller's responsibility.
  private nonisolated static func unchecked(
    _ selector: String, _ object: UIResponder, _ argument: Any?, _ isTrial: Bool
  ) -> Bool {
    withoutIsolationCheck((selector, object, argument, isTrial)) {
      BuiltInSelectors.perform($0.0, on: $0.1, argument: $0.2, isTrial: $0.3)
    }
  }
}

@MainActor
private enum BuiltInSelectors {
  /// Calls a method, or checks whether it exists.
  ///
  /// - Returns: Whether the object has such a method.
  static func perform(
    _ selector: String, on object: UIResponder, argument: Any?, isTrial: Bool
  ) -> Bool {
    if let command = EditCommand.all[selector] {
      guard command.isImplemented(by: object) else { return false }
      if !isTrial { command.perform(object, argument) }
      return true
    }
    guard let method = NamedMembers.method(selector, of: object) else { return false }
    if !isTrial { method(object, argument) }
    return true
  }
}
