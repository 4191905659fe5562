/// An array of numbers with prefix sums; both update and query take logarithmic time. A Fenwick tree.
struct SumTree {
  private(set) var values: [CGFloat]
  /// `sums[i]` is the sum of the `i & -i` values that end with the one of index `i - 1`.
  private var sums: [CGFloat]

  init(_ values: [CGFloat]) {
    self.values = values
    sums = [0] + values
    for i in sums.indices.dropFirst() {
      let next = i + (i & -i)
      if next < sums.count { sums[next] += sums[i] }
    }
  }

  var count: Int { values.count }
  var total: CGFloat { sum(before: count) }

  /// Returns the sum of the values before an index.
  func sum(before end: Int) -> CGFloat {
    var sum: CGFloat = 0
    var i = end
    while i > 0 {
      sum += sums[i]
      i -= i & -i
    }
    return sum
  }

  subscript(index: Int) -> CGFloat {
    get { values[index] }
    set {
      let difference = newValue - values[index]
      guard difference != 0 else { return }
      values[index] = newValue
      var i = index + 1
      while i < sums.count {
        sums[i] += difference
        i += i & -i
      }
    }
  }

  /// Returns the index of the value whose interval contains an offset, where the values are intervals laid
  /// end to end from zero: the last nonempty one that begins at or before the offset, the first for negative
  /// offsets, the last for offsets beyond the end.
  func index(at offset: CGFloat) -> Int {
    var index = 0
    var rest = offset
    var step = 1
    while step * 2 < sums.count { step *= 2 }
    while step > 0 {
      if index + step < sums.count, sums[index + step] <= rest {
        index += step
        rest -= sums[index]
      }
      step /= 2
    }
    return min(index, max(count - 1, 0))
  }
}
