/// Constants are propagated through the elimination order forward, values backward.
///
/// After elimination everything is computed. Later, a changed constant affects only its dependents: two sets
/// of positions in the elimination order, `forward` and `backward`, contain what has to be computed.
extension Solver {
  // MARK: Full computation

  /// Computes the constants of all rows and the fixed variables.
  func computeConstants() {
    for i in 0..<pivotRows.count { _ = updateConstant(pivotRows[i]) }
    for i in 0..<fixingRows.count {
      let row = fixingRows[i]
      _ = updateConstant(row)
      assign(pivotValue(row), to: rows[row].pivot)
    }
    for i in 0..<redundantRows.count { _ = updateConstant(redundantRows[i]) }
    for i in 0..<penaltyRows.count { _ = updateOffset(penaltyRows[i]) }
  }

  /// Computes all expressed variables.
  func computeExpressedValues() {
    for i in stride(from: pivotRows.count - 1, through: 0, by: -1) {
      let row = pivotRows[i]
      assign(pivotValue(row), to: rows[row].pivot)
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
          if rows[user].position >= 0 { forward.insert(rows[user].position) } else { touch(user) }
        }
      } else {
        _ = updateConstant(row)
        let pivot = rows[row].pivot
        if assign(pivotValue(row), to: pivot) {
          forEachRow(of: pivot, except: row) { user in
            switch rows.base[Int(user)].kind {
            case .fixing: forward.insert(rows.base[Int(user)].position)
            case .pivoting: backward.insert(rows.base[Int(user)].position)
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
      } else if updateOffset(row), rows[row].component >= 0 {
        dirty(rows[row].component)
        moveKink(of: row)
      }
    }
  }

  /// Propagates changed values of free and fixed variables to the variables that are expressed by them.
  func propagateValues() {
    while let position = backward.popLast() {
      let row = eliminationOrder[position]
      let pivot = rows.base[Int(row)].pivot
      if assign(pivotValue(row), to: pivot) { spread(pivot, except: row) }
    }
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

  @inline(__always)
  private func touch(_ row: Int32) {
    if rows.base[Int(row)].isTouched { return }
    rows.base[Int(row)].isTouched = true
    touchedRows.append(row)
  }

  /// Calls `body` with every other row whose reduced terms mention the variable.
  @inline(__always)
  private func forEachRow(of variable: Int32, except: Int32, _ body: (Int32) -> Void) {
    let rows = self.rows.base
    let terms = self.terms.base
    let fill = self.fill.base
    var t = variables.base[Int(variable)].firstTerm
    while t >= 0 {
      let row = terms[Int(t)].row
      t = terms[Int(t)].next
      if row != except, rows[Int(row)].fillStart < 0 { body(row) }
    }
    t = variables.base[Int(variable)].firstFill
    while t >= 0 {
      let row = fill[Int(t)].row
      t = fill[Int(t)].next
      if row != except { body(row) }
    }
  }

  // MARK: Rows

  /// Computes the constant of a row after elimination. Returns whether it changed.
  @inline(__always)
  private func updateConstant(_ row: Int32) -> Bool {
    let r = rows.base + Int(row)
    var constant = r.pointee.constant
    var operation = r.pointee.firstOperation
    while operation >= 0 {
      let o = operations.base + Int(operation)
      constant += o.pointee.factor * rows.base[Int(o.pointee.pivotRow)].reducedConstant
      operation = o.pointee.nextOfRow
    }
    if r.pointee.reducedConstant == constant { return false }
    r.pointee.reducedConstant = constant
    return true
  }

  /// Computes the value of a penalty with all free variables 0. Returns whether it changed.
  @inline(__always)
  private func updateOffset(_ row: Int32) -> Bool {
    _ = updateConstant(row)
    let variables = self.variables.base
    var offset = rows.base[Int(row)].reducedConstant
    for term in reducedTerms(row) where variables[Int(term.variable)].pivotRow >= 0 {
      offset += term.coefficient * variables[Int(term.variable)].value
    }
    if offset == rows.base[Int(row)].offset { return false }
    rows.base[Int(row)].offset = offset
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
    if !record.pointee.isMarked {
      record.pointee.isMarked = true
      record.pointee.valueBefore = record.pointee.value
      marked.append(variable)
    }
    record.pointee.value = value
    return true
  }

  /// Collects the variables whose values differ from those of the last `solve()`.
  func collectChanges() {
    changed.removeAll()
    for i in 0..<marked.count {
      let v = marked[i]
      let record = variables.base + Int(v)
      record.pointee.isMarked = false
      if record.pointee.isAlive, !record.pointee.isNew, record.pointee.value != record.pointee.valueBefore {
        changed.append(v)
      }
    }
    marked.removeAll()
    for i in 0..<addedVariables.count {
      let v = addedVariables[i]
      let record = variables.base + Int(v)
      if record.pointee.isAlive, record.pointee.isNew { changed.append(v) }
      record.pointee.isNew = false
    }
    addedVariables.removeAll()
  }
}
