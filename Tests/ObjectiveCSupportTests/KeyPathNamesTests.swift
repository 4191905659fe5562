import Foundation
import Testing

@testable import ObjectiveCSupport

/// Names of properties by key paths, which Foundation on Linux does not have.
@Suite struct KeyPathNamesTests {
  final class Person: NSObject {
    let name = "A"
    let address = Address()
    var full: String { name }
  }

  final class Address: NSObject {
    let city = "B"
  }

  @Test func storedPropertiesHaveNames() {
    #expect((\Person.name)._kvcKeyPathString == "name")
    #expect((\Person.address.city)._kvcKeyPathString == "address.city")
    // Computed properties have none, until they register theirs.
    #expect((\Person.full)._kvcKeyPathString == nil)
    #expect((\Person.name.count)._kvcKeyPathString == nil)
  }

  @Test func registeredPropertiesHaveNames() {
    RuntimeClasses.register(Registered.self) { $0.keyPath(\.title, "heading") }
    #expect((\Registered.title)._kvcKeyPathString == "heading")
    #expect(NSSortDescriptor(keyPath: \Registered.title, ascending: true).key == "heading")
  }

  final class Registered: NSObject {
    var title: String { "" }
  }

  @Test func sortDescriptorsKeepTheirKeys() {
    #expect(NSSortDescriptor(key: "name", ascending: true).key == "name")
    #expect(NSSortDescriptor(key: nil, ascending: true).key == nil)
    #expect(
      NSSortDescriptor(key: "name", ascending: false, selector: Selector(("localizedCompare:"))).key == "name"
    )
    #expect(NSSortDescriptor(key: "a.b", ascending: false) { _, _ in .orderedSame }.key == "a.b")
    #expect(NSSortDescriptor(keyPath: \Person.name, ascending: true).key == "name")
  }
}
