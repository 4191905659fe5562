/// The heights of the rows of a section, in points, some of them estimates.
///
/// As long as all rows are equally high there is nothing but the height and the count.
struct RowHeights {
  private(set) var count: Int
  private var uniform: CGFloat
  fileprivate var tree: SumTree?
  private var known: [Bool] = []

  /// Rows of one estimated height.
  init(count: Int, estimate: CGFloat) {
    self.count = count
    uniform = estimate
  }

  init(_ heights: [CGFloat], areKnown: Bool) {
    count = heights.count
    uniform = 0
    tree = SumTree(heights)
    known = Array(repeating: areKnown, count: count)
  }

  var total: CGFloat { tree?.total ?? uniform * CGFloat(count) }

  func height(_ row: Int) -> CGFloat { tree?[row] ?? uniform }

  /// The sum of the heights of the rows before one.
  func offset(_ row: Int) -> CGFloat { tree?.sum(before: row) ?? uniform * CGFloat(row) }

  /// The row at an offset from the first one's top.
  func row(at offset: CGFloat) -> Int {
    if let tree { return tree.index(at: offset) }
    guard uniform > 0, offset > 0 else { return 0 }
    let row = offset / uniform
    return row < CGFloat(count) ? Int(row) : max(count - 1, 0)
  }

  func isKnown(_ row: Int) -> Bool { tree != nil && known[row] }

  /// Takes the height that a row has.
  mutating func setHeight(_ height: CGFloat, of row: Int) {
    if tree == nil {
      if height == uniform { return }
      tree = SumTree(Array(repeating: uniform, count: count))
      known = Array(repeating: false, count: count)
    }
    tree?[row] = height
    known[row] = true
  }
}

extension RowHeights {
  /// Whether the rows have heights of their own.
  var isVaried: Bool { tree != nil }
}
