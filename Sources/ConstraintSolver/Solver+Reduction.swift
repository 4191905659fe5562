/// What is left of penalties when the eliminated variables are replaced by what they are expressed by.
extension Solver {
  func reducePenalties() {
    for i in 0..<penaltyRows.count {
      let row = penaltyRows[i]
      let start = Int(rows[row].termStart)
      let end = start + Int(rows[row].termCount)
      guard (start..<end).contains(where: { isExpressed(terms[$0].variable) }) else { continue }
      for t in start..<end { accumulator.add(terms[t].coefficient, to: terms[t].variable) }
      expandAccumulator { self.addOperation(on: row, pivotRow: $0, factor: $1) }
      let fillStart = fill.count
      for i in 0..<accumulator.list.count {
        let variable = accumulator.list[i]
        let coefficient = accumulator[variable]
        if coefficient != 0 {
          appendFill(TermRecord(coefficient: coefficient, variable: variable, row: row))
        }
      }
      accumulator.clear()
      rows.base[Int(row)].fillStart = Int32(fillStart)
      rows.base[Int(row)].fillCount = Int32(fill.count - fillStart)
    }
  }

  /// Whether the variable is expressed by others, rather than free or fixed.
  @inline(__always)
  func isExpressed(_ variable: Int32) -> Bool {
    let row = variables.base[Int(variable)].pivotRow
    return row >= 0 && rows.base[Int(row)].kind == .pivoting
  }

  /// Replaces expressed variables in the accumulator until there are none, the earliest eliminated first.
  func expandAccumulator(_ use: (_ pivotRow: Int32, _ factor: Double) -> Void) {
    var pending: [(position: Int32, variable: Int32)] = []
    for i in 0..<accumulator.list.count {
      let variable = accumulator.list[i]
      if isExpressed(variable) {
        push((rows[variables[variable].pivotRow].position, variable), onto: &pending)
      }
    }
    while !pending.isEmpty {
      let (_, variable) = popFirst(of: &pending)
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
        if accumulator.add(change, to: term.variable) {
          if isExpressed(term.variable) {
            push((rows[variables[term.variable].pivotRow].position, term.variable), onto: &pending)
          }
        } else if accumulator[term.variable].magnitude < change.magnitude * Solver.cancellation {
          accumulator.set(0, of: term.variable)
        }
      }
      accumulator.set(0, of: variable)
    }
  }

  // A small binary heap, the earliest position first.

  private func push(
    _ element: (position: Int32, variable: Int32), onto heap: inout [(position: Int32, variable: Int32)]
  ) {
    heap.append(element)
    var child = heap.count - 1
    while child > 0, heap[(child - 1) / 2].position > heap[child].position {
      heap.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  private func popFirst(
    of heap: inout [(position: Int32, variable: Int32)]
  ) -> (position: Int32, variable: Int32) {
    let first = heap[0]
    let last = heap.removeLast()
    if heap.isEmpty { return first }
    heap[0] = last
    var parent = 0
    while true {
      var child = 2 * parent + 1
      if child >= heap.count { return first }
      if child + 1 < heap.count, heap[child + 1].position < heap[child].position { child += 1 }
      if heap[parent].position <= heap[child].position { return first }
      heap.swapAt(parent, child)
      parent = child
    }
  }
}
