/// The heights of the rows of a section, in points, some of them estimates.
///
/// While all rows have the same height, only that height and the count are stored.
struct RowHeights {
  /// The source of a row's height.
  private enum Origin: UInt8 {
    case estimated
    /// Specified by the delegate or the table before the row was visible.
    case asked
    /// Kept from before an update.
    case carried
    /// The row's final height.
    case known
  }

  private(set) var count: Int
  private var uniform: CGFloat
  fileprivate var tree: SumTree?
  private var origins: [Origin] = []

  /// Creates rows of one estimated height.
  init(count: Int, estimate: CGFloat) {
    self.count = count
    uniform = estimate
  }

  /// Creates rows with individual estimated heights.
  init(estimates: [CGFloat]) {
    count = estimates.count
    uniform = 0
    tree = SumTree(estimates)
    origins = Array(repeating: .estimated, count: count)
  }

  /// Creates rows of known heights.
  init(known heights: [CGFloat]) {
    self.init(estimates: heights)
    origins = Array(repeating: .known, count: count)
  }

  /// Creates rows of specified heights. A negative height means self-sizing: the row has the estimate until
  /// it is visible.
  init(asked heights: [CGFloat], estimate: CGFloat) {
    self.init(estimates: heights.map { $0 < 0 ? estimate : $0 })
    for row in 0..<count where heights[row] >= 0 { origins[row] = .asked }
  }

  var total: CGFloat { tree?.total ?? uniform * CGFloat(count) }

  func height(_ row: Int) -> CGFloat { tree?[row] ?? uniform }

  /// Returns the sum of the heights of the rows before a row.
  func offset(_ row: Int) -> CGFloat { tree?.sum(before: row) ?? uniform * CGFloat(row) }

  /// Returns the row at an offset from the top of the first row.
  func row(at offset: CGFloat) -> Int {
    if let tree { return tree.index(at: offset) }
    guard uniform > 0, offset > 0 else { return 0 }
    let row = offset / uniform
    return row < CGFloat(count) ? Int(row) : max(count - 1, 0)
  }

  func isKnown(_ row: Int) -> Bool { tree != nil && origins[row] == .known }

  /// Stores a row's final height.
  mutating func setHeight(_ height: CGFloat, of row: Int) {
    if tree == nil {
      if height == uniform { return }
      tree = SumTree(Array(repeating: uniform, count: count))
      origins = Array(repeating: .estimated, count: count)
    }
    tree?[row] = height
    origins[row] = .known
  }

  /// Turns known heights into estimates.
  mutating func unsettle() {
    for row in origins.indices where origins[row] == .known { origins[row] = .carried }
  }

  /// Adopts heights from before an update as better estimates, except for rows whose heights were specified.
  ///
  /// - Parameter moves: The index of each remaining row before and after the update.
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
  /// A Boolean value that indicates whether heights are stored per row.
  var isVaried: Bool { tree != nil }
}
