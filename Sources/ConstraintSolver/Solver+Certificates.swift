/// A row and its factor in a combination of rows.
struct WeightedRow {
  var row: Int32
  var weight: Double
}

/// Combinations of constraints in which all variables cancel out and a contradiction remains (Farkas): the
/// proof that they cannot be satisfied together, found without solving again.
///
/// The reduced rows of a contradiction are sums of constraints as they were added. Going back through the
/// operations of elimination yields each constraint's factor; constraints with the factor 0 are not involved.
/// If the members' left sides depend on each other in one way only, each is needed: the set is minimal.
extension Solver {
  /// Factors less than this fraction of the largest are rounding errors.
  private static let negligible = 1e-9

  /// Returns the constraints, by row, whose sum is a combination of reduced rows.
  func combination(of reduced: [WeightedRow]) -> [WeightedRow] {
    var weights: [Int32: Double] = [:]
    var amounts: [Int32: Double] = [:]
    var queue = PositionQueue()
    func mention(_ row: Int32, times weight: Double, except pivot: Int32) {
      for term in reducedTerms(row) where term.variable != pivot {
        let fixing = variables[term.variable].pivotRow
        guard fixing >= 0, rows[fixing].kind == .fixing else { continue }
        if amounts.updateValue(
          (amounts[term.variable] ?? 0) + term.coefficient * weight, forKey: term.variable)
          == nil
        {
          queue.push(rows[fixing].position, fixing)
        }
      }
    }
    for share in reduced {
      weights[share.row, default: 0] += share.weight
      mention(share.row, times: share.weight, except: -1)
    }
    // The contributions of fixed variables, the latest first: a fixing row mentions earlier ones only.
    while let row = queue.popLast() {
      let pivot = rows[row].pivot
      var coefficient = 0.0
      for term in reducedTerms(row) where term.variable == pivot { coefficient = term.coefficient }
      let factor = -(amounts[pivot] ?? 0) / coefficient
      if factor == 0 { continue }
      weights[row, default: 0] += factor
      mention(row, times: factor, except: pivot)
    }
    // The contributions of elimination's operations, rows without a position in the elimination order first.
    var isQueued: Set<Int32> = []
    for row in weights.keys where isQueued.insert(row).inserted {
      queue.push(rows[row].position < 0 ? Int32.max : rows[row].position, row)
    }
    while let row = queue.popLast() {
      let weight = weights[row] ?? 0
      var operation = rows[row].firstOperation
      while operation >= 0 {
        let step = operations[operation]
        operation = step.nextOfRow
        weights[step.pivotRow, default: 0] += weight * step.factor
        if isQueued.insert(step.pivotRow).inserted {
          queue.push(rows[step.pivotRow].position, step.pivotRow)
        }
      }
    }
    return Solver.sorted(weights)
  }

  static func sorted(_ weights: [Int32: Double]) -> [WeightedRow] {
    let largest = weights.values.reduce(0) { max($0, $1.magnitude) }
    return weights.lazy.filter { $0.value.magnitude > largest * negligible }
      .map { WeightedRow(row: $0.key, weight: $0.value) }.sorted { $0.row < $1.row }
  }

  /// Returns whether the combination proves that its rows cannot be satisfied together: variables cancel out,
  /// the sign of each row's factor matches its relation, and the remaining constant is not zero.
  func isContradiction(_ combination: [WeightedRow]) -> Bool {
    var sums: [Int32: Double] = [:]
    var sizes: [Int32: Double] = [:]
    var constant = 0.0
    var size = 1.0
    for member in combination {
      let row = rows[member.row]
      for t in row.termStart..<row.termStart + row.termCount {
        let amount = terms[t].coefficient * member.weight
        sums[terms[t].variable, default: 0] += amount
        sizes[terms[t].variable, default: 0] += amount.magnitude
      }
      constant += row.constant * member.weight
      size = max(size, (row.constant * member.weight).magnitude)
    }
    guard constant.magnitude > 1e-9 * size else { return false }
    for (variable, sum) in sums where sum.magnitude > 1e-7 * sizes[variable]! { return false }
    let sign: Double = constant > 0 ? 1 : -1
    return combination.allSatisfy { member in
      Double(rows[member.row].relation) * member.weight * sign <= 0
    }
  }

  /// Returns the minimal conflicting sets that make up a combination; none if it proves nothing or is too
  /// complex.
  func minimalConflicts(in combination: [WeightedRow]) -> [[WeightedRow]] {
    let trial = Solver()
    copyRows(combination.map(\.row), to: trial, asEqualities: true)
    trial.isPromotionBarred = true
    trial.eliminate()
    var result: [[WeightedRow]] = []
    for i in 0..<trial.redundantRows.count {
      let circuit = trial.combination(of: [WeightedRow(row: trial.redundantRows[i], weight: 1)])
        .map { WeightedRow(row: combination[Int($0.row)].row, weight: $0.weight) }
      if isContradiction(circuit) { result.append(circuit) }
    }
    return result
  }

  /// Adds rows to an empty solver, in the given order, all of them required.
  func copyRows(_ list: [Int32], to trial: Solver, asEqualities: Bool = false) {
    var map: [Int32: Variable] = [:]
    var copied: [Term] = []
    for index in list {
      let row = rows[index]
      copied.removeAll(keepingCapacity: true)
      for t in Int(row.termStart)..<Int(row.termStart + row.termCount) {
        let term = terms[t]
        let variable = map[term.variable] ?? trial.addVariable()
        map[term.variable] = variable
        copied.append(Term(variable, term.coefficient))
      }
      trial.add(
        copied, constant: row.constant,
        relation: asEqualities ? .equal : Relation(rawValue: row.relation)!)
    }
  }
}

/// A priority queue of rows that returns the one with the highest position first.
private struct PositionQueue {
  private var heap: [(position: Int32, row: Int32)] = []

  mutating func push(_ position: Int32, _ row: Int32) {
    heap.append((position, row))
    var child = heap.count - 1
    while child > 0, precedes(heap[child], heap[(child - 1) / 2]) {
      heap.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  mutating func popLast() -> Int32? {
    guard let first = heap.first else { return nil }
    let last = heap.removeLast()
    guard !heap.isEmpty else { return first.row }
    heap[0] = last
    var parent = 0
    while 2 * parent + 1 < heap.count {
      var child = 2 * parent + 1
      if child + 1 < heap.count, precedes(heap[child + 1], heap[child]) { child += 1 }
      guard precedes(heap[child], heap[parent]) else { break }
      heap.swapAt(child, parent)
      parent = child
    }
    return first.row
  }

  private func precedes(_ a: (position: Int32, row: Int32), _ b: (position: Int32, row: Int32)) -> Bool {
    (a.position, a.row) > (b.position, b.row)
  }
}
