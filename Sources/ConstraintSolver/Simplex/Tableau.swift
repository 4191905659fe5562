/// A constraint's part of a functional's penalty: its cost per unit on either side of a kink.
struct Kink: BitwiseCopyable {
  /// The value of the functional at which the constraint is just satisfied.
  var position: Double
  /// The violation per unit of the functional on the sides that cost anything.
  private var weight: Double
  private var levelAndSides: UInt32
  /// The constraint's slot, or -1 for the tie-breaking biases towards zero.
  var row: Int32
  /// The rank in ties: of the constraints of a level, the one with the highest order is kept.
  var order: Int

  @inline(__always)
  init(
    position: Double, weight: Double, costsAbove: Bool, costsBelow: Bool, level: Int32 = 0, row: Int32 = -1,
    order: Int = 0
  ) {
    self.position = position
    self.weight = weight
    self.row = row
    self.order = order
    levelAndSides = UInt32(level) << 2 | (costsAbove ? 1 : 0) | (costsBelow ? 2 : 0)
  }

  /// The index of the level; 0 is the highest.
  @inline(__always)
  var level: Int32 {
    get { Int32(levelAndSides >> 2) }
    set { levelAndSides = UInt32(newValue) << 2 | levelAndSides & 3 }
  }

  /// The violation per unit of the functional above the position.
  @inline(__always)
  var above: Double { levelAndSides & 1 != 0 ? weight : 0 }

  /// The violation per unit of the functional below the position.
  @inline(__always)
  var below: Double { levelAndSides & 2 != 0 ? weight : 0 }
}

/// Minimizes convex piecewise-linear penalties of linear functionals, level by level, with the simplex
/// method.
///
/// The unknowns are *columns*. A *functional* is a linear combination of them, and its *kinks* are the values
/// at which the penalty's slope changes. At a vertex every column is occupied by one functional, the *active*
/// one, that is at one of its kinks (or has none); all other functionals are *rows*, expressed by the
/// displacements of the active ones:
///
///     functional[i] = value[i] + sum over columns j of table[i, j] * displacement[j]
///
/// A step moves one active functional off its kink, in the direction that improves the highest possible
/// level, passes kinks of others while the total decreases (the long-step rule), and makes the functional
/// that ends the descent occupy the column.
///
/// Ties between levels are resolved kink by kink (of the same level, the one of the highest `order` is kept),
/// and finally by pulls towards zero, one after the other; see ``price()`` and ``pull(_:constant:)``.
final class Tableau {
  /// Numbers smaller than this are zero in the table and in slopes.
  static let dust = 1e-9
  /// Coefficients smaller than this are rounding errors of zero.
  static let cancellation = 1e-12

  private(set) var columns = 0
  private(set) var functionals = 0
  /// The number of constraints' levels. One for pulls towards zero may follow.
  private(set) var constraintLevels = 0
  private(set) var levels = 0

  /// The coefficients; active functionals have none.
  private let table: SparseTable
  private let work: TableauWork
  let value = Buffer<Double>()
  /// The column that the functional occupies, or -1.
  let seat = Buffer<Int32>()
  let kinkStart = Buffer<Int32>()
  let kinkEnd = Buffer<Int32>()
  /// The functional lies above the kinks before this one.
  let split = Buffer<Int32>()
  let kinks = Buffer<Kink>()

  /// The functional that occupies the column.
  let active = Buffer<Int32>()
  /// The kinks at which the active functional is.
  let groupStart = Buffer<Int32>()
  let groupEnd = Buffer<Int32>()
  /// By level and column: the slope of the rows, and of the active functional upward and downward.
  let slope = Buffer<Double>()
  let up = Buffer<Double>()
  let down = Buffer<Double>()

  private typealias Break = TableauWork.Break
  private var breaks: Buffer<Break> { work.breaks }
  private var descent: Buffer<Double> { work.descent }
  private var scratch: Buffer<Double> { work.scratch }
  /// The levels' priorities, from high to low.
  let priorities = Buffer<Float>()

  /// The assessment of the directions in which a column's functional can leave its kinks.
  private struct Outlook: BitwiseCopyable {
    /// The level that a direction improves, and the rate; the best of both directions.
    var level: Int32 = 0
    var rate = 0.0
    var isUpward = false
    var kind = Kind.unknown
    /// The position in the list of its kind.
    var place: Int32 = -1

    enum Kind: UInt8 {
      /// Not assessed.
      case unknown
      /// A direction improves a level.
      case improving
      /// Some direction changes no level. The rules for ties have not been applied, or forbid it, or do not
      /// decide either.
      case flat, held, loose
      /// Every direction worsens a level.
      case steady
      /// Any movement would undo a pull.
      case fixed
    }
  }
  private let outlooks = Buffer<Outlook>()
  private let unknown = Buffer<Int32>()
  private let improving = Buffer<Int32>()
  private let flat = Buffer<Int32>()
  private var looseColumns = 0
  /// Whether the best vertex can move without changing any level or tie.
  ///
  /// Kinks at the vertex count on one side of it only, so that it may seem so although it cannot. If only one column
  /// seems loose, a kink that ends its movement at once tells; a sum of several columns might move past such kinks.
  var isLoose: Bool { looseColumns > 1 || (looseColumns == 1 && canLooseColumnMove) }
  /// Whether a column seems loose.
  var hasLooseColumns: Bool { looseColumns > 0 }
  /// The number of consecutive steps without movement.
  private var stalled = 0
  /// The number of steps and moved kinks since the start, with which rounding errors grow.
  private(set) var wear = 0
  /// Whether the tableau should be reloaded.
  var isWorn: Bool { wear > 4096 }

  /// Causes the tableau to be reloaded before its next use.
  func wearOut() { wear = 1 << 30 }

  /// Creates a tableau that uses the memory of `work` while it is loaded or solved.
  init(work: TableauWork) {
    self.work = work
    table = SparseTable(work: work)
  }

  deinit {
    value.deallocate()
    seat.deallocate()
    kinkStart.deallocate()
    kinkEnd.deallocate()
    split.deallocate()
    kinks.deallocate()
    active.deallocate()
    groupStart.deallocate()
    groupEnd.deallocate()
    slope.deallocate()
    up.deallocate()
    down.deallocate()
    outlooks.deallocate()
    unknown.deallocate()
    improving.deallocate()
    flat.deallocate()
    priorities.deallocate()
  }

  // MARK: Loading

  /// Adds a level if it does not exist.
  func addLevel(_ priority: Float) {
    var l = 0
    while l < priorities.count, priorities[l] > priority { l += 1 }
    if l < priorities.count, priorities[l] == priority { return }
    priorities.append(priority)
    var k = priorities.count - 1
    while k > l {
      priorities[k] = priorities[k - 1]
      k -= 1
    }
    priorities[l] = priority
  }

  func level(of priority: Float) -> Int32? {
    for l in 0..<priorities.count where priorities[l] == priority { return Int32(l) }
    return nil
  }

  /// Whether the highest level is that of required constraints.
  var hasRequired: Bool { priorities.count > 0 && priorities[0] == 1000 }

  /// Begins a problem whose first functionals are the columns themselves. Levels and the numbers of kinks are added;
  /// then `reserveKinks` makes place for the kinks.
  func begin(columns: Int, functionals: Int) {
    self.columns = columns
    self.functionals = functionals
    priorities.removeAll()
    kinkEnd.reset(functionals, to: 0)
    table.reset(columns: columns, rows: functionals)
    outlooks.reset(columns, to: Outlook())
    unknown.removeAll()
    improving.removeAll()
    flat.removeAll()
    looseColumns = 0
    value.reset(functionals, to: 0)
    seat.reset(functionals, to: -1)
    active.reset(columns, to: 0)
    for j in 0..<columns {
      seat[j] = Int32(j)
      active[j] = Int32(j)
      unknown.append(Int32(j))
    }
    wear = 0
  }

  /// Counts a kink of a functional, for which place will be needed.
  func countKink(of functional: Int) { kinkEnd[functional] += 1 }

  /// Makes place for the kinks that have been counted.
  func reserveKinks() {
    levels = priorities.count
    constraintLevels = levels
    kinkStart.reset(functionals, to: 0)
    split.reset(functionals, to: 0)
    var total: Int32 = 0
    for f in 0..<functionals {
      kinkStart[f] = total
      total += kinkEnd[f]
      kinkEnd[f] = kinkStart[f]
    }
    kinks.removeAll()
    kinks.reserve(Int(total))
    kinks.count = Int(total)
  }

  func setCoefficient(_ coefficient: Double, of functional: Int, column: Int) {
    table.insert(coefficient, row: Int32(functional), column: Int32(column))
  }

  func add(_ kink: Kink, to functional: Int) {
    kinks[kinkEnd[functional]] = kink
    kinkEnd[functional] += 1
  }

  /// Sorts the kinks and puts every column at the best position for its own kinks.
  func start() {
    for f in 0..<functionals { sortKinks(of: f) }
    groupStart.reset(columns, to: 0)
    groupEnd.reset(columns, to: 0)
    slope.reset(levels * columns, to: 0)
    up.reset(levels * columns, to: 0)
    down.reset(levels * columns, to: 0)
    scratch.reset(levels, to: 0)
    for j in 0..<columns {
      if kinkStart[j] < kinkEnd[j] {
        occupy(column: j, functional: j, kink: Int(bestKink(of: j)))
      } else {
        groupStart[j] = kinkStart[j]
        groupEnd[j] = kinkEnd[j]
      }
    }
    for f in columns..<max(columns, functionals) {
      var v = 0.0
      var e = table.first(inRow: f)
      while e >= 0 {
        let entry = table.entry(e)
        v += entry.value * value[entry.column]
        e = entry.nextInRow
      }
      value[f] = v
      place(f)
    }
    computeSlopes()
    stalled = 0
  }

  /// Sorts the functional's kinks by position; those at the same position keep their order.
  private func sortKinks(of f: Int) {
    let first = Int(kinkStart[f])
    let count = Int(kinkEnd[f]) - first
    var kinks = UnsafeMutableBufferPointer(start: self.kinks.base + first, count: count)
    if count > 24 { return kinks.sort { ($0.position, $0.order) < ($1.position, $1.order) } }
    for k in 1..<max(count, 1) {
      let kink = kinks[k]
      var place = k
      while place > 0, kinks[place - 1].position > kink.position {
        kinks[place] = kinks[place - 1]
        place -= 1
      }
      kinks[place] = kink
    }
  }

  /// Returns the first kink after which the functional's own penalty no longer decreases.
  private func bestKink(of f: Int) -> Int32 {
    for l in 0..<levels { scratch[l] = 0 }
    for k in kinkStart[f]..<kinkEnd[f] { scratch[kinks[k].level] -= kinks[k].below }
    for k in kinkStart[f]..<kinkEnd[f] {
      scratch[kinks[k].level] += kinks[k].above + kinks[k].below
      if !isNegative(scratch) { return k }
    }
    return kinkEnd[f] - 1
  }

  /// Updates the kinks that the row lies above for its value.
  private func place(_ f: Int) {
    var k = kinkStart[f]
    while k < kinkEnd[f], kinks[k].position < value[f] { k += 1 }
    split[f] = k
  }

  private func computeSlopes() {
    for x in 0..<levels * columns { slope[x] = 0 }
    for f in 0..<functionals where seat[f] < 0 { addSlope(of: f, factor: 1) }
  }

  /// Adds the slope of the functional's penalty at its value, times its row, to the slopes.
  private func addSlope(of f: Int, factor: Double) {
    for k in kinkStart[f]..<kinkEnd[f] {
      let s = k < split[f] ? kinks[k].above : -kinks[k].below
      if s != 0 { addRow(f, times: s * factor, toLevel: Int(kinks[k].level)) }
    }
  }

  private func addRow(_ f: Int, times s: Double, toLevel l: Int) {
    let target = slope.base + l * columns
    var e = table.first(inRow: f)
    while e >= 0 {
      let entry = table.entry(e)
      target[Int(entry.column)] += s * entry.value
      touch(entry.column)
      e = entry.nextInRow
    }
  }

  /// Makes a functional occupy a column at one of its kinks.
  private func occupy(column j: Int, functional f: Int, kink: Int) {
    let position = kinks[kink].position
    active[j] = Int32(f)
    seat[f] = Int32(j)
    value[f] = position
    updateKinks(column: j)
  }

  /// Updates the kinks at which the column's functional is, and its own slopes.
  private func updateKinks(column j: Int) {
    touch(Int32(j))
    let f = Int(active[j])
    let first = kinkStart[f]
    let end = kinkEnd[f]
    let tolerance = 1e-10 * max(1, value[f].magnitude)
    var low = first
    while low < end, kinks[low].position < value[f] - tolerance { low += 1 }
    var high = low
    while high < end, kinks[high].position <= value[f] + tolerance { high += 1 }
    groupStart[j] = low
    groupEnd[j] = high
    for l in 0..<levels {
      up[l * columns + j] = 0
      down[l * columns + j] = 0
    }
    for k in first..<end {
      let l = Int(kinks[k].level) * columns + j
      up[l] += k < high ? kinks[k].above : -kinks[k].below
      down[l] += k < low ? -kinks[k].above : kinks[k].below
    }
  }

  private func isNegative(_ vector: Buffer<Double>) -> Bool {
    for l in 0..<levels {
      if vector[l] < -Tableau.dust { return true }
      if vector[l] > Tableau.dust { return false }
    }
    return false
  }

  // MARK: Solving

  /// A direction in which to leave the vertex.
  struct Direction {
    var column: Int
    var isUpward: Bool
    /// Whether levels determine it, rather than the rules for ties.
    var isByLevel: Bool
  }

  /// Moves to the best vertex.
  ///
  /// - Parameter isHopeless: Called once no step improves the highest level any more; the search ends if it
  ///   returns `true`.
  func solve(isHopeless: () -> Bool = { false }) {
    let limit = 2000 + 200 * (functionals + columns)
    var walked = 0
    var isHighestSettled = false
    while walked < limit, let direction = price() {
      if !isHighestSettled, !improvesHighestLevel {
        isHighestSettled = true
        if isHopeless() { break }
      }
      guard move(direction) else { break }
      walked += 1
    }
    wear += walked
  }

  private var improvesHighestLevel: Bool {
    (0..<improving.count).contains { outlooks[improving[$0]].level == 0 }
  }

  /// Returns how a direction changes the levels: the first level that it changes, and by how much.
  @inline(__always)
  func rate(column j: Int, upward: Bool, levels range: Range<Int>) -> (level: Int, rate: Double)? {
    for l in range {
      let x = l * columns + j
      let r = upward ? slope[x] + up[x] : down[x] - slope[x]
      if r > Tableau.dust || r < -Tableau.dust { return (l, r) }
    }
    return nil
  }

  /// Called when the column's slopes have changed.
  @inline(__always)
  private func touch(_ j: Int32) {
    if outlooks.base[Int(j)].kind != .unknown { forget(j) }
  }

  private func forget(_ j: Int32) {
    if outlooks[j].kind == .fixed { return }
    unlist(j)
    outlooks.base[Int(j)].kind = .unknown
    unknown.append(j)
  }

  private func fix(_ j: Int32) {
    unlist(j)
    outlooks.base[Int(j)].kind = .fixed
  }

  private func list(_ j: Int32, in list: Buffer<Int32>) {
    outlooks.base[Int(j)].place = Int32(list.count)
    list.append(j)
  }

  private func unlist(_ j: Int32) {
    switch outlooks[j].kind {
    case .improving: unlist(j, from: improving)
    case .flat: unlist(j, from: flat)
    case .loose: looseColumns -= 1
    case .unknown, .held, .steady, .fixed: break
    }
  }

  private func unlist(_ j: Int32, from list: Buffer<Int32>) {
    let place = outlooks[j].place
    let last = list.popLast()!
    if last == j { return }
    list[place] = last
    outlooks.base[Int(last)].place = place
  }

  /// Assesses the column's directions for the levels.
  private func assess(_ j: Int32) {
    var outlook = Outlook()
    outlook.kind = .steady
    for upward in [true, false] {
      guard let (level, rate) = rate(column: Int(j), upward: upward, levels: 0..<constraintLevels) else {
        if outlook.kind == .steady { outlook.kind = .flat }
        continue
      }
      if rate > 0 { continue }
      let isBetter = Int32(level) < outlook.level || (Int32(level) == outlook.level && rate < outlook.rate)
      if outlook.kind == .improving, !isBetter { continue }
      outlook.kind = .improving
      outlook.level = Int32(level)
      outlook.rate = rate
      outlook.isUpward = upward
    }
    outlooks[j] = outlook
    if outlook.kind == .improving {
      list(j, in: improving)
    } else if outlook.kind == .flat {
      list(j, in: flat)
    }
  }

  /// Returns a direction that improves the vertex: by levels first, then by the rules for ties.
  private func price() -> Direction? {
    while let j = unknown.popLast() { if outlooks[j].kind != .fixed { assess(j) } }
    let careful = stalled > 30
    if !improving.isEmpty {
      var best = improving[0]
      for i in 1..<max(1, improving.count) where isBetter(improving[i], best, careful) { best = improving[i] }
      return Direction(column: Int(best), isUpward: outlooks[best].isUpward, isByLevel: true)
    }
    // Any direction will do, unless steps do not move.
    var best: Direction?
    var i = flat.count
    while i > 0 {
      i -= 1
      let j = flat[i]
      var isLoose = false
      var way: Bool?
      for upward in [true, false] where way == nil {
        let sign = tieRate(column: Int(j), upward: upward)
        isLoose = isLoose || sign == 0
        if sign < 0 { way = upward }
      }
      if let way {
        if best == nil || active[j] < active[best!.column] {
          best = Direction(column: Int(j), isUpward: way, isByLevel: false)
        }
        if careful { continue }
        return best
      }
      unlist(j, from: flat)
      outlooks.base[Int(j)].kind = isLoose ? .loose : .held
      if isLoose { looseColumns += 1 }
    }
    return best
  }

  /// Returns whether to prefer column `a` to `b`.
  private func isBetter(_ a: Int32, _ b: Int32, _ careful: Bool) -> Bool {
    if careful { return active[a] < active[b] }
    let x = outlooks[a]
    let y = outlooks[b]
    if x.level != y.level { return x.level < y.level }
    return x.rate != y.rate ? x.rate < y.rate : a < b
  }

  /// Returns the sign of the change of ties in a direction that changes no level; 1 if a level forbids it.
  ///
  /// First come the constraints' own violations, level by level and within a level from the highest order to
  /// the lowest; then the pull towards zero.
  private func tieRate(column j: Int, upward: Bool) -> Int {
    if rate(column: j, upward: upward, levels: 0..<constraintLevels) != nil { return 1 }
    var level = Int32.max
    var order = Int.min
    var sign = 0
    let way = upward ? 1.0 : -1.0
    func consider(_ kink: Kink, _ rate: Double) {
      guard rate != 0, kink.row >= 0 else { return }
      if kink.level < level || (kink.level == level && kink.order > order) {
        level = kink.level
        order = kink.order
        sign = rate < 0 ? -1 : 1
      }
    }
    let own = active[j]
    for k in kinkStart[own]..<kinkEnd[own] {
      let isAbove = k < (upward ? groupEnd[j] : groupStart[j])
      consider(kinks[k], isAbove ? kinks[k].above * way : -kinks[k].below * way)
    }
    var e = table.first(inColumn: j)
    while e >= 0 {
      let entry = table.entry(e)
      e = entry.nextInColumn
      guard entry.value.magnitude > Tableau.dust else { continue }
      let f = entry.row
      for k in kinkStart[f]..<kinkEnd[f] {
        consider(kinks[k], (k < split[f] ? kinks[k].above : -kinks[k].below) * entry.value * way)
      }
    }
    if sign != 0 { return sign }
    if let (_, rate) = rate(column: j, upward: upward, levels: constraintLevels..<levels) {
      return rate < 0 ? -1 : 1
    }
    return 0
  }

  /// Performs a step. Returns `false` if nothing ends it, which only rounding errors can cause.
  private func move(_ direction: Direction) -> Bool {
    let q = direction.column
    let way = direction.isUpward ? 1.0 : -1.0
    let leaving = Int(active[q])
    collectBreaks(q, way)
    guard breaks.count > 0 else { return false }

    descent.reset(levels, to: 0)
    for l in 0..<levels {
      let x = l * columns + q
      descent[l] = way > 0 ? slope[x] + up[x] : down[x] - slope[x]
    }
    let careful = stalled > 30
    var passedOwnKinks: Int32 = 0
    var last: Break
    heapBreaks(careful)
    while true {
      guard breaks.count > 0 else { return false }
      last = breaks[0]
      if careful || !direction.isByLevel { break }
      let kink = kinks[last.kink]
      descent[kink.level] += (kink.above + kink.below) * last.rate.magnitude
      if !isNegative(descent) { break }
      // Pass the kink; the functional's next one replaces it.
      let f = Int(last.functional)
      if f == leaving {
        passedOwnKinks += 1
      } else {
        let jump = kink.above + kink.below
        addRow(f, times: last.rate > 0 ? jump : -jump, toLevel: Int(kink.level))
        split[f] += last.rate > 0 ? 1 : -1
      }
      let next = last.kink + (last.rate > 0 ? 1 : -1)
      if next >= kinkStart[f], next < kinkEnd[f] {
        let step = max(last.step, (kinks[next].position - value[f]) / last.rate)
        breaks[0] = Break(step: step, rate: last.rate, functional: last.functional, kink: next)
      } else {
        breaks[0] = breaks[breaks.count - 1]
        breaks.count -= 1
      }
      siftBreak(0, careful)
    }
    stalled = last.step > 1e-12 * max(1, value[leaving].magnitude) ? 0 : stalled + 1
    let distance = way * last.step
    if distance != 0 {
      var e = table.first(inColumn: q)
      while e >= 0 {
        let entry = table.entry(e)
        value.base[Int(entry.row)] += entry.value * distance
        e = entry.nextInColumn
      }
      value[leaving] += distance
    }
    if Int(last.functional) == leaving {
      value[leaving] = kinks[last.kink].position
      updateKinks(column: q)
      return true
    }
    split[leaving] = way > 0 ? groupEnd[q] + passedOwnKinks : groupStart[q] - passedOwnKinks
    pivot(column: q, leaving: leaving, entering: Int(last.functional), kink: Int(last.kink))
    return true
  }

  /// Collects, for each functional, the next kink in the direction in which the column's functional moves.
  private func collectBreaks(_ q: Int, _ way: Double) {
    breaks.removeAll()
    let leaving = Int(active[q])
    var e = table.first(inColumn: q)
    while e >= 0 {
      let entry = table.entry(e)
      e = entry.nextInColumn
      guard entry.value.magnitude > Tableau.dust else { continue }
      let f = Int(entry.row)
      let rate = entry.value * way
      let k = rate > 0 ? split[f] : split[f] - 1
      guard k >= kinkStart[f], k < kinkEnd[f] else { continue }
      let step = max(0, (kinks[k].position - value[f]) / rate)
      breaks.append(Break(step: step, rate: rate, functional: Int32(f), kink: k))
    }
    let k = way > 0 ? groupEnd[q] : groupStart[q] - 1
    if k >= kinkStart[leaving], k < kinkEnd[leaving] {
      let step = max(0, (kinks[k].position - value[leaving]) * way)
      breaks.append(Break(step: step, rate: way, functional: Int32(leaving), kink: k))
    }
  }

  /// Makes the list of breaks a heap with the nearest first.
  private func heapBreaks(_ careful: Bool) {
    var b = breaks.count / 2
    while b > 0 {
      b -= 1
      siftBreak(b, careful)
    }
  }

  private func siftBreak(_ start: Int, _ careful: Bool) {
    guard start < breaks.count else { return }
    let moved = breaks[start]
    var hole = start
    while true {
      var child = 2 * hole + 1
      guard child < breaks.count else { break }
      if child + 1 < breaks.count, isNearer(breaks[child + 1], breaks[child], careful) { child += 1 }
      guard isNearer(breaks[child], moved, careful) else { break }
      breaks[hole] = breaks[child]
      hole = child
    }
    breaks[hole] = moved
  }

  /// Of equally near breaks those with the smaller rate come first, so that a large one becomes the pivot.
  @inline(__always)
  private func isNearer(_ x: Break, _ y: Break, _ careful: Bool) -> Bool {
    x.step != y.step ? x.step < y.step : isBefore(x, y, careful)
  }

  private func isBefore(_ x: Break, _ y: Break, _ careful: Bool) -> Bool {
    if x.functional == y.functional {
      return x.rate > 0 ? x.kink < y.kink : x.kink > y.kink
    }
    if careful { return x.functional < y.functional }
    if x.rate.magnitude != y.rate.magnitude { return x.rate.magnitude < y.rate.magnitude }
    return x.functional < y.functional
  }

  /// Exchanges the functional that occupies the column for a row that is at its kink.
  private func pivot(column q: Int, leaving: Int, entering: Int, kink: Int) {
    let n = columns
    addSlope(of: entering, factor: -1)
    for k in kinkStart[leaving]..<kinkEnd[leaving] {
      slope[Int(kinks[k].level) * n + q] += k < split[leaving] ? kinks[k].above : -kinks[k].below
    }
    descent.reset(levels, to: 0)
    for l in 0..<levels {
      descent[l] = slope[l * n + q]
      slope[l * n + q] = 0
    }
    table.pivot(
      column: Int32(q), row: Int32(entering), leaving: Int32(leaving), dust: Tableau.cancellation
    ) { j, factor in
      touch(j)
      for l in 0..<levels where descent[l] != 0 { slope.base[l * n + Int(j)] += descent[l] * factor }
    }
    seat[leaving] = -1
    seat[entering] = Int32(q)
    occupy(column: q, functional: entering, kink: kink)
  }

  /// Gives back memory that the best vertex does not need.
  func compact() { table.compact() }

  // MARK: Modification

  /// Moves a constraint's kink on its functional, and the vertex along with it if only that kink holds it.
  func moveKink(of row: Int32, functional f: Int, to position: Double) {
    wear += 1
    stalled = 0
    var k = Int(kinkStart[f])
    let end = Int(kinkEnd[f])
    while k < end, kinks[k].row != row { k += 1 }
    assert(k < end)
    var kink = kinks[k]
    let wasBefore = Int32(k) < split[f]
    kink.position = position
    // Among equal positions it is last, unless it belongs to those that the functional lies above.
    let isBefore = position < value[f]
    while k + 1 < end, isBefore ? kinks[k + 1].position < position : kinks[k + 1].position <= position {
      kinks[k] = kinks[k + 1]
      k += 1
    }
    while k > kinkStart[f], kinks[k - 1].position > position {
      kinks[k] = kinks[k - 1]
      k -= 1
    }
    kinks[k] = kink
    if seat[f] < 0 {
      if isBefore != wasBefore {
        let jump = kink.above + kink.below
        addRow(f, times: isBefore ? jump : -jump, toLevel: Int(kink.level))
        split[f] += isBefore ? 1 : -1
      }
      return
    }
    let column = Int(seat[f])
    updateKinks(column: column)
    guard groupStart[column] == groupEnd[column] else { return }
    let distance = position - value[f]
    value[f] = position
    updateKinks(column: column)
    var e = table.first(inColumn: column)
    while e >= 0 {
      let entry = table.entry(e)
      value.base[Int(entry.row)] += entry.value * distance
      cross(Int(entry.row))
      e = entry.nextInColumn
    }
  }

  /// Updates a row's split, and the slopes, for its value.
  private func cross(_ f: Int) {
    while split[f] < kinkEnd[f], kinks[split[f]].position < value[f] {
      let kink = kinks[split[f]]
      addRow(f, times: kink.above + kink.below, toLevel: Int(kink.level))
      split[f] += 1
    }
    while split[f] > kinkStart[f], kinks[split[f] - 1].position > value[f] {
      let kink = kinks[split[f] - 1]
      addRow(f, times: -(kink.above + kink.below), toLevel: Int(kink.level))
      split[f] -= 1
    }
  }

  // MARK: Queries

  /// Returns whether some direction in which the column's functional can leave its kinks changes no level and no tie.
  func isLoose(column j: Int) -> Bool { outlooks[j].kind == .loose }

  /// Returns whether neither the levels nor the rules for ties constrain a direction.
  private func isFree(column j: Int, upward: Bool) -> Bool { tieRate(column: j, upward: upward) == 0 }

  /// Returns whether the column's functional can move in a direction without changing any level.
  func canMove(column j: Int, upward: Bool) -> Bool {
    guard rate(column: j, upward: upward, levels: 0..<constraintLevels) == nil else { return false }
    collectBreaks(j, upward ? 1 : -1)
    for b in 0..<breaks.count where breaks[b].step < 1e-6 { return false }
    return true
  }

  /// Whether the only loose column's functional can move by some distance.
  private var canLooseColumnMove: Bool {
    guard let j = (0..<columns).first(where: { outlooks[$0].kind == .loose }) else { return false }
    let least = 1e-9 * max(1, value[active[j]].magnitude)
    for upward in [true, false] where isFree(column: j, upward: upward) {
      collectBreaks(j, upward ? 1 : -1)
      if !(0..<breaks.count).contains(where: { breaks[$0].step <= least }) { return true }
    }
    return false
  }

  /// Returns the distance that a sum of functionals moves per unit that the columns' active functionals move;
  /// each column once.
  func rates(of sum: [(column: Int, coefficient: Double)]) -> [(column: Int, rate: Double)] {
    let places = work.places
    if places.count < columns { places.resize(columns, filling: -1) }
    var result: [(column: Int, rate: Double)] = []
    func add(_ rate: Double, _ j: Int) {
      if places[j] >= 0 {
        result[Int(places[j])].rate += rate
      } else {
        places[j] = Int32(result.count)
        result.append((j, rate))
      }
    }
    for (y, c) in sum {
      if seat[y] >= 0 {
        add(c, Int(seat[y]))
        continue
      }
      var e = table.first(inRow: y)
      while e >= 0 {
        let entry = table.entry(e)
        add(c * entry.value, Int(entry.column))
        e = entry.nextInRow
      }
    }
    for (j, _) in result { places[j] = -1 }
    return result
  }

  /// Returns the distance that a functional moves per unit that the column's active functional moves.
  @inline(__always)
  func entry(_ f: Int, _ j: Int) -> Double {
    seat[f] < 0 ? table.value(row: f, column: j) : seat[f] == Int32(j) ? 1 : 0
  }

  // MARK: Pulls

  /// Moves to a vertex at which a sum of functionals, plus a constant, is as near to zero as the levels, the rules for
  /// ties and the pulls before this one allow.
  ///
  /// What a column's displacement would cost then, nothing else can make up for: it is zero from now on, and the pull
  /// need not be taken into account again.
  func pull(_ sum: [(column: Int, coefficient: Double)], constant: Double) {
    let f = addPull(sum, constant: constant)
    solve()
    if seat[f] >= 0 { fix(seat[f]) }
    var e = table.first(inRow: f)
    while e >= 0 {
      let entry = table.entry(e)
      if entry.value.magnitude > Tableau.dust { fix(entry.column) }
      e = entry.nextInRow
    }
    kinks.count -= 1
    kinkEnd[f] = kinkStart[f]
    split[f] = kinkStart[f]
    if seat[f] >= 0 { updateKinks(column: Int(seat[f])) }
  }

  /// Adds, at the vertex, a functional with a kink at zero of the level below those of constraints.
  private func addPull(_ sum: [(column: Int, coefficient: Double)], constant: Double) -> Int {
    let level = constraintLevels
    levels = level + 1
    slope.resize(levels * columns, filling: 0)
    up.resize(levels * columns, filling: 0)
    down.resize(levels * columns, filling: 0)
    // Rounding errors of the last pull.
    for j in 0..<columns { slope[level * columns + j] = 0 }
    let f = functionals
    functionals += 1
    table.addRow()
    value.append(0)
    seat.append(-1)
    var v = 0.0
    for (y, c) in sum {
      v += c * value[y]
      if seat[y] >= 0 {
        table.add(c, row: f, column: seat[y])
      } else {
        var e = table.first(inRow: y)
        while e >= 0 {
          let entry = table.entry(e)
          table.add(c * entry.value, row: f, column: entry.column)
          e = entry.nextInRow
        }
      }
    }
    value[f] = v
    kinkStart.append(Int32(kinks.count))
    kinks.append(
      Kink(position: -constant, weight: 1, costsAbove: true, costsBelow: true, level: Int32(level)))
    kinkEnd.append(Int32(kinks.count))
    split.append(0)
    place(f)
    addSlope(of: f, factor: 1)
    stalled = 0
    return f
  }
}
