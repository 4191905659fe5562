/// Penalties that share no free variable are independent of each other: each component is solved separately.
extension Solver {
  func findComponents() {
    columnOf.resize(variables.count, filling: 0)
    for v in 0..<variables.count { columnOf.base[v] = Int32(v) }
    for i in 0..<penaltyRows.count { joinVariables(of: penaltyRows[i]) }
    components.removeAll()
    freeComponents.removeAll()
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
    for i in 0..<penaltyRows.count {
      let row = penaltyRows[i]
      let first = rows[row].component
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
    for i in 0..<penaltyRows.count where rows[penaltyRows[i]].component >= 0 {
      let row = penaltyRows[i]
      let c = Int(rows[row].component)
      componentRows[Int(components[c].rowStart + components[c].rowCount)] = row
      components.base[c].rowCount += 1
    }
  }

  // Until columns are needed, `columnOf` holds the trees of the union-find.

  /// Returns the representative of the variable's component.
  @inline(__always)
  func root(_ v: Int32) -> Int32 {
    let parent = columnOf.base
    var v = v
    while parent[Int(v)] != v {
      parent[Int(v)] = parent[Int(parent[Int(v)])]
      v = parent[Int(v)]
    }
    return v
  }

  /// Joins the free variables of a penalty. Temporarily, the row's component is one of them.
  @inline(__always)
  func joinVariables(of row: Int32) {
    let parent = columnOf.base
    var first: Int32 = -1
    for term in reducedTerms(row) where variables.base[Int(term.variable)].pivotRow < 0 {
      let v = root(term.variable)
      if first < 0 {
        first = v
      } else if v != first {
        parent[Int(max(v, first))] = min(v, first)
        first = min(v, first)
      }
    }
    rows.base[Int(row)].component = first
  }

  func variables(of component: Int) -> UnsafeBufferPointer<Int32> {
    let c = components[component]
    return UnsafeBufferPointer(
      start: componentVariables.base + Int(c.variableStart), count: Int(c.variableCount))
  }

  func rows(of component: Int) -> UnsafeBufferPointer<Int32> {
    let c = components[component]
    return UnsafeBufferPointer(start: componentRows.base + Int(c.rowStart), count: Int(c.rowCount))
  }

  // MARK: Solving

  /// Components with at least this number of rows keep their tableau, to continue from their last vertex.
  static let warmSize: Int32 = 9

  /// Components with one variable and fewer rows than this are solved without a tableau.
  static let longLine: Int32 = 48

  /// Solves a component.
  func solveComponent(_ c: Int, spreading: Bool) -> Outcome {
    let component = components[c]
    // It has been dissolved.
    if component.variableCount == 0 { return .done }
    if component.rowCount == 0 {
      // A variable that nothing determines.
      if !component.isLoose { looseComponents += 1 }
      components.base[c].isLoose = true
      components.base[c].isDirty = false
      return .done
    }
    var t = tableau
    if component.variableCount == 1, component.rowCount < Solver.longLine {
      let variable = componentVariables[component.variableStart]
      if let value = solveLine(component) {
        if component.isLoose { looseComponents -= 1 }
        components.base[c].isLoose = false
        components.base[c].isDirty = false
        store(value, in: variable, spreading: spreading)
        return .done
      }
      load([c], into: t)
      t.start()
    } else if component.warmTableau >= 0 {
      t = warmTableaus[Int(component.warmTableau)]
      if t.isWorn {
        load([c], into: t)
        t.start()
      }
    } else {
      if component.rowCount >= Solver.warmSize {
        t = keepTableau(of: c)
      }
      load([c], into: t)
      t.start()
    }
    t.solve { t.hasRequired && violates(level: 0, in: t) }
    if t.hasRequired, let conflict = contradiction(in: t) { return .contradictions([conflict]) }
    if promotedPriority > 0, let level = t.level(of: promotedPriority), violates(level: level, in: t) {
      return .promotionFailed
    }
    let isLoose = t.isLoose
    if isLoose != component.isLoose { looseComponents += isLoose ? 1 : -1 }
    t.compact()
    components.base[c].isLoose = isLoose
    components.base[c].isDirty = false
    var column = 0
    for v in variables(of: c) {
      store(t.value[column], in: v, spreading: spreading)
      column += 1
    }
    return .done
  }

  /// Returns a tableau that the component keeps from now on.
  private func keepTableau(of c: Int) -> Tableau {
    if let free = freeTableaus.popLast() {
      components.base[c].warmTableau = free
    } else {
      components.base[c].warmTableau = Int32(warmTableaus.count)
      warmTableaus.append(Tableau(work: tableauWork))
    }
    return warmTableaus[Int(components[c].warmTableau)]
  }

  @inline(__always)
  func store(_ value: Double, in variable: Int32, spreading: Bool) {
    if assign(value, to: variable), spreading { spread(variable) }
  }

  /// Returns the best value of a component's only variable; `nil` if a tableau is needed: when several values
  /// are equally good, or a required constraint is not satisfied.
  private func solveLine(_ component: Component) -> Double? {
    let kinks = lineKinks
    let priorities = linePriorities
    let slope = lineSlope
    kinks.removeAll()
    priorities.removeAll()
    slope.removeAll()
    for i in component.rowStart..<component.rowStart + component.rowCount {
      let r = componentRows.base[Int(i)]
      let row = rows.base + Int(r)
      var kink = Solver.kink(of: row.pointee, slot: r, scale: scale(ofPenalty: r))
      kink.level = levelOnLine(of: row.pointee.priority)
      slope[kink.level] -= kink.below
      kinks.append(kink)
      var k = kinks.count - 1
      while k > 0, kinks[k - 1].position > kink.position {
        kinks[k] = kinks[k - 1]
        k -= 1
      }
      kinks[k] = kink
    }
    guard signOfLineSlope < 0 else { return nil }
    for k in 0..<kinks.count {
      slope[kinks[k].level] += kinks[k].above + kinks[k].below
      let now = signOfLineSlope
      if now < 0 { continue }
      if now == 0 { return nil }
      let value = kinks[k].position
      return violatesRequired(onLineAt: value) ? nil : value
    }
    return nil
  }

  /// Returns the level of a priority among those on the line, from high to low; adds it if it is new.
  @inline(__always)
  private func levelOnLine(of priority: Float) -> Int32 {
    let (kinks, priorities, slope) = (lineKinks, linePriorities, lineSlope)
    var l = 0
    while l < priorities.count, priorities[l] > priority { l += 1 }
    if l < priorities.count, priorities[l] == priority { return Int32(l) }
    priorities.append(priority)
    slope.append(0)
    var k = priorities.count - 1
    while k > l {
      priorities[k] = priorities[k - 1]
      slope[k] = slope[k - 1]
      k -= 1
    }
    priorities[l] = priority
    slope[l] = 0
    for k in 0..<kinks.count where kinks[k].level >= Int32(l) { kinks.base[k].level += 1 }
    return Int32(l)
  }

  /// The sign of the first level at which the cost changes along the line; 0 if it is constant.
  @inline(__always)
  private var signOfLineSlope: Int {
    let slope = lineSlope
    for l in 0..<slope.count {
      if slope[l] < -Tableau.dust { return -1 }
      if slope[l] > Tableau.dust { return 1 }
    }
    return 0
  }

  /// Returns whether a value violates a required constraint of the line.
  @inline(__always)
  private func violatesRequired(onLineAt value: Double) -> Bool {
    let (kinks, priorities) = (lineKinks, linePriorities)
    guard priorities[0] == 1000 || priorities[0] == promotedPriority else { return false }
    for kink in UnsafeBufferPointer(start: kinks.base, count: kinks.count) {
      guard kink.level == 0 || priorities[kink.level] == promotedPriority else { continue }
      let violation = value > kink.position ? kink.above : value < kink.position ? kink.below : 0
      if violation > 0 { return true }
    }
    return false
  }

  /// Returns a penalty's kink on its functional, which is the penalty's left side divided by `scale`. Its
  /// level is 0.
  @inline(__always)
  static func kink(of row: Row, slot: Int32, scale: Double) -> Kink {
    let isFlipped = scale < 0
    let costsAbove = row.relation == 0 || (row.relation < 0) != isFlipped
    let costsBelow = row.relation == 0 || (row.relation > 0) != isFlipped
    return Kink(
      position: 0 - row.reducedConstant / scale, weight: scale.magnitude, costsAbove: costsAbove,
      costsBelow: costsBelow, row: slot, order: tieOrder(of: row))
  }

  /// Returns the rank of a constraint among those of its priority in a tie: the one with the highest rank is
  /// kept.
  private static func tieOrder(of row: Row) -> Int {
    row.tieRule == .laterIsKept ? row.order : -1 - row.order
  }

  /// Returns the coefficient of a penalty by which its functional is divided: the largest of a free variable.
  @inline(__always)
  func scale(ofPenalty row: Int32) -> Double {
    var scale = 0.0
    for term in reducedTerms(row) where variables.base[Int(term.variable)].pivotRow < 0 {
      if term.coefficient.magnitude > scale.magnitude { scale = term.coefficient }
    }
    return scale
  }

  /// Loads components into a tableau.
  func load(_ group: [Int], into t: Tableau) {
    var columns: Int32 = 0
    for c in group {
      for v in variables(of: c) {
        columnOf[v] = columns
        columns += 1
      }
    }
    var functionals = columns
    for c in group {
      for r in rows(of: c) {
        var free = 0
        var only: Int32 = -1
        for term in reducedTerms(r) where variables.base[Int(term.variable)].pivotRow < 0 {
          free += 1
          only = term.variable
        }
        if free != 1 { functionals += 1 }
        rows.base[Int(r)].functional = free == 1 ? columnOf[only] : functionals - 1
      }
    }
    t.begin(columns: Int(columns), functionals: Int(functionals))
    for c in group {
      for r in rows(of: c) {
        let row = rows.base + Int(r)
        t.addLevel(row.pointee.priority)
        t.countKink(of: Int(row.pointee.functional))
      }
    }
    t.reserveKinks()
    for c in group {
      for r in rows(of: c) {
        let row = rows.base + Int(r)
        let scale = scale(ofPenalty: r)
        let functional = Int(row.pointee.functional)
        if functional >= Int(columns) {
          for term in reducedTerms(r) where variables.base[Int(term.variable)].pivotRow < 0 {
            t.setCoefficient(
              term.coefficient / scale, of: functional, column: Int(columnOf[term.variable]))
          }
        }
        var kink = Solver.kink(of: row.pointee, slot: r, scale: scale)
        kink.level = t.level(of: row.pointee.priority)!
        t.add(kink, to: functional)
      }
    }
  }

  /// Moves a penalty's kink in the tableau that its component keeps.
  func moveKink(of row: Int32) {
    let component = components[rows[row].component]
    guard component.warmTableau >= 0 else { return }
    let t = warmTableaus[Int(component.warmTableau)]
    if t.isWorn { return }
    let r = rows[row]
    t.moveKink(of: row, functional: Int(r.functional), to: 0 - r.reducedConstant / scale(ofPenalty: row))
  }
}
