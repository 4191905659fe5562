/// The groups of loose components that are connected by variables which they express.
final class LooseGroups {
  struct Group {
    var components: [Int32] = []
    /// The variables of the components, and those that they express.
    var variables: [Int32] = []
    /// A Boolean value that indicates whether it is listed in `marked`.
    var isMarked = false
  }

  /// By variable: its group, or -1.
  let groupOf = Buffer<Int32>()
  private var groups: [Group] = []
  private var freeGroups: [Int32] = []
  /// The groups whose variables have to be set, and others that have been freed since.
  private var marked: [Int32] = []
  /// The components of dissolved groups.
  var pending: [Int32] = []
  /// The group that is being collected, and its variables that have not been examined.
  private var current: Int32 = -1
  var entered: [Int32] = []

  deinit { groupOf.deallocate() }

  func removeAll() {
    groupOf.removeAll()
    groups.removeAll()
    freeGroups.removeAll()
    marked.removeAll()
    pending.removeAll()
  }

  func reserve(_ variables: Int) { groupOf.resize(variables, filling: -1) }

  // MARK: Collecting

  /// Begins a group, which is marked.
  func begin() {
    if let free = freeGroups.popLast() {
      current = free
    } else {
      current = Int32(groups.count)
      groups.append(Group())
    }
    mark(current)
  }

  /// Adds a variable to the group that is being collected. If it belongs to another, the groups become one.
  /// Returns whether it belonged to none.
  @discardableResult
  func enter(_ variable: Int32) -> Bool {
    let known = groupOf[variable]
    if known == current { return false }
    if known >= 0 {
      join(known)
      return false
    }
    groupOf[variable] = current
    groups[Int(current)].variables.append(variable)
    entered.append(variable)
    return true
  }

  func enter(component: Int32) { groups[Int(current)].components.append(component) }

  private func join(_ other: Int32) {
    let isLarger = groups[Int(other)].variables.count > groups[Int(current)].variables.count
    let (kept, gone) = isLarger ? (other, current) : (current, other)
    for v in groups[Int(gone)].variables { groupOf[v] = kept }
    groups[Int(kept)].variables += groups[Int(gone)].variables
    groups[Int(kept)].components += groups[Int(gone)].components
    free(gone)
    mark(kept)
    current = kept
  }

  private func free(_ group: Int32) {
    groups[Int(group)] = Group()
    freeGroups.append(group)
  }

  // MARK: Changes

  /// Dissolves the group of a variable, if it has one; its components are listed in `pending`.
  func dissolve(groupOf variable: Int32) {
    guard variable < groupOf.count else { return }
    let group = groupOf[variable]
    guard group >= 0 else { return }
    for v in groups[Int(group)].variables { groupOf[v] = -1 }
    pending += groups[Int(group)].components
    free(group)
  }

  private func mark(_ group: Int32) {
    if groups[Int(group)].isMarked { return }
    groups[Int(group)].isMarked = true
    marked.append(group)
  }

  /// Marks the group of a variable. Returns whether it has one.
  func mark(groupOf variable: Int32) -> Bool {
    let group = groupOf[variable]
    if group >= 0 { mark(group) }
    return group >= 0
  }

  /// Returns a marked group, which is not marked any more.
  func popMarked() -> Group? {
    while let group = marked.popLast() {
      guard groups[Int(group)].isMarked else { continue }
      groups[Int(group)].isMarked = false
      return groups[Int(group)]
    }
    return nil
  }
}
