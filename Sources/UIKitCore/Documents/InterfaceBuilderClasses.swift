import ClassMetadata
import Foundation
import InterfaceBuilder

/// What is registered, by class name.
@MainActor
enum InterfaceBuilderClasses {
  struct Entry {
    let type: AnyClass
    let isInstance: @MainActor (AnyObject) -> Bool
    var outlets: [String: @MainActor (AnyObject, AnyObject) -> Bool]
    var collections: [String: @MainActor (AnyObject, [AnyObject]) -> Bool]
    var actions: [String: @MainActor (AnyObject, AnyObject) -> Void]
    var attributes: [String: @MainActor (AnyObject, Any?) -> Bool]
    var segueActions: [String: @MainActor (AnyObject, NSCoder, Any?) -> UIViewController?]
  }

  private static var entries: [String: Entry] = [:]

  static func register(_ entry: Entry, name: String) { entries[name] = entry }

  /// The class of a name: a registered one, else one of the named module, else one of UIKit's.
  static func type(_ name: String, module: String?) -> AnyClass? {
    if let module, let entry = entries["\(module).\(name)"] { return entry.type }
    if let entry = entries[name] { return entry.type }
    if let module, let type = RuntimeClasses.type(named: "\(module).\(name)") { return type }
    if let type = RuntimeClasses.type(named: name) { return type }
    if let module, let found = NSClassFromString("\(module).\(name)") { return found }
    for module in SystemModules.uiKit {
      if let found = NSClassFromString("\(module).\(name)") { return found }
    }
    // Classes of other frameworks are often named without their module.
    for (module, known) in InterfaceInstantiator.foreign.values where known == name {
      return NSClassFromString("\(module).\(name)")
    }
    return nil
  }

  /// What is registered for an object's class and its superclasses.
  static func entries(for object: AnyObject) -> [Entry] {
    entries.values.filter { $0.isInstance(object) }
  }
}
