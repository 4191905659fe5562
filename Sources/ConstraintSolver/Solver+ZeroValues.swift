/// The values of variables that nothing but required equalities connects: as many as possible are zero, the
/// earliest created first.
///
/// Pulling one variable after the other to zero fixes each that does not depend on those before it. The others
/// are those that elimination expresses if it looks for pivots from the variable created last to the first.
struct ZeroValues {
  private typealias Entry = (column: Int, coefficient: Double)
  private struct Row {
    var entries: [Entry]
    var constant: Double
    /// The column that the row determines, or -1.
    var pivot = -1
  }

  /// By column, which is the rank of a variable in the order of creation.
  private(set) var values: [Double]
  private var rows: [Row] = []
  /// By column: the rows that mention it, or did before they were rewritten.
  private var mentions: [[Int]]
  private var sums: [Double]

  init(count: Int) {
    values = Array(repeating: 0, count: count)
    sums = values
    mentions = Array(repeating: [], count: count)
  }

  /// Adds the equality `sum of the entries + constant == 0`. Each column has one entry.
  mutating func add(_ entries: [(column: Int, coefficient: Double)], constant: Double) {
    for entry in entries { mentions[entry.column].append(rows.count) }
    rows.append(Row(entries: entries, constant: constant))
  }

  /// Computes the values.
  mutating func solve() {
    var order: [Int] = []
    for column in values.indices.reversed() {
      guard let row = pivotRow(for: column) else { continue }
      rows[row].pivot = column
      order.append(row)
      for other in mentions[column] where rows[other].pivot < 0 { eliminate(column, from: other, by: row) }
    }
    // A row mentions, besides its own column, only those that are zero or were determined after it.
    for row in order.reversed() {
      var sum = rows[row].constant
      var own = 1.0
      for entry in rows[row].entries {
        if entry.column == rows[row].pivot { own = entry.coefficient }
        sum += entry.coefficient * values[entry.column]
      }
      values[rows[row].pivot] = 0 - sum / own
    }
  }

  /// Returns the shortest unused row in which the column's coefficient is not a rounding error.
  private func pivotRow(for column: Int) -> Int? {
    var best: Int?
    for row in mentions[column] where rows[row].pivot < 0 {
      guard let entry = rows[row].entries.first(where: { $0.column == column }) else { continue }
      let largest = rows[row].entries.reduce(0) { max($0, $1.coefficient.magnitude) }
      guard entry.coefficient.magnitude > Tableau.dust * largest else { continue }
      if best == nil || rows[row].entries.count < rows[best!].entries.count { best = row }
    }
    return best
  }

  private mutating func eliminate(_ column: Int, from row: Int, by pivotRow: Int) {
    guard let old = rows[row].entries.first(where: { $0.column == column }) else { return }
    let own = rows[pivotRow].entries.first { $0.column == column }!.coefficient
    let factor = -old.coefficient / own
    var columns: [Int] = []
    var largest = 0.0
    for entry in rows[row].entries {
      sums[entry.column] = entry.coefficient
      largest = max(largest, entry.coefficient.magnitude)
      columns.append(entry.column)
    }
    let known = columns.count
    for entry in rows[pivotRow].entries {
      let change = entry.coefficient * factor
      largest = max(largest, change.magnitude)
      if sums[entry.column] == 0 { columns.append(entry.column) }
      sums[entry.column] += change
    }
    var entries: [Entry] = []
    for (i, other) in columns.enumerated() {
      if other != column, sums[other].magnitude > largest * Solver.cancellation {
        entries.append((other, sums[other]))
        if i >= known { mentions[other].append(row) }
      }
      sums[other] = 0
    }
    rows[row].entries = entries
    rows[row].constant += factor * rows[pivotRow].constant
  }
}

extension Solver {
  /// Computes the free variables of a group of components without penalties.
  ///
  /// - Parameter candidates: The variables of the group and those that they express, in order of creation.
  func settleWithoutPenalties(_ group: [Int], _ candidates: [Int32], _ spreading: Bool) {
    let groupOf = looseGroups.groupOf
    var zero = ZeroValues(count: candidates.count)
    for k in 0..<candidates.count { columnOf[candidates[k]] = Int32(k) }
    for variable in candidates where variables[variable].pivotRow >= 0 {
      let row = variables[variable].pivotRow
      var constant = rows[row].reducedConstant
      var entries: [(column: Int, coefficient: Double)] = []
      for term in reducedTerms(row) {
        if groupOf[term.variable] >= 0 {
          entries.append((Int(columnOf[term.variable]), term.coefficient))
        } else {
          constant += term.coefficient * variables[term.variable].value
        }
      }
      zero.add(entries, constant: constant)
    }
    zero.solve()
    for c in group {
      for v in variables(of: c) { store(zero.values[Int(columnOf[v])], in: v, spreading: spreading) }
    }
  }
}
