import Foundation
import ObjectiveCSupport
import Testing

/// Tables that hold what is in them weakly or strongly.
@Suite struct NSHashTableTests {
  final class Thing: NSObject {
    let name: String
    init(_ name: String) { self.name = name }
    override func isEqual(_ object: Any?) -> Bool { (object as? Thing)?.name == name }
    override var hash: Int { name.hashValue }
  }

  @Test func weakObjectsGo() {
    let table = NSHashTable<Thing>.weakObjects()
    let kept = Thing("a")
    table.add(kept)
    do { table.add(Thing("b")) }
    #expect(table.allObjects.map(\.name) == ["a"])
    #expect(table.contains(Thing("a")) && table.member(Thing("a")) === kept)
    table.add(Thing("a"))
    #expect(table.allObjects.count == 1)
    table.remove(kept)
    #expect(table.allObjects.isEmpty && table.anyObject == nil)
  }

  @Test func strongObjectsStay() {
    let table = NSHashTable<Thing>()
    do { table.add(Thing("b")) }
    #expect(table.count == 1 && table.anyObject?.name == "b")
    let byAddress = NSHashTable<Thing>(options: [.objectPointerPersonality])
    byAddress.add(Thing("a"))
    byAddress.add(Thing("a"))
    #expect(byAddress.count == 2)
  }

  @Test func mapsToWeakObjectsForgetThem() {
    let table = NSMapTable<NSString, Thing>.strongToWeakObjects()
    let kept = Thing("a")
    table.setObject(kept, forKey: "k")
    do { table.setObject(Thing("b"), forKey: "l") }
    #expect(table.object(forKey: "k") === kept && table.object(forKey: "l") == nil && table.count == 1)
    table.setObject(nil, forKey: "k")
    #expect(table.count == 0)
    let weakKeys = NSMapTable<Thing, NSString>.weakToStrongObjects()
    do { weakKeys.setObject("x", forKey: Thing("c")) }
    weakKeys.setObject("y", forKey: kept)
    #expect(weakKeys.count == 1 && weakKeys.object(forKey: Thing("a")) == "y")
  }
}
