/// Penalties after the eliminated variables have been replaced by their expressions.
extension Solver {
  func reducePenalties() {
    var previous: Int32 = -1
    for i in 0..<penaltyRows.count {
      let row = penaltyRows[i]
      if previous < 0 || !shareTerms(of: previous, with: row) { reducePenalty(row) }
      previous = row
    }
  }

  /// Lets a penalty have the reduced terms and operations of another if both bound the same variable, as a size's lower
  /// and upper limit do. Returns `false` if they do not. What reaches the other one then reaches its follower.
  @inline(__always)
  private func shareTerms(of other: Int32, with row: Int32) -> Bool {
    let (mine, known) = (rows.base + Int(row), rows.base + Int(other))
    guard known.pointee.fillStart < -1, known.pointee.termCount == 1, mine.pointee.termCount == 1,
      known.pointee.leader < 0
    else { return false }
    let (term, knownTerm) = (
      terms.base + Int(mine.pointee.termStart), terms.base + Int(known.pointee.termStart)
    )
    guard term.pointee.variable == knownTerm.pointee.variable,
      term.pointee.coefficient == knownTerm.pointee.coefficient
    else { return false }
    mine.pointee.fillStart = known.pointee.fillStart
    mine.pointee.fillCount = known.pointee.fillCount
    mine.pointee.firstOperation = known.pointee.firstOperation
    mine.pointee.leader = other
    known.pointee.follower = row
    return true
  }

  func reducePenalty(_ row: Int32) {
    guard reduce(row, negligible: 0) else { return }
    setPenaltyFill(of: row, UnsafeBufferPointer(start: work.merged.base, count: work.merged.count))
  }

  /// Replaces the variables of an equality that the rows in the elimination order express.
  func reduceEquality(_ row: Int32) {
    guard reduce(row, negligible: Solver.cancellation) else { return }
    setFill(of: row, UnsafeBufferPointer(start: work.merged.base, count: work.merged.count))
  }

  /// Collects the terms of a row as it was added in `work.merged`, with expressed variables replaced. Returns
  /// `false` if there are none.
  ///
  /// - Parameter negligible: The magnitude up to which coefficients are rounding errors, as a fraction of the largest
  ///   that was added.
  private func reduce(_ row: Int32, negligible: Double) -> Bool {
    let r = rows.base + Int(row)
    let own = UnsafeBufferPointer(
      start: terms.base + Int(r.pointee.termStart), count: Int(r.pointee.termCount))
    var hasExpressed = false
    for term in own where isExpressed(term.variable) { hasExpressed = true }
    guard hasExpressed else { return false }
    if own.count == 1, replaceOnce(own[0], in: row) { return true }
    accumulator.reserve(variables.count)
    var largest = 0.0
    for term in own {
      accumulator.add(term.coefficient, to: term.variable)
      largest = max(largest, term.coefficient.magnitude)
    }
    largest = max(largest, expandAccumulator { self.addOperation(on: row, pivotRow: $0, factor: $1) })
    work.merged.removeAll()
    for i in 0..<accumulator.list.count {
      let variable = accumulator.list[i]
      let coefficient = accumulator[variable]
      if coefficient.magnitude > largest * negligible {
        work.merged.append(TermRecord(coefficient: coefficient, variable: variable))
      }
    }
    accumulator.clear()
    return true
  }

  /// Replaces the only term of a row, if no variable that expresses it is itself expressed. Returns `false` otherwise.
  @inline(__always)
  private func replaceOnce(_ term: TermRecord, in row: Int32) -> Bool {
    let pivotRow = variables.base[Int(term.variable)].pivotRow
    let expression = reducedTerms(pivotRow)
    var own = 0.0
    for other in expression {
      if other.variable == term.variable {
        own = other.coefficient
      } else if isExpressed(other.variable) {
        return false
      }
    }
    let factor = -term.coefficient / own
    work.merged.removeAll()
    for other in expression where other.variable != term.variable {
      work.merged.append(TermRecord(coefficient: other.coefficient * factor, variable: other.variable))
    }
    addOperation(on: row, pivotRow: pivotRow, factor: factor)
    return true
  }

  /// Returns whether the variable is expressed by others, rather than free or fixed.
  @inline(__always)
  func isExpressed(_ variable: Int32) -> Bool {
    let row = variables.base[Int(variable)].pivotRow
    return row >= 0 && rows.base[Int(row)].kind == .pivoting
  }

  /// Replaces expressed variables in the accumulator until there are none, the earliest eliminated first.
  /// Returns the magnitude of the largest coefficient that was added.
  @discardableResult
  func expandAccumulator(_ use: (_ pivotRow: Int32, _ factor: Double) -> Void) -> Double {
    var largest = 0.0
    pending.removeAll()
    for i in 0..<accumulator.list.count {
      let variable = accumulator.list[i]
      if isExpressed(variable) {
        push(variable)
      }
    }
    while !pending.isEmpty {
      let variable = popFirstPending()
      let amount = accumulator[variable]
      if amount == 0 { continue }
      let row = variables[variable].pivotRow
      let terms = reducedTerms(row)
      var coefficient = 0.0
      for term in terms where term.variable == variable { coefficient = term.coefficient }
      let factor = -amount / coefficient
      use(row, factor)
      for term in terms {
        if term.variable == variable { continue }
        let change = term.coefficient * factor
        largest = max(largest, change.magnitude)
        if accumulator.add(change, to: term.variable) {
          if isExpressed(term.variable) {
            push(term.variable)
          }
        } else if accumulator[term.variable].magnitude < change.magnitude * Solver.cancellation {
          accumulator.set(0, of: term.variable)
        }
      }
      accumulator.set(0, of: variable)
    }
    return largest
  }

  // A small binary heap of expressed variables, the earliest eliminated first.

  @inline(__always)
  private func push(_ variable: Int32) {
    let heap = pending
    let position = rows.base[Int(variables.base[Int(variable)].pivotRow)].position
    heap.append(Pending(position: position, variable: variable))
    var child = heap.count - 1
    while child > 0, heap[(child - 1) / 2].position > position {
      heap[child] = heap[(child - 1) / 2]
      child = (child - 1) / 2
    }
    heap[child] = Pending(position: position, variable: variable)
  }

  private func popFirstPending() -> Int32 {
    let heap = pending
    let first = heap[0].variable
    let last = heap[heap.count - 1]
    heap.count -= 1
    if heap.isEmpty { return first }
    var parent = 0
    while true {
      var child = 2 * parent + 1
      if child >= heap.count { break }
      if child + 1 < heap.count, heap[child + 1].position < heap[child].position { child += 1 }
      if last.position <= heap[child].position { break }
      heap[parent] = heap[child]
      parent = child
    }
    heap[parent] = last
    return first
  }
}
