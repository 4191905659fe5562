/// A textual description of the solver.
extension Solver {
  /// Returns a description of the solver's state for debugging: constraints as they were added, how the
  /// required equalities express variables, the remaining components, and values.
  public func dump(
    variableName: (Variable) -> String, constraintName: (Constraint) -> String
  ) -> String {
    func name(_ v: Int32) -> String { variableName(handle(ofVariable: v)) }
    func name(ofRow r: Int32) -> String { constraintName(handle(ofRow: r)) }
    var lines: [String] = []
    let live = (0..<Int32(rows.count)).filter { rows[$0].kind != .unused && !rows[$0].isRemoved }
      .sorted { rows[$0].order < rows[$1].order }
    lines.append("constraints:")
    for r in live {
      let row = rows[r]
      let sides = (row.termStart..<row.termStart + row.termCount).map {
        (terms[$0].coefficient, name(terms[$0].variable))
      }
      let relation = row.relation == 0 ? "==" : row.relation < 0 ? "<=" : ">="
      let priority = row.priority == 1000 ? "" : " @\(Solver.text(Double(row.priority)))"
      let note = row.isBroken ? "  (broken)" : row.kind == .redundant ? "  (follows from others)" : ""
      lines.append(
        "  \(name(ofRow: r)): \(Solver.text(sides, 0)) \(relation) \(Solver.text(-row.constant))\(priority)\(note)"
      )
    }
    if needsElimination || !editedRows.isEmpty { return lines.joined(separator: "\n") + "\n(not solved)\n" }
    let order = (0..<eliminationOrder.count).map { eliminationOrder[$0] }.filter { $0 >= 0 }
    let fixing = order.filter { rows[$0].kind == .fixing }
    let pivoting = order.filter { rows[$0].kind == .pivoting }
    if !fixing.isEmpty { lines.append("fixed:") }
    for r in fixing {
      lines.append(
        "  \(name(rows[r].pivot)) = \(Solver.text(variables[rows[r].pivot].value))  by \(name(ofRow: r))")
    }
    if !pivoting.isEmpty { lines.append("expressed by others:") }
    for r in pivoting {
      let pivot = rows[r].pivot
      let all = reducedTerms(r)
      let own = all.first { $0.variable == pivot }!.coefficient
      let others = all.filter { $0.variable != pivot }.map { (-$0.coefficient / own, name($0.variable)) }
      let side = Solver.text(others, -rows[r].reducedConstant / own)
      lines.append("  \(name(pivot)) = \(side)  by \(name(ofRow: r))")
    }
    for c in 0..<components.count where components[c].variableCount > 0 {
      let names = variables(of: c).map { "\(name($0)) = \(Solver.text(variables[$0].value))" }
      lines.append("component of \(names.joined(separator: ", ")):")
      for r in rows(of: c) {
        let left = reducedTerms(r).filter { variables[$0.variable].pivotRow < 0 }
          .map { ($0.coefficient, name($0.variable)) }
        let relation = rows[r].relation == 0 ? "==" : rows[r].relation < 0 ? "<=" : ">="
        lines.append(
          "  \(Solver.text(left, 0)) \(relation) \(Solver.text(-rows[r].reducedConstant))"
            + " @\(Solver.text(Double(rows[r].priority)))  by \(name(ofRow: r))")
      }
    }
    for ambiguity in ambiguities() {
      let moves = zip(ambiguity.variables, ambiguity.direction).map {
        "\(variableName($0)) by \(Solver.text($1))"
      }
      lines.append("ambiguous: \(moves.joined(separator: ", "))")
    }
    for conflict in conflicts {
      lines.append(
        "conflict: \(conflict.constraints.map(constraintName).joined(separator: ", "));"
          + " \(constraintName(conflict.broken)) is broken")
    }
    return lines.joined(separator: "\n") + "\n"
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
