/// The working memory of elimination.
struct EliminationWork {
  /// The numbers of active equalities and of penalties that mention a variable.
  struct Uses: BitwiseCopyable {
    var equalities: Int32 = 0
    var penalties: Int32 = 0
  }

  /// The number of remaining variables of a required equality that has not been used yet; -1 for all other rows, which
  /// are not active. Memory of zeros is rows that are not active.
  struct Live: BitwiseCopyable {
    private var countFromOne: Int32 = 0

    @inline(__always)
    init(_ count: Int32 = -1) { countFromOne = count + 1 }

    @inline(__always)
    var count: Int32 { countFromOne - 1 }
  }

  /// By row.
  let live = Buffer<Live>()
  /// By variable; those of variables that no active row mentions mean nothing.
  let uses = Buffer<Uses>()
  /// Rows with one remaining variable.
  let singleRows = Buffer<Int32>()
  /// Variables that one active row and no penalty mentions.
  let singleColumns = Buffer<Int32>()
  /// Rows in which a variable is to be replaced.
  let others = Buffer<Solver.Operation>()
  /// The terms of a row after a substitution.
  let merged = Buffer<Solver.TermRecord>()
  /// Rows by their number of remaining variables.
  let buckets = (0..<9).map { _ in Buffer<Int32>() }

  func deallocate() {
    live.deallocate()
    uses.deallocate()
    singleRows.deallocate()
    singleColumns.deallocate()
    others.deallocate()
    merged.deallocate()
    for bucket in buckets { bucket.deallocate() }
  }

  @inline(__always)
  func isActive(_ row: Int32) -> Bool { live.base[Int(row)].count >= 0 }

  /// Gives back what is needed only while there are active rows.
  func freeCounts() {
    live.freeAll()
    uses.freeAll()
  }

  /// Makes place for the counts of rows and variables. All rows that had none are not active.
  func reserveCounts(rows: Int, variables: Int) {
    live.resizeWithZeros(rows)
    uses.resizeWithZeros(variables)
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
    freeRetiredSlots()
    compactTerms()
    resetElimination()
    eliminateActiveRows()
  }

  /// Uses active rows until there are none.
  func eliminateActiveRows() {
    while true {
      if let row = work.singleRows.popLast() {
        if work.live[row].count == 1 { fix(row) }
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
    eliminationOrder.removeAll()
    redundantRows.removeAll()
    penaltyRows.removeAll()
    fill.removeAll()
    fillLinks.removeAll()
    freeFill.removeAll()
    penaltyFill.removeAll()
    operations.removeAll()
    waste = 0
    work.freeCounts()
    work.reserveCounts(rows: rows.count, variables: variables.count)
    work.singleRows.removeAll()
    work.singleColumns.removeAll()
    resetVariables()
    promotedPriority = isPromotionBarred ? 0 : highestOptionalPriority
    var isPromoting = false
    for r in 0..<Int32(rows.count) where rows.base[Int(r)].kind != .unused {
      resetRow(r)
      isPromoting = isPromoting || rows.base[Int(r)].isPromoted
    }
    // A violation at that priority is no failure of the promotion then.
    if !isPromoting { promotedPriority = 0 }
    let uses = work.uses.base
    for v in 0..<variables.count where uses[v].equalities == 1 && uses[v].penalties == 0 {
      work.singleColumns.append(Int32(v))
    }
  }

  /// Forgets how variables were expressed, and reserves their parts of `mentions`.
  private func resetVariables() {
    let variables = self.variables.base
    var total: Int32 = 0
    for v in 0..<self.variables.count {
      variables[v].firstFill = -1
      variables[v].pivotRow = -1
      variables[v].hasReservedMentions = false
      // The end of the part, until the variable's rows have been entered.
      total += variables[v].uses
      variables[v].firstMention = total
    }
    mentions.removeAll()
    mentions.reserve(Int(total))
    mentions.count = Int(total)
  }

  private var highestOptionalPriority: Float {
    let rows = self.rows.base
    var highest: Float = 0
    for r in 0..<self.rows.count where rows[r].priority < 1000 && rows[r].kind != .unused {
      highest = max(highest, rows[r].priority)
    }
    return highest
  }

  /// Enters the row in `mentions`, and in the list of what is to be done with it.
  @inline(__always)
  private func resetRow(_ r: Int32) {
    let row = rows.base + Int(r)
    let terms = self.terms.base + Int(row.pointee.termStart)
    let count = Int(row.pointee.termCount)
    let variables = self.variables.base
    let mentions = self.mentions.base
    let uses = work.uses.base
    row.pointee.reset()
    for t in 0..<count {
      let v = Int(terms[t].variable)
      let place = variables[v].firstMention - 1
      variables[v].firstMention = place
      mentions[Int(place)] = r
    }
    if row.pointee.isBroken {
      row.pointee.kind = .broken
      return
    }
    let isEquality = row.pointee.relation == 0
    row.pointee.isPromoted = isEquality && count == 1 && row.pointee.priority == promotedPriority
    guard isEquality, row.pointee.priority == 1000 || row.pointee.isPromoted else {
      row.pointee.kind = .penalty
      penaltyRows.append(r)
      for t in 0..<count { uses[Int(terms[t].variable)].penalties += 1 }
      return
    }
    row.pointee.kind = .added
    for t in 0..<count { uses[Int(terms[t].variable)].equalities += 1 }
    list(r, live: Int32(count))
  }

  /// Lists a row by the number of its remaining variables. Without any, it is redundant.
  @inline(__always)
  func list(_ row: Int32, live: Int32) {
    work.live.base[Int(row)] = EliminationWork.Live(live)
    if live == 0 {
      makeRedundant(row)
    } else if live == 1 {
      work.singleRows.append(row)
    } else {
      work.buckets[min(Int(live), 8)].append(row)
    }
  }

  func makeRedundant(_ row: Int32) {
    work.live[row] = EliminationWork.Live()
    rows.base[Int(row)].kind = .redundant
    redundantRows.append(row)
  }

  @inline(__always)
  func isLive(_ variable: Int32) -> Bool { variables.base[Int(variable)].pivotRow < 0 }

  /// Calls `body` with every active row that mentions the variable.
  @inline(__always)
  private func forEachActiveRow(of variable: Int32, _ body: (Int32) -> Void) {
    let record = variables.base + Int(variable)
    let work = self.work
    let rows = self.rows.base
    for m in Int(record.pointee.firstMention)..<Int(record.pointee.firstMention + record.pointee.uses) {
      let row = mentions.base[m]
      if work.isActive(row), rows[Int(row)].hasOwnTerms { body(row) }
    }
    var t = record.pointee.firstFill
    while t >= 0 {
      let link = fillLinks.base[Int(t)]
      t = link.next
      if work.isActive(link.row) { body(link.row) }
    }
  }

  /// Returns a variable's coefficient in a row.
  @inline(__always)
  private func coefficient(of variable: Int32, in row: Int32) -> Double {
    for term in reducedTerms(row) where term.variable == variable { return term.coefficient }
    return 0
  }

  @inline(__always)
  private func use(_ row: Int32, for variable: Int32, as kind: Row.Kind) {
    work.live[row] = EliminationWork.Live()
    rows.base[Int(row)].use(for: variable, as: kind, position: Int32(eliminationOrder.count))
    let component = variables.base[Int(variable)].component
    if component >= 0 {
      update.components.append(component)
      update.reducedComponents.append(component)
    }
    variables.base[Int(variable)].pivotRow = row
    eliminationOrder.append(row)
  }

  private func fix(_ row: Int32) {
    guard let variable = reducedTerms(row).first(where: { isLive($0.variable) })?.variable else {
      return makeRedundant(row)
    }
    use(row, for: variable, as: .fixing)
    forEachActiveRow(of: variable) { other in
      let live = work.live.base[Int(other)].count - 1
      work.live.base[Int(other)] = EliminationWork.Live(live)
      if live == 1 {
        work.singleRows.append(other)
      } else if live == 0 {
        makeRedundant(other)
      }
    }
  }

  private func pivotOnSingleColumn(_ variable: Int32) {
    guard isLive(variable), work.uses[variable].equalities == 1 else { return }
    var found: Int32 = -1
    forEachActiveRow(of: variable) { found = $0 }
    guard found >= 0 else { return }
    // A small pivot would magnify rounding errors.
    let size = coefficient(of: variable, in: found).magnitude
    for term in reducedTerms(found)
    where isLive(term.variable) && term.coefficient.magnitude * 0.01 > size {
      return
    }
    use(found, for: variable, as: .pivoting)
    leave(found, except: variable)
  }

  /// Subtracts a used row from the counts of its variables.
  private func leave(_ row: Int32, except variable: Int32) {
    for term in reducedTerms(row) where term.variable != variable && isLive(term.variable) {
      decrementUses(term.variable)
    }
  }

  @inline(__always)
  private func decrementUses(_ variable: Int32) {
    let uses = work.uses.base + Int(variable)
    uses.pointee.equalities -= 1
    if uses.pointee.equalities == 1, uses.pointee.penalties == 0 { work.singleColumns.append(variable) }
  }

  private func shortestRow() -> Int32? {
    var length = 2
    while length < 9 {
      guard let row = work.buckets[length].popLast() else {
        length += 1
        continue
      }
      guard work.isActive(row) else { continue }
      let now = min(Int(work.live[row].count), 8)
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
    for term in reducedTerms(row) where isLive(term.variable) {
      let uses = work.uses[term.variable]
      let cost = uses.equalities + uses.penalties
      if cost < bestCost, isStablePivot(term, largest) {
        best = term.variable
        bestCoefficient = term.coefficient
        bestCost = cost
      }
    }
    guard best >= 0 else { return makeRedundant(row) }
    use(row, for: best, as: .pivoting)
    work.others.removeAll()
    forEachActiveRow(of: best) { other in
      let factor = coefficient(of: best, in: other)
      work.others.append(Operation(factor: factor, pivotRow: row, row: other))
    }
    for i in 0..<work.others.count {
      let other = work.others[i]
      substitute(row, in: other.row, factor: -other.factor / bestCoefficient)
    }
    leave(row, except: best)
  }

  /// Returns whether rounding errors do not grow if a row expresses the term's variable: the coefficient is not
  /// small beside the row's largest, or beside those of the variable in the other rows.
  ///
  /// The sums of long chains have large coefficients for what their members share. If that were expressed, it
  /// would have to be replaced in the rows of all members.
  private func isStablePivot(_ term: TermRecord, _ largest: Double) -> Bool {
    let size = term.coefficient.magnitude
    if size >= 0.1 * largest { return true }
    guard size >= 1e-5 * largest, work.uses[term.variable].equalities <= 4 else { return false }
    var isLargest = true
    forEachActiveRow(of: term.variable) { other in
      if coefficient(of: term.variable, in: other).magnitude > size { isLargest = false }
    }
    return isLargest
  }

  /// Adds a multiple of a pivot row to an active row, so that the pivot row's variable is eliminated there.
  private func substitute(_ pivotRow: Int32, in row: Int32, factor: Double) {
    let pivot = rows.base[Int(pivotRow)].pivot
    let known = reducedTerms(row).count
    let largest = merge(reducedTerms(row), reducedTerms(pivotRow), times: factor)
    addOperation(on: row, pivotRow: pivotRow, factor: factor)
    unlinkFill(of: row)
    let merged = work.merged.base
    var live: Int32 = 0
    var kept = 0
    for i in 0..<work.merged.count {
      let term = merged[i]
      if term.variable == pivot { continue }
      let isKept = term.coefficient.magnitude > largest * Solver.cancellation
      if isLive(term.variable) {
        if isKept {
          live += 1
          if i >= known { work.uses.base[Int(term.variable)].equalities += 1 }
        } else if i < known {
          decrementUses(term.variable)
        }
      }
      if isKept {
        merged[kept] = term
        kept += 1
      }
    }
    setFill(of: row, UnsafeBufferPointer(start: merged, count: kept))
    list(row, live: live)
  }

  /// The number of terms up to which looking for a variable among them is faster than an accumulator.
  private static let fewTerms = 16

  /// Collects the sum of a row's terms and those of a pivot row times a factor in `work.merged`, the row's
  /// variables first. Returns the magnitude of the largest coefficient before and after.
  private func merge(
    _ own: UnsafeBufferPointer<TermRecord>, _ added: UnsafeBufferPointer<TermRecord>, times factor: Double
  ) -> Double {
    let merged = work.merged
    merged.removeAll()
    var largest = 0.0
    for term in own {
      largest = max(largest, term.coefficient.magnitude)
      merged.append(term)
    }
    let isShort = own.count + added.count <= Solver.fewTerms
    if !isShort {
      accumulator.reserve(variables.count)
      for term in own { accumulator.add(term.coefficient, to: term.variable) }
    }
    for term in added {
      let change = term.coefficient * factor
      largest = max(largest, change.magnitude)
      if isShort {
        var i = 0
        while i < own.count, merged.base[i].variable != term.variable { i += 1 }
        if i < own.count {
          merged.base[i].coefficient += change
          continue
        }
      } else if !accumulator.add(change, to: term.variable) {
        continue
      }
      merged.append(TermRecord(coefficient: change, variable: term.variable))
    }
    if !isShort {
      for i in 0..<own.count { merged.base[i].coefficient = accumulator[merged.base[i].variable] }
      accumulator.clear()
    }
    return largest
  }

  func addOperation(on row: Int32, pivotRow: Int32, factor: Double) {
    let index = Int32(operations.count)
    operations.append(
      Operation(
        factor: factor, pivotRow: pivotRow, row: row, nextOfRow: rows[row].firstOperation,
        nextOfPivot: rows[pivotRow].firstUse))
    rows.base[Int(row)].firstOperation = index
    rows.base[Int(pivotRow)].firstUse = index
    if rows.base[Int(row)].kind == .penalty { rows.base[Int(pivotRow)].reducesPenalties = true }
  }

  /// Reclaims the memory of removed constraints' terms when it is most of the memory.
  private func compactTerms() {
    guard wastedTerms > 64, wastedTerms * 2 > terms.count else { return }
    let kept = Buffer<TermRecord>()
    defer { kept.deallocate() }
    kept.reserve(terms.count - wastedTerms)
    for r in 0..<rows.count where rows[r].kind != .unused {
      let start = kept.count
      for t in Int(rows[r].termStart)..<Int(rows[r].termStart + rows[r].termCount) { kept.append(terms[t]) }
      rows.base[r].termStart = Int32(start)
    }
    terms.exchange(with: kept)
    wastedTerms = 0
  }
}
