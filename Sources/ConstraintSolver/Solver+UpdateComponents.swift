/// The components that an update changes are dissolved, and their variables and penalties distributed anew.
extension Solver {
  func updateComponents() {
    columnOf.resize(variables.count, filling: 0)
    var dissolved = 0
    func dissolveListed() {
      while dissolved < update.components.count {
        dissolve(update.components[dissolved])
        dissolved += 1
      }
    }
    dissolveListed()
    for i in 0..<update.released.count where rows[update.released[i]].kind == .penalty {
      let row = update.released[i]
      update.rows.append(row)
      for term in reducedTerms(row) where isLive(term.variable) {
        let component = variables[term.variable].component
        if component >= 0 {
          update.components.append(component)
        } else {
          update.variables.append(term.variable)
        }
      }
    }
    dissolveListed()
    for i in 0..<update.variables.count {
      let v = update.variables[i]
      columnOf[v] = isLive(v) && variables[v].component < 0 ? v : -1
    }
    for i in 0..<update.rows.count { joinVariables(of: update.rows[i]) }
    for i in 0..<update.variables.count { assignComponent(to: update.variables[i]) }
    countRows()
    reserveLists()
    fillLists()
  }

  /// Makes the variables and penalties of a component available; its slot is free.
  private func dissolve(_ component: Int32) {
    let c = components[component]
    // It may have been dissolved already.
    guard c.variableCount > 0 else { return }
    for v in variables(of: Int(component)) {
      looseGroups.dissolve(groupOf: v)
      guard isLive(v) else { continue }
      variables.base[Int(v)].pivotRow = -1
      update.variables.append(v)
    }
    for row in rows(of: Int(component)) where rows[row].kind == .penalty && !rows[row].isReleased {
      update.rows.append(row)
    }
    if c.isLoose { looseComponents -= 1 }
    if c.warmTableau >= 0 { freeTableaus.append(c.warmTableau) }
    waste += Int(c.variableCount + c.rowCount) * MemoryLayout<Int32>.stride
    components[component] = Component()
    freeComponents.append(component)
  }

  /// Assigns a component to a free variable that has none, or the value 0 to one that no constraint mentions.
  private func assignComponent(to v: Int32) {
    let record = variables[v]
    guard record.isAlive, record.pivotRow < 0, record.component < 0 else { return }
    guard record.uses > 0 else {
      assign(0, to: v)
      return
    }
    let r = root(v)
    if variables[r].component < 0 {
      let new = newComponent()
      variables.base[Int(r)].component = new
      components.base[Int(new)].variableCount = 1
    }
    guard r != v else { return }
    let component = variables[r].component
    variables.base[Int(v)].component = component
    components.base[Int(component)].variableCount += 1
  }

  private func newComponent() -> Int32 {
    let new: Int32
    if let free = freeComponents.popLast() {
      new = free
    } else {
      new = Int32(components.count)
      components.append(Component())
    }
    update.newComponents.append(new)
    dirtyComponents.append(new)
    return new
  }

  private func countRows() {
    for i in 0..<update.rows.count {
      let row = update.rows[i]
      let first = rows[row].component
      let component = first < 0 ? -1 : variables[root(first)].component
      rows.base[Int(row)].component = component
      if component >= 0 { components.base[Int(component)].rowCount += 1 }
    }
  }

  /// Reserves the new components' lists of variables and rows, after all others.
  private func reserveLists() {
    for i in 0..<update.newComponents.count {
      let component = components.base + Int(update.newComponents[i])
      component.pointee.variableStart = Int32(componentVariables.count)
      component.pointee.rowStart = Int32(componentRows.count)
      let variableCount = componentVariables.count + Int(component.pointee.variableCount)
      let rowCount = componentRows.count + Int(component.pointee.rowCount)
      componentVariables.resize(variableCount, filling: -1)
      componentRows.resize(rowCount, filling: -1)
      component.pointee.variableCount = 0
      component.pointee.rowCount = 0
    }
  }

  private func fillLists() {
    for i in 0..<update.variables.count {
      let v = update.variables[i]
      // Variables may be listed several times, and belong to other components.
      guard variables[v].component >= 0, columnOf[v] >= 0 else { continue }
      columnOf[v] = -1
      let component = components.base + Int(variables[v].component)
      componentVariables[component.pointee.variableStart + component.pointee.variableCount] = v
      component.pointee.variableCount += 1
    }
    for i in 0..<update.rows.count where rows[update.rows[i]].component >= 0 {
      let row = update.rows[i]
      let component = components.base + Int(rows[row].component)
      componentRows[component.pointee.rowStart + component.pointee.rowCount] = row
      component.pointee.rowCount += 1
    }
  }
}
