/// The heights of the rows of a section, in points, some of them estimates.
///
/// As long as all rows are equally high there is nothing but the height and the count.
struct RowHeights {
  /// Where a row's height comes from.
  private enum Origin: UInt8 {
    case estimated
    /// The delegate or the table said it, before the row was in sight.
    case asked
    /// The row had it before an update.
    case carried
    /// The row has it.
    case known
  }

  private(set) var count: Int
  private var uniform: CGFloat
  fileprivate var tree: SumTree?
  private var origins: [Origin] = []

  /// Rows of one estimated height.
  init(count: Int, estimate: CGFloat) {
    self.count = count
    uniform = estimate
  }

  /// Rows of different estimated heights.
  init(estimates: [CGFloat]) {
    count = estimates.count
    uniform = 0
    tree = SumTree(estimates)
    origins = Array(repeating: .estimated, count: count)
  }

  /// Rows of known heights.
  init(known heights: [CGFloat]) {
    self.init(estimates: heights)
    origins = Array(repeating: .known, count: count)
  }

  /// Rows that were asked for their heights; those with a negative one have an estimate until they are in sight.
  init(asked heights: [CGFloat], estimate: CGFloat) {
    self.init(estimates: heights.map { $0 < 0 ? estimate : $0 })
    for row in 0..<count where heights[row] >= 0 { origins[row] = .asked }
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

  func isKnown(_ row: Int) -> Bool { tree != nil && origins[row] == .known }

  /// Takes the height that a row has.
  mutating func setHeight(_ height: CGFloat, of row: Int) {
    if tree == nil {
      if height == uniform { return }
      tree = SumTree(Array(repeating: uniform, count: count))
      origins = Array(repeating: .estimated, count: count)
    }
    tree?[row] = height
    origins[row] = .known
  }

  /// Makes known heights estimates.
  mutating func unsettle() {
    for row in origins.indices where origins[row] == .known { origins[row] = .carried }
  }

  /// Takes heights that rows had before an update, as the better estimates; not for rows that say how high they are.
  ///
  /// - Parameter moves: the rows before and after.
  mutating func carry(_ moves: [(from: Int, to: Int)], from old: RowHeights) {
    guard let former = old.tree else { return }
    var heights = (0..<count).map { height($0) }
    var next = origins.isEmpty ? Array(repeating: .estimated, count: count) : origins
    for (from, to) in moves where to < count {
      guard old.origins[from] == .known || old.origins[from] == .carried, next[to] != .asked else { continue }
      heights[to] = former[from]
      next[to] = .carried
    }
    tree = SumTree(heights)
    origins = next
  }
}

extension RowHeights {
  /// Whether the rows have heights of their own.
  var isVaried: Bool { tree != nil }
}
