/// Solves linear constraints with priorities.
///
/// ```swift
/// let solver = Solver()
/// let left = solver.addVariable(), width = solver.addVariable()
/// left == 20
/// solver.add([Term(left)], constant: -20, relation: .equal)
/// left + width <= 300
/// solver.add([Term(left), Term(width)], constant: -300, relation: .lessThanOrEqual)
/// width == 500 if possible
/// solver.add([Term(width)], constant: -500, relation: .equal, priority: Priority(750))
/// solver.solve()
/// solver.value(of: width)  // 280
/// ```
///
/// Required constraints are satisfied. Then, from the highest priority down, the sum of violations at each
/// priority is minimized, subject to all higher ones. Fixed rules resolve ties: of two constraints at the
/// same priority the one added later is kept, unless it has the rule ``TieRule/earlierIsKept``; variables
/// that nothing determines are pulled to zero in order of creation. ``reservePlaces(_:)`` reserves positions
/// in these orders for constraints that are removed and added again. The result depends only on the
/// constraints and the order of their addition, never on the edits in between.
///
/// The phases of ``solve()``, in order:
///
/// 1. *Elimination*: required equalities express variables by others, `Solver+Elimination.swift`.
/// 2. *Reduction*: the eliminated variables are replaced in all other constraints, `Solver+Reduction.swift`.
/// 3. *Components*: constraints that share no variable are solved separately, `Solver+Components.swift`.
/// 4. *Simplex*: each component's penalties are minimized, `Simplex/Tableau.swift`.
/// 5. *Values*: the eliminated variables are computed, `Solver+Values.swift`.
///
/// After a few edits, `Solver+Update.swift` performs the first three for what depends on them only.
///
/// `Solver+Conflicts.swift` finds the constraints that contradict each other.
///
/// A solver is not thread-safe. Adding or changing a constraint takes time proportional to its terms;
/// `solve()` does the work.
public final class Solver {
  let identity: UInt32
  let variables = Buffer<VariableRecord>()
  let freeVariableSlots = Buffer<Int32>()
  let rows = Buffer<Row>()
  let freeRowSlots = Buffer<Int32>()
  /// By row: the rank in conflicts. The ranks of later rows are 0.
  let breakingOrders = Buffer<Int32>()
  let terms = Buffer<TermRecord>()
  /// Terms of removed constraints, still in `terms`.
  var wastedTerms = 0
  /// The rows that mention each variable, the latest first; elimination collects them.
  let mentions = Buffer<Int32>()
  let fill = Buffer<TermRecord>()
  let fillLinks = Buffer<FillLink>()
  /// The parts of `fill` that no row has any more, since its terms became more.
  let freeFill: FreeSpans
  /// Terms after elimination of penalties. They are in no chains: the component of a free variable has the penalty,
  /// and a fixed one is in it by way of a row that the penalty was reduced with.
  let penaltyFill = Buffer<TermRecord>()
  let operations = Buffer<Operation>()
  /// The next position in the orders of creation and addition.
  var nextOrder = 0

  // The results of elimination, reduction and the search for components.

  /// The rows that fix variables, and those that express variables by others, by their position.
  let eliminationOrder = Buffer<Int32>()
  let redundantRows = Buffer<Int32>()
  let penaltyRows = Buffer<Int32>()
  let components = Buffer<Component>()
  let componentVariables = Buffer<Int32>()
  let componentRows = Buffer<Int32>()

  /// The priority at which equalities of one variable are eliminated as if they were required, or 0 for none.
  var promotedPriority: Float = 0
  /// Set when a promotion failed, until constraints are added or removed.
  var isPromotionBarred = false

  var needsElimination = true
  var needsConstants = false
  /// A Boolean value that indicates whether nothing has been edited since the elimination: updates have not
  /// changed its order.
  var isEliminationFresh = false
  /// Constraints that were added, removed or changed since elimination, each once; unused if that is needed anew.
  let editedRows = Buffer<Int32>()
  /// The slots of variables that were removed, but that elimination still refers to.
  let retiredVariables = Buffer<Int32>()
  /// A Boolean value that indicates whether a row or variable has taken the slot of one that was removed, so
  /// that elimination meets them in another order than that of addition.
  var haveSlotsBeenReused = false
  let update = UpdateWork()
  /// The number of mentions that were looked at for removed constraints since the last `solve()`.
  var examinedMentions = 0
  /// The memory that updates have left unused since the last elimination, in bytes.
  var waste = 0
  let changedRows = Buffer<Int32>()
  let addedVariables = Buffer<Int32>()
  let changed = Buffer<Int32>()
  let marked = Buffer<Marked>()
  let columnOf = Buffer<Int32>()
  /// The number of loose components.
  var looseComponents = 0
  let dirtyComponents = Buffer<Int32>()
  /// Rows without a position in the elimination order that a change of constants has reached.
  let touchedRows = Buffer<Int32>()
  let forward = PlaceSet()
  let backward = PlaceSet()
  var standing = StandingConflicts()
  /// A Boolean value that indicates whether a conflict has ended since the last `solve()`.
  var haveConflictsHealed = false
  /// The result of `ambiguities()` since the last `solve()`, and the variables in it.
  var knownAmbiguities: [Ambiguity]?
  var ambiguousVariables: Set<Int32> = []
  let tableauWork = TableauWork()
  let tableau: Tableau
  var warmTableaus: [Tableau] = []
  /// Tableaus that no component keeps, by their indices.
  let freeTableaus = Buffer<Int32>()
  let freeComponents = Buffer<Int32>()
  let looseGroups = LooseGroups()
  let pending = Buffer<Pending>()
  let lineKinks = Buffer<Kink>()
  let linePriorities = Buffer<Float>()
  let lineSlope = Buffer<Double>()
  let accumulator = Accumulator()
  let work = EliminationWork()

  /// All conflicts that exist after the last `solve()`.
  public private(set) var conflicts: [Conflict] = []
  /// The conflicts that the last `solve()` found.
  public private(set) var newConflicts: [Conflict] = []
  /// A closure that chooses which member of a minimal conflicting set is broken.
  ///
  /// If it is `nil`, the member with the highest `breakingOrder` is broken; among those, the one added last.
  public var chooseBroken: (([Constraint]) -> Constraint)?

  func setConflicts(_ all: [Conflict], new: [Conflict]) {
    conflicts = all
    newConflicts = new
  }

  /// Creates a solver without variables and constraints.
  public init() {
    tableau = Tableau(work: tableauWork)
    freeFill = FreeSpans(links: fillLinks)
    // An address distinguishes living solvers.
    identity = UInt32(truncatingIfNeeded: UInt(bitPattern: ObjectIdentifier(tableau)) >> 4)
  }

  deinit {
    variables.deallocate()
    rows.deallocate()
    breakingOrders.deallocate()
    terms.deallocate()
    mentions.deallocate()
    fill.deallocate()
    fillLinks.deallocate()
    freeFill.deallocate()
    penaltyFill.deallocate()
    operations.deallocate()
    redundantRows.deallocate()
    penaltyRows.deallocate()
    componentVariables.deallocate()
    componentRows.deallocate()
    changedRows.deallocate()
    addedVariables.deallocate()
    marked.deallocate()
    freeVariableSlots.deallocate()
    freeRowSlots.deallocate()
    columnOf.deallocate()
    changed.deallocate()
    dirtyComponents.deallocate()
    touchedRows.deallocate()
    eliminationOrder.deallocate()
    forward.deallocate()
    pending.deallocate()
    lineKinks.deallocate()
    linePriorities.deallocate()
    lineSlope.deallocate()
    backward.deallocate()
    components.deallocate()
    accumulator.deallocate()
    work.deallocate()
    editedRows.deallocate()
    retiredVariables.deallocate()
    freeTableaus.deallocate()
    freeComponents.deallocate()
    update.deallocate()
  }

  // MARK: Building

  /// Reserves positions in the orders of creation and addition, after everything that was added so far.
  ///
  /// Variables and constraints that are removed and added again at the same position do not affect ties.
  /// - Parameter count: The number of positions. A solver has 2^40 in all.
  /// - Returns: The first position; the others follow it.
  public func reservePlaces(_ count: Int) -> Int {
    defer { nextOrder += count }
    return nextOrder
  }

  /// Adds a variable, whose value is 0 until the first `solve()`.
  /// - Parameter place: A reserved position in the order of creation; `nil` for the end.
  public func addVariable(place: Int? = nil) -> Variable {
    let index: Int32
    var record = VariableRecord()
    record.order = place ?? reservePlaces(1)
    if let slot = freeVariableSlots.popLast() {
      haveSlotsBeenReused = true
      index = slot
      record.generation = variables[slot].generation + 1
      variables[slot] = record
    } else {
      index = Int32(variables.count)
      variables.append(record)
    }
    addedVariables.append(index)
    return Variable(index: Int(index), generation: record.generation, owner: identity)
  }

  /// Removes a variable that no constraint mentions.
  public func removeVariable(_ variable: Variable) {
    trap { () throws(Misuse) in try validate(removing: variable) }
    let index = Int32(variable.index)
    variables[index].isAlive = false
    let record = variables[index]
    let isReferredTo = record.pivotRow >= 0 || record.component >= 0 || record.firstFill >= 0
    if needsElimination || !isReferredTo {
      freeSlot(ofVariable: index)
    } else {
      retiredVariables.append(index)
    }
  }

  /// Makes the slot of a removed variable available, unless handles could not tell a further variable in it from
  /// earlier ones.
  func freeSlot(ofVariable index: Int32) {
    if variables[index].generation < .max { freeVariableSlots.append(index) }
  }

  /// Adds the constraint `sum of the terms + constant  relation  0`.
  ///
  /// Takes time proportional to its terms; nothing is solved yet. Terms of the same variable are summed.
  /// - Parameters:
  ///   - breakingOrder: The rank in conflicts: of conflicting required constraints, the one with the highest rank
  ///     is broken.
  ///   - tieRule: Determines whether the constraint is kept in a tie with another of its priority.
  ///   - place: A reserved position in the order of addition; `nil` for the end.
  @discardableResult
  public func add(
    _ terms: borrowing Span<Term>, constant: Double = 0, relation: Relation, priority: Priority = .required,
    breakingOrder: Int32 = 0, tieRule: TieRule = .laterIsKept, place: Int? = nil
  ) -> Constraint {
    let start = self.terms.count
    do throws(Misuse) {
      try validate(constant: constant)
      try validate(priority)
      if !appendPlain(terms) {
        try validate(terms, constant: constant, priority: priority)
        append(terms)
      }
    } catch {
      preconditionFailure(error.description)
    }
    var row = Row(
      constant: constant, order: place ?? reservePlaces(1), termStart: Int32(start),
      priority: priority.rawValue, relation: relation.rawValue, tieRule: tieRule)
    row.termCount = Int32(self.terms.count - start)
    let index: Int32
    if let slot = freeRowSlots.popLast() {
      haveSlotsBeenReused = true
      index = slot
      row.generation = rows[slot].generation + 1
      rows[index] = row
    } else {
      index = Int32(rows.count)
      rows.append(row)
    }
    setBreakingOrder(breakingOrder, of: index)
    if !needsElimination {
      enterMentions(of: index)
      noteEdit(of: index)
    }
    isPromotionBarred = false
    return Constraint(index: index, generation: row.generation, owner: identity)
  }

  /// Appends the terms of a constraint if they are valid and different variables have coefficients that are not
  /// small; otherwise does nothing and returns `false`.
  @inline(__always)
  private func appendPlain(_ terms: borrowing Span<Term>) -> Bool {
    let start = self.terms.count
    self.terms.reserve(start + terms.count)
    let records = self.terms.base + start
    let (variables, variableCount) = (self.variables.base, self.variables.count)
    for t in 0..<terms.count {
      let (variable, coefficient) = (terms[t].variable, terms[t].coefficient)
      guard variable.owner == identity, variable.index < variableCount,
        variables[variable.index].generation == variable.generation, variables[variable.index].isAlive,
        coefficient.magnitude >= Solver.smallCoefficient, coefficient.magnitude < .infinity
      else { return false }
      let index = Int32(truncatingIfNeeded: variable.index)
      for other in 0..<t where records[other].variable == index { return false }
      records[t] = TermRecord(coefficient: coefficient, variable: index)
    }
    self.terms.count = start + terms.count
    for t in 0..<terms.count { variables[Int(records[t].variable)].uses += 1 }
    return true
  }

  /// Coefficients from this magnitude on are never ignored.
  private static let smallCoefficient = 1e-6

  /// Appends the terms of a constraint, those of the same variable as one.
  private func append(_ terms: borrowing Span<Term>) {
    let start = self.terms.count
    let negligible = Solver.negligibleCoefficient(of: terms)
    var haveCancelled = false
    for t in 0..<terms.count {
      let coefficient = terms[t].coefficient
      if coefficient.magnitude <= negligible { continue }
      let variable = Int32(terms[t].variable.index)
      var other = start
      let end = self.terms.count
      while other < end, self.terms.base[other].variable != variable { other += 1 }
      if other == end {
        self.terms.append(TermRecord(coefficient: coefficient, variable: variable))
        continue
      }
      let sum = self.terms[other].coefficient + coefficient
      // The rounding error of terms that cancel is not a term.
      let isNothing = sum.magnitude <= Solver.cancellation * coefficient.magnitude
      self.terms.base[other].coefficient = isNothing ? 0 : sum
      haveCancelled = haveCancelled || isNothing
    }
    if haveCancelled { removeCancelledTerms(from: start) }
    for t in start..<self.terms.count { variables.base[Int(self.terms.base[t].variable)].uses += 1 }
  }

  private func removeCancelledTerms(from start: Int) {
    var end = terms.count
    for t in stride(from: end - 1, through: start, by: -1) where terms[t].coefficient == 0 {
      end -= 1
      terms[t] = terms[end]
    }
    terms.count = end
  }

  /// Adds the constraint `sum of the terms + constant  relation  0`.
  @discardableResult
  public func add(
    _ terms: [Term], constant: Double = 0, relation: Relation, priority: Priority = .required,
    breakingOrder: Int32 = 0, tieRule: TieRule = .laterIsKept, place: Int? = nil
  ) -> Constraint {
    add(
      terms.span, constant: constant, relation: relation, priority: priority, breakingOrder: breakingOrder,
      tieRule: tieRule, place: place)
  }

  /// Returns the magnitude up to which coefficients are ignored beside larger ones: expressions by their
  /// variables would exceed the range of numbers.
  @inline(__always)
  private static func negligibleCoefficient(of terms: borrowing Span<Term>) -> Double {
    var (least, largest) = (Double.infinity, 0.0)
    for t in 0..<terms.count {
      let size = terms[t].coefficient.magnitude
      least = min(least, size)
      largest = max(largest, size)
    }
    return least < smallCoefficient ? max(largest * 1e-12, 1e-100) : 0
  }

  /// Removes a constraint.
  public func remove(_ constraint: Constraint) {
    trap { () throws(Misuse) in try validate(constraint) }
    let index = constraint.index
    let row = rows[index]
    if row.isInConflict { resolveConflicts(index) }
    if !needsElimination { leaveMentions(of: index) }
    for t in row.termStart..<row.termStart + row.termCount {
      variables.base[Int(terms[t].variable)].uses -= 1
    }
    wastedTerms += Int(row.termCount)
    isPromotionBarred = false
    if needsElimination {
      rows.base[Int(index)].kind = .unused
      freeRowSlots.append(index)
    } else {
      rows.base[Int(index)].isRemoved = true
      rows.base[Int(index)].generation += 1
      noteEdit(of: index)
    }
  }

  // MARK: Modification

  /// Changes the constant of a constraint.
  public func setConstant(_ constant: Double, of constraint: Constraint) {
    do throws(Misuse) {
      try validate(constraint)
      try validate(constant: constant)
    } catch {
      preconditionFailure(error.description)
    }
    let index = Int(constraint.index)
    guard rows[index].constant != constant else { return }
    rows.base[index].constant = constant
    if rows[index].isInConflict { resolveConflicts(constraint.index) }
    needsConstants = true
    changedRows.append(constraint.index)
  }

  /// Changes the priority of a constraint. Its position in the order of addition does not change.
  public func setPriority(_ priority: Priority, of constraint: Constraint) {
    do throws(Misuse) {
      try validate(constraint)
      try validate(priority)
    } catch {
      preconditionFailure(error.description)
    }
    let index = Int(constraint.index)
    let old = rows[index].priority
    guard old != priority.rawValue else { return }
    rows.base[index].priority = priority.rawValue
    if rows[index].isInConflict { resolveConflicts(constraint.index) }
    // A penalty that remains one, below the promoted ones, affects its component only.
    let row = rows[index]
    if !needsElimination, row.kind == .penalty, row.component >= 0, old < 1000,
      priority.rawValue < (promotedPriority > 0 ? promotedPriority : 1000)
    {
      let warm = components[row.component].warmTableau
      if warm >= 0 { warmTableaus[Int(warm)].wearOut() }
      dirty(row.component)
      needsConstants = true
    } else {
      noteEdit(of: constraint.index)
      isPromotionBarred = false
    }
  }

  /// Moves a variable to a reserved position in the order of creation.
  public func setPlace(_ place: Int, of variable: Variable) {
    trap { () throws(Misuse) in try validate(variable) }
    guard variables[variable.index].order != place else { return }
    variables.base[variable.index].order = place
    needsElimination = true
  }

  /// Moves a constraint to a reserved position in the order of addition.
  public func setPlace(_ place: Int, of constraint: Constraint) {
    trap { () throws(Misuse) in try validate(constraint) }
    let index = Int(constraint.index)
    guard rows[index].order != place else { return }
    rows.base[index].order = place
    if rows[index].isInConflict { resolveConflicts(constraint.index) }
    noteEdit(of: constraint.index)
    isPromotionBarred = false
  }

  // MARK: Results

  /// Returns the value of a variable as of the last `solve()`.
  public func value(of variable: Variable) -> Double {
    trap { () throws(Misuse) in try validate(variable) }
    return variables[variable.index].value
  }

  /// The variables whose values the last `solve()` changed, including new ones, each once.
  public var changedVariables: ChangedVariables { ChangedVariables(solver: self) }

  /// Returns whether the constraint is treated as absent because it conflicts with others.
  public func isBroken(_ constraint: Constraint) -> Bool {
    trap { () throws(Misuse) in try validate(constraint) }
    return rows[constraint.index].isBroken
  }

  func handle(ofVariable index: Int32) -> Variable {
    Variable(index: Int(index), generation: variables[index].generation, owner: identity)
  }

  func handle(ofRow index: Int32) -> Constraint {
    Constraint(index: index, generation: rows[index].generation, owner: identity)
  }

  @inline(__always)
  func trap(_ body: () throws(Misuse) -> Void) {
    do throws(Misuse) {
      try body()
    } catch {
      preconditionFailure(error.description)
    }
  }

  // MARK: Terms

  /// Returns the terms of a row after elimination, including fixed variables.
  @inline(__always)
  func reducedTerms(_ row: Int32) -> UnsafeBufferPointer<TermRecord> {
    let r = rows.base + Int(row)
    let fillStart = Int(r.pointee.fillStart)
    if fillStart == -1 {
      return UnsafeBufferPointer(
        start: terms.base + Int(r.pointee.termStart), count: Int(r.pointee.termCount))
    }
    let start = fillStart >= 0 ? fill.base + fillStart : penaltyFill.base + (-2 - fillStart)
    return UnsafeBufferPointer(start: start, count: Int(r.pointee.fillCount))
  }
}

/// The variables that the last `solve()` changed. Valid until the next one.
public struct ChangedVariables: RandomAccessCollection {
  let solver: Solver

  /// Always 0.
  public var startIndex: Int { 0 }
  /// The number of variables that changed.
  public var endIndex: Int { solver.changed.count }
  /// The changed variable at a position, in the order in which the changes were recorded.
  public subscript(position: Int) -> Variable { solver.handle(ofVariable: solver.changed[position]) }
}
