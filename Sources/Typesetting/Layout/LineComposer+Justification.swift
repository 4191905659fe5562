/// Justified paragraphs: line ends are chosen so that spaces are stretched most evenly.
extension LineComposer {
  /// The maximum number of line break opportunities in such a paragraph; others are filled line by line. The
  /// search takes this number times that of words in a line.
  private static let longestSearch = 5000

  /// Returns the line ends, by line starts, of a justified paragraph whose spaces are stretched least:
  /// minimizes the sum of the squares of the free widths of all lines but the last.
  ///
  /// This is the behavior of iOS 16 and later, which according to Apple avoid stretched lines in justified
  /// text.
  ///
  /// - Returns: `nil` if lines have to be filled one by one: with tabs, without a limit, or if a word does
  ///   not fit.
  func evenLineEnds(_ paragraph: inout MeasuredParagraph) -> [Int: Int]? {
    let settings = paragraph.settings
    let range = paragraph.range
    guard constraint.width.isFinite, !paragraph.hasTabs, settings.hyphenationFactor <= 0,
      settings.lineBreaking != .byCharWrapping, constraint.lineBreaking != .byCharWrapping
    else { return nil }
    paragraph.findBoundaries(units)
    var places = [range.lowerBound]
    for index in range.dropFirst() where paragraph.canBreak(at: index) { places.append(index) }
    places.append(range.upperBound)
    guard places.count <= Self.longestSearch else { return nil }
    // The width up to each opportunity, and the same without the white space before it.
    var sums = [0.0]
    var visible = [0.0]
    for (first, second) in zip(places, places.dropFirst()) {
      var end = second
      while end > first, isBreakingSpace(units[end - 1]) { end -= 1 }
      visible.append(sums[sums.count - 1] + paragraph.width(of: first..<end))
      sums.append(sums[sums.count - 1] + paragraph.width(of: first..<second))
    }
    let last = places.count - 1
    var costs = [Double](repeating: .infinity, count: places.count)
    var next = [Int](repeating: last, count: places.count)
    costs[last] = 0
    for first in (0..<last).reversed() {
      let indent = max(0, first == 0 ? settings.firstLineHeadIndent : settings.headIndent)
      let available = availableWidth(settings, indent: indent)
      for second in first + 1...last {
        let lack = available - (visible[second] - sums[first])
        if lack < 0 { break }
        let cost = (second == last ? 0 : lack * lack) + costs[second]
        if cost < costs[first] { (costs[first], next[first]) = (cost, second) }
      }
      // A word is wider than the line.
      if costs[first] == .infinity, first == 0 { return nil }
    }
    var ends: [Int: Int] = [:]
    var place = 0
    while place < last {
      ends[places[place]] = places[next[place]]
      place = next[place]
    }
    return ends
  }
}
