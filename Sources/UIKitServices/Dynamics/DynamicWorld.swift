import Foundation

/// The bodies of an animator.
@MainActor
final class DynamicWorld {
  private(set) var bodies: [DynamicBody] = []

  func body(_ item: UIDynamicItem) -> DynamicBody {
    if let known = bodies.first(where: { $0.item === item }) { return known }
    let made = DynamicBody(item)
    bodies.append(made)
    return made
  }

  func forget(_ items: [UIDynamicItem]) {
    bodies.removeAll { body in !items.contains { $0 === body.item } }
  }
}
