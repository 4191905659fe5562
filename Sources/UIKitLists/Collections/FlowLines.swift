import Foundation

/// The lines of a section of a flow layout, in points from the section's first line. "Along" is the direction
/// of a line, "across" the direction in which lines follow each other.
///
/// 1. A line takes items while they fit with the minimum spacing.
/// 2. The remaining space of a full line is distributed between its items; a single item is centered.
/// 3. The last line begins at the start. If all items of the section have the same size, it uses the spacing of the full
///    line before, otherwise the minimum spacing (rdar 20825965, and answers of others).
/// 4. The items of a line are centered across it.
///
/// Items of equal size need no storage per item; otherwise lines are found by binary search.
struct FlowLines {
  struct Place: Equatable {
    var along: CGFloat
    var across: CGFloat
  }

  /// The size of an item: `width` along the line, `height` across it.
  typealias Extent = CGSize

  private let count: Int
  private let uniform: Extent?
  /// The number of items per line, if all items are equal.
  private var perLine = 1
  private var pitch: CGFloat = 0
  private var start: CGFloat = 0
  private var step: CGFloat = 0

  private var sizes: [Extent] = []
  private var places: [CGFloat] = []
  private var firsts: [Int] = []
  private var tops: [CGFloat] = []
  private var thicknesses: [CGFloat] = []

  /// The total length of all lines, without spacing after the last.
  private(set) var length: CGFloat = 0
  /// A Boolean value that indicates whether an item is longer than a line.
  private(set) var overflows = false

  /// Creates lines of items of equal size.
  init(count: Int, size: Extent, space: CGFloat, spacing: CGFloat, lineSpacing: CGFloat) {
    self.count = count
    uniform = size
    overflows = count > 0 && size.width > space + 0.001
    let each = size.width + spacing
    perLine = each > 0 ? max(Int(((space + spacing + 0.001) / each).rounded(.down)), 1) : max(count, 1)
    let lines = (count + perLine - 1) / perLine
    pitch = size.height + lineSpacing
    length = lines > 0 ? CGFloat(lines) * pitch - lineSpacing : 0
    if perLine == 1 {
      start = max((space - size.width) / 2, 0)
    } else {
      // A single line is not full.
      step = lines > 1 ? (space - CGFloat(perLine) * size.width) / CGFloat(perLine - 1) : spacing
    }
    step += size.width
  }

  /// Creates lines of items of different sizes.
  init(_ sizes: [Extent], space: CGFloat, spacing: CGFloat, lineSpacing: CGFloat) {
    count = sizes.count
    uniform = nil
    self.sizes = sizes
    places = Array(repeating: 0, count: sizes.count)
    var next = 0
    var top: CGFloat = 0
    var former: (spacing: CGFloat, start: CGFloat)?
    let areEqual = sizes.allSatisfy { $0 == sizes[0] }
    while next < sizes.count {
      var end = next
      var used: CGFloat = 0
      var content: CGFloat = 0
      var thickness: CGFloat = 0
      while end < sizes.count {
        let length = sizes[end].width
        let more = length + (end > next ? spacing : 0)
        if end > next, used + more > space + 0.001 { break }
        if length > space + 0.001 { overflows = true }
        used += more
        content += length
        thickness = max(thickness, sizes[end].height)
        end += 1
      }
      let isFull = end < sizes.count
      var gap = spacing
      var a: CGFloat = 0
      if isFull {
        if end - next > 1 {
          gap = (space - content) / CGFloat(end - next - 1)
        } else {
          a = max((space - content) / 2, 0)
        }
        former = (gap, a)
      } else if areEqual, let former {
        (gap, a) = (former.spacing, former.start)
      }
      firsts.append(next)
      tops.append(top)
      thicknesses.append(thickness)
      for index in next..<end {
        places[index] = a
        a += sizes[index].width + gap
      }
      top += thickness + lineSpacing
      next = end
    }
    length = sizes.isEmpty ? 0 : top - lineSpacing
  }

  func size(_ item: Int) -> Extent { uniform ?? sizes[item] }

  func place(_ item: Int) -> Place {
    if uniform != nil {
      let line = item / perLine
      return Place(
        along: start + CGFloat(item % perLine) * step,
        across: CGFloat(line) * pitch)
    }
    let line = line(ofItem: item)
    return Place(
      along: places[item], across: tops[line] + (thicknesses[line] - sizes[item].height) / 2)
  }

  private func line(ofItem item: Int) -> Int { firsts.lastIndexBySearch { $0 <= item } ?? 0 }

  /// Returns the items of the lines that intersect an interval across lines.
  func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    guard count > 0, high >= 0, low <= length else { return 0..<0 }
    if uniform != nil {
      guard pitch > 0 else { return 0..<count }
      let first = max(Int((low / pitch).rounded(.down)), 0)
      let last = max(Int((high / pitch).rounded(.down)), 0)
      let (start, end) = (first * perLine, (last + 1) * perLine)
      return min(start, count)..<min(max(end, start), count)
    }
    let first = tops.lastIndexBySearch { $0 <= low } ?? 0
    let last = tops.lastIndexBySearch { $0 <= high } ?? 0
    let end = last + 1 < firsts.count ? firsts[last + 1] : count
    return firsts[first]..<max(end, firsts[first])
  }
}

extension Array {
  /// Returns the last index whose element satisfies a predicate that holds for a prefix of the array; `nil`
  /// if it holds for no element.
  func lastIndexBySearch(_ holds: (Element) -> Bool) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }
}
