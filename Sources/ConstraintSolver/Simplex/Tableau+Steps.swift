/// Steps from one vertex to another, and changes of constants at a vertex.
extension Tableau {
  /// Performs a step. Returns `false` if nothing ends it, which only rounding errors can cause.
  func move(_ direction: Direction) -> Bool {
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
  func collectBreaks(_ q: Int, _ way: Double) {
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
}
