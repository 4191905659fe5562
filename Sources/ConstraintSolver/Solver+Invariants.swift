extension Solver {
  /// Checks the whole structure after a `solve()` in debug builds; compiles away in release builds.
  func checkInvariants() {
    #if DEBUG
      checkRows()
      checkMentions()
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
        case .redundant, .penalty:
          precondition(rows[row].pivot < 0, "A row that is no pivot has a variable.")
          let (leader, follower) = (rows[row].leader, rows[row].follower)
          precondition(
            (leader < 0 || rows[leader].follower == row) && (follower < 0 || rows[follower].leader == row),
            "Penalties that share terms disagree.")
        case .broken: precondition(rows[row].isBroken, "A row is left out that is not broken.")
        }
      }
    }

    /// Checks that the lists of rows that mention a variable contain each of its rows once, and the chains of
    /// terms that elimination created only those of the variable.
    private func checkMentions() {
      var found = Array(repeating: Int32(0), count: variables.count)
      // The rows of each variable by its terms, one variable after another, as many as its record counts.
      var byTerms = Array(repeating: Int32(-1), count: mentions.count)
      for r in 0..<Int32(rows.count) where rows[r].kind != .unused {
        for t in Int(rows[r].termStart)..<Int(rows[r].termStart + rows[r].termCount) {
          let v = Int(terms[t].variable)
          precondition(found[v] < variables[v].uses, "A row is not listed once with its variable.")
          byTerms[Int(variables[v].firstMention + found[v])] = r
          found[v] += 1
        }
      }
      // Marks the rows that are listed with a variable: none twice, and each one that has a term.
      var marks = Array(repeating: Int32(-1), count: rows.count)
      for v in 0..<variables.count where found[v] > 0 {
        let listed = Int(variables[v].firstMention)..<Int(variables[v].firstMention + found[v])
        for m in listed {
          precondition(
            marks[Int(mentions[m])] != Int32(v), "A row is not listed once with its variable.")
          marks[Int(mentions[m])] = Int32(v)
        }
        precondition(
          listed.allSatisfy { marks[Int(byTerms[$0])] == Int32(v) },
          "A row is not listed once with its variable.")
      }
      for v in 0..<variables.count where variables[v].isAlive {
        precondition(found[v] == variables[v].uses, "A variable does not have as many terms as uses.")
        var previous: Int32 = -1
        var t = variables[v].firstFill
        while t >= 0 {
          precondition(fill[t].variable == Int32(v), "A term is in another variable's chain.")
          precondition(fillLinks[t].previous == previous, "A chain of terms is torn.")
          previous = t
          t = fillLinks[t].next
        }
      }
    }

    /// Checks that a pivot row mentions, besides its own, only fixed, later and free variables, and that
    /// nothing is pending.
    private func checkOrder() {
      for i in 0..<eliminationOrder.count {
        let row = eliminationOrder[i]
        guard row >= 0, rows[row].kind == .pivoting else { continue }
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
