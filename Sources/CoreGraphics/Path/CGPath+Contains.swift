extension CGPath {
  /// Returns whether a point is inside of the path, with open subpaths closed.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    let point = transform.isIdentity ? point : point.applying(transform.inverted())
    guard point.isFinite else { return false }
    var windings = 0
    var crossings = 0
    for (corners, _) in flattened(tolerance: 0.01) {
      for (index, start) in corners.enumerated() {
        let end = corners[(index + 1) % corners.count]
        guard (start.y <= point.y) != (end.y <= point.y) else { continue }
        let x = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
        guard x > point.x else { continue }
        crossings += 1
        windings += end.y > start.y ? 1 : -1
      }
    }
    return rule == .winding ? windings != 0 : crossings % 2 == 1
  }

  /// Returns a dashed copy of the path.
  ///
  /// - Parameters:
  ///   - phase: The offset into the pattern at the start of the path, in points.
  ///   - lengths: The lengths of dashes and gaps, in points.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    let sum = lengths.reduce(0, +)
    guard sum > 0, sum.isFinite, phase.isFinite, lengths.allSatisfy({ $0 >= 0 }) else {
      return CGPath(copying: self)
    }
    // An odd number of lengths is repeated twice.
    let pattern = lengths.count % 2 == 0 ? lengths : lengths + lengths
    let result = CGMutablePath()
    for (points, isClosed) in flattened(tolerance: 0.1) {
      let corners = isClosed && points.first != points.last ? points + [points[0]] : points
      let period = pattern.reduce(0, +)
      var left = phase.truncatingRemainder(dividingBy: period)
      if left < 0 { left += period }
      var index = 0
      while left >= pattern[index], left > 0 {
        left -= pattern[index]
        index = (index + 1) % pattern.count
      }
      var remaining = pattern[index] - left
      var pieces = 0
      if index % 2 == 0 { result.move(to: corners[0]) }
      for (from, to) in zip(corners, corners.dropFirst()) {
        let length = ((to.x - from.x) * (to.x - from.x) + (to.y - from.y) * (to.y - from.y)).squareRoot()
        var done: CGFloat = 0
        while length - done > remaining, pieces < 200_000 {
          done += remaining
          let point = from.mixed(with: to, done / length)
          if index % 2 == 0 { result.addLine(to: point) } else { result.move(to: point) }
          index = (index + 1) % pattern.count
          remaining = pattern[index]
          pieces += 1
        }
        remaining -= length - done
        if index % 2 == 0 { result.addLine(to: to) }
      }
    }
    if !transform.isIdentity { result.transformPoints(by: transform) }
    return result
  }
}
