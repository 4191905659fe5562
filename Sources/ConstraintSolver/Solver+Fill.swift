/// The terms that elimination creates, and the chains of each variable's.
extension Solver {
  /// Replaces the terms of a row, in the place of its former ones if they fit; those are not in chains.
  @inline(__always)
  func setFill(of row: Int32, _ terms: UnsafeBufferPointer<TermRecord>) {
    let r = rows.base + Int(row)
    var start = Int(r.pointee.fillStart)
    if start < 0 || terms.count > Int(r.pointee.fillCount) {
      if start >= 0 { freeFill.insert(start, count: Int(r.pointee.fillCount)) }
      start = reserveFill(terms.count)
    }
    r.pointee.fillStart = Int32(start)
    r.pointee.fillCount = Int32(terms.count)
    let (fill, links, variables) = (fill.base, fillLinks.base, variables.base)
    for i in 0..<terms.count {
      let v = Int(terms[i].variable)
      let index = Int32(start + i)
      let next = variables[v].firstFill
      fill[start + i] = terms[i]
      links[start + i] = FillLink(row: row, next: next)
      if next >= 0 { links[Int(next)].previous = index }
      variables[v].firstFill = index
    }
  }

  /// Returns the offset of a number of terms that no row has.
  private func reserveFill(_ count: Int) -> Int {
    if let start = freeFill.take(count) { return start }
    let start = fill.count
    fill.reserve(start + count)
    fill.count = start + count
    fillLinks.reserve(start + count)
    fillLinks.count = start + count
    return start
  }

  /// Sets the terms of a penalty after elimination.
  func setPenaltyFill(of row: Int32, _ terms: UnsafeBufferPointer<TermRecord>) {
    let start = penaltyFill.count
    penaltyFill.reserve(start + terms.count)
    for i in 0..<terms.count { penaltyFill.base[start + i] = terms[i] }
    penaltyFill.count = start + terms.count
    rows.base[Int(row)].fillStart = -2 - Int32(start)
    rows.base[Int(row)].fillCount = Int32(terms.count)
  }

  func unlinkFill(of row: Int32) {
    let r = rows.base + Int(row)
    guard r.pointee.fillStart >= 0 else { return }
    let (fill, links) = (fill.base, fillLinks.base)
    for t in Int(r.pointee.fillStart)..<Int(r.pointee.fillStart + r.pointee.fillCount) {
      let link = links[t]
      if link.previous >= 0 {
        links[Int(link.previous)].next = link.next
      } else {
        variables.base[Int(fill[t].variable)].firstFill = link.next
      }
      if link.next >= 0 { links[Int(link.next)].previous = link.previous }
    }
  }

  /// Gives back the parts of `fill` that no row has, if they are many.
  func compactFill() {
    var kept = 0
    for r in 0..<rows.count where rows[r].fillStart >= 0 { kept += Int(rows[r].fillCount) }
    guard fill.count - kept > 1024, (fill.count - kept) * 8 > fill.count else { return }
    let (newFill, newLinks, moved) = (Buffer<TermRecord>(), Buffer<FillLink>(), Buffer<Int32>())
    defer {
      newFill.deallocate()
      newLinks.deallocate()
      moved.deallocate()
    }
    newFill.reserve(kept)
    newLinks.reserve(kept)
    moved.resize(fill.count, filling: -1)
    for r in 0..<rows.count where rows[r].fillStart >= 0 {
      let start = Int(rows[r].fillStart)
      rows.base[r].fillStart = Int32(newFill.count)
      for t in start..<start + Int(rows[r].fillCount) {
        moved[t] = Int32(newFill.count)
        newFill.append(fill[t])
        newLinks.append(fillLinks[t])
      }
    }
    for t in 0..<kept {
      let link = newLinks.base + t
      if link.pointee.next >= 0 { link.pointee.next = moved[link.pointee.next] }
      if link.pointee.previous >= 0 { link.pointee.previous = moved[link.pointee.previous] }
    }
    for v in 0..<variables.count where variables[v].firstFill >= 0 {
      variables.base[v].firstFill = moved[variables[v].firstFill]
    }
    fill.exchange(with: newFill)
    fillLinks.exchange(with: newLinks)
    freeFill.removeAll()
  }
}
