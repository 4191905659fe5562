import Foundation

/// The outline of an exclusion path as edges, from which the gaps in a line are computed.
struct ExclusionOutline {
  private struct Edge {
    package let start: CGPoint
    package let end: CGPoint
  }
  private let edges: [Edge]
  /// The maximum y.
  package let bottom: Double

  /// Creates the outline of a path. Curves are approximated by lines within a tenth of a point.
  package init(_ path: CGPath) {
    var edges: [Edge] = []
    for (points, _) in path.flattened(tolerance: 0.1) where points.count > 1 {
      for (index, point) in points.enumerated() {
        edges.append(Edge(start: point, end: points[(index + 1) % points.count]))
      }
    }
    self.edges = edges
    bottom = edges.map { Double(max($0.start.y, $0.end.y)) }.max() ?? -.infinity
  }

  /// Returns the horizontal interval of a band that the path covers, from its leftmost to its rightmost
  /// point; `nil` if it covers none.
  ///
  /// The interval includes concave parts.
  private func covered(_ top: Double, _ bottom: Double) -> ClosedRange<Double>? {
    var (low, high) = (Double.infinity, -Double.infinity)
    for edge in edges {
      let (upper, lower) = edge.start.y <= edge.end.y ? (edge.start, edge.end) : (edge.end, edge.start)
      guard Double(upper.y) < bottom, Double(lower.y) > top else {
        continue
      }
      func x(at y: Double) -> Double {
        let share = (y - Double(upper.y)) / Double(lower.y - upper.y)
        return Double(upper.x) + share * Double(lower.x - upper.x)
      }
      let (first, last) = (x(at: max(top, Double(upper.y))), x(at: min(bottom, Double(lower.y))))
      low = min(low, first, last)
      high = max(high, first, last)
    }
    return low <= high ? low...high : nil
  }

  /// Returns the gaps that outlines leave in a line's rectangle, left to right.
  package static func gaps(of outlines: [ExclusionOutline], in line: CGRect) -> [ClosedRange<Double>] {
    let covered = outlines.compactMap { $0.covered(Double(line.minY), Double(line.maxY)) }
      .sorted { $0.lowerBound < $1.lowerBound }
    var gaps: [ClosedRange<Double>] = []
    var start = Double(line.minX)
    let end = Double(line.maxX)
    for range in covered {
      if range.lowerBound > start { gaps.append(start...min(range.lowerBound, end)) }
      start = max(start, range.upperBound)
      if start >= end { return gaps }
    }
    gaps.append(start...end)
    return gaps
  }
}
