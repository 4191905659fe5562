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

  var columns = 0
  var functionals = 0
  /// The number of constraints' levels. One for pulls towards zero may follow.
  var constraintLevels = 0
  var levels = 0

  /// The coefficients; active functionals have none.
  let table: SparseTable
  let work: TableauWork
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

  typealias Break = TableauWork.Break
  var breaks: Buffer<Break> { work.breaks }
  var descent: Buffer<Double> { work.descent }
  var scratch: Buffer<Double> { work.scratch }
  /// The levels' priorities, from high to low.
  let priorities = Buffer<Float>()

  /// The assessment of the directions in which a column's functional can leave its kinks.
  struct Outlook: BitwiseCopyable {
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
  let outlooks = Buffer<Outlook>()
  let unknown = Buffer<Int32>()
  let improving = Buffer<Int32>()
  let flat = Buffer<Int32>()
  var looseColumns = 0
  /// The number of consecutive steps without movement.
  var stalled = 0
  /// The number of steps and moved kinks since the start, with which rounding errors grow.
  var wear = 0
  /// A Boolean value that indicates whether the tableau should be reloaded.
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

  /// A Boolean value that indicates whether the highest level is that of required constraints.
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
  func place(_ f: Int) {
    var k = kinkStart[f]
    while k < kinkEnd[f], kinks[k].position < value[f] { k += 1 }
    split[f] = k
  }

  private func computeSlopes() {
    for x in 0..<levels * columns { slope[x] = 0 }
    for f in 0..<functionals where seat[f] < 0 { addSlope(of: f, factor: 1) }
  }

  /// Adds the slope of the functional's penalty at its value, times its row, to the slopes.
  func addSlope(of f: Int, factor: Double) {
    for k in kinkStart[f]..<kinkEnd[f] {
      let s = k < split[f] ? kinks[k].above : -kinks[k].below
      if s != 0 { addRow(f, times: s * factor, toLevel: Int(kinks[k].level)) }
    }
  }

  func addRow(_ f: Int, times s: Double, toLevel l: Int) {
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
  func occupy(column j: Int, functional f: Int, kink: Int) {
    let position = kinks[kink].position
    active[j] = Int32(f)
    seat[f] = Int32(j)
    value[f] = position
    updateKinks(column: j)
  }

  /// Updates the kinks at which the column's functional is, and its own slopes.
  func updateKinks(column j: Int) {
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

  func isNegative(_ vector: Buffer<Double>) -> Bool {
    for l in 0..<levels {
      if vector[l] < -Tableau.dust { return true }
      if vector[l] > Tableau.dust { return false }
    }
    return false
  }

  /// Gives back memory that the best vertex does not need.
  func compact() { table.compact() }

  /// Returns the distance that a functional moves per unit that the column's active functional moves.
  @inline(__always)
  func entry(_ f: Int, _ j: Int) -> Double {
    seat[f] < 0 ? table.value(row: f, column: j) : seat[f] == Int32(j) ? 1 : 0
  }
}
