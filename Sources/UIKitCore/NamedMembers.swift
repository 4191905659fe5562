import ClassMetadata
import Foundation

/// Properties and methods of a class of UIKit's by their names: what Objective-C's runtime knows of it.
///
/// Key-value coding, the user-defined runtime attributes of documents, appearances and messages by selector all look here. A class
/// declares its members once, in its file:
///
/// ```swift
/// extension NamedMembers {
///   static let slider = NamedMembers(UISlider.self) {
///     $0.property("value", \.value)
///     $0.appearance("thumbTintColor", \.thumbTintColor)
///   }
/// }
/// ```
///
/// and is named in the `CorePart` of its module. Members of superclasses are found, too.
@MainActor
package final class NamedMembers {
  /// A property; `nil` for what it is not asked for.
  struct Property {
    var get: ((AnyObject) -> Any?)?
    /// Returns whether the value fits.
    var set: ((AnyObject, Any?) -> Bool)?
  }
  /// Calls a method with the first argument of a message.
  typealias Method = (AnyObject, Any?) -> Void

  private let type: AnyClass
  fileprivate(set) var properties: [String: Property] = [:]
  fileprivate(set) var methods: [String: Method] = [:]
  fileprivate(set) var appearances: [AppearanceProperty] = []

  package init<Owner: AnyObject>(_ type: Owner.Type, _ declare: (NamedMembersOf<Owner>) -> Void) {
    self.type = type
    declare(NamedMembersOf(self))
  }

  // MARK: Looking members up

  private static let all = CoreParts.all.flatMap(\.namedMembers)
  private static let byClass = Dictionary(uniqueKeysWithValues: all.map { (ObjectIdentifier($0.type), $0) })

  /// The properties that Apple's headers mark as appearance, as far as the classes have them; those of superclasses first.
  static let appearances = all.flatMap(\.appearances)

  /// The first member of a kind that an object's class or one of its superclasses has and that serves.
  private static func first<Member, Found>(
    _ members: KeyPath<NamedMembers, [String: Member]>, _ name: String, of object: AnyObject,
    _ serve: (Member) -> Found?
  ) -> Found? {
    var present: AnyClass? = Swift.type(of: object)
    while let type = present {
      if let member = byClass[ObjectIdentifier(type)]?[keyPath: members][name], let found = serve(member) {
        return found
      }
      present = _getSuperclass(type)
    }
    return nil
  }

  /// The value of a property; `nil` if the object has none of the name.
  package static func value(_ name: String, of object: AnyObject) -> Any?? {
    getter(name, of: object).map { $0(object) }
  }

  /// The getter of a property; `nil` if the object has none of the name.
  static func getter(_ name: String, of object: AnyObject) -> ((AnyObject) -> Any?)? {
    first(\.properties, name, of: object) { $0.get }
  }

  /// Sets a property.
  ///
  /// - Returns: whether the object has one of the name that the value fits.
  package static func set(_ name: String, of object: AnyObject, to value: Any?) -> Bool {
    first(\.properties, name, of: object) { $0.set?(object, value) == true ? true : nil } ?? false
  }

  /// The method of a selector; `nil` if the object has none.
  static func method(_ selector: String, of object: AnyObject) -> Method? {
    first(\.methods, selector, of: object) { $0 }
  }
}

/// Declares the members of a class.
@MainActor
package struct NamedMembersOf<Owner: AnyObject> {
  private let members: NamedMembers

  fileprivate init(_ members: NamedMembers) { self.members = members }

  /// `isHidden` is `hidden` to Objective-C.
  private func spellings(of name: String) -> [String] {
    guard name.hasPrefix("is"), let first = name.dropFirst(2).first, first.isUppercase else { return [name] }
    return [name, first.lowercased() + name.dropFirst(3)]
  }

  /// A property that is read and set.
  ///
  /// - Parameter isAppearance: whether appearances set it, too.
  package func property<Value: NamedValue & Equatable>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, Value>, isAppearance: Bool = false
  ) {
    for name in spellings(of: name) {
      members.properties[name, default: .init()].get = { ($0 as? Owner)?[keyPath: path].named }
    }
    setting(name) { $0[keyPath: path] = $1 }
    if isAppearance { appearance(name, path) }
  }

  /// A property that is only read.
  package func reading(_ name: String, _ get: @escaping (Owner) -> Any?) {
    for name in spellings(of: name) {
      members.properties[name, default: .init()].get = { ($0 as? Owner).flatMap(get) }
    }
  }

  /// A property that is only set.
  package func setting<Value: NamedValue>(_ name: String, _ set: @escaping (Owner, Value) -> Void) {
    for name in spellings(of: name) {
      members.properties[name, default: .init()].set = { object, value in
        guard let owner = object as? Owner, let value = Value.from(named: value) else { return false }
        set(owner, value)
        return true
      }
    }
  }

  /// A property that is set without effect here.
  package func ignoring(_ name: String) { members.properties[name, default: .init()].set = { _, _ in true } }

  /// A property that appearances set.
  package func appearance<Value: Equatable>(_ name: String, _ path: ReferenceWritableKeyPath<Owner, Value>) {
    appearance(name, get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 })
  }

  /// A property that appearances set by accessors.
  package func appearance<Value: Equatable>(
    _ name: String, get: @escaping (Owner) -> Value, set: @escaping (Owner, Value) -> Void
  ) {
    members.appearances.append(AppearanceProperty(Owner.self, name, get: get, set: set))
  }

  /// A method by its selector.
  func method(_ selector: String, _ call: @escaping (Owner) -> Void) {
    method(selector) { owner, _ in call(owner) }
  }

  /// A method by its selector, and the first argument of its messages.
  func method(_ selector: String, _ call: @escaping (Owner, Any?) -> Void) {
    members.methods[selector] = { object, argument in
      if let owner = object as? Owner { call(owner, argument) }
    }
  }
}

extension UIView: NamedValue {}
extension UIViewController: NamedValue {}
extension UINavigationItem: NamedValue {}
extension UITabBarItem: NamedValue {}
extension UIView.ContentMode: NamedCase {}
extension UIModalPresentationStyle: NamedCase {}
