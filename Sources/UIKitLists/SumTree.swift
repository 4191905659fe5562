/// Numbers with the sums of all before each, both found and changed in logarithmic time: a Fenwick tree.
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

  /// The sum of the first values.
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

  /// The index of the value in whose part of the line from zero on an offset lies: the last one that begins at or before
  /// the offset and is not empty, the first for negative offsets, the last for offsets beyond the end.
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
