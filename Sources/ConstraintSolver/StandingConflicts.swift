/// The existing conflicts, in the order in which they were found, indexed by their members.
struct StandingConflicts {
  private var slots: [Conflict?] = []
  private var slotsByMember: [Int32: [Int]] = [:]
  private var count = 0

  var isEmpty: Bool { count == 0 }

  /// The conflicts, oldest first.
  var all: [Conflict] { slots.compactMap { $0 } }

  mutating func append(_ conflict: Conflict) {
    for member in conflict.constraints { slotsByMember[member.index, default: []].append(slots.count) }
    slots.append(conflict)
    count += 1
  }

  /// Returns whether the row is a member of any conflict.
  func contains(member row: Int32) -> Bool { slotsByMember[row] != nil }

  /// Removes the conflicts that the row is a member of, and returns them.
  mutating func remove(withMember row: Int32) -> [Conflict] {
    var removed: [Conflict] = []
    for slot in slotsByMember[row] ?? [] {
      guard let conflict = slots[slot] else { continue }
      removed.append(conflict)
      slots[slot] = nil
      count -= 1
      for member in conflict.constraints {
        slotsByMember[member.index]?.removeAll { $0 == slot }
        if slotsByMember[member.index]?.isEmpty ?? false { slotsByMember[member.index] = nil }
      }
    }
    if count == 0 { slots.removeAll() }
    return removed
  }
}
