/// The first and the last lines of an output.
struct KeptLines {
  private let limit: Int
  private var first: [String] = []
  private var firstBytes = 0
  private var last: [String] = []
  /// The position in `last` of the first line that is kept.
  private var start = 0
  private var lastBytes = 0
  private var droppedBytes = 0

  /// - Parameter limit: the most bytes of the first lines, and of the last ones; one line is kept of each in any case.
  init(limit: Int) { self.limit = limit }

  mutating func add(_ line: String) {
    let count = line.utf8.count + 1
    if last.isEmpty, firstBytes == 0 || firstBytes + count <= limit {
      first.append(line)
      firstBytes += count
      return
    }
    last.append(line)
    lastBytes += count
    while lastBytes > limit, start < last.count - 1 {
      let dropped = last[start].utf8.count + 1
      last[start] = ""
      start += 1
      lastBytes -= dropped
      droppedBytes += dropped
    }
    // The places of dropped lines are given back now and then.
    if start > 4096, start > last.count / 2 {
      last.removeFirst(start)
      start = 0
    }
  }

  /// The lines, with one in place of those that were dropped.
  var all: [String] {
    first + (droppedBytes > 0 ? ["[\(droppedBytes) bytes of output are left out here]"] : []) + last[start...]
  }
}
