/// Constants through the order of elimination, forwards, and values, backwards.
extension Solver {
  /// Brings the constants of all rows up to date, the fixed variables, and marks components that this changes.
  func updateConstants() {
    for row in pivotRows { updateConstant(row) }
    for row in fixingRows {
      updateConstant(row)
      assign(pivotValue(row), to: rows[row].pivot)
    }
    for row in redundantRows { updateConstant(row) }
    for row in penaltyRows {
      updateConstant(row)
      var offset = rows[row].reducedConstant
      for term in reducedTerms(row) where variables[term.variable].pivotRow >= 0 {
        offset += term.coefficient * variables[term.variable].value
      }
      if offset != rows[row].offset {
        rows.base[Int(row)].offset = offset
        if rows[row].component >= 0 { components[Int(rows[row].component)].isDirty = true }
      }
    }
  }

  @inline(__always)
  private func updateConstant(_ row: Int32) {
    var constant = rows[row].constant
    var operation = rows[row].firstOperation
    while operation >= 0 {
      let o = operations[operation]
      constant += o.factor * rows[o.pivotRow].reducedConstant
      operation = o.nextOfRow
    }
    rows.base[Int(row)].reducedConstant = constant
  }

  /// The value that a pivot row gives its variable.
  @inline(__always)
  private func pivotValue(_ row: Int32) -> Double {
    let pivot = rows[row].pivot
    var sum = rows[row].reducedConstant
    var coefficient = 1.0
    for term in reducedTerms(row) {
      if term.variable == pivot {
        coefficient = term.coefficient
      } else {
        sum += term.coefficient * variables[term.variable].value
      }
    }
    return -sum / coefficient + 0
  }

  func updateExpressedValues() {
    for i in stride(from: pivotRows.count - 1, through: 0, by: -1) {
      let row = pivotRows[i]
      assign(pivotValue(row), to: rows[row].pivot)
    }
  }

  @inline(__always)
  func assign(_ value: Double, to variable: Int32) {
    let record = variables.base + Int(variable)
    if record.pointee.value != value {
      if !record.pointee.isMarked {
        record.pointee.isMarked = true
        record.pointee.valueBefore = record.pointee.value
        marked.append(variable)
      }
      record.pointee.value = value
    }
  }

  /// Lists the variables whose values differ from those of the last `solve()`.
  func collectChanges() {
    changed.removeAll(keepingCapacity: true)
    for v in marked {
      let record = variables.base + Int(v)
      record.pointee.isMarked = false
      if record.pointee.isAlive, !record.pointee.isNew, record.pointee.value != record.pointee.valueBefore {
        changed.append(v)
      }
    }
    marked.removeAll(keepingCapacity: true)
    for v in addedVariables {
      let record = variables.base + Int(v)
      if record.pointee.isAlive, record.pointee.isNew { changed.append(v) }
      record.pointee.isNew = false
    }
    addedVariables.removeAll(keepingCapacity: true)
  }
}
