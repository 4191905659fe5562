/// Penalties that share no free variable are independent of each other: each component is solved apart.
extension Solver {
  func findComponents() {
    var parent = Array(Int32(0)..<Int32(variables.count))
    func root(_ v: Int32) -> Int32 {
      var v = v
      while parent[Int(v)] != v {
        parent[Int(v)] = parent[Int(parent[Int(v)])]
        v = parent[Int(v)]
      }
      return v
    }
    var firstFree: [(row: Int32, variable: Int32)] = []
    for i in 0..<penaltyRows.count {
      let row = penaltyRows[i]
      var first: Int32 = -1
      for term in reducedTerms(row) where variables[term.variable].pivotRow < 0 {
        let v = root(term.variable)
        if first < 0 {
          first = v
        } else if v != first {
          parent[Int(max(v, first))] = min(v, first)
          first = min(v, first)
        }
      }
      firstFree.append((row, first))
    }
    components.removeAll()
    for v in 0..<Int32(variables.count) {
      let record = variables[v]
      guard record.isAlive, record.pivotRow < 0, record.uses > 0 else { continue }
      let r = root(v)
      if r == v {
        variables.base[Int(v)].component = Int32(components.count)
        components.append(Component())
      } else {
        variables.base[Int(v)].component = variables[r].component
      }
      components.base[Int(variables[v].component)].variableCount += 1
    }
    for (row, first) in firstFree {
      let component = first < 0 ? -1 : variables[root(first)].component
      rows.base[Int(row)].component = component
      if component >= 0 { components.base[Int(component)].rowCount += 1 }
    }
    var variableTotal: Int32 = 0
    var rowTotal: Int32 = 0
    for c in 0..<components.count {
      components.base[c].variableStart = variableTotal
      components.base[c].rowStart = rowTotal
      variableTotal += components[c].variableCount
      rowTotal += components[c].rowCount
      components.base[c].variableCount = 0
      components.base[c].rowCount = 0
    }
    componentVariables.reset(Int(variableTotal), to: 0)
    componentRows.reset(Int(rowTotal), to: 0)
    for v in 0..<Int32(variables.count) where variables[v].component >= 0 {
      let c = Int(variables[v].component)
      componentVariables[Int(components[c].variableStart + components[c].variableCount)] = v
      components.base[c].variableCount += 1
    }
    for (row, _) in firstFree where rows[row].component >= 0 {
      let c = Int(rows[row].component)
      componentRows[Int(components[c].rowStart + components[c].rowCount)] = row
      components.base[c].rowCount += 1
    }
  }

  func variables(of component: Int) -> UnsafeBufferPointer<Int32> {
    let c = components[component]
    return UnsafeBufferPointer(start: componentVariables.base + Int(c.variableStart), count: Int(c.variableCount))
  }

  func rows(of component: Int) -> UnsafeBufferPointer<Int32> {
    let c = components[component]
    return UnsafeBufferPointer(start: componentRows.base + Int(c.rowStart), count: Int(c.rowCount))
  }

  /// Loads components into the tableau and finds their best vertex, pulls towards zero apart.
  ///
  /// Returns the levels' priorities, from high to low.
  @discardableResult
  func solveByLevels(_ group: [Int]) -> [Float] {
    var column: Int32 = 0
    var priorities: [Float] = []
    for c in group {
      for v in variables(of: c) {
        columnOf[v] = column
        column += 1
      }
      for r in rows(of: c) where !priorities.contains(rows[r].priority) {
        priorities.append(rows[r].priority)
      }
    }
    priorities.sort(by: >)
    tableau.begin(columns: Int(column), levels: priorities.count)
    for c in group {
      for r in rows(of: c) {
        let row = rows[r]
        let terms = reducedTerms(r)
        var free = 0
        var scale = 0.0
        var only: Int32 = -1
        for term in terms where variables[term.variable].pivotRow < 0 {
          free += 1
          only = term.variable
          if term.coefficient.magnitude > scale.magnitude { scale = term.coefficient }
        }
        let functional: Int
        if free == 1 {
          functional = Int(columnOf[only])
        } else {
          functional = tableau.addFunctional()
          for term in terms where variables[term.variable].pivotRow < 0 {
            tableau.setCoefficient(
              term.coefficient / scale, of: functional, column: Int(columnOf[term.variable]))
          }
        }
        let isFlipped = scale < 0
        let costsAbove = row.relation == 0 || (row.relation < 0) != isFlipped
        let costsBelow = row.relation == 0 || (row.relation > 0) != isFlipped
        tableau.add(
          Kink(
            position: -row.offset / scale, above: costsAbove ? scale.magnitude : 0,
            below: costsBelow ? scale.magnitude : 0, level: Int32(priorities.firstIndex(of: row.priority)!),
            row: r, order: row.order), to: functional)
      }
    }
    tableau.start()
    tableau.solve()
    return priorities
  }

  /// Whether the vertex of the tableau can move without any constraint's opinion.
  var tableauIsLoose: Bool {
    for j in 0..<tableau.columns {
      if tableau.isFree(column: j, upward: true) || tableau.isFree(column: j, upward: false) { return true }
    }
    return false
  }

  func storeFreeValues(_ group: [Int], spreading: Bool) {
    for c in group {
      for v in variables(of: c) { store(tableau.value[columnOf[v]], in: v, spreading: spreading) }
    }
  }

  @inline(__always)
  private func store(_ value: Double, in variable: Int32, spreading: Bool) {
    if assign(value, to: variable), spreading { spread(variable) }
  }

  /// Solves a component.
  func solveComponent(_ c: Int, spreading: Bool) -> Outcome {
    let priorities = solveByLevels([c])
    if priorities.first == 1000, let conflict = contradictionInTableau() { return .contradiction(conflict) }
    if promotedPriority > 0, let level = priorities.firstIndex(of: promotedPriority), violates(level: Int32(level)) {
      return .promotionFailed
    }
    let isLoose = tableauIsLoose
    if isLoose != components[c].isLoose { looseComponents += isLoose ? 1 : -1 }
    components.base[c].isLoose = isLoose
    components.base[c].isDirty = false
    storeFreeValues([c], spreading: spreading)
    return .done
  }
}
