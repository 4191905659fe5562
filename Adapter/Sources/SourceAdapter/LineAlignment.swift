/// The columns of a line before and after it was adapted.
///
/// Words and signs of both are compared: what is in one only was rewritten or added.
struct LineAlignment {
  /// The columns in the original line by those in the adapted one, both of the first byte of a word, from 0.
  private var columns: [Int: Int]?

  /// The lengths of lines, in words, whose product is the most that is compared word by word.
  private static let most = 4_000_000

  init(adapted: [UInt8], original: [UInt8]) {
    guard adapted != original else { return }
    let (one, other) = (Self.words(adapted), Self.words(original))
    var columns: [Int: Int] = [:]
    // Equal words at both ends correspond.
    func isSame(_ a: Int, _ b: Int) -> Bool { adapted[one[a]].elementsEqual(original[other[b]]) }
    let least = min(one.count, other.count)
    var start = 0
    while start < least, isSame(start, start) { start += 1 }
    var end = 0
    while end < least - start, isSame(one.count - 1 - end, other.count - 1 - end) { end += 1 }
    for index in 0..<start { columns[one[index].lowerBound] = other[index].lowerBound }
    for index in 0..<end {
      columns[one[one.count - 1 - index].lowerBound] = other[other.count - 1 - index].lowerBound
    }
    let (rows, width) = (one.count - end - start, other.count - end - start)
    if rows > 0, width > 0, rows * width <= Self.most {
      var lengths = [[Int32]](repeating: [Int32](repeating: 0, count: width + 1), count: rows + 1)
      for a in stride(from: rows - 1, through: 0, by: -1) {
        for b in stride(from: width - 1, through: 0, by: -1) {
          lengths[a][b] =
            isSame(start + a, start + b)
            ? lengths[a + 1][b + 1] + 1 : max(lengths[a + 1][b], lengths[a][b + 1])
        }
      }
      var (a, b) = (0, 0)
      while a < rows, b < width {
        if isSame(start + a, start + b) {
          columns[one[start + a].lowerBound] = other[start + b].lowerBound
          (a, b) = (a + 1, b + 1)
        } else if lengths[a + 1][b] >= lengths[a][b + 1] {
          a += 1
        } else {
          b += 1
        }
      }
    }
    self.columns = columns
  }

  /// Returns the column in the original line of a column in the adapted one, from 0; `nil` for what was added.
  func original(_ column: Int) -> Int? { columns.map { $0[column] } ?? column }

  /// The ranges of words and signs.
  private static func words(_ line: [UInt8]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var at = 0
    func isWord(_ byte: UInt8) -> Bool {
      byte >= 128 || byte == 95 || (48...57).contains(byte) || (65...90).contains(byte)
        || (97...122).contains(byte)
    }
    while at < line.count {
      let start = at
      at += 1
      if line[start] == 32 || line[start] == 9 || line[start] == 13 { continue }
      if isWord(line[start]) { while at < line.count, isWord(line[at]) { at += 1 } }
      result.append(start..<at)
    }
    return result
  }
}
