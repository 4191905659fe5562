/// Pulls towards zero, by which variables get values that constraints do not determine.
extension Tableau {
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

  /// Moves to a vertex at which a sum of functionals, plus a constant, is as near to zero as the levels, the rules for
  /// ties and the pulls before this one allow.
  ///
  /// A column whose displacement has a cost then stays where it is from now on, since no other displacement reduces
  /// that cost. Later pulls therefore need no level for this one.
  func pull(_ sum: [(column: Int, coefficient: Double)], constant: Double) {
    let f = addPull(sum, constant: constant)
    solve()
    // The level is empty for the next pull; rounding errors of steps are far below those of `dust`.
    let slopes = slope.base + constraintLevels * columns
    if seat[f] >= 0 {
      slopes[Int(seat[f])] = 0
      fix(seat[f])
    }
    var e = table.first(inRow: f)
    while e >= 0 {
      let entry = table.entry(e)
      slopes[Int(entry.column)] = 0
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
