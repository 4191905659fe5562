/// Solves linear constraints with priorities.
///
/// ```swift
/// let solver = Solver()
/// let left = solver.addVariable(), width = solver.addVariable()
/// solver.add([Term(left)], constant: -20, relation: .equal)                                 // left == 20
/// solver.add([Term(left), Term(width)], constant: -300, relation: .lessThanOrEqual)         // left + width <= 300
/// solver.add([Term(width)], constant: -500, relation: .equal, priority: Priority(750))      // width == 500, perhaps
/// solver.solve()
/// solver.value(of: width)                                                                   // 280
/// ```
///
/// Required constraints hold. Then, from the highest priority down, the sum of violations at that priority is the
/// least that all higher ones allow. What is still open is settled by a fixed rule: of two constraints at the same
/// priority the one added later is kept, unless ``TieRule/earlierIsKept`` was asked for; variables that nothing determines
/// are pulled to zero in order of creation. ``reservePlaces(_:)`` keeps places in these orders for what comes and goes.
/// The result depends on the constraints and the order of their addition only, never on the edits in between.
///
/// The parts, in the order in which ``solve()`` runs them:
///
/// 1. *Elimination*: required equalities express variables by others, `Solver+Elimination.swift`.
/// 2. *Reduction*: what is left of all other constraints after that, `Solver+Reduction.swift`.
/// 3. *Components*: constraints that share no variable are solved apart, `Solver+Components.swift`.
/// 4. *Simplex*: each component's penalties are minimised, `Simplex/Tableau.swift`.
/// 5. *Values*: the eliminated variables follow, `Solver+Values.swift`.
///
/// `Solver+Conflicts.swift` finds the constraints to blame when required ones contradict each other.
///
/// A solver is not thread-safe. Adding and changing constraints costs their terms only; the work is done by `solve()`.
public final class Solver {
  // MARK: Variables

  struct VariableRecord: BitwiseCopyable {
    var value = 0.0
    /// Order of creation.
    var order = 0
    var generation: UInt32 = 0
    /// How many constraints mention the variable.
    var uses: Int32 = 0
    /// First of the chain of terms that mention the variable in constraints as they were added.
    var firstTerm: Int32 = -1
    /// First of the chain of terms that elimination made.
    var firstFill: Int32 = -1
    /// The row that gives the variable its value, or -1 when it is free.
    var pivotRow: Int32 = -1
    /// The free variable's component, or -1.
    var component: Int32 = -1
    var isAlive = true
    /// Not solved for yet.
    var isNew = true
    /// Listed in `marked`, with the value it had.
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

  /// A constraint as it was added, and what elimination made of it.
  struct Row: BitwiseCopyable {
    var constant: Double
    /// The constant after elimination; fixed variables are not part of it.
    var reducedConstant = 0.0
    /// Order of addition.
    var order: Int
    var termStart: Int32
    var termCount: Int32
    /// Where the terms after elimination start in `fill`, or -1 when they are those that were added.
    var fillStart: Int32 = -1
    var fillCount: Int32 = 0
    /// First of the chain of operations that elimination did on the row, and first of those that used it.
    var firstOperation: Int32 = -1
    var firstUse: Int32 = -1
    /// The value of the row where all free variables are 0, for rows that are penalties.
    var offset = 0.0
    /// The variable that the row gives its value, or -1.
    var pivot: Int32 = -1
    /// The row's place in the order of elimination, or -1.
    var position: Int32 = -1
    /// The component that the row belongs to, or -1.
    var component: Int32 = -1
    /// The functional of the component's tableau that the penalty depends on, and what it was divided by.
    var functional: Int32 = -1
    var scale = 1.0
    var priority: Float
    var breakRank: Int32
    var generation: UInt32
    var relation: Int8
    var kind: Kind = .unused
    var isBroken = false
    /// Optional, but eliminated as if it were required.
    var isPromoted = false
    /// Listed in `touchedRows`.
    var isTouched = false
    /// Member of a standing conflict.
    var isInConflict = false
    /// Gives way to others where only ties decide.
    var tieRule = TieRule.laterIsKept

    enum Kind: UInt8 {
      /// A free slot.
      case unused
      /// Not looked at since it was added.
      case added
      /// Gives a variable a fixed value, or a value that depends on others.
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

  /// An expressed variable that is to be replaced, and its row's place in the order of elimination.
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
    /// The tableau that the component has kept, or -1.
    var warmTableau: Int32 = -1
    /// Whether ties had to be settled by pulls towards zero.
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
  /// The next place in the orders of creation and addition.
  var nextOrder = 0

  // What elimination, reduction and the search for components made of the rows.

  /// Rows that fix variables, then rows that express variables by others, each in order of elimination.
  let fixingRows = Buffer<Int32>()
  let pivotRows = Buffer<Int32>()
  let redundantRows = Buffer<Int32>()
  let penaltyRows = Buffer<Int32>()
  let components = Buffer<Component>()
  let componentVariables = Buffer<Int32>()
  let componentRows = Buffer<Int32>()

  /// The priority at which equalities of one variable are eliminated as if they were required, or 0 for none.
  var promotedPriority: Float = 0
  /// Set when a promotion turned out wrong, until constraints come or go.
  var isPromotionBarred = false

  var needsElimination = false
  var needsConstants = false
  let changedRows = Buffer<Int32>()
  let addedVariables = Buffer<Int32>()
  let changed = Buffer<Int32>()
  let marked = Buffer<Int32>()
  let columnOf = Buffer<Int32>()
  /// How many components are loose.
  var looseComponents = 0
  let dirtyComponents = Buffer<Int32>()
  /// Rows without a place in the order of elimination that a change of constants has reached.
  let touchedRows = Buffer<Int32>()
  /// Pivot rows by their position.
  let eliminationOrder = Buffer<Int32>()
  let forward = PlaceSet()
  let backward = PlaceSet()
  var standing = StandingConflicts()
  /// Whether a conflict has been healed since the last `solve()`.
  var haveConflictsHealed = false
  /// What `ambiguities()` found since the last `solve()`, and the variables in it.
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

  /// All conflicts that stand after the last `solve()`.
  public private(set) var conflicts: [Conflict] = []
  /// The conflicts that the last `solve()` found.
  public private(set) var newConflicts: [Conflict] = []
  /// Chooses which member of a minimal conflicting set breaks.
  ///
  /// Without it, the member with the highest `breakRank` breaks; among those, the most recently added one.
  public var chooseBroken: (([Constraint]) -> Constraint)?

  func setConflicts(_ all: [Conflict], new: [Conflict]) {
    conflicts = all
    newConflicts = new
  }

  /// A solver without variables and constraints.
  public init() {
    // An address tells living solvers apart.
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

  /// Reserves places in the orders of creation and addition, behind everything that was added so far.
  ///
  /// Variables and constraints that are removed and added again at the same place leave no trace in ties.
  /// - Returns: the first place; the others follow it.
  public func reservePlaces(_ count: Int) -> Int {
    defer { nextOrder += count }
    return nextOrder
  }

  /// Adds a variable; it is 0 until the first `solve()`.
  /// - Parameter place: A reserved place in the order of creation; nil for behind everything so far.
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
  /// Costs its terms; nothing is solved yet. Several terms of the same variable are summed.
  /// - Parameters:
  ///   - breakRank: Of conflicting required constraints the one with the highest rank is broken.
  ///   - tieRule: Whether the constraint is kept where it and another of its priority cannot both hold and nothing else
  ///     says which is to.
  ///   - place: A reserved place in the order of addition; nil for behind everything so far.
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
        // What rounding leaves of terms that cancel is not a term.
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

  /// The coefficient up to which terms beside larger ones are none: what is expressed by their variable would leave the
  /// range of numbers.
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

  // MARK: Changing

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

  /// Changes the priority of a constraint; its place in the order of addition stays.
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
    // A penalty that stays one, below the promoted ones, changes its component only.
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

  /// Moves a variable to a reserved place in the order of creation.
  public func setPlace(_ place: Int, of variable: Variable) {
    trap { () throws(Misuse) in try validate(variable) }
    guard variables[variable.index].order != place else { return }
    variables.base[variable.index].order = place
    needsElimination = true
  }

  /// Moves a constraint to a reserved place in the order of addition.
  public func setPlace(_ place: Int, of constraint: Constraint) {
    trap { () throws(Misuse) in try validate(constraint) }
    let index = Int(constraint.index)
    guard rows[index].order != place else { return }
    rows.base[index].order = place
    if rows[index].isInConflict { heal(constraint.index) }
    needsElimination = true
    isPromotionBarred = false
  }

  // MARK: Reading

  /// The value of a variable as of the last `solve()`.
  public func value(of variable: Variable) -> Double {
    trap { () throws(Misuse) in try validate(variable) }
    return variables[variable.index].value
  }

  /// The variables whose values the last `solve()` changed, new ones included, each once.
  public var changedVariables: ChangedVariables { ChangedVariables(solver: self) }

  /// Whether the constraint is treated as absent because it conflicts with others.
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

  /// Puts a term into the chain of its variable.
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

  /// The terms of a row after elimination, fixed variables included.
  @inline(__always)
  func reducedTerms(_ row: Int32) -> UnsafeBufferPointer<TermRecord> {
    let r = rows[row]
    return r.fillStart >= 0
      ? UnsafeBufferPointer(start: fill.base + Int(r.fillStart), count: Int(r.fillCount))
      : UnsafeBufferPointer(start: terms.base + Int(r.termStart), count: Int(r.termCount))
  }
}

/// The variables that the last `solve()` changed; valid until the next one.
public struct ChangedVariables: RandomAccessCollection {
  let solver: Solver

  /// Always 0.
  public var startIndex: Int { 0 }
  /// The number of variables that changed.
  public var endIndex: Int { solver.changed.count }
  /// A changed variable, in the order in which the solver noted the changes.
  public subscript(position: Int) -> Variable { solver.handle(ofVariable: solver.changed[position]) }
}
