/// A few constraints that were added, removed or changed cost their neighbourhood, not an elimination anew.
///
/// The rows that depend on a changed one are *released*: they lose what elimination made of them, and the
/// variables that they determined are free again. The rest of the order is an elimination of the rest of the
/// rows, so the released and the added rows are reduced by it and eliminated after it. A row that expresses a
/// variable by others stays even if those are free again: they are determined later then, and its terms are the same.
/// Components and groups that lost or gained a row or a variable are searched for anew.
extension Solver {
  /// A Boolean value that indicates whether values do not correspond to the constraints.
  var isOutdated: Bool { needsElimination || needsConstants || !editedRows.isEmpty }

  /// Lists a row that has been added, removed or changed, unless there are so many that elimination anew is faster.
  func noteEdit(of row: Int32) {
    if needsElimination { return }
    let priority = rows[row].priority
    // Others are not the highest optional ones any more.
    let isHighest = promotedPriority > 0 && priority < 1000 && priority > promotedPriority
    if isHighest || editedRows.count >= updateLimit { needsElimination = true }
    if rows[row].isEdited { return }
    rows.base[Int(row)].isEdited = true
    editedRows.append(row)
  }

  /// The number of rows from which elimination anew is faster.
  private var updateLimit: Int { 64 + rows.count / 16 }

  /// Frees the slots of removed constraints and variables, once nothing refers to them.
  func freeRetiredSlots() {
    for i in 0..<editedRows.count where rows[editedRows[i]].isRemoved {
      rows.base[Int(editedRows[i])].isRemoved = false
      rows.base[Int(editedRows[i])].kind = .unused
      freeRowSlots.append(editedRows[i])
    }
    editedRows.removeAll()
    examinedMentions = 0
    for i in 0..<retiredVariables.count { freeSlot(ofVariable: retiredVariables[i]) }
    retiredVariables.removeAll()
  }

  /// Updates the elimination, the reduction and the components for the edited rows. Returns `false` if
  /// elimination anew is better; nothing is valid then.
  func updateElimination() -> Bool {
    if editedRows.isEmpty { return true }
    isEliminationFresh = false
    guard waste <= rows.count * 16 + 4096, wastedTerms <= 64 + terms.count / 2 else { return false }
    update.clear()
    guard collectReleasedRows() else { return false }
    for i in 0..<update.released.count { release(update.released[i]) }
    for i in 0..<editedRows.count { collectVariables(ofEdited: editedRows[i]) }
    let firstNew = eliminationOrder.count
    guard activateReleasedRows() else { return false }
    eliminateActiveRows()
    guard releasePenalties(ofPivotsFrom: firstNew) else { return false }
    for i in 0..<update.released.count { reduceAgain(update.released[i]) }
    updateComponents()
    for i in 0..<update.released.count { rows.base[Int(update.released[i])].isReleased = false }
    freeRetiredSlots()
    forward.grow(eliminationOrder.count)
    backward.grow(eliminationOrder.count)
    for position in Int32(firstNew)..<Int32(eliminationOrder.count) { insertPivot(at: position) }
    return true
  }

  // MARK: Releasing

  /// Collects the edited rows and those that depend on them. Returns `false` if they are many.
  private func collectReleasedRows() -> Bool {
    for i in 0..<editedRows.count { markReleased(editedRows[i]) }
    let released = update.released
    var i = 0
    while i < released.count {
      let row = released[i]
      i += 1
      switch rows[row].kind {
      case .fixing:
        // A row that expresses a variable has been substituted with the fixed one as a term.
        forEachRow(of: rows[row].pivot, except: row) { user in
          if rows.base[Int(user)].kind != .pivoting {
            markReleased(user)
          } else {
            forEachPenalty(reducedBy: user) { markReleased($0) }
          }
        }
      case .pivoting:
        var operation = rows[row].firstUse
        while operation >= 0 {
          let user = operations[operation].row
          operation = operations[operation].nextOfPivot
          if user >= 0 { markReleased(user) }
        }
      case .added, .redundant, .penalty: break
      case .broken, .unused: return false
      }
      if released.count > 2 * updateLimit { return false }
    }
    return true
  }

  @inline(__always)
  private func markReleased(_ row: Int32) {
    if rows.base[Int(row)].isReleased { return }
    rows.base[Int(row)].isReleased = true
    update.released.append(row)
    // Penalties that share their terms and operations lose them together.
    let (leader, follower) = (rows[row].leader, rows[row].follower)
    if leader >= 0 { markReleased(leader) }
    if follower >= 0 { markReleased(follower) }
  }

  /// Forgets what elimination made of a row.
  private func release(_ row: Int32) {
    let r = rows[row]
    if r.isPivot {
      eliminationOrder[r.position] = -1
      waste += MemoryLayout<Int32>.stride
      if variables[r.pivot].pivotRow == row {
        variables.base[Int(r.pivot)].pivotRow = -1
        update.variables.append(r.pivot)
        looseGroups.dissolve(groupOf: r.pivot)
      }
    } else if r.component >= 0 {
      update.components.append(r.component)
    }
    if r.fillStart >= 0 {
      unlinkFill(of: row)
      waste += Int(r.fillCount) * (MemoryLayout<TermRecord>.stride + MemoryLayout<FillLink>.stride)
    } else if !r.hasOwnTerms, r.leader < 0 {
      waste += Int(r.fillCount) * MemoryLayout<TermRecord>.stride
    }
    var operation = r.leader < 0 ? r.firstOperation : -1
    while operation >= 0 {
      operations.base[Int(operation)].row = -1
      operation = operations[operation].nextOfRow
      waste += MemoryLayout<Operation>.stride
    }
    rows.base[Int(row)].reset()
    rows.base[Int(row)].isReleased = true
    rows.base[Int(row)].kind = .added
  }

  /// Collects the variables of an edited row: they may be new, or without constraints.
  private func collectVariables(ofEdited row: Int32) {
    let r = rows[row]
    for t in r.termStart..<r.termStart + r.termCount {
      let v = terms[t].variable
      update.variables.append(v)
      let component = variables[v].component
      if variables[v].uses == 0, component >= 0 { update.components.append(component) }
    }
  }

  // MARK: Elimination

  private func isActive(_ row: Int32) -> Bool {
    let r = rows[row]
    return !r.isRemoved && r.relation == 0 && (r.priority == 1000 || isStillPromoted(row))
  }

  private func isStillPromoted(_ row: Int32) -> Bool {
    let r = rows[row]
    return r.isPromoted && r.priority == promotedPriority
  }

  /// Reduces the released required equalities, and lists them for elimination. Returns `false` if that takes
  /// many operations.
  private func activateReleasedRows() -> Bool {
    work.reserveCounts(rows: rows.count, variables: variables.count)
    let released = update.released
    let limit = operations.count + 4 * updateLimit
    for i in 0..<released.count {
      let row = released[i]
      rows.base[Int(row)].isPromoted = isStillPromoted(row)
      guard isActive(row) else { continue }
      reduceEquality(row)
      if operations.count > limit { return false }
      for term in reducedTerms(row) where isLive(term.variable) {
        work.uses.base[Int(term.variable)] = EliminationWork.Uses()
      }
    }
    for i in 0..<released.count where isActive(released[i]) { countUses(of: released[i]) }
    for i in 0..<released.count where isActive(released[i]) { activate(released[i]) }
    return true
  }

  private func countUses(of row: Int32) {
    for term in reducedTerms(row) where isLive(term.variable) {
      let uses = work.uses.base + Int(term.variable)
      if uses.pointee.equalities == 0 {
        let component = variables[term.variable].component
        if component >= 0 { uses.pointee.penalties = components[component].rowCount }
        forEachRow(of: term.variable) {
          if rows.base[Int($0)].kind == .penalty, rows.base[Int($0)].hasOwnTerms {
            uses.pointee.penalties += 1
          }
        }
      }
      uses.pointee.equalities += 1
    }
  }

  private func activate(_ row: Int32) {
    var live: Int32 = 0
    for term in reducedTerms(row) where isLive(term.variable) {
      live += 1
      let uses = work.uses[term.variable]
      if uses.equalities == 1, uses.penalties == 0 { work.singleColumns.append(term.variable) }
    }
    list(row, live: live)
  }

  /// Inserts a new pivot row in what has to be computed.
  private func insertPivot(at position: Int32) {
    forward.insert(position)
    let row = eliminationOrder[position]
    guard rows[row].kind == .pivoting else { return }
    backward.insert(position)
    for term in reducedTerms(row) { looseGroups.dissolve(groupOf: term.variable) }
  }

  // MARK: Penalties

  /// Releases the penalties that mention variables which have been eliminated. Returns `false` if they are many.
  private func releasePenalties(ofPivotsFrom first: Int) -> Bool {
    let known = update.released.count
    for position in first..<eliminationOrder.count {
      let row = eliminationOrder[position]
      forEachRow(of: rows[row].pivot, except: row) { user in
        if rows.base[Int(user)].kind == .penalty { markReleased(user) }
      }
      if update.released.count > 4 * updateLimit { return false }
    }
    for i in 0..<update.reducedComponents.count {
      for row in rows(of: Int(update.reducedComponents[i])) where mentionsPivot(row, from: Int32(first)) {
        markReleased(row)
      }
    }
    for i in known..<update.released.count { release(update.released[i]) }
    return true
  }

  /// Returns whether the row is a penalty that was reduced, and one of its variables has been eliminated since, at a
  /// position from the given one on.
  @inline(__always)
  private func mentionsPivot(_ row: Int32, from first: Int32) -> Bool {
    let rows = self.rows.base
    let variables = self.variables.base
    guard rows[Int(row)].kind == .penalty, !rows[Int(row)].hasOwnTerms else { return false }
    for term in reducedTerms(row) {
      let pivotRow = variables[Int(term.variable)].pivotRow
      if pivotRow >= 0, rows[Int(pivotRow)].position >= first { return true }
    }
    return false
  }

  /// Reduces a released row if it is a penalty, and lists what has no position for computation.
  private func reduceAgain(_ row: Int32) {
    if rows[row].isRemoved { return }
    if rows[row].kind == .added {
      rows.base[Int(row)].kind = .penalty
      reducePenalty(row)
    }
    if rows[row].position < 0 { touch(row) }
  }
}

/// The working memory of updates.
struct UpdateWork {
  /// The released rows.
  let released = Buffer<Int32>()
  /// The components that lose or gain variables or rows; some of them several times.
  let components = Buffer<Int32>()
  /// Those of them that lose a variable to elimination.
  let reducedComponents = Buffer<Int32>()
  /// Variables that may belong to no component; some of them several times.
  let variables = Buffer<Int32>()
  /// The penalties of the components.
  let rows = Buffer<Int32>()
  let newComponents = Buffer<Int32>()

  func clear() {
    released.removeAll()
    components.removeAll()
    reducedComponents.removeAll()
    variables.removeAll()
    rows.removeAll()
    newComponents.removeAll()
  }

  func deallocate() {
    released.deallocate()
    components.deallocate()
    reducedComponents.deallocate()
    variables.deallocate()
    rows.deallocate()
    newComponents.deallocate()
  }
}
