import Foundation

/// The outlets and actions of a class that Interface Builder documents refer to.
///
/// There is no Objective-C runtime that finds classes and sets properties by name. A program therefore
/// registers what its documents use, once, before the first one is loaded:
///
/// ```swift
/// UINib.register(SignUpViewController.self) {
///   $0.outlet("nameField", \.nameField)
///   $0.outletCollection("buttons", \.buttons)
///   $0.action("signUp:") { controller, sender in controller.signUp(sender) }
/// }
/// ```
///
/// A class without outlets and actions needs no registration if the document also gives its module.
@MainActor
public struct NibConnections<Object: AnyObject> {
  var outlets: [String: @MainActor (AnyObject, AnyObject) -> Bool] = [:]
  var collections: [String: @MainActor (AnyObject, [AnyObject]) -> Bool] = [:]
  var actions: [String: @MainActor (AnyObject, AnyObject) -> Void] = [:]
  var attributes: [String: @MainActor (AnyObject, Any?) -> Bool] = [:]
  var segueActions: [String: @MainActor (AnyObject, NSCoder, Any?) -> UIViewController?] = [:]

  /// Registers the property that an outlet sets.
  public mutating func outlet<Value>(_ name: String, _ property: ReferenceWritableKeyPath<Object, Value?>) {
    // A key path to a property captures no state that threads could share.
    nonisolated(unsafe) let property = property
    outlets[name] = { object, value in
      guard let object = object as? Object, let value = value as? Value else { return false }
      object[keyPath: property] = value
      return true
    }
  }

  /// Registers the property that an outlet collection sets, its objects in document order.
  public mutating func outletCollection<Value>(
    _ name: String, _ property: ReferenceWritableKeyPath<Object, [Value]?>
  ) {
    // A key path to a property captures no state that threads could share.
    nonisolated(unsafe) let property = property
    collections[name] = { object, values in
      guard let object = object as? Object else { return false }
      object[keyPath: property] = values.compactMap { $0 as? Value }
      return true
    }
  }

  /// Registers the function that an action calls with the sender.
  public mutating func action(_ selector: String, _ call: @escaping @MainActor (Object, Any) -> Void) {
    actions[selector] = { object, sender in
      if let object = object as? Object { call(object, sender) }
    }
  }

  /// Registers the function that creates the destination of segues with this creation selector. It is called
  /// with the coder for the destination's `init(coder:)` and the sender. The view and connections of the
  /// result come from the document; if the function returns `nil`, the document's controller is created.
  public mutating func segueAction(
    _ selector: String, _ make: @escaping @MainActor (Object, NSCoder, Any?) -> UIViewController?
  ) {
    segueActions[selector] = { object, coder, sender in
      (object as? Object).flatMap { make($0, coder, sender) }
    }
  }

  /// Registers the property that a user-defined runtime attribute sets.
  public mutating func attribute<Value>(
    _ keyPath: String, _ property: ReferenceWritableKeyPath<Object, Value>
  ) {
    // A key path to a property captures no state that threads could share.
    nonisolated(unsafe) let property = property
    attributes[keyPath] = { object, value in
      guard let object = object as? Object, let value = value as? Value else { return false }
      object[keyPath: property] = value
      return true
    }
  }
}

extension UINib {
  /// Registers a class that documents refer to, with its outlets and actions.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - name: The name in documents. The default is the class's name.
  ///   - describe: A closure that registers the outlets and actions.
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
