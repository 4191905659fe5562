extension CGPath {
  /// Returns the path with the direction of each subpath reversed, in the order of the subpaths.
  package func reversed() -> CGPath {
    let result = CGMutablePath()
    // The start of the subpath and its elements with all their points.
    var start = CGPoint.zero
    var elements: [[CGPoint]] = []
    func finish(isClosed: Bool) {
      let ends = [start] + elements.compactMap(\.last)
      guard let last = ends.last, ends.count > 1 || isClosed else {
        elements = []
        return
      }
      result.move(to: last)
      for (index, points) in elements.enumerated().reversed() {
        let end = ends[index]
        switch points.count {
        case 1: result.addLine(to: end)
        case 2: result.addQuadCurve(to: end, control: points[0])
        default: result.addCurve(to: end, control1: points[1], control2: points[0])
        }
      }
      if isClosed { result.closeSubpath() }
      elements = []
    }
    forEachElement { type, points in
      switch type {
      case .moveToPoint:
        finish(isClosed: false)
        start = points[0]
      case .closeSubpath: finish(isClosed: true)
      default: elements.append(Array(points))
      }
    }
    finish(isClosed: false)
    return result
  }
}
