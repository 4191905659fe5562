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
/// `Solver+Conflicts.swift` finds the constraints that contradict each other.
///
/// A solver is not thread-safe. Adding or changing a constraint takes time proportional to its terms;
/// `solve()` does the work.
public final class Solver {
  // MARK: Variables

  struct VariableRecord: BitwiseCopyable {
    var value = 0.0
    /// Order of creation.
    var order = 0
    var generation: UInt32 = 0
    /// The number of constraints that mention the variable.
    var uses: Int32 = 0
    /// The first of the chain of terms that mention the variable in constraints as they were added.
    var firstTerm: Int32 = -1
    /// The first of the chain of terms that elimination created.
    var firstFill: Int32 = -1
    /// The row that determines the variable's value, or -1 if it is free.
    var pivotRow: Int32 = -1
    /// The free variable's component, or -1.
    var component: Int32 = -1
    var isAlive = true
    /// Whether the variable has not been solved for yet.
    var isNew = true
    /// Whether it is listed in `marked`, with its previous value.
    var isMarked = false
    var valueBefore = 0.0
  }

  /// A term of a row, in the chain of its variable's terms.
  struct TermRecord: BitwiseCopyable {
    var coefficient: Double
    var variable: Int32
    var row: Int32
    var next: Int32 = -1
    var previous: Int32 = -1
  }

  // MARK: Rows

  /// A constraint as it was added, and its form after elimination.
  struct Row: BitwiseCopyable {
    var constant: Double
    /// The constant after elimination; fixed variables are not part of it.
    var reducedConstant = 0.0
    /// Order of addition.
    var order: Int
    var termStart: Int32
    var termCount: Int32
    /// The offset in `fill` of the terms after elimination, or -1 if they are those that were added.
    var fillStart: Int32 = -1
    var fillCount: Int32 = 0
    /// The first of the chain of operations that elimination performed on the row, and the first of those
    /// that used it.
    var firstOperation: Int32 = -1
    var firstUse: Int32 = -1
    /// The value of a penalty with all free variables 0.
    var offset = 0.0
    /// The variable whose value the row determines, or -1.
    var pivot: Int32 = -1
    /// The row's position in the elimination order, or -1.
    var position: Int32 = -1
    /// The component that the row belongs to, or -1.
    var component: Int32 = -1
    /// The functional of the component's tableau that the penalty depends on, and the divisor.
    var functional: Int32 = -1
    var scale = 1.0
    var priority: Float
    var breakRank: Int32
    var generation: UInt32
    var relation: Int8
    var kind: Kind = .unused
    var isBroken = false
    /// Whether it is optional, but eliminated as if it were required.
    var isPromoted = false
    /// Whether it is listed in `touchedRows`.
    var isTouched = false
    /// Whether it is a member of an existing conflict.
    var isInConflict = false
    /// Whether the constraint yields to others in ties.
    var tieRule = TieRule.laterIsKept

    enum Kind: UInt8 {
      /// A free slot.
      case unused
      /// Not processed since it was added.
      case added
      /// Determines a fixed value of a variable, or a value that depends on others.
      case fixing, pivoting
      /// A required equality that follows from others.
      case redundant
      /// A penalty or a required inequality.
      case penalty
      /// Broken.
      case broken
    }
  }

  /// An operation of elimination: `factor` times the reduced row `pivotRow` was added.
  struct Operation: BitwiseCopyable {
    var factor: Double
    var pivotRow: Int32
    /// The row that it was added to, and the next operations on that row and with that pivot row.
    var row: Int32
    var nextOfRow: Int32 = -1
    var nextOfPivot: Int32 = -1
  }

  /// An expressed variable that has to be replaced, and its row's position in the elimination order.
  struct Pending: BitwiseCopyable {
    var position: Int32
    var variable: Int32
  }

  struct Component: BitwiseCopyable {
    var variableStart: Int32 = 0
    var variableCount: Int32 = 0
    var rowStart: Int32 = 0
    var rowCount: Int32 = 0
    /// Whether a constant of the component has changed since it was solved.
    var isDirty = true
    /// The tableau that the component keeps, or -1.
    var warmTableau: Int32 = -1
    /// Whether pulls towards zero had to resolve ties.
    var isLoose = false
  }

  let identity: UInt32
  let variables = Buffer<VariableRecord>()
  let freeVariableSlots = Buffer<Int32>()
  let rows = Buffer<Row>()
  let freeRowSlots = Buffer<Int32>()
  let terms = Buffer<TermRecord>()
  /// Terms of removed constraints, still in `terms`.
  var wastedTerms = 0
  let fill = Buffer<TermRecord>()
  let operations = Buffer<Operation>()
  /// The next position in the orders of creation and addition.
  var nextOrder = 0

  // The results of elimination, reduction and the search for components.

  /// The rows that fix variables, then the rows that express variables by others, each in elimination order.
  let fixingRows = Buffer<Int32>()
  let pivotRows = Buffer<Int32>()
  let redundantRows = Buffer<Int32>()
  let penaltyRows = Buffer<Int32>()
  let components = Buffer<Component>()
  let componentVariables = Buffer<Int32>()
  let componentRows = Buffer<Int32>()

  /// The priority at which equalities of one variable are eliminated as if they were required, or 0 for none.
  var promotedPriority: Float = 0
  /// Set when a promotion failed, until constraints are added or removed.
  var isPromotionBarred = false

  var needsElimination = false
  var needsConstants = false
  let changedRows = Buffer<Int32>()
  let addedVariables = Buffer<Int32>()
  let changed = Buffer<Int32>()
  let marked = Buffer<Int32>()
  let columnOf = Buffer<Int32>()
  /// The number of loose components.
  var looseComponents = 0
  let dirtyComponents = Buffer<Int32>()
  /// Rows without a position in the elimination order that a change of constants has reached.
  let touchedRows = Buffer<Int32>()
  /// Pivot rows by their position.
  let eliminationOrder = Buffer<Int32>()
  let forward = PlaceSet()
  let backward = PlaceSet()
  var standing = StandingConflicts()
  /// Whether a conflict has ended since the last `solve()`.
  var haveConflictsHealed = false
  /// The result of `ambiguities()` since the last `solve()`, and the variables in it.
  var knownAmbiguities: [Ambiguity]?
  var ambiguousVariables: Set<Int32> = []
  let tableau = Tableau()
  var warmTableaus: [Tableau] = []
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
  /// If it is `nil`, the member with the highest `breakRank` is broken; among those, the one added last.
  public var chooseBroken: (([Constraint]) -> Constraint)?

  func setConflicts(_ all: [Conflict], new: [Conflict]) {
    conflicts = all
    newConflicts = new
  }

  /// Creates a solver without variables and constraints.
  public init() {
    // An address distinguishes living solvers.
    identity = UInt32(truncatingIfNeeded: UInt(bitPattern: ObjectIdentifier(tableau)) >> 4)
  }

  deinit {
    variables.deallocate()
    rows.deallocate()
    terms.deallocate()
    fill.deallocate()
    operations.deallocate()
    fixingRows.deallocate()
    pivotRows.deallocate()
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
  }

  // MARK: Building

  /// Reserves positions in the orders of creation and addition, after everything that was added so far.
  ///
  /// Variables and constraints that are removed and added again at the same position do not affect ties.
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
    if variables[index].pivotRow >= 0 || variables[index].component >= 0 { needsElimination = true }
    freeVariableSlots.append(index)
  }

  /// Adds the constraint `sum of the terms + constant  relation  0`.
  ///
  /// Takes time proportional to its terms; nothing is solved yet. Terms of the same variable are summed.
  /// - Parameters:
  ///   - breakRank: The rank in conflicts: of conflicting required constraints, the one with the highest rank
  ///     is broken.
  ///   - tieRule: Determines whether the constraint is kept in a tie with another of its priority.
  ///   - place: A reserved position in the order of addition; `nil` for the end.
  @discardableResult
  public func add(
    _ terms: borrowing Span<Term>, constant: Double = 0, relation: Relation, priority: Priority = .required,
    breakRank: Int32 = 0, tieRule: TieRule = .laterIsKept, place: Int? = nil
  ) -> Constraint {
    do throws(Misuse) {
      try validate(terms, constant: constant, priority: priority)
    } catch {
      preconditionFailure(error.description)
    }
    let index: Int32
    var row = Row(
      constant: constant, order: place ?? reservePlaces(1), termStart: Int32(self.terms.count), termCount: 0,
      priority: priority.rawValue, breakRank: breakRank, generation: 0, relation: relation.rawValue)
    row.kind = .added
    row.tieRule = tieRule
    if let slot = freeRowSlots.popLast() {
      index = slot
      row.generation = rows[slot].generation + 1
    } else {
      index = Int32(rows.count)
      rows.append(row)
    }
    let negligible = Solver.negligibleCoefficient(of: terms)
    for t in 0..<terms.count {
      let term = terms[t]
      if term.coefficient.magnitude <= negligible { continue }
      let variable = Int32(term.variable.index)
      var isMerged = false
      for other in Int(row.termStart)..<self.terms.count where self.terms[other].variable == variable {
        let sum = self.terms[other].coefficient + term.coefficient
        // The rounding error of terms that cancel is not a term.
        let isNothing = sum.magnitude <= Solver.cancellation * term.coefficient.magnitude
        self.terms.base[other].coefficient = isNothing ? 0 : sum
        isMerged = true
      }
      if isMerged { continue }
      self.terms.append(TermRecord(coefficient: term.coefficient, variable: variable, row: index))
    }
    var end = self.terms.count
    for t in stride(from: end - 1, through: Int(row.termStart), by: -1) where self.terms[t].coefficient == 0 {
      end -= 1
      self.terms[t] = self.terms[end]
    }
    self.terms.count = end
    for t in Int(row.termStart)..<end { link(Int32(t)) }
    row.termCount = Int32(end) - row.termStart
    rows[index] = row
    needsElimination = true
    isPromotionBarred = false
    return Constraint(index: index, generation: row.generation, owner: identity)
  }

  /// Adds the constraint `sum of the terms + constant  relation  0`.
  @discardableResult
  public func add(
    _ terms: [Term], constant: Double = 0, relation: Relation, priority: Priority = .required,
    breakRank: Int32 = 0, tieRule: TieRule = .laterIsKept, place: Int? = nil
  ) -> Constraint {
    add(
      terms.span, constant: constant, relation: relation, priority: priority, breakRank: breakRank,
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
    return least < 1e-6 ? max(largest * 1e-12, 1e-100) : 0
  }

  /// Removes a constraint.
  public func remove(_ constraint: Constraint) {
    trap { () throws(Misuse) in try validate(constraint) }
    let index = constraint.index
    let row = rows[index]
    if row.isInConflict { heal(index) }
    for t in row.termStart..<row.termStart + row.termCount { unlink(t) }
    wastedTerms += Int(row.termCount)
    rows.base[Int(index)].kind = .unused
    freeRowSlots.append(index)
    needsElimination = true
    isPromotionBarred = false
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
    if rows[index].isInConflict { heal(constraint.index) }
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
    if rows[index].isInConflict { heal(constraint.index) }
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
      needsElimination = true
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
    if rows[index].isInConflict { heal(constraint.index) }
    needsElimination = true
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

  /// Adds a term to the chain of its variable.
  @inline(__always)
  func link(_ t: Int32) {
    let v = Int(terms[t].variable)
    let first = variables[v].firstTerm
    terms.base[Int(t)].next = first
    terms.base[Int(t)].previous = -1
    if first >= 0 { terms.base[Int(first)].previous = t }
    variables.base[v].firstTerm = t
    variables.base[v].uses += 1
  }

  @inline(__always)
  func unlink(_ t: Int32) {
    let term = terms[t]
    let v = Int(term.variable)
    if term.previous >= 0 {
      terms.base[Int(term.previous)].next = term.next
    } else {
      variables.base[v].firstTerm = term.next
    }
    if term.next >= 0 { terms.base[Int(term.next)].previous = term.previous }
    variables.base[v].uses -= 1
  }

  /// Returns the terms of a row after elimination, including fixed variables.
  @inline(__always)
  func reducedTerms(_ row: Int32) -> UnsafeBufferPointer<TermRecord> {
    let r = rows[row]
    return r.fillStart >= 0
      ? UnsafeBufferPointer(start: fill.base + Int(r.fillStart), count: Int(r.fillCount))
      : UnsafeBufferPointer(start: terms.base + Int(r.termStart), count: Int(r.termCount))
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
