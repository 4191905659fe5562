/// The choice of a direction in which to leave a vertex.
extension Tableau {
  /// A direction in which to leave the vertex.
  struct Direction {
    var column: Int
    var isUpward: Bool
    /// A Boolean value that is `false` for a direction that the rules for ties determine.
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
  func touch(_ j: Int32) {
    if outlooks.base[Int(j)].kind != .unknown { forget(j) }
  }

  private func forget(_ j: Int32) {
    if outlooks[j].kind == .fixed { return }
    unlist(j)
    outlooks.base[Int(j)].kind = .unknown
    unknown.append(j)
  }

  func fix(_ j: Int32) {
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
  func tieRate(column j: Int, upward: Bool) -> Int {
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

  // MARK: Looseness

  /// A Boolean value that indicates whether other vertices are as good by all levels and ties.
  ///
  /// Kinks at the vertex count on one side of it only, so that it may seem so although it cannot. If only one column
  /// seems loose, a kink that ends its movement at once tells; a sum of several columns might move past such kinks.
  var isLoose: Bool { looseColumns > 1 || (looseColumns == 1 && canLooseColumnMove) }
  /// A Boolean value that is `true` if a column has a direction without cost, even if a kink ends it at once.
  var hasLooseColumns: Bool { looseColumns > 0 }

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

  /// Returns whether no kink at the vertex ends the directions without cost of the only loose column.
  private var canLooseColumnMove: Bool {
    guard let j = (0..<columns).first(where: { outlooks[$0].kind == .loose }) else { return false }
    let least = 1e-9 * max(1, value[active[j]].magnitude)
    for upward in [true, false] where isFree(column: j, upward: upward) {
      collectBreaks(j, upward ? 1 : -1)
      if !(0..<breaks.count).contains(where: { breaks[$0].step <= least }) { return true }
    }
    return false
  }
}
