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
    let call: @MainActor @Sendable (String, UIResponder, Any?, Bool) -> Bool = {
      BuiltInSelectors.perform($0, on: $1, argument: $2, isTrial: $3)
    }
    return unsafeBitCast(call, to: ((String, UIResponder, Any?, Bool) -> Bool).self)(
      selector, object, argument, isTrial)
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
    if let view = object as? UIView, perform(selector, onView: view, argument, isTrial) { return true }
    if let controller = object as? UIViewController,
      perform(selector, onController: controller, argument as? Bool, isTrial)
    {
      return true
    }
    switch selector {
    case "becomeFirstResponder": if !isTrial { object.becomeFirstResponder() }
    case "resignFirstResponder": if !isTrial { object.resignFirstResponder() }
    case "reloadInputViews": if !isTrial { object.reloadInputViews() }
    default: return false
    }
    return true
  }

  private static func perform(
    _ selector: String, onView view: UIView, _ argument: Any?, _ isTrial: Bool
  ) -> Bool {
    switch selector {
    case "setNeedsLayout": if !isTrial { view.setNeedsLayout() }
    case "layoutIfNeeded": if !isTrial { view.layoutIfNeeded() }
    case "setNeedsDisplay": if !isTrial { view.setNeedsDisplay() }
    case "setNeedsUpdateConstraints": if !isTrial { view.setNeedsUpdateConstraints() }
    case "updateConstraintsIfNeeded": if !isTrial { view.updateConstraintsIfNeeded() }
    case "removeFromSuperview": if !isTrial { view.removeFromSuperview() }
    case "sizeToFit": if !isTrial { view.sizeToFit() }
    case "invalidateIntrinsicContentSize": if !isTrial { view.invalidateIntrinsicContentSize() }
    // A sender, as gesture recognizers pass it, is not zero and forces the end.
    case "endEditing:": if !isTrial { view.endEditing(argument as? Bool ?? (argument != nil)) }
    default: return false
    }
    return true
  }

  private static func perform(
    _ selector: String, onController controller: UIViewController, _ argument: Bool?, _ isTrial: Bool
  ) -> Bool {
    if let navigation = controller as? UINavigationController {
      switch selector {
      case "popViewControllerAnimated:":
        if !isTrial { navigation.popViewController(animated: argument ?? true) }
        return true
      case "popToRootViewControllerAnimated:":
        if !isTrial { navigation.popToRootViewController(animated: argument ?? true) }
        return true
      default: break
      }
    }
    switch selector {
    case "dismissViewControllerAnimated:completion:":
      if !isTrial { controller.dismiss(animated: argument ?? true) }
    case "setNeedsStatusBarAppearanceUpdate":
      if !isTrial { controller.setNeedsStatusBarAppearanceUpdate() }
    default: return false
    }
    return true
  }
}
