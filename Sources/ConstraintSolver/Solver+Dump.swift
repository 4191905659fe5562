/// A textual description of the solver.
extension Solver {
  /// Returns a description of the solver's state for debugging: constraints as they were added, how the
  /// required equalities express variables, the remaining components, and values.
  public func dump(
    variableName: (Variable) -> String, constraintName: (Constraint) -> String
  ) -> String {
    withoutActuallyEscaping(variableName) { variableName in
      withoutActuallyEscaping(constraintName) { constraintName in
        dump(Names(variable: variableName, constraint: constraintName))
      }
    }
  }

  /// The names of variables and constraints in a description.
  private struct Names {
    let variable: (Variable) -> String
    let constraint: (Constraint) -> String
  }

  private func name(_ v: Int32, _ names: Names) -> String { names.variable(handle(ofVariable: v)) }
  private func name(ofRow r: Int32, _ names: Names) -> String { names.constraint(handle(ofRow: r)) }

  private func dump(_ names: Names) -> String {
    let constraints = linesOfConstraints(names)
    if needsElimination || !editedRows.isEmpty {
      return constraints.joined(separator: "\n") + "\n(not solved)\n"
    }
    let lines = constraints + linesOfElimination(names) + linesOfComponents(names) + linesOfFindings(names)
    return lines.joined(separator: "\n") + "\n"
  }

  private static func sign(_ row: Row) -> String {
    row.relation == 0 ? "==" : row.relation < 0 ? "<=" : ">="
  }

  private func linesOfConstraints(_ names: Names) -> [String] {
    let live = (0..<Int32(rows.count)).filter { rows[$0].kind != .unused && !rows[$0].isRemoved }
      .sorted { rows[$0].order < rows[$1].order }
    return ["constraints:"]
      + live.map { r in
        let row = rows[r]
        let sides = (row.termStart..<row.termStart + row.termCount).map {
          (terms[$0].coefficient, name(terms[$0].variable, names))
        }
        let priority = row.priority == 1000 ? "" : " @\(Solver.text(Double(row.priority)))"
        let note = row.isBroken ? "  (broken)" : row.kind == .redundant ? "  (follows from others)" : ""
        let (left, right) = (Solver.text(sides, 0), Solver.text(-row.constant))
        return "  \(name(ofRow: r, names)): \(left) \(Solver.sign(row)) \(right)\(priority)\(note)"
      }
  }

  private func linesOfElimination(_ names: Names) -> [String] {
    let order = (0..<eliminationOrder.count).map { eliminationOrder[$0] }.filter { $0 >= 0 }
    let fixing = order.filter { rows[$0].kind == .fixing }
    let pivoting = order.filter { rows[$0].kind == .pivoting }
    var lines: [String] = []
    if !fixing.isEmpty { lines.append("fixed:") }
    for r in fixing {
      let (pivot, value) = (name(rows[r].pivot, names), variables[rows[r].pivot].value)
      lines.append("  \(pivot) = \(Solver.text(value))  by \(name(ofRow: r, names))")
    }
    if !pivoting.isEmpty { lines.append("expressed by others:") }
    for r in pivoting {
      let pivot = rows[r].pivot
      let all = reducedTerms(r)
      let own = all.first { $0.variable == pivot }!.coefficient
      let others = all.filter { $0.variable != pivot }.map {
        (-$0.coefficient / own, name($0.variable, names))
      }
      let side = Solver.text(others, -rows[r].reducedConstant / own)
      lines.append("  \(name(pivot, names)) = \(side)  by \(name(ofRow: r, names))")
    }
    return lines
  }

  private func linesOfComponents(_ names: Names) -> [String] {
    var lines: [String] = []
    for c in 0..<components.count where components[c].variableCount > 0 {
      let values = variables(of: c).map { "\(name($0, names)) = \(Solver.text(variables[$0].value))" }
      lines.append("component of \(values.joined(separator: ", ")):")
      for r in rows(of: c) {
        let left = reducedTerms(r).filter { variables[$0.variable].pivotRow < 0 }
          .map { ($0.coefficient, name($0.variable, names)) }
        lines.append(
          "  \(Solver.text(left, 0)) \(Solver.sign(rows[r])) \(Solver.text(-rows[r].reducedConstant))"
            + " @\(Solver.text(Double(rows[r].priority)))  by \(name(ofRow: r, names))")
      }
    }
    return lines
  }

  private func linesOfFindings(_ names: Names) -> [String] {
    ambiguities().map { ambiguity in
      let moves = zip(ambiguity.variables, ambiguity.direction).map {
        "\(names.variable($0)) by \(Solver.text($1))"
      }
      return "ambiguous: \(moves.joined(separator: ", "))"
    }
      + conflicts.map { conflict in
        "conflict: \(conflict.constraints.map(names.constraint).joined(separator: ", "));"
          + " \(names.constraint(conflict.broken)) is broken"
      }
  }

  /// Returns a sum of terms and a constant.
  private static func text(_ terms: [(coefficient: Double, name: String)], _ constant: Double) -> String {
    var result = ""
    for (coefficient, name) in terms {
      let magnitude = coefficient.magnitude == 1 ? name : "\(text(coefficient.magnitude))*\(name)"
      if result.isEmpty {
        result = coefficient < 0 ? "-\(magnitude)" : magnitude
      } else {
        result += coefficient < 0 ? " - \(magnitude)" : " + \(magnitude)"
      }
    }
    if result.isEmpty { return text(constant) }
    if constant != 0 { result += constant < 0 ? " - \(text(-constant))" : " + \(text(constant))" }
    return result
  }

  /// Returns a number, without a fraction if it is integral.
  private static func text(_ number: Double) -> String {
    let number = number + 0
    return number == number.rounded() && number.magnitude < 1e15 ? "\(Int(number))" : "\(number)"
  }
}
