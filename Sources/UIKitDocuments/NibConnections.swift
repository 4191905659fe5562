import Foundation

/// Classes that documents of Interface Builder may name, with their outlets and actions.
///
/// There is no Objective-C runtime that would find classes and set properties by name, so that a program registers
/// what its documents use, once, before the first one is loaded:
///
/// ```swift
/// UINib.register(SignUpViewController.self) {
///   $0.outlet("nameField", \.nameField)
///   $0.outletCollection("buttons", \.buttons)
///   $0.action("signUp:") { controller, sender in controller.signUp(sender) }
/// }
/// ```
///
/// A class without outlets and actions needs no registration where the document names its module too.
@MainActor
public struct NibConnections<Object: AnyObject> {
  var outlets: [String: @MainActor (AnyObject, AnyObject) -> Bool] = [:]
  var collections: [String: @MainActor (AnyObject, [AnyObject]) -> Bool] = [:]
  var actions: [String: @MainActor (AnyObject, AnyObject) -> Void] = [:]
  var attributes: [String: @MainActor (AnyObject, Any?) -> Bool] = [:]
  var segueActions: [String: @MainActor (AnyObject, NSCoder, Any?) -> UIViewController?] = [:]

  /// The property that an outlet sets.
  public mutating func outlet<Value>(_ name: String, _ property: ReferenceWritableKeyPath<Object, Value?>) {
    // A key path to a property captures nothing that threads could share.
    nonisolated(unsafe) let property = property
    outlets[name] = { object, value in
      guard let object = object as? Object, let value = value as? Value else { return false }
      object[keyPath: property] = value
      return true
    }
  }

  /// The property that an outlet collection sets, its objects in the document's order.
  public mutating func outletCollection<Value>(
    _ name: String, _ property: ReferenceWritableKeyPath<Object, [Value]?>
  ) {
    // A key path to a property captures nothing that threads could share.
    nonisolated(unsafe) let property = property
    collections[name] = { object, values in
      guard let object = object as? Object else { return false }
      object[keyPath: property] = values.compactMap { $0 as? Value }
      return true
    }
  }

  /// What an action calls, with the sender.
  public mutating func action(_ selector: String, _ call: @escaping @MainActor (Object, Any) -> Void) {
    actions[selector] = { object, sender in
      if let object = object as? Object { call(object, sender) }
    }
  }

  /// What makes the destination of segues that name this method: with the coder for the destination's `init(coder:)` of
  /// one's own, and the sender. The result's view and connections come from the document all the same; `nil` leaves
  /// making it to the document.
  public mutating func segueAction(
    _ selector: String, _ make: @escaping @MainActor (Object, NSCoder, Any?) -> UIViewController?
  ) {
    segueActions[selector] = { object, coder, sender in
      (object as? Object).flatMap { make($0, coder, sender) }
    }
  }

  /// The property that a user-defined runtime attribute sets.
  public mutating func attribute<Value>(
    _ keyPath: String, _ property: ReferenceWritableKeyPath<Object, Value>
  ) {
    // A key path to a property captures nothing that threads could share.
    nonisolated(unsafe) let property = property
    attributes[keyPath] = { object, value in
      guard let object = object as? Object, let value = value as? Value else { return false }
      object[keyPath: property] = value
      return true
    }
  }
}

extension UINib {
  /// Registers a class that documents name, with its outlets and actions.
  ///
  /// - Parameters:
  ///   - type: the class.
  ///   - name: the name in documents, the class's own by default.
  ///   - describe: names the outlets and actions.
  public static func register<Object: AnyObject>(
    _ type: Object.Type, name: String? = nil, _ describe: (inout NibConnections<Object>) -> Void = { _ in }
  ) {
    var connections = NibConnections<Object>()
    describe(&connections)
    InterfaceBuilderClasses.register(
      InterfaceBuilderClasses.Entry(
        type: type, isInstance: { $0 is Object }, outlets: connections.outlets,
        collections: connections.collections, actions: connections.actions,
        attributes: connections.attributes, segueActions: connections.segueActions),
      name: name ?? "\(type)")
  }
}
