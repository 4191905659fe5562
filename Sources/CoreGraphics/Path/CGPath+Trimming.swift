extension CGPath {
  /// Returns the part of the path between two fractions of its length. Curves become lines.
  package func trimmed(from start: CGFloat, to end: CGFloat) -> CGPath {
    let result = CGMutablePath()
    let start = min(max(start, 0), 1)
    let end = min(max(end, 0), 1)
    guard start < end else { return result }
    var lines: [[CGPoint]] = []
    var total: CGFloat = 0
    for (points, isClosed) in flattened(tolerance: 0.05) {
      let corners = isClosed && points.first != points.last ? points + [points[0]] : points
      lines.append(corners)
      for (from, to) in zip(corners, corners.dropFirst()) { total += distance(from, to) }
    }
    let (low, high) = (total * start, total * end)
    var done: CGFloat = 0
    for corners in lines {
      var isDrawing = false
      for (from, to) in zip(corners, corners.dropFirst()) {
        let length = distance(from, to)
        let (first, last) = (max(low - done, 0), min(high - done, length))
        if length > 0, first < last {
          if !isDrawing { result.move(to: from.mixed(with: to, first / length)) }
          isDrawing = true
          result.addLine(to: from.mixed(with: to, last / length))
        }
        done += length
      }
    }
    return result
  }
}

private func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
  ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
}
