/// The working memory of elimination.
struct EliminationWork {
  /// By row: whether it is a required equality that has not been used yet, and its number of remaining
  /// variables.
  let isActive = Buffer<Bool>()
  let live = Buffer<Int32>()
  /// By variable: the number of active rows, and of penalties, that mention it.
  let equalities = Buffer<Int32>()
  let penalties = Buffer<Int32>()
  /// Rows with one remaining variable.
  let singleRows = Buffer<Int32>()
  /// Variables that one active row and no penalty mentions.
  let singleColumns = Buffer<Int32>()
  /// Rows in which a variable is to be replaced.
  let others = Buffer<Solver.Operation>()
  /// Rows by their number of remaining variables.
  let buckets = (0..<9).map { _ in Buffer<Int32>() }

  func deallocate() {
    isActive.deallocate()
    live.deallocate()
    equalities.deallocate()
    penalties.deallocate()
    singleRows.deallocate()
    singleColumns.deallocate()
    others.deallocate()
    for bucket in buckets { bucket.deallocate() }
  }
}

/// Required equalities express variables by others.
///
/// Each equality is used once, as the *pivot row* of one of its variables. The order keeps rows short
/// (Markowitz):
///
/// 1. A row with one remaining variable fixes it. Nothing is rewritten; other rows have one variable less.
/// 2. A variable that only one active row mentions is expressed by that row. Nothing is rewritten either.
/// 3. Otherwise the shortest row expresses its least used variable, which is substituted in the other active
///    rows.
///
/// Optional equalities of one variable at the highest optional priority, which is how the size of a container
/// is often given, are *promoted*: eliminated as if they were required. If all required constraints and all
/// at that priority are satisfied then, that is the optimum. Otherwise `Solver+Solve.swift` starts again
/// without promotion.
///
/// A pivot row thus mentions its variable, variables that were fixed before, and variables that are not yet
/// eliminated; values therefore follow from last to first.
extension Solver {
  /// Coefficients that a subtraction leaves below this fraction of its operands are rounding errors.
  static let cancellation = 1e-12

  func eliminate() {
    compactTerms()
    resetElimination()
    while true {
      if let row = work.singleRows.popLast() {
        if work.isActive[row], work.live[row] == 1 { fix(row) }
      } else if let variable = work.singleColumns.popLast() {
        pivotOnSingleColumn(variable)
      } else if let row = shortestRow() {
        pivotOnShortRow(row)
      } else {
        break
      }
    }
  }

  private func resetElimination() {
    fixingRows.removeAll()
    pivotRows.removeAll()
    redundantRows.removeAll()
    penaltyRows.removeAll()
    fill.removeAll()
    operations.removeAll()
    accumulator.reserve(variables.count)
    work.isActive.reset(rows.count, to: false)
    work.live.reset(rows.count, to: 0)
    work.equalities.reset(variables.count, to: 0)
    work.penalties.reset(variables.count, to: 0)
    work.singleRows.removeAll()
    work.singleColumns.removeAll()
    let variables = self.variables.base
    for v in 0..<self.variables.count {
      variables[v].firstFill = -1
      variables[v].pivotRow = -1
      variables[v].component = -1
    }
    let rows = self.rows.base
    let terms = self.terms.base
    promotedPriority = 0
    if !isPromotionBarred {
      for r in 0..<self.rows.count where rows[r].kind != .unused && rows[r].priority < 1000 {
        promotedPriority = max(promotedPriority, rows[r].priority)
      }
    }
    for r in 0..<self.rows.count {
      let row = rows + r
      if row.pointee.kind == .unused { continue }
      row.pointee.fillStart = -1
      row.pointee.firstOperation = -1
      row.pointee.firstUse = -1
      row.pointee.pivot = -1
      row.pointee.position = -1
      row.pointee.component = -1
      row.pointee.isTouched = false
      if row.pointee.isBroken {
        row.pointee.kind = .broken
        continue
      }
      let start = Int(row.pointee.termStart)
      let count = Int(row.pointee.termCount)
      row.pointee.isPromoted =
        count == 1 && row.pointee.relation == 0 && row.pointee.priority == promotedPriority
      if row.pointee.relation == 0, row.pointee.priority == 1000 || row.pointee.isPromoted {
        row.pointee.kind = .added
        work.isActive[r] = true
        work.live[r] = Int32(count)
        for t in start..<start + count { work.equalities.base[Int(terms[t].variable)] += 1 }
        if count == 0 {
          makeRedundant(Int32(r))
        } else if count == 1 {
          work.singleRows.append(Int32(r))
        } else {
          work.buckets[min(count, 8)].append(Int32(r))
        }
      } else {
        row.pointee.kind = .penalty
        penaltyRows.append(Int32(r))
        for t in start..<start + count { work.penalties.base[Int(terms[t].variable)] += 1 }
      }
    }
    for v in 0..<self.variables.count where work.equalities[v] == 1 && work.penalties[v] == 0 {
      work.singleColumns.append(Int32(v))
    }
  }

  private func makeRedundant(_ row: Int32) {
    work.isActive[row] = false
    rows.base[Int(row)].kind = .redundant
    redundantRows.append(row)
  }

  @inline(__always)
  private func isLive(_ variable: Int32) -> Bool { variables.base[Int(variable)].pivotRow < 0 }

  /// Calls `body` with every active row that mentions the variable, and the coefficient there.
  @inline(__always)
  private func forEachActiveRow(of variable: Int32, _ body: (Int32, Double) -> Void) {
    var t = variables[variable].firstTerm
    while t >= 0 {
      let term = terms[t]
      if work.isActive[term.row], rows[term.row].fillStart < 0 { body(term.row, term.coefficient) }
      t = term.next
    }
    t = variables[variable].firstFill
    while t >= 0 {
      let term = fill[t]
      t = term.next
      if work.isActive[term.row] { body(term.row, term.coefficient) }
    }
  }

  private func use(_ row: Int32, for variable: Int32, as kind: Row.Kind) {
    work.isActive[row] = false
    let r = rows.base + Int(row)
    r.pointee.kind = kind
    r.pointee.pivot = variable
    r.pointee.position = Int32(fixingRows.count + pivotRows.count)
    variables.base[Int(variable)].pivotRow = row
    if kind == .fixing { fixingRows.append(row) } else { pivotRows.append(row) }
  }

  private func fix(_ row: Int32) {
    guard let variable = reducedTerms(row).first(where: { isLive($0.variable) })?.variable else {
      return makeRedundant(row)
    }
    use(row, for: variable, as: .fixing)
    forEachActiveRow(of: variable) { other, _ in
      work.live.base[Int(other)] -= 1
      let live = work.live[other]
      if live == 1 {
        work.singleRows.append(other)
      } else if live == 0 {
        makeRedundant(other)
      }
    }
  }

  private func pivotOnSingleColumn(_ variable: Int32) {
    guard isLive(variable), work.equalities[variable] == 1 else { return }
    var found: (row: Int32, coefficient: Double)?
    forEachActiveRow(of: variable) { found = ($0, $1) }
    guard let found else { return }
    // A small pivot would magnify rounding errors.
    for term in reducedTerms(found.row)
    where isLive(term.variable) && term.coefficient.magnitude * 0.01 > found.coefficient.magnitude {
      return
    }
    use(found.row, for: variable, as: .pivoting)
    leave(found.row, except: variable)
  }

  /// Subtracts a used row from the counts of its variables.
  private func leave(_ row: Int32, except variable: Int32) {
    for term in reducedTerms(row) where term.variable != variable && isLive(term.variable) {
      countOut(term.variable)
    }
  }

  @inline(__always)
  private func countOut(_ variable: Int32) {
    work.equalities.base[Int(variable)] -= 1
    if work.equalities[variable] == 1, work.penalties[variable] == 0 { work.singleColumns.append(variable) }
  }

  private func shortestRow() -> Int32? {
    var length = 2
    while length < 9 {
      guard let row = work.buckets[length].popLast() else {
        length += 1
        continue
      }
      guard work.isActive[row] else { continue }
      let now = min(Int(work.live[row]), 8)
      if now == length { return row }
      work.buckets[now].append(row)
      length = min(length, now)
    }
    return nil
  }

  private func pivotOnShortRow(_ row: Int32) {
    var largest = 0.0
    for term in reducedTerms(row) where isLive(term.variable) {
      largest = max(largest, term.coefficient.magnitude)
    }
    var best: Int32 = -1
    var bestCoefficient = 0.0
    var bestCost = Int32.max
    for term in reducedTerms(row) where isLive(term.variable) && term.coefficient.magnitude >= 0.1 * largest {
      let cost = work.equalities[term.variable] + work.penalties[term.variable]
      if cost < bestCost {
        best = term.variable
        bestCoefficient = term.coefficient
        bestCost = cost
      }
    }
    guard best >= 0 else { return makeRedundant(row) }
    use(row, for: best, as: .pivoting)
    work.others.removeAll()
    forEachActiveRow(of: best) { work.others.append(Operation(factor: $1, pivotRow: row, row: $0)) }
    for i in 0..<work.others.count {
      let other = work.others[i]
      substitute(row, in: other.row, factor: -other.factor / bestCoefficient)
    }
    leave(row, except: best)
  }

  /// Adds a multiple of a pivot row to an active row, so that the pivot row's variable is eliminated there.
  private func substitute(_ pivotRow: Int32, in row: Int32, factor: Double) {
    let pivot = rows[pivotRow].pivot
    for term in reducedTerms(row) { accumulator.add(term.coefficient, to: term.variable) }
    let known = accumulator.list.count
    var largest = 0.0
    for i in 0..<known { largest = max(largest, accumulator[accumulator.list[i]].magnitude) }
    for term in reducedTerms(pivotRow) {
      largest = max(largest, (term.coefficient * factor).magnitude)
      accumulator.add(term.coefficient * factor, to: term.variable)
    }
    addOperation(on: row, pivotRow: pivotRow, factor: factor)
    unlinkFill(of: row)
    let start = fill.count
    var live: Int32 = 0
    for i in 0..<accumulator.list.count {
      let variable = accumulator.list[i]
      if variable == pivot { continue }
      let coefficient = accumulator[variable]
      let isKept = coefficient.magnitude > largest * Solver.cancellation
      if isLive(variable) {
        if isKept {
          live += 1
          if i >= known { work.equalities.base[Int(variable)] += 1 }
        } else if i < known {
          countOut(variable)
        }
      }
      if isKept { appendFill(TermRecord(coefficient: coefficient, variable: variable, row: row)) }
    }
    accumulator.clear()
    rows.base[Int(row)].fillStart = Int32(start)
    rows.base[Int(row)].fillCount = Int32(fill.count - start)
    work.live[row] = live
    if live == 0 {
      makeRedundant(row)
    } else if live == 1 {
      work.singleRows.append(row)
    } else {
      work.buckets[min(Int(live), 8)].append(row)
    }
  }

  func addOperation(on row: Int32, pivotRow: Int32, factor: Double) {
    let index = Int32(operations.count)
    operations.append(
      Operation(
        factor: factor, pivotRow: pivotRow, row: row, nextOfRow: rows[row].firstOperation,
        nextOfPivot: rows[pivotRow].firstUse))
    rows.base[Int(row)].firstOperation = index
    rows.base[Int(pivotRow)].firstUse = index
  }

  func appendFill(_ term: TermRecord) {
    let index = Int32(fill.count)
    let v = Int(term.variable)
    var term = term
    term.next = variables[v].firstFill
    if term.next >= 0 { fill.base[Int(term.next)].previous = index }
    variables.base[v].firstFill = index
    fill.append(term)
  }

  private func unlinkFill(of row: Int32) {
    let r = rows[row]
    guard r.fillStart >= 0 else { return }
    for t in r.fillStart..<r.fillStart + r.fillCount {
      let term = fill[t]
      if term.previous >= 0 {
        fill.base[Int(term.previous)].next = term.next
      } else {
        variables.base[Int(term.variable)].firstFill = term.next
      }
      if term.next >= 0 { fill.base[Int(term.next)].previous = term.previous }
    }
  }

  /// Reclaims the memory of removed constraints' terms when it is most of the memory.
  private func compactTerms() {
    guard wastedTerms > 64, wastedTerms * 2 > terms.count else { return }
    let old = Buffer<TermRecord>()
    old.resize(terms.count, filling: TermRecord(coefficient: 0, variable: 0, row: 0))
    old.base.update(from: terms.base, count: terms.count)
    terms.removeAll()
    for v in 0..<variables.count {
      variables.base[v].firstTerm = -1
      variables.base[v].uses = 0
    }
    for r in 0..<rows.count where rows[r].kind != .unused {
      let start = terms.count
      for t in rows[r].termStart..<rows[r].termStart + rows[r].termCount {
        terms.append(old[t])
        link(Int32(terms.count - 1))
      }
      rows.base[r].termStart = Int32(start)
    }
    old.deallocate()
    wastedTerms = 0
  }
}
