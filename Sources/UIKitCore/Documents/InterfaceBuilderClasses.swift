import ClassMetadata
import Foundation

/// The classes that are registered for use in documents, by name.
@MainActor
package enum InterfaceBuilderClasses {
  package struct Entry {
    let type: AnyClass
    let isInstance: @MainActor (AnyObject) -> Bool
    package var outlets: [String: @MainActor (AnyObject, AnyObject) -> Bool]
    package var collections: [String: @MainActor (AnyObject, [AnyObject]) -> Bool]
    package var actions: [String: @MainActor (AnyObject, AnyObject) -> Void]
    package var attributes: [String: @MainActor (AnyObject, Any?) -> Bool]
    package var segueActions: [String: @MainActor (AnyObject, NSCoder, Any?) -> UIViewController?]

    package init(
      type: AnyClass, isInstance: @escaping @MainActor (AnyObject) -> Bool,
      outlets: [String: @MainActor (AnyObject, AnyObject) -> Bool],
      collections: [String: @MainActor (AnyObject, [AnyObject]) -> Bool],
      actions: [String: @MainActor (AnyObject, AnyObject) -> Void],
      attributes: [String: @MainActor (AnyObject, Any?) -> Bool],
      segueActions: [String: @MainActor (AnyObject, NSCoder, Any?) -> UIViewController?]
    ) {
      self.type = type
      self.isInstance = isInstance
      self.outlets = outlets
      self.collections = collections
      self.actions = actions
      self.attributes = attributes
      self.segueActions = segueActions
    }
  }

  private static var entries: [String: Entry] = [:]

  package static func register(_ entry: Entry, name: String) { entries[name] = entry }

  /// Returns the class with a name: a registered one, else one of the module, else one of UIKit's.
  package static func type(_ name: String, module: String?) -> AnyClass? {
    if let module, let entry = entries["\(module).\(name)"] { return entry.type }
    if let entry = entries[name] { return entry.type }
    if let module, let type = RuntimeClasses.type(named: "\(module).\(name)") { return type }
    if let type = RuntimeClasses.type(named: name) { return type }
    if let module, let found = NSClassFromString("\(module).\(name)") { return found }
    for module in SystemModules.uiKit {
      if let found = NSClassFromString("\(module).\(name)") { return found }
    }
    // Documents often name classes of other frameworks without their module.
    return CoreParts.documents.foreignClass(named: name)
  }

  /// Returns the entries of an object's class and its superclasses.
  package static func entries(for object: AnyObject) -> [Entry] {
    entries.values.filter { $0.isInstance(object) }
  }
}
