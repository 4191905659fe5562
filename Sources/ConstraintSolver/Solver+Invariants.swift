extension Solver {
  /// Checks the whole structure after a `solve()` in debug builds; compiles away in release builds.
  func checkInvariants() {
    #if DEBUG
      checkRows()
      checkChains()
      checkOrder()
      checkRequired()
    #endif
  }

  #if DEBUG
    /// Checks that every row has been processed, and that pivots and their variables agree.
    private func checkRows() {
      for row in 0..<Int32(rows.count) {
        switch rows[row].kind {
        case .unused: break
        case .added: preconditionFailure("A constraint was not looked at.")
        case .fixing, .pivoting:
          precondition(variables[rows[row].pivot].pivotRow == row, "A pivot row and its variable disagree.")
          precondition(eliminationOrder[rows[row].position] == row, "A pivot row is not at its place.")
        case .redundant, .penalty: precondition(rows[row].pivot < 0, "A row that is no pivot has a variable.")
        case .broken: precondition(rows[row].isBroken, "A row is left out that is not broken.")
        }
      }
    }

    /// Checks that the chains contain each variable's terms exactly once.
    private func checkChains() {
      for v in 0..<variables.count where variables[v].isAlive {
        var count: Int32 = 0
        var previous: Int32 = -1
        var t = variables[v].firstTerm
        while t >= 0 {
          precondition(terms[t].variable == Int32(v), "A term is in another variable's chain.")
          precondition(terms[t].previous == previous, "A chain of terms is torn.")
          precondition(rows[terms[t].row].kind != .unused, "A removed constraint's term is in a chain.")
          previous = t
          t = terms[t].next
          count += 1
        }
        precondition(count == variables[v].uses, "A variable's chain has not as many terms as it has uses.")
      }
    }

    /// Checks that a pivot row mentions, besides its own, only fixed, later and free variables, and that
    /// nothing is pending.
    private func checkOrder() {
      for i in 0..<pivotRows.count {
        let row = pivotRows[i]
        for term in reducedTerms(row) where term.variable != rows[row].pivot {
          let other = variables[term.variable].pivotRow
          precondition(
            other < 0 || rows[other].kind == .fixing || rows[other].position > rows[row].position,
            "A pivot row mentions a variable that was expressed before.")
        }
      }
      precondition(
        dirtyComponents.isEmpty && touchedRows.isEmpty && marked.isEmpty, "Something is left to do.")
      precondition(forward.isEmpty && backward.isEmpty, "Something is left to compute.")
    }

    /// Checks that required constraints are satisfied up to rounding errors.
    private func checkRequired() {
      for r in 0..<rows.count where rows[r].kind != .unused && rows[r].priority == 1000 && !rows[r].isBroken {
        var sum = rows[r].constant
        var size = 1 + sum.magnitude
        for t in Int(rows[r].termStart)..<Int(rows[r].termStart + rows[r].termCount) {
          let product = terms[t].coefficient * variables[terms[t].variable].value
          sum += product
          size += product.magnitude
        }
        let excess = rows[r].relation == 0 ? sum.magnitude : rows[r].relation < 0 ? sum : -sum
        precondition(excess <= 1e-5 * size, "A required constraint is off by \(excess).")
      }
    }
  #endif
}
