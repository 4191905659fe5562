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
    if let module, let found = loadedClass("\(module).\(name)") { return found }
    for module in SystemModules.uiKit {
      if let found = loadedClass("\(module).\(name)") { return found }
    }
    // Documents often name classes of other frameworks without their module.
    return CoreParts.documents.foreignClass(named: name)
  }

  /// The classes by qualified names that were asked for; the values of names without a class are `nil`.
  private static var loadedClasses: [String: AnyClass?] = [:]

  /// Returns the class with a qualified name. The runtime compares a name with every type of the process, again for each question about one
  /// that no type has, which was a quarter of the time of a document that is laid out in many configurations.
  private static func loadedClass(_ name: String) -> AnyClass? {
    if let known = loadedClasses[name] { return known }
    let found: AnyClass? = NSClassFromString(name)
    loadedClasses[name] = .some(found)
    return found
  }

  /// Returns the entries of an object's class and its superclasses.
  package static func entries(for object: AnyObject) -> [Entry] {
    entries.values.filter { $0.isInstance(object) }
  }
}
