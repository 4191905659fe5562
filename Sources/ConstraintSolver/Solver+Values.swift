/// Constants are propagated through the elimination order forward, values backward.
///
/// After elimination everything is computed. Later, a changed constant affects only its dependents: two sets
/// of positions in the elimination order, `forward` and `backward`, contain what has to be computed.
extension Solver {
  // MARK: Full computation

  /// Computes the constants of all rows and the fixed variables.
  func computeConstants() {
    for i in 0..<eliminationOrder.count {
      let row = eliminationOrder[i]
      _ = updateConstant(row)
      if rows.base[Int(row)].kind == .fixing { assign(pivotValue(row), to: rows.base[Int(row)].pivot) }
    }
    for i in 0..<redundantRows.count { _ = updateConstant(redundantRows[i]) }
    for i in 0..<penaltyRows.count { _ = updatePenalty(penaltyRows[i]) }
  }

  /// Computes all expressed variables.
  func computeExpressedValues() {
    for i in stride(from: eliminationOrder.count - 1, through: 0, by: -1) {
      let row = eliminationOrder[i]
      if rows.base[Int(row)].kind == .pivoting { assign(pivotValue(row), to: rows.base[Int(row)].pivot) }
    }
  }

  // MARK: Incremental computation

  /// Propagates changed constants to the constants of rows and the fixed variables, and marks components as
  /// dirty.
  func propagateConstants() {
    for i in 0..<changedRows.count {
      let row = changedRows[i]
      switch rows[row].kind {
      case .fixing, .pivoting: forward.insert(rows[row].position)
      case .redundant, .penalty: touch(row)
      case .unused, .added, .broken: break
      }
    }
    changedRows.removeAll()
    while let position = forward.popFirst() {
      let row = eliminationOrder[position]
      if rows[row].kind == .pivoting {
        guard updateConstant(row) else { continue }
        backward.insert(Int32(position))
        var operation = rows[row].firstUse
        while operation >= 0 {
          let user = operations[operation].row
          operation = operations[operation].nextOfPivot
          if user < 0 { continue }
          if rows[user].position >= 0 { forward.insert(rows[user].position) } else { touchUser(user) }
        }
      } else {
        _ = updateConstant(row)
        let pivot = rows[row].pivot
        if assign(pivotValue(row), to: pivot) {
          forEachRow(of: pivot, except: row) { user in
            switch rows.base[Int(user)].kind {
            case .fixing: forward.insert(rows.base[Int(user)].position)
            case .pivoting:
              backward.insert(rows.base[Int(user)].position)
              if rows.base[Int(user)].reducesPenalties { touchPenalties(reducedBy: user) }
            case .penalty, .redundant: touch(user)
            case .unused, .added, .broken: break
            }
          }
        }
      }
    }
    for i in 0..<touchedRows.count {
      let row = touchedRows[i]
      rows.base[Int(row)].isTouched = false
      if rows[row].kind == .redundant {
        _ = updateConstant(row)
      } else if updatePenalty(row), rows[row].component >= 0 {
        dirty(rows[row].component)
        moveKink(of: row)
      }
    }
  }

  /// Propagates changed values of free and fixed variables to the variables that are expressed by them.
  func propagateValues() {
    while let position = backward.popLast() { updateExpressed(eliminationOrder[position], spreading: true) }
  }

  /// Computes the variable that a row expresses by others.
  @inline(__always)
  func updateExpressed(_ row: Int32, spreading: Bool) {
    let pivot = rows.base[Int(row)].pivot
    if assign(pivotValue(row), to: pivot), spreading { spread(pivot, except: row) }
  }

  /// Enqueues the variables that are expressed by a variable.
  @inline(__always)
  func spread(_ variable: Int32, except row: Int32 = -1) {
    forEachRow(of: variable, except: row) { user in
      if rows.base[Int(user)].kind == .pivoting { backward.insert(rows.base[Int(user)].position) }
    }
  }

  func dirty(_ component: Int32) {
    let c = components.base + Int(component)
    if c.pointee.isDirty { return }
    c.pointee.isDirty = true
    dirtyComponents.append(component)
  }

  /// Lists a row without a position in the elimination order for computation.
  @inline(__always)
  func touch(_ row: Int32) {
    if rows.base[Int(row)].isTouched { return }
    rows.base[Int(row)].isTouched = true
    touchedRows.append(row)
  }

  @inline(never)
  private func touchPenalties(reducedBy row: Int32) { forEachPenalty(reducedBy: row) { touchUser($0) } }

  /// Lists a row without a position that an operation was performed on, and the one that shares its operations.
  @inline(__always)
  private func touchUser(_ row: Int32) {
    touch(row)
    let follower = rows.base[Int(row)].follower
    if follower >= 0 { touch(follower) }
  }

  /// Calls `body` with every other row whose reduced terms mention the variable, except penalties that elimination changed:
  /// the component of a free variable has them, and `forEachPenalty(reducedBy:_:)` finds those of a fixed one by the
  /// others. Penalties that mentioned the variable when they were added are among the rows in any case.
  @inline(__always)
  func forEachRow(of variable: Int32, except: Int32 = -1, _ body: (Int32) -> Void) {
    let rows = self.rows.base
    let record = variables.base + Int(variable)
    for m in Int(record.pointee.firstMention)..<Int(record.pointee.firstMention + record.pointee.uses) {
      let row = mentions.base[m]
      if row != except, rows[Int(row)].hasOwnTerms || rows[Int(row)].kind == .penalty { body(row) }
    }
    var t = record.pointee.firstFill
    while t >= 0 {
      let link = fillLinks.base[Int(t)]
      t = link.next
      if link.row != except { body(link.row) }
    }
  }

  /// Calls `body` with every penalty in which a row replaced its variable. Fixed variables that the row mentions are in
  /// the penalty, too.
  @inline(__always)
  func forEachPenalty(reducedBy row: Int32, _ body: (Int32) -> Void) {
    guard rows.base[Int(row)].reducesPenalties else { return }
    var operation = rows.base[Int(row)].firstUse
    while operation >= 0 {
      let step = operations.base + Int(operation)
      operation = step.pointee.nextOfPivot
      if step.pointee.row >= 0, rows.base[Int(step.pointee.row)].kind == .penalty { body(step.pointee.row) }
    }
  }

  // MARK: Rows

  /// Returns the constant of a row after elimination.
  @inline(__always)
  private func constantAfterElimination(_ row: Int32) -> Double {
    let rows = self.rows.base
    var constant = rows[Int(row)].constant
    var operation = rows[Int(row)].firstOperation
    while operation >= 0 {
      let o = operations.base + Int(operation)
      constant += o.pointee.factor * rows[Int(o.pointee.pivotRow)].reducedConstant
      operation = o.pointee.nextOfRow
    }
    return constant
  }

  /// Computes the constant of a row after elimination. Returns whether it changed.
  @inline(__always)
  private func updateConstant(_ row: Int32) -> Bool {
    let constant = constantAfterElimination(row)
    if rows.base[Int(row)].reducedConstant == constant { return false }
    rows.base[Int(row)].reducedConstant = constant
    return true
  }

  /// Computes the value of a penalty with all free variables 0. Returns whether it changed.
  @inline(__always)
  private func updatePenalty(_ row: Int32) -> Bool {
    let variables = self.variables.base
    var value = constantAfterElimination(row)
    for term in reducedTerms(row) where variables[Int(term.variable)].pivotRow >= 0 {
      value += term.coefficient * variables[Int(term.variable)].value
    }
    if value == rows.base[Int(row)].reducedConstant { return false }
    rows.base[Int(row)].reducedConstant = value
    return true
  }

  /// Returns the value that a pivot row determines for its variable.
  @inline(__always)
  private func pivotValue(_ row: Int32) -> Double {
    let variables = self.variables.base
    let pivot = rows.base[Int(row)].pivot
    var sum = rows.base[Int(row)].reducedConstant
    var coefficient = 1.0
    for term in reducedTerms(row) {
      if term.variable == pivot {
        coefficient = term.coefficient
      } else {
        sum += term.coefficient * variables[Int(term.variable)].value
      }
    }
    return 0 - sum / coefficient
  }

  /// Sets a variable's value. Returns whether it changed.
  @inline(__always)
  @discardableResult
  func assign(_ value: Double, to variable: Int32) -> Bool {
    let record = variables.base + Int(variable)
    if record.pointee.value == value { return false }
    // New variables are reported in any case.
    if !record.pointee.isMarked, !record.pointee.isNew {
      record.pointee.isMarked = true
      marked.append(Marked(valueBefore: record.pointee.value, variable: variable))
    }
    record.pointee.value = value
    return true
  }

  /// Collects the variables whose values differ from those of the last `solve()`.
  func collectChanges() {
    changed.removeAll()
    for i in 0..<marked.count {
      let v = marked[i].variable
      let record = variables.base + Int(v)
      record.pointee.isMarked = false
      if record.pointee.isAlive, !record.pointee.isNew, record.pointee.value != marked[i].valueBefore {
        changed.append(v)
      }
    }
    marked.removeAll()
    if changed.isEmpty {
      // The list of new variables becomes that of changed ones: screens begin with many.
      changed.exchange(with: addedVariables)
      var count = 0
      for i in 0..<changed.count where isReportedAsNew(changed[i]) {
        changed[count] = changed[i]
        count += 1
      }
      changed.count = count
    } else {
      for i in 0..<addedVariables.count where isReportedAsNew(addedVariables[i]) {
        changed.append(addedVariables[i])
      }
    }
    addedVariables.removeAll()
  }

  /// Returns whether the variable has not been reported yet.
  private func isReportedAsNew(_ variable: Int32) -> Bool {
    let record = variables.base + Int(variable)
    defer { record.pointee.isNew = false }
    return record.pointee.isAlive && record.pointee.isNew
  }
}
