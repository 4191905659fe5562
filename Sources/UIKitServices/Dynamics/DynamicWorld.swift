import Foundation

/// The bodies of an animator.
@MainActor
final class DynamicWorld {
  private(set) var bodies: [DynamicBody] = []
  private var bodiesByItem: [ObjectIdentifier: DynamicBody] = [:]

  func body(_ item: UIDynamicItem) -> DynamicBody {
    if let known = bodiesByItem[ObjectIdentifier(item)] { return known }
    let made = DynamicBody(item)
    bodies.append(made)
    bodiesByItem[ObjectIdentifier(item)] = made
    return made
  }

  /// Forgets all bodies but those of some items.
  func keep(_ items: [UIDynamicItem]) {
    let kept = Set(items.map { ObjectIdentifier($0) })
    bodies.removeAll { !kept.contains(ObjectIdentifier($0.item)) }
    bodiesByItem = bodiesByItem.filter { kept.contains($0.key) }
  }
}
