/// The lists of rows that mention a variable. Elimination collects them without gaps; a list that grows
/// afterwards moves to the end of `mentions`, where elements are reserved for more.
extension Solver {
  /// Returns whether any constraint mentions the variable. Otherwise it is ambiguous, and its value is 0.
  public func isMentioned(_ variable: Variable) -> Bool {
    trap { () throws(Misuse) in try validate(variable) }
    return variables[variable.index].uses > 0
  }

  /// Enters a row in the lists of its variables, whose uses already include it.
  func enterMentions(of row: Int32) {
    let r = rows[row]
    for t in r.termStart..<r.termStart + r.termCount {
      let record = variables.base + Int(terms[t].variable)
      let known = record.pointee.uses - 1
      var first = record.pointee.firstMention
      if !record.pointee.hasReservedMentions || mentions[first - 1] <= known {
        first = moveMentions(first, known)
        record.pointee.firstMention = first
        record.pointee.hasReservedMentions = true
      }
      mentions[first + known] = row
    }
  }

  /// Moves a list to the end, with place for as many elements again. Returns where it begins.
  private func moveMentions(_ first: Int32, _ count: Int32) -> Int32 {
    let reserved = max(2 * count, 4)
    let start = mentions.count
    mentions.reserve(start + 1 + Int(reserved))
    mentions.count = start + 1 + Int(reserved)
    mentions[start] = reserved
    let new = Int32(start + 1)
    for i in 0..<count { mentions[new + i] = mentions[first + i] }
    waste += Int(count) * MemoryLayout<Int32>.stride
    return new
  }

  /// Removes a row from the lists of its variables, whose uses still include it. If that has become more work than
  /// elimination anew, that collects the lists.
  func leaveMentions(of row: Int32) {
    let r = rows[row]
    for t in r.termStart..<r.termStart + r.termCount {
      let record = variables[terms[t].variable]
      let last = record.firstMention + record.uses - 1
      // Rows are often removed in the order of their addition, or the opposite one.
      var (low, high) = (record.firstMention, last)
      while mentions[low] != row, mentions[high] != row {
        low += 1
        high -= 1
      }
      examinedMentions += Int(low - record.firstMention)
      mentions[mentions[low] == row ? low : high] = mentions[last]
    }
    if examinedMentions > rows.count { needsElimination = true }
  }
}
